title: The Tail That Wasn’t Tired
title: Goodnight, Tail
title: A Wide-Awake Toe
guest sitter: Jenny (she), Maggie (she)

% Whoever puts to bed (@a): {adult}, else the grandparent, else {sitter}, the babysitter. Every goodnight slower than the one before; stroke in the same places, if you like.

# sounds-like-no
Outside it was dark[city:  all over {city}]. Inside, {@a-first} had lit the little lamp[music:  and hummed the last of {@song}].

{child} was in bed, and down by {child’s} feet lay {pet}[!pet.known:  the cat]. {Pet} had soft paws and thin ears and a long, long tail.

“Time for everyone to sleep,” said {@a}.

“Mi-ow-ow,” said {pet}. It sounded just like no.

“Not tired,” said {child}.

“Oh?” said {@a}. “Isn’t there even one bit of {pet} that’s tired?”

{child} had to feel.

# four-paws
{Child.He} patted a paw. It was soft, and quite still.

“This paw’s tired,” said {child}. “Goodnight, paw.”

There were three more.

“Goodnight, paw. Goodnight, paw. Goodnight, paw.”

That was four paws asleep.

{Child.He} stroked the ears. They were thin and warm.

“Goodnight, ear. Goodnight, other ear.”

That was two ears asleep.

{Child.He} laid a hand on the tummy. Prrr, prrr, it went, in there.

“It’s snoring already,” whispered {child}. “Goodnight, tummy.”

And {pet} shut one eye. Then the other.

That was all of {pet} asleep.

# a-tail-awake
Swish!

What was that?

Swish, to one side. Swish, to the other.

It was the tail!

“Oh dear,” said {@a}. “A wide-awake tail. What do you do with one of those?”

{child} put a blanket over it[elder & adult: , the one that {elder} had knitted[elder2:  and {elder2} had put a fringe on]][elder2 & !adult: , the one that {elder2} had knitted]. Now it was gone.

But out came the tip. Peekaboo! Swish!

# no-mouth
“Perhaps it’s thirsty?” said {@a}.

“No,” said {child}. “Tails haven’t got mouths.”

{@A} had forgotten that.

{child} thought. Then {child.he} knew.

“It wants a story,” {child.he} said.

# once-a-tail
{Child.He} lay down, very close to the tail, and told it one.

“Once there was a tail. It ran after a cat. It ran all day.[athlete:  Faster than {athlete}.] Into the kitchen. Up on the sofa. Off the sofa.[friend:  [us: Around | Round] {friend}[!friend.known: , {child’s} best friend].][school:  Nearly all the way to {school}.][sport:  It never even got to {play sport}.] And the cat was first. The cat was always first!”

Swish … went the tail.

“Poor tail,” said {child}. “Running and running. Then the cat said: let’s lie down now. And the tail didn’t have to run any more.”

Swi… went the tail.

And then it didn’t go at all.

“Goodnight, tail,” {child.he} whispered.

# little-nose
“That was a good story,” whispered {@a}. “And what about you? Is there any bit of you that’s tired?”

This time it was {@a} who had to feel. {@He} patted {child’s} hand.

“Goodnight, hand. Goodnight, other hand.”

{@He} patted {child’s} tummy. “Goodnight, tummy.” {@He} ran one finger down the nose. “Goodnight, little nose.”

# a-toe
But right at the bottom of {child}, under the covers, something was moving. Up and down. Up and down.

“A wide-awake toe,” whispered {@a}.

{child} laughed, but not loudly, because of the tail.

{@A} took the whole foot in one warm hand, and held it for a while. Just held it.

Up … and down … went the toe.

Up …

And then it lay still.

Goodnight, toe.

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @He
She
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @song
{music}
