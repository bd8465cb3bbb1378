title: That’s Not How Teddy Smells
title: Do Teddy
guest friend: Samira (she), Elliot (he)
guest pet: Barney (he), Digby (he)
guest minder: Josie (she), Hattie (she)

% Refrain: sniff, sniff. Let the child smell the teddy, each time. Whoever reads is {adult}, else {minder}.
% The dog is the family’s, or else next door’s, staying for the winter; a cat carries the teddy by the neck: @under, @takes, @dog, @hairs. The Labrador is the original.

# washed
{@Washed} Teddy.

[adult: {adult.He}|She] had washed off the [us: oatmeal | porridge], and the mud[school:  from {school}], and something pink that nobody could put a name to. Now Teddy sat on the kitchen floor, as clean as clean[city: , and the cleanest {in city}].

{child} picked him up. {Child.He} pushed {child.his} nose into his tummy.

Sniff, sniff.

“No,” said {child}. “That’s not how Teddy smells.”

# flowers
“He smells of flowers,” said {@a}. “Isn’t that nice?”

“No,” said {child}, and {child.his} lip began to wobble. “Teddy smells of Teddy.”

{Friend} was there. {Friend} [!friend: was {child’s} best friend, and {friend.he} ]wanted to tuck Teddy up in {friend.his} doll’s [us: stroller | pram]. {child} had promised. But {child} didn’t want to put Teddy in any [us: stroller | pram]. Not when he smelled all wrong.

“What does Teddy smell of, then?” asked {friend}.

{child} couldn’t say. Only {child.his} nose knew.

# sandwich
“I know!” said {friend}. “He smells of sandwich!”

{Friend.He} fetched {friend.his} sandwich[athlete: , as fast as {athlete},] and rubbed it on Teddy. It left butter on his ear.

Sniff, sniff.

“No,” said {child}. “That’s not how Teddy smells.”

# scarf
“Oh dear,” said {@a}, and [adult: {adult.he}|she] wiped his ear. [adult: {adult.He}|She] fetched [adult: {adult.his}|her] big scarf. “Perhaps he smells of me?”

{child} pushed {child.his} nose into the scarf. It smelled of {@a}, and that was a good smell.

Sniff, sniff.

“No. That’s not how Teddy smells.”

# no-no-no
They smelled the cushion. Sniff, sniff. No.

[sport: They smelled {sport.thing}. Sniff, sniff. No.

][elder: They smelled {elder’s} [elder2: and {elder2’s} slippers|slipper]. Sniff, sniff. No.

]They smelled the [us: rain boot | welly]. Sniff, sniff. No, no, NO!

# under-the-table
{@Under} {Pet.He} lay there all day long, waiting for somebody to drop something. Now {friend} crawled in beside {pet.him}, because {friend.he} {friend.was} tired of looking. {Friend.He} put {friend.his} cheek against {pet’s} neck, just where the fur is softest.

Sniff, went {friend}.

Sniff, sniff, sniff.

“{child},” said {friend}. “Come here!”

# it-is-him
{child} crawled in under the table. {Child.He} pushed {child.his} nose into {pet’s} neck, as far as it would go.

Sniff, sniff.

{Child.He} went quite still.

“It’s Teddy,” whispered {child}. “{Pet} smells of Teddy!”

{@A} got down on [adult: {adult.his}|her] knees and looked under the table. “Is that what it is? {@Dog}?” said {@a}. “And I washed him twice.”

Because where did {child} go, when {child.he} had a [us: rest | lie-down]? Next to {pet}. And where did Teddy go? In the middle.

# do-teddy
{child} held Teddy out.

“{Pet},” {child.he} said. “Do Teddy.”

{Pet} smelled Teddy. Sniff, sniff, went {pet}. And then {pet.he} sneezed. {Pet.He} didn’t think much of flowers either.

{@takes}

# how-long
“Now [pet.they: {pet.he} {pet.is} | {pet.he}’s] doing Teddy,” said {friend}.

“How long does it take?” asked {@a}.

Nobody knew. So they waited. {child} lay on one side of {pet}, and {friend} lay on the other. There was room for {@a} too, except [adult: {adult.his}|her] legs[music: , and {@a} hummed {music}].[elder:  {Elder.short} waited on a chair[elder2: , and {elder2.short} on another].]

They waited so long that it got dark outside the window.

# a-push
Then {pet} lifted {pet.his} chin. {Pet.He} gave Teddy a push with {pet.his} nose, just one, over to {child}.

Teddy was a bit damp. He was a bit flat. He had {@hairs} on his tummy.

{child} pushed {child.his} nose in.

Sniff, sniff.

Everyone was quiet. Even {pet}.

# well
{child} had one more sniff. Then {child.he} gave Teddy to {friend}, and {friend} tucked him up in the [us: stroller | pram], right up to his chin.

“Well?” said {@a}.

“Yes,” said {child}. “That’s how Teddy smells.”

# @washed
{minder}, who was looking after {child}, had washed
## if adult
{adult} had washed

# @a
{minder}
## if adult
{adult}

# @under
Under the table lay {pet}, the dog from next door, who was staying with {child} that winter. {Pet.He} {pet.was} a Labrador, big and yellow and warm.
## if pet.dog
Under the table lay {pet}. {Pet} was [breed: {a breed}, ]soft and warm.
## if pet.cat
Under the table lay {pet}. {Pet} was [breed: {a breed}, ]soft and warm.

# @dog
dog
## if pet.cat
cat

# @takes
Then {pet.he} opened {pet.his} mouth, {pet.his} big, soft mouth, and took hold of Teddy. {Pet.He} took hold of him as gently as you would an egg. {Pet.He} laid Teddy down between {pet.his} paws. And {pet.he} put {pet.his} chin on top, flump, and sighed.
## if pet.dog
Then {pet.he} opened {pet.his} mouth, {pet.his} soft mouth, and took hold of Teddy. {Pet.He} took hold of him as gently as you would an egg. {Pet.He} laid Teddy down between {pet.his} paws. And {pet.he} put {pet.his} chin on top, flump, and sighed.
## if pet.cat
Then {pet.he} opened {pet.his} mouth, and took hold of Teddy by the back of the neck. {Pet.He} took hold of him as gently as you would a kitten. {Pet.He} laid Teddy down between {pet.his} paws. And {pet.he} put {pet.his} chin on top, flump, and purred.

# @hairs
yellow hairs
## if pet.dog
dog hairs
## if pet.cat
cat hairs
