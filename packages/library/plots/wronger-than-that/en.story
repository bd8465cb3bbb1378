title: Pfff
title: Wronger Than That
guest friend: Bea (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes to put out the light is the grandparent, else {adult}, else {minder}.

# a-hoot
{child} could hoot. {Child.He} put {child.his} hands together, blew between {child.his} thumbs, and out came HOO, hoo-hoo-HOO, so real that people looked up at the trees. Nobody else {@where} could do it. {Friend}[!friend.known: , {child.his} best friend,] had [us: practiced | practised] for three weeks, and {friend’s} still went pfff.

“It’s like somebody sitting down on a cushion,” said {child}. “Listen. This is a hoot.”

{Child.He} had said that quite a few times. {Friend} had stopped laughing at it, and now {friend.he} had stopped [us: practicing | practising] as well.

# a-lady
On Saturday {friend} slept over. At bedtime {child} leaned out of the window and hooted at the dark. And across the garden, without a sound, came an owl, and landed on the windowsill.

It looked at {child} with two enormous black eyes.

“Ke-wick!” it said.

“It answered you!” whispered {friend}.

{@A} had come to turn off the light, and stopped in the doorway. “That’s a lady,” {@he} said. “It’s the gentlemen who go hoo. And then the lady says ke-wick, and then the gentleman brings her a mouse.”

“What gentleman?” said {child}.

They both looked at {child.him}.

# so-sure
“She thinks you’re her husband,” said {friend}.

“I’m {age}!” said {child}.

“Ke-wick!” said the owl. It meant: where’s my mouse?

[pet.dog / pet.cat: {Pet} woke up on the rug. {Pet.He} looked at the owl. The owl looked at {pet}. {Pet} put {pet.his} head under the bed, and thought that all of {pet.him} was under it.]

[pet.other: {Pet} looked at the owl. The owl looked at {pet}. {Pet} turned round and thought that now nobody could see {pet.him}.]

# ham-and-a-sock
“Give her something else,” said {friend}.

{@Ham}

“She’ll get tired of it,” said {@a}. “Bed.”

She didn’t. She said ke-wick at nine, and she said ke-wick at ten. When they shut the window, she knocked.

“She’s so hungry,” said {friend}. “And she’s so sure of you.”

{child} lay with the pillow over {child.his} ears, and it didn’t help, because it was in {child.his} tummy that {child.he} heard it.

# hoo-far-off
Then there was something else. It came from the church tower, far off and thin. Hoo. Hoo-hoo.

“A husband!” {child} flew out of bed[sport:  faster than for any {sport}]. {Child.He} pushed up the window, put {child.his} thumbs together and called to him as loudly as {child.he} could: HOO, hoo-hoo-HOO![athlete:  {Athlete} couldn’t have put more into it.]

At the church it went quiet. The owl on the sill moved up close to {child} and shut her eyes.

They waited. After a long while he tried again, even thinner, from behind the tower. {child} lifted {child.his} hands to help. And then {child.he} didn’t blow.

# its-me
“It’s me,” {child.he} said. “It’s me that makes him stop. He thinks there’s somebody here who’s much better than he is.” {Child.He} looked at {friend}, who was sitting with {friend.his} hands in {friend.his} lap. “So he thinks that there’s no point.”

{Friend} said nothing.

“But if I just stop, she’ll sit here for ever. She thinks I’m wonderful.” {child} swallowed. “{Friend}? Could you teach me yours?”

“My what?”

“Your pfff.”

# wronger
{Friend} looked hard at {child}. But {child} wasn’t joking. So {friend} got up and took hold of {child.his} hands.

“You’ve got your thumbs much too straight,” {friend.he} said. “Wronger. Wronger than that. And then you blow as if you’d already given up.”

Hoo, went {child}.

“Far too nice,” said {friend}.[music:  “That could have been {music}.”]

Hff.

“Better. I mean worse.”

And then {child} got it. It went PFFF, straight into the owl’s face. PFFF, pff-pff-PFFF!

# ke-wick
The owl opened her eyes and leaned back. You could see her going over it all: the ham, the sock, and now this.[pet.dog / pet.cat:  Under the bed {pet} groaned.][pet.other:  Even {pet} looked round.]

And in the silence, thin and far away, somebody went: Hoo. Hoo-hoo.

The owl’s head turned round. It turned right round, until it was facing the church, while the rest of her went on facing {child}, to be polite.

“Ke-wick?” she said.

HOO! said the church. It wasn’t thin any more.

Then there was nobody on the windowsill.

# a-good-teacher
“That,” said {friend}, “was the worst hoot {@worst}.”

“I had a good teacher,” said {child}. “I could show you mine tomorrow. If you’d like.”

“Maybe,” said {friend}. “I’m rather fond of mine now. It works.”

# two-thumbs
[pet.dog / pet.cat: {Pet} came out backwards, got up on the bed and lay down across {child’s} feet, with the sock. ][pet.other: {Pet} turned round again, since nobody was looking. ]Over the fields they could hear them, first the one and then the other. Ke-wick. Hoo.

[elder & adult & !elder2: In the doorway stood {adult} too now, listening, and {elder.short} nodded, as if to say: and then comes the mouse.][elder2: In the doorway stood {elder2} too now, listening, and {elder.short} nodded, as if to say: and then comes the mouse.]

Under the covers {child} put {child.his} two thumbs together, and let them lie.

On the mattress {friend} had fallen asleep with {friend.his} mouth open, and every time {friend.he} breathed out, it went pfff.

# @where
in the class
## if school
{at school}

# @worst
I’ve ever heard
## if city
anybody has heard {in city}

# @Ham
They gave her ham. The owl let it lie. {Friend} ate it. They gave her cheese. {Friend} ate the cheese. They gave her a grey sock with a string for a tail. The owl picked it up, looked at {child} for a long time, and dropped it on {friend}.
## if pet.dog / pet.cat
They gave her ham. The owl let it lie. {Pet} came out and ate it. They gave her cheese. {Pet} ate the cheese. They gave her a grey sock with a string for a tail. The owl picked it up, looked at {child} for a long time, and dropped it on {pet}.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
