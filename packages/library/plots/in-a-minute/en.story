title: In a Minute
title: Soft as an Egg
title: Standing Very Carefully
guest friend: Orla (she), Jonah (he)
guest pet: Otis (he), Biddy (she)
guest minder: Mrs Quill (she), Mrs Dunne (she)

% The dog is the family’s, or the friend’s. A cat steals socks as well, and a kitten is carried soft as an egg.

# the-kite
The forest had {child’s} kite and wouldn’t give it back. It had snatched it at ten o’clock that morning, and now the kite hung at the top of the tallest beech, red and small, with its tail wrapped round a twig. {child} stood underneath with {friend}[!friend.known: , {child.his} best friend,] and {@whose}.

“Give it back!” {child} shouted.

All the leaves turned over. “In a minute,” said the forest.

It had a slow, green voice that came from every side.

“It talks,” said {friend}. “Good. I’m brilliant with slow people.”

# a-minute
They waited for a minute. {child} counted it. {@stick}

“It’s been a minute!” called {child}.

“Has it?” said the forest. “I’ve only just breathed in.”

A minute of the forest’s went on and on.

“I know that trick,” said {child}. “That’s what [adult: {adult} says | grown-ups say] when it means no.”

“I don’t mean no,” said the forest. “I’ve a thousand trees to keep up.”

“I’ve got to fly it today. The wind’s right now![city:  It’s the best wind in all of {city}!][sport:  And I’ve got {sport} tomorrow!]”

The forest thought about this for so long that a snail went by.

# two-biscuits
“Excuse me, dear,” {friend} called up, very loudly. “Would you like a [us: cookie | biscuit]?”

“In a minute,” said the forest.

{Friend} laid two [us: cookies | biscuits] on a stump. {Pet} ate them.

“That’s it,” said {child}. “We’ll get it ourselves. We’ll throw things.”

{Child.He} threw a fir cone.[athlete:  Not even {athlete} could have thrown it so high.] {Friend} threw one of {friend.his} own [us: rain boots | wellies]. The [us: boot | welly] went up and didn’t come down.

“Do you mind?” said the forest. “I was in the middle of something.”

“In the middle of what? You’re just standing there!”

“I am standing,” said the forest, “very carefully.”

# the-tearing
{child} shook the branches as hard as {child.he} could. High above, the kite slid, whirled round, and fell down behind a heap of brambles, and there was a tearing sound.

“Oh no,” said {child}.

“Oh,” said the forest. “And I’d nearly brought it down.”

“You weren’t doing anything!”

# twig-by-twig
They looked up. From the top of the beech to nearly the bottom, every branch was bent the same way. Each held out its twigs to the branch below, the way people on a stair pass something down from hand to hand. On each hung a bit of red thread. The kite had been on its way down to them all morning.

“It was passing it,” whispered {friend}. “One twig at a time. And we threw a [us: boot | welly] at it.”

{child} was ashamed. It made {child.him} want to look at {child.his} own shoes and nowhere else.

“I thought you meant no,” {child.he} said.

“I thought you could see,” said the forest. “I forget how quick you are. I expect I look like nothing to you.”

“I expect I look like a wasp.”

“A bit,” said the forest, kindly.

# a-finger-wide
“Sorry is quicker with your hands,” said {friend}. “Come on.”

They lay down on their stomachs. Far in, under the brambles, they saw something red.

“Can you move these?” asked {child}.

“Yes,” said the forest. “In a minute.”

“One of yours?”

“They’re the only ones I have.”

“Then we’ll wait,” said {child}. {Child.He} laid a palm on the moss to feel for it. Deep down, something shifted. One bramble lifted by the width of a finger. Then another.

“It’s working,” {child} breathed. “Don’t move, {friend}.”

“I’ve got an ant in my [us: shirt | vest],” said {friend}. “I’m being a hero.”

# soft-as-an-egg
At last there was a hole, low and round. It was too tight for a child, but about right for {@one}.

“{Pet},” said {child}, and took {pet.his} head in both hands. “Fetch. But soft. Soft as an egg.”

{@fetch} Then {pet.he} came out backwards, thorns in {pet.his} coat, with the kite in {pet.his} mouth, and there wasn’t a mark of a tooth on it.

One corner was ripped. {child} smoothed it out on one knee.

“I’ll mend it,” {child.he} said.

“I am sorry about your today,” said the forest.

“It’s still here,” said {child}. “There’s loads left.”

# how-to-look
So they stayed, now that they knew how to look. A fern was undoing itself. A beech nut was pushing one white toe into the ground.[music:  {Friend} hummed {music}, and the whole of it went by before the fern had undone one curl.] They lay with {pet} between them and watched the [us: boot | welly] come down, from branch to branch, and {friend} cheered for it each time.

A voice called from the lane. It was {@a}. “{child} and {friend}, [us: dinner’s ready | teatime].”

{child} laid a hand against the beech. The bark was warm.

“In a minute,” {child.he} called.

All round {child.him}, every leaf in the forest turned over.

# the-way-home
The [us: boot | welly] dropped on to {friend’s} foot, and they went home along the path.[school:  At {school} on Monday nobody would believe it.] [elder: {Elder}[elder2:  and {elder2}] would have to hear about the ant. ]{@carry}, soft as an egg, and behind them the branches came slowly down, one at a time, and waved.

# @whose
{pet}, {friend’s} dog
## if pet.dog
{pet}, {child’s} dog
## if breed.Labrador
{pet} the Labrador
## if pet.cat
{pet}, {child’s} cat

# @stick
{Pet} dug up a stick, chewed it to bits, and dug up another.
## if pet.cat
{Pet} washed one paw, thought about it, and washed it again.

# @one
a dog
## if breed.Labrador
a Labrador
## if pet.cat
a cat

# @fetch
{Pet} ate socks, as a rule, but {pet.he} also knew how to carry a thing gently. {Pet.He} crept in on {pet.his} belly.
## if breed.Labrador
{Pet} ate socks, but {pet.he} {pet.was} born to carry things gently. {Pet.He} crept in on {pet.his} belly.
## if pet.cat
{Pet} fetched nothing for anybody, as a rule, but a cat is born knowing how a kitten is carried. {Pet.He} crept in on {pet.his} belly.

# @a
{minder}, who was looking after them that day
## if elder
{elder}
## if adult
{adult}
## if elder & adult
{adult}, and {elder} was waving both arms

# @carry
{Pet} carried the kite
## if pet.cat
{child} carried the kite and {friend} carried {pet}
