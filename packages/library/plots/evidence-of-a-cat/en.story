title: Evidence of a Cat
title: Every Warm Place in the House
guest cat: Moth (she), Mist (she)
guest neighbour: Mrs Aldous (she), Mrs Pargeter (she)
guest sitter: Colin (he), Derek (he)

% {cat} belongs to {neighbour}, so a ticked cat is another. Whoever comes along (@a): the elder, else {adult}, else the man who does {neighbour’s} garden.
% Each warm place is a dent; the drawer is shut with a foot on Thursday.

# moth
For five days {child} had been looking after a cat called {cat}, and {@she} had not seen her once.

{child} wanted a cat more than anything, and there wasn’t going to be one at home[pet.dog: , not while {pet}[!pet.known:  the dog] had a say][pet.other:  as well as {pet}]. So when {neighbour} next door had to go away for a week to have her hip done, and asked if somebody could come in after school, {child} had said yes before the end of the sentence[sport: , though it meant a week without {sport}].

“She’s shy,” said {neighbour}. “She hides from everyone but me. You may not see much of her.”

{child} had thought that not much meant a bit.

{Child.He} had practised putting out {child.his} hand, low down, with the fingers curled[friend / elder: {@on}]. But each day[school: , straight after {school}], when {@she}[friend: , {friend}] and {@a-first} unlocked the door, the rooms were still.

# evidence
So {child} turned detective. {Child.He} bought a notebook and wrote EVIDENCE on the front.[friend:  {Child} did the feeling, and {friend} the writing.]

Monday. Food gone. Dent in armchair. Put hand in dent. WARM!!

Tuesday. Food gone. Armchair cold. Dent on windowsill cushion, warm. Three grey hairs.

Wednesday. Food gone. Dent on top of piano. How???[athlete:  ({Athlete} couldn’t.)]

# shaking-hands
By Thursday [friend: {friend}|{@she}] had drawn a map of the house, with every dent marked in red. While {@a} did the plants[music:  and hummed {music}], {child} would go from room to room, feeling with {child.his} palm[friend: , {friend} tiptoeing behind]. {@She} always found the warm place in the end. It was like shaking hands with somebody who had just left. Then {@she} would sit close by and read aloud, in case somebody was listening.[elder:  {Elder.short} was, and watered the same plant four times.]

“What are you reading her?” asked {neighbour}, who [us: called from the | rang from] hospital[city:  in {city}] every day at six.

“The one about the shipwreck.”

“Oh, she’ll like that. And have you seen her?”

“No,” said {child}. “But I know where she’s been.”

# the-bowl-was-full
On Friday {@she} opened the kitchen door, and the bowl was full.

The [us: kibble | biscuits] lay just as {@she} had poured [us: it | them] out the day before. Something cold went down through {@her} middle.

“Perhaps she wasn’t hungry,” said {@a}.

[friend: {Friend} unfolded|{child} got out] the map. The armchair was cold. The windowsill was cold. [friend: {child}|{Child.He}] climbed on the stool and laid {child.his} hand on top of the piano, and it was as cold as a plate. {Child.He} felt every red mark on the map, and in the whole house there was not one warm place.

“{cat}!” {@she} called. {@She} looked under the beds. All the windows were shut. {@A} went out to search the garden.

In twenty minutes {neighbour} would ring, and she’d ask.

# whats-different
[friend: “Detectives don’t cry,” said {friend}, leafing through the notebook. “They look for what’s different. Thursday. Food gone. Dent on the bed, warm. And then?”

And then … | Detectives don’t cry, {child} told {child.himself}. They look for what’s different.

What had been different yesterday? Thursday. Food gone. Dent on the bed, warm. And then …] {Child.He} had been happy, because it was the warmest yet, and {child.he} had wanted to do something nice. So {child.he} had tidied. {Child.He} had straightened the bedspread and paired up the slippers. And on the landing there was a big old chest, with the bottom drawer hanging open, the deep one, full of blankets. It had looked untidy.

{child} had put {child.his} foot against it and pushed it shut.

“Oh no,” said {child}. “Oh no, it was me.”

# the-fluff-moved
{@She} ran upstairs and laid {@her} palm on the bottom drawer. The wood was thick, and there was nothing to feel. But at one corner, in the crack, was a tiny bit of grey fluff, and when {child} held {child.his} breath[friend: , and {friend} held {friend.his}], the fluff moved. It moved out, and in. Out, and in.

The drawer was stiff. {Child.He} took hold of both handles and pulled, a little at a time, so as not to jolt it.

In the dark, at the back, on the softest blanket, two yellow eyes opened.

# so-there-she-was
So there she was. She was smaller than {child} had imagined, and one ear had a nick in it. {child} had saved up things to say for five days, and {child.he} couldn’t remember one.

“I’m sorry,” {child.he} whispered. “I shut it. I didn’t know.”

{Child.He} didn’t put out {child.his} hand. {Child.He} shuffled back, to leave the way to the stairs clear[friend: , and pulled {friend} back with {child.him}]. {Child.He} sat against the wall, made {child.himself} small and looked at {child.his} knees.

Nothing happened for a long time. Then quick feet went past {child.him}, and down.

From the kitchen {child} heard crunching. It went on and on. {Child.He} listened to it with {child.his} eyes shut.

# to-the-phone
[friend: {Child} | {@She}] still had them shut when something stepped on to {@her} leg.

It turned round once. It turned round twice. And then there was a weight in {@her} lap, and a rumbling that {@she} could feel right through {child.his} [us: sweater | jumper][elder: , not at all like {elder.short’s}]. Very slowly {child.he} curled {child.his} fingers, low down, the way {child.he} had practised, and a cold nose pushed into them.

[friend: Without a sound {friend} took out the notebook. Friday, {friend.he} wrote. Dent in {child}. WARM!!

]Downstairs the telephone rang. {child} heard the back door, and {@as} voice.

“She’s here, {neighbour}. No … No, {@she} can’t come to the phone.”

# a-paw-came-out
{child} told {neighbour} everything on Sunday, drawer and all, [elder & !friend: with {elder.short} beside {child.him}, ]though {@her} voice shook. {neighbour} listened, leaning on her sticks[friend: , and {friend} showed her the page].

“I’ve shut her in there twice myself,” she said. “Never found her half so quickly. Tuesdays and Fridays, could you [friend: both ]manage that? She’ll want to know what happens after the shipwreck.”[elder: 

“So will I,” said {elder.short}.]

There was no cat to be seen. But as {child} passed the armchair {child.he} saw the dent, [friend: nudged {friend} ]and put in {child.his} hand.

It was warm. And this time, from under the chair, a paw came out and patted {child.his} shoe.

# @on
, on {elder}, who had purred[elder2: , and on {elder2}, who hadn’t]
## if friend & !elder
, on {friend}[!friend.known: , {child.his} best friend,] who had purred
## if friend & elder
, on {elder}, who had purred, [elder2: on {elder2}, who hadn’t, ]and on {friend}[!friend.known: , {child.his} best friend,] who had bitten

# @a-first
{sitter}, who did {neighbour’s} garden,
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @as
{sitter’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @she
{child.he}
## if child.she
she
## if child.he
he

# @She
{child.He}
## if child.she
She
## if child.he
He

# @her
{child.his}
## if child.she
her
## if child.he
his
