title: Where Does the Cat Go?
title: A Kind of Cushion
title: One Is for Wood
guest neighbour: Mrs Bunce (she), Mrs Tansley (she)

% The rhyme reads itself, and gets its last line in bed. Tink is the bell in the ball.

# just-sat
{child’s} cat, {pet}, had lost {pet.his} ball with the bell in it. And ever since, {@he} had done nothing but sit in the old green chair. {Pet.He} wouldn’t play. {Pet.He} wouldn’t come up on {child’s} bed at night. {@He} just sat.

And now the chair had to go. It had no legs at the back, and its insides were coming out at the front.

{neighbour} next door came with her big flat cart. They heaved the chair on to it, and up jumped {pet} and sat in it.

“Off you get,” said {child}.

{Pet} shut {pet.his} eyes.

# like-a-queen
So off they went down the road, {neighbour} pulling and {child}[adult:  and {adult}] pushing[sport:  as hard as when you {play sport}], and {pet} in the green chair in the middle, like {@crown} going to open a shop.[friend:  In front of them all walked {friend}[!friend.known: , {child’s} best friend,] and shouted, “Make way for the cat!”]

# one-two-three
At the recycling centre there was a man in a bright orange coat. He knew where everything[city:  in {city}] went:

“One is for wood and two is for tin, //
and three is for things with the stuffing in.”

Then he saw {pet}. He looked at one. He looked at two. He looked at three.

“But which is the one that the cat goes in?”

“None of them!” said {child}. “{@He}’s just got to get off.”

# cheese
{neighbour} held out a bit of cheese from her sandwich. {Pet} ate the cheese. And {pet.he} stayed where {@he} was.[music:  The man whistled {@song} to {pet.him}, and {pet} thought it was very nice, and stayed where {@he} was.][elder:  {Elder} tried saying please[elder2: , and {elder2} tried looking the other way].]
## or
{neighbour} went behind the wood and rustled her sandwich paper. {Pet’s} ears turned [us: around | round] to listen. The rest of {pet.him} stayed where it was.[music:  The man whistled {@song} to {pet.him}, and {pet} thought it was very nice, and stayed too.][elder:  {Elder} tried saying please[elder2: , and {elder2} tried looking the other way].]

# a-cushion
The man took {pet} [us: around | round] the middle with his big gloves, and lifted. Up came {pet}. And up came the chair, for {pet.he} held on to it with all {pet.his} claws.

“Stuck,” said the man. “Is it a kind of cushion?”

“MRROW,” said {pet}.

“Not a cushion,” said the man, and put {pet.him} down.

# closing-time
Then a bell rang over the gate. Clang, clang! Closing time.

“Oh no,” said {child}.

“One is for wood and two is for tin,” said the man, and scratched his head. “But I’ve nothing for a chair with a cat. You’ll have to take it home.”

“Up the hill?” said {neighbour}, and had to sit down on the cart.

# tink
The cart tipped. The chair tipped. And somewhere a long way down inside the chair, something said: tink.

{Pet’s} ears went up.

{child’s} head went up.

“Do that again,” said {child}.

{neighbour} got up, and sat down again. Tink.

{Pet} put one paw in the crack at the side of the seat, as far as it would go. Then {pet.he} looked at {child}. The paw wasn’t long enough.

“Oh, {pet},” said {child}. “You’re not just sitting. You’re waiting!”

# to-the-shoulder
{neighbour’s} hand was too big. The man’s was too big even without the glove. But {child’s} arm was thin. In it went, to the elbow. In it went, right up to the shoulder, and {child.his} cheek lay flat against {pet’s} side.

{child} pulled out a sock. {Child.He} pulled out a spoon. {Child.He} pulled out half a pancake, very old.[school:  {Child.He} pulled out a pencil that ought to have been {at school}.]

“Three for the sock,” said the man. “Two for the spoon. I don’t know about the pancake.”

{child} shut {child.his} eyes and stretched {child.his} fingers as far as fingers go. Something round. Something cold. {Child.He} had it!

# three-then
Tink, tink, tink! Out came the ball with the bell in it.

{Pet} took it in {pet.his} mouth. And {pet.he} climbed down off the chair, all by {pet.himself}, and walked out through the gate with {pet.his} tail straight up in the air[athlete: , like {athlete} with a gold medal]. Tink, tink, tink.

“Three, then,” said the man. And in went the green chair, with all its stuffing, and nobody minded at all.

{Pet} rode home on the empty cart with the ball between {pet.his} paws.

# the-one
That evening {pet} went [us: around and around | round and round] with it. Tink, tink. {Pet.He} {pet.was} looking for somewhere to keep it, now that the chair was gone.

Tink, tink, up {pet.he} came on to {child’s} bed.

{@He} turned [us: around | round] once. {@He} turned [us: around | round] twice. {@He} lay down by {child’s} feet, with the ball tucked in under {pet.his} chin, and began to purr.

And {child} whispered, with {child.his} eyes nearly shut:

“One is for wood and two is for tin, //
and three is for things with the stuffing in …

And this is the one that the cat goes in.”

# @He
{Pet}
## if pet.he
He
## if pet.she
She

# @he
{pet}
## if pet.he
he
## if pet.she
she

# @crown
somebody royal
## if pet.he
a king
## if pet.she
a queen

# @song
{music}
