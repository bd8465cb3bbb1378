title: The Quiet [us: Car | Coach]
title: The Loudest Thing {child} Ever Heard
title: A Birthday in a Forest
guest friend: Clara (she), Rosie (she)
guest malte: Ezra (he), Jonah (he)
guest aunt: Frances (she), Harriet (she)

% It is the child’s birthday, in the one place where nobody may make a sound. @a is whoever the child travels with: {adult}, else the grandparent, else Auntie {aunt}.

# two-hours
At four in the afternoon {child’s} birthday stopped in a forest. It stopped along with a whole train[city:  to {city}], because a tree lay across the [us: tracks | line]. On {child’s} knees was a cake in a box[elder: , baked by {elder}[elder2:  and {elder2}],] that should have got there an hour ago.

“How long will it take?” {child.he} asked.

“They don’t know. Perhaps two hours,” said {@a-first}.

“Two HOURS?”

In the seat opposite, somebody put up a hand. It was a boy in big headphones, and he pointed to the sign above the window.

“This is the quiet [us: car | coach],” he said.

It said {malte} on his [us: backpack | rucksack], and he looked exactly as old as {child}, only in an older sort of way.

“It’s my birthday,” said {child}.

“Happy birthday,” said {malte}. “This is the quiet [us: car | coach].”

# the-hand
{@A} smiled in all directions and fell asleep with one cheek against the window. At the house of {friend}[!friend.known: , {child.his} best friend,] seven people[school:  from {school}] were waiting with balloons[pet: , and so was {pet}, with a bow on]. They were going to [sport: {play sport}, and ]put on [music: {music}|some music] and make the floor bounce. {child} had looked forward all year to the noise.

{Child.He} tried humming. Up went the hand.

{Child.He} tried drumming on the cake box, ever so lightly. The hand.

“What is the matter with you?” {child.he} whispered. “You’ve already got headphones on!”

{malte} pulled them down. “They’re not switched on,” he said. “They’re so that nobody asks me things.”

“What sort of things?”

“That was one.”

{child} was too astonished to say a word.

# mine
“Every other Friday I go to my father’s,” said {malte}. “Every other Sunday I go home to my mother’s. He asks me what it’s like at hers, and she asks me what it was like at his. On here nobody asks. It’s two hours and ten minutes, and they’re mine.”

He wasn’t cross about it. He said it the way you tell somebody where you live. Then he put the headphones back on.

{child} looked out at the trees, which hadn’t moved. {Child.He} understood him, and that was the worst of it, because {child.he} still wanted to sing.

# another-day
Five o’clock came, and went. By half past five the forest had turned black. Then {child’s} phone pinged, and it was {friend}.

We waited as long as we could but everyone’s got to go home now. SORRY!!! We’ll do it another day.

Another day. But the day was today.

{child} tried to keep it in. {Child.He} held {child.his} breath and stared at the ceiling, and it was no use. A noise came out of {child.him}, a long and ugly one, right out into the quiet [us: car | coach], and then another. A man lowered his newspaper[athlete:  with {athlete} on the back]. A lady with some knitting looked round. {child} hid {child.his} face against the cake box and waited for the hand to go up.

# a-note
It didn’t. Instead came a note, pushed across the table with one finger.

Is your party off?

{child} nodded.

The note was taken away, and came back.

That was a question. Sorry. I don’t usually.

And {child} laughed, right in the middle of everything, so that it bubbled in {child.his} nose. {Child.He} blew it on a napkin. {Child.He} looked at the note, and the cake box, and all the people in their seats with their tired Friday faces. There were quite a lot of them. There were more than seven.

# on-the-window
{child} turned to the window, which was all steamed up, and wrote with {child.his} whole hand, as big as it would go:

{Age} today

Then {child.he} took off the lid and cut up the cake with {child.his} bus pass, which is very good for cake. {Child.He} put the pieces on napkins and went down the [us: car | coach], seat by seat, without a word. {Child.He} simply held them out. People looked at the cake. People looked at the window. The lady put down her knitting and laid a hand on her heart. The man with the newspaper got a piece with a strawberry on, and had to blink.

# without-a-sound
When {child} came back, {malte} was standing up. He had taken off his headphones. He stepped out into the aisle, lifted both hands as if there were an orchestra, and waited until everybody was looking.

Then he brought them down, and the whole [us: car | coach] sang.

They sang without a sound. Twenty-six people opened their mouths as wide as they would go, happy birthday to you, happy birthday to you, and there wasn’t a peep, only a rustle of coats as they swayed. The man with the newspaper sang so hard that he turned purple. The lady with the knitting took the harmony; you could see it by her chin. {@A} had woken up, with the print of the window on one cheek, and sang the quietest of all, and with the whole face. A guard came in, and stopped. He read the window, took off his cap, and joined in. And then came the cheers. Three times every arm flew up, three times every mouth opened as far as a mouth can, and it was so quiet that you could hear the wind in the trees.

{child} stood in the middle of it. {Child.He} had never heard anything so loud in all {child.his} life.

Then, with a jolt, the train began to roll.

# one-question
{malte’s} station came first. He picked up his [us: backpack | rucksack] and stood by the table.

“I’ll be on here again in two weeks,” he said. “In case anybody was wondering.”

“I’m not asking anything,” said {child}.

“You can ask me one thing.”

“Was it nice, the cake?”

“Yes,” said {malte}, and went.

# hooray
The doors slid open. He stepped down on to the platform, under the lamp, turned [us: around | round], and filled his lungs. And he roared, until the pigeons took off from the roof:

“HOORAY, HOORAY, HOORAY.”

{child} stayed where {child.he} {child.was}, just inside the door, and laid a finger on {child.his} lips. {Child.He} {child.was} smiling so much that it was hard to get the words out.

“This is the quiet [us: car | coach],” {child.he} said.

# the-last-piece
The doors closed softly. {child} went back, crept in under {@as} warm arm, and ate up the very last piece.

# @a
Auntie {aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
Auntie {aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
Auntie {aunt}, who was travelling with {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

