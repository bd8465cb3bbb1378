title: Anything to Report
title: The Third Stair
title: What Did the Hat Say?
guest friend: Jude (he), Bea (she)
guest minder: Josie (she), Hattie (she)

% Who has died has no name here: whoever listens knows whom it is about. A mum or dad whom the wish names is {parent}, and is neither he nor she.
% The grown-up on the stair is {adult}, else the grandparent, else {minder}. With {adult} the grandparent is there with a leaf, and walks the friend home.

# every-wednesday
Every Wednesday, after [us: supper | tea], the telephone used to ring in the hall. {@Knew}

“Anything to report?”

Then {child} sat down on the third stair and reported. {Child.He} reported wobbly teeth, and a dead wasp, [sport: and all there was to say about {sport}, ]and what there had been for [us: dessert | pudding][school:  {at school}]. {@Voice} only said, “Go on.” And whatever it was, {@voice} always asked what it had said.

“And what did the wasp say?” asked {@voice}. “And what did the custard say?” And {child} had to think of it.

But now {@who} had died. And it was Wednesday, and {child} had something to report.

# a-slug
{Friend} had found a slug in {friend.his} [us: rain boot | wellington boot]. {Friend.He} had found it with {friend.his} foot.

“It’s still there!” yelled {friend}, hopping [us: around | round] the hall[athlete: , higher than {athlete}]. {Friend} was {child’s} best friend, and {friend.he} had only come to [us: supper | tea]. “It’s between my toes! It’s holding on!”

{child} laughed so much that {child.he} had to hold the door. {@Leaf} and put it by the drain.[pet.dog:  {Pet}[!pet.known:  the dog] wanted to see the slug, and was told no.][pet.cat:  {Pet}[!pet.known:  the cat] wanted to see the slug, and was told no.][pet.other:  {Pet} was asleep, and missed it all.]

# one-more-stair
{@Tell}

Then {child.he} remembered. It was like going downstairs in the dark, when you think there is one more stair and there isn’t.

# on-wednesdays-too
{Friend} stood on one leg and looked at {child.him}.

“Still dead?” said {friend}.

“Yes,” said {child}.

“On Wednesdays, too?”

“Every day.”

{Friend} thought about it. “That’s a lot,” {friend.he} said.

# how-terrible
{Friend.He} sat down next to {child} on the third stair. “You can report to me, if you like.”

“You were there,” said {child}. “It was your foot.”

“I’ll say I wasn’t.”

So {child} tried. “There was a slug in your boot.”

“I know,” said {friend}.

“You’re not supposed to know.”

“Oh no! How terrible!” said {friend}.

{@Never}

{@Fetched} with a boot on one foot and a [us: plastic bag | carrier bag] on the other.

# not-ringing
{child} stayed on the third stair. It was after [us: supper | tea]. The telephone was on its little table, and it didn’t ring. It went on not ringing for a long time.

{@A-first} came out into the hall with a plate and a [us: dish towel | tea towel][music: , humming {music}]. {@He} dried the plate. {@He} looked at the telephone[music: , and the humming stopped]. {@He} dried the plate again, although it was quite dry.

{@A} was listening, too, thought {child}.

{@A} had always had a turn on the telephone when {child} was done. And nobody had [us: called | rung] {@a}, either.

# room-on-the-stair
{child} moved up on the stair until there was room. {@A} sat down beside {child.him} with the plate on {@his} knees.

“Anything to report?” said {child}.

{@A} looked at {child.him}.

“Not really,” {@he} said.

“Go on,” said {child}.

# a-hat
{@A} turned the plate [us: around | round] a few times.

“I saw a hat today,” {@he} said. “Somebody at the bus stop[city:  in {city}] had it on. It was just like {@whose}. I knew it couldn’t be. But I walked past twice, to see.”

“And it wasn’t?”

“No. It wasn’t.”

They were quiet for a while.

“And what did the hat say?” asked {child}.

{@A} made a noise. It began as a laugh, and then it was crying, and then it was a bit of both. {@He} wiped {@his} face with the [us: dish towel | tea towel].

“It said, ‘Sorry,’” said {@a}. “It said, ‘Wrong head.’”

# now-you
{child} leaned against {@him}. {@He} smelt of [us: dish soap | washing-up].

“Now you,” said {@a}. “Anything to report?”

So {child} told {@him} about the slug, and the boot, and {friend} hopping.

“Go on,” said {@a}. “And what did the slug say?”

{child} had to think of it.

“It said, ‘Help! There’s a foot in my bed!’”

{@A} laughed until the plate slid off {@his} knees.

“I know who’d have wanted that one again,” said {@a}.

So {child} told it again.[pet.dog / pet.cat:  {Pet} sat down at the front door. That slug was still out there.][pet.other:  {Pet} woke up, to hear what was so funny.]

# go-on
At bedtime, {@a} tucked {child.him} in and put out the lamp, and sat down on the edge of the bed.

“Next Wednesday,” said {child}. “Third stair.”

“Third stair,” said {@a}.

It was dark, and nothing rang.

“I miss {@missed},” said {child}.

“So do I,” said {@a}. {@He} took {child’s} hand. “Go on.”

And {child} went on.

# @knew
It was always the same voice, the one that {child} liked best, and it always said the same thing.
## if parent.home
It was always {parent}, on the way home, and it was always the same question.
## if parent & !adult
It was always {parent}, on the way home, and it was always the same question.

# @voice
the voice
## if parent.home
{parent}
## if parent & !adult
{parent}

# @who
the one who used to [us: call | ring]
## if parent.home
{parent}
## if parent & !adult
{parent}

# @tell
“I’ve got to tell …” said {child}.
## if parent.home
“I’ll tell {parent},” said {child}.
## if parent & !adult
“I’ll tell {parent},” said {child}.

# @never
The voice on the telephone never said how terrible. It said, “Go on.”
## if parent.home
{Parent} never said how terrible. {Parent} said, “Go on.”
## if parent & !adult
{Parent} never said how terrible. {Parent} said, “Go on.”

# @whose
you know whose
## if parent.home
the one that {parent} had
## if parent & !adult
the one that {parent} had

# @missed
that voice
## if parent.home
{parent}
## if parent & !adult
{parent}

# @leaf
They got the slug out with a leaf
## if elder & adult
{Elder} came with a leaf[elder2:  and {elder2} with another], and they got the slug out

# @fetched
Then somebody came for {friend}, and {friend.he} went home
## if elder & adult
Then {elder} came to walk {friend} home, and {friend} went
## if elder2 & !adult
Then {elder2} came to walk {friend} home, and {friend} went

# @a-first
{minder}, who had the room upstairs,
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

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
