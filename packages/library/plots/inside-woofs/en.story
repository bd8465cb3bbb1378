title: Inside Woofs
title: As Small as Small
guest pet: Marmalade (she), Clementine (she)
guest dog: Bob (he), Bruno (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Woof, wuff, wff, ff: littler each time, and the child may do them with you. “BE QUIET!” is the only shout of yours that is allowed.
% The cat is the family’s, else from over the road. @a: {adult}, else the grandparent, else {minder}.

# wanted-a-dog
{child} wanted a dog. And today[school: , after {school},] {child.he} had one, because {dog} from next door had come to stay until bedtime.[!pet:  {Pet}, the cat from over the road, was there too, because {pet.he} came whenever {pet.he} liked.] {Dog} was big and black and friendly, and he stood in the kitchen and said hello.

“WOOF!” said {dog}.

{@Pet} flew off the cushion, up on to the chair, up on to the [us: counter | worktop], and up on to the very top of the fridge.[athlete:  Not even {athlete} can get up there.]

“Inside woofs, please, {dog},” said {@a1}, and {@wash}[music: , humming {music}].

# a-little-one
{child} looked up at {pet}. {Child.He} wanted a dog, but {child.he} wanted {@the} cat too. {Child.He} wanted both of them here on the floor.

“You’re too loud, {dog},” said {child}. “[sport: This isn’t {sport}. ]Do a little one, like this. Woof.”

{Dog} looked at {child’s} mouth. “Wuff,” said {dog}.

And {pet} came down from the fridge to the [us: counter | worktop].

“Good boy!” said {child}. “Now littler. Woof.”

“Wff,” said {dog}.

And {pet} came down from the [us: counter | worktop] to the chair. {Pet.He} put one [pet: | orange ]paw out towards the floor.

# ding-dong
“Ding-dong!” went the doorbell.

“WOOF! WOOF! WOOF! WOOF! WOOF!” said {dog}.

{Pet} went up on to the [us: counter | worktop], up on to the fridge, and up on to the top of the tall cupboard, where the [us: cookie jar | cake tin] lives. It was only the [us: mail | post].[friend:  There was a dog biscuit in it, from {friend}.]

# be-quiet
{child} was so cross that {child.he} went hot all over. {Child.He} stamped both feet.

“BE QUIET!” shouted {child}.

It was the biggest noise [city: in all of {city} | of all]. {Dog’s} ears went down and his tail went down, and he crept away under the table and hid his face.

Oh no. Now the cat was up on the cupboard, and the dog was down under the table. There was nobody left on the floor but {child}.

# an-outside-one
{child’s} mouth turned down. {Child.He} didn’t want to be loud any more. {Child.He} got down on hands and knees and crawled in under the table till {child.his} nose was next to {dog’s} big wet nose.

“Sorry, {dog},” said {child}. “I did an outside one.”

Then {child.he} did the littlest woof {child.he} had. It was hardly more than a breath.

“Woof,” said {child}.

{Dog} opened one eye. He wanted to get it right.

“Ff,” said {dog}.

# down-to-the-floor
Up on the cupboard, {pet} looked over the edge. {Pet.He} came down to the fridge. {Pet.He} came down to the [us: counter | worktop]. {Pet.He} came down to the chair, and {pet.he} came down to the floor, and {pet.he} walked in under the table with {pet.his} tail straight up.

{Dog} kept very still. {Pet} looked at him. Then {pet.he} bumped {pet.his} little [pet: | pink ]nose on [pet & !pet.she: {dog’s} | his] big black one, and {dog’s} tail went swish, swish, swish on the floor.

# tea-is-ready
Just then the door flew open.

“[us: SUPPER’S | TEA’S] READY!” called {@a}.

{child} put {child.his} head out from under the table.

“Inside woofs, please, {@a},” {child.he} said.

{@A} put a hand over {@a-his} mouth. {@A-he} bent down and looked, and there they were, all three.

“Woof,” said {@a}, as small as small.

[adult & elder & !elder2: “Woof,” said {elder.short}, even smaller.][elder2 & !adult: “Woof,” said {elder2.short}, even smaller.][elder2 & adult: “Woof,” said {elder.short} and {elder2.short}, even smaller.]

# the-loudest-thing
So they had their [us: supper | tea] under the table, {child} and {@a} and [adult & elder: {elder.short} and ][elder2: {elder2.short} and ]{dog} and {pet}, and it was toast.[friend:  {Dog} had {friend’s} biscuit.] Afterwards {dog} lay down on the rug, and {child} lay down on {dog}, and {pet} lay down on {child}. Nobody barked and nobody shouted.

The loudest thing in the whole house was {pet}, purring.

# @pet
{pet}
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.cat & breed
{pet} the {breed}

# @the
the
## if pet.cat & !child.name
{child.his}

# @wash
{@a-he} went to hang up the [us: laundry | washing]
## if adult & elder
{@a-he} went to hang up the [us: laundry | washing] with {elder}
## if elder2 & !adult
{@a-he} went to hang up the [us: laundry | washing] with {elder2}
## if adult & elder2
{@a-he} went to hang up the [us: laundry | washing] with {elder} and {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a1
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a-his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
