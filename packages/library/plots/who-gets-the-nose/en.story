title: First Came the Nose
title: To Be Fair
guest friend: Toby (he), Tess (she)
guest pet: Mabel (she), Otto (he)

% The animal is the family’s dog or cat, else the neighbour’s dachshund. Let the child do the nose’s sound at the end.

# twice-into-a-room
{@rooms}

This evening {pet.he} came into {child’s} room, and there [adult: {adult} had put two mattresses on the floor | were two mattresses on the floor]. {Friend}[!friend.known: , {child’s} best friend,] was sleeping over, but there was only one {@kind}.

“{Pet} is going to sleep with me,” said {child}. “{@mine}”

“No, {pet} is going to sleep with me,” said {friend}. “Because I’m the guest.”

# halves
{Pet} looked at {child}. {Pet} looked at {friend}. Then {pet.he} sat down exactly in between and {@itched}.

“We’ll share,” said {child}. “You can have half, and I’ll have half.”

“Where’s the middle, then?” said {friend}.

Nobody knew[city: , not in the whole of {city}]. So they would just have to measure.

# six-shoes
{child} fetched shoes[school: , even the ones {child.he} wore {at school}]. They put one shoe by the nose, and then another shoe, and then another shoe. A boot. A slipper[elder:  that {elder} had left behind]. A sandal[elder2:  that {elder2} had left behind].

“{Pet} is six shoes long,” said {friend}.

Then {pet} got up, {@took} under the bed.

“Now it’s five,” said {child}.

# sausages
They tried with sausages instead. Not real sausages, only the ones from {child’s} toy shop. They laid them in a row, all the way along {pet}. {@licked}, and took one step for each.

“The middle keeps walking about!” shouted {friend}.

“Stand still, {pet}!” shouted {child}.

# the-blanket
{child} took hold of the blanket that {pet} was standing on, and pulled one way[athlete: , as hard as {athlete}]. {Friend} took hold of the other end and pulled the other way[sport: , as if it were the {sport} final].

“My half!”

“No, mine!”

So {pet} left. First went the nose. Then went the tail. Then there was nothing on the blanket at all.

# the-mushroom
Now it was very quiet in the room. {Friend} sat down on the other mattress, knees up under {friend.his} chin.

“At home,” said {friend}, “we’ve got a lamp that shines like a mushroom.”

“We’ve got one that shines like a moon,” said {child}.

“Yes,” said {friend}. “But it isn’t the mushroom.”

It was such a small voice. {child} looked at {friend}. {Child} saw that {friend} didn’t need half a {@kind} at all. {Friend} needed very nearly a whole one.

# under-the-bed
{child} lay down flat and peeped under the bed. There, beside the slipper, shone two eyes.

“{Pet},” whispered {child}. “You don’t have to have a middle. But {friend} is missing home. Can you come?”

First came the nose. Then you had to wait a bit. Then came the tail.

# the-best-end
{child} pushed the mattresses together until they were one big one.

“You have the nose,” {child.he} said to {friend}. “It’s the best end. It’s warm, and it breathes on you.”

“Are you sure?” said {friend}.

“I’m sure. I’ll take the tail.”

{Pet} turned round three times and lay down {@sigh}. {Pet.His} nose was in {friend’s} neck, and {pet.his} tummy was across the gap, and {pet.his} tail was on {child’s} arm. {Pet.He} just reached. You would have thought somebody had measured.

# puff
“{@breathes},” whispered {friend}, and the voice was almost big again.

“What does {pet} say?”

“{@Puff},” said {friend}. “Just {@puff}. And {@puff}.”[music:  It was almost in time to {music}.]

And every time {friend} laughed, the tail {@wagged} and tickled {child’s} arm. The tail wasn’t a bad end at all. In the tail you could feel that {friend} was happy.

# for-fairness
The moon lamp shone[elder: , the one {elder.short}[elder2:  and {elder2}] had chosen]. [adult: {Adult} looked in and saw two heads and a nose. ]{Friend} fell asleep. {child} very nearly did.

But in the middle of the night, when nobody was looking, {pet} got up and turned round the other way. To be fair.

And in the morning {child} woke up because somebody said {@puff}, right in {child.his} ear.

# @rooms
{Pet}, the dachshund from next door, was so long that {pet.he} came into a room twice. First came the nose. Then you had to wait a bit. Then came the tail.
## if pet.dog
{Pet}[!pet.known:  the dog] always came into a room twice. First came the nose, to have a sniff round. Then you had to wait a bit. Then came the tail.
## if pet.dog & breed.Dachshund
{Pet} the dachshund was so long that {pet.he} came into a room twice. First came the nose. Then you had to wait a bit. Then came the tail.
## if pet.cat
{Pet}[!pet.known:  the cat] always came into a room twice. First came the nose, to think it over. Then you had to wait a bit. Then came the tail.

# @mine
Because I’m the one looking after {pet}.
## if pet.dog
Because {pet} is my dog.
## if pet.cat
Because {pet} is my cat.

# @itched
scratched an ear
## if pet.cat
licked a paw

# @took
picked up the slipper and went and put it
## if pet.cat
hooked the slipper with a claw and dragged it

# @licked
But {pet} didn’t know that they weren’t real. {Pet.He} licked every one
## if pet.cat
But {pet} thought that every sausage ought to smell of cat. {Pet.He} rubbed a cheek on every one

# @kind
dog
## if pet.cat
cat

# @sigh
with a sigh
## if pet.cat
full length

# @breathes
{Pet} is breathing on me
## if pet.cat
{Pet} is purring on me

# @puff
puff
## if pet.cat
prrr

# @wagged
wagged
## if pet.cat
twitched
