title: Something in {Pet}
title: Peas Don’t Peep
title: Rummage, Rummage, Rummage

% Where the mouse is depends on the dog: in the curl of a poodle’s tail, in a bushy tail, in fluffy trousers, under a floppy ear, under
% a chin with a fold. @first and @second are where they rummage before, @last where it is, @part what was in the hedge.

# things-got-lost
{@coat}

Things got lost in {pet}.

One evening[city:  in {city}], {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] came in from the garden with {pet}. {Pet} had a great big shake, and somewhere in {pet} there was a very small noise.

Peep.

[!short: “Was that you?” said {child}.

“No,” said {friend}. “Was it you?”

Peep.

]They looked at {pet}. {Pet} looked at {pet.his} own bottom.

“There’s something in {pet},” said {child}.

# spoon
So {pet} lay down on the rug, and {child} put {@first}.

Rummage, rummage, rummage …

[school: Out came a sticker from {school}, and [short: then|after the sticker came] a spoon. | Out came a spoon.]

“Spoons don’t peep,” said {child}, and {pet} looked as if {pet.he} had never met a spoon.

Peep.

## or
So {pet} lay down on the rug, and {child} put {@first}.

Rummage, rummage, rummage …

[school: Out came a sticker from {school}, and [short: then|after the sticker came] a toothbrush. | Out came a toothbrush.]

“Toothbrushes don’t peep,” said {child}. It was {child.his} own toothbrush, and {child.he} {child.was} rather sorry they had found it.

Peep.

# pea
So {friend} put {@second}.

Rummage, rummage, rummage …

Out came a pea. It was not a new pea.

“Peas don’t peep,” said {friend}.[sport:  “And you can’t {play sport} with them.”]

{Pet} ate the pea.

Peep!

# peg
So they looked between {pet’s} toes, on all four paws, which tickled so much that {pet} sneezed.

Rummage, rummage, rummage …

There was a peg.

“Pegs don’t peep,” said {child}.

Peep!

# a-nose
Now there was only one place left, and that was {@last}.

[age>=5: “Stay very still, {pet},” said {friend}.

{Pet} stayed so still that even {pet.his} tongue stopped. | “Stay very still,” said {friend}, and even {pet’s} tongue stopped.][athlete:  Beside {pet.him} even {athlete}, on the poster, looked fidgety.]

{child} used just one finger[!short: , as quiet as a whisper].

Rummage … rummage … rummage …

And out came a nose.

[age>=5 & !short: After the nose came some whiskers. After the whiskers came two round ears. And there, tucked up {@in}, was a mouse no bigger than {child’s} thumb. | After the nose came some whiskers, and after the whiskers came a mouse, no bigger than {child’s} thumb.]

# wobbly
“Peep,” said the mouse, and it was a wobbly peep.

[age>=5: {child} put {child.his} ear down close and listened.

]
“She likes {pet},” said {child}, “but she wants her [us: mommy | mummy].”

“{Pet} put {pet.his} {@part} in the hedge,” said {friend}. “I saw {pet.him} do it!”

“Then {pet} can put {@it} back,” said {child}.

# the-hedge
So out they went into the dark blue garden[elder: , and {elder} held the [us: flashlight | torch][elder2:  and {elder2} held the door]][!elder & adult: , and {adult} held the [us: flashlight | torch]][!elder & !adult: , with the door wide open behind them].[music:  {Friend} hummed {@song}[!short: , to keep the mouse company].] {child} tiptoed. {Friend} tiptoed. {Pet} tiptoed best of all, because {pet.he} had the most toes.

“{@Way}, {pet},” said {child}. “{@Way} … {@way} … stop!”

The {@part} went in.

“Peep?” said the mouse.

Nobody answered.

“She’s too little,” said {friend}. “Her [us: mommy | mummy] can’t hear.”

“We’re big,” said {child}.

[age>=5: So {child} took a breath, and {friend} took a breath, and they both said it together. | So they took a breath, and they said it together.]

“PEEP!”

# said-it-back
And deep down in the hedge, somebody said it back.

“PEEP.”

A [us: mommy | mummy] mouse came running and running. Nose touched nose[age>=5: , and whiskers touched whiskers]. Then two tails went away under the leaves, one long and one little.[age>=5: 

“Good dog, {pet},” whispered {child}.]

# a-yawn
Then {friend} went home[age>=5:  to {friend.his} bed, and {child} went up to {child.his}|, and {child} went to bed], and {pet} {@lay}.

{child} put {child.his} hand {@again}, one more time[!short: , just to see].

Rummage … rummage … rummage …

There was something in there. It was slow, and it was soft. It came all the way up {child’s} arm, and it came out of {child’s} mouth.

It was a yawn.

“That was in {pet},” said {child}.

And {child.he} shut {child.his} eyes, so as not to lose it.

# @coat
{Pet} was {a breed}, and {pet.he} {pet.was} soft all over. {Pet.He} had a soft neck and a soft tummy, and one ear like a mitten, and another ear like another mitten.
## if breed.Poodle
{Pet} was a poodle, and {pet.he} {pet.was} curly all over. {Pet.He} had curly ears and a curly tummy, and on the end of {pet.his} tail was a curl as big as a bun.
## if breed.Golden Retriever
{Pet} was a golden retriever, and {pet.he} {pet.was} fluffy all over. {Pet.He} had fluffy ears and a fluffy tummy, and a tail like a feather duster.
## if breed.Border Collie
{Pet} was a border collie, and {pet.he} {pet.was} shaggy all over. {Pet.He} had shaggy ears and a shaggy tummy, and a tail like a feather duster.
## if breed.Shih Tzu
{Pet} was a shih tzu, and {pet.he} {pet.was} hairy all over. {Pet.He} had hairy ears and a hairy tummy, and a tail like a feather duster.
## if breed.Siberian Husky
{Pet} was a husky, and {pet.he} {pet.was} woolly all over. {Pet.He} had one coat on top and another coat under it, and a tail as big as a pillow.
## if breed.German Shepherd
{Pet} was a German shepherd, and {pet.he} {pet.was} furry all over. {Pet.He} had thick fur round {pet.his} neck and thick fur on {pet.his} tummy, and a tail like a big broom.
## if breed.Cocker Spaniel
{Pet} was a cocker spaniel, and {pet.he} {pet.was} wavy all over. {Pet.He} had wavy ears and a wavy tummy, and on {pet.his} back legs {pet.he} wore wavy [us: pants | trousers].
## if breed.Australian Shepherd
{Pet} was an Australian shepherd, and {pet.he} {pet.was} fluffy all over. {Pet.He} had fluffy ears and a fluffy tummy, and on {pet.his} back legs {pet.he} wore big fluffy [us: pants | trousers].
## if breed.Yorkshire Terrier
{Pet} was a Yorkshire terrier, and {pet.he} {pet.was} hairy all over. {Pet.He} had hairy ears and a hairy tummy, and on {pet.his} back legs {pet.he} wore little hairy [us: pants | trousers].
## if breed.Bulldog
{Pet} was a bulldog, and {pet.he} {pet.was} wrinkly all over. {Pet.He} had a wrinkly face and a wrinkly neck, and under {pet.his} chin was a wrinkle as deep as a pocket.
## if breed.Boxer
{Pet} was a boxer, and {pet.he} {pet.was} smooth all over, except for the wrinkles. {Pet.He} had wrinkles on top and wrinkles in front, and under {pet.his} chin was one as deep as a pocket.
## if breed.Dachshund
{Pet} was a dachshund, and {pet.he} {pet.was} long all over. {Pet.He} had a long nose and a long, long tummy, and one ear like a mitten, and another ear like another mitten.
## if breed.Beagle
{Pet} was a beagle, and {pet.he} {pet.was} floppy all over. {Pet.He} had a floppy neck and a floppy tummy, and one ear like a mitten, and another ear like another mitten.
## if breed.Rottweiler
{Pet} was a Rottweiler, and {pet.he} {pet.was} big all over. {Pet.He} had a big nose and a big tummy, and one ear like a mitten, and another ear like another mitten.

# @first
one hand under {pet’s} ear
## if breed.Poodle
both {child.his} hands into the curls on {pet’s} back
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
both {child.his} hands into the fur on {pet’s} back
## if breed.Bulldog / breed.Boxer
both {child.his} hands into the wrinkles round {pet’s} neck

# @second
both {friend.his} hands under {pet’s} tummy
## if breed.Poodle
both {friend.his} hands into the curls on {pet’s} tummy
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
both {friend.his} hands into the fur on {pet’s} tummy

# @last
under {pet’s} other ear[!short: , the other mitten]
## if breed.Poodle
the curl on the end of {pet’s} tail[!short: , as big as a bun]
## if breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu
{pet’s} tail[!short: , the one like a feather duster]
## if breed.Siberian Husky
{pet’s} tail[!short: , the one as big as a pillow]
## if breed.German Shepherd
{pet’s} tail[!short: , the one like a big broom]
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
{pet’s} [us: pants | trousers]
## if breed.Bulldog / breed.Boxer
the wrinkle under {pet’s} chin[!short: , the one as deep as a pocket]

# @in
under {pet’s} ear
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd
in {pet’s} tail
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
in {pet’s} [us: pants | trousers]
## if breed.Bulldog / breed.Boxer
under {pet’s} chin

# @part
ear
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd
tail
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
[us: pants | trousers]
## if breed.Bulldog / breed.Boxer
chin

# @it
it
## if breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
them

# @way
sideways
## if breed.Poodle / breed.Golden Retriever / breed.Border Collie / breed.Shih Tzu / breed.Siberian Husky / breed.German Shepherd / breed.Cocker Spaniel / breed.Australian Shepherd / breed.Yorkshire Terrier
backwards
## if breed.Bulldog / breed.Boxer
forwards

# @lay
lay down beside {child.him} in one big, warm heap
## if breed.Poodle
curled round beside {child.him} in one big, warm curl
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
lay down beside {child.him} in one warm little bundle

# @again
into {pet}
## if breed.Labrador / breed.Rottweiler / breed.Dachshund / breed.Beagle
under {pet’s} ear
## if breed.Bulldog / breed.Boxer
under {pet’s} chin

# @song
{music}
