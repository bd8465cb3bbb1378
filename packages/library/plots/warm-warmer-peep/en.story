title: Warm, Warmer, Peep
title: Somewhere Soft, Somewhere Good
guest hen: Dotty (she), Mrs Speckle (she)

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# somewhere-good
In {child’s} garden a hen was running round in circles. She was called {Hen}, and she was in despair.

“I’ve lost my egg!” she cried. “I hid it, and I can’t find it!”

“Where did you hide it?”

“Somewhere soft,” said {Hen}. “Somewhere good. I hid it so well that nobody could ever find it.” And she began to sob. “And now nobody can!”

“Don’t you remember anything?”

{Hen} thought so hard that her comb shook.

“It was warm,” she said.

“Then we’ll look where it’s warm,” {child.he} said. {child.He} took {child.his} jacket, which was lying on the bench in the sun, and put it on. And off they went.

# is-it-warm
{child} stuck a hand in a boot.

“Is it warm?” said {Hen}.

“Cold,” {child.he} said.

{child.He} felt inside the watering can.

“Is it warm?”

“Colder.”

{child.He} felt under the bucket.

“Is it warm?”

“It’s wet,” {child.he} said. And something tickled {child.his} neck, but there was no time to scratch.

[friend: “Warm!” shouted {friend}[!friend.known: , who was {child’s} best friend,] and had been feeling the [us: hood | roof] of the car. But under there it was only oil.

][pet.dog: “Warm!” said {child}. It was {pet}, asleep in the sun. They looked underneath. {Pet} rolled over and waved {pet.his} paws, but {pet.he} hadn’t got an egg.

][pet.cat: “Warm!” said {child}. It was {pet}, asleep in the sun. They lifted up one end, and they lifted up the other end. There was no egg.

][pet.other: “Warm!” said {child}. It was {pet}, in the straw. But {pet} hadn’t laid anything at all.

][elder: “Warm!” said {child}. It was {elder}, asleep in a deckchair[elder2: , and {elder2} in another]. They looked under [elder2: both hats | the hat]. There was no egg.

][school: They felt the bag from {school}. Cold. ][sport: They felt all the things that {child} needed to {play sport}. Cold. ][athlete: They felt the picture of {athlete}. Cold. ][music: {child} sang {@song}, so that the egg should hear them. It didn’t answer. ][city: “We can’t feel the whole of {city},” said {Hen}. ]

“Hot!” {child.he} cried.

It was the compost heap. Steam was coming off it. They dug, {child} with {child.his} hands and {Hen} with her feet, and they found potato peel, and they found a very surprised worm.

But there was no egg. And something tickled {child.his} neck.

# the-sun-goes
Then the sun went down behind the roof.

The bench grew cold. The grass grew cold. Even the compost heap stopped steaming.

“An egg mustn’t get cold,” whispered {Hen}. “If it gets cold, nobody comes out.” And she sat down on the ground, and hid her face under her wing.

{child} sat down next to her. {child.He} didn’t know what to say. {child.His} hands were cold. {child.His} nose was cold. Both {child.his} knees were cold.

“I’m cold all over,” {child.he} said. “Except the back of my neck.”

# hot
{Hen} took her wing away.

“What about the back of your neck?” she said.

“It’s warm.”

{Hen} came a step closer. “And now?”

“Warmer,” {child.he} said.

{Hen} flapped up on to {child.his} shoulder. {child.He} sat quite still. Something was moving in there. It was moving in {child.his} hood.

“Hot!” whispered {child}.

{Hen} put her whole head down in the hood.

“There it is!” she cried. “Somewhere soft! Somewhere good! The jacket was on the bench, and I thought, what a lovely nest. You’ve been carrying it all along!”

# the-bus
Crack, said the hood.

Crack, crack.

Something small and damp pushed at {child’s} neck. Then it climbed. It climbed out of the hood and up on to {child.his} shoulder, and there it stood, and shook itself, and was yellow.

It was a chick. It looked {child} straight in the eye.

“Peep,” it said. “Are you my [us: mommy | mummy]?”

“No,” whispered {child}. “I’m only the bus.”

Then {Hen} lifted her wing, and the chick looked, and walked down {child’s} arm, all the way, and got off. It went in under the wing.

“Is it warm?”

“Hot,” said {Hen}.

# hidden-so-well
That evening, when {child} was going to bed, {child.his} feet were like ice.

“Are they warm?” said {@a}.

“Cold.”

{@A} tucked the quilt round them. “And now?”

“Warm.”

{@A} pulled the quilt up to {child.his} chin.[pet.dog:  {Pet} lay down at the bottom.][pet.cat:  {Pet} lay down in the middle.] “And now?”

“Warmer.”

Then {@a} gave {child} a kiss, right on the back of the neck.

“Hot,” mumbled {child}.

And there {child.he} lay, somewhere soft, somewhere good, hidden so well that there was only a nose to be seen.

“Peep,” said the nose. And then {child.he} {child.was} asleep.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
