title: Something to Go [us: Around|Round]
title: The Size of a Tangerine
title: The One Who Keeps Still
guest friend: Sam (he), Nora (she)
guest neighbour: Mrs Hill (she), Mrs Lane (she)
guest cat: Marmalade (she), Duchess (she)

% The sun (@p): the family's cat or dog, else the cat of the neighbour who is babysitting (@a where no adult is named).

# through-the-window
The planet came in through the bathroom window one Friday night, out of the rain [city: over {city}].

It was the size of a tangerine and grey all over, and it shook as if something was wrong. It floated past {child’s} toothbrush and bumped into the mirror, and where it bumped, it left a little ring of frost.

{child} stopped brushing. So did {friend}, who was sleeping over.

“That,” said {friend} through the foam, “is a planet.”

{friend} read about space every single night, and could tell you what page things were on[school: , even in the big book {at school}]. {friend.He} began to hop, because {friend.he} always hopped when {friend.he} {friend.was} thinking.

“Planets go [us: around|round] something,” said {friend}. “This one isn’t going [us: around|round] anything. It’s lost its sun. Page forty-one.”

{child} held out {child.his} hand, and the planet settled on it. It was so cold that it made {child.his} teeth ache, even the ones {child.he} hadn’t brushed yet. It was shivering with cold.

“Then we’ll find it something to go [us: around|round],” said {child}.

# the-lamp
It liked the bathroom light straight away. [us: Around|Round] it went, once, twice, three times, as happy as a moth. [music: It kept time, too, when {child} hummed {music}.] Then {@a-called} called up the stairs, “Lights out in ten minutes, you two!” and {friend}, who was very well behaved in other people’s houses, switched it off.

The planet fell into the laundry basket.

“It has to be something that stays on,” said {friend}.

“And stays warm,” said {child}. “And is big. And doesn’t wander off.”

# standing-still
They tried {friend}. The planet made a good start past {friend.his} left ear, but then {friend} got interested, and hopped, and the planet was flung into the shower curtain.

[pet.other: They tried {pet}. {pet.He} did [us: fine|very well], but {pet.he} {pet.was} so small that the planet kept missing.

][elder: They tried {elder}, who was sitting in {elder.his} chair and didn’t notice. But {elder.short} got up to look for {elder.his} glasses[elder2: , and {elder2} got up to help,] and the planet was left behind.

]They tried {child}, who could stand as still as [sport: you stand in {@game} just before it starts|a post][athlete: , and as {athlete} on the poster in {child.his} room]. Four times the planet went [us: around|round] {child.him}, cold across the end of {child.his} nose. Then {child.his} knee itched. It itched more. It itched as nothing had ever itched.

“Don’t,” said {friend}.

{child} did. The planet went rolling [us: around|round] the bath.

“It’s no use,” said {friend}. “A sun just sits there being big and warm for ten billion years. Who can do that?”

# the-engine
{@sound-of}

{child} and {friend} looked at each other.

{@who-lies-there} If you put your hand near {@p}, it came back warmer.

{child} let the planet go. It drifted over the bed and began, slowly, to circle. {@P} opened one eye. {@P-his} head turned, following it. {@snatch}

{child} caught the planet just in time.

# practically-its-job
{@job}

That was true. {@proof} But {child} went on looking at {@p-him}. {@never-once}

“{@P-he} only does it to things that aren’t {@p-his} own,” said {child}.

# now-it-is-hers
{child} knelt down and held the planet right in front of {@p}, and waited. {@P} sniffed it. It must have smelled of very far away, because {@p-he} sneezed. {@claims}

“There,” said {child}. “Now it’s {@p-hers}.”

And this time, when the planet went by, {@p} put {@p-his} chin on {@p-his} paws and let it.

# an-ocean
[us: Around it went, and around|Round it went, and round]. By the third time the frost was gone. By the tenth, one side was shining wet, and {friend}, flat on {friend.his} tummy with the magnifying glass, said in a very small voice that it was an ocean. A cloud the size of a crumb came up and rained on it. And one wisp of {@ps} fur, which got on everything in that house, curled into a ball and began to go [us: around|round] the planet.

“It’s got a moon,” whispered {child}.

“There isn’t a page for that,” said {friend}. {friend.He} had completely forgotten to hop.

# round-the-bed
There were feet on the stairs, and they dived into bed. The planet was just sailing behind {@ps} tail, so all that {@a} saw was {@an-animal}.

{@A} kissed {child} good night, and walked [us: around|round] the bed to zip up {friend’s} sleeping bag, and walked on [us: around|round] to shut the window, and came [us: around|round] again to the side where it had all begun, because there was one more kiss to come. Then the lamp went out.

“Did you see that?” whispered {friend}, when the door was shut. “You’ve got somebody going [us: around|round] you.”

# night-side
{child} thought about that.

At the foot of the bed {@p} [pet.dog: breathed|purred], and out from behind the tail came the little planet with its moon. It was morning on the side towards {@p}. On the side towards {child}, it was night.

So {child.he} closed {child.his} eyes.

# @game
{sport}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-called
{neighbour} from next door, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{cat}
## if pet.dog / pet.cat
{pet}

# @ps
{cat’s}
## if pet.dog / pet.cat
{pet’s}

# @p-he
she
## if pet.dog / pet.cat
{pet.he}

# @p-him
her
## if pet.dog / pet.cat
{pet.him}

# @p-his
her
## if pet.dog / pet.cat
{pet.his}

# @p-hers
hers
## if pet.dog / pet.cat
{pet’s}

# @an-animal
a cat
## if pet.dog
a dog

# @sound-of
From the bedroom came a noise like a bus standing still with its engine running.
## if us
From the bedroom came a noise like a truck parked with its engine running.
## if pet.dog
From the bedroom came a sigh, long and deep, like a bus when it stops.

# @who-lies-there
It was {cat}, {neighbour’s} cat, who went wherever {neighbour} went. She was lying on {child’s} bed, where she had been lying since tea.
## if us & !pet.cat & !pet.dog
It was {cat}, {neighbour’s} cat, who went wherever {neighbour} went. She was lying on {child’s} bed, where she had been lying since supper.
## if pet.cat
It was {pet}[!pet.known: , {child’s} cat,] who was lying on the bed, where {pet.he} had been lying since lunch.
## if breed.Maine Coon
It was {pet}. {Pet} was a Maine Coon, which is a kind of cat that comes in only one size, and the size is extra. {pet.He} {pet.was} lying on the bed, where {pet.he} had been lying since lunch.
## if breed.Sphynx
It was {pet}[!pet.known: , {child’s} cat,] who had no fur at all to speak of, and was as hot as a bun. {pet.He} {pet.was} lying on the bed, where {pet.he} had been lying since lunch.
## if pet.dog
It was {pet}, {child’s} [breed: {breed}|dog], who was lying on the bed, where {pet.he} {pet.was}n’t allowed to lie.

# @snatch
Then up came a paw.
## if breed.Maine Coon
Then up came a paw as wide as a pancake.
## if pet.dog
Then up came {pet.his} whole front end, with its mouth open.

# @job
“Cats knock things down,” said {friend} sadly. “It’s practically their job.”
## if pet.dog
“Dogs fetch things,” said {friend} sadly. “It’s practically their job.”

# @proof
She had knocked down the pencil pot that very evening, and a plant, twice.
## if pet.cat
{pet.He} had knocked down the pencil pot, and the alarm clock, and a plant, twice.
## if pet.dog
{pet.He} fetched slippers, and sticks, and once somebody’s whole lunch.

# @never-once
She never knocked down her own blue bowl. She never knocked down her brush.
## if pet.cat
{pet.He} had never once knocked down {pet.his} own blue bowl. {pet.He} had never knocked down {pet.his} brush.
## if pet.dog
{pet.He} had never once fetched {pet.his} own blanket. It lay where it lay, and {pet.he} lay on it.

# @claims
Then she shut her eyes and rubbed her whole cheek along it, from the whiskers to the ear, as she did with her bowl and her brush and people’s knees.
## if pet.cat
Then {pet.he} shut {pet.his} eyes and rubbed {pet.his} whole cheek along it, from the whiskers to the ear, as {pet.he} did with {pet.his} bowl and {pet.his} brush and {child’s} knees.
## if pet.dog
Then {pet.he} licked it all over, slowly and properly, as {pet.he} did with {pet.his} bowl and {pet.his} blanket and {child’s} knees.
