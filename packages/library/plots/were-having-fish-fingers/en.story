title: Red Thread
title: We’re Having [us: Fish Sticks | Fish Fingers]
title: A Small Red Star
guest pet: Biscuit (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {pet} is the family’s dog, else a dog of the story’s own. Whoever mends sails (@a) is the grandparent, else {adult}, else {minder}. The girl speaks low and a little hoarse. Count the stitches slowly.

# a-thief
{Pet} was a thief. Everyone along the harbour knew it. If you lost a glove, or a flip-flop, or half a kipper, you went and asked {child}, and {child} went and looked in the dog’s basket under the stairs.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had asked for the same glove five times.]

So when {child.he} found a big grey bundle of fur there one evening, {child.he} only sighed and pulled it out.

# a-selkies-skin
It was heavier than it looked. It was wet, and silver at the edges, and as soft as the inside of an ear. It smelt of the deep sea, and when {child.he} laid a hand flat on it, it was warm.

{child} had lived by the sea for all of {child.his} {age} years. {Child.He} knew what it was.[school:  Nobody had to teach {child.him} that {at school}.] It was the skin of a selkie.

“Oh, {pet},” {child.he} said. “What have you done?”

# fish-fingers
There was a girl down on the slipway. She was about {child’s} size, barefoot, in a borrowed [us: sweater | jersey], and she was turning over the fish boxes one after another. When she saw what {child} was carrying, she stood absolutely still.

“You’ve got it, then,” said the girl. Her eyes were round and black. “What do you want for it?”

“What do you mean?”

“In all the stories, whoever has the skin wants something. They want me to marry them, or cook.”

“I’m {age},” said {child}. “And we’re having [us: fish sticks | fish fingers]. It’s yours. My dog took it. I’m really sorry.”

# a-hole
The girl took the skin and shook it out in the last of the sun. Then she made a small sound, because the sun came through it. Low down on the left side was a hole the size of a fist. The edges had been chewed.

{Pet} lay down flat on the stones.

“I can’t wear it,” said the girl. “The cold would come in. And they’re leaving.” She pointed. Far out by the skerry there were heads in the water, a dozen or more, all facing the shore. “They go north when the tide turns. They can’t wait.”

“When does it turn?”

“When the water reaches that ring.”

{child} looked at the iron ring in the harbour wall. It was two hands above the water.

# i-can-sew
“I can sew,” {child.he} said.

{@First} mended sails, and {child} had been threading {@his} needles since the age of four. {Child.He} ran home[athlete: , as fast as {athlete},] and took the curved needle and the lump of beeswax[elder2: , which was {elder2’s},] and, because it was the strongest, the red thread.

# the-piano
They sat on the bottom step with the skin across their knees. {child} made the first stitch. It was like sewing something alive. “Does it hurt?” {child.he} asked.

“It tickles,” said the girl, and for the first time she nearly smiled.

While {child} sewed, the girl talked. She told {child.him} how it is to sleep upright in the water like a bottle, with only your nose in the air. She told {child.him} about the wreck with the piano in it, and how you can play it, if you’re quick, with your tail.[music:  {child} hummed {music}, and she thought it could be done.] She asked what stairs were for, [city: and how deep {city} was, ][sport: and why anybody would {play sport}, ]and [us: what a fish wanted with sticks | whether a fish could have fingers]. She laughed at the answer until {pet} crept up, an inch at a time, and put {pet.his} chin on her cold bare foot.

# only-a-bit-slowly
There weren’t many children in the harbour. [friend: {Friend} lived a long bus ride away, and in|In] winter there was only {child}.

The water was one hand below the ring. There were six stitches left to do. And {child} thought, if I go slowly, only a bit slowly, she’ll miss the tide. It wouldn’t be stealing. I’d just be careful. She could stay until spring.

{Child.His} needle stopped. Nobody in the world would have known.

# i-wanted-you-to-stay
“What’s wrong?” said the girl.

{child} felt {child.his} face go hot. “I was thinking about going slowly,” {child.he} said. “I wanted you to stay.”

The girl looked at {child.him} for a long moment. “You could have not told me,” she said.

# the-last-stitch
“I know,” said {child}, and {child.he} bent {child.his} head and sewed as {child.he} had never sewn before. Five stitches. Four. {Child.He} drew them tight and flat, the way {@a} did for weather. Three. Two. The water touched the ring. {child} tied the knot and bit the thread.

The girl stood up. She pulled the skin around her, and there was no girl, only a young grey seal on the bottom step, and on her left side was a small red star. She looked back once. Then she was gone, and out by the skerry there was one more head than before.

# a-long-winter
It was a long winter. {Pet} stole fourteen gloves and [elder: {elder.short’s}|a] rolling pin, and {child} took every one of them back.

# hadnt-touched-it
Then, one evening in April, {child.he} heard the dog barking on the slipway, over and over. {Child.He} ran down in {child.his} socks.

There was a seal in the harbour, floating upright like a bottle. It rolled over lazily, to be sure that {child.he} could see its left side, and the thread was as red as ever. It hadn’t let in a drop.

On the bottom step, dripping wet, lay a single black piano key.

And {pet}, for once, hadn’t touched it.

# @First
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
