title: Here First
title: It’s for Jumping
title: That Is a Leaf
guest keeper: Mr Dunmore (he), Mr Harrop (he)

% The hedgehog is "she". “Here first”: {child}, the hedgehog, {child} again for her, and at last the hedgehog. Whoever talks by the shed: {adult}, else {keeper} alone.

# the-heap
It was the biggest heap of leaves in the world. {child} was {age}, and {child.he} had raked it {child.himself}, all morning[elder: , with the rake {elder}[elder2:  and {elder2}] had given {child.him}], in the garden behind the library[city:  in {city}]. Now there was only one thing left to do.[friend:  {Friend}, {child’s} best friend, would be so sorry to have missed it.]

{child} walked back to the bench. {Child.He} put down the rake. {Child.He} bent {child.his} knees to run and jump and …

“Hff!” said the heap.

# a-wet-black-nose
{child} stopped on one foot.

“Hff! Hff!” A leaf moved, and out came a wet black nose, and two small cross eyes, and a great many prickles.

A hedgehog! {child} had always wanted to meet a hedgehog. {Child.He} had just never thought it would be in the way.

“That’s my heap,” said {child}. “I was here first.”

“I was in here first,” said the hedgehog.

“I made it!”

“You made it very well,” said the hedgehog. “Good night.” And in she went.

# until-spring
{child} knelt down at the hole. “You can’t sleep here. It’s for jumping.”

“It’s for sleeping. I’m going to sleep until spring.”

“Until spring? What about dinner?[pet.dog:  Our dog {pet} can’t even wait till breakfast.][pet.cat:  Our cat {pet} can’t even wait till breakfast.][pet.other:  {Pet} at home can’t even wait till breakfast.]”

“I’ve had it,” said the hedgehog. “Beetles. Since August.”

“Couldn’t you sleep at one end, and I’ll jump on the other?[sport:  When we {play sport} we have an end each.]”

The hedgehog came out again. Without a word she rolled herself up, tight and round, with every prickle pointing at {child}.

{child} could see what she meant.

“But I was here first,” {child.he} said.[school:  That always settled it {at school}.]

“Hff,” said the ball.

# that-is-a-leaf
{child} wouldn’t go, and the hedgehog wouldn’t either. After a while she unrolled, picked up a leaf in her mouth, and carried it indoors. She came out for another. She took such trouble to find good ones that {child} forgot to be cross and passed her a yellow one.

“Too crunchy,” said the hedgehog. But she took it.

{child} passed her a soft brown one.

“That,” said the hedgehog, “is a leaf.” And in she went, and the heap rustled a bit, and then was still.

# ear-muffs
{child} tiptoed back to the bench. That was when {child.he} heard the wheels.

Round the corner came {keeper}, who looked after the garden. He was pushing the biggest wheelbarrow, with a great big fork in it, and he was whistling[music:  {music}]. He had been mowing the grass, and he still had his big green ear-muffs on.

“Grand heap, {child}!” he shouted. “I’ll have it away before dinner!”

“No!” cried {child}. “There’s somebody in it!”

“That’s right!” shouted {keeper}, who couldn’t hear a thing. And on he came across the grass, slowly, because of his knees.

Oh no!

# prickly-all-over
{child} didn’t stop to think. {Child.He} ran to the heap, but {child.he} didn’t jump. {Child.He} turned round and stood in front of it, and {child.he} stuck out everything {child.he} had: arms, legs, elbows and all ten fingers, until {child.he} {child.was} prickly all over.

“HFF!” said {child}.

{keeper} stood still. He put down the barrow. He took off his ear-muffs.

“She was here first!” said {child}.

“Who was?”

Behind {child’s} knees, out came a wet black nose.

“Ah,” said {keeper}, ever so quietly. “Well. So she was.”

He turned the barrow round, and on the way he whispered over his shoulder, “There’s plenty more leaves by the wall.”

# whump
So {child} raked a second heap, as high as the first, and then {child.he} ran, and {child.he} jumped.

WHUMP!

It was the best jump there ever was[athlete: , even counting {athlete}’s]. {child} lay on {child.his} back, up to {child.his} chin in leaves, too tired to get out. [adult: Over by the shed {adult} was talking to {keeper} | Over by the shed {keeper} was putting the mower away]. The sky was turning pink.

# only-nearly
Something came rustling across the grass. It went hff, hff, hff, up one side of the heap, and it stopped by {child’s} chin.

It was the hedgehog. In her mouth she had a leaf, a soft brown one.

“Weren’t you asleep until spring?” said {child}.

“Nearly,” said the hedgehog. “But then I thought of something.” She laid the leaf on {child’s} chest and patted it flat.

“That’s one of your good ones,” said {child}.

“Yes,” said the hedgehog.

# you-were-here-first
“Aren’t you going to say it’s your heap?”

The hedgehog looked at {child}, all tucked up in leaves to the chin, exactly as a person should be.

“No,” she said. “You were here first.”
