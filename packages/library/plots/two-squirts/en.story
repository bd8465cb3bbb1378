title: Two Squirts
title: Perfectly Normal
title: The Butterfly You Want to Talk To
guest friend: Tom (he), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up at home (@a) is {adult}, else the grandparent, else {minder}, who lives with them. A grandparent beside them knows about feet. “Nothing”, “Next” and “Two squirts” want to be said quite flat.

# the-sneeze
It was [school: [us: picture day | photo day] {at school} | [us: school picture day | school photo day]], and {child}, who was {age}, wanted just one thing, which was to look normal.

Last year {child.he} had sneezed as the flash went off. {Child.His} best friend {friend} had turned the picture into a sticker and put it in the class chat, where people sent it when it rained, and when they had [us: math | maths], [sport: and when there was {sport}, ]and [us: whenever there was fish for lunch | whenever the canteen did fish]. It was called the Sneeze.[music:  Somebody had even set it to {music}.] {child} laughed louder than anyone. {Child.He} hated it, but after a whole year of laughing {child.he} didn’t know how to say so.

So this morning {child.he} had flattened {child.his} hair and used a body spray for the first time ever.

# nothing
{@Aa} put down {@his} toast. “What’s that smell?”

“Nothing.”

“Well, nothing’s come in very strong this morning.”

“It’s Mango Storm, {@a}. It’s only two squirts.”

“Two squirts of what? A fire hose?”

“I just want to look normal.”

“Nobody can see you, [us: honey | love],” said {@a}, whose eyes were streaming.[pet.other:  “Even {pet} is facing the other way.”]

# breakfast-off-you
{@He} opened the back door[pet.dog: . {Pet}[!pet.known:  the dog], who had been asking to go out ever since the first squirt, went out][pet.cat: . {Pet}[!pet.known:  the cat], who had been asking to go out ever since the first squirt, went out], and the butterfly came in.

It was orange, and it flew like somebody reading a map, and it landed on {child’s} neck.

“It thinks you’re a mango,” said {@a}, delighted. [elder & adult / elder2: 

“They taste with their feet, you know,” said {@second}. “It’s having its breakfast off you.” | “They taste with their feet, you know. It’s having its breakfast off you.”]

{child} [child.he / child.she: shook {child.himself} | gave a great shake], and it came straight back. {Child.He} ran for the bus, and it came along[city: , across half of {city}]. As long as {child.he} smelled of mango, it wasn’t leaving.

# all-right
“All right,” said {friend}, at the bus stop.

“All right,” said {child}.

“[us: Hey | Mate], you’ve got a …”

“I know.”

“Is it real?”

“Why would I wear a pretend one?”

“Just act normal,” said {friend}.

“I am acting normal. It’s the butterfly you want to talk to.”

{Friend} sniffed. “Is that Mango Storm? I’ve got Arctic Wolf on.”

They both looked carefully up and down the road.

# chin-down
At [us: recess | break] {child} tried to wash it off, but the school soap turned out to be strawberry. The butterfly, {friend} reported, looked as if the [us: dessert | pudding] had arrived.

The photographer in the [us: gym | hall] had done four hundred children since breakfast, and she talked like a [us: GPS | satnav]. “Sit. Chin down. Think of something nice.”

[athlete: {child} tried to think of {athlete}.

]“I’ve got a butterfly on me,” said {child}.

“One flash each. No retakes. Chin down.”

# the-flash
The butterfly strolled up {child’s} neck, and along the jaw, and out on to the chin, tasting as it went.

“I’ll get it!” hissed {friend}, who was next in [us: line | the queue], and jumped at it with a [us: math | maths] book.

“DON’T!” yelled {child}.

The butterfly hopped up on to the very tip of {child.his} nose, and the flash went off.

And there it was, on the photographer’s big screen. {Child’s} eyes had met in the middle. {Child.His} mouth was open like a [us: mailbox | letter box]. Across it all sat the butterfly, like a bow tie that had got lost. Next to this, the Sneeze was a passport photo.

# middle-of-a-ha
{Friend} laughed until {friend.he} had to hold on to the curtain. Then {friend.he} took out {friend.his} phone and held it up to the screen.

“Oh, [us: wow | mate],” {friend.he} said. “This is the new one.”

{child} laughed, too. [child.he / child.she: {Child.He} heard {child.himself} doing it | {child} could hear it happening], ha ha ha, exactly like last year, and now there’d be a whole new year of it, every time they had fish.

{Child.He} stopped in the middle of a ha. {Child.He} got up, with the butterfly still on {child.his} nose, and put a hand flat over {friend’s} phone.

# one-thumb
“Don’t,” said {child}. {@Voice} {Child.He} went on anyway. “I hated the Sneeze.”

{Friend} stared. “You laughed!”

“What was I meant to do, cry? I laughed so it would stop. And it didn’t stop. Even {@a} sent it to me, {friend}. With a heart.”

{Friend’s} arm came down. “But I thought you loved it,” {friend.he} said. “I thought I’d made you famous.”

“I didn’t want to be famous. I wanted to be normal.”

{Friend} held out the phone, so that {child} could see, and found the Sneeze, and deleted it for everyone. It had been there for a year, and it took one thumb.

“Sorry,” said {friend}.

“Next,” said the photographer.

# have-you-still-got-that-mango
{Friend} sat down. {Friend.He} looked at {child’s} face on the big screen, and then {friend.he} held out {friend.his} sleeve. “Have you still got that mango?”

“Why?”

“Two squirts,” said {friend}.

{child} gave {friend’s} cuff two squirts, and {friend} rubbed {friend.his} nose in it, hard. The butterfly took off from {child’s} nose, went once [us: around | round] the photographer, and landed on {friend’s}. And {friend}, who had spent an hour on {friend.his} hair, crossed {friend.his} eyes and opened {friend.his} mouth like a [us: mailbox | letter box].

Flash.

The photographer laughed, a bit rustily. “You,” she said to {child}. “Get in with your friend.”

“You said no retakes.”

“It isn’t a retake. It’s a different picture.”

So they squashed on to the stool, and this time {child} laughed and meant it.

# perfectly-normal
By [us: the end of school | home time] the mango had worn off. The butterfly walked across {child’s} hand, tasting carefully, found that it was only {child}, and flew away over the hedge.[pet.dog / pet.cat: 

At home {pet} sniffed {child.him} all over and moved back in.][pet.other: 

At home {pet} turned round again.]

When the photo came, {@a} hung it at the top of the stairs. [elder & adult / elder2: {@Judge} said when it was straight. Then {@a} | {@He}] stood back to look at two cross-eyed {@two} on one stool, with an orange blur between.

“There,” said {@a}. “Perfectly normal.”

# @voice
{Child’s} voice shot up like a penny whistle.
## if child.she
{Child.His} voice shot up like a penny whistle.
## if child.he
{Child.His} voice had been breaking since Easter, and it shot up like a penny whistle.

# @two
friends
## if child.he & friend.he / child.he & !friend
boys
## if child.she & friend.she
girls

# @second
{elder}, who had come to breakfast
## if elder2 & adult
{elder}, who had come to breakfast with {elder2}
## if elder2 & !adult
{elder2}, who had come to breakfast

# @judge
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}, who lived with them,
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
