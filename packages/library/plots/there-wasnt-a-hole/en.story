title: There Wasn’t a Hole
title: A Black Stub of a Pencil
title: It’s Not a Ball
guest elder: Granny (she), Nana (she)

% Whoever has the pencil is the grandparent who is ticked, else Granny. Plop is for the child to say. “You may rise” is said with the crown on, and the last line is whispered.
% One rule: whatever you draw with the pencil comes true.

# just-any-pencil
{child} wanted to draw, but there was nothing to draw with at {elder’s}. Then {elder.short} found a black stub of a pencil, right at the back of the kitchen drawer.[pet.dog / pet.cat:  {Pet}[!pet.known:  the [pet.cat: cat | dog]] looked too, but for sausages.]

“Well, well!” said {elder.short}. “I had this when I was five. Whatever you draw with it comes true.”

“What did you draw?” asked {child}.

“A cow,” said {elder.short}. “In the hall. So think first.”

[friend: “Draw a horse,” said {friend}[!friend.known: , {child’s} best friend], who had finished thinking.

]
# a-draught
{child} put a big piece of paper on the floor. {Child.He} thought first. Then {child.he} drew a glass of ice cream.

Plop!

There it was on the floor, and it was strawberry. They all had some, and saved the rest.

“What would you like?” {child} asked {elder.short}.

“I’ve got everything,” said {elder.short}. “But there’s a [us: draft | draught] [us: around | round] my head.”

So {child} drew a crown. Plop! It was gold, and just the right size. {Elder.short} put it on, and forgot about it.[elder2:  {Elder2} lay on the sofa, asleep, and saw nothing.]

# not-a-ball
“Now I want a ball,” said {child}.[sport:  “Not for {sport}. Just a ball.”]

{Child.He} drew it round. {Child.He} [us: colored | coloured] it in, and [us: colored | coloured] it in, until it was as black as black can be.

Plop!

“Let’s see it bounce,” said {elder.short}.

{child} gave it a pat. {Child.His} hand went straight in. So did {child.his} arm.

“It’s not a ball,” said {child}. “It’s a hole.”

# under-a-castle
They lay down on their tummies and looked in. Down at the bottom sat a man with a moustache, eating sausage soup[music:  and humming {music}]. He looked up.[pet.dog / pet.cat:  {Pet} put {pet.his} nose in. It smelled of sausages.][pet.other:  {Pet} had come along in a cage, which was luckily a good way off.]

“Good afternoon,” said {elder.short}, who would talk to anybody.

“Good afternoon, Your Majesty,” said the man. “I didn’t know I lived under a castle.”[city: 

“It’s only {city},” said {child}.]

“We’re just drawing,” said {elder.short}.

“What’s it going to be?”

“A ball,” said {child}.

The man looked at it for a while. “From here it looks like a hole,” he said.

# over-the-edge
Then {elder.short} knocked over the glass with {elder.his} elbow. Splash!

“I’ve got ice cream in my soup,” said the man. He tasted it. “Thank you.”

“I’ll draw a lid,” said {child}, and reached for the pencil. But it rolled past {child’s} hand, and over the edge.[athlete:  Not even {athlete} could have caught it.]

Splash! It fell in the soup.

Oh no! {child} felt awful. It was {elder.short’s} own pencil.

“Never mind,” said {elder.short}, and reached down, and the man reached up. There was room for a whole {elder.short} in between.

# never-could
“Then you’ll have to bring it up,” {elder.short} told the man. “Draw a ladder.”

“I can’t draw,” said the man, and his moustache drooped. “I never could. People laugh.”

“I won’t laugh,” said {child}.

# only-lines
{Child.He} lay down at the edge, and {elder.short} held {child.his} legs.[friend:  {Friend} held {elder.short}.] {child} hung {child.his} head down into the hole.

“It’s only lines,” said {child}. “[school: We do them {at school}. ]Just do what I do! Two long ones first, on the wall.” And {child.he} drew them in the air.

The man drew two long ones on the wall. “They’ve gone crooked,” he said.

“That’s all right. Now short ones, right across, all the way up!”

Line, line, line, drew {child} in the air. Line, line, line, drew the man on the wall, with his tongue sticking out.

Plop!

# crooked
It was crooked, but it held. Creak, crack, creak, it went, and a moustache came up through the floor, and then the rest of the man. He had the pencil behind his ear, and he’d brought the soup.

“I’ve lived under here for twenty years,” he said.

“Twenty years!” said {elder.short}. “Why did you never come up?”

“There wasn’t a hole,” said the man.

# strawberry-soup
{Elder.short} found some spoons. They sat [us: around | round] the hole and ate strawberry soup, and the man kept looking at his ladder.[pet.dog / pet.cat:  {Pet} had the last bit of sausage.]

“I drew that,” he said. “Me.”

[elder2: {Elder2} woke up, came in and took a spoon. “I see we’ve got company,” said {elder2}.

]Then the man climbed home, and {child} drew a lid, with a handle on both sides. Plop! That was the end of the pencil.

[friend: “So there’s no horse,” said {friend}.

]“Ah well,” said {elder.short}, and put the rug over the lid. “The cow was worse.”

# knock
The next evening {elder.short} was just pouring the tea.

Knock, knock, knock, went the floor.

{Elder.short} felt {elder.his} head. The crown was still there. {child} rolled back the rug.

“You may rise,” said {elder.short}, and got out another cup.

They drank it while it got dark. {child} yawned, and leaned on {elder.short}. Then the man went down again, and the lid closed without a sound.

“Good night, Your Majesty,” whispered the floor.
