title: Puff
title: Puff, Said the Nightmare
title: A Mouthful of Fluff
guest sitter: Jess (she), Nell (she)

% Who comes (@a): {adult}, else the grandparent, else {sitter}. Puff: the nightmare grows each time it is frightened. At the last puff it doesn’t.

# like-a-bun
In the middle of the night[city: , when all {city} was asleep,] there was a nightmare on {child’s} blanket.

It was no bigger than a bun, grey and fluffy, with two round eyes, and it was looking straight at {child}.

“Ugh!” said {child}.

Puff, said the nightmare. And it was as big as a pillow.

# shoo
“{@Short}!” shouted {child}. “There’s a nightmare on my blanket! Make it go away, I want to sleep![friend:  I’m playing with {friend} tomorrow!]”

{@A-first} came in [adult.he / elder.he & !adult: nothing but his underpants | [adult.name: bare feet|nothing but her nightie]]. {@He} only wanted to help.

“We’ll put the light on,” {@he} said. “Nightmares can’t bear the light.”

Puff, said the nightmare. And it was as big as a dog.[age>=5: 

“It got bigger,” said {child}.

“That’s only its shadow,” said {@a}.]

“Shoo!” said {@a}, and flapped a sock at it[elder & adult: , one that {elder}[elder2:  and {elder2}] had knitted][elder2 & !adult: , one that {elder2} had knitted].

Puff! As big as a cow.

# mmpf
“BOO!” said {@a}.

PUFF! Now it was as big as the whole room[athlete: , and bigger than {athlete} on the poster]. Its ears touched the ceiling, its bottom filled the window, and {@a} was squashed against the wall with a mouthful of fluff.

“Mmpf,” said {@a}.[age>=5:  That’s what help sounds like when there is fluff in it.]

# so-big
{child} pulled the blanket up to {child.his} nose. Out came a tear, and then another.

“It’s so big,” {child.he} whispered. “And I’m so little.”

And out of the fluff there came a hand. It felt about, and it found {child’s} hand and held on.

“I can’t see a thing,” said {@a}. “But I’m here.”

# thump
{child} lay quite still. And then {child.he} heard something.

Thump-thump-thump.

It came from inside the nightmare. It was a heart, going so fast, so fast[sport: , as if it had been out to {play sport}].

{child} put a hand on {child.his} own chest. Thump-thump-thump. Just the same.

“{@Short},” {child.he} said. “It’s scared!”

“What of?”

“Us,” said {child}. “You said boo. And I said ugh.”[age>=5: 

“But it’s so much bigger than us.”

“Not inside it isn’t,” said {child}.]

# there-there
And {child} put out a hand and stroked the nightmare, slowly, from the top of its head all the way down.

“There, there,” said {child}[school: , as they said {at school} when you fell over].

And then the nightmare was as small as a cow.

“There, there.”

As small as a dog.[pet.dog:  {Pet}[!pet.known:  the dog] crept up and licked it on the ear.][pet.cat:  {Pet}[!pet.known:  the cat] lay down beside it, and purred for it.]

“There, there,” said {child}, slower still, and now it was like a pillow, and {@a} came unstuck and spat out the fluff.[pet.other:  {Pet}, who lived in the corner, got some on top.]

“There, there.”

# so-little
It was a bun again. It fitted in {child’s} hand. It was warm, and its heart went the way hearts should. Thump … thump … thump.

“Shall I make it go away now?” whispered {@a}.

{child} looked at the nightmare. The nightmare yawned.[age>=5:  There wasn’t one tooth in there, only a little pink tongue.]

“No,” said {child}. “It’s so little. And I’m so big.”

# asleep
So {@a} put out the light, sat on the edge of the bed[music: , hummed {music}] and stroked {child}, slowly, from the top of {child.his} head all the way down.

“There, there,” said {@a}. “There, there.”

And in the dark, inside {child’s} hand, it came once more, ever so small.

Puff.

But it didn’t grow. That’s what nightmares say when they’re asleep.

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

# @short
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
