title: Half for the Baby
title: {child} Saves Half
title: The Mouse Who Had to Wait
guest neighbour: Mrs Bell (she), Mrs Moss (she)

% Whoever waits for the end (@a): {adult}, else the grandparent, else {neighbour} from downstairs. Nobody is said to be the one who is having the
% baby: it is only "the tummy". The baby is "it", the mouse is "she".

# half-of-everything
There was a baby on the way at {child’s} house, and when there’s a baby in the house you have to share. {child} knew that. The baby didn’t own so much as a sock, poor thing. So {child.he} started sharing before it had even come out.

{child.He} put a shoebox next to {child.his} bed, and in it {child.he} put half of everything. There was half a gingerbread man. There was half a picture of a horse, the back half. There was one of {child.his} two stripy mittens.[school:  There was half a letter home from {school}.] And there was half a balloon, though it had gone bang when {child.he} cut it[friend: , with {friend}[!friend.known: , {child.his} best friend,] holding the other end][city: , and they’d heard it all over {city}].

# the-mouse
But the best of all was the song[music: , which was very nearly better than {@song}]. {child} had made it up, and every night {child.he} sang the first half, with {child.his} mouth close up to the tummy where the baby was:

“A mouse on a rooftop, so high, oh, so high, //
went home with a cheese that was big as a pie. //
Then up came a wind, and she fell, and oh no …”

And there {child} stopped.

“And then what?” said {@a-first}.

“I’m saving the rest for the baby.”

“But what about the mouse?” said {@a}. “She’s falling!”

“You’ll have to wait,” said {child}.

# you-must-wait
So the weeks went by. Every night the mouse fell off the roof[pet.dog: , and {pet}[!pet.known:  the dog] put {pet.his} head on one side][pet.cat: , and {pet}[!pet.known:  the cat] would have liked to know where][pet.other: , and {pet} listened], and every night {@a} lay awake and wondered what had become of her.[elder & adult:  {Elder}[elder2:  and {elder2}] rang up to ask whether she was down yet.][elder2 & !adult:  {Elder2} rang up to ask whether she was down yet.]

[age>=7: “Just tell me one little thing,” {@a} would say in the morning. “Is it wet, where she lands?”

“You’ll have to wait,” said {child}.]

# mostly-bottom
And then one day the baby came. It was red and warm, and its fingernails were no bigger than grains of rice. {child} fetched the box [us: right away | straight away].

But the baby didn’t want the gingerbread man, because it hadn’t any teeth. It didn’t want to look at the horse, which was mostly bottom. The balloon was only a rag. And the mitten was nearly as big as the baby’s head.

“It doesn’t want anything of mine,” said {child}[age>=5: , and {child.his} throat felt tight].[age>=5:  {child.He} put everything back, one thing at a time, and shut the lid.]

# purple
That night the baby began to scream[!adult & !elder: , and {neighbour} came upstairs in her [us: bathrobe | dressing gown]].

“Is it hungry?” said {child}.

“It’s only just been fed,” said {@a}.

“Is it wet?”

“It’s as dry as a [us: cracker | biscuit].”

{@A} rocked it. {child} patted it[sport:  and showed it how to {play sport}]. {@A} walked it up and down. The baby screamed until it was purple[athlete: , and not even {athlete} could have kept that up].

# i-know
{child} put {child.his} hands over {child.his} ears and thought as hard as {child.he} could. Every night the baby had lain in there and listened. Every night the mouse had fallen off the roof. And then …

“I know!” shouted {child}. “It wants to hear what happens!”

“Yes!” said {@a}. “I know just how it feels!”

So {child} bent down to the baby’s ear and sang. “A mouse on a rooftop, so high, oh, so high …” The baby stopped, right in the middle of a scream. It knew that one! “Then up came a wind, and she fell, and oh no …”

And there {child} stopped.

# forgotten
{child.He} opened {child.his} mouth, and {child.he} shut it again. {child.He} had saved the end for so long that {child.he} had forgotten it.

The baby’s chin began to wobble. It took a great big breath …

“Wait,” said {child} quickly, and rummaged in the box. The gingerbread man? No. The horse’s bottom? No. The balloon? No. And then {child.he} got hold of something soft.

It was the mitten.

# a-mitten
And back came the end, all of it, all at once:

“She landed so softly, and shouted hello. //
She lay in a mitten, a mitten of wool, //
and ate all her cheese till her tummy was full.”

The baby looked at {child}. It looked for a long time. Then it gave a deep sigh and went to sleep.

“A mitten,” whispered {@a}. “And there was I, thinking of a bucket. Or a cat.”

“No,” said {child}. “She was lucky.”

# one-each
{@A} got the half gingerbread man, for waiting so long. One stripy mitten was hung up beside the baby’s bed, and {child} took the other one under the covers.

So they had one each, and they both slept.

# @song
{music}

# @a-first
{neighbour}, who lived downstairs and had come up to listen
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
