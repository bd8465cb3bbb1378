title: Bear Is Lost
title: Whoever Holds Bear
title: Who Had Him Last?
guest sitter: Ellie (she), Hannah (she)
guest pet: Biscuit (she), Toffee (she)
guest elder: Mrs Green (she), Mrs Lane (she)

# no-bear
It was bedtime, and Bear was gone.

{child}, who was {age}, looked under the pillow. No Bear. {child.He} looked under the bed. There was a sock, but no Bear.

“Bear’s lost,” said {child}.

“Then we’ll find him,” said [adult: {adult} | {sitter}, who was babysitting], and came up the stairs in a big [us: cozy sweater|cosy jumper], the one with the hood hanging down the back. {@comes-too} {Pet} looked at the hood, and said, {@word}

“Not now, {pet},” said {@grown}. “We’re looking for Bear. Who had him last?”

{child} thought. [school: He certainly hadn’t been to {school}.] {child.He} had held Bear at breakfast. {child.He} had held Bear at lunch. And then {elder} [us: had gotten a splinter|had got a splinter].

# @grown
{sitter}
## if adult
{adult}

# @comes-too
{Pet} came up behind. This was the dog from next door, who was staying the night.
## if pet.dog
{Pet}, {child.his} dog, came up behind.
## if pet.cat
{Pet}, {child.his} cat, came up behind.

# @word
“Wuff.”
## if pet.cat
[us: “Meow.”|“Miaow.”]

# the-splinter
So they went down to ask. First came {child}, then {@grown}, and then {pet}, with {pet.his} nose in the air.

{@word}

“Shush, {pet},” said {@grown}.

{Elder.short} was in the kitchen[!elder: , because she lived next door and had come for a cup of sugar], with [us: a bandage|a plaster] on one thumb. [elder2: {Elder2} was holding the tweezers.] [friend: {friend} was there too, {child.his} best friend, in [us: pajamas|pyjamas], and had seen the splinter.]

“Yes, I had Bear,” said {elder.short}. “You lent him to me, {child}, when my splinter came out. I held him tight, and I was very brave. Whoever holds Bear feels better.”

“Have you still got him?” said {child}.

{Elder.short} felt in both pockets. “No,” said {elder.short}. “Because then somebody got out the [us: vacuum cleaner|hoover].”

# the-hoover
VROOOM, went the [us: vacuum cleaner|hoover]. There was one person in that house who did not like it at all.

“{pet}!” said {child}.

“{pet.He} was shaking all over,” said {elder.short}. “So I put Bear under the table with {pet.him}, and {pet.he} laid {pet.his} chin on him, and stopped. Whoever holds Bear feels better.”

[music: They had turned up {music} very loud, so as not to hear it.]

{child} got down on hands and knees and crawled under the table. There was a crust, but there was no Bear. [athlete: There was an old picture card of {athlete}, and that wasn’t Bear either.] [sport: {Sport.thing} was there too.]

“{pet},” said {child}, “where’s Bear?”

{@shows}

{@word}

“Down, {pet}!” said {@grown}. “What is the matter tonight? We’d better look outside.”

# @shows
{Pet} [us: went around behind|went round behind] {@grown}. {pet.He} put two front paws on {@growns} back, and pushed {pet.his} nose right up by the neck.
## if pet.cat
{Pet} [us: jumped onto the table|jumped on to the table], and from the table on to {@growns} shoulder, and put one paw down the back of the neck.

# @growns
{sitter’s}
## if adult
{adult’s}

# outside
So they all went out, in their [us: rain boots|wellies], with the [us: flashlight|torch]. They looked in the wheelbarrow. There was a snail, and the snail was not Bear. [city: All of {city} was dark, and Bear might be anywhere in it.]

{child’s} lip began to wobble.

“He’s all by himself,” said {child}. “And he [us: doesn’t have anyone|hasn’t got anyone] to hold.”

{@Grown} turned off the [us: flashlight|torch]. {@Grown} knelt down on the wet grass and held out both arms, and {child} walked right into them and put {child.his} head on the big shoulder.

And there, looking over the edge of the hood, were two round ears.

# two-ears
{child} stopped crying.

“There’s ears in your hood,” said {child}.

{child.He} put in a hand, and pulled, and out came a head, and a tummy, and two legs, and it was Bear.

“However did he get in there?” said {@grown}.

{@word}

{Elder.short} began to laugh. “You fell asleep on the sofa, after all that [us: vacuuming|hoovering],” {elder.he} said. “You said, ‘Ooh, my poor head.’ And somebody heard you.”

They all looked at {pet}. {Pet} looked at {pet.his} paws.

“You gave Bear away,” said {child} slowly, “because somebody had a headache.”

“And do you know,” said {@grown}, “when I woke up, I felt better.”

{child} put one [us: arm around Bear|arm round Bear] and [us: the other around|the other round] {pet’s} warm neck, and kissed {pet.him} on the nose, because {pet} had been saying so all along.

# holding
Then it really was bedtime. {child} was carried up the stairs, and {child} carried Bear.

“Has anybody got a splinter?” asked {child}, when {child.he} was tucked in.

“Nobody,” said {elder.short}, from the door. “Good night.”

“Has anybody got a headache?”

“No,” said {@grown}.

“Is anybody going to [us: vacuum|hoover]?”

{Pet} lifted {pet.his} head.

“Definitely not.”

“Then I’ll have him,” said {child}, and held Bear tight. Bear smelled of kitchen, and {pet}, [us: and sweater.|and jumper.]

{Pet} lay down on the rug. The big light went out. And two long arms came down and [us: went around them both|went round them both].

“Bear’s holding me,” said {child}, in a sleepy voice.

“And I’m holding {child},” said {@grown}. “And now I feel better still.”
