title: Wipe Your Feet
title: The Fairy Who Made the Mist
title: In Is Best, Out Is Best
guest friend: Sami (he), Elsie (she)
guest pet: Doris (she), Bosun (he)
guest elder: Captain Stan (he), Captain Bea (she)

% {elder} is the family’s own, or a neighbour who was at sea. Give the foghorn all you have, and dry the child’s toes at the end.

# a-shoebox
{child} stood on the front step at {@elder} with a shoebox. In the shoebox there was a bed made of cotton wool, a table made from a cork, and a curtain. All it needed now was a fairy.

And here she came! She was dancing across the grass, no taller than a milk jug, with wings like a dragonfly. Her feet were wet. Wherever she put them down there was mist. One step, a little mist. One more step, a little more mist.

“Hello!” said {child}. “I’ve made you a house. Do you want to come in?”

“In?” said the fairy. “What’s wrong with out? You come out and dance!”

“My toes are cold,” said {child}. “In is best.”

“Out is best,” said the fairy.[city:  “Everyone {in city} knows that.”]

# only-for-cucumber
{Friend}, {child’s} best friend, came out with a sandwich in each hand. {Friend.He} thought there was nothing a sandwich couldn’t put right.

“Would you like cheese?” {friend.he} asked the fairy.

“Has it got cucumber in it?” said the fairy.

“The cucumber’s indoors,” said {friend}.

“Then I might look in,” she said. “But only for the cucumber.”

# wipe-your-feet
In the hall stood {elder}.

“Wipe your feet!” said {elder.short}.

{child} wiped {child.his} feet. {Friend} wiped {friend.his} feet. {@wipes}

The fairy was so cross that her wings buzzed.

“Wipe my feet? They’re supposed to be wet! They’re the best bit of me!”

And she danced straight past them into the kitchen.

# as-white-as-milk
She danced along the table, and there was mist. She danced on the [us: stove | cooker]. She danced three times round the butter[music: , to {music}][sport: , as if to {play sport}].

“I’m making it nice!” said the fairy. “It was so dry and dull in here.”

Soon you couldn’t see the ceiling. Then you couldn’t see the lamp. Then you couldn’t see your own hands. The whole kitchen was as white as milk.

“Where are my glasses?” called {elder.short}.

“On your nose!” called {child}.

“I’ve lost my sandwich!” called {friend}. “No, here it is! Yuck. That was the dishcloth.”

# where-is-out
Then they heard somebody crying, far away in the white. “Hello?” said the fairy. “Where’s out? I can’t find out!”

She ran round and round looking for it, [athlete: as fast as {athlete}, ]and the more she ran, the more mist there was.

“Stand still!” called {child}.

“I can’t! I’m scared!”

{child} felt a pinch in {child.his} tummy. Who had asked her in? {Child.He} had.

# toot
“What do you do in a fog?” called {child}.

“You toot,” said {elder.short}. “Everybody stand still!”

{child} heard {elder.short} feeling along the wall. An old foghorn hung there.

TOOOOOOT!

{Friend} was so surprised that {friend.he} sat down on the floor. And the fairy was so surprised that she stopped.

“It’s only {elder.short}!” called {child}. “Stay where you are, and I’ll come and get you!”

# something-soft
{@nose}

They went past something squashy.

“That was my sandwich!” called {friend}. “I’ll get it later. Fairies first!”

# toes
Under the kitchen bench sat the fairy. She was hugging her knees, and mist came puffing out of her feet.

“Sorry,” she whispered. “I wanted to make it nice for you.”

“Sorry,” said {child}. “I wanted to make it nice for you too.”

{Friend} found a [us: dish towel | tea towel] on the floor. {Friend.He} gave it a squeeze, in case it was a sandwich, and then {friend.he} gave it to {child}.

“May I dry your feet?” said {child}.

The fairy looked at the towel. Then she looked at {child}.

Then she put out one foot. It was no bigger than a bean. {child} used just a corner of the towel. {Child.He} dried the heel. {Child.He} dried between the toes, one at a time.

“That tickles,” said the fairy.

Then {child} dried the other foot. And the mist stopped puffing. It got thinner and thinner. There was the lamp. There was the ceiling. There was {elder}, tooting straight into the [us: pantry | larder].

# out-again
The fairy had three slices of cucumber. She sat for a while in the shoebox, and pulled the curtain shut, and pulled it open.

“In isn’t bad,” she said. “But I want to go out now.”

“I know,” said {child}. And {child.he} pulled off {child.his} socks. “We’re coming too.”

They danced in a row in the evening sun: the fairy, {child}, {friend} and {pet}. The grass was as cold as lemonade, and the mist rose white and soft around their legs.[school:  Nobody did that {at school}.][adult:  {Adult} came to fetch them, and had to wait.]

# the-big-towel
By the time they came back up the steps their teeth were chattering. {Elder} was waiting with the big warm towel[elder2: , and {elder2} had warmed some milk].

“Wipe your feet,” said {elder.short}.

{child} sat down close beside {elder.short} and put out both feet. {Elder} dried the heels. {Elder.He} dried between the toes, one at a time, and after that {elder.he} did {friend’s}.

# a-damp-spot
The shoebox stayed on the step all night, with its curtain open. In the morning the cotton wool was a little bit wet, just where somebody’s feet had been.

# @elder
{elder’s}, the house next door,
## if elder
{elder’s}

# @wipes
{Pet}, {friend’s} big yellow dog, wiped all four paws on the mat, and then a bit on {elder.short}.
## if pet.dog
{Pet}, {child’s} dog, wiped all four paws on the mat, and then a bit on {elder.short}.
## if pet.cat
{Pet}, {child’s} cat, had four dry feet already, and wiped them again on {elder.short}.

# @nose
Then {child} felt something against {child.his} hand. It was a wet nose.

“{Pet},” said {child}. “Where’s the fairy? Seek!”

It was the best word {pet} knew. {Pet.He} put {pet.his} nose to the floor. {child} held on to {pet.his} tail, and {friend} held on to {child’s} [us: sweater | jumper].
## if pet.cat
Then {child} felt something against {child.his} leg. It was a soft tail.

“{Pet},” said {child}. “Where’s the fairy?”

{Pet} had known all along, because cats can see with their whiskers. Off {pet.he} went, with {pet.his} tail up like a flag. {child} held on to the tip, and {friend} held on to {child’s} [us: sweater | jumper].
