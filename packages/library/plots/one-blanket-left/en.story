title: One Is Missing
title: Bip
title: All Here
guest friend: Ben (he), Poppy (she)
guest pet: Otis (he), Fern (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Bip, bip. One is missing.” The dog is the family’s, else the friend’s, who has come along; a cat does the same: @hairy, @liked, @nose. The grandparent is not in the room, since everybody there is counted.

# a-robot
{child} had a robot[city: , the only one {in city}]. It was as high as a bucket and as round as a bucket, and it had [!city: only ]one small green light. When it was thinking, it said, “Bip.”

{@tonight} They were all going to sleep on the big rug, and {@minding} had put a pile of blankets[elder:  from {elder}[elder2:  and {elder2}]] on the robot’s head.

# one-each
“Bip,” said the robot. “One each.”

It rolled to {child} and gave {child.him} the blue blanket. It rolled to {friend} and gave {friend.him} the red one. It gave the stripy one to {@a}. {@hairy}

There was one blanket left. It was small and yellow.

# one-left
The robot looked at the yellow blanket. There was nobody in it.

“Bip,” said the robot. “Bip, bip. One is missing.”

And off it went to look[music: , humming {music}].

It looked under the sofa. It looked behind the curtain[athlete: , and behind the picture of {athlete}].

“Bip, bip. One is missing.”

# big-bear
“Come to bed, robot,” said {child}. {child} wanted to go to sleep with everybody there. But how can you sleep, with a robot going round and round?

“I know who’s missing,” said {friend}. “It’s Big Bear.”

{friend} wanted Big Bear anyway. {Friend.He} fetched the bear out of {friend.his} [sport: {sport} bag|bag] and put it on the yellow blanket.

The robot rolled up. It looked at Big Bear.

“Bear goes in with {friend},” said the robot. “Bip, bip. One is missing.”

And off it went to look. It looked in {@as} slipper. It looked in the other slipper.[school:  It looked in the bag for {school}.]

# in-one-place
Then {pet} got up.

{@liked} {Pet.He} went round {child}. {Pet.He} went round {friend}. {Pet.He} went round {@a}. Then {pet.he} looked across the room, and {pet.he} didn’t lie down. {Pet.He} made {pet.himself} low, and {pet.he} made {pet.himself} slow, and {pet.he} stared.

“{@Hes} looking for the missing one too,” said {child}.

“{Pet} isn’t looking for it,” said {friend}. “{@Found}”

# count-us
{child} looked where {pet} was looking.

There was the curtain. There was the slipper. And there was the robot, all by itself, with its one small green light.

“Robot,” said {child}. “Count us.”

“{child},” said the robot. “{friend}. {@A}. {pet}. Bip, bip. One is missing.”

“You didn’t count the robot!” said {child}.

# five
The robot stopped.

“Bip?” it said. And then, very quietly, “Do robots get a blanket?”

{child} looked at {@a}.

“I put out five,” said {@a}.[elder:  “{Elder.short} counted them twice.”]

The robot thought about that. It thought for so long that its light blinked twice. It did not move.

# a-little-push
So {pet} went round behind it. {@nose} on the robot’s back, where it was cold, and {pet.he} gave a little push. The robot rolled a bit. {Pet} gave another little push. Past the sofa. Past the slippers. Over the edge of the rug, bump. Right on to the yellow blanket.

# tucked-in
Then {pet} lay down, with {pet.his} chin on the robot’s wheel, and {pet.he} shut both {pet.his} eyes.

{child} tucked one side in. {friend} tucked in the other. {friend} looked at Big Bear, and gave the robot one furry paw to hold.

# all-here
{@A} turned off the lamp. In the dark there was only the one small green light.

“{child},” said the robot. “{friend}. {@A}. {pet}.”

They all waited.

“Me,” said the robot. “Bip. All here.”

# @a
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}

# @minding
{minder}, who was looking after them,
## if adult
{adult}

# @tonight
Tonight {friend}[!friend: , {child’s} best friend,] had come to sleep at {child’s} house, and {friend’s} dog {pet} had come as well.
## if pet.dog / pet.cat
Tonight {friend}[!friend: , {child’s} best friend,] had come to sleep at {child’s} house.

# @hairy
It gave the hairy one to {pet}, because {pet} was a dog, and {pet.he} had made it hairy {pet.himself}.
## if pet.cat
It gave the hairy one to {pet}, because {pet} was a cat, and {pet.he} had made it hairy {pet.himself}.
## if pet.dog & breed
It gave the hairy one to {pet}, because {pet} was {a breed}, and {pet.he} had made it hairy {pet.himself}.
## if pet.cat & breed
It gave the hairy one to {pet}, because {pet} was {a breed}, and {pet.he} had made it hairy {pet.himself}.
## if pet.cat & breed.Sphynx
It gave the thickest one to {pet}, because {pet} was a Sphynx, and hadn’t brought any fur.

# @liked
{Pet} was a dog who liked everyone in one place.
## if pet.cat
{Pet} was a cat who liked everyone in one place.

# @hes
{pet.he} {pet.is}
## if pet.he
he’s
## if pet.she
she’s

# @found
{pet.he} {pet.has} found it.
## if pet.he
he’s found it.
## if pet.she
she’s found it.

# @nose
{Pet.He} put {pet.his} nose
## if pet.cat
{Pet.He} put {pet.his} head
