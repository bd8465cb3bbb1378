title: One Goat, Please
title: The Troll Who Waited for a Goat
title: Very Nearly a Goat
guest cyclist: Mr Bell (he), Mr Wheeler (he)
guest jumper: Miss Frost (she), Miss Snow (she)
guest mother: Mrs Plum (she), Mrs Peach (she)
guest sitter: Maureen (she), Bridget (she)

% Refrain: Trip, trap, trip, trap. “One goat, please,” said the troll. In bed the adult says it. The troll is (he), and has no name. @a is {adult}, else the grandparent, else {sitter}.

# the-bridge
Under the little bridge in the park[city:  in {city}] lived a troll. He had a long nose and moss in his ears.

Trip, trap, trip, trap, went {child} and {@a-first} on the bridge.[friend:  Trip, trap, went {friend}[!friend.known: , {child’s} best friend].][pet.dog:  Trip, trap, trip, trap, went {pet}[!pet.known: , {child’s} dog].][pet.cat:  After them, without a sound, came {pet}[!pet.known: , {child’s} cat].] They were going home [school: from {school} ]for tea[elder & adult / elder2:  with {@past}].

Up popped the troll. He kept one hand behind his back.

“One goat, please,” he said.

“We haven’t got a goat,” said {child}.

“No goat, no bridge,” said the troll, and he sat down in the way[athlete: , so that not even {athlete} could have got past].[pet.dog: 

“Woof,” said {pet}.

“Not even nearly,” said the troll.
][pet.cat: 

“Miaow,” said {pet}.

“Too long,” said the troll.

So {pet} went round him, and sat down on the other side.
]
# apple
[friend: {Friend} held up an apple with one bite gone. | {@A} held up an apple.] “Would you take this?”

The troll put it to his ear. “Does it say meh?”

“No,” said [friend: {friend} | {@a}].

“Then it isn’t a goat,” said the troll. “One goat, please.”

[age>=5: Trip, trap, trip, trap. Along came {jumper} in a thick woolly [us: sweater | jumper].

“This used to be a sheep,” she said.

“Sheep say baa,” said the troll. “One goat, please.”

]
# ting
Trip, trap, trip, trap. Along came {cyclist} with his bicycle[sport: , on his way to {play sport}].

“Would you take a ride?” he asked, and rang the bell. Ting!

“It says ting,” said the troll. “One goat, please.”[pet.dog: 

{Pet} went round behind him, and sniffed at the hand.
][pet.cat: 

Behind him, {pet} looked and looked at the hand.
]

# very-nearly
Trip, trap, trip, trap. Along came {mother} with a [us: stroller | pram][music: , humming {music}]. There was a baby in it.

“Eh-eh-eh!” said the baby.

The troll listened for a long time. “Very nearly,” he said. “But no.”

# no-bridge
So there they stood. [age>=4: The wind blew. The baby cried, [friend: {friend} | {@a}] was cold, and {child} | {child}] was hungry right down to {child.his} [us: boots | wellies]. Oh no! Would they never get home?

“But why must it be a goat?” asked {child}.

The troll’s long nose drooped.

“Three goats came over my granny’s bridge,” he said, “and she roared at them. She never said sorry. So I’m going to say it. But no goat ever comes.[age>=5:  I think they’ve told each other.]”

[pet.dog: {Pet} gave the hand a push with {pet.his} nose. Slowly the troll took it | [pet.cat: {Pet} put a paw on the hand. Slowly the troll took it | He took his hand]] from behind his back. It was full of dandelions.

“I picked them for the goat,” he said.
# meh
[age>=5: “Have you ever seen a goat?” asked [friend: {friend} | {child}].

“No,” said the troll. “But I know what they sound like. They say meh, and they go trip, trap.”

]{child} looked at the dandelions.[pet.dog / pet.cat:  {Child.He} looked at all four of {pet’s} feet.] Then {child.he} went back to the end of the bridge. {child.He} put {child.his} hands on the ground, and {child.his} bottom in the air.

Trip, trap, trip, trap.[friend: 

“Somebody’s coming,” said {friend}.
]

“Meh-eh-eh!” said {child}.

The troll stood up.[age>=4:  He shook all over.]

“A goat,” he whispered. “In [us: boots | wellies].”

# sorry
He bent down, very low.

“Goat,” he said, “I’m sorry we roared.”

“Meh,” said the goat, and rubbed its head on the troll’s tummy. [friend: 

“That means never mind,” said {friend}.
 | That meant, never mind.]

And the troll laughed until the moss fell out of his ears. He put the dandelions in the goat’s hood and jumped out of the way.

“Over you go,” he said.

# over
Trip, trap, trip, trap, over they went.

“Meh,” said {@a} to the troll.

“Meh,” said {cyclist} and {mother}.[friend: 

“Meh,” said {friend}, with {friend.his} mouth full of apple.
][pet.dog: 

“Woof,” said {pet}.

“Not even nearly,” said the troll.
][pet.cat: 

“Miaow,” said {pet}.

“Too long,” said the troll.
]

“Eh-eh-eh,” said the baby.

“Very nearly,” said the troll.

# in-bed
That evening the dandelions stood in a glass by {child’s} bed. {@A} held up the corner of the [us: quilt | duvet].

“One goat, please,” said {@a}.

Trip, trap, trip, trap, across the floor it came, [pet: past {pet}, ]and in.

“Meh,” said the goat, and went to sleep.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @past
{elder}[elder2:  and {elder2}]
## if elder2 & !adult
{elder2}
