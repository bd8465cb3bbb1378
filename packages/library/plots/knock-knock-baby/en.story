title: Knock, Knock, Baby
title: As Small as a Loaf
title: Inside the Basket
guest friend: Omar (he), Tilly (she)
guest pet: Biscuit (he), Treacle (she)
guest minder: Bridget (she), Lorna (she)

% The baby is "it"; a brother he, a sister she. Whose tummy it was is only said where {adult} is she.
% The pet is the family’s, or the dog from next door. The Labrador is the original; a cat purrs. Let the child do the tail on the floor, and the knocking.

# knock-knock
When the baby was still in {@tummy}, {child} talked to {@him} every night. {Child.He} put {child.his} mouth up close and {child.he} said, in {child.his} big voice:

“Knock, knock, baby! It’s {child}!”

And {@pet}. {@thump}

The baby never answered.

Now the baby was out. {@It} was in a basket, in the room with the rug, and {@it} was as small as a loaf[city: , the smallest person {in city}]. Everybody talked in whispers[elder & adult: , even {elder}[elder2:  and {elder2}]][elder2 & !adult: , even {elder2}].

{child} wanted {@brother} to look at {child.him}.

# hello
{Child.He} stood beside the basket. “Hello,” {child.he} whispered.

The baby looked at the lamp. {@It} didn’t look at {child}.

{child} stood on the other side. “Hello,” {child.he} whispered[music: , and hummed a bit of {music}].

The baby looked at the window. {@It} didn’t look at {child}.

# diggers
Then {friend}[!friend: , {child’s} best friend,] [us: came over to play | came to tea]. {Friend} had a digger. {Friend.He} wanted a baby who could play diggers.

“{@B} has to see something good,” whispered {friend}. And {friend.he} held the digger up high[athlete: , like {athlete} with a cup].

The baby looked at the ceiling. {@It} didn’t look at the digger. And {@it} didn’t look at {child}.

“{@B}’s not very good at diggers,” said {friend}.[sport:  “Or at {sport}.”]

“{@B} doesn’t know who I am,” said {child}, and {child.his} lip began to wobble.

# toast
{@Who}[elder & adult:  and {elder}][elder2:  and {elder2}] brought some toast, with butter on. {child} didn’t want [child.she: hers | [child.name: any | his]]. {Friend} did, and {friend.he} ate it on the sofa, and a piece fell off.

Plop. It fell on the floor, butter side down.

Now, {pet} was lying beside the basket. {Pet.He} had been there all day. {Pet.He} looked at the toast. {Pet.He} looked at the baby. {Pet.He} looked at the toast again, and {pet.he} {@dribbled}.

But {pet} did not get up. {Pet.He} put {pet.his} chin down by the basket and {pet.he} stayed.

# thump
Only {pet.his} {@tail} couldn’t help it. It thought about the toast.

{@thump}

And the baby stopped kicking. {@It} opened {@its} eyes, very wide. {@It} turned {@its} head to where the noise was.

“Look!” whispered {friend}. “{@B} likes that!”

{@went} The baby lay quite still and listened.

# inside
{child} looked at {@the-tail}. {Child.He} looked at the baby. And {child.he} thought of the rug, and the night-time, and the big round tummy.

“{@B} knows it,” said {child}. “{@B} knows {pet}! {@It} heard that {@tail} inside {@m}!”

“Then {@it} heard you too,” said {friend}. “But you weren’t whispering.”

{child} looked at {@a}.

“Not very loud,” said {@a}. “But not a whisper.”

# nearly-big
So {child} knelt down on the rug[school: , the way you do {at school}]. {Child.He} put {child.his} face up close, as close as {child.he} used to. And {child.he} said, in nearly {child.his} big voice:

“Knock, knock, baby. It’s {child}.”

The baby turned {@its} head. {@It} turned it away from the lamp, and away from the window, all the way round. {@Its} eyes were dark and shiny.

{@It} looked at {child}.

{@It} looked and {@it} looked and {@it} looked.

“Oh,” said {child}. “Hello.”

# all-the-way
{Friend} gave the toast to {pet}. {Friend.He} carried it all the way to the basket, so that {pet} didn’t have to leave.

# come-in
That night, when {child} was in {child.his} pyjamas, {child.he} went to the basket once more. The lamp was low. {Child.He} put {child.his} face up close.

“Knock, knock, baby. It’s {child}.”

{@said}

And from inside the basket, somebody very small said, “Eh.”

{child} smiled at {@a}.

“{@B} says come in,” {child.he} said.

# @tummy
the tummy
## if adult.she
{adult’s} tummy

# @m
the tummy
## if adult.she
{adult}

# @brother
the baby
## if brother
{child.his} baby brother
## if sister
{child.his} baby sister

# @it
it
## if brother
he
## if sister
she

# @him
it
## if brother
him
## if sister
her

# @its
its
## if brother
his
## if sister
her

# @b
the baby
## if brother
he
## if sister
she

# @pet
{Pet}, the dog from next door, who lay on the rug, banged {pet.his} tail on the floor
## if pet.dog
{Pet} {the breed}, who lay on the rug, banged {pet.his} tail on the floor
## if pet.cat
{Pet}[!pet.known:  the cat], who lay on the rug, purred and purred

# @thump
Thump, thump, thump.
## if pet.cat
Prrr, prrr, prrr.

# @went
Thump, thump, thump, went the tail.
## if pet.cat
Prrr, prrr, prrr, went {pet}.

# @said
Thump, thump, thump, said {pet}.
## if pet.cat
Prrr, prrr, prrr, said {pet}.

# @tail
tail
## if pet.cat
purr

# @the-tail
the tail
## if pet.cat
{pet}

# @dribbled
dribbled
## if pet.cat
licked {pet.his} whiskers

# @who
{minder}, who was helping,
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
