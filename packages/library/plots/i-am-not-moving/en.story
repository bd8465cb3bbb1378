title: I Am Not Moving
title: Lovely Spot
title: Here Comes the Sea!
guest crumb: Mr Crumb (he), Mr Crust (he)
guest minder: Holly (she), Robyn (she)

% Whoever holds the child’s hand (@m): {adult}, else the elder, else {minder}, who looks after the child. The sea says Shhhhh every time.

# lovely-spot
{child} was at the sea. {Child.He} {child.was} {age}. {Child.He} had a bucket, and {@m-first} had {child.his} hand.[elder & adult:  {Elder} had the sandwiches[elder2: , and {elder2} had eaten one].][elder2 & !adult:  {Elder2} had the sandwiches.][pet & !pet.dog:  {Pet} was at home, in the dry.]

Next to them sat {crumb}[city:  from {city}]. {crumb} had a [us: beach chair | deckchair], a big hat and a bun.

“Lovely spot,” said {crumb}. “I am not moving.[sport:  Not even to {play sport}.]”

Shhhhh, said the sea. It was far away.

# nearer
{child} dug a hole[school: , a deeper one than {at school}].[friend:  {Friend}, {child.his} best friend, dug at the other end.] {Child.He} looked up. The sea was nearer.[pet.dog:  {Pet} the dog barked at it, and it came all the same.]

“{crumb},” said {child}. “The sea is coming!”

“Is it?” said {crumb}. “Well, I was here first. I am not moving.”

# toes
Shhhhh, said the sea. And it tickled {crumb’s} toes.

“Ooh!” said {crumb}. “Cold!”

“Now will you move?” said {child}.

“No, no,” said {crumb}. “I am not moving.”

He lifted up his feet.

# bottom
Shhhhh, said the sea. It came up under the [us: beach chair | deckchair]. It made {crumb’s} bottom wet.

“Ooh!” said {crumb}. “Cold!”

“NOW will you move?” said {child}.

“No, no,” said {crumb}. “I am not moving.”

He put the bun on his head, under his hat[music: , and hummed {music}].

# a-crab
Shhhhh, said the sea. It brought a crab, and the crab climbed up on {crumb’s} knee and sat down.

“This knee is taken,” said {crumb}. “I was here first.”

The crab looked at the sea. Then it climbed down again and went off sideways up the beach, as fast as it could go.

“The crab is moving,” said {child}.

“Crabs do worry so,” said {crumb}. “I am not moving.”

# shoes
Shhhhh, said the sea. It took his shoes! Out they went, bobbing like two brown ducks. Back they came, and {child} put them in {child.his} bucket.

“{crumb}!” said {child}. “The sea is big! You HAVE to move!”

{crumb} looked at the sea. He looked at it this way. He looked at it that way.

“You’re right,” he said. “I am moving.”

# stuck
But he did not move.

He pushed. He puffed. He wiggled. The [us: beach chair | deckchair] had sunk down in the wet sand, with {crumb} inside. His knees stuck up, quite dry. But his bottom was stuck fast.

“Oh no,” said {crumb}, in a little voice. “I am not moving!”

# now
{@M} took one hand. {child} took the other. [friend: {Friend} took hold of a leg. ]They pulled.

Nothing.

They pulled again.

Nothing!

“Stop,” said {child}. {Child.He} looked at the sea. “Wait for it…”

Shhhhh, said the sea. It came in under the [us: beach chair | deckchair]. It lifted {crumb} up, just a tiny bit.

“NOW!” shouted {child}.

They pulled. And out came {crumb}, [us: beach chair | deckchair] and all. POP!

# the-steps
They all ran up the beach, {@m} and {child} [friend: and {friend} ]and {crumb} with the [us: beach chair | deckchair] on his bottom.[athlete:  Not even {athlete} runs like that.] They ran right up to the dry steps, and there they sat down in the sun.

“Thank you, {child},” said {crumb}. He took off his hat. There was the bun. It was quite dry. He broke it [friend / elder & adult: up|in three], and the biggest bit was {child’s}.[pet.dog:  {Pet} had the crumbs.]

They ate the bun and watched the sea. It found {child’s} hole, and filled it right up. It came as far as the bottom step. Then it turned round, and went slowly, slowly home.

# in-a-lap
Shhhhh, said the sea. It was far away.

“Time to go, {child},” said {@m}.

But {child} was in {@ms} lap. {Child.He} {child.was} warm, and full of bun, and {child.his} eyes were closing.

“I am not moving,” said {child}.

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
