title: The Robot That Put Everything Back
title: Three Rules for a Robot
title: The Robot with an Egg Timer for a Heart
title: Where Does a Robot Go at Night?
title: One Slip at a Time
guest robot: Colin (it), Collins (it), Cullen (it)

# built
{Child} had a problem. The room had to be tidy by bedtime. An ordinary person would have tidied it. {Child} built a robot.

[age>=7: Inventors are like that. They’d rather do something hard for three hours than something dull for ten
minutes.]

It was built from whatever there was. The head was a colander, the eyes were two bottle caps, and the stomach was a
laundry basket on roller skates. The arms were a [us: jump rope | skipping rope] with a yellow rubber glove at each
end. And in the stomach ticked the heart, which was an egg timer.

## or
{Child} had a problem, and it lay all over the floor. So {child.he} made it a scientific experiment. Can a room be tidied if nobody who lives in it wants to?

“Not without a robot,” said {child}, and began to build one.

The stomach was a laundry basket on roller skates, with an egg timer in it for a heart. The arms were a [us: jump rope | skipping
rope] with yellow rubber gloves. Last of all the colander went on, upside down, and looked at {child} with
two bottle caps.

# brain
[elder: “The heart’s only a loan,” said {elder}, who owned the egg timer. “It’s good for an hour.”[elder2 &
age>=7:  {Elder2} held on to the laundry basket, because an invention needs holding on to.]|The heart was good for an
hour.]

The brain came last. It was a slot under the colander, and into the slot went a slip of paper. Whatever it said on the
slip, the robot did. Its name was {robot}, because of the colander.

{Child} took the pencil from behind one ear[friend: , {friend}, who was sleeping over, held the paper], and so the
first slip was written. “Everything off the floor.”

Tick, tick, tick, went {robot}.

## or
[elder: “One hour,” said {elder}, lending the heart. “After that it’s eggs again.”[elder2 & age>=7:  {Elder2} pumped
up a wheel that had no air in it.]|You could wind the heart up to one hour.]

It still had no brain. That would be a slip of paper, in the slot under the colander. What the slip said, the robot
would do, exactly that, and nothing else. The name came by itself: {robot}, as in colander.

The pencil was behind one ear[friend: , and {friend}, who was sleeping over, had paper]. “Everything off the floor,”
wrote {child}.

Tick, tick, tick, {robot} answered.

# off-the-floor
Up onto the bed went a book, a ball, and twelve blocks. The rug went up. [pet.other: Up went a drawing of {pet}.]
[pet.dog / pet.cat: Up went {pet}.] [friend: {Friend} went up.] {Child} went up, still holding the pencil. [age>=7:
Then {robot} dusted off its gloves.] There had never been such a tidy floor.

{Child} put one foot down. Tick, tick, tick, there was {robot}, and up went the foot, with {child.him} on the end of
it.

[pet.dog: {Pet} jumped down. Up went {pet}, who thought it was a game.] [pet.cat: {Pet} put down one paw. Up went
{pet}, who did it four more times, on purpose.] [friend & age>=7: {Friend} tried both feet at once, and went up twice
as fast.]

“Experiment,” said {child}, and dropped a slipper.

{Robot} rolled up and bent down for the slipper, and there was the slip, right under {child's} nose. One tug, and
{robot} stood still.

Result, wrote {child}: Very tidy floor. Can’t be walked on.

## or
{Robot} started in a corner. The ball was put on the bed, and the book, and a slipper, and another slipper.
[pet.other: On top went a drawing of {pet}.] [pet.dog / pet.cat: {Pet} had been lying in the middle of the floor, and
then wasn’t.] [age>=7: One speck of dust was carried up in both gloves.] [friend: Then {friend} was carried.] Last
came {child}, pencil and all.

[pet.dog: {Pet} jumped down for the ball. Up went the ball, with {pet} on the other end.] [pet.cat: {Pet} pushed a
block off. Up it came. {Pet} pushed it again.] [friend & age>=7: {Friend} kept count.]

Then {robot} noticed its own roller skates. They were on the floor.

It lifted one. That left the other. [age>=7: It lifted the other. This went on for a while and looked like dancing.]
At last it took hold of its stomach and pulled, which brought the slip close enough to the bed for {child} to snatch
it.

Result, wrote {child}: One thing left on the floor. It’s the one doing the tidying.

# where-it-came-from
The next slip said, “Everything back where it came from.”

{Robot} thought for nine ticks. Then it was off to the kitchen. The potatoes went down into the flowerpots.  [music:
{Child} hummed {music}, and {robot} put that back in the radio.] [city: The map of {city} was hung out of the window,
so that it was {in city} again.] [athlete: The poster of {athlete} was rolled up and given an address: {Athlete},
Somewhere, Fast.]

[adult: “Why is there a potato in my geranium?” called {adult}.]

## or
Slip number two: “Everything back where it came from.”

{Robot} tucked the eggs under a feather cushion, dug the potatoes into the flowerpots, and poured water back up the
tap, as far as it would go. [music: {Child} hummed {music}. {Robot} caught it in a bag and set the bag by the radio.]
[city: The map of {city} was pushed out through the [us: mail slot | letterbox], towards {city}.] [athlete: The poster
of {athlete} was stood in a pair of [us: sneakers | trainers]. The rest of the way it could walk.]

[adult: “There are eggs on the sofa!” called {adult}.]

## or
The next slip was longer: “Everything back where it came from.”

The potatoes went down into the flowerpots, to the left of the flowers. The milk was stood in the window to look out
for a cow. The crumbs went back into the loaf, one by one. [music: {Child} hummed {music}, and {robot} held the window
open, so that it could fly home.] [city: The map of {city} was hung outside, where {city} was.] [athlete: The poster
of {athlete} got a stamp in one corner.]

[adult: “What’s the milk doing in the window?” called {adult}.]

# line
And in a line at the front door stood everything that had farther to go. There was the rug, ready for the [us: store | shop]. [age>=7: There was the wool sweater, on its way to some sheep.] [school: There was a ruler that was going to
{school}[age>=7: , though the lights were out there].] [sport: There was everything you need for {sport}.] [friend:
There was {friend}, with both shoes on.] [elder: There was {elder}, with a hat on.

“I’ve been tidied,” said {elder.short}.[elder2:

“So have I,” said {elder2} from behind the rug.]]

[age>=7: Last in line was the [us: garbage | rubbish] bag, thinking, perhaps, of all the things it had been.]

{Child} pulled out the slip. The heart had fifteen minutes left.

Result: Perfectly empty. Nobody left to be tidy for.

## or
In the hall, up to the front door, stood a [us: line | queue] of things from farther away. First the rug, rolled up.
[age>=7: Then the feather cushion, waiting for a goose.] [school: Then the ruler, which was from {school}[age>=7: ,
and {school} opened at eight].] [sport: Then everything to do with {sport}, tied in a bundle.] [friend: Then {friend},
in a jacket.] [elder: Then {elder}, coat buttoned.

“Where are you going?” said {child}.

“Home, it seems,” said {elder.short}.[elder2:

“No pushing,” said {elder2}, farther back.]]

{Child} grabbed the slip. The heart had only a quarter of an hour left.

Result: Now everything is home. Except here.

# pencil
Now a really good slip was needed. But the pencil was gone. {Child} felt behind one ear, and there it was.

“Why look there?” said [friend: {friend}|{child}, out loud].

It was a strange question. Pencils don’t come from ears. [age>=7: They come from a [us: store | shop], and before that
from a tree.] And yet the hand had looked there first.

{Child} wrote as fast as a pencil can[age>=7: , so that you could hardly read it, but a robot reads anything].

“Everything where the one who misses it would look first.”

## or
{Child} sat down on the floor. There was one slip left, so it had to be right.

“Where’s the pencil?” said [friend: {friend}|{child}, to nobody].

Before anyone had answered, a hand was already up at one ear, and so was the pencil. [age>=7: The hand hadn’t even
thought about it.]

A thing is at home where you look for it first, thought {child}, and wrote it down for a robot:

“Everything where the one who misses it would look first.”

# look-first
{Robot} thought for twenty ticks. Then it rolled off, more quietly now. The potatoes came up out of the earth, and the
rug lay down. The line in the hall grew shorter and shorter. [city & age>=7: The map of {city} came in where it was
warm.] [athlete & age>=7: The poster went back up on the wall.] The slippers went by the bed, toes out. The book went
on the pillow[age>=7: , open at the right page]. The ball went under the bed, because that’s where balls are. [school:
The ruler went into the bag for {school}.] [elder: {Elder.short} was put in the kitchen, next to the teapot.] [friend:
{Friend} was put next to {child}.] [pet.dog / pet.cat: {Pet} was put at the foot of the bed, and stayed.] [pet.other:
The drawing of {pet} was hung on the wall, just where you look when you’re lying down.]

“Last experiment,” said {child}, eyes shut. “The blue marble.”

{Child.He} took two steps and put down one hand. There it was.

It wasn’t the tidiest room in the world. But you could find things in it in the dark.

## or
{Robot} read the slip from the inside. [age>=7: It took a while.] Then it went back the same way, slowly enough not to
wake anyone. The potatoes came home to their drawer with earth on their knees. The rug unrolled. The [us: line | queue] in the hall ran out, from behind. [city & age>=7: The map of {city} was brought in and folded.] [athlete &
age>=7: The poster of {athlete} went back on its nail.] The slippers were parked where feet come down in the morning.
The ball rolled under the bed by itself[age>=7: , and the book was on the pillow already]. [school: The ruler landed
in the bag for {school}.] [elder: {Elder.short} got the chair in the kitchen, and the teapot.] [friend: {Friend} was
carried to the mattress.] [pet.dog / pet.cat: {Pet} was carried to the foot of the bed, and slept before they got
there.] [pet.other: The drawing of {pet} was hung at eye level, for eyes lying down.]

“Now we try it in the dark,” said {child}, and switched off the lamp. “My pyjamas.”

{Child.He} slid a hand under the pillow, and there they were, both legs and all.

[age>=7: It wasn’t especially tidy. But it|It] was a room you could live in with your eyes shut.

# hook
The slip was still in, though, and {robot} wasn’t done. It rolled out to the kitchen, to an empty hook, and took hold
of its head with both gloves.

“Wait,” said {child}, and {robot} waited.

[age>=7: The hook was empty, the way hooks are.] Tomorrow somebody would want macaroni, and would look right there. So
{child.he} lifted {robot} up, until it could reach.

The colander went on the hook, the gloves by the sink, the [us: jump rope | skipping rope] in the hall, and the roller
skates under the bench. The less there was of the robot, the more [friend: {child} and {friend}|{child}] had to carry,
and that’s how an inventor came to tidy after all. [age>=7: Nobody noticed until afterwards.] The egg timer was left
ticking on the kitchen windowsill[elder: , where {elder.short} would look when there was an egg].

## or
One thing was still in the wrong place, and it was ticking. {Robot} rolled into the kitchen, stopped under the empty
hook and stretched both arms. They nearly reached.

“But you’re fine as you are,” said {child}.

{Robot} pointed at the slip. Whoever made macaroni tomorrow would be missing a colander. [age>=7: What’s written is
written.]

So [friend: {child} and {friend}|{child}] lifted, and the gloves took off the head and hung it up, all by themselves.
Then they lay down by the sink.

But now there was nobody to tidy the rest. [friend: They|{Child}] had to do that, the [us: jump rope | skipping rope],
the laundry basket, and the roller skates, which lived under the bench in the hall. [age>=7: That’s how it goes with
inventors.] On the kitchen windowsill the egg timer ticked on[elder: , towards {elder.short} and tomorrow’s egg].

# spread-out
Then it was night. [friend: {Friend} lay on the mattress[age>=7: , where you’d look first].] The [us: quilt | duvet]
was where quilts belong, right up under the chin, and it was warm.

[adult: “Where’s your robot?” whispered {adult}.

“Spread out,” said {child}.|{Robot} wasn’t gone. {Robot} was only spread out.]

## or
The lamp was off, and the sheet was beginning to be warm. [friend: “I know where you are without looking,” said
{friend} from the mattress.]

[adult: {Adult} looked around the room. “Who’s been tidying?”

“Nobody,” said {child}. “{Robot} is only at home, in seven places.”|Nobody had gone away. {Robot} was only at home, in
seven places.]

# stomach
The head hung in the kitchen, and the moon shone in through all its holes and made small round dots on the wall. The
feet stood under the bench in the hall. The heart ticked on the kitchen windowsill, slowly and far away. {Robot} was
as big as the whole home now.

And in the middle, about where the stomach is, lay {child}[pet.dog / pet.cat: , with {pet} at the foot of the bed],
asleep.

## or
The colander hung in the kitchen, and the moon shone through it and made small round dots on the wall. The egg timer
ticked on the windowsill, slower and slower.

Only the brain had no hook of its own. It lay on the chair by the bed, folded once, right beside the pencil, where
{child} would look first in the morning.
