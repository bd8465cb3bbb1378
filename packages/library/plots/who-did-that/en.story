title: Who Did That?
title: Crash, Said Something Under the Sofa
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Who did that?” – “Crash,” smaller and smaller. Let the child be the crash.
% The cup is {adult}’s, else the grandparent’s, else {minder}’s. The dog is the family's, or next door's on a visit, and has a tail; a cat has a paw.

# the-cup
CRASH!

There was {@of-a} blue cup on the floor, in seven pieces.[city:  They must have heard it all over {city}.] Only the spoon was left on the table, and the toast.

And the crash got such a fright that it ran away and hid. You couldn’t see it, but you could hear which way it went. The spoon rattled, the window rattled, and then something rattled under the sofa.

{child} stood quite still and put a hand over one elbow. The elbow had only been going past[sport: , on its way to {sport}], and there was the cup. Nobody had seen. Well, {@pet} had seen. But nobody else must ever know, thought {child}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was lying on the sofa with a cushion over {friend.his} head, playing night-time.]

# who-did-that
Then in came {@a-first}.

“Oh! My cup!” said {@a}, and looked at the pieces. Then {@a} looked at {pet}, {@looked}. “Who did that?”

“Crash,” said something under the sofa.

[friend: “Is it morning?” said {Friend}, under the cushion.

]{@A} lay down flat and peered in, and so did {child}. It was dark in there.

“Was it you who broke my cup?”

“Crash,” said the crash, much smaller.

# the-elbow
[elder & adult: “Have you hurt your elbow?” said {elder}, who had come in[elder2:  with {elder2}].

“No,” said {child}, but {elder.short} put a [us: Band-Aid | plaster] on it all the same.

]“Well, well,” said {@a}. “So it was the crash.”

{child} said nothing. It felt nice. It felt nice all over, except in the elbow. The elbow was ashamed.

{@sniffed}

# butter
{@A} swept up the pieces[music: , humming {music}], because they were sharp. {@sandwich}

“Oh! My toast!” said {@a}. “Who did that?”

“Crash,” said something under the sofa.

{@butter}

[elder & adult: {Elder.short} went and made some more.

][friend: “Is it morning now?” said {Friend}.

]
# out-in-the-rain
“This won’t do,” said {@a}. “That crash will have to live outside, or soon we shan’t have a cup left.”

And {@a} opened the door. It was pouring.

“Crash,” said the crash, because it thought so, too. And it came out, all by itself. It rattled under the sofa, it rattled past the table, and it rattled all the way to the door. There it stopped. It had never been outside before.

{child} held on tight to the elbow.

[elder & adult: “Not without a hat,” said {elder.short}.

][friend: “It hasn’t got any [us: boots | wellies],” said {Friend}, and took off the cushion.

]
# the-spoon
{@goodbye}

Ping!

“Oh! My spoon!” said {@a}. “Who did that?”

“Crash,” whispered the crash, over by the door.

# first-and-last
“No,” said {child}. “You weren’t even there. It was {pet’s} {@tail}. First came the {@tail}. Then came the floor. And last of all came the ping.”

Everybody looked at {pet}. But {child} looked at {child.his} elbow, and took {child.his} hand away.

“And it was this,” said {child}. “First came my elbow. Then came the floor. And last of all came you.”

“Crash?” said the crash.

“You only thought it was you,” said {child}. “I did that.”

# that-one
{@A} looked at the elbow.

[elder & adult: “I knew there was something the matter with it,” said {elder.short}.

]“I liked that cup,” said {@a}.

“So did I,” said {child}.

Then {@a} rubbed the elbow better, and together they went and shut the door.

“I’m sorry, crash,” said {@a}. “Do stay.”

[friend: “You can have my cushion,” said {Friend}.

]
# among-the-lids
It moved into the saucepan cupboard, where there’s nothing to break. {child} opened it up, and in went the crash among the lids.

CLANG! CLATTER! CRASH![school:  They must have heard it all the way to {school}.]

{@ears}

[friend: “Now it’s night-time,” said {Friend}, and closed the cupboard.

]

# this-time
That evening {@a} had tea out of {child’s} mug, the plastic one with the digger on. {child} sat alongside in {child.his} [us: pajamas | pyjamas]. And there was a clatter in the saucepan cupboard, only a little one, like somebody turning over in bed.

“Who did that?” whispered {@a}.

“Crash,” said something in there.

And this time it was true.

# @pet
{Pet}, the dog from next door, who was visiting,
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @looked
who looked guilty, but {pet} always does when anybody asks anything
## if pet.cat
who didn’t look guilty at all, but cats never do

# @sandwich
And when that was done, there was no toast on the table.
## if pet.cat
And when that was done, there was no butter on the toast.

# @butter
{Pet} looked the other way, with butter on {pet.his} nose.
## if pet.cat
{Pet} licked {pet.his} nose, twice.

# @goodbye
{Pet} wanted to say goodbye. {Pet.He} ran past the table, wagging as hard as {pet.he} could[athlete: , and as fast as {athlete}], and the tail took the spoon along.
## if pet.cat
{Pet} wanted to see, too. {Pet.He} jumped up on the table[athlete: , as light as {athlete}], and there was the spoon. {Pet} put a paw on it and pushed it slowly, slowly to the edge. And then a little more.

# @tail
tail
## if pet.cat
paw

# @ears
{Pet} put {pet.his} ears back, but {child} held the door until the crash had settled in.
## if pet.cat
{Pet’s} tail went twice as big, but {child} held the door until the crash had settled in.

# @sniffed
{Pet} came and laid a nose on it.
## if pet.cat
{Pet} jumped up on the back of the sofa and stared at it.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
