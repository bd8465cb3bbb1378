title: One Ting
title: Only on the Ting
title: Not Yet, Mr Pocock
guest pocock: Mr Pocock (he), Mr Tibbs (he)
guest switch: Mrs Obi (she), Mrs Shah (she)
guest tea: Mr Pell (he), Mr Dunn (he)

% {pocock} conducts, {switch} sits in the hut, {tea} has the spoon. The dog (@dog) is the family's where it has one. Home with {adult}, else the grandparent,
% else {pocock}, who lives next door. “Now” and “not yet” are the same words all the way.

# the-triangle
{child} had the triangle.

It hung from {child.his} mitten on a red string, and Christmas couldn’t begin without it. It was Christmas Eve, and [city: all {city}|the whole town] stood in the square in the cold[pet.cat: , all but {pet}[!pet.known:  the cat], who was at home on something warm][pet.other: , all but {pet}, who was at home in the warm]. The band had trumpets and a drum and a tuba as big as a bath[friend: , and {friend}[!friend.known: , {child’s} best friend,] to turn the tuba’s pages]. And at the very end of the very last carol, {child} would go ting[school: , on the good triangle from {school}]. Then {switch} would pull the switch, and every light on the great dark tree would come on.

“And then it’s Christmas,” said {child}.

“Then it’s Christmas,” said {pocock}, who waved the stick[!adult & !elder:  and lived next door]. “But only on the ting.”

“Now?” said {child}.

“Not yet, {child}.”

{switch} sat in a little hut with the switch[music: , humming {music}]. She couldn’t see a thing in there. She could only listen.

# that-was-tea
The band began. It was a slow carol, and old {tea}, who felt the cold, stirred his cup of tea.

Ting, went the spoon.

FLASH went the tree!

“Merry Christmas!” shouted {switch}.

“Too soon!” cried {pocock}. “That wasn’t {child}! That was tea!”

“Sorry!” said {switch}. Click. Dark.

“Was that Christmas?” asked {tea}.

“Only a little bit of it,” said {child}. “Now?”

“Not yet, {child}.”

# that-was-a-dog
The band began again. It was a quick carol, and [pet.dog: {pet}[!pet.known: , {child’s} dog,] began to dance | a small brown dog came trotting by]. On [pet.dog: {pet.his}|his] collar hung a little tin bone.

Ting, went the bone.

FLASH went the tree!

“Merry Christmas!” shouted {switch}.

“That was a dog!” cried {pocock}.

“Well, it was a very good ting!” said {switch}. Click. Dark. “Right. I’m pulling my hat down over my ears. And I’m not coming out for anything small.”

“Now?” said {child}.

“Not yet, {child}.”

# plonk
Then came the very last carol. Everybody sang. {child} held up the triangle. {child.He} held up the beater. {pocock} held up one finger.

“Now, {child}!”

{child} swung. But {child.his} mitten was woolly and the beater was slippery, and it flew out of {child.his} hand, up over the trumpets, up over the drum, and straight down into the tuba.

Plonk.

# no-ting
Nobody breathed.

They turned the tuba upside down. Out came a [us: cough drop | cough sweet]. They shook it. Out came a glove.[friend:  “I wondered about that,” said {friend}.] But no beater.

“Oh no,” said {pocock}. “No ting.”

“No ting,” said the trumpets.

“No Christmas,” said the drum, and sat down.

{child} hit the triangle with {child.his} mitten. Fuff. {child.He} hit it with {child.his} nose. Nothing, and it was cold. The tree stood there, as dark as dark.

What else went ting?

# the-hat
“{tea}!” said {child}. “Please can I have your spoon?”

{child.He} pulled off {child.his} mitten with {child.his} teeth. {child.He} took the spoon in {child.his} bare hand, good and tight.

Ting!

They all looked at the tree. Still dark.

“It’s the hat,” said {pocock}. “It’s down over her ears. She can’t hear you.”

# more-ting
“Then we need more ting,” said {child}. “Who’s got some?”

{tea} had a cup. The [us: mail carrier | postman][sport: , who was off to {play sport},] had a bicycle bell. [elder: {Elder} had keys[elder2: , and {elder2} had a thimble], | Somebody had keys,] and somebody had a saucepan lid, and {@dog} had [pet.dog: {pet.his}|his] bone. They all came and stood round {child}.

“Now?” said {pocock}.

“Not yet, {pocock},” said {child}. {child.He} looked round. [pet.dog: {Pet} was scratching {pet.his} ear. {child} waited until {pet.he} had finished. | The dog was scratching his ear. {child} waited until he had finished.]

“Now?” whispered everybody.

“NOW,” said {child}.

TING, went the whole town.

# all-the-lights
FLASH, went the tree.

Red and green and gold, all the way up to the star.

“Now THAT,” shouted {switch}, “was {child}.”

And everybody cheered[athlete: , louder than for {athlete}].

They played the very last carol once more, and on the lowest note of all the beater came out of the tuba by itself. {@Dog} took it home.

# now
{child} walked home down the middle of all the lights, with the triangle round {child.his} neck and {child.his} hand in a big warm hand.

“Is it Christmas now?” {child.he} asked.

Far behind them, in the square, old {tea} had got his spoon back, and stirred what was left of his tea. Ting.

“Yes,” said {@a}. “Now, {child}.”

# @dog
the small brown dog
## if pet.dog
{pet}

# @a
{pocock}
## if adult
{adult}
## if elder & !adult
{elder.short}
