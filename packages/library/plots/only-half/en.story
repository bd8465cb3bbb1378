title: Only Half
title: Bun Is Gone
title: Which Bun?
guest friend: Sami (he), Iris (she)
guest bulle: Bun (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever does the jigsaw (@a) is the grandparent, else {adult}, else {minder}. {bulle} is the hamster, and must be called as something on a plate. Everybody may do the rustle, rustle, tuck and the puff.

# bulle-is-gone
{child} had a hamster called {bulle}. On Saturday, when {friend}[!friend.known: , {child’s} best friend,] came to play, the door of the cage stood open. {Bulle} was gone. He had escaped, and it was {child} who had forgotten to shut it. It felt like a stone in {child.his} tummy.[pet.dog / pet.cat:  {Pet}[!pet.known: [pet.dog: , the dog,][pet.cat: , the cat,]] had to sit in the bathroom for now, being a little too fond of hamsters.][pet.other:  At least nobody had lost {pet}.]

“We’ve got to find him,” said {child}.

“Let’s ask {@a},” said {friend}, who used to have a hamster and knew about these things.[school:  {Friend} had told everybody {at school} about him.]

# on-a-plate
{@First} was sitting at the kitchen table[music: , humming {music} and] doing a [us: jigsaw puzzle | jigsaw] [city: of {city}]. {@He} had been doing the same one since Christmas, and now there was only one piece left.[elder2:  It came from {elder2}, who [us: called | rang] every day to ask how it was going.]

“{@A},” said {child}. “{Bulle’s} gone!”

{@A} quickly wiped {@his} mouth.

“I didn’t mean to,” {@he} said. “It was just lying there on a plate.”

“You’ve eaten {bulle}?”

“Only half,” said {@a}.

# which-half
{child} screamed. {Friend} had to sit down on the floor.

“Which half?” asked {friend}, in a small voice.

“The half with the most sugar on,” said {@a}. Then {@he} saw their faces. “Hang on. Which bun are we talking about?”

“The hamster!” screamed {child}[sport: , louder than at {sport}].

“Oh, the hamster,” said {@a}. “No, I haven’t touched him.”

# rustle-rustle-tuck
Just then they heard something behind the sofa.

Rustle, rustle, tuck!

“That’s him,” whispered {friend}. “When it rustles, he’s found something. And when it goes tuck, he’s tucking it into his cheek.”

All three of them crawled behind the sofa. There lay a toy man with no head, but there was no {bulle}.

Rustle, rustle, tuck! It came from the kitchen.

They crawled to the kitchen.

“My piece is gone!” shouted {@a}. “The very last one!”

“It’s in his cheek,” said {friend}.

# two-buns
Rustle, rustle, tuck! Now it was behind the bookshelf.

{child} lay down flat on the floor and shone the [us: flashlight | torch]. Down by the floor there was a little hole in the wall, and in it sat {bulle}. His cheeks were as big as two buns. He stuck out his nose and pushed, because he wanted to come out to {child}, but his cheeks got in the way on both sides.

“He’s stuck,” said {child}. “He’s got too much in his cheeks.”

# crash
“Nice and calm now,” said {@a}, who wasn’t calm at all. “I’ll get the saw!”

{@He} ran[athlete: , nearly as fast as {athlete}], and on the way back {@he} tripped over the rug and dropped the whole toolbox.

CRASH!

{Bulle} vanished straight into the wall.

{child} shone the light into the hole, but it was empty, and nothing rustled. The stone in {child.his} tummy grew so big that there was hardly room for it.

“Sorry,” said {@a}, and sat down on the floor among the screws.

“He’s never coming out,” said {child}, and cried.

# so-frightened
{Friend} crawled up to {child}.

“My hamster used to empty his cheeks like this,” said {friend}. {Friend.He} put both fists behind {friend.his} cheeks and pushed forwards. “But {bulle} is so frightened now that he’s forgotten how.”

{child} wiped away the tears with a sleeve.

“Then I’ll have to show him,” {child.he} said.

# puff
{Child.He} lay down, nose right up against the hole. Then {child.he} filled both cheeks with air until they were round and hard, put a fist behind each and pushed.

Puff!

A long way in, in the dark, shone two eyes.

{Friend} lay down next to {child} and did the same.

Puff!

{@A} lay down as well, bottom in the air.

Puff!

{@S} sounded like a tractor.

# out-went-a-nut
Slowly {bulle} came up to the opening. He looked at {child}. He looked at {child’s} cheeks. And then he put his little paws behind his own.

Puff! Out flew a nut.

Puff! Out flew the head of the toy man.

Puff! Out flew a [us: puzzle | jigsaw] piece, rather wet.

Now {bulle} was thin again. He climbed out through the hole and right up into {child’s} hand, and {child} could feel his heart ticking against one thumb.

“Hello, {bulle},” said {child}. “I’m sorry I forgot the door.”

And then the stone was gone as well.

# the-last-piece
{Child.He} carried him to the cage and shut the door, and {friend} tried it, to be sure. {Bulle} crept down into his hay and fell asleep.

{@A} put the last piece in the [us: puzzle | jigsaw]. There were marks of two little teeth along the edge, but it fitted exactly.[elder2:  Then they [us: called | rang] {elder2} to say that they had finished.][pet.dog / pet.cat:  {Pet} was let out of the bathroom, and went straight to the plate.]

# of-the-bun
{@A} fetched three glasses of milk[!pet.dog & !pet.cat:  and the plate].

“Right,” {@he} said. “Now let’s share what’s left of {bulle}.”

“{@A},” said {child} and {friend} together.

“Of the bun,” said {@a}.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
