title: The Donkey on the Stairs
title: We Do Not Bend
title: Ninety Years Without a Giggle
guest friend: Otis (he), Lucy (she)
guest alm: Mrs Alder (she), Mrs Birch (she)

% Whoever asks the question is the grandparent, else an old man. The mayor talks in the same voice all the way down. The donkey on the stairs is left to whoever reads.

# the-sign
The sign said: WELCOME TO GRAVELY. NO LAUGHING.

{child} thought it was a joke. Then {child.he} saw {friend}[!friend.known: , {child.his} best friend,] at the bus stop. {Friend} had moved here in March, when {friend.his} [us: mom | mum] became the village doctor.

“How do you do?” said {friend}, holding out a hand.

“What’s the matter with you?” said {child}.

{Friend} had the worst laugh in the world. It sounded like a donkey falling downstairs, and once it had started, the donkey had to go all the way to the bottom. {child} had sat on a bus for four hours to hear it[city: , all the way from {city}].[elder: 

{Elder} [elder2: and {elder2} ]had come too. {Elder.short’s} glasses had been packed somewhere in the bag, and there they stayed.]

# the-law
“Anybody who laughs has to leave on the next bus,” said {friend} quietly, “and can’t come back for a year. It’s the law. [us: Mom | Mum] is the only doctor they’ve got, and everybody here has a stomach ache. So I’ve stopped.”

“But why aren’t you allowed?”

“Nobody knows. It’s to do with dignity.[school:  You can’t even giggle at [us: recess | break], the way we did {at school}.]”[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] wagged all over, and {friend} asked {pet.him} to do it a bit less.][pet.cat: 

The only one who fitted in was {pet}[!pet.known: , {child’s} cat], who sat in the cat basket looking like a judge.][pet.other: 

It was just as well that {pet} had stayed at home. {Pet} could look so funny, eating.]

# the-waistband
In the square stood the man who had made the law, Sir Hector Grave, in bronze. He had a face like a door. One hand held on to the top of his [us: pants | trousers], and everybody who walked past held on to their own, very solemnly.

“It means dignity,” said {friend}, holding on.

{child} began to have a stomach ache too.

# a-promise
On Sunday the law was ninety years old, and the whole village sat in the square in black[elder: , with {elder} [elder2: and {elder2} ]in the third row]. {child} and {friend} were right at the front, next to {alm}, who was ninety-six and had never said more than good morning. Sir Hector’s granddaughter, the mayor, stepped up to the microphone with one hand on her waistband.

“We don’t look at each other,” whispered {friend}. “Whatever happens. Promise.”

“I promise,” whispered {child}.

# upright
“Seriousness,” said the mayor, and the microphone sank four inches.

Anybody could have tightened the screw, but then you would have had to notice it. So the mayor bent her knees instead, exactly as far as she had to.

“Seriousness,” she went on, “is what keeps us upright.”

The microphone sank. The mayor sank. Two hundred people sat there with faces like potatoes.

{child} bit [child.name: one cheek | {child.his} cheek] and thought of a hamster that had died. It helped, until {child.he} remembered how like the mayor it had been.[sport:  So {child.he} thought about {sport}.][music:  {Child.He} tried {music}, backwards.][athlete:  {athlete} would never have got through this.]

# on-her-knees
“We do not bend,” said the mayor, on her knees.

The chair next to {child’s} was shaking. {Child.He} knew just what {friend} looked like now, with {friend.his} lips pulled in and no mouth at all. For half a year {child} had longed for that laugh, and now {child.he} only wanted it to stay away. If it came, {friend’s} [us: mom | mum] would have to start all over again somewhere else.

# a-question
With a squeak the microphone went all the way down. The mayor lay on her stomach, straightened her collar and finished her speech.

“Are there,” she said, with her cheek on the boards, “any questions?”

In the third row {@asker}

“Yes,” {@a} said. “What is it you’ve dropped?”

# the-donkey
Then it came, with a creak. The donkey put its hoof on the top stair, and down it fell, the whole way, over a tin bucket and into a wardrobe.

Two hundred heads turned round.

“Who was that?” said the mayor into the microphone.

{Friend} was white. {child} stood up. {Child.He} had to catch the bus anyway.

“It was me,” said {child}.

“Indeed,” said the mayor. “Let us hear it.”

“Sorry?”

“Do it again.”

{child} had heard that laugh a thousand times. {Child.He} took a deep breath. “Hee,” {child.he} said. It sounded like [us: a mailbox | a letter box]. “Hee-haw. Hee …”

That was as far as {child.he} got. {Friend} had turned right round and was looking at {child}, on purpose. {Friend.He} had made up {friend.his} mind.

“You can’t do it!” said {friend}. “It’s mine!”

And {friend.he} laughed half a year’s worth all at once. {child} held on to the chair and howled.

# a-kettle
Then there was a sound like a kettle. It was {alm}. She shook under her hat, and the tears ran down.

“His [us: pants | trousers],” she gasped.

“{Alm}!” said the mayor.

“I was six! Sir Hector was opening the bridge, and he took off his hat … with both hands …” She pointed at the statue. “And down came his [us: pants | trousers]! We laughed until supper time, and after supper there was a law! I’ve been holding it in for ninety years!”

Everybody looked at the statue. They looked at its hand. Then they all looked down at their own.

# like-a-hen
It began with the baker, who turned out to laugh like a hen. The vicar sounded like a bicycle pump. Two people married for thirty years heard each other for the first time.[pet.dog:  {Pet} wagged so hard that two chairs fell over.][pet.cat:  {Pet} sighed in the basket.] The mayor still lay on her stomach.

“Grandpa?” she said. “His [us: pants | trousers] fell down?”

“With spotted drawers underneath,” said {alm}.

“Ha,” said the mayor, and looked round to see who it was.

# the-four-o-clock
At four the bus came. The law is the law, so the whole village stood at the stop.

“Are you all getting on?” asked the driver.

“Once round the square,” said the mayor. “Then we shall abolish it.”

The driver had to go round five times. Last of all went {child}[elder: , next to {elder}[elder2:  and {elder2}]], with further to go.

# to-the-bend
Through the window {child.he} saw {friend} in front of the statue, with a face like a door. {Friend} lifted a hat that wasn’t there, slowly, with both hands, and down came {friend.his} [us: pants | trousers].

{child} could hear the donkey on the stairs all the way to the bend.

# @asker
an old man stood up, who couldn’t see very well.
## if elder
{elder} stood up. The glasses were still in the bag.

# @a
he
## if elder
{elder.short}
