title: {Pet} and the Littlest Dinosaur
title: One, Two, and Three
title: Thump, Wobble
title: Three Good Hiding Places
title: You Used to Be Smaller

# thump
Thump.

The water in {child's} glass went wobble.

{Child} was sleeping at {elder's} house, in the little room under the roof. {Elder.short} sat on the edge of the bed.
On {child's} feet lay {pet}. {Pet} was {@cat-look}. [friend: On the big cushion lay {friend}, with the [uk: torch |
flashlight].]

Thump. Wobble. Thump. Wobble.

## or
In the little room under the roof, at {elder's} house, {child} lay in bed. On {child's} feet lay {pet}. {Pet} was
{@cat-look}. [friend: On the big cushion lay {friend}, with the [uk: torch | flashlight].] {Elder.short} sat on the
edge of the bed.

On the chair was a glass of water. It stood quite still. And then it didn’t.

Thump. Wobble. Thump. Wobble.

# snoring
“Is that {elder2.short} snoring?” said {child}.

“No,” said {elder.short}. “That goes honk. This goes thump.”

## or
“Was that {elder2.short} on the stairs?” said {child}.

“No,” said {elder.short}. “{Elder2.short} wears felt slippers. That’s somebody with feet.”

# eye
Then something looked in at the window. It was an eye. It was as big as a plate, and it blinked.

It was a dinosaur. [city: Her neck was so long that she had seen every light in {city} on the way.]

“Good evening,” said the dinosaur. Then she saw {elder.short}. “Oh, it’s you! You used to be smaller.”

“So I did,” said {elder.short}.

“I have three little ones,” said the dinosaur. “It’s bedtime, and they ran in here to hide. I can’t sleep without my
little ones.”

[age>3: A tear rolled down her nose. It fell into the [uk: garden | yard] and filled the watering can.]

“This was my room when I was little,” said {elder.short}. “So I know where to hide. There are three good places.”

## or
The window went quite dark. Then the dark went up, like a blind, and behind it was an eye, as big as a plate. Around
the eye was a dinosaur.

[city: “I’m a bit late,” she said. “I had to step over all of {city} on tiptoe.”]

The eye looked at {child}. It looked at {pet}. It looked at {elder.short}, for a long time.

“I know you,” said the dinosaur. “You used to be smaller.”

“So I did,” said {elder.short}.

“My three little ones slipped in here when I said bedtime. I never fall asleep until I’ve counted them.”

[age>3: Splash, it went, down in the [uk: garden | yard]. That was a tear, and it filled the watering can.]

“This room was mine when I was little,” said {elder.short}. “I know every hiding place. Three of them are good.”

# look-one
Look up high, look down low. //
Where, oh where did the little one go?

# feet
“The first place,” said {elder.short}, “smells of feet.”

{Child} looked under the chair. No. {Child.He} looked behind the door. No. [sport: {Child.He} looked in {child.his}
own {@nest-in}.

{@nest-def} sneezed. | {Child.He} looked in {elder.short's} big slipper.

The slipper sneezed.]

There sat a green dinosaur, no bigger than a bun.

“That’s One,” said the dinosaur at the window. {Child} put One on her nose.

## or
“One of the places,” said {elder.short}, “you find with your nose.”

{Child} got down on the floor, nose first. Under the bed it smelled of dust. By the window it smelled of dinosaur.
[sport: Over by the wall it smelled of {sport}.

{@nest-def} giggled. | Over by the wall stood {elder.short's} slippers.

One of them giggled.]

Out rolled a green dinosaur, no bigger than a bun. It smelled of feet by now.

“There’s my One,” said the dinosaur at the window. {Child} put One on her nose.

# look-two
Look up high, look down low. //
Where, oh where did the little one go?

# socks
“The second place,” said {elder.short}, “is soft and full of socks.”

{Child} looked in [school: the bag from {school} | the [uk: washing | laundry] basket]. One sock. One sweater. One
more sock[friend: .

“That one’s got legs,” said {friend}, and shone the [uk: torch | flashlight] on it. | , and that one had legs.]

There stood a stripy dinosaur with the sock on its head.

“That’s Two,” said the dinosaur. {Child} put Two on her nose, next to One.

## or
“Another place,” said {elder.short}, “is so soft that you nearly fall asleep.”

{Child} opened [school: the bag from {school} | the [uk: washing | laundry] basket]. [friend: {Friend} held the [uk:
torch | flashlight].] In among the socks was one that breathed. Out of it stuck a stripy head with its eyes shut.

“It’s asleep,” said {child}.

“Yes,” said the stripy head.

“That’s Two,” said the dinosaur. {Child} put Two on her nose, sock and all.

# look-three
Look up high, look down low. //
Where, oh where did the little one go?

# gap
“The third place,” said {elder.short}, “is thin and dark. I got stuck there on my birthday.”

It was the gap behind the wardrobe. {Child} looked in. Far, far in sat the littlest dinosaur of all. It was spotty,
and it was Three.

“No,” said Three. “I live here now.”

The dinosaur’s nose was too wide. {Elder.short} got in up to the elbow. {Child} got in up to the shoulder. It wasn’t
enough. [athlete: {Child} stretched like {athlete} in the picture at home, right out to the fingertips. It was nearly
enough.]

Then they all looked at {pet}.

## or
“The best is behind the wardrobe,” said {elder.short}. “I sat there a whole afternoon, and nobody found me. In the end
I had to shout.”

{Child} put one cheek to the wall and peeped into the gap. Far, far in sat the littlest dinosaur of all. It was
spotty, and it was Three.

“Come out,” said {child}.

“There’s nobody here,” said Three.

[athlete: {Child} got as long as {athlete} in the picture at home, and caught a ball of dust. | {Child} stretched in
an arm and caught a ball of dust.] {Elder.short} could only get a hand in, these days. The dinosaur could get in
nothing but a sniff.

Thump. That was {pet}, who had jumped down on the floor.

# deed
{@cat-deed}

# count
“And that’s Three,” said the dinosaur. {Child} put Three on her nose, at the very tip.

“One,” she counted. “Two. Three.” And because it was so nice: “One. Two. Three.”

“Goodnight, One, who smells of feet,” said {child}. //
“Goodnight, Two. You can keep the sock. //
Goodnight, Three, {@cat-night}.”

“Goodnight, {child},” said the dinosaur. “Goodnight, [friend: {friend}. Goodnight,] clever {pet}. Goodnight, you who
used to be smaller.”

## or
“Three,” said the dinosaur. “At last.”

{Child} put Three right out at the end of that long nose. The dinosaur had to cross her eyes a little to see them all.
“One, two, three,” she counted. “One, two, three.” It came out right both times.

“Sleep well, One, with your lovely smell,” said {child}. //
“Sleep well, Two, with your sock. //
Sleep well, Three, {@cat-night}.”

“Sleep well, {child},” said the dinosaur. “Sleep well, [friend: {friend}. Sleep well,] {pet}, who knows how it’s done.
And sleep well, you who have grown. It suits you.”

# footprints
“Shall we tell {adult}?” said {child}.

“Tomorrow,” said {elder.short}. “We’ll show the footprints in the flower bed.”

## or
“{Adult} will never believe this,” said {child}.

“We’ve got the footprints,” said {elder.short}. “They’re as big as bathtubs.”

# around
{Elder.short} tucked {child} in [music: and hummed {music}. Outside, the dinosaur hummed it too, so low that the whole
bed hummed. | all along both sides.]

Down in the [uk: garden | yard], the dinosaur walked around the house. Once. Twice. Then she lay down, nose to tail,
all the way around it, with One and Two and Three under her chin.

Up on the bed, {pet} walked around {child's} feet. Once. Twice. Then {pet.he} lay down, nose to tail, {@cat-end}.

## or
{Elder.short} pulled up the quilt[music:  and hummed {music}. Far down below, somebody hummed the low part. |  as far
as {child's} chin.]

Outside, the dinosaur was looking for a good place to lie. Only one was big enough, and it had the house in the
middle. She lay down around it, slowly, the way you put an arm around somebody, with the little ones under her chin.

Inside, on the quilt, {pet} was looking, too. The best place had {child's} feet in the middle. There {pet.he} lay
down, {@cat-end}.

# still
Thump, went the very end of a tail, far down in the dark.

The water in the glass went wobble.

And then it was still.

## or
Far down in the dark somebody big was breathing, in and out, and the whole house rocked a little, like a boat.

The water in the glass rocked. The bed rocked.

And then it was still.

# @cat-look
## if breed.Persian
{a breed}, and so fluffy that nobody was sure where the cat began
## if breed.Maine Coon
{a breed}, as long as the bed was wide, with a tail like a feather duster
## if breed.British Shorthair
{a breed}, round in the cheeks, round in the middle, and very good at sitting
## if breed.Ragdoll
{a breed}, big and blue-eyed and as floppy as a pillow
## if breed.Bengal
{a breed}, with spots all the way from the neck to the tail
## if breed.Siamese
{a breed}, with dark ears, blue eyes, and a great deal to say
## if breed.Abyssinian
{a breed}, thin and gold, who liked to be on top of things
## if breed.Russian Blue
{a breed}, with a silver coat and feet that made no noise at all
## if breed.Scottish Fold
{a breed}, with ears as flat as two envelopes and a head as round as an egg
## if breed.Sphynx
{a breed}, with no fur at all and lots of wrinkles, and as warm as a bun

# @cat-deed
## if breed.Persian
{Pet} lay down at the gap and fluffed. The tummy fluffed. The tail fluffed. Now there was a big, round, warm heap of
{breed}.

“Is that a nest?” said Three.

Nobody said no. Three came out, step by step, climbed in, and was gone. Only the tip of a tail stuck up out of the
fluff.
## if breed.Maine Coon
{Pet} turned around and put in the tail. {A breed} has a very long tail. In it went, and in, and in, right to the
back. Swish, it went.

“That tickles,” said Three, and took hold with both hands.

Then {pet} walked away, as slow as can be. Out came the tail, and out, and out, and on the end sat Three.
## if breed.British Shorthair
{Pet} sat down in front of the gap. And sat. Nobody sits like {a breed}.

“What are you doing?” said Three.

{Pet} sat.

“Is it nice?” said Three.

{Pet} sat some more, as round as a teapot. So Three came out and sat down too, to see. It was nice.
## if breed.Ragdoll
{Pet} walked up to the gap and went flop. Legs, flop. Tail, flop. Tummy up. Nobody can flop like {a breed}.

“Oh!” said Three. “It’s melted!”

Three came out to see. Three lifted up one soft paw. The paw went flop. So Three lay down too, tummy up. Flop.
## if breed.Bengal
{Pet} lay down in front of the gap, in the light, so that all the spots showed. Spots on the side. Spots on the legs.
Spots on the tummy.

Three looked at {pet}. Then Three looked at Three.

“You’ve got MY spots,” said Three, and came out to count them. One spot, two spots, three spots. It took a long time.
## if breed.Siamese
{Pet} put one dark ear to the gap.

“Meow?” said {pet}.

“No,” said Three.

“Meow-ow-OW,” said {pet}, because {a breed} always has an answer.

“I do NOT need to sleep,” said Three.

“Meow-ow-ow-OW.”

“I am NOT yawning!” said Three, and came all the way out to say it. And yawned.
## if breed.Abyssinian
Up went {pet}: chair, shelf, top of the wardrobe. {A breed} always goes up. And then down, down the back, where nobody
else was thin enough.

“Oh!” said Three. “How did YOU get in?”

Now there was a cat at the back. The nose gave Three a little push. And another little push. And out on the floor came
Three.
## if breed.Russian Blue
{Pet} went in, on feet that made no noise. Nobody noticed. Not even Three. But in the dark that silver coat shone,
like a little piece of moon.

“Moon,” whispered Three.

The moon turned around and walked out, quiet, quiet. And after it came Three, quiet, quiet, holding the moon by the
tail.
## if breed.Scottish Fold
{Pet} sat down, back to the gap. With those ears folded flat, {a breed} is quite smooth on top. Round and smooth.

“An egg!” said Three.

Three came out and lay down on it, because eggs must be kept warm. Then the egg turned around. It had eyes, and it
licked Three on the chin.
## if breed.Sphynx
{Pet} put a bare head in at the gap. No fur. Big ears. Lots and lots of wrinkles.

Three stared.

“Are YOU a dinosaur?” said Three.

{A breed} never tells. But {pet} was as warm as a bun, and it was cold in there, and soon Three came out and leaned on
the warm side, wrinkles to wrinkles.

# @cat-night
## if breed.Persian
with fluff on your nose
## if breed.Maine Coon
who rode on a tail
## if breed.British Shorthair
who can sit
## if breed.Ragdoll
who has melted
## if breed.Bengal
who counts spots
## if breed.Siamese
who was not yawning
## if breed.Abyssinian
who came out in front of a cat
## if breed.Russian Blue
who held the moon by the tail
## if breed.Scottish Fold
who found an egg
## if breed.Sphynx
who is warm on one side

# @cat-end
## if breed.Persian
and fluffed
## if breed.Maine Coon
with the long, long tail over both ears
## if breed.British Shorthair
as round as a teapot
## if breed.Ragdoll
and went flop
## if breed.Bengal
spots and all
## if breed.Siamese
and said one last small meow
## if breed.Abyssinian
on the very highest hill of the quilt
## if breed.Russian Blue
without a sound
## if breed.Scottish Fold
with both ears folded for the night
## if breed.Sphynx
as warm as a bun

# @nest-in
{sport} bag
## if sport.Soccer
{sport} shoe
## if sport.Basketball
basketball shoe
## if sport.Tennis
tennis shoe
## if sport.Swimming
swimming bag
## if sport.Baseball
baseball glove
## if sport.Football
{sport} helmet
## if sport.Gymnastics
gymnastics bag
## if sport.Track and Field
running shoe
## if sport.Volleyball
volleyball shoe
## if sport.Hockey
hockey glove
## if sport.Golf
golf shoe
## if sport.Dance
dancing shoe

# @nest-def
The {sport} bag
## if sport.Soccer
The {sport} shoe
## if sport.Basketball
The basketball shoe
## if sport.Tennis
The tennis shoe
## if sport.Swimming
The swimming bag
## if sport.Baseball
The baseball glove
## if sport.Football
The {sport} helmet
## if sport.Gymnastics
The gymnastics bag
## if sport.Track and Field
The running shoe
## if sport.Volleyball
The volleyball shoe
## if sport.Hockey
The hockey glove
## if sport.Golf
The golf shoe
## if sport.Dance
The dancing shoe
