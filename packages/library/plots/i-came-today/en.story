title: Behind the Flowers
title: I Came Today
title: May in the Wall
guest mother: Jenny (she), Maggie (she)

% Whoever strips with the child (@a): {adult}, else the grandparent, else {mother}. May is a name: say it the same every time. The last line has the child’s own age.

# three-things
There were three things that {child} didn’t like about the new [us: apartment | flat][city:  in {city}]. It smelled of other people. The radiator in {child.his} room knocked, as though it wanted to be let out. And the wallpaper was beige[elder & adult: , which {elder} called a very forgiving colour].

“Wallpaper comes off,” said {@a-first}. {@She} stood in the doorway with a bucket of hot water in each hand, as {@she} only did when {@she} had decided that a thing was going to be all right. “The radiator we’ll have a word with.”

{child} didn’t answer. {Child.His} boxes stood unopened along the wall. They had stood there for nine days. [school: Only the bag for {school} had been unpacked. ][friend: On the top box {friend}[!friend.known: , {child.his} best friend,] had written OPEN ME. ][sport: One of the boxes held all that anybody needs to {play sport}. ][athlete: Beside them stood {athlete}, rolled up in a tube. ][pet.dog: {Pet}[!pet.known:  the dog] had moved in on the first evening, in the middle of the floor. ][pet.cat: {Pet}[!pet.known:  the cat] had moved in on the first evening, on the windowsill. ][pet.other: {Pet} had moved in on the very first evening. ]As long as the tape was on, {child} thought, nothing was quite settled.

# leafing
It’s hard to stand and watch while somebody else tears things. {@A} soaked a patch by the window and pulled away the first long strip, with a noise like a giant [us: zipper | zip]. {child} picked up the other sponge.

Under the beige was an orange one, with brown circles as big as plates.

“Nineteen-seventies,” said {@a}[music: , and stopped humming {@song}]. “Good heavens. My aunt had that very one.”

Under the orange was a striped one. Under the stripes were flowers, thin and brittle, forget-me-nots that had faded everywhere except behind the radiator, where the sun had never got at them. {child} began to work more slowly. It didn’t feel like tearing any more. It felt like turning pages.

“Four families,” {child.he} said. “At least.”

“Who stood here and disagreed about patterns,” said {@a}.

# not-a-month
It happened in the corner by the window. {child} peeled back a flap of the flowers, and there on the bare [us: gray | grey] plaster was a line. It was in pencil, straight and careful, about as high as {child’s} hip. Beside it stood three words.

Two years. May.

“So it was in May?” said {@a}.

“Wait,” said {child}.

{Child.He} soaked. {Child.He} counted to sixty, as you must if the paste is to let go. A hand’s breadth higher up came the next line. Three years. May. And then another. Four years. May, after measles.

“It isn’t a month,” said {child}. “It’s a person.”

{@A} put down the sponge, went and got the good lamp, the one with the bendy neck, and turned it to the wall. Then {@she} sat down on a box and left {child} to it.

# may-grew
It took the rest of the afternoon. {child} didn’t hurry, because the paper clung to the plaster, and the lines were so faint that a careless thumb could have rubbed out a year. May grew out of the wall. At five she had lost a tooth. At six somebody else had held the pencil, for the line was crooked and the letters were big and wobbly: MYSELF. At seven she had hardly grown at all, and at eight she had more than made up for it. At nine there was nothing but the age, and a drawing of a small horse.

“I wonder if she got it,” said {@a}.

“I don’t think so,” said {child}. “Not on the third floor.”

# no-more
They were level with {child’s} nose by now. {Child.His} heart was beating, as if {child.he} {child.was} on {child.his} way up a staircase and about to meet somebody. {Child.He} peeled off the next strip.

{Age} years.

After that the wall was empty. {child} soaked higher, and higher, right up to the ceiling. No more lines. No more anything.

“Where did she go?” said {child}. It came out thinner than {child.he} had meant. {Child.He} had only known May for three hours. “Why does it stop?”

“Look again,” said {@a} slowly. “With the light from the side.”

# goodbye-room
{child} bent the neck of the lamp. When the light fell slantwise more pencil came out beside the last line, as thin as if the hand had hardly wanted to.

Today we are moving. I don’t want to. Goodbye, room. Be nice to whoever comes next.

The only sound was the water dripping from the sponge.

{child} read it twice. {Child.He} thought of {child.his} old room, and of walking out of it with a [us: backpack | rucksack] in {child.his} arms, not looking back. {Child.He} hadn’t said goodbye. {Child.He} had thought it would hurt less that way.

# to-the-millimetre
“How tall was she?” {child} said at last.

{@A} got up. {child} stood with {child.his} back to the wall and {child.his} heels to the [us: baseboard | skirting board], as straight as {child.he} could. {Child.He} felt {@a-s} hand, flat on the top of {child.his} head, and the cold of the plaster through {child.his} [us: sweater | jumper]. It was a long time until {@a} spoke.

“To the [us: millimeter | millimetre],” said {@a}.

# like-a-picture
They had sandwiches on the floor among the strips of paper[elder2: , because {elder2} had sent a parcel of them the size of a brick]. They agreed that the corner should stay as it was. They could paper the rest, in any colour but beige, and put a narrow frame [us: around | round] May as though she were a picture.

“I could [us: call | ring] the landlord in the morning,” said {@a}. “There may be old papers. She could very well be somewhere.”

“Yes,” said {child}. “Then I want to ask about the horse.”

# knocked-back
When {@a} had gone to brush the paste out of {@her-s} hair, {child} found a pencil. Beside the last line, on the side that was empty, {child.he} drew one of {child.his} own. It ran into May’s, and the two were one. {Age} years, {child.he} wrote. {child}. I came today.

{Child.He} wondered if it needed anything more. Then {child.he} bent down and ripped the tape off the topmost box.

There was the quilt, and the pillow, and right at the bottom the old alarm clock that was five minutes fast. Nine nights in a sleeping bag would have to do. {Child.He} made the bed without any help. When the lamp was out the radiator knocked, three little knocks and then one more, but it didn’t sound like somebody who wanted to be let out. It sounded like somebody in the next room.

{child} stretched out an arm, and knocked back.

# @a-first
{mother}, who was moving in too
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Mother}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{mother’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @she
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @She
She
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @her-s
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
