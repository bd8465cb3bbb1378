title: Excuse Me, I’m Stuck
title: Snow in the Cameras
guest pet: Monty (he), Tansy (she)
guest uncle: Mr Fenn (he), Mr Lyle (he)
guest girl: Noor (she), Samira (she)

% {uncle} is there where no grown-up was chosen. A cat rides inside the jacket and then on the lid. The robot is "it".

# fine
“How was school?” asked [adult: {adult} | {uncle}, who had lived with them since the summer].

“Fine,” said {child}.

It was what {child.he} said every day. {Child.He} had been saying it for seven weeks, ever since the classes [school: {at school} ]were mixed up[friend:  and {friend}[!friend.known: , {child.his} best friend,] ended up in the other one]. {Child.He} said it so well that you couldn’t hear how {child.he} ate lunch alone, at the table by the [us: tray return | dirty trays], reading the back of the milk carton. By now {child} knew the milk carton by heart[athlete: , better than anything about {athlete}].

“Oh, good,” said [adult: {adult} | {uncle}]. “Will you take {pet} out? [city: It’s snowing all over {city}.|It’s snowing like mad.]”

# the-drift
It was only four o’clock, but the street lamps were on, each with a fuzzy ring round it. {@way} [music: {Child.He} hummed {music}. Otherwise there wasn’t a sound.|There wasn’t a sound.]

“Excuse me,” said somebody. “I’m stuck.”

{child} stopped. There was nobody there.

“Excuse me. I’m stuck. Could you help me?”

{@dug} a flag, then a lid, then two round lights that blinked. It was one of those robots that bring people their shopping, a box on six wheels. It had driven straight into a bank of snow, and its wheels were going round and round.

# six-percent
“Thank you for stopping,” said the robot, when {child} had shoved it free. “I have a delivery for number nine, Birch Street.”

“It’s that way,” said {child}, pointing.

“Thank you. I can’t see that way. There is snow in my cameras. I can’t reach my control room either. My battery is at six [us: percent | per cent].” It might have been telling you what was for supper. “Could you help me?”

{child} wiped the lights with a mitten[elder: , one from {elder}[elder2:  and {elder2}]]. The robot drove a yard, swerved, and went into a hedge.

“Excuse me,” said the hedge. “I’m stuck.”

# keeping-company
So they had to go together. {@led} The robot got stuck by the [us: mailbox | postbox], and twice by the [us: bike rack | bicycle stand]. Each time it said the same thing, just as politely, and its lights never turned the least bit red.

# the-bus-stop
Down at the bus stop some people from {child’s} class were waiting in the snow[sport: , on their way to {play sport}]. {child} pulled {child.his} hat down. The robot didn’t.

“Excuse me!” it called at full volume, driving into the gutter. “I’M STUCK!”

“Shh,” hissed {child}.

“Could ANYBODY help me?”

{child} wanted the ground to open. But a girl in a yellow jacket was there already. It was {girl}, who sat two desks along in [us: math | maths]. They took a side each, and lifted.

“Thank you for stopping,” said the robot.

“You’re welcome,” said {girl}, laughing. Then the bus came, and she ran. “Good luck!” she called over her shoulder.

# which-soup
They went on up the hill. {child} said nothing for quite a while, and then {child.he} said, “Don’t you find it embarrassing?”

“I don’t understand the question,” said the robot.

“Shouting like that. So that everybody can hear you can’t manage.”

Something whirred in the box. “I’ve been stuck fourteen times today,” said the robot. “If I don’t say so, nobody comes. Then I stay where I am. That’s bad for the soup.”

“What soup?”

“The delivery is soup.”

{child} felt a lump come into {child.his} throat. It was only a box on wheels. But {child.he} could see the table by the [us: tray return | dirty trays], and the milk carton. Then I stay where I am.

# number-nine
At number nine, Birch Street, there was a light in just one window. The robot was down to one [us: percent | per cent], and spoke so slowly that every word came out as long as a loaf. {child} rang the bell. An old man opened the door, with a scarf twice round his neck and a very red nose, and when he saw who was on the step he lit up.

“I thought it had got lost,” he said hoarsely. “I thought of ringing somebody, but I didn’t like to be a bother.”

[elder: {Elder} always said that too. ]“You ought to talk to this one,” said {child}, patting the lid. “It’s a bother all the time. It works really well.”

The man laughed until he coughed.

# anything-else
The robot was let into the hall to borrow [us: an outlet | a socket], and before long it had reached its control room. Somebody would fetch it when the snow stopped.

“Thank you for your company,” the robot said to {child}. “Do you need anything else?”

It surely said that to everybody. But {child} stood on the doormat for so long that the snow melted off {child.his} boots.

“Yes,” {child.he} said. “I think I do.”

# not-the-zip
When {child} and {pet} came home, [adult: {adult} | {uncle}] was in the hall, with one arm in a coat.

“There you are! I was starting to worry. Was it nice out?”

“F …” {child} began.

The word lay there, ready to be said, just as it had for seven weeks. {child} looked down at {pet}. {@looked}

“Excuse me,” {child.he} said. “I’m stuck. Could you help me?”

[adult: {Adult} | {Uncle}] looked at the [us: zipper | zip] on {child’s} jacket. Then [adult: {adult.he} | he] looked at {child’s} face, and understood that it wasn’t the [us: zipper | zip]. [adult: {Adult} | {Uncle}] sat down on the floor, right in the slush, with the coat still hanging from one arm.

# the-hall-floor
So [adult: {adult} | {uncle}] heard it all. The table, and the milk carton, and every time that it hadn’t been fine.[friend:  Not even {friend} had been told.] It took a while, and {@dripped}. [adult: {Adult} | {Uncle}] didn’t say that it would all sort itself out. [adult: {adult.He} | He] didn’t say that {child} should have told somebody sooner. When it was over [adult: {adult} | {uncle}] pulled {child} in close and said, not very steadily, “Thank you for saying.”

# twelve-steps
The next day {child} stood in the [us: cafeteria | dining hall], holding a tray. The table by the [us: tray return | dirty trays] was free. Further off there was something yellow on the back of a chair. It was twelve steps away, and {child’s} legs might have been standing in a bank of snow.

{Child.He} went all the same.

“Excuse me,” {child.he} said. “Can I sit here?”

{Girl} looked up. She moved her tray before {child} had even finished asking.

“You’re the one with the robot,” she said. “Did it get there?”

“Yes,” said {child}, sitting down. “In the end.”

# @way
{Pet} was next door’s dog, but only on paper, and {pet.he} loved snow. {Pet.He} ploughed up the empty street nose first, and {child} walked behind in the furrow.
## if pet.dog
{Pet} was {a breed} and loved snow. {Pet.He} ploughed up the empty street nose first, and {child} walked behind in the furrow.
## if pet.cat
{Pet} was {a breed} who would neither walk in snow nor miss a walk, and so {pet.he} rode inside {child’s} jacket with {pet.his} head out. {child} waded up the middle of the empty street.

# @dug
{Pet} was digging already. Out of the drift came
## if pet.cat
{Pet} leaned out of the jacket and hissed at a drift. {child} dug. Out came

# @led
{child} walked beside the robot with one hand on its lid, and {pet} went first, as the plough.
## if pet.cat
{child} walked beside the robot with one hand on its lid, and on the lid sat {pet}, looking like the captain.

# @looked
{Pet} looked back, with great balls of snow in {pet.his} coat.
## if pet.cat
{Pet} looked up out of the jacket, with snow in {pet.his} whiskers.

# @dripped
{pet} dripped on them both
## if pet.cat
{pet} lay across both their laps
