title: Number {Age} Can’t Stop
title: A Flag with Pockets
title: The Squares!
guest baker: Bob (he), Ted (he)
guest flag: Dot (she), Dee (she)

% Rule: a racing car can't stop till it sees the black and white squares. It is low, and so is the child.

# round-and-round
{child} stood behind the fence[adult:  with {adult}] and watched the last racing car[city:  in {city}] go round.

Neee-YOWM!

It was red, and it was low, and it was very, very loud[school: , louder than all of {school}]. It had a big white {age} on its nose. {child} was {age} as well.

The race was over. All the other cars had gone in for their tea[sport:  or gone off to {play sport}]. But Number {Age} went round and round and round.[pet.dog:  {Pet}[!pet.known:  the dog] looked round and round with it, and had to sit down.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the fence with {pet.his} back to it.][pet.other:  {Pet} had stayed at home, where it was quiet.]

Neee-YOWM!

# a-bit-a-lap
“Stop!” called {child}. “You’ve won!”

“I can’t …” said the racing car, and it was gone.

Neee-YOWM!

Round it came. “… stop till I see …”

Neee-YOWM!

Round it came. “… the squares!”

Neee-YOWM![athlete:  Not even {athlete} could have caught it.]

# bears-and-pears
“The bears?” said [adult: {adult} | {flag}, the flag lady].

[friend: “The chairs?” said {friend}[!friend.known: , {child’s} best friend].

][elder: “The stairs?” said {elder}[elder2: , and {elder2} nodded].

]“The pears?” said {baker} the baker, who was selling buns.

“The squares!” said {child}[age>=6: , who knew all about racing cars]. “The flag with the black and white squares! A racing car can’t stop till you wave it.”

“The wind took the flag,” said {flag}[adult: , the flag lady]. All she had was a stick.

# looking-for-squares
So they looked for squares.

[adult: {Adult’s} scarf | {baker’s} apron]? Stripes.

{flag’s} hat? Spots.

Neee-YOWM!

# not-my-trousers
{child} looked at {baker} the baker, and then at {baker’s} legs. {baker} had his baking [us: pants | trousers] on, and {baker’s} baking [us: pants | trousers] had squares. Black, white, black, white, all the way down.

“No,” said {baker}.

“Please,” said {child}.

“Not my [us: pants | trousers]!”

[age>=6: “It’s only for one lap,” said {flag}. “We won’t look.”

“Everybody will look,” said {baker}. “I would.”

]Neee-YOWM!

“Oh, all right,” said {baker}, and he took them off. His underpants had little buns on.[age>=6:  You could see that from behind, where his apron stopped.]

# up-high
{baker} climbed on a box and held his [us: pants | trousers] up high. Wave, wave, wave!

Round came the racing car.

Neee-YOWM!

Right past! It hadn’t seen them.

“I’m so tired …” called the racing car, and it was gone.

Oh no.
## or
{baker} hung his [us: pants | trousers] on {flag’s} stick and held them up as high as a flag. Wave, wave, wave!

Round came the racing car.

Neee-YOWM!

Right past! It hadn’t seen them.

“I’m so tired …” called the racing car, and it was gone.

Oh no.

# so-am-i
{child} thought about it. A racing car is low. Down there you can see grass, and you can see boots. You can’t see [us: pants | trousers] in the sky.

“It’s low,” said {child}. “And so am I.”

{child.He} lay down on {child.his} tummy in the grass. {child.He} took hold of one leg, and {child.he} pushed the other leg out under the fence. Wave, wave, wave!

Round came the racing car.

Neee-YOW …

Neee-yow …

Nee … nee … nee …

And it stopped, with its nose by the fence.

# pockets
“Squares,” said the racing car. “At last. Did I win?”

“You won ages ago,” said {child}.[age>=6:  “You’ve gone on winning ever since.”]

“Oh, good,” said the racing car. It looked at the [us: pants | trousers] for a bit. “Funny flag. It’s got pockets.”

“May I have it back?” said {baker}. “It’s chilly.”

So {baker} put the flag on, and did up the button.

# tick
The sun went down behind the track[music: , and {flag} turned off {@song} on the loudspeakers]. Nobody went round any more. Number {Age} was hot from all that racing, and when a hot car cools down, it ticks.

Tick. Tick. Tick.

{child} sat in the grass [adult: and leaned on {adult}, | next to {baker},] and they listened.

Tick … tick …

It was cooler now.

Tick …

And then Number {Age} was quiet.

# @song
{music}
