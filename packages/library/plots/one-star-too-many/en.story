title: One Star Too Many
title: The Rocket That Lost Its Tip
title: The Alien at the Window
title: This Afternoon at Neptune
title: The Rocket with a Bucket on Top
guest alien: Doreen (she), Muriel (she), Enid (she)

# eighth
There was room for seven stars in {child's} window. {child} counted them every night, to see that space was still
there.

Tonight there were eight.

The eighth one grew. It got fins and a hatch, and it braked. And then a rocket as long as a bus was hanging outside
the glass, and in the hatch sat an alien, knocking.

## or
“Sorry to trouble you,” said the alien. “You haven’t seen the tip of a rocket, have you?”

{child} hadn’t. {child.He} had only been counting the stars in the window, the same as every night, to see that space
was still there. There were always seven. Tonight there were eight. And the eighth had grown, and braked, and turned
into a rocket as long as a bus, outside the glass.

# tip
The alien had five points: one to stand on, two to hold things with, one to think with, and one to spare.

“You look like a star,” said {child}.

“Stars are round,” said the alien, whose name was {alien}. “It’s us you draw.”

On top of the rocket, where the tip should have been, sat a bucket.

“That’s borrowed,” said {alien}. “My own tip came off this afternoon, above your street. Orange. About so high.
Without it a rocket aims a bit wrong. And it’s so far to my house, {age} years for light, that I’d come home to
somebody else.”

## or
The alien’s name was {alien}. She had five points, and the top one stood straight up. It was the one she thought with.

“Why do you look like a star?” asked {child}.

“Stars are round,” said {alien}. “Somebody down here drew one of us, from a long way off, and wrote the wrong word
underneath.”

On the rocket’s head was a bucket.

“Nice bucket,” said {child}.

“Borrowed,” said {alien}, “from a box of sand. The real tip came off this afternoon, above your street. Orange. About
so high. Without it you aim a bit wrong, and I live {age} years away, for light.[age>=8:  A bit wrong all that way,
and you step down into a stranger’s bath.]”

# on-foot
“Where did the tip go?”

“You can’t see that from here,” said {alien}. “But light is slow. It goes on foot. Everything that happens here walks
out into space, and if you drive past it and turn around, you can see it coming. The farther out, the longer ago.”

“Then this afternoon is still out there?”

“This afternoon,” said {alien}, “has just got to Neptune. But somebody has to come along and tell me what things are.
It all looks so peculiar.”

[adult: “How long will you be gone?” asked {adult} in the doorway.

“Until three o’clock this afternoon,” said {alien}.

“Then take a [uk: jumper | sweater],” said {adult}.]

## or
“So where’s the tip now?”

“I was steering,” said {alien}. “We’ll have to go and look at this afternoon again.”

“But it’s over,” said {child}.

“Here it is. But light carries all it sees out into space, and light never runs. It goes on foot. Drive past it, park,
look back, and the day comes walking up[age>=8: , the latest part first].”

“How far has this afternoon got?”

“To Neptune. But I need somebody who knows what I’m looking at. Last time I talked to a [uk: postbox | mailbox] for an
hour. Its mouth was open.”

[adult & age>=8: {Adult} looked in. “Where are you all going?”

“To three o’clock,” said {alien}.

“As long as you’re back by eight,” said {adult}.]

# aboard
{child} climbed over the windowsill and straight into the rocket, where round helmets hung in every size. [friend:
{Friend}, who was sleeping over and counted everything, climbed in after.] [elder: {Elder} [elder2: and {elder2}] came
too, with a deck of cards.] [pet.dog / pet.cat: {Pet} was already in the best seat.]

## or
It was one step from the windowsill to the hatch, and {child} took it. Inside hung round helmets in every size.
[friend: “Two,” said {friend}, who was sleeping over and counted everything.] [elder: {Elder} [elder2: and {elder2}]
brought a deck of cards.] [pet.dog / pet.cat: The pilot’s seat was taken. {Pet} was in it.]

# mars
At Mars they tried the telescope. A long way off, in a window, somebody was counting stars.

“I look small,” said {child}.

“You’re ten minutes younger,” said {alien}.

## or
At Mars they tried the telescope on the house at home. Over the roof, a star was just growing fins.

“That’s you arriving,” said {child}.

“I brake too late,” said {alien}. “I’ve always suspected it.”

# earlier
At Saturn they stopped on a rock in the rings[age>=7: , where you may park for as long as you like,] and turned the
telescope to [city: {city} and] the street with the hole in it. In the kitchen at home sat somebody, hiding peas under
a potato.

“That’s me!” {child} waved. The one in the kitchen didn’t wave back.

“You haven’t seen us yet,” said {alien}. “That was more than an hour ago.[!pet:  What are you doing with the green
things?]” [pet.dog / pet.cat: {Pet} had a look too, saw supper being served, and wanted to go home at once.]
[pet.other: It must have been, because down there {pet} was getting supper all over again.]

[pet: “What are you doing with the green things?” asked {alien}.]

“Nothing,” said {child}, and turned the telescope to the street. There were cones around the hole. [friend: “Seven,”
said {friend} at the telescope. | {child} counted them: seven.] But nothing fell off anything. They were too near.

## or
At Jupiter, which has stripes, they stopped on one of the moons and turned the telescope to [city: {city} and] the
street with the hole in it. In the bathroom at home stood somebody with a big white beard.

“Forty minutes ago,” said {alien}, “you were very old.”

“That’s toothpaste!” {child} waved. The one in the bathroom didn’t wave back, only spat.

“You hadn’t seen us yet,” said {alien}. [pet.dog / pet.cat: {Pet} had a look too, saw supper being served, and wanted
to go home at once.] [pet.other: It must have been so, because down there {pet} was getting supper all over again.]

{child} turned the telescope to the street. There were cones around the hole. [friend: “Seven,” said {friend} at the
telescope. | {child} counted them: seven.] But nothing fell off anything. They were too near.

## or
At Uranus, which lies on its side, they parked on a small moon and turned the telescope to [city: {city} and] the
street with the hole in it. On the floor at home lay somebody with both feet up on the sofa.

“Have you tipped over?” asked {alien}.

“I was thinking,” said {child}, and waved. The feet didn’t wave back.

“They haven’t seen us yet,” said {alien}. “That’s two and a half hours ago.” [pet.dog / pet.cat: {Pet} had a look too,
saw {pet} on the rug, and yawned in both places.] [pet.other: It was true, because down there {pet} was waiting for a
supper that {pet} had eaten long ago.]

Around the hole in the street stood cones. [friend: “Seven,” said {friend} at the telescope. | {child} counted to
seven.] Nothing fell. It had already fallen. They had to go farther out.

# neptune
Neptune is blue, and out there, at last, it was this afternoon. [music: The rocket’s radio was playing {music}. “That
was on this afternoon,” said {child}.] [school: Outside {school} everybody was going home.] The sun shone on the hole
in the street. {child} counted the cones: six. And there came {child}, along the [uk: pavement | sidewalk]. [athlete:
You could tell by the backpack, because {athlete} was on it.]

“Look up!”

But the one down there [sport: was off to {play sport}, and ]was busy not stepping on any cracks. And right overhead
came a rocket, a little too low, and brushed against a chimney. Something orange came loose and fell, around and
around and…

Then a cloud came in between.

{child} remembered it. It had stayed all afternoon.

The point that {alien} thought with hung straight down.

## or
Around Neptune the wind blows blue. Up came this afternoon, on foot, with the sun on. [school: A crowd of coats poured
out of {school}.] [music: On the rocket’s radio {music} crackled in[age>=8: , four hours late].] There were cones
around the hole, and {child} counted to six. Along the [uk: pavement | sidewalk] somebody was kicking a stone, with
great care. [athlete: {Athlete} was on the backpack.]

“Me again!” said {child}. “[sport: On the way to {play sport}. ]Hey! Up here!”

[age>=8: “If you’d looked up, you’d remember it,” said {alien}.]

And over the roofs came {alien} herself[age>=8: , the tip still on her rocket], waving to a weathercock instead of
steering. She hit a chimney. Something orange came loose and…

Everything went black. Neptune’s own moon, which goes around backward, was just coming by.

“How long will that take?”

“Until Thursday,” said {alien}, and the point she thought with hung straight down.

# one-too-many
[elder: {Elder} put down the cards, which wouldn’t stay down. “When there’s a card missing,” said {elder.short}, “I
count the ones I’ve got.”]

[friend: “This afternoon there were six cones,” said {child} slowly. “And tonight…”

“Tonight there were seven,” said {friend}. “I counted.” | “This afternoon there were six cones,” said {child} slowly.
“And tonight there were seven.”]

The thinking point came up again.

“One too many,” said {child}. “If somebody finds a cone, they put it with the others.”

“What’s a cone?” asked {alien}.

“Orange,” said {child}. “About so high.”

## or
[elder: {Elder} caught the cards, which were floating about. “Once I had fifty-three,” said {elder.short}. “One was a
bus ticket.”]

{child} held up six fingers. “Cones, this afternoon.”

[friend: {Friend} put up one more. “And tonight. I counted.” | Then one more. “And tonight.”]

[age>=8: They all looked at that last finger.] Slowly the thinking point rose.

“That one’s no cone,” said {child}. “Somebody found it in the street and stood it with the others.”

“And what are the others like?” asked {alien}.

“Orange,” said {child}. “About so high.”

# upside-down
How do you put the tip on a rocket with people in it? You turn the rocket over.

Slowly it came down over the cones, head first. [pet.dog & age>=7 / pet.cat & age>=7: {Pet} lay down on the ceiling,
which was the floor now.] [elder & age>=7: The cards fell the other way and landed in one pile.]

“Left,” said {child}, nose to the glass. “A bit more. Stop.” [age>=7: It was the only cone without a white stripe.]
[friend & age>=7: {Friend} counted down: three, two, one.]

Half a turn. It sounded like the lid going on a jar of jam.

Then there were six cones again, and the bucket was back in the [uk: sandpit | sandbox], where it lived.

## or
[age>=8: “Nobody can reach a rocket’s nose from the street,” said {alien}. “The nose will have to come down.”]

The rocket turned over, and all that had been up was down. [pet.dog & age>=8 / pet.cat & age>=8: {Pet} strolled across
the ceiling and lay down by the lamp, where it was warm.] [elder & age>=8: The cards came fluttering around
everybody’s ears.] The bucket fell back into its [uk: sandpit | sandbox], and the rocket picked up one of the cones.

After that it wouldn’t go anywhere. It stayed by the hole and warned a cyclist.

“Wrong one,” said {child}. “That has a white stripe. We want the one without.”

[friend & age>=8: “Fifth from the left,” said {friend}.]

The other went on with a squeak, like a wet thumb on a balloon. [age>=8: Now six stood in a ring around the hole, and
all of them were cones.]

# wave
Now the rocket aimed right. It flew as straight as a pencil line to the window.

[adult: “How was three o’clock?” asked {adult}.

“Short,” said {child}.]

“Wave when I go,” said {alien}, when [friend / elder: everybody | {child}] had climbed in. “A wave goes on foot, so
I’ll get home before it does. I’ll put a chair by the telescope and wait.”

“For {age} years?” said {child}. “I’ll be twice as old by then.”

“I have tea,” said {alien}. “And the one I’ll see is you, just the way you are now.”

## or
The rocket flew home without a wobble.

[adult & age>=8: “Well, and what was three o’clock like?” said {adult}.

“Just like last time,” said {child}. “But from above.”]

[friend / elder: Everybody | {child}] climbed in. {Alien} stayed in the hatch.

“When will you get home?” asked {child}.

“For breakfast. But if you wave tonight, the wave goes on foot, for {age} years. I have a chair and a telescope and a
large crossword.”

“I’ll be twice as old by then.”

“Oh, you will,” said {alien}. “But the one who comes walking up will be this one, in those [uk: pyjamas | pajamas].”

# seven
{child} waved until the eighth star was too small to see. Then there were seven, as many as there was room for.
[adult: {Adult} put out the lamp. | The lamp went out.] The sheet was cool and then it was warm[friend & age>=7: , and
on the mattress {friend} counted to eleven and slept].

## or
{child} kept one hand in the air while the eighth star grew small, and then was only the place where it had been.
Seven, and the window was full. [adult: {Adult} came and turned out the lamp. | The lamp went out.] The pillow was
turned to its cool side[friend & age>=8: , and on the mattress {friend} began to count something and never finished].

# walking
And the wave walked. It was past the Moon before {child's} arm was down. It passed Mars when the pillow had grown
warm, and Saturn when the whole house was dark, and in the middle of the night it walked by Neptune, not fast and not
slow, with its hand in the air.

## or
{child} counted the stars once more from the pillow, to see that space was still there. And beside one of the seven,
too far off to be counted, somebody was putting a chair by a telescope, and a teapot by the chair. There was no hurry.
The wave had only just gone by the Moon.
