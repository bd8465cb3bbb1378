title: Only Draughts
title: He Can’t When You’re Looking
title: Not Once
guest nigel: Nigel (he), Clive (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {nigel} is a stuffed sausage and never moves by himself. Whoever is asked for a puppy (@a) is {adult}, else the grandparent, else {minder}. A family with a dog hears other stories.

# arms-felt-empty
{child} wanted a puppy. {Child.He} wanted one so much that {child.his} arms felt empty, and {child.he} had {@told} at breakfast every day since the summer[school: , and on the way to {school} as well].

“A puppy isn’t only cuddles, {child},” said {@a-first}. “A puppy has to go out every day, even when it’s pouring.”

“I’d take it out,” said {child}.[sport:  “Even after {sport}.”]

“You say that now, in your pyjamas.”

# this-is-nigel
{child} looked round the kitchen. By the back door lay the [us: draft stopper | draught excluder], a long brown stuffed sausage that stopped the wind from coming in underneath. It had a sort of a face at one end.[pet.cat:  {Pet}[!pet.known:  the cat], who liked to sleep on the other end, was asked to move.] {child} took the belt off [child.name: a | {child.his}] [us: bathrobe | dressing gown] and tied it round the sausage like a [us: leash | lead].

“This is {nigel},” {child.he} said. “I’ll show you. I’m going to look after him all day, and I won’t forget him once.”[pet.other: 

{child} held him up so that {pet} could say hello. {Pet} looked at the end with the face, and wanted to think about it.]

“It’s pouring,” said {@a}.

“I know,” said {child}. “He needs [us: to pee | a wee].”

# every-lamp-post
So {child} got dressed and put on [us: rain boots | wellies], and they went out into the rain with {nigel} sliding along behind. He stopped at every lamp post.[friend:  He stopped longest outside the house of {friend}[!friend.known: , {child’s} best friend,] and {friend} waved to him from the window.] {@A} held the umbrella.

“Has he [us: gone | been] yet?” asked {@a}.

“He can’t when you’re looking.”

{@A} turned {@his} back. Then {@he} said, “I can’t believe I’ve turned my back.”

# only-draughts
Outside the corner [us: store | shop] a man was waiting for the bus. He looked at {nigel} for some time.

“What sort is he?” said the man.

“Sausage,” said {child}.

“Does he bite?” said the man.

“Only [us: drafts | draughts],” said {child}.

# biscuits
Dogs weren’t allowed in the [us: store | shop], so {child} tied {nigel} to the railing and told him to be good. {Child.He} and {@a} bought milk, and {child} was allowed to choose the [us: cookies | biscuits]. Then they splashed home through every puddle there was[city:  {in city}],[music:  singing {music},] and {@a} put the kettle on.[elder & adult / elder2:  {@Others} had come to tea.] The wind came whistling in under the door and round their ankles.[pet.cat:  {Pet} sat by the door and wanted the soft end back.]

“Brr,” said {@a}. “Where’s {nigel}?”

{child} looked at {child.his} hand. There were [us: cookies | biscuits] in it.

# i-left-him
“I left him,” {child.he} said. {Child.His} face crumpled. “He’s tied up in the rain and he thinks I’m coming! I said I wouldn’t forget him once, and I did. I can’t ever have a puppy now!”

{child} grabbed {@s} hand and pulled. “We have to go back,” {child.he} said. “Come on, {@a}!”

They ran all the way, without the umbrella.[athlete:  Not even {athlete} could have caught them.] The man and the bus had gone. But there by the railing lay {nigel}, flat and full of rain, and somebody had put down a little paper cup of water for him.

# i-came-back
{child} knelt down on the wet [us: sidewalk | pavement] and put both arms round him.

“I’m sorry,” {child.he} said into the end with the face. “I got excited about the [us: cookies | biscuits]. But I came back. I’ll always come back.”

Then {child.he} tried to pick him up. {Nigel} had drunk so much rain that he weighed nearly as much as {child}. {@A} took the back end and {child} took the front, and they carried him home between them with water pouring out of his bottom.

“Now he’s [us: gone | been],” said {@a}.[friend: 

{Friend} waved from the window again, first to the front end and then to the back.]

# its-not-now
{child} rubbed him with a towel from one end to the other, and {child.he} didn’t have a single [us: cookie | biscuit] until he was done.

“You forgot him,” said {@a}. “And then you ran straight back. I saw that.”

“So is it yes?” said {child}.

“No,” said {@a}. “It isn’t yes.”

“Is it no?”

“It’s not now. But you can go on wanting one, as much as you like. And you can tell me about it at breakfast.”

# the-middle
{child} thought about that. {Child.His} arms weren’t quite so empty, with a big damp sausage in them. “Can he come up on the sofa?” {child.he} said.

“He’s soaking,” said {@a}. “And he’s got a job to do by the door.” Then {@he} looked at {nigel’s} face. “Oh, go on, then.”[elder & adult / elder2: 

{@Others-short} moved up to make room.]

So they sat there under one blanket with the [us: cookies | biscuits], and {nigel} had the middle.[pet.cat:  {Pet} had the dry end.][pet.other:  {Pet} had thought about it, and had nothing against him.]

The wind came in under the door all evening, and nobody made him get down.

# @told
said so
## if adult
told {adult} so
## if elder & !adult
told {elder} so

# @a-first
{minder}, who lived with them
## if adult
{adult}
## if elder & !adult
{elder.short}

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
