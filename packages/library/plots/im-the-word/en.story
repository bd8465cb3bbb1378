title: The Letter with a Hole in It
title: Hello, Eye
guest friend: Romy (she), Caspian (he)
guest elder: Mrs Lovell (she), Mr Lovell (he)
guest minder: Effie (she), Dulcie (she)

% {elder} is the family’s own, minding a house for the week, else a neighbour. Let the child say “hello, eye” and look through a ring of fingers.

# flip-flap-flop
{child} had a letter. It came through the door, flip, flap, flop, and it landed on the mat.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed it first.][pet.cat:  {Pet}[!pet.known:  the cat] sat on it a little.][pet.other:  Only {Pet} took no notice.]

“It’s from {elder},” said {@who}. {@minded} “Shall we see what it says?”

# hello-eye
{@A} opened the letter. But there, right in the middle, was a hole. {Child.He} could see {@whose} eye looking through it.

“Hello, eye,” {child.he} said.

“Hello, {child},” said {@a}. “Oh dear. Somebody has nibbled this.”

# one-horn
Then {child} saw him. He was sitting on the envelope, as round as a button, and he had a tiny crumb of paper on his chin.

“A snail!” said {child}.

The snail put out one horn. He put out the other horn.

“You ate my letter,” {child.he} said.

The snail went in.

# bring-a-hole
“Well,” said {@a}, “I can read some of it. It says, Dear {child}, please come to tea. And please bring a … hole.”

“Bring a hole?” said {child}.

“Bring a something,” said {@a}. “But the snail ate the something.”

# three-guesses
Just then, rat-a-tat, there was [!friend.known: {child’s} best friend ]{friend} at the door, in {friend.his} yellow boots. {child} showed {friend.him} the hole, and then the snail.

“I think it said spoon,” said {friend}.

“I think it said teddy,” said {child}.

“I think it said cake,” said {@a}. “I do hope it said cake.”

# the-wagon
So they brought them all. They put the spoon in the wagon, and the teddy in the wagon, and the cake in the wagon. {child} put the snail on a big green leaf, and he went in the wagon too. Then off they went to see {elder.short}. {@A} pulled[music:  and hummed {music}]. {Friend} pushed[athlete: , as hard as {athlete}]. {Child.He} walked beside the snail, and told him not to eat anything else[city: , not even a little bit of {city}].[school:  It was slower than going to {school}.]

# is-it-this
{Elder.short} was at the gate.[elder2:  {Elder2.short} waved from the window.]

“Did you get my letter?” said {elder.short}. “Did you bring it?”

{child} held up the spoon. “Is it this?”

“No, [us: sweetheart | my duck],” said {elder.short}. “I’ve got spoons.”

{Child.He} held up the teddy. “Is it this?”

“No, [us: sweetheart | my duck]. But he’s very welcome.”

{@A} held up the cake. “Is it this?”

“No,” said {elder.short}. “But it’s very welcome indeed.”

# he-ate-the-word
{child} looked in the wagon. There was only the snail, and he was no help at all. {Child.His} lip began to wobble.

“I didn’t bring it,” {child.he} said. “He ate the word. And I didn’t bring it.”

{Friend} came round from behind the wagon, where {friend.he} had been pushing. {Friend.He} took hold of {child’s} hand.

# in-yellow-boots
And {elder.short} began to laugh.

“But there it is!” said {elder.short}. “There it is, in yellow boots! I wrote, Please bring a friend.”

{child} looked at {friend}. {Friend} looked at {child}.

“I’m the word!” said {friend}.

“You’re the word!” said {child}. “I brought you all the time!”

# so-they-had-tea
So they had tea. Teddy had a chair, and {friend} had the spoon, and everyone had cake[elder2: , and {elder2.short} had two pieces][sport: , and then there was just time to {play sport}]. And the snail had a lettuce leaf, under the pink flowers, right by the back step.

“He can live here,” said {elder.short}. “But not in the [us: mailbox | letter box].”

# night-night-eye
That night, {@a} put the letter beside {child’s} bed.[pet.dog:  {Pet} lay down on the rug.][pet.cat:  {Pet} lay down in the warm place by {child.his} feet.][pet.other:  {Pet} was quiet.] {Child.He} looked through the hole, and there was {@whose} eye again.

“Night-night, eye,” {child.he} said.

“Night-night, {child},” said {@a}.

And in the garden at the end of the street, under the pink flowers, the snail put in one horn. He put in the other horn.

And he went to sleep.

# @who
{minder}, who was looking after {child.him}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}

# @minded
{Elder} lived in the last house in the street.
## if elder
{Elder.short} was minding the last house in the street this week.
