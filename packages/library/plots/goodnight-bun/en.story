title: {Pet} Is Too Long
title: The Yellow Blanket
title: As Round as a Bun
guest minder: Joan (she), Pam (she)

% It was made of a dachshund; another dog has a sentence of its own (@what), and the smallest have the doll’s blanket (@blanket).
% @a: {adult}, else the grandparent, else Auntie {minder}.

# too-long
{child} was in bed.

Next to {child} lay {Pet}.

{@What}

{child} wanted {Pet} to have a blanket.[friend:  So did {friend}[!friend.known: , {child.his} best friend].] It was {@blanket}, the yellow one[elder:  that {elder}[elder2:  and {elder2}] had knitted].

“{Pet}’s going to have it all over,” said {child}.

# up
{child} pulled the blanket up. Up over {Pet’s} tummy, up over {Pet’s} ears.

There we are! No nose to be seen.

But look, down at the bottom …

Out popped a tail!

Waggle-waggle, went the tail.

“No, {Pet}!” said {child}. “You’re too long!”

# down
{child} pulled the blanket down. Down over {Pet’s} back, down over {Pet’s} tail.

There we are! No tail to be seen.

But look, up at the top …

Out popped a nose!

Snuffle-snuff, went the nose.

“No, {Pet}!” said {child}. “You’re too long!”

# the-middle
{child} put the blanket right in the middle, and patted it with both hands.

There we are! No tummy to be seen.

But look, down at the bottom …

Out popped a tail! Waggle-waggle!

And look, up at the top …

Out popped a nose! Snuffle-snuff!

“No, {Pet}!” said {child}. “You’re too long!”

# heave
So {child} took the blanket in both hands, and pulled as hard as {child.he} could[sport: , as if {child.he} meant to {play sport}].[athlete:  Not even {athlete} could have pulled harder.]

One, two, THREE!

Whoops!

Over the edge of the bed went the blanket, and down on the floor.

Now {Pet} had no blanket at all.

You could see {pet.his} nose, and you could see {pet.his} tummy, and you could see {pet.his} tail.

And {Pet} was cold. Brrr, went all of {Pet}.

# smaller
Poor {Pet}!

{child} climbed down and fetched the blanket. {Child.He} hugged it, and had a think[music: , and hummed {music}].

The blanket couldn’t get any bigger[city: , not in all of {city}].

But {Pet} could get smaller!

“Look at me, {Pet},” said {child}. “Do what I do.”[school:  It was something {child.he} had learned {at school}.]

{child} lay down on {child.his} side. {Child.He} pulled up {child.his} knees. {Child.He} pulled in {child.his} arms. {Child.He} put {child.his} chin down to {child.his} knees.

Now {child} was as round as a bun.

# flop
{Pet} looked at {child}.

Then {pet.he} turned all the way [us: around | round]. {Pet.He} turned all the way [us: around | round] again. {Pet.He} put {pet.his} nose to {pet.his} tail, and {pet.his} tail to {pet.his} nose.

Flop.

Now {Pet} was as round as a bun.

{child} put the yellow blanket on.

Any tail? No.

Any nose? No.

“There we are!” said {child}. “Now you’re just right!”

# two-feet
And then {@a} came in to say good night.

{@A} lay down next to {child} for a little while, and had a corner of the [us: comforter | duvet].

But look, down at the bottom …

Out popped two feet!

Two big feet, with socks on.

“No, {@a}!” said {child}. “You’re too long! Do what {Pet} does.”

So {@a} pulled up two big knees, and pulled in two long arms.

Now {@a} was as round as a bun.

# three-buns
One little bun, one big bun, and one bun with fur on.

Under the yellow blanket something went snuffle-snuff, very softly.

Now all three of them were warm, in the one bed.

Good night, bun.

# @a
Auntie {minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @blanket
{child’s} old baby blanket
## if breed.Yorkshire Terrier / breed.Shih Tzu
{child’s} old doll’s blanket

# @what
{Pet} was {a breed}, and {pet.he} {pet.was} dog all the way, from one end to the other.
## if !breed
{Pet} was a dog, and {pet.he} {pet.was} dog all the way, from one end to the other.
## if breed.Dachshund
{Pet} was a dachshund. {Pet.He} {pet.was} a short dog if you looked up and down, and a long dog if you looked along.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} was {a breed}. {Pet.He} {pet.was} a small dog, but there was more of {pet.him} than you’d think.
## if breed.Bulldog
{Pet} was a bulldog. {Pet.He} {pet.was} wide if you looked across, and long if you looked along.
## if breed.Rottweiler / breed.German Shepherd / breed.Boxer / breed.Golden Retriever / breed.Labrador
{Pet} was {a breed}. {Pet.He} {pet.was} tall if you looked up and down, and long if you looked along.
