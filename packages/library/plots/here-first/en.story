title: Here First
title: It’s for Jumping
title: That Is a Leaf
guest keeper: Mr Dunmore (he), Mr Harrop (he)

% The hedgehog is "she". “Here first”: {child}, the hedgehog, {child} again for her, and at last the hedgehog. Whoever talks by the shed: {adult}, else {keeper} alone. The keeper is the grandparent, where one is ticked; the friend counts to three, gives the yellow leaf and gets it back; the dog has a nose too.

# the-heap
It was the biggest heap of leaves in the world. {child} was {age}, and [friend: {child.he} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] had raked it together | {child.he} had raked it {child.himself}], all morning[elder2: , with the rake {elder2} had given {child.him}], in the garden behind the library[city:  in {city}][elder: , where {elder} was mowing the grass].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had run straight through it twice.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had sat on the bench and stared at it the whole time.] Now there was only one thing left to do.

{child} walked back to the bench. {Child.He} put down the rake. {Child.He} bent {child.his} knees[pet.dog: , and {pet} bent all four of {pet.his},] to run and jump and …

[friend: “One, two,” counted {friend}.]

“Hff!” said the heap.

# a-wet-black-nose
{child} stopped on one foot.[pet.cat:  {Pet} didn’t look a bit surprised.]

“Hff! Hff!” A leaf moved, and out came a wet black nose,[pet.dog:  just like {pet’s},] and two small cross eyes, and a great many prickles.

A hedgehog! {child} had always wanted to meet a hedgehog. {Child.He} had just never thought it would be in the way.

“That’s [friend: our | my] heap,” said {child}. “[friend: We were | I was] here first.”

“I was in here first,” said the hedgehog.

“[friend: We|I] made it!”

“You made it very well,” said the hedgehog. “Good night.” And in she went.

# until-spring
{child} knelt down at the hole. “You can’t sleep here. It’s for jumping.”

“It’s for sleeping. I’m going to sleep until spring.”

“Until spring? What about dinner?[pet.dog:  {Pet} can’t even wait till breakfast.][pet.cat:  {Pet} can’t even wait till breakfast.][pet.other:  {Pet} at home can’t even wait till breakfast.]”

“I’ve had it,” said the hedgehog. “Beetles. Since August.”

“Couldn’t you sleep at one end, and [friend: we’ll | I’ll] jump on the other?[sport:  When we {play sport} we have an end each.]”[friend:  asked {friend}.]

The hedgehog came out again. Without a word she rolled herself up, tight and round, with every prickle pointing at {child}.

{child} could see what she meant.[pet.dog:  {Pet} could feel it, on the nose.][pet.cat:  {Pet} came and felt one prickle, with one paw, and went back to the bench.]

“But [friend: we were | I was] here first,” [pet.dog / pet.cat: said {child} | {child.he} said].[school:  That always settled it {at school}.]

“Hff,” said the ball.

# that-is-a-leaf
{child} wouldn’t go, and the hedgehog wouldn’t either. After a while she unrolled, picked up a leaf in her mouth, and carried it indoors. She came out for another. She took such trouble to find good ones that {child} forgot to be cross[friend: , and {friend} held out][!friend:  and passed her] a yellow one.

“Too crunchy,” said the hedgehog. But she took it.

{child} passed her a soft brown one.

“That,” said the hedgehog, “is a leaf.” And in she went, and the heap rustled a bit, and then was still.

# ear-muffs
[friend: They | {child}] tiptoed back to the bench. [elder: {Elder.short} had stopped mowing. Then there came a sound of wheels. | That was when {child.he} heard the wheels.]

Round the corner came [elder: {elder.short}. {elder.He} | {keeper}, who looked after the garden. He] was pushing the biggest wheelbarrow, with a great big fork in it, and [elder: {elder.he}|he] was whistling[music:  {music}]. [elder: {elder.He} still had {elder.his} big green ear-muffs on. | He had been mowing the grass, and he still had his big green ear-muffs on.]

“Grand heap, {child}!” [elder: {elder.he}|he] shouted. “I’ll have it away before dinner!”

“No!” cried {child}. “There’s somebody in it!”

“That’s right!” shouted [elder: {elder.short} | {keeper}], who couldn’t hear a thing. And on [elder: {elder.he} came across the grass, slowly, because of the wheelbarrow. | he came across the grass, slowly, because of his knees.]

Oh no!

# prickly-all-over
{child} didn’t stop to think. {Child.He} ran to the heap, but {child.he} didn’t jump. {Child.He} turned round and stood in front of it, and {child.he} stuck out everything {child.he} had: arms, legs, elbows and all ten fingers, until {child.he} {child.was} prickly all over.[pet.dog:  Behind {child.him}, {pet} put up all the fur {pet.he} had.][pet.cat:  Up on the bench, {pet} made {pet.his} back high and {pet.his} tail as fat as a brush.]

“HFF!” said {child}.[friend:  “HFF!” said {friend}.][pet.dog:  “WUFF!” said {pet}.][pet.cat:  “Ssss!” said {pet}.]

[elder: {Elder.short} stood still. {elder.He} put down the barrow. {elder.He} took off the ear-muffs. | {keeper} stood still. He put down the barrow. He took off his ear-muffs.]

“She was here first!” said {child}.

“Who was?”

Behind {child’s} knees, out came [pet.dog: two wet black noses, a big one and a little one. | a wet black nose.]

“Ah,” said [elder: {elder.short} | {keeper}], ever so quietly. “Well. So she was.”

[elder: {elder.He} turned the barrow round, and on the way {elder.he} whispered over {elder.his} shoulder, | He turned the barrow round, and on the way he whispered over his shoulder,] “There’s plenty more leaves by the wall.”

# whump
So {child}[friend:  and {friend}] raked a second heap, as high as the first, and then [friend: {friend} counted to three, and they ran, and they | {child.he} ran, and {child.he}] jumped[pet.dog: , and so did {pet}].

WHUMP!

It was the best jump there ever was[athlete: , even counting {athlete}’s]. [friend: They lay on their backs, up to their chins | {child} lay on {child.his} back, up to {child.his} chin] in leaves, too tired to get out.[pet.dog:  Of {pet} there was only the nose.][pet.cat:  {Pet} lay on top, on {child’s} feet.] [adult: Over by the shed {adult} was talking to [elder: {elder.short} | {keeper}] | Over by the shed [elder: {elder.short} | {keeper}] was putting the mower away]. The sky was turning pink.

# only-nearly
Something came rustling across the grass. It went hff, hff, hff, up one side of the heap, and it stopped by {child’s} chin.

It was the hedgehog. In her mouth she had [friend: two leaves, a soft brown one and a yellow one | a leaf, a soft brown one].

“Weren’t you asleep until spring?” said [friend: {friend} | {child}].

“Nearly,” said the hedgehog. “But then I thought of something.” She laid [friend: the yellow leaf on {friend’s} chest and the brown one on {child’s}, and patted them flat. | the leaf on {child’s} chest and patted it flat.]

“That’s one of your good ones,” said {child}.

“Yes,” said the hedgehog.

# you-were-here-first
“Aren’t you going to say it’s your heap?”

The hedgehog looked at {child}[friend:  and {friend}], all tucked up in leaves to the chin,[pet.dog:  and at {pet}, up to the nose,] exactly as [friend: people | a person] should be.

“No,” she said. “You were here first.”
