title: Stamp, Said {child}
title: Hop, Said the Banana
title: The Fridge Is Running
guest sitter: Maureen (she), Bridget (she)

% Stamp! says {child}, hop! say the things. Backwards, hop is poh. @a is {adult}, else the grandparent, else {sitter}, who looks after the child.

# snapped
{child} was so angry.

{Child.His} banana had snapped. {Child.He} wanted a whole one, and it just went and snapped, right there on the plate.

“I am so ANGRY!” {child.he} said.

Stamp! said {child}.

Hop! said the table.

The whole table hopped. It was only a little hop, towards the door, and the banana hopped with it.

{@A-first} stared. {child} stared, too. But {child.he} {child.was} just as angry as before.

Stamp! said {child}.

Hop! said the table. Hop! said the chair.

“Ooh,” said {@a}. {@A-he} was sitting on it.

# the-fridge
“I want a WHOLE banana!”

Stamp! Stamp! said {child}.

Hop! Hop! said the table. Hop! Hop! said the chair with {@a} on it. [music: Hop! Hop! said the radio, in the middle of {music}. ]Hop! Hop! said the fridge, and all the eggs inside it said ooh.[pet.other:  {Pet} didn’t say anything.]

“{child},” said {@a}, “the fridge is running.”

But {child} was the angriest in [city: all of {city}, and in ]the whole wide world. There was angry in {child.his} legs. There was angry in {child.his} hair. There was so much angry that it had to come out through {child.his} feet.

# out
STAMP! STAMP! STAMP! said {child}.

HOP! HOP! HOP! said everything[athlete: , higher than {athlete}].

Out of the door hopped the table. Out hopped the banana. [sport: Out hopped {sport.thing}. ][school: Out hopped the bag that {child} had {at school}. ]Out hopped the chair with {@a} on it. [pet.dog / pet.cat: Out hopped {pet} the [pet.dog: dog|cat], but only because {pet.he} wanted to. ]The fridge hopped last of all[friend / elder & adult / elder2: {@fridge}], and it had to duck.

And then there wasn’t a sound.

# alone
{child} stood in the middle of the floor, all alone. There was no table. There was no chair. There was no banana, not even a snapped one.

{Child.He} looked out of the door. There it all was, on the grass. {@A} was sitting on {@a-his} chair in a flower bed. A bird was sitting on the fridge.

“Hello, {child},” said {@a}.

“Come back!” said {child}.

But nothing came.

Oh no.

{@She} stamped. Stamp!

Hop! said everything. The wrong way! Further off, towards the fence!

# backwards
Then {child} had an idea. It was {child.his} feet that had it. Stamping made everything go away. So stamping backwards had to make it come home.

{Child.He} turned {child.his} bottom to the door and put one foot out behind.

Stamp! said {child}, backwards.

Poh! said the table, because that’s hop, backwards.

And it was coming back!

Stamp! said {child}, backwards.

Poh! said the chair with {@a} on it.

It did look silly. {@A} came in back to front, with {@a-his} legs sticking straight out. The fridge came in bottom first. [pet.dog / pet.cat: {Pet} just walked in. ]{child} peeped between {child.his} own knees, and out popped a little giggle, angry or not.

Stamp! Stamp! Stamp! said {child}, backwards.

Poh! Poh! Poh! said everything.

# this-much
And there stood the table, where it should be. There stood the chair, and {@a} was still on it, with a flower in {@a-his} hair. The fridge shut its own door.

And there lay the banana on the plate, in two bits.

“Are you angry?” asked {@a}.

{child} had to check. {Child.He} felt in {child.his} hair. {Child.He} felt in {child.his} legs. Right at the bottom, in one big toe, there was a little bit left.

“This much,” {@she} said, and showed how much with two fingers.

“That’s all right,” said {@a}. “Is there room on my lap for you and the toe?”

# one-toe
There was. {child} sat on {@as} lap and opened wide. And then {@she} stamped, teeny-weeny, only with the toe.

Stamp, said {child}.

Hop, said the banana.

Straight into {@her} mouth.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @a-his
her
## if adult
{adult.his}
## if adult.she
her
## if adult.he
his
## if elder & !adult
{elder.his}

# @fridge
, with a drawing of {friend}, {child’s} best friend, on the door
## if elder & adult
, with {elder}[elder2:  and {elder2}] in a photograph on the door
## if friend & elder & adult
, with a drawing of {friend}, {child’s} best friend, and a photograph of {elder}[elder2:  and {elder2}]
## if elder2 & !adult
, with {elder2} in a photograph on the door
## if friend & elder2 & !adult
, with a drawing of {friend}, {child’s} best friend, and a photograph of {elder2}

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{child.his}
## if child.she
her
## if child.he
his
