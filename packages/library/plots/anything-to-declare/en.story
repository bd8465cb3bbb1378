title: Anything to Declare?
title: The Castle and the Ship
title: The Border Under the Lilacs
guest friend: Ralph (he), Tess (she)
guest pet: Dot (she), Wilf (he)
guest elder: Nora (she), Clem (he)

% {elder} minds the children that day; where it is nobody's grandparent it is the friend's neighbour. The pet is the family's, else the friend's dog; a cat taps with the tip of its tail.

# castle-or-ship
The quarrel began with a den.

It stood under the lilacs {@where}. {child} and {friend}[!friend.known: , {child.his} best friend,] had spent three days building it out of planks, [adult: {adult's} sheets | sheets] and an old door. On the fourth day all they had to do was decide what it was.

“It’s a castle,” said {child}.[city:  “It’s the best castle {in city}.”]

“It’s a ship,” said {friend}. “Anyone can see that.”

“It’s got a tower!” said {child}.

“That’s a mast!” said {friend}.

Soon they had stopped talking about the den and started talking about each other. {child} said {friend} always had to be in charge[school: , even {at school}]. {Friend} said {child} never listened. “What?” said {child}, which didn’t help.

# in-the-middle
In the end {friend} went and found a washing line. They laid it straight through the den, from the door to the back wall. Above it they hung a sheet, so that they needn’t look at each other.

“That’s your side,” said {child}, “and this is mine. And nobody’s allowed across the border.”

Then along came {pet}.

{@long} {Pet.He} strolled in at the door, yawned, and lay down where {pet.he} always lay: in the middle. The front half was with {child}, and the back half was with {friend}.

{@mine}

# a-customs-house
They went to {elder.short}, who was sitting on the step with a bowl of redcurrants. {Elder.short} listened carefully to both of them, went indoors, and came out with [elder2: {elder2's} old | an old] peaked cap, a rubber stamp and a very stern face.

“If there’s a border, there has to be customs,” {elder.he} announced.

{Elder.He} put a chair down beside the den and stamped {pet} in on a sheet of paper. Front: Castle. Back: Ship. The Castle was to provide the food, since it had the mouth. The Ship was to do the scratching, since that was the end that liked it.

“Anything to declare?” {elder.he} asked, each time one of them went in or out. {child} had to pay two redcurrants for shaking out a cushion[sport: , and one for talking about {sport} in the [us: line | queue]]. {Friend} had to pay four for sneezing across the border[music: , and one for humming {music}].[athlete:  A picture of {athlete} was let through for nothing.]

# a-sound
For the first hour it was fun. But a funny thing never wants to stay with just one person. {child} thought of something really good, about a dragon who was scared of heights, turned round to tell it, and saw a sheet.

{child} lay down on {child.his} tummy in front of {pet's} nose.

“You’re still my friend, anyway,” {child.he} whispered.

From the other side of the sheet came a sound. {@Thump}

“What are you doing?” said {child}.

“Nothing,” said {friend}. “{@wags}”

{child} tried again. “{@good},” {child.he} whispered, as softly as possible.

{@Thump}

So that was how it worked. Anything kind you said in at one end came out at the other.

# a-soft-ear
{child} thought for a long time. It had begun to rain, little drops on the roof. {Elder.short} put up an umbrella, because customs does not close for a bit of wet. Then {child} leaned all the way in to {pet's} soft ear.

“It’s boring without {friend},” {child.he} whispered. “And I really wasn’t listening. All I could hear was castle.”

{Pet} looked at {child.him}. {@shook}

“Whoa,” said {friend}. “What did you say to {pet.him}?”

{child} took a breath.

“That it’s boring without you,” {child.he} said. “And sorry.”

# a-smile
No answer came, only the rain. Then {child} heard {friend} begin to scratch, slowly and for a long time, in the place {pet} liked best of all. At {child's} end, {pet} shut both eyes, {@grin}

“Now {pet.he}’s smiling,” said {child}.

“Good,” said {friend}. “That was me saying sorry.”

# one-bump
Then the sheet went up, from both sides at once, and their heads banged together.

“Anything to declare?” called {elder.short}.

“One bump each!” shouted {child} and {friend}.

{Elder.short} took off the cap, crawled into the den with the whole bowl, and paid back every redcurrant, with sugar on.[elder2:  Some were for {elder2}.]

# low-down
They ate while it rained. {child} told the one about the dragon who was scared of heights, and {friend} laughed so much that {friend.he} had to put down the bowl.

“A dragon like that can’t live in a tower,” said {friend}. “It has to live somewhere low down.”

“On a ship,” said {child} slowly.

“In the castle on the ship,” said {friend}.

And that, at last, was that.

# across-the-bed
At bedtime {@night} {@A} sat down on the bed, but there was hardly any room, because {pet} was lying right across the covers. The front half was against {child}, and the back half was against {@a}.

“Is this how it’s meant to be?” asked {@a}.

“Wait,” said {child}. {Child.He} leaned over and whispered something in {pet's} ear.

{@A} looked down at the covers.

{@tail}

“What did you say to {pet.him}?” asked {@a}.

But {child} had already shut {child.his} eyes.

# @where
at {elder's} house, next door to {friend}
## if elder
in the yard where {elder} was minding the children that week

# @long
{Pet} was {friend's} dog, and {pet.he} came out almost twice as long lying down.
## if pet.dog
{Pet} was {child's} dog, and {pet.he} came out almost twice as long lying down.
## if pet.dog & breed.Dachshund
{Pet} was {child's} dachshund, long even for a dachshund.
## if pet.cat
{Pet} was {child's} cat, and {pet.he} came out almost twice as long lying down.

# @mine
“{Pet} is my dog,” said {friend} through the sheet. “Send over the rest of {pet.him}.”

“{Pet.He} chose for {pet.himself} where to put it,” said {child}.
## if pet.dog
“{Pet} is my dog,” said {child} through the sheet. “Send over the rest of {pet.him}.”

“{Pet.He} chose for {pet.himself} where to put it,” said {friend}.
## if pet.cat
“{Pet} is my cat,” said {child} through the sheet. “Send over the rest of {pet.him}.”

“{Pet.He} chose for {pet.himself} where to put it,” said {friend}.

# @thump
thump, thump, thump.
## if pet.cat
tap, tap, tap.

# @wags
{Pet.He}’s wagging.
## if pet.cat
It’s the tip of {pet.his} tail.

# @good
Good dog
## if pet.cat
Good cat

# @shook
And then {pet.he} wagged until the whole ship shook.
## if pet.cat
And then {pet.he} purred until the whole ship shook.

# @grin
laid a lip on one paw, and smiled. A dog can do that, if the scratching is right.
## if pet.dog & breed.Dachshund
laid a lip on one paw, and smiled. A dachshund can do that, if the scratching is right.
## if pet.cat
laid a cheek on one paw, and smiled. A cat can do that, if the scratching is right.

# @night
{elder.short} came to say goodnight, because {child} and {pet} were staying over.
## if adult
{adult} came to say goodnight, and {friend} had lent {pet} for the night.
## if adult & pet
{adult} came to say goodnight.
## if !adult & pet
{elder.short} came to say goodnight.

# @a
{elder.short}
## if adult
{adult}

# @tail
Thump, said the tail. Thump, thump, thump.
## if pet.cat
Tap, said the tail. Tap, tap, tap.
