title: The Elephant Who Held It In
title: Only the Corner of It
title: Just the Cake
guest friend: Priya (she), Rafi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Nearly word for word as it was told for one child. Whoever holds their nose says d for n and b for m. The last pip is very small.
% Whoever says good night (@a) is {adult}, else the grandparent, else {minder}.

# not-one-puff
{child} and [!friend.known: {child.his} best friend ]{friend} had a kite, but they hadn’t any wind. Not one puff. They ran up the hill with the kite[sport:  after {sport}] and it bumped along behind them on its bottom.

At the top of the hill stood an elephant. He was very, very round. His legs were crossed, and so were his eyes.

# since-tuesday
“Are you all right?” said {child}.

“Mm-mm,” said the elephant.

“Do you need a [us: pee | wee]?” said {friend}.

“No,” squeaked the elephant. “It’s the other thing. The windy thing.”

“A fart?” said {child}.

“Shh!” said the elephant. “I’ve been holding it in since Tuesday.”

“Let it out, then!”

“I can’t,” said the elephant. “You’ll go away.”

# the-corner
And just then a very little one got out.

Pip.

{child} giggled. “That’s not so bad.”

“That,” said the elephant, “was only the corner of it. Oh dear. Oh dear, oh dear –”

PARP!

All the daisies lay down flat. A cow said, “Well, really!” and went to live in a different field. And then came the smell. It smelled of cabbage. It smelled of cabbage with its socks off.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] came running all the way up the hill. {Pet} thought it was the best smell in the world, and where had it been all this time?][pet.cat: 

At home on the windowsill {pet}[!pet.known: , {child’s} cat,] lifted {pet.his} nose, and went to lie in the wardrobe.][pet.other: 

At home {pet} stopped chewing, and thought.]

# just-the-cake
The elephant shut his eyes tight.

“Go on, then,” he said. “Run. Everyone does. I had a birthday party once. I did one, only one. And when I turned round, there was just the cake.”

He waited to hear the running. He didn’t hear any running. He opened one eye.

There stood {child}. There stood {friend}. They were holding their noses.

“You’re still here,” said the elephant.

“Of course we are,” said {friend}, all through {friend.his} nose. “You cad hold your dose, add still stay.”

The elephant thought about that. Nobody had ever thought of it before. You could hold your nose, and still stay!

# the-kite
“{Friend},” said {child}. “Whed he did that big wud – the kite boved.”

“It did bove,” said {friend}.

They looked at the kite. They looked at the elephant. Then they walked round behind the elephant, where nobody had ever gone on purpose.

“How buch have you got left?” said {child}.

“All of it,” said the elephant.

“Cad we have it? Please?”

The elephant’s trunk went straight up in the air. “You want it?” he said. “Everybody says don’t. Nobody’s ever said please.”

# three
{Friend} took the string. {child} held the kite up as high as {child.he} could.

“Wud,” said {child}. “Two. THREE!”

PA-RA-RA-RA-RA-RAAAAAAARP!

Up went the kite! Up over the hedge, up over the church, up and up, till it was as small as a stamp. Six shirts and a nightie flew off a [us: clothesline | washing line] and went along too. And down in [city: {city} | the town] all the doors flew open, and out came the baker, and the [us: mail carrier | postman], and [elder: {elder}[elder2: , and {elder2}] | four [us: grandpas | grandads]],[school:  and everybody from {school},] and they ran[athlete:  as if they were {athlete}].

# look-which-way
“Oh no,” said the elephant. “They’re running.”

“Yes,” said {child}. “But look which way.”

They were running up the hill. They were all running up the hill to see, with their faces to the sky, holding their noses.

“Bore!” they shouted. “Bore! Bore!”

So the elephant gave them some more.[music:  He even did a bit of {music}.] He gave them more till [us: suppertime | teatime], and he got thinner and thinner, and happier and happier, and when he turned round, every one of them was there.

# pip
That night, {child} lay in bed with the window open. Far away on the hill something went parp, and the curtains lifted, and came softly down.

“Good night, {child},” said {@a}.

Then, under the covers, something went pip.

“Was that the elephant?” said {@a}.

“No,” said {child}.

{@A} held {@his} nose. “Good dight, {child}.”

And {@a} stayed.

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @his
her
## if elder & !adult
{elder.his}
## if adult
{adult.his}
