title: A Horse Made of Mist
title: Straight Up, Like a Thread
title: Still Enough
guest elder: Walter (he), Stanley (he)
guest dog: Fern (she), Tansy (she)

% The dog (@d): the family's, else {elder.short’s} sheepdog. The horse is "it" until it is called Haze, and then only Haze.
% Rule: mist cannot bear a wind. When the steam goes straight up it is still enough.

# a-potato
{child} had always wanted a horse. {child.He} had wished for one on birthday candles, and on falling stars, and once[school: , {at school},] on a very large potato.[pet.cat / pet.other:  {Pet} heard about it every night.]

“I haven’t got a horse,” said {elder}[!elder: , who was babysitting that evening].

They stood at the gate of the meadow, {elder.short} and {child} and {@d-first}[friend: , and [!friend.known: {child’s} best friend, ]{friend}]. It was late summer, and the sun had just gone down[city: , far away over {city}]. {Elder.short} unscrewed the [us: thermos | flask] and poured out some hot chocolate[elder2:  that {elder2} had made].

“But here’s a meadow,” {elder.he} said, “and there’s {@kind}. And tonight we’ll have mist. That’s generally enough.”

“Enough for what?” said {child}.

{Elder.short} just nodded at {@d}.

[age>=7 & pet.dog & !breed.Border Collie & !breed.Australian Shepherd & !breed.German Shepherd: “But {pet}’s never rounded up anything,” said {child}.

“Then it’s about time,” said {elder.short}.

]
# tufts
{@D} stood with one paw in the air, staring across the grass the way only {@a-breed} can stare. Down by the ditch it had begun. There was one white wisp, and then there was another. They came creeping out, one here and one there, and none of them knew where to go.

{@A-breed} can’t stand by and watch a thing like that.

{@D} slipped away in a wide curve, with {@d-his} tummy close to the ground. {@D-he} didn’t bark. {@D-he} was simply there, behind the wisps, and the wisps moved over. If one of them dodged, {@d-he} was there already. Wisp by wisp {@d-he} brought the mist together, until it stood in the meadow like a jostling white flock.

And the flock stood up.

# a-horse
It had four legs, and a back, and a long bending neck, and a head with two ears that turned towards the gate. Last of all came {@d}, with one wisp that had been hiding behind a stone, and that became the tail.

“A horse,” whispered {child}. Then {child.he} shouted it: “A horse!” and climbed over the gate and ran.

{child.He} ran so fast that it made a wind.[athlete:  Not even {athlete} could have caught {child.him}.] But the wind got there first. It went straight through the horse. The ears came off, the neck trailed away, and when {child} got there {child.he} stood in the middle of nothing, with cold wet hands.

{@D} sat down and looked at {child.him}.

“I know,” said {child}, and {child.his} voice wobbled. “I’m sorry.”

{@D} sneezed. Then {@d-he} got up and started again.

# the-mug
{Elder.short} handed {child} the mug.[friend & age>=7:  {Friend} moved up, to make room at the gate.]

“Watch the steam,” was all {elder.short} said.

The steam was going everywhere, because {child} was puffing all over it.

“When it goes straight up,” said {elder.short}, “the air is still. Still enough.”

{child} held the mug in both hands. It was the hardest thing {child.he} had ever done[sport: , and {child.he} could {play sport}]. {child.His} legs wanted to run. {child.His} nose itched.[friend & age>=7:  {Friend} held {friend.his} breath, just in case.] When {child} thought about the horse, the steam shook. When {child.he} thought about not thinking about the horse, it shook even more. So {child.he} stopped.[music:  Even {@song} stopped, at the back of {child.his} head.] {child.He} breathed slowly. {child.He} breathed more slowly still. And at last the steam rose straight up, as thin as a thread.

# breath
Then {child} put down the mug, opened the gate and walked three steps into the grass. {child.He} didn’t look for anything. {child.He} just stood.

First there were running paws, and then there was nothing. But somebody was breathing on the back of {child.his} neck, cool and soft, and it smelled of wet grass.

{child} turned [us: around | round] as slowly as {child.he} could. The first star was shining right through the horse’s mane. {child} breathed out, very gently, on its nose, and the horse breathed back.

“I’ll call you Haze,” {child.he} whispered.

You can’t climb up on mist. But you can stay put when it comes. Haze lay down all around {child}, until it was white right up to {child.his} middle. Then Haze got up, and {child} went up too.

# riding
And they rode.

Not a hoof made a sound. They walked, and they trotted, and when {child} thought, now, they galloped, right [us: around | round] the big oak, and there was no wind at all. It was like being on a swing, at the very top, only it didn’t stop. {@D} ran beside them, with {@d-his} ears back, holding it all together.

[friend: In front of {friend}, Haze lay down once more, as there was room for two.[age>=7:  {Friend} held on to {child’s} middle, and {friend.he} had never been quiet for so long in {friend.his} life.]

]At the gate {elder.short} had taken off {elder.his} hat.

# go-now
Then a little night wind came across the meadow. One of Haze’s ears went thin.

“I must let you go now,” {child.he} said.

Haze stopped at the gate, and sank until {child} had both feet in the grass. The nose was the last to go. It lay in {child.his} hands for a while, and then {child.his} hands were only wet.

{@D} lifted one paw. {@D-he} wouldn’t have minded doing it again.

“That’s enough, {@d},” said {child}, and stroked {@d-his} head. “It was just enough.”

“Will Haze come back?” {child.he} asked {elder.short}.

“That depends on the weather,” said {elder.short}. “And on how still you can stand.”

# lifted
That night {child} lay in bed with {child.his} hair still damp. {@sleeps} First the legs. Then the back. Then the neck.

So {child} lay still. {child.He} breathed slowly. {child.He} breathed more slowly still, straight up, as thin as a thread. {child.He} didn’t look for anything. {child.He} just lay.

And when the air was still enough, something soft and white came without a sound, and lifted {child.him} up.

# @d
{dog}
## if pet.dog
{pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-his
{dog.his}
## if pet.dog
{pet.his}

# @d-first
{dog} the sheepdog
## if pet.dog
{child.his} dog, {pet}

# @kind
a sheepdog
## if pet.dog
a dog

# @a-breed
a sheepdog
## if pet.dog
{a breed}

# @sleeps
At {elder.short’s} house {dog} was asleep. Her paws would be twitching, left, right, left, and {child} knew just what she was doing.
## if pet.dog
On the rug {pet} was asleep. {Pet.His} paws twitched, left, right, left, and {child} knew just what {pet.he} {pet.was} doing.

# @song
{music}
