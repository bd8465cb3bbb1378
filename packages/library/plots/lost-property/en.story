title: Lost Property
title: One Bucket, Red
title: A Lady in the Bath About a Bucket
guest elder: Mrs Hill (she), Mrs Lane (she)
guest cat: Marmalade (he), Duchess (she)

% The friend stays too: counts the stairs, goes under the cupboard after the plug, and has it when it is too late. It all happens in the house of {elder} (where none is ticked, of an old neighbour, who is looking after the child). The animal (@p): the family's cat or dog, else the elder's cat.

# in-the-bath
[friend: {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were staying the night with {elder}, and were busy with their toothbrushes, | {child} was staying the night with {elder}, and was busy with a toothbrush,] when the bath filled up by itself and a mermaid arrived in it.

She came up all at once, like toast. She had spectacles, a pencil behind each ear, and a clipboard made of oyster shell.

“Lost Property,” said the mermaid. “Are you {elder}?”

“I’m {child},” said {child}, through the foam. “{Elder.short} is downstairs[elder2: , and {elder2} is asleep].”

“Then call, please. Somebody’s got to sign for this, and I’m only here until the water goes.” The mermaid reached behind her and brought up, dripping, a small red bucket with a rope handle. “One bucket. Red. Lost on a Tuesday, off the end of the pier. It’s taken me sixty years. You wouldn’t believe the pipes[city:  under {city}].”

# knees
“{Elder.short}!” shouted {child}. “There’s a lady in the bath about a bucket!”

“Coming!” called {elder.short}. “But it’ll be slow. It’s a knees day!”

They heard {elder.him} start on the stairs. [friend: “One,” counted {friend} at the door. A long pause. “Two.” | One stair. A long pause. Two.]

# the-bottom-half
It was then that {@p} walked in.

{@never-in-a-bath} {@P-he} looked at the mermaid from the waist down, and {@p-his} whole face went soft.

“Hello there,” said the mermaid.

{@P} took no notice. {@P-he} was gazing at the mermaid’s tail.

“It’s always the same,” said the mermaid. “{@kinds} only look at the bottom half. Sailors only look at the top half. I’m all one person, you know. I like crosswords.”[pet.other:  {child} told her about {pet}, who looked at both halves of everybody.] [music: She began to hum {@song}, as if it didn’t matter.]

“I can see all of you,” said {child}. “You’ve got ink on your nose, and your tail’s got a freckle.”

The mermaid went rather pink. “Has it?” she said. “Nobody’s ever told me that.”

[friend: “Three,” counted {friend}. Pause. “Four.” | Three stairs. Pause. Four.]

# nobody-noticed
“Was somebody sad about the bucket?” asked {child}.

The mermaid ran her pencil down the form. “Aged six,” she read. “Cried on the bus, quietly, all the way home. Nobody noticed, because somebody’s brother had been sick in a hat.”

{child} looked at the bucket. It was just the size for somebody of six.

“I’d have noticed,” said {child}.

And {@p}, who couldn’t bear it any longer, jumped.

# the-plug
{@hugs} The mermaid shrieked, because she was ticklish, and the tail went up with {@p} on it and came down again, and the plug shot out and vanished under the cupboard.[friend:  {Friend} vanished after it, all but the feet.]

Gurgle, said the bath.

“Oh no,” said the mermaid. “When the water goes, I go! And if it isn’t signed for, the bucket goes too!”

[friend: “Five,” said {friend}, under the cupboard. | Five stairs.] Pause. The water was already down to [friend: the mermaid’s | her] elbows, and her hair was pointing at the hole.

# the-heel
{child} climbed straight in, in {child.his} pyjamas, and jammed {child.his} heel in the plughole.

Gur, said the bath, and stopped.

It was cold, and it pulled. It felt like being kissed by a whale. [sport: It was a good thing that {child} had strong legs from {@game}.] [athlete: Not even {athlete} had ever stood like that.] “Hurry up, {elder.short}!” yelled {child}.

“I’m on seven!” called {elder.short}. “There’s twelve!”

“It’s getting out [us: around|round] the edges,” whispered the mermaid. So {child}, with one heel down the plughole, grabbed the red bucket, leaned out as far as {child.he} would go, and filled it at the basin. In it went. And again. And again. Slosh, for eight. Slosh, for nine. {@P} was sloshed twice and didn’t let go.

[friend: “I can feel the plug!” called {friend}.]

And there in the doorway, holding on to it, was {elder}.

# signed-for
{Elder.short} didn’t look at the mermaid at all. {Elder.short} looked at the bucket.

“Oh,” {elder.he} said, in quite a small voice. “There you are.”

{child} put the rope handle in one of {elder.his} hands, and kept hold of the other one, because {elder.short} was crying, quietly, the way you would on a bus.

“I noticed,” said {child}.

“So you did, my love,” said {elder.short}.

{Elder.short} signed where the mermaid pointed, with wobbly letters, like somebody of six. [school: They write like that in Reception {at school}.] The mermaid blew on it, unpeeled {@p}, and kissed {@p-him} on the nose, so that {@p-he} had to look at the top half.

“You may take your heel out,” said the mermaid. “Mind the freckle.” And [us: around|round] she went, and [us: around|round], and down.

[friend: “Got it,” said {friend}, and came out from under the cupboard with the plug.]

# sand
Afterwards there were dry pyjamas, and {elder.short’s} big bed [friend: for all of them ]to be warm in. {@P} lay across their feet, smelling a little of herring. [friend: {Friend} had the plug under the pillow. ]On the windowsill stood the bucket, with the moon in it.

“I don’t know what we’ll do with it tomorrow,” said {child}.

“Sand,” said {elder.short}, and turned out the light.

# @game
{sport}

# @song
{music}

# @p
{cat}
## if pet.dog / pet.cat
{pet}

# @p-he
{cat.he}
## if pet.dog / pet.cat
{pet.he}

# @p-him
{cat.him}
## if pet.dog / pet.cat
{pet.him}

# @p-his
{cat.his}
## if pet.dog / pet.cat
{pet.his}

# @kinds
Cats
## if pet.dog
Dogs

# @never-in-a-bath
{cat} was the cat of the house, and had never in {cat.his} life been interested in a bath. {cat.He} jumped on to the edge of this one.
## if pet.cat
{Pet} was {child’s} cat, and had never in {pet.his} life been interested in a bath. {pet.He} jumped on to the edge of this one.
## if pet.dog
{Pet} was {child’s} [breed: {breed}|dog], and had always been against baths. {pet.He} put both front paws on the edge of this one.

# @hugs
{cat.He} didn’t bite. {cat.He} hugged. {cat.He} put all four legs [us: around|round] the tail and shut {cat.his} eyes.
## if pet.cat / pet.dog
{pet.He} didn’t bite. {pet.He} hugged. {pet.He} put all four legs [us: around|round] the tail and shut {pet.his} eyes.
