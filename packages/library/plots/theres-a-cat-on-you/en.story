title: {Pet} Gets a Job
title: There’s a Cat on You
title: Mind the Teapot
guest pet: Pepper (she), Tuppence (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The witch is cross only because she is tired. “Mind the teapot” is said as one says “mind the step”. From the armchair on it gets slower and slower.

# witchs-cat-wanted
The notice was pinned to a lamp post at the end of the road[city:  in {city}].

WANTED, it said. WITCH’S CAT. MUST FLY. NO TIME-WASTERS. And underneath, in smaller letters, Number 9, mind the teapot.

{child} read it out to {pet}[!pet.known: , {child.his} cat]. {Pet} was washing {pet.his} elbow.

“You wouldn’t like it,” said {child}. “It sounds like work.[sport:  You don’t even like watching {sport}.]”

But {pet} stood up, put {pet.his} tail in the air, and walked off to Number 9. So {child} had to go too[friend: , and so did {friend}[!friend.known: , {child.his} best friend]].

# mind-the-teapot
The door opened before they could knock. There stood the witch. Her hat was on back to front. She had one boot and one slipper, and she was holding a jug of milk with a newt in it.

“Yes?” she said. “What? Are you the cat?”

“I’m {child},” said {child}. “This is the cat.”

“Mind the teapot,” said the witch.

They stepped over it. The teapot had prickles and a small, worried face. It shuffled away under the stairs.

[friend: {Friend} lay down on {friend.his} tummy to see where it had gone. “I’ll mind it,” {friend.he} said, and tickled it under the spout.

]“It was meant to pour by itself,” said the witch crossly. “It came out as a hedgehog. Everything comes out as something, lately. That coat stand is meant to be an umbrella, and I’d rather not talk about the bathroom. I need a proper cat! A proper cat would put it all right.”[elder: 

“Allow me,” said {elder}, who had come along to see what sort of witch it was, and took the newt out of the jug.[elder2:  {Elder2} found it a saucer of water.]]

# three-tests
The witch took out a list. “First test. Yowl at the moon.”

{Pet} looked at the moon. {Pet.He} opened {pet.his} mouth very wide. It was a yawn.

“Hmm,” said the witch, and made a cross on the list. “Second test. Sit on the broom.”

{Pet} sniffed the broom. {Pet.He} lay down on the bristly end and rolled over.

The witch made another cross. “Third test! Fetch me the toad from the cellar.”

{Pet} went down the cellar steps. {Pet.He} {pet.was} gone a long time. When they went to look, {pet.he} {pet.was} curled up with {pet.his} chin on the toad, and both of them had their eyes shut.

“Hopeless!” cried the witch. “No yowling, no flying, no fetching! I said no time-wasters!” She waved her wand in a temper, and the cellar light turned into a pear.

# seven-cups
{child} didn’t answer straight away. {Child.He} {child.was} looking [us: around | round]. {Child.He} had counted seven cups of cold tea on the way in[school: , as carefully as {at school}]. And there were big dark circles under the witch’s eyes.

“Excuse me,” said {child}. “When did you last go to bed?”

The witch opened her mouth and shut it again. “What day is it?”

“Saturday.”

“Then it was the Thursday before last,” said the witch. “How can I go to bed? Every time I sit down, I think of something that I’ve got to put right. So I jump up and put it right, and it goes wrong, and then there are two things.”

# only-for-a-minute
{child} nodded. “I don’t think you need a cat who can fly,” {child.he} said. “I think you need one who can sit. Would you try that armchair? Only for a minute.”

“I haven’t got a minute,” said the witch, but she sat.

{child} picked up {pet}, who was warm and floppy from the cellar, and put the whole cat down in the witch’s lap. {Pet} turned round once. {Pet.He} turned round twice. Then {pet.he} settled, and {pet.he} became, as {pet.he} always did, much heavier than {pet.he} looked.[athlete:  Not even {athlete} could have lifted {pet.him}.]

# the-rule
“Now then,” said the witch. “I must just see to that coat stand –”

“You can’t,” said {child}. “There’s a cat on you.”

The witch looked down. “Oh,” she said. “So there is.”

“You’re not allowed to move,” said {child}. “It’s the rule.”

{Pet} began to purr. It started small, and it grew, until the chair hummed with it[music: , a bit like {music}]. The witch’s shoulders came down. Her wand rolled off onto the rug. She said something about the bathroom, and then she snored.

# coming-right
And all through the house, things began to come right. The pear lit up. The coat stand folded itself and opened out as an umbrella. Under the stairs there was a sigh, and the prickles went smooth. {child} heard the teapot pour out one hot cup, all by itself.

# cat-comes-tuesdays
There is a new notice at Number 9 now. CAT COMES TUESDAYS, it says. DO NOT RING.

But tonight isn’t Tuesday. So when {@a} had tucked {child} in, there was a soft thump on the covers. {Pet} turned round once. {Pet.He} turned round twice.

And after that, of course, {child} wasn’t allowed to move.

# @a
{minder}
## if adult
{adult}
