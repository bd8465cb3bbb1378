title: Keep a Lid on It
title: Open a Crack
title: Under the Lid
guest friend: Thea (she), Rufus (he)
guest pet: Bramble (she), Dash (he)
guest elder: Mabel (she), Walter (he)
guest lift: Mrs Lowe (she), Mrs Penn (she)

% The grandparent’s lids go all the way through. The pet is the family’s, or the dog of the yard. A cat in the dog’s place: @whined, @planted, @kind.

# since-tuesday
The rainbow had been standing in {@yard} since Tuesday.

It was Thursday now. Not a drop of rain had fallen for two whole days[city: , not even {in city}], and still there it stood, with one foot behind the rain barrel and the rest of it up over the barn roof, where it grew thinner and thinner until it was only air.

“It’s paler today,” said {child}. “Yesterday it still had its violet.”

“I expect it has its reasons,” said {elder}, and {elder.he} put the lid on the teapot.

{Elder} put lids on everything. The butter had a lid, the sugar had a lid, [elder2: {elder2’s} cup had a lid, ]and even the bucket of [us: clothespins | clothes pegs] had a lid that {elder.he} had sawn {elder.himself}. “Keep a lid on it and you’ll keep it,” {elder.he} liked to say.

# like-a-cow
{child} went outside. Close to, the rainbow was like a cow in the fog: you couldn’t quite see it, but you could tell that it was large, and breathing. It smelled of wet stone. When {child} put out {child.his} hand it shied a little, but no further. It didn’t want to go. It didn’t look as if it had the strength to stay, either.

{child} wanted it to get home before its colours ran out[adult: , and if possible before {adult} came with the car].

# the-barrel
{@Who} was there already. {Pet} hated water, and if anyone spilt so much as a drop {pet.he} walked round it, but for two days now {pet.he} had lain with {pet.his} nose against the rain barrel and only gone in for meals. Now and then {pet.he} {@whined}, just one small note.

“{Pet.He} thinks there’s treasure,” said {friend}[!friend.known: , {child’s} best friend,] wobbling up on a bike with a [us: tarp | tarpaulin] on the back[sport: , though {friend.he} {friend.was} meant to {play sport}]. What {friend} really wanted was a piece. Only a little one, {friend.he} said, a strip off the yellow, because {friend.he} had to give a talk [school: {at school} ]on Monday, and nobody in {friend.his} class had believed a word {friend.he} said since that business with the eel. “But first we rescue it. It’s the sun that’s fading it. Same thing happened to our curtains.”

# the-red-went-out
They stretched the [us: tarp | tarpaulin] from the barn to the woodshed[music: , and {friend} hummed {music}]. It took a quarter of an hour. When the shadow fell across the rainbow’s foot, the red went out.

Not bit by bit. It was simply gone.

“Take it down!” cried {child}. “{Friend}, take it down!”

They tore the [us: tarp | tarpaulin] loose. Slowly, like the feeling coming back into a hand you’ve slept on, the red returned. But it was fainter than before.

{Friend} sat down on the [us: tarp | tarpaulin]. “Sorry,” {friend.he} said. {Friend.He} didn’t say it to {child}.

# it-bent
They sat there for a long time. {Pet} {@whined} {pet.his} one small note. {Pet.He} put a paw to the barrel and scratched, lay down, listened, and scratched again.

And then {child} saw what had been right in front of {child.him} for two days. Every time {pet} {@whined}, the rainbow moved. It bent. The whole great bow came down a fraction, towards the barrel, like somebody leaning over a bed.

“{Pet.He} {pet.is}n’t after treasure,” said {child}. “{Pet.He} can hear someone. And so can the rainbow.”

“Where?”

# the-lid
“{Elder.short}! When did you put the lid on the barrel?”

{Elder} came out on to the step with {elder.his} hands in {elder.his} apron. “Tuesday. The minute it stopped raining. I always do, or things go and …” {Elder.He} broke off. “Things go and fall in,” {elder.he} said.

{Elder.He} crossed the yard faster than {child} had ever seen {elder.him} go[athlete: , almost like {athlete}]. {Elder.He} laid both hands on the lid, and {elder.he} lifted.

Down in the black water lay a rainbow. It was about the size of a shoe. It had all its colours, but it lay perfectly flat, like the oil on a puddle at a [us: gas | petrol] station, and it was trembling.

“It’s a baby,” whispered {friend}.

“Two days in the dark,” said {elder}. “Under my lid.”

# let-it-run
{child} put {child.his} hand in, but the baby ran through {child.his} fingers. {Friend} tried the scoop. It ran over the edge.

“It won’t be carried,” said {child}.

“Then it’ll just have to run,” said {elder}, and {elder.he} spat on {elder.his} palms, took hold of the barrel and tipped it over.

Out went the water across the yard, and made one long, gleaming puddle in the shadow of the barn. In the middle of the puddle lay the baby. The big rainbow bent so low that the roof turned yellow, but it couldn’t reach.

“It’s the shade,” said {friend}. {Friend.He} had got to {friend.his} feet. “It’s what I did with the [us: tarp | tarpaulin]! They need sun, {child}. We’ve got to get it into the sun!”

The sun was ten steps away, over by the [us: clothesline | washing line]. And nobody could carry a rainbow ten steps.

# into-the-puddle
Then {pet} walked into the puddle.

{Pet}, who hated water, lay right down in it and rolled from side to side, taking {pet.his} time and missing nothing, until {pet.his} coat dripped and the whole of {pet.him} shimmered green and blue. Then {pet.he} got up. {Pet.He} walked ever so carefully, with {pet.his} head low, as if somebody were asleep on {pet.his} back. One step. And another. All the way to the [us: clothesline | washing line], and out into the sun.

# a-cloud-of-drops
{@Planted}

{Pet.He} began with {pet.his} ears and finished with {pet.his} tail, and all around {pet.him} hung a cloud of drops, and in the cloud, small and round and wide awake, stood the baby.

The big rainbow bent down one last time. It was so quick that {friend}, who had waited two days for a bit of yellow, forgot to put out {friend.his} hand. Then they were both gone, and the yard was just a yard.

# open-a-crack
{@Home}

“{Pet.He} {pet.was} carrying something,” said {child}.

Through the back window {child.he} could see {elder} stand the barrel up, fetch the lid and set it straight. {Elder.short} walked a few steps. Then {elder.he} turned round, went back, and left it open a crack.

# @yard
the yard of {elder}, the neighbour over the hill,
## if elder
{elder’s} yard

# @who
{pet} the farm dog
## if pet.dog
{pet}, {child’s} dog,
## if pet.dog & breed
{pet} {the breed}
## if pet.cat
{pet}, {child’s} cat,
## if pet.cat & breed
{pet} {the breed}

# @whined
whined
## if pet.cat
mewed

# @kind
dog
## if pet.cat
cat

# @planted
There {pet.he} planted {pet.his} four legs, and shook.
## if breed.Dachshund
There {pet.he} planted {pet.his} four short legs, and shook.
## if pet.cat
There {pet.he} planted {pet.his} four legs, looked as if nobody was allowed to watch, and shook.

# @home
{@A} came with the car to fetch {child}, and asked why the dog was wet.
## if pet
In the car on the way home, {@a} asked why the {@kind} was wet.
## if pet & !adult
In the car on the way home {lift}, who was driving, asked why the {@kind} was wet.

# @a
{lift}
## if adult
{adult}
