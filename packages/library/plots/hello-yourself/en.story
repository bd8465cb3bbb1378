title: Thump
title: Hello Yourself
guest neighbour: Mrs Moss (she), Mrs Pike (she)

% Whose tummy it is (@m): {adult} where the word is Mum or the like, else she is called the Mountain, who is "it". The sandwich is put there by {adult} where the word is Dad, else by {neighbour}.
% The baby is "it"; a brother he, a sister she.

# the-mountain
{@Opening} {@It} was still in the tummy, but {@it} already had feet.

Thump, went the feet.

[adult.she: {Adult} was on the sofa with her tummy in the air, like a mountain. She did so want a rest.|The tummy was on the sofa, and it was so big that whoever was underneath was called the Mountain. The Mountain did so want a rest.]

“Lie still, now,” {child} told the baby. “{@M} is tired.”

Thump.

# breakfast
“Perhaps {@it} wants breakfast,” said [adult.he: {adult}. He|{neighbour} from downstairs. She] put a sandwich[elder: , made by {elder}[elder2:  and {elder2}],] right on top of the tummy, for the baby to smell.

Thump, went the feet, and off jumped the sandwich.[pet.dog:  {Pet}[!pet.known:  the dog] had the cheese.][pet.cat:  {Pet}[!pet.known:  the cat] had the cheese.][pet.other:  {Pet} was amazed.]

“{@It} must be cold, then,” said {neighbour}[adult.he:  from downstairs], who had knitted a hat. She put the hat on the tummy.

Thump! The hat landed on [adult.he: {adult’s}|her own] toe.[age>=5: 

“Then it’s too dark in there,” said {neighbour}, and she shone a [us: flashlight | torch] on the tummy.

Thump! The [us: flashlight | torch] rolled under the sofa and shone on a sock that nobody had seen since Christmas.]

# music
“Music!” said {neighbour}, and she put her little radio on the mountain.

THUMP! The radio flew into the flowerpot, and there it stood, playing [music: {music}|the accordion] through a mouthful of soil[city: , to the whole of {city}].

“Ow,” said {@m}, and laughed until the mountain wobbled.[sport:  “Somebody’s going to {play sport}.”][athlete:  “Just like {athlete}!”]

# the-red-car
Last came {child}, with {child.his} best car, the red one. [friend: Nobody but {friend}[!friend.known: , {child’s} best friend,] was ever allowed to borrow it. ]{Child.He} put it on the tummy, ever so gently.

“You can borrow it,” {child.he} said.

Thump. The car was on the floor.

{child} didn’t laugh now. {Child.He} picked up the car, and went and stood at the window with {child.his} back to everybody.

# come-here
“The baby doesn’t like me,” {child.he} said.

“Come here,” said {@m}.

“No.”

“Come here anyway. I want you here.”

So {child} came. {@M} moved over as far as a mountain can, and {child.he} lay down close, with {child.his} cheek on the tummy, and was sad. And when {child} was sad, {child.he} hummed, very softly, just for {child.himself}[school: , the way they did at rest time {at school}].

# hum
“Mm-mm-mm,” hummed {child}.

The feet lay still.

{Child.He} stopped humming.

Thump, against {child.his} cheek.

{Child.He} hummed again. “Mm-mm-mm.” Not a kick.

{Child.He} stopped. Thump!

{child} sat up. {Child.His} eyes were like saucers.

“{@It} can hear me!” {child.he} said. “{@It} kicks when I stop! {@It} wants some more!”

# more
“Well, hum, then,” said {@m}, “and I’ll get my rest.”

So {child} lay down again. {Child.He} put one arm [us: around | round] the mountain and {child.his} mouth up close, so that it buzzed.

“Mm-mm-mm,” {child.he} hummed, slow and low and soft, like a car driving far, far away.

# on-tiptoe
[adult.he: {Neighbour} put the radio under her arm and tiptoed home. {Adult} ate the sandwich|{Neighbour} ate the sandwich, put the radio under her arm and tiptoed home]. {@M} shut both eyes.

“Mm … mm … mm.”

Now the baby was asleep. You could feel it: the tummy was soft and still. {child} put the red car on top of the mountain, and it stayed there.

Then {child.he} hummed softer and softer, until it was only breathing. {@M-s} hand lay in {child.his} hair. It grew dark [us: around | round] the sofa.

# thump
And then it came once more, against {child’s} cheek. It was so small that nobody felt it but {child.him}.

Thump.

“Hello yourself,” whispered {child}.

# @Opening
There was a new baby coming to {child’s} house.
## if brother
{child} was going to have a baby brother.
## if sister
{child} was going to have a baby sister.

# @it
it
## if brother
he
## if sister
she

# @It
It
## if brother
He
## if sister
She

# @m
the Mountain
## if adult.she
{adult}

# @M
The Mountain
## if adult.she
{Adult}

# @M-s
The Mountain’s
## if adult.she
{Adult’s}
