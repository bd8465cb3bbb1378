title: The Password
title: Before the Toast
guest friend: Jude (he), Orla (she)
guest pet: Nibbles (he), Clover (she)
guest minder: Rosie (she), Hannah (she)

% Shout the passwords, and lie on the floor for the last of them. The pet is the family’s dog or cat, each with its own supper, else the friend’s rabbit.
% Who comes with the washing is {adult}, else the grandparent, else {minder}.

# a-den
{child} and [!friend.known: {child.his} best friend ]{friend} had made a [us: fort | den]. It was made of two chairs, one blanket and all the cushions in the house[elder & adult & !elder2: , even the one {elder} always sat on][elder2 & adult: , even the ones {elder} and {elder2} always sat on][elder2 & !adult: , even the one {elder2} always sat on], and it was the best [us: fort | den] in the world. But that evening they couldn’t get into it, and this is why.

“It needs a guard,” said {child}.

{@guard} {Pet.He} sat down in the middle of the [us: fort | den] with {pet.his} supper, and looked very strict.

# in-the-ear
“And it needs a password,” said {friend}. “So that only we can get in.”

They thought of a very good one. They whispered it to each other. Then they whispered it to {pet}, {@ear}.

# lovely-den
Just then {@comes} came by with the [us: laundry | washing][music: , humming {music}].

“What a lovely [us: fort | den],” said {@a}. “[city: The loveliest in {city}. ]May I come in?”

“What’s the password?” said {child}.

“Is it … please?”

“No,” said {friend}.

“Is it … I have made some toast?”

# toast
It wasn’t that either, but {child} and {friend} came out at once. They went to the kitchen and ate toast with honey, four pieces, and talked about diggers[school:  and {school}]. And then they ran back to the [us: fort | den][athlete: , as fast as {athlete}].

{Friend} stopped. “Password,” {friend.he} said.

“You say it,” said {child}.

“No, you say it.”

They looked at each other.

“I had it before the toast,” said {child}.

“So did I,” said {friend}.

# fair
Inside the [us: fort | den], {pet} was chewing. Crunch, crunch, crunch.

“We could just go in,” said {friend}. “It’s our [us: fort | den].”

{child} shook {child.his} head. “{@A} couldn’t just go in. It wouldn’t be fair.”

So they sat down outside and tried to remember.

# bottom
“Sausage!” said {child}.

Crunch, crunch, went {pet}. It wasn’t sausage.

“Bulldozer!” said {friend}.

Crunch, crunch. It wasn’t bulldozer.[sport:  It wasn’t {sport}, either.]

“Pyjamas!”

“Trumpet!”

“Bottom!” said {friend}, and then they had to lie on the floor for a while, because of laughing.

# beards
But it wasn’t bottom. And when the laughing was all gone, it was a bit sad, sitting outside the best [us: fort | den] in the world.

“We’ll never get in,” said {friend}. “Not ever. We’ll be big and old, with beards[elder: , older than {elder.short}[elder2:  and {elder2.short} put together]], and we’ll be sitting here.”

# please-help
{child} lay on {child.his} tummy and put {child.his} mouth to the gap under the blanket.

“{Pet},” {child.he} whispered. “You know it. We told you. Please help.”

The crunching stopped.

{@thump} Then there was a shuffling sound. And out under the blanket came {@nose}.

{child} looked at it. {Friend} looked at it.

“{@loud}!” they shouted, both at once.

# nearly-eaten
{Pet} moved over to let them in.

“{Pet} nearly ate it,” said {child}.

“{Pet} nearly ate the whole password,” said {friend}.

They stayed in there until it was time for {friend} to go home.

# the-blanket
That night, when {@a} came to say goodnight, there was a blanket over {child’s} bed, with {child} under it.

“Password,” said the blanket.

“Oh dear,” said {@a}. “Is it please?”

“No. I’ll give you a clue. {Pet} had it for supper.”

{@A} thought for a long time. {@She} sat on the edge of the bed and thought.

“{@Word}?” {@she} whispered.

Up went the blanket, and two warm arms came out and pulled {@her} in.

# @guard
So they fetched {pet}. {Pet} was {friend’s} rabbit and had come to play too, all big and soft, with one ear that went up and one ear that went sideways.
## if pet.dog
So they fetched {pet}[!pet.known:  the dog], who could hear a biscuit through two shut doors.
## if pet.cat
So they fetched {pet}[!pet.known:  the cat], who could hear a fridge through two shut doors.

# @ear
in the ear that went up
## if pet
in the ear that was nearest

# @thump
Thump, went {pet} with {pet.his} big back foot.
## if pet.dog
Thump, went {pet} with {pet.his} tail.
## if pet.cat
“Prrrp,” said {pet}.

# @nose
a soft nose, and in the mouth under the nose was one long stalk, and on the end of the stalk was a flower, as round and yellow as the sun
## if pet.dog
a wet nose, and in the mouth under the nose was a bunch of green leaves, and on the end of the leaves was half a carrot, as orange as the sun when it goes to bed
## if pet.cat
a small nose, and in the mouth under the nose was one thin tail, and on the end of the tail was half a sardine, as silver as the moon

# @loud
DANDELION
## if pet.dog
CARROT
## if pet.cat
SARDINE

# @word
dandelion
## if pet.dog
carrot
## if pet.cat
sardine

# @comes
{minder}, who was looking after them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @she
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @her
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
