title: Where Have You Put It?
title: Right at the Front
guest friend: Albie (he), Tess (she)
guest pet: Bramble (she), Biscuit (he)
guest minder: Josie (she), Hattie (she)
guest rabbit: Mr Marsh (he), Mr Tuffin (he)

% The Dark is "it". Who puts out the lamp (@a): {adult}, else the grandparent, else {minder}.
% The dog is the original; a cat sniffs as well, but pushes the biscuit off, kneads and purrs.

# afraid
{child} was afraid of the dark, because it took {child.his} things. Every night the Dark came in at the window and put {child.his} room away: first the red of the rug, then the chair, then the door. {child} wanted it to stop.

“Where have you put my chair?” said {child}, sitting up in bed.

“Away,” said the Dark. It had a soft, busy voice[music: , and it hummed {music} while it worked]. “I put everything away at night, and in the morning I put everything back. I’ve never lost a chair.”

{child} switched on the lamp. The chair was back. Behind the curtain somebody sniffed.

“Where have you put me?” said the Dark. “I hadn’t finished!”

# the-biscuit
On Friday {Friend}[!friend.known: , {child’s} best friend,] came to stay. {Friend.He} brought {friend.his} toy rabbit, {rabbit}, and {friend.he} knew all about everything[sport: , even {sport}][athlete: , and what {athlete} had for breakfast]. {@Basket}

“The dark’s just shy,” said {Friend}. “Actually, I’ve got an uncle like that. We’ll give it a [us: cookie | biscuit].”

They got a [us: cookie | biscuit] from {@giver} and put it on the windowsill. {@Ate}

# an-extra-one
Then {pet} lay down across both their feet. {@A} put out the lamp[elder & adult: , and {elder}[elder2:  and {elder2}] said good night to everybody, {rabbit} too][elder2 & !adult: , and {elder2} said good night to everybody, {rabbit} too].

The Dark came in, and put away the red, and the chair, and the door.

“Good evening,” it said. “There’s an extra one.”

“I’m {friend},” said {Friend}.

“I’ll have to put you away as well.”

“All right,” said {Friend}. “But keep me at the front.”

{child} laughed, although {child.his} tummy was tight.

# lost-one
Then {Friend} stopped wriggling.

“{rabbit},” {friend.he} said. “I had him. Where’s {rabbit}?”

“Where have you put him?” {child} asked the Dark.

“A rabbit? With one ear?” It bustled along the shelf. It was gone rather a long time.

“Oh no,” said the Dark, in a very small voice. “I’ve lost one.”

For once {Friend} didn’t know anything at all. {Friend.He} began to cry.

“I never lose anything!” the Dark wailed. “What if I’ve lost the rug? What if I’ve lost [school: {school} | the stairs]? What if I can’t put back [city: {city} | the street]? I’m frightened!”

# that-tight-tummy
{child} had never thought of that. {Child.He} knew how it felt, that tight tummy.

{Child.He} reached for the lamp. But if {child.he} put it on, the Dark would be gone, all alone, believing it had lost a rabbit.

“Don’t cry,” {child.he} said. “We’ll look. Hold my hand, {friend}.”

# still-there
They put their feet on the floor. It was still there.

“That’s the rug,” said {child}. “You’ve still got the rug.”

{child} put out {child.his} other hand. It touched something cold, with four legs. “And here’s the chair.”

“Where I put it!” said the Dark.

“And this is something wet,” said {Friend}.

It was {pet’s} nose. {@Sees}

# snuff-snuff
“{Pet},” said {Friend}, and held out {friend.his} sleeve. “Smell me. {rabbit} smells like that, only with more jam.”

{Pet} sniffed. Off {pet.he} went, snuff, snuff, snuff, and they went after {pet.him}, {child} with a hand on {pet.his} back and {Friend} holding {child}. They went right into the far corner, where it was as dark as shut eyes.

{Pet} stopped. {Pet.He} wouldn’t go on, and {pet.he} wouldn’t go back. {@Thumped}

It was {pet.his} own basket.

# one-ear
{child} swallowed. {Child.He} put {child.his} arm in to the shoulder. {Child.He} felt a slipper. {Child.He} felt one ear.

“Got him!”

“{rabbit}!” shouted {Friend}, and kissed him, and got {pet} by mistake.

“But that’s not where I put him,” said the Dark.

“No,” said {child}. “That’s where {pet} put him.”

{@Snored}

“Then I didn’t lose one?”

“You’ve never lost a chair,” said {child}. “Or a rabbit.”

They felt their way back: desk, chair, rug, bed.

“Actually,” said {Friend}, “I told you it was shy.”

# the-hand
“Where have you put it?” asked the Dark, close by.

“Put what?” said {child}.

“Your hand. The one you looked with.”

{child} thought for a moment. Then {child.he} laid {child.his} hand outside the covers, open, over the edge of the bed. Something took it. It was cool, and as soft as the inside of a pocket.

“There you are,” said the Dark.

# at-the-front
{Friend} was asleep already, under {rabbit}. A warm weight climbed up on their feet, turned round once, and sighed. Softly and busily, the Dark went on with its work. It put away the window. It put away the ceiling. It kept {child} until last, and it put {child.him} right at the front.

# @a
{minder}, who was looking after them,
## if adult
{adult}
## if elder & !adult
{elder}

# @giver
{minder}
## if adult
{adult}
## if elder & adult
{elder}
## if elder & !adult
{elder}

# @basket
{Friend’s} spaniel, {pet}, came too, and brought {pet.his} own basket.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] watched it all from the basket in the corner.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] watched it all from the basket in the corner.

# @ate
{Pet} ate it.
## if pet.cat
{Pet} pushed it off.

# @sees
{Pet} didn’t mind whether it was light or dark. {Pet.He} saw with {pet.his} nose, and {pet.his} nose was awake.

# @thumped
{Pet.He} thumped {pet.his} tail on something soft.
## if pet.cat
{Pet.He} trod on something soft, first with one paw and then with the other.

# @snored
{Pet} lay down and began to snore, very suddenly.
## if pet.cat
{Pet} lay down and began to purr, very innocently.
