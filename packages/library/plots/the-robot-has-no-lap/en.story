title: Beep, Said the Robot
title: Robots Don’t Say in a Minute
title: The Robot Has No Lap
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The robot (@a) is {adult}, else the grandparent, else {minder}. It speaks in capitals, straight and without a smile, until it grows kind.

# in-a-minute
{child} wanted to play with {@a-first}. But {@a} was folding laundry.[pet.dog:  {Pet}[!pet.known:  the dog] lay in the pile and didn’t want to be folded.][pet.cat:  {Pet}[!pet.known:  the cat] lay in the pile and didn’t want to be folded.]

“Come on,” said {child}.

“In a minute,” said {@a}.

{@A} always said, “In a minute.”[sport:  {@He} said it even when they were going to {play sport}.] {child} waited and waited[music:  and sang {music} twice]. In the end the whole of {child} was full of waiting, right up to the neck. So {child.he} went over to {@a} and pressed a button on {@his} cardigan.

# you-are-a-robot
“Beep!” said {child}. “Now you’re a robot. Robots don’t say ‘in a minute’. They do just what you tell them.[friend:  {Friend} says so, and {friend} is my best friend.][pet.other:  Not like {pet}.]”

{@A} let go of the towel. {@He} went perfectly straight. Both arms stuck out in front.

“BEEP,” said {@a}. “I AM A ROBOT. WHAT SHALL I DO?”

{child} jumped for joy.[city:  Nobody else {in city} had a robot like that.]

# higher
“Build a tower[school: , like {at school}]!” {child.he} said.

“BEEP,” said the robot, and built a tower out of blocks.

“Higher!” {child.he} said.[friend:  “{Friend} makes higher ones!”]

“BEEP,” said the robot. It took the whole tower in both hands and lifted it high up in the air[athlete: , like {athlete} with a trophy]. “NOW IT IS HIGHER.”

Crash, it went, and all the blocks fell down. {child} laughed so much that {child.he} had to sit down.

# on-me
“Put my hat on!” {child.he} said.

“BEEP,” said the robot. It took {child’s} little red hat[elder & adult & !elder2: , which {elder} had knitted,][elder2 & adult: , which {elder} and {elder2} had knitted,][elder2 & !adult: , which {elder2} had knitted,] and pulled it down over its own big head. “I HAVE PUT YOUR HAT ON.”

“No!” {child.he} laughed. “On ME!”

“YES,” said the robot. “ON ME.”

# banana
“Now I want a banana,” {child.he} said. “Peel the banana!”

“BEEP. WHERE DOES THE BANANA GO?”

“In the mouth!” {child.he} said.

The robot put the banana in its own mouth. It stuck out like a yellow beak.

“Beeb,” said the robot. Then it chewed and swallowed.

# no-lap
{child} laughed until there was no more laughing left. Then {child.he} got a little tired.

“I want to sit on your lap,” {child.he} said.

The robot stood as straight as a door. It looked down.

“BEEP,” it said. “THE ROBOT HAS NO LAP.”

It was true! When {@a} stood up straight like that, there was no lap. There were only legs, all the way down.

# no-button
{child} wanted to turn the robot off. {Child.He} pressed a button on the cardigan.

“BEEP,” said the robot.

{Child.He} climbed up on the chair and pressed the nose.

“BEEP,” said the robot.

None of the buttons was the right one. {child’s} lip began to wobble. There stood {@a}, right in front of {child.him}, and still {child.he} missed {@a}.

“I want {@a},” said {child}.

# bend
The robot bent its head down to {child}.

“Beep,” it said, much more kindly now. “Tell the robot how.”

{child} wiped a wet nose. The robot did just what you told it.

“Bend your legs,” {child.he} said.

“Beep,” said the robot, and bent its legs.

“More,” {child.he} said. “Even more. Sit down.”

“Beep,” said the robot, and down it sat, bump, right in the pile of clean laundry.[pet.dog / pet.cat:  {Pet} moved over, but only a little.]

And look! There was the lap!

# hug
{child} crawled up into it. But the robot’s arms still stuck out in front, like two planks.

“That arm goes here,” {child.he} said, and pulled it.

“Beep,” said the robot. The arm went round {child}.

“And that arm goes here.”

“Beep,” said the robot.

“Hug,” {child.he} said. “Tighter. Not that tight. Like that. And your cheek goes here.”

[child.name: {child} patted the place | {Child.He} patted {child.his} hair], and the robot laid its cheek exactly there. The cheek was warm. It smelled of banana.

# soft
Then a long sigh came out of the robot, and the whole robot went soft.

“Are you {@a} now?” asked {child}.

“Yes,” said {@a}. “Now I’m {@a}.”

{child} leaned back. {@A} still had the little red hat on.[elder & adult & !elder2:  {Elder.short} would have to see that.][elder2 & adult:  {Elder.short} and {elder2.short} would have to see that.][elder2 & !adult:  {Elder2.short} would have to see that.]

# stayed
“Are you going to get up and fold now?” asked {child}.

“In a minute,” said {@a}.

And there {@he} sat.

# @a-first
{minder}, who lived with them
## if adult
{adult}
## if elder & !adult
{elder}

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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
