title: {@kit-title}
title: A Hundred Years as {@kit-role-a}
title: Somebody Borrowed {@kit-thing}
title: A Fern for a Receipt
title: Eleven in the Meadow
guest dino: Horace (he), Percival (he), Winifred (she)

# open
Three evenings in a row {child} had left {@kit-thing} out on the steps, and three evenings in a row somebody had
borrowed {@kit-them}. By morning {@kit-it} lay there again, {@kit-wet}, with a fern leaf on top. The third morning
there was a footprint in the [season.winter: snow | mud]: {@kit-track}. Only dinosaurs have feet like that, and
dinosaurs are supposed to be extinct.

## or
On the steps lay a fern leaf as big as an umbrella. Under the leaf lay {@kit-thing}, {@kit-wet}. {child} had left
{@kit-them} out for the third evening in a row, and for the third time somebody had borrowed {@kit-them}. Below, in
the [season.winter: snow | mud], was a footprint: {@kit-track}. Only dinosaurs have feet like that, and dinosaurs are
supposed to be extinct.

# pet
[pet.dog: {Pet} sniffed the print from heel to toe and then went back inside, fairly fast. | [pet.cat: {Pet} sniffed
the print, washed in a place that was already clean, and went inside. | {Pet} was told about it at breakfast.]]

## or
[pet.dog: {Pet} growled at the leaf, and when it didn’t answer, let it go. | [pet.cat: {Pet} put a paw beside the
print, compared, and moved up to the windowsill. | {Pet} was asked, but hadn’t heard a thing all night.]]

# out
On the fourth evening {child} forgot {@kit-them} on purpose, waited a while, took the [uk: torch | flashlight], and
followed the new tracks. [adult:

“As far as you can see the kitchen window,” said {adult}. “And in by eight.”

| The rule was: in sight of the kitchen window, and in by eight.] [friend: At the gate stood {friend} with a tape
measure[age>6: , not being one to believe in tracks that hadn’t been measured].]

{@kit-to} {@kit-kind} {@kit-sees} [friend: {Friend} measured, and wrote down: real.]

## or
On the fourth evening {@kit-thing} went out on purpose. {child} stood behind the door and counted. By eighty-seven the
steps were empty. [adult:

“Keep the kitchen window in sight,” said {adult}. “I’ll blink it at eight.”

| The kitchen window had to stay in sight, and at eight it would blink.] On went the [uk: torch | flashlight], over
new tracks. [friend: By the gate waited {friend}, with a tape measure[age>6: , because nothing is believed until it
has been measured].]

{@kit-to} {@kit-kind} {@kit-sees} [friend: “Real,” said {friend}, and wrote it down.]

# meet
“I was going to bring {@kit-them} back,” said the dinosaur, and turned red. [school: {At school} they had done
dinosaurs for two whole weeks, and nobody had mentioned blushing.]

“What did you want {@kit-them} for?”

“Practice. When the moon comes up, the herd comes {@kit-come}, and I’m always there. For a hundred years I’ve been
{@kit-role}. {@kit-how} But I’d like to {@kit-do}. Just once.”

Somebody always has to hold the water bottles. {child} had done it once, for a whole half hour. But a hundred years?

“What’s your name?” asked {child}. [elder: That’s where you start, {elder} always says [elder2: , and {elder2}
agrees].]

“{@kit-nick},” said the dinosaur. Then it took a while, like looking for something at the back of a drawer. “{dino},
really.”

## or
“I’m sorry,” said the dinosaur, turning red all the way around to the back. “I meant to return {@kit-them}.” [school:
There hadn’t been a word about that in the dinosaur booklet {at school}.]

“That’s all right. But why?”

“I’m practicing. Tonight, when there’s a moon, the herd comes {@kit-come}. Everybody gets to {@kit-do} but me. I’m
{@kit-role}, and have been for a hundred years. {@kit-how} But once would be nice.”

{child} had been a tree in a play once. It took four minutes, and that was plenty.

“What do people call you?” asked {child}. [elder: A name is half the way there, {elder} thinks[elder2: , and {elder2}
thinks it’s the fun half].]

“{@kit-nick}, mostly.” The dinosaur shut both eyes, as if to remember a song. “It’s {dino}.”

# lesson
They started right away. [athlete: {dino} stood exactly like {athlete} on the poster in {child's} room [age>6: , which
can be seen so well from the steps].]

{@kit-lesson}

## or
[age>6: The moon wasn’t up yet, so there was time.] [athlete: {child} stood like {athlete} on the poster, and {dino}
stood like {child}.]

{@kit-lesson2}

# herd
Then the ground shook. [city: All over {city}, coffee cups hopped on their saucers, and people thought it was a
truck.] Out between the trees came the herd, eleven of them, the biggest one last.

“{@kit-nick}!” said the biggest one. “{@kit-order}”

“{dino} is going to {@kit-do} tonight,” said {child}. “With [friend: us | me].”

“{@kit-rule},” said the biggest one. It didn’t sound mean. It sounded the way you say that sofas don’t ride bicycles.

{@kit-swap}

[friend: {@kit-friend}]

## or
The grass began to tremble. [city: In {city} the streetlights nodded, and nobody could think why.] Then they came out
between the trees, eleven of them by size, the biggest one last.

“Well now, {@kit-nick},” it said. “{@kit-order}”

“The name is {dino},” said {child}. “And tonight {dino} is going to {@kit-do}. There are [friend: three | two] of us.”

“{@kit-rule},” said the biggest one, not angrily. It’s how you say that fish don’t have pockets.

{@kit-swap}

[friend: {Friend} went up to the biggest one with the tape measure. It reached the knee. And then some, wrote
{friend}.]

# match
{@kit-match}

# offer
[age>6: It was quiet for a while.]

{@kit-offer} {@kit-after}

“{dino},” said the others, trying out the name. “{dino}. Again.”

## or
[age>6: Nobody could think what is usually said.]

{@kit-offer} {@kit-after}

“Good, {dino},” said somebody, mostly to get to say it. Then they all wanted to.

# back
Now the kitchen window blinked twice. That meant eight o’clock. {dino} came along to the gate {@kit-home}. [music:
{child} hummed {music}, and {dino} rumbled along [age>6: , so low that you felt it mostly in the soles of your feet].]
[friend: {Friend} went home with all the measurements [age>6: , since nobody would believe it tomorrow otherwise].] On
the steps {child} put down {@kit-thing}, right in the middle, where {@kit-it} would show.

[adult: “Eight on the dot,” said {adult}, and picked a piece of fern out of {child's} hair. “Did anything happen?”

“{dino} got to join in,” said {child}. | There was a piece of fern in {child's} hair, and it was allowed to stay.]

## or
The kitchen window went dark, light, dark, and light. It was eight. {dino} walked alongside as far as the gate
{@kit-home}. [music: {child} hummed {music}, and eleven others took the bass.] [friend: {Friend} went home with three
pages of figures[age>6: , and one more page for the tail].] In the moonlight at the top of the steps {child} put
{@kit-thing}.

[adult: “On the dot,” said {adult}. “What’s that in your hair?”

“A receipt,” said {child}. | There was a green leaf in {child's} hair, like a receipt.]

# down
Then there was a toothbrush, and a cold sheet that got warm [pet.dog / pet.cat: , and {pet} heavy across both feet].
Far away something rumbled, like a freight train. [pet.other: {Pet} was told what it was.] {child} could hear what
they were saying, {dino}, {dino}, farther and farther apart, until even a herd needs to sleep.

## or
The quilt was heavy, and feet got their warmth back [pet.dog / pet.cat: , most of it from {pet}]. [pet.other: {Pet}
was told the whole thing from the beginning.] Through the window came a sound like a truck far away, if a truck could
say {dino}. It said it less and less often, and in the end there was only the forest.

## or
The toothpaste tasted a little of fern. The bed was the same as ever[pet.dog / pet.cat: , with {pet} in the middle].
[pet.other: {Pet} was told how it went.] In the forest they practiced the name, one at a time, {dino}, {dino}, the
small ones first and the biggest one last, until there was nobody left who didn’t know it.

# last
Out on the steps there was nothing left. Tonight {@kit-thing} had not been forgotten. {@Kit-it} had been lent.

## or
Out on the steps the moon shone on an empty place, exactly as big as {@kit-thing}. In the morning {@kit-it} would lie
there again, {@kit-wet}, with a fern leaf on top. That is how a dinosaur signs for things.

## or
Below the steps was a new footprint, on its way out. Where {@kit-thing} had been lay a fern leaf, its stem tucked
under the mat, so that it wouldn’t blow away. That is what a dinosaur does who has borrowed.

# @kit-come
here, and it’s all {sport}
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Swimming / sport.Baseball / sport.Football / sport.Gymnastics / sport.Track and Field / sport.Volleyball / sport.Hockey / sport.Golf / sport.Dance
here to {play sport}

# @kit-title
The Bench That Wanted a Turn
## if sport.Soccer
The Goalpost That Wanted to Play
## if sport.Basketball
The Hoop That Wanted to Play
## if sport.Tennis
The Net That Wanted to Play
## if sport.Swimming
The Buoy That Wanted to Swim
## if sport.Baseball
The Base That Wanted to Play
## if sport.Football
The Goal That Wanted to Play
## if sport.Gymnastics
The Beam That Wanted to Join In
## if sport.Track and Field
The Hurdle That Wanted to Run
## if sport.Volleyball
The Net Between the Trees
## if sport.Hockey
The Puck That Wanted to Play
## if sport.Golf
The Flag That Wanted to Play
## if sport.Dance
The Coat Rack That Wanted to Dance

# @kit-role-a
a Bench
## if sport.Soccer
a Goalpost
## if sport.Basketball
a Hoop
## if sport.Tennis / sport.Volleyball
a Net
## if sport.Swimming
a Buoy
## if sport.Baseball
Second Base
## if sport.Football
a Goal
## if sport.Gymnastics
a Beam
## if sport.Track and Field
a Hurdle
## if sport.Hockey
a Puck
## if sport.Golf
a Flag
## if sport.Dance
a Coat Rack

# @kit-thing
the sports bag
## if sport.Soccer / sport.Basketball / sport.Football / sport.Volleyball
the ball
## if sport.Tennis
the racket
## if sport.Swimming
the swimming goggles
## if sport.Baseball
the bat
## if sport.Gymnastics
the gym mat
## if sport.Track and Field
the running shoes
## if sport.Hockey
the stick
## if sport.Golf
the putter
## if sport.Dance
the dancing shoes

# @kit-them
it
## if sport.Swimming / sport.Track and Field / sport.Dance
them

# @kit-it
it
## if sport.Swimming / sport.Track and Field / sport.Dance
they

# @kit-wet
damp
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Track and Field / sport.Volleyball / sport.Golf / sport.Dance
wet
## if sport.Swimming
fogged up
## if sport.Hockey
icy

# @kit-track
as broad and flat as a tray
## if sport.Soccer
three toes, and as long as a rubber boot
## if sport.Basketball
round, and as big as a manhole cover
## if sport.Tennis
three toes, and big enough to take a bath in
## if sport.Swimming
three toes, and as wide as a kickboard
## if sport.Baseball
broad and flat, and behind it a groove like the track of a bowling ball
## if sport.Football
round, and as big as a frying pan
## if sport.Gymnastics
as round as a drum
## if sport.Track and Field
small round toes in front and big ones behind
## if sport.Volleyball
as round as a bucket, and after it the line of a very long tail
## if sport.Hockey
two toes, no bigger than a hand, and a deep hole from a claw
## if sport.Golf
three toes, no bigger than a hen’s
## if sport.Dance
round toes, and little holes all around it from spikes

# @kit-to
The tracks went through the gate and out into the meadow behind the house.
## if sport.Swimming
The tracks went through the gate and out into the meadow behind the house. It was full of warm water, about up to your
middle. On a stump sat a small iguanodon with a whistle. “Lifeguard,” it said. “No running along the edge. We brought
the water ourselves.”
## if sport.Hockey
The tracks went through the gate and out into the meadow behind the house. The whole meadow was shiny with ice. “We
brought that,” said somebody. “We roll it up again afterward.”
## if sport.Dance
The tracks went through the gate and out into the meadow behind the house. Lanterns hung in the trees.

# @kit-kind
There stood a nodosaurus.
## if sport.Soccer
There stood a pachycephalosaurus.
## if sport.Basketball
There stood a brachiosaurus.
## if sport.Tennis
There stood a tyrannosaurus.
## if sport.Swimming
In the middle of the water stood a parasaurolophus.
## if sport.Baseball
There stood an ankylosaurus.
## if sport.Football
There stood a triceratops.
## if sport.Gymnastics
There stood an apatosaurus.
## if sport.Track and Field
There stood a stegosaurus.
## if sport.Volleyball
There stood a diplodocus.
## if sport.Hockey
It was a velociraptor.
## if sport.Golf
There stood a compsognathus.
## if sport.Dance
Under them stood a kentrosaurus.

# @kit-sees
It was long and low and perfectly flat on top, and on top lay eleven cushions.
## if sport.Soccer
It was as big as a horse, and the top of its head was as round and shiny as a pot turned upside down.
## if sport.Basketball
At first it looked like four tree trunks. Then the head came down, from above, slowly, like an elevator.
## if sport.Tennis
It was as tall as a house. The arms, on the other hand, were no longer than two sausages.
## if sport.Swimming
A long curved crest stuck out behind its head, and on the crest sat the goggles, because they wouldn’t go around
anything else.
## if sport.Baseball
It was low and wide and full of knobs, rather like a sofa made of stone.
## if sport.Football
It was as wide as a truck. Two long horns stood straight up, and behind them the frill was spread like an umbrella.
## if sport.Gymnastics
It began over by the gate and ended at the trees. In between it was mostly neck.
## if sport.Track and Field
It had plates down its back, like dinner plates, and a running shoe on each front foot. For the back ones there
weren’t enough.
## if sport.Volleyball
It did come to an end, but it took its time. At the very back the tail was as thin as a jump rope.
## if sport.Hockey
It was no bigger than a turkey. Its feathers stood out in all directions, and the stick was longer than it was.
## if sport.Golf
It was as small as a hen, and it held the putter the way you hold a flagpole.
## if sport.Dance
It had spikes all along its back, as long as umbrellas, and from the two front ones hung the dancing shoes.

# @kit-role
the bench
## if sport.Soccer
the goalpost
## if sport.Basketball
the hoop
## if sport.Tennis / sport.Volleyball
the net
## if sport.Swimming
the buoy
## if sport.Baseball
second base
## if sport.Football
the goal
## if sport.Gymnastics
the balance beam
## if sport.Track and Field
the hurdle
## if sport.Hockey
the puck
## if sport.Golf
the flag
## if sport.Dance
the coat rack

# @kit-nick
Bench
## if sport.Soccer
Post
## if sport.Basketball
Hoop
## if sport.Tennis / sport.Volleyball
Net
## if sport.Swimming
Buoy
## if sport.Baseball
Base
## if sport.Football
Goal
## if sport.Gymnastics
Beam
## if sport.Track and Field
Hurdle
## if sport.Hockey
Puck
## if sport.Golf
Flag
## if sport.Dance
Rack

# @kit-how
They sit on me and wait for their turn. I wait too, for nothing.
## if sport.Soccer
You have to stand very still. Mostly I stop them with my head.
## if sport.Basketball
I open my mouth, and they shoot. You mustn’t cheer, because that shuts it.
## if sport.Tennis
I lie on my side, all the way across. You see a lot of sky.
## if sport.Swimming
Everyone turns around me. I get to count the laps.
## if sport.Baseball
Everyone runs to me. That part’s nice. Then they stamp.
## if sport.Football
They kick it between my horns. Mostly between.
## if sport.Gymnastics
I lie down, and they walk on me. Some of them have claws.
## if sport.Track and Field
I lie across the track, and they jump. Most of them get over.
## if sport.Volleyball
Neck around one tree, tail around the other. You get tired in the middle.
## if sport.Hockey
I roll up in a ball, and they hit me. It makes you dizzy.
## if sport.Golf
I stand in the hole and hold up a leaf. When the ball comes, you hop out. There isn’t always time.
## if sport.Dance
They hang their wreaths on me, and then they go and dance. You get a good view.

# @kit-do
join in
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Hockey / sport.Golf
play
## if sport.Swimming
swim
## if sport.Track and Field
run
## if sport.Dance
dance

# @kit-order
Lie down.
## if sport.Soccer / sport.Football
In your place.
## if sport.Basketball
Open wide.
## if sport.Swimming
Bob.
## if sport.Volleyball
Stretch out.
## if sport.Hockey
Roll up.
## if sport.Golf
In your hole.
## if sport.Dance
Over by the gate.

# @kit-rule
Benches don’t get a turn
## if sport.Soccer
Posts don’t play
## if sport.Basketball
Hoops don’t play
## if sport.Tennis / sport.Volleyball
Nets don’t play
## if sport.Swimming
Buoys don’t swim
## if sport.Baseball
Bases don’t play
## if sport.Football
Goals don’t play
## if sport.Gymnastics
Beams don’t turn cartwheels
## if sport.Track and Field
Hurdles don’t run
## if sport.Hockey
Pucks don’t play
## if sport.Golf
Flags don’t play
## if sport.Dance
Racks don’t dance

# @kit-lesson
{child} showed how, as slowly as it can be done. {dino} copied. The first time, it came out backward. The second time,
it came out the right way around but in pieces: one foot, one more foot, and the tail when it was all over.

“Do that again,” said {child}. “But all in one.”

“The tail’s such a long way off,” said {dino}. “It hears about things late.”

So {child} stood by the tail and whispered to it ahead of time. The seventh try, everything came at once, and the
cushions stayed on.
## if sport.Soccer
The first time, {dino} kicked the grass. The second time, {dino.he} kicked {dino.his} own leg. The third time a toe
got under the ball, which went straight up, came down on that head with a sound like a pot, and bounced all the way to
the gate.

“Do that again,” said {child}.

“Kick myself in the leg?”

“Head it.”

The hard part was not shutting both eyes. That is a thing you learn as a post. But the seventh time {dino} kept them
open, and the ball went exactly where {child} was pointing.
## if sport.Basketball
Reaching the hoop couldn’t be hard for somebody taller than the streetlights. The hard part was getting there. In
basketball you have to bounce the ball. The first time, {dino} put a foot down beside it. The second time, even
farther beside it. Then {dino.he} stamped, from pure annoyance, and the ball jumped up all by itself.

“Do that again,” said {child}.

Small stamp, small bounce. Big stamp, big bounce. Soon {dino} was dribbling from the gate to the trees without
touching the ball at all.
## if sport.Tennis
The racket was longer than both arms put together. The first time, {dino} hit nothing. The second time, {dino.he} hit
{dino.his} own chin.

“Just hold still,” said {child}, and threw another ball.

{dino} held still. The ball bumped into the racket, dropped down on the other side, and stayed there.

“Do that again!”

“But I didn’t do anything.”

“No. That’s called a drop shot. People with long arms hardly ever can, because they can’t stop themselves from
hitting.”
## if sport.Swimming
The first time, {dino} walked on the bottom and pretended. The second time, {dino.he} held {dino.his} head high like a
swan, and so the other end sank.

“Face in the water,” said {child}.

“Then it goes up my nose.”

“Not if you blow.”

{dino} blew. The air had to go all through the crest, so it took some time. And while the head was under, the other
end floated up by itself.

“Do that again!” said {child}.
## if sport.Baseball
The first time, {dino} held the bat in {dino.his} mouth and happened to chew. The second time, {dino.he} held it with
one front foot and fell over. When the third pitch came, {dino.he} turned away from it, as a base does.

The tail came around too. Out at the end of it was a lump as big as a pot. It went clonk, and the ball left over the
trees.

“Do that again,” said {child}.

But it’s hard to watch a ball with your back end. So {child} counted: one, two, now. By the eighth now, they had it.
## if sport.Football
{child} threw the ball so that it came spinning straight. The first one bounced off the nose. The second one stuck on
the nose horn and went a little flat, and had to have a [uk: plaster | Band-Aid]. The third one sailed over the horns
and was gone.

They searched the grass. They searched the ditch.

“Turn around,” said {child}.

There it lay, behind the frill, like a bun in a bowl.

“Do that again!”
## if sport.Gymnastics
{child} showed how to do a forward roll. {dino} copied it. The neck went over, but the rest stayed put and waited to
be told. The second try was a handstand, and the front feet rose half an inch.

Then {dino} just wanted to get out of the way, backed up onto a fallen pine, and stood there, all four feet in a row.

“Do that again,” said {child}, and climbed up in front, both arms straight out.

A neck and a tail are the same thing as two arms, after all, only longer. If the neck leans left, the tail goes right.
## if sport.Track and Field
The trouble was the back legs. They were twice as long as the front ones. On the first try, the back end caught up
with the head. On the second try it passed it, and {dino} got to see {dino.himself} from the wrong side. Then
{dino.he} just stood and panted, nose at the line and tail end in the air.

“Stay exactly like that,” said {child}, and crouched beside it: fingers on the line, hips up. They looked just the
same. “That’s the starting position. People practice that for years. You live in it.”
## if sport.Volleyball
The first time, {dino} put a foot on the ball, and it didn’t come up until {child} dug. The second time, {dino.he}
caught it in {dino.his} mouth, which is against the rules.

Then a pinecone fell out of a tree. {dino} flicked it away with that tail. There was a crack, and nobody saw the
pinecone again.

“Do that again,” said {child}. “But to the ball.”

{child} set it up with ten fingertips. The tail whistled. Too soon.

“Wait,” said {child}. “Now!”

“Wait” was the hard part. The tail was so long that you had to decide well ahead of time. The ninth ball, it hit in
the middle.
## if sport.Hockey
The first time, {dino} slid on {dino.his} stomach. The second time, on {dino.his} back. Both times {dino.he} went a
long way, as pucks do, but you can’t steer on a back.

The third time {dino.he} was heading straight for a tree, and down came the big claw. Skrrr. It made a fine curve in
the ice.

“Do that again,” said {child}.

It was like a skate, only built in. Then {dino} took the stick, low down, and practiced on a pinecone.
## if sport.Golf
The first time, {dino} swung the putter, and it was {dino} who flew. The second time, {dino.he} pushed the ball with
{dino.his} nose, but then the ball was in the way of the hole. Then {dino.he} lay down with one cheek on the grass and
sighed.

“It slopes,” said {dino}. “First toward the birch. Then it changes its mind.”

“Do that again,” said {child}, and lay down too.

It was true. From down there the grass was hills and valleys. And {dino} had a tail as stiff as a ruler. Cheek down.
Look. Up, turn around, a small swing of the tail. The ball rolled toward the birch, changed its mind, and fell in.
## if sport.Dance
“Right foot,” said {child}.

“I have two.”

They used the front one. Two steps to the side, stamp, half a turn. The first time, {dino} stepped on {dino.his} own
tail. The second time, the half turn took three lanterns along with it. {dino} was so annoyed that the spikes shook
and knocked together: tacka-tacka-tack.

“Do that again,” said {child}.

Tacka-tacka-tack. That was a beat. And where the turn was supposed to be, {dino} stood still and shook those
shoulders, and {child} turned for both of them.

# @kit-lesson2
{child} divided it into four parts. {dino} could do all four, but not one after the other, because on the third the
tail came in with the first.

“It isn’t disobedient,” said {dino}. “It’s only told things last.”

They tried shouting. The tail jumped, and three cushions flew.

“It’s scared,” said {child}.

So {child} went around to the back and whispered to the tip of the tail, a little ahead each time. On the eighth try
all four parts came in one, and not a cushion moved.
## if sport.Soccer
{child} set the ball on a pinecone, like an egg in a cup. The first time, {dino} ran past it and in among the trees.
The second time, the pinecone flew.

“But you’ve got a pot on your head,” said {child}.

“That’s for standing firm with.”

{child} threw a high one. {dino} shut both eyes, as posts do, and the ball went its own way into the hedge.

“Watch it. Until it gets there.”

The eighth time, {dino} watched. There was a gong, and the ball landed in {child’s} arms.
## if sport.Basketball
{dino} took the ball in two lips and let go. It was so far up that they had time to hear it coming. Then it had to be
bounced. The neck bent down, and when the neck was down the ball was up, and when the neck was up the ball was down.

Then {dino} sneezed. The ground jumped, and the ball jumped with it.

“It isn’t the ball you should touch,” said {child}. “It’s the meadow.”

Foot, bounce. Foot, bounce. Soon {dino} was walking all around the meadow with the ball hopping alongside.
## if sport.Tennis
{child} showed a great big swing. {dino} swung, too, and the racket ended up high in a tree. With arms like sausages
it’s hard to ask for it back.

“Let’s do it backward,” said {child}. “I hit it, and you’re just in the way.”

That {dino} could do, after a hundred years. The ball hit the strings, lost interest, and rolled down on the other
side.

“That’s a drop shot,” said {child}. “Most people want too much to be any good at it.”
## if sport.Swimming
“Lie down on the water,” said {child}.

{dino} lay down, but the feet stayed on the bottom, as on a bridge. The second time, {dino.he} lifted them one by one.
When there were no more of them, {dino.he} sank, slowly, a surprised look last of all.

“What’s the crest for?” asked {child}.

“Tooting.”

“Toot underwater.”

{dino} put {dino.his} face in and tooted. Up came the bubbles in a long row, the whole meadow hummed, and the back end
rose like an island.

“Like that!” said {child}. “Only forward.”
## if sport.Baseball
{dino} caught the first pitch in {dino.his} mouth and politely gave it back. For the second one, {dino.he} clamped the
bat under {dino.his} chin. It made a fine bow.

Then a fly came up from behind. The lump at the end of the tail got it, without {dino} even turning around. It went
clonk against a tree.

“With that,” said {child}.

Tails have no eyes, so {child} had to be the eyes: one, two, now. On the seventh try it went clonk, and the ball
sailed over the trees.
## if sport.Football
The first pass stuck on a horn, and there was a hiss. {child} had a [uk: plaster | Band-Aid] in one pocket. At the
second, {dino} stepped aside, to be polite.

“It’s for you,” said {child}.

“Nobody’s ever passed to me before.”

The third one sailed over all three horns and then wasn’t anywhere. {dino} shook {dino.his} head. Something rattled.

“Shake it again!”

It was behind the frill, like a pebble in a shoe.

“You’ve got a pocket,” said {child}. “That’s more than anybody else here has.”
## if sport.Gymnastics
They began with walking on tiptoe. {dino} did it so that two trees leaned out of the way. Cartwheels were worse: the
tail arrived first and took up all the room.

{child} sat down on a fallen pine to think. {dino} wanted to think as well, and climbed up, foot by foot. There
{dino.he} stood, leaned left, moved the tail right, and wasn’t leaning anymore.

“How do you do that?” said {child}.

“I have two ends. They usually agree.”

“So do I,” said {child}, and held out both arms.
## if sport.Track and Field
They were going to run to the birch and back. The first time, {dino} came to the birch and kept going, because the
back end wanted to. The second time, the back end took a shortcut, and the two of them met in the middle.

“Let’s start from the start,” said {child}. “How do you get up when they’ve finished jumping?”

{dino} lay down like a hurdle and got up, back end first, as usual, and nose last.

“Stop! Stay there!”

{child} got into the same shape, fingers in the grass. “Know what it’s called? The starting position. You can do it
already.”
## if sport.Volleyball
{child} sent over a ball. {dino} gathered {dino.himself} to meet it, and by then it had been on the ground for some
time. So had the next one.

“What have you got that’s quick?” said {child}.

{dino} considered. Meanwhile a fly sat down on the tip of the tail, and the tail gave a flick. Nobody saw it.
Everybody heard it.

“That,” said {child}. “But on time.”

The tail came too early, then even earlier, and took somebody’s hat.

“Wait,” said {child}. “Now!”

The tenth time they met, the ball and the tail, in midair.
## if sport.Hockey
{child} skated backward with a pinecone for bait. {dino} came after it, stomach down, and slid past. The next time,
{dino.he} tried to run. The legs went fast forward, and the ice went just as fast back.

So {dino.he} sat down and sighed. The big claw tipped onto its edge. Skrrr. {dino} slid around in one whole ring,
sitting.

“Get up and do the same,” said {child}. “Other people have to tie those on.”

The stick had to be held low down, since {dino} couldn’t reach any higher.
## if sport.Golf
The putter was twice as long as {dino}. {child} held one end, {dino} hung from the other, and the ball stayed put.
Then {dino.he} climbed up on the ball, as in a circus, and rolled past the hole at some speed.

After that {dino.he} needed to lie down, one cheek on the grass.

“From here it’s a valley,” said {dino}. “It goes to the birch and changes its mind.”

{child} lay down too. It was a valley.

“How straight is that tail?”

It was like a ruler. Cheek down. Look. Up, turn around, one small swing. The ball went to the birch, changed its mind,
and dropped in.
## if sport.Dance
Two steps to the side went well, at least in front. In back, {dino} danced something else. At the stamp a lantern fell
down, and the half turn became a whole one and one more, since {dino} didn’t know where to stop.

In the end {dino.he} stood there being dizzy, and all the spikes rattled: tacka-tacka-tack.

“Do you hear that?” said {child}.

“Sorry.”

“No, it’s drums!”

Tacka-tacka-tack. So they shared it out. {child} took all the turns, and meanwhile {dino} stood on the spot and shook
those shoulders.

# @kit-swap
{child} rolled out a log. The herd tried it, one by one. “It doesn’t breathe,” said somebody.
## if sport.Soccer
{child} stood the [uk: torch | flashlight] where the post always stood. The herd came up and sniffed it.
## if sport.Basketball
{child} bent a branch into a ring, and an allosaurus hung it in a pine tree. The pine tree had no comment.
## if sport.Tennis
{child} stretched a rope between two trees. The herd looked at it for a long time. “It’s awfully thin,” said somebody.
## if sport.Swimming
{child} threw in a red beach ball. It bobbed extremely well. The herd swam around it once, to see.
## if sport.Baseball
{child} put down a flat stone for second base. The biggest one stepped on it, very carefully, and nodded.
## if sport.Football
{child} stuck two long sticks in the ground. A raptor kicked a pinecone between them, to see.
## if sport.Gymnastics
{child} patted the fallen pine. The biggest one put a foot on it and pushed. The pine held.
## if sport.Track and Field
{child} laid a broom across two stumps. The herd tried a jump. “It doesn’t sigh when you land on it,” said somebody.
## if sport.Volleyball
{child} hung a blanket on a rope between two birches. A triceratops walked through it twice before everybody
understood.
## if sport.Hockey
{child} pulled a rubber puck out of a pocket. The herd gathered around it. “It doesn’t say ouch,” said somebody at
last. That was news.
## if sport.Golf
{child} put a stick in the hole and stuck a leaf on it. The herd walked around it. “It stands well,” said somebody.
## if sport.Dance
{child} showed the herd the fence. There was room on it for eleven wreaths. Nobody had ever noticed.

# @kit-friend
{Friend} kept track of whose turn it was. A triceratops said that it was his, every time.
## if sport.Soccer
{Friend} kept goal, and saved two shots from the front and one from behind, on the way out after the one before.
## if sport.Basketball
{Friend} guarded a triceratops, and came up to its knee, but the triceratops was polite and went around.
## if sport.Tennis
{Friend} sat on a stump and was the umpire, and called “Out” twice, to somebody who weighed eight tons. It was out.
## if sport.Swimming
{Friend} was the starter, with two fingers and a whistle. A raptor started too soon twice, and apologized twice.
## if sport.Baseball
{Friend} pitched. A stegosaurus missed three in a row, and asked if it could see the ball afterward.
## if sport.Football
{Friend} blocked a stegosaurus by pointing at something behind it. This worked four times in a row.
## if sport.Gymnastics
{Friend} called out the names and held the chalk. A triceratops wanted it on all four feet and on the horns.
## if sport.Track and Field
{Friend} ran the first leg against an ankylosaurus, and didn’t look back once.
## if sport.Volleyball
{Friend} slid in stomach first and saved a ball with three fingers. The herd stamped, it was so impressed.
## if sport.Hockey
{Friend} stood in goal with a backpack on in front. Two shots got stuck in it.
## if sport.Golf
{Friend} counted the strokes out loud. An iguanodon asked for a little less loud.
## if sport.Dance
{Friend} sat on the gate and clapped the beat with two ferns.

# @kit-match
They took it one at a time, and the evening’s {sport} went well, right up to {dino’s} turn.

Then {dino.he} stayed lying down. Out of old habit {dino.he} had turned into a bench, and three raptors had already
taken their seats.

“{dino}!” shouted [friend: {child} and {friend} | {child}]. “Your turn!”

Nobody had ever shouted that name in a meadow before. {dino} got up. The raptors didn’t have time to get off. They had
to come along, all three, and hang on to the cushions, and {dino} did the whole thing in one, exactly as they had
practiced, and the tail was with them from the start.

The raptors wanted to ride again.
## if sport.Soccer
It was three to three when {child} got the ball out on the wing, poked it between the legs of a triceratops, and
lifted it toward the goal, high and easy.

There stood {dino}. Back straight, arms at the sides, eyes tight shut. Out of old habit {dino.he} had turned into a
post.

“{dino}!” shouted [friend: {child} and {friend} | {child}].

Nobody had ever shouted that name on a field before. One eye opened. Then the other. {dino} took one step and headed
it.

The ball went past the goalkeeper, a diplodocus who was still turning around to look, and in.
## if sport.Basketball
It was twenty to twenty. {child} stole the ball from a raptor, bounced it three steps, turned, and passed it high to
{dino}, who was standing right beside the ring.

But out of old habit {dino.he} was standing there with an open mouth. The ball went straight in. It went thwup.

“Score!” shouted the raptor.

“For whom?” said the triceratops. Nobody knew.

“{dino},” said {child}. “You’re not the hoop anymore. The hoop is over there.”

{dino} looked at the ring in the pine tree. It hung at exactly the right height for somebody taller than the
streetlights. So {dino.he} laid {dino.his} chin on the rim and opened up. The ball rolled once around the ring. Once
more. Then in.
## if sport.Tennis
It was doubles, and match point. {child} had an old wooden racket. On the other side stood an allosaurus who hit so
hard that the fuzz came off, and now it hit one high over {child}, away toward the corner.

{dino} didn’t run. {Dino.He} shut both eyes and listened. For a hundred years the balls had whistled over {dino.him},
and you can hear by the whistle where they’re coming down. One step to the left. The racket out, as far as the arm
would go. That wasn’t far. It was exactly far enough.

Tup. The ball climbed over the rope and lay down on the other side like an egg in a nest. The allosaurus had twelve
steps to go, and managed eleven.
## if sport.Swimming
It was a relay: out to the ball, around it, and home. {child} swam first, and came in only half a tail behind the
others. Then {dino} glided off.

At the ball, everything stopped. Out of old habit {dino} stood straight up and bobbed.

“{dino}!” shouted [friend: {child} and {friend} | {child}], but those ears were under the water.

So {child} took a breath, went under, and shouted it down there, and the name came out as bubbles. Nobody had ever
done that before. {dino} lay down flat. One single breath, and the nose touched first. Then came the wave, and the
lifeguard had to lift its feet.
## if sport.Baseball
It was the last inning, and all tied up. {child} hit one low between two stegosauruses and got to third. Then it was
{dino’s} turn. One, two, now: clonk. The ball became a dot beside the moon, and {child} ran home.

{dino} ran too, past first, as far as second. And there {dino.he} lay down. For a hundred years that had been the
place to lie.

“{dino}!” shouted [friend: {child} and {friend} | {child}]. “You only have to go past it!”

Nobody had ever shouted that name on a field before. {dino} looked at the stone. The stone lay where it should and was
doing fine. So {dino.he} got up, stepped over it, gently, so as not to stamp, and ran all the way home.
## if sport.Football
It was fourth down, with twenty yards to go. {child} dropped back and watched {dino} run: five steps out, two to the
side. The ball spun over all the arms that reached for it, and came down behind the frill.

After that, nobody knew where it was. The tyrannosaurus looked under the stegosaurus. The stegosaurus lifted its feet,
one at a time. Even {dino} was looking.

“{dino}!” shouted [friend: {child} and {friend} | {child}]. “You’ve got it! Run!”

Nobody had ever shouted that name on a field before. {dino} ran, right through all of them, since they had their noses
in the grass. On the other side of the line {dino.he} gave {dino.his} head a shake, and out rolled the ball, with the
[uk: plaster | Band-Aid] up.
## if sport.Gymnastics
Last came the pairs. {child} went out on the log first: four steps, a turn on tiptoe, a jump. Then {dino} stepped on
behind, and the log began to rock. {child’s} arms went in every direction. The herd held its breath.

But nobody knew more than {dino} about being a beam. For a hundred years {dino.he} had felt it in {dino.his} back when
somebody was going to fall. So the tail came alongside, calmly, like a banister. {child} took hold of it and stood
straight.

Then they walked the whole way, heel to toe, four feet behind two, and jumped down at the same moment. Nobody missed
that landing. The judges held up every toe they had and fell over.
## if sport.Track and Field
It was a relay. {child} ran against a gallimimus, one of the fastest things there ever was, took the inside of the
bend, and was only four steps behind at the handover.

There lay {dino}, right across the track. Out of old habit {dino.he} had turned into a hurdle.

“{dino}!” shouted [friend: {child} and {friend} | {child}].

Nobody had ever shouted that name on a track before. {dino} got up, tail end first, with the nose still at the line.
It was the starting position, all by itself. {child} put the stick between those teeth.

The plates flapped. The back end was about to pass, but the finish got there first. {dino} won by a nose, and the back
end came in second.
## if sport.Volleyball
It was fourteen to fourteen. A tyrannosaurus served with its forehead. {child} dropped to both knees and got two
forearms under the ball. Up it went, high and straight.

But out of old habit {dino} had put {dino.his} tail around the tree, and now it was stuck.

“Wait,” said {child}. “Wait. Now!”

{dino} pulled. The tail came. The tree came too, roots and all, and met the ball in the middle. The ball was lying in
the grass on the other side before anybody heard the crack. The tyrannosaurus put its small arms up some time later,
to be correct.

“There’s nothing about trees in the rules,” said {child}, and they planted it again.
## if sport.Hockey
It was two to two. {child}, with a crooked branch for a stick, dodged an ankylosaurus and passed. The puck came, all
the sticks went up, and {dino} rolled into a ball. Old habit, everyone thought.

Around and around it went, off toward the corner, and the herd skated after, as they had done for a hundred years. The
goalie, a brachiosaurus, laid its neck on the ice to make the save.

Only the real puck stayed where it was, in front of {child}.

Then a claw came out of the ball of feathers. Skrrr, a curve, around all those legs and back again. {dino} looked up,
held the stick low down, and shot. Between the legs of a brachiosaurus there is plenty of room, and in it went.
## if sport.Golf
The herd teed off with tree trunks. At the last hole they were even. {child} hit a soft one with a crooked branch:
over the ditch, one bounce, six steps from the hole. The rest was up to {dino}.

But {dino} was standing in the hole next to the stick, holding up a leaf. Out of old habit {dino.he} had turned into a
flag.

“{dino}!” shouted [friend: {child} and {friend} | {child}].

Nobody had ever shouted that name on a green before. {dino} dropped the leaf and ran. Cheek down. Look. Turn. The tail
swung.

The ball went toward the birch, changed its mind, came up to the edge, and stopped. All eleven took a step forward to
see better, and the ground jumped. Plop, said the hole.
## if sport.Dance
But when it was time, everybody stood around the edge. Nobody wanted to be first. The herd was so big, and the meadow
so empty. Several of them looked at their toes.

So {child} walked out into the middle. Two steps to the side, stamp, half a turn. Over by the fence stood {dino},
perfectly still. Eleven dinosaurs had forgotten, and hung their wreaths in the usual place.

“{dino}!” shouted [friend: {child} and {friend} | {child}].

Nobody had ever shouted that name at a dance before. {dino} came. Two steps, stamp. Shoulders. Tacka-tacka-tack! The
wreaths flew in every direction. One landed on the nose of a tyrannosaurus, who began to sway a little.

Then the triceratops swayed. Then eleven tails swung the same way, and the whole meadow was on the beat.

# @kit-offer
“I could be a bench for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Soccer
“I could be a post for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Basketball
“I could be a hoop for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Tennis / sport.Volleyball
“I could be a net for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Swimming
“I could be a buoy for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Baseball
“I could be a base for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Football
“I could be a goal for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Gymnastics
“I could be a beam for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Track and Field
“I could be a hurdle for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Hockey
“I could be a puck for a while,” said the biggest one at last. The others looked at the ice and said there was no
need.
## if sport.Golf
“I could be a flag for a while,” said the biggest one at last. “My feet are tired anyway.”
## if sport.Dance
“I could be a rack for a while,” said the biggest one at last. “My feet are tired anyway.”

# @kit-after
It lay down, and the others sat in a row.
## if sport.Soccer
It made much too wide a post, but nobody said so.
## if sport.Basketball
It sat down under the pine tree with its mouth open, and when nobody was shooting it had a yawn.
## if sport.Tennis
It lay down across the meadow and looked up. “So much sky,” it said.
## if sport.Swimming
It lay down next to the beach ball. The water rose to the second board of the gate.
## if sport.Baseball
It lay down beside the stone. “Step right up,” it said.
## if sport.Football
It held up both arms. They weren’t the same length, so you had to aim a little toward the trees.
## if sport.Gymnastics
It lay down along the meadow, and {dino} walked across, heel to toe. “Tell me if I’m heavy.”
## if sport.Track and Field
It lay down across the track. You had to climb instead of jump, but you got help down.
## if sport.Volleyball
It took hold of both birches. “Am I straight?” it asked.
## if sport.Hockey
So it became the boards instead, and after that nobody slid off the edge.
## if sport.Golf
It stood beside the hole holding a whole birch. It showed up very well.
## if sport.Dance
It stood by the gate with everybody’s wreaths and only swayed a little, at the knees.

# @kit-home
, and the tail came along a little later
## if sport.Soccer
, like a horse trying to walk on tiptoe
## if sport.Basketball
, setting down each foot the way you set down a sofa when somebody’s asleep
## if sport.Tennis
and carried the racket the whole way
## if sport.Swimming
, dripping from the crest
## if sport.Baseball
, with that tail held high, so as not to knock down any fences
## if sport.Football
and felt behind that frill one extra time
## if sport.Gymnastics
, heel to toe the whole way
## if sport.Track and Field
, slowly, with the back end last
## if sport.Volleyball
, and the tail came along somewhat later
## if sport.Hockey
, with that claw chirping on the ice
## if sport.Golf
, three hops to every step
## if sport.Dance
, two steps and a stamp, two steps and a stamp
