title: Here
title: Not There, Here
title: Mmm, Said the Butterfly

% Butterflies do taste with their feet, and cannot fly when they are cold. Whose lap: {adult}’s, else the grandparent’s, else nobody’s, and then it is the step.

# toe
{child} sat on [elder: {elder’s} | the] garden step in the sun[adult: , next to {adult}][elder & !adult: , next to {elder.short}]. [friend: {Friend}[!friend.known: , {child.his} best friend,] had the step below. ]{Child.He} had bare toes and a bare tummy, and {child.he} wanted a butterfly. {Child.He} wanted it to sit on {child.his} hand. There was only one cloud, and it was a long way off.

And there the butterfly came! An orange one, with spots.

{child} held {child.his} hand out flat. “Here,” {child.he} said.

The butterfly sat down on {child.his} toe.

“Not there,” said {child}. “Here!”

“But I like it here,” said the butterfly. It walked about on {child.his} toe, with six little feet. Tickle, tickle, tickle.

“Mmm,” said the butterfly. “Grass.”

Because butterflies taste with their feet.

# knee
{child} wiggled {child.his} toe. Up flew the butterfly, flip, flap, flip, flap[athlete: , much too quick for {athlete}]. {Child.He} held {child.his} hand out flat.

“Here,” said {child}.

The butterfly sat down on {child.his} knee.

“Not there! Here!”

“But I like it here,” said the butterfly. Tickle, tickle, tickle. “Mmm. Jam.”[elder:  {Elder} had made it.]

# elbow
{child} wiggled {child.his} knee. Up flew the butterfly, flip, flap, flip, flap.

“Here!” said {child}.

The butterfly sat down on {child.his} elbow.

“Not there! Here!”

“But I like it here,” said the butterfly. Tickle, tickle, tickle. “Mmm. Blue paint.”

# tummy
{child} wiggled {child.his} [age>=6: elbow | knee]. Up flew the butterfly, flip, flap, flip, flap[music: , as if it could hear {music}].

“Here!” {child.he} said.

The butterfly sat down on {child.his} tummy.

“Not there! Here!”

“But I like it here,” said the butterfly. Tickle, tickle, tickle. “Mmm. Milk.”[elder2:  {Elder2} had poured it.]

# nose
{child} laughed so much that {child.his} tummy bounced. The butterfly flew up, flip, flap, flip, flap, and sat down on the very end of {child.his} nose.

{child} looked at the butterfly. The butterfly looked at {child}.

“Not there,” {child.he} said, as well as {child.he} could without moving {child.his} nose.

“Mmm,” said the butterfly. “Nose.”

# the-cloud
But now the cloud had come. It was big and grey, and it went right over the sun.

It was cold. The butterfly shut its wings. It tried to fly. Flip … flap … flip …

And it fell down in the grass.

“Oh no,” said {child}.

[friend: “There it is,” whispered {friend}.

]“I’m too cold,” said the butterfly, ever so quietly. “I can’t fly when I’m cold.”

# hand
{child} knelt down.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] lay down to keep the wind off.] {Child.He} put {child.his} hand in the grass. {Child.He} laid it quite flat and kept it quite still.

“Here,” {child.he} said softly.

One little foot came up on {child.his} finger. Then another little foot. Then all of them.

The butterfly sat on {child.his} hand.

# breath
{child} put {child.his} other hand round it like a little house. And {child.he} breathed on it, warm and slow.

Hhhhaaah.

And again.

Hhhhaaah.

And once more.

Hhhhaaah.

The butterfly opened its wings. It closed them. It opened them again.

# you-can-fly
Then the cloud went away and the sun came back[city:  over {city}].

“Now you can fly,” said {child}. “You can fly to my toe. You can fly to my knee. [pet.other: You can fly in and see {Pet}. ][school: You can come along to {school}. ][sport: You can come and {play sport}. ]You can sit on my nose, if you like.”

The butterfly stayed right where it was.

“Mmm,” it said. “{child}.”

# staying
So {child} sat down very slowly on [adult: {adult’s} lap, on the warm step, | {@step}] with {child.his} hand quite flat.

“Are you staying there?” whispered {child}.

The butterfly folded up its wings.

“Here,” it said.

# @step
the warm step,
## if elder
{elder.short’s} lap, on the warm step,
