title: The Puddle That Came Home
title: Somebody Followed Us
title: Don’t Shake

% The grown-up (@a): {adult}, else the grown-up.

# followed
On the way back from the park[city:  in {city}], {child} had a feeling that something was wrong. Somebody was following them.

{child.He} looked behind {child.him}. There was {@a}, carrying the ball. There was {pet}[!pet.known: , {child's} dog,] carrying a stick as wide as the [us: sidewalk|pavement]. And behind {pet} there was a puddle.

{child} walked on. {child.He} looked again. The puddle was closer.

It hadn’t rained for a week, and all the other puddles had gone. This one was about as big as a dinner plate, and when {child} stopped, it stopped too, and pretended to be looking at a lamp post.

When {child.he} opened the front door, it slipped in under {pet's} tummy.

# insulted
“A puddle’s come home with us,” said {child}.

“That’s nice,” said {@a}, who was looking for the keys and had them in one hand.

A minute later there was a shout from the kitchen.

“{Pet}!” {@A} was standing on one leg, and a sock was dripping. “Oh, {pet}. On the floor!”

{Pet} looked at the puddle. {Pet} looked at {@a}. {Pet.He} had never been so insulted in {pet.his} life.

“It wasn’t {pet}!” said {child}. “It’s the puddle from the park!”

{@A} put on a dry sock and fetched the mop. But now the floor was bare. The puddle had gone into the hall, and the other foot found it there. [elder: {Elder} found it by the stove, with a slipper.[elder2:  {Elder2} found it by the sofa.] ][friend: {Friend}, who had come to play, found it in the doorway, with both feet. ]

By teatime {@a} had three wet socks, which is hard to do with only two feet. And {pet} had gone to lie in {pet.his} basket with {pet.his} face to the wall.

# drying-up
{child} found the puddle under the table. {child.He} lay down on {child.his} tummy to talk to it.

“You’ve got to tell me what you want,” {child.he} said. “{Pet} is getting the blame.”

The puddle gave a small ripple. {child} looked into it. At the park it had been full of clouds and treetops, and once a whole [us: airplane|aeroplane]. Now there was nothing in it but the bottom of the table. And it was only the size of a saucer.

“You’re drying up,” said {child}. “You were all by yourself, and you were drying up, so you followed the wettest person you could see.”

The wettest person was {pet}. {Pet} was wet most of the time. {Pet.He} came over to have a look, and the puddle crept up to {pet.him} and lay against {pet.his} paw.

{Pet} sighed, and forgave it at once. Dogs do.

“It needs to be with other water,” said {child}. “It needs the river.”

{@A} looked under the table. The puddle waved. It was only a little wave, but it went all the way across.

“Ah,” said {@a}, and sat down on the floor. “{Pet}, I owe you an apology.”

{Pet} licked an ear, and that was that.

# no-bucket
They tried to put the puddle in a bucket, but it was frightened of the bucket and ran behind the fridge. They tried a jug.[music:  They tried singing {music} to it.][athlete:  Not even {athlete} would have caught it.] It got smaller with every dash. Soon it was no bigger than a [us: cookie|biscuit].

# roll
“There isn’t time for this,” said {child}. And then {child.he} looked at {pet}. {child.He} thought about what happened every single time {pet} got wet. The water went into {pet}, and stayed there, and stayed there, until {pet.he} {pet.was} standing next to somebody in nice clothes.

“{Pet},” said {child}. “Roll!”

{Pet} flopped down and rolled. When {pet.he} stood up the floor was dry, and {pet.his} tummy was damp, and it was rippling.

“Now don’t shake,” said {child}. “Whatever you do, don’t shake.”

# not-yet
They ran. They ran down the road[school: , past {school},] and across the grass[sport:  where people {play sport}], all three of them. {Pet} wanted to shake at the corner. You could see it starting in {pet.his} ears.

“Not yet!” said {child}.

{Pet} wanted to shake at the gate. It had got as far as {pet.his} shoulders.

“Not yet, not yet. Good dog!”

# now
They came to the bank of the river.

“Now,” said {child}.

{Pet} shook. {Pet.He} shook from {pet.his} nose to the tip of {pet.his} tail, and a thousand drops flew out over the water, and every one had a bit of sky in it. They came down, pit, pat, pit, and the river closed over them. A swirl the size of a dinner plate went round and round, very fast, like somebody dancing. Then it was off, round the bend, to see everything.

Some of it had gone on {@a}.

# the-moon
That night it rained. It rained on the roof and it rained on the road, and {child} listened to it until it stopped. Then {child.he} knelt up and looked out.

There in the lane, just under the window, was a puddle about as big as a dinner plate. It might have been any puddle. But it had stopped exactly where {child} could see into it, and it was holding something for {child.him}, very carefully, right in the middle.

It was the moon.

“Night-night,” whispered {child}.

The puddle gave one small ripple, and {pet}, on the rug, gave one small thump of {pet.his} tail. And the moon stayed where it was.

# @a
the grown-up
## if adult
{adult}
