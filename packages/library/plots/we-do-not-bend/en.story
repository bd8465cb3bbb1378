title: The Donkey on the Stairs
title: We Do Not Bend
title: Ninety Years Without a Giggle
guest friend: Otis (he), Lucy (she)
guest alm: Mrs Alder (she), Mrs Birch (she)

% Whoever asks the question is the grandparent, else an old man. The mayor talks in the same voice all the way down. The donkey on the stairs is left to whoever reads.

# the-sign
The sign said: WELCOME TO GRAVELY. NO LAUGHING.

{child} thought it was a joke. Then {child.he} saw {friend}[!friend.known: , {child.his} best friend,] at the bus stop. {Friend} had moved to Gravely in March, when {friend.his} [us: mom | mum] became the village doctor.

“How do you do?” said {friend}, holding out a hand.

“What’s the matter with you?” said {child}.

{Friend} had the worst laugh in the world. It sounded like a donkey falling downstairs, and once it had started, the donkey had to go all the way to the bottom. {child} had sat on a bus for four hours to hear it[city: , all the way from {city}].[elder: 

{Elder} [elder2: and {elder2} ]had come too. {Elder.short’s} glasses had been packed somewhere in the bag, and there they stayed.]

# the-law
“Anybody who laughs has to leave on the next bus,” said {friend} quietly, “and they can’t come back for a year. It’s the law. [us: Mom | Mum] is the only doctor they’ve got, and everybody here has a stomach ache. So I’ve stopped.”

“But why aren’t you allowed?”

“Nobody knows. It’s to do with dignity.[school:  You can’t even giggle at [us: recess | break], the way we did {at school}.]”[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] wagged all over, and {friend} asked {pet.him} to do it a bit less.][pet.cat: 

The only one who fitted in was {pet}[!pet.known: , {child’s} cat], who sat in the cat basket looking like a judge.][pet.other: 

It was just as well that {pet} had stayed at home. {Pet} could look so funny, eating.]

# the-waistband
In the village square stood a statue of Sir Hector Grave, the man who had made the law. He had a face like a door. With one hand he held on to the top of his [us: pants | trousers]. And everybody who walked past held on to their own, solemnly.

“It means dignity,” said {friend}, holding on.

{child} began to have a stomach ache too.

# a-promise
On Sunday the law was ninety years old, and the whole village sat in the square, dressed in black[elder: , with {elder} [elder2: and {elder2} ]in the third row]. {child} and {friend} were in the front row, next to {alm}. She was ninety-six, and she had never said more than good morning.

The mayor, Sir Hector’s granddaughter, stepped up to the microphone with one hand on her waistband.

“We don’t look at each other,” whispered {friend}. “Whatever happens. Promise.”

“I promise,” whispered {child}.

# upright
“Seriousness,” said the mayor, and the microphone sank four inches.

Anybody could have tightened the screw. But first they would have had to notice it. So the mayor bent her knees instead.

“Seriousness,” she went on, “is what keeps us upright.”

The microphone sank. The mayor sank. Two hundred people sat there with faces like potatoes.

{child} bit [child.name: one cheek | {child.his} cheek] and thought about a hamster that had died. It helped, until {child.he} remembered how much it had looked like the mayor.[sport:  So {child.he} thought about {sport}.][music:  {Child.He} tried {music}, backwards.][athlete:  {athlete} would never have got through this.]

# on-her-knees
“We do not bend,” said the mayor, on her knees.

The chair next to {child’s} was shaking. {Friend} had {friend.his} lips pulled right in. For half a year {child} had longed to hear that laugh, and now {child.he} dreaded it. If it came, {friend} and {friend.his} [us: mom | mum] would have to leave.

# a-question
With a squeak, the microphone sank all the way down. The mayor lay on her stomach, straightened her collar and finished her speech.

“Are there,” she said, with her cheek on the boards, “any questions?”

In the third row {@asker}

“Yes,” {@a} said. “What have you dropped?”

# the-donkey
And then it came. The donkey put its hoof on the top stair, and down it fell, the whole way, over a tin bucket and into a wardrobe.

Two hundred heads turned round.

“Who was that?” said the mayor into the microphone.

{Friend} was white. {child} had a bus to catch anyway. {Child.He} stood up.

“It was me,” {child.he} said.

“Indeed,” said the mayor. “Then let us hear it again.”

“Sorry?”

“Again.”

{child} had heard that laugh a thousand times. {Child.He} took a deep breath. “Hee,” {child.he} said. It sounded like [us: a mailbox | a letter box]. “Hee-haw. Hee …”

{Friend} turned and looked straight at {child.him}, on purpose.

“You can’t do it!” said {friend}. “It’s mine!”

And {friend.he} laughed half a year’s worth, all at once. {child} held on to the chair and howled.

# a-kettle
Then came a sound like a kettle. It was {alm}. She shook under her hat, and the tears ran down.

“His [us: pants | trousers],” she gasped.

“{Alm}!” said the mayor.

“I was six! Sir Hector was opening the bridge, and he took off his hat … with both hands …” She pointed at the statue. “And down came his [us: pants | trousers]! We laughed until supper time. And after supper there was a law! I’ve been holding it in for ninety years!”

Everybody looked at the statue. They looked at its hand. And then they all looked down at their own.

# like-a-hen
It began with the baker, who turned out to laugh like a hen. The vicar sounded like a bicycle pump. Two people who had been married for thirty years heard each other for the first time.[pet.dog:  {Pet} wagged so hard that two chairs fell over.][pet.cat:  {Pet} sighed in the basket.]

The mayor was still on her stomach.

“Grandpa?” she said. “His [us: pants | trousers] fell down?”

“He had spotted drawers on underneath,” said {alm}.

“Ha,” said the mayor, and looked round to see who it was.

# the-four-o-clock
At four the bus came. The law is the law, so the whole village stood at the stop.

“Are you all getting on?” asked the driver.

“Once round the square,” said the mayor. “And then we shall abolish it.”

The driver had to go round five times. Last of all went {child}[elder: , next to {elder}[elder2:  and {elder2}]], who was going home.

# to-the-bend
It was nearly evening, and the square was empty. Only {friend} was left, in front of the statue, with a face like a door. Slowly {friend.he} lifted a hat that wasn’t there, with both hands. And down came {friend.his} [us: pants | trousers].

{child} pressed {child.his} nose to the window. {Child.He} could hear the donkey on the stairs all the way to the bend.

# @asker
an old man stood up. He couldn’t see very well.
## if elder
{elder} stood up. The glasses were still in the bag.

# @a
he
## if elder
{elder.short}
