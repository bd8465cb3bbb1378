title: {Pet} Swaps
title: A Stick for Each Thing
title: Rustle. Nothing. Rustle.
guest host: Mrs Dunn (she), Mrs Tranter (she)
guest lady: Dot (she), Peg (she)

% The grown-up is {adult}, else {host}, who is looking after the child. The dog swaps each time: a stick for a thing, and in the end a slipper for a stick.

# fetches
“A [breed.Golden Retriever / breed.Labrador: retriever | dog] is somebody who fetches,” [adult: {adult} had said, when {pet} was a puppy | they had told {child}, when {pet} was new]. “You throw it, and back [pet.he: he | [pet.she: she | {pet}]] comes with it.”

That was very nearly true.

On Saturday {child} was in the [us: yard | garden], throwing a stick. It was a good stick, with a bend at one end. {child} swung {child.his} whole arm, and away went the stick, over the grass, over the [us: blueberry | currant] bushes and right over the hedge, into the [us: yard | garden] next door, where nobody had lived since the winter.

# the-spoon
{Pet} squeezed through the hedge. There was a rustle. Then there was nothing. Then there was another rustle, and back came {pet} with {@high} in the air.

{Pet.He} had a spoon in {pet.his} mouth.

{child} turned it over. It was a big wooden one, and it smelled of onions[school: , like Thursdays at {school}].

“That isn’t my stick,” {child.he} said.

{Pet} sat down and looked pleased.

# the-hat
So {child} found another stick, a long thin one, and threw it exactly the same way, to see what would happen. Rustle. Nothing. Rustle.

This time {pet} came back with a straw hat[elder: , which would have suited {elder}[elder2:  or {elder2}]]. {Pet.He} carried it by the brim, ever so carefully, the way you carry a birthday cake.

# it-rang
The third stick was short and fat, with moss on[friend: , and {child} had really been saving it for {friend}]. {child} threw it as high as {child.he} could[athlete: , as if {athlete} were watching]. Rustle. Nothing. There was nothing for quite a long time.

“{Pet}?” called {child}.

Then something began to ring in the hedge. It rang and it rang, nearer and nearer, and out came {pet} with an alarm clock. Nobody was more surprised than {pet}.

# somebody-moved-in
The kitchen window opened.

“{child},” said [adult: {adult} | {host}, who was looking after {child.him} that day], “what’s that ringing?”

{child} pointed at {pet}. [adult: {Adult} | {host}] looked at the clock, and the hat, and the spoon.

“I think somebody’s moved in,” [adult: {adult.he} | she] said. “Somebody who can’t stir the soup. Come on, we’ll take it all back.”

{child} got a funny feeling in {child.his} tummy. What if the somebody was cross? {Child.He} took the hat, and [adult: {adult} | {host}] took the spoon. {Pet} took the clock, because there was no getting it off {pet.him}, and luckily it stopped ringing at the gate.

# there-you-are
The door opened before they could knock. There stood an old lady with short white hair, and behind her were cardboard boxes, right up to the ceiling.

“There you are!” she said. But it was {pet} she said it to.

“Sorry,” said {child}. “[pet.he: He | [pet.she: She | {Pet}]] took your spoon. And your hat and your clock. [pet.he: He | [pet.she: She | {Pet}]] was only meant to fetch my stick.”

“Took?” said the lady. “Oh no. [pet.he: He | [pet.she: She | {Pet}]] swapped!”

# a-stick-for-each
She pointed into the kitchen. In among all the boxes was a table, and on the table was a vase, and in the vase were three sticks. There was one with a bend, and a long thin one, and a short fat one with moss on.

“I got a stick for each thing, you see,” she said. “I did think it was rather odd, to begin with. But then I thought, perhaps that’s what they do here when somebody’s new.”

And the feeling in {child’s} tummy was gone.

# box-ten
The lady was called {lady}[city: , and she was brand new {in city}]. Now that she’d got her spoon back, she could stir the soup[music:  and hum {music}], and there was enough soup for three. The bowls were in the ninth box they opened. In the tenth was {pet}.

“Would you like your sticks back?” asked {lady}, when it was time to go home[sport: , so that {child} could {play sport}].

{child} looked at the vase.

“No,” {child.he} said. “They look at home there.”

# under-the-pillow
That night, when [adult: {adult} had read the story and kissed {child} and gone | {host} had read the story and turned out the light and gone], {child} put a hand under the pillow. There was something hard there. {Child.He} pulled it out.

It was a stick. It was a lovely smooth one, with a single green leaf at the tip, and {child} had never seen it before.

{Child.He} leaned out and looked under the bed. There were usually two slippers there. Now there was one.

{child} tiptoed to the window. On the other side of the hedge the light was on in {lady’s} kitchen, and there stood {lady}, and she was waving. She was waving with {child’s} slipper.

{child} waved back with the stick.

# the-business
On the rug lay {pet}, snoring. It had been a long day, and {pet.he} had done all the swapping {pet.himself}.

# @high
{pet.his} tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
{pet.his} nose
