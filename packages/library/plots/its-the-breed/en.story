title: It’s the Breed
title: A Bold Opinion
title: Am I Wet?
guest captain: Captain (he), Skipper (he)
guest duke: Duke (he), Baron (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {captain} is {the wish}. Whoever peels potatoes (@m) is the grandparent, else {adult}, else {minder}. Whoever climbs in (@g) is the family’s own cat or dog, where that is what he takes himself for; else next door’s.

# in-the-bowl
{@Ms} {wish} was called {captain}. He was orange, with a round belly, and he lived in a glass bowl on the kitchen windowsill[city: , with a view of {city}]. But there was something odd about him, and {child} was the first to notice.

{@odd}

# small-ones
{child} leaned in until {child.his} nose was almost touching the glass. {@sound}

{child} sat straight down on the floor.[pet.cat & other.cat:  Out in the hall sat {pet}[!pet.known: , {child’s} cat], who wasn’t allowed in the kitchen, just in case.][pet.dog & other.dog:  Out in the hall sat {pet}[!pet.known: , {child’s} dog], who wasn’t allowed in the kitchen, just in case.][pet.cat & !other.cat:  On top of the fridge lay {pet}[!pet.known: , {child’s} cat], who would have liked a moment alone with the bowl.]

{@M} went on peeling potatoes. “So he talks to you, too. Good. I thought it was just me.”[elder2: 

“I thought it was just me,” said {elder2}, who was laying the table.][pet.dog & !other.dog: 

Under the table lay {pet}[!pet.known: , {child’s} dog], waiting for something to fall.]

“Have you got ears?” {child} managed to ask.

“Small ones,” said {captain}. “It’s the breed.”

# the-wet-stuff
It turned into a peculiar [us: vacation | holiday][school:  from {school}]. {@days}[athlete:  Even {athlete} couldn’t have kept up.][sport:  {child} almost forgot to {play sport}.][friend:  {Friend}[!friend.known: , {child’s} best friend,] came every day to watch.][pet.other:  In the evenings {child} told {pet} all about it.]

And then there was the matter of the water.

“Ugh,” said {captain}, when {@m} came to change it. “Keep that wet stuff away from me. {@hate}”

“But you’re …” {child} began. {@M} put a finger to {@his} lips.

“I’m what?” asked {captain}.

“Hungry, perhaps,” said {child}.

# somebody-mean
That evening they sat on the kitchen sofa and whispered[music: , with {music} on, so that he wouldn’t hear]. {child} thought they ought to tell him how it was. Anything else was fooling him. {@M} thought there was no great hurry.

“Who would be any happier for knowing?” said {@m}. “He’s well. {@fine}”

“But what if somebody else says it?” said [friend: {friend}|{child}]. “Somebody mean?”

{@M} had no answer to that.

# at-last
The very next day somebody came who could say it. {@comes} {@M} was down in the [us: basement | cellar], and {child} didn’t get there in time. {@stares}

“At last!” said {captain}.

{@G} stopped, {@paw}.

“At last, another one,” {captain} went on, swimming right up. “You’ve no idea how lonely it’s been. They mean well, but they’re only people. {@spot}”

{@sank}

“You’re {a wish},” said {@g} in the end.

Nobody in the kitchen moved. {child} held {child.his} breath.[friend:  So did {friend}.] Now it had been said.

# a-bold-opinion
{captain} hung quite still. He looked at {@g}, at {@fur}. Then he looked at his own reflection in the glass, for a long time.

“That’s a bold opinion,” he said. {@same}

“Nobody knows why!” cried {captain}. “That’s the beauty of it!”

{@rub}

# only-glass-between
{@both}[friend: 

“Both,” whispered {friend}.]

# am-i-wet
That evening, when {@g} had {@left}, {child} sat down by the bowl. {@M} had put out the light over the stove, and the window was blue.[pet.dog & !other.dog:  Under the table lay {pet}, who had been given a potato in the end.]

“{child},” said {captain}. “Tell me something. Am I wet?”

[elder2: {Elder} and {elder2} looked on from the sofa, but said nothing.|{@M} looked on from the sofa, but said nothing.] This time it was for {child} to decide.

“Yes,” {child.he} said. “You are. You’ve been wet all along.”

“I suspected as much,” said {captain}. A few bubbles rose. “{A wish}, then.”

“Yes. But you’re very good at being {a other}. You’re the best I’ve ever met.”[pet.cat & other.cat / pet.dog & other.dog:  {child} spoke lower. “Don’t tell {pet}.”]

# very-rare
{captain} swam one lap, and thought. He thought for another lap. {@stone}

“Then I’m {@kind},” he said. “That must be very rare.”

“I think you’re the only one,” said {child}.

“It wouldn’t surprise me,” said {captain}, well pleased.

# where-the-ears-should-be
He curled up as best he could, nose to tail, down in the sand where the moon shone in. {child} put a hand to the glass, about where the ears ought to be, and scratched gently.[pet.cat & !other.cat:  On top of the fridge lay {pet}, who no longer wanted to be alone with anybody.][pet.other:  Tomorrow {pet} would have to hear about this as well.]

{@hum} And when {child} had gone to bed, with the door ajar to the kitchen, {child.he} could still hear {the wish} {@still}.

# @odd
“{@M},” said {child}. “He says {other.sound}.”

“He does that after meals,” said {@m}. “And then he sleeps in the patch of sun. When the sun moves, he moves along.”
## if other.cat
“{@M},” said {child}. “He’s licking his fin.”

“He does that after meals,” said {@m}. “And then he sleeps in the patch of sun. When the sun moves, he moves along.”
## if other.dog
“{@M},” said {child}. “He’s brought me a stone.”

“He wants you to throw it,” said {@m}. “And then he fetches it. When you stop, he looks at you.”

# @sound
{captain} came swimming up and stopped just inside. Bubbles rose all round him, one at a time, and every bubble sounded the same.

“{Other.sound}, he says!” said {child}.

“Of course I do,” said {the wish}. “You people never scratch me behind the ears, so I take what I can get.”
## if other.cat
{captain} came swimming up and rubbed his side along the inside, just there. Back and forth. Something bubbled softly all round him, a steady little hum of bubbles.

“He’s purring!” said {child}.

“Of course I’m purring,” said {the wish}. “You people never scratch me behind the ears, so I take what I can get.”
## if other.dog
{captain} came swimming as fast as he could and pressed his nose to the inside, just there. His tail flew back and forth and hit the glass. Thump, thump, thump.

“He’s wagging!” said {child}.

“Of course I’m wagging,” said {the wish}. “You people never scratch me behind the ears, so I take what I can get.”

# @days
Every morning {captain} demanded to be let out, and when {@m} opened the window, he changed his mind and stayed in. He chased his reflection. He pushed little stones off the plastic castle, one by one, and watched them fall. At three in the morning he tore round and round the bowl for no reason.
## if other.dog
Every morning {captain} demanded to go out, and {@m} carried the bowl round the block. He buried little stones behind the plastic castle, one by one, and forgot where. Whenever the doorbell rang, he growled bubbles. And at least once a day he chased his own tail, round and round the bowl, for no reason.

# @hate
{Others} should be dry.
## if other.cat
Cats hate water.
## if other.dog
Dogs hate baths.

# @fine
He sleeps in the sun.
## if other.cat
He purrs.
## if other.dog
He wags.

# @comes
The kitchen window was ajar, and {a other} put its head in over the sill. It was {duke}, who lived next door.
## if other.cat
The kitchen window was ajar, and in over the sill stepped {duke}, next door’s big grey tomcat.
## if other.dog
The kitchen door was ajar, and in stepped {duke}, next door’s big grey dog.
## if pet.cat & other.cat
The kitchen window was ajar, and in over the sill stepped {pet}.
## if pet.dog & other.dog
The kitchen door was ajar, and in stepped {pet}.

# @stares
{duke} stretched all the way to the bowl. He looked at the round orange belly. He looked at it for a long time.
## if other.cat
{@G} sat down by the bowl, and looked at the round orange belly. Out came a small pink tongue.
## if other.dog
{@G} put both front paws on the windowsill, and looked at the round orange belly. Out came a long pink tongue.

# @paw
halfway through a breath
## if other.cat
with one paw in the air
## if other.dog
with the tongue still out

# @spot
Have you tried the patch of sun? It’s at its best around ten.
## if other.dog
Have you tried under the table? Things fall there.

# @sank
{duke} blinked. No {wish} had ever talked like that.
## if other.cat
The paw sank. No food had ever talked like that.
## if other.dog
The tongue went in. No food had ever talked like that.

# @fur
{other.part} and all the rest
## if other.cat / other.dog
the fur and the whiskers and the paws

# @same
“Are you afraid of things that aren’t there?”

“Yes,” said {duke}.

“So am I. When you’re in, do you want to be out?”

“Always.”

“Same here. Three in the morning?”

“I’m awake,” said {duke} slowly. “I don’t know why.”
## if other.cat
“Do you chase things that aren’t there?”

“Yes,” said {@g}.

“So do I. When you’re in, do you want to be out?”

“Always.”

“Same here. Three in the morning?”

“I run,” said {@g} slowly. “I don’t know why.”
## if other.dog
“Do you growl at the door?”

“Yes,” said {@g}.

“So do I. Do you bury things and forget where?”

“Always.”

“Same here. And your tail?”

“I chase it,” said {@g} slowly. “I don’t know why.”

# @rub
{duke} bent down. And then he laid his forehead against the glass, once, very quickly, as if nobody was supposed to see. On the other side {captain} laid his.
## if other.cat
{@G} bent down and sniffed at the glass. And then came a cheek, and rubbed against it, once, very quickly, as if nobody was supposed to see. On the other side {captain} rubbed back.
## if other.dog
{@G} bent down and sniffed at the glass. And then came a lick, once, very quickly, as if nobody was supposed to see. On the other side {captain} licked back.

# @both
When {@m} came up from the [us: basement | cellar], they were both in the patch of sun, {duke} outside and {captain} inside, with only a wall of glass between them. “{Other.sound},” they heard. It was impossible to tell who had said it.
## if other.cat
When {@m} came up from the [us: basement | cellar], they were both lying in the patch of sun, {@g} outside and {captain} inside, with only a wall of glass between them. It was impossible to tell who was purring.
## if other.dog
When {@m} came up from the [us: basement | cellar], they stood nose to nose in the sun, {@g} outside and {captain} inside, with only a wall of glass between them. Thump, thump, thump, they heard. It was impossible to tell who was wagging.

# @left
gone home
## if pet.cat & other.cat / pet.dog & other.dog
gone to sleep in the hall

# @stone
Then he pushed a stone off the castle, and watched it fall.
## if other.dog
Then he fetched a stone from behind the castle, and laid it in front of {child}.

# @kind
{a other} with fins
## if other.cat
a cat who isn’t afraid of water
## if other.dog
a dog who isn’t afraid of baths

# @hum
There were small sounds in the bowl, little bubbles in a steady row. They rose and rose.
## if other.cat
A hum began in the bowl, little bubbles in a steady row. They rose and rose.
## if other.dog
A thump began in the bowl, a little tail against the glass, slower and slower.

# @still
whispering {other.sound}
## if other.cat
purring
## if other.dog
wagging

# @g
{duke}
## if pet.cat & other.cat / pet.dog & other.dog
{pet}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @ms
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}
