title: Thank You for Coming
title: The Worst Birthday in the World
title: Was That a Laugh?
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: in the worst birthday in the world not one single thing may go right.
% The grown-up with the cake (@a) is the grandparent, else {adult}, else {minder}.

# eight-chairs
It was {child’s} birthday. In the kitchen stood eight chairs, in the hall lay eight party bags, and all week {child} had practised what you say at the door when people go home: “Thank you for coming.”

Then the phone rang, and rang again, and everything went wrong. Everybody had the tummy bug, all over [city: {city} | town].[school:  There was hardly anybody left {at school}.][sport:  So had everybody from {sport}.]

At three o’clock only one came, and that was {friend}[friend & !friend.known: , {child’s} best friend][!friend:  from downstairs], who had already had it.{@shoes}

Then {@first} came in with the cake, and tripped over a chair that nobody was going to sit on. The cake landed upside down on the floor.

{child} crawled in under the table. It hurt so much in {child.his} throat that the words could hardly get past. “Nobody came,” {child.he} said. “It’s the worst birthday in the whole world.”

# properly
“It isn’t as bad as all that,” said {@a}.

“Yes, it is,” said the tablecloth.

Then the tablecloth was lifted, and {friend} crawled in, too. “In the whole world?” asked {friend}.

“The whole world,” said {child}.

“Then we’ll have to do it properly,” said {friend}. “Nothing’s allowed to go right. If one single thing goes right, it isn’t the worst in the world. It’s just a bad one, and everybody’s had a bad one.”

{child} wiped {child.his} nose on the tablecloth. {Child.He} had never been the best in the world at anything[athlete: , like {athlete}]. But the worst in the world was something, too.

“Not one single thing,” said {child}. “And no laughing.”

# nobody-out
They began with the [us: chips | crisps], which were nice and crunchy, so they poured juice on them.

“Still quite nice,” said {friend}, with {friend.his} mouth full.

“Don’t say that!” said {child}, and poured on more.

Then {@a}[elder2:  and {elder2}] hummed[music:  {music}], and the two children played musical chairs, with eight chairs. However suddenly the humming stopped, there was always somewhere to sit, and nobody was ever out. In the end they lay across three chairs each, waiting for somebody to lose.

“I’ve never seen such bad musical chairs,” said {@a}.

“Thank you,” said {child}. Then {child.he} made a noise, and fell off.

“Was that a laugh?” asked {friend} sternly.

“It was a cough,” said {child}.

# one-thing
The [us: chips | crisps] had begun to run off the table, so {@a} went to find a cloth.

“Let’s check,” said {friend}. “Has anything gone right?”

They looked at the cake on the floor, and at the [us: chips | crisps], and at all the empty chairs. It was perfect.

“Oh,” said {friend}. “There’s one thing.”

“What?”

“I came.”

This time nobody coughed.

“If it’s the worst in the world, nobody comes,” said {friend} slowly. “Do you want me to go home?” And {friend} looked at {child}, and waited.

{child} only had to say no. But it was so nearly finished, the worst birthday in the whole world, and nobody else had one.

“You’ll have to, I suppose,” said {child}.

“Thank you for having me,” said {friend}, terribly politely, and went out into the hall.

# finished
{child} crept in under the table again. Now {child.he} had the worst birthday in the whole world, and nobody to show it to.

It didn’t feel the way it had at three o’clock. That had been the tummy bug’s fault. This was {child’s} own, and it hurt much further down. All afternoon {child} had counted the empty chairs. {Child.He} hadn’t once counted the one with somebody on it.

“Wait,” {child} tried to say, but it stuck in {child.his} throat. Out in the hall {friend} was putting on {friend.his} shoes.

{@help}

# you-came
{child} came out from under the table so fast that the tablecloth came, too, with [us: chips | crisps] and all, and {child.he} ran into the hall.

“Stop!” shouted {child}. “It’s ruined! Something went right!”

“What did?” asked {friend}, without looking up.

“You came,” said {child}, and {child.his} voice wobbled. “I said that nobody came. And you’d come.”

Now {friend} looked up. “I didn’t think you’d noticed,” {friend.he} said.

“I was busy counting the others,” said {child}.

{Friend} looked at {child}, who had a tablecloth on {child.his} head and a [us: chip | crisp] on {child.his} nose. Then {friend.he} made a noise.

“Was that a cough?” asked {child}.

“No,” said {friend}. And they both laughed until they had to sit down among the shoes.

# from-the-bottom
Now that it was ruined anyway, they could have the cake. It was upside down, so they lay on their tummies with a spoon each and ate it from the bottom, and stopped just above the floor.[pet.dog:  {Pet} did the floor.][pet.cat:  {Pet} took the cream, and left the party.]

“How is it?” asked {@a}, who was lying there, too.

“Bad birthday,” said {child}. “Good cake.”

# all-eight
At six o’clock {friend} stood on the doormat with both shoes on and all eight party bags.

{child} had practised it for eight people. Now there was only one, so {friend} got the whole of it.

“Thank you for coming,” said {child}.

# @shoes
[pet.other:  {Friend.He} said hello to {pet} first of all, as usual.]
## if pet.dog
 {Pet}[!pet.known: , {child’s} dog,] carried off one of {friend’s} shoes and lay down on it under the kitchen table. That was what {pet} did to make people stay.
## if pet.cat
 {Pet}[!pet.known: , {child’s} cat,] lay down on {friend’s} coat at once. {Pet} didn’t care much for parties, but {pet} did like coats.

# @help
But {friend} tied one shoe, and undid it, and tied it again. From under the table {child} could see the laces. Nobody in the world had ever tied a shoe so slowly.
## if pet.other & !elder
“I’ve only got to say goodbye to {pet},” said {friend} out there. “Bye, {pet}. I was going to stay until six.” Then somebody sniffed, and it wasn’t {pet}.
## if elder & !pet.dog & !pet.cat
But in front of the door stood {elder.short} with the cloth. “Nobody leaves without a party bag,” said {elder.short}. “Which one is yours?”

“I don’t know,” said {friend}, not quite steadily.

“Then we’ll have to look in all of them,” said {elder.short}. {Elder.He} sat down on the doormat, and began, as slowly as {elder.he} could, on the first knot.
## if pet.cat
But nobody goes home without a coat, and {pet} was lying on it.

“Please, {pet}, I’ve got to go,” said {friend}, not quite steadily, and pulled a little at one sleeve. {Pet} put a paw on the sleeve, and there it stayed.
## if pet.dog
But there was only one shoe out there. {Pet} still had the other one under the table, and now {pet} pushed it into {child’s} lap with {pet.his} nose.

“You don’t want anybody to go, either,” whispered {child}.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
