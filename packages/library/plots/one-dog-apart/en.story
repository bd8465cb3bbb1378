title: The Way to {friend}
title: Meet You in the Middle
title: Two Roads in the Snow
guest friend: Nell (she), Rory (he)
guest pet: Doris (she), Humphrey (he)
guest minder: Bridie (she), Tess (she)

% The child can dig along (Shuff, shuff, shuff!) and scrabble (Scrabble, scrabble, scrabble!). The dachshund is the original, and the one that stands in; other dogs and cats have lines of their own.

# all-white
In the night it had snowed[city:  in {city}]. It had snowed so much that there wasn’t a yard any more. There was only white.[school:  The way to {school} had gone, too.]

{child} pulled on a snowsuit, because there on the other side of the yard stood {friend}[!friend.known: , {child.his} best friend,] in a doorway already, waving with both mittens.

“Come over!” called {friend}. “And bring {pet}!”

“We’re coming!” called {child}.

# both-paws
But they weren’t. {@Why} {Pet.He} put one paw down in the snow. The paw vanished. {Pet.He} put down another. That vanished too. So {pet} took both paws back, sat down on the step and looked as if {pet.he} meant to stay there until spring.

{@Ears} said {child}. “What shall we do?”

“I could carry {pet.him},” said {@who}.

But {pet} didn’t like being carried. {Pet.He} went heavy, like a {@sausage} full of stones.

# the-red-spade
“Then we’ll have to build a road,” said {child}.

{@A} fetched the red spade[elder & adult: , and {elder}[elder2:  and {elder2}] cheered from the window][elder2 & !adult: , and {elder2} cheered from the window].

“{Friend}!” called {child}. “I’ll dig from my end! You dig from yours!”

“All right!” called {friend}. “Meet you in the middle!”

# shovel-shovel
So they dug[sport: , as hard as if it were {sport}]. Shuff, shuff, shuff went {child}. Shuff, shuff, shuff went {friend}. Behind {child} came {pet}, one small step at a time, checking that it was being done properly.

The snow got higher. It came up to {child’s} tummy. It came up to {child’s} chin. In the end there was nothing to see but white walls and a strip of sky.

“{Friend}! Are you in the middle?”

“Yes!” called {friend}. “Are you?”

“Yes! But I can’t see you!”

“I can’t see you either!”

# past-each-other
{child} dug to one side. No {friend}. {Child.He} dug to the other side. No {friend} there either. {Child.His} arms were tired, and snow had got into one of the mittens.

“We’ve dug past each other,” said {child}, and {child.his} bottom lip began to wobble. “Now there are two roads, and neither of them goes anywhere.”

# that-nose
{Pet} stopped checking. {Pet.He} put {pet.his} head on one side. On the other side of the white wall, somebody was blowing their nose.

{Pet} knew that nose.

{@Woof}

Scrabble, scrabble, scrabble! Snow flew out at the back, over {child’s} boots, over {child’s} tummy, over {child’s} hat. {@Gone}

Then the tail was gone as well.

# out-of-the-wall
It was very, very quiet.

“{Pet}?” whispered {child}.

“HERE!” shouted {friend}. “HERE! A {@dog} came out of the wall, and it’s licking my nose!”

{child} lay down flat and looked into the hole. At the other end, ever so near, lay {friend}, looking back.

“Hello,” said {friend}.

“Hello,” said {child}.

They had only been one {@dachshund} apart the whole time.

# through-the-hole
{@A} came out with a flask of cocoa[elder & adult: , made by {elder.short}], and they passed the cup to and fro through the hole[music: , with {music} coming from the kitchen]. A sip for {child}. A sip for {friend}.[elder2:  {Elder2} brought a bun for each of them.] {Pet} ran there and back as well, and there again[athlete: , as fast as {athlete}], because now it was {pet.his} road.

# snowed-away
When evening came it began to snow again. {child} lay in bed and watched the flakes float down past the lamp.

“It’s snowing our road away,” {child.he} said.

“So it is,” said {@a}. “What will you do then?”

# already-started
{child} yawned. By {child.his} feet lay {pet}, on one side, long and warm and asleep. But the paws weren’t asleep. They were off in a dream, scrabble, scrabble, scrabble.

“It’s all right,” said {child}. “{Pet} has already started.”

# @why
{Pet} was next door’s dachshund, who was staying with {child} until Sunday. A dachshund is long one way and hardly anything the other.
## if breed.Dachshund
{Pet} was a dachshund. A dachshund is long one way and hardly anything the other.
## if pet.dog & !breed.Dachshund
{Pet} was a dog. A dog has four paws, and not one single boot.
## if pet.cat
{Pet} was a cat. A cat likes snow very much, as long as there’s a window in between.

# @ears
“The snow’s higher than {pet.his} ears,”
## if pet & !breed.Dachshund
“{Pet} just sinks,”

# @sausage
sausage
## if pet & !breed.Dachshund
sack

# @woof
“Woof,” said {pet}, and stuck {pet.his} own nose into the wall.
## if pet.cat
“Miaow,” said {pet}, and stuck both front paws into the wall.

# @gone
The head vanished. The tummy vanished, which took a long time, because it was a long tummy. In the end there was only a tail sticking out, wagging.
## if pet.dog & !breed.Dachshund
The head vanished. The tummy vanished, which took a while, because it was full of breakfast. In the end there was only a tail sticking out, wagging.
## if pet.cat
The head vanished. The tummy vanished, which took a long time, because a cat gets longer when it wants to. In the end there was only a tail sticking out, waving.

# @dog
dog
## if pet.cat
cat

# @dachshund
dachshund
## if pet.dog & !breed.Dachshund
dog
## if pet.cat
cat

# @who
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
