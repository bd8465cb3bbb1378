title: Round and Round and Flop
title: Too Small
title: A Bed for an Elephant
guest elder: Peg (she), Nell (she)

# a-knee
[!short: One evening there was a knock at the door. ][elder: {child} was at home with {elder}, | {child} was at home with {elder}, from next door,] [!short: and neither of them knew who it could be. It wasn’t a little knock. It went like this:|when somebody knocked at the door.]

THRUMP.

“Woof,” said {Pet}[!pet.known: , who was {child’s} dog].

They opened the door, and {child} saw a knee. It was a big, grey, wrinkly knee. Above the knee was a tummy. Above the tummy was an ear. And down from the very top came a long, long trunk, and sniffed {child’s} hair. Fffff.

“Elephant,” said {child}.

“Yes,” said the elephant. “I’ve walked all day[city: , all through {city}], and I’m ever so tired. But I haven’t got a bed.”

# too-small
[!short: {Pet} was a kind dog. {Pet.He}|{Pet}] dragged out {pet.his} own basket. The elephant put one foot in, and then the basket was full.

“Too small,” said {child}.

So {elder} opened the window and showed the elephant the sofa.[!short:  The elephant put his trunk in and patted it. Pat, pat, pat.]

“Too small,” said {child}.

[friend: {Friend}[!friend.known: , {child’s} best friend,] came running with a sleeping bag. It went on one toe. [!short: “Too small,” said {friend}. ]][elder2: {Elder2} pointed at the bath.[!short:  It was a very good bath for a trunk.] “Too small,” said {elder2}. ][sport & !short: {child} even fetched the bag where the things were for when {child.he} went to {play sport}. “Too small,” said the elephant, who’d looked inside. ][sport & short: Even the bag for {sport} was too small. ][school: “They’ve got a big mat at {school},” said {child}, “but it’s shut.” ][athlete: “Even the bed of {athlete} would be too small,” said {child}. ]{child} [!short: ran and ]fetched {child.his} very own pillow. The elephant laid his head on it, [!short: out on the grass, ]and then nobody could see the pillow at all.

# a-tear
“Too small,” said the elephant. “Everything’s too small, because I’m too big.”

And a tear ran down his trunk[!short: , all the way to the end,] and went plop on {Pet’s} nose.

[music: {child} sang {@song} for him, but he was still too big. ]{child} was sad, too.[!short:  It’s horrid to be tired when there’s nowhere to lie down.]

{Pet} sneezed. {Pet.He} looked at the elephant for a long time. Then off {pet.he} went, down to the bottom of the garden, where the grass is long under the apple tree.

# and-flop
And there {Pet} did what {Pet} always does at bedtime.

{Pet.He} went round.

And round.

And round.

And flop.

“Look!” said {child}. “{Pet} made a bed!”

So {pet.he} had. There in the grass was a flat, soft, round place, and it was exactly as big as a {Pet}.

# now-you
“Now you,” {child} told the elephant. “Go round.”

So the elephant went round. Thrump, thrump, thrump.

And round. Thrump, thrump, thrump.

And round. Thrump, thrump, thrump.

And FLOP!

All the teacups jingled in the kitchen.[!short:  One apple fell off the tree. Bump.]

“Is it too small?” asked {child}.

[!short: The elephant wriggled his bottom. He stretched out all his toes. ]“No,” [short: said the elephant|he said]. “It’s exactly as big as me.”

# good-night
{Elder} brought the picnic blanket, and it covered one ear.[!short:  {Elder} brought the best tablecloth, and it covered the other.] {child} gave the elephant [!short: the apple, for the morning, and ]a kiss, just there, on the wrinkly knee.

“Night-night, Elephant,” said {child}.

“Night-night, {child},” said the elephant.

# as-big-as-me
[adult: When {adult} came to tuck {child} in, {child.he} didn’t | That night {child} didn’t] lie down straight away. {child.He} stood in the middle of the bed, and went round.

And round.

And round.

And flop.

[adult: “Is it too small?” whispered {adult}.

]“It’s as big as me,” said {child}.

{Pet} lay down beside the bed. The light went out. And from under the apple tree came a great big, slow, sleepy snore.

Thrrrump.

Thrrrump.

Thrrrrrump.

# @song
{music}
