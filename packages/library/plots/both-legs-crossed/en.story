title: The Butterfly on the Door Handle
title: Both Legs Crossed
title: Nobody Can Do Both
guest friend: Tess (she), Arlo (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “One leg. Other leg. Both legs crossed.” Do it together, and stand perfectly still for the end.
% The grandparent has the key, else {adult}, else {minder} (@k). The one with too much shadow is {adult}, else the grandparent, else {minder} (@a).

# on-the-handle
{child} needed [us: to pee | a wee], and there was a butterfly on the door handle.

It was orange, with blue spots along the edge, and it had spread itself over the whole handle, like somebody who has the sofa to themselves. Its wings went slowly down and slowly up.

It was the only door [city: in all {city} | in the whole world] that {child} wanted, and it was shut.

One leg. Other leg. Both legs crossed.

Up the path came {friend}[!friend.known: , {child’s} best friend,] and {@a-first}. They had been to the park[school:  behind {school}][sport:  to {play sport}], and it had been much too good to go home in time. {@Key}[pet.dog:  {Pet}[!pet.known:  the dog] had stopped at every lamp post on the way, and had no worries.][pet.cat:  On the doormat lay {pet}[!pet.known:  the cat], asleep in the sun.][pet.other:  Indoors {pet} was waiting for supper.]

# the-same-place
“[us: Scoot over | Budge up],” said {@a} to the butterfly, and flapped a hat at it.

The butterfly flew once round the hat, and sat down on the handle again, in exactly the same place.

“Perhaps it lives here,” said {friend}.

“So do I,” said {child}.

{@K} looked for room on it for just one finger. There wasn’t any. {Friend} held out a dandelion. The butterfly wasn’t hungry.

“There’s always the hedge,” said {friend}.

“There’s a lady cutting it,” said {child}.

[pet.dog: {Pet} went to the hedge all the same, and the lady didn’t say a word.

][pet.cat: {Pet} had been to the hedge that morning, and slept on.

][music: “Hum {music},” said {@a}, “and you’ll forget about it.” {child} hummed. There was no forgetting it.

]One leg. Other leg. Both legs crossed.

# it-dances
The legs were going faster now. {child} hopped about on the path with the sun behind {child.him}, and {child.his} shadow hopped about on the door.

“Look!” said {friend}. “It’s dancing with you.”

{child} looked. One leg, and the shadow slid over a wing, and the butterfly took a step out of it. Other leg, and the shadow came from the other side, and the butterfly stepped out of that, too.

[pet.dog: Down on the path {pet} was doing it as well. When the shadow reached {pet.his} tail {pet.he} moved over, all the dog at once, without getting up.

][pet.cat: Down on the mat {pet} was doing it as well. When the shadow reached {pet.his} tail {pet.he} moved over, all the cat at once, without waking up.

]“It’s not sitting on the handle,” said {child}. “It’s sitting on the sun.”

# good-night
“Then we’ll take the sun away,” said {@a}, and stood on the path.

That shadow covered the whole door. There was no sun left to step into. The butterfly folded itself up until it looked like a dead leaf, and didn’t move at all.[pet.dog:  {Pet} yawned.][pet.cat:  {Pet} opened one eye.]

“It thinks it’s night,” whispered {friend}. “That’s too much shadow.”

[elder & adult: “Good night,” said {elder.short}.

]“It has to be a small shadow,” said {child}. “There has to be some sun next to it.”

So {child.he} stood there instead. The shadow of {child.his} head came down on the handle, and it was just the size. The butterfly took one step, and another, out on to the warm door.

And {child} ran.

But when {child} ran, the shadow ran as well. The sun fell on the handle, and the butterfly got there first.

# nobody-can-do-both
“No!” said {child}, and was so sad that {child.he} nearly forgot about [us: peeing | the wee]. But only nearly.

“If you’re the shadow, you can’t open the door,” said {friend}. “Nobody can do both.”

“Get the key out,” said {child} to {@k}. “I’m the shadow. I’m going to stand quite still.”

# quite-still
There is nothing harder when you need [us: to pee | a wee]. Not one leg. Not the other leg. No legs crossed at all. {child} stood like a post, and in the middle of the handle stood the shadow.

{@K} looked in one pocket. {@K} looked in the other pocket.

“I always put it …” said {@k}.

“Hurry up,” said {child}, without moving {child.his} mouth.

[pet.dog: {Pet} came up and licked {child.his} knee. The shadow didn’t move.

][pet.cat: {Pet} came up and rubbed against one leg, and then against the other leg. The shadow didn’t move.

]The butterfly took a step. {@K} had one more pocket. The butterfly took two more steps, on to the door, and there it spread itself again.

Click, went the key. Down went the handle, and the door swung open, butterfly and all.

“Now!” said {friend}.

One leg, other leg, one leg, other leg, all the way down the hall[athlete: , very nearly as fast as {athlete}].

“Aaah,” said somebody inside.

# time-to-look
Afterwards {child} and {friend} sat on the step[pet.dog: , with {pet} in between][pet.cat: , with {pet} in between]. {@Cook} had gone in and shut the door, and there on the handle was the butterfly again.

Now {child} had time to look at it. It had brown fur on its back, and it had had it all along.

“Did you know it was furry?” said {child}.

“Mm,” said {friend}.

{Friend} wasn’t really looking. {Friend} had stood up.

One leg. Other leg. Both legs crossed.

# in-the-sun
{child} didn’t say anything. {Child.He} went and stood in the sun, and the shadow came down in the middle of the handle.[pet.dog:  {Pet} moved over.][pet.cat:  {Pet} moved over.] This time it wasn’t hard to stand still at all.

# @a-first
{minder}, who was looking after them
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @k
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @K
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @Key
{Minder} had the key, in one pocket or another.
## if adult
{Adult} had the key, in one pocket or another.
## if elder & !adult
{Elder.short} had the key, in one pocket or another.
## if elder & adult
{Elder}[elder2:  and {elder2}] came last, and {elder.short} had the key, in one pocket or another.

# @Cook
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
## if elder & adult
{Adult} and {elder.short}
