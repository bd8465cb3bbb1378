title: The Monster Who Lost Its Growl
title: Peep, Said the Rug
guest friend: Rufus (he), Edie (she)
guest pet: Otto (he), Pepper (she)
guest minder: Josie (she), Hattie (she)

% Peep, prrp, growl: let the child do them, and whisper the last one. Who opens the door: {adult}, else the grandparent, else {minder}: @a.
% The cat is the family’s, else the friend’s; a dog snores instead of purring: @basket, @came, @bed. The Siamese is the original.

# low-down
It rained on the roof, and it rained on the doorstep[city: , and it rained all over {city}]. {child} and {friend}[!friend.known: , {child.his} best friend,] were lying on their tummies in the hall, driving cars[sport: , and all the cars were on their way to {sport}]. {@basket}, doing nothing at all.[elder & adult:  {Elder}[elder2:  and {elder2}] had tea in the kitchen.][elder2 & !adult:  {Elder2} had tea in the kitchen.]

Then somebody knocked. It wasn’t high up on the door, where people knock. It was low down.

Knock, knock, knock.

{@first} opened the door.

On the step stood a monster. It was green and shaggy, and so wet that it was dripping from both ears. It was about as big as a footstool.

“Oh my,” said {@a}.

# pip
“Are you a dangerous monster?” asked {child}.

The monster opened its great big mouth. It took a deep, deep breath. And it said:

“Peep.”

{child} looked at {friend}. {Friend} looked at {child}.

“It said peep,” said {friend}.

# lost
Then the monster began to cry. It had lost its growl! The growl had been in its tummy this morning, it was sure of that. But now it was gone. And at home in the forest [us: Mommy | Mummy] Monster sat listening for a growl. How would she find her little one, if all it said was peep?

“We’ll help you,” said {child}. “Come in. But wipe your paws.”

The monster wiped its paws. All four of them.

# boots
First they looked for the growl. They looked in the boots. Nothing but sand. They looked under the sofa. An old [us: cookie | biscuit] was there, and the monster ate it up. [school: They looked in the bag from {school}. Nothing but a drawing. ][music: They looked in the radio. Nothing but {music}. ]They looked in {@as} pocket. Nothing but {@as} keys. No growl.

# too-loud
“You can borrow one of mine,” said {friend}. “I can do a digger. BRRRUMMM!”

The monster was so frightened that it crept in under the rug.

“Peep,” said the rug.

“You can borrow mine,” said {@a}. “This is what I say when I step on a toy brick. GRRRAAOW!”

And the monster crept in further still.

# make-it-small
{child} lay down on the floor. {Child.He} lifted the edge of the rug, just a little, little bit. Two round eyes were shining in there.

“That was too loud,” whispered {child}. “We’ll make it small.”

# started
{@came}

Rrrr, rrrr, rrrr.

“Do you hear?” whispered {child}. “{Pet} is starting you up.”

Rrrr, rrrr, said {pet}.

Peep, peep, said the monster.

Rrrr, rrrr, said {pet}.

Prrp, prrp, said the monster.

And then, deep, deep down in that green tummy:

“Grrrrowl.”

“It came!” shouted {friend}.

“It wasn’t gone,” said {child}. “It was only cold.”

# morr
{@A} threw the door wide open. The monster stood on the step. It took a deep, deep breath.

“GRRRRRRROWL!”

The leaves flew off the tree. The hat flew off {@as} head.[elder & adult:  {Elder.short} dropped a spoon in the kitchen[elder2: , and so did {elder2.short}].][elder2 & !adult:  {Elder2.short} dropped a spoon in the kitchen.] And far away in the forest somebody answered, ever so slowly and ever so gladly:

“GRRRRRRROWL!”

# a-wet-hug
“That’s [us: Mommy | Mummy],” said the monster. It hugged {friend}, and {friend} got wet. It hugged {child}, and {child} got wetter. {Pet} licked it between the ears. Then off home it went[athlete: , nearly as fast as {athlete}], hop and splash, hop and splash.

# under-a-green-arm
That night {child} lay in bed. The rain had stopped. {@bed}

Rrrr, rrrr, rrrr.

“Growl,” whispered {child} to the window. It was just a small one.

For a while there was nothing. And then, far, far away in the forest, under a warm green arm, somebody answered.

“Growl.”

And then they slept, all three of them.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @first
{Minder}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @basket
{Pet}, {friend’s} cat, lay in the laundry basket
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] lay in the laundry basket
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] lay on a heap of washing

# @came
And who came now, on soft little paws? {Pet}. {Pet.He} had climbed out of the laundry basket. {Pet.He} went in under the rug as well. {Pet.He} trod round and round on the monster’s tummy. Then {pet.he} lay down on it, and {pet.he} began to purr.
## if breed.Siamese
And who came now, on soft brown paws? {Pet}. {Pet.He} had climbed out of the laundry basket. {Pet.He} went in under the rug as well. {Pet.He} trod round and round on the monster’s tummy. Then {pet.he} lay down on it, and {pet.he} began to purr.
## if pet.dog
And who came now, nose to the floor? {Pet}. {Pet.He} had climbed down from the washing. {Pet.He} crawled in under the rug as well. {Pet.He} turned round and round. Then {pet.he} put {pet.his} chin on the monster’s tummy, and {pet.he} began to snore.

# @bed
{Friend} had gone home, but {pet} stayed and trod round and round on the [us: covers | duvet], and lay down on {child’s} tummy.
## if pet.cat
{Pet} trod round and round on the [us: covers | duvet], and lay down on {child’s} tummy.
## if pet.dog
{Pet} turned round and round on the [us: covers | duvet], and put {pet.his} chin on {child’s} tummy.
