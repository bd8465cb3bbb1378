title: How Many Boxes?
title: Still Angry?
title: All of Them
guest neighbour: Mr Pocock (he), Mr Tibbs (he)
guest minder: Gwen (she), Meg (she)

% “How many boxes?” is asked twice, the second time by {child}. @a is {adult}, else the grandparent, else {minder} from next door: somebody has come along on the bus.

# ding
{child} always pressed the button on the bus. It was red, it said STOP, and it was {child’s}.

But today, just as {child.he} put out {child.his} finger, a baby in a [us: stroller | pushchair] put out its foot.

Ding.

{child} stamped off the bus.

“I AM SO ANGRY!” {child.he} shouted[school: , so that you could have heard it at {school}]. {Child.He} stamped past the bus stop. {Child.He} stamped past a hedge. “I am so angry that I could … that I could …”

# how-many
“How many boxes?” said somebody.

It was a man in a front [us: yard | garden]. He was called {neighbour} and he had moved in that day. All his things were indoors. All his boxes were outdoors, right up to the window sills.

“What?” said {child}.

“These have got to be squashed flat,” said {neighbour}. “You need to be angry for that, and I’m not. But you are. So I only wondered. How many boxes of angry have you got?”

{child} looked at the boxes.

“All of them,” {child.he} said.

{neighbour} held the gate open. {@wall}[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] wasn’t the least bit angry, so {friend.he} passed the boxes.]

# boff
{child} took the first box and climbed on top.

Stamp, stamp … BOFF!

It was as flat as a pancake.[athlete:  “{athlete} couldn’t have got it any flatter,” said {neighbour}.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went in under the hedge and stayed there.]

“Still angry?” said {neighbour}.

“STILL ANGRY!” said {child}. “It was MY button!”

Stamp, stamp … BOFF!

“And it wasn’t even a finger! It was a FOOT!”

“A foot!” said {neighbour}.

Stamp, stamp … BOFF!

“And it hadn’t even got a SHOE on!”

“No shoe!” said {neighbour}, and he had to sit down on the step. “Still angry?”

“STILL ANGRY!”

# crunch
{child} squashed the box from the kettle. {Child.He} squashed the box from the lamp. {Child.He} squashed big ones and long ones, and {child.his} face was as red as the button[sport: , as if {child.he} had been out to {play sport}].[music:  {neighbour} hummed {music}, so that there was something to stamp to.] Then {child.he} grabbed a little white box off the step.

Stamp, stamp …

It did not go BOFF.

It went CRUNCH.

{child} stood quite still. Something like snow was coming out at the corners.

“That one,” said {neighbour}, “was not empty.”

“What was in it?” whispered {child}.

“Meringues,” said {neighbour}. “I made them myself. It took me all day.”

# so-angry
His ears went pink. His cheeks went red. He got up from the step, and he was very big.

“I,” said {neighbour}, “AM … SO … ANGRY!”

A pigeon fell off the hedge.[city:  A bus stopped on the other side of {city}.] {@A} got up from the wall.

Oh no, thought {child}.

“Sorry,” {child.he} said. But {neighbour} was puffing like a kettle, and he couldn’t hear sorry. He was much too angry.

{child} knew how that was. And {child.he} knew what to ask.

“How many boxes?” {child.he} said.

# two
{neighbour} stopped puffing. He thought about it.

“Two,” he said.

There were just two left. {child} wanted them {child.himself}. {Child.He} felt inside, to see how angry {child.he} {child.was}, and there was hardly any left. So {child.he} pushed the boxes across.

{neighbour} climbed up, in his slippers.

Stamp, stamp … BOFF!

“MY MERINGUES!” shouted {neighbour}.

“Still angry?” said {child}.

“A bit,” said {neighbour}. “You?”

“A bit,” said {child}.

# the-last-box
Now there was one box left, and it was the biggest. The sofa had come in it. {neighbour} got up on one end, and {child} got up on the other[friend: , and {friend} got up in the middle]. But nobody stamped. There wasn’t enough angry for that. They only sat down, side by side, and the box sank under them, slowly, slowly, all the way to the ground.

Pffffff.

There they sat. The street was quiet, and the sky had gone dark blue. They opened the little white box and ate the snow with their fingers, and {@a} had some too[elder & adult: , and so did {elder.short}[elder2:  and {elder2.short}]][elder2 & !adult: , and so did {elder2.short}].[pet.dog:  {Pet} came out from under the hedge for that.][pet.cat:  The box was for {pet}[!pet.known: , {child’s} cat,] who thinks boxes are for sitting in.][pet.other:  They saved a corner for {pet}.] A flat meringue is just as sweet as a tall one.

“Still angry?” said {neighbour}.

{child} felt all the way down to {child.his} shoes.

“No boxes,” {child.he} said.

# click
Then it was time to go home. Over {neighbour’s} new door there was a lamp, and beside the lamp there was a button.

“I ought to put that out,” said {neighbour}. “But I’m no good with buttons. I don’t suppose you know anybody?”

{child} put out {child.his} finger. {Child.He} looked to the left, and {child.he} looked to the right. There wasn’t a foot to be seen.

Click.

# @wall
{minder} from next door, who had come along on the bus, sat down on the wall to wait.
## if adult
{Adult} sat down on the wall to wait[elder: , and so did {elder}[elder2:  and {elder2}]].
## if elder & !adult
{Elder} sat down on the wall to wait[elder2: , and so did {elder2}].

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
