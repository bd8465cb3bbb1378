title: For a Friend
title: Mr Pudding
title: Leaning Left
guest adeyemi: Mr Adeyemi (he), Mr Coker (he)
guest jasmine: Jasmine (she), Imogen (she)
guest beth: Beth (she), Lottie (she)
guest pudding: Mr Pudding (he), Mr Crumb (he)

% {pudding} is the teddy. A friend who is ticked is among the ones who come in off the bus, and is the first to say anything.

# lost-property
“I’ve come about a teddy bear,” said {child} at the Lost Property window. “It isn’t mine. I’m asking for a friend.”

{Child.He} {child.was} {age}, and looked round to see who might be listening.[adult:  {Adult} was down the platform with the bags[elder & adult: , and {elder}[elder2:  and {elder2}] had gone for tea], and nobody from school was about.|[elder:  {Elder} was down the platform with the bags[elder2: , and {elder2} had gone for tea], and nobody from school was about.| Nobody from school was about.]]

The man behind the glass was called {adeyemi}. He didn’t smile. He took a fresh form, and uncapped a pen.

# mr-pudding
“For a friend,” he said, writing it down. “Name of the lost party?”

“It’s a teddy.”

“I have an umbrella in here with a name.”

It was no use. “{pudding},” said {child}.

“{pudding}. Distinguishing features?”

{child} was going to say brown. But {adeyemi} was waiting with his pen in the air, as though it mattered. “One eye’s a coat button,” said {child}. “He’s flat at the back, from being slept on. And he leans left.”

# the-window
“And where was your friend, when he was last seen?”

“On the 2.15[city:  from {city}]. By the window. He was put there so that he could see the sea.[pet.dog:  Then {pet} found somebody’s sandwich.] Then everybody had to get out in a rush, and… he’s never been forgotten before. Not once.” {child} had to stop, because it wasn’t possible to go on.[pet & !pet.dog:  Even {pet}, at home, would be asking.]

{adeyemi} put down his pen and picked up the telephone.

# a-scone
He rang the next station. He rang the one after that. He said, “Leaning left,” several times. At last he covered the mouthpiece with his hand.

“He has been found,” he said. “He’s well. He is in First Class, on his way back, and a lady has bought him a scone.”

{child} had to hold on to the shelf.

# passenger
“There is one difficulty,” said {adeyemi}. “He’s on the Express. The Express doesn’t stop here. Not for a lost bear. It only stops for a passenger.”

“What makes somebody a passenger?”

“A ticket,” said {adeyemi}. “And a name. And someone on the platform to meet them.”

{child} turned out a pocket. There was just enough for a child single. {adeyemi} printed it, and read it to the guard down the telephone, letter by letter.

“Five minutes,” he said. “Now I must announce it. I say who’s arriving, and who is meeting them.” He pulled the microphone towards him. “What’s your friend’s name?”

# half-the-class
And at that moment the doors banged, and in off the bus came half of {child’s} new class[school:  at {school}].

There was {jasmine}, who had a phone in a gold case. There was {beth}, who did everything {jasmine} did.[friend:  There was {friend}, {child’s} best friend, who couldn’t keep a secret.] There were seven or eight of them, off to the cinema[sport:  instead of going to {play sport}], and {jasmine} waved.

“{child}! What are you doing here?”

{Child’s} mind had gone white. It was only the second week. It had taken all of the first one to get as far as a wave.

“Nothing,” said {child}. “Just… something for a friend.”

# any-name
{adeyemi} was looking over the microphone. He would put down any name he was given. It could be Susan Smith. And then the train would stop, and the door would open, and nobody called Susan Smith would be there, and {pudding} would be sitting with his button to the glass, looking for somebody else.

“Three minutes,” said {adeyemi} gently.

“Could I say it?” said {child}.

He slid the microphone through, under the glass.

# loudspeakers
{child} breathed in, and it came out of every loudspeaker in the station. Everyone on both platforms looked up.

“The train now coming into platform two is the Express,” said {child}, enormous, out under the roof with the pigeons. “It’s stopping for one passenger. His name’s {pudding}.” {Child.He} shut {child.his} eyes. “He’s a bear. He’s mine. I’m {child}, and I’m meeting him.”

There wasn’t a sound.

# the-flyer
{Child.He} walked out on to platform two, and stood well back behind the line. Feet were coming after, a lot of feet.

The Express came round the bend like a thunderstorm. It was twelve coaches long. There were four hundred people at its windows, all wondering who could be so important[athlete: . Some of them hoped for {athlete}][music: . Some of them hoped for {music}]. It screamed, and it groaned, and it slowed, and it stopped.

One door opened. A guard in a peaked cap stepped down and stood to attention. He held out his arm. And on the arm, leaning left, with jam on his chin and his ticket tucked behind his ear, sat one flat brown bear.

“{pudding},” said the guard. “He’s been no trouble.”

{child} had meant just to take him. But both arms did it by themselves, and {child.his} face went down into the place behind his ear, and he smelled of scone, and of home.

# graham
When {child} looked up, {jasmine} was standing there.[friend:  “I never told anybody,” said {friend}.]

“Mine’s called Graham,” said {jasmine}. She’d gone rather pink. “He’s a sort of a badger.”

“I’ve got a rabbit,” said {beth}. “She’s only got the one ear.” And then they were all saying it.

# collected
The cinema lot ran for their train at last, waving. {child} went back to the window to say thank you, and {adeyemi} turned the form round. There was one line left.

Collected for:

{child} settled {pudding} in the crook of one arm, where he fitted. Then {child.he} took the pen.

A friend, {child.he} wrote.
