title: Operation Round-Up
title: A Bench for Two
title: A Bigger Field
guest friend: Grace (she), Omar (he)
guest pet: Rufus (he), Nell (she)

% Mum and Dad are said plainly: only families who asked for it hear this. The dog is the family’s, or the friend’s.

# likes-together
{@dog}, and {pet.he} liked things to be together.

{Pet.He} rounded up slippers. {Pet.He} rounded up tennis balls. Once, at the beach, {pet.he} rounded up nine strangers[elder: , {elder}[elder2: , {elder2}]] and a man with a kite, and wouldn’t let them go until they had all been licked.

So {pet} did not approve of Sundays.

On Sundays at four o’clock, [us: Mom | Mum] and Dad met at the gate of the park[city:  in {city}], because [us: Mom | Mum] lived on one side of it and Dad lived on the other. They said hello, and talked about clean socks and spelling tests[school:  {at school}][sport: , and when {sport} was][elder: , and whose turn it was to [us: call | ring] {elder}]. Then one of them walked off down the hill, and one of them walked off up it, {@went}. And every time, {pet} ran backwards and forwards between the two of them, whining, until there was too much park in the middle and {pet.he} had to give up.

# come-apart
“{Pet} thinks they’ve come apart,” {child} told {@friend}, “and that it’s a dog’s job to put them back.”

{Friend} looked at {child.him}. “Is that what {pet} thinks?” {friend.he} said.

“Yes,” said {child}. “And I’ve got a plan. It’s called Operation Round-Up.[adult:  Not even {adult} knows.]”

# the-bench
There was a bench by the pond. It was a narrow one, just right for two. If [us: Mom | Mum] and Dad were sitting on it, close together, with the ducks and everything, then perhaps they would remember. {child} didn’t know what, exactly. Whatever it was they had forgotten.

{Friend} didn’t say anything for a bit. “All right,” {friend.he} said. “What do you need me to do?”

{Friend.He} brought a [us: thermos | flask] of tea, two cups and some cheese biscuits for {pet}.

# fetch-them-in
On Sunday at four o’clock, [adult: when {adult} had been told twice that nothing was going on, ]{child}[music:  hummed a bit of {music}, so as to look innocent, and] undid the [us: leash | lead]. “{Pet},” {child.he} whispered. “Fetch them in.”

{Pet} could not believe {pet.his} ears. {Pet.He} had waited a whole year to be asked. {Pet.He} shot off, low to the ground[athlete:  and as fast as {athlete}], round behind Dad, and nudged him in the back of the legs. {Pet.He} swung round [us: Mom | Mum] and leaned on her. Dad said, “What on earth?” and [us: Mom | Mum] said, “{Pet}, stop that!” and they went backwards past the swings and sideways through a game of [us: soccer | football], until they bumped into the bench and they both sat down, plonk.

“Tea?” said {friend}, popping up from behind it.

# they-laughed
And they laughed! [us: Mom | Mum] laughed until she had to wipe her eyes, and Dad said, “Do you remember the time with the [us: mailman | postman]?” and [us: Mom | Mum] said, “And the ladder!” and they were off again. {Pet} lay down at their feet, as proud as a king. {child} held {friend’s} hand so tightly that it went white.

It was working. It was really working.

# the-shout
Then the tea was finished. [us: Mom | Mum] stood up and brushed off the crumbs. “That was lovely,” she said. “Right, I’d better get going. Be good at Dad’s, sweetheart.”

And she picked up her bag, to go down the hill.

“No!” said {child}. It came out as a shout. “You were laughing! You have to come back now!”

# walking-towards
[us: Mom | Mum] put her bag down. Dad put down his cup. Then both of them knelt on the wet grass, one on each side.

“Oh, {child},” said [us: Mom | Mum]. “We do still laugh. But we’re not going to live together again, my love. Not even with a bench.”

“You can’t mend it,” said Dad, “because you didn’t break it. You’re not the sheepdog.”

“What am I, then?” said {child}, crying.

“You’re the one we’re both walking towards,” said [us: Mom | Mum]. “Every single Sunday.”

It took a long time to finish crying. Nobody hurried {child.him}.

# on-your-own
Afterwards, {child} and {friend} sat on the bench with {pet} lying on their feet.

“I didn’t think it would work,” said {friend}.

“Then why did you help me?”

{Friend} shrugged. “I didn’t want you to find out on your own.”

{child} leaned on {friend’s} shoulder. It was a bony shoulder, but it was the right one.

# round-the-outside
Then [us: Mom | Mum] set off down the hill, and Dad waited by the gate. And {pet} stood up. {Pet.He} looked one way and {pet.he} looked the other. {child} waited for {pet.him} to whine.

But {pet} had been thinking. {Pet.He} raced down to [us: Mom | Mum] and ran right round her. {Pet.He} raced back up and ran right round Dad, and round the bench, with {child} and {friend} on it, and on around the pond, and down the hill again. {Pet.He} didn’t try to squash anybody together this time. {Pet.He} just kept going round the outside of all of them, tongue out and ears flat, as fast as {pet.he} could go.

# a-bigger-field
“What’s {pet} doing?” said Dad.

{child} watched, and felt something inside lie down, the way {pet} did when the work was done.

“Now everyone’s in,” {child.he} said. “{Pet} just needed a bigger field.”

# @dog
{child’s} best friend {friend} had a Border Collie called {pet}
## if pet.dog
{child’s} dog {pet} was {a breed} with the heart of a sheepdog
## if pet.dog & breed.Border Collie
{child’s} dog {pet} was a Border Collie

# @went
and {child} went with whoever’s week it was, and {friend} took {pet} home
## if pet.dog
and {child} and {pet} went with whoever’s week it was

# @friend
{friend}
## if pet.dog
{child.his} best friend {friend}
