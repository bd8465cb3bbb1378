title: Two Slippers
title: A Little Hole
guest pet: Bruno (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The dog is the family’s own; else it is next door’s, who is staying with them. Whoever shouts at the dog is {adult}, else the grandparent, else {minder}.

# only-a-hole
The cake stood on the kitchen table and was perfectly smooth. That was what was wrong with it.

{child} only meant to take a little cream at the edge, with one finger. You could hardly see it. It only made a hole. So {child.he} took a little cream from somewhere else and mended the hole with it, and then there was a hole there instead. {Child.He} mended that hole from the middle. In the end {child.he} had done so much mending that you could see right down into the cake.

{child} licked {child.his} hand and went out into the hall. There {child.he} met {@pet}, coming in. {Pet} always knew when there was cream.

# pet-is-blamed
Then {@a} came.

“{Pet}!” {@he} shouted.

{child} stopped behind the door. Now {pet} would say that it wasn’t {pet.him}. But {pet} said nothing. {Pet.He} looked up at the ceiling and tried to look like a chair.

“Just look at that guilty face,” said {@a}. “And we were going to have the whole street in for that cake! Out you go!”

{Pet} had to go out into the hall, and the kitchen door was shut. There {pet.he} sat, with {pet.his} nose to the crack, and sighed.

# a-stone
{child} had a tummy ache. It wasn’t the cake. It felt as if {child.he} had swallowed a stone.

“You can have my sausage,” {child.he} whispered to {pet}, and fetched the one that was left from lunch[school:  {at school}].

{Pet} ate the sausage and was much happier. But the stone was still there.

“You can have my blanket.”[music:  {Child.He} sang {music}, too, very softly.]

{Pet} lay down on the blanket. The stone was still there.

“You can live in my bed. I can lie on the floor.”[sport:  “You can come with me to {sport}.”]

{Pet} licked {child’s} ear. {Pet.He} seemed to think that this was one of {pet.his} best days. But {child’s} stone only got bigger.[friend:  If only {friend} had been there, to tell it to.]

# one-slipper
When {@a} opened the kitchen door again, {pet} didn’t go in. {Pet.He} trotted off to the shoe rack, where {@s} red slippers stood. {Pet.He} carried one of them all the way through the hall and laid it at {@s} feet. Then {pet.he} sat down and gave {pet.his} paw, nicely.

“Oh, {pet},” said {@a}. “Are you saying sorry?”

{child} went hot right up to the hair. {Pet} was saying sorry for something {pet.he} hadn’t done, and {child}, who had done it, just stood behind the door!

# the-other-slipper
{Child.He} looked over at the shoe rack. There was one slipper left.

It was a long way there, and even longer back[athlete: , even for {athlete}]. {Child.He} put the slipper down next to {pet’s}, and sat down so that they sat in a row.

“It wasn’t {pet},” said {child}. “It was me. It was only going to be a little hole. Then I mended it.”

{Child.He} didn’t dare look up. {Child.He} heard somebody breathe in through the nose. {Pet}, who thought it must be {pet.his} turn again, gave {pet.his} paw once more. So {child} held out a hand as well.

# both-feet
It took a while. Then one of {@s} feet came and stepped into one slipper. And then came the other and stepped into the other.

“Thank you,” said {@a}. “Now I’ve got two.”

{@He} took {child’s} hand and shook it. Then {@he} sat down on the floor.

“I was sad about the cake,” {@he} said. “But I blamed the wrong person. I didn’t even ask.”

“Then you did something wrong, too,” said {child}.

“Yes. And I haven’t got any slippers left to bring.”

# a-boot
So {child} ran to the shoe rack and fetched a [us: rain boot | wellington].

{@A} crawled up to {pet} with the boot in {@his} arms, and laid it down.

“Sorry, {pet},” {@he} said. “It wasn’t you.”

{Pet} sniffed at the boot. You could see that {pet.he} would rather have had a sausage. But {pet.he} gave {@him} {pet.his} paw.[elder & adult & !elder2:  {Elder}, who had come because of the cake, shook hands with all three, just in case.][elder2 & adult:  {Elder} and {elder2}, who had come because of the cake, shook hands with all three, just in case.][elder2 & !adult:  {Elder2}, who had come because of the cake, shook hands with all three, just in case.]

# a-jar-of-jam
Then they mended the cake. It was no use filling the hole with cream, because {child} had tried that already. But a whole jar of jam just fitted. {Pet} got to lick the spoon.

“How lovely!” said the whole street[city: , from half of {city}][friend: , and {friend} said it twice]. “How did you think of it?”

“It began with a little hole,” said {child}.[elder & adult:  And {elder} looked up at the ceiling.]

# what-have-you-done-now
When night came {@a} tucked {child.him} in. {Child.He} felt about in {child.his} tummy. There was only cake.

Then there were steps in the hall, and {pet} came in with something in {pet.his} mouth. {Pet.He} laid it carefully on the floor by {child’s} bed. It was a red slipper.

“What have you done now?” whispered {child}.

But {pet} sighed, put {pet.his} chin on the slipper and went to sleep.

# @pet
next door’s dog {pet}, who lived with them for the time being
## if pet.dog
{pet}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
