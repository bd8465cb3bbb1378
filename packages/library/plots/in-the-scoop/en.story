title: {@C} in the Bucket
title: Dig! Lift! Tip!
title: It Has a Tail
guest cat: Tibbs (he), Treacle (she)

% The animal in the bucket (@c): the family's cat or dog, else next door's cat. Whoever carries to bed (@a): {adult}, else the elder, else whoever reads the story.

# brum
Outside {child’s} house stood a digger. It was yellow and it was huge[city: , the hugest in all of {city}], and it went like this:

Brum, brum, brum. Dig! Lift! Tip!

[short: It was digging a hole for [elder: the apple tree that {elder} [elder2: and {elder2} were|was] holding|an apple tree]. | The digger was digging a hole for [elder: {elder.short’s} apple tree|an apple tree]. [elder: {Elder} [elder2: and {elder2}] stood by with the tree in both arms. ]]{child} stood at the fence and watched[friend: , and so did {friend}].

Brum, brum, brum. Dig! Lift!

But there wasn’t any tip.[!short:  Something was wrong.]

# it-has-a-tail
“Why have you stopped?” called {child}.

“I can’t tip,” said the digger. “There’s something in my bucket. It’s soft. And it has a tail.”

{child} climbed up on the fence and looked into the bucket.

There lay {@c-first}.[!short:  {@C-he} had warm fur, and {@c-he} had a very loud voice.]

[!short: “{@C}, come down!” said {child}.

“{@no},” said {@c}. That meant no.]

# shake
“I can shake a bit,” said the digger. And it shook. Shake, shake, shake.

Did {@c} fall out?

No. {@C} thought it was lovely. {@C-he} began to {@purr}.

[!short: “I can swing a bit,” said the digger. And it swung. Swing, swing, swing.

Did {@c} climb out?

No. {@C} rolled over on {@c-his} back, with all four paws in the air.]

[music: [short: The digger played {@song} on the radio. | “I can play the radio,” said the digger. And it played {@song}.

]But {@c} only waved a paw.

]
[friend: “Tickle {@c-him},” said {friend}.

[short: But|“I’ve only got a bucket,” said the digger. And] you can’t tickle anybody with a bucket.

]
# toot
“I can hoot a bit,” said the digger. And it hooted. HOOOOT! [school: They heard it all the way to {school}.]

Did {@c} jump out?

No. {@C} hooted back.

“{@long}!”

[pet.other: Indoors at the window, {pet’s} eyes went perfectly round.

]“Oh dear,” said the digger. “I’m so big and I’m so strong[athlete: . I’m stronger than {athlete}]. But I can’t move {@one}.” And it hung its bucket down, and it was sad.

## if short
[school: The digger hooted. HOOOOT! They heard it all the way to {school}. But {@c} didn’t move.

]“I’m so big and so strong[athlete: , stronger than {athlete}],” said the digger. “But I can’t move {@one}.” And it hung its bucket down, and it was sad.

# round-as-a-bowl
{child} thought about it. {child.He} put {child.his} hand into the bucket and felt.

It was warm from the sun. It was round like a bowl. And at the bottom was a little soft sand.

“I know what {@c} wants,” said {child}.

{child.He} fetched {child.his} red spade. {child.He} went to the heap of sand, just where the sun was shining. [sport: It was a heap so big that you could {play sport} on it.] And {child} dug.

Brum, brum, brum. Dig! Lift! Tip!

It made a little hole. It was warm from the sun. It was round like a bowl. And it was exactly as big as {@one}.

# out
[short: The digger let down its arm, slowly, slowly. And {@c} stepped out, walked over to {child’s} hole, turned round once and lay down. | {@C} looked at the hole. The digger let down its arm, slowly, slowly, all the way to the ground.

And {@c} stepped out. {@C-he} walked over to {child’s} hole. {@C-he} turned round once and lay down.]

“{@yes},” said {@c}, very quietly. That meant thank you.

[!short: “You dug better than me!” said the digger.

“You dig big,” said {child}. “I dig small.”]

Brum, brum, brum. Dig! Lift! Tip! Into the digger’s hole went the apple tree[elder & !short: , and {elder.short} held it up straight]. {child} patted down the earth[!short:  with {child.his} red spade], pat, pat, pat[friend & !short: , and {friend} gave it a drink from a bucket].

# the-other-digger
Then it was evening.[!short:  The digger laid its bucket on the ground and bent its long neck.

“Brum,” it said. And it was asleep.

|  ]Indoors in the hall stood {child}, and both {child.his} legs were tired.

“I can’t walk to bed,” said {child}.

“That’s a pity,” said {@a}. “But luckily I’m a digger.”

{@A} made two arms as round as a bucket.

“Brum, brum, brum,” said {@a}. “Dig. Lift.”

And {@a} carried {child} all the way to bed.

“Tip,” whispered {@a}.
## if !adult & !elder
Then it was evening.[!short:  The digger laid its bucket on the ground and bent its long neck.

“Brum,” it said. And it was asleep.

|  ]Indoors in the hall stood {child}, and both {child.his} legs were tired.

“I can’t walk to bed,” said {child}.

“That’s a pity,” said the one who was going to read the story. “But luckily I’m a digger.”

And whoever it was made two arms as round as a bucket.

“Brum, brum, brum. Dig. Lift.”

And {child} rode in the bucket all the way to bed.

“Tip,” whispered the digger.

# a-small-hollow
{child} curled up small. {@A} sat down on the bed, [pet.other: {pet} settled down in the straw, ]and there, close by, was a little hollow. It was warm. It was round like a bowl. And it was exactly as big as {child}.

{child} snuggled into it and shut {child.his} eyes.

“Brum, brum, brum,” said {child}, very quietly.

And out on the heap of sand lay {@c}, asleep.
## if pet.cat / pet.dog
There lay {child}[short:  in bed, and|, in a bed that was soft and warm. And] behind {child.his} knees was a little hollow, and it was exactly as big as {@one}.

{@C} turned round once and lay down.

“Brum, brum, brum,” said {@c}.

And {@c-he} went on and on, until {@c-he} and {child} were both asleep.

# @song
{music}

# @a
the one who was going to read the story
## if adult
{adult}
## if elder & !adult
{elder.short}

# @c
{cat}
## if pet.cat / pet.dog
{pet}

# @c-he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @c-him
{cat.him}
## if pet.cat / pet.dog
{pet.him}

# @c-his
{cat.his}
## if pet.cat / pet.dog
{pet.his}

# @c-first
{cat}! {Cat} was the cat from next door
## if pet.cat / pet.dog
{pet}! {Pet} was {child’s} [breed: {breed}|[pet.dog: dog|cat]]

# @one
a cat
## if pet.dog
a dog

# @purr
purr
## if pet.dog
snore

# @no
MEEOW
## if pet.dog
WOOOF

# @long
MEEEEEEOW
## if pet.dog
WOOOOOOF

# @yes
Meow
## if pet.dog
Woof
