title: The Long, Long Princess
title: Is That the End?
title: Not Yet!
guest princess: Plum (she), Pearl (she)

% The grown-up (@a): {adult}, else the elder, else the grown-up. The dog has a slipper to carry and comes home with the King’s; the cat wants somewhere soft; the friend wants to see the end.

# at-the-gate
{@on-the-step} [us: rain boots|wellies], when a princess came in at the garden gate.

She had a gold crown and a pink dress[short: . | , and she was exactly as big as {child}.]

“Hello,” she said. “I’m Princess {princess}. Will you play with me?”

{@not-all-here}

[!short: It wasn’t. ]The dress had a train, which is the long bit that comes along behind. [!short: And it was still coming. ]It came through the gate and up the path, and [short: more|when [friend: {friend} | {child}] looked down the lane, more] of it was coming {@round} the corner.[pet.dog & !short:  {Pet} sniffed it as far as {pet.he} could.][pet.cat & !short:  {Pet} put a paw on it. It was soft.]

“Is that the end?” asked [friend: {friend} | {child}].

Swish, swish, swish, went the long pink train.

“Not yet!” said the princess.

# always-loses
[sport: “Can you {play sport}?” asked {child}.

“Not in this,” said the princess.

]So they played hide-and-seek. [short: {child}|{child} counted to three. Then {child.he}] followed the long pink train all the way {@round} the shed, and at the front of it was the princess, hiding.

“Found you!” said {child}. [friend: It took much longer to find {friend}.]

[!short: “I always lose at this,” said Princess {princess}, “and I can’t think why.”

[friend: “I can,” whispered {friend}.]

]And in at the gate came more and more dress[pet: {@riding}].

[!short: “Is that the end?” asked {child}.

Swish, swish, swish, went the long pink train.

“Not yet!” said the princess.]

# a-parcel
Then it was the princess’s turn to look. She looked all {@round} the shed. She looked all {@round} the apple tree[friend & !short: , and there was {friend}]. She looked {@round} and {@round} and {@round} {@a-first} {child’s} blue blanket on the line. And everywhere the princess went, her dress went too[pet.dog / pet.cat: , and so did {pet}]. [adult & elder / elder2: {@feet}]

“Found you!” she cried[!short: , behind the [us: rain barrel|water butt]]. But when she tried to skip, she couldn’t move. Her train had gone {@round} the shed, and {@round} the tree, and {@round} {@a}[short: . | , right up to the chin.]

[!short: “I seem to be a [us: package|parcel],” said {@a}[pet.dog / pet.cat: , “with {pet} in it.” | .]

]Princess {princess} pulled, and it all went tighter.[!short:  Two big tears ran down her cheeks.[pet.dog:  {Pet} put down {pet.his} slipper and licked them off.][pet.cat:  Even {pet} opened one eye.]]

“I want my daddy,” she said. “And I came {@round} so many corners that I don’t know the way home!”

# the-dress-knows
[friend: {Friend} held one of the princess’s hands, and {child} held the other. | {child} held the princess’s hand.][!short:  {child.He} looked at the long pink train, going out of the gate and away down the lane.]

“Your dress knows the way,” said {child}. “We’ll follow it!”

So {child} walked {@round} [short: {@a}|{@parcel}] the other way, {@round} and {@round} and {@round}, until {@a} came out. [!short: [friend: {Friend} | {child.He}] unwound the tree. [friend: {child} | {child.He}] unwound the shed. ]And then all [friend: four|three] of them followed that train along the lane[city: , right across {city}][school: , past {school}[!short: ,]][!short:  and over the bridge], and {@a} gathered it up in the [us: laundry|washing] basket[!short:  as they went][friend & !short: , with {friend} on the other handle].[pet.dog & !short / pet.cat & !short:  {@comes-too}] [music: They sang {@song}[!short: , to help their legs].]

[!short: “Is that the end?” puffed {@a}.

Swish, swish, swish, went the long pink train.

“Not yet!” said {child} and [friend: {friend} and ]the princess.]

# the-kings-end
[!short: It went up a hill. ]It went in at a big gold door. And there, on the bottom stair, sat the King in his [pet.dog: gold ]slippers. He had the very end of the train in [!short: both ]his hands.

[friend: “There’s the end!” cried {friend}.]

“Have you been holding that all day?” asked {child}.

“All day,” said the King. “[!short: She can go as far as she likes. ]I’ve always got the end.”

Then Princess {princess} ran into his arms[athlete: , faster than {athlete}][short: . | , so fast that both their crowns fell off.][pet.dog:  {Pet} gave the King {pet.his} own slipper, and took a gold one.][pet.cat:  {Pet} went and sat on the King’s slippers, which were soft.]

# i-have-got-it
[friend: {Friend} had gone home, and it | It] was nearly dark when {child} got into {child.his} own bed. {@A} spread the blue blanket over {child.him}, and it smelled of the garden. [!short: It went over {child.his} tummy. It went over {child.his} knees. ][pet.dog: It went over {pet}, who was asleep already on a gold slipper. ][pet.cat: It went over {pet}, who was asleep already, for this was softest of all. ]It went all the way down past {child.his} toes, and there sat {@a}, holding the last little corner.

“Is that the end?” asked {child}.

“Yes,” said {@a} softly. “That’s the end.”

And there was a very small tug at the corner.

“I’ve got it.”

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
the grown-up, who was [us: hanging|pegging]
## if adult
{adult}, who was [us: hanging|pegging]
## if elder & !adult
{elder}, who was [us: hanging|pegging]

# @parcel
the [us: package|parcel]
## if adult
{adult}
## if elder & !adult
{elder.short}

# @feet
On the bench {elder} [elder2: and {elder2} lifted their|lifted {elder.his}] feet[!short:  to let it by].
## if !adult & elder2
On the bench {elder2} lifted {elder2.his} feet[!short:  to let it by].

# @riding
. {Pet} had never seen so much of anything
## if pet.dog
, with {pet} sitting on it[!short: , slipper and all]
## if pet.dog & breed.Dachshund
, with {pet} sitting on it, who was a long dog, but not as long as that
## if pet.cat
, with {pet} asleep on it

# @comes-too
{Pet} ran in front with {pet.his} slipper.
## if pet.cat
On top of it all lay {pet}, still asleep.

# @round
round
## if us
around

# @on-the-step
{@who-sat} on the step, pulling on {@whose}
## if pet.dog
{Pet}[!pet.known:  the dog] was carrying a slipper about, and {@who-sat} on the step, pulling on {@whose}
## if pet.cat
{Pet}[!pet.known:  the cat] was trying to sleep on the hard step, and {@who-sat} there too, pulling on {@whose}

# @who-sat
{child} was sitting
## if friend
{child} and [!friend.known: {child.his} best friend ]{friend} were sitting

# @whose
{child.his}
## if friend
their

# @not-all-here
“Yes!” said {child}. “But your dress isn’t all here yet.”
## if friend
“Yes!” said {child}.

“But your dress isn’t all here yet,” said {friend}.
