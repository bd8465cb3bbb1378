title: What the Monster Hadn’t Got
title: One for Sitting
title: The Monster Who Couldn’t Sit

% Whoever finds the bananas (@who): {adult}, else the elder, else a voice. The monster is "he": the child is named where both are near.

# best-purple
{child} wanted a monster. [child.name: Not a scary one. A big one.|{Child.He} didn’t want a scary one. {Child.He} wanted a big one, all {child.his} own.]

So {child.he} made one. {Child.He} rolled out paper all across the floor, and {child.he} took [child.name: the | {child.his}] best purple crayon[friend: , the one {child.he} had got from {child.his} friend {friend} for two green ones]. {Child.He} gave the monster ten eyes, four arms, seven legs, and teeth like a fence. Then {child.he} coloured in the tummy, and that took nearly all the crayon.

“There!” said {child}.

The monster blinked with all his eyes, one after the other. He peeled himself off the floor and stood up, as tall as the door.[city:  There was nobody so purple in the whole of {city}.]

# what-with
“Roar,” he said politely. “I’m rather tired. May I sit down?”

“Please do,” said {child}, and pulled out a chair.

The monster looked behind him. He turned right [us: around | round], like [pet.dog: {pet}[!pet.known:  the dog] after {pet.his} | a dog after its] tail.

“What with?” he said. “You haven’t done me a bottom.”

{child} looked. There was tummy, and then there were legs. There was no bottom anywhere.

“I’ll do you one now,” said {child}. “Keep still.”

# on-his-head
But the crayon tickled.[athlete:  Not even {athlete} could have kept still.]

“Hee-hee! Hoo-hoo!” said the monster. He wriggled and jiggled and rolled right over, and when {child} had finished, the bottom was on top of his head.

The monster tried it. He turned upside down and sat on his head, with seven legs in the air[sport: , as if he wanted to {play sport} on the ceiling]. Then he fell over.

“It’s very nice,” he said, “but I can’t see out.”

# on-his-elbow
So {child} tried again. “Keep REALLY still,” {child.he} said.

“Hee-hee! Hoo-hoo!” said the monster, and this time the bottom was on his elbow.

He tried that too. He sat it down on the table.

“My elbow’s comfy,” he said. “But the rest of me is still standing up.”

# a-crumb
And now the crayon was only a crumb. It was just enough for one more bottom, and not enough for one more wriggle.

The monster’s knees began to shake, all seven of them.

“Shall I have to stand up for ever?” he said. And his eyes filled with tears, first two, then five, then all ten.

“Don’t cry!” said {child}. “You’re paper! You’ll go soggy!”

# bump
Oh no. Where could {child.he} get a good bottom, in the right place, with no wriggling? {Child.He} thought so hard that {child.he} forgot about the chair, and {child.he} sat down on the floor. Bump.

“Oh!” said {child}. “I’ve GOT one!”

{Child.He} jumped up. “Lie down on your tummy,” {child.he} said.

The monster lay down. “Are you going to tickle?”

“No,” said {child}. “I’m going to sit.”

# going-to-sit
{Child.He} sat down on the middle of him, just above the legs. And the monster kept still, because nobody can wriggle with a whole {child} on top. Then {child.he} took the crumb of crayon[music: , and hummed {@song} to keep it steady], and {child.he} drew [us: around | round] [child.name: what was sitting there | {child.his} own bottom], the way you draw [us: around | round] your hand. [child.name: The crumb | {Child.He}] went down one side. [child.name: It | {Child.He}] went all along the back. [child.name: It | {Child.He}] went up the other side. The crumb got smaller, and smaller, and then it was gone.

{child} stood up.

There it was, round and purple and just right.

# he-sat
The monster looked over his shoulder with six of his eyes. He went to the chair. He bent all his knees, and down he went.

He sat.

“Aaaaaaah,” said the monster.

# bananas
After that he sat on everything. He sat on the rug[pet.cat: , next to {pet}[!pet.known:  the cat]][pet.other: , next to {pet}]. He sat on the step[school: , up straight, the way they do {at school}]. He sat on a banana, but that was a mistake.

“Who’s been sitting on the bananas?” said {@who}.

“He has,” said {child} proudly. “He couldn’t before.”

Then the monster leaned on his elbow, and that was comfy too. And {child} put [child.name: a | {child.his}] woolly hat[elder & adult: , the one from {elder}[elder2:  and {elder2}],][elder2 & !adult: , the one from {elder2},] on top of his head, and it stayed on beautifully.

“One for hats,” said the monster, “and one for leaning, and one for sitting. I’m a very lucky monster.” And he yawned, with all his teeth.

# because-he-could
{child} yawned too. It was bedtime, and {child.he} lay down.

“Where will you be?” {child.he} said.

“Here,” said the monster.

He pulled the chair up close, right beside {child’s} pillow. And there he sat, all night long, because he could.

# @who
somebody in the kitchen
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
