title: Too Big to Fetch
title: It’s All Still There
title: Turn It Off and Send {Pet}
guest friend: Omar (he), Tess (she)
guest pet: Biscuit (he), Waffle (she)
guest minder: Bea (she), Joan (she)

% Click, pad pad pad, thump: let the child do them. “Still here” is squealed, then whispered, then nearly asleep.
% The dog is the family’s, or the friend’s; a cat does it her own way: @goes, @feels, @chair, @thump. Who puts them to bed (@a): {adult}, else the grandparent, else {minder}.

# on-the-rug
{Friend} was sleeping at {child’s} house[city:  {in city}].

{child} was in {child.his} bed. {Friend}[!friend: , {child.his} best friend,] was on the mattress on the floor. And {@whose} was on the rug in the middle, with {pet.his} chin on {pet.his} paws.

“Night-night,” said {@first}, and {@s} turned off [music: {music} and ]the lamp.[elder & adult:  “Night-night,” called {elder}[elder2:  and {elder2}] from the kitchen.][elder2 & !adult:  “Night-night,” called {elder2} from the kitchen.]

Click.

“Too dark!” said {child}.

# too-bright
So {@a} turned on the lamp.

Click.

“Too bright!” said {friend}. “It’s in my eyes.”

Click.

“Too dark!”

Click.

“Too bright!”

{Pet} looked at {@a}. {@A} looked at {pet}.

“Oh dear,” said {@a}.

# nothing-at-all
{Friend} wanted to go to sleep. {Friend.He} had been awake since the morning[school: , {at school} and everywhere]. {Friend.He} sat up in {friend.his} dinosaur pyjamas.

“Don’t be scared,” said {friend} kindly. “There’s nothing in the dark. Nothing at all!”

But that was just what {child} was scared of.

# where-does-it-go
“Where does it all go?” said {child}.

“Where does what go?” said {@a}.

“My chair,” said {child}. “My slippers.[sport:  And {sport.thing}.][athlete:  And {athlete} on the wall.] And Rabbit. And {friend}. It goes dark and they’re not there.”

“I am there,” said {friend}.

“You’re not,” said {child}. “I looked.”

Nobody knew what to say to that.

# send-the-dog
It was {friend} who had the idea.

“Turn it off,” said {friend}, “and send {pet}.”

{@A} sat down on the end of {child’s} bed, and {child.he} held {@h} sleeve.

Click.

It was dark. There was no chair. There were no slippers. There was no {friend}.

“{Pet},” said {child}, in a very little voice. “Fetch my slipper.”

# my-slipper
{@Goes} Paws went pad, pad, pad. Something went sniff.

Pad, pad, pad. And something was put into {child’s} hand. It was soft, and it was woolly, and it was {@feels}

{child} felt it all over.

“It’s my slipper,” {child.he} said. “It was still there!”

“Do another,” said {friend} in the dark.

# rabbit
“{Pet}, fetch Rabbit.”

Pad, pad, pad. Sniff, sniff. Pad, pad, pad. Two long ears in {child.his} hand, and one of them was wet.

“Rabbit was still there!”

“Do another!”

# my-chair
“{Pet}, fetch my chair.”

Paws went pad, pad, pad. {@Chair} Then it was quiet.

Then {pet} came back with the other slipper.

“The chair was still there,” said {child}. “It was too big to fetch.”

# and-me
“And me,” said {friend}. “Do me.”

“{Pet},” said {child}, “fetch {friend}.”

Pad, pad, pad. Sniff. And then there was a noise in the dark, and the noise was {friend}, having {friend.his} ear licked.

“Still here!” squealed {friend}. “I’m still here!”

[elder & adult: “So [elder2: are we | am I],” called {elder.short}[elder2:  and {elder2.short}] from the kitchen.][elder2 & !adult: “So am I,” called {elder2.short} from the kitchen.]

{child} laughed. {Child.He} laughed so much that {child.he} let go of {@as} sleeve.

# all-still-there
“Shall I put the lamp on now?” said {@a}.

{Child.He} thought about it.

“No,” {child.he} said. “It’s all still there.”

So {@a} kissed {child.him} on the head, and [!adult.name: {@s} ]found it first time, because it was still there too.

# still-here
Then {pet} had to choose where to sleep. {Pet.He} didn’t choose {child’s} bed. {Pet.He} didn’t choose {friend’s} mattress. {Pet.He} lay down in between, as close as {pet.he} could get to both, with {pet.his} nose by {friend} and {pet.his} tail by {child}.

It was very dark, and very quiet.

“{Pet}?” whispered {child}.

{@Thump}

“{Friend}?” whispered {child}.

“Still here,” said {friend}, nearly asleep.

And then, after a little while, {friend} whispered too.

“{child}?”

“Still here,” said {child}.

# @whose
{pet}, {friend’s} dog,
## if pet.dog
{pet} {the breed}
## if pet.cat
{pet} {the breed}

# @goes
the rug went rustle.
## if pet.cat
nothing happened. {Pet} was thinking it over. Then the rug went rustle.

# @feels
quite wet.
## if pet.cat
purring. Then {pet} let go of it, and it stopped purring.

# @chair
then something went bump. Then something went scrape.
## if pet.cat
then something went scratch. Then it went scratch, scratch, scratch.

# @thump
thump, went {pet’s} tail.
## if pet.cat
prrr, went {pet}.

# @first
{minder}, who was looking after them
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

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @s
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @h
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
