title: That’s What’s So Nice About It
title: The Bear Who Borrowed a Nose
title: Is That All of It?
guest picker: Mrs Pym (she), Mrs Dunn (she)
guest friend: Elsie (she), Clara (she)

% Out in the wood: {adult}, else {picker} from next door. “That’s what’s so nice about it” is the bear’s, and last of all the child’s.

# where-do-i-live
“Excuse me,” said the bear. “Do you know where I live?”

He was sitting in the brambles, as big as a car, and his nose was running. {child} stood there with a bucket in one hand and the other hand full of blackberries.

“No,” {child.he} said. “Don’t you?”

“My nose does,” said the bear. “I just follow it. But it’s blocked, and I’ve got to get home and sleep all winter, and I don’t know the way.” He breathed in. “Ah … ah …”

“Hold on to your hat!” called [adult: {adult} | {picker} from next door], from the next bush.

“… TCHOO!”

# is-that-all
There had been a birch tree beside them, full of yellow leaves. Now there was just a tree.

“They were coming down anyway,” said the bear.

“You can borrow my nose,” said {child}, with leaves in {child.his} hair.

The bear bent down and looked at it. He looked for a long time.

“Is that all of it?” he said.

# which-one
Off they went. {child} walked in front with the nose, then came the bear, and then [adult: {adult} | {picker}] with both the buckets, because somebody had to remember where they’d left the car[city:  and the way back to {city}].

“What can you smell?” asked the bear.

“Moss,” said {child}.

“Who’s been walking on it?”

“It doesn’t smell of who. It smells of moss.”

“This is like going about with a bag on my head,” said the bear.[music:  He hummed a little of {music}, to keep himself awake.]

# so-nice
“But what am I looking for?” said {child}. “What does it smell of, where you live?”

The bear thought about it.

“Nothing,” he said, and his voice went soft. “Nothing at all. That’s what’s so nice about it.”

# looking-for-nothing
So they looked for nothing. {child} sniffed at a stone, and it smelt of stone. {child.He} sniffed straight up into the air, and it smelt of evening.
## or
So they looked for nothing. {child} put {child.his} nose into a hole, and there sat a badger.

“Does it smell in here?” asked {child}.

“Not of anything,” said the badger, who smelt of badger.

The bear had already got one paw in.

“Taken,” said the badger.

# middle-of-the-path
The wood was turning blue. The bear went slower and slower, and in the middle of a nice wide path he sat down.

“This will do,” he said, and put his chin on his paws.

“Here?” said {child}. “This is the [us: bike | cycle] path! They’ll be riding into you all winter!”

“Tell them to ring their bells,” said the bear, and shut his eyes.

{child} pulled at him, but it was like pulling at a hill[athlete: , and not even {athlete} could have moved him]. {child.He} wanted to cry. {child.He} had lent him {child.his} nose, and there hadn’t been enough of it.

# just-like-you
{child} leaned on the fur and thought of the hall at home, with the coats and the shoes[sport:  and {sport.thing}]. What did it smell of? At the dentist’s it smelt of dentist.[school:  {At school} it smelt of gym shoes.][elder:  At {elder’s} it smelt of coffee[elder2: , and at {elder2’s} of soap].] {child.His} best friend {friend’s} house smelt of cinnamon. But at home it didn’t smell of anything.

Only that wasn’t true. “It smells lovely at yours,” {friend} always said. “It smells just like you.”

# into-the-fur
{child} turned over, pushed {child.his} nose deep into the bear’s fur, and breathed in. Wet blanket. Pine trees. A bit of jam.

“Wake up!” {child.he} said. “It does smell of something, where you live! It smells of bear. It’s only you who can’t smell it!”

# that-is-me
{child} crawled in among the trees with {child.his} nose in the moss, and the bear came too, and almost at once {child} stopped.

“Here!” {child.he} shouted. “It smells very strongly of bear!”

“That’s me,” said the bear.

It was. {child} had {child.his} nose in his tummy.

“Go further back,” said {child}. “Further. Behind [adult: {adult} | {picker}].”

And then it came, faintly. Wet blanket. {child} crawled under a branch. Wet blanket and pine trees. Under the roots of a fallen tree there was a hole. {child} put {child.his} head in. Wet blanket, and pine trees, and jam.

“You live here,” {child.he} said.

# two-buckets
“I can’t smell a thing,” said the bear. “What if it’s somebody else’s? What if … ah … ah …”

“Not in here,” said {child}. “Out! Quick, quick, quick.”

“… TCHOO,” went the bear, all over the wood.

[adult: {Adult} | {Picker}] had been holding two buckets of blackberries. Now [adult: {adult.he} | she] was holding two buckets.

# all-the-way-home
But the bear was sniffing. He could smell who’d been walking on the moss. He could smell the coffee that [adult: {adult} | {picker}] had left in the car. Then he put his nose in the hole and took a long breath.

“Nothing,” he said. “Nothing at all.”

And you could hear that he was home.

Before he crawled in he had one more look at {child’s} nose.

“It’s a small one,” he said. “But it got me all the way home.”

# the-hall
[adult: When {adult} unlocked the door at home, | When they got home,] {child} stood still in the hall, among the coats and the shoes, and shut {child.his} eyes and sniffed[pet.other: , before {child.he} had even said hello to {pet}].[pet.dog / pet.cat:  {Pet} was sniffing too, only it was {child} that {pet.he} sniffed, from the knees up.]

“What can you smell?” asked [adult: {adult} | {picker} from the doorstep].

“Nothing,” said {child}.

{child.He} said it once more, with {child.his} nose in the pillow and the covers up to {child.his} ears.

“Nothing at all,” {child.he} said. “That’s what’s so nice about it.”
