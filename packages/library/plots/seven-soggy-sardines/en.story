title: Seven Soggy Sardines
title: Say Something With an S
guest friend: Martha (she), Rafi (he)
guest pet: Waffle (she), Rusty (he)
guest elder: Winnie (she), Arthur (he)

% Let every S shower a little. {elder} is the family’s own, else the neighbour. The dog is the family’s, else the friend’s; a cat shakes its paws.

# two-teeth
{child} had lost two front teeth, and whenever {child.he} talked, it showered.[school:  It had been showering {at school} all week.]

“Don’t say anything with an S in it,” said {friend}, {child.his} best friend, and wiped {friend.his} cheek. “I’ve only just got dry.”

They were sitting on the doorstep {@whose}, because the rain had stopped[city:  {in city}]. {Elder.short’s} sheets hung on the washing line. And over the sheets, with one foot in the [us: rain barrel | water butt], hung a rainbow.

It was as high as a house and as thick as a mattress. {child} wanted just one thing. {Child.He} wanted to ride on it.

“Hello,” said {child}.

The rainbow nodded with the whole of its bow.

{@barked}

# comes-down
“It’s too high,” said {child}. “We’ve got to get it down.”

“We’ve got to get ourselves up,” said {friend}. “When you slide, you slide down. So you have to start at the top.”

“Come down!” said {child}.

The rainbow came down. It lay flat on the grass, like a rug.

Out came {elder}, with {elder.his} pockets full of [us: clothespins | clothes pegs]. {Elder.He} believed that everything in the world was better hung up.

“That one does what you tell it,” {elder.he} said. “Exactly what you tell it. So don’t say anything [us: silly | daft].”[elder2:  {Elder2} nodded in the doorway.]

“Bend a bit,” said {child}.

The rainbow bent. It bowed to {elder.short}. {Elder.short} bowed back, because {elder.he} had been well brought up.

# the-bridge
“You should say stretch,” said {friend}. “Only say it without the shower.”

“Sstretch!” said {child}.

The rainbow stretched. It made a bridge across the whole lawn. {Friend} wiped {friend.his} cheek again and climbed on the [us: barrel | butt], and {child} climbed on {friend}.

“You’re standing on my ear,” said {friend}.

“You’ve got another one,” said {child}.

And there they sat, at the very top.[age>=7:  It was cool and slippery.] Now for the ride!

# stuck
There was no ride. They sat.

“It’s too wet,” said {friend}. “We’re stuck. It’s dry things that are slippery. Think of a slide.”

“It’s wet things that are slippery,” said {child}. “Think of soap.”

“Slide.”

“Soap.”

Slowly they slid off backwards into the grass. {Friend} was wet all over the seat of {friend.his} [us: pants | trousers], and that made {friend.him} bossy.

“Dry!” said {friend}.

And the rainbow dried.

# drying
First the red went. Then the yellow went. It got thinner and thinner, like [us: candy | a sweet] when you suck it. In the end there was only a little purple thread, on the rim of the [us: barrel | butt].

{Friend’s} chin began to wobble.

“I dried it all up,” {friend.he} said.

{Friend.His} tummy felt hot and sore. {child} sat down so close that their knees knocked together.

“It hasn’t gone,” said {child}. “It’s only little.”

# the-peg
{Elder} took out a [us: clothespin | clothes peg]. {Elder.He} bent over the [us: barrel | butt] and held {elder.his} breath. Then {elder.he} [us: pinned | pegged] the purple thread to the line, right in the sunshine, for nobody could hang things up like {elder.short}[athlete: , not even {athlete}].

“There,” said {elder.short}. “Now it’s got the sun. But it needs tiny, tiny drops. Sun and drops, that’s all a rainbow is.”

# the-shake
{@shake}

The edge of the thread turned green.

“It’s growing!” shouted {friend}. “More, {pet}!”

But {pet} was dry now, and {pet.he} had no plans for a bath. {Pet.He} lay down by the step with both paws over {pet.his} nose.

“We need somebody who sprays,” said {friend}. Then {friend.he} turned and looked at {child}. “Say something with an S.”

# sardines
“You ssaid I wasn’t allowed,” said {child}.

Up came a blue stripe.

“Say more!”

{child} stood on the doorstep. {Child.He} breathed in, all the way down to {child.his} knees.

“Sseven ssoggy ssardines are sswimming in the ssoup!”

It came out as fine as the mist from a plant sprayer. The drops glittered, and the rainbow turned yellow.

Then it turned red. {Friend} stood in the middle of the shower with a dripping face[sport: , as if {friend.he} had come from {sport} in the rain], and thought up words as fast as {friend.he} could.

“Sauce!” shouted {friend}. “Sossidges!”

“It’s ssausages!” said {child}, and that was the biggest shower of all.[adult:  {Adult} opened the window and asked if it was raining again.]

# what-we-want
The rainbow stood up on both its feet. It was bigger than before.

“Now I know,” said {friend}. “We don’t say how to do it. We say what we want.”

“We want a ride,” said {child}.

“Together,” said {friend}.

The rainbow took them softly round their tummies and lifted. And they rode, over the sheets and over {elder.short’s} hat, down to the grass.

# the-sheet
They rode until the sun went behind the woodshed[music: , and {friend} sang {music} the whole way down]. Then the rainbow turned thin and pale, as a rainbow should in the evening, and went up into the air.

The [us: clothespin | peg] was still on the line. {Elder} took down the sheets[elder2:  with {elder2}], and across one of them ran a faint stripe in every colour. That was the sheet {elder.he} put round {child} and {friend}, where they sat on the doorstep[adult:  beside {adult}]. {Pet} crept in under the edge with damp paws, and nobody told {pet.him} to move over.

# @whose
at {elder’s}, next door to {friend}
## if elder
at {elder’s}

# @barked
{Pet}, {friend’s} dog, barked once. {Pet.He} didn’t hold with things that had no bottom.
## if pet.dog
{Pet} barked once. {Pet.He} {pet.was} {a breed}, and {pet.he} didn’t hold with things that had no bottom.
## if pet.cat
{Pet} hissed once. {Pet.He} {pet.was} {a breed}, and {pet.he} didn’t hold with things that had no bottom.

# @shake
{Pet} had been rolling in the wet grass, and {pet.his} tummy dripped. {Pet.He} looked at the sheets. Then {pet.he} did what only a dog can do so well. {Pet.He} shook {pet.himself}, from {pet.his} nose to {pet.his} tail, and a thousand tiny drops flew into the sun.
## if pet.cat
{Pet} had been walking through the wet grass, and {pet.he} had four wet paws. {Pet.He} looked at the sheets. Then {pet.he} did what only a cat can do so well. {Pet.He} shook {pet.his} paws, one at a time, and was so insulted about it that a thousand tiny drops flew into the sun.
