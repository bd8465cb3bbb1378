title: A {@Cat}’s Weight of Time
title: The Town That Ran on {@Cat}
title: Plus Fish
guest pet: Smudge (he), Duchess (she)
guest keeper: Mr Tarrant (he), Mr Plumley (he)

% {@a} is whoever reads, else {keeper} next door. The cat is the family’s, else somebody’s; only the cat of the story’s own has a weight in figures. The last line is said slowly.

# ten-to-four
The clock on Penny Cross town hall had stopped at ten to four, and it was keeping {@a} awake at night. {child} could hear the sighs through the wall.

{@Looked} {@He} had wound it and worried about it all year. Now the council had lost patience. Unless the clock struck noon on Saturday, in front of the mayor, it would be taken down and replaced by an electric one that never went wrong and played a little tune[music: , and not even {music}].

It was Thursday. {child} climbed the tower behind {@him}, and behind {child} came {@whose}, who hadn’t been asked. {@breed} {pet.he} took each of the sixty-six stairs as though it had been rude to {pet.him}.

# the-weight
At the top {@a} found the trouble. A clock like that is driven by a weight, a block of iron on a rope that sinks slowly down a shaft and turns the wheels as it goes. The hook had rusted through. The weight had dropped to the bottom and split in two.

“I can get another made,” said {@a}[city: , who had asked at every workshop {in city}]. “By [us: a week from Tuesday | Tuesday week].” {@He} sat down on the floor. “That’s that, then.”

“How heavy was it?” asked {child}.

{@heavy}

“No,” said {@a}.

“{@sleeps},” said {child}. “It’s only doing it somewhere else.”

# tock
They hung up a [us: laundry | washing] basket with high sides, and lined it with {@as} [us: sweater | jumper]. The shaft was boarded all round and no deeper than a bath. {Pet} got in, turned round three times, and sat. The rope tightened. Somewhere above them a great wheel thought it over, and moved one tooth.

Tock, said the clock of Penny Cross.

# ran-on-cat
So for two days the town ran on {@cat}, and only {child} and {@a} knew it. They wound {pet.him} up after breakfast and wound {pet.him} up after [us: supper | tea]. On Friday {pet.he} stole a sausage, and everybody’s bus was early[school: , and {at school} the bell went in the middle of a sum][sport: , and there was {sport} before anybody had tied their laces]. When {pet.he} dreamed, the minute hand trembled, and people in the square looked up and felt that something lovely was about to happen.

“Just as long as {pet.he} sits still tomorrow,” said {@a}, who didn’t sleep that night either.

# like-a-passenger
On Saturday, by half past eleven, the square was full. The mayor stood there in her gold chain, and beside her stood a man with a [us: catalog | catalogue] of electric clocks.[elder:  {Elder}[elder2:  and {elder2}] had come early, to be near the front.][friend:  {Friend}[!friend.known: , {child’s} best friend,] waved up at the tower.]

At eight minutes to twelve {pet} opened one eye. From down in the square came a smell of frying fish.

“{Pet},” said {child}. “Please.”

{Pet} stood up. {Pet.He} stretched the front half and then the back half. {Pet.He} stepped over the edge of the basket like a gentleman leaving a train, and was gone.

The clock went to …

# of-anything
{@A} didn’t say anything. That was the worst part. {@He} only laid a hand flat on the big wheel, the way you’d lay it on the neck of an old horse.

{child} hated talking to strangers. {Child.He} hated it more than sprouts. But {child.he} looked at that hand, and {child.he} ran to the little window, stuck out {child.his} head and shouted.

“I need {@seven}! Of anything! Now!”

Two hundred faces tipped up. Nobody stirred.

“It’s the clock,” {child} called, and {child.his} voice cracked. “It isn’t broken. It’s just a bit short of something, and {@a} has been carrying it all alone. Please. What have you got?”

# hand-over-hand
For one moment it was so quiet that you could hear the fish frying. Then an old man undid his bag. “Potatoes,” he said. “{@sack}. Mind, I want them back.”

After that it came up the stairs hand over hand: [elder2: {elder2’s} | a] [us: can of peaches | tin of custard], [friend: {friend’s} left roller skate | a left roller skate],[athlete:  a framed picture of {athlete},] a hymn book, [elder: {elder’s} teapot | a teapot]. {child} packed it all in. The rope creaked. The mayor herself, with a red face, pulled her chain off over her hat, and it went up too.

One minute to twelve. The wheel leaned, and leaned, and didn’t move.

“How much more?” whispered {child}.

“Hardly anything,” said {@a}. “A mouthful.”

# a-mouthful
There was {@tread} tread on the stairs. {Pet} came in. {Pet.He} had a piece of fish in {pet.his} mouth, a large one, and {pet.he}’d carried it up all sixty-six steps, {@because} {Pet.He} saw that {pet.his} basket was full of potatoes. Then, with a sigh, {pet.he} put the fish down on top of the teapot.

Tock.

And the bell struck twelve. The tower hummed with it, and {child} felt it in {child.his} teeth. Down in the square they counted every stroke out loud[friend: , {friend} loudest of all], and at the last one they cheered, for it was their noon. They had all put something in.

The man with the [us: catalog | catalogue] took the early bus.

# plus-fish
That evening {@a} fell asleep in {@his} chair with one boot still on. {child} put a coat over {@him}. {Pet} climbed up and settled on top, {@all}, plus fish.

And {@a}, very slowly, began to tick.

# @a
{keeper}
## if adult
{adult}

# @as
{keeper’s}
## if adult
{adult’s}

# @he
he
## if adult
{adult.he}

# @him
him
## if adult
{adult.him}

# @his
his
## if adult
{adult.his}

# @Looked
{Keeper} lived next door to {child}, and he looked after the clock.
## if adult
{Adult} had promised to look after the clock.

# @whose
{Pet}, {keeper’s} cat
## if adult & !pet
{Pet}, the cat from next door
## if pet.cat
{Pet}, {child’s} cat
## if pet.dog
{Pet}, {child’s} dog

# @breed
{Pet} was a British Shorthair, grey as a rain cloud and about the same shape, and
## if pet
{Pet} {pet.was} {a breed}, and

# @heavy
“Little one like that? {@Seven}, near enough.”

{child} turned round and looked at {pet}.

That very morning the vet had put {pet} on the scales, polished her glasses, and looked again. “{@Seven},” she had said. “Exactly. Oh dear.”
## if pet
“One like that?” {@A} held out both arms, as if there were something in them. “About the same as {pet}.”

It went quiet. {child} turned round and looked at {pet}.

# @sleeps
{Pet.He} sleeps twenty hours a day
## if pet.dog
{Pet.He} spends half the day asleep

# @cat
cat
## if pet.dog
dog

# @seven
[us: fifteen pounds | seven kilos]
## if pet.cat
a cat’s weight
## if pet.dog
a dog’s weight

# @sack
[us: Four pounds | Two kilos]
## if pet.dog
A whole sack

# @because
because {pet.he} had been given a place to sit and that was where {pet.he} meant to eat it.
## if pet.dog
because a dog who has got hold of something good takes it home to {pet.his} own basket.

# @all
all [us: fifteen pounds | seven kilos] of {pet.him}
## if pet
every bit of {pet.him}

# @tread
a slow, offended
## if pet.dog
a brisk, contented
