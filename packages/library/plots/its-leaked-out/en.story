title: The Creak
title: The Fifth Stair
guest friend: Selma (she), Luke (he)
guest pet: Pip (she), Bramble (he)
guest elder: Winnie (she), Bert (he)

% Let the child say “Creak!” {elder} is the family’s own, else whoever has the room behind the kitchen. The dog is the family’s, else {elder}’s or the friend’s; a cat treads on the top of the boot, and gets into it.

# in-boxes
Everything was in boxes.[city:  There can’t have been a box left in all {city}.] Tomorrow they were [us: moving | moving house].

{child} had packed {child.his} cars and {child.his} books and {child.his} lamp[sport:  and everything you need to {play sport}].[adult:  {Adult} had packed the whole kitchen.][elder2:  {Elder2} had packed all the socks.] But there was one thing {child} hadn’t packed, because {child.he} didn’t know how.

It was the creak.

# fifth-stair
Every night, when {child} was in bed, there was a creak on the stairs. It was the fifth stair that did it. Creak, it went, and then in came {elder}[!elder: , who had the room behind the kitchen,] to say goodnight. Only then could you fall asleep.

“The new house hasn’t got any stairs,” {child} told {friend}[!friend.known: , {child.his} best friend]. “It’s all just floor. I’ve got to bring the creak.”

“Then we’ll put it in a box,” said {friend}. {Friend.He} {friend.was} good at boxes[school: , and had once built a bus out of them {at school}]. {Friend.He} would have liked to come along to the new house and sleep there the first night, but nobody had asked {friend.him} yet.

# too-light
{Friend} sat down on the sixth stair with a box on {friend.his} knees and the lid open a crack. {@Pets} sat down next to the box and put {pet.his} head on one side. {child} stamped on the fifth stair.

Nothing.

{child} stamped harder. Nothing. {Friend} stamped. Nothing.

“We don’t weigh enough,” said {friend}. “What we need is {elder.short}.”

# got-it
{Elder.short} came out of the kitchen[music: , humming {music},] with a roll of tape [us: around | round] {elder.his} wrist like a bracelet. {Elder.He} had {elder.his} big boots on, as always. Up the stairs {elder.he} came. One, two, three, four, five.

Creak!

{Friend} slammed the lid[athlete: , faster than {athlete}]. {@Danced}

“Got it!” said {friend}.

They took the box into {child’s} room, opened it very carefully and put an ear to it. It was quite empty.

“It’s leaked out,” said {friend}. “Sorry.”

Now {child} was properly sad.

# in-socks
“We could unscrew the stair,” said {child}. “And take it with us.”

“A staircase needs all its stairs,” said {elder.short}. “The people who come after us will want to get up to bed as well. But I can have a look at it for you.”

{Elder.He} fetched a screwdriver. {Elder.He} pulled off {elder.his} boots, because you don’t go mending stairs in [us: muddy | mucky] boots, and stood them down in the hall. Then {elder.he} came up in {elder.his} socks. One, two, three, four, five.

Nothing.

{Elder.short} stopped. {Elder.He} rocked to and fro on the fifth stair. Nothing.

“It’s broken!” said {child}.

# in-the-boot
“Hang on,” said {friend}. “Where’s {pet}?”

{@Always} {Pet} was down in the hall, stretched out flat across {elder.short’s} boots, with {pet.his} whole nose stuffed inside one of them.

{child} went down to {pet.him}. {@Bent}

Creak.

{child} stood very still.

“Do that again, {Pet}.”

Creak, said the boot.

# its-not-the-stairs
“It isn’t the stairs!” shouted {child}. “It’s {elder.short}! It’s {elder.short} who creaks!”

{Elder.short} came down and put {elder.his} boots on. {Elder.He} walked across the hall, where there was no stair at all. {Elder.He} bent one foot. Creak! {Elder.He} bent the other. Not a sound. It was only the left one.

“Well, I’ll be [us: darned | blowed],” said {elder.short}. “You’d never hear it, all the way up here.”

“But why did it only creak on the fifth stair?” said {friend}.

{Elder.short} had a think. {Elder.He} went up the stairs again, slowly, and on the fifth one {elder.he} stood on tiptoe, the way {elder.he} always did, and stretched {elder.his} neck.

“This is where you can see into {child’s} room,” {elder.he} said. “I have a little look, to see if {child}’s awake.”

Creak.

# packing
The next day the [us: moving | removal] van came[adult: , and {adult} went [us: around | round] counting boxes].[elder2:  {Elder2} counted everything again.] The rooms grew big and echoey. But when it was time to go, {pet} wouldn’t come out. {Pet.He} stood in the hall and looked. {Pet.He} looked at {elder.short}, who had put on ordinary shoes for driving.

Then {pet.he} raced back into the kitchen. {@Packed} It was the left one.

“{Pet.He}’s packing the creak,” said {friend}. {Friend.He} stood by the gate and fiddled with the latch. “Well. Bye, then.”

“But you’ve got to come,” said {child}. “You’re the one who’s good at boxes. We’ve got to do all the unpacking.”

It turned out that {friend} had been wearing {friend.his} pyjamas under {friend.his} [us: sweater | jumper] all day.

# the-new-house
The new house smelled of paint. {child} and {friend} lay on a mattress each, and {pet} lay on both of them. Nobody spoke. They were waiting.

Out in the hall, somebody pulled on a boot. {Pet} pricked up {pet.his} ears.

Creak, said the new house.

# @pets
{Pet}, {elder.short’s} dog,
## if elder & !pet
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @danced
{Pet} leapt up and danced [us: around | round] {elder.short’s} feet.
## if pet.cat
{Pet} leapt up and rubbed [us: around | round] {elder.short’s} feet.

# @always
{Pet.He} always came when it was time for the creak. But there was no {pet} on the stairs.
## if elder & !pet
{Pet.He} had been there just before. But now there was no {pet} on the stairs.

# @bent
{Pet} looked up and thumped {pet.his} tail on the floor. Then {pet.he} took hold of the top of the boot in {pet.his} teeth, gently, and pulled, so that the old leather bent.
## if pet.cat
{Pet} looked up and began to purr. Then {pet.he} put {pet.his} front paws on the top of the boot, gently, and kneaded it, so that the old leather bent.

# @packed
{Pet.He} came out bottom first, dragging a boot, over the doorstep, down the path and all the way to the car.
## if pet.cat
There {pet.he} got into a boot, as far in as {pet.he} would go, and wouldn’t come out. It all had to be carried, over the doorstep, down the path and all the way to the car.
