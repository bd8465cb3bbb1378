title: Quiet, She’s on the Phone!
title: The Elephant at the Bus Stop
title: Rings in the Juice
guest driver: Len (he), Barry (he)
guest host: Nadia (she), Yasmin (she)
guest neighbour: Mrs Pratt (she), Mrs Dawes (she)

% Whoever is with {child} (@a): {adult}, else the elder, else the neighbour, by name each time. Big rings are the big elephant, tiny ones the little one.

# in-the-way
The number seventeen bus couldn’t go, because there was an elephant in the way.

She was standing in the middle of the square[city:  {in city}], grey and enormous, with all four feet on the ground, and she wasn’t so much as swinging her tail.

“Do you mind?” shouted {driver}, who drove the bus. “I’ve got people here who want to go home[sport: , and people who want to {play sport}]!”

{child} was one of the people who wanted to go home. {Child.He} had been waiting so long that {host} from the café had brought {child.him} a glass of juice, and now {child.he} sat at the table outside with {@a-first}[friend:  and [!friend.known: {child.his} best friend, ]{friend}], to see what would happen.

“Well, say something!” shouted {driver}. But the elephant didn’t make a sound.

# rings
And then the juice began to shiver.

A ring ran out from the middle of the glass, and then another, and another. They were big rings. Then they stopped. Then there came some tiny little rings, and after that the big ones came again.

“Who’s wobbling the table?” said {child}.

“Not me,” said {@a}.

{child} put a hand on the ground. It tickled, all the way up to {child.his} elbow. {Child.He} looked at the elephant. Every time there were big rings in the glass, something fluttered in the elephant’s forehead.

# only-the-ground
“{driver}!” called {child}. “She is saying something! She’s saying it so low that only the ground can hear!”

“Oh yes? And who’s she talking to, then? The ground?”

{child} looked into the glass. Big rings. Tiny rings. Big rings. Tiny rings.

“Somebody a long way off,” {child.he} said. “First she talks, and then they answer, and she’s listening with her feet. {driver}, she’s on the phone!”

[pet.dog: {child’s} dog, {pet}, was lying under the table with {pet.his} chin on the ground, and {pet.he} {pet.was} listening too.

]“At my bus stop?” said {driver}. “Well, tell her to hang up!”

# vroom
And off he went and started the bus.

VROOM went the bus. VROOM, VROOM, VROOM! The juice jumped about and slopped over the side. The elephant stuck out her ears. She lifted one foot, and she put it down and lifted another.

“Turn it off!” shouted {child}. “She can’t hear a thing!”

{driver} turned it off. The juice settled down. Then came the big rings.

But no tiny ones.

Big rings, one more time.

No tiny ones.

The elephant’s ears drooped.

“Now they’ve been cut off,” said {child}.

# quiet
And no wonder. All over the square people were stamping and clattering and banging. So {child} stood up, and {child.he} shouted as loud as {child.he} could:

“QUIET, EVERYBODY! CAN’T YOU SEE SHE’S ON THE PHONE?”

Everybody froze.

“But that’s what I always say,” whispered {@a}.

{host} turned off the coffee machine[music:  and the radio, in the middle of {@song}]. A girl picked up her skateboard and hugged it. [friend: {Friend} stopped sucking {friend.his} straw. ]{@Crisps}

“{driver},” whispered {child}, “you’re tapping your foot.”

“I am not,” whispered {driver}. He looked down. “Oh.”

He stopped.

# a-ring
Now you could have heard a leaf land[school: , and that has never happened {at school}].

{child} looked into the glass.

There was a ring. It was so tiny that it was hardly there.

“Look,” {child.he} breathed.

There was another ring, and it was bigger. There was another, and it was bigger still. But nothing was fluttering in the elephant’s forehead. It wasn’t the elephant who was talking.

“They’re getting bigger,” whispered {child}. “Whoever it is, they’re coming this way!”

# round-the-corner
The juice rocked. The spoon began to tinkle. And then, round the corner by the shoe shop, with its ears out like two flags and its trunk between its knees, came a very small elephant, running[athlete:  faster than {athlete}]. It tripped over its trunk, and it got up again, and it ran straight in under the big one’s tummy.

The big one put her trunk round the little one and kept it there.

“That’s why she wouldn’t move,” said {child}. “If she’d gone, the little one would never have found her.”

{driver} took off his cap.

“And there I was, shouting at her to move,” he said.

# lights-out
The little one took hold of the big one’s tail, and off they went together, very slowly, under the trees.

Everybody got on the bus. [pet.cat / pet.other: Now {child} had something to tell {pet} at home. ]{child} was allowed to borrow the glass, and {child.he} stood it by the window. But {driver} didn’t start the engine.

“We’ll wait till they’ve finished talking,” he said, and he turned off the lights.

# still
So they sat in the dark, all of them together, and watched the juice. There was a big ring and a tiny one. There was a big ring and a tiny one. They grew fainter and fainter, the further away the elephants went.

And at last the juice was perfectly still.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @Crisps
A man who was eating [us: chips | crisps] stopped in the middle of a crunch, with both cheeks full.
## if elder & adult
{Elder} had been eating [us: chips | crisps], and {elder.he} stopped in the middle of a crunch[elder2: , and {elder2} stopped rustling the bag].
## if elder2 & !adult
{Elder2} had been eating [us: chips | crisps], and {elder2.he} stopped in the middle of a crunch.

# @song
{music}
