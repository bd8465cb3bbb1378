title: Not Now
title: Guess What? Guess What?
title: A Perfectly Ordinary Hen
guest brother: Felix (he), Toby (he)
guest neighbour: Gordon (he), Desmond (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The hen has the tune of “Guess what? Guess what?” each time. The grown-up is the grandparent, else {adult}, else {minder}: @a.

# not-now
{child}, who was {age}, was crawling [us: around | about] on the living room floor, looking for a hook. It was the hook for {child.his} crane, the very last piece, and without it the crane couldn’t lift so much as a bit of macaroni.[friend:  Tomorrow {friend}[!friend.known: , {child’s} best friend,] was coming to see it lift.] {Brother}, {child’s} little brother, who was five, stood and watched in nothing but his underpants.

“Guess what? Guess what?” said {brother}.

“Not now,” said {child}.

[school: When {child} was {at school}, nobody said it. But at home it went on all day long. | It went on all day long.] First {brother} said “Guess what? Guess what?” and then came something about tractors having wheels[sport:  and {sport} making you tired]. {child} wanted one single minute of peace.

“Guess what? Guess what?”

“Not now!”

“But guess …”

“You cluck worse than a hen!” shouted {child}. “Go and be a hen, then, and I won’t have to hear what you’re saying!”

# puff
It went puff, like somebody thumping a cushion. The underpants lay on the floor. In the middle of the underpants stood a brown hen.

The hen looked at {child} with one eye.

“Buck-buck? Buck-buck?” said the hen.

“{Brother}?” said {child}. “Stop it. Be ordinary again.”

But {brother} didn’t turn ordinary. He flapped up on to the sofa, scratched at the cushion and clucked until the feathers flew.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted something warm to lie on and took the underpants.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] wanted something warm to lie on and took the underpants.]

[pet.other: “Did you see that?” said {child} to {pet}. {Pet} had.]

# quite-a-lot
{@First} was {@working} in the next room, with the door shut.

“{child}?” called {@a}. “What’s {brother} doing?”

“He’s sitting on the sofa!”

“Has he put anything on?”

{child} looked at all the feathers.

“Quite a lot!”

“Oh, good! Has he eaten?”

“He ate a spider off the floor!”

“The usual, then!” called {@a}.

# like-a-handbag
Then the door opened, and {@a} caught sight of the hen.

“But that’s one of {neighbour’s} hens!” {@he} said. {Neighbour} was the [us: neighbor | neighbour] on the other side of the hedge[city: , and his hens were famous in half of {city}].

“It’s {brother},” said {child}.

“Have you given it a name already?”

{@A} looked after the hens whenever {neighbour} was away. {@He} tucked the hen under one arm like a handbag, and the hen clucked worse than ever.

“A hen that goes on like that has got something to tell you,” said {@a}. “They’re all the same. They won’t stop till somebody has listened to the end. Where is {brother}, by the way?”

“Under your arm,” said {child}.

“Ha ha,” said {@a}.

# home-to-your-sisters
{@He} went out through the patio door and straight through the hole in the hedge, and opened the gate to {neighbour’s} hen run. {child} ran after.[athlete:  Not even {athlete} would have got there first.]

“{@A}, wait! Don’t let him go!”

“There,” said {@a}, and put him down. “Home to your sisters.” [elder2: Then {elder2} [us: called | rang], and {@a} hurried back inside to answer. | Then {@his} phone rang, and {@he} hurried back inside.]

# all-brown
{child} stood with both hands in the wire. Inside was a whole flock of hens, and they were all brown. They all had the same beaks and the same legs, and they kept walking round one another all the time.

“{Brother}?” called {child}.

All the hens looked up, because hens always think it’s food.

It felt like missing a step on the stairs. {child} had wished for one single minute without {brother}. Now it might be for ever.

{Child.He} crawled in through the gate and crouched down in front of the nearest hen.

“Guess what? Guess what?” {child.he} said to it. “Does that sound like you?”

The hen pooed on {child’s} shoe. That could have been {brother}, but {child} didn’t think so.

The next hen pecked at a shoelace. The next one walked off. {child} sat there in the dirt and didn’t know what to do. And then, from somewhere behind:

“Buck-buck? Buck-buck?”

# what-is-it
{child} had heard that tune a thousand times. It went exactly like “Guess what? Guess what?” and out of old habit {child.he} had “Not now” all ready.

{Child.He} swallowed it. Then {child.he} turned round and lay down flat on the ground, nose to beak with the hen.

“Go on, then,” said {child}. “What?”

And the hen told {child.him}. It told and told, and got muddled, and began again from the beginning. Another hen climbed up and stood on {child’s} back, but {child} didn’t look away.

“Wow,” said {child}. “Really? And then what?”

The hen clucked one very last cluck and took a breath. Then it went puff.

# nearly-laid
“… and that’s why I put it on the sofa,” said {brother}. He was sitting in the dirt with nothing on at all and a feather in his hair.

“Put what?”

“The hook. It was on the floor, so I put it under the cushion, so nobody would lose it. I’ve been saying that all day.”

{child} wriggled out of [child.name: a | {child.his}] [us: sweater | jumper] and pulled it down over {brother’s} head.

“I’m sorry I said you should be a hen,” said {child}.

“I didn’t mind,” said {brother}. “I nearly laid.”

{@A} came out through the patio door[elder2:  with {elder2} still on the phone].

“{Brother}, what are you doing in with {neighbour’s} hens?”

“You put me here,” said {brother}.

# ill-wait
The hook was under the sofa cushion. That evening [music: they played {music}, and ]the crane lifted one bit of macaroni, then two, then one of {brother’s} socks.[friend:  Tomorrow {friend} would see.][pet.dog / pet.cat:  {Pet} was still on the underpants.] {brother} sat so close that it tickled.

“Guess what? Guess what?”

{child} put down the crane.

“Go on, then. What?”

{brother} thought for a long while.

“I’ve forgotten,” he said.

“That’s all right,” said {child}. “I’ll wait.”

# @first
{Minder}, who was looking after them,
## if adult & !elder
{adult}
## if elder
{elder}

# @working
working
## if elder
doing a crossword

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
