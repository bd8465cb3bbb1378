title: {Pet} Can Count
title: Who’s the Fourth?
title: One Too Few
guest aunt: Peg (she), Dot (she)
guest hiker: Winifred (she), Hester (she)

% The rule: the dog counts those who in its opinion belong, and doesn’t lie down until they are all there.
% @a is the grown-up, otherwise Aunt {aunt}: the name each time, never he or she. There is a long line, so that the dog isn’t loose on the hill.

# counts
{Pet} could count. Nobody had taught {pet.him}; {pet.he} {pet.was} born with it. Every morning {pet.he} went once round the kitchen and laid {pet.his} nose against [adult: the back of {adult’s} {@knee}, and {child’s}, and {friend’s}, if {friend}[!friend.known: , {child’s} best friend,] had stayed the night | the back of everybody’s {@knee}, and {friend’s} too, if {friend}[!friend.known: , {child’s} best friend,] had stayed the night]. When they were all there, {pet.he} lay down. If somebody was missing, {pet.he} didn’t. {@order}

# in-a-row
In the mountains[city: , a very long way from {city},] it was easy. The path was so narrow that they walked in single file: first {@a}, then {friend}, and last {child}, with {pet} on a long line. Now and then {pet} trotted up the row to check. Nose, nose, nose. One, two, three.[school:  They counted you like that on trips {at school}, too, but without the nose.]

[elder: At the bottom of {child’s} [us: backpack | rucksack] lay a winter jacket. {Elder} had put it in twice, since {child} took it out in between.[elder2:  “I shouldn’t argue,” {elder2} had said. “I’ve tried.”]]

# looks-back
They had been walking all morning when {pet} stopped.

{Pet.He} had just counted them. But instead of trotting on {pet.he} looked back, at the pass they had come over. {Pet.He} did it again. One, two, three. Then {pet.he} stood with {pet.his} nose to the fog, and whined.

“{Pet.He} can smell a deer,” said {@a}.

“{Pet} doesn’t care about deer,” said {child}.

But the clouds were coming down, and it was three miles to the hut, so they walked on. {Pet} walked on as well, more or less backwards, and the line was tight in the wrong direction.

# to-four
It was {friend} who saw it.

“{Pet} is counting to four,” {friend.he} said.

“There are three of us.”

“I know. But look. {Pet.He} {pet.does} us three, and then {pet.he} waits for one more.”

They stared at each other. Across the valley the fog had already eaten the top of the mountain, and you could have believed anything.

“Who,” whispered {friend}, in a horrible voice, “is the fourth?”

“Don’t,” said {child}. “No, wait. Do. Who has {pet.he} met?”

# the-fourth
They went through them as they walked. The man who ran the hut? He had stayed on his step. The family with the red tent? They’d been going the other way. Three Norwegians had come past at a run[athlete: , very nearly as fast as {athlete}], but {pet} didn’t approve of people who ran. It spoiled the order.

And there was {hiker}.

{hiker} had sat by herself at breakfast, with a white plait down her back, and boots that were older than {@a}. She had given {pet} the rest of her cheese, and taken {pet.his} head between her hands, and told {pet.him} something, very low, while {pet} stood quite still and listened. {hiker} had set off half an hour before them. “See you at the next hut,” she’d said. “Whoever gets there first puts the kettle on.”

“But she’s in front of us,” said {friend}.

“Not if she stopped,” said {child}.

# dotted-line
{@A} already had the map open on one knee. Just this side of the pass a dotted line went off, down to the stream.

“She talked about a flower by the stream,” said {@a} slowly. “We could have walked straight past her.”

{@A}, who didn’t believe in feelings about things, looked at the time, and at the fog, and at {pet}, who was sitting with {pet.his} back to all three of them.

“Half an hour,” said {@a}. “Then we come back, whatever {pet.he} says.”

# half-an-hour
{Pet} had never walked like that before. {Pet.He} didn’t run, and {pet.he} didn’t sniff at things. {Pet.He} went low, looking straight ahead, and pulled {child} down towards the stream, while {@a} counted the minutes aloud. Ten. Fourteen. By eighteen, anybody more than an arm’s length off was gone. {child} was frightened. [sport: {child.His} knees were shaking, and they were knees that were used to having to {play sport}. ]The only sure thing was the line, and that was tight in the right direction now.

At twenty-two they heard a whistle, so faint that it might have been a bird.

{Pet} barked once.

# four
{hiker} was leaning against a boulder, inside a big orange sack, with one foot up on her [us: backpack | rucksack]. The foot was as fat as a loaf. In her lap she had a flask and a small white flower.

“I slipped, getting a look at it,” she said. “It was nearly worth it.”

Her lips were blue. {@A} was already undoing her boot, and {friend} was hunting for the bandage, and {child} pulled out {child.his} winter jacket[elder: , the one that went in twice]. And {pet} laid {pet.his} nose against {hiker’s} good foot. Four. Then {pet.he} lay down, for the first time that day.

“I thought I’d be missed by this evening,” said {hiker}. “I didn’t expect to be missed by lunch.”

“It was {pet},” said {child}. “{Pet.He} thinks you’re with us.”

“That’s my own fault. I asked {pet.him} to keep an eye on me. Forty years I kept sheep, and {@such}. You don’t say that to a dog unless you mean it.”

# verses
It was three hours to the hut. {@A} took one side of her and {friend} took the other, and {child} carried two [us: backpacks | rucksacks], with one on {child.his} front. When their legs shook {hiker} sang a song with forty-two verses,[music:  and {friend} sang {@song} back at her,] and by the end of it there was the hut.

“You two were first through the door,” said {hiker}. “So you know who’s putting the kettle on.”

# enough
In the morning the sky was blue, and there was a helicopter on the grass below the hut. That was when {child} thought of it.

“{Pet} won’t let her go,” {child.he} said to {friend}. “{Pet.He}’ll be counting to four all {pet.his} life.”

{Pet} stood between {hiker} and the helicopter, head down.

{hiker} asked the pilot to wait. She sat on the step and took {pet’s} head between her hands, just as she had at breakfast.

“That’ll do, {pet},” she said.

{Pet} looked at her. Something went through {pet.him}, from nose to tail, as when you set down a heavy bag. Then {pet.he} turned, and came back to {child}, perfectly calm.

“What does it mean?” asked {friend}.

“It’s what you say when the day’s work is over,” said {hiker}. “It means that’s enough now. It means well done.”

# telephone
That was half a year ago. But sometimes, on a Sunday evening, {hiker} rings up, and {child} puts her on the speaker. {Pet} gets up from {pet.his} place by the radiator and goes once round the kitchen. [adult: The back of {adult’s} {@knee}. {child’s}. {friend’s}, if {friend.he} [friend.they: are | is] there. | The back of {child’s} {@knee}. {friend’s}, if {friend.he} [friend.they: are | is] there. Everybody’s.]

And last of all, very gently, {pet.he} lays {pet.his} nose against the telephone.

# @a
Aunt {aunt}
## if adult
{adult}

# @A
Aunt {aunt}
## if adult
{Adult}

# @knee
knee
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
sock

# @order
A dog likes to have everybody where they belong.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{A breed} likes its flock where it belongs.

# @such
a dog to go with them
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
dogs like this one

# @song
{music}
