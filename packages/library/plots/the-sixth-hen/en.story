title: The Sixth Hen
title: The Thing That Jumps Out
title: Cluck, Said the Fox
guest keeper: Mrs Bell (she), Mrs Okafor (she)

% Whose hens they are (@g): the family's grandparent, else the neighbour.

# six
{@g-first} had five hens. When {child} came to stay, it was {child.his} job to help count them at bedtime, and shut the door of the hen house.[city:  They were the only hens in {city}.]

One night there was something wrong with {@g-s} glasses. They couldn’t be found. They were on top of {@gs} head, but nobody had looked there.

{@g-cap} peered into the dark. “One, two, three, four, five, six,” said {@g}. “Good. All in.”

“But you’ve only got five,” said {child}.

# cluck
So {child} counted. There was a brown hen, and a white hen, and a speckled hen, and a black hen, and a cross hen called Mrs Potts. And on the last nest, right at the end, sat a large orange one with pointed ears.

“Good evening,” said the orange hen. “Cluck.”

“You’re not a hen,” said {child}.

“I am,” said the orange hen. “Cluck, cluck. Lovely weather for eggs.”

“You’ve got a great big bushy tail.”

The orange hen looked round at its tail, as if somebody else had left it there. “Bother,” it said. It was a fox.

# something-small
“Have you come to eat the hens?” asked {child}.

“Eat them?” said the fox. “I don’t even dare look at them. That one’s pecked me twice.”

Mrs Potts looked as if she would do it again.

“Then why are you in here?”

The fox looked at his paws, and said something very small.

“Pardon?” said {@g}.

“I’m frightened of the dark,” said the fox.

Nobody laughed. Even Mrs Potts didn’t laugh.[pet.dog:  And {pet}, who always barked at foxes, lay down with {pet.his} nose between {pet.his} paws.]

“It’s hard, for a fox,” he said. “The others go out every night. I say I’ve got a tummy ache. Then I saw the hens. They go to bed at teatime, and somebody shuts the door. I thought, that’s the life for me.”

{child} sat down in the straw. {child.He} knew a thing or two about the dark.[pet.cat:  {Pet}, at home, went out into it every night, but {pet.he} had never said how.][pet.other:  It was always {pet} who rustled in it, at home.]

“There’s a trick,” said {child}. “You go out, and you stand still, and you count to ten. Slowly. The dark’s not empty. It’s just a bit late.”

“What do you do with your eyes?” asked the fox.

“You keep them open. That’s the hard part. Somebody holds your hand.”

The fox thought about it. Then he held up one paw.

# to-ten
{@g-cap} took one paw, and {child} took the other. They went out into the middle of the garden, and stood in the very darkest bit. There was nothing to see. There was only black.

“I don’t like it,” said the fox. “I’m going back to be a hen.”

“Count,” said {child}.

“One,” said the fox. His paw was shaking. “Two. Three.”

“There’s the shed,” whispered {child}. And there it was, big and square, just where it always was.

“Four. Five.”

“There’s my tree,” whispered {@g}.

“Six. Seven. Oh,” said the fox. “There’s a wheelbarrow!”[athlete:  He said it as if it were {athlete}.]

“Eight,” said {child}. “Nine. Ten. Now look up.”

The fox looked up. Over the roof, and over the tree, and all the way to the edges, there were stars.

“Has all that been there every night?” said the fox.

“Every night,” said {@g}.

# what-jumps-out
The fox looked for a long time. Then he said, “But what if something jumps out?”

{child} thought hard.[school:  {child.He} had thought the same thing on the way to {school}, in the winter.] And then {child.he} had the best idea {child.he} had ever had.

“You’re a fox,” said {child}. “You’re the thing that jumps out.”

The fox’s ears went up. Nobody had ever told him.

“Am I?”

“Try it.”

So the fox crept behind the wheelbarrow, and waited, and jumped out.

“Boo!” said the fox.

“Goodness!” said {@g}, and jumped so high that the glasses fell down and landed in the right place. {@g-cap} looked at the fox, and then looked again. “Good heavens,” said {@g}. “You’re not a hen at all.”

The fox laughed until he had to sit down. Then, far across the field, another fox barked, and another.

“That’s my sisters,” he said. “They’ll be playing chase.[sport:  Or perhaps they’ll {play sport}.][music:  Or singing {music}.]” He stood up and shook off the straw. At the hedge he turned round. “I’d have liked to lay you an egg,” he said. “I did try.”

And out he went into the dark, as if it belonged to him.

# five
{@g-cap} counted the hens again, with glasses. There were five.[elder2:  {Elder2} counted them too, to be certain.] They shut the door, and walked back without a [us: flashlight|torch], because they didn’t need one.

{child} lay in bed[friend: , and thought of all this, and what {friend} would say], and when the lamp was out {child.he} counted the room back. One, two, there was the chair. Three, four, there was the window.

{child.He} {child.was} asleep before ten.

# pine-cone
And in the morning, when they went to fetch the eggs, there was something on the last nest. It was round, and it was brown, and it was still a little bit warm.

It was a pine cone.

“Well,” said {@g}, “he did his best.”

# @g
{keeper}
## if elder
{elder.short}

# @g-cap
{keeper}
## if elder
{Elder.short}

# @g-first
{keeper} next door
## if elder
{Elder}

# @g-s
{keeper's}
## if elder
{elder.short}’s

# @gs
her
## if elder
{elder.his}
