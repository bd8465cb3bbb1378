title: I Am Waiting
title: Two Hours of Buns
title: But Which of Us?
guest sitter: Mrs Pell (she), Mrs Tibbs (she)

% @a is {adult}, else the grandparent, else the babysitter, Mrs Pell: the name each time, never he or she. The robot is "it".

# whatever-you-like
The robot was only [us: two dollars at the yard sale | two pounds at the jumble sale], because nobody knew what it was for.[friend:  It had been more at first, but [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] looked so sad that it came down.]

It came up to {child’s} chin. It was made of tin, with a little door in its tummy, two lamps for eyes and just the one button. {child} carried it home[city:  through half of {city}], gave it a wipe and pressed the button.

“Good afternoon,” said the robot. “I am waiting.”

“What for?” said {child}.

“Whatever you like.”

{child} asked it to tidy up. It couldn’t. It couldn’t even walk[sport: , let alone {play sport}].

# the-buns
“It’s broken,” said {child} to {@who}, who was in the kitchen with flour up to the elbows.

“Then come and help me with the buns.”

“How long do they take?”

“They’ve got to rise for an hour,” said {@a}, “and then they’ve got to do it again.”

{child} groaned. There was nothing {child.he} liked less than waiting. It was like having ants down your back.

“Shall I do your waiting for you?” asked the robot.

“Can you do that?”

“It’s the only thing I can do.”

[elder & adult: “In my day we did our own,” said {elder}[elder2: , and {elder2} nodded].

][elder2 & !adult: “In my day we did our own,” said {elder2}.

]“Go on, then,” said {child}. “Wait for the buns!”

Click, went the robot. The little door in its tummy opened and shut. And there were the buns on the table, warm and brown, and {@a} had already done the washing-up.

{child} looked at the kitchen clock. Two hours had gone by, and {child.he} hadn’t felt a minute of it.[athlete:  Not even {athlete} was as quick as that.]

What a robot!

# click
On Monday it did the bus[school:  to {school}]. Click, and they were there. On Tuesday it waited at the dentist’s. On Thursday it waited for Saturday. {child} was never going to have ants down {child.his} back again.[age>=9:  Everything slow simply went away.][pet.dog:  Only {child’s} dog, {pet}, still did all {pet.his} waiting by hand.][pet.cat:  Only {child’s} cat, {pet}, still did all {pet.his} waiting by hand.][pet.other:  Only {pet} still did all {pet.his} waiting by hand.]

# odd
But something was odd.

The buns hadn’t been as nice as usual, because {child} hadn’t been there to taste the dough. On the bus {child.he} had always counted dogs, and now {child.he} had no idea how many dogs it was.

[friend: “Fourteen,” said {friend}. “You sat next to me and looked straight through them.”

]And when {@a} said, “Do you remember how we laughed on Friday, when [elder & adult: {elder} was whisking and ]the cream went up in the lamp?” {child} didn’t remember. {child.He} hadn’t been there. {child.He} had just turned up on Saturday.[age>=9:  It was a hollow sort of feeling, like going up the stairs in the dark and stepping on one that isn’t there.]

# which-of-us
“Two more days till the water park[friend:  with {friend}],” {child.he} said that evening. “I don’t want to wait.”

“Shall I …?” said the robot.

{child} put out a hand. {child.He} thought of the slides. Then {child.he} thought of the day before, when you pack your bag much too early[age>=9: , and have to unpack it again to see what you’ve put in]. And the night before, when you lie in bed and it all bubbles up inside you. Wasn’t {child.he} going to have that?

“No,” said {child} slowly. “Wait a moment.”

“Gladly,” said the robot. Its lamps shone kindly. “But which of us?”

# one-friday
{child} sat down on the floor in front of it.

“All that waiting you’ve done for me,” {child.he} said. “What happens to it?”

“I’ve got it here,” said the robot, and patted its little door. It sounded full. “You can’t throw time away. I’ve sorted it. Twenty minutes of bus. Half an hour of dentist. Two hours of buns. One Friday.”

“Can I have it back?”

“It’s yours,” said the robot. “I was only waiting for you to ask.”

# a-thousand-things
It was exactly seven o’clock. {@A} came in with hair on end and a basket of washing on one hip.

“I’ve got a thousand things to do,” said {@a}, “and no time.”

“I’ve got some,” said {child}.

And {child.he} opened the little door.

There wasn’t much to see. It was like when the sun comes in at a window and you can see the dust. [age>=9: There was a smell of dough. ]The kitchen clock said tick, and then it didn’t say anything. Outside, a pigeon stopped in the middle of the air.

“Oh, that’s better,” said {@a}, and put the basket down and sat beside it. “What was I in such a hurry for?”

Nobody could remember.

# the-dentist
They had the dentist first, to get it over with. They used it for lying on the floor and making up a song about gums[music: , which was nearly {@song}].

## or
They had the dentist first, to get it over with. They used it for counting all the teeth in the house[music:  and humming {@song}], and it came to a great many, because they counted the comb’s.

# dogs-and-dough
Next they had the bus. They put two kitchen chairs one behind the other, and {@a} drove, and they counted dogs. It came to twelve, though five of them were made up[pet.dog:  and one of them was {pet}, who got on at every stop].[pet.cat:  {Pet} rode without a ticket.][elder & adult:  {Elder} got on[elder2:  with {elder2}] and asked if it went to the sea.][elder2 & !adult:  {Elder2} got on and asked if it went to the sea.]

Then they had the buns. They only made the dough, and {child} tasted it, and while it rose they sat and watched. [age>=9: {child} had never seen dough rise before. ]It breathed. If you looked for long enough you could see it lifting the [us: dish towel | tea towel], like somebody waking up.

# friday
Last came the Friday. It was full of cream. {@A} whisked, and a great blob flew straight up into the lamp, and they laughed until they had to hold on to each other. The blob hung there for a while. Then it fell on the robot.

“That was worth waiting for,” said the robot.

# one-minute
Then the little door was empty, and the clock began to tick again. It was one minute past seven. The pigeon flew on.

“Oh dear,” said {@a}, looking at the washing. “I really ought to …” And {@a} thought again. “No. It can wait.”

# ants
Two days later, very early, {child} lay awake in bed. Somebody was rustling about in the kitchen, and dropped something, and whispered, “Bother.” The ants were all down {child.his} back, and in {child.his} legs and in {child.his} tummy, and {child.he} lay perfectly still so as not to miss a single one.

Beside the bed shone two lamps.[pet.dog / pet.cat:  In front of them lay {pet}, waiting by hand.]

“Shall I …” whispered the robot.

“Not on your life,” whispered {child}. “But you can wait with me.”

# @who
the babysitter, {sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
