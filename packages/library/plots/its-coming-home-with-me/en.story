title: It’s Coming Home With Me
title: It’s With Me!
title: The Moon and the Onions
guest sitter: Jess (she), Nell (she)
guest neighbour: Mr Tupp (he), Mr Fipps (he)
guest dog: Pickle (he), Biscuit (he)

% Whoever walks with the child (@a): {adult}, else the grandparent, else the babysitter {sitter}. Home – post box – tree – green gate: in this order
% along one street. The moon is "it".

# six-steps
It was [us: suppertime | teatime], and it was already dark[city:  in {city}], and {child} was walking home with {@a-first}. [friend: {Friend}[!friend.known: , {child.his} best friend,] had waved from the window until they were round the corner. ][adult & elder: {child} had boots on, and {elder} had polished them[elder2: , and then {elder2} had polished them again]. ][!adult & elder2: {child} had boots on, and {elder2} had polished them. ]Up over the roofs was the moon, big and round and yellow.

{child} took six steps. The moon took six steps too.[athlete:  Not even {athlete} could have got away from it.]

[sport: {child} pretended to {play sport}. The moon joined in.

]{child} stopped. The moon stopped.[music:  {child} hummed {music}. The moon listened.]

“That’s my moon,” said {child}. “It’s coming home with me.”

# the-onions
“I beg your pardon,” said somebody.

It was old {neighbour}, coming the other way. He had a stick, and a bag of onions, and a little dog called {dog}[pet.dog: , who sniffed {child’s} coat, found {pet}[!pet.known:  the dog] all over it, and wagged][pet.cat: , who sniffed {child’s} coat, found {pet}[!pet.known:  the cat] all over it, and sneezed][pet.other: , who sniffed {child’s} coat, found a bit of {pet} on it, and sneezed].

“That’s MY moon,” said {neighbour}. “It’s coming home with me. It’s followed me since I was a boy.”

“It’s following me now,” said {child}. “Look!”

{Child.He} walked along the wall, all the way to the [us: mailbox | post box], and looked up. “It’s with me!” {child.he} shouted.

{neighbour} walked the other way, all the way to the big tree, and looked up. “It’s with me!” he shouted.

They both came back. {dog} sat down in the middle.

# you-are-cheating
“It can’t be with both of us,” said {neighbour}.

“No,” said {child}. “We’ll swap.”

So they swapped.

“It’s with me!” shouted {neighbour}, over by the [us: mailbox | post box].

“It’s with me!” shouted {child}, over by the tree.

“You’re cheating,” said {neighbour}.

“You are,” said {child}.
## or
“It can’t be with both of us,” said {neighbour}.

“No,” said {child}. “We’ll hide, and see who it finds.”

So {child.he} hid behind {@a}, and peeped out. “It’s found me!” {child.he} shouted.

{neighbour} hid behind the big tree, all but the onions, and peeped out. “It’s found me!” he shouted.

“You’re cheating,” said {neighbour}.

“You are,” said {child}.
## if age<5
“It can’t be with both of us,” said {neighbour}. “You’re cheating.”

“You are,” said {child}.

# no-moon
“Woof,” said {dog}. And just then, it went dark.

{child} looked up. {neighbour} looked up. There was no moon. There was only a big black cloud.

“Oh no,” said {child}. “We shouted, and now it’s gone home with somebody else.”[school:  It had never once done that when {child} was coming home from {school}.]

# a-bit-oniony
{neighbour} looked smaller in the dark.

“Then I’ll have to walk home on my own,” he said. “I’ve always had the moon.”

{child} thought about that. {Child.He} had {@a} on one side. But the hand on the other side was empty. So {child.he} put it into {neighbour’s} hand. It was big and cold and a bit oniony.

“You can’t see where you’re going,” said {child}. “We’ll come with you.”

They walked, all four of them, up to {neighbour’s} green gate. There was no moon over {neighbour’s} chimney.

# all-at-once
“It’s stuck behind that cloud,” said {child}. “We’ll have to blow.”

{Child.He} filled up {child.his} cheeks, and {child.he} blew. “Phooooo!”

“Phooooo!” blew {neighbour}.

“Tishoo!” went {dog}.

The cloud stayed where it was.

“Not one at a time,” said {child}. “All at once. Now!”

“Phooo-tishoo-oooo!”

The cloud moved a little.

“Again!” said {child}. And {child.he} stood on {child.his} toes and blew until {child.he} had no blow left. “Phoooooooooo!”

# as-round-as-a-plate
The edge of the cloud went white. Then it went gold. Then out came the moon, right on top of {neighbour’s} chimney, as round as a plate.

“There!” said {child}. “It’s with you.”

{neighbour} looked at it for a long time. “So it is,” he said.

Then he looked down at {child}. “You blew the most,” he said. “You’d better have it.”

“No,” said {child}. {Child.He} swallowed hard. “You keep it. I’ve got {@a}.”

# only-boots
{Child.He} gave {neighbour} his hand back, and off {child.he} went with {@a} down the street. {Child.He} didn’t look up. {Child.He} looked at {child.his} boots. {Child.He} walked past the tree and past the [us: mailbox | post box] and all the way home, and {child.he} didn’t look up once, because it was {neighbour’s} moon now.

# and-it-was
But when they came to the door, there was light on the step. There was light on {child’s} boots, and light on {child.his} two hands.

So then {child} looked up.

“It’s with me,” {child.he} whispered.

{Child.He} turned round. Far away up the street was a green gate, and at the gate stood {neighbour} with {dog} under his arm. He was pointing up at the sky with his stick.

“It’s with ME,” called {neighbour}.

“It’s with ME,” called {child}.

And it was.

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
