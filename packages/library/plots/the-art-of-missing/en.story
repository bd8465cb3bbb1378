title: The Art of Missing
title: The Hill That Leaned the Wrong Way
title: The Red Ball with the Star
title: Just as Badly
title: Blame It on the Crab
guest peg: Peg (she), Dot (she), Marjorie (she)

# photograph
In the hall at {elder's} house hangs a photograph of two children on a lawn. They stand so far apart that they nearly
fall out of the frame, and they are looking in opposite directions.

“What are they [uk: cross | mad] about?” {child} used to ask.

“A ball,” said {elder.short}, and that was all anybody ever got.

## or
{child} had seen it a hundred times, the photograph in the hall at {elder's} house. Two children on a lawn, looking in
opposite directions, with room for a cow in between.

“Why are they standing like that?” asked {friend}, hanging up a jacket underneath.

“Because of a ball,” {elder.short} called from the kitchen, and that was all they got.

# match
One Saturday, when the apples were ripe, {child} and {friend} were going to sleep over there. So was {pet}, who was
{a breed} and already had the couch. Before supper they played {sport} {@game-where}.

{@game-play} Just then {friend} did the crab. The crab is walking sideways with your arms in the air and your eyes
crossed.

{@game-miss} [city: After that they heard nothing but {city}, the way you hear a refrigerator.]

“{@game-ours}” said {child}.

“{@game-theirs}” said {friend}.

## or
The apples had started to come down by themselves. {child} and {friend} had packed for one night, and {pet}, who was
{a breed}, had unpacked on the couch. Before supper there was time for {sport} {@game-where}.

{@game-play} Then {friend} did the crab: straight sideways, arms up, eyes crossed.

{@game-miss} [city: Far off, {city} mumbled. It hadn’t seen a thing.]

“{@game-ours}” said {child}.

“{@game-theirs}” said {friend}.

# search
They looked under the hedge and found a mitten. They looked in the ditch and found a frog, who didn’t want to get
involved. [age>=7: They looked behind the compost and found more compost.] [school: At {school} the balls land on the
roof, and then at least you know where they are.] At every place they stood a little farther apart, and in the end
they were looking in opposite directions.

## or
{child} looked in the nettles and found nettles. {friend} looked in the rhubarb and found a garden glove, and nobody
wanted that. [school: At {school} the balls land on the roof, and then at least you know where they are.] [age>=7:
Behind the woodshed they looked one at a time, with a pause between.] In the end they had a corner of the [uk: garden
| yard] each, and were looking in opposite directions.

# same-as-the-photograph
Then {elder.short} came out on the steps to call them in for pancakes, and stopped. [elder2: In the kitchen {elder2}
was frying them.]

“You look exactly like the photograph,” said {elder.short}. “That’s me on the left. On the right is {peg}. Our ball
was red with a white star on it, and it went over that hedge. I said it was {peg's} fault. {peg} said it was mine. Now
we send each other birthday cards, every year, and never a word about the ball.”

“Did you find it?” asked {friend}.

“Never,” said {elder.short}. “But come and see.”

## or
The pancakes were ready, {elder.short} called through the window, and nobody came. [elder2: So {elder2} had to mind
the pan.] Then {elder.short} walked out and stood halfway between them.

“Stay like that,” {elder.he} said. “All we need is the frame. That’s how we’re standing in the photograph, {peg} and
I. We had a red ball with a white star, and that day it went over the hedge. {peg} waited for me to say sorry. I
waited for {peg}. Now we write to each other about the weather.”

“Is it still out there?” asked {friend}.

“It’s still somewhere,” said {elder.short}, and went to the gate.

# apple
{Elder.short} opened the gate and put an apple on the ground outside. The apple thought it over. Then it rolled off,
not down toward the road but sideways, straight into a great heap of brambles.

“The hill leans the wrong way,” said {elder.short}. “Everything rolls in there, and it’s as big as a church. So we
need one more ball, and a nose to follow it. Somebody has to miss again, just as badly.”

{friend} opened a backpack, took out a ball, the one that said {friend}, and held it for a while.

“Then miss it properly,” said {friend}.

## or
By the gate an apple lay in the grass. {Pet} gave it a push with one nose. It rolled down toward the road, as apples
should. Then it turned and rolled into a heap of brambles the size of a barn.

“Everything goes in there,” said {elder.short}. “That hill has had a hat, a cheese and a wheelbarrow. We need one more
ball to follow, and a nose. But it has to be missed exactly as badly.”

They looked at {friend}. Out of a roll of [uk: pyjamas | pajamas] came a new ball with {friend} written on it. “Make
it a really bad one, then,” said {friend}.

# on-purpose
It was harder than it sounds. [athlete: {child} thought of {athlete} and tried to do the opposite. | {child} aimed at
the hedge.] {@game-first}

“Worse!” called {elder.short}.

{@game-second}

“I can only miss when I’m not trying!” said {child}.

{friend} went a little red around the ears.

“I think it was the crab,” said {friend}, and did it once more.

{@game-again}

# trail
“Find it, {pet}!” they all shouted.

{@nose-trail}

They stood at the gate [music: and hummed {music}, so that {pet} would hear which way home was. | and held their
breath.] [elder2: {Elder2.short} came out with a flashlight and shone it in among the thorns.] Then there was a bark.
Just one, the way somebody says: here.

## or
They heard the ball bounce beyond the hedge, and then it was gone. “Now, {pet},” said {elder.short}.

{@nose-trail}

Then nothing happened. [music: {Child} hummed {music}, the way you leave a light on.] [elder2: {Elder2.short} brought
the kitchen lamp on a cord, which almost reached.] “Count to a hundred,” said {elder.short}. They got to sixty-three.
Then came one bark, a long way in.

# three-balls
A path led in under the thorns, so low that {child} and {friend} got stuck at the ears. {@nose-inside}

Out came {friend's} ball, pushed by a nose. Out came {child's}. Then there was a lot of scratching, and {pet} came out
backward, carrying something red. It looked like a tomato that had been through a great deal. But the star was still
there.

{Elder.short} took it in both hands.

“It’s smaller than I remember,” {elder.he} said.

## or
The brambles didn’t let in just anybody. {child} was held by the sweater and {friend} by the hair. {@nose-inside}

Then the balls rolled out, first {friend's} and then {child's}, as if somebody in there was tidying up. Last came
{pet}, and put something down in front of {elder.short}. It was red and sunken, and might have been a cap.
{Elder.short} rubbed it with a thumb. One white point came out, and another, until there were five.

“So that’s where you are,” {elder.he} said to it.

# draw
There was still a game to finish. {@game-last} Nobody could say for certain, so they agreed on a [uk: draw | tie] and
pancakes.

After the pancakes {elder.short} made a phone call. “We’ve found it,” they heard. “No. Not you and not me. It was the
hill.” And {peg} laughed all through the house, though she was only in the telephone.

## or
Then they played to the end. {@game-last} They asked {elder.short}, who had been looking the other way, so it came out
even. After four pancakes each, {elder.short} called a number {elder.he} knew by heart. “Guess what I’ve got in my
lap, {peg},” they heard. “No. Rounder.[age>=7:  Well, it used to be.]” It was quiet for a long time. “Sorry yourself,”
said {elder.short}.

# mattresses
In the small room lay two mattresses, [adult: made up with the sheets {adult} had packed,] and between them a strip of
floor. {child} and {friend} pushed them together. {Pet} lay down on the crack and smelled of blackberries.

## or
In the small room the mattresses lay along opposite walls[adult: , under the sheets from {adult}]. {child} pulled one
and {friend} pulled the other, until they met in the middle. {Pet} was there already, with a leaf behind one ear.

# between-them
The door to the hall stood a little open. In the photograph the two children were still looking in opposite
directions. But on the shelf below lay a red ball now, exactly in the middle, and it looked as if they were about to
turn around.

## or
The photograph from the hall was on the chair beside them, leaning on the red ball. When the lamp was out you couldn’t
see the lawn anymore, or how far it was from one child to the other. All you could see was the star, white and a
little crooked, and you could see it for a long time.

# @game-where
on the lawn behind the house
## if sport.Basketball
on the flagstones behind the house
## if sport.Hockey
on the lawn behind the house, with sticks and a tennis ball

# @game-play
The score was tied, and the next point won. {child} looked at the ball and got ready.
## if sport.Soccer
The goal was two rubber boots, with {friend} in between. It was nine all, and the next goal won. {child} took five
steps back and ran up.
## if sport.Basketball
The hoop was off an old barrel and nailed to the woodshed. It was twenty all, and the next basket won. {child} bounced
the ball twice and bent both knees.
## if sport.Tennis
The net was the clothesline with a sheet on it, and {friend} stood on the other side. It was all even, and the next
point won. {child} tossed the ball up and drew back the racket.
## if sport.Baseball
Home plate was the lid of a pot. The score was tied, there were two outs, and {friend} pitched. {child} lifted the
bat.
## if sport.Football
The end zone was the rhubarb. The score was tied, and the next touchdown won. {friend} ran wide, and {child} lifted
the ball behind one ear.
## if sport.Volleyball
The net was the clothesline, and {friend} stood on the other side. It was twenty-four all, and the next point won.
{child} set the ball up and jumped.
## if sport.Golf
The hole was a [uk: pea tin | pea can] sunk in the ground, and {friend} held the flag, which was a spatula. They had
taken eleven strokes each, and this one settled it. {child} swung back the club.
## if sport.Hockey
{friend} had oven mitts and stood between two rubber boots. It was nine all, and the next goal won. {child} drew the
ball to and fro on the blade and lifted the stick.

# @game-miss
{child} giggled. The ball went over {friend}, over the clothesline and over the hedge.
## if sport.Soccer
{child} giggled and hit it with a toe. The ball went over {friend}, over the clothesline and over the hedge.
## if sport.Basketball
{child} giggled in the middle of the jump. The ball hit the rim, hit the roof and bounced away over the hedge.
## if sport.Tennis
{child} giggled and hit it with the frame. The ball went over the sheet, over {friend} and over the hedge.
## if sport.Baseball
{child} giggled and swung under the ball. It went backward, over the lid, over the clothesline and over the hedge.
## if sport.Football
{child} giggled, and the ball slipped. It spun like a propeller over {friend}, over the clothesline and over the
hedge.
## if sport.Volleyball
{child} giggled and hit it much too low. The ball went over the line, over {friend} and over the hedge.
## if sport.Golf
{child} giggled and hit under the ball. It went over the spatula, over the clothesline and over the hedge.
## if sport.Hockey
{child} giggled and hit under the ball. It went over {friend}, over the clothesline and over the hedge.

# @game-ours
You should have stopped it!
## if sport.Soccer
You should have saved it!
## if sport.Basketball
You should have got the rebound!
## if sport.Tennis
You should have reached it!
## if sport.Baseball
You should have thrown it straight!
## if sport.Football
You should have caught it!
## if sport.Volleyball
You should have blocked it!
## if sport.Golf
You should have held the flag still!
## if sport.Hockey
You should have gloved it!

# @game-theirs
You should have aimed!
## if sport.Soccer
You should have kicked it at the goal!
## if sport.Basketball
You should have made the shot!
## if sport.Tennis
You should have served it in!
## if sport.Baseball
You should have hit it forward!
## if sport.Football
You should have thrown it to me!
## if sport.Volleyball
You should have kept it in!
## if sport.Golf
You should have putted!
## if sport.Hockey
You should have shot it along the ground!

# @game-first
Right where it ought to go.
## if sport.Soccer
Inside of the foot, low, just by the boot. Goal.
## if sport.Basketball
Straight down, without touching the rim.
## if sport.Tennis
A serve, right in the corner.
## if sport.Baseball
{friend} pitched, and the bat met the ball right in the middle. It landed in the rhubarb.
## if sport.Football
A perfect spiral, right into the arms of {friend}.
## if sport.Volleyball
A spike, straight down into the grass.
## if sport.Golf
The ball made a long, soft curve. Plink, went the hole.
## if sport.Hockey
Low, between the boot and the leg. Goal.

# @game-second
{child} closed both eyes. Right there again.
## if sport.Soccer
{child} closed both eyes and kicked. Goal again.
## if sport.Basketball
{child} turned around and threw it backward. In it went.
## if sport.Tennis
{child} changed to the wrong hand. In the corner again.
## if sport.Baseball
{child} tried it with one hand. Right in the middle.
## if sport.Football
{child} used the wrong hand. Into the arms again.
## if sport.Volleyball
{child} hit it backward with one fist. In again.
## if sport.Golf
{child} closed both eyes and swung. Plink.
## if sport.Hockey
{child} tried the back of the blade. Goal.

# @game-again
{child} giggled. Over {friend}, over the clothesline, over the hedge.
## if sport.Soccer
{child} giggled. Toe. Over {friend}, over the clothesline, over the hedge.
## if sport.Basketball
{child} giggled. Rim, roof, hedge.
## if sport.Tennis
{child} giggled. Frame. Over the sheet, over {friend}, over the hedge.
## if sport.Baseball
{friend} pitched, and {child} giggled. Under the ball, backward, over the clothesline, over the hedge.
## if sport.Football
{child} giggled. Propeller. Over {friend}, over the clothesline, over the hedge.
## if sport.Volleyball
{child} giggled. Much too low. Over the line, over {friend}, over the hedge.
## if sport.Golf
{child} giggled. Under the ball. Over the spatula, over the clothesline, over the hedge.
## if sport.Hockey
{child} giggled. Under the ball. Over {friend}, over the clothesline, over the hedge.

# @game-last
They went on until it was too dark to see the ball.
## if sport.Soccer
{child} kicked, {friend} dived, and it sounded like a boot and two hands at the same time.
## if sport.Basketball
{child} shot. The ball went around the rim once, went around twice, and stayed there, stuck between the rim and the
wall.
## if sport.Tennis
They hit the ball back and forth across the sheet, eleven times, twelve times, until it was too dark to see it.
## if sport.Baseball
{friend} pitched, {child} hit it and ran once around the apple tree, and the ball and {child} reached the lid at
exactly the same moment.
## if sport.Football
{child} threw it long and soft. {friend} caught it, tripped, and lay there in the rhubarb, on one side of the line or
the other.
## if sport.Volleyball
They passed it across the line with their fingertips, nineteen times, twenty times, and then they both took it at
once.
## if sport.Golf
{child} putted. They heard the ball roll through the grass for a long time, and then they heard a plink, or else a
cricket.
## if sport.Hockey
{child} shot along the grass, {friend} laid the stick down, and it sounded like a boot and a stick at the same time.

# @nose-trail
{pet} had watched the whole game, waiting for somebody to ask. Nose to the grass, out of the gate and into the
brambles.
## if breed.Golden Retriever
Retriever means the one who fetches. {pet} didn’t know that, but out of the gate it was, nose down, and straight into
the brambles.
## if breed.Labrador
A Labrador can’t bear for a ball to be out alone. {pet} was through the gate before it had stopped bouncing, and into
the brambles after it.
## if breed.German Shepherd
{pet} went about it like the police: nose to the ground, first right, then left, then straight into the brambles.
## if breed.Poodle
A poodle thinks first. {pet} looked at the brambles for so long that everybody thought the whole thing was forgotten.
Then {pet.he} walked straight in.
## if breed.Bulldog
A bulldog doesn’t hurry. {pet} walked out of the gate and into the brambles, and whatever stood in the way had to
move.
## if breed.Beagle
A beagle doesn’t run with its eyes. {pet} put nose to grass and read it, line by line, out of the gate and into the
brambles.
## if breed.Rottweiler
{pet} didn’t take the gate. {pet.He} took the hedge, and afterward there was another gate in it. Then straight into
the brambles.
## if breed.Yorkshire Terrier
A Yorkshire terrier weighs [uk: three kilos | seven pounds] and isn’t afraid of any of them. {pet} went into the
brambles the way you walk in under a table.
## if breed.Dachshund
A dachshund is built to go in where other dogs give up. {pet} went into the brambles as if somebody had left the door
open.
## if breed.Siberian Husky
A husky doesn’t go after a ball. A husky sets out. {pet} could be heard a long way into the brambles, and then a long
way farther.
## if breed.Border Collie
A border collie counts. {pet} counted children, grown-ups and balls, found that they were two balls short, and went
into the brambles to bring them home.
## if breed.Boxer
{pet} bounced after the ball on all four legs and into the brambles, very nearly as high as the ball.
## if breed.Cocker Spaniel
{pet} went into the brambles nose down, with an ear trailing on each side so that no smell could slip away.
## if breed.Australian Shepherd
{pet} didn’t run after the ball but around it, in a wide curve through the grass, and came into the brambles from the
side.
## if breed.Shih Tzu
{pet} had hair in both eyes and never saw a thing anyway, so {pet.he} went by nose, slowly and surely, out of the gate
and into the brambles.

# @nose-inside
But {pet} had gone as flat as a rug, and far in they could see something wagging.
## if breed.Golden Retriever
But {pet} had gone as flat as a rug, and far in they could see a tail, wagging.
## if breed.Labrador
But {pet} had shoved along somehow, and far in they could hear a tail hitting the branches, thump, thump.
## if breed.German Shepherd
But {pet} had crawled, and far in they could see two pointed ears, like the towers of a very small castle.
## if breed.Poodle
But {pet} had worked out where to turn, and all that had got stuck was some curls.
## if breed.Bulldog
But {pet} was walking about in there as if it were a sidewalk, and you could tell by the snuffling exactly where.
## if breed.Beagle
But {pet} was walking upright in there, and the last they saw was the white tip of a tail, like a small lantern.
## if breed.Rottweiler
But {pet} only leaned a little, and the brambles moved over.
## if breed.Yorkshire Terrier
But {pet} was walking upright in there, with room for a hat.
## if breed.Dachshund
But {pet} didn’t even have to duck. When the nose had arrived, the tail wasn’t quite in yet.
## if breed.Siberian Husky
But {pet} had plowed along, and behind there was a track as if from a sled.
## if breed.Border Collie
But {pet} was creeping along in there, flat to the ground, as if balls were sheep and might take fright.
## if breed.Boxer
But {pet} had stopped bouncing and gone flat, though all the brambles shook with how hard that was.
## if breed.Cocker Spaniel
But {pet} got through, with a leaf in each ear.
## if breed.Australian Shepherd
But {pet} had almost vanished. All those patches and spots might have been leaves.
## if breed.Shih Tzu
But {pet} was walking upright in there, like somebody coming home.
