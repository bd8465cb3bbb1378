title: Quiet as a Shadow
title: Snuffle, Smack, Rustle
title: The Best Sneaker in the World
guest kotte: Bramble (it), Thistle (it)
guest dog: Tiny (he), Mungo (he)
guest neighbour: Mrs Pym (she), Mrs Tuttle (she)
guest sitter: Jess (she), Nell (she)

% The hedgehog believes that it is quiet. Whoever sits on the step (@a): {adult}, else the grandparent, else the babysitter. {dog} is {neighbour’s} dog and never the family’s.

# by-the-raspberries
It was a quiet evening[city:  on the edge of {city}], and {@a-first} sat on the back step with a cup of tea[music: , humming {music}]. {child} was crouching by the raspberry bushes in {child.his} green [us: rain boots|wellingtons][friend: , the ones that {friend}[!friend.known: , {child.his} best friend,] was not allowed to borrow].[elder & adult:  {Elder}[elder2:  and {elder2}] had dropped off behind the paper.][pet.dog:  {Pet}[!pet.known:  the dog] had dropped off on {@as} feet.][pet.cat:  {Pet}[!pet.known:  the cat] lay on the shed and pretended not to hear a thing.][pet.other:  {Pet} was asleep indoors.]

But then there was a noise under the bushes.

Snuffle, smack, rustle!

“Hello, hedgehog!” said {child}.

# who-me
The noise stopped dead. Out came a nose. After the nose came two black eyes and a great many prickles.

“How could you hear me?” said the hedgehog. “Nobody hears me. I’m as quiet as a shadow.”

“You went like this,” said {child}. “Snuffle, smack, rustle!”

“Impossible,” said the hedgehog. “It must have been somebody else.”

And off it went. Snuffle, smack, rustle!

“There!” said {child}. “You did it again!”

“I didn’t hear anything,” said the hedgehog. “My name’s {kotte}, and I’m the best sneaker in the world. Tonight I’m sneaking home to my leaf pile.”

# past-the-dog
{child} could see the leaf pile, over by the fence on the other side of the lawn.

“But {dog}’s lying in the middle,” {child.he} said.

{dog} was the dog from next door. He was as big as a sofa and just as kind, and he was asleep.[sport:  He had been trying to {play sport} all day.]

“That’s why I’m sneaking,” said {kotte}. “Do you want to come? Just do what I do. Quiet as a shadow!”

{child} got down on [child.name: all fours|{child.his} hands and knees]. And off they sneaked.

# with-your-nose
Snuffle, smack, rustle, went {kotte}.

{child} crawled so quietly, so quietly[school: , more quietly than anybody at {school}]. {Child.He} didn’t make a sound.

“Good,” whispered {kotte}. “But you’ve got the wrong sneaking noise. You have to use your nose as well.”

“Like this?” whispered {child}. “Snuffle?”

“That’s it. Not a sound.”

Snuffle, smack, rustle! They sneaked past the watering can.

Snuffle, smack, rustle! They sneaked past the pumpkin.

# a-snail
Now they were right beside {dog}. And then {kotte} found a snail. It was sitting just in front of {dog’s} nose.

“No, {kotte}!” whispered {child}. “Leave it!”

“Don’t worry,” said {kotte}. “I chew like a shadow.”

SMACK!

{dog} opened one eye.

# vrrr
Then he opened the other one and got up. He was even bigger standing.

“Rrrr?” said {dog}.

{kotte} turned into a ball. It was prickles all round.

“Don’t move,” said the ball. “He can’t see us.”

But {dog} could. He put his nose right up to the ball.

# a-thousand-hedgehogs
Then {child} thought of the sneaking noise. {Child.He} sat quite still on the grass, took in all the air there was, and did it as big as {child.he} could:

“SNUFFLE! SMACK! RUSTLE!”

{dog} stopped. He put his head on one side.

What sort of animal was that? It sounded like a thousand hedgehogs!

“SNUFFLE! SMACK! RUSTLE!” went {child} again, and this time the ball joined in.

{dog} put his tail between his legs, and he ran[athlete: , faster than {athlete}]. He ran through the flower bed and under the fence, and straight up into {neighbour’s} lap next door, where he didn’t fit.

“Poor little {dog}!” said {neighbour}. “Whatever was that noise?”

# is-he-gone
The ball opened a little. First came the nose. Then came the eyes.

“Has he gone?” said {kotte}.

“Yes,” said {child}. “He ran home.”

“And he never noticed us.”

{child} looked at {neighbour}, who was sitting underneath a whole dog, and at {kotte}, who was so proud that every prickle stood straight up.

“No,” said {child}. “Not one bit.”

“It’s a good thing you sneaked so well at the end,” said {kotte}. “That was the quietest thing I’ve ever heard.”

# good-night
They went the last little way to the leaf pile. Snuffle, smack, rustle. {kotte} crept in. First the nose was gone, then the eyes, then the prickles, and last of all one small back foot.

“Good night, {child},” said the leaf pile.

“Good night, {kotte},” said {child}.

{Child.He} went back over the grass to {@a}, and there wasn’t a sound in the garden.

Well, hardly one.

Snuffle, went the leaves. Smack. Rustle.

And then the hedgehog slept, quiet as a shadow.

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  and {elder2.short}]

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
