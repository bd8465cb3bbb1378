title: The Tooth and the Digger
title: Yours Is Cleaner
guest elder: Bill (he), Len (he)
guest driver: Jo (she), Moll (she)
guest neighbour: Dilys (she), Howard (he)

% {elder} is the family’s own, else a sort of great-uncle. Let the child feel for a tooth at “Wobble”.

# wobble
{child} had a wobbly tooth. {@first}, and {child.he} had been pushing it with {child.his} tongue all morning. Wobble. Wobble.[sport:  Not even {sport} had got it out.]

“It’ll be out by bedtime,” said {@who}. “Then you can put it under your pillow.”

“I know,” said {child}. {Child.He} had been waiting for that {@long}[school: , and nearly everybody {at school} had done it already].

# the-rope
But there was something else too. In {elder’s} garden stood a digger, because {elder} wanted a pond. The driver was called {driver}.[music:  She had {music} on in the cab.] {child} stood behind the rope with {@with}[elder2:  and {elder2}][friend:  and {friend}[!friend.known: , {child.his} best friend]], and ate an apple, and watched.

Down went the bucket, with its five big steel teeth. Up came the earth. Round it went, and WHUMP, on to the heap.[pet.dog:  {Pet}[!pet.known:  the dog] barked at it every time.][pet.cat:  {Pet}[!pet.known:  the cat] had stayed at home, where nothing went whump.][pet.other:  {Pet} had stayed at home, where nothing went whump.]

“Left a bit!” shouted {elder}.

“This is left a bit!” shouted {driver}.

# bang
{child} took a big bite of {child.his} apple. And just then the digger hit a stone.

BANG!

{child} jumped so high[athlete:  (higher than {athlete})] that the apple flew out of {child.his} hand and rolled down into the hole. The bucket went down. The earth came up. And WHUMP.

{child} felt for {child.his} tooth with {child.his} tongue. There wasn’t any tooth. There was only a hole.

“STOP!” yelled {child}. “My tooth! The digger’s got my tooth!”

# the-heap
{driver} stopped the digger at once, with its bucket high in the air. Everybody looked at the heap of earth. It was as big as the garden shed.[city:  There wasn’t a bigger one {in city}.]

“It’ll be in there somewhere,” said {elder}. {Elder.He} didn’t sound as if {elder.he} thought so.

{child’s} lip began to tremble. “If it’s not under my pillow, it doesn’t count,” {child.he} said.

# found-it
“Then we’ll look,” said {elder}, and fetched the colander. And they all looked for something very small and very white.

“Found it!” cried {@a}. But it was a pebble.

[friend: “Found it!” cried {Friend}. But it was a bit of eggshell.

]“Found it!” cried {driver}. But it was a snail, and it wasn’t pleased.

[pet.dog: {Pet} found something too. But it was a worm, and {pet.he} ate it.

]“Found it!” cried {elder}.

“Really?” said {child}.

“My teaspoon!” said {elder}. “I’ve been stirring with a fork since Easter.”

# on-the-grass
But nobody found a tooth. There was so much earth, and the tooth was so little. {child} went and lay down on {child.his} back in the grass by the rope, and looked up.

Up there was the digger, with its bucket open against the sky, like a big mouth. It had teeth. One. Two. Three. Four. And on the fifth one there was something round and green.

{child} sat up.

# biting
“I was biting,” {child.he} said.

“What’s that?” said {@a}.

“When it went bang. I was biting! So my tooth isn’t in the earth. It’s in my apple!” {child} jumped to {child.his} feet and pointed. “And the digger’s got my apple! It’s got it on its tooth!”

They all stopped looking down, and looked up.

“Well, I’ll be dug,” said {elder}.

# cleaner
{driver} climbed back into the digger. The bucket came down, as slowly as a yawn, until its chin lay on the grass. Then {driver} turned the engine off and lifted the rope, and {@a} and {child} went up to it, hand in hand.

There was the apple, stuck on a great big tooth. And stuck in the apple was a tiny white one.

“My tooth!” said {child}. {Child.He} wiggled it out, and held it up next to the digger’s.

“Yours is cleaner,” said {driver}.

“Does the digger lose its teeth too?” asked {child}.

“It lost two last year.”

“Did you put them under a pillow?”

“We couldn’t find a pillow big enough,” said {driver}.

# the-teaspoon
Then they all had tea on the edge of the hole[elder2: , and {elder2} handed round the biscuits]. {Elder} stirred {elder.his} tea with the teaspoon. Then {elder.he} stirred everybody else’s too.[friend:  {Friend} wanted to see the hole in {child’s} mouth, and then {friend.he} wanted to see it again.]

# chin-on-the-grass
That night {child} slept in {elder’s} back room. The tooth lay under {child.his} pillow, and it counted.[pet.cat/pet.other:  Tomorrow {child.he} would tell {Pet} all about it.] Outside the window the digger was asleep as well, with its chin on the grass.[pet.dog:  {Pet} lay with {pet.his} chin on the rug.]

“Good night, digger,” said {child}.

“Good night, {child},” said {@night}, and put out the light.

{child} lay and felt the hole with {child.his} tongue. It was soft and quite new. Then {child.he} felt the tooth next to it. {Child.He} gave it a push, just a small one.

Wobble.

# @first
It was {child.his} very first
## if age>=7
It was the best one yet

# @long
{child.his} whole life
## if age>=7
for weeks

# @who
{elder}, who was a sort of great-uncle
## if elder
{elder}

# @with
{neighbour} from next door
## if adult
{adult}

# @a
{neighbour}
## if adult
{adult}

# @night
{elder}
## if adult
{adult}
