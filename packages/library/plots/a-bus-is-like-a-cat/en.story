title: A Bus Is Like a Cat
title: Don’t Look
title: The Lamp Can Look
guest lampman: Walter (he), Desmond (he)

% The bus hisses and purrs, and has eyes like a cat. It only stops on its way out; from the lake it goes straight home.

# dont-look
“Don’t look,” said {elder}.

But {child} did look. They were at the bus stop, right out in the country, and {child.he} had been staring down the road for ages. It was Sunday evening and nearly dark. They had been picking apples all day, and now they had two full bags and four cold hands, and the next bus was the last.[friend:  One of the bags was for {friend}[!friend.known: , {child’s} best friend].][elder2:  {Elder2} was getting the heavy one.]

“Why can’t I look?”

“A bus is like a cat,” said {elder.short}. “It won’t come while you stand there staring.[pet.cat:  You know what {pet} is like.] You have to not care.”

{child} turned {child.his} back on the road and didn’t care, as hard as {child.he} could.[sport:  It was harder than it is to {play sport}.]

“You’re looking,” said {elder.short}.

“I’m looking at a bush!”

“You’re looking with your ears.”

# the-lamp
Just then a man came along carrying a [us: floor lamp | standard lamp]. It was taller than he was, and it had a fringe. He had bought it at an auction, he told them, and his own name was {lampman}.

“Have I missed the bus?” he said, and craned his neck.

“Don’t look!” said {child} and {elder.short}, both at once.

They had to explain it to {lampman}. After that all three sat on the bench back to front, with their noses in the bush.[pet.dog:  Underneath lay {pet}[!pet.known: , {child’s} dog,] who really didn’t care.][music:  {lampman} hummed {music}.]

“Can the lamp look?” {lampman} asked after a while.

“The lamp can look,” said {elder.short}.

# three-sevens
{Elder.He} got out some cards, and they played Go Fish. It was difficult at first, not caring about the bus. But {elder.short} cheated. {Elder.He} did it so that everybody could see, because otherwise there’s no fun in it, and {lampman} went quite pink, and {child} had three sevens and knew exactly who had the fourth.

“{Elder.short},” {child.he} said, “have you got any …”

Brrrrrmmm.

# it-came
Something big and bright went by behind their backs. When they turned [us: around | round], two red lights were vanishing towards the lake[athlete: , faster than {athlete}].

Nobody spoke for a moment.

“It came,” said {elder.short}.

“Yes,” said {lampman}. “It looked like a nice one.”

“But it didn’t stop!” cried {child}. “Because nobody was looking!”

{Elder.short} opened {elder.his} mouth, and shut it again.

“I hadn’t thought of that,” {elder.he} said.

# on-the-way-home
{Elder.short} took out {elder.his} phone. It was as dead as the lamp, and {lampman} didn’t own one. The wind blew in the bush. Home was ten miles away[adult: , and {adult} was there, looking at the clock][pet.other: , and {pet} was there, waiting].

{child} pulled {child.his} hands up into {child.his} sleeves and thought.

“{Elder.short}, you had a cat once. What did you do when it ran off?”

“Sooty? I ran after him. It never worked. So in the end I used to go and sit where he’d have to come past on his way home. With something nice.”

# the-timetable
{child} went over to the timetable and read it with one finger[school: , though you’re not allowed to point {at school}]. The bus went out to the lake, turned [us: around | round], and went straight home to [city: {city} | town]. And there was only one road.

“It’ll have to come back past here!” said {child}. “In ten minutes. On the other side!”

“There’s no stop on the other side,” said {lampman}. “It never stops there.”

“Nor did Sooty,” said {child}, “unless you had something nice.”

# bring-the-bags
{Elder.short} looked at {child.him}. Then {elder.he} stood up, and both {elder.his} knees cracked.

“Bring the bags,” {elder.he} said. “We’re going to coax it.”

They crossed the road hand in hand, with the lamp in the middle, and on the grass {child} arranged it all. It mustn’t look like a chase. It had to look like a nice time. {Elder.short} got a stone to sit on, and a reflector on each sleeve. {lampman} got the other stone, with the lamp in between, and the apples went in a heap. {child} crouched at the very front, with the biggest apple on the flat of {child.his} hand.

“Don’t wave it,” whispered {elder.short}. “Don’t shout. Just have it.”

# two-eyes
Far away, two eyes lit up.

They grew. They shone on the grass, and on {elder.short’s} reflectors, and on the fringe of the lamp, and turned it to gold. {child} kept {child.his} hand perfectly still.

“Puss, puss, puss,” said {elder.short}, in the voice you only have if you’ve had a cat.

Brrrrrmmm, went the bus. It slowed down. It rolled on past them a little way, as cats do. And then it stopped. Psssh, it went, and sat down on one side.

# a-living-room
The door opened.

“I thought somebody lived here,” said the driver. “I saw a living room.”

“We’d like to catch the bus, please,” said {child}.

“But there isn’t a stop here.”

“No,” said {child}, and held up {child.his} hand. “But there are apples.”

# so-softly
The driver ate the apple first, pips and all, and then he drove. The lamp had a seat to itself[pet.dog: , and {pet} had the floor underneath]. It was warm, and something rumbled softly under them all the way home, and {elder.short} gave the seat a little pat when {elder.he} thought nobody saw.

# also-a-cat
When {child} was in bed at last, {elder.short} stayed a while.

“I can’t get to sleep,” said {child}. “I wait and wait, and it doesn’t come.”

“No,” said {elder.short}. “Sleep is a cat as well.”

{Elder.He} turned out the light. {child} turned to the wall and didn’t care, but not so hard this time.

“You’re looking,” said {elder.short} in the dark.

“Only with my ears,” mumbled {child}.

Then {child.he} didn’t look at all. And that was when it came.
