title: Am I Asleep Now?
title: Whoever Asks Is Awake
title: And Nobody Said No
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits in the chair (@a) is the grandparent, else {adult}, else {minder}, and answers with shut eyes. Everybody may join in with the noes.
% One rule: whoever asks is awake. In the turn {wish.sound} gets softer every time, until it is only a breath. The last line is nearly a whisper.

# no
“Am I asleep now?” asked {child}.

“No,” said {@first} from the chair by the bed, with both eyes shut. “If you’re asking, you’re awake.”[elder2:  {Elder2} had sat down on the end of the bed and shut {elder2.his} eyes too.]

{@near}{child} kept as still as {child.he} could. But how do you fall asleep? Everybody else could do it, all over [city: {city} | the town][school: , and everybody {at school} could].[sport:  It must be harder than {@game}.][athlete:  {athlete} must know how.] What if it never worked, the whole night long? It made a worried knot in {child.his} tummy.

“Am I asleep now?”

“No,” said {@a}[music: , and stopped humming {music}].

“Am I asleep now?”

“No,” said {@a}.

{child} sat up. Somebody else had asked that last one.

# who-asked
It was {a wish}, on the rug.{@fits}

“I’ve been trying all evening,” said {the wish}. “{A wish} can {wish.does}. But I can’t do this. And {wish.home} they’ve all gone to sleep, so there’s nobody left to ask.”

“Ask me,” said {child}. “I’ll tell you when you’re asleep.”

“Promise?”

“I promise.”

# the-pillow
{child} tucked {wish.him} in with a blanket.[wish.size.huge:  It covered about one corner.] {The wish} kept quiet for one whole breath.

“Am I asleep now?”

“No,” said {child}.

“What if I put {wish.part} under the pillow? Am I asleep now?”

“No!” said {child}[friend:  and {friend}].

“What if I put {wish.part} on top of the pillow? Am I asleep now?”

“NO!”

“If you’re asking, you’re awake,” mumbled {@a}, who thought it was {child}.

# asleep-now
So {the wish} stopped asking. {Wish.He} was quiet for so long that {child} had to look.

{The wish} was asleep. Properly asleep! And {child} had promised.

“NOW!” shouted {child}. “You’re asleep now!”

“Am I?” cried {the wish}. “How lovely! Where?”

“No,” said {@a}.

# missed-it
“{Wish.sound}!” went {the wish}, wide awake, so that the lamp rattled. “I was asleep, and I missed it! Now I’ll never do it again!”

[wish.size.tiny: All of {wish.him} | {Wish.Part}] trembled. {child} climbed down and patted {wish.him}. {Wish.He} was {wish.feels}.

“Is it like a knot in there?” whispered {child}.

“It’s a terrible knot,” whispered {the wish}.

# never-asked
{@Puffs}

“Asleep!” whispered {the wish}. “And {@sleeper} didn’t even ask!”

“No,” said {child}. “{@Sleeper} just goes {@puff}.”

And then {child.he} knew. If you ask, you have to stay awake for the answer. But nobody has to answer {@puff}.

# to-and-fro
“Don’t ask,” said {child}, and crept back into bed. “Just say your sound, and I’ll say it back.”

“But you promised to tell me.”

“I’ll tell you in the morning.”

“{Wish.sound}?” said {the wish}.

“That was asking.”

“{Wish.sound},” said {the wish}.

“{Wish.sound},” said {child}, a little softer.

“{Wish.sound},” said {the wish}, softer still.

To and fro it went, softer and softer, until it was only a breath, in and out.

{The wish} was asleep. It was the best news in the world, and {child} had it right behind {child.his} teeth. But {child.he} pulled the quilt up over {child.his} mouth with both hands, and kept it in.

# nobody-said-no
{child} didn’t ask anything, either. {Child.He} breathed when {the wish} breathed, in and out, and the knot in {child.his} tummy came undone.

In the chair {@a} opened {@his} eyes[elder2:  and nudged {elder2}]. {@He} leaned forward and listened.

“Are you asleep now?” {@he} whispered.

And nobody said no.

# @near
[pet.dog: On the bed lay {pet}[!pet.known: , {child’s} dog,] sighing at every question. ][pet.cat: On the bed lay {pet}[!pet.known: , {child’s} cat,] with one cross ear turned to every question. ][pet.other: In the corner was {pet}, who never needed to ask. ][friend: {Friend}[!friend.known: , {child’s} best friend,] was staying the night, on a mattress on the floor. ]

# @fits
[wish.size.tiny:  {Wish.He} was so small that {child} had to lean out to see.]
## if wish.size.huge
 That is, {wish.part} had got as far as the rug, and the rest went out through the door and all the way down the hall.
## if wish.t-rex
 That is, the tiny arms had got as far as the rug, for the rest of {wish.him} was stuck in the doorway.
## if wish.excavator
 That is, the bucket had got as far as the rug, and all the rest was parked in the hall with its lights on.
## if wish.rabbit
 It was as wide awake as only {a wish} can be, from nose to tail.

# @Puffs
In the chair {@a} had said a great many noes. {@His} chin sank down. “Nnnn …” went {@a}, and no more of it came out.
## if friend & !pet & !elder
{Friend} had said all the noes {friend.he} had. {Friend.He} shut {friend.his} eyes, let all the air out and went “Fffuh.”
## if pet.dog
{Pet} had heard enough questions. {Pet.He} got down, turned round and round on the rug, lay down with {pet.his} nose against {the wish}, and went “Pffff.”
## if pet.cat
{Pet} had heard enough questions. {Pet.He} stalked across {child}, lay down right in the middle of {the wish’s} blanket, and went “Prrrr.”
## if pet.other
“Look at {pet},” whispered {child}. {Pet} had heard enough questions. {Pet} had turned away and gone quite still, and only went in and out a little, like this: “Hff.”

# @sleeper
{@a}
## if friend & !pet & !elder
{friend}
## if pet
{pet}

# @puff
nnnn
## if friend & !pet & !elder
fffuh
## if pet.dog
pffff
## if pet.cat
prrrr
## if pet.other
hff

# @game
{sport}

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

