title: [wish.sock / wish.mitten / wish.glove: The Missing Left {@Pair} | Who Took {the wish}?]
title: Not Guilty
title: The Police Dog Sits
guest pet: Otto (he), Tess (she)
guest minder: Uncle Theo (he), Uncle Ned (he)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. Sniff, sniff, sniff can be done; the “Woof” is said kindly.
% One rule: the dog sits when it has been found. He always sits behind {child}.

# the-chair
{@Gone}

{@Sure}

At eight o’clock {wish.he} had been on the chair in the hall, {@chair}. Now it was nine, and the chair was empty.

“This is a case,” said {child}.

So {child.he} {@dressed}, and {child.he} fetched the magnifying glass.

# the-cushion
The first suspect was {pet}[!pet.known:  the dog]. {Pet.He} had done this sort of thing before. Now {pet.he} lay in {pet.his} basket with both eyes shut, pretending to be a cushion.

“Where were you at half past eight?” asked {child}.

The cushion wagged its tail.

{child} searched the basket. There was nothing in it but a chewed wooden spoon.

“Not guilty,” {child.he} said.

# can-you-prove-it
The second suspect was {@first}.

“And where were you?”

“In the shower.”

“Can you prove it?”

“I was singing.”

That was true. The whole street had heard [music: {@song}|it][city: , and most of {city}].[elder2:  The third suspect was {elder2}, who had been asleep in the armchair. {Elder2.He} was still proving it.]

[friend: Then {friend}[!friend.known: , {child’s} best friend,] rang the bell, and wanted to be in the police as well. {Friend.He} got the notebook.

]“We need a police dog,” said {child}.

# a-job
{@Smell}

“Find it,” {child.he} said. “And when you’ve found it, sit. Then you get a biscuit.”

{Pet} had never wanted a job before. Sniff, sniff, sniff, {pet.he} went, all round the bedroom, and {pet.he} sat down right behind {child}.

{Child.He} gave {pet.him} a biscuit and looked under the rug. There was a bit of jigsaw[school:  and a letter from {school}]. But there was no {wish}.[friend:  {Friend} wrote that down.]

# a-very-old-pea
{child} went into the kitchen. Sniff, sniff, sniff, came {pet}, and sat down, right behind {child.him}. {Child.He} gave {pet.him} a biscuit, and lay down and looked under the fridge. There was a very old pea. But there was no {wish}.

{Child} went up the stairs. Sniff, sniff, sniff, came {pet}, and sat. {Child.He} gave {pet.him} a biscuit, and looked through the magnifying glass. There was nothing there at all.[sport:  It was harder work than {sport}.]

“I think,” said {@a}, “{pet} has found out that sitting means biscuits.”

# all-gone
{child} looked in the packet. Oh no. It was empty.

“So {pet} hasn’t been looking at all!” {child.he} said. {Child.He} felt so let down that {child.his} voice went wobbly. {Child.He} sat down on the bottom stair and turned the packet upside down. “All gone, {pet}. You can stop now.”

But {pet} didn’t stop. Sniff, sniff, sniff, {pet.he} came, all the way up to {child}. And {pet.he} sat.

{Pet.He} didn’t look at the packet. {Pet.He} looked at {child}. “Woof,” {pet.he} said kindly, the way you talk to somebody who’s a bit slow.

# who-walked
{child} thought about it.

“{Pet} sat down in the bedroom,” {child.he} said. “Then in the kitchen. Then on the stairs. So that’s where {the wish} went.”

“{Wishes} can’t walk,” said {@a}.

“No. So it’s somebody who can. Somebody who went into the bedroom, and into the kitchen, and up the stairs.”

“Well, it’s not me,” said {@a}. “I’ve been here with my coffee.”

“No,” said {child}. “It’s not you.”

They looked at {pet}. {Pet} looked at {child}.

“It’s me,” said {child}.

# down-the-back
{Child.He} put a hand over {child.his} shoulder, as far as it would go, right down into {@bag}. {@Felt}

{@How}[friend: 

{Friend} crossed out every other suspect.]

So {child} arrested {child.himself}. {Child.He} had to sit in the armchair for a whole minute[elder2: , next to {elder2}], and the police dog sat on top.[athlete:  Not even {athlete} could have got up.] And {@a} said sorry to {pet}, with a new packet.

# the-tea-towel
That evening {@a} did the [us: dishes | washing-up], and {child} and {pet} lay on the warm kitchen floor.

“Has anybody seen the [us: dish towel | tea towel]?” asked {@a}.

{child} had. It was hanging over {@his} shoulder. But {child.he} only looked at {pet}.

And {pet} got up, walked over to {@a}, and sat.

Then {@a} turned out the light, and {pet} lay down again with both eyes shut. {child} yawned, and put {child.his} head on top.

Very softly, the cushion wagged its tail.

# @Gone
On Saturday morning {the wish} was gone. {child} had looked everywhere.
## if wish.sock / wish.mitten / wish.glove
On Saturday morning {child} had one {@pair} on. It was red, with a fox on it, and it was the right one. The left one was gone.

# @Sure
“Did you look properly?” asked {@a}.

“With both eyes,” said {child}.
## if wish.sock / wish.mitten / wish.glove
“How do you know it’s the left one that’s gone?” asked {@a}.

“Because the right one’s here,” said {child}.

# @chair
right at the edge, above {child’s} open [us: backpack | rucksack]
## if wish.kind.food
in its box, right at the edge, above {child’s} open [us: backpack | rucksack]
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
on top of {child’s} hoodie

# @dressed
put on the [us: backpack | rucksack], because detectives always carry something
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
put on the hoodie, because detectives always wear a coat

# @Smell
{Child.He} let {pet} smell the chair, from the back to the seat.
## if wish.sock
{Child.He} held out {child.his} right foot, and {pet} smelled the sock from the heel to the toe.
## if wish.mitten / wish.glove
{Child.He} held out {child.his} right hand, and {pet} smelled the {@pair} from the thumb to the top.

# @bag
the [us: backpack | rucksack]
## if wish.size.tiny & !wish.kind.food / wish.sock / wish.mitten / wish.glove / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
the hood

# @Felt
There was something in there, and it was {wish.feels}. It was {the wish}!
## if wish.kind.food
There was a box in there, and in the box was {the wish}!
## if wish.sock / wish.mitten / wish.glove
There was something in there. It was warm and woolly, and it had a fox on it.

# @How
“{Wish.He} fell off the chair,” said {child}, “and into my [us: backpack | rucksack]. I’ve been carrying {wish.him} the whole time!”
## if wish.size.tiny & !wish.kind.food / wish.teddy / wish.doll / wish.necklace / wish.tie / wish.glasses / wish.spoon / wish.toothbrush
“On top of my hoodie,” said {child}, “and then I put my hoodie on. I’ve been wearing {wish.him} the whole time!”
## if wish.sock
“It was on top of my hoodie,” said {child}, “and I put my hoodie on. I’ve been wearing it the whole time! Just not on my foot.”
## if wish.mitten / wish.glove
“It was on top of my hoodie,” said {child}, “and I put my hoodie on. I’ve been wearing it the whole time! Just not on my hand.”

# @pair
glove
## if wish.sock
sock
## if wish.mitten
mitten

# @Pair
Glove
## if wish.sock
Sock
## if wish.mitten
Mitten

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @He
He
## if adult & !elder
{adult.He}
## if elder
{elder.He}

# @his
his
## if adult & !elder
{adult.his}
## if elder
{elder.his}
