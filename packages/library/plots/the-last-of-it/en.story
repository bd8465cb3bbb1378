title: The Last of It
title: A Little One
guest friend: Priya (she), Sami (he)
guest pet: Otis (he), Tilly (she)
guest minder: Josie (she), Hattie (she)

% The dog is the family’s, else {friend’s}; a cat stares it out instead. Brrroom is low and far; Rrrum is in the tummy. Let the child do the little one.
% Who says what it is: {adult}, else the grandparent, else {minder}.

# round-the-house
All through [us: supper | tea] the thunder went [us: around | round] [city & school: {child’s}|the] house[city:  and [us: around | round] {city}]. It went over the roof, BRRROOM. It went down the road[school: , past {school}], Brrroom. It went away up the hill.

“There,” said {@first}. “That’s the last of it.”[elder & adult:  {Elder}[elder2:  and {elder2}] thought so too.]

{Pet} came out from under the table, one leg at a time. {@is}, but nobody can [pet.cat: catch | round up] thunder.

# the-cupboard
{Friend}[!friend: , {child’s} best friend,] was staying the night. {Friend.He} and {child} were just going up to [us: brush | do] their teeth[music: , humming {music},] when they heard something in the [us: closet | cupboard] under the stairs.

Rrrum, said the [us: closet | cupboard].

“That’s the [us: fridge | boiler],” said {@a}.

“The [us: fridge is | boiler’s] in the kitchen,” said {child}.

“So it is,” said {@a}.

Rrrum, said the [us: closet | cupboard].

# a-little-one
{child} opened the door. It was dark. Right at the back, behind the [us: rain boots | wellies][sport:  and {sport.thing}], was something soft and grey, about as big as a cushion. It was shaking. When it shook, all the [us: boots | wellies] shook too.

“It’s a thunder,” whispered {child}. “A little one.”

“Can we keep it?” said {friend}. “I’m not allowed a hamster.”

Rrrum.

“It’s hungry,” said {friend}. “My tummy goes like that.” And {friend.he} fetched it some toast.

The little thunder didn’t want toast. It squeezed itself in behind the [us: vacuum cleaner | hoover]. Rrrum.

# listen
{child} wanted to know what it was saying. So {child.he} sat down on the floor.

Rrrum, it said. Then it waited.

Rrrum, it said. Then it waited.

“What’s it waiting for?” said {friend}.

“Shh. Listen,” said {child}.

Rrrum, said the little thunder.

And far away, up on the hill: Brrroom.

Rrrum, said the little thunder.

Brrroom, said the hill.

# left-behind
“That’s its [us: mom | mum],” said {child}. “It got left behind.”

{Friend} looked at the little thunder. {Friend.He} looked at it for a long time.

“Then we can’t keep it,” {friend.he} said. And {friend.he} put down the toast. “{Pet} could fetch it out. {Pet.He} {pet.does} [pet.cat: moths|ducks].”

Everybody looked at {pet}.

# out-it-came
{@place}

{@crept} {Pet.He} just looked, and went [us: around | round] behind the [us: vacuum cleaner | hoover].

And out it came.

# mind-the-step
It came rumbling along the hall, and the coats shook, and the cups went clink in the kitchen[elder & adult: , where {elder} was drying them]. It went a bit to the left, so {pet} went to the left. It went a bit to the right, so {pet} went to the right[athlete: , as quick as {athlete}]. {@A} opened the back door.

“Mind the step,” said {@a}. [adult: {adult.He} | [elder: {elder.He} | {minder.He}]] couldn’t think what else to say to it.

# up-it-went
Over the wet grass it went, under the [us: clothesline | washing line], and up to the gate. There it stopped. The sky was big and dark, and a long way up.

{Pet} didn’t push. {@waited}

Rrrum? said the little thunder.

BRRROOM, said the hill.

And up it went, over the gate, over the hedge, up and up, grey into grey.

# far-away
They stood on the step and listened. Nothing. Nothing.

Then, far, far away:

Brrroom.

Rrrum.

# the-last-of-it
{Pet} came back across the grass. {Pet.He} went once round {@a}, [elder & adult: and once round {elder}, ][elder2: and once round {elder2}, ]and once round {friend}, and once round {child}, and brought them all indoors.

{child} shut the door.

“There,” {child.he} said. “That’s the last of it.”

# @is
{Pet} was {friend’s} dog. {Pet.He} could round up ducks, and {pet.he} could round up hens
## if pet.dog
{Pet} [breed: was {a breed}. {Pet.He} ]could round up ducks, and {pet.he} could round up hens
## if pet.cat
{Pet} [breed: was {a breed}. {Pet.He} ]could catch moths, and {pet.he} could catch ping-pong balls

# @place
{Pet} looked at the [us: closet | cupboard]. {Pet.He} did not like thunder. But this was only a small one, and it was in the wrong place, and {pet} could not bear things in the wrong place.
## if pet.cat
{Pet} looked at the [us: closet | cupboard]. {Pet.He} did not like thunder. But this was only a small one, and it was in {pet.his} place, and {pet} could not bear anybody in {pet.his} place.

# @crept
{Pet.He} lay down flat. {Pet.He} crept in, on {pet.his} tummy, past the [us: boots | wellies]. {Pet.He} didn’t bark.
## if pet.cat
{Pet.He} lay down flat. {Pet.He} crept in, on {pet.his} tummy, past the [us: boots | wellies]. {Pet.He} didn’t hiss.

# @waited
{Pet.He} lay down in the wet and waited.
## if pet.cat
{Pet.He} sat down in the wet, which {pet.he} never did, and waited.

# @first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
