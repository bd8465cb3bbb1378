title: When the Unicorn Lay Down
title: Say Something True
title: It’s Fine
guest friend: Toby (he), Esme (she)
guest pet: Bess (she), Monty (he)
guest mate: Felix (he), Callum (he)

% The dog is the family’s, or the neighbour’s; a cat comes home with other things, hisses instead of barking and licks the crisps: @brings, @herds, @crisps.
% The first “It’s fine” is a little too quick; the last is said slowly.

# moss-on-its-horn
{@brings}

It followed {pet.him} in through the gate, white, and muddy round the knees, with moss on its horn. {Pet} sat down beside it and looked proud.

[adult: {Adult} had dug out the sleeping bags, and {child} | {child}] had just got the tent up, and now {child.he} only needed {friend}[!friend.known: , {child.his} best friend]. {Child.He} stood with the last [us: stake | tent peg] in {child.his} hand, and had just time to think that {friend} had to see this. Then {friend.he} came riding up on {friend.his} bike.

“Listen,” said {friend}, and laid the bike down in the grass. “About the tent …” Then {friend.he} saw it. “What’s that?”

“A unicorn.[city:  In the middle of {city}.] {Pet} found it. What about the tent?”

# its-fine
{child} and {friend} had slept in a tent on the first night of the [us: vacation | holidays] every year since they were six. It wasn’t a thing you had to arrange. It was like Christmas Eve.

“Some of the team are staying over at {mate’s} tonight,” said {friend}. “They said I could come. So I thought …”

Something dropped in {child’s} stomach, as it does when you step on a stair that isn’t there.

“It’s fine,” {child.he} said.

And the unicorn lay down. It lay down like a wardrobe falling over, right on top of {friend’s} bike.

“My bike!” shouted {friend}.

# even-more
They pushed, one at each end. It was no good. {child} fetched a carrot. The unicorn ate the carrot lying down. {@herds}

“I’ve got to go,” said {friend}. “They’re waiting for me. It’s going to be such fun.”

The unicorn sighed and put its head on the ground. Now it was lying down even more than before.

# black-pudding
{child} looked at it. It had lain down when {child.he} said it was fine. And now, when {friend} said it was going to be fun …

“Say something that isn’t true,” {child.he} said.

“Why?”

“Just do it.”

“I love [us: liver and onions | black pudding],” said {friend}.[athlete:  “And I’m as good as {athlete}.”]

The unicorn rolled over on its side. Something underneath it went plonk, and that was probably the bell.

# since-tuesday
“Now say something true.”

{Friend} considered. “I’ve had the same socks on since Tuesday[sport: . I even wore them to {play sport}].”

The unicorn lifted its head. It looked interested. It planted its front legs and got halfway up. {Pet} came over and sniffed {friend’s} socks, to make sure.

“It lies down when you lie,” whispered {friend}.

First they laughed. Then they remembered what they had said, both at the same moment, and stopped.

“You said it was fine,” said {friend}.

“You said it was going to be such fun,” said {child}.

The unicorn sat there with its front half in the air and its bottom on the bike, looking from one of them to the other.

# one-true-thing
One more true thing would do it. {child} could see that. {Child.He} could say something about {child.his} own socks, and the unicorn would get up, and {friend} could go. {Child.He} opened {child.his} mouth to do it.

The unicorn waited. It had kind eyes. It was difficult to talk about socks in front of them.

“It isn’t fine,” said {child}. {Child.His} voice came out strange. “I’ve been counting the days since April. I bought those [us: chips | crisps] you like, and I can’t even stand them. I want you to stay here tonight.”

The unicorn stood up. All the way up. In the grass lay the bike, bent like a pretzel.

{Friend} never even looked at it.

# so-everyone-heard
“But you were the one who said tents were for babies,” {friend.he} said. “In the [us: cafeteria | dinner hall][school:  {at school}]. So that everybody heard.”

{child} had forgotten that. Now it came back, and {child.his} whole face grew warm.

“I only said it because the others were sitting there,” {child.he} said. “I didn’t mean it.”

“I thought you were just doing it for my sake. So when {mate} asked me, I said yes.” {Friend} kicked at the grass. “Only I don’t want to go. They’re going to watch a horror [us: movie | film]. Horror [us: movies | films] scare me so much that I have to keep going to the [us: bathroom | loo].”

They looked at the unicorn, both of them. It stood as steady as a house.

“Wow,” said {child}. “That really was true.”

# a-bend-at-the-knees
{Friend} got out {friend.his} phone and [us: called | rang].

“Hi, {mate}. I can’t come, because I’ve got a terrible stomach…”

The unicorn bent its knees.

“No! I haven’t! My stomach’s fine!” shouted {friend}. “I want to sleep in a tent. Yes, with {child}. Yes, outdoors. Yes, we’re {age}.” {Friend.He} listened for a long time. When {friend.he} hung up, {friend.he} looked surprised. “He wants to know if he can come next Friday.”

# next-year-too
When it got dark at last[adult: , and {adult} had called good night from the doorstep], they lay in the tent. {@crisps} The unicorn stood outside. You could see the shadow of its horn on the canvas. It smelled of grass, and slightly of socks.[music:  {Friend} had {music} on {friend.his} phone, turned down very low.]

“{child}?” said {friend}. “Next year too?”

“Yes,” said {child}.

Then there was a thud outside, and the ground shook. The unicorn had lain down.

{child} sat bolt upright.

“I meant it,” {child.he} said. “I promise.”

# and-it-was
They held their breath. And then they heard it, long and deep and even. Somebody was snoring.

“It’s only tired,” whispered {friend}.

{Pet} sighed and put {pet.his} head on {child’s} arm. {child} sank back down into the sleeping bag.

“It’s fine,” {child.he} said.

And it was.

# @brings
{Pet}, the dog next door, was always coming over to {child’s} with things. A stick, [elder: {elder’s} slipper|a slipper],[elder2:  {elder2’s} glove,] once an entire loaf. But on the first evening of the summer [us: vacation | holidays] {pet.he} came with a unicorn.
## if pet.dog
{Pet} was always coming home with things. A stick, [elder: {elder’s} slipper|the slipper from next door],[elder2:  {elder2’s} glove,] once an entire loaf. But on the first evening of the summer [us: vacation | holidays] {pet.he} came home with a unicorn.
## if pet.cat
{Pet} was always coming home with things. A feather, [elder: {elder’s} slipper|a sock from next door],[elder2:  {elder2’s} glove,] once an entire string of sausages. But on the first evening of the summer [us: vacation | holidays] {pet.he} came home with a unicorn.

# @herds
{Pet} barked at it from the front, ran round and barked at it from behind, and then lay down too, to keep it company.
## if pet.cat
{Pet} hissed at it from the front, walked round and hissed at it from behind, and then lay down on top, to keep it company.

# @crisps
{Pet} lay in the middle, sideways,[elder:  on {elder.short’s} other slipper,][elder2:  with {pet.his} nose in {elder2.short’s} other glove,] and had eaten most of the [us: chips | crisps].
## if pet.cat
{Pet} lay in the middle, sideways,[elder:  on {elder.short’s} other slipper,][elder2:  with {pet.his} nose in {elder2.short’s} other glove,] and had licked the salt off most of the [us: chips | crisps].
