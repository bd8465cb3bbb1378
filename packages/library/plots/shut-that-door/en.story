title: Shut That Door!
title: The Mitten That Waved
title: The Right Side of the Door
guest friend: Iris (she), Reuben (he)

% The grown-up (@a): {adult}, else the elder, else somebody in the kitchen.

# the-sheet
It was Halloween. {child} was a ghost in a white sheet, and {@friend-first} was a witch, and they were going trick-or-treating along the street. But every time somebody opened a door, the wind came rushing round the corner and wanted to go in too.

“Shut that door!” everybody shouted. And BANG, it was shut, and they hadn’t been given a single [us: piece of candy | sweet].

At the third door the wind took hold of {child’s} sheet and pulled it right off. But the sheet didn’t fall down. It stood up in the middle of the street, and waved both arms.

“Oooo!” said the sheet. “Now you can see me!”

# as-big-as
“Who are you?” asked {child}.

“The wind, of course. I haven’t got a body, so I’m always just as big as whatever I put on. Look!”

The sheet fell flat. And then it was {friend’s} pointed hat that began to hop about the road and giggle, no bigger than a cat. Then the sheet got up again, just as big as {child}.

“Can I come with you?” said the wind. “I’ve never been inside anybody’s house.”

# trick-or-treat
“You have to ring the bell,” said {friend}.

So the wind rang every bell in the street at once. DING, DONG, DING! And every door opened.

“TRICK OR TREAT!” said the wind.

The [us: candy | sweets] flew out of all the bowls, and the mats flew out of all the halls.[elder:  {Elder} [elder2: and {elder2} ]had toffee all through {@their} hair.][pet.dog:  {Pet}, who was dressed up as a wolf, caught a sausage in mid-air.][pet.cat:  {Pet} was sitting in a window, twice as big as usual.]

“Shut that door!” shouted the whole street. BANG, BANG, BANG.

“I only said hello,” said the wind.

# lonely
The sheet sank down on the [us: sidewalk | pavement] in a heap.

“It’s the same every [us: fall | autumn],” whispered the wind. “I’ve looked into all their kitchens, and nobody’s ever said come in.”

The wind was lonely. {child} sat down beside it. {child.He} knew how that felt, because once {child.he} had watched a game for a whole [us: recess | playtime][school:  at {school}], and nobody had said, ‘Come and play.’

{child.He} put {child.his} hand on the sheet, where a hand would be. It was cold.[age>=6: 

“One more door,” {child.he} said. “Let’s try just one more.”]

# the-leaves
But the man at the next house didn’t even shout. He only shut it. Click.

The sheet slid down on to the step, and it was empty.

“THEN I’LL PUT ON SOMETHING,” said the wind, “THAT NOBODY CAN SHUT OUT!”

And it put on the leaves. It put on every leaf in the street, and every leaf in the park[city: , and every leaf in {city}]. They rose up, higher than the roofs, until there stood a giant, red and yellow and rustling, with two black holes for eyes. The pumpkins went out, one after another. {Friend} held on to a lamp post with both arms.

“LET ME IN!” roared the giant. And it bent down and took hold of a roof.

It was {child’s} own.

“Stop!” shouted {child}. But somebody as big as that doesn’t listen to somebody so small.[sport:  “I wish I was at {@game},” squeaked {friend}.]

# the-mitten
{child} was so frightened that {child.his} legs shook. But {child.he} remembered one thing. The wind is always just as big as whatever it puts on.

{child.He} pulled off one of {child.his} mittens. With both hands {child.he} held it wide open, up to the giant.

“Wind!” shouted {child}. “Put this on instead! It’s warm! And then you can come home with me, and come in!”

The giant stopped.

“IN?” it said.

“In,” said {child}. “To my house.”

{child.His} hands were shaking, but {child.he} kept them up.

And the giant came to pieces. All the leaves came raining down over the street. And in {child’s} hands the mitten grew round and fat, and its thumb stood straight up.

“Oh,” it said. “I’ve never been so warm.”

# in
{Friend} ran home to tell everybody. {child} carried the mitten home[music: , and sang it {@song} on the way].

“Shut that door,” called {@a} from the kitchen.

{child} went in and shut it. Click.

The mitten looked at the door for a long time.

“It’s shut,” whispered the wind. “And I’m on the right side of it.”

Then {child} showed it the kitchen[age>=6: , which it had only seen from outside].[pet.other:  It was introduced to {pet}.] And when {child’s} hot chocolate was too hot, the wind blew on it till it was just right.[athlete:  “Not even {athlete} can blow like that,” said {child}.]

# the-right-side
That night the mitten lay on {child’s} pillow.[pet.dog:  {Pet} sniffed it, once, and lay down.] A little pumpkin shone on the chest of drawers.

“I’ll have to go out and blow tomorrow,” said the wind. “But I’ll come back. And now I know how it’s done. I’ll ring once, and wait.”

“And I’ll open the door,” said {child}.

“Can I do the pumpkin?”

“Yes,” said {child}, and yawned.

Hoo, said the mitten. And it was dark and warm, and the thumb waved good night.

Outside not a leaf was moving. The wind was in.

# @song
{music}

# @their
{elder.his}
## if elder2
their

# @game
{sport}

# @friend-first
{child.his} friend {friend}
## if friend
{child.his} best friend, {friend},

# @a
somebody
## if adult
{adult}
## if elder & !adult
{elder.short}
