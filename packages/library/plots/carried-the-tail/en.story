title: The Big, Big Missing
title: You Take That End
guest friend: Grace (she), Jonah (he)
guest pet: Nibbles (he), Dolly (she)
guest elder: Ron (he), Winnie (she)

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she. Whoever minds the child is the grandparent, else Ron next door.
% The pet is the family’s, else the friend’s dog. The ooofs can be done together.

# a-missing
{child} had a missing.

It had come this morning, at breakfast, when {child.he} looked at {@d}’s chair and there was only a chair in it.

“Eat up your toast,” said {@minds}.

“I can’t,” said {child}. “I’ve got a missing. I miss {@d}.”

“Ah,” said {elder.short}, and {elder.he} put down {elder.his} tea[elder2: , and {elder2} put down the jam]. “Is it a little one or a big one?”

{child} thought. “Big,” {child.he} said. “Big, big.”

# lets-see
Just then in came {friend}[!friend.known: , {child’s} best friend,] in yellow [us: rain boots | wellies].

“What’s big, big?” said {friend}.

“My missing,” said {child}.

“Let’s see how big,” said {friend}[sport: , who had really come to {play sport}]. So they all went out into the garden.

# as-big-as
First they went to see {pet}. {@chews}

“Is it as big as {pet}?” asked {friend}.

“Bigger,” said {child}.

So they went to the shed. “Is it as big as the shed?”

{child} looked up at the shed. {Child.He} looked all the way up to the top.

“Bigger,” {child.he} said. And {child.his} lip went wobble, wobble, wobble.

# that-end
“Bigger than a shed!” said {elder.short}.[school:  “That’s nearly as big as {school}.] [school: Well|“Well], no wonder you couldn’t eat your toast. A missing that big is too much for one to carry. We shall have to help. {Friend}, you take that end.”

{Friend} bent down and took that end.

“I’ll take the middle,” said {elder.short}, “because I’ve got the longest arms. {child}, you take the front. [athlete: Strong as {athlete}, now|Ready]? One, two, three … UP!”

And up it went.

# ooof
“Ooof!” said {elder.short}.

“Ooof!” said {friend}.

“Ooof!” said {child}. But it was not such a big ooof as before.

They carried it all round the shed[music: , humming {music}][city: , and nobody {in city} had ever carried a bigger one]. {Pet} came too, {@hop}, and {pet.he} carried the tail.

Then they put it down on the grass, very gently. Bump.

# whats-in-it
“Now then,” said {elder.short}. “What’s in it?”

{child} lay down on {child.his} tummy and had a look.

“Oh!” said {child}. “It’s {@d}’s sneeze!”

“The one that goes three times?” said {elder.short}.

“A-choo! A-choo! A-CHOO!” said {child}, and {pet} jumped right over {@over}.

# the-duck
{Friend} laughed. “What else is in it?”

{child} looked again. “{@D}’s lion voice. And {@d}’s tickly hugs. And riding on {@d}’s shoulders, and I had to duck under the door.”

“I remember the duck!” said {friend}. “Quack!”

“Not that sort of duck,” said {child}, and then {child.he} {child.was} laughing too. {Child.His} eyes were still a little bit wet. You can do both. {child} did both.

# toast-on-the-grass
“So that’s why it’s so big,” said {elder.short}. “It’s full of love, right up to the top.”

{child} patted {child.his} missing. It was still big. But it wasn’t so pointy now. It was soft, a bit like {pet}.

Then {child.he} ate {child.his} toast on the grass, and {pet} had {@crust}[elder2: , and {elder2} brought more jam].

# every-time
That night {elder} tucked {child} in.

“Is the missing still here?” asked {elder.short}.

“Yes,” said {child}. “It’s lying next to me.”

“Has it got enough room?”

{child} moved over a little bit. “Now it has,” {child.he} said.

“And if it gets too heavy?”

“I say ooof,” said {child}, “and you come.”

“I come,” said {elder.short}. “Every time.”

# night-night
{child} put one arm around {child.his} big, big missing, with the sneeze in it, and the lion, and the tickly hugs.

“Night-night, {@d},” {child.he} whispered. “I love you.”

And {child.he} closed {child.his} eyes, and slept.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}

# @minds
{elder}, who lived next door and was looking after {child.him}
## if elder
{elder}

# @chews
{Pet} was {friend’s} dog, and {pet.he} {pet.was} lying in the grass with a stick. Crunch, crunch, crunch.
## if pet.dog
{Pet} was {child’s} dog, and {pet.he} {pet.was} lying in the grass with a stick. Crunch, crunch, crunch.
## if pet.cat
{Pet} was {child’s} cat, and {pet.he} {pet.was} sitting in the grass, washing a paw. Lick, lick, lick.

# @hop
trot, trot, trot
## if pet.cat
pad, pad, pad

# @over
{pet.his} stick
## if pet.cat
a dandelion

# @crust
the crust
## if pet.cat
a lick of the butter
