title: One, Two
title: A Rainbow in the Potatoes
guest friend: Yusuf (he), Tilly (she)
guest elder: Bernard (he), Marjorie (she)
guest small: Edie (she), Monty (he)

% The elder is the family’s own, or else next door (@patch). Little {small} lives beside the friend.

# the-potatoes
That afternoon the rainbow came down in {@patch}.

“Oi, not there!” {elder.short} told it. “Not on the potatoes!” And {elder.he} went off to get the rake.[adult:  {Adult} asked through the kitchen window who {elder.he} {elder.was} talking to.]

{child} sat on the step with {child.his} arms folded[pet.dog: , and {pet}[!pet.known:  the dog] at {child.his} feet][pet.cat: , and {pet}[!pet.known:  the cat] beside {child.him}]. The rainbow stood right among the leaves, as wide as a door, humming like an old fridge. It went up and over the meadow, and a long way off, on the other side, it came down again, exactly at {friend’s} house.

Well, that was typical, thought {child}. Everything[city:  {in city}] always had to be {friend}.

# always-decides
{Friend} was {child’s} best friend. For four days the two of them had been building a soapbox cart. And this morning {friend} had painted it green. Without asking.[pet.other:  Not even {pet} had been given a say.]

“{Friend} always gets to decide,” said {child} to {elder.short}, who was prodding the rainbow with the rake. “[sport: It’s the same when we {play sport}. | ]And {friend.he} whistles[school: , even {at school}]. It’s always the same tune, and it’s wrong. It’s actually hard work being with {friend.him}. Actually, I’m only with {friend.him} to be nice.”

“Hm,” said {elder.short}[music: , who had been humming {music}].

Then there was a voice in the yellow.

“I can hear you,” it said.

# in-the-yellow
{child} went cold all the way down to {child.his} [us: rain boots | wellies]. It was {friend}.

“Hello?” {elder.short} called into the rainbow. “Where are you?”

“At home. It’s in our ditch,” said {friend}. “You can hear it all from here.”

“Since when?” whispered {child}.

The rainbow hummed for a while.

“Since {friend} always gets to decide.”

# worse
{child} ran straight out into the potatoes. “I didn’t mean it!” {child.he} shouted. No answer. “Not all of it, anyway! I was only cross about the green!” No answer. “I bet you say things about me, too!”

It got worse each time. {Child.He} could hear that for {child.himself}.

# any-eggs
“Let me have a go,” said {elder.short}, and leaned in until {elder.his} cap was striped. “{Friend}! Have you got any eggs over there?”

“{Elder.short}!” said {child}.

“Well, you have to start somewhere.”

“They’ve got seven!” said a tiny voice. It was little {small}, who lived next door to {friend} and was always round there. “{Friend} has gone to the garage. {Friend.He} {friend.is} sad, but you’re not allowed to say.”

“Then we won’t say,” said {elder.short}.

# the-garage
The sun had begun to go down, and the rainbow had turned paler. The purple was gone already. {child} crouched in the wet leaves and put an ear up close.

There was the garage door. There was something heavy being dragged over gravel, and {child} knew exactly what it was. It was the cart. The back wheels had to go on, and for that it had to be lifted on to the [us: sawhorse | trestle]. It couldn’t be done unless there were two of you. {Friend} took one end and counted one, two. {child} took the other end and said three. And up it went.

“One, two,” {child} heard {friend} say, far away.

Then nothing. A groan. A thud.

“One, two,” said {friend} again.

Nothing.

{Friend} wasn’t talking to {child}. {Friend.He} {friend.was} not even standing by the rainbow. {Friend.He} just counted the way {friend.he} always did. {Friend.He} stopped before three, because three was {child’s}.

# all-it-needed
The blue went out. {child} had thought up a whole heap of things to say, about paint, and about who started it. Now {child.he} let them go, and put {child.his} face into what was left of the rainbow. It smelled of wet stone.

“THREE!” {child.he} shouted.

Everything stopped. Even the rake stopped.

Then there were footsteps on the gravel, nearer and nearer.

# the-truth
“I can’t lift it by myself,” said {friend}.

“No,” said {child}. “I know.” {Child.He} swallowed. “It was mean, what I said. And it wasn’t true about only being nice. Nobody’s as much fun as you.”

“What about the whistling?”

“That’s wrong,” said {child}. “Only now I can’t stop whistling it.”

Somewhere in the green there was a giggle.

“I should have asked about the paint,” said {friend}. “You can do the other side. Any way you like.”

“Stripes,” said {child}. “I’m coming!”

# the-meadow
“Bring the eggs back with you!” called {elder.short}.

{child} ran across the meadow[athlete: , fast enough to impress {athlete}], underneath the last of the rainbow. The yellow went out as {child.he} jumped the stream. On the other side there was only the red left, thin as a thread, and then it was evening.

{Friend} was standing by the cart. {friend.His} eyes were a little red as well. Neither of them said very much. They took an end each.

“One, two,” said {friend}.

“Three,” said {child}.

And up it went.

# six-eggs
That evening {elder.short} made pancakes with six eggs. There had been seven, but {child} had been whistling on the way home, and forgotten to look where {child.he} {child.was} going.[adult:  {Adult} ate the most.][elder2:  {Elder2} was told about it, and wanted to know what tune it was.] Then {elder.short} went out to inspect the potatoes.

“Not a scratch,” {elder.he} called. “But they’ve come up striped.”

# the-light
{child} lay in the bed by the window[pet.dog: , with {pet} across {child.his} feet][pet.cat: , with {pet} across {child.his} feet][pet.other: , and {pet} had been told everything]. The air outside smelled of rain. On the other side of the meadow, too far off for shouting, there was a light in one window.

{Child.He} put {child.his} hand to the lamp switch.

“One, two,” {child.he} whispered, straight out into the evening. There wasn’t a rainbow to carry it.

{Child.He} turned out the light. And away on the other side, exactly on three, the other window went dark as well.

# @patch
the potato patch that belonged to {elder}, who lived in the other half of the house
## if elder
{elder’s} potato patch
