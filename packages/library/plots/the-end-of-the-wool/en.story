title: The End of the [us: Yarn | Wool]
title: As Big as a Cow
title: The Giant’s Sock
guest sitter: Mrs Hill (she), Mrs Lane (she)

% The giant is "he", as he is drawn. @a is the grown-up, else the grandparent, else the neighbour who babysits: the name each time, never he or she.

# the-doorstep
On Saturday morning there was a bit of red {@wool} on the doorstep.

{child} picked it up. It went down the step. It went along the path. It went under the gate.[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] sniffed it, and it smelled of a long way off.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] had one paw on it, and had to be asked twice.]

“I wonder where the end is,” said {child}.

“There’s only one way to find out,” said {@a-first} and fetched the coats.[pet.other:  They told {pet} that they would be home by bedtime.]

# a-plum
So they followed the {@wool}, and {child} wound it up as they went. Round and round and round it went, and soon it was as big as a plum.

# a-football
The {@wool} went four times round the [us: mailbox | postbox]. [friend: It went round {friend}[!friend.known: , {child's} best friend,] who had stopped on {friend.his} own doorstep to look at it. They unwound {friend.him}, and {friend.he} {friend.was} allowed to come too. ][city: It went all the way through {city}. ][school: It went past {school}, which was shut, because it was Saturday. ][!short & age>=5 / adult & elder / elder2: It went in at the front of the hairdresser’s[adult & elder: , where {elder} was having a trim[elder2:  and {elder2} was next],][!adult & elder2: , where {elder2} was having a trim,] and out at the back. ]Round and round and round went the {@wool}, and soon it was as big as a [us: soccer ball | football].

## or
The {@wool} went down the slide in the park and in and out of all the swings. [friend: It went round {friend}[!friend.known: , {child's} best friend,] who had stopped on {friend.his} own doorstep to look at it. They unwound {friend.him}, and {friend.he} {friend.was} allowed to come too. ][city: It went all the way through {city}. ][school: It went past {school}, which was shut, because it was Saturday. ][!short & age>=5 / adult & elder / elder2: It went in at the front of the library[adult & elder: , where {elder} was choosing a book[elder2:  and {elder2} was carrying it],][!adult & elder2: , where {elder2} was choosing a book,] and out at the back, and they wound it very quietly. ]Round and round and round went the {@wool}, and soon it was as big as a [us: soccer ball | football].

# the-bus
The {@wool} went up on the bus.

“[us: [friend: Three | Two] | [friend: One and two halves | One and a half]], please,” said {@a}, “and a ball of {@wool}.”

The {@wool} went out of the bus window and over a hedge. So they got off, and {child} went over the hedge[friend: , and {friend} went over it too]. And in the end, with a good deal of puffing, so did {@a}.

# a-cow
By now the ball was too fat to carry. They had to roll it. Round and round and round went the {@wool}, and soon it was as big as a cow. A cow came to look at it. It was exactly as big as the cow.

# a-house
The {@wool} went up a hill, [!short: a long, steep, grassy hill, ]and {child} pushed, and [friend: {friend} pushed, and ]{@a} pushed, and the ball of {@wool} got as big as a house.[sport:  It was like trying to {play sport} uphill.][athlete:  Not even {athlete} could have pushed it up there alone.]

And there, at the top of the hill, was the end.

# a-toe
It was tied to a sock. There was hardly any sock left, only a little red ring. And sticking up out of it, bare and round and as tall as {@a}, was a toe.

“Ah,” said {@a}.

There were five toes, actually, in a row. They belonged to a foot. [!short: The foot belonged to a leg. ]And it wasn’t a hill they were standing on at all. It was a giant, lying on his back with the grass pulled up to his chin.[!short: 

His eyes were wide open.]

# cold-toes
“I can’t get to sleep,” said the giant. His voice was so deep that it tickled {child's} feet. “My sock caught on a chimney, and it’s all come undone, and my toes are cold. You can’t sleep with cold toes.”

[!short & pet.dog: {Pet} licked the big one, to help. It only got colder.

]“No,” said {child}, “you can’t.” {child.He} knew that for a fact. “Can you knit?”

“I can knit,” said the giant, “but I’ve lost my {@wool}.”

“We’ve got it here!” said {child}.[!short: 

The giant lifted up his head. There was the ball, as big as a house, and there was {child} beside it, as big as a button.

“You wound up all that?” said the giant.

“{@A} helped with the hill,” said {child}.[friend:  “And {friend}.”]]

# clack
So the giant pulled up two pine trees for needles, and began to knit[music: , and hummed {@song} to keep in time]. Clack, clack, clack, went the trees, and the ball got smaller. It was as big as a cow. It was as big as a [us: soccer ball | football]. It was as big as a plum. And then there was no ball at all. There was just one long, thick, beautiful red sock.

# the-sock
{@A} pulled on the left side, and {child} pulled on the right[friend: , and {friend} helped the toes in, one at a time]. [!short & age>=5: They pulled it over the little toe and the big toe and all the toes between. They pulled it over the heel. ]Then {child} walked all along the top and patted it flat.

“Is that warm?” {child.he} called.

There was no answer. There was only a long, low rumble, in and out, in and out, and the whole hill going gently up and down.

“I think that’s a yes,” said {@a}.

They tiptoed down him, so as not to tickle, and they [!short: caught the last bus|went] home.

# all-the-toes
And that night {@a} felt about under the covers at the bottom end of {child's} bed. The toes were there, every one of them[pet.dog / pet.cat: , and so were {pet's}]. So {@a} tucked the blanket round them, round and round and round.

“Is that warm?” said {@a}.

There was no answer. There was only somebody breathing, in and out, in and out.

“I think that’s a yes,” said {@a}.

# @wool
[us: yarn | wool]

# @a
{sitter}
## if elder
{elder.short}
## if adult
{adult}
## if adult & elder
{adult}

# @A
{Sitter}
## if elder
{Elder.short}
## if adult
{Adult}
## if adult & elder
{Adult}

# @a-first
{sitter} from next door, who was babysitting,
## if elder
{elder},
## if adult
{adult},
## if adult & elder
{adult},

# @song
{music}
