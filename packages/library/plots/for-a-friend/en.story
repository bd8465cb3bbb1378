title: For a Friend
title: Mr Pudding
title: Leaning Left
guest adeyemi: Mr Adeyemi (he), Mr Coker (he)
guest jasmine: Jasmine (she), Imogen (she)
guest beth: Beth (she), Lottie (she)
guest pudding: Mr Pudding (he), Mr Crumb (he)

% {pudding} is the teddy. A friend who is ticked is the friend it is asked for, and puts up a hand; a dog knows the teddy by name; a cat sleeps on him; the button
% is off the elder’s coat.

# lost-property
“I’ve come about a teddy bear,” said {child} at the Lost Property window. “It isn’t mine. I’m asking for a friend.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] put up a hand.

][friend: {Child}|{Child.He}] {child.was} {age}, and looked round to see who might be listening.[adult:  {Adult} was down the platform with the bags[elder2: , {elder2} had gone for tea][elder: , {elder} was reading the timetable], and nobody from school was about.|[elder2:  {Elder2} had gone for tea, {elder} was reading the timetable, and nobody from school was about.|[elder:  {Elder} was reading the timetable, and nobody from school was about.| Nobody from school was about.]]][pet.dog:  Only {pet}[!pet.known:  the dog] was listening.][pet.cat:  In the carrier {pet}[!pet.known:  the cat] had been complaining ever since the train.]

The man behind the glass was called {adeyemi}. He didn’t smile. He took a fresh form, and uncapped a pen.

# mr-pudding
“For a friend,” he said, writing it down. “Name of the lost party?”

“It’s a teddy.”

“I have an umbrella in here with a name.”

It was no use. “{pudding},” said {child}.[pet.dog:  {Pet} stood up and looked for him.]

“{pudding}. Distinguishing features?”

{child} was going to say brown. But {adeyemi} was waiting with his pen in the air, as though it mattered. “One eye’s a coat button,” said {child}. [elder: 

“Mine,” said {elder}. “I wasn’t happy with the thread.”

“He’s flat at the back,” said {child}, “from being slept on|“He’s flat at the back, from being slept on][pet.cat:  by {Pet}]. And he leans left.”

# the-window
“And where was your friend, when he was last seen?”

“On the 2.15[city:  from {city}]. [elder: {Elder} put him by the window|By the window. He was put there] so that he could see the sea.[pet.dog:  Then {pet} found somebody’s sandwich.] Then everybody had to get out in a rush, and[pet.cat:  only {Pet} noticed, and]… he’s never been forgotten before.[!friend:  Not once.]” {child} had to stop, because it wasn’t possible to go on.[friend: 

“Not once,” said {friend}.][pet.other:  Even {pet}, at home, would be asking.]

{adeyemi} put down his pen and picked up the telephone.

# a-scone
He rang the next station. He rang the one after that. He said, “Leaning left,” several times[pet.cat: , and “No, that is a cat” once]. At last he covered the mouthpiece with his hand.

“He has been found,” he said. “He’s well. He is in First Class, on his way back, and a lady has bought him a scone.”

{child} had to hold on to [elder: {elder}|[friend: {friend}|the shelf]].[pet.dog:  {Pet} sat beautifully at the word scone.]

# passenger
“There is one difficulty,” said {adeyemi}. “He’s on the Express. The Express doesn’t stop here. Not for a lost bear. It only stops for a passenger.”

“What makes somebody a passenger?”[friend:  asked {friend}.]

“A ticket,” said {adeyemi}. “And a name. And someone on the platform to meet them.”

{child} turned out a pocket. There was just enough for a child single. {adeyemi} printed it, and read it to the guard down the telephone, letter by letter.

“Five minutes,” he said. “Now I must announce it. I say who’s arriving, and who is meeting them.” He pulled the microphone towards him. “What’s your friend’s name?”

# half-the-class
And at that moment the doors banged, and in off the bus came half of {child’s} new class[school:  at {school}].

There was {jasmine}, who had a phone in a gold case. There was {beth}, who did everything {jasmine} did. There were seven or eight of them, off to the cinema[sport:  instead of going to {play sport}], and {jasmine} waved.[pet.dog:  {Pet} wagged.]

“{child}! What are you doing here?”

{Child’s} mind had gone white. It was only the second week. It had taken all of the first one to get as far as a wave.

“Nothing,” said {child}. “Just… something for a friend.”[pet.cat:  From the carrier, {pet} said otherwise.][elder:  {Elder} began on the Sunday trains.][friend: 

{Friend} put up a hand. “Use my name,” {friend.he} whispered.]

# any-name
{adeyemi} was looking over the microphone. He would put down any name he was given. It could be [friend: {friend}|Susan Smith]. And then the train would stop, and the door would open, and nobody called [friend: {friend} would get out|Susan Smith would be there], and {pudding} would be sitting with his button to the glass, looking for somebody else.

“Three minutes,” said {adeyemi} gently.

“Could I say it?” said {child}.

He slid the microphone through, under the glass.

# loudspeakers
{child} breathed in, and it came out of every loudspeaker in the station. Everyone on both platforms looked up[elder: , even {elder}].

“The train now coming into platform two is the Express,” said {child}, enormous, out under the roof with the pigeons. “It’s stopping for one passenger. His name’s {pudding}.” [pet.dog: {Pet} barked, enormous too. {child}|{Child.He}] shut {child.his} eyes. “He’s a bear. He’s mine. I’m {child}, and I’m meeting him.”

There wasn’t a sound[pet.cat: , even from {Pet}].[friend:  {Friend} put the hand down.]

# the-flyer
{Child.He} walked out on to platform two[pet.cat:  with the carrier], and stood well back behind the line. [pet.dog: {Pet} chose a spot. ][friend: {Friend’s} feet were coming after, and then|Feet were coming after,] a lot of feet.

The Express came round the bend like a thunderstorm. It was twelve coaches long. There were four hundred people at its windows, all wondering who could be so important[athlete: . Some of them hoped for {athlete}][music: . Some of them hoped for {music}]. It screamed, and it groaned, and it slowed, and it stopped.

One door opened[pet.dog: , right in front of {Pet}]. A guard in a peaked cap stepped down and stood to attention. [elder: So did {elder}. The guard|He] held out his arm. And on the arm, leaning left, with jam on his chin and his ticket tucked behind his ear, sat one flat brown bear.

“{pudding},” said the guard. “He’s been no trouble.”

{child} had meant just to take him. But both arms did it by themselves, and {child.his} face went down into the place behind his ear, and he smelled of scone, [pet.cat: and of {Pet}, ]and of home.

# graham
When {child} looked up, {jasmine} was standing there.[pet.dog:  {Pet} was seeing to the jam.][pet.cat:  Through the bars {pet} had hold of {pudding’s} foot.]

“Mine’s called Graham,” said {jasmine}. She’d gone rather pink. “He’s a sort of a badger.”

“I’ve got a rabbit,” said {beth}. “She’s only got the one ear.” And then they were all saying it[friend: , even {friend}].

# collected
The cinema lot ran for their train at last, waving. {child} went back to the window [pet.dog: with {Pet} ]to say thank you, and {adeyemi} turned the form round. There was one line left.

Collected for:

[friend: {Friend} put both hands in {friend.his} pockets. ]{child} settled {pudding} in the crook of one arm, where he fitted[pet.cat: , and {Pet} was quiet]. [elder: {Elder} gave the button a tug, and it held. ]Then {child.he} took the pen.

A friend, {child.he} wrote.
