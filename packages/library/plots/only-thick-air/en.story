title: Only Thick Air
title: Boots Off, You’re Up
title: That Isn’t Our Bus
guest friend: Tilly (she), Jonah (he)
guest teacher: Mrs Inkpen (she), Mrs Squibb (she)
guest puffer: Colin (he), Nigel (he)

% One rule: boots on, you’re down; boots off, you’re up. The teacher never loses her temper, only her ink. The last line quite slowly.
% The fisherman is a ticked grandparent.

# wrong-bus
“That isn’t our bus,” said {child}.

It was green, and water was running out under the doors.

“It says SCHOOL on it,” said {friend}[!friend.known: , {child’s} best friend]. {Friend} couldn’t stand waiting, so {friend.he} got on, and {child} had to come too.

The bus [city: went right through {city}, ]turned left at the harbour, drove down the [us: boat ramp | slipway] and went straight into the sea.[music:  On the radio they were playing {@song}, with bubbles.]

# thick-air
It stopped at the very bottom, outside an old wooden ship with a bell on top. At the door was an octopus in glasses.

“Two new ones! Lovely,” she said. “I’m {teacher}. Breathe in.”

“But it’s water,” said {child}.

“It’s only thick air, dear.”

{child} breathed in, and so it was.

“And now boots,” said {teacher}. She buckled big iron ones on them both. “There’s one rule for children. Boots on, you’re down. Boots off, you’re up.”

# the-ceiling
In the classroom sat a crab, twelve herrings who shared a desk, and a pufferfish called {puffer}, so shy that he blew up like a beach ball if anybody spoke to him.

“{Friend}?” said {teacher}, with the [us: attendance list | register].

Beside {child} stood a pair of boots with nobody in them.

“On the ceiling,” said {child}.

“They pinch,” said {friend}, from up there.

{teacher} fetched {friend.him} down with two arms, did up the buckles with two more, and wrote [us: MATH | SUMS] on the board with the rest.

# in-bits
After [us: Math | Sums] came News, and everybody wanted to hear about dry land.

“Is it true,” said the crab, “that you’ve got water that comes in bits?”

“That’s rain,” said {child}.

“In bits!” said all the herrings. “And where does it go?”

“Into the sea.”

“So it’s you who keep filling it up,” said the crab.

[pet.cat: “And is it true that there are cats?” asked the herrings.

“I’ve got one,” said {child}. “{Pet} sends love to everybody.”

After that there weren’t any more questions.

][pet.other: “Have you got anybody small at home?” asked the herrings.

“I’ve got {pet},” said {child}.

“Is {pet} shy?” asked {puffer}, and blew up.

]At lunch you had to be quick, because the sandwiches went up. At [us: recess | playtime] {friend} whistled for them. At home {friend.he} did it with two fingers, and dogs came from three streets away[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] came first of all]. Down here there was only a row of bubbles, and the herrings clapped politely.

# the-anchor
Then they had Standing Still, which is the hardest lesson there is at the bottom of the sea[sport: , much harder than {sport}]. They had nearly learned it when the whole school moved.

The desks slid. The bell clanged. {child} looked out of the window. An anchor had hooked itself under the railing, and its chain went all the way up to a little dark boat. Somebody was pulling in the anchor, and with it came the school.

“Everybody keep calm!” cried {teacher}, and everything went black.

“Sorry,” said her voice. “That was me.”

# too-thin
When the ink had cleared, they were halfway up.

“There’s no water at the top,” whispered {puffer}. “What do we breathe?”

“It’s only thin water,” said {friend}.

“It’s much too thin, dear,” said {teacher}. She had all her arms round the herrings, and she was shaking.

{child} clumped out on deck and pushed at the anchor, but the chain was so tight that it wouldn’t budge.[athlete:  Not even {athlete} could have shifted it.]

“Somebody’s got to tell them to stop pulling!” {child} said.

“They never hear us,” said the crab. “We’ve shouted for years.”

# two-socks
{Friend} sat down and undid {friend.his} buckles.

“I can whistle,” {friend.he} said. “Only not down here.”

“You won’t be able to come back,” said {child}.

“I know.” {Friend} pushed the boots into {child’s} arms. “You have them.”

Up {friend.he} went, until there were only two socks, and then not even socks.

# four-boots
{child} put a boot on each hand. Now there was iron on all fours, and nobody in the whole school was as heavy. {Child.He} climbed up on the anchor and waited. The sun was coming through the water.

Then the chain stopped, and hung quite loose.

“Now!” said {child}, and jumped with all four boots at once.

CLANG! The anchor slid off, and the school sank down, slowly, like somebody into an armchair. Bump. The bell rang all by itself, so it was home time.

“No homework,” said {teacher}. And she was so happy that it went a bit black again.

# the-quay
When the green bus came up out of the sea, {friend} was sitting on the [us: dock | quay] in a blanket, with a mug of cocoa. Next to {friend.him} stood [elder: {elder}, who had only been out fishing[elder2:  with {elder2}] | a fisherman].[pet.dog:  {Pet} was there too, because {pet.he} had heard the whistle.]

“I whistled,” said {friend}, “and [elder: {elder.short} | he] dropped [elder: {elder.his} | his] sandwich.[pet.dog:  So {pet} ate it.] Then I told [elder: {elder.him} | him] that our school was on the hook.”

[elder: {Elder.short} | The fisherman] looked at the water running out under the doors.

“I thought {friend} was making it up,” [elder: {elder.he} | he] said.

# dry-bus
The next morning another bus stopped at their stop. It was red[school: , it was going to {school},] and it was perfectly dry.

“That isn’t our bus,” said {child}.

And {friend}, who couldn’t stand waiting, waited.

# @song
{music}
