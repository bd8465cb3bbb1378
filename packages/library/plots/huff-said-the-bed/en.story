title: The Boot That Said Huff
title: Huff, Said the Bed
guest friend: Martha (she), Ned (he)
guest pet: Cleo (she), Figaro (he)

% Do the boot crossly, and put both hands over your own mouth when the friend does. The pet is the family’s, else the cat from next door.

# two-boots
{child} had two yellow boots[elder: , from {elder}[elder2:  and {elder2}]]. They lived outside the back door, side by side, under the little roof where the rain couldn’t get them.

One afternoon [!friend.known: {child.his} best friend ]{friend} came to play[school: , straight from {school}], and the garden was full of puddles[city: , like every garden in {city}]. So {child} went to get {child.his} boots.

The first boot was an ordinary boot.

The second boot said, “Huff.”

# cross
{child} stopped. “{Friend},” {child.he} said, “my boot is cross.”

{Friend} came to listen. {Friend.He} put {friend.his} hands on {friend.his} knees.

“Huff,” said the boot. “Huff, huff.”

“Very cross,” said {friend}.

# a-lot-to-say
{@out} {Pet} talked at breakfast. {Pet.He} talked at [us: suppertime | teatime].[music:  {Pet.He} talked all through {music}.] {Pet.He} talked to the stairs.

“{@talk}!” said {pet} to the boot.

“HUFF!” said the boot.

# down-deep
They looked inside. They looked with their eyes and not with their fingers[adult: , the way {adult} always said]. And right down deep, where {child’s} toes should go, there was something round. Something brown. Something prickly all over.

“It’s a hedgehog!” said {child}.

# come-out
“Hello, hedgehog!” shouted {friend}. “Come out!”

The hedgehog rolled up tighter.

“Come OUT!” shouted {friend}. “We’ve got puddles![sport:  We can {play sport}!]”

The hedgehog rolled up tighter still.

“{@loud}!” said {pet}.

And now the hedgehog was as tight as a [us: chestnut | conker], with no nose and no feet and no face at all.

“It’s broken,” said {friend} sadly.

# under-the-table
{child} sat down on the step and thought. {Child.He} thought about {child.his} birthday. Everybody had sung to {child.him}, all at once, ever so loud[elder: , and {elder.short}[elder2:  and {elder2.short}] loudest of all], and {child} had gone under the table[athlete: , as quick as {athlete},] and made {child.himself} into a ball, with no nose and no feet and no face at all.

“It isn’t broken,” said {child}. “It’s too loud out here. When I’m a ball, you have to wait.”

“How long?” said {friend}.

“Until I’m finished,” said {child}.

# so-they-waited
So they waited. {child} sat on the step and was quiet. {Friend} sat on the step and was quiet too, with both hands over {friend.his} mouth, because the words kept wanting to get out.

And {pet}? {Pet} opened {pet.his} mouth. {Pet.He} looked at {child}. {Pet.He} looked at the boot.

And {pet} shut {pet.his} mouth again, and {@tucked}, and said nothing. It was the very first time.

Drip, went the roof. Drip. Drip.

# a-nose
And out of the boot came a nose.

It was a small nose, black and shiny, and it wiggled. After the nose came a face. After the face came two front feet, and after a bit, two back feet, and there stood a whole hedgehog, looking at them.

Nobody said a word.

The hedgehog had a drink from the smallest puddle. Then off it went under the hedge, snuffle, snuffle, snuffle, as if it had all the time in the world.

# saving-it-up
“Mmmm-mmm!” said {friend} behind {friend.his} hands.

“You can talk now,” said {child}.

“A HEDGEHOG!” said {friend}.

“{@one}!” said {pet}, who had been saving it up.

# said-the-bed
That night {child} got into bed and pulled the covers right over {child.his} head. {Child.He} {child.was} a ball. No nose, no feet, no face.

“Huff,” said the bed.

[adult: “Dear me, a cross bed,” said {adult}, and turned down the lamp.

]{Pet} jumped up. {Pet.He} didn’t say one thing. {Pet.He} {@tucked} and waited.

And {pet.he} waited.

And out of the covers came a nose. It was a small nose, pink and warm.

{Pet} touched it with {pet.his} own, ever so gently.

“Finished,” whispered {child}, and went to sleep.

# @out
Then out came {pet}. {Pet} was the cat from next door, but {pet.he} thought {pet.he} lived at {child’s} house, and {pet.he} had a lot to say.
## if pet.cat
Then out came {pet}[!pet.known:  the cat], and {pet} had a lot to say.
## if pet.cat & breed.Siamese
Then out came {pet}[!pet.known:  the cat]. {Pet} {pet.was} a Siamese, and Siamese cats have a lot to say.
## if pet.dog
Then out came {pet}[!pet.known:  the dog], and {pet} had a lot to say.

# @talk
Mrow-wow-wow
## if pet.dog
Woof-woof-woof

# @loud
MROW-WOW-WOW
## if pet.dog
WOOF-WOOF-WOOF

# @one
MROW
## if pet.dog
WOOF

# @tucked
tucked in {pet.his} paws
## if pet.dog
lay down with {pet.his} chin on {pet.his} paws
