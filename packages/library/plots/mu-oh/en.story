title: The Dinosaur in the Way
title: Move Over
title: Mu-Oh
guest friend: Stanley (he), Nell (she)
guest pet: Doris (she), Biscuit (he)
guest minder: Greta (she), Miriam (she)
guest gun: Brenda (she), Sheila (she)

% “Move over” is cross the first time and fond the last. Let the child say “mu-oh”. The dog is the family’s, or the friend’s; a cat is lured in its own way.

# in-the-hole
When {child} came out with {child.his} bucket, there was a dinosaur in the [us: sandbox | sandpit][city: , the only one {in city}].

It wasn’t a toy. It was green and as big as a bus, its neck went up past the apple tree, and its bottom was right in {child’s} hole. {child} had been digging that hole for three days. Today {child.he} {child.was} going to get to the bottom of it.[sport:  Even {sport} could wait.]

“Move over,” said {child}.

The dinosaur looked down. She was chewing the hedge.

“Mu-oh,” she said, and stayed where she was.

# speaks-dinosaur
{Friend} came running up with an apple in {friend.his} hand. {Friend} was {child’s} best friend. {@follows}

“A dinosaur!” said {friend}. “It’s a good thing I speak Dinosaur.”

“Do you?” said {child}.

“Yes. Since just now.”[school:  {Friend} stood up very straight. “Nobody else {at school} can.”]

{Friend} stood beside one enormous foot and listened.

“Mu-oh,” said the dinosaur.

“She says her name’s {gun},” said {friend}. “And she’d like a sausage.”

# the-sausage
[elder: {Elder} handed them a sausage through the window and didn’t ask. | They fetched a sausage.] The dinosaur sniffed it and turned her head away. {Pet} ate the sausage.

“You don’t speak Dinosaur at all,” said {child}.

“I speak most of it,” said {friend}. “Just not the part about food.”

# the-push
{child} put both hands against the big green bottom and pushed. It was warm, and as rough as bark.

“Move over! It’s my [us: sandbox | sandpit]!”

{child} got so cross that {child.his} tummy felt like a fist. {Child.He} sat down on the bucket. {Friend} sat down on the grass next to {child.him}.

“It’s hard, losing a hole,” said {friend}.

“Yes,” said {child}. “And she just lies there. She isn’t even doing anything!”

# the-egg
But {pet} had poked {pet.his} nose in under that big green bottom. {@digs} And then {child} saw it. In the hole, right in the middle of that lovely deep hole, was an egg. It was as big as a [us: soccer ball | football] and as spotty as a banana.

“She isn’t lying on my hole,” said {child}. “She’s lying on her egg.”

“That’s what she was saying all along,” said {friend}. “Mu-oh. Egg.”

# one-leaf
The dinosaur stretched out her neck for some more hedge. But she had eaten all the hedge she could reach. She looked at the apple trees at the far end of the garden. They were full of leaves. She looked at the egg. Her tummy rumbled so hard that the windows rattled.

“She’s starving,” said {child}. “But she’s scared to leave it.”

“I can get her some leaves!” said {friend}.

{Friend.He} ran off[athlete: , as fast as {athlete},] and came back with a leaf. The dinosaur ate it. It took no time at all.

“This is going to take all summer,” said {child}.

# all-alone
Then the dinosaur got up. She couldn’t wait any longer. She stepped over the swings and away towards the trees, and there lay the egg, all alone. A cold wind blew across the sand. {child} put a hand on the shell.

“Oh no, {friend}! It’s getting cold!”

{child} lay down on top of the egg, but there wasn’t enough of {child.him}. There was egg sticking out on every side.

“We need somebody really warm,” said {child}.

# budge-over
{@lure}

And {pet} curled up round the egg with the whole of {pet.his} warm tummy{@eating}. There wasn’t a warmer tummy in the street. {child} took one side, and {friend} took the other.[music:  {Friend} hummed {music} to the shell.]

# the-knock
That was how they were lying when the dinosaur came back, full up, with leaves in the corners of her mouth. She stopped. She looked at them for a long time.

“Knock,” said the egg.

“That wasn’t me,” said {friend}.

There was a crack, and out of the crack came a little green nose. The baby looked at the dinosaur. It looked at {child}. Then it licked {pet’s} ear, and {pet} licked it back.

“Mu-oh,” squeaked the baby.

“What’s it saying?” asked {child}.

{Friend} had a think.

“I don’t know,” said {friend}. “It mumbles.”

# a-place
The big dinosaur lay down round all of them. She did it carefully, a bit at a time. Then she lifted her tail, and there was a place under it, exactly the right size.

“Mu-oh,” she said to {child}, very low.

This time nobody had to say what it meant.

“Move over, then,” said {child}, and in {child.he} crept, and {friend} crept in after.

# three-things
When {@a} came out to call them for dinner[elder: , with {elder}[elder2:  and {elder2}] close behind], there were three things sticking up out of the [us: sandbox | sandpit]: one long green tail, {pet’s} tail, and four bare feet.

# @a
{minder}, who was looking after the children,
## if adult
{adult}

# @follows
{Pet}, {friend’s} dog, came after. What {pet.he} {pet.was} after was the apple.
## if pet.dog
{Pet}, {child’s} dog, came after. What {pet.he} {pet.was} after was the apple.
## if pet.dog & breed.Labrador
{Pet}, {child’s} Labrador, came after. What {pet.he} {pet.was} after was the apple.
## if pet.cat
{Pet}, {child’s} cat, came too. Nobody had called {pet.him}, so {pet.he} came.

# @digs
{Pet.He} sniffed. {Pet.His} tail began to wag. {Pet.He} dug a bit, and then a bit more.
## if pet.cat
{Pet.He} sniffed. {Pet.His} tail went straight up. {Pet.He} scraped a bit with one paw, and then a bit more.

# @lure
They looked at {pet}. {Pet} was looking at the apple, which {friend} still had in {friend.his} hand.

{child} took the apple and put it in the sand, just behind the egg.

“Come on, {pet}. Lie here. Move over, bit more, bit more. There!”
## if pet.cat
They looked at {pet}. {Pet} looked the other way.

{child} pulled off {child.his} [us: sweater | jumper] and put it in the sand, just behind the egg.

“This is my clean [us: sweater | jumper], {pet},” said {child}. “No cats allowed.” {Pet} was there in two steps. “Move over, bit more, bit more. There!”

# @eating
 and ate the apple lying down
## if pet.cat
 and purred until the shell hummed
