title: That’ll Do, Thunder
title: Two Slippers and a Welly
guest friend: Martha (she), Rory (he)
guest pet: Rufus (he), Nell (she)
guest minder: Josie (she), Hattie (she)

% The grown-up (@a): {adult}, else {minder}, who is looking after the child. The Border Collie is the original, and the one that stands in. Boom along, and sigh: All in.

# the-same-place
{@collie}

If {child} was in the kitchen and {@first} was in the hall, {pet} was not happy. {Pet} nudged {@whose} {@knees}, nudge, nudge, nudge, until {@he} was in the kitchen too. Then {pet.he} lay down and sighed. All in.

{@extra}

# white
[music: {@A} hummed {music} and put out the light. ]{child} in the big bed. {Friend} in the little bed. {Pet} on the rug. All in.

Then the window went white.

And then the sky[city:  over {city}] said: BADDA-BADDA-BOOM.

“I’m not scared,” said {friend}, under a pillow.

“Nor am I,” said {child}, under {friend’s} blanket. {child} wasn’t sure how {child.he} had got there.

# cross
{Pet} wasn’t scared either. {Pet} was cross. {Pet.He} stood in the middle of the rug with {pet.his} ears up. Somebody was out there. Somebody big. And that somebody was NOT in the same place as everybody else.

{Pet.He} ran down the stairs. A moment later {@a} came up them, rather fast[athlete: , almost as fast as {athlete}], with a toothbrush in {@his} mouth.

Nudge, nudge, nudge.

“All wight, all wight,” said {@a}. “I’m coming.”

# one-missing
{@A} on the bed. Off went {pet} again[sport: , as if it were {sport}]. {@Fetched}

BADDA-BADDA-BOOM!

Still one missing. Poor {pet} turned round and round. {@Tail}

“{Pet.He} wants to fetch the thunder in,” said {child}.

“I don’t WANT it in!” said {friend}.

# pitter-patter
{child} put both arms round {pet}. {Pet.His} heart was going pitter-patter, pitter-patter. It is hard to be scared when you’re holding somebody, and {child} found that {child.he} {child.was} only scared in the toes.

“{@A}, what does the farmer say when the sheep should go home?”

“First the farmer counts them,” said {@a}.

“Then we’ll count,” said {friend}, and out came {friend.his} nose. {Friend} was very good at counting[school: . {Friend.He} did it {at school} all day long].

# one-sheep
The window went white.

“One sheep,” said {friend}. “Two sheep. Three sheep …”

Badda-badda-boom.

“Three,” said {friend}. “Again!”

White!

“One sheep. Two sheep. Three sheep. Four sheep. Five sheep. Six sheep …”

Badda-boom.

“Six!” said {friend}. “There’s more sheep!”

“The more sheep you can fit in,” said {@a}, “the further away it’s gone.”

# going-home
{child} whispered it into {pet’s} ear. “Hear that? It’s going home, {pet}. It’s got its own place to be.”

{Pet} put up one ear.

White, but only a little bit white.

They all counted now, {child} and {friend} and {@a}. They counted twelve sheep, and one more that was only a lamb.

… boom.

It was such a sleepy boom. It sounded like [elder: {elder.short}[elder2:  or {elder2}] | somebody] moving a chair.

# thatll-do-thunder
“What does the farmer say at the end?” asked {child}. “When the dog’s done all the work?”

“‘That’ll do,’” said {@a}. “That’s what the farmer says.”

So {child} knelt up on the bed and looked at the dark window.

“That’ll do, thunder,” {child.he} said.

They listened. Drip, said the gutter. Drip. And nothing else.

Then {child} laid a cheek on {pet’s} head, where {pet.he} {pet.was} softest.

“That’ll do, {pet},” {child.he} said.

# all-in
{Pet} looked along the bed. {child}. {Friend}. {@A}. {@Things}

{Pet} lay down on top of everybody’s feet, and sighed.

All in.

# @collie
{Friend}[!friend.known: , {child’s} best friend,] had come to stay the night, and so had {pet}, {friend’s} dog. {Pet} was a Border Collie, and Border Collies like everybody to be in the same place.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] was as good as a sheepdog, and sheepdogs like everybody to be in the same place.
## if pet.dog & breed
{Pet} was {a breed}, but {pet.he} {pet.was} as good as a sheepdog, and sheepdogs like everybody to be in the same place.
## if pet.dog & breed.Border Collie
{Pet} was a Border Collie, and Border Collies like everybody to be in the same place.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] was as good as a sheepdog, and sheepdogs like everybody to be in the same place.

# @extra
So tonight {pet} had nudged {child} and {friend} into the bath, out of the bath and up to bed.
## if pet
Tonight there was one extra, because [!friend.known: {child’s} best friend ]{friend} had come to stay. {Pet} had already nudged {friend.him} into the bath, out of the bath and up to bed.

# @knees
knees
## if pet.cat
shins

# @fetched
{Pet.He} came back with a slipper[elder: , a present from {elder}]. {Pet.He} came back with the other slipper. {Pet.He} came back with {friend’s} left [us: rain boot | welly]. {Pet.He} put them all on the bed.
## if pet.cat
{Pet.He} came back with a sock[elder: , a present from {elder}]. {Pet.He} came back with the other sock. {Pet.He} came back with {friend’s} left mitten. {Pet.He} put them all on the bed.

# @tail
{Pet.His} tail was tucked right down, and {pet.he} {pet.was} trembling.
## if pet.cat
{Pet.His} tail was as thick as a bottle brush, and {pet.he} {pet.was} trembling.

# @things
Two slippers and a [us: rain boot | welly].
## if pet.cat
Two socks and a mitten.

# @first
{minder}, who was looking after {child.him},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}

# @he
she
## if adult
{adult.he}

# @his
her
## if adult
{adult.his}
