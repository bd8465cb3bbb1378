title: Down! Plop!
title: The Ball That Wouldn’t Go Down
title: No Plop
guest teacher: Maddie (she), Miss Pell (she)

% The ball is "it", and wants to be on top. {friend} thinks of {child} being the ball; {teacher} holds under the back all the time. At the bed: @down.

# a-red-ball
At swimming lessons[city:  in {city}] the water was warm. It came right up to {child’s} tummy. It came right up to {friend’s} tummy too, because {friend} was {child’s} best friend.

In the middle of the water there was a red ball.

“It’s going to live at the bottom,” said {child}.[sport:  “It’s not going to {play sport}.”]

{Child.He} put both hands on the ball and pushed.

“Down!” {child.he} said.

Down went the ball. Down, down, down. Then {child.he} let go.

Plop! said the ball.

And there it was again, on top of the water, being red.

# tummy
“I can do it,” said {friend}. “I’ll use my tummy.”

{Friend.He} lay on the ball with the whole of {friend.his} tummy.

“Down!” said {friend}.

Down went the ball. Down, down, down. And then it rolled.

Plop! said the ball.

Splash! said {friend}.

They both laughed. The ball was just red.

# bottoms
“Let’s use our bottoms,” said {child}.

They sat on the ball, {child} on one side, {friend} on the other.

“Down!” said {child} and {friend}.

The ball went down. Down, down, down …

PLOP! said the ball.

Splash! said {child}. Splash! said {friend}.

And the ball flew![athlete:  Only {athlete} jumps as high as that.] It flew right up out of the water. It bounced over the side, and rolled across the floor, right under the bench.[elder:  That was where {elder} sat, with the towel[elder2: , and {elder2}, with the shoes].]

# no-ball
Oh.

Now there was nothing in the middle of the water. They looked and they looked.

“No ball,” said {child}, in a very small voice.

{Friend} had a think. Water dripped off {friend.his} nose. Drip, drip.

“{child},” said {friend}. “You can be the ball!”

# be-the-ball
Yes! So {teacher}, the swimming teacher, came and put her big hands under {child’s} back. {Child.He} lay down. {Child.He} put {child.his} head in the water. {Child.He} put {child.his} legs in the water. {Child.He} made {child.his} tummy round.

{Friend} put a finger on the tummy. Just one.

“Down,” said {friend}, quite nicely.

The tummy went down, a tiny, tiny bit. {Friend} took the finger away.

And the tummy came up again, all by itself.

“Plop!” said {child}.

# rocking
{Child.He} lay on top of the water, and stayed there. The water rocked {child.him}, this way and that way[music: , while {teacher} hummed {music}].

“I’m the ball,” said {child}. “The ball doesn’t want to live at the bottom. The ball wants to be here.”

“That’s what I said,” said {friend}. {Friend.He} hadn’t said it at all.

{teacher} got the ball out from under the bench. She put it on the water, next to {child}. And there it stayed, being red.[school:  There was nothing as red as that {at school}.]

# the-pillow
That night {child} was in bed.[pet.dog:  {Pet}[!pet.known:  the dog] was down already, on the rug.][pet.cat:  {Pet}[!pet.known:  the cat] was down already, at the bottom of the bed.][pet.other:  {Pet} was down already.]

{@down}

{child’s} head went down, on to the pillow.

Plop, and up it came again.

{@again}

So the head went down.

Plop … But it was a little plop. A sleepy plop.

# no-plop
So {child.he} said it, all by {child.himself}.

“Down,” said {child} to {child.his} head.

And down it went. Down, down, down, into the soft pillow. {@waiter} waited. The pillow waited.

No plop.

# @down
“Down,” said the [us: blanket | duvet], and spread itself out on top.
## if adult
“Down,” said {adult}, and tucked {child.him} in.
## if elder & !adult
“Down,” said {elder.short}, and tucked {child.him} in.

# @again
“Down,” said the [us: blanket | duvet].
## if adult
“Down,” said {adult}.
## if elder & !adult
“Down,” said {elder.short}.

# @waiter
The [us: blanket | duvet]
## if adult
{Adult}
## if elder & !adult
{Elder.short}
