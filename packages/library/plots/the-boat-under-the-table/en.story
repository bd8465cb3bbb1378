title: The Boat Under the Table
title: Legs Don’t Belong on Board
title: Three Short and One Long
guest small: Nell (she), Pia (she)
guest teacher: Barbara (she), Jean (she)

% The grown-up at home (@a): {adult}, else the grown-up.

# big-ones
The whole class had walked over to the library to read aloud to the little ones from the [us: preschool|nursery]. {child} had come here with the [us: preschool|nursery] once, a long time ago. Now {child.he} stood in the door with a book in {child.his} arms, and {child.his} mouth was dry. {child.He} didn’t like reading aloud[school & !short: , not even at {school}, where people sat still].

“You’ll do these five,” said {teacher}, who hadn’t changed at all. [friend: “And {friend} can do the ones in the corner.”|“Good luck.”]

# nobody-listens
It was a fine long book about a ship. {child} sat down on a chair that was much too low, and began.

The first one wanted to know if there were dogs in it. The second one was lying on her back with a shoe on her hand. [!short: The third one showed everybody [us: a Band-Aid|a plaster]. ][sport: The fourth one asked if {child} could {play sport}, and whether {child.he} {child.was} any good[athlete:  or only as good as {athlete}]. ][athlete & !sport: The fourth one asked if {child} was {athlete}. ][music: Then all of them sang {music}, though nobody had asked them to.]

[pet: “I’ve got {pet} at home,” said {child}, to be kind.

“Read about {pet} instead!” said the one with the shoe.

][!short: {child} read on, quicker and quicker, to get to the end, and the words came out like peas.
]
[friend: Over in the corner {friend} wasn’t reading at all, but barking, and there they all sat still.

]There were only four of them. {child} counted once more.

“Where’s the fifth?”

“That’s {small},” said the one with the shoe. “She’s under the table. She’s always under the table. She won’t come out.”

It was the round table by the window. There was a cloth on it, and it hung right down to the floor. {child} lifted the corner.

“Go away,” said somebody.

“Don’t you want to hear the story?”

“No. And your legs are too long.”

{Teacher} shook her head. “She’s new,” she whispered. “[!short: We’ve tried raisins. ]Leave her be.”

# under-the-table
But {child} stood still. {child.He} could hear how it sounded in there, small and stuffy, with somebody breathing and trying not to cry. {child} knew exactly how it smelled, too. It smelled of wood and crayons. All at once {child.he} {child.was} four years old, and new, and had nobody at all.

It wasn’t a table. It was a boat.

# the-knock
You couldn’t just come aboard. You had to knock. Only it was so long ago. {child} got down on {child.his} knees, and {child.his} hand remembered by itself.

Knock, knock, knock. And then a long scratch, with all the fingernails. Krrrrr.

Somebody under the table stopped breathing.

“How do you know that?” said {small}.

“It was me who made it up.”

“No, it was Olly, and he’s at school.”

“Then I expect he got it from somebody who got it from me,” said {child}. “Permission to come aboard?”

There was a lot of thinking under the cloth.

“Legs stay outside,” said {small}.

# read-at-sea
So {child} lay on {child.his} stomach, with {child.his} head and arms in the boat and {child.his} legs out in the room. A strip of light came in under the cloth. It was all much smaller than it used to be.

“Shall I read?” whispered {child}. “It’s about a ship.”

“Is it all alone?”

{child} looked at the page. “To begin with.”

And {child.he} read, quite quietly, because it was only the two of them. {child.He} read about the wind, and made it with {child.his} mouth. [!short: {child.He} read about the storm, and {small} drummed it on the floor. ]When the ship sprang a leak, {small} crept so close that {child.his} elbow got warm. And there came the knock. Knock, knock, knock. Krrrrr. A shoe came in under the cloth, with a hand in it.

“Legs outside,” said {small}.

In the end they were all aboard, all five of them, [friend: and {friend} too, ]with their legs sticking out round the table like a starfish. {child} forgot to be afraid of reading. [!short: {child.He} forgot that it was reading. ]When the ship came home, nobody said a word, and then they all said, “Again.”

# on-the-underside
“Look up,” said {small}. “That’s the crew.”

{child} turned over on {child.his} back. The whole underside of the table was full of names and fish, in every kind of crayon. Right at the top was Olly, with an anchor. And right in the middle, small and crooked and almost worn away, {child} found {child.his} own name, with the letters in the wrong order.

“That’s me.”

{small} looked at it for a long time. Then she took a red crayon out of her sock, and wrote her own name beside it, with one letter the wrong way round.

# the-next-captain
“Did it go all right?” said {@a} that night. “The reading?”

“Yes. Except that my legs had to stay outside,” said {child}, and {@a} heard all about the boat, and the knock.

[elder: “So did mine, when you were captain,” said {elder}[elder2: , and {elder2} nodded]. “My knees have never forgotten it.”

]{child} lay on {child.his} back and looked up at the ceiling. [pet.dog: {Pet} came and lay down on top of {child.his} legs. ][pet.cat: {Pet} came and lay down on top of {child.his} legs. ][city: Somewhere in {city} lay {small}, and perhaps she was looking up too. ]It was a good boat, this one, with room for the legs and everything. But it was short of a crew.

Then there came a knock on the door, very lightly. Three short ones, and one long.

“Come aboard,” said {child}. “You can bring your legs.”

# @a
the grown-up
## if adult
{adult}
