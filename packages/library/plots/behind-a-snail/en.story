title: Behind a Snail
title: Blip and Blop
title: What Are We Waiting For?
guest neighbour: Joan (she), Nora (she)

% Rule: at the smallest step the snail goes in. The one who is in a hurry (@a): {adult}, else the elder, else the neighbour.

# late
“Hurry up!” said {@a-first}. “We’re going to miss the bus!”

{child} hurried so hard that {child.his} backpack bounced. But in the middle of the path {child.he} stopped. A snail was on its way across, with a brown house on its back, and it wasn’t hurrying at all.

{child} took a step. Blip, in went one of the snail’s eyes. Blip, in went the other. Then it didn’t move.

{child} stood still. Blop, out came one eye. Blop, out came the other. And the snail went on its way.

“We mustn’t take a single step,” whispered {child}. “It goes in, and then it’ll never get across.”

[!short: “But what about the bus?” said {@a}, and took a step.

Blip, went the eyes.]

# the-queue
So they had to stand there. It was a narrow path[!short:  with a hedge on both sides], and behind them came the [us: mail carrier | postman], pushing a bicycle.

“What are we waiting for?” he asked.

“A snail,” whispered {child}.

[!short: “I see. And where is it going?”

“Home.”

“But it’s got its house with it.”

“That’s why it isn’t in a hurry,” said {child}.

][athlete: “{athlete} would be across by now,” said the [us: mail carrier | postman].

“{athlete} doesn’t have to carry a house,” said {child}.

][!short: Next came a man out jogging. He had to jog on the spot, and in the end only with his shoulders. ][sport: Somebody who was off to {play sport} had to do it in their head. ][friend: {Friend}[!friend.known: , {child’s} best friend,] stopped with one foot in the air, and that was where it had to stay. ][pet.dog: {Pet} sat beautifully, all but {pet.his} tail, and {child} held on to that. ][pet.cat: {Pet} sat on a gatepost, and was the best of them all at keeping still. ][pet.other: {child} was good at standing still, because {pet} at home didn’t like people rushing about, either. ][adult & elder: {Elder} joined the end of the [us: line | queue] [elder2: with {elder2} ]and a bag of buns. ][!adult & elder2: {Elder2} joined the end of the [us: line | queue] with a bag of buns. ][!short: Soon the [us: line | queue] went right round the corner[city: , and it was the longest in {city}]. ][short & city: It was the longest [us: line | queue] in {city}.]

# on-the-phone
{@A} got out the phone and rang [school: {school}|[short: work|the people they were late for]], in a whisper.

“We’re going to be late. We’re stuck behind a snail. [!short: No, not a whale. ]A snail. A SNAIL!”

Blip, went the eyes.

“Shh!” said the whole [us: line | queue].

“And now the bus has gone,” said {@a}.

“No, it hasn’t,” said a woman at the back. “I drive it.”

# all-the-way-in
The snail had only a little way to go. And then the [short: [us: mail carrier | postman] | man who was jogging] sneezed.

ATCHOO!

It wasn’t just the eyes that went in this time. The head went in, [!short: and the neck went in, ]and the tail went in. There was only a house on the path, and it was shut.

They waited. [!short: The sun shone on the path, and it got dry and hot. ]Nothing came out.

[!short: “I’ll have to step over it now,” said the woman who drove the bus.

“No!” said {child}.

]{child.He} felt so sad that {child.his} eyes stung. {child.He} knew what it was like in there. When there was too much rushing and shouting, {child} crept under the [us: covers | duvet], and then it was no good telling {child.him} to come out.[adult / elder:  {@A} put a hand on {child.his} back.]

# rain
{child} lay down on {child.his} tummy in front of the snail’s house. When do snails come out? When it rained! But there wasn’t a cloud in the sky.

So {child.he} would have to rain {child.himself}. {child.He} poured a little water from {child.his} bottle. Then {child.he} tapped on the path with {child.his} fingertips, as lightly as {child.he} could.

Tip tap, tip tap.

“You rain, too,” {child.he} whispered.

So the [us: mail carrier | postman] rained on his bag. [!short: The jogger rained on his knees. ]The woman who drove the bus rained on her cap. [friend: {Friend} put {friend.his} foot down at last and rained with it, tip tap. ][pet.dog: And {pet} got {pet.his} tail back, and rained more than anybody. ][pet.cat: {Pet} went home, not being fond of rain. ][adult & elder: {Elder} [elder2: and {elder2} ]rained on the bag of buns. ][!adult & elder2: {Elder2} rained on the bag of buns. ][music: {child} hummed {@song}, and it rained in time. ]The whole [us: line | queue] was raining.

Tip tap, tip tap, tip tap.

Blop. Out came one eye, and looked at the sky.

Blop. Out came the other, and looked at {child}.

# across
And then out came all the rest of the snail. It went the last little way, and in under the hedge.

The whole [us: line | queue] cheered, but only with their hands[short: . | , so that nobody could hear it.]

[!short: “Are you in a hurry?” asked the woman who drove the bus.

“No,” said {@a}. “Not any more.”

]Then they all caught the bus together.[!short:  And when {child} came home that afternoon, there was a silver line right across the path.]

# the-duvet
The next morning {child} was a long way in under the [us: covers | duvet]. [adult / elder: Nobody told {child.him} to hurry. {@A} just sat down on the edge of the bed, and tapped on the [us: covers | duvet], tip tap, tip tap.|The rain was tapping on the window, tip tap, tip tap.]

Blop, out came one eye. Blop, out came the other.

[adult / elder: “Good morning, snail,” said {@a}.|“Good morning,” said {child}, and under the hedge somebody was probably saying the same.]

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door, who was going the same way
## if adult
{adult}
## if elder & !adult
{elder}
