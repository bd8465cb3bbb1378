title: {Elder’s} Knees
title: Wake Up, Knees
title: The Knees That Slept On

% The oven belongs to {elder} alone; whoever else lives there ({elder2}) comes home when the buns are out.

# the-den
{child} had made a [us: fort | den] under {elder’s} table, and {elder} had come to tea in it[friend: . So had {friend}, {child’s} best friend].

They sat on the floor with their legs straight out. The pretend buns were in the [us: fort | den]. The real buns were in the oven.

“When the bell goes ding,” said {elder.short}, “I’ll hop up and get them.”

They ate one pretend bun. They ate ten. And then {elder.short} tried to move.

# asleep
“Oh dear. I can’t get up, {child},” said {elder.short}. “My knees have gone to sleep.”

{child} looked at the knees. They did look sleepy.[sport:  They weren’t going to {play sport} for a while.][pet.other:  They looked just like {pet} after dinner.]

# wake-up
{Child.He} bent right down. “Wake up, knees!” {child.he} whispered.

But the knees slept on.

{Child.He} lifted the tablecloth and let the light in. “It’s morning,” {child.he} told them. “[school: Time for {school}! ]Wake up, knees!”[pet.dog:  {Pet} the dog licked them both.][pet.cat:  {Pet} the cat trod on them both.]

But the knees slept on.

{Child.He} put {child.his} mouth up close. “COCK-A-DOODLE-DOO!” {child.he} shouted[city: , so that all of {city} could hear]. “Wake up, knees!”

“My ears are awake now,” said {elder.short}.

But the knees slept on.

# ding
And then … DING!

“The buns!” cried {elder.short}. {Elder.He} tried to hop up. But you can’t hop when your knees are asleep.[athlete:  Not even {athlete} can.] {Elder.He} tipped over, and there {elder.he} lay on {elder.his} side, like a teapot.

You could smell the buns getting brown. {Elder} was the only one who could touch the oven, and {elder} couldn’t get up!

# who-knew-them
{child} pushed and pushed, until {elder.short} was sitting straight again. Then {child.he} thought and thought. Who knew those knees the best? {child} did! {Child.He} had known them for years and years. And {child.he} knew what they liked.

# trot-trot
{Child.He} climbed on to the knees[friend: , and {friend} climbed on behind]. {Child.He} held {elder.short’s} hands, and sang:

“Trot, trot, pony grey, //
Trot, trot, all the way!”

One knee gave a twitch.

“Ooh!” said {elder.short}. “It’s fizzing like lemonade!”

“Wake up, knees!” {child.he} said.

“Trot, trot, pony grey, //
Trot, trot, all the way!”

The other knee gave a jump. Up went {child}! Down {child.he} went! Up and down, up and down! The knees were trotting all by themselves.

“They remembered me!” {child.he} said.

# brown-as-ponies
Out crawled {elder.short}. Up {elder.he} got, and out came the buns, just in time. They were brown as ponies, and not black at all.

{child}[friend: , {friend}] and {elder} ate them in the big armchair, with butter, because those knees were not going back in the [us: fort | den].[elder2:  When {elder2} came home, there was one left.]

# all-asleep
[friend: {Friend} went home, and it grew dark. | It grew dark.] {child} sat on {elder’s} lap and swung both legs, slower and slower, until they stopped.

“{Elder.short},” said {child}. “My knees have gone to sleep.”

“Shh, then,” said {elder.short}. “We won’t wake them.”[music:  And {elder.he} hummed {@song}, very quietly.]

First {child’s} knees slept. Then {child.his} toes slept. And then all of {child}.

# @song
{music}
