title: Number Seven
title: You Steer Where You Look
title: Under Forty
guest friend: Samira (she), Callum (he)
guest pet: Bella (she), Buster (he)

% The dog is next door’s and as old as {child}. A dog or cat of the family’s own is as old as it is: there it is the car that has got faster, not she who has got old. The golden retriever is the original.

# number-seven
It was a [us: race car | racing car]. The fact that it had no engine was neither here nor there.

It had a steering wheel, a brake, four [us: baby carriage | pram] wheels and a seven painted on the nose[athlete: , with a picture of {athlete} on the inside], and {child} and {friend}, who were best friends, had built every inch of it[school:  in the workshop {at school}]. On Sunday it was going in for the Mill Hill Soapbox Derby[city:  {in city}]. Last year it had got to the bottom in forty-three seconds. {child} wanted to do it in under forty.

# part-of-the-race
Last year {pet} had run beside it the whole way, on the left. {@is}, and {pet.he} took {pet.his} racing seriously. At the start {pet.he} would [us: swipe | whip] one of {child’s} gloves, and by the time {child.he} rolled over the line {@there}. {Pet} always got there first. It was part of the race.

# pulls-to-the-left
But now it was Thursday, with the hill closed off for practice, and the car was pulling to the left.

It did it every time and in the same place, by the [us: mailbox | postbox] halfway down. The nose slid sideways, {child} had to brake, and that was another run gone.

“Front axle,” said {friend}.

{Friend} wrote everything down in a black notebook. {Friend.He} {friend.was} going to be an engineer, the sort people [us: call | ring] up in the middle of the night. They took off the front axle. They bought a new one with all the money they had[sport: , {child’s} {sport} money included]. They tried again.

The car pulled left at the [us: mailbox | postbox].

# like-a-ruled-line
“Right,” said {friend}. {Friend.He} crossed something out, so hard that the paper tore. “[us: Move | Budge] over. I’m driving.”

{Friend.He} did up {friend.his} helmet and vanished. Straight. Past the [us: mailbox | postbox], [us: around | round] the bend and away down the last stretch, as if somebody had ruled a line for {friend.him}.

By the time {friend.he} had pushed the car all the way back up {friend.he} {friend.was} red in the face, and not only from the hill.

“There’s nothing wrong with the car.”

“So there’s something wrong with me?”

“I don’t know yet,” said {friend}. “Go again.”

# where-you-look
This time {friend} went and stood by the [us: mailbox | postbox], with the notebook open. {child} pushed off. {Pet} took the glove and galloped. The [us: blacktop | tarmac] began to sing under the wheels, the wind got in at the helmet, and at the [us: mailbox | postbox] the nose slid left.

{child} braked. {Friend} stood quite still. {Friend.He} wrote nothing.

“You’re not looking at the road,” {friend.he} said.

“Of course I am.”

“You’re not. I watched you. You look back over your shoulder, to the left. And you steer where you look.” {Friend.He} pointed with {friend.his} pencil. “You’re looking at {pet}.”

{@stopped}

“I’m only checking {pet} is coming,” said {child}.

“Then on Sunday {@tie}. Simple.”

“No.”

“But if it’s {pet} who’s making you …”

“I said no! It’s {pet.his} race too!”

It came out much louder than {child.he} meant. [elder: {Elder}, who was sitting by the hill in a folding chair, | An old man clipping his hedge] looked up. {Friend} shut the notebook.

# not-the-same
They sat down on the kerb, because {pet} had lain down there and showed no sign of getting up for a while. {child} picked a bit of grass [breed.Sphynx: off {pet.his} back | out of {pet.his} coat]. Then another bit.

{@not-the-same}

{Friend} didn’t say anything clever. {Friend.He} just sat there with one knee against {child’s}.

“Every time I get to here,” said {child}, “I think, one day I’m going to look, and {pet.he} won’t be there.”

“That was a stupid thing to say,” said {friend}. “About {@tying}.”

“Yes.”

“I’m crossing it out.” And {friend.he} opened the notebook and crossed it out, though {friend.he} had never written it down.

# the-other-glove
On Sunday the whole of Mill Hill was straw bales and people.[adult:  {Adult} had helped to carry the straw.][elder:  {Elder} was back in the folding chair[elder2: , and {elder2} had brought another].] Thirty soapboxes stood in line at the top. Number seven was to go last, in a bit over an hour. {Friend} was pumping up the tyres[music:  and humming {music}]. {child} had put {child.his} gloves on the seat, and {child.his} helmet on top.

“Where’s your other glove?” said {friend}.

{child} turned round. {@lead} {Pet} was gone.

# set-off-early
At first {child} couldn’t see {pet.him}, because {child.he} {child.was} looking for somebody running. But down the edge of the hill, behind the bales, walked {@walker}. {Pet} was walking slowly. {Pet.He} had a glove in {pet.his} mouth. At the [us: mailbox | postbox] {pet.he} lay down for a rest, like a [us: hiker | rambler], and a small girl was allowed to stroke {pet.him}. Then {pet.he} got up and walked on.

“I’ll go and get {pet.him},” said {child}.

“Wait.” {Friend} had hold of {child’s} [us: sweater | jumper]. “Look at {pet.him}. {Pet} is going somewhere.”

They stood at the top and watched. It took {pet} nearly the whole hour. {Pet.He} went the long way [us: around | round], behind all the people, and out on to the grass a good way past the [us: finish | finishing] line. There {pet.he} turned round and lay down, with {pet.his} nose towards the hill.

“{Pet} can’t catch up any more,” said {child} slowly. “So {pet.he} set off early.”

{Friend} wrote that down.

# nothing-but-straw
Then they called number seven. {child} did up {child.his} helmet, pulled on one glove and laid {child.his} bare hand on the wheel. {Friend} shoved, and after that it was up to the hill.

The [us: blacktop | tarmac] sang. Here came the [us: mailbox | postbox]. {Child’s} eyes wanted to go left, out of habit, but there was nothing on the left but straw. So {child.he} looked straight ahead. Right at the bottom, no bigger than a crumb, was {@speck}, and {child.he} steered where {child.he} looked.

# you-got-here-first
Thirty-nine point nine. It was good enough for sixth place. Up at the top {friend} was jumping up and down and yelling the number, decimal point and all.

{child} took off {child.his} helmet. {Pet} came to meet {child.him}, {@coming}.

{Child.He} held out {child.his} bare hand, and {pet} put the glove in it. It was soaking wet.

“You got here first,” said {child}.

# @is
{Pet} was the dog next door
## if pet.dog/pet.cat
{Pet} was {a breed}

# @there
{pet.he} {pet.was} already there, glove in mouth, wagging everything from the ribs back
## if pet.cat
{pet.he} {pet.was} already there, glove in mouth, as if {pet.he} had been there all day

# @stopped
{Pet} had stopped at the [us: mailbox | postbox]. It was as far as {pet.he} could manage these days. {Pet.He} stood there panting, with the glove in {pet.his} mouth, and the white on {pet.his} muzzle had crept right up to {pet.his} eyes.
## if pet.dog
{Pet} had stopped at the [us: mailbox | postbox]. It was as far as {pet.he} could keep up, now that the car went so fast. {Pet.He} stood there panting, with the glove in {pet.his} mouth, and gazed after it.
## if pet.cat
{Pet} had stopped at the [us: mailbox | postbox]. It was as far as {pet.he} could keep up, now that the car went so fast. {Pet.He} sat there with the glove in {pet.his} mouth and gazed after it.

# @tie
we tie {pet.him} up at home
## if pet.cat
we shut {pet.him} in at home

# @tying
tying {pet.him} up
## if pet.cat
shutting {pet.him} in

# @not-the-same
“{Pet} is {age},” said {child} at last. “I’m {age} too. Only it’s not the same {age}.”
## if pet.dog/pet.cat
“{Pet} is exactly as fast as last year,” said {child} at last. “It’s us who got faster. Only I didn’t mean faster than {pet.him}.”

# @lead
The [us: leash | lead] was lying on the grass.
## if pet.cat
The basket stood open on the grass.

# @walker
an old dog
## if pet.dog
a dog
## if pet.dog & breed.Golden Retriever
a yellow dog
## if pet.cat
a cat

# @speck
{pet}
## if breed.Golden Retriever
a speck of yellow

# @coming
stiff in the back legs, wagging everything {pet.he} had
## if pet.dog
wagging everything {pet.he} had
## if pet.cat
tail straight up
