title: You’ve Forgotten Something
title: The Moose in the [us: Hallway | Corridor]
title: It Was the Cheese
guest berit: Mrs Pike (she), Mrs Rudge (she)
guest aunt: Frances (she), Harriet (she)

% The moose brings along whatever {berit} forbids. {child} has lost the left slipper. @a: {adult}, or else the grandparent, or else Auntie {aunt}.
% A ticked elder is the one with the list and the rooster (@nurse); a dog or cat gets what is given up, and sleeps; a friend asks what it is that is forgotten.

# the-moose
{child’s} bad dream was a moose.

It came every night, and it had been coming for three weeks. In the dream {child} was walking along a [us: hallway | corridor] [elder & school: {at school}|at school][age>=9 / !friend & !pet.dog & !pet.cat: , with nobody else in it]. The floor was as cold as ice, and {child.his} left foot was the coldest. Then came the hooves. Clop. Clop. Clop. And [us: around | round] the corner came the moose, so big that its antlers scraped both walls. It looked straight at {child} and said in its dreadful deep voice:

“You’ve forgotten something.”

So {child} ran.[sport:  {Child.He} never ran like that even when {child.he} got to {play sport}.] And the moose ran after {child.him}. And just when {child.he} could feel its breath on the back of {child.his} neck, {child.he} woke up, with a heart like a drum.[pet.dog:  {Pet}[!pet.known:  the dog] put a nose in {child.his} hand.][pet.cat:  {Pet}[!pet.known:  the cat] lay on {child.his} right foot.]

{child} was {age}, and in the daytime {child.he} had never minded moose at all.[city:  You didn’t see many of them {in city}.][friend: 

“But what have you forgotten?” asked {friend}, {child’s} best friend[age>=9: , every morning].

“I never ask,” said {child}.]

# the-cheese
“It’s the cheese,” said [elder: {elder}|{berit}, the school nurse], when {child} had yawned all through a [us: math | maths] test and been sent [elder: home|to her]. [friend: {Friend} had come to prop {child} up. [elder: {Elder.short}|{berit}]|[elder: {Elder.He}|She]] didn’t even look up. “Cheese after six o’clock. It makes you dream.”

[friend: “We think it’s the moose,” said {friend}.|“I think it’s the moose,” said {child}.]

“It’s the cheese. [elder: I’ve been saying so for thirty years.|I’ve been [school: the nurse {at school} | a school nurse] for thirty years.]”

So {child} ate no cheese.[pet.dog:  {Pet} ate it.][pet.cat:  {Pet} ate it.] That night {child.he} {child.was} in the [us: hallway | corridor] again, and {child.his} left foot was freezing. Clop. Clop. Clop. [us: Around | Round] the corner came the moose, with a whole cheese tucked under its chin.

“You’ve forgotten something,” it said.

# the-pillow
[friend & age>=9 / friend & !pet.dog & !pet.cat: “Forgotten what?” asked {friend} the next day.

“Then it’s the pillow,” said {@nurse}.|“Then it’s the pillow,” said {@nurse} the next day.] “Do without.”

{child} did without.[pet.dog:  {Pet} had it.][pet.cat:  {Pet} had it.] Clop, clop. Along came the moose, with the cheese under its chin and the pillow on its back.

“You’ve forgotten something!”

“Then it’s the [us: comforter | duvet],” said {@nurse}. “Far too warm. Take a blanket.”

And the next night the moose was wearing the [us: comforter | duvet] [us: around | round] its neck, like a scarf.

# the-socks
“It brings everything you say!” said {child}. [friend: 

“It just keeps getting bigger!” said {friend}.[pet.dog:  “And {Pet} ate the cheese[age>=9:  and sleeps all night]!”][pet.cat:  “And {Pet} ate the cheese[age>=9:  and sleeps all night]!”]|“It just keeps getting bigger![pet.dog:  And {Pet} ate the cheese[age>=9:  and sleeps all night]!][pet.cat:  And {Pet} ate the cheese[age>=9:  and sleeps all night]!]”]

“That only leaves the socks,” said {@nurse}. “No socks in bed.” And [elder: {elder.he}|she] put them down on [elder: {elder.his}|her] list, under the cheese and the pillow and the [us: comforter | duvet].

But when {child} was at the door, {@nurse} spoke again, and this time [elder: {elder.he}|she] looked up.

“Is it very nasty?”

“Yes,” said {child}.

“Mine was a rooster,” said {@nurse}. “When I was {age}. I never dared look at it.” [elder: {Elder.He} straightened {elder.his}|She straightened her] pens. “It was the cheese, of course.”

# at-a-gallop
That night {child} lay under a blanket with no cheese, no pillow, no [us: comforter | duvet] and no socks, and shivered. [pet.dog: {Pet} slept soundly on the [us: comforter | duvet][age>=9: , full of cheese]. ][pet.cat: {Pet} slept soundly on the pillow, on the [us: comforter | duvet]. ][pet.other: {Pet}, who hadn’t [elder: asked {elder}|been to see any nurse], was perfectly comfortable. ]{@A-first} sat with {child.him}[age>=9 / !friend & !pet.dog & !pet.cat:  for a while][music:  and hummed {music}][age>=9 / !friend & !pet.dog & !pet.cat: ,|[music: ,]] until {child.he} fell asleep.

The [us: hallway | corridor] was longer than ever. [age>=9 / !friend & !pet.dog & !pet.cat: The lights went out behind {child.him}, one after another. ]Clop, clop, clop, clop! [age>=9 / !friend & !pet.dog & !pet.cat: Tonight the moose wasn’t walking. Tonight it|Tonight the moose] came at a gallop, with the cheese and the [us: comforter | duvet] and the pillow, and a pair of socks flapping from its ears.

“YOU’VE FORGOTTEN SOMETHING!”

# the-wall
{child} ran. {Child.He} ran [us: around | round] the corner, and there the [us: hallway | corridor] stopped. It stopped at a wall.[!friend & !pet.dog & !pet.cat:  There had never been a wall before.] Now I’ll wake up, thought {child}[age>=9 / !friend & !pet.dog & !pet.cat: , because {child.he} always did]. Wake up! But {child.he} didn’t. The hooves came closer, and the warm breath came, and {child} stood with {child.his} forehead against the wall and {child.his} eyes shut.

All {child.he} had left was[friend:  {friend’s} question and] {child.his} voice. It was a small one, and it had a squeak in it. {Child.He} used it anyway. {Child.He} turned [us: around | round], opened {child.his} eyes, and shouted:

“WHAT? WHAT HAVE I FORGOTTEN?”

# you-stopped
The moose put on all its brakes. It [age>=9 / !friend & !pet.dog & !pet.cat: slid the last bit along the floor and ]sat down with a bump, so that the cheese went rolling off. It looked at {child}. It had long eyelashes. {child} had never seen them, because {child.he} had never looked.

“Oh,” said the moose. Its voice was deep, but it wasn’t dreadful. It was out of breath. “You stopped.”

“What have I forgotten?” said {child}.

“Yes, well, it was only …” The moose had gone shy. “[age>=9 / !friend & !pet.dog & !pet.cat: Do excuse me. ]I’ve been running for three weeks. You’re terribly fast.[athlete:  You’re faster than {athlete}.]” And it bent its head, down and down, until one of its antlers was right in front of {child}.

# the-slipper
There, on the very last prong, hung a slipper. It was a blue one with a juice stain on it.[elder2:  It had come from {elder2}.]

{child} looked at {child.his} feet. On the right foot there was a slipper, a blue one. On the left foot there was nothing.

“You dropped it the first night,” said the moose. “And this floor is so cold. It seemed such a shame.”

“Why didn’t you say so?”

“I did say so! I said so every night!”

“You said I’d forgotten something!”

“Yes! Your slipper!”

They looked at each other. Then the moose’s nose began to twitch, and so did the corners of {child’s} mouth. {child} sat down on the floor[!pet.dog & !pet.cat: , because {child.his} legs had given up]. The moose took the slipper in its soft lips and slid it on to {child’s} left foot. [age>=9 / !friend & !pet.dog & !pet.cat: It was warm. ]It was warm all the way to the toes.

“Thank you,” said {child}.

“Not at all,” said the moose. “May I keep the cheese?”

# the-rooster
[friend: The next day {child} told {friend} that it had been the slipper. And {child.he} told {@nurse}.|The next day {child} told {@nurse} that it had been the slipper.] [elder: {Elder} put it on {elder.his} list, at the very bottom. Then {elder.he} sat with {elder.his}|[friend: {berit}|She] put it on her list, at the very bottom. Then she sat with her] pen in the air.

“I wonder what that rooster wanted,” [elder: {elder.he}|she] said.

# something-forgotten
And that night {child} had a pillow and a [us: comforter | duvet] and socks, and by the bed stood two blue slippers.[pet.dog:  {Pet} lay on them.][pet.cat:  {Pet} lay on the left one.] [pet.dog / pet.cat: {child}|{Child.He}] couldn’t be sure what sort of night it would be. But {child.he} {child.was} a little curious. {@A} tucked {child.him} in, and said good night, and went to the door.

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

# @nurse
{berit}
## if elder
{elder}
