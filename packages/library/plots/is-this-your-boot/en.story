title: The Yellow Boot
title: Is This Your Boot?
title: Hop, Hop, Hop
guest neighbour: Mr Tibbs (he), Mr Moffat (he)
guest sitter: the babysitter (she)

% The boot is the friend's, and whoever listens knows. @who is shelling peas: {elder}, else old Mr Tibbs. @a: {adult}, else the babysitter.

# brings-things-home
{@breed}

On Monday {pet}[age>=5: , {child’s} dog,] brought home a stick. On Tuesday {pet.he} brought home a longer stick. And on Wednesday, when the rain had only just stopped[city:  in {city}], {pet.he} brought home a [us: rain | wellington] boot.

It was yellow. It was little. It had a green frog on the side.

“Oh, {pet},” said {child}. “Whose is that?”

{Pet} wagged {pet.his} tail. {Pet.He} {pet.was}n’t telling.

# on-one-leg
Just then {friend}[!friend.known: , {child’s} best friend,] came in at the gate. Hop, hop, hop {friend.he} came, on one leg.[athlete:  Not even {athlete} could have hopped better.]

“Why are you hopping?” asked {child}.

“It’s too wet to put the other one down,” said {friend}.

“Look what {pet} found! Somebody’s lost a boot.”

“Poor thing,” said {friend}. “[us: Imagine | Fancy] going about in only one!”

[age>=4: “We’d better find out who it is,” said {child}.

]So off they went. First came {pet}, with {@carried}. Then came {child}. And last came {friend}. Hop, hop, hop.[music:  It went rather well with {@song}.]

# a-big-toe
On a doorstep sat {@who}, shelling peas.

“Is this your boot?” asked {child}.

{@Short} took off one slipper and put in a big toe. That was as far as it would go.

“No,” said {@short}. “Too small.”

Then {@he} looked at {friend}[age>=4: . {@He} looked at {friend.him}] for quite a long time.

“Hmm,” said {@short}.[elder2:  “Hmm,” said {elder2}, who was eating the peas.]

But they were in a hurry. Hop, hop, hop.

# a-baby
At the corner[school:  by {school}] stood a [us: stroller | pram], and in it was a baby.

“Is this your boot?” asked {child}.

The baby tried it on, and it came right up to the baby’s tummy.

“Too big,” said {friend}.

# a-snail
On the [us: sidewalk | pavement][age<4: [school:  by {school}]] was a snail.

“Is this your boot?” asked {child}.

The snail went in to see. It was gone a very long time, and when it came out, it looked as if it had lost its way.

“[age>=4: Much too big|Too big],” said {friend}. “And it hasn’t got any feet.”

# nobody-left
Then there was nobody left to ask. So they went home again, and {friend’s} hopping leg was quite worn out[sport: , because as a rule it only had to {play sport}].

On the step sat {@a}, in blue slippers. {@A} looked at the boot, which was yellow, with a frog on the side. {@A} looked at one of {friend’s} feet. It had a yellow boot on, with a frog on the side. {@A} looked at the other foot. It had a sock on.

{@A} needed a minute.

“Have you asked everybody?”

“Everybody,” said {child}. “{@Short}[age>=4: , and the baby], and the snail.”

# it-fits
{Pet} sighed. {Pet.He} walked over to {friend}, who had sat down to rest {friend.his} leg, and put the boot in {friend.his} lap.

{Friend} stuck in a foot. Flump.

“It fits,” said {friend}, with big round eyes.

“What luck,” said {child}. “Then you can have it.”

“And do you know what?” said {friend}. “I’ve already got one just like it.”

# every-puddle
So {friend} went home through every puddle there was, on both legs. Splash, splash, splash.

# something-blue
That night {child} was in bed, and {pet} was on the rug, {@warm}, and very pleased with {pet.himself}. {Pet.He} had found something else. It was soft, and it was blue, and it was under {pet’s} chin.

{@A} turned out the light.

“Good night, {child}. Good night, {pet}.”

And {@a} went off to the kitchen.

Hop, hop, hop.

# @breed
{Pet} was {a breed}, and {pet.he} brought things home.
## if breed.Golden Retriever
{Pet} was a golden retriever, and golden retrievers bring things home.
## if breed.Labrador
{Pet} was a Labrador, and Labradors bring things home.
## if breed.Beagle
{Pet} was a beagle, and whatever a beagle sniffs, a beagle brings home.
## if breed.Border Collie
{Pet} was a border collie, and border collies round things up.
## if breed.Dachshund
{Pet} was a dachshund. Dachshunds live close to the ground, so they find whatever people drop.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} was {a breed}, and not very big, but {pet.he} brought big things home.

# @carried
the boot in {pet.his} mouth
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
a boot nearly as big as {pet.himself}

# @warm
warm and heavy
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
warm and small

# @who
old {neighbour}
## if elder
{elder}

# @short
{Neighbour}
## if elder
{elder.short}

# @he
{neighbour.he}
## if elder
{elder.he}

# @He
{neighbour.He}
## if elder
{elder.He}

# @a
the babysitter
## if adult
{adult}

# @A
The babysitter
## if adult
{Adult}

# @song
{music}
