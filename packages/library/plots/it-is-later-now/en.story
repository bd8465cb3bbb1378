title: It’s Later Now
title: The Elephant Who Didn’t Forget
title: That Was Your Nose

% Rule: an elephant never forgets a promise. 'Later you can ride on me,' said the child; and in the water an elephant weighs next to nothing.

# at-the-door
One warm day[city:  in {city}] there was a knock at {child’s} door. Outside stood an elephant. She was as big as a garage, and she was smiling.

“It’s later now,” said the elephant.

“Later than what?” asked {child}.

“When you were little, you had a ride on me. You kept on saying, ‘Faster!’ And when we got there you said, ‘Later you can ride on me.’” The elephant flapped her ears. “An elephant never forgets a promise. [!short: I’ve looked forward to it every single day. ]And it’s later now.”[school:  She had come straight from {school}. “I tried there first,” she said. “They told me you’d be in later.”]

{child} had forgotten all about it. [!short: {child.He} looked at the elephant, and there was a lot to look at. ]But the elephant was too happy to say no to.

[!short: “How much do you weigh?” asked {child}.

“Not as much as I look,” said the elephant. “I only had one bale of hay for breakfast. And I can stand on tiptoe.”]

# the-nose
{child} got down on all fours in the grass.[sport:  First {child.he} shook {child.his} legs loose, like when you’re about to {play sport}.] “Come on, then. But carefully!”

The elephant went up on tiptoe. She laid her trunk on {child’s} back. Only her trunk.

Pfff. And there lay {child}, flat.

“Was that all of me?” asked the elephant.

“That was your nose,” said {child} into the grass.

[friend: “Let’s do it together,” said {friend}[!friend.known: , {child’s} best friend,] and got down too. Pfff. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] crept in underneath to help. Pfff. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] sat on top, so now there was one cat too many as well. ][elder: “I’m stronger than I look,” said {elder}[elder2: , and {elder2} said that this was true]. Pfff.]

[adult: “Couldn’t we do this later?” asked {adult} from the steps.

“It is later,” said the elephant.]

[!short: “We’ll take the wheelbarrow,” said {child}. “I’ll push you.”

The elephant sat down in the wheelbarrow. CRASH! Now it was a very flat wheelbarrow.

“And that doesn’t count,” said the elephant. “You said on me.”

]{child} got up and tried again. Pfff.[!short:  And once more. Pfff.]

# she-cannot-forget
The elephant’s ears sank down.

“I’m too heavy,” she said. “I’ve carried other people all my life. I only wanted to know what it’s like to be carried.”

A big tear ran all the way down her trunk, which took some time.

{child} felt dreadful. “But I promised.”

“You were little,” the elephant said kindly. “I’ll forget about it.”

But she couldn’t. It’s the one thing that elephants can’t do.

She walked away[!short: , and at every step the teacups rattled all along the street].

# the-lake
{child} ran after her, right down to the lake[adult: , and {adult} ran after {child.him}]. The elephant was wading out to wash her face. The water came up to her tummy.[!short:  It came up to her ears, and there she stood and blew her nose into the whole lake.]

And then something happened. All four of her feet left the bottom, and the elephant floated, as big and round as a cloud.

{child} stood in the water up to {child.his} waist, and stared. [adult: At home {child.he} couldn’t even lift one of {adult’s} legs. But when they went swimming {child.he} could carry the whole of {adult} about, like a baby. |[!short: At home {child.he} couldn’t lift a sack of potatoes. But in the water {child.he} could lift anything. ]]In the water you weigh next to nothing.

“Come back!” shouted {child}. “It’s later now.”

# ride
{child.He} turned round, bent {child.his} knees, and planted both feet on the bottom. The elephant put her front legs over {child’s} shoulders, one at a time.

{child.He} waited for the pfff. But there wasn’t any pfff. The elephant weighed no more than a backpack.

And {child} walked. One step, and another step, all along the shore, with an elephant on {child.his} back.[friend:  {Friend} held on to the elephant’s tail, so that she wouldn’t float away.]

“I’m riding,” trumpeted the elephant. “I’m riding, I’m riding, I’m riding.”

[!short: The water shot out of her trunk like a fountain.][pet.dog:  {Pet} swam out and climbed aboard, so now {child} was carrying an elephant and a dog.][pet.cat:  {Pet} sat on her head, with all four paws dry.][athlete:  Not even {athlete} has carried an elephant.][music:  {child} sang {@song}, and they bobbed up and down in time.]

[elder: “I carried {@carried} like that once,” said {elder.short} from the shore.

]“Faster,” said the elephant.

[!short: So {child} ran, as fast as you can run in the water with an elephant on your back. It is very slow. But the elephant held on tight, and thought they were simply flying.]

# carried
When the sun went down they came ashore. The elephant got heavy again, one leg at a time. She lifted {child} on to her back[!short: , wrapped up in a towel], and set off for home.[pet.other:  “I’m going to tell {pet} everything,” said {child}.]

“Was it what you thought it would be?” asked {child}.

“Better,” said the elephant. “Nobody’s carried me since I was in my mother’s tummy.”

[!short: They swayed along. ]{child} laid one cheek on the big warm back, and yawned.

“You can have another ride,” {child.he} said. “Later.”

“Later,” said the elephant, and she would remember.

# @carried
my big sister
## if elder2
{elder2.short}

# @song
{music}
