title: I’ll Be Both
title: Corners Get Stuck in Time
title: Four Honks
guest friend: Rafi (he), Nell (she)
guest minder: Auntie Bea (she), Auntie Josie (she)

% Do honk; each honk is a bump with a nose. Leave a pause before “That was … too”, both times.
% Whoever calls them in (@a) is the grandparent, else {adult}, else {minder}.

# corners
It took {child} and {friend} all day to build the time machine[city: , in a [us: yard | garden] {in city}]. It was made of an old water tank, white and round all over, because {friend} said that corners get stuck in time.

{Friend}[!friend.known:  was {child’s} best friend, and {friend.he}] decided things fast. Inside there were two buttons, a green one for THEN and a red one for NOW.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] had to stay and guard the grass. Nobody knew what dinosaurs think of dogs.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was already asleep in there, and had to be carried out.

][pet.other: {Pet}[!pet.known: , {child’s} pet,] had to stay at home. Nobody knew what dinosaurs eat.

]“Where shall we …” said {child}.

“Dinosaurs,” said {friend}, and pressed the green one.

WHIZZ, went the time machine. BUMP. And outside something rolled away down a hill, rumble, rumble, rumble.

# hatched
Then it got dark, and the roof creaked.

“Somebody’s sitting on us,” said {friend}.

{child} knocked, to say that there were people in here. At once it got light again, and {child.he} pushed the door open.

There stood a dinosaur. She was as long as a bus, and most of her was neck, and she looked at {child} the way {@first} did on birthdays.[school:  She could have looked in upstairs {at school}.]

They had landed in a nest in a forest. Beside them lay two eggs, white and round all over. Crack, went one. Crack, went the other, and out fell two little dinosaurs.

“She thinks we’ve hatched too,” said {child}.

# honk
The dinosaur licked them all over, from their [us: rain boots | wellies] to their hair. Then she counted with her nose. She bumped the first little one. “Honk.” She bumped the second. “Honk.” She bumped {child}. “Honk.” She bumped {friend}. “Honk.”

Four. That was right.

“Excuse me,” said {child}. “I’ve already got a family.”

“Honk,” said the dinosaur kindly, and gave {child.him} a leaf. It had been chewed.

“Mine’s lovely,” said {friend}.

# backwards
They slid down her tail all afternoon.[sport:  It was even better than {sport}.][music:  {Friend} taught the little ones to hum {@song}.] Then it was nearly [us: suppertime | teatime], and they climbed back into the machine.

“Honk,” they heard. “Honk.” And then nothing.

The dinosaur put her head in. She lifted {child} out by the hood, and {friend} by the seat of the [us: pants | trousers], and set them down in the nest. They tried on tiptoe, and they tried backwards. But she always counted.

# both
“It’s got to be four,” said {friend}.

“Why four?” said {child}. “She’s only got two.”

And then {child.he} remembered what had gone rumble, rumble, rumble.

“We bumped her eggs out!” said {child}. “They’re down there, getting cold!”

“You get them,” said {friend}. “I’ll be you.”

“But you’re you.”

“I’ll be both.”

So {child} slipped over the edge. Behind {child.him} the dinosaur was counting. “Honk. Honk. Honk.” That was {friend}. Then there was a sound of [us: rain boots | wellies], running round the back of a dinosaur. “Honk.” That was {friend} too.

At the bottom of the hill lay the eggs. {child} hugged the first one all the way up, and pushed it in under the warm tummy. {Child.He} had just got both arms round the second when the ground went boom.

# teeth
Boom. Boom. Over the bushes came a head, and most of it was teeth.

Tyrannosaurus rex.

# every-corner
Oh no! Up in the nest the dinosaur lay down on everybody and counted. But now {friend} was stuck, and couldn’t be two.

“There’s one missing!” {friend.he} shouted, and pointed. “Down there!”

Down came the dinosaur, like a bus without brakes. She stopped right over {child}, with a leg at every corner.[athlete:  Not even {athlete} would have been there sooner.]

“HONK!” she said, and the bushes lay flat.

“HONK!” yelled {friend}, up in the nest. So {child} honked as well.

The tyrannosaurus had only wanted something small and quiet. He went to look somewhere else, boom, boom, boom.

# four
The dinosaur carried {child} home by the hood, and {child} carried the egg. Crack, it went in the nest, and crack again.

“Honk,” said the dinosaur. “Honk. Honk. Honk.” Four. She looked at {child}, and at {friend}.

“I think she’s noticed,” whispered {friend}.

The dinosaur gave them each a last lick. Then she shut their door herself, gently, with her nose.

# is-that-everybody
WHIZZ. BUMP.[pet.dog:  {Pet} sniffed them from top to toe. Then {pet.he} growled at the water tank, just in case.][pet.cat:  {Pet} sniffed at them, just once. {Pet’s} tail got as thick as a bottle brush.]

“[us: Supper’s | Tea’s] ready,” called {@a}. “Is that everybody?”[elder2: 

“I’m here,” said {elder2}, and sat down.]

[elder2: {@A}|{@He}] put a hand on {child’s} head.

“Honk,” said {child}.

{@He} put a hand on {friend’s}.

“Honk,” said {friend}.

Then there was a sound of [us: rain boots | wellies], running round the back of {@a}.

“Honk.”

That was {friend} too.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
{minder.He}
## if adult & !elder
{adult.He}
## if elder
{elder.He}
