title: When Space Came In
title: Space in the Kitchen
guest friend: Nora (she), Sam (he)
guest pet: Biscuit (he), Bracken (she)
guest elder: Stan (he), Doreen (she)

% {elder} is the family’s own, else whoever is minding the children. The dog is the family’s, else the friend’s. Space is glad and obedient and takes everything wrong.

# you-rattle
“You rattle,” said {friend}, {child’s} best friend.

“It’s my stones,” said {child}.

{child} had stones in every pocket. {Child.He} had stones in {child.his} boots as well.[school:  Most of them came from {school}.]

“You sound like a cement mixer,” said {friend}.

They stood in their pyjamas and boots in the kitchen {@whose}, and looked out at space. It was black and full of stars[city:  over {city}], but it was much too far away. {child} wanted to see it close up. So {child.he} opened the window.

“Come in!” {child.he} shouted.

And space came in.

# everything-lifts
It ran over the windowsill, dark and soft and glittery, and filled up the kitchen. The chairs lifted off. The table lifted off. {child} and {friend} lifted off.[elder2:  In the next room the bed lifted off, with {elder2} asleep in it.]

“Hello,” said space. “I do as I’m told. I’ve never been asked in before.”

{Elder} came floating from the sofa with a cup of [us: coffee | tea]. {Elder.He} had been on a great many buses in {elder.his} life.

“Everybody sits down while we’re moving,” said {elder}.

But nobody could. The chairs were on the ceiling.

# meatballs
{@swam} They drifted out of the frying pan, one after another, and {pet} ate them in flight.

“It’s fun,” said {friend}. “[sport: It’s more fun than {sport}. ]But how do you get down?”

“You ask it to go,” said {child}.

“No, you ask it to put us down,” said {friend}. “Or we’ll fall.”

# on-the-chairs
“Run along!” shouted {child}.

“I can’t run,” said space. “I haven’t any legs.”

“Put us down!” shouted {friend}.

“On what?” asked space.

“On the chairs!”

So space put them down on the chairs. Only the chairs were on the ceiling. So now {child} and {friend} sat on the ceiling, upside down, and looked at the lamp.

“Well, we’re sitting,” said {child}.

“I can feel it,” said {friend}.

“Next stop, the ceiling,” said {elder}, floating by.

# out
“Go away!” shouted {child}.

“Away from what?” said space.

“From the floor!”

So space went away from the floor, and all the meatballs dropped. There they lay on the rug, every one of them, a long way below {pet}. {Pet} looked at them. {Pet} {@howled}.

“Oh, {pet.he} wants to get to them!” said {friend}. “Let {pet} down! No, wait. {Pet.He} might bump {pet.his} head. Let {pet.him} out!”

“Out,” said space happily.

And {pet} floated out of the window.

# above-the-tree
“Stop!” screamed both of them.

{Pet} paddled with every paw, but {pet.he} only got further away. Now {pet.he} floated above the apple tree. {child} was frightened. {Child.His} tears drifted off like little marbles.

{Friend} took {child’s} hand.

“Me too,” said {friend}. “I’m frightened too.”

“Nobody gets left at the bus stop,” said {elder}.

# the-rod
{Elder.He} pushed off from the cupboard, floated out to the hall and came back with the fishing rod, the one without a hook. {Elder.He} squinted. {Elder.He} cast. The line flew out into the night, long and thin, and wound itself round {pet’s} tummy, as gently as only {elder.short} could do it.

“I’ve got {pet.him},” said {elder}. “But space is pulling. Somebody has to get it out.”

{child} dug in {child.his} pocket for a hanky, and out floated a stone.

# a-stone
It was a little grey stone. All the black turned towards it, and began to go round and round it.

“Oh,” said space. “A stone.”

“Do you like stones?” asked {child}.

“I always follow stones,” said space. “They’re all I’ve ever had to hold on to.”

{child} and {friend} looked at each other.

“Throw it out!” said {friend}.

“I’m not throwing it,” said {child}. “I’m giving it.”

“Give it quickly,” said {elder}, hanging on to the rod.

# here-you-are
{child} took the stone and threw it out of the window, as far as {child.he} could[athlete: , very nearly like {athlete}].

“It’s for you!” {child.he} shouted.

A bit of space ran after it.

“More!” shouted {friend}.

{child} threw the stones from {child.his} pockets. {Friend} pulled off {child’s} boots and shook them out. Stone after stone flew out, and space flew after them, and the chairs began to sink. In the end there was only a little black left, under the lamp.

And {child} had only one stone left. It was the red one, the best of all.

{Child.He} held it tight. Outside {pet} {@howled}. Then {child} kissed the stone and threw it.

# thump
Whoosh, and space was out. Thump, thump, the chairs landed on the floor, and {elder} landed on the sofa. {Elder.He} wound and wound the reel, and in through the window came {pet}, who ran straight to the meatballs.

{child} waved to space and shut the window.

{Elder.short} put the kettle on[music:  and hummed {music}].[adult:  “We won’t tell {adult} about the ceiling,” {elder.he} said.][elder2:  In the next room {elder2} turned over and slept on.] {child} walked across the floor in {child.his} socks. There wasn’t a sound.

# a-white-one
“You sound funny,” said {friend}. “I don’t like it.”

{Friend} put a hand in {friend.his} own pyjama pocket and took out a stone. It was white and perfectly round. {Friend.He} put it in {child’s} pocket.

They curled up on the kitchen sofa with {pet} between them, warm and full of meatballs.[adult:  They could stay there until {adult} came.] High above the apple tree shone a new star. It was little, and it was red.

# @whose
at the house of {elder}, who was minding them
## if elder
at {elder’s}

# @swam
And here came {pet}, {friend’s} dog. {Pet.He} did the doggy paddle through the air, straight for the meatballs.
## if pet.dog
And here came {pet}. {Pet.He} {pet.was} {a breed}, and {pet.he} did the doggy paddle through the air, straight for the meatballs.
## if pet.cat
And here came {pet}. {Pet.He} {pet.was} {a breed}, and {pet.he} crept through the air, one paw at a time, straight for the meatballs.

# @howled
howled
## if pet.cat
yowled
