title: The Stone That Giggled
title: Ninety-Seven
title: Am I Found Now?

% Count along: ninety-eight, ninety-nine, a hundred.

# the-stone-giggled
Behind {elder’s} house the woods began, and that was where {child} and {friend}[!friend.known: , {child.his} best friend,] were playing hide-and-seek. {child} was counting, up against the pine tree. {Friend} ran and sat down behind a big mossy stone.

{Friend} sat there without a sound.

And the stone giggled, and {friend} got a fright.

“{child}!” called {friend}. “I give up. Come here!”

They stood side by side and looked at it. The stone had moss on the top, and a small fir tree on one side. {child} gave it a poke. It giggled again.

## or
{child} and {friend}[!friend.known: , {child.his} best friend,] were playing hide-and-seek in the woods behind {elder’s} house. {child} was hiding, and was very good at it. {Friend} looked behind the pine tree, and under the bushes, and behind a big mossy stone. Then {friend.he} sat down on the stone to think.

And it giggled.

“I can hear you!” said {friend}.

“That isn’t me,” said {child}, coming out of quite a different bush.

They looked at the stone. It had moss on the top, and a small fir tree on one side. {Friend} bounced a bit, where {friend.he} sat, and it giggled again.

# not-you
“Don’t, I’m ticklish,” said the stone. And it opened one eye, as big and brown as a conker.

It wasn’t a stone. It was a troll.

“Am I found now?” whispered the troll.

“Yes,” said {child}.

The troll sighed until the pine needles flew. “It doesn’t count,” it said. “You’re not the one who’s looking. Scabby-Knee is.”

“Who’s Scabby-Knee?”

“Scabby-Knee’s six, and always has a scab on one knee. Scabby-Knee was going to count to a hundred. I’ve been sitting here for a bit. But I’m very good at hiding, you see, so it’s bound to take time.”

{child} looked at the tree that was growing on the troll. It was taller than {child.he} {child.was}.

“How long’s a bit?” asked {friend}.

“It’s been winter a few times,” said the troll. “Sixty, perhaps.”

# ninety-seven
They ran to the house as fast as they could[sport: , the way you run when you {play sport}][athlete: , and not even {athlete} could have caught them].

{Elder} was in the kitchen[adult:  with {adult}], picking over blackcurrants.

“When you were little,” panted {child}, “did you play hide-and-seek with a troll?”

A whole bowl of blackcurrants went on the floor.

“I’d got to ninety-seven,” said {elder.short}. “Then my [us: mom|mum] called me in for dinner. After that I looked and I looked, all that summer, and every summer since. But it’s so terribly good at hiding. In the end I thought I’d made it up.”

“It’s still there,” said {friend}.

{Elder.short} took off {elder.his} apron.[elder2:  “Take your stick,” said {elder2}. “And take buns.”|And {elder.he} took {elder.his} stick, and a bag of buns.]

## or
They ran into the garden[sport: , the way you run when you {play sport}][athlete: , faster than {athlete}]. {Elder} was sitting there[adult:  with {adult}], peeling apples for a pie.

“Did anybody call you Scabby-Knee?” shouted {child}. “When you were six?”

The apple peel snapped.

“I haven’t heard that for sixty years,” said {elder.short}. “There was only one who ever said it. We were playing hide-and-seek. I’d got to ninety-seven, and my [us: mom|mum] called me in. I looked the next day, and all that summer. But it’s so terribly good at hiding. In the end I thought I’d dreamt it.”

“It’s there,” said {friend}. “It’s waiting for you.”

{Elder.short} stood up so fast that all the apples rolled.[elder2:  “Take your stick,” said {elder2}. “And take buns.”|And {elder.he} took {elder.his} stick, and a bag of buns.]

# grey
They went slowly, with {child} on one side and {friend} on the other, because {elder.short’s} legs weren’t six any more.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went in front.] [music: {Friend} hummed {@song}, to make the steps go easier. ]But when they got there the troll shook its head.

“That’s not Scabby-Knee,” it said. “Scabby-Knee’s got red hair.”

“It went grey,” said {elder.short}.

“Scabby-Knee’s only so big.”

“I grew,” said {elder.short}.

“Anybody could say that,” said the troll, and it screwed its eyes tight shut, so as not to be found by the wrong person.

# anybody-can-say-that
{Elder.short} stood there, leaning on the stick[city: , and {city} had never seemed so far away]. Nobody said anything.

{child} looked up. {Elder.short} looked so sad that {child’s} tummy hurt. How do you show who you are, when your hair’s different, and so is your voice?

[school: At {school} they had names in their [us: boots|wellies], thought {child}. But that was no help here. ]“Goodbye, then,” {elder.short} told the troll. “It was a lovely game.”

The troll put its hands over its ears as well.

# the-knee
“Wait!” said {child}. “The knee!”

“What about it?” asked {friend}.

“It was called Scabby-Knee! {Elder.short}, is there any of it left?”

{Elder.short} pulled up one [us: pant leg | trouser leg]. And there, in the middle of the knee, was a tiny little scar. It was white, and curved like the moon.

The troll opened one eye. It leaned forward until its tree swayed.

“Scabby-Knee got that when we were sliding down the rocks,” it said slowly. “I blew on it.”

“You blew my sandal off as well,” said {elder.short}.

The troll’s chin began to wobble. “Scabby-Knee,” it said. “You’ve been looking such a long time.”

“And you’ve been hiding so well,” said {elder.short}.

# a-hundred
{Elder.short} put out one hand to tap the troll on the shoulder. But {friend} held on to it.

“You’ve got to finish counting first,” said {friend}. “Or it isn’t fair.”

So {elder.short} leaned {elder.his} forehead against the pine tree, and covered {elder.his} eyes.

“Ninety-eight,” said {elder.short}. “Ninety-nine.”

{child} held {child.his} breath. {Friend} held {friend.his} breath. The troll held its breath.

“A hundred. Coming, ready or not.”

And {elder.short} turned round, took three steps with the stick, and laid one hand on the mossy shoulder.

“Tap,” said {elder.short}. “Found you.”

The troll laughed till the pine cones rolled. Then it got up, for the first time in sixty winters, and creaked in every joint, and ate all the buns but two. One was for {child}, and the other was for {friend}.[pet.cat:  {Pet}[!pet.known:  the cat], who’d been up the pine tree all along, came down and sniffed at the bag.][pet.other:  {child} told the troll about {pet}, who was good at sitting still as well.]

## or
{Elder.short} took the troll by the hand. But {friend} shook {friend.his} head.

“It’s not properly found yet,” said {friend}. “There’s three to go.”

So {elder.short} went and stood against the pine tree again, in exactly the same place, and shut {elder.his} eyes.

“Ninety-eight,” said {elder.short}. “Ninety-nine.”

The troll pulled in its tummy and turned into a stone all over. {child} and {friend} held their breath.

“A hundred. Coming, ready or not.”

{Elder.short} looked behind the pine tree. {Elder.he} looked under the bushes. “Now where can it be,” {elder.he} said, for a good long while, because they’d both been waiting for that. And then {elder.he} laid one hand in the middle of the moss.

“Tap,” said {elder.short}. “Found you.”

The troll laughed till the pine cones rolled, and ate all the buns but two. Those were for {child} and {friend}.[pet.cat:  {Pet}[!pet.known:  the cat] got the crumbs.][pet.other:  {child} told the troll about {pet}, who was good at sitting still as well.]

# on-the-lawn
“Now it’s your turn to hide, Scabby-Knee,” said the troll.

“Tomorrow,” said {elder.short}. “It’s dinner time. But this time you’re coming in with me.”

That night, outside the window, {child} saw a big stone on the lawn, with a small fir tree on one side. The stone was asleep. It was snoring a bit.

It didn’t have to hide any more.

## or
“Again,” said the troll. “And I’ll count.”

“Tomorrow,” said {elder.short}. “It’s dinner time. And this time we’re all having some.”

They had it on the steps, because the door was too narrow. When it got dark the troll yawned, and then {friend} yawned, and then {child} yawned.

And after that there was a big stone on the lawn, with a small fir tree on one side. It was snoring a bit.

It didn’t have to hide any more.

# @song
{music}
