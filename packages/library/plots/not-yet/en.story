title: Not Yet
title: Lie Down, Wolf
title: It’s Too Lumpy

% The wolf is “it”. Going round does not help; patting does.

# a-wolf
{child} was in bed, and {child.he} wanted a wolf.[school:  There was one in a song {at school}.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had drawn one, but you couldn’t pat that.]

And there it was, on the rug. A big, grey, woolly wolf[city: , the only one in {city}].

# lie-down
“Lie down, wolf,” said {child}.[pet:  {Pet}[pet.dog:  the dog][pet.cat:  the cat] lay down.]

“Not yet,” said the wolf.

First it had to go round.[age>=5:  “You can’t just lie down,” it said. “You have to make a place first.”] Round and round and round it went, on its soft grey feet[athlete: , as quick as {athlete}].

“Now lie down,” {child.he} said.[sport:  “You can {play sport} in the morning.”]

“Not yet,” said the wolf.

Round and round and round.

“Now?” said {child}.

“Not yet,” said the wolf. “It’s too lumpy.”

[age>=5: “Where is it lumpy?” {child.he} said.

“There’s a lump under this foot,” said the wolf. “And there’s a lump under that foot. And I’ve got four feet and a tummy.”

]
# with-ears
Round and round and round. And its long grey tail caught hold of {child’s} blanket[elder: , the one from {elder}[elder2:  and {elder2}]]. Round went the wolf, and the blanket came too. It came off {child.his} toes. It came off {child.his} knees. It came off {child.his} tummy.

“My blanket!” {child.he} said.

The wolf stopped. It was all wound up, from its tail to its chin. It looked like a sausage roll with ears.[age>=5:  Even the sausage roll was lumpy.]

“Oh no,” said the wolf. “Now I can’t lie down at all. Ah-wooo!”

Poor wolf!

# the-other-way
{child} took hold of the blanket. {Child.He} pulled. “Round, wolf,” {child.he} said. “Round the other way.”

Round and round and round went the wolf, and out it came.

{child} had {child.his} blanket. But the wolf hung its head. “I’ve gone round and round,” it said. “And it’s still too lumpy.”

# pat-pat-pat
Then {child} put {child.his} hand down on the rug. And {child.he} patted it. Pat. Pat. Pat.

{Child.He} patted it here. Pat, pat, pat. {Child.He} patted it there. Pat, pat, pat.[age>=5:  One of the lumps wouldn’t go down at all. It was {child.his} own sock, so {child.he} pulled it out from under the rug. “Oh, thank you,” said the wolf. Pat, pat, pat.] {Child.He} patted it until it was quite flat and soft.

# now
“Now, wolf?” {child.he} said.

The wolf tried it with one foot. It tried it with its nose.

“Now,” said the wolf.

And down it lay. Flop.

# breathed-out
The wolf curled up its back. It tucked in its feet. It laid its long grey tail over its nose, and it breathed out.

Hooooo.

{child} lay down too. {Child.He} curled up {child.his} back. {Child.He} tucked in {child.his} feet. And {child.he} breathed out.

Hooooo.

# closer
{child’s} hand hung down over the edge of the bed. It lay in the wolf’s warm fur.

“Wolf?” {child.he} said. “Are you going home?”

“Not yet,” said the wolf.

[age>=5: “Haven’t you got a bed at home?”

“I’ve got some leaves,” said the wolf. “But nobody ever pats them.”

]
It was quiet. {child} stroked the fur, slowly, slowly[music: , and hummed {music}].

“Are you going home now?”

“Not yet,” said the wolf.

{child} shut {child.his} eyes.

“Now?” whispered {child}.

The wolf moved a tiny bit closer.

“Not yet,” it said.
