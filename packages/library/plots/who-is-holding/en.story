title: Seven Spikes
title: Then Who’s Holding On?
title: A Dragon with Two Bottoms

% @skirt: a skirt, or an apron where the grandparent is a he. The rhyme has the knot in it: “like the head of a pin”.

# seven-spikes
{child} sat on a stool in front of {elder}, with {child.his} tail in {elder.short’s} lap.

It was a green tail. It belonged to a dragon costume, and inside the costume was {child}. Tomorrow {child.he} {child.was} going to be a real dragon[school:  {at school}], with people watching.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was going to be the knight, and had been practising looking frightened.] Only the spikes on the tail were missing, all seven of them.

“Long, lazy stitches will do,” said {elder.short}. “Listen to how lazy they are.”

And {elder.he} sang, as {elder.he} always did over {elder.his} sewing:

“In and out and out and in, //
and a knot like the head of a pin.”

One spike. Two spikes. Three.

And then everything went black.

# black
The lamp was out. The fridge had stopped humming. [city: The whole of {city}|The whole street] was gone from the window.[elder2:  {Elder2} was asleep on the sofa, and didn’t notice any difference.]

“That’s the power gone,” said {elder.short}.

“But what about my spikes?”

“Oh, my fingers have been sewing for sixty years. They know the way.”

In and out and out and in[music: , with a bit of {@song} hummed in between]. Four, five, six, seven.

“And a knot like the head of a pin. There! Now let’s go and find the [us: flashlight|torch] in the hall.”

# then-who
{Elder.short} stood up, and so did {child}. {Child.He} took one step, and that was as far as {child.he} got.

“{Elder.short}, let go of my tail.”

“I’m not holding your tail. You let go of my {@skirt}.”

“I’m not holding your {@skirt}.”

They stood quite still in the dark.

“Then who’s holding on?” whispered {child}.

{Elder.short} felt the tail. {Elder.He} felt the {@skirt}. And then {elder.he} felt the bit in between.

“Oh, my love,” {elder.he} said. “I’ve sewn you to me.”

# two-bottoms
{child} laughed until {child.he} shook, and that made {elder.short} shake as well, because they were all in one piece.

“Now we’re a dragon with four legs,” said {child}.

“And two bottoms,” said {elder.short}. “You’d better go in front.”

So {child} went in front, with both hands out, and {elder.short} came along behind in tiny little steps.[athlete:  It wasn’t fast, but it wouldn’t have been fast for {athlete} either.][pet.dog:  Last of all came {pet}[!pet.known:  the dog], who wanted to be part of the dragon too.][pet.cat:  Two eyes shone on top of a cupboard. It was {pet}[!pet.known:  the cat], who could see everything, and wasn’t going to help.][pet.other:  They went past {pet}, who was asleep.] They went [us: around|round] the table and out into the hall.

“Good evening,” said {elder.short}.

“Who are you talking to?”

“Nobody. It was a raincoat.”

# the-torch
{child} felt along the shelf. A hat. A glove.[sport:  Something you need when you {play sport}.] The [us: flashlight|torch]! {Child.He} pressed the button. Click. Click, click. It was just as dark as before.

“Oh dear,” said {elder.short}. “I think I put the batteries in the radio.”

“Then I’ll climb out of my dragon,” said {child}.

“But I’d still have the tail on. I’d have to be the dragon tomorrow.”

{child} thought about that. No, it wouldn’t do.

# the-knot
“Then you’ll have to undo the knot,” {child.he} said.

{Elder.short} picked at it, and sighed. “My fingers can make a knot that small, but they’re much too big to undo it.”

{child} held up {child.his} own fingers. {Child.He} couldn’t see them. But {child.he} knew they were small.

So {child.he} put one on the thread and let it go for a walk. In and out and out and in, and in … and there, at the very end, was something hard, like the head of a pin.

{Child.He} picked at it, and picked at it. The knot went soft. The knot turned into a loop. And {child.he} pulled.

Swiiiish, went the thread.

# only-three
{child} was free! But something went plop on the floor. Plop, plop, plop.

“My spikes,” said {child}. “Now I’ve only got three.”

“I’ll sew them on again,” said {elder.short}. “My fingers know the way.”

“They know the way to your {@skirt}, too,” said {child}.

And {elder.short} had to admit that they did.

# the-board
So {child} crawled about until {child.he} had found all four. Then {child.he} felt {child.his} way to the kitchen and fetched the bread board. {Child.He} laid it in {elder.short’s} lap, right under the tail.

“There,” {child.he} said. “No needle can get through that.”

In and out and out and in. Four, five, six, seven. And a knot like the head of a pin.

{child} stood up and took a step, and another one. Nobody was holding on.

Just then the fridge went brrrr, and all the lights came on at once, and there stood a dragon, blinking. It had seven spikes, a bit crooked, which is how you can tell a real one.

# a-bit-longer
When the dragon was on its hanger and {child} was under the covers, {elder.short} sat on the edge of the bed. {child} took hold of a little bit of {@skirt}.

“Are you stuck?” {child.he} whispered.

“A bit,” said {elder.short}. “For a little while yet.”

And {elder.he} sang it slower now, in and out and out and in, all the way to the knot.

And this time it was {elder.short} who put the lamp out.

# @skirt
skirt
## if elder.he
apron

# @song
{music}
