title: Coming, Ready or Not
title: A Little Bit of Boat
title: The Whale Who Wanted to Hide
guest friend: Ben (he), Toby (he)
guest sitter: Sally (she), Peg (she)

% @mum: {adult}, else the elder, else {sitter}, who is looking after them. The whale is "it".
% The family that has ticked friend and dog and has a called adult hears the story as it was told.

# can-i-play
“Can I play?” asked the whale.

{child} and {friend} were playing hide-and-seek on the beach[pet.dog:  with {pet} the {breed}]. They [pet.dog: all|both] turned round. There, just past the [us: wading | paddling] part, was an enormous grey head with a small, polite eye.

“Do you know how?” said {friend}.

“Oh yes,” said the whale. “It’s only the hiding I find hard.”

“Then you hide,” said {child}, “and we’ll count.”

# a-bit-of-boat
{child} covered {child.his} eyes. {Friend} covered {friend.his} eyes.[pet.dog:  {@Covered}]

“One, two, three, four, five. Coming, ready or not!”

The whale was hiding behind a [us: rowboat | rowing boat]. There was whale at the front, and whale at the back, and a little bit of boat in the middle.

“Found you!” said {friend}.

“Goodness,” said the whale. “How did you know?”

Next, the whale hid under a seagull.

“Found you!” said {child}. The seagull looked very surprised.

# behind-mum
Then the whale hid behind {@mum-first} standing in the sea with {@mum-his} [us: pants | trousers] rolled up. The whale breathed in. It made itself as thin as it possibly could.

It was not very thin.

“Is there something behind me?” asked {@mum}.

“Don’t look!” said {child}. “It’s trying its best.”

[pet.dog: But {pet} wagged {pet.his} tail and barked. Found you!|But {friend} couldn’t help it. “Found you!”]

# left-over
“Pffff,” said the whale sadly, and it rained on {@mum}. “I’m no good at it. Wherever I hide, there’s always some of me left over.[city:  Even {in city} there would be.]”

{child} thought about that. [child.name: {child} thought with ten toes in the sand.|{Child.He} thought with {child.his} toes in the sand.]

“Have one more go,” {@he} said. “But not yet. First we have to wait.”

“What are we waiting for?” said the whale.

“You’ll see,” said {child}. “Well … you won’t.”

# the-penny
So they waited. They ate the cheese sandwiches.[sport:  They had time to {play sport}.] {@Mum} wrapped everybody in towels. The sun slid down into the sea like a penny into a [us: piggy bank | money box]. The sky went pink, and then blue, and then the darkest blue there is.

“Now!” said {child}.

# more-mum
“One, two, three, four, five. Coming, ready or not!”

They looked behind the boat. No whale. They looked under the seagull. No whale. They looked behind {@mum}, and there was only more {@mum}.

[pet.dog: {Pet} sniffed to the left. {Pet} sniffed to the right. Then {pet.he} sat down with a bump.|They listened to the left. They listened to the right. Then they sat down with a bump.]

“We give up!” shouted {child} and {friend}. “You win!”

# i-won
And out of the dark, ever so close, came a great big PFFFFF! “I won!” cried the whale. “I’ve never, ever won before!” It smacked its tail so hard that the whole sea clapped.[athlete:  Even {athlete} has never had a clap like that.][school:  It wanted to start at {school} on Monday.]

# a-very-small-one
Then {friend} went home to bed, and {child} went home to bed.[elder & adult:  {Elder}[elder2:  and {elder2}] had kept the cocoa warm.][elder2 & !adult:  {Elder2} had kept the cocoa warm.][music:  Far out in the dark, somebody was humming {music}.] But when {@mum} came to say goodnight, there was no {child} at all. There was only a lump under the [us: covers | duvet][pet.dog: , with {a breed} on top][pet.cat: , with {pet}[!pet.known:  the cat] on top][!pet.dog & !pet.cat: , with five toes left over].[pet.other:  {Pet} hadn’t seen a thing.]

[age>=5: {@Mum} looked under the chair. No {child}. {@Mum} looked behind the door. No {child}. {@Mum} looked behind the curtain, and there was only more curtain.

]“How strange,” said {@mum}. “I can’t see {@him} anywhere.” And {@mum-he} turned out the light.

And out of the dark, ever so close, came a very small “Pffff.”

# @covered
{Pet} lay down and covered {pet.his} nose.
## if breed.Beagle
{pet’s} ears covered everything.
## if breed.Cocker Spaniel
{pet’s} ears covered everything.
## if breed.Dachshund
{pet’s} ears covered everything.
## if breed.Poodle
{pet’s} ears covered everything.
## if breed.Shih Tzu
{pet’s} fringe covered everything.

# @mum
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @mum-first
{sitter}, who was looking after them and was
## if adult
{adult}, who was
## if elder & !adult
{elder}, who was

# @mum-his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @mum-he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @he
{child.he}
## if child.she
she
## if child.he
he

# @him
{child.him}
## if child.she
her
## if child.he
him
