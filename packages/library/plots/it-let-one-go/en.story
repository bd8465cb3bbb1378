title: Let Go, Said {elder.short}
title: The Mud on the Way Home
title: Don’t Pull!

% One rule: what sucks must not be pulled, it wants air. The mud says Slurp, and then Prrrrrp. "It let one go" is the joke.

# the-mug
{child} and {elder} had picked a whole basket of mushrooms in the woods[city:  outside {city}], and now they were going home. {child} had a ring on {child.his} chin. That was because of the mug. When they stopped for a drink {child.he} had sucked it on, and then {child.he} couldn’t get it off. {Child.He} pulled, and it only sucked harder.

“Don’t pull,” {elder.short} had said. “Let a little air in.” And {elder.he} had put one finger under the edge, and pop, there was the mug in {elder.short’s} hand instead.

# slurp
In the middle of the path there was a muddy puddle. There was a stream on one side of it and a great many prickly trees on the other, so you couldn’t go [us: around | round].

“I’ll go first,” said {elder.short}. “I’ve got the longest legs.”

{Elder.He} took a big step. Then {elder.he} took another big step.

Slurp, went the mud.

“Let go!” said {elder.short}, and pulled[athlete: , so hard that {athlete} would have clapped].

“Slurp,” said the mud, and held on.

“Oh, won’t you?” said {elder.short}. “Well, I’ve got another foot!” And {elder.he} put that one down beside it, to push.

Slurp, went the mud. Now both of them were stuck.

“Let go!” said {elder.short}.

“Slurp, slurp,” said the mud.

# i-live-here
{Elder} looked down at {elder.his} boots. Then {elder.he} looked at the trees, all the way [us: around | round].

“Well,” {elder.he} said, “it seems I live here now.”

“You can’t!” said {child}. “You’re supposed to read to me tonight![school:  And take me to {school} in the morning!]”

“Then you’ll have to bring the book out here,” said {elder.short}. “And a sandwich.”

# in-the-bilberries
{child} put down the basket. {Child.He} stood at the very edge, where it was dry, and took hold of one boot with both hands.[sport:  {Child.He} {child.was} strong, because {child.he} liked to {play sport}.]

“Let go!” said {child}, and pulled.

“Slurp,” said the mud.

{child} pulled so hard that {child.he} sat down, bump, in the ferns. But the boot stayed exactly where it was.

# so-nearly-home
Now the sun was going down behind the trees, and it was getting cold. {Elder} had stopped joking.

“And we’re so nearly home,” {elder.he} said, in rather a small voice.

# the-ring
{child} sat in the ferns with {child.his} chin in {child.his} hands and thought. And there was the ring. {Child.He} could still feel it. What was it that {elder.short} had said, when it was the mug that was sucking?

“{Elder.short}!” said {child}. “Don’t pull! It wants air!”

{Child.He} found a stick, a good long straight one. {Child.He} pushed it into the mud, right beside the boot, and down, and down, and down. And then {child.he} stirred.

At first there was nothing to hear.

Then, from a long way down, there was:

Prrrrrrrp.

# not-me
{child} looked at {elder.short}.[pet.dog:  {Pet}[!pet.known:  the dog] looked at {elder.short} too.]

“It wasn’t me,” said {elder.short}.

“It was the mud!” shouted {child}.

And pop, out came the boot!

“It let go!” shouted {child}.

“It let one go,” said {elder.short}, and then they laughed so much that {elder.short} had to hold on to a tree.[friend:  “I’m telling {friend},” said {child}, because {friend} was {child.his} best friend.]

# the-other-boot
Then {child} did the other boot.

“Let go,” said {elder.short}.

{child} stirred with the stick.

“Prrrrrrrp,” said the mud. Pop.

# not-a-sound
{Elder} knew how to mend a path. {Elder.He} gathered up old branches from under the trees, and the two of them laid them all over the puddle, like a carpet. Then they walked across it[music: , humming {@song}], {child} first, with the basket, and then {elder.short}. The mud didn’t make a sound.

# on-toast
When they got home [adult: {adult} | they] fried the mushrooms, and they had them on toast[elder2: , and {elder2} had three slices]. The boots were put to dry, two big ones and two little ones.[pet.cat:  {Pet}[!pet.known:  the cat] sniffed all four of them, and left.][pet.other:  {Pet} had to be told all about it.]

# by-itself
That night {elder.short} read the whole book, from beginning to end. {child} lay under the covers and held {elder.short’s} hand. Then {elder.short} put out the lamp, and got up to go. But {elder.he} couldn’t. {Elder.His} hand was stuck.

“Let go,” whispered {elder.short}.

“Slurp,” mumbled {child}.

So {elder.short} stayed. It was dark, and warm, and there was no hurry at all. {child} breathed slowly, and more slowly, and more slowly still.

And then, all by itself, {child’s} hand let go.

# @song
{music}
