title: Down, Down, Bottom
title: A Swap of Knees
title: A Wizard Does Not Hold Jackets

% Rule: what you get in a swap goes on doing what it is used to.

# the-jackets
There was a lookout tower by the lake, and {child} wanted {elder} to come up it. But {elder.short} sat down on the bench, the same as always.

“Somebody’s got to hold the jackets,” said {elder.short}.

“You just sit!” said {child}, who was really cross by now.

“It’s my knees.” {Elder.short} stood up. Crack, went one. Crack, went the other. “They’re two old boys, these are. They like a sit-down.”

{Friend}, {child’s} best friend, laughed. {Friend.He} laughed at nearly everything, but most of all at the word bottom. That was why they came down stairs like this: two steps on their feet, and the third on their behinds.

“Down, down, bottom!” they said, and landed with a bump. [school: They weren’t allowed to do it at {school}.]

## or
You could hear {child} and {friend} coming all the way down the lookout tower by the lake.

“Down, down, bottom! Down, down, bottom!”

They came down all stairs like that: two steps on their feet, and the third on their behinds. [school: But not at {school}, where it wasn’t allowed. ]It was {friend}, {child’s} best friend, who’d thought of it. To {friend}, no word was ever as funny as bottom.

On the bench underneath sat {elder}, with a lap full of jackets.

“Come up with us,” said {child}, who was really cross by now. “You just sit!”

“Somebody’s got to hold the jackets,” said {elder.short}. “And then there’s my knees.” {Elder.He} stood up. Crack, went one. Crack, went the other. “They’re two old boys, these are. They like a sit-down.”

# a-laugh
On the other bench sat the wizard, where he sat every Sunday, in a long blue cloak and a tall hat. His sign said SWAPS.

“Can’t you hold the jackets?” {child} asked him.

“A wizard does not hold jackets,” said the wizard, in a very deep voice. “A wizard swaps. Two people shake hands, the hat goes over, and there you are. But what you get goes on doing what it’s used to.”

And he shook {friend’s} hand, and put the hat over. Plop. “There. We’ve swapped laughs,” he said.

“Bottom,” said {child}, to try it out.

“HO! HO! HO!” laughed {friend}, and the ducks got up off the lake. But the wizard had got {friend’s} laugh, and it was used to laughing at that word. “A wizard does not giggle,” giggled the wizard, holding on to the bench.

# the-knees
“Can you do knees?” asked {child}, and held out a hand to {elder}.

{Elder.short} looked at it. Then {elder.he} looked up at the tower, and swallowed. “Well, just for a bit, then,” said {elder.short}.

They shook. Plop.

{Elder.short} stood up, and nothing cracked at all. The knees went hop. They were used to running about. [sport: They were used to going to {play sport}, too. ]They hopped away up the tower, and {elder.short} had to go with them. [athlete: “You’re faster than {athlete}!” yelled {friend}. ]{Friend.He} went pelting after.

“Wait for me!” said {child}, and got up.

Crack. Crack. The two old boys bent, and sat {child.him} down on the bench again. They were used to that bench. And in {child.his} lap lay three jackets.

# on-the-bench
So there sat {child}, listening. High above, the two of them were laughing, and {child.he} didn’t know what at.

The jackets were hot and boring. {child.He} felt so left out that it hurt {child.his} throat.

[pet.dog: {Pet}, who was {child’s} dog, lay down across {child.his} feet. It was {elder’s} feet {pet.he} usually did that to. ][pet.cat: {Pet} the cat could sit like this all day, thought {child}, but {pet} did it on purpose. ][pet.other: {Pet} always had to stay at home, thought {child}. So this was what it was like. ][music: {child.He} hummed some of {@song}, but a tune’s not much fun by yourself. ]“Is it always like this down here?” asked {child}.

“A wizard wouldn’t know,” said the wizard, and shuffled up a bit closer. “But yes. It is.”

## or
So there sat {child}, and heard two voices, very high up, laughing about something. Nobody told {child.him} what it was.

[music: {child.He} hummed some of {@song}, so as to have something of {child.his} own. ][pet.dog: {Pet}, who was {child’s} dog, put {pet.his} chin on {child.his} new knees. {Pet.He} seemed to know them. ][pet.cat: {child.He} thought of {pet} the cat, who could sit for hours. But {pet} did it on purpose. ][pet.other: {child.He} thought of {pet}, who always had to stay at home. ]One jacket slid off on to the grass. {child} bent down to get it. Crack. Then {child.he} couldn’t go down or come up.

{child.His} throat hurt, from being so left out.

The wizard picked up the jacket. “A wizard isn’t holding it,” he said. “He’s only lifting it.”

# at-the-top
“HO! HO! HO!” came from the top of the tower. That was {friend}. Then came another voice, a small one.

“{child}! Make them stop!”

It was {elder}. {Elder.He} was hanging on to the railing with both hands, and underneath {elder.him} the knees were jumping up and down. They were used to doing that when they’d finally got to the top.

“Come down, then!” shouted {child}.

“I can’t! It never was just the knees. I’m frightened of high places!”

{child’s} tummy went cold. It was {child.he} who’d sent {elder.him} up there.

“Swap us back,” {child.he} said to the wizard.

“Then shake hands,” said the wizard.

But one of them was on a bench and couldn’t get up, and the other was on a tower and couldn’t get down.

# up-and-down
{child} hugged the jackets. They do what they’re used to, {child.he} thought. And what are my knees used to, on stairs?

“{Friend}!” {child.he} yelled. “Take {elder.short’s} hand! Down, down, bottom!”

“Down,” said {friend}, up there, and took it. The knees stopped jumping. They knew this one. “Down,” said {friend}. “Bottom!”

Bump.

“Ow,” said {elder}. But that was three steps gone. Down, down, bump. Down, down, bump. And at every bottom the wizard giggled, until he fell off his bench.

{child} tipped all the jackets on top of him, and put his hat on {child.his} own head.

“A wizard does not hold …”

“He does now,” said {child}, and got up. Crack, crack, and {child.he} sat down again. “{Elder.short}! How do you make them go?”

“Ask nicely!” {elder.short} called. “You say, Up we get, boys!”

{child} patted them, one knee at a time. “Up we get, boys,” {child.he} said. “Please.”

Crack, went one. Crack, went the other. And up they got.

So {child.he} climbed, step by step, with the hat over {child.his} eyes and one hand on the rail. Up we get, boys. Crack. And from above, nearer and nearer: down, down, bottom.

Bump.

# half-way
They met in the middle, where the stairs turn. {child} and {elder.short} shook hands, and {friend} put the hat over.

Plop.

“Hello, boys,” said {elder.short} to {elder.his} knees.

All three of them sat down. You could see the lake from here, and the ducks[city: , and a bit of {city}]. [adult: Along the path came {adult} to meet them, no bigger than a thumb. ][elder2: “{Elder2} will never believe this,” said {elder.short}. ]

“I didn’t know jackets were so boring,” said {child}, and leaned against {elder.short}.

“And I didn’t know bottoms were so funny,” said {elder.short}. “This far I can come. Just this far.”

## or
They met in the middle, where the stairs turn. {Elder’s} hair was standing straight up. They both put out a hand at the same moment, and {friend} put the hat over.

Plop.

{Elder.short} patted {elder.his} knees. “There you both are,” said {elder.short}.

{Friend} sat down and left room for two. They could see right across the lake[city:  to the roofs of {city}]. [adult: Along the path came {adult}, to meet them. ][elder2: “If {elder2} could’ve seen me,” said {elder.short}. ]

“I thought you liked sitting down there,” said {child}.

“I liked it when you came back,” said {elder.short}, and put an arm round {child.him}. “But this far I can come. Just this far.”

# bottom
The wizard was still there with the jackets. {Friend} shook his hand, and the hat went over for the last time. Plop.

“Ho?” said the wizard, to be on the safe side. “Ho, ho.” Yes, it was his. “You may have your jackets back. They were really rather cosy.”

On the way home there were three steps, and {elder} went first.

“Down,” said {elder.short}. Crack.

“Down.” Crack.

Then {elder.he} looked about. There was nobody coming. So {elder.he} put {elder.his} jacket on the very last step, and sat.

“Bottom,” said {elder.short}. And {elder.he} did it with {elder.his} own knees.

## or
Down on the bench sat the wizard, up to his chin in jackets. {Friend} held out a hand, the hat went over, and plop, he had his own laugh back.

“A wizard is obliged to you,” he said, very deep. “One’s tummy gets so tired.”

They went home slowly, because of the knees. On the way there were three steps.

“Down,” said {elder}. Crack. “Down.” Crack.

Then {elder.he} took hold of {child} with one hand and {friend} with the other, and slowly, and with great dignity, sat down on the last step.

“Bottom,” said {elder.short}. And {elder.he} did it with {elder.his} own knees.

# @song
{music}
