title: The Knight Comes at Eight
title: The Dragon Who Said No
title: Whoever Wears the Crown
title: Somebody Has to Mind the Castle
title: A Blot on the List
title: [theme.princess: The Princess Behind the Wallpaper]

# wall
On the other side of {child's} wall was a castle with a princess and a crown in it. You couldn’t see it, only hear it.

Every evening at eight a knight shouted, “Come out and fight!” And a dragon roared, “NO!” Then came a thump, and then
it was quiet.

[adult: “It’s the pipes,” {adult} always said.]

But tonight somebody knocked. A piece of the wallpaper opened like a door, and there stood the princess.

## or
There was a knock on {child's} wall, from the other side. A piece of the wallpaper opened like a door, and there stood
a princess with her crown on crooked. Behind her was a castle.

So that was where it came from. Every evening at eight a knight shouted, “Come out and fight!” And a dragon roared,
“NO!” Then came a thump, and then it was quiet. [adult: “It’s the pipes,” {adult} always said.]

# princess
“Oh good, you’re home,” said the princess. “I’m off to my aunt’s. Could you mind the castle till breakfast? It’s all
on the list.” She put the crown on {child's} head, got on a bicycle, and was gone.

[friend: “Since when are you royal?” said {friend} through the toothpaste. {Friend} was sleeping over.

“Just now,” said {child}.]

## or
“Could you mind the castle till breakfast?” said the princess. “I’m going camping. Nobody sleeps well in a bed with a
roof.” {Child} got the list and the crown, and off she went, tent poles rattling.

[friend: “Are we a country now?” said {friend}, who was sleeping over, through the toothpaste.

“Nearly,” said {child}.]

# list
The crown was too big and rested on both ears. The princess had written the list in the bath. It said: //
Whoever wears the crown decides. //
Water the moat. //
Dragon: one bucket of potatoes. //
[sport: Nobody may {play sport} in the library. (The dragon breaks lamps.) //
]At eight the knight comes. Do not forget to (here a big wet blot) the window. Or nobody will sleep.

“Open the window,” said {child}. “Or shut it.”

[friend: “Shut it,” said {friend}. “Who can sleep with all that shouting?” | Shut it, of course. Who can sleep with
all that shouting?]

## or
The crown sank until two ears stopped it. The list had been written in the bath: //
Whoever wears the crown decides. //
Top up the frogs. //
The dragon bakes his own potatoes. One bucket. //
[sport: The dragon may not {play sport} indoors, however nicely he asks. //
]The knight comes at eight. Whatever you do, remember to (and there sat the blot, as big as an egg) the window.[age>=7:  It’s a long night otherwise.]

“It’s either open it or shut it,” said {child}.

[friend: “Shut it,” said {friend}. “It’s letting the shouting in.” | Shut it, surely. It was letting the shouting in.]

# moat
Behind the wallpaper it was evening, too. [pet.dog / pet.cat: {Pet} went in first.] [elder: {Elder} came along to see
the curtains.]

The moat was so low that the frogs stood on the bottom and waited. There was only the royal teapot to pour with, so it
took thirty-six. [elder2: {Elder2} carried twenty of them.]

## or
Beyond the wallpaper the grass was wet. [pet.dog / pet.cat: {Pet} crossed the bridge first[age>=7:  and tested every
plank].] [elder: {Elder} came too, to check for dust.]

In the moat the water came up to the frogs’ knees. But the princess’s bath was still full. {Child} pulled the plug,
[age>=7: something gurgled in the drainpipe, ]and all the frogs had foam. [elder2: {Elder2} dried them behind the
ears.]

# potatoes
The dragon lived in the library, by the big window. He breathed on each potato until it was baked. “The princess
always forgets the butter,” he said mildly.

[athlete: On the wall hung seven kings and {athlete}. “You can’t fall asleep to kings,” said the dragon.]

## or
In the library, under the big window, the dragon was lying on fourteen encyclopedias. He sighed at each potato, and it
was baked. [age>=7: The blackest one he gave to {child}. “The crown gets the crispy one.”]

[athlete: Between two kings hung {athlete}. “Kings are so hard to cheer for,” said the dragon.]

## or
The dragon lived among the books, by the big window. He put his nose in the bucket and breathed out, as you do to warm
your hands. The potatoes were all done at once. “Salt is under S,” he said.

[athlete: On a king’s hook hung {athlete}. “The king never complained.”]

# eight
Then the clock struck eight[city: , first in the tower and then {in city}]. {Child} shut the window, with both hands.

The dragon looked at the window. He looked at the crown. He said nothing.

“Umm ow an fipe,” came through the glass. Then it was quiet.

“There,” said {child}. “Good night.”

“Is it?” said the dragon, wide awake.

## or
The tower struck eight[city: , and then {city} did]. [age>=7: The dragon took a deep breath. ]{Child} pushed the
window shut and hung on the latch.[age>=7:  Click.]

The dragon looked at the latch, and a long while at the crown, and kept quiet.

“Umm ow an fipe,” said the windowpane. Then nothing.

“Sleep tight,” said {child}.

“How does one start?” said the dragon, with eyes like saucers.

# tuck-in
{Child} tucked him in with the biggest flag in the castle. It covered his feet or his nose, but not both, and a dragon
with a cold nose smokes. [pet.dog: {Pet} showed him how: three times around, and down. The dragon’s three took three
lamps.] [pet.cat: {Pet} showed him how: paws in. The dragon pulled in all four and tipped over, slowly.] Outside, iron
shoes went clank, clank.

## or
{Child} tried warm milk. In a dragon, milk gets only as far as the neck before it boils, and then it comes out of the
nose, as foam. [pet.dog: {Pet} showed him how: one yawn, with everything you’ve got. The dragon yawned back and
swallowed a curtain by mistake.] [pet.cat: {Pet} showed him how: shut one eye, then the other. The dragon winked
back.] On the bridge went iron shoes, clank, clank.

# read
{Child} read to him[school:  from the {school} reader] about a duckling that got lost. On page three the dragon sat
up, hands over his eyes, and had to hear the end first. [music: {Child} hummed {music}. The dragon hummed along, until
the books walked[age>=7:  along the shelves].] [sport: “We could {play sport},” said the dragon. “No,” said {child}.]
[age>=7: Outside, somebody went back and forth.]

## or
{Child} read aloud [school: the seven times table, which puts everyone to sleep {at school}. The dragon wanted to know
how it ended | from the dullest book on the shelf, about the tax on turnips. But the dragon himself was on page nine,
and had to hear it seven times]. [music: {Child} hummed {music}. The dragon beat time, and a shelf came down.] [sport:
“A little {sport}, then?” said the dragon. {Child} pointed at the list.] [age>=7: Out there, somebody was pacing.]

# question
[elder: “When I was small, somebody next door knocked good night with a shoe,” said {elder.short}. “Or nobody slept.”]

[pet.other: “Who do you say good night to?” said the dragon.

“{Pet},” said {child}. “Every night.”

The dragon sighed until the ashes flew.]

“What do you usually do at eight?” asked [friend: {friend}, with a cold potato in one hand | {child} at last].

“I say no,” said the dragon.

“To what?”

“To the knight. She asks if I’ll come out and fight, and I say no. She says: Tomorrow, then? I say: We’ll see. Then we
say good night. We’ve done it for a hundred years.”

“But she wants to fight!” said {child}.

“No, no,” said the dragon. “She only wants to ask.”

[age>=7: {Child} went hot around the ears, just where the crown was.] “Why didn’t you say something about the
window?”[age<7:  asked {child}.]

“You had the crown on,” said the dragon.

## or
[elder: “I can’t drop off till the refrigerator has shuddered,” said {elder.short}. “It has to sound the way it
sounds.”]

[pet.other: “How do you get {pet} to sleep?” asked the dragon.

“I say good night.”

“Ah. Yes,” said the dragon, looking over at the window.]

“How do you fall asleep, as a rule?” said [friend: {friend}, holding the last potato, which was cold | {child} at
last].

“I roar no,” said the dragon. “It makes you so nicely tired.”

“No to what?”

“To the knight. For a hundred years she’s come by at eight to ask if we’re fighting, and we aren’t. Perhaps tomorrow,
she says, and I say we’ll see. And with that, good night.”

“Doesn’t she want to fight?”

“She wants to know that I’m in.”

[age>=7: Under the crown it began to itch. ]“You might have mentioned the window.”

“To a crown?” said the dragon. “One doesn’t.”

# knight
Up with the window, down the stairs, across the bridge. The knight had just folded up her stool to go. [pet.dog /
pet.cat: {Pet} got there first and lay down in her way.] {Child} knocked on the helmet. It opened, and inside were two
worried eyes.

“He didn’t answer,” said the knight. “I thought he’d moved.”

“It was only the window,” said {child}. “Ask again!”

“It’s ten to nine,” said the knight[age>=7: , and shook her head until it squeaked]. “At eight it’s good night. At ten
to nine it’s just shouting.”

## or
Latch up, and out over the drawbridge. The knight was packing away her sandwich. It was whole. [pet.dog / pet.cat:
{Pet} sat down on the shield.] {Child} lifted the visor. Inside was a red nose.

“A hundred years,” said the knight, “and then not a word.”

“He couldn’t hear you. I shut it,” said {child}. “Shout again!”

The knight looked up at the tower. “Ten to nine,” she said. “Shout at eight and you’re a knight. Shout at ten to nine
and you’re only a neighbor.”

# crown
The crown slid down over {child's} nose. In there, in the dark, {child.he} thought of the first thing on the list.

“It’s eight o’clock,” said {child}.

“Is it?” said the knight.

“I’ve decided it is.”

Up in the tower the clock cleared its throat. The hands went backward, a little embarrassed, and it struck eight.

“COME OUT AND FIGHT,” shouted the knight.

“NO,” roared the dragon in the window, happily.

“Tomorrow, then?”

“We’ll see.”

“Good night, then.”

“Good night,” said the dragon, and there came the thump. It was his head, going down. {Child} had always wondered.

# home
Then it was so quiet you could hear the moat. The knight went home across the meadow, on tiptoe, and the wallpaper
closed behind [friend / elder / pet.dog / pet.cat: them all | {child}].

At home it was eight, too. [age>=7: The quilt was cool at first and then warm.] [friend: {Friend} fell asleep holding
the potato.] Through the wall came a long, deep snore, and another.

[adult: “Just listen to those pipes,” said {adult}.

“Yes,” said {child}. “The pipes.”]

## or
The knight carried her iron shoes home under one arm, and the wallpaper shut like a book, with [friend / elder /
pet.dog / pet.cat: everyone | {child}] on the right page.

On this side it was only eight, so nobody was late for bed. [age>=7: Legs were heavy from the stairs.] [friend:
{Friend} smelled of potato, asleep.] Inside the wall something very big breathed in, and out.

[adult: “The pipes are quiet tonight,” said {adult}.

“They’ve gone to bed,” said {child}.]

# last
Before the crown was hung on the bedpost, {child} decided one more thing. It was decided in a whisper, for everybody.
Then the dragon slept, and the knight slept, standing up as knights do, [city: and {city} slept, ][pet.other: and
{pet} slept, ]and last of all, with two warm ears, slept the one who had decided it.

## or
At breakfast the princess’s hand came out of the wallpaper for the crown. And at eight that evening there was shouting
and roaring behind the wall[age>=7: , in the same words as always]. “Good night,” said {child}, to both of them. Then
came the thump. Right after it, on this side, came another, much smaller. That was {child.his} head on the pillow.
