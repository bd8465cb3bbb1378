title: The Cat Who Looked Away
title: Can You Purr?
title: As If It Was Her Table
guest friend: Esme (she), Rory (he)
guest pet: Biscuit (he), Nutmeg (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Oh, Biscuit,” said Mum. And Biscuit lay down again, by the oven. Mum is {elder} where there is one (@a). The dog is the family’s, else the friend’s; it is yellow and a hill only where it is the story’s own (@warm, @something, @hill).

# a-cat-came-in
It rained and it rained[city:  all over {city}], and a cat came into {child’s} kitchen.

She was the grey cat from [us: across the street | over the road]. She was cold and wet. She walked past [elder: {elder’s} slippers | {@as} [us: rain boots | wellies]] and sat down under the table, as if it was her table.

“Hello, cat,” said {child}. “Can you purr?[sport:  Can you {play sport}?]”

The cat said nothing.

“I want her to purr,” said {child}.

# fish
“I know all about cats,” said {friend}. {Friend} [friend: had | was {child’s} best friend and had] come to play, and {friend.his} [elder: aunt|granny] had a cat. “This cat wants fish.”

So {@first} put some fish on a saucer.

{Pet} got up to see. {@warm}, and {pet.he} always got up to see.

The cat looked at the fish.

The cat looked away.

So {pet} ate it.

“Oh, {pet},” said {@a}. And {pet} lay down again, by the oven.

# milk
“Milk,” said {friend}. “She wants milk.”

So {@a} put some milk on the saucer, and {pet} got up to see.

The cat looked at the milk.

The cat looked away.

So {pet} drank it. {Pet.He} licked that saucer all the way round the kitchen.

“Oh, {pet},” said {@a}. And {pet} lay down again, by the oven.

# the-hat
“She’s cold,” said {child}. “I’ll give her my hat.”

It was {child.his} best hat, the one with ears[school: , that {child.he} wore {at school}]. {Child.He} put it down under the table, and {pet} got up to see.

The cat looked at the hat.

The cat looked away.

So {pet} had it. {Pet.He} carried it all round the kitchen with {pet.his} head up high[athlete: , like {athlete}]. Then {pet.he} gave it to {@a}, and it was very wet.

“Oh, {pet},” said {@a}. And {pet} lay down again, by the oven.

No purr. Not even a little one.

# down-low
“This cat is broken,” said {friend}.

Then {friend.he} [us: thought about it | had a think].

“[elder: My aunt | Granny] gets down low,” {friend.he} said. “Cats like you if you’re low.”

So {friend} lay down on {friend.his} tummy on the kitchen floor. {child} lay down on {child.his} tummy. {@A} said “Oof,” and lay down too.[elder2:  {Elder2} said “Oof,” twice, and lay down as well.]

It was different down there. There were crumbs. There was a pea. And there was the cat, looking away.[music:  Far up above, the radio played {music}.]

# where-the-cat-looked
{child} looked at the cat.

Then {child.he} looked where the cat was looking.

[child.she: The cat | She] wasn’t looking at the door. She wasn’t looking at the window. She was looking at something {@something}.

“She doesn’t want a hat,” whispered {child}. “She wants a {pet}.”

# one-paw
“Stay, {pet},” said {@a}.

One paw came out.

{Pet} stayed. It was hard. {Pet.His} tail went thump.

The paw stopped.

So the tail stopped.

Then out she came, one paw and one paw and one paw and one paw. She stepped over the pea. She climbed up on {pet}, as if {pet.he} {pet.was} {@hill}. She turned round once, and she lay down.

# on-the-edge
Up on the table there was a plate. On the plate there was [elder: {elder.short’s}|some] toast. It was right on the edge.

Down it came. Plop. It landed by {pet’s} nose, and it had butter on.

“Oh, {pet},” whispered {@a}. “Don’t get up.”

Nobody moved. The rain went pit, pat, pit.

{Pet} looked at the toast.

{Pet} looked at it for a long, long time.

{Pet} looked away.

# a-purr
And up on the top of {pet.him}, very small at first, and then so big that they could feel it in the floor, the cat began to purr.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}

# @first
{minder}, who was looking after {child.him},
## if adult & !elder
{adult}
## if elder
{elder.short}

# @warm
{Pet} was {friend’s} dog, big and yellow and warm
## if pet.dog
{Pet} was {a breed}, soft and furry and warm

# @something
big, and yellow, and warm
## if pet.dog
soft, and furry, and warm

# @hill
a hill
## if pet.dog
a cushion
## if pet.dog & breed.Labrador
a hill
