title: Ring When You Get There
title: Five out of Five
guest friend: Nell (she), Jonty (he)
guest elder: Winnie (she), Harold (he)

% Ting is a bicycle bell on an iron glove. {elder.short} is the grandparent who is ticked, else {elder}, who minds {child} in the summer.

# on-one-knee
For the first time ever, {child} was going to cycle to the lake[city:  outside {city}] without a grown-up.[adult:  {Adult} had said yes at last.] {Child.He} and {friend}, {child.his} best friend, only needed the pump in {elder’s} workshop. {@tinsmith}, and among the drainpipes stood a rusty suit of armour, in to be mended.

“It squeaks,” said {child}, and gave one knee a drop from the oil can.

The knee bent. The whole suit of armour went down on it, with a crash.

“Thank you!” said a voice behind the visor. “I am Sir Bertram. Whoever oils me, I shall guard until the sun goes down.”

“No need,” said {child}. “I’m going swimming.”

“Alone?” said the knight, appalled.

“With {friend}.[pet.dog:  {Pet} is guarding the workshop.][pet.cat:  {Pet} doesn’t swim.][pet.other:  {Pet} doesn’t swim.]”

“Hello,” said {friend}, who had opinions about everything and gave marks. “I’d call that knee a four out of five. A bit loud.”

# ring
{Elder.short} looked out from behind a roll of tin.

“Ring when you get there,” {elder.he} said.[elder2:  “Yes, ring,” said {elder2}.] {Elder.He} always said it, even if you were only taking out the [us: trash | rubbish].

“Ring?” said Sir Bertram.

“It doesn’t mean anything,” said {child}. “It’s just nagging.”

But the knight had already taken the bell off {friend’s} bicycle and screwed it to his glove.

# halt
There was no cycling away from him.[athlete:  Not even {athlete} could have done it.] He ran in front, clattering like a kitchen drawer on a staircase. At every gate he flung out an arm.

“Halt! Are we there?”

“No!”

Ting, went the knight, to be on the safe side.

He drew his sword on a sprinkler. He challenged a [us: mailbox | letterbox][sport:  and a crowd of people trying to {play sport}].[pet.cat:  He bowed to a cat, who looked rather like {pet}.][pet.other:  Luckily {pet} was at home.] When they met three people {child} knew from [school: {school} | school], he stood in the middle of the road and cried, “Make way for {child} of the Oil Can, whom I guard!”

They made way. They also filmed it.

{child} was so embarrassed that {child.he} shrank inside {child.his} T-shirt.

# an-oath
“You’re ruining everything,” {child.he} said. “I’ve waited all summer to go by myself.”

“I have sworn an oath,” said the knight.

“I never asked for it!”

“One does not ask for an oath. One is given it.”

“He’s right, actually,” said {friend}. “And so are you. It’s a draw.”

“You’re meant to be on my side!”

“I am on your side. I’m just a fair judge.”

# to-know
At the lake, half of [city: {city} | the village] was lying about on towels. {child} stepped in front of the knight.

“We’re there,” {child.he} said. “This is where you stop. You’re not to go in the water. You’re made of iron.”

“And what of the ringing? Ring when you get there.”

“I think it’s me who’s meant to ring. Later.”

“And why must you?”

“Because…” {child} came to a halt. {Child.He} had never thought about it. “Because {elder.short} wants to know, I suppose.”

# cold-and-green
{Child.He} ran out along the jetty and jumped. It was just as cold and green as {child.he} had imagined. {Child.He} dived down to feel the bottom, and stayed there a while, just because nobody could say halt.

When {child.he} came up, {friend} was screaming {child’s} name.

Sir Bertram had seen {child} disappear. Now he waded straight out, sword held high, to strike the water that had taken {child.him}. It only came up to his waist. But the bottom was mud, and iron is heavy. He sank to the chest, and stuck.

“{child}!” he called. “Hold on! I am almost there!”

# stuck-fast
“I’m here!” {child} splashed across and grabbed the glove. “I only dived!”

“You were gone,” said the knight. His voice was tinny and small. “I called, and you were gone.”

{child} pulled. {Friend} jumped in fully dressed, in {friend.his} very best [us: pants | trousers], and pulled at the other arm. The knight didn’t move, and his elbows were going stiff already.

“Run,” said the knight. “Save yourselves. It is a noble hole.”

“Two out of five,” said {friend}, and sniffed. “Don’t say that.”

{child} waded ashore, picked up the phone, and did something {child.he} had never done before.

“{Elder.short},” {child.he} said. “I got there. Can you come?”

{Elder.short} didn’t ask why. {child} heard the crash as the tin hit the floor.

# snip
Soon an old three-wheeled moped came bouncing over the grass. {Elder} waded in, boots and all[elder2: , while {elder2} held the moped], with a pair of pliers, and knocked on the knight’s chest as on a door.

“Two rivets at the side and a hook at the neck,” said {elder.short}. “Shoddy work. Fifteenth century. Keep hold of him, you two.”

Nobody else had seen where he opened. Snip, snip, went the pliers. The legs came away from the rest, and the top half of Sir Bertram bobbed up like a barrel. There was nobody inside, only a bit of light and an old grasshopper. {child} swam and towed. {Friend} followed with a leg under each arm.

# both-of-you
On the shore they put him together again.

“I should have told you I was diving,” said {child}.

“I should have trusted you,” said the knight. “But I could not see you.”

“Five out of five,” said {friend}. “Both of you.”

# is-it-far
When the sun was low they rolled home[music: , and {friend} hummed {music}]. The knight sat on the back of the moped with his arms round the drainpipes. At {elder.short’s} gate he climbed down. The sun was setting, and his oath was done. He had to go back where he came from.

{child} oiled every joint there was, and took {child.his} time about it. Then {child.he} screwed the bell on tighter.

“Is it far?” {child.he} asked.

“Tolerably.”

{child} looked down at the oil can.

“Ring when you get there,” {child.he} said.

The knight laid his glove against his chest. Then he went in behind the rolls of tin, and the clatter grew smaller and smaller.

# twice
They had fried potatoes on the steps[adult: , and {adult} came and ate up the rest]. {Friend} was wrapped in a blanket, because {friend.his} [us: pants | trousers] were hung up to dry. {Elder.short} usually went in early, but not tonight, and {child} sat close by.[pet.dog:  {Pet} lay at the gate, nose pointing the same way.]

It was nearly dark. Then they heard it, a long way off, twice.

Ting. Ting.

{Elder.short} stood up, brushed off both knees and locked the workshop.

# @tinsmith
{Elder} looked after {child} in the summer and was a tinsmith
## if elder
{Elder.short} mended anything made of tin
