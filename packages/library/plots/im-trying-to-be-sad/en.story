title: The Nonicorn
title: Clonk
title: I’m Trying to Be Sad
guest pet: Biscuit (he), Poppy (she)

% Let the clonk be heard. The unicorn is “she” and properly sad; her first “woof” is a very small one. The last line is said quietly.
% One rule: {pet} never drops a stick, except when another dog has one.

# clonk
[!pet.known: {child’s} dog {pet}|{Pet}] had found a stick out in the field[city:  outside {city}], and it was so long that {pet.he} couldn’t get in through the gate.

Clonk, it went, as the stick hit both the gateposts. {Pet} backed off and tried again. Clonk.

“Drop it!” shouted {child}, sitting in the garden with a carrot.[friend:  {Friend}[!friend.known: , {child’s} best friend,] sat there too, wishing for a horse.]

[elder: {Elder} lay in the deckchair with the newspaper over {elder.his} face, wanting a bit of peace.[elder2:  {Elder2} lay in the other one, wanting the same.]

]But {pet} never dropped a stick, except when another dog had one. Then {pet} wanted that one instead.

# not-a-horse
Just then something white jumped in over the hedge.

“A horse!” said {child}.

“I’m not a horse,” said the horse. “I’m a unicorn.”

[friend: “Pity,” said {friend}.

]“Where’s your horn, then?” said {child}.

“I’ve lost it.” The unicorn’s lip trembled. “I was scratching myself on a tree, and plop, off it came. I’ve looked everywhere, and everybody says ‘Hello, horse’.[school:  They all said it {at school}.]”

In the middle of her forehead there was a small round hole.

“You can’t be a unicorn without a horn,” said {child}. “You’re a nonicorn.”

“Don’t say that,” sobbed the nonicorn.

# only-a-stick
Clonk, went something over by the gate.

“What did it look like?” asked {child}.

“Long. And white. And stripy all the way round, like a [us: candy cane | stick of rock].”

“I haven’t seen anything like that.”

Clonk.

“What’s that noise?”

“It’s only {pet}, with a stick.”

“How nice for {pet.him},” said the nonicorn. “I never find anything.”

# carroticorn
{child} put the carrot in the hole. It was just the right size.

“Now you’re a carroticorn,” {child.he} said.

The carroticorn squinted up at it. Then she shook it down and ate it.

“And now I’m a nonicorn again,” she said.

Clonk. Clonk. Clonk.

[elder: “There’s somebody knocking,” said {elder.short} under the newspaper.

]“Can’t {pet.he} stop that?” said the nonicorn. “I’m trying to be sad!”

# stripy-all-round
They turned round. There stood {pet}, with the stick sideways in {pet.his} mouth. It was long. It was white. It was stripy all the way round, like a [us: candy cane | stick of rock].

“MY HORN!” shrieked the nonicorn.

# the-rose-bush
{Pet} was overjoyed. Nobody had ever liked one of {pet.his} sticks so much. {Pet.He} raced off across the field, and they ran after. But the more they chased, the more fun {pet} had.[sport:  It was better than {sport}.][athlete:  Not even {athlete} would have caught up.][friend:  “Sit!” shouted {friend}. Nobody sat.] In the end {pet.he} crawled in under a rose bush, where nobody could reach. {Pet} laid the horn between two paws, and opened wide.

“Oh no,” said {child}. “Now {pet} is going to chew it.”

“Chew it?” whispered the nonicorn.

“{Pet.He} always starts with the point.”

The nonicorn turned pale, and she was white to begin with.

# and-now-a-dog
{child} thought of all the sticks {pet} had chewed to splinters. Then {child.he} thought of the ones {pet} had dropped.

In the grass lay a branch, long and grey and ordinary. {child} picked it up.

“You’ll have to be a dog,” {child.he} said.

“First a horse!” said the nonicorn. “Then a nonicorn! And now a dog!”

“Do you want your horn or not?”

# woof
The nonicorn sighed, and took the branch in her mouth. She gave one small skip.

“More!” said {child}. “You’re so happy! Wag your tail!”

The nonicorn wagged. She leaped about with all four hooves in the air[music: , as if somebody were playing {music}]. “Woof,” she said, as well as she could with a branch in her mouth.

“Louder!”

“WOOF!” said the nonicorn.

[elder: “Good dog,” said {elder.short} under the newspaper.

]Under the bush, two ears went up. There was another dog out there, with a stick!

{Pet} dropped the horn.

As {pet} shot out on one side, {child} crawled in on the other. The thorns pulled {child.his} hair, but {child.he} reached as far as {child.he} could, and got hold of something hard and dribbly.

“I’ve got it!” {child.he} shouted.

# plop
{Child.He} wiped it on {child.his} [us: pants | trousers], and the unicorn bent her head. Plop.

“Now you’re a unicorn,” said {child}.

“I was one all along,” said the unicorn. “But don’t tell anybody I said woof.”

[friend: {Friend} promised, and was allowed to stroke her nose. It felt just like a horse’s, but {friend} didn’t say so.

]
# point-first
{Pet} was already hurrying home with the new stick. Clonk, it went.

“You don’t carry long things sideways,” said the unicorn. “Watch me. Point first.”

She walked in through the gate, horn in front, and out again.

{Pet} watched until the unicorn was gone among the trees. Then {pet.he} turned {pet.his} head, slowly, until the stick pointed straight ahead.

Point first, {pet} went home to {child}. And there wasn’t a clonk.

Evening came. {child} lay in bed, and {pet} slept on the mat, with the stick still in {pet.his} mouth. Clonk, it went against the bed, ever so softly.

“I’m trying to be asleep,” whispered {child}.
