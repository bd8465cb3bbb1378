title: A Napkin
title: Eight out of Thirty-One
title: In Meatballs
guest pet: Gus (he), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent where one is ticked, else {adult}, else {minder}. The dog’s “good dog” is meant. The last “A napkin” is said quickly, the last line softly.
% One rule: {pet} finds what people have hidden, brings it in, and waits for “good dog”.

# three-seconds
{child} had practised on the bus[city: , right across {city}]. “Hello, I got seven out of thirty in the [us: math | maths] test.” It took three seconds.[friend:  “Like pulling off a [us: Band-Aid | plaster],” {friend}[!friend.known: , {child’s} best friend,] had said.][sport:  At first {child.he} had meant to say it after {sport}, and then {child} had decided on before.]

But in the kitchen stood {@first}, in an apron, frying meatballs and looking so happy.[music:  The tune {@he} was humming was {@song}.] “How was [school: it {at school} | school]?” {@he} said.

“Fine,” said {child’s} mouth.

# one-thing
So now the test was in {child’s} pocket, folded in four, and had to be hidden. And there was somebody in the house you couldn’t hide things from.

{Pet}[!pet.known: , {child’s} dog,] lay on the doormat, wagging. {Pet.He} could do only one thing. {Pet.He} found what people had hidden. On the twelfth of December {pet.he} had found all the Christmas presents. {Pet.He} had found {@as} chocolate, in a boot. {Pet.He} brought it all into the kitchen and sat beside it, so proud that {pet.he} shook, waiting for somebody to say “good dog”.

# under-the-mattress
{child} pushed the test under the mattress and went to have supper.[elder2:  {Elder2} had taken all the gravy.]

There was time for two potatoes. Then in came {pet}, carrying something white.

{child} held a meatball under the table. The test landed in {child’s} lap, and the meatball was gone.

“What was that?” said {@a}.

“Nothing,” said {child}. “A napkin.”

“Good dog,” said {@a}. It was the silliest thing {@he} could have said.

# long-johns
{child} went to the bathroom, to the laundry basket. {Child.He} dug down to things that had been there since Easter, put the test at the bottom, the lid on the basket and the scales on the lid.

There was time for half a potato before the crash. In came {pet}, with a pair of long johns [us: around | round] {pet.his} neck and the test in {pet.his} mouth.

“So that’s where they are!” cried {@a}. “And what’s the other thing?”

“A napkin.” It cost two meatballs.

# open-like-a-door
{@A} put down {@his} fork and looked at {child}. “{Child}? Is something the matter?”

There it was, like an open door. You only had to walk in. {child’s} heart thumped, and {child.he} opened {child.his} mouth to say seven.

“Can I go out for a bit?” said the mouth.

# rest-in-peace
It was raining. {child} shut the door, with {pet} on the inside, and went straight to the rhubarb.[friend:  The phone buzzed. “Have you said it?” wrote {friend}.] {Child.He} dug with both hands, down to the elbows. {Child.He} put the test at the bottom, the earth on the test and a stone on the earth.

“Rest in peace,” said {child}.

# on-four-legs
Then {@a} opened the door.

“NO!” screamed {child}.

Somebody with four legs shot past.[athlete:  Not even {athlete} would have caught up.] The stone went one way and the rhubarb went another. {child} dived full length into the mud and got hold of a back leg, but it was wet and slid away. Up came {pet}, mud to the eyebrows, ran to the step, laid the test on {@as} slippers and sat down, so proud that {pet.he} shook.

# a-hole
{@A} unfolded it with two fingers.

“It says {child} here. And four times … rhubarb? Is this your [us: math | maths] test? What did you get?”

You couldn’t see. Where the number had been, up in the corner, there was a hole made by a tooth.

{child} stood in the rain. Nobody in the whole world could read what {child.he} had got. {child} could say twenty-seven. It was on the tip of {child.his} tongue. {@A} would say “wow”, and there would be ice cream. And after that there would be a twenty-seven to hide, every day, for as long as {child} lived here.

# seven
{Pet} looked up, with a dripping nose. {Pet} was waiting.

“Seven,” said {child}. It was such a short word, and still {child.his} voice broke in the middle. “Seven out of thirty. I didn’t understand any of it. And then I didn’t dare say so.”

Now {child} had said it. It went on raining, just as before.

# in-meatballs
{@A} looked at {child’s} sleeves, and across at the rhubarb, which lay with its roots in the air.

“Did you bury it?”

“Yes.”

“And before that?”

“In the laundry basket. Under your long johns.”

“And before that?”

“Under the mattress.”

“What did it cost?” said {@a}. “In meatballs?”

{child} counted. “Three.”

“Right,” said {@a}. “That makes it eight out of thirty-one.”

# robbed-a-bank
A noise came out of {child}. It turned into a laugh, with some crying [us: around | round] the edges, and {@a} put both arms [us: around | round] {child.him}, and got two muddy hands on {@his} back.

“I thought you’d robbed a bank,” {@he} said into {child’s} hair.

“Aren’t you cross?”

“Yes, about the rhubarb. We’ll look at the test tomorrow. Tonight it can’t be read.”

[friend: The phone buzzed again. “Yes,” wrote {child} to {friend}, with muddy thumbs.

]{Pet} was still sitting there. Nobody had said it yet.

# good-dog
{child} crouched down and looked {pet} in the eye.

“Good dog,” said {child}.

{Pet} was so happy that {pet.he} ran indoors to find something else. Out {pet.he} came with a crumpled yellow paper, and laid it in front of {child}.

# a-napkin
{child} unfolded it. PARKING [us: TICKET | FINE], it said at the top.

“{@A}?” said {child}. “What’s this?”

{@A} wiped {@his} hands on the apron, very carefully.

“Nothing,” said {@a}. “A napkin.”

Then it got dark, and they went in. {child} sat on {@as} lap in a towel, yawning. Under the table {pet} chewed the last meatball.

Over the stove hung two napkins, drying.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

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
