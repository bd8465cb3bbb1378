title: Two Lengths of {pet}
title: Half a Sausage
title: Just Passing Through
guest friend: Aisha (she), Wilf (he)
guest pet: Ruth (she), Banger (he)
guest elder: Stanley (he), Martha (she)
guest clerk: Mrs Gunn (she), Mrs Beck (she)

% The dog is the family’s, or the friend’s. Only the dachshund (and the stand-in) is given a length; other dogs measure without. {elder} is the family’s own, else a distant relation.

# nearsighted
Nobody believed {@elder-first}.

It was because of the pike. {@pike} seen a pike wearing glasses, and ever since then it hadn’t mattered what {elder.he} said. So when {elder.he} came into the village shop with {child} one Friday in February and mentioned that {elder.he} had seen a wolf, {clerk} at the [us: register | till] only nodded.

“Have you indeed,” she said. “And was that [us: nearsighted | short-sighted] too?”

The whole [us: line | queue] laughed. {Elder.short} laughed as well. But {child}, who was holding the milk, saw that {elder.short} was only laughing with {elder.his} mouth.

# only-the-mouth
“Did you really see it?” {child} asked in the car[music: , and switched off {music} on the radio].

“On the far side of the lake,” said {elder.short}. “At dawn. It stopped and looked at me, and then it went on.” {Elder.He} fiddled with the heater. “It doesn’t matter much.”

# proof
It did matter, {child} thought. And so did {friend}. {Friend} was {child’s} best friend, and was staying at {@cabin} for the whole of the winter [us: break | holiday][city: , a long way from {city}][sport: , even if it meant a week without {sport}]. {Friend.He} meant to be a scientist, but hadn’t decided what of.

“We need proof,” said {friend}, patting {pet}, who lay in front of the fire. “Don’t we, {pet}?”

{@pet-was}

# not-one-step
{@leave}

“It won’t be wanting us,” said {elder.short}. “Wolves are shy. They do what I do. They go home when people come.”

# a-straight-line
Next morning there was fresh snow. All four of them set off along the lake, {elder.short} in front with the [us: thermos | flask]. {@swam}

But at the big fir {@nose}. {@hackles}

“There,” whispered {child}.

Across the path ran a trail. The prints lay one after another, as straight as if somebody had drawn them along a ruler. {child} put a hand down beside one of them. The paw was just as big.

“It might be a dog, though,” said {friend} slowly. “That’s what they’ll say[school: , and they’ll say it {at school} too].”

“A dog runs all over the place,” said {elder.short}. “It sniffs and it pees and it has a lovely time. A wolf has made up its mind. It puts its back paw exactly where its front paw was.”

# half-a-sausage
“Then it’s the stride we’ve got to measure,” said {friend}. “Has anybody got a ruler?”

{Elder.short} felt in {elder.his} pockets. There was a piece of string, a screwdriver and half a sausage[elder2:  from {elder2}]. {child} had nothing at all. And now it was snowing again, great heavy flakes that dropped straight down into the prints. Soon everything would be gone.

{child} looked at the trail. {Child.He} looked at the sausage. Then {child.he} looked at {pet}.

“I think we have got a ruler,” said {child}.

# lying-still
{child} held out a bit of sausage, and {pet} lay down at full stretch in the snow, with {pet.his} nose right up to the first print, and didn’t stir. As long as there was sausage, {pet} could lie still until midsummer. {Friend} took pictures.

“One length of {pet},” {friend.he} counted.

{child} moved the sausage. {Pet} moved after it.

“Two lengths of {pet},” said {friend}. “Exactly! {@to-paw}”

# the-letter
{@measured} {Friend} put it all in a letter, with the pictures[athlete: , as carefully as if {friend.he} were timing {athlete}], and {elder.short} showed them where to send it: to the county tracker, whose job it was to know where the wolves were.

# a-fur-hat
Three days went by. Then there was a woman in a fur hat on the step.

“Is this where {pet} lives?” she said.

She had been following the trail on the far side of the lake all morning, with a tape measure.

{@metre}

She took out a map and put a little red cross by the lake. Next to it she wrote: Wolf. Alone, just passing through. Seen by {elder}. Then she handed {elder.short} the map.

“Thank you for keeping your eyes open.”

{Elder.short} sat for a long time with the map on {elder.his} knees, and rubbed a thumb across {elder.his} own name.

# what-kind-of-glasses
On Saturday the map was hanging in the shop, above the [us: register | till]. {Clerk} had put it up herself. There were buns for everybody, and she wasn’t charging.

“I do apologise,” she said, and this time nobody in the [us: line | queue] laughed. “It really was a wolf.”

“Oh, well,” said {elder.short}, taking a large bite and winking at {child}. “But about that pike, now …”

The whole shop groaned. {Friend} opened {friend.his} notebook.

“What kind of glasses?” {friend.he} asked.

# an-answer-from-below
On the last night it was the light that woke {child}. The moon stood over the lake. {Elder.short} was already at the window with a blanket [us: around | round] {elder.his} shoulders, and soon {friend} came too and sat down close beside them. They opened the window a crack.

Far, far away they heard it. It was one single note, which rose, and held, and slowly sank away among the firs.

{child} thought of the straight trail through the snow, and of somebody who had made up their mind and was on the way.

From the foot of {child’s} bed{@under} there came an answer.

{@aoouu} said {pet}.

There was a pause on the far side of the lake. Somebody over there was probably wondering how big that was.

“Two lengths of {pet},” whispered {elder.short}. “At least.”

And then {elder.he} shut the window for the night.

# @elder-first
{elder}, who was a distant sort of relation of {child’s}
## if elder
{elder}

# @pike
Nine years before, {elder.he} had told everybody in the shop that {elder.he} had
## if elder
On Monday {elder.he} had told everybody in the shop that {elder.he} had

# @cabin
{elder.short’s} cabin up north
## if elder
the cabin up north that {elder.short} had borrowed

# @pet-was
{Pet} was {friend’s} dog, and was long and low. There was room for one boot under {pet.his} tummy, lying down, and {pet.he} {pet.was} afraid of nothing except the vacuum cleaner.
## if pet.dog
{Pet} {pet.was} {a breed}, and was afraid of nothing except the cabin’s vacuum cleaner.
## if pet.dog & breed.Dachshund
{Pet} {pet.was} a dachshund. There was room for one boot under {pet.his} tummy, lying down, and {pet.he} {pet.was} afraid of nothing except the cabin’s vacuum cleaner.
## if pet.cat
{Pet} {pet.was} {a breed}, and was afraid of nothing except the cabin’s vacuum cleaner.

# @leave
“But not one step without me,” said {elder.short}. “And you may look at the wolf, but you’re not to bother it.”

“What if it comes and asks what we’re doing there?” said {friend}.
## if adult
{child} [us: called | rang] {adult} to ask if they might.

“Not one step without {elder.short},” said {adult}. “And you may look at the wolf, but you’re not to bother it.”

# @swam
{Pet} swam more than {pet.he} walked, like a small wave in all that white.
## if pet.dog
{Pet} ploughed along nose first, with snow up to {pet.his} eyes.
## if pet.dog & breed.Dachshund
{Pet} swam more than {pet.he} walked, like a small wave in all that white.
## if pet.cat
{Pet} rode inside {friend’s} coat, with only {pet.his} head sticking out.

# @nose
{pet} stopped dead and stuck {pet.his} nose in the snow
## if pet.cat
{pet} jumped down and put {pet.his} nose to the snow

# @hackles
The hair stood up from {pet.his} neck to the tip of {pet.his} tail, and on a dog like that it’s a long way.
## if pet.dog
The hair stood up on {pet.his} neck and all the way along {pet.his} back.
## if pet.dog & breed.Dachshund
The hair stood up from {pet.his} neck to the tip of {pet.his} tail, and on a dachshund that’s a long way.
## if pet.cat
The fur stood up on {pet.his} neck and all the way along {pet.his} back.

# @to-paw
From paw to paw!
## if pet.dog
From one paw to another paw!
## if pet.dog & breed.Dachshund
From paw to paw!
## if pet.cat
From one paw to another paw!

# @measured
That evening they measured {pet} by the fire with a folding rule, from nose to tail tip. It came to [us: twenty-seven and a half inches | seventy centimetres].
## if pet.dog
That evening they measured {pet} by the fire with a folding rule, from nose to tail tip, and {pet.he} wagged so much that they had to start again three times.
## if pet.dog & breed.Dachshund
That evening they measured {pet} by the fire with a folding rule, from nose to tail tip. It came to [us: twenty-seven and a half inches | seventy centimetres].
## if pet.cat
That evening they measured {pet} by the fire with a folding rule, from nose to tail tip, and {pet.he} pounced on it so often that they had to start again three times.

# @metre
“The stride is [us: fifty-five inches | one metre forty],” she said. “Two lengths of {pet}, just as you wrote. I’ve been measuring wolves for twenty years, but never in dog.”
## if pet.dog
“The stride is [us: fifty-five inches | one metre forty],” she said. “It fits {pet} exactly. I’ve been measuring wolves for twenty years, but never in dog.”
## if pet.dog & breed.Dachshund
“The stride is [us: fifty-five inches | one metre forty],” she said. “Two lengths of {pet}, just as you wrote. I’ve been measuring wolves for twenty years, but never in dachshund.”
## if pet.cat
“The stride is [us: fifty-five inches | one metre forty],” she said. “It fits {pet} exactly. I’ve been measuring wolves for twenty years, but never in cat.”

# @under
, deep down under the covers,
## if pet.dog
, down in the dark,
## if pet.dog & breed.Dachshund
, deep down under the covers,
## if pet.cat
, down in the dark,

# @aoouu
“Aoouu,”
## if pet.cat
“Maoouu,”
