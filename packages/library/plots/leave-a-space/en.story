title: Room in the Middle
title: Leave a Space
guest friend: Grace (she), Barney (he)
guest pet: Smudge (he), Clover (she)

% Shuffle, shuffle, squash: louder and louder, then soft, then only breath. Leave real silence after both of “And they waited.” The penguin is “she”.
% The cat is the family’s, else next door’s; a dog goes behind the sofa, and snores instead of purring. The British Shorthair is the original.

# a-low-knock
One cold, dark evening[city:  {in city}], when {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were in their pyjamas, there was a knock at the back door.

It was a very low knock.

Pat, pat, pat.

{@opened} There on the mat stood a penguin.

“Good evening,” said the penguin. “Is this where I go to sleep?”

“No,” said {child}. “This is where I go to sleep.”

“Oh, good,” said the penguin, and she came in.

# bump
Shuffle, shuffle, bump! That was the doorstep.

Shuffle, shuffle, bump! That was the table.

Shuffle, shuffle, bump! That was {pet}.

# a-baby-penguin
{@whose}, and {pet.he} did not like being bumped. {Pet.He} looked at the penguin. The penguin looked at {pet.him}.

“What a lovely {@fat} baby penguin,” said the penguin.

{Pet} went [pet.dog: behind | under] the sofa.

“That’s not a penguin,” said {child}. “That’s {pet}.”

“{Pet.He} {pet.is} only shy,” said {friend}.

# lost
The penguin yawned. She had a very big yawn for a bird. But she didn’t lie down.

“Are you not sleepy?” asked {child}.[sport:  “Do you want to {play sport}?”]

“I’m ever so sleepy,” said the penguin. “But I can’t sleep by myself. Penguins sleep in a huddle. All squashed up together, with somebody warm in the middle.” Her beak drooped. “And I’ve lost my huddle.”

Poor penguin!

“We can be a huddle,” said {child}.

“We’re good at squashing,” said {friend}.[school:  “We do it {at school}.”]

# squash
So {child} stood on one side. {Friend} stood on the other side.[elder:  [adult: {Elder} | {Elder.short}] stood at the back[elder2: , with {elder2}].] And they squashed.

Shuffle, shuffle, squash!

The penguin shut her eyes. Then she opened them again.

“It’s a very nice huddle,” she said. “But there’s a [us: draft | draught] in the middle.”

So {child} put a cushion in the middle.

Shuffle, shuffle, squash!

“Too flat,” said the penguin.

[elder: So {elder.short} put a cardigan in the middle.

Shuffle, shuffle, squash!

“Too tickly,” said the penguin.

]So {friend} put {@teddy} in the middle.

Shuffle, shuffle, squash!

“Too cold,” said the penguin. “He’s a dear, but he’s got no warm in him.”

# two-eyes
Who was warm? Who was warm and round and just right for the middle?

They all looked [pet.dog: behind | under] the sofa.

Two {@orange} eyes looked back.

“{Pet},” said {friend}, “please will you come?”

{Pet} did not come.

“Come on, {pet}!” said the penguin, rather loudly.

{Pet} went further [pet.dog: in | under].

# a-space
But {child} knew about {pet}. You couldn’t pull {pet.him}. You couldn’t push {pet.him}. You couldn’t shout {pet.him}.[athlete:  Not even {athlete} could have done it.] You could only leave a space, and wait.

So {child} whispered, “Leave a space.”

They left a space. A round one. One the size of {pet}.

And they waited.

And they waited.

Out came a [pet.dog: nose | whisker].

Out came a paw.

Out came all the rest of {pet}, very slowly, as if {pet.he} were going somewhere else. {Pet.He} walked [us: around | round] the penguin. {Pet.He} walked [us: around | round] {friend}. {Pet.He} walked [us: around | round] {child}.

# the-middle
And then {pet} walked into the middle and [pet.dog: lay | sat] down.

Shuffle, shuffle… squash.

“Ohhh,” said the penguin. “Warm.”

And {pet} began to [pet.dog: snore. Hrrrr, hrrrr, hrrrr. | purr. Prrrr, prrrr, prrrr.] It went into {friend’s} knees. It went into {child’s} tummy. It went right up to the tip of the penguin’s beak.

“Is that baby penguin humming?” she said.[music:  It did sound a bit like {music}.]

“Yes,” said {child}, because it was too late to explain.

# shhh
The penguin shut one eye. Then she shut the other eye.

{Friend} shut {friend.his} eyes. {child} shut {child.his} eyes.[elder:  {Elder.short} shut {elder.his} eyes[elder2: , and so did {elder2.short}].][adult:  {Adult} put a blanket [us: around | round] them all.]

And all the huddle went soft and slow, and down they sank on to the cushions, with nobody left out and nobody cold.

Shuffle…

Shuffle…

Shhh.

# @opened
{child} opened the door.
## if adult
{Adult} turned the key, and {child} opened the door.
## if elder & !adult
{Elder} turned the key, and {child} opened the door.

# @whose
{Pet} was the cat from next door, who liked {child’s} sofa best. {Pet.He} {pet.was} big and round
## if pet.cat
{Pet} was {child’s} cat. {Pet.He} {pet.was} very soft and very grand
## if pet.cat & breed.British Shorthair
{Pet} was {child’s} cat. {Pet.He} {pet.was} big and round and grey
## if pet.dog
{Pet} was {child’s} dog. {Pet.He} {pet.was} very soft and very sleepy

# @fat
fat
## if pet.cat
soft
## if pet.cat & breed.British Shorthair
fat
## if pet.dog
soft

# @orange
orange
## if pet.cat
round
## if pet.cat & breed.British Shorthair
orange
## if pet.dog
round

# @teddy
{friend.his} teddy
## if friend.name
a teddy
