title: Nobody Pull That
title: Chilly for Ducks
title: There Goes My Tummy

% Rule: when something comes after you, you run; when something runs away, you go after it.

# nobody
One afternoon[city:  in {city}], {elder} put on {elder.his} best {@jumper} and came to see {child}. The {@jumper} was thick and warm[elder2: , and {elder2} had knitted it], and at the bottom hung one little thread.

“Nobody pull that,” said {elder.short}.

{child} didn’t pull it. {child.He} only looked. But {child.his} cat, {pet}, looked too[!short / !athlete: , and you can’t tell a cat anything].

Pat, went {pet}, and the thread stuck to {pet.his} paw.

# came-after
{Pet} took one step, and the thread came after {pet.him}. [!short: {Pet.He} took two steps, and so did the thread.] So {pet} ran. When something comes after you, you run.

Pop, pop, pop, went the {@jumper}.

“There goes my bottom!” said {elder.short}. “After that cat!”

# tummy
{Pet} ran out into the garden, and {child} and {elder.short} ran out too. But the faster they ran, the faster {pet.he} ran.[athlete:  Not even {athlete} could have caught {pet.him}.][sport:  It was like trying to {play sport} in slippers.]

{Pet} ran through the washing, and {elder.short} came out on the other side with a pillowcase on {elder.his} head.

{@pop}

“There goes my tummy!” said the pillowcase.

## or
{Pet} ran out into the garden, and {child} and {elder.short} ran out too. But the faster they ran, the faster {pet.he} ran.[athlete:  Not even {athlete} could have caught {pet.him}.][sport:  It was like trying to {play sport} in slippers.]

{Pet} ran round and round the tree, until {elder.short} got so giddy that {elder.he} said “Sorry!” to it.

{@pop}

“There goes my tummy!” {elder.he} told the tree.

# undone
{@pop}

[!short / friend: “You’re coming undone,” said {@who}, over the gate.

“I know!” said {elder.short}. “There go my elbows!” | “There go my elbows!” said {elder.short}.]

Pop, went the very last bit. And there stood {elder.short} in pyjamas with ducks on.

“I was in a hurry to see you,” {elder.he} said.

# two-eyes
{child} laughed till {child.he} had to sit down. Then {child.he} looked round.

“Where’s {pet}?”

There was only the long, long thread[school: , enough to tie up {school} with], and it went in under the hedge, where it was dark.

{child} lay down. Right at the back were two round eyes.

[!short / !school: “Come out, {pet}!” {child.he} called, but the eyes went further in.

]“{Pet} won’t ever come home,” said {child}, and {child.his} chin wobbled. “{Pet.He} thinks the thread wants to eat {pet.him}.”

“I’d be frightened too,” said {elder.short}, and sat down in the grass, ducks and all. “When something comes after you, you run.”

# wiggle
{child} looked at the thread, and thought about cats.

“But when something runs away,” {child.he} said slowly, “you go after it!”

So {child.he} took hold of the thread, and let it run away, just a little.

Wiggle, wiggle, wiggle.

{Pet’s} nose came out.

Wiggle, wiggle, wiggle.

{Pet’s} paw came out. Pat!

And {child} walked backwards to the house with the thread, and {pet} came after it, pat, pat, pat, and wasn’t frightened at all. Last came {elder.short}, winding up the wool[music:  and humming {@song}][friend & !short: , with {friend} to hold the ball][!short: , until the ball was as big as a cabbage].

# chilly
“Brr,” said {elder.short}, and sat down in the armchair. “It’s chilly for ducks.”

{Pet} looked at the ducks. Then {pet.he} climbed up and lay down all over them, and {@fitted}, and {pet.he} fitted.

“Now that’s what I call a {@jumper},” said {elder.short}. “But it’s got no sleeves.”

So {child} crept in under one arm, and was a sleeve. [friend: {Friend} was the other sleeve. ][!friend & adult: {Adult} came, and was the other sleeve. ][!friend & !adult: A cushion was the other sleeve. ]

Prrr, prrr, prrr, went the {@jumper}.

# nobody-did
There was just one thing. At the bottom hung something {@long}, and the end of it twitched.

“Nobody pull that,” whispered {elder.short}.

And nobody did.

# @pop
Pop, pop, pop!

# @jumper
[us: sweater | jumper]

# @who
the [us: mailman | postman]
## if friend
{friend}, {child’s} best friend

# @fitted
{pet.he} {pet.was} soft, and {pet.he} {pet.was} warm
## if breed.Persian / breed.Maine Coon / breed.British Shorthair
{pet.he} {pet.was} woolly, and {pet.he} {pet.was} warm
## if breed.Sphynx
{pet.he} {pet.was} smooth, and {pet.he} {pet.was} as warm as toast
## if breed.Siamese / breed.Ragdoll
{pet.he} {pet.was} soft, with dark cuffs, and {pet.he} {pet.was} warm
## if breed.Bengal
{pet.he} {pet.was} warm, and {pet.he} had spots on

# @long
long
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
long and fluffy

# @song
{music}
