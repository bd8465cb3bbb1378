title: The Snail Gets On
title: The Wheelbarrow Bus
title: One More Getting On
guest hen: Doris (she), Brenda (she)
guest neighbour: Mrs Hill (she), Mrs Lane (she)

% Whoever has the washing (@a): {adult}, else the neighbour. The snail is "it".

# the-bus
{Elder} had a wheelbarrow that was green, except where it was rusty. By day it moved earth about. But after supper, when the sun was low and the [us: gnats | midges] were dancing, it was a bus.

{child} was the driver. {child.He} sat at the front and steered with a saucepan lid[elder2: , which {elder2} was looking for in the kitchen]. {Elder} was the engine, because {elder.he} went behind and had the arms for it.[pet.dog:  {child’s} dog, {pet}, ran alongside and was a motorbike.]

“Next stop, the gooseberry bush!” shouted {child}. “[us: Honk | Parp]!”

“Brum,” said {elder.short}, and off they went.

# gooseberry-bush
{Friend}[!friend.known: , {child’s} best friend,] was waiting at the gooseberry bush, with {friend.his} pockets full of gooseberries and a hat on, because {friend.he} {friend.was} going a long way.

“Is this the bus for World’s End?” asked {friend}.

“Yes,” said {child}. “[city: It comes all the way from {city}. ]It stops at the compost heap as well[school: , and at {school}]. That’ll be one leaf, please.”

{Friend} paid one leaf and climbed in.[pet.other:  {Friend.He} had another in {friend.his} pocket, to give to {pet} at {child’s} house.] Then {friend.he} saw somebody down by the wheel. It was a snail.

“Wait!” called {friend}. “There’s one more getting on!”

The snail put up one eye. Then it put up the other eye. Then it began to get on.

It took some time.

“We may as well be going,” said {elder.short}, “while it does.”

And the bus rolled along, brum, brum, with two on board and one still getting on.

# water-butt
The next stop was the [us: rain barrel | water butt], where a hen called {hen} was looking at her watch, only she hadn’t got one. She paid with a feather, and sat down in {friend’s} hat.[pet.cat:  {child’s} cat, {pet}, was sitting there too, but {pet.he} {pet.was}n’t going anywhere. {Pet.He} {pet.was} just sitting.]

“Is the snail on yet?” asked {child}.

“No,” said {friend}. “But its eyes are.”

And the bus rolled along, brum, brum, with three on board and one still getting on.

# pumpkin
The next stop was the vegetable patch, where there was a pumpkin. It didn’t say where it was going, but it looked like somebody who had always wanted to go by bus. It took {child} and {friend} together to get it up the step.

“Brum,” said {elder.short}, but more slowly now. “Is the snail on yet?”

“No,” said {friend}. “But its tummy is.”

# washing-line
The next stop was [adult: the | next door’s] [us: clothesline | washing line], and there was {@a}, with a great big armful of sheets.

“Do you go past [adult: the | my] house?” asked {@a}. “I’ve been on my feet all day.”

“World’s End first,” said {child}. “But after that we do.”

{@A} paid with a [us: clothespin | clothes peg], and climbed up on the very top, [age>=5: hugging the pumpkin, ]with the sheets over everybody. {hen} went further down into the hat. It was a terrible squash, and exactly right.

# finished
“Hold tight!” shouted {child}. “[us: Honk! Honk | Parp! Parp]!”

But the bus didn’t move.

{child} looked round. {Elder.short} had sat down in the grass. {Elder.His} cheeks were pink, and {elder.he} {elder.was} puffing like a kettle.

“I think that’s the end of the engine,” said {elder.short}. “[sport: It’s harder work than {sport}, and it’s|It’s] rather an old model, you know.”

It was a long way to World’s End, and even further home.

“What do you do with an engine,” asked {friend}, “when it can’t go any more?”

{child} thought so hard that the saucepan lid went round.

“You let it ride,” {child.he} said.

# it-rides
Everybody got off, except the [age>=5: pumpkin. And except the ]snail, who hadn’t got on yet. {Elder.short} was helped in at the front, with a heap of sheets behind {elder.his} back and {elder.his} feet in the air, and was given the saucepan lid to hold, which had never happened to an engine before. {@A} took one handle. {child} and {friend} took the other, all four hands of them. {hen} walked in front to show the way.

“Can you go brum?” asked {elder.short}.

“Brum!” said {@a}.

“Brum! Brum!” said {child} and {friend}.

And the bus was off again![athlete:  Not even {athlete} could have gone brum any better.]

# worlds-end
It rolled past the [us: rain barrel | water butt][pet.cat: , where {pet} still {pet.was}n’t going anywhere], and past the vegetables, and all the way down to the fence, where the grass stops and the field begins, and that was World’s End. They stood and looked at it for a bit. The moon was up already.

# last-stop
[music: On the way home the bus had a radio. It was {friend}, humming {@song}. ]{hen} got off at the hen house. {Friend} got off at the gate, where {friend.he} {friend.was} being fetched, and gave everybody a gooseberry. [age>=5: The pumpkin was put down by the back door. ]{Elder.short} had gone to sleep with {elder.his} chin on the saucepan lid, so {elder.he} had to be woken.

“Last stop,” said {child} kindly. “Thank you for travelling with us.”

“Thank you,” said {elder.short}. “It’s the best bus I’ve ever been on.”[elder2:  And {elder2} got the lid back.]

{@CarriedIn} The wheelbarrow stayed out by the steps, under the stars, with its handles sticking straight out, and there was nobody left to say brum.

# got-on
And then, when everybody was asleep, it happened.

The snail got on.

It crept over the edge and had a look round. There were plenty of seats. It chose one right at the front, next to a gooseberry, and pulled in one eye, and pulled in the other, and waited for the bus to go.

# @a
{neighbour}
## if adult
{adult}

# @carriedIn
Then {neighbour} carried her sheets home, and {elder.short}, who’d had such a good rest, carried {child} in[pet.dog: , and {pet} carried in the [us: clothespin | clothes peg]].
## if adult
Then {adult} carried {child} in, [!pet.dog: and ]{elder.short} carried in the sheets[pet.dog: , and {pet} carried in the [us: clothespin | clothes peg]].

# @song
{music}
