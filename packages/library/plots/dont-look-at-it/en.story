title: Up His Sleeve
title: Everybody Shut Your Eyes
title: Don’t Look at It
guest friend: Esme (she), Rafi (he)
guest pet: Pickle (she), Pepper (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “Abra… Oh dear. It’s gone back up my sleeve.” Everybody may shut their eyes with them, and shut them slowly with {pet}.
% {pet} is the family’s cat or dog, else {friend}’s cat, who is staying the night too. The grown-up is {adult}, else the grandparent, else {minder}.

# no-light
{child’s} night light was broken.

{@A-first} had put in a new bulb[elder & adult: , and {elder} had given it a tap][elder2 & !adult: , and {elder2} had given it a tap]. It still would not go.

“Never mind,” said {@a}. “Just shut your eyes, {child}[sport: , and think of {sport}].”

“I can’t,” said {child}. “Not without my light.”

{Friend}[!friend: , {child’s} best friend,] was staying the night, in the bed on the floor. “You need a wizard,” {friend.he} said. “I’ve always wanted to see a wizard do magic.”

# a-knock
And there was a knock at the window.

It was a wizard[city: , the only one in {city}]. He was as tall as a milk bottle, and very wet. {@A} let him in[elder & adult: , and {elder} dried|  and dried] him with a sock.

“Please can you mend my light?” said {child}.

“I can try,” said the wizard.

# up-his-sleeve
{child} watched him. {Friend} watched him. {@A} watched him.[elder2:  {Elder2} watched him.] And {@whose} sat on the bed like a cushion and watched him too, with {@eyes}.

The wizard held out his arm.

“Abra,” he said. “Abra… Oh dear. It’s gone back up my sleeve.”

“What has?” said {child}.

“The magic,” said the wizard.

# a-mitten
“You’re too cold!” said {friend}, and {friend.he} wrapped him up in a mitten.

“Abra,” said the wizard. “Abra… Oh dear. It’s gone back up my sleeve.”

“You’re hungry,” said {@a}. {@He} put half a [us: cookie | biscuit] on the chair.

They all looked [us: around | round] for a plate. They all looked back.

There was a whole [us: cookie | biscuit] on the chair.

“That was a half,” said {@a}.

# shy
Nobody had seen it change. {child} thought about the mouse in the shed, that only came out if you looked at something else.

“Your magic isn’t broken,” {child.he} told the wizard. “It’s shy.”

The wizard went pink. “It is, rather,” he said.

“I’m shy when I sing[school:  {at school}],” said {friend}. “I have to sing to the wall. Everybody shut your eyes!”

“But then you won’t see the magic,” said {child}.

{Friend} thought. It was a hard thing to think.

“No,” {friend.he} said. “But you’ll have your light.”

# whos-looking
So {@shut}. {Friend} shut {friend.his} eyes, and put {friend.his} slippers on top. And {child} shut [child.name: both eyes | {child.his} eyes], even though it was dark in there.

“Abra,” said the wizard. “Abra… Oh dear. It’s gone back up my sleeve.”

“Who’s looking?” said {child}.

“Not me,” said {@a}.

[elder & adult: “Not me,” said {elder}.

]“Not me,” said {friend}, under the slippers.

{child} opened one eye, just a little.

{Pet} was looking.

# slowly-slowly
{@cant}[athlete:  Not even {athlete} could.]

So {child} didn’t tell {pet.him}. {Child.He} lay down [child.name: nose to nose with {pet} | with {child.his} nose close to {pet.his} nose]. {Child.He} looked into {@big-eyes}, [pet.dog: and yawned, ]and slowly, slowly, {child.he} shut [child.name: both eyes | {child.his} own].

{@thought}

Then slowly, slowly, {pet} shut {pet.his} eyes too.

# there
It was very quiet. Something rustled, like a mouse coming out of a sleeve.

“Abra,” said the wizard. “Abra… there.”

And there was the light, small and gold, all over the wall.

“Oh,” said {friend}.

The wizard was gone, and so was the [us: cookie | biscuit]. But from inside the night light came a tiny rustle.

# dont-look
“He’s left a bit behind,” said {child}. “It’s living in there.”

“Then we mustn’t stare,” said {friend}, and {friend.he} turned to the wall, and sang to it a bit[music: , mostly {music}], and fell asleep.

{@A} tucked in {child’s} feet, with {pet} on top of them.

“All right now, {child}?” {@he} said.

“Shh, {@call},” said {child}. “Don’t look at it.”

And {child.he} shut [child.name: both eyes | {child.his} eyes].

# @a-first
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @call
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @shut
{minder} shut her eyes
## if adult
{adult} shut [adult.name: both eyes | {adult.his} eyes]
## if elder & !adult
{elder} shut {elder.his} eyes

# @whose
{friend’s} big [us: gray | grey] cat {pet}, who was staying the night as well,
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.dog
{pet}[!pet.known:  the dog]

# @eyes
{pet.his} round orange eyes
## if pet
{pet.his} round bright eyes

# @big-eyes
{pet.his} big orange eyes
## if pet
{pet.his} big bright eyes

# @cant
You can’t tell {pet} what to do. You can’t pick {pet.him} up, and you can’t make {pet.him} budge.
## if pet.dog
You can tell a dog to sit, and you can tell a dog to stay. But you can’t tell a dog to shut its eyes.

# @thought
% A dog cannot help it when somebody yawns; a cat shuts its eyes back.
{Pet} thought about it.
## if pet.dog
{Pet} yawned an even bigger yawn.
