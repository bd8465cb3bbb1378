title: The Very Long Visitor
title: Mind the Duck
title: There I Am
guest friend: Rafi (he), Nadia (she)
guest pet: Waffle (she), Otto (he)
guest visitor: Dorothy (she), Gwendolen (she)
guest minder: Auntie Pat (she), Auntie Bess (she)

% The friend has slept over; the dog is the family’s, else the friend’s. A cat yowls. Who stays by the pond (@keeper): the grandparent, else the lady from the library.

# the-eye
On Saturday morning {child} pulled back the bedroom curtain, and there was an eye.

It was a large brown eye, as big as a dinner plate, and it was looking in.

“Sorry,” said the eye’s owner. “Is this the swamp? Only I seem to be stuck.”

“No,” said {child}. “This is Maple Road[city: , {in city}].”

{child} knew a diplodocus when {child.he} saw one. {Child.He} ran downstairs in {child.his} pyjamas, with {@pet} galloping behind.

{Pet} was a good [pet.cat: cat|dog] in every way but one. {Pet.He} [pet.cat: yowled|howled]. {Pet.He} [pet.cat: yowled|howled] at the doorbell. {Pet.He} [pet.cat: yowled|howled] at the toaster.[music:  {Pet.He} [pet.cat: yowled|howled] when anybody hummed {music}.] {Pet.He} [pet.cat: yowled|howled] at {friend}[!friend.known: , {child’s} best friend,] {@weekend}, because {pet.he} loved {friend} best of all.

“{@Howl}!” said {pet} now, because {friend} was coming down the stairs.

“Hush, {pet}!” called {@a} from the kitchen. Everybody always said that.

# a-wrong-turning
“{child},” said {friend}, “there’s a neck in your [us: yard | garden].”

There was. It came over the back fence, across the vegetable patch and right up to the bedroom window. On the end of it was a small, worried face, and now it came down to the kitchen door.

“My name is {visitor},” said the diplodocus. “I took a wrong turning in the night, and I can’t turn [us: around | round]. I’m too long.”

“Then you’ll have to go backwards,” said {child}.

“I can’t see backwards,” said {visitor}. “I haven’t seen my tail since Thursday. I don’t even know where it is.” A tear rolled down her nose and watered all the lettuces at once.

“We’ll find it,” said {friend}. “{@nose}”

# along-the-diplodocus
{@lead}, and {@a} put a coat on over [adult: {adult.his}|her] [us: robe | dressing gown], and off they went along the diplodocus.[elder:  {Elder} came too, in odd slippers[elder2: , and so did {elder2}].] They passed the neck. They passed the front legs, one on each side of the [us: mailbox | postbox]. They passed the tummy, which was making a [us: line | queue] for the bakery very shady. They passed the back legs. And on they went, along the tail, round the corner and past the library, until it got as thin as a [us: jump rope | skipping rope]. The very tip was lying in the duck pond in the park. A duck was sitting on it.

“Found it!” said {child}.

“But how will she know which way to move it?” said {friend}. “Her ears are all the way back at your house.”

# left-a-bit
They tried shouting. “LEFT A BIT!”[athlete:  {child} shouted as {child.he} did for {athlete}.] But their shouts got only as far as the library, and a lady there said shhh.

{Friend} sat down on the grass. “We need something really, really loud,” {friend.he} said.[school:  “Louder than lunchtime {at school}.”][sport:  “Louder than everybody at {sport}.”]

Just then the duck said, “Quack.”

“{@Howl}!” said {pet}.

It went over the library and all the way up Maple Road. And from far, far away, somebody answered.

“Haroooom?”

# dont-hush
{child} and {friend} both looked at {pet}.

“{Pet},” said {child}, “don’t hush.”

{child} ran all the way back with {@a} to tell {visitor} the plan. One [pet.cat: yowl|howl] meant left. Two [pet.cat: yowls|howls] meant right. Three [pet.cat: yowls|howls] meant stop, there’s a duck.

{Friend} stayed by the pond with {pet} and {@keeper}. And when everybody was ready, {friend.he} said, “Quack.”

# backwards
“{@Howl}!” One [pet.cat: yowl|howl].

“Left a bit,” said {child}, stroking {visitor’s} nose. And {visitor} went left a bit.

“{@Howl}! {@Howl}!”

“Now right. Mind the [us: mailbox | postbox].”

Backwards she went, step by enormous step, past the bakery, past the library. “{@Howl}! {@Howl}! {@Howl}!” They stopped for the duck, who took her time.[elder:  {Elder} held out a hand to help her off.]

# there-i-am
At last, out in the wide green park, there was room. {Visitor} swung herself slowly [us: around | round], and for the first time since Thursday she saw the end of her own tail.

“Oh,” she said. “There I am!”

She bent her long neck right down until she was nose to nose with {pet}. “What a beautiful voice,” she said. “We all talk like that, where I come from.”

{Pet} had never been told such a thing. {Pet.He} {pet.was} so pleased that, for once, {pet.he} couldn’t make a sound.

# just-a-little-one
That night {child} lay in bed, and {child.his} feet were warm, for {pet} lay across them. {Friend} lay on the mattress on the floor. {Friend.He} knocked three times on the side of the bed, to say goodnight, and {child} knocked three times back.

Then, from far away over the rooftops, soft and low, came one more goodnight.

“Haroooooom.”

{Pet} lifted {pet.his} head and looked at {@a}, who was just putting out the lamp.

“Go on, then,” said {@a}. “Just a little one.”

“{@Small},” said {pet}, and put {pet.his} chin down, and slept.

# @a
{minder}
## if adult
{adult}

# @weekend
who had brought {pet.him}
## if pet
who was staying the weekend

# @pet
{pet}, a dog who was staying the weekend,
## if pet.dog
{pet}, {child’s} dog,
## if breed.Beagle
{pet} the beagle
## if pet.cat
{pet}, {child’s} cat,

# @howl
aroooo
## if pet.cat
maoooow

# @small
Aroo
## if pet.cat
Mao

# @nose
{Pet} can sniff it out!
## if pet.cat
{Pet} can find anything that wriggles!

# @lead
So {child} clipped on the [us: leash | lead]
## if pet.cat
So {pet} went first with {pet.his} own tail straight up

# @keeper
the lady from the library, who had come out to say shhh again
## if elder
{elder}
## if elder & elder2
{elder} and {elder2}
