title: Move Up a Bit
title: The Elephant on the Sofa
guest friend: Ned (he), Posy (she)
guest elder: Maud (she), Reg (he)

# the-elephant-on-the-sofa
{child} had a place of {child.his} own on {elder’s} sofa, right at the end, where you could see the street. But today there was an elephant in it.

It was grey and wrinkly. It was sitting in {child’s} place and all the other places too.

“Move up a bit,” said {child}.

“Why?” said the elephant. “I’m comfy.”

“But I’ve got nowhere to sit!”

“You can sit with me,” said the elephant.

“I want to sit by myself!”

“I want to be where you are,” said the elephant.

# wherever-you-are
And that was true. It had come after {child} all the way from the playground[city: , right across {city}][school:  and past {school}]. When {child} walked, the elephant walked. When {child} stopped, the elephant stopped.[adult:  {Adult} had said it could make up its own mind.]

{Friend}, {child’s} best friend, stood in the doorway. {Friend} always thought {friend.he} knew what animals were thinking.

“It thinks it’s a cat,” {friend.he} said.[pet.cat:  {Pet} the cat looked the other way.][sport:  “And it’s thinking a bit about {sport}.”]

{@Pianos}

“As heavy as six pianos,” said {elder.short}. “How did you get it in?”

“It came in after me,” said {child}.

# plonk
{child} pushed at the elephant’s tummy. It was warm, and it wouldn’t budge.

“Move up a bit!” said {child} crossly.

“Move up a bit yourself,” said the elephant. “You’re standing on my tail.”

It was true. {child} was so angry that {child.he} stamped out into the hall. And up got the elephant and went after {child.him}. Plonk, said the sofa.

“Stop coming after me!” said {child}.

“Stop going away from me!” said the elephant.

{child} went into the [us: closet | wardrobe]. The elephant went in too, and came out with {elder.short’s} best hat on its head.[pet.dog:  {Pet} the dog said hello to the hat.]

“I’m going to be with {elder.short}!” said {child}, and ran through the narrow kitchen door.

And the elephant ran after.

# bump
BUMP.

Half the elephant was in the kitchen. The other half was in the hall. In the middle was the door, like a belt that’s too tight.

It couldn’t go forwards or backwards. {Friend}, in the hall, saw only a bottom and a tail.

“I don’t know what it’s thinking!” {friend.he} shouted. “I’m at the wrong end!”

The elephant’s ears drooped. A big tear rolled down its trunk and dripped into the pancake mix.

“I only wanted to sit with you,” it said.

{child} had a pain in {child.his} tummy. {Child.He} had run in there to get away from the elephant. Now it was stuck, and all because of {child.him}.

# soft-soap
“{Elder.short}!” said {child}. “What do you do when a piano gets stuck?”

{Elder.short} turned off the [us: stove | cooker]. {Elder.He} squeezed the door frame and the elephant.

“You never pull a piano,” said {elder.short}. “You get soap, and then the piano has to want to.”

{Elder.He} fetched the big bottle of soap and rubbed it on the elephant as you butter a [us: cake pan | cake tin][music: , and hummed {music}]. “Now it’s got to go backwards, and nobody can make it.”

“I only want to go where {child} is,” said the elephant.

Then {child} knew! The elephant always went where {child.he} went. And {child.he} {child.was} on the wrong side.

# under-the-tummy
{child} lay down and looked under the elephant’s tummy. There was a tight little tunnel that smelled of soap.

“I’ll catch you!” shouted {friend} at the other end, sticking in a hand. “Come on! It isn’t thinking of sitting down!”

{child} wriggled in. {Child.He} wriggled past two grey knees and under the big, warm tummy. Then {child.he} felt {friend’s} hand, and {friend} pulled so hard that {child} shot out into the hall like wet soap.

# slurp
“{child}?” said the elephant in the kitchen. “Where are you? I can’t see you!”

{child} took hold of its tail. {Child.He} didn’t pull. {Child.He} just held it.

“Behind you,” said {child}. “Move up a bit, and you’ll be where I am.”

The elephant pulled in its tummy. It took one small step back, and another. {Elder.short} pushed it in the forehead, with a straight back and bent knees. And SLURP, out came the whole elephant! It shot backwards through the hall, with the hat on[athlete: , faster than {athlete}], and into the living room. It didn’t stop until it sat on the sofa.

Plonk.

{Friend} laughed so much that {friend.he} had to lie down on the rug.

# thirty-pancakes
They ate pancakes, a bit salty from the tear. The elephant had thirty.[pet.dog:  {Pet} had one.][pet.other:  {Pet} had to wait for supper at home.]

“Now it’s thinking that it’s full,” said {friend}.

“As a matter of fact I am,” said the elephant.

Outside, the street lamps came on. {child} went up to the sofa. The elephant looked at {child.him}, and then it leaned over as far as it could. At the end there came a gap, as wide as {child}.

{Child.He} crept up into it. The elephant was warm all the way down to {child.his} toes.

# room-for-everybody
In the doorway stood {friend} and {elder.short} with the blanket.

“Now there’s no room left,” said {friend}.

{child} laid {child.his} hand on the elephant’s ear.

“Move up a bit,” {child.he} whispered.

The elephant held its breath. There was room for {friend} under the trunk, and for {elder.short} on the arm of the sofa.[pet.cat:  There was room for {pet} on top of its head.][pet.other:  There would even have been room for {pet}.][adult:  There was room for {adult} as well.][elder2:  And {elder2} got the cushion.] Soon they were all sitting there with the blanket over their knees, watching the bus go by.

# @pianos
{Elder}, from next door, came out of the kitchen holding a spatula. {Elder.He} had driven a [us: moving van | removal van] all {elder.his} life. {Elder.He} had carried pianos.
## if elder
{Elder} came out of the kitchen holding a spatula. {Elder.He} had watched a programme about people who carry pianos, and {elder.he} remembered every word.
