title: The Heaviest in the World
title: Bath Time
title: Commander Jones Comes Down
guest astronaut: Commander Jones (she), Commander Price (she)
guest neighbour: Mrs Hill (she), Mrs Lane (she)
guest dog: Buster (he), Rufus (he)

% Whoever gets heavy (@p): the family's dog or cat, else the dog from next door. The grown-up (@a): {adult}, else the elder, else the neighbour who is babysitting.

# on-the-ceiling
“Don’t look up,” said {@a-first} looking up. “There’s an astronaut on the kitchen ceiling.”

{child} looked up. So did {@p}.

The astronaut lay flat against the ceiling in her big white suit, next to the lamp. She gave a small wave.

“Good evening,” she said. “{astronaut}. I was aiming for [city: the other end of {city} | the other side of town].”

“Why don’t you come down?” asked {child}.

“I can’t. I’ve been floating for nine months. I’ve told my feet I’m home, and they’ve told my legs, but nobody can get through to my bottom.”

{@P} stared at it, to help.

# sit
{@wide} So {child} had an idea. {@A} stood on a chair and pulled {astronaut} down by the boots, and {child} put {@p} on top of them.

And down she stayed, swaying a bit, like seaweed. [music: “We had {@song} out there,” she said. “In our ears.”]

“Oh, that’s lovely,” she said. “What do you call this?”

“{@P},” said {child}.

“I’d have taken one with me. Would you like some space cheese?”

# space-cheese
She took a silver packet from her pocket and tore off the corner. She had meant it for {child}. But there had never been a cheese in that kitchen that didn’t go to {@p} first.

{@P} swallowed the cheese. {@P-he} swallowed the packet as well.

“Ah,” said {astronaut}. “Is {@p-he} all right with floating?”

{@Ps} ears went up. They kept on going. Then {@p-his} front went up, and {@p-his} middle, and last of all {@p-his} bottom left the boots with a pop, and {astronaut} sailed back to the ceiling and said “Bother” into the plaster.

{@P} was delighted. {@P-he} swam past the fridge. {@P-he} ate a cobweb that {@p-he} had wanted for years. {@P-his} tail drove {@p-him} along like a motorboat, once [us: around|round] the lamp and straight out of the back door.

# above-the-shed
“{@P}!” shouted {child}, and ran.

There {@p-he} was, above the washing line, and then there {@p-he} was, above the roof, getting smaller against the stars. [school: You could see {school} from up there, and {@p} had never seen {school}.] And now {@ps} tail hung down. {@P-he} had seen how far away {child} was.

“Do something!” said {@a}, and jumped. {@A} wasn’t much good at it. [friend: {Friend}[!friend.known: , {child’s} best friend,] came out of the house next door and jumped as well. It didn’t help.] [athlete: Not even {athlete} could have jumped that high.] [sport: {child} threw up {sport.thing}, but {@p} only watched it go by.] [pet.other: {Pet} watched from the window.]

# bath-time
{child’s} chest went tight. {child.He} thought of all the ways there were to get {@p} to come in. {@tempt} But there was one thing, just one, that made {@p} so heavy that three people couldn’t shift {@p-him}. {@three-people}, and still they hadn’t got {@p-him} past the landing.

{child} put {child.his} hands [us: around|round] {child.his} mouth.

“{@P}!” shouted {child}. “Bath time!”

Up among the stars, somebody went stiff.

{@Ps} ears went flat. {@P-his} legs went straight out. You could see the heavy start at {@p-his} nose and go all the way down {@p-him}, like sand filling a sock.

And down {@p-he} came, past the chimney, past the shed, not fast, but very, very firmly, and landed, thump, on the grass, flat as a rug, with both eyes shut. {@P-he} had never been so heavy. {@P-he} made a dent.

# the-dent
{child} lay down in the dent too, and put {child.his} arms [us: around|round] as much of {@p} as they would go [us: around|round].

“There’s no bath,” {child.he} said in {@ps} ear. “I promise. I only wanted you back.”

{@P} opened one eye, and licked {child’s} whole face, in case it was true.

# toast
“So that’s how it’s done!” called {astronaut} from the doorway, where she was holding on to the frame with her boots in the air. “You have to not want to go!”

“Is there anything here that you wouldn’t want to leave?” asked {child}.

She thought about it. “I was afraid that it might all have changed,” she said. “I’ve hardly dared to look.”

“It’s mostly the same,” said {child}. “That’s our grass. You can smell it if you breathe in. Next door are having toast.”

{astronaut} breathed in. “Oh,” she said. “Toast.”

Her boots came down a bit.

“And it’s going to rain later,” said {child}. “On the roof.”

“On the roof,” said {astronaut}, and her heels touched the step, and then all the rest of her, bottom last. She stamped. She took off her boots, and walked off up the road to the bus stop in her socks, so as to feel every bit of it.

# heavy
Then it was bedtime, really bedtime. {@A} bent down to pick up {child}, and couldn’t.

“Good heavens,” said {@a}. “What have you been eating?”

“Nothing,” said {child}. “I just don’t want to go.”

So {child} was carried very slowly, one stair at a time. {@P} got there first, and lay down on {child.his} feet.

And there they stayed.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door, who was babysitting and was
## if adult
{adult}, who was
## if elder & !adult
{elder}, who was

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog’s}
## if pet.dog / pet.cat
{pet’s}

# @p-he
he
## if pet.dog / pet.cat
{pet.he}

# @p-him
him
## if pet.dog / pet.cat
{pet.him}

# @p-his
his
## if pet.dog / pet.cat
{pet.his}

# @wide
{dog} was {neighbour’s} dog, the yellow sort, and wide. When he sat on your foot, it stayed sat on.
## if adult / elder
{dog} was the dog from next door, who was staying with them, the yellow sort, and wide. When he sat on your foot, it stayed sat on.
## if pet.dog
{Pet} was {a breed}. When {pet.he} sat on your foot, it stayed sat on.
## if pet.cat
{Pet} was {a breed}. When {pet.he} sat on your foot, it stayed sat on, because nobody dared to move it.

# @tempt
Dinner only made him go faster. Walkies made him bounce.
## if pet.dog
Dinner only made {pet.him} go faster. Walkies made {pet.him} bounce.
## if pet.cat
The sound of a tin only made {pet.him} go faster. A piece of string made {pet.him} go sideways.

# @three-people
It had taken {@a}, and the man from the shop, and somebody who had come about the boiler
## if elder & adult
It had taken {adult}, and {elder}, and [elder2: {elder2}|somebody who had come about the boiler]
## if elder2 & !adult
It had taken {@a}, and {elder2}, and somebody who had come about the boiler
