title: [us: Twenty-Eight Inches | Seventy-Two Centimetres]
title: Twelve Days of Crusts
title: If You Were Being Kind
guest friend: Milo (he), Orla (she)
guest pet: Stanley (he), Ruth (she)

% The pet is the family’s, else the neighbours’ dog. Only the dachshund is measured in centimetres; the others are measured in themselves.

# the-wall
It had snowed all night[city:  {in city}], and when {child} opened the front door the snow stayed where it was, filling the doorway like a wall.

{Pet} looked at the wall. Then {pet.he} looked at {child}, as though {child.he} had ordered it.

{@what} {child} pushed [adult: {adult’s} | the] ruler down into the snow and read off the number. [us: Twenty-eight | Seventy-two].

{@four}

{Pet} sneezed. {Pet.He} wanted to go out, and {child} knew exactly where.

# every-morning
Every morning for three years they had cut across the field to the yellow house, where [!friend: {child’s} best friend, ]{friend}[!friend: ,] would be sitting on the step with {friend.his} ham sandwich. {Friend} ate the middle. {Pet} got the crusts. Then they walked to the bus and talked the whole way about [sport: {sport} and ][athlete: {athlete} and ]nothing.

But that was before. Now they hadn’t spoken for twelve days[school: , not even {at school}].

# a-seagull
It had happened at the carol rehearsal. {Friend} had the solo, and in the middle of the very highest note {friend.his} voice cracked. It sounded like a bicycle braking. There was a bit of giggling, and it would have been over in a second, if {child} hadn’t laughed. {child} laughed like a seagull. It went all [us: around | round] the church and came back. {Friend} had looked at {child.him}, only at [child.he: him | [child.she: her | {child.him}]], and put down the candle and walked out.

{Child.He} had meant to say something the next day. But by the next day it was already slightly harder, and the day after that it was slightly harder still. It was like the snow. One flake is nothing. The trouble is, they don’t stop.

# fine-walls
“We’ll try the woodshed today[elder: , and {elder}[elder2:  and {elder2}] can have a fire],” said {child}, and {child.he} stuck {child.his} spade in the wall.

{Child.He} dug a path to the woodshed, just wide enough for {@one}. It took a quarter of an hour. {Pet} stayed on the doormat and looked the other way.

“Come on. It’s a perfectly good place to [us: pee | wee]. It’s got walls and everything.”

{Pet} sat.

{Child.He} dug towards the [us: mailbox | postbox][adult: , because {adult} was expecting a parcel]. {Pet} took two steps, saw where it was leading, and reversed. {@backing} Then {pet.he} pointed {pet.his} nose at the field, and the yellow house, and {@whined}.

# halfway
“{Friend} doesn’t want to see us,” said {child}. “Not me, anyway.”

{Pet} lifted one front paw and put it down in the snow. It vanished completely. {Pet.He} went on standing there.

“Halfway, then,” said {child}. “So you can have your [us: pee | wee]. Then we’re turning [us: around | round].”

{Child.He} began to dig.

The snow was light on top and heavy underneath. After twenty [us: yards | metres] {child.he} took off {child.his} hat[music:  and stopped humming {music}]. After forty {child.he} undid {child.his} coat. The walls grew, because everything {child.he} threw out landed on top of them, and in the end all {child.he} could see was a strip of sky, and all {child.he} could hear was {child.his} own breath and {pet’s} [breed.Dachshund: small ]feet behind {child.him}. {Child.He} practised as {child.he} dug. “Hi, I didn’t mean to.” No. That sounded as if {child.he} had trodden on somebody’s toe. “Hi, you’ve got to admit it was a bit funny.” Definitely not. “Hi.” That was as far as {child.he} got.

# scrape-thump
When {child.he} had dug for so long that {child.he} ought to have been there, {child.he} stopped. There was no yellow house anywhere.

Then {child.he} heard it. Scrape. Thump. Scrape. Thump.

Somebody else was digging.

It was very close. It came from the right, from inside the snow. It went slowly past {child.him}, heading back the way {child.he} had come, and a voice muttered, “I should be there by now.”

The voice started low and finished high. {Child.He} would have known it anywhere.

{child} stood stock-still. There [us: were three feet | was one metre] of snow between them. If {child.he} kept quiet {friend} would dig on past, and everything would stay exactly as it was.

{Child.He} had tried that already. {Child.He} had tried it for twelve days.

# built-for-it
As it turned out {child.he} never got {child.his} mouth open, because {pet} had heard it too. {@built} {Pet.He} flung {pet.himself} at the wall. Snow came spraying out between {pet.his} back legs, straight into {child’s} face. {@through}

From the other side came a scream. It was a very high note indeed.

{child} lay down on {child.his} front and looked into the tunnel. At the far end {friend} was flat on {friend.his} back in the snow, with {friend.his} face upside down. {Pet} was sitting on top of {friend.him} and had already found the right pocket.

# the-crusts
“I was only bringing {pet’s} crusts. [pet.they: {Pet.He} {pet.has} | {Pet.He}’s] got to eat,” said {friend}.

“You dug all this way for the crusts?”

“Yes.” {Friend} looked away. “Well, it’s twelve days’ worth. I’ve been keeping them in the freezer.”

Something hurt in {child’s} chest, in a place that had nothing to do with digging.

“{Friend},” {child.he} said into the hole. “I laughed, and you saw me do it. Then I was a coward, and that was worse. I’m sorry.”

It was quiet in the tunnel. A crust crunched.

# not-until-i-say
“I didn’t mind the others,” said {friend} at last. “They could laugh if they liked. But you were supposed to be on my side.”

“I know.”

“You sound like a seagull.”

“I know that too.”

“And I sounded like a bike.”

{child} bit {child.his} mitten. {Child.He} {child.was} not going to laugh. {Child.He} would sooner eat the mitten.

“You can,” said {friend}. “But not till I say.” {Friend.He} let {child.him} wait. “All right. Now.”

They laughed until the snow slid off the walls, the seagull and the bicycle, and between them stood {pet} in {pet.his} tunnel, {@barking} with {pet.his} mouth full.

# a-metre-apart
The snow lay right through until March. One path came from the red house and one from the yellow, and in the middle of the field they passed each other, [us: three feet | a metre] apart. It would have been easy enough to dig them into one[elder: , as {elder} pointed out on every visit].

But nobody wanted to. Because just there, there was a tunnel, {@high}, if you were being kind.

# @what
{Pet} was the neighbours’ dog, but on school days {pet.he} lived at {child’s} house. {Pet.He} {pet.was} as high as a dog wants to be, if you were being kind.
## if pet.dog
{Pet} was {a breed}. {Pet.He} {pet.was} as high as a dog wants to be, if you were being kind.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund. {Pet.He} {pet.was} [us: seven inches | eighteen centimetres] high, if you were being kind.
## if pet.cat
{Pet} was {a breed}. {Pet.He} {pet.was} as high as a cat wants to be, if you were being kind.

# @four
“You’d need snowshoes,” {child.he} said. “Four of them.”
## if pet.dog & breed.Dachshund
“You’d need to be four dachshunds,” {child.he} said.

# @one
{pet}
## if pet.dog & breed.Dachshund
a dachshund

# @backing
Reversing is not dignified for any dog, but {pet.he} did it with {pet.his} head held high.
## if pet.dog & breed.Dachshund
Reversing is not dignified for any dog, least of all for such a long one, but {pet.he} did it with {pet.his} head held high.
## if pet.cat
Reversing is not dignified for any cat, but {pet.he} did it with {pet.his} head held high.

# @whined
whined
## if pet.cat
mewed

# @built
All dogs know how to dig. It’s just that as a rule somebody tells them not to.
## if pet.dog & breed.Dachshund
Dachshunds may be short, but they are built for one thing.
## if pet.cat
A cat can hear a mouse turn over under three feet of snow, and what a cat can hear, a cat must have.

# @through
{Pet.His} head disappeared, and then all the rest of {pet.him}, and last of all a tail going like a [us: windshield | windscreen] wiper.
## if pet.dog & breed.Dachshund
{Pet.His} head disappeared, and then the whole long length of {pet.him}, and last of all a tail going like a [us: windshield | windscreen] wiper.
## if pet.cat
{Pet.His} head disappeared, and then all the rest of {pet.him}, and last of all a tail like a bottle brush.

# @barking
barking
## if pet.cat
mewing

# @high
exactly as high as {pet}
## if pet.dog & breed.Dachshund
[us: seven inches | eighteen centimetres] high
