title: Our Turn to Look
title: Two Caterpillars in the Museum
title: Nobody Knows What It’s For
guest friend: Martha (she), Rafi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: in the museum you can look, but you can’t touch. “Grrrk” is in and “pheeew” is out, with a pause between. The knight talks like a guide.
% Whoever sleeps there (@a) is the grandparent, else {adult}, else {minder}. With two grandparents the one says grrrk and the other pheeew.

# look-but-dont-touch
{child} and {friend} were spending the night in the biggest room of the museum[city:  {in city}], with {@first} on an air bed[elder2:  and {elder2} on another].

{Friend} [!friend.known: was {child’s} best friend, and ]had just learned to read[school:  {at school}]. “Ex-it,” {friend.he} read. “Toi-lets.”

“Look, but don’t touch,” said the guard, and locked the door.

It was the worst thing he could have said. Beside their sleeping bags stood the mammoth, as big as a bus, with fur right down to the floor, brown and long and shaggy. {child} wanted to touch it so badly that {child.his} hands tickled, and {child.he} had to lie on them.

[pet.dog: At the bottom of the sleeping bag lay {pet}[!pet.known: , {child’s} dog,] who had promised not to chew any skeletons.

][pet.cat: On top of the sleeping bag lay {pet}[!pet.known: , {child’s} cat,] who had come along in a backpack without telling anybody.

][pet.other: {Pet} had to stay at home, because there were so many things to nibble at the museum.

]{@A} fell asleep first. “Grrrk,” said {@a}. [elder2: “Pheeew,” said {elder2}.|“Pheeew.”][music:  {Friend} hummed {music}, to stay awake.]

# open
In the dark, something went clonk. It was the knight, getting down from his horse.

“Open!” he shouted. “Our turn to look!”

The dinosaur skeleton came rattling, the stuffed seal came shuffling, and the mammoth came last. They [us: lined up | queued up] in front of the sleeping bags.

“They’ve come to look at us!” whispered {child}.

“Lie still,” whispered {friend}. “We’re the museum now.”

# two-caterpillars
“Here,” said the knight, “we have two caterpillars. They’re new.”

[sport: “What do they eat?” asked the seal.

The knight looked at {child’s} bag, and read what it said. “Mostly {sport}.”

]“Ooh,” said the dinosaur. “What will they turn into?”

“Butterflies.”[athlete:  Then he saw the picture on the bag. “Or {athlete}.”]

{friend’s} sleeping bag began to shake.

“That one’s nearly ready,” said the seal.

[pet.dog: “And this is a stuffed dog,” said the knight. {Pet} wagged {pet.his} tail. “Nearly stuffed.”

][pet.cat: “And here somebody has forgotten a hat,” said the knight. The hat yawned. It was {pet}.

]“Grrrk,” said {@a}. [elder2: “Pheeew,” said {elder2}.|“Pheeew.”]

They all took a step back.

“That’s a machine[elder2: , in two parts],” said the knight. “It goes all night. Nobody knows what it’s for.”

# is-it-soft
Then the mammoth bent down, until his trunk nearly reached {child’s} hair. “What lovely fur,” he said. “Is it soft?”

“Look, but don’t touch!” said the knight.

The mammoth tied a knot in his trunk, to be on the safe side. “Ten thousand years I’ve only looked,” he said. “It does tickle.”

{child} sat up. “It tickles me, too!” {child.he} said.

“The caterpillar talks!” screamed the seal.

“I’m a child,” said {child}. “My hair is soft, and you can touch it.”

“He can’t,” said the knight. “It says so on the sign.”

# the-guard
Just then, keys rattled on the stairs. The guard!

Everybody went stiff, just where they were. The guard shone his [us: flashlight | torch] on the seal, in the middle of the floor. He shone it on the mammoth, with a knot in his trunk.

“Hang on,” said the guard. “You didn’t look like that yesterday.”

He put out his hand, and pulled it back.

“No,” he said. “Look, but don’t touch.” And off he went.

# once-more
“Now I’ll never know,” sighed the mammoth.

But {friend} had crawled over to the sign. “Do not touch the mam-moth,” {friend.he} read.

“There you are,” said the knight.

{Friend} read it once more. “It says not to touch the mammoth,” {friend.he} said. “It doesn’t say the mammoth can’t touch us.”

The knight put up his visor and read it himself, for a long time.

# quite-still
“But if I touch you,” said the mammoth, “you’re touching me.”

“No,” said {child}. {Child.He} stood up, with both hands behind {child.his} back. “I’m standing still. I’m just being touched.”

So the mammoth untied his trunk. It came down over {child’s} hair and all round {child.him}, and the fur came too, warm, and smelling of old mittens. {child} didn’t move a finger.

“Soft,” said the mammoth.

“Soft,” said {child}.

A tear as big as a ball rolled down the trunk.

“Now I’m touched, too,” said the mammoth.

“Who touched you?” shouted the knight.

“Nobody,” said the mammoth. “It was on the inside.”

# now-its-broken
Then everybody wanted a go. The seal felt {friend}. [pet.dog: Even the knight took off his iron glove and felt {pet}. “Not stuffed at all,” he said. ][pet.cat: Even the knight took off his iron glove and felt {pet}. “The hat purrs,” he said. ]The dinosaur felt {@a}, with one toe.

“Grr …” said {@a}, and stopped.

“Now you’ve broken it,” said the knight.

“Pheeew,” said {@out}.

# on-the-inside
Late that night the guard unlocked the door. He looked at {child’s} sleeping bag. On it lay a hair, brown and long and shaggy.

“You didn’t touch the mammoth, did you?” he said.

“Yes,” said {child}. “But only on the inside.”

The guard turned out the last lamp. {child} yawned, and lay down close to {friend}. “Grrrk,” said {@a}, and “pheeew,” said {@out}.

“Soft,” whispered the mammoth, somewhere in the dark.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @out
{@a}
## if elder2
{elder2}
