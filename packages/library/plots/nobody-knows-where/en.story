title: Abracadabra, Gone
title: Nobody Knows Where
title: The Best in the World at Magic
guest minder: Mrs Pocock (she), Mrs Lamb (she)

% The unicorn shuts its eyes to do magic, and doesn’t know that it eats. Who the child is in the meadow with: {@m}.

# best-in-the-world
In the middle of the meadow stood a unicorn, and it was the best in the world at magic.[city:  It was the best {in city}, too.] It said so itself.

“I want to see!” said {child}, who was sitting on a [us: blanket | rug] with [friend: {friend}[!friend.known: , {child.his} best friend,] and ]{@first}[pet.dog:  and {pet}[!pet.known:  the dog]][pet.cat:  and {pet}[!pet.known:  the cat]][!friend / !elder:  and a basket].[sport:  “And after that we can {play sport}.”]

“I shall need a carrot,” said the unicorn.

[elder: “No bun before vegetables,” said {elder.short}.]

{child} put a carrot on the grass. The unicorn pointed at it with its horn. Then it shut its eyes.

“Abracadabra!”

Crunch, crunch, crunch.

“Gone!” said the unicorn.

And the carrot was gone.

“Where did it go?” said [elder: {elder.short}|{child}].

“Nobody knows,” said the unicorn.[pet.dog:  {Pet} had a good look in the grass.][pet.cat:  {Pet} looked as if {pet.he} knew.][pet.other:  {Pet}, at home, did magic in just the same way.]

# gone
Next it did an apple[friend:  that {friend} had only bitten once]. Abracadabra! Scrunch, munch, munch. “Gone!”

Then it did all the lettuce[school: , and there would have been enough for everybody {at school}]. Abracadabra! Rustle, munch, munch. “Gone!”[elder:  {Elder.short} nodded at the lettuce.]

# broken
After that it did a paper napkin. Abracadabra! Chew, chew, chew. Chew, chew, chew. It took a very long time.

“This one’s broken,” said the unicorn at last, and spat it out. “Have you got anything else?”

# so-full
“The funny thing is,” said the unicorn, “it always makes me so full.”

[elder: {Elder.short} looked at the clouds. ]{child} put both hands over [friend: {friend’s}|{child.his}] mouth, to keep the laugh in.[pet.dog:  {Pet}, who hadn’t had a crumb, sighed.][pet.cat:  {Pet} looked at the milk.]

# the-bun
Now there was only {child’s} bun left, the one with sugar on it. {Child.He} had been saving it. {Child.He} put it on the [us: blanket | rug] and turned [us: around | round] [pet.dog: to say “Not for you” to {pet}|[pet.cat: to move the milk away from {pet}|for the milk[friend: , which {friend} was holding out]]], only for a moment.

“Abracadabra!” said a voice behind {child.him}. Munch. “Gone!”

{child} looked at the [us: blanket | rug].

“That was my bun!” {child.he} said, and {child.he} began to cry. “Magic it back!”

“Back?” said the unicorn.

# one-way
It pointed with its horn. It shut its eyes so hard that its ears shook.

“Abracadabra!”

No bun.

[friend: “Once more,” said {friend}.]

“Abracadabra! Abracadabra!”

No bun. There was only a burp.

The unicorn hung its head until its horn lay in the grass.

“I’m sorry,” it whispered. “I think I can only do it one way.”

A tear ran all the way down its long nose, and stopped in the sugar.[pet.dog:  {Pet} licked it off.][pet.cat:  {Pet} went and leaned against its leg.]

# eyes-shut
{child} wiped {child.his} face. {Child.He} looked at the unicorn. Then {child.he} looked at {@m}, because {@m} had a bun too. And {@m} nodded.[elder:  The unicorn had eaten its vegetables.]

“Shut your eyes,” {child} told the unicorn. “Very tight.”

The unicorn shut its eyes.[friend:  {Friend} held both hands over them, to make sure.] {child} took {@ms} bun in both hands. Very, very quietly, {child.he} put it on the [us: blanket | rug], just where the other one had been.[pet.dog:  {Pet} looked at it for a long time, and shut {pet.his} eyes too.][pet.cat:  {Pet}, who had seen it all, shut {pet.his} eyes too.]

“Now say it,” {child.he} said.

“Abracadabra?” said the unicorn.

“Look!”[friend:  said {friend}, and took both hands away.]

# came-back
The unicorn opened one eye. Then it opened the other.

“It came back!” it shouted, and jumped with all four feet at once[athlete: , higher than {athlete}]. “I can do it both ways!”

# together
{child} broke the bun into [friend / elder2 / pet.dog: bits | three bits], one for each of them[friend: , and the biggest for {friend}, because of the apple][pet.dog: , and one for {pet}, because of the eyes]. [pet.cat: {Pet} had the milk.]

“Now we’ll do it together,” {child.he} said, and they shut their eyes.

“Abracadabra.”

Munch, munch, munch.

“Gone,” they all said, [elder: {elder.short} too, ]with their mouths full.

# the-sun
Then it was evening in the meadow. {child} lay down with {child.his} head in {@ms} lap[friend: , and {friend’s} was on {child’s} tummy][music: , and {@m} hummed {music}]. The unicorn pointed its horn at the sun.

“Abracadabra,” it said.

Slowly, slowly, the sun went down behind the trees.[pet.dog:  {Pet} had a good look in the grass.][pet.cat:  {Pet} looked as if {pet.he} knew where.]

“Gone,” said the unicorn. “Now shut your eyes, {child}.”

{child} shut {child.his} eyes.[friend:  So did {friend}.][pet.dog / pet.cat:  [friend: And so|So] did {pet}.]

“Abracadabra,” whispered the unicorn.

And {child} was asleep.

“Gone,” said the unicorn.

# @first
{minder} from next door
## if adult & !elder
{adult}
## if elder
{elder}[elder2: , {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ms
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
