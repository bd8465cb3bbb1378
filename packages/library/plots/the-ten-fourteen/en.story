title: The Ten-Fourteen
title: The Ghost Train
title: Only Late

% The rule: the train may not leave until the stationmaster has lifted the green lamp. The people in the waiting room were ghosts even then; it is the ghost train, which runs when the other trains have gone.
% The child understands whom the telephone was about from the cap, which has hung on its nail since the first page.

# no-trains
There were no trains any more at the station house where {elder} grew up. Birch trees had come up where the rails used to be. But the house was still there, and {child} was staying in it for a week. [adult: {Adult} had come to mend the roof. ][friend: {Friend}[!friend.known: , {child.his} best friend,] had come to see a ghost, because that’s what old houses are for. ]And {pet}[!pet.known: , {child’s} dog,] had come because in {elder.short’s} fridge there was always one more sausage.

Downstairs was the waiting room, full of firewood and skis, with a big clock that had stopped at fourteen minutes past ten. Next to it, on a nail, hung a cap with gold braid.

“My father’s,” {elder.short} liked to say. “He was the stationmaster. Nothing left until he said so[city: , not even the express to {city}].”

# five-furrows
On the second night {child} woke up because nobody was lying on {child.his} feet.

[friend: {Friend} was fast asleep. ][elder2: {Elder2} could be heard snoring through the wall. ][adult & !elder2: {Adult} was snoring. ]The stairs were cold. {child} went down them on tiptoe and pushed open the waiting-room door, and there in the moonlight sat {pet}. {Pet.He} {pet.was} wagging {@what}. It sounded like somebody sweeping up.

“{Pet},” whispered {child}. “What are you doing?”

Then {child.he} saw {pet.his} ear. It was going to and fro, to and fro, and there wasn’t any wind. And the fur on {pet.his} neck went down in five small furrows. Somebody was giving {pet.him} a scratch.

# weak-tea
{child} got {child.his} back against the wall. {child.He} didn’t believe in ghosts, but just at the moment it was hard not to.

They came slowly, as if {child.his} eyes were getting used to the dark: a lady on the bench with a hatbox, an old man with a hen in a basket, and two brothers with ice skates round their necks[school: , lined up as if for lunch {at school}]. They were all as thin and brown as weak tea, and you could see the skis straight through them. The smaller brother was crouching beside {pet}.

“Good evening,” said the lady, very nicely. “Are you the stationmaster?”

“No,” said {child}. {child.His} voice almost worked. “I’m {child}. Are you ghosts?”

“Well, yes, dear,” said the lady. “But mostly we’re passengers.”

# nobody-waves
She nodded at the window. Among the birches there was a long row of dim yellow squares.

“The ghost train,” said the lady. “The ten-fourteen. Every night we get on, and sit there for a while, and then we get off again.”

{child} looked up at the big clock. Fourteen minutes past ten.

“Why doesn’t it leave?” {child.he} said.

“It isn’t allowed to,” said the man with the hen. “Not until the stationmaster lifts the green lamp.”

“We had a very good stationmaster,” said the lady. “But one night, just as we’d sat down, the telephone rang. He laughed out loud, and threw his cap on the bench, and ran off down the road with the lamp. And he never came out to our train again.”

“Why not?”

“I expect he thought he’d done it,” said the bigger brother. “You can think that, when you’re happy.”

“That cap,” said {child}. “Did it have gold on it?”

“My dear,” said the lady. “Yards of it.”

And {child} ran for the stairs.[athlete:  Not even {athlete} would have caught {child.him}.]

# only-late
“{Elder.short},” {child.he} whispered. “You’ve got to wake up. The waiting room’s full of ghosts.”

{Elder} felt about for {elder.his} glasses, and then for {child’s} face.

“Are they nasty?” {elder.he} said.

“No,” said {child}. “They’re late.”

Then {child.he} told {elder.him} everything. At the telephone, and the laugh, {elder.short} stopped with one sock in {elder.his} hand.

“That’ll have been the night I was born,” {elder.he} said. “They rang to tell him. He always said he ran off without his cap or his wits.” {Elder.short} wiped {elder.his} glasses, which were perfectly dry. “So it’s me they’ve been waiting for.”

# worth-it
The lamp with the green glass was in the [us: pantry | larder], full of paper clips. {child} tipped out the paper clips, and {elder.short} put in a candle[music: , and hummed {@song}, to keep {elder.his} nerve up]. They came downstairs with three minutes to spare, and everybody in the waiting room stood up.

{Elder.short} had on striped pyjamas and [us: rubber boots | wellingtons]. But {elder.he} took the cap down from its nail. Either it had shrunk or {elder.his} head had grown, but {elder.he} pulled it well down, and stood up very straight.

“I’m sorry you’ve been kept waiting,” {elder.he} said. “My father would be, too. I’m what they were ringing about.”

“Good gracious,” said the lady. “And was it a [elder.she: girl | boy]?”

“It was,” said {elder.short}, and {elder.his} voice cracked a little.

“Then it was worth it,” said the man with the hen.

# to-be-met
They all went out. {Pet} walked beside the brothers as far as the birches, and the smaller one gave {pet.him} one more scratch, behind both ears this time.

“Where does it go?” asked {child}.[city:  “Does it go to {city}?”]

The lady found her ticket. All it said was: To be met.

“It means that somebody will be there,” she said. “I have a sister, you see.”

So they got on, and {child} watched them sit down, one after another, in the yellow squares. {Elder.short} took a step forward. {Elder.his} hand was shaking, and the flame shook too.

“You hold it as well,” {elder.he} said.

[sport: It was like the moment before you {play sport}, only it mattered more.]

# green
They held it between them. And at ten-fourteen they lifted it high, and the green light fell across the birches.

First there was a sigh. Then there was a wind, warm and smelling of coal. The yellow squares began to slide. A hat was raised in there, and then another, and the hen flapped, and two boys pressed their noses to the glass and waved to {pet} for as long as they could. Last of all came a red lamp, smaller and smaller among the trees, until it might have been anything.

{Elder.short} lowered the lamp. Then {elder.he} took off the cap and put it on {child}.

On {child} it fitted.

# quite-right
In the morning they had breakfast in the waiting room.

[friend: “No ghosts last night, either,” said {friend}, and yawned.

“No,” said {child}. “They’ve left.”

]{@heard}

{child} and {elder.short} looked at each other across the skis. {Pet} swept the floor with {@what}.

Tick, said the wall. Tock, tick, tock.

It was eight minutes past nine, and it was perfectly right.

# @heard
Halfway through the toast, {elder.short} stopped, and listened.

“That’s odd,” {elder.he} said. “Have you mended the clock?”

“I haven’t,” said {child}.
## if friend & !adult & !elder2
Halfway through the toast, {friend} stopped, and listened.

“That’s odd,” {friend.he} said. “Has somebody mended the clock?”
## if elder2 & !adult
{Elder2} was just going to pour some more tea, but {elder2.he} stopped, and listened.

“That’s odd,” {elder2.he} said. “Has somebody mended the clock?”
## if adult
{Adult} was just going out to the roof, with the hammer, but stopped in the doorway, and listened.

“That’s odd,” said {adult}. “Has somebody mended the clock?”

# @what
{pet.his} tail
## if breed.Bulldog / breed.Australian Shepherd / breed.Boxer / breed.Rottweiler
{pet.his} whole bottom

# @song
{music}
