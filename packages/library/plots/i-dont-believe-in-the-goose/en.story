title: The Princess Who Never Looked [us: Back | Round]
title: I Don’t Believe in the Goose
title: A Great Deal of Dress
guest ottoline: Ottoline (she), Clementine (she)
guest trim: Mr Trim (he), Mr Bunce (he)

% The princess may not turn her head, for her crown would fall off. {child} is behind her until the dress tears.
% @a waits by the pond and goes home with {child}: {adult}, else the elder, else {trim}, who lives next door.

# the-end-of-a-princess
{child} had to hold the end of a princess.

It was the end of her dress. Princess {ottoline} had come to open the new duck pond in the park[city:  {in city}], and her dress was green and gold and as long as a bus. It slid along the path behind her, and somebody had to hold up the end.

“You, please,” said {trim}, who looked after the park[!adult & !elder:  and lived next door to {child}]. “Hold it high, and don’t let go.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] was given the basket of corn for the ducks.][school:  Half of {school} was waiting at the pond[adult / elder: , and so {@were}].|[adult / elder:  {@A} had gone on ahead, to get a good place by the pond.]]

So the princess was at the front, and {child} was at the back, and there was a great deal of dress in between.[pet.dog:  {Pet}[!pet.known:  the dog] held one corner in {pet.his} teeth.]

# walk-on
“Hello!” called {child}. “I’m {child}!”

The princess did not turn her head.

“A princess never looks {@round},” she said. She was six, and her crown was real. “If I look {@round}, my crown falls off.”

[sport: “Not even when you {play sport}?” called {child}.

]“Walk on!” said the princess.

They walked on[music: , and {child} hummed {@song} to keep in step].

# on-you
Out of the bushes came a duck. It looked at the dress, and it liked it. It stepped on, and sat down, and went for a ride.

“Princess!” called {child}. “There’s a duck on you!”

“There is not,” said the princess. “A princess never looks {@round}.”

A second duck got on, and a third. They sat in a row, like ladies on a bus.

“Now there are three!” called {child}.

“What a silly {@boy},” the princess told the path.

“What a silly princess,” {child} told the dress.[athlete:  “{athlete} looks {@round}.”][pet.other:  “And {pet} does.”]

# the-goose
A mother duck got on, with seven ducklings.[pet.cat:  {Pet}[!pet.known:  the cat] got on, took one look at the mother duck, and got off.] A very fat goose got on last, and tucked its feet in.

The princess began to puff.

“Why am I so heavy?” she said. “Stop pulling, {@boy}!”

“I’m not pulling! It’s the goose!”

“I don’t believe in the goose!” said the princess. She stamped her foot, and pulled as hard as she could.

Rrrip!

The end of the dress came off in {child’s} hands. {Child.He} sat down, bump, in a puddle.

# are-you-there
The princess stood quite still.

“{@Boy}?” she said. Her voice had gone small. “Are you there? I can’t feel you any more.”

{child} looked at the bit of dress in {child.his} hands. {Child.He} could have gone home. {Child.He} {child.was} very wet.

But {child.he} got up, and {child.he} walked past the goose, and past the ducklings, and past the ducks, all the way along the dress to the front. It was the first time {child.he} had seen the princess’s face. There was a tear on it.

“I’m here,” said {child}.

# now
“A princess never looks {@round},” she whispered. “My crown will fall off.”

“I’ll hold it,” said {child}.

{Child.He} reached up, and held the crown on with both hands.

“Now,” {child.he} said.

Slowly, slowly, the princess turned her head. The crown stayed on. And she looked {@round}.

# the-whole-time
“Oh!” she said. “Ducks!”

“I told you.”

“And a goose! Have they been there the whole time?”

“Yes!”

Then she laughed out loud, and so did {child}.

They walked back along the dress together, and {child} lifted the ducklings off, one by one[friend: , and {friend} gave them each some corn]. The goose got off by itself when it was ready. They rolled up the dress, and carried it to the pond, side by side, with all the ducks walking behind.

“It’s open,” said the princess. And in went the ducks, splash, splash, splash.

# both-hands
Then the sun was going down, and it was time to go home. The princess went one way, with her head held high. {child} went the other way, holding {@hand}.

At the gate, {child.he} stopped and looked back.

Far away, the princess put up both hands and held on to her crown.

And she looked {@round}.

# @a
{trim}
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} and {elder2}
## if elder & adult
{adult} and {elder}
## if elder & elder2 & adult
{adult}, {elder} and {elder2}

# @were
was {@a}
## if elder2 / elder & adult
were {@a}

# @hand
{trim’s} hand
## if adult
{adult’s} hand
## if elder & !adult
{elder.short’s} hand

# @boy
[child.he: boy|[child.she: girl|page]]

# @round
round
## if us
back

# @song
{music}
