title: The Teacher Was Hanging from the Lamp
title: A Real Beard
title: It’s Called a Remainder
guest friend: Nadia (she), Sam (he)
guest ape: the ape (she)
guest head: the head (she)

% The cat (@c): the family's cat, else the caretaker's.

# in-the-lamp
One day when their teacher was ill there was a notice on the classroom door[school:  at {school}]. TODAY, it said: MISS A. P. EVANS.

“They’ve put in too many dots,” said {friend}.

They hadn’t. When {child} opened the door, the new teacher was hanging from the lamp. She was a large brown ape in a jacket, buttoned wrong, with chalk behind her ear. She was holding the register in one foot.

“Good morning,” said the ape. “Sit down, those of you who don’t want to hang.”

{@c-first} Nobody ever said anything about it. Their teacher thought {@k} {@was} a [us: sweater|jumper].

# lessons
“We’ll start with sums,” said the ape. “I have twenty-four bananas. There are twenty-three of you. How many are left?”

“One,” said {child}.

“Correct,” said the ape, and ate it. “It’s called a remainder. It’s my favourite thing in the whole of mathematics.”

Then they had spelling, and wrote with their feet. They had [music: singing, and did {music} upside down|geography, up the climbing tree, because you see more from there]. In games nobody picked teams. The ape said she hadn’t understood the rules, [sport: but if it was to {play sport}, couldn’t they all be on the same one?|but couldn’t they all be on the same one?] And Albert, who never said a word, turned out to be able to walk on his hands. He always had been. It was just that nobody had asked.

“This is the best day of my life,” said {friend}, who was sitting on top of the bookcase.[athlete:  “I’ve seen {athlete} for real,” said somebody next along, “and this is better.”]

# rule-nine
Then there were footsteps in the corridor. Click, clack, click. They all knew whose they were. It was the head.

“She’ll be coming to say good morning,” whispered {child}. “And animals are forbidden. It’s rule nine.”

The ape went very still. All at once she didn’t look so big.

“I was at my last school for seven minutes,” she said quietly. “At the one before, four. And I’ve read such a lot.”

“Quick!” said {friend}. “We’ll dress her up!”

They put {friend's} hat on her, and a pair of glasses from the acting box. They pulled her sleeves down over her hands. It looked quite good, higher up. But round the chin it was fur, and fur, and more fur.

“It shows,” said {child}. “She needs a beard. An enormous beard.”

# beard
Click, clack, click. There was no beard in the acting box. There was no beard in the whole of the classroom.

Then somebody yawned, on the radiator. {child} turned round. There lay {@c}, thick and long, hanging down a good way on both sides.

“Sorry,” whispered {child}, and picked {@kk} up.

{child.He} laid {@c} under the ape’s chin, with two paws behind one ear and two paws behind the other. {@c-cap} opened one eye. Then {@k} felt how warm it was there, warmer than the radiator. {@k-cap} shut the eye again.

The door opened.

# hoarse
“Good morning,” said the head. And then she said, “What a beard!”

“Thank you,” said the ape. “I’ve been growing it all my life.”

The head took a step nearer. Nobody breathed.

“It’s so glossy. Is it soft?”

“Feel it,” said the ape, because what else could she say?

The head put out her hand and stroked the beard, from the top to the bottom. She stroked it once more.

Then the beard began to purr.

“It’s humming,” said the head.

“I’m a little hoarse,” said the ape.

{child} shut {child.his} eyes. That was that, then. But when {child.he} looked, the head was still standing there, and still stroking. She had closed her eyes. Her shoulders, which always lived up by her ears, were going down, and down. Nobody had ever seen where they belonged.

“Do you know,” said the head, “it’s been such a dreadful morning.”

“Sit down for a while,” said the ape, and pulled up a chair. “We were just going to have a story.”

# both-of-you
So the head sat there for the whole of the last lesson, with her hand in the beard. The ape read about an island a long way off, where the mango trees grow down to the water, and everybody sleeps in each other’s arms, high up. She read it so that you could feel it sway. {friend} fell asleep on the bookcase.

When the bell rang the head got up and straightened her skirt. At the door she turned round.

“I do hope you can stay all week,” she said. “The two of you.”

“The two of them?” said {child}.

“The teacher,” said the head. “And the beard.”

She winked. Then she went off down the corridor, and it didn’t go click, clack, click. It sounded as if she was putting in a little skip at every other step.

# a-skip
{@carry} It was the least {child.he} could do. {@k-cap} smelled of chalk and bananas.[pet.dog:  {Pet}, who was waiting at the gate, sniffed {child.him} all over and wanted an explanation.][pet.other:  At home {pet} was told everything, and sniffed {child.his} fingers.]

[elder: “I had a teacher like that,” said {elder}[elder2:  to {elder2}], on hearing of it. “But without the beard.”

]“You were a marvellous beard,” whispered {child} into an ear[city: , in the middle of {city}].

{@c-cap} purred. {@k-cap} knew that.

# @c
Sooty
## if pet.cat
{pet}

# @c-cap
Sooty
## if pet.cat
{Pet}

# @k
he
## if pet.cat
{pet.he}

# @was
was
## if pet.cat
{pet.was}

# @k-cap
He
## if pet.cat
{Pet.He}

# @kk
him
## if pet.cat
{pet.him}

# @c-first
On the radiator under the window lay Sooty, the caretaker’s cat, who had fur enough for two.
## if pet.cat
On the radiator under the window lay {pet}[!pet.known: , {child's} cat,] who had come along to school, and went wherever {pet.he} liked.

# @carry
Before {child} went home {child.he} carried Sooty back to the caretaker.
## if pet.cat
{child} carried {pet} all the way home.
