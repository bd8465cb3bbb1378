title: Only the Whisk
title: A Note’s a Note
title: Everything That Was Staying
guest boss: Maureen (she), Doreen (she)
guest carrier: Roy (he), Clive (he)

% onlyAsked: the move. The grandparent who is ticked is the one in charge. With no {adult} it is "the others" who go. Everybody rides in the van, so that nobody needs a car, and home is any home. The notes: Stays; Stays with {child}.

# yellow-notes
{child} was moving house, and {child.he} didn’t want to.[friend:  {Friend}[!friend.known: , {child.his} best friend,] didn’t want {child.him} to either.] So [friend: {child} | {child.he}] had made a plan.

All it took was a pile of yellow notes[elder: , the sort {elder}[elder2:  and {elder2}] kept for sticking on the jam jars,] and a fat black pen. On every single note {child} wrote the same word: Stays.

Then {child.he} stuck one on the bed, and one on the sofa, and one on the lamp. [friend: {Friend} | {Child.He}] stuck one on every chair and every box.[athlete:  The poster of {athlete} got one.][sport:  Everything you need to {play sport} got one.][school:  The bag for {school} got one.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] got one and ate it.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] got one and washed it straight off again.][pet.other:  So did {pet}.] [adult: {Adult} got one|The others each got one], on the back, where nobody would notice. [friend: And the very last ones went on {friend’s} tummy and on {child’s} own. | And the very last one went on {child’s} own tummy.]

There. Now everything was staying.[city:  There had never been so many notes in one place in the whole of {city}.]

# go-by-the-note
Then along came the removal van, and out jumped {@boss}, who was in charge, and {carrier}, who did the lifting.

“Do you know how you never go wrong with a move?” {@boss} asked. “You go by the note[elder: , same as with jam]. {carrier}! Sofa!”

{carrier} took hold of one end[pet.dog: , with {pet} on the other,] and groaned.

“Hang on,” said {@boss}. “There’s a note on it. Stays.”

“Really?” said {carrier}. “But it weighs as much as a horse.”

“A note’s a note,” said {@boss}. “Try the bed.”

{carrier} tried the bed.

“Oh. Stays,” read {@boss}. “Try that box. Stays. How about the lamp? No, that stays as well.”[friend:  {Friend} looked hard at the ceiling.]

“You know what?” said {carrier}[music: , and he began to hum {@song}]. “This is the best job I’ve ever had.”

# the-whisk
They went through the lot. And right at the back of a kitchen drawer, {@boss} found [pet.cat: {pet}, asleep on a whisk | a whisk]. {child} had forgotten all about the whisk.

“No note!” called {@boss}.

So {carrier} carried it out. He carried it in both hands, and he laid it down in the middle of that great big empty van, and he fastened it to the floor with two straps.[pet.dog:  {Pet}, who had no note any more, got in beside it.][pet.cat:  {Pet}, who had no note either, got in beside it.]

# bye-bye
“All done!” said [elder: {elder.short}, and shook | {boss}, and she shook] {child} by the hand. “Bye-bye, then, {child}.”

“What do you mean, bye-bye?” said {child}.

“Well, you’re staying. It says so on your tummy.”

“But what about [adult: {adult}|the others]?”

“[adult: Going|They’re going],” said {@boss}. “No note that I could see.”

# on-the-ground
{child} ran outside[friend: , and {friend} ran after]. [adult: There on the ground lay a yellow note, and it said Stays. {Adult} had been in and out all morning, and it had dropped off. And now {adult} was sitting in the van[pet.dog / pet.cat: , doing up the seat belt, with {pet} in the back. |  and doing up the seat belt.]|There on the ground lay a yellow note, and there lay another, and they both said Stays. The others had been in and out all morning, and the notes had dropped off. And now they were sitting in the van[pet.dog / pet.cat: , doing up their seat belts, with {pet} in the back. |  and doing up their seat belts.]]

“Coming, {child}?” called [adult: {adult}|the others].[pet.dog:  {Pet} barked.][pet.cat:  {Pet} blinked.]

{child} stood there with a note on {child.his} tummy. Behind {child.him} the sofa was staying. The bed was staying, and the lamp was staying, and so were all the boxes[friend: , and so was {friend}]. Everything was staying, just the way {child.he} wanted. And it wasn’t what {child.he} wanted at all.

# two-words
“It’s come out wrong!” {child.he} said. “I didn’t mean it like that!”

“How did you mean it, then?” said [friend: {friend} | {@boss}].

{child} thought as hard as {child.he} could.

“I meant it should all stay … with me.”

“Well, bless my boots,” said {@boss}. “Put that, then.”

[friend: {Friend} was already holding out the pen. {child} ran to | So {child} got the pen and ran to] the bed, and wrote two more little words. Now the note said Stays with {child}. {Child.He} wrote it on the sofa, and [friend: {friend} | {child.he}] wrote it on the lamp, and {child.he} wrote it on the chairs and on all the boxes, until the pen squeaked.

# half-an-hour
{@Boss} had a look at the sofa.

“Stays with {child},” [elder: {elder.he} | she] read. “Right you are. And where’s {child} going to be?”

{child} looked out at the van, where [adult: {adult}|everybody] was waiting. {Child.He} took a long breath.

“Where [adult: {adult} [pet.dog / pet.cat: and {pet} are | is] | they are],” said {child}. “In the new place.”

“Then that’s where the sofa’s going[elder: ,” said {elder.short}. “{carrier}!” | . {carrier}!”]

{carrier} looked at the sofa. He looked at the bed. He looked at all the boxes.

“It was the best job I’ve ever had,” he said. “For half an hour.”

# on-its-back
[adult: {child} picked the note up off the ground, and wrote on that one too, and put it back on {adult}. And all the way there in the van, {child.he} kept one hand on it, so that it couldn’t drop off.|{child} picked the notes up off the ground, and wrote on those too, and put each one back on the back it came from. And all the way there in the van, {child.he} kept a hand on each, so that they couldn’t drop off.][pet.dog:  {Pet} got a new one and ate it, so that couldn’t drop off either.][pet.cat:  {Pet} got a new one and lay down on it, so that couldn’t drop off either.]

Then there was {child’s} own note. {Child.He} didn’t need that one, so {child.he} gave it to the whisk.[friend:  {Friend} had waved goodbye without {friend.his}.]

# in-the-dark
That night the new room looked all wrong. The window was on the other side, and the walls smelled of paint. But there stood the bed. {child} got in and read what it said. Stays with {child}. {Child.He} read what it said on the lamp. Stays with {child}.[friend:  {Friend} had written that, and had stuck {friend.his} own underneath: Stays your friend.][pet.dog:  Two more lay across {child.his} feet, inside {pet}.][pet.cat:  One more lay on {child.his} feet, underneath {pet}.] On the windowsill lay a whisk, and that was staying as well.[elder:  “A note’s a note,” said {elder.short}, and kissed {child} goodnight, and nodded to the whisk.]

Then {child} put out the light, and you couldn’t see the notes any more.

But {child} knew what they said.

# @song
{music}

# @boss
{boss}
## if elder
{elder.short}
