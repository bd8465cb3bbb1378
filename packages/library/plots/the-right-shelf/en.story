title: The Right Shelf
title: The Object Is Leaking
title: Boots in the Bread
guest cat: Simba (he), Sooty (he)
guest friend: Hannah (she), Felix (he)
guest sitter: Bev (she), Jan (she)

% @a: {adult}, else the elder, else the babysitter, by name each time. The robot is "it". The cat (@c) is the family's, else next door's, a ragdoll.
% Everything is sorted by what it is and not by its name, so that it is true for all: C child and cat, F friend, A adult. At the end: S sleeping.

# twenty-kronor
The robot cost [us: two dollars at a yard sale | two pounds at a jumble sale][city:  in {city}], and the man who sold it only said one thing.

“You’re going to have a lovely tidy home.”

{child} and [friend: {friend}|{friend} from next door] took turns carrying it. It was as big as a [us: wastebasket | waste-paper basket], with two long arms and a lamp in its forehead. They couldn’t find a button anywhere. But when they put it down on {child’s} floor, the lamp went on all by itself.

“I am S-12, a sorting robot,” said the robot. “It is a mess in here. I shall begin.”

And it did.

# under-k
It went so fast that the rug curled up at the edges.[athlete:  Even {athlete} couldn’t have kept up.] After ten minutes there wasn’t a thing on the floor. After twenty minutes the whole place was as neat as a new pin.

“That’s wonderful!” said {@home}. “Where’s the coffee?”

“Under C,” said the robot.

It had put everything in alphabetical order. The coffee was between the candles and the comics. The toothbrushes were in with the tomatoes. The bread [us: box | bin] had bread in it, and also the boots, the bath mat and all the batteries.[music:  Somewhere under R the radio was playing {@song}.]

“It does make sense,” said {friend}.[school:  “It’s how they do the books {at school}.”]

“There are boots in the bread,” said {@a}.

# what-moves
“And now for the things that move,” said the robot.

It picked up {child} and put {child.him} under C, for child, on top of the chest of drawers, beside a cauliflower.

“Help!” said {child}. But {child.he} couldn’t stop laughing, because it tickled.

{Friend} ended up under F, for friend, between the flippers and the flour. {@A} had to stand under A, for adult, with apricots on one side and an accordion on the other.[elder & adult:  {Elder}[elder2:  and {elder2}] came under O, for other.][elder2 & !adult:  {Elder2} came under O, for other.][pet.dog:  {Pet} came under D, for dog, next to the doughnuts, and was perfectly happy there.][pet.other:  {Pet} had been done already, under P, for pet.]

Then the robot came to {@c}.

# leaking
{@C-first} was lying on the sofa. {@breed}, and [pet.cat & !breed.Ragdoll: just then no cat in the world was doing as much lying down as {@c}|no cat in the world did as much lying down as {@c}]. The robot got a good firm hold of {@him}, and lifted. {@C} went completely floppy. First {@his} head hung down on one side. Then {@his} back end hung down on the other. And then the whole cat slid out between the robot’s arms, and became a heap on the floor.

“The object is leaking,” said the robot.

It tried again. It put {@c} under [pet.cat: A, for animal|S, for {cat}]. {@C} walked off. It put {@him} under C, for cat. {@C} walked off. It put {@him} under R, for [pet.cat & !breed.Ragdoll: runaway|ragdoll], in with the radishes. {@C} sniffed at a radish, sneezed, and walked off.

# no-such-function
The robot began to flash red.

“I have to sort,” it said. “I do not stop until everything is in its place.”

Seven o’clock came, and eight o’clock came. The robot chased {@c} [us: around | round] and [us: around | round] the kitchen table[sport: , as if the two of them were trying to {play sport}], and {@c} let it, without hurrying. {Friend} was staying the night, but the [us: air mattress | airbed] had been put under A, and {@a} was standing on it.

“Can’t it have a little rest?” yawned {friend}.

“A rest?” said the robot. “I do not have that function.”

# are-there-rules
{child} sat on the chest of drawers and thought. There wasn’t a button. But the robot did like things to be in order. It always did whatever was proper.

“S-12,” said {child}. “Do you know the rules about cats?”

The robot stopped dead. “Are there rules?”

“There’s one, and it’s very important. Sit down, and I’ll show you.”

So the robot folded up its wheels and sat down in the middle of the rug. That made a kind of lap, and rather a warm one, because it had been working so hard. {@C} stopped too. {@He} had a look at the warm thing. {@He} climbed up. {@He} went [us: around | round] once, and once more, and then {@he} lay down, with {@his} chin on the robot’s arm, and purred.

# until-it-goes
“And here’s the rule,” said {child}. “When there’s a cat on you, you’re not allowed to move.”

“For how long?”

“Until the cat goes.”

“When does the cat go?”

“Nobody knows,” said {@a}. “I missed a bus once.”

The robot whirred to itself for a long time. “The rule has been saved,” it said at last. And it didn’t move.

# like-tea
The lamp stopped flashing red. It turned yellow, and then nearly brown, like tea. {@C} purred, and after a while you could hear another purr as well, a bit lower, coming from somewhere inside the robot.

{@A} fetched the [us: air mattress | airbed] from A, and the covers from C, and the pyjamas from P. By the time the pillow came, {friend} was asleep. {child} crept into bed and watched the robot’s little light, until there was nobody watching it any more.

# the-right-one
The robot turned its head, but only the tiniest bit, so that the cat wouldn’t notice.

“Cat,” it whispered. “C. Curled up. C. Right shelf.”

The light felt its way across the room and stopped at the [us: air mattress | airbed]. “Friend. F. Wrong shelf.” It stopped at the bed. “Child. C. Wrong shelf.”

“No,” whispered {@a}. “Look carefully. They’re sleeping.”

The robot whirred for a while.

“Sleeping,” it said. “S. Right shelf.”

And it put out its light.

# @c
{cat}
## if pet.cat
{pet}

# @C
{cat}
## if pet.cat
{Pet}

# @C-first
{cat}, next door’s cat, who was staying with them,
## if pet.cat
{Pet}

# @he
he
## if pet.cat
{pet.he}

# @He
He
## if pet.cat
{Pet.He}

# @him
him
## if pet.cat
{pet.him}

# @his
his
## if pet.cat
{pet.his}

# @breed
He was a ragdoll
## if pet.cat
{Pet.He} {pet.was} {a breed}

# @home
{sitter} the babysitter, who had been down with the [us: trash | rubbish]
## if adult
{adult}, who had just come home
## if elder & !adult
{elder}, who had been down with the [us: trash | rubbish]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
