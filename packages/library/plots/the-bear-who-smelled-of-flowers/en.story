title: The Bear Who Smelled Like Flowers
title: Flower, with Banana
title: What Does {bear} Smell Like?
title: The Fourth Finger
title: {Bear} Was Clean
title: How to Mend a Teddy Bear
guest bear: Ferguson (he), Henderson (he), Pemberton (he)

# washed
{Bear} was hanging by his ears.

There was nothing wrong with that. He was a teddy bear, he had been in the washing machine, and now he was on the
line, quite dry, with a [us: clothespin | clothes peg] on each ear. [age>=5: He looked the same as ever, which is to
say, a little surprised.]

{child} took him down and smelled him. Sniff, sniff, sniff.

“This isn’t {bear},” said {child}. “This is a flower.”

[adult: “It’s only the soap,” said {adult}.]

## or
In {child's} bed lay a teddy bear that {child} didn’t know.

He had {bear's} legs. He had {bear's} tummy. He even had {bear's} ears, with a mark on each from the [us: clothespins | clothes pegs] on the line. But sniff, sniff, sniff: he smelled like flowers.

“Who are you?” said {child}.

He didn’t answer. But then, {bear} never did.

[adult: “That’s {bear},” said {adult}. “He’s clean, that’s all.” | It was {bear}. He’d been in the washing machine all
afternoon, around and around, with his nose against the glass.]

## if short
{Bear} the teddy bear had been in the washing machine. Now he was hanging on the line, dry, with a [us: clothespin | clothes peg] on each ear.

{child} took him down and smelled him. Sniff, sniff, sniff.

“This isn’t {bear},” said {child}. “This is a flower.”


# four-fingers
You can’t sleep with a flower. So it had to be mended.

“What does he smell like when he’s working?” [friend: asked {friend}, who was sleeping over. | said {child}, and sat
down on the rug.]

{child} shut both eyes and counted on one hand. Banana. Sofa. Sand. Then came the fourth finger, and it didn’t know.

The fourth was the best one. There was more of it than of all the others. But it didn’t have a name.

## or
{child} sniffed once more.

“His smell is broken,” said {child}. [friend: “We have to mend it.”

“How?” said {friend}, who was sleeping over. | “It has to be mended.”]

There were four things in that bear. {Child.he} remembered them nose first, and held up a finger for each: banana, sofa,
sand.

The fourth finger stood straight up and had forgotten what it was for. It only knew that it was good.

## if short
You can’t sleep with a flower. So it had to be mended.

“What does he smell like when he’s working?” [friend: asked {friend}, who was sleeping over. | said {child}, and sat down on the rug.]

{child} counted on one hand. Banana. Sofa. Sand. Then came the fourth finger, and it didn’t know.

The fourth was the best one. But it didn’t have a name.


# banana
There was a banana in the kitchen. {child} ate it, because that’s how it’s done, and {bear} got the last of it, on the
nose and a bit behind the ears. [age>=5: The brown part is best, because it smells the loudest.]

[elder: “There ought to be some of me in there, too,” said {elder}, and carried him once around the table under one
arm. [elder2: {Elder2} carried him around once more.]]

Sniff, sniff, sniff.

“Flower,” said {child}. “With banana.”

## or
There was no banana in the kitchen, only a peel. {Bear} wore it as a hat, with the flaps down over his ears. He looked
as if he’d been invited somewhere[age>=5:  nice, where you have to sit still].

[elder: “Many happy returns,” said {elder}, and gave him a long hug, to get a little {elder.short} in there, too.
[elder2: Then came {elder2}, with another.]]

When the hat had been on for a while, {child} lifted it. Sniff, sniff, sniff.

“Flower,” said {child}. “With banana.”

## if short
There was a banana in the kitchen. {child} ate it, and {bear} got the last of it, on the nose.

[elder: “There ought to be some of me in there, too,” said {elder}, and hugged him. [elder2: So did {elder2}.]]

Sniff, sniff, sniff.

“Flower,” said {child}. “With banana.”


# sofa
Then it was time for sofa. [age>=5: It’s underneath that a sofa smells of sofa. On top it only smells of people.]
{Child.he} lay down flat and pulled {bear} back and forth under there, like a mop. He came out with a grey
beard and one macaroni.

“No macaroni,” said {child}, and took it off.

[athlete: On the sofa lay the {athlete} shirt, which nobody had found time to wash. He got to wear it for a while.]
[pet.dog: {Pet} came and licked him on the tummy. That was right, too.] [pet.cat: {Pet} rubbed up against him on both
sides. That was right, too.] [pet.other: He got to sit with {pet} for a while. That was right, too.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sofa.”

## or
You have to stay under a sofa for some time before it works. {Child.he} put {bear} in there and counted.

“One, two, five, fourteen.”

That was enough. [age>=5: Twenty would have been too much.] Out he came, grey around the middle, with a
hair tie around one foot that nobody had seen since last summer. [athlete: The {athlete} shirt was still in the
laundry basket, not yet washed, so he wore that for a bit.] [pet.dog: {Pet} lay down on him and sighed. That helped.]
[pet.cat: {Pet} lay on him until he was warm. That helped.] [pet.other: Then he went to say hello to {pet}. That
helped.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sofa.”

## if short
Then {bear} went back and forth under the sofa, like a mop. He came out with a grey beard.

[athlete: He got to wear the {athlete} shirt.] [pet.dog: {Pet} licked him on the tummy.] [pet.cat: {Pet} rubbed up against him. That was right, too.] [pet.other: He got to sit with {pet} for a while. That was right, too.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sofa.”


# sand
The sand was in the hall. One of {child's} shoes still had a corner of the [us: sandbox | sandpit] in it. {Child.he}
turned the shoe upside down over {bear}. Sss, it went. Most of it landed on the floor, but the floor had no smell at
all, so it could use some. [age>=5: The rest found a way in through his fur and stayed there.]

[school: He got to sit in the backpack from {school} with his head out, just like on the way home.] [city: A little of
{city} was blowing in under the door, and he got to lie in it.] [sport: In the bag for {sport} he was allowed one
breath. It was plenty.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sand.”

## or
In the hall hung {child's} jacket, and in the hood was half a [us: sandbox | sandpit]. {Child.he} laid {bear} in the hood
and swung it, like a hammock. Sss, it went. When he got out he crunched[age>=5:  if you hugged him, the way he did in
the old days].

[school: He hung for a while on the hook, next to the backpack from {school}, because they were used to each other.]
[city: Air from {city} came in through the [us: mail slot | letter box]. He got that on his back.] [sport: He had a
look down into the bag for {sport}. He didn’t look long.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sand.”

## if short
The sand was in the hall, in one of {child's} shoes. {Child.he} turned it upside down over {bear}. Sss, it went.

[school: He got to sit in the backpack from {school}.] [city: Under the door he got a little of {city}.] [sport: In the bag for {sport} he was allowed one breath.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sand.”


# nearly
Back on the rug sat {bear}, and he wasn’t especially clean. [age>=5: He looked like somebody who has had a good day.]

[adult: “But he’s just been washed,” said {adult} in the doorway.

“Yes,” said {child}. “It’s almost gone.”]

{child} held up the fingers. There was banana. There was sofa. There was sand. [friend: {friend} had a long sniff,
too.

“He smells like a [us: field trip | day out],” said {friend}.

] But the flower was still in there, at the bottom. And the fourth finger still didn’t know.

## or
Now he had everything the fingers could think of. [adult: {Adult} came by and stopped.

“What happened to {bear}?”

“He got washed,” said {child}. “But you can hardly tell.”]

[friend: {friend} smelled the tummy. “There’s the sand.”

{child} smelled the ears. “There’s the banana.”

| {child} smelled the tummy. There was the sand. {child} smelled the ears. There was the banana.] The sofa was all
over. But in the middle of it stood the flower, in the very place where the fourth thing should have been. [age>=5: It
didn’t smell bad. It only smelled wrong.]

## if short
Back on the rug sat {bear}.

{child} held up the fingers. There was banana. There was sofa. There was sand. But the flower was still in there. And the fourth finger still didn’t know.


# pillow
So {child} lay down on the bed, the whole face in the pillow, and stayed like that. [age>=5: You could breathe through
one corner.]

Sniff.

Sniff, sniff, sniff!

Why, here it was. Here in the pillow it smelled like {bear}. But {bear} was sitting on the rug. There was nothing in
the pillow, only a dent from somebody’s head.

[friend: {friend} came over and sniffed, first at the dent and then at {child}.

“It’s you,” said {friend}. “The fourth thing is you.” | {child} sniffed at the dent, and then at one arm. They were
the same.

“It’s me,” said {child}. “The fourth thing is me.”]

## or
{child} crawled in under the quilt to think. It was dark in there, and warm, and somebody had been there before.
[age>=5: A nose can tell.]

Sniff, sniff, sniff.

“{Bear}?” said {child}.

Nobody answered, but then, {bear} never did. {child} put out a head to look. On the rug sat {bear}, and he didn’t
smell half as good. It was the quilt. And who was it that had been lying in that quilt, every single night?

[friend: “You,” said {friend}. | “Me,” said {child}, surprised.]

The fourth finger bent, and pointed straight at {child}.

## if short
So {child} lay down on the bed, the whole face in the pillow.

Sniff, sniff, sniff!

Why, here it was. Here in the pillow it smelled like {bear}. But {bear} was sitting on the rug. There was only a dent from somebody’s head.

[friend: {friend} came over and sniffed, first at the dent and then at {child}.

“It’s you,” said {friend}. “The fourth thing is you.” | {child} sniffed at the dent, and then at one arm. They were the same.

“It’s me,” said {child}. “The fourth thing is me.”]


# how-it-goes-on
[friend: “Rub it on, then,” said {friend}. | Maybe it could be rubbed on?]

{child} rubbed {bear} up and down one cheek. It didn’t do much.

“Banana goes on with a finger,” said {child}. “But I only go on when I’m asleep.”

## or
But how do you put {child} on a bear? [friend: {friend} held him, and {child} blew. | {child} blew on him, for a long
time.] Some dust came off.

“It takes all night,” said {child} at last. “I only come off when I’m sleeping.”

## if short
So {child} rubbed {bear} up and down one cheek. It didn’t do much.

“Banana goes on with a finger,” said {child}. “But I only go on when I’m asleep.”


# overnight
So {bear} got the innermost place, between the arm and the chin, where there is the most {child}. [friend: On the
mattress {friend} was asleep already, to help.] [music: {child} hummed {music} into one of his ears. It has no smell,
but he was used to it.] The lamp was out, and the quilt was heavy and soft. The flower left, one breath at a time, and
the fourth thing came instead, first on one ear, then on the other, and on the tummy last, because it’s the biggest.

## or
{child} turned over on one side, with {bear} under the chin. [music: {child} hummed {music} very low, the way {bear}
was used to.]

[friend: “Can you feel anything?” whispered {friend} from the mattress.

“Not yet,” whispered {child}. “It has to be dark.”]

Then the lamp went out, and it was dark, and warm, and still, and anybody who put an ear close could have heard how
it’s done: in through the nose with a little flower, out through the mouth with a little {child}, in and out, all
night long.

## if short
So {bear} got the innermost place, between the arm and the chin, where there is the most {child}. [music: {child} hummed {music} into one of his ears.] The lamp was out. The flower left, one breath at a time, and the fourth thing came instead, first on one ear, then on the other, and on the tummy last, because it’s the biggest.


# mended
Towards morning he was done. He was warm, and a little flat, and he smelled like {bear} from his ears to his toes. And
{child}, who had got the flower in exchange, smelled of it a little, around the cheek.

## or
Three of the fingers slept curled up in the hand. But the fourth one lay on {bear's} ear, and now it knew. And on the
line two [us: clothespins | clothes pegs] were left, close together, asleep with their mouths shut.
