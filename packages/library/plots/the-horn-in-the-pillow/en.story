title: The Unicorn on the Pillow
title: Horn, Hoof, Tail and Prance
title: Pop and Pip

% The unicorn is "it". The rule: loud makes it bigger, whispered makes it smaller. The grown-up is @a.

# on-the-pillow
There was a unicorn on {child's} pillow[city:  in {city}], and it was no bigger than a thumb.

[short: Its horn sparkled | It had a white mane and black eyes, and a horn that sparkled] like a grain of sugar.[!short:  It stood quite still and looked at {child}.]

“{@Call},” whispered {child}. “Come and look.”

{@A} tiptoed up to the bed.

“Oh,” whispered {@a}. “Can it dance?”

# as-a-cat
It could. All it needed was a rhyme. [friend: {Friend} had made up a good one, and now {child} and {@a} said it out loud: | So {child} made one up, and they both said it out loud:]

“Horn, hoof, tail and prance, do the unicorn dance!”

Clip, clop, went the hooves on the pillow. And pop! Now the unicorn was as big as a cat.[pet:  {Pet} stared and stared.]

# as-a-horse
“It grew!” laughed {child}. “Again! Louder!”

“Horn, hoof, tail and prance, do the UNICORN DANCE!”

Clip, clop[short: ! | , went the hooves on the [us: blanket | duvet].] And pop! Now the unicorn was as big as a horse[athlete: , and stronger than {athlete}].

Up climbed {child}. [short: The mane | The unicorn’s back was warm, and its mane] smelled of strawberries.[sport:  It was nearly as much fun as going to {play sport}.]

# as-an-elephant
“Again[adult: , {adult}]! As loud as we can!”

They took a big breath, right down to their tummies.

“HORN, HOOF, TAIL AND PRANCE, DO THE UNICORN DANCE!”

Clip, clop! And POP! Now the unicorn was as big as an elephant.

{@A} was squashed behind its bottom, with a mouth full of tail.

[!short: “Pffft,” said {@a}.

]

# in-the-ceiling
But oh no! The horn was stuck in the ceiling.[!short:  The unicorn couldn’t dance one step.][elder:  {Elder} came and pulled at a hoof[elder2: , and {elder2} pulled at {elder.short}].[!short:  But the horn stayed where it was.]]

“STOP GROWING!” shouted {child}.

Pop! Bigger.

“HELP!” shouted {@a}.

Pop! Bigger still.

# the-eye
The unicorn was so worried that it did a great big …

PARP![school:  They heard it all the way to {school}.]

Pop! The biggest in the whole world.

{child} laughed so much that {child.he} nearly fell off. But then {child.he} saw the unicorn’s eye. It was as round as a plate, and there was a tear in it.

“Are you scared?” whispered {child}.

And the unicorn got a tiny, tiny bit smaller.

# softly
{child} thought.[!short:  When they shouted, the unicorn got bigger. But just now, when {child.he} whispered, it got smaller.] {child.He} looked at {@a} and put one finger to {child.his} lips. Behind the tail, {@a} nodded[!short: , without a sound].

So {child} leaned forward over the soft, soft mane and whispered:

“Horn, hoof, tail and prance, do the unicorn dance.”

Clip, clop. Out came the horn. And pip, now the unicorn was as big as a horse.

# softer-still
[!short: {child} whispered even more softly:

“Horn, hoof, tail and prance, do the unicorn dance.”

Clip, clop. Pip, now the unicorn was as big as a cat, and {child} was sitting on the bed.[pet.dog / pet.cat:  {Pet} came and gave it a sniff.]

]The last time was the softest of all. Only {child's} lips moved.

“Horn, hoof, tail and prance, do the unicorn dance.”

Clip. Clop. Pip.

# tucked-in
There was a unicorn lying on {child's} pillow, and it was no bigger than a thumb.

[!short: [elder: {Elder} tiptoed out[elder2: , and {elder2} tiptoed after]. ]]{@A} tucked [elder: the unicorn | it] up in a corner of the [us: blanket | duvet], and tucked in {child}[music:  and hummed {@song}, so softly you could hardly hear].

“Tomorrow we’ll shout it,” whispered {child}.[friend:  “{Friend} too.”]

“A little bit,” whispered {@a}.

Out went the light. On the pillow, a grain of sugar sparkled.

“Horn, hoof, tail and …” whispered {child}.

But the prance was fast asleep.

# @a
the grown-up
## if adult
{adult}

# @A
The grown-up
## if adult
{Adult}

# @Call
Psst
## if adult
{Adult}

# @song
{music}
