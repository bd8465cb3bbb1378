title: Thank You, {Pet}
title: Only a Leaf
guest pet: Fern (she), Bracken (he)
guest elder: Jean (she), Bert (he)
guest minder: Robin (she), Hattie (she)

% The dog is the family’s, else {elder’s}, else from next door. Pad very softly, and fold the child up like a leaf at the end.

# brings
{@is} {pet.he} brought things.

{@gently} Then you had to say, “Thank you, {pet}.” If you didn’t, {pet.he} waited.

{@staying} It was winter, and the kitchen was warm, and it was nearly bedtime.[sport:  There was {sport} on the radio, turned down low.]

In came {pet}. Pad, pad, pad. {Pet.He} brought one muddy glove.[friend:  It was {friend’s}. {Friend} had been there to play.]

“Thank you, {pet},” said {elder}.

Out went {pet}. And in came {pet}. Pad, pad, pad. {Pet.He} brought [pet.cat: a small potato | a potato].

“Thank you, {pet},” said {@a}.

# something-small
Out went {pet}, and in came {pet}. But this time {pet.he} came slowly. Pad. Pad. Pad. {Pet.He} had something very small.

{@A} held out [adult: {adult.his} | {minder.his}] hand. {Pet} walked past it.

{Elder} held out {elder.his} hand. {Pet} walked past it[athlete: , as neatly as {athlete}].

{Pet.He} sat down in front of {child} and opened {pet.his} mouth.

It was a leaf. A brown one.

“Thank you, {pet},” said {child}.

# it-opened
“It’s only a leaf,” said {@a}. “Pop it in the [us: trash | bin], {child}, and up we go.”

But {child} looked at it.

“It’s got legs,” {child.he} said.

{Elder} put on {elder.his} glasses. And the leaf opened, like a little book. Inside, it was orange and black, with blue spots all round the edge.

“A butterfly!” said {@a}.[school:  There was one on the wall {at school}, but that one was paper.]

“In winter?” said {elder}. “Butterflies should be asleep till spring. It’s {pet’s} warm mouth that’s woken this one.”

# her-own-bed
The butterfly walked up {child’s} thumb. She opened, and she shut, and she wobbled.

“She can sleep in my bed,” said {child}.

“Too hot,” said {elder}. “She wants her own bed. Somewhere dark, and cold, and still.”

“Where is it?” said {child}.

{@A} didn’t know. [elder2: {Elder2} didn’t know. ]{Elder} didn’t know, and {elder.he} knew where everything was[city: , even {in city}].

# pet-knows
{child} looked at {pet}. {Pet} looked at {child}.

“{Pet} knows,” said {child}. “Take it back, {pet}.”

“{Pet} doesn’t take things back,” said {@a}. “{pet.He} only brings them.”

{Pet} thought about it. {Pet.He} thought so hard that {pet.his} tail stopped.

Then {pet.he} stood up, and out {pet.he} went. Pad. Pad. Pad.

# the-shed
{Elder’s} hands were brown and bumpy and smelled of soap. {Elder.He} made a house with them, and the butterfly went in. {@A} put {child’s} coat on over [child.he: his][child.she: her][child.they / child.name: the] pyjamas, and they all went after {pet}, across the yard and into the shed.

{Pet} went past the potatoes. {Pet.He} went past the other muddy glove[friend: , which was {friend’s} as well]. Right at the back was an old boot, lying on its side. {Pet} put {pet.his} nose to it, and sat down.

# the-toe
{child} looked in. It was dark. It was cold. It was still.

{Elder} opened {elder.his} hands. The butterfly walked into the boot, all the way down to the toe. She shut her wings, and the orange went out like a lamp.

Now there was only a leaf.

# a-lovely-boot
{Pet} looked at the boot. It was a lovely boot to [pet.cat: sit in | carry].

{Pet.He} left it where it was.

“Thank you, {pet},” said {child}, very quietly.

# small-and-shut
Then {@a} carried {child} upstairs[music: , humming {music}], and {pet} came too. {@A} put out the light.

“Dark,” said {child}.

“Dark,” said {@a}.

“Still,” said {child}.

“Nearly,” said {@a}, and [adult: {adult.he} | {minder.he}] tucked in the brown blanket.

So {child} folded in {child.his} arms, and {child.he} folded in {child.his} legs, until {child.he} {child.was} small and brown and shut.

“Only a leaf,” said {@a}, and [adult: kissed | patted] the top of it.

# @is
{Pet} was {elder’s} dog, and
## if elder & !pet
{Pet} was the dog from next door, and
## if pet.dog
{Pet} was {a breed}, and
## if pet.cat
{Pet} was {a breed}, and

# @gently
{Pet.He} brought them gently, in {pet.his} soft, soft mouth, and {pet.he} put them in your hand.
## if pet.cat
{Pet.He} brought them gently, as if they were kittens, and {pet.he} put them down on your foot.

# @staying
{child} was staying with {elder}, who had a spare bed and a shed. {Minder}, who was looking after {child.him}, was staying too.
## if adult & !elder
{child} and {adult} were staying with {elder}, who had a spare bed and a shed.
## if elder & !adult
{child} was staying with {elder}[elder2:  and {elder2}]. {Minder}, who was looking after {child.him}, was staying too.
## if adult & elder
{child} and {adult} were staying with {elder}[elder2:  and {elder2}].

# @a
{minder}
## if adult
{adult}
