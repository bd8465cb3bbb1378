title: The Moon in the Net
title: The Moon in the Top Corner
title: No Toes, Please
guest sitter: the babysitter (she)

% The moon is "it". @a is the grown-up, else the babysitter: the name each time, never he or she.

# in-the-net
The moon was hanging in the goal.

Not above the goal. In it. Right up in the top corner, round and shining, with the net bulging out behind it.

“That one wasn’t me,” said {@a}.

They were the last ones left on the [us: field|pitch][school:  behind {school}].[friend:  {Friend}[!friend.known: , {child's} best friend,] had just gone home with the ball.] {child} went closer.

“Good evening,” said the moon. “I leaned out to get a better view. I shouldn’t have done that.”

“Were you watching us play?”

“I watch everything.[sport & !sport.Soccer:  I watch you {play sport}, too.] But [sport.Soccer: I like it best when people {play sport}|[us: soccer|football] is my favourite].”

# no-toes
{@A} stood on tiptoe and worked the moon loose from the net. It landed in the grass with a flump.

“I thought you’d be bigger,” said {child}.

“Everybody says that when they meet me,” said the moon. “Now, I need to get back up. You can do whatever you do with a ball. But the side of the foot, please. No toes. I’m four and a half billion years old.”

{@A} took a run-up and kicked it. With a toe.

“Ow,” said the moon, and rolled about a metre.

# heavier
“I’ll have it,” said {child}.

{child.He} dribbled. There was nothing {child.he} liked better. With a ball at {child.his} feet {child.his} head was quiet, and {child.he} knew exactly who {child.he} {child.was}. {child.He} went round {@a}, round the penalty spot and round {@a} again. But the moon got harder to move with every touch. First it was like dribbling a melon. Then a full watering can. In the end {child.he} had to shove it along with one knee.

“Pass!” shouted {@a}.

{child} poked it across, and halfway there the moon gave a little skip. {@A} passed it back. With the side of the foot. It bounced as high as {child's} knees.

{child} stopped it with one foot. {child.He} kept it there, and rolled it about. Heavier. {child.He} passed it. Lighter.

“Oh,” said {child}. “I get it.”

“That took you a while,” said the moon.

# passing
So they passed it. Side of the foot, side of the foot, there and back again. The moon came up to their tummies, then up to their shoulders, then over the goal. {@A} headed it.

“Mm,” said the moon. “That bit’s nice and soft.”

Their shadows flew to and fro across the grass. Over by the [us: sideline|touchline] sat two hedgehogs, turning their heads, right, left, right.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], sat in between and did the same.][elder:  {Elder}[elder2:  and {elder2}] came by with {child's} coat, sat down on the bench and did it too.]

At last the moon came floating down from high above the street lamps, straight at {child}.

“One more!” it called. “Straight up!”

# just-a-little
{child} took it on one thigh. It settled on top of {child.his} foot, white and cool. {child.He} had never had a ball like it[athlete: , and nor had {athlete}]. All the other passes had come back. This one wasn’t going to.

Only for a little while, {child.he} thought. Only once round the penalty area.

One touch. Two. Ten.

“{child},” said the moon. “I’m getting a bit …”

Oh no.

# dark
It dropped off {child.his} foot and sank into the grass like a stone into porridge. The last they saw of it was a thin, thin fingernail of light. Then that went out.

It was so dark that {child} couldn’t see {child.his} own shoes. There was a dong. It was {@a}, walking into the post.

“Sorry,” said {@a} to the post.

Somewhere the two hedgehogs bumped into each other.

{child} crouched down and felt about with both hands.

“Sorry,” {child.he} said into the ground. {child.His} throat was tight. “I only wanted you a little bit longer.”

“I know,” said the moon, from down below. “That’s how I fell. I only wanted to look a little bit longer.”

# here
{child} dug. {child.He} tore at the grass and the sand with both hands[pet.dog / pet.cat: , with {pet} scrabbling alongside,] until there was something round and cold. Then {child.he} lay down on {child.his} back and put both feet against it.

“[adult: {Adult}! ]Where are you?”

“Here!”

“Keep shouting!”

“Here! Here! Here!”

{child} pushed with all {child.his} might, towards the voice. The moon rolled a few inches. {@A} dived flat on the ground and butted it back, forehead first. A few inches more. {child} kicked. A whole metre. Something began to glimmer in the grass, as thin as a fingernail, then like a slice of orange, then half of it, then all of it. Side of the foot. Side of the foot. Knee. Forehead. Higher, and higher still, and then it was on its way, in one long curve from {@a}.

# straight-up
{child} saw it coming. {child.He} wanted it just as much as before.

{child.He} hit it on the volley, right on the laces, straight up.

It didn’t come back. It rose past the crossbar, past the street lamps, past the tops of the fir trees, and the further away it went, the more it looked like the moon. {child} stood there. {child.His} feet felt empty.

# passed-back
Then the light came. It came [city: over the whole of {city}, ]over the fir trees, over the halfway line, over {@a} with a forehead full of grass. It ran through the penalty area, up to {child's} shoes, and there it stopped.

“Look,” said {@a}. “It passed it back.”[elder:  {Elder} put the coat round {child.his} shoulders.]

[friend: At a window across the road stood {friend} in pyjamas, waving the ball.

]On the way home they went round behind the goal[music: , with {@a} humming {@song}]. That was where {child} turned and looked up through the net. The moon was in the top corner, round and shining.

“Goal,” said {child}.

# good-night
Then {child.he} {child.was} in bed, and {@a} was sitting beside it.[pet.other:  {Pet} was still awake, because the moon shone straight in.]

“Good night,” said {child}. Not too hard, with the side of the foot.

“Good night,” {@a} passed back.

“Good night.”

“Good night.”

And every time, everything got a little bit lighter.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @song
{music}

# picture 1
With a run-up, and with a toe.
