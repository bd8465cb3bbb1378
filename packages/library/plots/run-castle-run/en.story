title: Run, Castle, Run
title: A Tower with Toes
title: The Castle That Wouldn’t Stand Still

% Rule: the sea takes whatever stands still.

# slurp
One summer’s day, {child} and {friend} built a castle on the beach. {Elder} rolled up {elder.his} [us: pants | trousers] and fetched the water in a red bucket. It was the best castle {child} had ever made.

Then along came a wave.

Slurp, said the wave. And there was no castle.

{child} was so cross that {child.he} stamped in the water.

“Silly old sea!” {child.he} shouted. “That was our castle!”

“The sea takes whatever stands still,” said {elder.short}.

## or
One summer’s day, {child} was on the beach with {friend} and {elder}, who’d rolled up {elder.his} [us: pants | trousers] and fetched water in a red bucket. They’d built a castle, and now it was finished.

Then along came a wave.

Slurp, said the wave. And there was no castle.

{child} was so cross that {child.he} kicked the water.

“Silly old sea!” {child.he} shouted. “Give it back!”

“The sea takes whatever stands still,” said {elder.short}.

# a-castle-with-legs
But {friend} never stood still. {Friend.He} {friend.was} hopping about in the water on one leg, hop, hop, hop, and the sea hadn’t taken {friend.him}.

[!short: “Why doesn’t it take you?” asked {child}.

“It can’t catch me,” said {friend}, and hopped off again.

]“Then we’ll make a castle that can run,” said {child}.

[school: “All the castles stand still at {school},” said {friend}.

]{Friend} was the flag, because {friend.he} couldn’t help flapping. {child} was the gate[!short: , with both arms stuck out]. And {elder.short} was the tower, with the bucket on {elder.his} head.

“A tower stands up straight,” said {elder.short}. “And a tower never laughs.”

[!short: “But can it run?” asked {child}.

“If it must,” said the tower.]

# run
“Wave!” shouted the flag.

“Run, castle, run!” shouted {child}.

And the castle ran. Flap, flap, flap! The gate ran, and the flag ran, and the tower ran with its bucket all crooked[!short: , right up to where the sand was dry].[pet.dog:  Last of all ran the dragon, and that was {pet}, {child’s} dog.][athlete:  Even {athlete} couldn’t have caught them.]

Slurp, said the wave. But there was no castle there.

[!short: “You didn’t get us,” {child} told the wave.]

# come-in
The castle stood by the water again. Then along came an old man with an ice cream.

“Excuse me,” he said. “Is this a castle? May I come in?”

“You’ll have to be quick,” said {child}, and opened the gate. “It’s going to run in a minute.”

“Wave!” shouted the flag.

“Run, castle, run!”

Flap, flap, flap! The old man ran too, right in the middle of the castle, with his ice cream high up in the air.

Slurp, said the wave. But there was no castle there, and no ice cream.

“Thank you for having me,” said the old man.

## or
The castle stood by the water again. Then along came a seagull, and sat on top of the bucket.

“Kraaak!” said the seagull.

“Don’t laugh,” said {child}.

“A tower never laughs,” whispered the tower.

“Wave!” shouted the flag.

“Run, castle, run!”

Flap, flap, flap! The castle ran, and the seagull rode along on the top with both its wings stuck out.

Slurp, said the wave. But there was no castle there, and no seagull.

# too-still
After that there were only little waves[!short: , for a long time, going in and out round the tower’s legs]. {Elder} stood straight and still.[!short:  Nobody ever had a better tower.]

[short: Then along | Far out at sea a big white boat went by. After the boat] came a big wave.

“Enormous wave!” shouted {friend}.

“Run, castle, run!”

The gate ran. The flag ran. But the tower stayed where it was.

“I can’t,” said {elder.short}. “I’ve stood too still. I’m stuck.”

[!short: {child} looked. ]{Elder.short} hadn’t got any feet. They’d sunk down into the sand.

Then {child} was frightened, deep down in {child.his} tummy. The sea could have the castle. But it couldn’t have {elder.short}!

# the-toe
{Friend} ran back, took hold of the tower’s hands, and pulled. And {friend}, who never stood still, stood perfectly still and held on[!short:  tight].

{child} knelt down and dug with both hands. [pet.dog: {Pet} dug, too, and it all went over the tower. ]Down there was something round. It was a toe.

[!short: “Wiggle it!” shouted {child}.

“A tower doesn’t wiggle,” said {elder.short}.

]So {child} tickled the toe.

“Hee,” said the tower.

{child} tickled all the toes.

“Hee hee! Ho ho! Ha ha ha!” went the tower, and all its toes wiggled.

Squelch! Out came one foot.

Squelch! Out came the other.

“Run, castle, run!” all three of them shouted. [!short: {Friend} pulled, and {child} pushed, and the tower laughed so much that its bucket fell off. ]Flap, flap, flap!

Slurp, said the big wave. But there was no tower there. [!short: All it got was a bucket, and it gave that back.]

# poor-sea
They sat down where the sand was warm[elder2: , next to {elder2}, who’d been looking after the buns]. [!short: {Friend} sat still, or very nearly. There was only one foot that went on hopping. ][music: {Friend} hummed {@song}. ]

{child} watched the waves. They were little again.

“Poor old sea,” {child.he} said. “It’s been running all day, too.”[!short:  And {child.he} {child.was}n’t cross any more.][sport:  You get tired like that when you {play sport}.]

Slurp, said the sea, but only a small one.

## or
[elder2: Up where the sand was warm, {elder2} sat looking after the buns.[music:  {Friend} hummed {@song}.]

][!elder2 & music: {Friend} hummed {@song}.

]A little wave came and lay down on {child’s} feet, and it was nice and warm.

“Are you still cross?” asked {elder.short}.

“No,” said {child}. “I think the sea’s tired. It’s run just as far as we have.”[sport:  You get tired like that when you {play sport}.]

Slurp, said the sea, but only a small one.

# all-the-way-home
When they got home[city:  to {city}], {elder.short} stopped on the doorstep and rolled down {elder.his} [us: pants | trousers], and out ran some sand. [short: It made | It ran and ran, until there was] a whole heap on the step[!short: , with a point at the top].

{child} patted the heap until it stood. {Friend} stuck a feather in the top.[pet.cat:  {Pet}, the cat, walked round it and sniffed.][pet.other:  They told {pet} all about it.]

[adult & !short: “What’s that?” asked {adult}.

“Our castle,” said {child}. “It’s run all the way home.”|“It’s run all the way home,” said {child}.]

And there were no waves here. Here the castle could stand still.

## or
They went home[city:  to {city}], and on the doorstep {elder.short} rolled down {elder.his} [us: pants | trousers]. Out ran some sand, first from one leg and then from the other, until there was a heap on the step[!short: , with a point at the top].

[adult & !short: “And who’s going to sweep that up?” asked {adult}.

“Nobody,” said {child}. “It’s our castle. It’s run all the way home.”|“Look,” said {child}. “It’s our castle. It’s run all the way home.”]

{Friend}, who hopped over everything, walked round it on tiptoe.[pet.cat:  So did {pet}, but then {pet.he} {pet.was} a cat.][pet.other:  They told {pet} all about it.]

And there were no waves here. Here the castle could stand still.

# @song
{music}
