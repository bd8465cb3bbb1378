title: The Full List
title: The Back Half of a Sheep
title: Who Knows?
guest stan: Stan (he), Walter (he)
guest len: Len (he), Jim (he), Ted (he)

% {stan} is always a guest: an old neighbour who cannot read, which may not be said of anybody’s own grandfather. {len} has three letters. The names are drawn as they sound: plum, fish and wick, barrel and cough, ram’s bottom, hop and wood.

# upside-down
“I’ve left my glasses at home,” said {stan}. “What does it say, {child}?”

His glasses were on top of his head.

{stan} was the old man from next door. {child} was {age}, and [child.name: had | {child.he}’d] been reading menus to {stan} for years. {child.He} had never wondered about it, until that Saturday in the café, when {child.he} saw that {stan} was frowning at a menu he was holding upside down.

All sorts of things slid quietly into place. The bus timetables. The birthday cards with nothing in them but a drawing of a pigeon. And the way that, in every café they had ever sat in …

“{@Sausage},” read {child}.

“I’ll have that,” said {stan}.

# six-days
But when it came he only pushed the egg about. At last he took an envelope from his jacket, holding it as you’d hold somebody else’s baby.

“It’s the [city: {city} ]pigeon club,” he said. “Fifty years old, and a big dinner on Friday, and I’m to make the speech. [sport: I’d sooner {play sport}. ][athlete: They wanted {athlete}, but the money only ran to me. ]Mrs Plumley’s typed it all out. She says I’ve only got to read it.”

“{stan},” said {child} quietly. “Can you?”

{stan} looked out of the window for a while.

“I was off with my chest, the winter they did reading,” he said. “When I got back, they’d all moved on. I thought I’d catch up by Easter.”

“Who knows?”

“You,” said {stan}. “That’s the full list.”

# the-speech
There were six days. Nobody could learn to read in six days, not with “congratulations” in the first line. So {child} did the thing {child.he} {child.was} always in trouble for. That term [school: {at school} ]{child.he} had already been sent out of Geography for Mr Cobb as a walrus[friend: , and {friend} for laughing]. {child.He} got out {child.his} [us: markers | felt pens], and {child.he} drew the speech.

There were ten people to be thanked. {Child.He} turned Mrs Plumley into a plum with a handbag. Mr Fishwick was a fish holding a candle.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] looked at him for a long time.] Mr Barraclough was a barrel with a cough, and Miss Ramsbottom was the back half of a sheep.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sniffed at it for a long time.] And last of all came {len} Hopwood, the president, who was a frog on a plank.[pet.other:  Even {pet} had a look at the frog.]

{stan} went along them like a man strolling down a street where he knows everybody.

“Is this what it’s like?” he said. “Reading?”

“Pretty much.”

“No wonder you all go on about it.”

# gravy
On Friday there were forty people in the club room[elder: , {elder}[elder2:  and {elder2}] among them], at one long table with a white paper cloth all the way down. {child} sat across from {stan}. [music: Somebody turned off {music}, and somebody else|Somebody] tapped a glass. {stan} got up, and laid his drawings beside his plate, and Mr Fishwick, leaning over to wish him luck, knocked the gravy on them.

[us: Marker | Felt pen] can’t stand gravy. In a moment there was nothing but brown soup, with a bit of frog in it.

“Don’t you worry, {stan}!” called Mrs Plumley. “I’ve got a spare!” And along the table, hand to hand, kind and quick, came two typed pages.

# glasses
{stan} took them, and looked at them.

“I’ve left my glasses at home,” he said.

“They’re on your head!” said everyone.

He pulled them down on to his nose. The laughing stopped and the waiting began. {child} saw the pages start to tremble, and {child.he} knew that in about ten seconds there would be forty more people on the list.

# the-tablecloth
{child.He} had one pen in {child.his} pocket, a fat black one. {child.He} pushed {child.his} plate away, leaned across, and began to draw on the tablecloth.

{child.He} had to do it upside down, so that it would be the right way up for {stan}. The plum came out crooked. But {child.he} gave her the handbag, and somewhere above [child.name: the table a long breath was let go | {child.him} {child.he} heard a long breath let go].

“Mrs Plumley,” said {stan}, and he put down the pages. “Fifty years of tea, and never a cold cup.”

{child} drew the fish.

“Mr Fishwick, who sat up all night with my best hen bird when she was poorly. And who owes me some gravy.”

# all-the-way-down
How they roared! {child} drew {child.his} way down the table, and {stan} walked down the other side, and people lifted their plates to let the speech go by, and stood on tiptoe to see themselves coming. Miss Ramsbottom laughed so much at her own back half that she had to be patted.[elder:  {Elder} did the patting.]

At the very end {child} drew the frog on the plank, and because {child.he} {child.was} happy, and not thinking, {child.he} wrote {len} underneath.

“And {len},” said {stan}. He wasn’t looking at the drawing now. He was looking at {len}. “You never once went home till the last bird was in. Thank you, {len}.”

Afterwards they cut up the tablecloth with the cake knife, so that everybody could keep their own piece.

# three-letters
{stan} was quiet at the bus stop.

“That squiggle under the frog,” he said.

“It says {len}.”

“What, is that all there is of him?”

“Three letters.”

{stan} thought about it until the bus came.

“I reckon I could manage three,” he said.

# pie
And quite a few Saturdays later, they sat in the café again. {stan’s} glasses were on his nose. His menu was the right way up, and his finger was going along it, slowly, like somebody crossing a stream on stones. It stopped.

“Pie,” he said.

“What sort?” said {child}.

“Don’t rush me.” He shut the menu, and called out so that every table could hear him. “Pie, please. I’m having the pie.”

He’d had {@sausage} for sixty years. He ate that pie to the very last crumb.

# @Sausage
[us: Sausage, eggs and fries | Sausage, egg and chips]

# @sausage
[us: sausage, eggs and fries | sausage, egg and chips]

# picture 1
The drawing is of somebody’s name.
