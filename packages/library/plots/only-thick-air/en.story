title: Only Thick Air
title: Boots Off, You’re Up
title: That Isn’t Our Bus
guest friend: Tilly (she), Jonah (he)
guest teacher: Mrs Inkpen (she), Mrs Squibb (she)

% One rule: boots on, you’re down; boots off, you’re up. The teacher never loses her temper, only her ink. The last line quite slowly.
% The fisherman is a ticked grandparent.

# wrong-bus
“That isn’t our bus,” said {child}.

It was green, and water was running out from under the doors.

“It says SCHOOL on the front,” said {friend}[!friend.known: , {child’s} best friend]. {Friend.He} couldn’t bear waiting. {Friend.He} got on, so {child} had to get on too.

The bus [city: drove right through {city}, ]turned left at the harbour, went down the [us: boat ramp | slipway], and drove straight into the sea.[music:  On the radio they were playing {@song}, with bubbles.]

# thick-air
It stopped at the very bottom, outside an old wooden ship. At the door stood an octopus in glasses.

“Two new ones! Lovely,” she said. “I’m {teacher}. Breathe in.”

“But it’s water,” said {child}.

“It’s only thick air, dear.”

{child} breathed in. And so it was.

“Now, boots,” said {teacher}, and she buckled big iron boots on them both. “There’s only one rule. Boots on, you’re down. Boots off, you’re up.”

# the-ceiling
In the classroom sat a crab, and twelve herrings who all shared a desk.

“{Friend}?” said {teacher}, who was calling the [us: roll | register].

Next to {child} stood a pair of boots with nobody in them.

“On the ceiling,” said {child}.

“They pinch,” said {friend}, from up there.

{teacher} reached up with two arms and fetched {friend.him} down. With two more she did up the buckles.

# in-bits
After that the class wanted to hear about dry land.

“Is it true,” said the crab, “that you’ve got water that comes in bits?”

“That’s rain,” said {child}.

“In bits!” said all the herrings. “And where does it go?”

“Into the sea.”

“So it’s you lot who keep filling it up,” said the crab.

[pet.cat: “And is it true that there are cats?” asked the herrings.

“I’ve got one,” said {child}. “{Pet} sends love to everybody.”

After that there weren’t any more questions.

][pet.other: “Have you got anybody small at home?” asked the herrings.

“I’ve got {pet},” said {child}.

“All alone?” said the herrings, all together.

]At [us: recess | playtime] {friend} wanted to show them {friend.his} whistle. At home {friend.he} did it with two fingers, and dogs came from three streets away[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] came first of all]. Down here it only made a row of bubbles. The herrings clapped, to be polite.

# the-anchor
The last lesson was Standing Still, which is very hard at the bottom of the sea[sport: , much harder than {sport}]. They had nearly got it right when the whole school moved.

The desks slid. The bell clanged. {child} looked out of the window. An anchor had got caught under the railing, and its chain went all the way up to a little dark boat. Somebody was pulling it up, and the school was coming up with it!

“Everybody keep calm!” cried {teacher}, and everything went black.

“Sorry,” said her voice. “That was me.”

# too-thin
When the ink had cleared, they were halfway up.

“There’s no water at the top,” whispered the crab. “What will we breathe?”

“It’s only thin water,” said {friend}.

“It’s much too thin, dear,” said {teacher}. She had her arms round all the herrings, and she was shaking.

{child} clumped out on deck and pushed at the anchor. It wouldn’t budge. The chain was pulled too tight.[athlete:  Not even {athlete} could have shifted it.]

“Somebody’s got to tell them to stop pulling!” {child.he} said.

“They never hear us,” said the crab. “We’ve shouted for years.”

# two-socks
{Friend} sat down and undid {friend.his} buckles.

“I can whistle,” {friend.he} said. “Only not down here.”

“But you won’t be able to come back.”

“I know.” {Friend} put the boots in {child’s} arms. “You have them.”

And up {friend.he} went. Soon {child} could see only two socks, and then not even those.

{child} was frightened. {Teacher} put an arm round {child.him}, and then three more.

# four-boots
{child} put {friend’s} boots on {child.his} hands. Now {child.he} had iron on all fours, and nobody in the school was as heavy. {Child.He} climbed up on the anchor, and waited.

Then the chain stopped. It hung quite loose.

“That’s {friend}!” said {child}, and jumped with all four boots at once.

CLANG! The anchor slid off. And down sank the school, slowly, as you sink into an armchair. Bump. The bell rang all by itself, so it was home time.

“No homework,” said {teacher}. She was so happy that it went a bit black again.

# the-quay
When the green bus came up out of the sea, {friend} was sitting on the [us: dock | quay] in a blanket, with a mug of cocoa. Next to {friend.him} stood [elder: {elder}, who had only been out fishing[elder2:  with {elder2}] | a fisherman].[pet.dog:  {Pet} was there too, because {pet.he} had heard the whistle.]

“I whistled,” said {friend}, “and [elder: {elder.short} | he] dropped [elder: {elder.his} | his] sandwich.[pet.dog:  So {pet} ate it.] Then I said that our school was on the hook.”

[elder: {Elder.short} | The fisherman] looked at all the water running out from under the doors.

“I thought {friend} was making it up,” [elder: {elder.he} | he] said.

# dry-bus
The next morning a bus stopped at their stop. It was red[school: , it was going to {school},] and it was perfectly dry.

“That isn’t our bus,” said {child}.

And {friend}, who couldn’t bear waiting, sat down and waited.

They waited till it got dark, and [elder: {elder.short} | the fisherman] came with the blanket and the cocoa. {child} yawned, and crept in under a corner. A mist rolled in from the sea, and it went quite quiet.

“It’s only thick air,” whispered {friend}.

# @song
{music}
