title: The X That Fell Off the Map
title: Wherever You Put It
title: The Other Left
guest friend: Zara (she), Sam (he)
guest captain: Bess (she), Nell (she)

% Whoever says good night (@a): {adult}, else the elder, else the tucker-in.

# under-the-window
{child} found the X on {child.his} bedroom carpet, just under the open window.

It was black, and as long as {child.his} arm[age>=9: , and a bit curly at the ends]. When {child} picked it up, it wriggled.

“{Friend},” {child.he} said, “come and look at this.”

{Friend}, who was [friend: {child’s} best friend and] staying for [us: dinner|tea], put down {friend.his} comic. “It looks like the X off a treasure map,” {friend.he} said. “Only bigger. And looser.”

{child} laid the X on the bed to see what it would do. It shivered and lay flat. So {child} lifted up the mattress. There was {child.his} best green marble, which had been lost since Christmas.

[age>=9: They looked at each other. ]{friend} took the X and put it down on the rug. They lifted up the rug. There was [us: a dollar|a pound]. [athlete: On the shelf it was the {athlete} card that {child} had given up looking for.] [pet: {@under-pet}]

“X marks the spot,” breathed {friend}. “But it isn’t showing us where the treasure is.”

“No,” said {child}. “Wherever you put it, there’s treasure.”

# left-and-right
That was when they heard the shouting. It came from outside, and it was very rude, and it was mostly about left and right. [school: They had done left and right {at school}, and could hear that somebody hadn’t.]

It had been raining all week[city:  {in city}], and the playing field behind {child’s} house had turned into a lake. In the middle, leaning a little, stood a pirate ship.

{child} and {friend} put on their [us: rubber boots|wellies] and waded out[pet.dog: , and {pet} swam].

“Ahoy!” bellowed a huge woman with a [us: braid|plait] down to her boots. “I am Captain {captain} Thunder, terror of the Seven Seas! Have you seen an X? It blew off our map in the gale, and now we don’t know where we’re going. We’ve been [us: around|round] your [us: soccer field|football pitch] nine times!”

“Ten,” said a thin pirate. “I’ve been counting the goalposts.”

# wherever-you-put-it
“You mean this X?” said {child}.

The pirates cheered. They hauled the two of them up on deck and gave them each a ship’s biscuit, which was exactly like eating a plate.

“Be careful with it,” said {child}. “Anywhere you put it, there’s treasure underneath.”

It was the wrong thing to say. The captain’s eyes began to gleam.

“Anywhere?” she said. “Then why would we go anywhere? Sailing’s wet, and we’ve nearly run out of jam. Lads! Put it here!” And she slapped the X down on the deck. “Dig!”

# dig
“Wait!” said {friend}. “That’s your own—”

But pirates love to dig[pet.dog: , and so did {pet}]. Out came the spades. Splinters flew. They dug through the deck, and there was a gold cup. [age>=9: They moved the X along and dug again, and there was a bag of silver.] [age>=9: They dug here and they dug there. ]They dug down through the kitchen and the hammocks and the place where they kept the parrot.

“More!” roared the captain, standing at the very bottom of the ship. “Dig just once more!”

They dug just once more. There was a crunch, and then a sort of gurgle.

# a-football-pitch
“Captain,” said the thin pirate, “I’ve found a [us: soccer field|football pitch]. It’s coming in.”

Up came the water, to their ankles, then to their knees. [age>=9: The gold cup floated by. ]The pirates rushed about, and all of them were shouting “What do we do?” and none of them was shouting what to do.

# most-now
{child} had to think quickly. The X gave you treasure. But what was treasure? Under {child.his} bed it had been a marble[pet.dog / pet.cat: , and under {pet} half a sausage], and that wasn’t gold. It was just the thing that somebody had been wanting most.

“Stop!” shouted {child}. “[age>=9: Everybody stop, and look at me! ]What do you want most? Not what you usually want. What do you want most now?”

[age>=9: The pirates stopped. ]The water gurgled.

“I want a dry pair of socks,” said one.

“I want my bunk,” said the thin one. “Only we dug through it.”

The captain opened her mouth to say “gold”. Then she looked at her poor ship, and all the holes.

“I want her mended,” she said, in quite a small voice. “She’s the only ship I ever had. I’d give back every penny.”

# the-biggest-hole
“Then that’s the treasure,” said {child}. “{Friend}, the biggest hole!”

{friend} held {friend.his} breath, ducked under and pressed the X flat across the hole. And up from underneath, like a [us: Band-Aid|plaster] going on to a knee, came good brown wood. The gurgling stopped.

“Now that one!” called {child}, and they moved the X. [sport: {@faster} ]They mended the kitchen and the hammocks and the place where they kept the parrot, and under the X there was treasure every time: planks and planks of it. The gold cup melted away, [age>=9: and so did the silver, ]and not one pirate noticed.

# the-other-left
When the last hole was shut, the captain patted the mast. Then she blew her nose on a flag.

“{child} and {friend},” she said, “you’ve a good eye for treasure. Keep the X. We’d only dig with it.”

“But how will you know where to go?” asked {friend}.

“We’ll just go along,” said the captain, “and see what’s there.”

[elder: {Elder} came down to call them in, and handed up some dry socks[elder2: , and {elder2} a pot of jam]. ]The rain stopped. The ship turned past the goalposts one last time and sailed away [age>=9: down the shining river], with everybody waving, [music: half of them singing {@song}, ]and somebody shouting that it was left, no, the other left.

# lost
{friend} went home after [us: dinner|tea] with the marble in {friend.his} pocket, because {child} had lent it to {friend.him}. At bedtime {child} told the whole of it to {@a-first}. Then {child.he} looked for the X, on the bed and on the rug[pet.dog / pet.cat: , and under {pet}][pet.other: , and behind {pet}]. It was nowhere.

“That’s funny,” said {child}, and yawned. “[age>=9: It was here. ]How do you lose an X?”

“Perhaps it shrank,” said {@a}. “They come in all sizes, you know. People put small ones at the bottom of letters.”

“Those aren’t treasure ones. Those are kisses.”

# the-spot
“Same thing,” said {@a}.

And {@a} leaned over and put one, a very small one, exactly in the middle of {child’s} forehead.

“X,” said {@a}, “marks the spot.”

And right underneath it, warm and sleepy and smiling, was the treasure.

# @game
{sport}

# @song
{music}

# @faster
It was quicker than {@game}, and a good deal wetter.
## if sport.Swimming
It was quicker than {@game}, and every bit as wet.

# @under-pet
They showed it to {pet}, who looked at it for a long time.
## if pet.dog
They put it on {pet}, who was {a breed}, and when {pet.he} stood up there was half a sausage.
## if pet.cat
They put it on {pet}, who was {a breed} and asleep, and under {pet.him} there was half a sausage.

# @a
the tucker-in
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
whoever came to tuck {child.him} in
## if adult
{adult}
## if elder & !adult
{elder.short}
