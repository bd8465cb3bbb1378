title: The Fourth Ghost
title: Who Is Four?
guest friend: Molly (she), Oscar (he)
guest pet: Dot (she), Biscuit (he)
guest minder: Joan (she), Priya (she)

% The ghost’s “Boo” can hardly be heard, and the last one is a yawn.

# sheets
It rained all day[city:  {in city}]. So {child} and {friend}[!friend.known: , who was {child.his} best friend,] played ghosts.

They were allowed to borrow some sheets from {@lender}. {child} had a sheet, {friend} had a sheet, and {@whose} had a teeny, tiny sheet. Only {pet’s} tail stuck out.

“Boo!” said {child}.

“Boo!” said {friend}.

“{@Woof},” said {pet}, who had never played ghosts before.

They haunted the kitchen. They haunted the hall.[elder:  They haunted {elder}[elder2:  and {elder2}] over the phone.] {@A} was so frightened that {@he} had to eat a bun.

# the-row
“Now we all stand in a row,” said {child}, “and I’ll count the ghosts.”

They stood in a row in the hall, and {child} counted.

“One ghost, that’s me. Two ghosts, that’s {friend}. Three ghosts, that’s {pet}. Four ghosts, that’s …”

{child} stopped.

“{Friend},” {child.he} whispered. “Who is four?”

# the-fourth
There was one more ghost, right at the far end. It was no bigger than a bucket. It wore a sheet that trailed along the floor. And it had no feet.

{Friend} took {child’s} hand. {child} took {friend’s} hand. But {@greets}

“Boo,” said the little ghost. It said it so quietly that you could hardly hear.

# for-real
“Are you a real one?” asked {child}.

“Yes,” said the ghost. “Can I play anyway?”

{child} looked at {friend}. {Friend} nodded.

“Yes, you can,” said {child}.

# oh-how-they-played
And oh, how they played! They played trains[school:  to {school}], and the ghost was the smoke.[sport:  They played at {sport}, and the ghost did the cheering.][music:  They danced to {music}, and the sheet went round and round.] They played hide-and-seek, and the ghost won every single time.[athlete:  Not even {athlete} would have found it.] {@chase}

# give-them-back
Then {@a} called.

“{child}! {Friend}! I’d like my sheets back now, please!”

The little ghost went very still.

“Do I have to give mine back?” it asked.

“Yes,” said {friend}. “It’s {@theirs}. It’s for the bed.”

“But nobody can see me without a sheet,” said the ghost. “I’ve lived here for ages and ages. I’ve said hello every day. But nobody says hello to somebody they can’t see.”

The sheet trembled a bit.

# so-little
{child} scratched {child.his} head. {Pet} sat down close to the ghost, as close as {pet.he} could get. {Friend} lifted the edge of the sheet and measured with both hands.

“But you’re so little,” {friend.he} said. “You don’t need a whole sheet.”

# flop
Then {child} knew. {Child.He} ran into {child.his} room. {Child.He} pulled and pulled at {child.his} pillow until it went flop. And back {child.he} ran with the pillowcase, the yellow one with spots[elder: , the one that {elder} liked best].

“Try this!” said {child}.

The sheet fell in a heap on the floor. There was nothing to see at all. Then up into the air went the pillowcase. It was a perfect fit.

“Am I pretty?” asked the ghost.

“You’re spotty,” said {child}. “That’s even better than pretty.”

# and-bye-you
They put all the sheets in {@as} arms. One, two, three, four.

Then {friend} went home. “Bye, {child}! Bye, {pet}!” {friend.he} called from the door. And then {friend.he} waved again, a bit lower down. “And bye, you!”

# out-walking
That night {@a} tucked {child} in. {@He} patted the pillow and frowned.

“Where’s your pillowcase?”

“It’s gone for a walk,” said {child}.

“I see,” said {@a}. “Will it be home for bedtime?”

{@under}

# boo
“It’s home now,” said {child}. “Say goodnight to it, {@a}. It likes that very much.”

{@A} bent down, all the way down to the floor.

“Goodnight, little pillowcase,” {@he} said. “Sleep tight.”

It was quiet for a long time. And then they heard it, soft as a yawn:

“Boo.”

It meant goodnight.

# @lender
{minder}, who was looking after them
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}

# @he
she
## if adult
{adult.he}

# @whose
{pet}, {friend’s} dog, who was sleeping over at {child’s},
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.dog & breed
{pet} {the breed}
## if pet.cat
{pet}[!pet.known:  the cat]

# @woof
woof
## if pet.cat
miaow

# @greets
{pet} went up and sniffed, and {pet.his} tail went to and fro, to and fro.
## if pet.cat
{pet} went up and rubbed against the sheet, to and fro, to and fro.

# @chase
{Pet} ran after it through every room.
## if breed.Dachshund
{Pet} ran after it through every room on {pet.his} short little legs.
## if pet.cat
{Pet} ran after it through every room and batted at the edge of the sheet.

# @under
Then {pet} lifted {pet.his} head. {Pet.He} looked in under the bed, and {pet.his} tail went to and fro, to and fro.
## if pet.cat
Then {pet} lifted {pet.his} head. {Pet.He} crept in under the bed and rubbed against something there, to and fro, to and fro.

# @theirs
borrowed
## if adult
{adult’s}
