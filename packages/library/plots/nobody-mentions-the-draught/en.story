title: Move Over
title: A Roof of Blanket
title: The Princess Under the Table
guest friend: Freddie (he), Tilly (she)
guest pet: Smudge (he), Tansy (she)
guest princess: Griselda (she), Wilhelmina (she)

% Refrain: “Move over!”, cross at first, whispered at the end. Let the child do Tip, tip, tip. The dog lies on the edge of the blanket, not on the table.

# under-the-table
{child} and {friend}, {child.his} best friend, had built a robbers’ den under the kitchen table[city: , the best {in city}]. They had hung [elder: {elder’s} | {child’s}] red blanket over it, and they had two cheese sandwiches[elder2:  made by {elder2}]. All they had to do now was crawl in and be robbers.

But somebody was in there already. She had a gold crown and muddy boots, and she was eating one of the sandwiches.

“Move over!” said {child}.

“Move over yourself,” she said. “I am Princess {princess}, and this is my castle.”

# a-roof-of-blanket
“It’s a den,” said {child}. “I built it!”

“Has it got a roof of blanket?” said the princess.

“Yes.”

“There you are, then. Under a roof of blanket, it’s a castle. And in a castle there lives a princess. That’s the rule.”

She stamped on the floor with her boot. And under the table everything got bigger. The walls flew out, and the table legs grew into four towers[school: , taller than {school}].

“Oh,” said {child}.

# swap
{Friend} crawled in too. Everything in {friend’s} pockets was something {friend.he} had swapped for, and so were the pockets.

“Swap?” said {friend}. “You get a cork, and we get the den.”

“Is it a good cork?” said the princess.

“It’s been in the sea.”

The princess thought about it. “No,” she said. But she looked at the cork again.

# big-and-small
“I want a den!” said {child}. “A little one. Where you squash up!”

“But I want a castle,” said the princess. “A big one. Where you can ride horses[sport:  and {play sport}]!”

She stamped again. This time there came a staircase and a cannon[music:  and a band playing {music}]. The plate with the last sandwich slid so far away that you could hardly see it.

{child’s} throat felt tight and sore. {Child.He} {child.was} sad, and {child.he} {child.was} just as cross as {child.he} {child.was} sad.

“It was my den,” {child.he} said.

{Friend} took {child.his} hand. “Swap?” said {friend}. “You hold on to me, and I’ll hold on to you.”

{child} took that swap.

# never-moves
{@lay}

{@wants}

{Pet} shut {pet.his} eyes.

“I’m a princess! I command you!”

{Pet} yawned, with every single tooth. Then {pet.he} got even heavier.

“{Pet.He} never moves over,” said {child}. “Not even for [adult: {adult}. {Adult} eats breakfast round {pet.him} | me. I eat my breakfast round {pet.him}].”

“Is {@royal}?” whispered the princess, and she curtsied, to be on the safe side.

# the-tear
“Then I’ll build sideways!” she cried, and she stamped and she stamped. The castle grew out across the whole kitchen floor. The blanket stretched as tight as a sail.

“Stop!” shouted {child}. “[elder: {elder.short’s} blanket | The blanket] won’t reach!”

There was a long, long rrrip. One corner slid off the table, and then another. The kitchen light shone in. And wherever it shone on the castle, the castle was gone. One of the princess’s boots went as clear as glass.

“My foot!” she shrieked. “If the roof comes down, there isn’t a castle. And then I’m not here!”

# dont-move
“{Pet}!” shouted {child}. “Don’t move over!”

{Pet} didn’t move over. {@held}

{child} dived for one corner[athlete: , as fast as {athlete},] and held on. {Friend} caught the other one and sat on it.

“{princess}, you’ve got to make the castle little!” shouted {child}.

“I can only stamp big!”

# tiptoe
“Then creep!” shouted {child}. “Do it like this!”

{Child.He} held the blanket with both hands, and with {child.his} toes {child.he} did tiny, tiny robber steps on the floor. Tip, tip, tip. The princess did it too, with the one foot you could see. Tip, tip, tip.

And with every tip the castle got smaller. The towers were table legs. The walls came home. The sandwich came home as well. The blanket hung right down to the floor, and the princess’s boot was back, as muddy as ever.

# snug
“It’s a squash,” said the princess.

“Yes,” said {child}. “That’s the good part.”

The princess tried it out. She had {child’s} hair in her ear.

“In a castle there’s always a [us: draft | draught],” she said after a while. “Nobody mentions it.”

{Friend} put the cork in her hand. “You don’t have to swap,” said {friend}, who had never said that before.

# move-over
They shared the sandwich. The princess had the middle, and she chewed with her mouth nearly shut. {@comes} {Pet.He} walked over everybody’s legs, stopped in front of the princess, and waited.

“{Pet.He} wants your place,” said {child}. “It’s the warmest.”

The princess leaned against {child} and gave {child.him} a soft little push with her shoulder.

“Move over,” she whispered. “Then {pet.he} can lie between us.”

{child} moved over by exactly the width of {@one}. {Pet} turned round once and lay down. Outside, [adult: {adult} | somebody] switched on the dishwasher, and a gold crown slid slowly down over {child’s} ear.

# @lay
Up on the table lay {pet}, the cat from next door, who came in when {pet.he} liked. The middle of the blanket was {pet.his} place. {Pet.He} lay on the castle roof with {pet.his} paws tucked in.
## if pet.cat
Up on the table lay {pet}, {child’s} cat. The middle of the blanket was {pet.his} place. {Pet.He} lay on the castle roof with {pet.his} paws tucked in.
## if pet.dog
Outside the den lay {pet}, {child’s} dog. The edge of the blanket was {pet.his} place. {Pet.He} lay at the castle gate with {pet.his} chin on {pet.his} paws.

# @wants
The princess looked up through a hole in the roof.

“Move over, cat,” she said. “That’s where my flag is going.”
## if pet.dog
The princess looked out through a hole in the wall.

“Move over, dog,” she said. “That’s where my drawbridge is going.”

# @royal
{pet.he} royal
## if pet.he
he a king
## if pet.she
she a queen

# @held
{Pet.He} held down the whole of the middle, for that was what {pet.he} did best in the world.
## if pet.dog
{Pet.He} held down the whole of one side, for that was what {pet.he} did best in the world.

# @comes
Then something went bump on the floor. {Pet} came in under the edge of the blanket.
## if pet.dog
Then the blanket stirred. {Pet} came in under the edge.

# @one
a cat
## if pet.dog
a dog
