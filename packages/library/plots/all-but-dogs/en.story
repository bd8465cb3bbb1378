title: Budge Up a Bit
title: The Ghost in the Basket
guest pet: Chipolata (he), Bramble (she)
guest minder: Mel (she), Josie (she)

% The dog is the family’s, or the neighbours’; a cat does it with claws. The dachshund’s joke is under breed.Dachshund. Refrain: “Budge up a bit.”

# a-knobbly-basket
{child} woke up because {pet} {@growled}. {@whose} {Pet.He} {pet.was} in {pet.his} basket, next to {child’s} bed. On top of {pet} lay a ghost.

It was white and thin and as big as a sheet. It was lying on its tummy, all over the {@dog}.

“Budge up a bit,” the ghost said to {pet}. “You’re so knobbly.”

“Budge up yourself!” said {child}. “That’s {pet’s} basket!”

{Pet} said nothing. {Pet.He} had a ghost’s finger in {pet.his} eye.

# all-but
{child} wanted that ghost out of there. {Child.He} pointed at the chair.

“You can sleep on that.”

The ghost sat down on the chair. It went straight through the seat and landed on the floor.

“I go through everything,” said the ghost. “[city: Half of {city}, tonight. ]Everything but {@dogs}.”

{child} put a hand into the ghost. It felt like opening the fridge. The hand came out on the other side. But when {pet} put {pet.his} nose to the ghost, it made a little dent.

“That’s why I’m lying on {pet.him},” said the ghost.

“But {pet.he} {pet.does}n’t want you to,” said {child}.

# across-the-door
No, {pet} didn’t want it to at all. {@crosswise}

“Budge up a bit,” said the ghost.

{Pet} didn’t budge. {Pet.He} shut one eye.

# next-night
The next night it was just the same[school: , though {child} had thought about it all day {at school}].[friend:  {Friend}, {child’s} best friend, had been told everything, and believed every word.] {Pet} crept into the basket, went round three times and sighed. Then the ghost came in through the wall and lay down on {pet.him} like a quilt.

“You’re making {pet.him} cold!” said {child}.

“I’m tired!” said the ghost.

“Go and sleep in the shower, then!” said {child}.

{Pet} crawled out between them. {Pet.He} jumped up on {child’s} bed, got under {child’s} covers and lay down by the wall, with only {pet.his} nose showing.

“You see?” said {child}. “{Pet.He} chose me.”

The ghost went so pale that you could see the wallpaper through it.

# it-sank
“Then I’ll sleep on the floor,” said the ghost. “Just so you know.”

It lay down on the rug. It yawned. It shut its eyes.

And then it sank.

First its tummy went down into the rug. Then its shoulders. {child} sat up.

“Ghost? Wake up!”

The ghost was snoring[elder:  like {elder}[elder2:  and {elder2}] after dinner]. Soon there was only its nose left. {child} dived on to the rug and grabbed at it, but {child.his} hand went straight through. The nose sank into the floor, and then there was just a rug.

# a-sore-throat
{child} felt {child.his} throat go tight. {Child.He} {child.was} sad, because the ghost hadn’t been nasty. All it had needed was something to lie on.

“{Pet},” {child.he} whispered, “it’s falling. Every time it goes to sleep, it falls.”

{Pet} had already jumped down. {Pet.He} put {pet.his} nose to the rug. Then {pet.he} ran to the top of the stairs and waited.

Down they went to the kitchen. {Pet} walked up to the cellar door and scratched.

“{@Call}!” shouted {child}. “We’ve got to go down to the cellar!”

{@Came} came and switched on the light, and stayed at the top to hold the door open. {child} and {pet} went down, one step at a time.

# the-big-toe
Right at the back, behind a bicycle[sport:  and everything to do with {sport}], two white feet were sticking up out of the concrete.

“It’s still asleep!” said {child}.

{Child.He} pulled at the feet. It was no use, and all {child.he} got was cold fingers. {Pet} looked at the feet. {Pet.He} looked at {child}. {@bite} {child} held on to {pet.him} round the tummy, and backed up too.

“Pull, {pet}! Pull!”[athlete:  {Athlete} couldn’t have pulled harder.]

Up came the legs. Up came the tummy. PLOP! And there sat the ghost, on the bicycle. No, in the bicycle.

“OW!” said the ghost. “My toe!”

# sorry
“You fell,” said {child}.

“I know,” said the ghost, very quietly. “Last week I woke up on [us: a subway train | the Underground].”

{child} took a step closer.

“I’m sorry I told you to sleep in the shower.”

“I’m sorry I said {pet.he} {pet.was} knobbly,” said the ghost. “{Pet.He} {pet.is}. But it’s a nice sort of knobbly.”

Then they went back up, all three of them.[friend:  {Friend} would want to hear about the toe.][adult: |  {Minder} switched off the light behind them.]

# roll-over
{@jumper} Then {child.he} lay down in bed and patted the covers, and {pet} jumped up and lay down in the middle. {@long}

The ghost stood at the end of the bed and watched.

“Budge up a bit, {pet},” said {child}.

And {pet} budged up. {Pet.He} rolled over on to {pet.his} back with {pet.his} tummy in the air, which made a place that was wide and soft. The ghost lay down on it, and there it stayed.[music:  It hummed a little {music}.] One white hand hung over the edge of the bed. {Pet} gave it a lick and fell asleep.

# @whose
{Pet} was the neighbours’ dog, and was staying with {child} that week.
## if pet.dog
{Pet} was {a breed}.
## if pet.cat
{Pet} was {a breed}.

# @growled
was growling
## if pet.cat
was hissing

# @dog
dog
## if pet.cat
cat

# @dogs
dogs
## if pet.cat
cats

# @crosswise
{Pet.He} climbed out of the basket and lay down in the doorway, sideways, so that nobody could get past. A dog lying sideways is very nearly a door.
## if breed.Dachshund
{Pet.He} climbed out of the basket on {pet.his} short legs and lay down in the doorway, sideways, so that nobody could get past. A dachshund lying sideways is very nearly a door.
## if pet.cat
{Pet.He} climbed out of the basket and sat down in the doorway, neither in nor out. Nobody gets past a cat who is neither in nor out.

# @bite
Then {pet.he} did what dogs are for.

{Pet.He} bit.

{Pet.He} took the ghost by the big toe, planted all four feet on the floor and backed up. A dog who has hold of something thinks it’s a game, and dogs don’t like to lose.
## if breed.Dachshund
Then {pet.he} did what dachshunds are for.

{Pet.He} bit.

{Pet.He} took the ghost by the big toe, planted all four feet on the floor and backed up. A dachshund who has hold of something never lets go.
## if pet.cat
Then {pet.he} did what cats are for.

Out shot a paw.

{Pet.He} sank all {pet.his} claws into the ghost’s big toe, as if it were a sofa, and backed up. A cat who has hooked on to something never lets go on purpose.

# @jumper
{child} fetched {child.his} thick [us: sweater | jumper], the one with the hood[elder: , which {elder} had said would be too big], and pulled it on over {pet’s} head.
## if pet.cat
{child} fetched {child.his} thick [us: sweater | jumper], the one with the hood[elder: , which {elder} had said would be too big], and spread it out on the covers, because nobody puts a [us: sweater | jumper] on a cat.

# @long
That didn’t leave a lot of bed.
## if breed.Dachshund
{Pet} was long, so that didn’t leave a lot of bed.

# @call
{minder}
## if adult
{adult}

# @came
{minder}, who was babysitting,
## if adult
{adult}
