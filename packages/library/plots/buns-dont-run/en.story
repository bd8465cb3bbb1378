title: Buns Don’t Run
title: Two Buns in the Grass
title: Not on the Nose
guest friend: Alfie (he), Rosie (she)
guest minder: Josie (she), Hattie (she)

% The yellow butterfly sits on everybody else. Say “Iss onn HEE!” without moving your lips.
% Whoever rests under the hat is {adult}, else the family’s own grandparent, else {minder}. The kiss at the end may well be a real one.

# on-a-friend
The butterfly was on {friend}.

It was yellow. It sat right on {friend’s} knee and closed its wings, and then it opened them again.

“Look!” whispered {friend}[!friend.known: , who was {child’s} best friend]. “It landed on me!”

“I want it on me, too,” said {child}.

{Child.He} stuck out a knee. “Here!” {child.he} said. “Here’s another one!”

# on-a-hat
Off went the butterfly. It flew right past {child’s} knee and sat down {@lies}

There it sat, on the hat. Not on {child}.

“My turn!” {child.he} shouted, and ran.

Off went the butterfly. It sat down on the bun[elder2: , which came from {elder2}].

On the bun! Not on {child}.

“SIT!” {child.he} shouted.

[pet.dog: So {Pet}[!pet.known:  the dog] sat. But the butterfly didn’t, because it wasn’t a dog. | But it didn’t, because it wasn’t a dog.]

# with-jam
“Maybe it wants jam,” said {friend}.

That was clever. {child} got some jam out of the jar and smeared it on one knee. And on the other knee. And all over {child.his} tummy.

“Now I’m yummy!” {child.he} shouted, and ran after the butterfly, round and round the apple tree[athlete: , as fast as {athlete}][pet.cat: , where {Pet}[!pet.known:  the cat] lay sleeping].

A fly came and sat on {child}. An ant came.

“Not YOU!” said {child} to the ant.

# on-a-toe
The butterfly sat down on {@as} big toe.

“That tickles,” mumbled {@a} under the hat.

On a toe! Not on {child}.

# a-chin
Then {child} was sad. It started in the chin. Then it got to the mouth.

“It doesn’t like me,” {child.he} said.

{Friend} came and stood beside {child.him}.

“You keep running,” said {friend}.

“It keeps flying!” {child.he} said.

# two-buns
{Child.He} sniffed. {Child.He} looked at {@a}. {@A} wasn’t running. {@A} was just lying there. {Child.He} looked at the bun. The bun was just lying there, too.

“The bun didn’t run,” {child.he} said.

“No,” said {friend}. “Buns don’t run.”

So {child} lay down in the grass. {Child.He} lay down exactly like a bun.

“Me too,” said {friend}, and there they lay, two buns.[pet.dog:  {Pet} lay down as well, but more like a loaf.]

# lie-still
It was hard[pet.cat:  for everybody but {Pet}]. {child.His} legs wanted to run[sport:  and {play sport}].

“Stay,” {child.he} said to one leg.

{child.His} mouth wanted to shout[pet.other: , so that {Pet} would hear it inside the house]. So {child.he} shut it.

They lay there a long time. They lay there a very, very long time. The apple tree rustled,[music:  a radio somewhere played {music},] and the clouds went by, a big one and a little one.

# on-the-nose
Then something tickled. It tickled on the nose, as light as nothing.

{Child.He} looked down at {child.his} nose with both eyes. It was yellow!

The butterfly was on {child}.

And now {child.he} couldn’t tell anybody!

# hey
“Mmm,” said {child}, and not a lip moved. “Mmm-MMM!”

“What?” said {@a}.

“Iss onn HEE!”

“What did {child.he} say?” said {@a}.

“It’s on me, {child.he} said,” whispered {friend}.

{@A} lifted the hat. And then {@a} went quite still, too. They lay in a row in the grass, all three of them,[pet.dog:  and {Pet} as well,] and nobody said anything at all.

The butterfly closed its wings. It opened them. It was in no hurry.

Then it flew, over the fence and away[city:  over {city}].

# best-place
{child} let out a breath. {Child.He} sat up.

“On my NOSE!” {child.he} shouted. “It was on my NOSE!”

“That’s the best place,” said {friend}.[school:  “We’ve got to tell everybody {at school}.”]

[elder & adult: “{Elder.short} has to hear about this,” said {child}.

]“And you’re covered in ants,” said {@a}.

# on-child
That night {child} lay in bed. The bath was over, and all the jam was gone. Nearly all.[elder & adult:  {Elder.short}[elder2:  and {elder2.short}] had heard about the nose on the telephone.][elder2 & !adult:  {Elder2.short} had heard about the nose on the telephone.][pet.other:  {Pet} had been told it twice.] {Child.He} lay still, like a bun, with both eyes shut.

{@A} put out the lamp. Then {@he} bent down, gently, gently.

Something tickled on the nose, as light as nothing. It was a kiss.

“On {child},” whispered {@a}.

# @lies
on {minder’s} hat. {Minder} was looking after {child.him}, and now {minder.he} lay in the grass with the hat over {minder.his} face, having a rest.
## if elder & !adult
on {elder’s} hat. {Elder.short} lay in the grass with the hat pulled right down, having a rest.
## if adult
on {adult’s} hat. {Adult} lay in the grass with the hat pulled right down, having a rest.

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @as
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}
