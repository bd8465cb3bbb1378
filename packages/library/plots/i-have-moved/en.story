title: Move Over a Bit
title: The Red Cushion
title: I Have Moved
guest mover: Barry (he), Reg (he)
guest neighbour: Doreen (she), Pauline (she)

% onlyAsked: the move. Shuffle along in the chair as you read. The one who leans over the cushion (@a): {adult}, else the grandparent, else {neighbour} from next door.

# moving-day
It was moving day. The chairs had gone out to the van. The table had gone out to the van. And now it was the sofa’s turn.

But somebody was sitting on the sofa, and it was {child}.

{child} didn’t want to move. {Child.He} wanted to sit on the sofa, on the red cushion.

# shuffle
In came {mover}. {mover} had blue overalls and great big hands[sport: , and on Sundays he liked to {play sport}]. He had come to fetch the sofa.

“Move over a bit,” said {mover}.

So {child} moved over a bit. Shuffle, shuffle, shuffle.

Now {child.he} {child.was} at the other end of the sofa.

“And a bit more,” said {mover}.

Shuffle, shuffle, shuffle.

Now {child.he} {child.was} in the middle of the sofa.

# all-the-time
“No, no, {child}!” said {mover}. “You’ve got to move!”

“I have moved,” said {child}. “I keep on moving.”

{mover} scratched his head. That was quite true.

# how-many-times
“How many times do you have to move?” said {child}.

“Just the once,” said {mover}.

“I’ve done it twice already,” {child.he} said. “First I moved there, and then I moved here.”

{mover} counted on his great big fingers, one, two. That was quite true as well.

“Twice in one day is a lot,” he said. “Most people stop at one.”

“How many times have you moved today?” said {child}.

“Me? Not once,” said {mover}. “I only do the carrying.”

# bump
“Move over a bit, and then a teeny bit more,” said {mover}.

Shuffle, shuffle, shuffle … bump!

That was the end of the sofa. {child} was on the floor, and the cushion had come down too.

# no-sofa
Then {mover} picked up the sofa[athlete: , because he was strong, nearly as strong as {athlete}]. It went out of the door, and it was gone.

Oh.

What a big floor! What an empty floor! No chairs. No table. No sofa.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] looked for them everywhere.][pet.other:  Even {pet} had gone on ahead.]

“My sofa!” said {child}.

# the-red-cushion
But there was still the cushion. The red cushion. {mover} had forgotten it!

{child} picked it up and hugged it. It was so big that {child.he} could hardly see over the top.

{@A} walked beside {child.him}, with a hand on {child.his} back.[adult & elder:  {Elder}[elder2:  and {elder2}] held the door and said that it was [us: drafty|draughty].][!adult & elder2:  {Elder2} held the door and said that it was [us: drafty|draughty].] But it was {child} who carried the cushion, all by {child.himself}, all the way out to the van.

And it sat on {child.his} lap all the way there.[music:  They sang {music} as they went.]

# everything-was-new
And then they were there.

Everything was new. The floor was new. The window was new. Even the smell was new.[school:  It didn’t smell a bit like {school}.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had come too, and was sniffing every wall.]

Only the cushion smelled the way it always had, so {child} held on to it tight.

# move-over-mover
But look! In the middle of the floor was the sofa. And in the middle of the sofa was {mover}. He was tired. He had been carrying things all day[city: , all over {city}], and he filled up nearly the whole of the sofa.

{child} went up to him with the cushion.

“Move over a bit,” said {child}.

So {mover} moved over a bit. Shuffle, shuffle, shuffle.

{child} put down the cushion and climbed up. And there they sat, {mover} and {child}.

# in-a-row
Then along came {@a}. {@He} was tired too.

“Move over a bit, you two,” said {@a}.

Shuffle, shuffle, shuffle.

Now there were three of them in a row. It was a squash. It was warm.[pet.dog:  {Pet}[!pet.known:  the dog] lay down on everybody’s feet.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the very top, along the back.] {child} was in the middle, on the red cushion, leaning on {@a-s} tummy.

# stayed
“Don’t move,” said {child}.

And {@a} stayed right there.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour} from next door
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a-s
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @He
She
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}
