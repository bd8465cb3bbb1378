title: The Borrowed Moon
title: The Moon Who Said It Was a Potato
title: Good Night, Moon, and Thanks for Coming
guest friend: George (he), Isla (she)
guest pet: Pepper (she), Smudge (he)
guest planet: Dot (it), Pip (it)

% The planet borrows the pet as a moon; the real moon has gone off to see who would notice.

# whoosh
{child} and {friend} had built the rocket out of two wheelie bins and a garden chair, and nobody was more surprised than they were when it worked.

“I only pressed it to see if it clicked,” said {child}, as the roofs of [city: {city}|the street] grew small.

“It did click,” said {friend}. “Then it went whoosh. [school: They’ll never believe it {at school}|I’m writing that down].”

But they hadn’t gone alone. On the garden chair, taking up all of it, sat {pet}. {@pet} {pet.He} had not been asked to come. {pet.He} had simply been asleep on the chair when it became a spaceship, and saw no reason to move.

[age>=9:They went past the Moon and waved. ]They went left a bit at Mars[music: , with {@song} on the radio]. And just beyond the place where the map stopped, they heard somebody crying.

# dot
It was a planet. It was a very little one, about as big as a [us: soccer field|football pitch] rolled up in a ball, with one hill, one sea and one village.[sport:  You could hardly {play sport} there without falling off.]

“Are you all right?” called {child}.

“No,” sniffed the planet. “I’m {planet}. I’ve lost my moon! I had one on Thursday. It was small and calm and round, and now it’s gone, and nothing works without it. The sea doesn’t know when to come in. [age>=9:The owls don’t know when to get up.] And my people haven’t been to bed for three days.”

{child} looked down. In the village, tiny people were walking into lamp posts.

“We’ll find your moon,” said {child}.

“But what shall I do until then?” wailed {planet}. “I need something small and round, to go about in the sky and look calm.”

There was a silence. Slowly, {child} and {friend} turned and looked at the garden chair.

{Pet} opened one eye.

# borrowed
“It’s only for a little while,” {child} told {pet.him}.

“You’re already doing it,” said {friend}.

So they gave {pet} a gentle push, and off {pet.he} floated, with {pet.his} [pet.dog: paws|feet] tucked in. Round the little planet {pet.he} went, slow and shining in the starlight. Down below, the sea gave a great happy sigh and came in. [age>=9:The owls got up.] And the people of {planet} looked at the sky.

“The moon’s back,” said one.

“It’s got {@ears},” said another.

“Never mind that,” said a third, yawning. “Bed.”

And in one minute every light in the village was out.

“{@hums},” said {planet}, amazed.

# potato
{child} and {friend} flew off to search. At last {friend} pointed to a big dusty cloud. Something round was sticking out of it, trying very hard not to be noticed.

“Excuse me,” said {child}. “Are you {planet’s} moon?”

“No,” said the moon.

“You look like a moon,” said {friend}.

“I’m a potato,” said the moon.

{child} thought about this. “Then you won’t mind that there’s a new moon at {planet},” {child.he} said. “With {@ears}.”

The moon shot out of the cloud. “{@Ears}? Who is it? Is it any good?”

“It’s very calm,” said {friend}.

# safe
The moon drooped. “There you are, then. They don’t need me. I went round that planet every night for a million years, and do you know how many times anybody said anything? None. They look up, they see me, they go to bed. Bang go the curtains. [athlete: They cheer for {athlete}. Nobody has ever cheered for me. ]So I went away, to see who’d notice.”

{child} knew how that was, to be there the whole time and have nobody say so. {child.He} put a hand on the moon. It was cold, and a bit dusty.

“Everybody noticed,” {child.he} said. “The sea got lost. {planet} has been crying since Thursday. It’s not that they don’t see you. It’s that you make them feel so safe that they fall asleep.”

The moon was quiet. It turned round once, to think with its other side.

“Nobody ever told me that,” it said.

“We could ask them to,” said {friend}.

# thanks
So back they flew, all three. {planet} was so happy that it had a small earthquake. All the people came out in their pyjamas, and {child} stood on a wheelie bin and explained. [age>=9:They were very sorry. ]They had no idea a moon could hear.

“What should we say?” they asked.

“It’s easy,” said {child}. “You just say, ‘Good night, Moon. Thanks for coming.’”

So they did, every one of them, from the mayor to the smallest baby. And the moon went pink, then gold, then silver. It rose up over the hill and shone as it had never shone before.

# tin
There was one difficulty. {Pet} would not come down. {pet.He} liked being the moon. Everyone looked up to {pet.him}, and nobody needed the chair. {pet.He} went round four more times, until {friend} had the idea of shaking the tin of treats.

Then the moon came down all by itself, and landed on {child’s} lap.

Whoosh, went the rocket. Right a bit at Mars. Down past the chimneys, with a clatter, beside the shed.[elder:  “Been far?” asked {elder}[elder2: , who was out there with {elder2}], and held the bin lid.]

# good-night-moon
{friend} went home through the gap in the hedge, and {child} went up to bed[adult: , and {adult} tucked {child.him} in].

“[adult: Leave the curtain a moment|Just a moment],” said {child}.

{child.He} knelt up at the window. There it was, over the rooftops, round and bright.

“Good night, Moon,” said {child}. “Thanks for coming.”

{child.He} {child.was}n’t quite sure, but it seemed to go a tiny bit pink.

[pet: Then {child} lay down. And not far away, something small and round tucked in its feet, and looked calm.|Next door, on a garden chair, something small and round tucked in its feet, and looked calm. And {child} lay down.] And {child.he} did what everyone does when there’s a good moon about.

{child.He} felt so safe that {child.he} fell asleep.

# @pet
{Pet} was the cat from next door, and grey, and almost perfectly round.
## if pet.dog
{Pet} was {child’s} dog, and when {pet.he} slept {pet.he} {pet.was} almost perfectly round.
## if breed
{Pet} was {a breed}, and when {pet.he} slept {pet.he} {pet.was} almost perfectly round.
## if pet.cat
{Pet} was {child’s} cat, and almost perfectly round.
## if pet.cat & breed
{Pet} was {a breed}, and almost perfectly round.
## if pet.other
{Pet} liked sunshine, and when {pet.he} slept {pet.he} {pet.was} almost perfectly round.

# @ears
ears
## if pet.other
a face

# @hums
It even purrs
## if pet.dog
It even snores
## if pet.other
And it’s so quiet

# @song
{music}
