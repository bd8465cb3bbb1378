title: They Think It’s a Treat
title: Not Like a Bus
title: Round Again
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever drives the bus is the grandparent, else {adult}, else {minder}. Every “No” is a groan, but for the one in the classroom.

# gone
Tomorrow {child} had a test on the heart and the blood. {Child.He} {child.was} {age}, and had learned every word of it.[friend:  That afternoon {child.he} had even taught it to {friend}[!friend.known: , {child.his} best friend].] And now, at nine in the evening, {child.he} sat at the kitchen table and it was gone. {Child.He} shut both eyes to look for it, and there was nothing there but white[music: , and {music} from next door].

{@First} came in from work, in uniform. {@He} drove the number twelve bus[city:  {in city}].

“You’re a funny colour,” said {@a}.

“I can’t remember anything,” said {child}. “I knew it all this afternoon. And my heart won’t stop banging.[sport:  It’s worse than {sport}.]”

“What’s the test about?”

“The heart.”

“Well, there you are,” said {@a}. “It’s just keen.”

# not-like-a-bus
{@He} sat down opposite with a plate of cold potatoes. “Explain it to me. I left school with a certificate in swimming.”

{child} sighed. “The heart pumps the blood around the body[athlete: , even in {athlete}].”

“Like a bus,” said {@a}.

“No, {@a}. Not like a bus.”

“It goes [us: around | round], people get on, people get off.”

“It’s not like a …” {child} stopped. “It’s a tiny bit like a bus.”

“So the heart’s the bus,” said {@a}.

“No, {@a}. The heart’s the depot. It stays where it is and sends the others out. The blood’s the buses.”

“And who’s on board?”

“Oxygen. The whole body needs it.”

“And he gets on at the heart.”

# the-potato
“No, {@a}! He gets on at the lungs. Look.” {child} put a potato in the middle of the table for the heart, and the salt and pepper beside it for the lungs.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat under the table and wanted the heart.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came up on the table and wanted to lie on the lungs.][pet.other:  {Pet} wanted supper, and had to wait for the lungs.] [pet: “The bus leaves the depot empty,” said {child}. “It goes | “The bus leaves the depot empty. It goes] to the lungs and picks up the oxygen. Then it goes back to the depot.”

“Back?” said {@a}. “It’s only just left!”

“It’s got to get a proper push. Then it goes out again, down the arteries, all round the body, and drops off the oxygen at every stop, right down to your toes. And it comes home empty through the veins.”

“So it’s through the depot twice,” said {@a}. “Every single trip.”

“Yes.”

{@A} looked down at the potato. “I’d write to [us: city hall | the council],” {@he} said.

[elder2: “Are those lungs taken?” asked {elder2}, who wanted salt on an egg.]

{child} laughed until {child.he} had to lay a cheek on the table. And then {@a} got it wrong again. {@He} sent the bus out by the veins, and once {@he} tried to turn it round in the elbow, and every time {child} groaned “No, {@a},” and put {@him} right.[elder2:  When the last bus was in, {elder2} got the salt.][pet.dog:  {Pet} got the heart in the end.][pet.cat:  {Pet} lay down on the lungs in the end.][pet.other:  {Pet} got supper in the end.]

# the-roundabout
But in bed {child} thought about the paper lying face down on the desk, and the banging began again, right up in the throat.

“{@A}?” called {child}.

{@A} came and sat on the floor, leaning back against the bed.

“It’s not that I don’t know it,” said {child}. “It’s that I’ll turn it over and go white. And everyone will be writing, and they’ll see that I was never clever, only lucky.”

{@A} didn’t say that {child} was clever, or that it was only a test. {@He} scratched behind one ear.

“You know the {@circle} by the hospital?” {@he} said. “I’ve driven that for years. And some mornings I come up to it with a full bus, and I couldn’t tell you which road’s mine if you paid me.”

“You?” said {child}. “What do you do?”

“I go [us: around | round] again,” said {@a}. “It’s a {@circle}, that’s what it’s for. By the second time it’s usually come back.”

“Doesn’t anyone notice?”

“They think it’s a treat,” said {@a}.

{@He} stayed there until {child} slept.

# face-down
In the morning {child} turned the paper over, and it happened. “Describe the journey of the blood around the body,” it said, and everything went white. There were no buses and no potato. On every side the pencils had started.[friend:  {Friend’s} was going fastest.] {child’s} eyes stung, the hand with the pencil was wet, and the banging was so loud that they must be able to hear it at the back.

{child} pressed the other hand flat against the [us: sweater | jumper] to keep it quiet. Bang, it went, under the palm. Bang. Bang.

And {child} thought: well, there’s the depot.

It had come too. It had been banging out the answer since nine o’clock last night.

# to-drive
{child} put down the pencil, laid one finger on the desk, where the potato would have been, and started to drive. Out of the depot went the finger, and [us: around | round] to the lungs, and back, and there it went white again. So {child.he} went [us: around | round] again. Depot, lungs, depot, and this time a voice inside said, perfectly certain, “And out by the veins.”

“No, {@a},” whispered {child}.

{Child.He} picked up the pencil. “The blood leaves the heart through the arteries,” {child.he} wrote, and after that the words kept getting on, like a [us: line | queue] when somebody has opened the doors.

# the-eyes
At half past three the bus outside [school: {school} | the school] was the number twelve. {child} took the seat at the front, where you could see {@as} eyes in the mirror.[friend:  {Friend} sat down behind, with pencil up to the elbow.]

“Well?” said the eyes.

“I went white,” said {child}.

The eyes waited.

“So I went [us: around | round] again.”

{@A} sniffed and pulled out into the road. And when they came to the {@circle} by the hospital, the number twelve went slowly [us: around | round] it, full of people on their way home. Then it went [us: around | round] again.

# @circle
[us: traffic circle | roundabout]

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
{minder.him}
## if adult & !elder
{adult.him}
## if elder
{elder.him}
