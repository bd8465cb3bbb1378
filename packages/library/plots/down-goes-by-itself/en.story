title: Down Goes by Itself
title: Again, Said the Snowman
title: Plenty of Tummies
guest friend: Reuben (he), Iris (she)

% Whoever carries up the stairs (@a): {adult}, else the elder, else somebody with two free arms.

# again
At the top of the [us: sledding | sledging] hill {child} had built a snowman. He was made of three balls, two sticks and a carrot, and he stood and watched {child} go down.

“What’s that thing?” asked the snowman. “I want to go too!”

So {child} tipped him onto the [us: sled | sledge], sat down behind him, and put both arms round his cold tummy.

WHOOSH!

[age>=6: The snow flew, the carrot whistled, and at | At] the bottom they stopped in a soft drift.

“Again!” said the snowman.

# up-and-down
“You have to walk up first,” said {child}.

“I haven’t any legs,” said the snowman.

That’s how it is with snowmen and [us: sleds | sledges]: down goes by itself, but up, somebody has to pull.

So {child} took the rope and pulled. It was a long way, and he was heavy. [age>=6: He sat and sang from the bottom to the top. ]But at last they were up, and down went by itself.

WHOOSH!

“Again!” said the snowman, before they had even stopped.

# pulling
{child} pulled him up again. And again.

[friend: {Friend}, {child’s} best friend,|{Friend}, who was on the hill too,] came and pushed from behind.[sport:  “This is harder than {@game},” panted {friend}.][pet.dog:  {Pet} took the rope in {pet.his} mouth and pulled the wrong way.][elder:  {Elder} [elder2: and {elder2} ]pulled once, and then sat on a bench for quite some time.][athlete:  “Not even {athlete} could do any more,” said {friend}.]

“Don’t you ever get tired?” asked {child}.

“What of?” said the snowman. “I’m sitting down. Again!”

# never-again
By the time the sun was low, {child’s} mittens were wet and {child.his} legs were wobbly, and everybody else had gone home to hot chocolate. [school: At {school} the lights came on. ][city: All {city} turned blue. ]

“Again!” said the snowman.

And then {child} got angry. It started in {child.his} tummy and it came out of {child.his} mouth.

“No!” {child.he} shouted. “All you ever say is again! You never say thank you, and you’re as heavy as a fridge, and I’m never pulling you any more!”

And {child} turned {child.his} back[age>=6: , and brushed the snow off {child.his} knees for a very long time].

The snowman was still sitting on the [us: sled | sledge]. He leaned forward to see if {child} was sad. He leaned a little bit more.

And down went by itself.

# the-wrong-side
When {child} turned round, the snowman was gone. A track in the snow went the wrong way, down the back of the hill, into the trees, where nobody was allowed to go.

“Snowman!” shouted {child}.

“Here,” said a small voice, a long way down.

{child} went after him, all the way on {child.his} bottom. And there stood the snowman, between two trees. The [us: sled | sledge] had broken in half, and it was nearly dark.

“I only wanted to look at you,” he said. “And down goes by itself. Is this where you have to live, if you’ve said again too much?”

“No,” said {child}, and there wasn’t any angry left in {child.him} at all. “I’m going to pull you up.”

But now there was nothing to pull him on. {child.He} pushed, and {child.he} lifted, and the snowman didn’t move an inch.

“You go home,” said the snowman bravely, but his carrot shook. “It’s too cold for you here.”

# a-head
{child} wanted to cry. Instead {child.he} put {child.his} arms round the snowman and hugged him hard.

Plop.

His head came off.

“Oh,” said the head. “That’s up a bit.”

{child} stood there with the snowman’s head in {child.his} arms. It was no heavier than a cat. It looked at {child.him}, and it was every bit as much a snowman as before.

“But this is where you are!” said {child}. “You can make a tummy anywhere. It’s only snow. There’s only one of your head.”

Up, somebody has to pull. Or carry. So {child} carried, one step and then another step, with {child.his} feet turned sideways and the carrot against {child.his} cheek.

“Mind that stone,” said the head. “You’re very strong, you know.”

And then, when they were nearly at the top, it said something it had never said before.

“Thank you.”

# a-new-tummy
Outside {child’s} house it was perfectly flat. {child} rolled a new tummy there, and {friend} rolled another.[music:  They sang {@song} while they rolled.][pet.cat:  {Pet} watched from the window, and thought it a great deal of fuss.][pet.other:  {Pet} watched from the window.] They lifted the head on.

“This tummy’s better,” said the snowman. “The other one was cold.”

“I’d like to say again,” he said. “But I could say good night.”

“You can say again tomorrow,” said {child}. “Three times. And then it’s my turn to sit.”

# the-stairs
Indoors {child} stood and looked up the stairs. [age>=6: They had never been so long. ]{child.His} legs wouldn’t do it.

“Down goes by itself,” said {child}. “But up, somebody has to pull.”

“I see,” said {@a}. “Or carry?”

And {@a} picked {child.him} up and carried {child.him}, one step and then another step, cheek against cheek.

“Thank you,” said {child}.

# eyelids
Outside the window the snowman stood on his new tummy. {child} lay under the [us: covers | duvet], and it was warm all the way down to {child.his} toes.[pet.dog / pet.cat:  {Pet} lay behind {child.his} knees.]

There was nothing left to pull. {child.His} eyelids went down by themselves.

“Again,” mumbled {child}.

But that would be tomorrow.
## or
In the kitchen {child} had hot chocolate.[pet.dog / pet.cat:  {Pet} licked up the snow.] Outside the window the snowman stood on his new tummy.

{child} laid {child.his} cheek on the table, only to rest it.

{child.His} eyelids went down by themselves.

“Again,” mumbled {child}.

But that would be tomorrow. And up the stairs, somebody had to carry.

# @game
{sport}

# @song
{music}

# @a
somebody with two free arms
## if adult
{adult}
## if elder & !adult
{elder.short}
