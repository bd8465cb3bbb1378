title: Do Not Touch Pie
title: You’re the Mustard
title: In and Out in Ninety Seconds
guest friend: Amara (she), Ravi (he)
guest elder: Wilf (he), Percy (he)
guest peg: Peg (she), Dot (she)
guest jean: Jean (she), Joan (she)
guest keeper: Mrs Pruitt (she), Mrs Ogden (she)

% The heist is the ticked grandparent’s, else {elder} is a neighbour of this story’s own. {peg} is a sister, so that nothing is said of the family’s other grandparents. {keeper} speaks as if she were stamping things.

# given-away
{child} had given away {elder’s} [us: cookie | biscuit] tin, and {elder.short} didn’t know. It had been on {elder.his} kitchen table[!elder:  next door] on Monday, beside the things for {@the-sale}, so {child} had carried it to the [!city: village ]hall with the rest[school: , straight after {school}].

There were no [us: cookies | biscuits] in it. It was where {elder.short} kept the notes {elder.his} sister {peg} used to leave {elder.him}. “Gone to {jean’s}. Pie on [us: counter | side]. Do not touch pie.” Since {peg} died, there weren’t going to be any more.

# a-heist
“So go and ask for it back,” said {friend}[!friend.known: , who was {child’s} best friend].

“From {keeper}?” said {child}. {keeper} ran {@the-sale}, [city: the strictest in {city}, ]and she had never let anything go before ten o’clock on Saturday. The vicar had once handed in his own coat by mistake, and had to [us: stand in line | queue] for it.

“Then it’s a heist,” said {friend} happily. {Friend.He} had seen every heist film that was allowed in {friend.his} house, and two that weren’t. “We need three. I’m the brains, you’re the hands. Who do we know that can drive?”

They looked out of the window. {Elder.short} was going slowly along {elder.his} beans, on a borrowed mobility scooter.

{child} felt [us: sick | ill], but {friend} was already outside.

“A heist?” said {elder.short}, and put down {elder.his} watering can. “What are we taking?”

“A tin,” said {friend}. “It’s safer if you don’t know more.”

“Quite right,” said {elder.short}. “I’ve been waiting all my life for somebody to ask me this.”

# pepper
That evening {elder.he} laid out the whole plan on the kitchen table.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat underneath and wanted something to fall down.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat underneath and wanted something to fall down.][pet.other:  At home {pet} was waiting for supper.]

“{keeper} is {@sauce},” {elder.he} said. “Here, by the door. {Friend}, you’re the mustard. You keep {@sauce} talking. {Child}, you’re the pepper. [sport: You {play sport}, so you | You] go in through the {@hatch} hatch. In and out in ninety seconds, and I’ll be at the back door with the engine running.”

“It’s electric,” said {friend}.

“Then I’ll hum,” said {elder.short}.

{child} looked at the shelf over {elder.short}’s head, where there was a clean round patch in the dust. {child} had stood the teapot there, so that nobody would notice. “{Elder.short},” {child.he} began, but [child.name: the words had stuck | {child.his} tongue had stuck to the roof of {child.his} mouth].

“Yes, Pepper?” said {elder.short}.

“Nothing,” said {child}.

# half-past-nine
On Saturday, at half past nine, {friend} asked {keeper} to tell {friend.him} the whole history of {@jumble}.[elder2:  {Elder2} was already first in [us: line | the queue] outside, and wanted a bear.] {child} slid in through the {@hatch} hatch and crawled under the tables [child.name: as far as | until {child.he} saw] the tin, beside [athlete: a mug with {athlete} on it and ]a bear with one arm. {Child.He} pulled it down under the tablecloth. It weighed nothing at all.

{Child.He} took off the lid. The tin was empty.

Outside the back door, {elder.short} was humming[music:  {music}].

# at-ten
Then two brown shoes stopped in front of {child’s} nose, and the tablecloth went up.

“We open,” said {keeper}, “at ten.”

Behind her stood {friend} with both hands in the air. “It was all my idea,” {friend.he} said. “{Child} is only the pepper.”

Now {elder.short} came up in the {@hatch} hatch, because it had been much longer than ninety seconds. “Have we got it?” {elder.he} said.

{child} crawled out [child.name: hugging the tin | with the tin pressed against {child.his} [us: sweater | jumper]]. {Friend} came and stood so close that their elbows touched.

“Tell {elder.him},” {friend.he} muttered. “I can do all the rest, but not that bit.”

# not-in-it
So {child} turned to the hatch and held up the tin in both hands.

“It’s yours,” {child.he} said, and [child.name: it | {child.his} voice] came out bent. “I gave it away. I thought it was {@jumble-thing}. I’ve known all week and I didn’t dare tell you, and now I’ve got it back, and {peg}’s not in it.”

{Elder.short} looked at the tin.

“I knew it was gone,” {elder.he} said. “I have my tea with that tin. And there was a teapot in its place. {peg} would never have stood for that.”

“Why didn’t you say?”

“I was going to. Then you asked me to do a heist.”

{keeper} sniffed. Out of her handbag she took a thick bundle of paper.

“I look through everything,” she said. “Nobody gives these away on purpose. I’ve had them in this bag since Monday, waiting for somebody to ask.”

“Ask?” said {friend}. “We could have just asked?”

{Elder.short} took the bundle through the hatch. {Elder.He} read the top one and laughed, and then {elder.he} needed {elder.his} sleeve.

# faster
“The tin,” said {keeper}, “is fifty [us: cents | pence].”

{Elder.short} looked at her. {Elder.He} looked at {child}.

“Run for it!” {elder.he} said.

The scooter went flat out, which was four miles an hour. {child} and {friend} strode along on one side, and {keeper} on the other with her hand out.

“Faster!” cried {friend}.

“This is faster,” said {elder.short}.

At the church they were overtaken by a [us: stroller | pram]. At the [us: mailbox | postbox] {keeper} got ahead by accident, and had to wait for them. At the corner, {elder.short} paid.

# not-one
On Sunday {child} and {elder.short} made a pie, and the tin stood on the shelf again.[elder2:  {Elder2} sewed a new arm on the bear.][pet.dog / pet.cat:  Some pastry fell down, and {pet} was there.][pet.other:  {Pet} had eaten long ago.]

“Did you ever leave them alone?” asked {child}. “The pies?”

“In fifty years?” said {elder.short}. “Not one.”

Before {child} went out, {child.he} wrote a note and left it on the kitchen table. “Gone to {friend’s}. Pie on [us: counter | side]. Do not touch pie.”

When {child.he} came back there was a slice missing, and the note was in the tin.

# @the-sale
the [us: rummage | jumble] sale

# @jumble
[us: rummage sales | jumble]

# @jumble-thing
[us: for the sale | jumble]

# @hatch
[us: serving | tea]

# @sauce
the [us: steak | brown] sauce
