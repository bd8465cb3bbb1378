title: The Bed with a Tummy
title: Where Is Bunny?
title: The Small Red Shoe
title: Nose Below and Rump on Top
title: What the Bed Ate

# empty-arm
{child} was in bed at [elder2: {elder} and {elder2's} | {elder's}] house. The pillow was there. The blanket was there.
But the arm was empty.

Bunny belonged in that arm.

“Bunny’s gone,” said {child}.

[adult: “He isn’t in the bag, either,” said {adult}.]

“Oh dear,” said {elder.short}. “Then nobody can sleep.”

## or
It was night at [elder2: {elder} and {elder2's} | {elder's}] house, and {child} was in bed. Both feet were warm. One
arm was warm. But the other arm was cold, because it was empty.

“Bunny goes here,” said {child}.

“Where is he, then?” said {elder.short}.

“Gone.”

[adult: “He isn’t in the bag, either,” said {adult}.]

“Oh dear,” said {elder.short}. “Then nobody can sleep.”

## if short
{child} was in bed at [elder2: {elder} and {elder2's} | {elder's}] house. The pillow was there. The blanket was there. But the arm was empty.

Bunny belonged in that arm.

“Bunny’s gone,” said {child}.

“Oh dear,” said {elder.short}. “Then nobody can sleep.”


# the-dog
On the floor lay {pet}. {Pet} was {a breed}. {@dog-body} And {pet} knew what Bunny smelled of. Bunny had smelled of
[uk: porridge | oatmeal] since breakfast.

[friend: On the wall was a drawing that {friend} had made. It was Bunny, and mostly ears. {Pet} had a sniff at that,
too.]

{child} climbed out of bed. [athlete: It said {athlete} on the [uk: pyjamas | pyjamas], so that went fast.]

“Find Bunny, {pet}!” said {child}.

## or
But there was somebody who could find things, and that was {pet}. {Pet} was {a breed}. {@dog-body}

“What does Bunny smell of?” said {elder.short}.

“[uk: Porridge | Oatmeal],” said {child}. “He had some, too.”

[friend: On the pillow lay a letter from {friend}. Say hello to Bunny, it said. {Pet} had a sniff at that first.]

{child} got up[athlete: , so fast that not even {athlete} could have kept up,] and held out one empty arm. {Pet}
sniffed it, from the hand all the way to the top.

“Find Bunny, {pet}!” said {child}.

## if short
On the floor lay {pet}. {Pet} was {a breed}. {@dog-body} And {pet} knew what Bunny smelled of. Bunny had smelled of [uk: porridge | oatmeal] since breakfast.

[friend: On the wall was Bunny, drawn by {friend}. {Pet} had a sniff at that, too. ][athlete: It said {athlete} on {child's} [uk: pyjamas | pyjamas].]

“Find Bunny, {pet}!” said {child}.


# glasses
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the kitchen table. {child} crawled under. There lay something hard and shiny.

Was it Bunny? No. It was a pair of glasses, with [uk: porridge | oatmeal] on.

“There you are,” said {elder.short} to the glasses, and put them on. “And there are the rest of you.”

## or
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped in the kitchen, where the [uk: porridge | oatmeal] pot was soaking. {child} got up on the stool and felt
around in the water. There was something in there!

Was it Bunny? No. It was a pair of glasses.

“Thank you,” said {elder.short}, and put them on. “Now all I can see is [uk: porridge | oatmeal].”

## if short
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the kitchen table. There lay something hard and shiny.

Was it Bunny? No. It was a pair of glasses, with [uk: porridge | oatmeal] on.

“Thank you,” said {elder.short}, and put them on.


# slipper
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped in the hall. [school: There hung the backpack from {school}. The nose went by.] [sport: There was the
bag with all the things for {sport}. The nose went by.] There was a boot. The nose went right in. In the boot was
something soft and grey.

Was it Bunny? No. It was a slipper. It had stepped in the [uk: porridge | oatmeal].

“I’ve been looking for that since Tuesday,” said [elder2: {elder2.short} | {elder.short}], and put a foot in it.

## or
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} sniffed all through the hall. The boots? They smelled of rain. No. [school: The backpack from {school}? That
smelled of banana. No.] [sport: The bag with all the things for {sport}? That smelled of feet. No.] The scarf on the
floor? Yes! Under it was something soft and grey.

Was it Bunny? No. It was a slipper, with [uk: porridge | oatmeal] on its toe.

“At last,” said [elder2: {elder2.short} | {elder.short}]. “I’ve been walking crooked since breakfast.”

## if short
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped in the hall. [school: The backpack from {school}? No. ][sport: The bag with all the things for {sport}? No. ]In a boot was something soft and grey.

Was it Bunny? No. It was a slipper. It had stepped in the [uk: porridge | oatmeal].

“I’ve been looking for that since Tuesday,” said [elder2: {elder2.short} | {elder.short}].


# cookie
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the armchair and pushed a nose behind the cushion. Something crackled.

Was it Bunny? No. It was an oat [uk: biscuit | cookie].

Then it wasn’t a [uk: biscuit | cookie] anymore. {Pet} looked as if nothing had happened.

## or
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the armchair, and a whole head went in under it. Crunch, it went.

Was it Bunny? No, because Bunny doesn’t crunch. It was an oat [uk: biscuit | cookie].

“Let me see,” said {elder.short}. But it was too late for that.

# back-to-bed
Nose below and rump on top. Where was {pet} going now? Back to the bed! That was the stop. {pet.He} lay down there and
wouldn’t move.

“But we’ve looked there,” said {child}.

[city: The lights of {city} shone in at the window, so they could see very well: one pillow, one blanket, no rabbit.]

{Elder.short} looked at the bed. Then {elder.he} smiled.

“This was my bed when I was small,” said {elder.short}. “And I know something about it. It has a tummy.”

[elder2: “You never told me that,” said {elder2.short}.]

There were three wooden knobs on the bed. {Elder.short} turned the first. No. The second. No. The third. Creak! Under
the bed a little door came open.

## or
Nose below and rump on top. Past the kitchen, past the hall, and in to the bed again! Stop.

“No, {pet},” said {child}. “This is where we started.”

{child} lifted the pillow. No rabbit. {child.He} lifted the blanket. No rabbit. [city: {child.He} pulled back the
curtain, so that {city} could shed some light on it. No rabbit.] But {pet} wouldn’t leave.

Then {elder.short} knocked on the bed, the way you knock at a door. It sounded hollow.

“Now I remember,” said {elder.short}. “I slept here when I was small. This bed has a tummy.”

[elder2: “Has it?” said {elder2.short}, who had made it often enough.]

On the bed were three wooden knobs, and {child} got to turn them. The first was stuck. The second only spun. The third
said creak, and under the bed a little door came open!

## if short
Nose below and rump on top. Where was {pet} going now? Back to the bed! That was the stop.

“But we’ve looked there,” said {child}.

{Elder.short} smiled. “This was my bed when I was small,” said {elder.short}. “It has a tummy.”

[city: The lights of {city} shone on three wooden knobs. | There were three wooden knobs on the bed.] {Elder.short} turned the first. No. The second. No. The third. Creak! Under the bed a little door came open.


# an-ear
{@dog-trouble}

{@dog-deed}

Was it Bunny?

YES! It was Bunny. He had fallen down behind the pillow, right down into the tummy of the bed. He smelled of [uk:
porridge | oatmeal] and a little of dust.

But there was something else in there. It was red, and it was small. A shoe! Just one small shoe.

## or
{@dog-trouble}

{@dog-deed}

Was it Bunny?

YES! After the ear came all the rest of him. He had slipped down behind the pillow, and the bed had swallowed.

But he wasn’t alone. Something came out with him, something red and small that had a strap. A shoe! Only the one.

## if short
{@dog-trouble}

{@dog-deed}

Was it Bunny?

YES! It was Bunny. He had fallen down behind the pillow, right down into the tummy of the bed.

But there was something else in there. A small red shoe!


# small-feet
“That’s mine,” said {elder.short}. “I lost it when I was as little as you.”

“Was Bunny scared in there?” asked {child}.

“No,” said {elder.short}. “He had the shoe to talk to.”

{child} tried the shoe on. It [uk: fitted | fit] exactly. That was how small {elder.short's} feet had been, once.
[elder2: {Elder2.short} had to look twice.]

## or
“I know that one,” said {elder.short}. “The bed ate it when I was as little as you. I had to hop to breakfast.”

“Why did it eat Bunny?” asked {child}.

“I expect it likes [uk: porridge | oatmeal],” said {elder.short}.

{child} put one foot down beside the shoe. They were the same size. Then {elder.short} put one down, too. That was how
much foot it had turned into. [elder2: {Elder2.short} put one down as well, and then it was full.]

## if short
“That’s mine,” said {elder.short}. “I lost it when I was as little as you.”

“Was Bunny scared in there?” asked {child}.

“No,” said {elder.short}. “He had the shoe to talk to.”


# good-night
Then it was time for everybody to sleep. [music: {Elder.short} hummed {music} slower and slower.]

Good night, glasses on the table. //
Good night, slipper on the floor. //
Good night, [uk: biscuit | cookie] inside {pet}. //
Good night, little red shoe. //
[adult: Good night, {adult}. //
] [elder2: Good night, {elder2.short}. //
] Good night, {elder.short}, who used to be small.

## or
Now the lights went out in room after room. [music: {Elder.short} hummed {music} a little lower with every lamp.]

Sleep well, glasses. There will be more [uk: porridge | oatmeal] tomorrow. //
Sleep well, slipper, beside your friend. //
Sleep well, [uk: biscuit | cookie], wherever in {pet} you are. //
Sleep well, little red shoe. //
[adult: Sleep well, {adult}. //
] [elder2: Sleep well, {elder2.short}. //
] Sleep well, {elder.short}, who used to fit in the shoe.

## if short
[music: {Elder.short} hummed {music}.]

Good night, glasses on the table. //
Good night, slipper on the floor. //
Good night, little red shoe. //
Good night, {elder.short}, who used to be small.


# full-arm
{Pet} lay down beside the bed. Nose below. Rump below. Sniff, sniff, sniff … and stop.

The pillow was there. The blanket was there. And the arm was full of Bunny.

## or
The tummy of the bed was shut now, and on the floor in front of it lay {pet}. Nose below. Rump below. Stop.

And the arm was not empty anymore. There lay Bunny, where he belonged, and he smelled of [uk: porridge | oatmeal] all
the way to morning.

# @dog-body
A warm stomach, soft ears, and a wet nose.
## if breed.Golden Retriever
Golden fur, a glad tail, and a mouth so soft that it could carry an egg.
## if breed.Labrador
A broad back, a shiny nose, and a stomach that always had room for a little more.
## if breed.German Shepherd
Pointed ears, a straight back, and eyes that looked after the whole house.
## if breed.Poodle
Curls on the ears, curls on the legs, curls all over.
## if breed.Bulldog
A flat nose, a wide mouth, and two wrinkles on top.
## if breed.Beagle
Soft ears that hung down, and a nose that never took a day off.
## if breed.Rottweiler
Big paws, a broad back, and two brown dots for eyebrows.
## if breed.Yorkshire Terrier
Small paws, small ears, and no bigger than a loaf of bread.
## if breed.Dachshund
A long back, and legs that were hardly there at all.
## if breed.Siberian Husky
Thick fur, pointed ears, and a voice that reached the next house.
## if breed.Border Collie
Quick ears, quick legs, and eyes that counted everybody in the house.
## if breed.Boxer
A wrinkled forehead, a wide chest, and springs in all four legs.
## if breed.Cocker Spaniel
Soft fur, kind eyes, and two ears so long that they dipped in the water bowl.
## if breed.Australian Shepherd
Patches here, spots there, and legs that liked to go around things.
## if breed.Shih Tzu
Short legs, long fur, and hair in both eyes.

# @dog-trouble
It was tight in there. No hand would go in.
## if breed.Golden Retriever / breed.Labrador
It was deep in there. Nobody’s arm was long enough.
## if breed.German Shepherd
It was full of old blankets in there. Where do you begin?
## if breed.Poodle
It was so dusty in there that {elder.short} sneezed.
## if breed.Bulldog
The door was small. No hand would go in.
## if breed.Beagle / breed.Shih Tzu
It was dark in there. Nobody could see.
## if breed.Rottweiler
There was a drawer in there, and the drawer was stuck. {Elder.short} pulled. The drawer didn’t want to.
## if breed.Yorkshire Terrier
The door was small. Everybody was too big.
## if breed.Dachshund
The door was low. {Elder.short} couldn’t get in.
## if breed.Siberian Husky
It was quiet and deep in there. Nobody’s arm was long enough.
## if breed.Border Collie
There was a drawer in there, and the drawer was stuck. Everybody pulled, but in different directions.
## if breed.Boxer
Something was stuck in there, high up, where nobody could reach.
## if breed.Cocker Spaniel
The door was narrow. No hand would go in.
## if breed.Australian Shepherd
It was tight in there. From the front, nobody could reach.

# @dog-deed
But {pet} lay down flat and put in a paw. It almost reached. It reached a little more. Scratch, scratch. The paw got
hold of something, the paw pulled, and out came an ear!
## if breed.Golden Retriever
But {pet} could fetch. In went the whole neck. The mouth opened, as carefully as if there were an egg. The mouth
closed, just as carefully. Then {pet} walked out backward, and from the mouth hung an ear!
## if breed.Labrador
But {pet} could smell [uk: porridge | oatmeal]. In went the head. Lick, lick, they heard, far down in the tummy of the
bed. Lick. And out came {pet} with something wet. An ear!
## if breed.German Shepherd
But {pet} knew how to search. Top left: no. Top right: no. Bottom left: no. Bottom right: woof. And bottom right was
an ear!
## if breed.Poodle
But {pet} put in a whole head and turned it around and around, like a mop. Out came the curls, full of dust. And
something else was caught in them. An ear!
## if breed.Bulldog
But {pet} put one flat nose to the hole, breathed in, and SNORTED. Out flew the dust. Out flew a sock. Out flew an
ear!
## if breed.Beagle
But {pet} didn’t need to see. A sniff to the left: a sock. No. A sniff to the right: a button. No. A sniff at the very
back. “Woof,” said {pet}. At the very back was an ear!
## if breed.Rottweiler
But {pet} was strong. {Pet} bit the handle, set four paws on the floor and pulled. The whole bed came along a little
way. Then it said creak, and the drawer was out. In the drawer was an ear!
## if breed.Yorkshire Terrier
Everybody but {pet}. {Pet} walked straight in. There was a rustle. There was a puff. Somebody pulled and pulled. And
out came {pet}, backward, with a thing nearly bigger than {pet}. An ear!
## if breed.Dachshund
But {pet} was low. In went the head. In went the back. In went more of the back. In went the rest of the back. Then
only a tail was left, and the tail was wagging. And out it all came again, backward. Last of all came an ear!
## if breed.Siberian Husky
But {pet} put in a nose and howled. Oooo! The bed was hollow, so the whole bed howled too. Everything in there began
to shake. Out fell the dust. Out fell a sock. Out fell an ear!
## if breed.Border Collie
So {pet} went around them. A push for {elder.short}: over here. A push for {child}: over there. Now you’re standing
right. Now you may pull. Out slid the drawer, and there was an ear!
## if breed.Boxer
But {pet} could jump. Up on the bed! Jump, jump, and the bed went hic. Out came the dust. Jump, jump, and the bed went
hic. Out came a sock. Jump, jump. Out came an ear!
## if breed.Cocker Spaniel
But {pet} lay down flat. In went the nose. In went two long ears, one on each side, and swept the floor in there.
Swish, swish. And out came {pet}, and now there were three ears!
## if breed.Australian Shepherd
So {pet} went around. Past the foot of the bed, past the corner, in behind. There was a crack back there that nobody
had thought of. In with the nose. Push! And out in front, right by {child’s} knees, came an ear!
## if breed.Shih Tzu
But {pet} never could see, with all that hair. {Pet} walked straight into the dark, as if it were the kitchen, and
came out again with dust all over. Under the dust hung an ear!
