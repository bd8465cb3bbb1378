title: The Last Note
title: No More Dishes, No More Waltz
guest friend: Amir (he), Nadia (she)
guest pet: Bella (she), Rufus (he)
guest elder: Stan (he), Winifred (she)

% {elder} is the family’s, otherwise somebody who rents the attic room; the kitchen is the child’s own. The dog is the family’s, otherwise {elder}’s or next door’s. @boat: a cat is lost in the mist, but for the tail. @howl: high up, slowly down, all the way.

# the-waltz
{@When}, {elder.he} hummed a waltz. It was always the same one, and it always stopped halfway. As soon as the last fork was dry {elder.he} fell silent, hung up the [us: dish towel | tea towel] and turned off the light over the sink.

“How does the rest go?” {child} would ask[elder & elder2: , and so would {elder2}].

“No more dishes,” said {elder.short}, “no more waltz.”

One morning the whole kitchen was full of mist.

It lay across the floor, white and cool, and came up to {child’s} knees. You couldn’t see the legs of the chairs[adult: , and {adult} had to feel for one with {adult.his} foot]. {@boat}

“Well, I never heard of such a thing[city: , not even {in city}],” said {elder}. “Mist belongs in the meadow.”

# in-the-dish-rack
{Friend}[!friend.known: , {child’s} best friend,] came round to [sport: {play sport}|play]. {Friend.He} stopped in the doorway and looked very pleased. “You’ve got a fairy,” {friend.he} said. “It’s fairies that make mist. I want to see if she has wings.”

{Pet} had halted at the sink. {Pet.He} stood stock-still with one paw lifted, and {pet.his} tail went slowly, slowly to and fro.

In the dish rack, between two glasses, stood the fairy.

She was no taller than a fork, and as grey as rain. Wings she had none. She was standing on the tip of one toe with her other leg straight out behind her, and the leg was trembling.

# airing
“She’s lost,” whispered {child}. “She needs to get home to the meadow.”

“Easy,” said {friend}. “You air the room.”

{Friend.He} flung the window wide. In came the wind. The mist flew in all directions, and the fairy flickered like a candle flame. She went so thin that you could see the [us: dish brush | washing-up brush] through her. But her foot stayed where it was, as if it were glued.

{Elder.short} shut the window. {Friend} had gone quite pink.

They showed her the door. The fairy looked at it, and longed for it, you could tell that right out to her fingertips. But she didn’t go. All day long she stood on her one foot[athlete: , longer than {athlete} could have done], and all day long {pet} lay below with {pet.his} nose in the air.

# the-dance
In the evening there [us: were the dishes | was the washing-up] to do, mist or no mist[adult: , said {adult}]. {Elder} ran the water and began to hum.

And the fairy put down her leg. She raised her arms, and she danced, round the glasses, round the plates, as light as steam. And {pet}, on the floor, beat time with {pet.his} tail. Thump, thump, thump. Thump, thump, thump.

{Elder.short} dried the last fork. {Elder.He} fell silent.

The fairy stopped in the middle of a step. On tiptoe. With one leg straight out behind her.

{Pet’s} tail stopped too, high in the air.

# not-lost
{child} looked at the tail. {Child.He} looked at the leg. They were doing exactly the same thing. They were waiting.

“{Elder.short}!” {child.he} said. “She isn’t lost. She’s dancing. She came because she heard the waltz, and she can’t go home in the middle of a dance. And you never finish! You only stop!”

{Elder} rubbed {elder.his} chin for a long while.

“Dear oh dear,” {elder.he} said. “But I don’t know how it finishes. I’ve never heard it. It was at a barn dance, when I was no bigger than you. I sat on the window sill and listened. And along came my mother, right in the best of it, and carried me home to bed.”

# the-first-note
“Then we’ll have to make up an ending,” said {child}.

{Elder.short} hummed, and when {elder.he} stopped {child} stuck on a bit[music:  that sounded like {music}]: tra-la-la. The fairy took one step, shook her head, and went back up on her toe.

{Friend} hadn’t said a word since the window. Now {friend.he} said:

“Our music teacher[school:  {at school}] says the last note has to go home. It has to be the same as the first one. Otherwise it isn’t finished, she says, it’s only quiet.”

“What was the first one?” said {child}.

{Elder.short} tried it. “Daaah,” {elder.he} sang. It was a low note, deep down in {elder.his} chest.

{Pet} sat up.

# from-the-beginning
“From the beginning,” said {child}.

{Elder} picked up a fork, because {elder.he} couldn’t do it without a fork. The fairy danced, round and round. The tail thumped. Now they came to the place where it always stopped, and {elder.short} drew a breath and could go no further.

It was only quiet. The leg began to tremble.

# the-last-note
{@howl} It started high up. It slid downwards, slowly, past all sorts of peculiar places, right down to the very first note. And there it stopped. And there {pet.he} held it, until {pet.his} breath ran out.

The fairy’s feet came down on the [us: counter | draining board]. Both of them.

She gave her tired leg a shake. Then she curtsied, to {elder.short}[elder & elder2:  and {elder2}], and to {child} and {friend}, and last and lowest of all to {pet}.

# the-way-home
{Elder.short} opened the door. The mist poured out over the step, down through the garden and away to the meadow, where the others were waiting, and in the midst of it something small and grey went home.

“No wings,” said {friend}. “But she had terrible pins and needles.”

# the-next-evening
The next evening {elder} [us: did the dishes | washed up] again, and {child} dried. {Elder.He} hummed, as {elder.he} always did, and when the last fork was dry {elder.he} hung up the [us: dish towel | tea towel]. But {elder.he} didn’t turn off the light. {Elder.He} stood with {elder.his} hand on the switch and waited, and {child} waited, and they both looked at {pet}.

And {pet} sang the last note.

# @when
{Elder} rented the attic room, and when {elder.he} [us: did the dishes | washed up]
## if elder
When {elder} [us: did the dishes | washed up]

# @boat
{Pet}, {elder.short’s} dog, came nosing through the whiteness like a boat.
## if elder & !pet
{Pet}, next door’s dog, whom {child} was minding that week, came nosing through the whiteness like a boat.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] came nosing through the whiteness like a boat.
## if pet.dog & breed
{Pet}, {child’s} {breed}, came nosing through the whiteness like a boat.
## if pet.cat
Of {pet}[!pet.known: , {child’s} cat,] there was nothing to be seen but a tail, like a mast without a boat.
## if pet.cat & breed
Of {pet}, {child’s} {breed}, there was nothing to be seen but a tail, like a mast without a boat.

# @howl
Then {pet} put back {pet.his} head. {Pet.He} made {pet.his} mouth round, and from a long way in it came: “Ow-ooooooooooooo.”
## if pet.cat
Then {pet} put back {pet.his} head. {Pet.He} opened {pet.his} mouth, and from a long way in it came: “Mee-ow-ooooooooooooo.”
