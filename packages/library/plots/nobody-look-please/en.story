title: Nobody Look, Please
title: You Wait There
title: The Brick That Waited
guest friend: Martha (she), Reggie (he)
guest pet: Cleo (she), Figaro (he)
guest minder: Josie (she), Hattie (she)

% The grown-up is {adult}, else the grandparent, else {minder}. The cat is the family’s, or next door’s, who is staying with them, tray and all; a dog goes behind a bush.
% What the cat says is sung: a little louder every time.

# the-potty
{child} had a potty. It was green, like a frog, and it lived in a corner of the bathroom.

{child} thought it was a very good potty. It was good for wearing on your head[sport: , if you were going to {play sport}]. It was good for giving Bear a ride. It was good for keeping [us: blocks | bricks] in.

“And it’s good for [us: peeing in | wees],” said {@a-first}.

“No, thank you,” said {child}.

“{@Song},” said {pet}.

{@Pet-is} the loudest voice in [city: all {city} | the house].

# the-tower
One morning, {friend} came to play. {Friend} was {child’s} best friend, and together they built a tower[school: , as tall as the ones {at school}]. Up it went, one [us: block | brick], two [us: blocks | bricks], three [us: blocks | bricks], and {pet} helped by sitting on the rest.

Then {child} began to wiggle.

Wiggle, wiggle, wiggle.

“Is that a [us: pee | wee] wiggle?” asked {@a}.

“No,” said {child}. “It’s dancing[music:  to {music}].”

So {friend} danced too. Wiggle, wiggle, wiggle, and then …

Drip.

They all looked at the floor. There was a puddle on it.

“Oh,” said {child}, in a very small voice. “My dancing spilled.”

# spills
“Never mind,” said {@a}. “Spills mop up.” And {@a-he} mopped it up, mop, mop, mop, and found some dry [us: pants | trousers] with ducks on.

“I didn’t want to stop,” {child} told {friend}. “The tower would go away.”

{Friend} nodded. Towers did go away sometimes.

# the-tray
Just then, {pet} stood up. {Pet.He} had been patting a red [us: block | brick], pat, pat, pat. Now {pet.he} left it lying there, put {pet.his} tail in the air and walked out of the room.

“Where is {pet.he} going?” whispered {friend}.

{@Followed}

{Pet} looked at {child}. {Pet} looked at {friend}.

“{@Longer}!” said {pet}.

“What did {pet.he} say?” asked {friend}.

{child} knew. {child} always knew. “{Pet.He} said, nobody look, please.”

So they turned round and looked at the wall. Behind them it went scritch, scratch, scritch.

# the-brick
And then {pet} walked straight back to {pet.his} red [us: block | brick]. It was just where {pet.he} had left it. Pat, pat, pat.

“The [us: block | brick] waited for {pet.him}!” said {child}.

# you-wait
After lunch[elder & adult: , with {elder}[elder2:  and {elder2}] to help,] they made the tower even bigger. Four [us: blocks | bricks]. Five [us: blocks | bricks]. Six [us: blocks | bricks].

Wiggle.

{child} stopped. {Child.He} looked down at {child.his} tummy. {Child.He} looked up at the tower.

“Tower,” {child.he} said, “you wait there.”

And {child.he} ran[athlete:  like {athlete}]! Down the hall, into the bathroom, down with the ducks, and {child.he} sat on the frog-green potty.

# nobody-look
“Nobody look, please,” said {child}.

{@A} turned round. {Friend} turned round.[elder & adult:  {Elder.short} turned round.][elder2:  {Elder2} turned round.] Bear had to be turned round.

“You too, {pet}.”

{Pet} turned round.

It was very quiet. Nothing happened. Then some more nothing happened.

And then … tinkle, tinkle, tink.

One of {pet’s} ears {@ear}.

“{@Loudest}!” sang {pet}.

“What did {pet.he} say?” asked {friend}.

{child} was smiling all over {child.his} face. “{Pet.He} said, hooray!”

And when they got back, the tower was waiting, all six [us: blocks | bricks] of it. {child} put on number seven.

# night-night
That night, {child} waved to the bathroom on {child.his} way to bed.

“Night-night, potty.”

And the potty stood there in the dark, green as a frog, on nobody’s head at all.

# @Pet-is
{Pet} was next door’s Siamese cat, who was staying with them, [us: litter box | tray] and all. {Pet.He} had brown ears, brown socks and
## if pet.cat
{Pet} was {child’s} cat. {Pet.He} had two good ears, four soft feet and, when {pet.he} wanted,
## if pet.cat & breed.Siamese
{Pet} was a Siamese cat. {Pet.He} had dark ears, dark socks and
## if pet.dog
{Pet} was {child’s} dog. {Pet.He} had two good ears, four quick feet and, when {pet.he} wanted,

# @Followed
They followed {pet.him} on tiptoe. Down the hall. Round the corner. And there was {pet}, standing in {pet.his} [us: litter box | tray].
## if pet.dog
{Pet} stood at the front door until {@a} opened it. They all followed {pet.him} on tiptoe. Out of the door. Round the corner. And there was {pet}, standing behind a bush.

# @Song
Mrow-OW
## if pet.dog
Woo-WOO

# @Longer
Mrow-ow-OW
## if pet.dog
Woo-woo-WOO

# @Loudest
MROW-OW-OW-OW
## if pet.dog
WOO-WOO-WOO-WOO

# @ear
went swivelling backwards
## if pet.dog
gave a twitch

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
