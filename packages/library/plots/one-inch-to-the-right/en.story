title: [!theme.circus & !theme.superhero: The Wand That Went an Inch]
title: [!theme.circus & !theme.superhero: The Magic Wand in the Oatmeal]
title: [!theme.circus & !theme.superhero: Who Moved the House?]
title: [theme.magic: Magic, One Inch to the Right]
title: [theme.circus: The Circus Under the Umbrella]
title: [theme.circus: The Lightning Brothers at the Circus]
title: [theme.superhero: The Smallest Superpower in the World]
title: [theme.superhero: The Superpower in the Oatmeal]
guest director: Petronella (she), Ramona (she), Constantia (she)

# wand
[theme.circus: The day the circus came, there was a magic wand in the box of oatmeal.|In the box of oatmeal lay a magic wand.] It was no longer than a pencil, and there was a note around it: //
[theme.superhero: Superpower. |]Moves anything, any size. //
One inch to the right.

{Child} tried it on a shoe. The shoe moved one inch, to the right, and stopped. {Child} tried it on the sofa. On the
umbrella, which stood open in the living room to dry. [athlete: On the poster of {athlete}, which had to hang crooked
after that. ]Last of all {child} pointed at the wall, and thought of the whole house.

Everything rattled in all the cupboards.

[adult: “Who moved the house?” called {adult} from the kitchen.|Outside, a pigeon was standing in the air where the
roof used to be.]

## or
“One inch,” said {child}. “Is that all?”

That was all. [theme.circus: It was what it said on the note, the day the circus came.|It said so on the note.]
{Child} had got a magic wand out of the oatmeal box, and [theme.superhero: it was a superpower, and ]it could move
anything, any size, but only one inch, and only to the right.

A shoe: one inch. A chair: one inch. The open umbrella, drying in the living room: one inch. [athlete: The poster of
{athlete}: one inch, and now it was crooked. ]So {child} pointed straight up, at the whole house.

All the spoons went clink.

[adult: “Who moved the house?” called {adult} from the kitchen.|Out on the street, the mailbox looked rather alone.]

# smallest
It wasn’t much. [theme.superhero: {Child} tied a towel on for a cape, but that didn’t make it any more inches. ]You
couldn’t fly with it. [friend: “That’s the smallest superpower I ever heard of,” said {friend}, who was staying the
night. “Who can you save with one inch?”

“Somebody who can nearly reach,” said {child}.|One inch is only good for somebody who can nearly reach, thought
{child}.] [sport: Though in {sport}, one inch can be all the difference.]

Then there was music.

# circus
It came from the umbrella. [music: It was {music} played on a cricket. ]On the handle was a poster, the size of a stamp: //
Circus {Director}. Tonight only[city:  {in city}]!

{Child} lay down flat on the rug and looked in. It was a circus. Half of it hung from the umbrella, half stood on the
rug, and in the middle stood a mouse in a top hat, with both hands over her eyes.

“Don’t look,” said the mouse, {director} in person. “Everything’s going wrong. [age>=7: It’s never gone wrong
before.|It never did before.]”

[pet.dog: {Pet} got to sit at the very back, and promised to hold that tail.][pet.cat: “We don’t play for cats,” said
{director}. {Pet} lay down in the armchair, eyes shut. “Well. The balcony’s all right.”][pet.other: {Child} was given
a ticket for {pet} as well, the size of a fingernail.] [elder: {Elder} did the drumming on a tray.] [elder2: {Elder2}
held a breath, because somebody has to.]

## or
There was a light on under the umbrella, and on the handle was a piece of paper, no bigger than a stamp: //
Circus {Director}. Tonight only[city:  {in city}]!

{Child} put a cheek to the rug. The benches were matchsticks. [music: The band was a cricket, and it was playing
{music} with feeling. ]On the first bench sat a mouse in a top hat, blowing her nose.

“Your money back,” said the mouse. It was {director} in person. “Tonight it goes wrong whatever we do. Half of my
circus hangs from the umbrella, and half of it stands on the rug, and they don’t fit any more.”

[pet.dog: {Pet} got to sit at the very back, and promised to hold that tail.][pet.cat: “We don’t play for cats,” said
{director}. {Pet} lay down in the armchair, eyes shut. “Well. The balcony’s all right.”][pet.other: {Child} was given
a ticket for {pet} as well, the size of a fingernail.] [elder: {Elder} did the drumming on a tray.] [elder2: {Elder2}
held a breath, because somebody has to.]

# hedgehog
The hedgehog was a cannonball. His cardboard tube hung from the umbrella, and his pillow lay on the rug. Poof! He
landed next to it, in a slipper.

{Child} pointed the wand, and the pillow moved. Poof! Now he landed right. But the pillow was in the way of the next
act. The mistake had only moved. One inch.

## or
A hedgehog was supposed to fly from the umbrella straight down into a mitten. He took off, he flew, and he rolled in
under the sofa.

“I’m only looking for the mitten!” he called from in there.

{Child} moved the mitten, and the next time it was full of hedgehog, just as it should be. But it was standing on the
foot of the band. The mistake had only moved. One inch.

# second-act
The clown, a cousin of {director}, was supposed to get a cake in the face. The cake, as big as a button, came swinging
on a string from the umbrella. It hit an ear.

{Child} moved the clown. Then the cake hit right, but now the clown was in {director's} place, so {director} had to
stand in the cake. The mistake had only moved. One inch.

## or
An ant in pink was supposed to dance on a rope. She climbed the ladder on the rug and took one step out. The rope,
which hung from the umbrella, wasn’t there. The ant hung from her parasol as if she had meant to.

{Child} moved the ladder. Now it reached the rope, but it stood on three rows of the audience. The mistake had only
moved. One inch.

# snails
Last came the most dangerous. At the very top, each on a trapeze, one from the umbrella and one from the floor lamp,
sat the Lightning Brothers. They were snails.

They swung towards each other. It took some time. They stretched as far as a snail can, and a bit more, and nearly
reached.

“See you next time,” said the Lightning Brothers, and swung back.

“How much was missing?” asked {child}.

{Director} [school: borrowed the ruler from {school} and measured.|measured it with her tail.] “One inch,” she said.

{Child} looked at the wand. Then at the umbrella. Then two ears got rather warm.

“It was me,” said {child}. “I moved half the circus.”

## or
That left the Lightning Brothers. They were two snails on the trapeze, one from the umbrella, the other from the floor
lamp.

When they set off, you had time for a glass of water. When they stretched, you had time to worry. And when they missed
each other, both of them had time to say sorry.

“How much was missing?” asked {child}.

{Director} [school: borrowed the ruler from {school} and measured.|measured it with her tail.] “One inch,” she said.

{Child} looked at the wand. Then at the umbrella. Then two ears got rather warm.

“It was me,” said {child}. “I moved half the circus.”

# six
“Then just move it back,” said {director}.

{Child} pointed. The umbrella moved one inch, to the right.

“Two,” said {director}, and sat down on her hat.

It couldn’t go left. It said so on the note. [age>=8: It could move everything in the world, except the right way. ]

## or
It was only a matter of doing it over, backward. {Child} held the wand by the wrong end and pointed at the umbrella.
It moved. One inch to the right.

Now the mistake was twice as big, and the Lightning Brothers couldn’t even see each other any more.

{Child} read the note, front and back. [age>=8: It’s strange how clearly a thing can be written without being any
help. ]To the right, it said.

# other-side
## if friend
“Whose right?” said {friend}, who was lying on the other side of the umbrella, facing {child} nose to nose. “Because
mine is the other way.”

They looked at each other. [elder: Even the tray held its breath. ]Then {child} crawled around the rug and lay down next to {friend}. Everything
was the other way around there. The wand pointed. Once, to the right. Once more. Then all that {child} had mended was
moved back, too.

And the umbrella stood where it had always stood.

## or
“To the right!” called {director}, waving the other way, to be of help.

“That’s left,” said {child}.

“Not from here,” said {director}.

They looked at each other. [elder: Even the tray went quiet. ]Then {child} crawled all the way around the rug and lay
down on {director's} side, where everything was the other way around. The wand pointed. Once, to the right. Once more.
Then all that {child} had mended was moved back, too.

And the umbrella stood where it had always stood.

# show
Now everything went right at once. The hedgehog landed softly. And at the very top the Lightning Brothers swung towards
each other, slowly, slowly, stretched as far as a snail can, and reached.

They held on for a long time. The applause went on for just as long, since it would have been a pity to stop.

“One inch,” said {director} to {child}, and raised her hat. “That’s the biggest thing anyone has ever done for us.”

## or
Everything that was meant to land landed, and what was meant to be hit was hit. {Director} threw up her hat, and when
it came down she was under it. Then the Lightning Brothers set off, one from each side, and the whole audience leaned
forward[age>=7:  without knowing it].

They swung. They stretched. They held.

First nobody clapped, so as not to disturb. Then everybody did, low and long, and {director} gave {child} a medal, so
small that it had to be kept in the memory.

# bed
Then the cricket played a slow one, and the light under the umbrella went out, and {child} went to bed[friend: , and
{friend} crept in on the mattress]. [adult: {Adult} came and stood in the doorway. “The house feels a bit crooked,”
said {adult}.

“Shall I move it back?”

“Tomorrow will do,” said {adult}, and turned off the light.|The lamp went out.]

The room was dark blue. [pet.dog / pet.cat: {Pet} lay heavy at the foot. ]The wand lay beside the pillow, just to be
safe.

# last
Outside the window was the moon, but it was mostly behind the curtain. Only an edge was showing. There wasn’t much
missing.

{Child} lifted the wand, so sleepily that it hardly pointed, and the moon slid one inch to the right, just into the
window, and stopped there and shone on the quilt.

## or
The quilt nearly reached the chin. It was one inch short.

There was no use asking the wand for up. But whoever lies across the bed has the pillow on the right. {Child} lay
across it, pointed, and lay straight again, and now the quilt came all the way up and a little over, and it was warm
in under there.
