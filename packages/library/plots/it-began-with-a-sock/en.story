title: It Began with a Sock
title: Sad About Everything
title: The Hare on the Shoulder
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Hoo, hoo, hoo”, in earnest first, then like somebody taking aim, and in the end only to see. The nose says snff.
% The grown-up is {adult}, else the grandparent, else {minder}. The dog is the family's, or next door's, and is staying the night; a cat's nose is just as wet.

# a-wet-sock
It began with a sock. {@Bowl} {child} stepped right in it, and the sock got wet[city: , the wettest in {city}]. It was drying on the radiator now[friend: , where {Friend}[!friend.known: , {child’s} best friend,] had hung it up]. But it wasn’t only the sock any more. {child} was sad about everything.

[elder & adult: “It’ll dry,” said {elder}.[elder2:  “Things do,” said {elder2}.]

][elder2 & !adult: “It’ll dry,” said {elder2}.

]{child} was so sad that {child.his} legs wouldn’t work. {@A-first} had to carry {child.him}, round and round the kitchen.

“Hoo, hoo, hoo,” sobbed {child}, and it all ran down into {@as} grey {@jumper}. {Pet} came along behind.

# all-alone
“Look,” said {@a} at the window. “A bird[school: , like the ones {at school}].”

“It’s all alone,” sobbed {child}.

{@A} opened the fridge. “Look at the nice light.”

“It’ll have to go out,” sobbed {child}.

[elder & adult: {Elder.short} peeled a banana.

“It broke,” sobbed {child}.

][friend: {Friend} pulled the funniest face {friend.he} had.

“It’s upside down,” sobbed {child}, who was hanging over the shoulder.

][sport: “Shall we {play sport}?” said {@a}.

“What with?” sobbed {child}. “I’ve got no legs.”

][music: {@A} hummed {music}, but it came to an end.

]“Hoo, hoo, hoo,” sobbed {child}, and it all ran down into the {@jumper}. {Pet} came along behind.

# two-ears
After a while {child} had to breathe. {Child.He} lifted {child.his} head and sniffed. And there, where {child.his} face had been, was a big wet patch with two long ears.

“There’s a hare on you,” said {child}.

“Where?” said {@a}, and turned round to look. But the hare was on the back of the shoulder, and it came round too. So did {pet}, twice.

[friend: “I can see it!” said {Friend}. “That bit’s nose, though.”

][elder & adult: “That’s a teapot,” said {elder.short}, who had found some glasses.

]
# one-leg-short
It was rather a good hare. But it had only three legs, and where the tail should have been there was nothing.

{child} had plenty of crying left. {Child.He} put {child.his} face back, a bit further along this time, and took aim.

“Hoo, hoo, hoo,” sobbed {child}, and it all ran down into the {@jumper}. That made a leg. “Hoo, hoo.” That made a tail. Some of it came out of {child.his} nose, but it would do.

# run-out
Then {child} leaned back to look. There was only the eye to go, one small eye.

“Hoo,” said {child}.

Nothing came. {Child.He} thought about the sock. {Child.He} thought about the bird. “Hoo?” But it was all used up.

And now one of the hare’s ears was getting shorter and shorter.

“It’s running away!” cried {child}. “And it can’t see where it’s going! It hasn’t got an eye!”

[friend: {Friend} tried to cry an eye for it, but {friend.he} only got the giggles.

]
# a-nose
An eye had to be something small and round and wet. {child} looked about the kitchen. The tap was too much. The sock was too big.

Down below stood {pet}, looking up. And there, at the very front of {pet}, was a nose.

{child} slid to the floor. {Child.His} legs worked perfectly well, but nobody had time to notice.

“Sit down,” said {child}, and {@a} sat down on the floor. {Child} patted the shoulder. “Here, {pet}. Sniff here.”

{@Sniff} Snff.

And where the nose had been was the eye, small and round and dark.

# off-it-went
The hare looked at {child}, and {child} looked at the hare.

Then it saw where to go, and off it went[athlete: , faster than {athlete}]. First the ears went, then all four legs, then the tail. Last of all went the eye, and the {@jumper} was just grey.

“I never even saw it,” said {@a}.

[elder & adult: “A very quick teapot,” said {elder.short}.

][friend: “Where was it going?” said {Friend}.

“Home,” said {child}.

]
# one-hair
At bedtime the sock was dry. {child} felt the {@jumper} with {child.his} cheek, and that was dry as well. But just where the eye had been there was a hair.

“That’s the hare’s,” said {child}.

And {pet}, on the rug, didn’t say a thing.

# @bowl
{Pet}, the dog from next door, was staying the night, and had a bowl of water on the kitchen floor.
## if pet.dog
{Pet}[!pet.known:  the dog] had a bowl of water on the kitchen floor.
## if pet.cat
{Pet}[!pet.known:  the cat] had a bowl of water on the kitchen floor.

# @sniff
{Pet} sniffed the floor first. Then {pet.he} sniffed a toe, and a knee, and an elbow. And then {pet.he} came to the shoulder.
## if pet.cat
{Pet} looked the other way first, to show that {pet.he} didn’t have to. Then {pet.he} climbed on to {@as} knee, and on up the arm, one paw at a time, and came to the shoulder.

# @jumper
[us: sweater | jumper]

# @A-first
{Minder}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
