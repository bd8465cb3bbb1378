title: Abracadabra, Gone
title: Nobody Knows Where
title: The Best in the World at Magic
guest minder: Mrs Pocock (she), Mrs Lamb (she)

% The unicorn shuts its eyes to do magic, and doesn’t know that it eats. Who the child is in the meadow with: {@m}.

# best-in-the-world
In the middle of the meadow stood a unicorn, and it was the best in the world at magic.[city:  It was the best {in city}, too.] It said so itself.

“I want to see!” said {child}, who was sitting on a [us: blanket | rug] with {@first} and a basket.[sport:  “And after that we can {play sport}.”]

“I shall need a carrot,” said the unicorn.

{child} put a carrot on the grass. The unicorn pointed at it with its horn. Then it shut its eyes.

“Abracadabra!”

Crunch, crunch, crunch.

“Gone!” said the unicorn.

And the carrot was gone.

“Where did it go?” said {child}.

“Nobody knows,” said the unicorn.[pet.dog:  {Pet} the dog had a good look in the grass.][pet.cat:  {Pet} the cat, who was lying on the [us: blanket | rug], looked as if {pet.he} knew.][pet.other:  {Pet}, at home, did magic in just the same way.]

# gone
Next it did an apple[friend:  that {friend}, {child’s} best friend, had only bitten once]. Abracadabra! Scrunch, munch, munch. “Gone!”

Then it did all the lettuce[school: , and there would have been enough for everybody {at school}]. Abracadabra! Rustle, munch, munch. “Gone!”

# broken
After that it did a paper napkin. Abracadabra! Chew, chew, chew. Chew, chew, chew. It took a very long time.

“This one’s broken,” said the unicorn at last, and spat it out. “Have you got anything else?”

# so-full
“The funny thing is,” said the unicorn, “it always makes me so full.”

{child} put both hands over {child.his} mouth, to keep the laugh in.

# the-bun
Now there was only {child’s} bun left, the one with sugar on it. {Child.He} had been saving it. {Child.He} put it on the [us: blanket | rug] and turned [us: around | round] for the milk, only for a moment.

“Abracadabra!” said a voice behind {child.him}. Munch. “Gone!”

{child} looked at the [us: blanket | rug].

“That was my bun!” {child.he} said, and {child.he} began to cry. “Magic it back!”

“Back?” said the unicorn.

# one-way
It pointed with its horn. It shut its eyes so hard that its ears shook.

“Abracadabra!”

No bun.

“Abracadabra! Abracadabra!”

No bun. There was only a burp.

The unicorn hung its head until its horn lay in the grass.

“I’m sorry,” it whispered. “I think I can only do it one way.”

A tear ran all the way down its long nose, and stopped in the sugar.

# eyes-shut
{child} wiped {child.his} face. {Child.He} looked at the unicorn. Then {child.he} looked at {@m}, because {@m} had a bun too. And {@m} nodded.

“Shut your eyes,” {child} told the unicorn. “Very tight.”

The unicorn shut its eyes. {child} took {@ms} bun in both hands. Very, very quietly, {child.he} put it on the [us: blanket | rug], just where the other one had been.

“Now say it,” {child.he} said.

“Abracadabra?” said the unicorn.

“Look!”

# came-back
The unicorn opened one eye. Then it opened the other.

“It came back!” it shouted, and jumped with all four feet at once[athlete: , higher than {athlete}]. “I can do it both ways!”

# together
{child} broke the bun into [friend / elder & adult / elder2: bits | three bits], one for each of them.

“Now we’ll do it together,” {child.he} said, and they shut their eyes.

“Abracadabra.”

Munch, munch, munch.

“Gone,” they all said, with their mouths full.

# the-sun
Then it was evening in the meadow. {child} lay down with {child.his} head in {@ms} lap[music: , and {@m} hummed {music}]. The unicorn pointed its horn at the sun.

“Abracadabra,” it said.

Slowly, slowly, the sun went down behind the trees.

“Gone,” said the unicorn. “Now shut your eyes, {child}.”

{child} shut {child.his} eyes.

“Abracadabra,” whispered the unicorn.

And {child} was asleep.

“Gone,” said the unicorn.

# @first
{minder} from next door
## if adult
{adult}[elder: , {elder}][elder2: , {elder2}]
## if elder & !adult
{elder}[elder2: , {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
