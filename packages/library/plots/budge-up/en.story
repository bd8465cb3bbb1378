title: Budge Up!
title: Not Even a Toe
title: {Trex} Is Always Down
guest trex: Doris (she), Mavis (she)

% {trex} sits on the low end from first to last; everybody else goes up to the high end, and it does not move until {child} sits there too.
% Whoever calls {child} home is {adult}, else the elder; where there is nobody, {trex} walks {child.him} home.

# always-down
{child} went to the park, and the park was full of dinosaurs.

There was a big one on the {@seesaw}. She was a Tyrannosaurus rex, and her name was {trex}.

{trex} sat on one end, right down on the ground. The other end was high up in the air, and there was nobody on it. {trex} looked sad.

“What’s the matter?” said {child}.

“I’m always down,” said {trex}. “I’ve never, ever been up.”

“Never?” {child.he} said.

“Not even a toe,” said {trex}.

“We need somebody on the other end,” said {child}. “Triceratops! Come here, please!”

# triceratops
Triceratops came.[sport:  He was just going to {play sport}, but he came.] He jumped right up on the other end, and he sat. BUMP.

“Is she up?” said Triceratops.

{child} got down on {child.his} tummy and looked under {trex}.

“No,” said {child}. “Not even a toe.”

# stegosaurus
Then came Stegosaurus[athlete: , nearly as fast as {athlete}]. “Budge up!” {child.he} said, and Triceratops budged up, and Stegosaurus sat. BUMP.

“Is she up?” said Stegosaurus.

{child} got down on {child.his} tummy and looked.

“No,” {child.he} said. “Not even a toe.”

# diplodocus
Then came Diplodocus. “Budge up! Budge up!” {child.he} said, and they budged up, and Diplodocus sat. BUMP. His neck went right up into a tree.

“Is she up?” said Diplodocus, from the tree.

{child} got down on {child.his} tummy and looked.

“No,” {child.he} said. “Not even a toe.”

# ten-babies
Then came ten babies, pitter-patter, pitter-patter[friend: , and {friend}[!friend.known: , {child’s} best friend,] last of all]. “Budge up! Budge up! Budge up!” said {child}, and they sat on all the backs and all the spikes.

“Ouch!” said the ones on the spikes.

“Is she up?” said everyone.

{Child.He} got down on {child.his} tummy. {Child.He} looked for a long time.

“No,” {child.he} said. “Not even a toe.”

And there weren’t any more dinosaurs.

# too-heavy
A big tear ran down {trex’s} nose. She tried to wipe it off, but her arms were too short.

“I’m just too heavy,” she said. “I’ll always be down.”

{child} wiped the tear off for her. Then {child.he} thought.

Triceratops was on. Stegosaurus was on. Diplodocus was on. [friend: {Friend} was on. ]

Who wasn’t on?

# not-on
“Me!” said {child}. “I’m not on!”

“But you’re only little,” said {trex}.

“I’m quite heavy,” {child.he} said. “{@Says}”

Diplodocus put down his head, and {child} climbed on, and up {child.he} went to the very end.

“Budge up!” {child.he} said. “Budge up! Budge up! BUDGE UP!”

They budged up. And {child} sat. Bump.

# up
The {@seesaw} creaked.

Eeeeeek.

Up came a toe. Up came a foot. Then came two feet and a very big bottom, and up, up, up went {trex}!

“I’m UP!” roared {trex}. “Look at me! I’m up! I can see the ducks! I can see a bus! [city: I can see all of {city}! ][school: I can see {school}! ][elder & adult: I can see {elder}[elder2:  and {elder2}], waving! ][elder2 & !adult: I can see {elder2}, waving! ]I can see right over the trees!”

# breezy
“What’s it like?” called {child}, from the other end, which was down now.

“Breezy,” said {trex} happily. “Round the bottom.”

The sun went down, and {trex} stayed up. She stayed up until the moon was up too[music: , and the babies hummed {@song}].

# teddy
[adult / elder: Then {@a} called that it was bedtime, and {child} got off, | Then it was bedtime, and {child} got off,] ever so slowly, and {trex} came down, ever so softly, and [adult / elder: gave {child.him}|walked {child.him} home and gave {child.him}] a kiss with all her teeth.

“Goodnight, {child},” said {trex}.

“Goodnight, {trex},” {child.he} said.

And {child.he} went [adult / elder: home | in] to bed, and Teddy budged up[pet.dog / pet.cat: , and so did {pet}].[pet.other:  {Pet} had budged up already.]

# @seesaw
[us: seesaw | see-saw]

# @song
{music}

# @a
{adult}
## if elder & !adult
{elder.short}

# @Says
Ask anybody who carries me.
## if elder & !adult
{Elder} says so when {elder.he} carries me.
## if adult
{Adult} says so when {adult.he} carries me.
