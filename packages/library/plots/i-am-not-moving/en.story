title: I Am Not Moving
title: Lovely Spot
title: Here Comes the Sea!
guest crumb: Mr Crumb (he), Mr Crust (he)
guest minder: Holly (she), Robyn (she)

% Whoever holds the child’s hand (@m): {adult}, else the elder, else {minder}, who looks after the child. The sea says Shhhhh every time.

# lovely-spot
{child} was at the sea. {Child.He} {child.was} {age}. {Child.He} had a bucket, and {@m-first} had {child.his} hand.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had the spade.][elder2:  {Elder2} had the sandwiches.][pet.other:  {Pet} was at home, in the dry.]

Next to them sat {@crumb-first}. {@crumb} had a [us: beach chair | deckchair], a big hat and a [elder & adult: [us: raisin | currant] bun|bun].[pet.cat:  {Pet}[!pet.known:  the cat] lay in {@crumbs} lap.]

“Lovely spot,” said {@crumb}. “I am not moving.[sport:  Not even to {play sport}.]”

Shhhhh, said the sea. It was far away.[pet.dog:  Woof, said {pet}[!pet.known:  the dog].]

# nearer
[friend: {child} and {friend}|{child}] dug a hole[school: , a deeper one than {at school}]. [friend: {child}|{Child.He}] looked up. The sea was nearer.[pet.dog:  {Pet} barked at it, and it came all the same.]

“{@crumb},” said {child}. “The sea is coming!”

“Is it?” said {@crumb}. “Well, I was here first. I am not moving.”[friend: 

“{@He} is not moving,” said {friend}.]

# toes
Shhhhh, said the sea. And it tickled {@crumbs} toes.[pet.dog:  Woof, said {pet}.]

“Ooh!” said {@crumb}. “Cold!”

“Now will you move?” said {child}.

“No, no,” said {@crumb}. “I am not moving.”

{@He} lifted up {@his} feet.[pet.cat:  {Pet} moved up to {@crumbs} tummy.][friend: 

“{@He} is not moving,” said {friend}.]

# bottom
Shhhhh, said the sea. It came up under the [us: beach chair | deckchair]. It made {@crumbs} bottom wet.[pet.dog:  Woof, said {pet}.]

“Ooh!” said {@crumb}. “Cold!”

“NOW will you move?” said {child}.

“No, no,” said {@crumb}. “I am not moving.”

{@He} put the bun on {@his} head, under {@his} hat[music: , and hummed {music}].[pet.cat:  {Pet} moved up to {@crumbs} shoulder.][friend: 

“{@He} is not moving,” said {friend}.]

# a-crab
Shhhhh, said the sea. It brought a crab, and the crab climbed up on {@crumbs} knee and sat down.

“This knee is taken,” said {@crumb}. “I was here first.”

The crab looked at the sea. Then it climbed down again and went off sideways up the beach, as fast as it could go.

“The crab is moving,” said {child}.

“Crabs do worry so,” said {@crumb}. “I am not moving.”

# shoes
Shhhhh, said the sea. It took {@his} shoes! Out they went, bobbing like two brown ducks. [pet.dog: {Pet} brought them back, one at a time|Back they came], and {child} put them in {child.his} bucket.[pet.cat:  {Pet} moved up to {@crumbs} hat.]

“{@crumb}!” said {child}. “The sea is big! You HAVE to move!”

{@crumb} looked at the sea. {@He} looked at it this way. {@He} looked at it that way.

“You’re right,” {@he} said. “I am moving.”[friend: 

“{@He} is moving,” said {friend}.]

# stuck
But {@he} did not move.

{@He} pushed. {@He} puffed. {@He} wiggled. The [us: beach chair | deckchair] had sunk down in the wet sand, with {@crumb} inside. {@His} knees stuck up, quite dry. But {@his} bottom was stuck fast.

“Oh no,” said {@crumb}, in a little voice. “I am not moving!”

# now
{@M} took one hand. {child} took the other. [friend: {Friend} took hold of a leg. ]They pulled.

Nothing.

They pulled again.

Nothing!

“Stop,” said {child}. {Child.He} looked at the sea. “Wait for it…”

Shhhhh, said the sea. It came in under the [us: beach chair | deckchair]. It lifted {@crumb} up, just a tiny bit.

“NOW!” shouted {child}.

They pulled. And out came {@crumb}, [us: beach chair | deckchair] and all. POP!

# the-steps
They all ran up the beach, {@m} and {child} [friend: and {friend} ]and {@crumb} with the [us: beach chair | deckchair] on {@his} bottom[pet.cat:  and {pet} on {@his} hat].[athlete:  Not even {athlete} runs like that.] They ran right up to the dry steps, and there they sat down in the sun.

“Thank you, {child},” said {@crumb}{@hat-off} There was the bun. It was quite dry. {@He} broke it [friend / elder2: up|in three], and the biggest bit was {child’s}.[pet.dog:  {Pet} had the crumbs.]

They ate the bun and watched the sea. It found {child’s} hole, and filled it right up. It came as far as the bottom step. [pet.dog: Woof, said {pet}. Then the sea|Then it] turned round, and went slowly, slowly home.

# in-a-lap
Shhhhh, said the sea. It was far away.[pet.dog:  {Pet} said nothing.]

“Time to go, {child},” said {@m}.

But {child} was in {@ms} lap[pet.cat: , and {pet} was in {child’s}]. {Child.He} {child.was} warm, and full of bun, and {child.his} eyes were closing.

“I am not moving,” said {child}.[friend: 

“{Child.He} {child.is} not moving,” said {friend}.]

And {child.he} didn’t. Shhhhh.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-first
{minder}, who looked after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @crumb
{crumb}
## if elder & adult
{elder.short}

# @crumbs
{crumb’s}
## if elder & adult
{elder.short’s}

# @crumb-first
{crumb}[city:  from {city}]
## if elder & adult
{elder}[city: , all the way from {city}]

# @hat-off
. He took off his hat.
## if elder & adult
, and took off {elder.his} hat.
## if pet.cat
. {Pet} moved, and {@crumb} took off {@his} hat.

# @he
he
## if elder & adult
{elder.he}

# @his
his
## if elder & adult
{elder.his}
