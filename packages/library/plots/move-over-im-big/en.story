title: Thud, Thud, Thud
title: A Very Big Fairy
title: Move Over, I’m Big
guest minder: Mrs Pocock (she), Mrs Lamb (she)

% The fairy is as big as a thumb and does not know it. Her steps make no noise, so she says them. Who says good night: {@m}, the grandparent before the grown-up.

# move-over
[elder: {Elder} had just put out the big light when a fairy | A fairy] landed on {child’s} [us: quilt | duvet]. She was as big as a thumb.

“Move over,” she said. “I’m big.”[pet.other:  She had told {pet} already.]

{child} pulled up {child.his} knees.[friend:  So did {Friend}[!friend.known: , {child.his} best friend,] at the other end of the bed.]

“More,” said the fairy.

[friend: They both | {Child.He}] moved right up on to the pillow.[pet.dog:  {Pet}[!pet.known:  the dog], on the rug, only thumped {pet.his} tail.][pet.cat:  {Pet}[!pet.known:  the cat] stayed at the foot of the bed, and didn’t move over one bit.]

“Good. Here I come,” said the fairy, and she walked across the [us: quilt | duvet]. Her feet made no noise at all. So she made the noise herself.[pet.cat:  {Pet} watched with one eye.]

“Thud,” she said. “Thud. Thud. Thud. You needn’t be frightened. I’m quite nice. I’m only very, very big[sport: , much too big to {play sport}].”

“I’m not frightened,” said {child}.

[friend: “Nor am I,” said {friend}.]

# dont-lift
Halfway across there was a fold in the [us: quilt | duvet], and the fairy couldn’t get over it, so {child} held out a finger.

“No, no, don’t lift me,” she said. “You’ll hurt your back.”

But she climbed on to the finger all the same, and {child} lifted her over. It felt about as heavy as a butterfly.

“My goodness,” said the fairy. “You are strong.”

# all-the-food
By the bed there was [elder: half of {elder.short’s} | half a] [us: cookie | biscuit] on a plate. Thud, thud, thud. The fairy ate a crumb. She ate another crumb. Then she patted her tummy.

“I’m so sorry,” she said. “I’ve eaten all the food in the house.[elder:  Somebody must tell {elder.short}.][pet.dog:  There’s nothing for {pet}.][pet.cat:  {Pet} will have to catch mice.][school:  You’ll have to eat {at school} tomorrow.]”

[friend: {child} and {friend} | {child}] looked at the [us: cookie | biscuit][pet.dog: , and so did {pet}]. It looked just the same.

“It doesn’t matter,” said {child}.

# hold-tight
Next the fairy wanted to bounce on the bed.

“Hold tight!” she called.

{child} held tight with both hands[friend: , and {friend} held tight to {child}].[pet.dog:  {Pet} held tight with all four paws.][pet.cat:  {Pet} didn’t hold on to anything.] The fairy jumped[athlete: , higher than {athlete}]. She landed in the middle of the pillow, and she didn’t even make a dent.

“Are you all right?” she asked.

“Yes, thank you,” said {child}.

# nobody-there
Then {@first} came in to say good night[music: , humming {music}].

“Who are you [friend: two ]talking to?”

[friend: “The fairy,” said {child}. | “The fairy. She’s enormous.”]

[friend: “She’s enormous,” said {friend}.]

{@M} looked at the [us: quilt | duvet], and at the pillow, [pet.cat: and at {pet}, ]and straight at the fairy.[pet.dog:  {Pet} thumped {pet.his} tail, to show where.]

“I can’t see anybody,” said {@m}, and went to fetch some water.

# very-little
The fairy stood quite still.

“I don’t show,” she said. “Not even a bit.”

Then she walked away across the [us: quilt | duvet]. She didn’t say thud. She didn’t say anything. She crept down behind the pillow, where it was dark.[pet.dog:  {Pet} stopped thumping.]

“Fairy?” said {child}.

[friend: “Fairy?” said {friend}.]

“I think I’m little,” said a little voice. “I think I’m very, very little.”

# click
So {child} put a hand under the pillow. That was where the [us: flashlight | torch] was[friend: , the one for playing ghosts. {Friend} held it, and turned it on. |. {Child.He} turned it on.] Click!

“Come and stand here, in front,” [friend: said {child}|{child.he} said].

The fairy came and stood there.

And up the wall rose a fairy. She reached from the floor to the ceiling. Her wings reached from the window to the door.[pet.cat:  {Pet} sat up.][city:  There wasn’t another fairy that size {in city}.]

“Oh,” whispered the fairy. “Who’s that?”

“Wave,” said {child}.

The fairy waved. And the big one waved back.

“It’s me,” said the fairy.

# thud
She took a step. And {child} jumped down on to the floor and stamped. THUD.

The fairy took another step. [friend: {Friend} stamped too. ][pet.dog: {Pet} thumped with {pet.his} tail. ]THUD.

# and-she-moved
“What’s all that thudding?” called {@m}, and came running[elder & adult: , with {adult}[elder2:  and {elder2}] close behind][elder2 & !adult: , with {elder2} close behind]. And there was the fairy, all over the wall. {@M} just stared.

“Move over,” said the fairy. “I’m big.”

And {@m} moved over.[pet.dog:  {Pet} moved over till {pet.he} {pet.was} right under the bed.][pet.cat:  Even {pet} moved over.]

# lie-still
Then it was night.[elder:  {Elder.short} said good night from over by the door, where there was room.][pet.dog:  {Pet} was given all the food in the house.] The fairy was given half the pillow, just [friend: between {child’s} ear and {friend’s} | beside {child’s} ear].

“Lie very still,” she whispered, “so I don’t squash you.”

[friend: {child} and {friend} | {child}] lay very still[pet.cat: , and so did {pet}, right at the edge]. The fairy yawned, and it was a very small yawn. Then she put down her head.

“Thud,” she said.

# @first
{minder}, the babysitter,
## if adult
{adult}
## if elder
{elder.short}

# @m
{minder}
## if adult
{adult}
## if elder
{elder.short}
