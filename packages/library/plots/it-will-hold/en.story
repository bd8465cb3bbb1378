title: The Wizard and the Galloping Bed
title: It’ll Hold
title: The Other Way Round

% Take the backwards words slowly: pots, wols, peels. Kayak is the same both ways.

# mends-anything
{Elder} could mend anything that was broken. In the window of the shed on the allotment[city:  in {city}] there was a notice: THINGS MENDED. IT’LL HOLD.

{child} sat on the chopping block and handed over tools. And on an upside-down bucket sat {friend}[!friend.known: , {child’s} best friend,] talking backwards.

“Olleh,” said {friend}. That meant hello. {Friend.He} had been doing it all summer[school: , and at {school} they’d put {friend.him} out in the corridor].[elder2:  {Elder2} had said that one more backwards word at the table, and {friend.he} could start with pudding and eat the other way.]

Then somebody knocked. “Help!” it said outside.

## or
“Olleh!” said {friend}[!friend.known: , {child’s} best friend,] from the bucket in {elder’s} shed on the allotment[city:  in {city}]. It meant hello. {Friend} had been practising all summer to talk backwards, and it hadn’t been the slightest use to anybody.[school:  At {school} they’d asked {friend.him} to stop.][elder2:  {Elder2} had put cotton wool in both ears.]

{child} was handing over screwdrivers, and {elder} was mending a cuckoo clock. {Elder.short} could mend anything. It said so on the wall: IT’LL HOLD.

“Oo-cuck,” said the cuckoo.

“It’s doing it too,” said {friend}.

Then somebody knocked. “Help!” it said outside.

# one-half-in-each-hand
Outside stood a tall wizard, in a nightshirt and a pointed hat. He had a wand in each hand. No, he had half a wand in each hand.

“I sat on it,” said the wizard, so tired that his hat drooped. “And I’d only just put a spell on my bed. All it had to do was carry me to the bathroom. Now it won’t stop walking, and I can’t make it. I haven’t slept for three nights.”

Behind him, between the currant bushes, came a bed, out for a stroll. It had brass knobs and a flowery [us: comforter | eiderdown]. It went once round the pump, and on.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked at it, and it lifted one leg.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was on the pillow already, having a ride.][pet.other:  It was a good thing that {pet} was at home.]

“Glue,” said {elder.short}.

# glue
{child} handed over the glue. It was {elder.short’s} own, and whatever had once been stuck with it stayed stuck for ever.

{Elder.short} fitted the two bits together, counted to twenty, [music: hummed {@song}, ]and blew.

“It’ll hold,” {elder.he} said.

The wizard went out on to the path, lifted the wand, and called to the bed:

“Stop!”

The bed jumped. It galloped straight through the peas[sport: , like somebody who’s allowed to {play sport} at last], with its pillow bouncing.

“Slow!” called the wizard.

It went faster.

“Lie down!” called the wizard.

It leapt over a wheelbarrow.[athlete:  Not even {athlete} could have jumped so high.]

## or
{child} handed over the glue. {Elder.short} boiled it up from something secret, and nothing that was stuck with it ever came apart.

{Elder.short} dabbed it on, and squeezed, and held {elder.his} breath.[music:  Then {elder.he} hummed {@song}, because that’s how long it took.]

“It’ll hold,” {elder.he} said.

“Bed, come here!” called the wizard, and lifted the wand.

The bed turned round and ran the other way.

“Stop running!” called the wizard.

It ran faster[sport: , as if it were late to {play sport}].

“Steady!”

It bucked, and then it galloped straight through the peas, with its covers flying.[athlete:  {Athlete} wouldn’t have stood a chance.]

# kayak
“It’s broken,” said the wizard. “It all goes wrong! Let me try something easy, the first thing a wizard ever learns.” He pointed at the grass. “Kayak!”

Plop. On the grass lay a red kayak, shiny and new, with a paddle and everything.

“It works, then,” said {elder.short}.

“On that, yes. But only on that! Kayak, kayak!” Plop. Plop. Now there were three, and the bed jumped over them, one after the other.

{child} looked at the wand. {child.He} looked at the kayaks. Why did it work with just that word?

{child.He} took a stick and wrote it in the gravel. KAYAK. {child.He} read it from one end. Then {child.he} walked round, and read it from the other.

# back-to-front
“{Elder.short},” said {child} slowly. “Which way round did you glue it?”

{Elder.short} took out {elder.his} glasses, and looked at the wand for a long time. Then {elder.he} sat down on the chopping block.

“I’ve put one half on back to front,” {elder.he} said, very low, because {elder.he} {elder.was} ashamed. “All these years I’ve mended things for people, and I’ve never done that. And it won’t come apart now. It’ll hold.”

The wizard sat down, too. “Then I’ll never sleep again,” he said.

“You will,” said {child}. “The wand hears everything from the wrong end. Kayak comes out right, because kayak’s the same both ways. You’ve got to say all the rest of it backwards!”

“But who in the world,” said the wizard, “can talk backwards?”

Everybody looked at the bucket.

# the-bucket
{Friend} stood up. {Friend.He} had been waiting for that question all summer.

The wizard laid the wand in {friend’s} hand. And down the path came the bed, at full gallop, straight at them, with its covers out behind like a cloak and the sun on all its knobs. It was a great deal bigger when you stood in front of it.

“I don’t dare,” whispered {friend}. “I’ve forgotten how it goes.”

{child} went and stood next to {friend.him}, and took hold of the wand as well. They held it between them.

“You say it,” said {child}. “I’ll hold.”

{Friend} shut both eyes.

“POTS!”

The bed stopped so hard that the gravel flew. It stood there, right in front of their toes, and puffed through its springs.

“Wols,” said {friend}, much more softly. And slowly, slowly the bed walked over to the apple tree, and folded its legs up underneath it, like a cow lying down.

# three-kayaks
The wizard wanted to pay in gold. But {elder.short} shook {elder.his} head.

“If you glue it wrong, you don’t get paid,” {elder.he} said.

“We could have the kayaks,” said {child}. So they had one each, {child} and {friend} and {elder.short}, and tomorrow they would try them on the river.

{Friend} wrote the wizard a list of everything he might want to say, backwards. But he never got to read it. He was under the flowery covers already, under the apple tree, asleep with his hat on.

## or
{Elder.short} took the notice down, and was going to put it in the [us: trash | bin]. But the wizard wouldn’t have it.

“You leave it up,” he said. “It held, didn’t it. And that bed’s going to behave much better, now that I have to think first.”

{Friend} taught him how you say good morning, and stop it, and not over there. They had a kayak each for their trouble, {child} and {friend} and {elder.short}.

Then the wizard crept in under the flowery covers, under the apple tree, and went to sleep with his hat on.

# standing-still
When {child} was in {child.his} own bed, {child.he} felt underneath it with one hand. It was standing quite still.

To be on the safe side, {child.he} leaned down all the same, and whispered in the pillow.

“Peels,” {child.he} whispered.

[adult: {Adult}|Somebody] was at the door, listening, and working it out, one letter at a time.

“Peels well,” said [adult: {adult}|somebody], and put out the light.

# @song
{music}
