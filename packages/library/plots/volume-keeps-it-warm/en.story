title: Sit Still, Everybody
title: An Egg Under the Hair Dryer
title: Long-Neck at Home
guest friend: Sammy (he), Lottie (she)
guest elder: Beryl (she), Clive (he)
guest pet: Fifi (she), Rumpus (he)
guest customer: Mrs Lamb (she), Mrs Finch (she)

% {elder} is the family’s, or else the neighbour with a salon. The dog is the family’s, or the friend’s; a cat is just as bad at sitting still. Refrain: “Sit still.”

# on-the-floor
There was a dinosaur in {@salon}. {child} saw her as soon as {child.he} opened the door, because she filled the whole floor. Her neck went twice round the hairdresser’s chair, and under her tummy she had an egg.

“Sit still,” whispered {elder.short}. “No sudden movements.”

“And what we have here is a long-neck!” said {friend}. {Friend} was {child’s} best friend, and always talked like a sports commentator[school: , even {at school}]. “The clear favourite! Sitting tight, on her home ground![sport:  This beats any {sport}!]”

{@laps} {Pet.He} had never sat still in {pet.his} life.

# customers
{child} wanted only one thing: for the dinosaur to be allowed to stay till the egg hatched. But {elder} had customers coming on Saturday.

“Up you get, my love,” said {elder}, and clapped {elder.his} hands.

The dinosaur looked at {elder.him}. Then she made herself comfortable, and the shelf with the hairspray fell down.

“{@life} I’ve been asking people to sit still in this place,” said {elder.short}. “And now here’s one who does.”

“She has to keep her egg warm,” said {child}.

“And I have to cut hair. Where am I supposed to put {customer}?[city:  She’s coming from the other side of {city}.]”

# a-lick
{Elder} pushed. The dinosaur pushed back. {@tail} So the dinosaur gave {pet.him} a lick that went all the way from nose to tail, and {@hair} stood straight up.

“A point to the long-neck!” said {friend}.

{Pet} looked in the mirror, and went and sat behind {elder} for two whole seconds.

On Saturday the dinosaur was still there. {Customer} had to sit on her tail to have her hair cut.

“Sit still,” said {elder.short}. {Elder.He} meant the pair of them.

# three-days
By the afternoon the dinosaur couldn’t hold her neck up any longer. She laid her head in {child’s} lap. Her stomach rumbled so hard that the mirror shook.

“She hasn’t eaten for three days,” said {child}. “She doesn’t dare leave the egg.”

“Why did nobody say so?” said {elder}, and rushed out to pick rhubarb. {Pet} {@stalk}.

The dinosaur ate all the rhubarb, and then the basket, but it was like giving a pea to a whale.

# backwards
“I’ll take her to the meadow,” said {friend}. “There’s enough grass there for anybody.” {Friend.He} swallowed. {Friend.He} only came up to the dinosaur’s knee. “And {friend} steps forward. The crowd is holding its breath. So is {friend}.”

{Friend.He} held up a stick of rhubarb and walked out into the yard backwards. The dinosaur looked at the egg. She looked at {child}.

“I promise,” said {child}. “We’ll look after it.”

Then she got up and followed {friend}[athlete: , a good deal more heavily than {athlete}].

# the-fuse
{Elder} lowered the hood of the big hair dryer over the egg, the one the ladies sat under. It blew out lovely warm air. {child} kept a hand on the shell.

“Perfect,” said {elder.short}. “{@years}”

And then there was a bang. The lamp went out. The dryer stopped.[music:  The radio stopped in the middle of {music}.]

“That’s the fuse!” said {elder.short}. “And I haven’t got another one!”[adult:  {Adult} ran to borrow one from the neighbours.]

Under {child’s} hand the shell was getting cooler. {Child.He} {child.was} so frightened that {child.his} eyes stung, because {child.he} had promised. {Elder} took {child’s} other hand and squeezed it hard.

“Keep it warm first,” {elder.he} said. “Be frightened afterwards.”

# sit-still-with-me
{child} pulled off {child.his} [us: sweater | jumper] and wrapped it round the egg. {Child.He} put both arms round it. They only went halfway.

“{Pet}!” {child.he} called. “You’re the warmest one we’ve got!”

{Pet} wanted to play. {Pet.He} jumped up, and jumped down again. {child} lifted {pet.him} and laid a cheek against {pet’s}.

“Sit still, {pet},” said {child} into {pet.his} ear. “I know it’s the hardest thing there is. Sit still with me.”

All four paws twitched. {Pet} looked at the door. Then {pet.he} turned round once, laid the whole of {pet.his} warm tummy over the egg, and sat. A fly landed on {pet.his} nose. {Pet.He} went on sitting. {child} held on to them both, {pet} and the egg, and felt the warmth come back.

{Elder} brushed {pet’s} fur up, stroke after stroke, till it stuck out in all directions.

“Volume,” {elder.he} said. “It keeps the heat in.”

# crack
The shell moved.

“And here they come!” yelled {friend} outside. “She’s galloping! I’m on her neck! I regret nothing!”

The dinosaur put her head in just as the shell broke. Out came a baby, wet and crooked. The first thing it saw was {pet}. The second was its mother. It squeaked at them both.

The big one pushed her nose in under {pet’s} tummy and blew, for a long time. {Pet} licked her back. That was no good for the hair either.

“Sensational,” said {friend}, but {friend.he} whispered it.

# potatoes
{Elder} sank down in the hairdresser’s chair, just to rest {elder.his} legs. The baby climbed into {elder.his} lap, turned round once, exactly like {pet}, and began to snore with its neck across {elder.his} arm.

“Oh, goodness,” said {elder.short}. “I was going to boil the potatoes[elder2:  for {elder2}].”

“Sit still, {elder.short},” said {child}.

And {elder} sat still. {Elder.He} sat there while it got dark, and the dinosaur lay outside with her head over the doorstep. {Friend} and {child} boiled the potatoes[adult: , and {adult} drained them]. {Elder} had to be fed with a fork, and {pet} took care of whatever fell.

# @salon
the hair salon belonging to {elder} next door
## if elder
the hair salon where {elder} was helping out that week

# @laps
{Pet}, {friend’s} dog, tore round and round the dinosaur, barking.
## if pet.dog
{Pet}, {child’s} dog, tore round and round the dinosaur, barking.
## if breed.Poodle
{Pet} the poodle tore round and round the dinosaur, barking.
## if pet.cat
{Pet}, {child’s} cat, tore round and round the dinosaur and straight up the curtain.

# @life
All my life
## if elder
All week

# @tail
{Pet} took {elder’s} side, and pulled the dinosaur’s tail.
## if pet.cat
{Pet} took {elder’s} side, and pounced on the dinosaur’s tail.

# @hair
{pet.his} fur
## if breed.Poodle
{pet.his} beautiful hairdo

# @stalk
carried one stick
## if pet.cat
chased one stick

# @years
Thirty years, and it’s never let me down.
## if elder
They say it’s never let anybody down.
