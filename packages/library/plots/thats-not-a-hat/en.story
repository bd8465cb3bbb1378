title: That’s Not a Hat
title: Grey and Woolly
title: Fetch the Hat
guest pet: Biscuit (he), Truffle (she)
guest elder: Ron (he), Peggy (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Good dog. But that’s not a hat.” Louder the first time, very softly at the owl. Let the child say the lollops.
% {pet} is the family’s dog or cat, else the dog from next door; {elder} is the family’s own, else somebody who lives upstairs.

# lost-a-hat
{@Who} had lost {elder.his} hat.

It was [us: gray | grey], and it was woolly, and the wind had whisked it off {elder.his} head, right there in the garden[city: , in the middle of {city}].

“My ears are cold,” said {elder}.

“I’ll find it,” said {child}. “Me and {pet}.”

[friend: “And me,” said {Friend}.

]“Five minutes,” called {@a} from the kitchen door. “Then bed.”[elder2 & adult:  {Elder2} waved from the window.]

# a-boot
{@Pet-was} what {pet.he} liked best was bringing you things.

“{Pet},” said {child}, “fetch the hat!”

Off {pet.he} went, {@step}, {@step}, {@step}, and back {pet.he} came with something in {pet.his} mouth. {@boot}[sport: , and not even one to {play sport} in].

“{@Good}, {pet},” said {elder}. “But that’s not a hat.”

# a-leek
“Fetch the hat!” said {child}.

Off went {pet}, {@step}, {@step}, {@step}, and back {pet.he} came with something in {pet.his} mouth. It was one of {elder’s} best leeks.

“{@Good}, {pet},” said {elder}, not quite so loudly. “But that’s not a hat.”

It was getting dark.

“Fetch the HAT!” said {child}.

Off went {pet}, {@step}, {@step}, {@step}.

And {pet.he} didn’t come back.

# would-not-fetch
They found {pet.him} under the old apple tree. {Pet.He} {pet.was} lying flat on {pet.his} tummy with {pet.his} nose in the grass. And in front of {pet.his} nose was something [us: gray | grey], and woolly, and round.

“The hat!” said {child}. “Fetch it, {pet}!”

{Pet} looked at {child}. {Pet.He} looked at the [us: gray | grey] thing. {Pet.He} shut {pet.his} mouth tight and put {pet.his} paws together.

{Pet}, who fetched everything, would not fetch that.

# up-and-down
So {child} crouched down to see why. The [us: gray | grey] thing went up a little bit. Then it went down a little bit. Up, and down.

“{Elder.short},” whispered {child}. “It’s breathing.”

And the [us: gray | grey] thing opened one big black eye. Then it opened the other.

“{@Good}, {pet},” said {elder}, very, very softly. “That’s not a hat.”

It was a baby owl.

“Eep,” it said.

# a-plank
It looked up. {child} looked up too[friend: , and so did {Friend}]. High in the tree there was a hole, and in the hole there was a face, looking down.

“That’s its [us: mommy | mummy],” said {child}. “It wants to go up.”

“We don’t touch,” said {elder}. “It can climb. But that bottom bit’s too smooth.”

{Elder.He} leaned {elder.his} long plank on the tree, and gave it a wiggle to make sure. Then they all went back three steps, even {pet}, and sat down in a row[school: , the way they did {at school}].

# step-flap
The baby owl put one foot on the plank. It flapped. [friend: “One more,” whispered {Friend}. ]It put up the other foot. Step, flap. Step, flap. [athlete: It tried as hard as {athlete}. ]All the way up the plank. All the way up the tree.

Bump! Into the hole.

“Eep,” it said.

# in-your-hat
And what was that, poking out all [us: around | round] its feet? It was [us: gray | grey], and it was woolly.

“{Elder.short}!” said {child}. “It’s sitting in your hat!”

{Elder} looked for a long time.

“So it is,” {elder.he} said. “Well, it’s a good warm hat. They’d better keep it.”

# five-minutes
“Five minutes is up!” called {@a-short}.

They all went in[elder2: , where {elder2} had made the tea]. But {elder’s} ears were still cold. {child} could see they were. They were pink.

# a-tea-cosy
So {child.he} whispered to {pet}. And off {pet.he} went, {@step}, {@step}, across the kitchen[music: , where the radio was playing {music}], and back {pet.he} came with something in {pet.his} mouth. It was the tea [us: cozy | cosy], all red and stripy and woolly.

{child} put it on {elder’s} head, and pulled it right down over both ears.

“{@Good}, {pet},” said {elder}. “Now that’s a hat.”

# @who
{elder}, who lived upstairs,
## if elder
{elder}

# @a
{minder}, who was looking after {child.him},
## if adult
{adult},
## if elder2 & !adult
{elder2},

# @a-short
{minder}
## if adult
{adult}
## if elder2 & !adult
{elder2}

# @pet-was
{Pet} was the dog from next door, and
## if pet.dog
{Pet} was {a breed}, and
## if pet.cat
{Pet} was {a breed}, and

# @good
good dog
## if pet.cat
good cat

# @step
lollop
## if pet.cat
pad

# @boot
It was a boot
## if pet.cat
It was a bootlace, and on the end of it was a boot
