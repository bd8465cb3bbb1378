title: The Map That Pressed Too Hard
title: Treasure. Private.
title: What the Back of the Map Said
title: I Owe One
title: The Map in the Tape Drawer
guest neighbour: Arthur (he), Walter (he), Ernest (he)

# form
{Elder} was filling in a form for the doctor when the pencil went right through the paper.

“What did they ask?” said {child}.

“If I walk two miles every day,” said {elder.short}, looking at the hole. “We’d better find some tape.”

## or
“Do you walk two miles every day?” {child} read aloud. It was a form for the doctor, and {elder} was holding the
pencil.

“Yes,” said {elder.short}, and wrote it so hard that the pencil went right through the paper.

After that they needed tape.

# map
It was Saturday, and {child} was staying the night in the house where {elder.short} grew up[city: , out where {city}
stops and the bus turns around]. The tape drawer stuck. {Child} pulled until the whole drawer came out, and behind it
was a sheet of paper as brown as toast.

It was a map of the [uk: garden | yard]. TREASURE, it said at the top. PRIVATE. By me, aged {age}.

“Those are my capitals,” said {elder.short}, and had to sit down.

“What sort of treasure?”

“I haven’t the faintest idea. I remember my knees were cold.”

At the bottom it said how to find it: “{@play-order}”

“You measured it in {@play-unit}?” said {child}.

“I had {@play-had} and no tape measure,” said {elder.short}. “I {@play-did} until my knee retired. The rest of me
wasn’t asked.”

{Child} {@play-did} too, and was already outside.

## or
This was in the house where {elder.short} grew up[city: , on the side of {city} where the streets run out], and
{child} had brought a toothbrush. In the drawer were tape, twenty rubber bands, and a paper that seemed to be part of
the drawer, until {child} lifted it. It was as brown as toast.

“TREASURE,” read {child}. “PRIVATE. By me, aged {age}.”

Below was the [uk: garden | yard], seen from above. {Elder.short} felt around for a chair.

“Who’s me?”

“I am,” said {elder.short}. “I was.”

“And what’s the treasure?”

“That’s gone. All I remember is cold knees.”

Underneath it said: “{@play-order}”

“Other people measure in feet,” said {child}.

“Other people had a tape measure. I had {@play-had}. I {@play-did} all day, until one knee gave notice and the rest of
me had to go along.”

{Child}, who {@play-did} too, had the door open already.

# by-the-map
[athlete: Inside the wardrobe door at home is a picture of {athlete}, taken the second before, mouth shut and
everything quiet. {Child} waited until everything was quiet.]

{@play-good}

[friend: {Friend}, who had come for the treasure, was umpire, and put both arms in the air. Then {friend.he} went to
get the spades.]

## or
[athlete: In {child's} pencil case is a picture of {athlete}, perfectly still, one moment before. {Child} stood just
like that.]

{@play-good}

[friend: “Good!” shouted {friend}, who had been asked over to share a treasure, and passed out spades.]

# nothing
They dug {@play-far} until the hole came up to {child's} elbow. Then the shoulder. They found one root and half a
saucer.

“Perhaps somebody’s been here before us,” said {elder.short}, rather fast. Then it rained, and they went in.

## or
They dug {@play-far}, deep enough for a boot, and then deep enough for two. They found a teaspoon and a very surprised
worm.

“Treasure wanders,” said {elder.short}, rather fast. Then it rained, and they went in.

## or
It wasn’t {@play-far}. They dug down to the knee and found a fork with no handle, and a stone that looked like
something else at first.

“It may have sunk,” said {elder.short}, rather fast. Then it rained, and they went in.

# beetles
{Child} laid the map face down by the stove to dry, and ran a thumb across it. [age>8: The house was smooth. The [uk:
garden | yard] was smooth. | It was smooth.] Then came some words that stood up like a row of beetles, where the
pencil had very nearly gone through. {Child} turned the paper over to see which. {@play-boast}.

Next to it lay the form, with its hole.

“{Elder.short},” said {child}. “Did you walk two miles yesterday?”

“I walked to the corner. It’s a long way, if you think about it.”

“And {@play-ask}?”

For a while there was only the kettle.

“{@play-excuse},” said {elder.short}.

[elder2: {Elder2.short} put down the newspaper.

“I’ve heard that one every summer,” {elder2.he} said. “There was a cheering crowd in it.”

“The crowd came later,” said {elder.short}.]

## or
By the stove {child} turned the map over. The back was empty, if you asked your eyes. Your thumb said something else.
It slid as if over ice, and then it tripped on a row of beetles, where somebody had pressed very nearly to the other
side. Just there, on the front, it said: {@play-boast}.

“Do you always press that hard?” asked {child}.

“Only when it matters,” said {elder.short}.

“Like the two miles?”

They both looked at the form.

“I walk to the [uk: postbox | mailbox],” said {elder.short}. [age>8: “Some days I walk back as well.”]

“And {@play-ask}?”

{Elder.short} filled a cup that was full already.

“{@play-excuse}.”

[elder2: “Last year there was a headwind, too,” said {elder2.short} from behind the newspaper.

“It got up later,” said {elder.short}.]

# fault
“So where’s the real place?”

“[age>8: I’ve told it the other way for so long that I can’t find the real one underneath. | I forget.] But I know how
I did it. Nobody forgets how they do a thing wrong.”

And {elder.short} {@play-fault}.

{Child} asked to see it again. [friend & age>8: {Friend} took notes.]

## or
“Then where should we dig?”

“Where it really went,” said {elder.short}. “[age>8: I never told anyone about that place, so it’s gone. | I’ve
forgotten that.] But I’ve still got the fault. Faults keep.”

It couldn’t be explained sitting down. {Elder.short} got up and {@play-fault}.

“Once more,” said {child}. [friend & age>8:

“Slowly,” said {friend}.]

# on-purpose
The rain had stopped. {@play-bad}

[friend: “That was terrible,” said {friend}, with respect.]

[pet: [pet.other: {Pet} had been put out on the grass, almost exactly there, and had to be moved. | A paw’s width away
lay {pet}, who had been lying there all day, apart from the rain, and had to be lifted aside by both ends.]]

## or
Outside everything dripped. {@play-bad}

[friend: “I’ve never seen it done so badly,” said {friend}, and shook hands.]

[pet: [pet.other: {Pet} had been taking the air nearby, and was carried closer, so as not to miss anything. | {Pet}
got there first, sat down on the spot, and didn’t want to move.]]

# evidence
They dug {@play-spot}. On the ninth push the spade went clonk.

It was a tin box. In it lay a marble, a toffee that had turned to stone, and something round and brass with a little
handle.

“Oh dear,” said {elder.short}. “My father’s tape measure. He looked for that until I was twenty.”

{Elder.short} had borrowed it to see how far it had really been. Then the handle jammed, and after that the quickest
thing was to dig.

“It isn’t treasure,” {elder.he} said. “It’s evidence.”

At the bottom was a note, written so lightly that {child} had to hold it up to the sun. “{@play-truth} I only said so
because {neighbour} was watching. I owe one.”

“Well,” said {elder.short}, after a bit. “You’ve paid that. Today, first try.”

## or
The spade went carefully {@play-spot}. It met a stone that was a stone, and then one that sounded hollow.

The tin box opened with a sigh. In it were a marble, a toffee turned to stone, and a round thing of brass, with a
handle.

[age>8: {Elder.short} held it to one ear, though it didn’t say anything.]

“My father’s tape measure,” said {elder.short}. “Everybody looked for years, and nobody as hard as I did.”

It had only been borrowed, to see how far it really was. But the handle jammed, and there stood the spade.

“So it isn’t treasure,” said {child}.

“No,” said {elder.short}. “It’s evidence.”

In the lid was a note, so faint that it had to be tilted to the light. “{@play-truth} But {neighbour} was looking on,
so I said something else. I owe one.”

“That’s paid,” said {elder.short}, and folded up the note. “You did that this morning, before we knew.”

# measured
A drop of cooking oil and {child's} thumb got the handle to go around[music & !sport.Dance: , while {elder.short}
hummed {music} to encourage it]. {@play-measure} it was {@play-dist}. [age>8: They measured it twice, for the pleasure
of it.]

## or
It took butter. After eleven turns the handle gave in[music & !sport.Dance: , and {elder.short} hummed {music} to the
same beat]. {@play-measure} it came to {@play-dist}. [age>8: {Child} was given the end with the zero, which is the
honest one.]

# quilt
That night {child} lay under the sloping roof with the map on the quilt. {Elder.short} came up with the form, mended
with tape. Where it asked about the two miles, something had been rubbed out. Now it said: “No. But to the
{@play-back} and back.”

“Your knees are cold,” {elder.he} said, and tucked the quilt in around them.

{Child} took [school: the pencil from {school}, the chewed one, | the pencil] and wrote, below the old words on the
map: “{@play-paid}. {@Play-dist}. {Child}, aged {age}.”

## or
The form had tape across the hole, and a new answer on top of the tape. {Elder.short} read it out by the bed, under
the sloping roof: “No. But to the {@play-back} and home again.”

The map lay on the quilt, and {elder.short} looked at it.

“Shorts,” {elder.he} said at last. “That’s why I was cold.” And {child's} knees were given another blanket.

[school: The pencil came from {school} and had been chewed. | [age>8: There was a pencil on the windowsill.]] Lightly,
under all the old words, {child} wrote: “{@play-paid}. {@Play-dist}. {Child}, aged {age}.”

# smooth
Then the map was turned over in the lamplight, and a thumb went slowly across the back of it, past the house and the
beetles and down to where the new words were. There the paper was as smooth as the sheet.

## or
The lamp went out. The map stayed where it was, under one hand, and in the dark it was easy to feel where the beetles
were. The new words couldn’t be felt at all. They were there all the same, quite light, on the other side of the
paper.

# @play-did
## if sport.Soccer / sport.Football
played {sport}
## if sport.Basketball
played basketball
## if sport.Tennis
played tennis
## if sport.Swimming
swam
## if sport.Baseball
played baseball
## if sport.Gymnastics
did gymnastics
## if sport.Track and Field
ran and jumped
## if sport.Volleyball
played volleyball
## if sport.Hockey
played hockey
## if sport.Golf
played golf
## if sport.Dance
danced

# @play-unit
## if sport.Soccer
kicks
## if sport.Basketball / sport.Hockey
shots
## if sport.Tennis / sport.Volleyball
serves
## if sport.Swimming
strokes
## if sport.Baseball
hits
## if sport.Football
passes
## if sport.Gymnastics
cartwheels
## if sport.Track and Field
jumps
## if sport.Golf
chips
## if sport.Dance
turns

# @play-had
## if sport.Soccer / sport.Basketball / sport.Volleyball
a ball
## if sport.Tennis
a racket
## if sport.Swimming
two arms
## if sport.Baseball
a bat
## if sport.Football
a pointed ball
## if sport.Gymnastics
two hands
## if sport.Track and Field
two legs
## if sport.Hockey
a stick
## if sport.Golf
one club
## if sport.Dance
two feet

# @play-order
## if sport.Soccer
Stand at the pump. One kick. OVER THE WALL. Dig where it stops.
## if sport.Basketball
Stand at the pump. One shot at the hoop on the shed. STRAIGHT IN. Dig where it lands.
## if sport.Tennis / sport.Volleyball
Stand at the pump. One serve. OVER THE WALL. Dig where it stops.
## if sport.Swimming
Start at the [uk: jetty|dock]. Twenty strokes of crawl. STRAIGHT TO THE ROCK. Dig there.
## if sport.Baseball
Stand at the pump. Throw it up. One hit. OVER THE WALL. Dig where it stops.
## if sport.Football
Stand at the pump. One pass. OVER THE WALL. Dig where it stops.
## if sport.Gymnastics
Start at the pump. Ten cartwheels. ALL IN A STRAIGHT LINE. Dig where your feet stop.
## if sport.Track and Field
Run from the pump. Jump the ditch. CLEAN ACROSS. Dig where you land.
## if sport.Hockey
Stand at the pump. One shot down the path. THROUGH THE GATE. Dig where it stops.
## if sport.Golf
Stand at the pump. One chip. OVER THE WALL. Dig where it stops.
## if sport.Dance
Start on the kitchen step. Sixteen turns. STRAIGHT TO THE WALL. Dig where you stop.

# @play-boast
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
OVER THE WALL
## if sport.Basketball
STRAIGHT IN
## if sport.Swimming
STRAIGHT TO THE ROCK
## if sport.Gymnastics
ALL IN A STRAIGHT LINE
## if sport.Track and Field
CLEAN ACROSS
## if sport.Hockey
THROUGH THE GATE
## if sport.Dance
STRAIGHT TO THE WALL

# @play-far
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
beyond the wall
## if sport.Basketball
below the hoop
## if sport.Swimming
at the foot of the rock
## if sport.Gymnastics / sport.Dance
there
## if sport.Track and Field
on the far side
## if sport.Hockey
outside the gate

# @play-good
## if sport.Soccer
{Child.He} set the ball by the pump and took four steps back and one to the side. Then in: standing foot next to the
ball, knee over it, laces and not toe. It made the round sound, the one you feel in your shin. The ball cleared the
wall by a brick and rolled to a stop in the orchard.
## if sport.Basketball
The hoop had come off a bicycle and was mostly rust, but it still hung on the shed. {Child} bounced the ball twice,
bent both knees, and sent it up off the fingertips, elbow under, wrist folding over at the end like a swan looking for
something. It dropped through without touching the iron and landed right below.
## if sport.Tennis
{Child.He} stood sideways to the wall and bounced the ball three times. Then up it went, a little in front, as high as
an arm and a racket together. The racket dropped, swung, and met the ball at the very top, when it had stopped going
up and not yet thought of coming down. Pock. It skimmed the wall and vanished into the orchard.
## if sport.Swimming
The cove below the [uk: garden | yard] came up to {child’s} ribs, the whole way across. {Elder.short} sat on the [uk:
jetty|dock] with the towel, counting. {Child} pushed off and lay long on the water. Fingers first, elbow high, right
through to the hip; a breath on every third. At stroke twenty, one hand came down flat on warm stone.
## if sport.Baseball
{Child.He} stood side-on and tossed the ball up in front. Two hands back on the bat, quick. Eyes on the stitches. Hips
first, then hands, flat and hard, all the way around. Crack, and no sting in the palms at all, which is how you know.
The ball was still rising when it went over the wall.
## if sport.Football
{Child.He} found the laces without looking: four fingertips across, thumb underneath. Ball up by the ear. A short
step, hips around, elbow through, and the first finger last of all, so that the ball left spinning tight as a drill.
It hummed. It went over the wall nose first and came down with a bounce nobody could have guessed.
## if sport.Gymnastics
{Child.He} stood tall at the pump, arms up, and picked one brick in the wall to aim at. Long step. Hand, hand, foot,
foot. The [uk: garden | yard] went around like a wheel with the sky for a spoke. Legs straight, toes sharp, each hand
on the line the last foot had left. Eight. Nine. Ten, and both feet still, an arm’s length from the brick.
## if sport.Track and Field
{Child.He} paced out the run-up backward from the ditch, eleven strides, and left a sock to mark it. Then forward:
slow, quick, quicker, tall for the last three, and one foot exactly on the flat stone at the edge. Knee up, chest up,
arms flung out as if to catch the far side and pull it closer. Both heels landed in dry grass.
## if sport.Volleyball
{Child.He} held the ball out on a flat left hand and lifted it, no spin, a little to the front. One step. The right
arm came over, elbow high, and the heel of the hand struck the ball in its very middle and stopped dead. A serve like
that doesn’t turn at all. It floated to the wall, shivered, went over, and sank into the orchard.
## if sport.Hockey
The path was brick, the ball was rubber, and the gate was one plank wide. {Child} drew the ball back on the blade,
weight on the back foot, and looked at the gap and not at the posts. Then forward: bottom hand pushing, top hand
pulling, a roll of the wrists. The ball hissed over the bricks and went through with a finger’s width on each side.
## if sport.Golf
{Child.He} chose the club with the most slope, put the ball on a daisy, and made two slow swings at nothing, just to
hear the grass. Then the real one: feet close, hands quiet, eyes on the daisy. The club brushed under. Nobody had
stopped looking at the daisy when the ball, already white and small against the sky, dropped behind the wall.
## if sport.Dance
{Elder.short} hummed [music: {music} | a waltz] and tapped the beat on the watering can. {Child} chose one red brick
far away in the wall, and turned. Step, head around, find the brick. Step, around, brick. Arms in, heels up. The rest
of the [uk: garden | yard] was green string; the brick stood still and grew. On sixteen it was a hand’s breadth from
{child’s} nose.

# @play-ask
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
did the ball go over the wall
## if sport.Basketball
did the ball go in
## if sport.Swimming
did you get straight to the rock
## if sport.Gymnastics
did you do ten in a straight line
## if sport.Track and Field
did you get clean across
## if sport.Hockey
did the ball go through the gate
## if sport.Dance
did you go straight to the wall

# @play-excuse
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
It was a very high wall
## if sport.Basketball
It was a very small hoop
## if sport.Swimming
It was [uk: further|farther] off in those days
## if sport.Gymnastics
Ten is a great many
## if sport.Track and Field
It was a wider ditch in those days
## if sport.Hockey
It was a very narrow gate
## if sport.Dance
It was a very long lawn

# @play-fault
## if sport.Soccer
took hold of the table, stared at the ceiling, leaned back as if the floor were a hill, and swung one slipper, toe
first
## if sport.Basketball
picked up a cabbage, held it against {elder.his} cardigan, stuck out both elbows like a hen, and heaved
## if sport.Tennis
took a wooden spoon, tossed an onion too far back, very nearly over one shoulder, and bent after it like somebody
falling off a chair
## if sport.Swimming
shut both eyes, stuck out {elder.his} chin, and swam across the kitchen, the right arm going like a paddle steamer and
the left one hardly at all
## if sport.Baseball
took the rolling pin, dipped the back shoulder until it nearly met the knee, shut both eyes, and scooped, like
somebody shoveling snow uphill
## if sport.Football
laid a loaf of bread on one flat palm, like a waiter with a tray, turned {elder.his} back foot out, and served it to
the window
## if sport.Gymnastics
put one hand on the table and then the other, not after it but beside it, with the fingers pointing at the sink, and
looked at {elder.his} own knees
## if sport.Track and Field
ran at the stove, lost heart, did four tiny steps on the spot like somebody on hot sand, and hopped off the wrong foot
## if sport.Volleyball
held out a melon, made a fist with the thumb sticking up, and swung from underneath, looking the other way in case it
hurt
## if sport.Hockey
took the broom, slid both hands together in the middle, and chopped at a potato as if it were firewood
## if sport.Golf
took the poker, swung it at a walnut, and looked up to see how well it had gone, all before the poker had arrived
## if sport.Dance
let go of the table, held both arms out like a scarecrow, looked down at {elder.his} own slippers, and went around
once, slowly, toward the bread bin

# @play-bad
## if sport.Soccer
It is hard to kick badly on purpose. The first one went over the wall out of habit.

“Chin up!” called {elder.short}. “Look at that cloud!”

{Child} looked at the cloud, leaned back until there was only sky, and stubbed it. The ball went straight up, hung
there like a pigeon that has forgotten something, and came down in the leeks.
## if sport.Basketball
It is hard to shoot badly on purpose. The first one went in out of habit.

“Elbows!” called {elder.short}. “More hen!”

{Child} clutched the ball like a cabbage, stuck out both elbows, and heaved. It flew flat as a tea tray, struck the
left side of the hoop, sprang off along the wall, and buried itself in the currant bushes.
## if sport.Tennis
It is hard to serve badly on purpose. The first one went over the wall out of habit.

“Further back!” called {elder.short}. “Remember the onion!”

{Child} threw the ball up somewhere behind one ear, bent after it, and caught it with the wooden edge of the racket.
It shot off sideways, rattled down between the bean poles, and stayed there.
## if sport.Swimming
It is hard to swim badly on purpose. The first time, habit went straight to the rock.

“All right arm!” called {elder.short} from the [uk: jetty|dock]. “And stop kicking so nicely!”

{Child} closed both eyes, trailed both legs like a wet scarf, and thrashed with the right arm only. The water swung
around. The sun moved from one ear to the other. At stroke twenty there was no more cove, only the hanging willow.
## if sport.Baseball
It is hard to hit badly on purpose. The first one went over the wall out of habit.

“Shut your eyes!” called {elder.short}. “Shovel!”

{Child} tossed the ball, shut both eyes, and shoveled. There was a small, thin tick. The ball went backward, over
every head in the [uk: garden | yard], and dropped into the mint by the kitchen step.
## if sport.Football
It is hard to throw badly on purpose. The first one went over the wall out of habit.

“It’s a loaf!” called {elder.short}. “You’re a waiter!”

{Child} laid the ball on a flat palm, turned the back foot out, and served it. It went end over end, quacking almost,
got tired above the path, and fell off to the left among the gooseberries.
## if sport.Gymnastics
It is hard to turn badly on purpose. The first ten ended at the brick out of habit.

“Fingers to the sink!” called {elder.short}. “Admire your knees!”

{Child} admired them. Each wheel landed a little more to the left, with legs like a frog’s, around the barrel, around
the lilac, until the tenth ended sitting down at the foot of the pear tree.
## if sport.Track and Field
It is hard to jump badly on purpose. The first time, habit landed on the far side.

“Hot sand!” called {elder.short}. “Wrong leg! Lose heart!”

{Child} ran, lost heart, pattered, and hopped. There was a moment with nothing in it. Then {child.he} sat in wet moss,
on exactly the same side as before.
## if sport.Volleyball
It is hard to serve badly on purpose. The first one floated over the wall out of habit.

“Thumb up!” called {elder.short}. “Look away! It might hurt!”

{Child} looked away and swung from underneath. The ball came off the thumb. It flew up onto the shed roof, rolled
along the gutter, taking its time, and dropped off the end behind the rain barrel.
## if sport.Hockey
It is hard to shoot badly on purpose. The first one went through the gate out of habit.

“Hands together!” called {elder.short}. “It’s firewood!”

{Child} clutched the stick in the middle like a spoon and chopped. The ball came off the heel with a clack, hit the
boot scraper, hit the watering can, and trickled in under the lilac.
## if sport.Golf
It is hard to play badly on purpose. The first one went over the wall out of habit.

“Admire it first!” called {elder.short}. “Then hit it!”

So {child} turned and admired the place in the sky where the ball was going to be, and swung. The club caught the ball
on top of its head. It ran along the ground like a mouse, turned left at the boot scraper, and hid in the strawberry
bed.
## if sport.Dance
It is hard to dance badly on purpose. The first sixteen ended at the brick out of habit.

“No brick!” called {elder.short}. “Slippers! Scarecrow!”

{Child} held both arms out and watched two feet going around and around each other. By nine the rain barrel had come
past twice. By thirteen the house was on the wrong side. On sixteen, dead on the beat, {child.he} sat down in the
lavender.

# @play-spot
## if sport.Soccer
in the leeks
## if sport.Basketball
under the currant bushes
## if sport.Tennis
among the bean poles
## if sport.Swimming
under the willow
## if sport.Baseball
in the mint
## if sport.Football
under the gooseberries
## if sport.Gymnastics
at the foot of the pear tree
## if sport.Track and Field
in the moss, on the wrong side
## if sport.Volleyball
behind the rain barrel
## if sport.Hockey
under the lilac
## if sport.Golf
in the strawberry bed
## if sport.Dance
in the lavender

# @play-truth
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
It did not go over.
## if sport.Basketball
It did not go in.
## if sport.Swimming
I did not get to the rock.
## if sport.Gymnastics
It was ten but it was not straight.
## if sport.Track and Field
I did not get across.
## if sport.Hockey
It did not go through.
## if sport.Dance
I only got to the lavender.

# @play-measure
## if sport.Soccer / sport.Football / sport.Volleyball
From the pump to the dent in the orchard grass
## if sport.Basketball
From the pump to the hoop
## if sport.Tennis / sport.Baseball
From the pump to the ball in the orchard grass
## if sport.Swimming
From the [uk: jetty|dock] to the rock
## if sport.Gymnastics
From the pump to the brick
## if sport.Track and Field
From the flat stone to the two heel marks
## if sport.Hockey
From the pump to the grass outside the gate
## if sport.Golf
From the daisy to the dent in the orchard grass
## if sport.Dance
From the kitchen step to the red brick

# @play-dist
## if sport.Soccer
seventy-one feet
## if sport.Basketball
twenty-one feet
## if sport.Tennis
ninety-four feet
## if sport.Swimming
fifty-two feet
## if sport.Baseball
a hundred and three feet
## if sport.Football
sixty-six feet
## if sport.Gymnastics
fifty-eight feet
## if sport.Track and Field
nine feet and four inches
## if sport.Volleyball
forty-four feet
## if sport.Hockey
sixty-three feet
## if sport.Golf
eighty-eight feet
## if sport.Dance
forty-seven feet

# @play-paid
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf
Over the wall
## if sport.Basketball
Straight in
## if sport.Swimming
Straight to the rock
## if sport.Gymnastics
All in a straight line
## if sport.Track and Field
Clean across
## if sport.Hockey
Through the gate
## if sport.Dance
Straight to the wall

# @play-back
## if sport.Soccer / sport.Tennis / sport.Baseball / sport.Football / sport.Gymnastics / sport.Volleyball / sport.Golf / sport.Dance
wall
## if sport.Basketball
shed
## if sport.Swimming
[uk: jetty|dock]
## if sport.Track and Field
ditch
## if sport.Hockey
gate
