title: Are Snails Brave?
title: It’s About Hedgehogs
guest friend: Grace (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The friend who moves is the child’s best friend. Whoever sits on the hall floor is {adult}, else the grandparent, else {minder}.

# two-years
{child} and {friend} had been quarrelling about snails for two years.

It had begun on a wet Tuesday, with a snail in the middle of the playground[school:  {at school}].

“He’s brave,” {child} had said. “He’s going all that way, and he hasn’t even got legs.”

“He’s not brave,” {friend} had said. “He’s got a house on. He can go in whenever he likes.”

They had gone on with it ever since. They did it on the way to school, and in the [us: lunch line | dinner queue], and once, in whispers, all through somebody’s wedding. It was the best quarrel in the class.

# on-saturday
But now {friend}[!friend.known: , who was {child’s} best friend,] was moving away. It was four hours in a car, and {friend.he} {friend.was} going on Saturday.

“You can ring each other,” said {@a}.

“It’s not the same,” said {child}.

“No,” said {@a}. “It isn’t.”[elder & adult & !elder2:  And {elder} said that it had never been the same, not in {elder.his} day either.][elder2 & adult:  And {elder} and {elder2} said that it had never been the same, not in their day either.][elder2 & !adult:  And {elder2} said that it had never been the same, not in {elder2.his} day either.]

# the-wrong-thing
On Friday, {child} went over to say goodbye. {friend’s} room was full of boxes. The bed was in bits against the wall, and their feet made an echo.

{child} had a whole lot of things to say, and not one of them would come out. So {child.he} said something else.

“I don’t care,” {child.he} said. “You can move if you like. I’ll have more room.”

{Friend} went red. “Good,” {friend.he} said. “Then I’ll have more room as well.”

And {child} went home. {Child.He} had only been there for four minutes.

# mind-the-bumps
{Child.He} didn’t eat {child.his} tea. {Child.He} lay on the floor in the hall, with {child.his} face in the shoes.[pet.dog:  {Pet} lay down as well, with {pet.his} nose in the boots, to be fair.][pet.cat:  {Pet} sat down on {child.his} back and waited for it to be over.][pet.other:  {child} had told {pet} all of it, and {pet} hadn’t known what to say either.]

“Did you say goodbye?” said {@a}.

“No,” said {child} into a shoe. “I said the wrong thing.”

{@A} sat down on the floor. “I did that once,” {@he} said. “I said it to my best friend through a car window. I said, ‘Mind the bumps.’”

“Was that all?”

“That was all. I’d been thinking about it for a week.”

# in-their-slippers
In the morning, the van stood outside {friend’s} house with its doors shut. Everybody was already sitting in the car. {child} and {@a} came running in their slippers.

{Friend} sat on the wall in {friend.his} coat. {Friend.He} looked at {child’s} feet, and {child} looked at {friend.his} boots.

“I do care,” said {child}.

“I know,” said {friend}. “So do I.”

Then there was nothing left to say. It was horrible. It was only goodbye that was left.

And there, on the wall, sat a snail. It had got halfway along, and it had both its horns out.

# a-leaving-present
They looked at it for a while.

“You can be right,” said {friend}.

“What?” said {child}.

“About snails. You can be right, if you want. It’s a leaving present.” {Friend.He} swallowed. “They’re bra—”

“No!” yelled {child}.

{@A} jumped. The snail pulled in its horns.

“Don’t say it!” said {child}. “If you say it, then it’s finished!”

# havent-finished
{Friend} stared with {friend.his} mouth open. Then {friend.he} shut it, with the rest of the word inside.

“We haven’t finished,” said {child}. “We’ve only done two years. I’ve got loads left. I’ve got a thing about salt water that I haven’t even started on.”[sport:  “And one about {sport}.”]

“I’ve got a thing about hedgehogs,” said {friend} slowly.

“There you are!”

“It’s really good. You haven’t got a chance.”

“Then you can’t just go and agree!”

# not
“{Friend}!” somebody called from the car. “It’s time.”[music:  In there {music} was playing already.]

{Friend} got in, and the window came down. {@A} took {child’s} hand and they stepped back.

“Snails are brave!” shouted {child}.

“They’re not!” shouted {friend}.

“They are!”

“Not!”

The car drove off down the road[city: , out of {city}]. {Friend} hung an arm out at the corner and shook {friend.his} fist[athlete: , as if {friend.he} had beaten {athlete}]. Then the street was empty, and {child} cried, and {@a} held {child.him}. It took a long time.

“But you didn’t say, ‘Mind the bumps,’” said {@a} at last.

# only-that-one
That night, just as {child} had gone to bed, the telephone rang.[pet.dog / pet.cat:  {Pet} lifted {pet.his} head.]

“It’s for you,” said {@a}. “It’s about hedgehogs.”

But {friend} didn’t say anything about hedgehogs. {Friend.His} voice was very small.

“It’s dark here,” {friend.he} said. “The window’s in the wrong place. I don’t know anybody.” Then there was nothing for a bit. “{Child}? If a snail came to a new garden, and it was dark. And it put its horns out, all the same?”

{child} thought about it properly.

“Then that snail’s brave,” {child.he} said.

“Only that one, though,” said {friend}.

“Only that one,” said {child}. “We’ll do the rest tomorrow.”

“Tomorrow,” said {friend}. “You haven’t got a chance.”

# all-the-same
{@A} took the telephone and put out the lamp. {child} pulled the cover right up over {child.his} head and lay in there a while. It was warm, like a house.

Then {child.he} put {child.his} nose out. All the same.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
