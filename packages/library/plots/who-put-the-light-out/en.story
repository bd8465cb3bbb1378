title: Who Put the Light Out?
title: The Princess on the Sofa
title: On Again!

% “Who put the light out?” says the princess each time the crown comes down. The last time {child} has put it out, with a hand.

# on-the-sofa
There was a princess on the sofa[city: , right in the middle of {city}]. She had a dress that went swish. She had a crown of gold. And the crown was much too big.[school:  They don’t have crowns that big {at school}.]

“Hello,” said {child}.

“Hello,” said the princess, and she gave a very fine nod[pet.other: , one for {child} and one for {Pet}].

Plop! Down came the crown. Down over her eyes, right down to her nose.

“Oh,” said the princess. “Who put the light out?”

“Nobody did,” said {child}. “It’s your crown.”

{Child.He} took it in both hands and lifted. Up, up, up…

“On again!”

“Thank you,” said the princess.

# take-it-off
{child} sat down next to her. “Take it off,” {child.he} said.[sport:  “You can’t {play sport} in that.”]

“No,” said the princess. “Princesses wear crowns.”

And she shook her head.

Plop!

“Who put the light out?”

“It’s your crown!”

{child} lifted[athlete: , as strong as {athlete}]. Up, up, up…

“On again!”

# the-bun
[friend: {Friend}[!friend.known: , {child’s} best friend,] brought the princess a bun.|The princess had a bun.] [elder: {Elder}[elder2:  and {elder2}] had baked it. ][friend / elder: The princess|She] bent down to bite it.

Plop!

“Who put the light out?” said the princess. “And who took my bun?”

{child} laughed until the sofa bounced. “It’s in your lap!”

{Child.He} lifted. Up, up, up…

“On again!”

# quite-still
Now the princess sat quite still. She didn’t nod. She didn’t shake her head. She didn’t even look at her bun, and she hardly breathed.

“Are you all right?” whispered {child}.

The princess nodded.

Plop!

“Who put the light out?”

“You nodded!”

Up, up, up…

“On again!”

# tishoo
“Take it off now,” said {child}.

“No,” said the princess. “Princesses wear crowns.”

[pet.dog: {Pet}[!pet.known:  the dog] came and sniffed at her nose. It tickled. ][pet.cat: {Pet}[!pet.known:  the cat] came and sniffed at her nose. It tickled. ]Then the princess had to sneeze.

Ah… ah… aaah…

TISHOO!

PLOP!

Down came the crown, over her nose, over her mouth. There was nothing left but a chin.

“Who put the light out?” said the crown.

It was a little voice now.

# both-hands
{child} lifted. The crown was stuck.

“It’s so dark,” said the princess.

“I’m here,” said {child}.

{Child.He} patted her on the chin. Pat, pat.

Then {child.he} took hold of the crown with both hands. A wiggle this way. A wiggle that way. And up. And up… and up…

There was her mouth.

There was her nose.

There was one eye. And there was the other.

“On again,” said {child}.

“{child}!” said the princess. “There you are!”

# in-the-lap
{child} held the crown up high. The princess looked at it.

“Princesses wear crowns,” she said.

“You can wear it in your lap,” said {child}.

The princess thought.

“Laps will do,” she said.

So {child.he} put the crown in the princess’s lap. Now she could nod. Now she could shake her head. Nothing went plop.[age>=5:  “Are you all right?” asked {child}. The princess nodded. Then she nodded again, just because she could.] And they shared the bun, a bit for her and a bit for {child}[friend:  and a bit for {friend}].[age>=5: 

“There are crumbs on your crown,” said {child}.

“Those are jewels,” said the princess.]

# me
The princess yawned. She put her head on {child’s} shoulder.[music:  {child} hummed {music}.]

The dress went swish, just once. Then it was still.

{child} put a hand over her eyes, like this. Ever so lightly.

“Who put the light out?” whispered the princess.

“Me,” said {child}.

“Lovely,” said the princess.

And she went to sleep.
