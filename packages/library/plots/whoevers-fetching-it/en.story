title: Moom
title: A Monster in the Boot
title: Whoever’s Fetching It
guest friend: Ibrahim (he), Orla (she)
guest pet: Pickle (he), Tansy (she)
guest fetcher: Mr Webb (he), Mr Dobbs (he)

% Let the child say Moom, and shout {@call} with the animal.
% Who fetches: a real grandparent, else {friend}’s dad; where the friend is a real one, an invented neighbour of {friend.his}.
% The cat is next door’s, or the family’s own; a dog howls instead. @is: the Siamese is the original.

# evening-in-the-hall
It was evening in {child’s} hall[city:  {in city}][music: , and the radio was playing {music}].

Soon {@fetch} would come to fetch {friend}[!friend.known: , {child’s} best friend].[elder:  They were going the same way.] Then {child} would put on {child.his} [us: rain boots | wellies] and go with them as far as the gate, and wave. They always did it like that.

{child} put on one [us: boot | welly]. Then {child.he} picked up the other[sport: , the one beside {sport.thing}].

But it was heavy. It was warm. And it said:

“Moom.”

# a-monster-in-it
{child} looked down into the [us: boot | welly]. There was a monster in it.

It was a little monster, grey and woolly, with round eyes and two ears that flopped over the edge.

“That’s my [us: boot | welly],” said {child}.

“Moom,” said the monster, and it stayed where it was.

“I want to stroke it,” said {friend}. {Friend} wanted to stroke everything. Once {friend.he} had stroked a fire engine[school: , outside {school}].

But the monster wriggled down and down, until there was nothing to see but ears.

“It doesn’t want you to,” said {child}.

# for-a-hat
“It’s hungry,” said {friend}. “Moom means dinner.”

{Friend.He} ran to [adult: {adult} in the kitchen | the kitchen][athlete: , as fast as {athlete},] and came back with a [us: bread roll | Yorkshire pudding], a small one. The monster sniffed it. It turned it round. Then it put the [us: roll | pudding] on its head, for a hat.

“Moom,” said the monster.

“Moom doesn’t mean dinner,” said {child}.

“No,” said {friend}.

# along-came-a-cat
Then along came {pet}.

{@is} {Pet.He} poked {pet.his} nose into the [us: boot | welly]. {Pet} looked at the monster. The monster looked at {pet}.

“Moom,” said the monster, very quietly.

{Pet} walked away and sat down by the front door. {Pet.He} had a think. Then {pet.he} opened {pet.his} mouth.

“{@call}!”

# mu-means-come
{child} put both hands over {child.his} ears. Then {child.he} took them off again. {@alone}

“I know!” said {child}. “Moom means come!”

“Who’s got to come?” said {friend}.

{child} looked at the little monster. The little monster looked at the door.

“Whoever’s fetching it,” said {child}.

# in-at-the-flap
They carried the [us: boot | welly] to the door, one on each side.

“Moom,” said the monster.

Nothing happened.

“It’s too quiet for outside,” said {friend}. Then {friend.he} saw the [us: mail slot | letterbox]. {Friend.He} lifted the flap. “Shout in here!”

“Moom,” said the monster, into the [us: mail slot | letterbox]. But it was such a little voice, and such a big garden.

So {pet} squeezed in front. {Pet.He} put {pet.his} whole nose through the [us: mail slot | letterbox].

“{@call}!”

# somebody-answered
Nobody made a sound.

And far, far away, somebody answered:

“Moooooooom.”

Clump. Clump. Clump, up the steps.

The door opened. It was {@came}.

“Hello,” [elder: said {elder.short} | he said]. “I think there’s somebody behind [elder2: us | me].”

There was. It was a big monster, grey and woolly, with ears that hung all the way down to its tummy. It was wiping its feet on the mat. It wiped them for a long time.

# just-once
“Moom!” said the little monster.

Out of the [us: boot | welly] it came, first its ears and then its tummy and then its very short tail. But when it got to {friend}, it stopped. It took off its [us: roll | pudding] and bowed its head.

{Friend} stroked it, just once.

“Soft,” {friend.he} whispered.

Then {child} got {child.his} [us: boot | welly] back. It was warm right down to the toes.

# both-ways
{Child.He} went as far as the gate[adult:  with {adult}], and waved. {Child.He} waved to {friend} and {@them}, who were going one way. {Child.He} waved to the big monster and the little monster, who were going the other. {@step}

# you-know-who
That night {child} lay in {child.his} bed. It was dark, and it was quiet.

“Moom,” said {child}.

And you know who came.

# @fetch
{friend’s} dad
## if friend & !elder
{fetcher}, {friend’s} neighbour,
## if elder
{elder}[elder2:  and {elder2}]

# @came
{friend’s} dad
## if friend & !elder
{fetcher}
## if elder
{elder}[elder2:  and {elder2}]

# @them
{friend’s} dad
## if friend & !elder
{fetcher}
## if elder
{elder.short}[elder2:  and {elder2.short}]

# @is
{Pet} was the cat from next door. {Pet.He} had soft paws and pointed ears and the loudest voice in both houses.
## if pet.cat
{Pet} was {a breed}. {Pet.He} had soft paws and round eyes and the loudest voice in the house.
## if pet.cat & breed.Siamese
{Pet} was a Siamese cat. {Pet.He} had blue eyes and brown ears and the loudest voice in the house.
## if pet.dog
{Pet} was {a breed}. {Pet.He} had a wet nose and soft ears and the loudest voice in the house.

# @call
MRRAAAOW
## if pet.dog
AROOOOOO

# @alone
{Pet} always shouted like that when {pet.he} {pet.was} all alone. {Pet.He} shouted and shouted, until somebody came.
## if pet.dog
{Pet} always howled like that when {pet.he} {pet.was} all alone. {Pet.He} howled and howled, until somebody came.

# @step
{Pet} sat on the step, because the grass was wet, and {pet.he} had the [us: roll | pudding] now.
## if pet.dog
{Pet} sat on the step and guarded the [us: roll | pudding], because now it belonged to {pet.him}.
