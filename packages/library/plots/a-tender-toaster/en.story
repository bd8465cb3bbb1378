title: Caring for Your New Appliance
title: A Tender Toaster
title: Robot, Stand By
guest friend: Tess (she), Leo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. What stands in capitals is said by a robot: all on one note, a word at a time. When the lip is stuck there is no M and no B.
% One rule: a robot obeys whoever has read the instructions, and nobody else.

# mm
{child} got {child.his} braces at ten past three. At five o’clock {child.he} still hadn’t opened {child.his} mouth.

“Does it hurt?” asked {@first} in the kitchen.

“Mm,” said {child}.

“Is that yes or no?”

“Mm.”

“Soup or pasta?”

“Mm,” said {child}. So {@a} made soup.

# fair
Then {friend}[!friend.known: , {child’s} best friend,] came over with a bag of toffees. It was the kindest thing {friend.he} could think of.

“Open,” said {friend}.

“Mm-mm.”

“I showed you my [us: plantar wart | verruca].”

That was fair. {Child} opened. {Friend} looked in for a long time, as if it were the engine of a car.

“I feel like a robot,” said {child}. It was the first thing {child.he} had said.

# official
{Friend} didn’t laugh. “Are you one?” {friend.he} said. “What does it say in the instructions?”

The instructions from the orthodontist[city:  in {city}] were on the [us: refrigerator | fridge]. Across the top it said: Caring for Your New Appliance.

“What’s an appliance?” asked {friend}.

“A toaster,” said {@a}, chopping onions. “Or a washing machine.”

“There you are,” {friend} told {child}. “It’s official.” {Friend.He} took down the instructions and read them out. “Brush after every meal. No crusts. No ice. No toffee.” {Friend.He} looked into {friend.his} bag. “Don’t worry. I’ll see to those.”

And {friend.he} ate two.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] had heard the word crusts, and moved in under {child’s} chair.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] came and lay down on the instructions. They had to be read from under {pet.his} tail.

][pet.other: {Pet} looked up when {friend} said crusts, but nobody brought any.

]
# only-the-truth
“A robot obeys whoever has read the instructions,” said {friend}. “That’s me, and nobody else. Robot, walk!”

{child} took one stiff step, and then another. It was a relief. A robot’s mouth is supposed to feel like that.

[music: The robot was told to hum {@song}, and did, all on one note.

]“Robot, turn round! Robot, speak only the truth! What’s seven sixes?”

“FORTY-TWO.”

[athlete: “Who’s faster, me or {athlete}?”

“NOT YOU.”

]“Who kicked the ball into the greenhouse at number nine?”

“YOU DID,” said the robot.

{@A} turned round as well. “Did you?”

“It’s new,” said {friend} quickly. “It says here it takes a few days to settle.”[sport: 

“Does it say I can still {play sport}?” asked {child}.

“It doesn’t say you can’t.”]

# tender
“How’s the soup?” asked {@a} at the table.

“TOO MUCH ONION.”

[elder2: “I said so,” said {elder2}.

]“Can you turn that off, {friend}?”

“Robot, eat your bread,” said {friend}.

The robot took a bite, and stopped. It hurt. And then it was only {child}, with {child.his} eyes full of tears.

{Friend} ran a sticky finger down the instructions. “Your appliance may be tender at first,” {friend.he} read. “I’ve never met a tender toaster.”

Then {friend.he} held {child’s} bread down in the soup until it was as soft as cake, and gave it back.[pet.dog:  {Pet} got the crust.]

# stand-by
At half past six {friend} had to go home.

“Robot, stand by!” {friend.he} said in the hall, and ran.

So the robot stood by, with both arms out. Now there was nobody to tell it to stop.

“Bath, {child},” said {@a}.

“WRONG VOICE.”

{@A} said go. {@He} said please. [elder2: {Elder2} pressed its nose.|{@He} pressed its nose.][pet.cat:  {Pet} walked in and out between its legs, and that didn’t work either.] In the end {@a} picked it up and carried it off like an ironing board. But there was a bend in the stairs, and the robot didn’t bend. So {@he} carried it down again, and [us: called | rang] {friend}.

# anything-the-matter
“How do I start {child.him}?”

{Friend} was brushing {friend.his} teeth. There was a lot of toffee to get off. “You can’t,” {friend.he} said. “But you can ask things. The truth is still on.”

So {@a} crouched down in front of the robot, with the phone in {@his} hand. {@He} had asked this four times since three o’clock, and only got Mm.

“Is anything the matter?”

“YES,” said the robot, and its arms shook a little. “TOMORROW. THEY WILL ALL SAY OPEN. TWENTY-EIGHT TIMES.”

{@A} turned over the instructions, but there was nothing about that on the back.

# an-order
“Robot,” said the phone. “What do you want me to do?”

Nobody had ever asked it that. The robot thought until it hummed.

“COME AT EIGHT,” it said. “BRING THE INSTRUCTIONS. WHEN THEY SAY OPEN, YOU READ. NOBODY LOOKS UNTIL YOU HAVE READ IT ALL.”

“Even the bit about crusts?”

“TWICE.”

“But you’re supposed to take orders!” said {friend}.

“I HAVE SETTLED,” said the robot.

“Yes, robot,” said {friend}, and you could hear the grin. “Eight o’clock[school: , and then {school}]. Now, go!”

# its-working
And the robot went. But one leg had gone to sleep, and it toppled slowly, in among the coats. Somebody in there started to laugh.

It was {child}. {Child.He} laughed with {child.his} whole mouth, until {child.his} top lip caught on the metal and stayed up.

“I’n stuck,” {child.he} called. “I can’t shut ny snile.”

“What snail?” said the phone. “Is it broken?”

“No,” said {@a}. “It’s working.”

# the-bend
{child} licked the lip down and went up to have a bath. At the bend, {child.he} bent. {@A} put the instructions by the door for the morning.

“Are you still a robot?” {@he} called up the stairs.

There was some thinking up there.

“NO,” said the robot.

# @song
{music}

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
