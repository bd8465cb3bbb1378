title: The Front Elephant
title: Something to Grow Into
title: Hold My Tail
guest teacher: Miss Pickering (she), Miss Tully (she)
guest jay: Jay (he), Sol (he)
guest nell: Nell (she), Fern (she)
guest minder: Bea (she), Joan (she)

% onlyAsked: the first day. @a: {adult}, else the grandparent, else {minder}, by name each time, never he or she.

# no-hands
On [child.she: her|[child.he: his|the]] first day at [school: {school}|school], {child} had no hands.

[child.name: They had been there|{Child.He}’d had them] at breakfast. Then {@a-first} had pulled [child.name: a|{child.his}] new school [us: sweater | jumper] over {child.his} head, and [child.name: both|{child.his}] hands had gone into the sleeves and not come out.

“It’s too big,” said {child}.[sport:  “I can’t {play sport} in this.”]

“You’ll grow into it,” said {@a}, and turned the sleeves up. Flop. They came down again.

All the way to school, {child} tried to grow.

“Have I grown yet?” {child.he} asked.

“Not since the [us: mailbox | postbox],” said {@a}.

# a-wobble
At the classroom door, {@a} gave {child.him} a [adult / elder: kiss|hug].

“But what if I need my hands?” said {child}.

“They’ll come out when you need them,” said {@a}, and waved, and was gone. And {child} had a wobble in {child.his} tummy.

# not-a-hand
Everything at school needed hands. There was a peg, and {child’s} coat slid off it. There was a pencil, and it rolled away. There was a banana, and {child.he} couldn’t find the way in.

“Hands up who likes stories!” said {teacher}.

[child.name: Up went {child’s} hand|{Child} put {child.his} hand up]. Flop, went the end of {child.his} sleeve. {Child.He} looked round, and all over the carpet there were long grey sleeves. Flop, flop, flop. Everybody had a [us: sweater | jumper] to grow into. There wasn’t a hand in the room.

# hold-hands
Then it was [us: lunchtime | dinner time]. The hall was at the far end of a long corridor, and even from here they could hear it roar.

“Find a partner,” said {teacher}, “and hold hands.”

But nobody could.

“I can’t find mine,” said a boy called {jay}.

“I haven’t got any,” said a girl called {nell}, and her lip shook. “I want to go home.”

She began to cry. Then {jay} began to cry, and then it went all down the line. {teacher} ran along turning up sleeves, but when she got to the last ones, the first ones came down again. Flop!

# a-trunk
Now {child’s} wobble was coming up, out of {child.his} tummy and into {child.his} chin. {Child.He} lifted [child.name: one|{child.his}] arm to wipe {child.his} nose, and the sleeve swung to and fro in front of {child.him}. It was long. It was grey. It was floppy at the end.

{child} looked at it. It wasn’t an arm with no hand. It was a trunk.

{Child.He} lifted it up as high as {child.he} could.

“PAAAARP!” went {child}.

The crying stopped, to hear what that was.

# hold-my-tail
“I’m an elephant,” said {child}. “Elephants don’t have hands. They hold on with their trunks.”

{nell} looked at her sleeve. She gave it a swing. “Parp,” she said, very small.

“Hold my tail,” said {child}, and {child.he} turned round. {Child.His} [us: sweater | jumper] was too long at the back as well, so there was plenty of tail. {nell} took hold of it. {jay} took hold of {nell’s}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] took hold of {jay’s} and trumpeted loudest of all.] Parp! Parp! Parp!

{teacher} tugged her cardigan sleeves right down over her fingers. “PAAAARP!” went {teacher}, and she took the tail at the very end.

# stamp-stamp
And off they went, stamp, stamp, stamp, [music: in time to {@song}, ]down the long corridor and into the hall, with {child} in front. All the big children put down their forks to look[athlete: , as if {athlete} were coming in]. The [us: principal | head teacher] stood against the wall to let the elephants go by.[city:  There had never been so many elephants in {city}.]

# pasta
[us: Lunch | Dinner] was pasta. Nobody can eat pasta with a trunk. {child} was so hungry that {child.he} pushed and pushed, and out came {child.his} hands.

# i-need-them-long
At [us: pickup time | home time], {@a} was waiting.

“Give me that [us: sweater | jumper], and I’ll sew up the sleeves tonight,” said {@a}. “Then you’ll have hands.”

“No,” said {child}, and hid [child.name: both arms|{child.his} arms] behind {child.his} back. “I need them long for tomorrow. I’m the front elephant.”

# both-of-them
At bedtime the [us: sweater | jumper] hung on a chair, with its trunks nearly down to the floor.[pet.dog / pet.cat:  {Pet} had a good sniff at them.][elder & adult:  {Elder}[elder2:  and {elder2}] had heard all about it on the phone.][elder2 & !adult:  {Elder2} had heard all about it on the phone.]

“Parp,” {child} told it, very quietly[pet.other: , so as not to wake {pet}].

Then {@a} came to say goodnight. And {child} needed [child.name: hands|{child.his} hands], so out they came, both of them, and went right [us: around | round] {@as} neck.

# @a-first
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
