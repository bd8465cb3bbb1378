title: That One Was an Apple
title: Not You
title: The One on Your Head
guest elder: Stan (he), Winnie (she)

% BONG is for both of you, and so is huff, rub, rub, rub. “Good evening” is always polite. {elder} is the family’s own, else old {elder} from next door.
% One rule: if somebody winks at a star it goes up like a feather, and if nobody does it comes down like an apple.

# you-never-know
It was nearly dark, and {child} and {@elder} were picking up apples under the apple tree[city: , in a garden in {city}]. A lantern hung on a branch, and {elder.short} had a saucepan on {elder.his} head.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was holding the basket.]

“Why have you got a pot on?” asked {child}.

“You never know what’s coming down,” said {elder.short}.

BONG.

“See?” {elder.he} said. {Elder.He} picked the apple up, huffed on it and rubbed it on {elder.his} sleeve, huff, rub, rub, rub, until it shone.[music:  It went very well with {music}.] That was how {elder.short} got things clean. Only the saucepan had never been done. It was black on the bottom from years and years of jam, with just one clean spot, no bigger than a penny.

[pet.dog: {Pet}[!pet.known:  the dog] carried the apples off, one by one, and had to be asked for them back.

][pet.cat: {Pet}[!pet.known:  the cat] sat in the wheelbarrow, waiting for something better than an apple.

][pet.other: {Pet} was indoors, waiting for the peel.

][elder2: “I need twelve for the pie!” called {elder2} from the kitchen.

]
# that-ones-shining
BONG!

“That was a big one,” said {elder.short}.

“{Elder.short},” said {child}. “That one’s shining.”

It lay in the grass. It had five points, and it was muddy all over.

“Ow,” it said.

It was a star, and it had fallen from the sky.

[friend: “You’re meant to wish for something,” said {friend}. “Wait. I’m thinking.”

]
# not-you
“Good evening,” said {elder.short}, who was polite to everybody, and {elder.he} took the saucepan by the handle and lifted it like a hat.

“Not you,” said the star. “Him. The one on your head.”

“That’s a saucepan,” said {child}.

“Saucepan,” said the star. “What a beautiful name. Every evening he winks at me. Tonight I leaned out to see him better, and I leaned too far.”

“He doesn’t wink,” said {child}.

# wink
{Elder.short} lifted the saucepan again. When it came down, the clean spot caught the light from the lantern. Wink!

“There!” said the star, and winked as well. And straight away it rose out of the grass, as high as {child’s} knees. Then it dropped.

“That’s how we stay up,” it said. “If somebody winks at you, you go up like a feather. If nobody does, you come down like an apple.”

“Then we’ll wink you home,” said {child}.

# that-tickles
First {elder.short} cleaned it. Huff, rub, rub, rub. “That tickles!” said the star, and now it shone so brightly that they could see every apple on the tree.[pet.dog:  {Pet} forgot to carry off the next one.][pet.cat:  This was better than an apple, and {pet} sat up.]

[friend: “I’m still thinking,” said {friend}.

]
# up
“Up, {elder.short}!” said {child}.

{Elder.short} lifted the saucepan. “Good evening,” {elder.he} said, because you have to. Wink! And the star went up to the first branch.

“Up, {elder.short}!”

“Good evening.” Wink! And the star went up to the top of the tree.

“Up, {elder.short}!”

“Good evening.” Wink! And the star went up as high as the chimney.

# i-cant-see-you
“Up, {elder.short}!” called {child}, and {elder.short} lifted the saucepan. But nothing happened.

“Saucepan?” called the star, in a very small voice. “Saucepan, I can’t see you!”

From up there, a spot like a penny is too small to see. The star hung quite still, and then it fell.

Oh no! Down it came, faster and faster.

“Mind your head!” said {elder.short}, and shut {elder.his} eyes.

# huff-rub
{child} didn’t. {Child.He} pulled the saucepan off {elder.short’s} head, huffed on it and rubbed it on {child.his} own sleeve. Huff, rub, rub, rub! Black came off, all up {child.his} arm.[sport:  It was worse than {sport}.] Huff, rub, rub, rub! And there was the bottom of the saucepan, round and bright as a moon. {child} held it up in both hands, as high as {child.he} could, and tipped it.[athlete:  Not even {athlete} ever held up anything so shiny.]

WINK!

The star stopped. It was so close that it lit up {child’s} whole face. It looked into the saucepan, and in there was a star, looking back.

# youve-washed-your-face
“Oh, Saucepan,” it said. “You’ve washed your face.”

And up it went. {child} tipped the saucepan, wink, wink, wink, and it went up past the chimney, until it was back in its own place, no bigger than a crumb.

“Good evening,” called {elder.short}, and it winked.

[friend: “I’ve got it,” said {friend}. “I wish for apple pie.”

]
# bong
Then they picked up the rest of the apples.[elder2:  {Elder2} got all twelve.][school:  There were enough for Apple Day {at school} too.] {child} had the saucepan on now, right down to {child.his} eyebrows.

BONG.

“Good evening,” said {elder.short}, looking all round in the grass.

“{Elder.short},” said {child}. “That one was an apple.”

Then they went in. {Elder.short} hung the saucepan in the window, with its clean face out, and {child} leaned on {elder.his} arm and yawned. High up, something winked.

“Good evening,” whispered {child}, because you have to.

# @elder
old {elder} from next door
## if elder
{elder}
