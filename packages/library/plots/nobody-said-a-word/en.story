title: Shhh, Said the Train
title: Hello, Train
title: Nobody Said a Word
guest pet: Smut (he), Cinder (she)
guest minder: Josie (she), Hattie (she)

% The refrain is “Shhh!”, with a finger to your lips if you like, very stern to begin with. Say the last one as softly as a train that is a long way off.
% With the child is {adult}, else the grandparent, else {minder}. The dog is the family’s, or the station’s; a cat hisses instead of sneezing.

# to-say-hello
{child} wanted to say hello to the train.

That was why {child.he} sat on the bench at the station[city:  in {city}], between {@comes} and {@pet}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had the end of the bench, for {Friend} wanted to say hello as well.]

And here it came, big and black and warm[elder & adult: , and somewhere inside it sat {elder}[elder2:  and {elder2}], coming to stay][elder2 & !adult: , and somewhere inside it sat {elder2}, coming to stay]. It stopped right in front of the bench. White steam came out between the wheels.

“Hello,” {child} began.

“SHHH!” said the train.

# so-strict
{child} shut {child.his} mouth.

“We only wanted,” said {@a}.

“SHHH!” said the train.

“My goodness, it’s strict,” whispered {@a}[music: , and stopped humming {music}].

“{@Woof}!” said {pet}.

“SHHH!” said the train.

That hurt {pet’s} feelings. {Pet.He} went and lay under the bench.[friend:  {Friend} put both hands over {friend.his} mouth, to be on the safe side.]

# the-newspaper
On the next bench a man was reading the newspaper[sport: , the page about {sport}]. Rustle, rustle.

“SHHH!” said the train.

The man looked at the train. Then he folded up his newspaper, put it on the bench, and sat on it.

[elder & adult: One of the train’s doors opened, and out came {elder} on tiptoe, with both shoes in one hand.[elder2:  After that came {elder2}, on tiptoe too.] “It’s been shushing me all the way,” whispered {elder.short}. “I haven’t said a word since breakfast.”

][elder2 & !adult: One of the train’s doors opened, and out came {elder2} on tiptoe, carrying both shoes and not even daring to wave.

]A pigeon landed. All she said was coo.

“SHHH!” said the train.

The pigeon left on foot.

# the-smallest-hello
But {child} still had {child.his} hello. It was sitting at the very front of {child.his} mouth, and it tickled.

So {child.he} made it as small as it would go. It was no bigger than a pea[age>=4: , and {child.he} said it with nothing but {child.his} lips].

“Hello.”

“Shhh,” said the train.

Even that was too big. And {child} felt sad.

# nobody
Now nobody said anything. {@A} didn’t. {Pet} didn’t. The man sat on his newspaper. There was only the clock on the wall, ticking as softly as it dared.[friend:  {Friend} kept both hands where they were.][elder & adult:  {Elder.short} stood there on tiptoe.][school:  It was quieter than {school} in the middle of the night.]

“Shhh,” said the train all the same, very low.

The lamp on its nose had nearly gone out. And slowly, slowly its wheels began to turn. It was time to go, and nobody had said hello to it.

# the-steam
The steam came rolling along the ground. It came in under the bench, all white and wet, and right into {pet’s} face.

“{@Tshhh}!” {@sneezed} {pet}.

[friend: “Bless you,” said {Friend}, inside both hands.

]The train stopped dead[athlete: , quicker than {athlete}]. On came the lamp on its nose. It shone until the whole platform was yellow.

“SHHH?” said the train.

“Oh dear, oh dear,” whispered {@a}. “Now it’s cross.”

# not-cross
{child} looked along the train. Right at the far end the last carriage was wagging, a little bit this way and a little bit that way[pet.dog: , just like {Pet}].

“It isn’t cross,” said {child}. “It’s wagging.”

“But it’s shushing us,” whispered {@a}.

“No,” said {child}. “It’s saying hello.”

And {child.he} stood up, and took a big breath, right down into {child.his} tummy.

“SHHH!” said {child}.

# all-of-them
“SHHH!” said the train, and a whole cloud came out of its chimney. “SHHH, SHHH!”

“SHHH!” said {child}.

“Shhh,” said {@a}, a little shyly.

[friend: {Friend} took {friend.his} hands away, and out it came all at once, everything that had been waiting behind them. “SHHHHHH!”

][elder & adult: “SHHH!” said {elder.short}, for the whole way since breakfast.

]“Shhh!” said the man, and he got up off his newspaper and lifted it like a hat.

And {pet} {@sneezed} again.

# off-it-went
Then away went the train. Slowly at first. “Shhh. Shhh.” Then faster. “Shhh-shhh-shhh-shhh!” Off it went round the bend, and the last carriage wagged for as long as you could see it. It said hello to all the houses, and all the trees, and a cow.[friend:  {Friend} wagged back with a whole arm.]

# good-night
That night {child} lay in bed, with the window open just a crack.[pet.dog:  {Pet} lay on the floor, with a nice dry nose.][pet.cat:  {Pet} lay on {child’s} feet, and was dry again.]

“Shhh,” said {@a}, and turned out the light.

“Hello,” said {child}.

“Shhh,” said {@a}.

“Hello,” said {child}.

{@A} went out on tiptoe.[elder & adult:  {Elder.short} was creeping about in the kitchen already, with both shoes in one hand.] And far away, on the other side of all the houses, somebody was going home.

“Shhh … shhh …”

“Hello,” whispered {child}, and this time it was a whole one.

“Shhh,” said the train.

# @comes
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

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

# @pet
{pet} the station dog
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @Woof
Woof
## if pet.cat
Miaow

# @Tshhh
Tshhh
## if pet.cat
Hshhh

# @sneezed
sneezed
## if pet.cat
hissed
