title: Exactly Enough
title: One Too Many
title: {Button}, Go to Bed
guest farmer: Farmer Joan (she), Farmer Kath (she)
guest friend: Amina (she), Wilf (he)
guest button: Button (he), Bramble (he)
guest horse: Duchess (she), Countess (she)

% Rule: whoever is one too many here is one too few somewhere else.
% From five there are two more counts between the hens and the horse, at four one. The short ways are told at three.

# bedtime
It was evening on the farm. The sun was low and the shadows were long, and {farmer} was tired.

“Who’s going to help me count everybody into bed?” she said.

“Me!” said {child}.

“Me!” said {friend}[!friend.known: , [friend: {child.his} best friend | who lived just down the lane]].

They had been on the farm the whole day long. [age>=5: They had stroked a goat and sat up high on the tractor. ][adult & !elder: {Adult} was going to drive them home, but first {adult.he} was | [adult: {Adult} was going to drive them home, but [elder2: {elder} and {elder2} were | {elder} was] | [elder: [elder2: {Elder} and {elder2} were | {Elder} was] going to take them home, but [elder2: were | was] | ]]] {@first}

“Right,” said {farmer}. She gave {child} the [us: flashlight | torch] and she gave {friend} the list. “Hens first. There ought to be four.”

## if short
It was evening on the farm, and {farmer} was too tired to count.[elder:  {Elder}[elder2:  and {elder2}] sat on a bale of straw.]

“Who’s going to help me get everybody into bed?” [elder: said {farmer} | she said].

“Me!” said {child}.

“Me!” said {friend}[!friend.known: , [friend: {child.his} best friend | who lived just down the lane]].

“Hens first,” said {farmer}. “There ought to be four.”

# hens
The hens were sitting in a row on their perch, all fluffed up.[music:  {Farmer} hummed {music} to them.] {child} shone the [us: light | torch] and {friend} pointed[school: , as you do {at school}].

“One, two, three, four,” they counted. “Five!”

“Five?” said {farmer}. “That’s one too many!”

They looked again. Hen, hen, hen, hen. And on the end was somebody pink, with a feather on his head. He was trying very hard[athlete: , as hard as {athlete},] to hold on with his trotters.

“Cluck,” he said.

“That’s not a hen!” said {child}. “That’s a piglet!”

“That’s {button},” said {farmer}. “{Button}, go to bed!”

{Button} fell off the perch, plop, and away he ran[sport: , as if it was time to {play sport}]. Trit-trot, trit-trot, trit-trot.

## if short
The hens were sitting in a row on their perch.[music:  {Farmer} hummed {music} to them.] {child} shone the [us: flashlight | torch] and {friend} pointed[school: , as you do {at school}].

“One, two, three, four,” they counted. “Five!”

“That’s one too many!” said {farmer}.

Hen, hen, hen, hen. And on the end was somebody pink, with a feather on his head. He was trying very hard[athlete: , as hard as {athlete},] to hold on with his trotters.

“Cluck,” he said.

“That’s not a hen!” said {child}. “That’s a piglet!”

“That’s {button},” said {farmer}. “{Button}, go to bed!”

{Button} fell off the perch, plop, and away he ran[sport: , as if it was time to {play sport}]. Trit-trot, trit-trot.

# next
“Sheep next,” said {farmer}. “There ought to be two.”

The sheep were lying down close together, in one big woolly heap. It was quite hard to see where one sheep stopped and the next one started.

“One, two,” they counted. “Three!”

“That’s one too many!”

Sheep, sheep. And right in the middle were two ears, and neither of them was woolly.

“Baa,” somebody said, with his mouth full of wool.

“{Button}!” said {child} and {friend}.

“{Button}, go to bed!” said {farmer}, and away he ran. Trit-trot, trit-trot, trit-trot.

“Cats next,” said {farmer}. “There ought to be two.”

The farm cats were curled up together on a bale of hay, nose to tail.

“One, two,” they counted. “Three!”

“That’s one too many!”

Cat, cat. And on the very top sat somebody pink, washing his trotter with his tongue.

“Miaow,” he said.

“{Button}!” said {child} and {friend}.

“{Button}, go to bed!” said {farmer}, and away he ran. Trit-trot, trit-trot. But this time he was going rather slowly.

## if !season.winter
“Ducks next,” said {farmer}. “There ought to be three.”

The ducks were floating on the pond with their heads tucked in.

“One, two, three,” they counted. “Four!”

“That’s one too many!”

Duck, duck, duck. And last of all came somebody pink, with only his snout sticking out, and a lily pad on it.

“Quack,” he said. Bubble, bubble.

“That’s not a duck!” said {friend}. “That’s {button}!”

“{Button}, go to bed!” said {farmer}.

{Button} climbed out of the pond and shook himself, all over everybody, and away he ran. Trit-trot, trit-trot, trit-trot.

“Sheep next,” said {farmer}, wiping her glasses. “There ought to be two.”

The sheep were lying down close together, in one big woolly heap. It was quite hard to see where one sheep stopped and the next one started.

“One, two,” they counted. “Three!”

“That’s one too many!”

Sheep, sheep. And right in the middle were two ears, and neither of them was woolly.

“Baa,” somebody said, with his mouth full of wool.

“{Button}!” said {child} and {friend}.

“{Button}, go to bed!” said {farmer}, and away he ran. Trit-trot, trit-trot. But this time he was going rather slowly.

## if !season.winter
“Ducks next,” said {farmer}. “There ought to be three.”

The ducks were floating on the pond with their heads tucked in.

“One, two, three,” they counted. “Four!”

“That’s one too many!”

Duck, duck, duck. And last of all came somebody pink, with only his snout sticking out, and a lily pad on it.

“Quack,” he said. Bubble, bubble.

“That’s not a duck!” said {friend}. “That’s {button}!”

“{Button}, go to bed!” said {farmer}.

{Button} climbed out of the pond and shook himself, all over everybody, and away he ran. Trit-trot, trit-trot, trit-trot.

“Cats next,” said {farmer}, wiping her glasses. “There ought to be two.”

The farm cats were curled up together on a bale of hay, nose to tail.

“One, two,” they counted. “Three!”

“That’s one too many!”

Cat, cat. And on the very top sat somebody pink, washing his trotter with his tongue.

“Miaow,” he said.

“{Button}!” said {child} and {friend}.

“{Button}, go to bed!” said {farmer}, and away he ran. Trit-trot, trit-trot. But this time he was going rather slowly.

# horse
[age<5 & !season.winter: “Ducks next,” said {farmer}. “There ought to be three.”

The ducks were floating on the pond with their heads tucked in.

“One, two, three,” they counted. “Four!”

“That’s one too many!”

Duck, duck, duck. And last of all came somebody pink, with only his snout sticking out, and a lily pad on it.

“Quack,” he said. Bubble, bubble.

“That’s not a duck!” said {friend}. “That’s {button}!”

“{Button}, go to bed!” said {farmer}.

{Button} climbed out of the pond and shook himself, all over everybody, and away he ran. Trit-trot, trit-trot. But this time he was going rather slowly.

]Now there was just the horse. She was called {horse}, and there was only one of her, and she slept standing up.

“One,” they counted, over the stable door. “Two!”

“That’s one too many!”

Next to {horse} was {button}, standing on his two back legs with his eyes tight shut. He wobbled. He wobbled a bit more. And over he went, bump, and rolled out under the door.

He didn’t say neigh. His chin began to tremble. “Oink,” he said, in a very small voice.

{child} squatted down next to him. “Don’t you like your own bed?” {child.he} said.

{Button} shook his ears.

“Perhaps there’s something wrong with it,” said {friend}.

## if short
Now there was just the horse. There was only one of her, and she slept standing up.

“One,” they counted, over the stable door. “Two!”

“That’s one too many!” said {farmer}.

Next to the horse was {button}, standing on his two back legs. He wobbled. He wobbled a bit more. And over he went, bump, and rolled out under the door.

His chin began to tremble. “Oink,” he said, in a very small voice.

“Don’t you like your own bed?” said {child}.

{Button} shook his ears.

“Perhaps there’s something wrong with it,” said {friend}.

# too-few
So they all went to look. In the pigsty it was dark and warm. There was the mother pig, as big as a sofa[age>=5: , lying on her side in the straw]. And there were her piglets in a row, tucked up tight against her.

{child} shone the [us: light | torch] and {friend} pointed.

“One, two, three, four, five, six, seven,” they counted.

“And there ought to be eight,” said {farmer}. “That’s one too few.”

The seven piglets lay squashed up together, fast asleep[age>=5: , with no space between them anywhere].

“Oh!” said {child}. “There isn’t a gap! He hasn’t got a gap!”

## if short
So they went to look. There was the mother pig, as big as a sofa. And there were her piglets in a row, squashed up tight and fast asleep.

“One, two, three, four, five, six, seven,” they counted.

“And there ought to be eight,” said {farmer}. “That’s one too few.”

“Oh!” said {child}. “He hasn’t got a gap!”

# a-gap
“Poor {button},” said {friend}. “Move up, piglets.”

{child} gave a gentle push at one end. {Friend} gave a gentle pull at the other. The piglets grunted, and shuffled, and didn’t wake. And there, right in the middle, was a gap. It was small, and it was round, and it was just about as big as a {button}.

{Button} looked at it. He walked in, trit, trot. He turned round once, and he lay down, and the gap closed up round him, as snug as a pocket.

The mother pig opened one eye. She counted along the row with the end of her nose. Then she gave a great big sigh and shut it again.

“One, two, three, four, five, six, seven, eight,” whispered {child} and {friend}.

“And that,” whispered {farmer}, “is exactly enough.”

## if short
“Move up, piglets,” said {friend}.

{child} gave a gentle push at one end. {Friend} gave a gentle pull at the other. And there, right in the middle, was a gap. It was just about as big as a {button}.

He walked in, trit, trot, and lay down, and the gap closed up round him, as snug as a pocket.

“One, two, three, four, five, six, seven, eight,” they whispered.

“And that,” whispered {farmer}, “is exactly enough.”

# home
Then it was time for home. [adult: {Adult} did up the seat belts, click, click, and {adult.he} | The seat belts went click, click, and the car] drove down the lane in the dark[city: , all the way to {city}]. They dropped off {friend} at {friend.his} house, and {friend.he} waved until they had gone round the corner.[pet:  At home {child} counted {pet}, and there was one.]

## if short
Then they drove home [city: to {city} | in the dark].[pet:  {child} counted {pet}, and there was one.]

# ears
When {child} was washed and brushed and in pyjamas, {child.he} climbed into bed. On the pillow was a row of ears.

“Bear,” counted {child}. “Rabbit. Other rabbit. That’s one too few.”

So {child.he} lay down in the middle, and they all shuffled up, and there was a gap. It was a long one, and it was just about as big as {child}. And then it was exactly enough.

## if adult
When {child} was washed and brushed and in pyjamas, {child.he} climbed into bed. {Adult} came in to say good night. On the pillow was a row of ears.

“Bear,” counted {adult}. “Rabbit. Other rabbit. {child}. Is that one too many?”

“No,” said {child}, and {child.he} shuffled up against the wall until there was a gap. It was a long one, and it was just about as big as {adult}. “It’s one too few.”

So {adult} lay down in it, just for a little while. And then it was exactly enough.

## if short
{child} climbed into bed. On the pillow was a row of ears.

“Bear,” counted {child}. “Rabbit. Other rabbit. That’s one too few.”

So {child.he} lay down in the middle, where there was a gap just about as big as {child}. And then it was exactly enough.

## if short & adult
{child} climbed into bed. On the pillow was a row of ears.

“Bear,” counted {adult}. “Rabbit. Other rabbit. {child}. Is that one too many?”

“No,” said {child}, and {child.he} shuffled up until there was a gap. It was just about as big as {adult}. “It’s one too few.”

So {adult} lay down in it, just for a little while. And then it was exactly enough.

# @first
Soon they were going home, but not just yet.
## if adult / elder
having a little sit-down first, on a bale of straw.
## if adult & !elder
having a little sit-down on a bale of straw.
