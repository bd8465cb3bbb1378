title: Take the Other One
title: Not Me, Said the Bottom
title: Rhubarb

% Rule: arms can talk; and the arm that has the injection must be as floppy as a sock.
% Whoever came along (@a): {adult}, else the grandparent, else the grown-up.

# the-paper
{child} was sitting at the doctor’s[city:  {in city}][!short: , on a high bed with paper on it]. {child.He} had to have [us: a shot | an injection], and {child.he} didn’t want one. There was a fluttering in {child.his} tummy[short: . |, and whenever {child.he} moved, the paper rustled. ]{@A-first} sat [!short & age>=5: on the chair ]next to {child.him}.

[short: “Which arm shall we have?” said the doctor.|“It’s only the one, and it’s very small,” said the doctor. “Which arm shall we have?”]

“Take the other one,” said somebody.

[!short: The doctor looked under the bed. There was nobody there.

]“It was me,” said {child’s} left arm. “[!short: Take the other one. ]I’m busy.”

Arms can talk, you see. It’s only that they’ve never had anything to say before.

[!short: The doctor was the sort who writes everything down. Left arm: busy, the doctor wrote.

]

# busy
“Busy? You?” said the right arm. “You just hang there. [!short: I do everything. I do the drawing. I do the porridge. ]Who’s going to brush the teeth if I’m [us: sick | poorly]?”

“I could do that,” said Left.

[!short: “Last time you brushed the nose.”

][pet.dog / pet.cat: “And who scratches {pet} behind the ear?” said Right.

“I do the other ear,” said Left.

][pet.other: “And who gives {pet} the food?” said Right.

“I hold the bowl,” said Left.

][school: “And who goes up at {school} when there’s a question?” said Right.

“You. And then you don’t know the answer,” said Left.

][sport: “I’ve got to {play sport} on Saturday,” said Left.

“So have I!” said Right. “We’re on the same person!”

][!short & age>=5: “Well, it’s got to be one of you,” said {child}.

“Take the other one,” said both of them.]

# like-a-sock
“It takes as long as saying rhubarb,” said the doctor. “There’s a little pinch, and it’s done. But the arm has to be floppy, like an old sock.[!short:  If it’s as stiff as a plank, I can’t do a thing with it.]”

[friend: “It’s true,” said {friend}[!friend.known: , {child’s} best friend,] who had already had one. “You don’t even get to the barb.”

]Then the doctor brought out the [us: shot | injection].[!short & age>=5:  It was no bigger than a crayon.]

And the arms hid. They flew round behind {child’s} back[!short: , the pair of them,] and grabbed hold of each other[!short:  there].

# behind
[!short: The doctor walked round the bed. {child} spun round on it, and so did the paper. [age>=5: The doctor walked round the other way, so {child.he} spun the other way. ]Wherever the doctor stood, the arms were at the back.]

[!short: So {@a} tried tickling them.

“We’re not ticklish,” said the arms. “You want the tummy.”

][music: So {@a} sang them {@song}. The arms swayed along in time, but they didn’t let go.

][athlete: “Pretend you belong to {athlete},” said {child}. That made the arms stand up straight, but they did it behind {child.his} back.

][!short & age>=5: The doctor tried to pull them apart. The harder the doctor pulled, the tighter they held. They weren’t a bit like socks. They were two planks.

][!short: Both arms: on [us: vacation|holiday], the doctor wrote.]

# not-me
“Oh well,” said the doctor. “Then there’s only one place left.” And the doctor looked at {child’s} bottom.

“NOT ME!” said the bottom.

[!short & age>=5: Everybody stared. ]They had all heard it before, but never in words.

[short: “Then I don’t know what to do,” said the doctor.|Bottom: no, the doctor wrote[age>=5: , and put down the pen]. “Now I don’t know what to do.”]

[!short & age>=5: Nobody did. ]And there sat {child}, stuck to {child.himself}. [!short: {child.He} couldn’t scratch {child.his} nose. ][!short & age>=5: {child.He} would never be able to put a coat on again. ]A tear came, and {child.he} couldn’t even wipe it away.

So {@a} wiped it.

# something-trembled
Then {child} felt something trembling against {child.his} back.

“Left?” {child.he} whispered. “Are you scared?”

“Yes,” whispered Left.

“Right? Are you scared too?”

“Me? No,” said Right. “Yes.”

“So am I,” said {child}. It was rather nicer being three.

“Four,” said the bottom.

[!short & age>=5: {child} thought about it. ]“Right arm,” {child.he} said, “what do you do when I’m scared?”

“I hold somebody’s hand,” said Right. “But there isn’t anybody back here! There’s only this thing I’m holding.”

“Feel it,” said {child}.

Right felt it. It had five fingers, [!short & age>=5: and they were cold, ]and one of them had jam on it.

“It’s a hand,” said Right.

“It’s me,” said Left. “Have you been holding my hand all this time?”

“I thought I was hiding,” said Right.

# through
“Don’t let go,” said {child}. “I’m coming to get you.”

{child.He} sat on the floor and made {child.himself} as round as a ball. First {child.he} pulled {child.his} hands out from under the bottom.

[!short: “Excuse me,” said Right.

“Come through, come through,” said the bottom.

][elder: It was a trick {elder} had once shown {child.him}. {Elder.short} had got stuck just there, and had to have tea lying down[elder2: , with {elder2} holding the cup].

]Then {child.he} climbed right through {child.his} own arms[!short: , first one foot and then the other]. And out came the two hands in front, and they still hadn’t let go.

{child} snuggled up close to {@a}. “Right arm, you hold on,” {child.he} said. “Left arm, you’re an old sock.”

{child.He} blew on it, warm and slow[short: , until it hung like a sock.|. The left arm had been as stiff as a plank, and now it grew softer, and softer still, until it hung there like a sock on a line.

“Now,” said {child}.]

“Rhu…” said the left arm.

“Done,” said the doctor.

There had been a pinch, and it was over.

“But I’ve still got my barb left,” said Left.

# two-lions
“Barb,” it said, when the [us: Band-Aid|plaster] went on. It had a lion on it[friend: , just like {friend’s}].

Right didn’t say anything. It only looked at the lion.

“You shall have one too,” said the doctor. “It isn’t easy, holding on.”

“Ahem,” said the bottom.

The bottom was allowed to choose the seat on the bus home.

[age>=5: But before that, the doctor finished writing. Left arm: brave. Right arm: held on. Bottom: no.

“What about me?” asked {child}.

The doctor thought it over. {child}, it said in the end, brought them [us: around|round].

]
# the-other-one-too
That night {child} lay in bed[!short:  with a lion on each arm].[pet.dog / pet.cat:  {Pet} lay alongside, being scratched behind both ears at once.][pet.other:  {Pet} had already had supper, brought in by two hands.]

{@A} sat down on the edge of the bed. “Which hand shall I hold?”

“Take the other one,” said the right arm. “It’s had a long day.”

“Take the other one too,” said Left.

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
the grown-up who had come along
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
