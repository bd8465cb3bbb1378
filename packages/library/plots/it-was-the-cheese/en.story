title: You’ve Forgotten Something
title: The Moose in the [us: Hallway | Corridor]
title: It Was the Cheese
guest berit: Mrs Pike (she), Mrs Rudge (she)
guest aunt: Frances (she), Harriet (she)

% The moose brings along whatever {berit} forbids. {child} has lost the left slipper. @a: {adult}, or else the grandparent, or else Auntie {aunt}.

# the-moose
{child’s} bad dream was a moose.

It came every night, and it had been coming for three weeks. In the dream {child} was walking along a [us: hallway | corridor] at school, with nobody else in it. The floor was as cold as ice, and {child.his} left foot was the coldest. Then came the hooves. Clop. Clop. Clop. And [us: around | round] the corner came the moose, so big that its antlers scraped both walls. It looked straight at {child} and said in its dreadful deep voice:

“You’ve forgotten something.”

So {child} ran.[sport:  {Child.He} never ran like that even when {child.he} got to {play sport}.] And the moose ran after {child.him}. And just when {child.he} could feel its breath on the back of {child.his} neck, {child.he} woke up, with a heart like a drum.

{child} was {age}, and in the daytime {child.he} had never minded moose at all.[city:  You didn’t see many of them {in city}.]

# the-cheese
“It’s the cheese,” said {berit}, the school nurse, when {child} had yawned all through a [us: math | maths] test and been sent to her[friend: , with {friend} to prop {child.him} up]. She didn’t even look up. “Cheese after six o’clock. It makes you dream.”

“I think it’s the moose,” said {child}.

“It’s the cheese. I’ve been [school: the nurse {at school} | a school nurse] for thirty years.”

So {child} ate no cheese. That night {child.he} {child.was} in the [us: hallway | corridor] again, and {child.his} left foot was freezing. Clop. Clop. Clop. [us: Around | Round] the corner came the moose, with a whole cheese tucked under its chin.

“You’ve forgotten something,” it said.

# the-pillow
“Then it’s the pillow,” said {berit} the next day. “Do without.”

{child} did without. Clop, clop. Along came the moose, with the cheese under its chin and the pillow on its back.

“You’ve forgotten something!”

“Then it’s the [us: comforter | duvet],” said {berit}. “Far too warm. Take a blanket.”

And the next night the moose was wearing the [us: comforter | duvet] [us: around | round] its neck, like a scarf.

# the-socks
“It brings everything you say!” said {child}. “It just keeps getting bigger!”

“That only leaves the socks,” said {berit}. “No socks in bed.” And she put them down on her list, under the cheese and the pillow and the [us: comforter | duvet].

But when {child} was at the door {berit} spoke again, and this time she looked up.

“Is it very nasty?”

“Yes,” said {child}.

“Mine was a rooster,” said {berit}. “When I was {age}. I never dared look at it.” She straightened her pens. “It was the cheese, of course.”

# at-a-gallop
That night {child} lay under a blanket with no cheese, no pillow, no [us: comforter | duvet] and no socks, and shivered. [pet.dog: {Pet} the dog slept soundly down on the floor, on the [us: comforter | duvet]. ][pet.cat: {Pet} the cat slept soundly down on the floor, on the [us: comforter | duvet]. ][pet.other: {Pet}, who hadn’t been to see any nurse, was perfectly comfortable. ]{@A-first} sat with {child.him} for a while[music:  and hummed {music}], until {child.he} fell asleep.

The [us: hallway | corridor] was longer than ever. The lights went out behind {child.him}, one after another. Clop, clop, clop, clop! Tonight the moose wasn’t walking. Tonight it came at a gallop, with the cheese and the [us: comforter | duvet] and the pillow, and a pair of socks flapping from its ears.

“YOU’VE FORGOTTEN SOMETHING!”

# the-wall
{child} ran. {Child.He} ran [us: around | round] the corner, and there the [us: hallway | corridor] stopped. It stopped at a wall. There had never been a wall before. Now I’ll wake up, thought {child}, because {child.he} always did. Wake up! But {child.he} didn’t. The hooves came closer, and the warm breath came, and {child} stood with {child.his} forehead against the wall and {child.his} eyes shut.

All {child.he} had left was {child.his} voice. It was a small one, and it had a squeak in it. {Child.He} used it anyway. {Child.He} turned [us: around | round], opened {child.his} eyes, and shouted:

“WHAT? WHAT HAVE I FORGOTTEN?”

# you-stopped
The moose put on all its brakes. It slid the last bit along the floor and sat down with a bump, so that the cheese went rolling off. It looked at {child}. It had long eyelashes. {child} had never seen them, because {child.he} had never looked.

“Oh,” said the moose. Its voice was deep, but it wasn’t dreadful. It was out of breath. “You stopped.”

“What have I forgotten?” said {child}.

“Yes, well, it was only …” The moose had gone shy. “Do excuse me. I’ve been running for three weeks. You’re terribly fast.[athlete:  You’re faster than {athlete}.]” And it bent its head, down and down, until one of its antlers was right in front of {child}.

# the-slipper
There, on the very last prong, hung a slipper. It was a blue one with a juice stain on it[elder: , and it had come from {elder}[elder2:  and {elder2}]].

{child} looked at {child.his} feet. On the right foot there was a slipper, a blue one. On the left foot there was nothing.

“You dropped it the first night,” said the moose. “And this floor is so cold. It seemed such a shame.”

“Why didn’t you say so?”

“I did say so! I said so every night!”

“You said I’d forgotten something!”

“Yes! Your slipper!”

They looked at each other. Then the moose’s nose began to twitch, and so did the corners of {child’s} mouth. {child} sat down on the floor, because {child.his} legs had given up. The moose took the slipper in its soft lips and slid it on to {child’s} left foot. It was warm. It was warm all the way to the toes.

“Thank you,” said {child}.

“Not at all,” said the moose. “May I keep the cheese?”

# the-rooster
The next day {child} told {berit} that it had been the slipper. She put it on her list, at the very bottom. Then she sat with her pen in the air.

“I wonder what that rooster wanted,” she said.

# something-forgotten
And that night {child} had a pillow and a [us: comforter | duvet] and socks, and by the bed stood two blue slippers. {Child.He} couldn’t be sure what sort of night it would be. But {child.he} {child.was} a little curious. {@A} tucked {child.him} in, and said good night, and went to the door.

“You’ve forgotten something,” said {child}.

{@A} turned [us: around | round].

{child} held out both arms.

# @A-first
Auntie {aunt}, who had come to stay,
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A
Auntie {aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
