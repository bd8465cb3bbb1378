title: I Can Manage
title: The Robot Who Was Glad to Help
guest friend: Ollie (he), Tansy (she)
guest elder: Gordon (he), Sylvia (she)

% {elder} is the family’s own and has a bad arm, else a neighbour who was a baker.

# up-to-the-chin
{@arm} It was blue, and it stood in the kitchen.[city:  Nobody else {in city} had one.] When {child} came round with {friend}, {child.his} best friend, to bake buns, the robot had already buttoned {elder.short’s} shirt right up to the chin.

“I can manage!” roared {elder.short}.

“I’m so glad to help,” said the robot, and combed {elder.his} hair.

{child} only wanted things to be as usual. {@saturdays} But now the robot had taken the flour, the bowl and the apron[elder2: , which was {elder2’s}].[pet.dog:  {Pet} the dog lay under the table and waited for spills.][pet.cat:  {Pet} the cat had sat down on the scales.][pet.other:  At home {pet} was waiting to hear all about it.]

# the-label
“How do you turn it off?” whispered {friend}.

“It’s on the label,” said {child}. “The robot stops helping when somebody says thank you. And it’s got to be the one who’s being helped.”

They looked at {elder.short}.

“Never,” said {elder.short}. “I don’t say thank you for what I didn’t ask for.”

“I bet you one bun {elder.short} gives in before twelve,” said {friend}. {Friend} bet on everything[school: , even {at school}]. {Friend.He} owed {child} forty buns.

# three-cushions
The robot poured warm milk into the bowl. {Elder.short} reached over with {elder.his} good hand.

“You have to feel it,” {elder.he} said. “With your little finger!”

“You have to rest,” said the robot. It picked {elder.short} up and sat {elder.him} down in the armchair, with one cushion behind, one in front and one on top.

“I can manage,” said {elder.short} from inside the cushions.

“It’s only being kind,” said {child}.

“Kind! It wiped my nose this morning. My nose wasn’t even running.”

“People who are hurt should be helped,” said the robot to {child}. “Am I wrong?”

{child} thought about it. “No,” {child.he} said. “But {elder.short} has to be allowed to be {elder.short}.”

# kitchen-paper
“I’ve got an idea,” said {friend}. “We’ll give it something else to help!” {Friend.He} lay down on the floor and screamed, “Ow, ow, my legs!”

The robot came at once. It wound {friend} up in [us: paper towels | kitchen paper] from the toes to the nose.

“Thank…” said {friend}. Then there was paper over the rest of it.

“That’s one more bun you owe me,” said {child}, and {elder.short} laughed until a cushion fell off.

# fresh-air
Then the robot saw the sun through the window.

“Fresh air,” it said. “Fresh air is good for arms.”

It picked up the whole armchair, with {elder.short} in it, and walked out of the door.

{child} ran after it. {Friend} hopped after it. The robot carried {elder.short} across the lawn, straight for the potato patch. It had rained all night.

“Not there!” yelled {child}. “It’s mud!”

The robot stepped out on to the potato patch. One step. Two steps. At the third there was a slurp, and the robot stood still. Slowly the armchair began to lean.

# what-am-i-then
{child’s} tummy went cold. {Child.He} {child.was} frightened for {elder.short}, and for the arm, and for the robot too.

“We’ll help you!” {child.he} shouted.

“No,” said the robot. “I can manage.”

Not a word came from the armchair. Then {elder.short} said, “What did it say?”

“I can manage,” said the robot, but its voice shook. “I’m the one who helps. If somebody helps me, what am I, then?”

{Elder.short} dug a way out through the cushions. {Elder.He} looked down into the robot’s round eyes.

“Yes,” {elder.he} said. “That’s just how it feels.”

# baking-trays
The armchair leaned further.

“{Friend}, the doormat!” shouted {child}. “And the baking trays!”

{Friend} tore off the last of the paper[pet.dog: , with {pet} pulling at the end of it,][pet.cat: , with {pet} hunting the end of it,] and ran[athlete:  like {athlete}]. They laid the mat and the trays on the mud, one after the other. {child} walked out on them and put one shoulder under the armchair.

“Now you can lean on me,” {child.he} told the robot.

{Friend} took hold of the robot’s arm. “I bet you we can do it,” {friend.he} said. “I bet you all the buns.”

They pulled.[sport:  It was harder work than {sport}.] The mud pulled the other way. {Elder.short} put {elder.his} good hand to the back of the robot’s neck, the way you steady a lump of dough, and felt with {elder.his} little finger.

“It’s coming,” {elder.he} said. “Now!”

Slurp! The robot was free. Soon they were standing on the grass, every one of them, muddy right up to the tummy.

# five-past-twelve
“You helped me,” said the robot. “What do people say after that?”

“Thank you,” said {friend}.

“Thank you,” said the robot to all three of them.

{Elder.short} took a long time clearing {elder.his} throat.

“What time is it?” {elder.he} said.

“Five past twelve,” said {child}.

“Well, then,” said {elder.short}. “Thank you for the shirt.”

The robot stopped humming. It just stood there in the sun and did nothing at all.

# one-hand-short
Then they washed, and went in and baked. {Elder.short} felt the dough with {elder.his} little finger. But nobody can knead with one hand, not really, and {child} saw how {elder.short} bit {elder.his} lip. {child} took one side. That left the other side one hand short.

The robot stood by the wall and waited.

{Elder.short} looked at the dough. {Elder.He} screwed up {elder.his} mouth.

“I can manage,” {elder.he} said, and {elder.he} moved one step to the side, so that there was room for one more at the table.

The robot came up. It put its blue hand in the dough, next to {elder.short’s}.

# a-sleeve
They kneaded for a long time, all four of them[music: , in time to {music}]. When the tray was in the oven they sat on the kitchen floor in front of it, where it was warm[pet.dog:  and {pet} lay across their feet][pet.cat:  and {pet} had already lain down], and watched the buns rise.[adult:  The biggest ones were for {adult}.][pet.other:  {child} thought of all there was to tell {pet}.] The robot had flour on its nose. {Elder.short} saw it, took the sleeve of {elder.his} shirt and wiped it off.

# @arm
{Elder}, who lived next door to {child}, had broken an arm, and so a robot had come[adult: , which {adult} had helped to unpack].
## if elder
{Elder} had a bad arm that week, and so a robot had come[adult: , which {adult} had helped to unpack].

# @saturdays
{Elder.short} used to be a baker, and on Saturdays they baked.
## if elder
It was Saturday, and they were going to bake together.
