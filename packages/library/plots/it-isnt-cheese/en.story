title: Two Houses and a Kiss
title: A Kiss in the Hand
title: If You Open It, It’ll Fly Away
guest friend: Martha (she), Rafi (he)
guest pet: Biscuit (he), Bonnie (she)

% Mum and Dad are said plainly: only families who asked for it hear this. In the red house (@a) it is {adult} who waits, else Dad; the kiss that has to come along (@d) is the other one’s.
% “It isn’t cheese” is said the same each time, so that whoever listens can join in. SLURP is loud.

# two-houses
{child} had two houses. {@D} lived in the yellow house, and {@p} in the red one. {Child.He} lived in both, and so did {pet}[!pet.known: {@kind}].

There was a bed in both houses, and [us: rain boots | wellies] in both.[sport:  There were things for {sport} in both.][athlete:  There was a picture of {athlete} in both.] But {@ds} good-night kiss was only in the yellow house. And tonight {child} was sleeping in the red one.

“You can take it with you,” said {@d}, and put a kiss in the middle of {child.his} hand. {child} shut it, quick.

“Hold tight,” said {@d}. “If you open it, it’ll fly away.”

# the-mailbox
Off they went[city:  through {city}], {@d} and {child} and {pet}.[music:  {@D} sang {music}.] {@Walk}

[friend: By the [us: mailbox | postbox] stood {friend}[!friend.known: , {child’s} best friend]. “Is it a snail?” asked {friend}. {Friend.He} had to guess, because {child} couldn’t open up and show.

]{@Sits}

“It isn’t {@cheese}, {pet},” said {child}. “It’s a kiss.”

# the-bridge
On the bridge {@a} was waiting. “Bye-bye, {child},” said {@d}, and went home to the yellow house. “Hello, {child},” said {@a}, and they went home to the red one[school:  and talked about {school}].

{@Paw}

“It isn’t {@cheese}, {pet},” said {child}. “It’s a kiss.”

# one-sleeve
In the hall, the coat came off one arm. On the other it got stuck, at the hand.

“Open your hand,” said {@a}.

“I can’t,” {child.he} said. “It’ll fly away.”

So {child.he} ate pancakes with the coat on one arm. [elder: {Elder} had made them. “Have you got cheese in that hand?” asked {elder.short}.

“No,” {child.he} said.

[elder2: “That’s just what I said,” said {elder2}.

]{Child.He}| {Child.He}] brushed {child.his} teeth with the coat on one arm. {@Rolls}

“It isn’t {@cheese}, {pet},” said {child}. “It’s a kiss.”

# little-by-little
Then {child} was in bed. {@A} kissed {child.him} on one cheek. {@Ds} kiss was for the other. {child} opened the hand, just a tiny, tiny bit.

{@Slurp}

{child} looked. The hand was empty, and wet.

# not-like-that
“Oh no!” said {child}. “{Pet} ate {@ds} kiss!”

{Child.He} looked in {pet’s} mouth. There was only a tongue.

“It’s in that tummy,” {child.he} said, and {child.his} chin wobbled.

“Then it’ll come out tomorrow,” said {@a}.

“Not like that!” {child.he} said.

{Child.He} laughed a little, in the middle of crying. {Pet} looked at {child.him}. {@Had} And {pet.he} hadn’t got a thing for it, all evening.

# its-me
{child} lay down on the pillow, with the other cheek on top, and patted it.

“Come on, {pet},” {child.he} said. “You can have this.”

{Pet} looked at the cheek.

“It isn’t {@cheese},” {child.he} said. “It’s me.”

{@Cheek}

“Was that it?” asked {@a}.

It was warm, and it was wet, and it smelled of {@smell}.

“Yes,” {child.he} said. “It’s just been inside {pet}.”

Now there was one on each cheek. And when {@a} pulled at the coat, it came off all by itself.

# a-nose
{@A} [us: turned off | put out] the lamp. {child’s} hand hung down over the side of the bed, wide open. {Pet} sniffed it. There was no {@cheese} in it, and no kiss.

But there was just room for a nose.

# @d
[us: Mom | Mum]
## if adult.she
Dad

# @ds
[us: Mom|Mum]’s
## if adult.she
Dad’s

# @p
Dad
## if adult.she
[us: Mom | Mum]

# @a
Dad
## if adult
{adult}

# @kind
 the dog
## if pet.cat
 the cat
## if pet.other


# @cheese
cheese
## if pet.other
carrot

# @walk
{Pet} went backwards, looking at the hand, because shut hands usually have cheese in them.
## if pet.cat
{Pet} went in a basket with bars, looking at the hand, because shut hands usually have cheese in them.
## if pet.other
{Pet} went in a cage, looking at the hand, because shut hands usually have carrot in them.

# @sits
[friend: There|By the [us: mailbox | postbox],] {pet} sat down, very nicely.
## if pet.cat
[friend: There|By the [us: mailbox | postbox],] {pet} said miaow, very nicely.
## if pet.other
[friend: There|By the [us: mailbox | postbox],] {pet} sniffed, very nicely.

# @paw
On the step, {pet} gave a paw, and then the other one.
## if pet.cat
On the step, {pet} put out a paw between the bars, and then the other one.
## if pet.other
On the step, {pet} stood up on two legs and sniffed some more.

# @rolls
{Pet} rolled over on the floor, and then {pet.he} had no tricks left.
## if pet.cat
{Pet} rubbed against every leg there was, and then there was nothing left to try.
## if pet.other
{Pet} sniffed at everything there was, and then there was nothing left to try.

# @slurp
SLURP!

It was {pet}. {Pet.He} licked the whole hand, and between the fingers.
## if pet.cat
RASP!

It was {pet}. {Pet.He} licked the whole hand, and between the fingers.
## if pet.other
SNUFFLE!

It was {pet}, who was allowed on the bed for a bit. {Pet.He} licked the whole hand.

# @had
{Pet.He} had sat nicely. {Pet.He} had given a paw. {Pet.He} had rolled over.
## if pet.cat
{Pet.He} had said miaow. {Pet.He} had put out a paw. {Pet.He} had rubbed against every leg.
## if pet.other
{Pet.He} had sniffed in every way {pet.he} knew.

# @cheek
SLURP, it went, from chin to ear.
## if pet.cat
Then {pet.he} looked the other way, for a long time. {child} waited. You can’t hurry a cat.

RASP, it went, from chin to ear.
## if pet.other
SNUFFLE, it went, right in the middle.

# @smell
dog
## if pet.cat
cat
## if pet.other
{pet}
