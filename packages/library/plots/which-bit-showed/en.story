title: The Elephant Behind the Birch
title: Which Bit Showed?
title: But He Didn’t Say
guest dog: Rolo (he), Rufus (he)
guest sitter: Peg (she), Nell (she)

% @a: {adult}, else the elder, else the babysitter. @dog: the family’s dog, else next door’s (always he). The elephant is grey, and so is the evening.

# behind-the-birch
“One, two, three, four, here I come!” called {child}, and {child.he} took {child.his} hands away from {child.his} eyes.

Next to {child.him} sat {@dog}. {@Dog} is {@breed}, and {@he} hadn’t shut {@his} eyes at all. {@He} never does.[friend:  On the other side stood {friend}[!friend.known: , {child.his} best friend,] who had shut both eyes so tight that they stuck.]

There was a birch tree in the [us: yard | garden], and it was very thin. A trunk stuck out on one side of it. A tail stuck out on the other. And in between, on both sides, a lot of elephant stuck out.

# the-middle
“Found you!” said {child}.[friend: 

“Found you,” said {friend}, with one eye open.]

“Oh, no,” said the elephant. “Already? How did you know?”

“A bit of you showed,” said {child}, because {child.he} {child.was} kind.

“Which bit?”

“The middle,” said {child}.

# a-pillowcase
They tried again. This time the elephant hid behind the [us: laundry | washing], with a pillowcase on his head.

“Found you!” said {child}.

“Was it my feet that showed?”

“It was everything but your head,” said {child}.

# a-sunflower
The third time, the elephant stood among the flowerpots. He held a sunflower straight up in his trunk and didn’t breathe.

“Found you!” said [friend: {friend}, who was first this time | {child}].

# a-long-way
The elephant sat down on the grass, so hard that {@dog} bounced.

“I always get found,” he said. “I haven’t won since I was a baby. And that time I was behind my mother.”[friend: 

“I’ve only found you once,” said {friend}.]

A tear rolled down [friend: the elephant’s | his] trunk. It rolled for quite a while, because it’s a long way down a trunk. When it got to the end, {@dog} licked it off.

{child} thought.

# grey
“{child}!” called {@a-first} from the back door. “It’s getting dark!”

And so it was. The apples turned grey. The swing turned grey. [elder & adult: The bench turned grey, with {elder}[elder2:  and {elder2}] on it. ][elder2 & !adult: The bench turned grey, with {elder2} on it. ][pet.cat: {Pet}[!pet.known:  the cat] turned grey, right down to the tip of {pet.his} tail. ]Even {child’s} red shoes turned grey[friend: , and so did {friend}]. {child} looked at all the grey. Then {child.he} looked at the elephant. He had been grey all day.

“One more time,” {child.he} whispered. “Quick!”

{Child.He} counted all the way to ten. {Child.He} only left out eight[friend: , and {friend} put it in at the end].

# no-elephant
When {child.he} looked up, there was no elephant. {Child.He} looked behind the birch. It was grey there. [friend: {Friend} | {Child.He}] looked behind the [us: laundry | washing]. It was grey there. [sport: {Child.He} looked under {sport.thing}, just in case. ][friend: {child} | {Child.He}] looked among the flowerpots, and it was so grey there that {child.he} stepped in one.

“{@A}, can you see an elephant?”

{@A} came out in {@a-his} slippers and had a good look, all the way [us: around | round].

“No,” said {@a}. “Not one.”

# he-knew
But {@dog} had {@his} nose. It went over the grass and past the [us: sandbox | sandpit] and down to the fence, where the grey was thickest. And there {@dog} stopped. {@His} tail wagged. {@He} knew exactly.

But {@he} didn’t say.

# you-win
“I give up!” called {child}. “You win!”

Then something giggled in the grey. It was such a big giggle that three apples fell off the tree[city: , right in the middle of {city}].[friend:  {Friend} caught one.]

“Thank you,” said the grey. “Can I stay hidden a bit longer? It’s so nice.”

“You can stay hidden all night,” said {child}.[athlete / school:  “[athlete: Not even {athlete} could find you.][athlete & school:  And ][school & !athlete: Anyway, ][school: I don’t have to be {at school} till the morning.]”]

# ten-toes
Then they all went in, and {child} [friend: and {friend}, who was staying the night, ][pet.other: said good night to {pet} and ]brushed [friend: their | {child.his}] teeth[music: , humming {@song},] and got into bed. [friend: {child} | {Child.He}] pulled the [us: blanket | duvet] up over [friend: both their heads | {child.his} head]. It nearly reached.

“Now, where’s {child}?” said {@a}. “[friend: And where’s {friend}? ]There’s nobody here. {@Dog}, do you know where [friend: they are | {child.he} {child.is}]?”

{@Dog} looked at [friend: twenty | ten] toes sticking out at the other end. They wiggled.

{@He} knew exactly.

But {@he} didn’t say.

# @a-first
{sitter}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @dog
{dog}
## if pet.dog
{pet}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @his
{dog.his}
## if pet.dog
{pet.his}

# @breed
a golden retriever who really belongs next door
## if pet.dog
{a breed}

# @song
{music}
