title: [!pet.he: The Knight and the Queen]
title: [pet.he: The Knight and the King]
title: Three Empty Cushions
title: One Small Clank
guest pet: Pearl (she), Flossie (she)

% The cat is the family’s, or else next door’s; a dog thumps its tail where a cat purrs. A he is a king.
% “Rrrrrr” is made in the throat, and “clank” is the knight’s feet: loud to begin with, and the last as quiet as it goes.

# at-the-door
The doorbell rang, and there stood a knight. {child} hadn’t even said hello before he fell on one knee, with a crash that they must have heard across the road.

“Your Majesty!” he said. “At last I have found you[city: , here {in city}]!”

{child} blushed. Nobody had ever called {child.him} Your Majesty before[friend: , not even as a joke, and not even {friend}[!friend.known: , who was {child.his} best friend]].

“Thank you,” said {child}. “But I think …”

“Not you,” said the knight. “{@Her}.”

Behind {child} sat {pet}, {@sat}.

“That’s {pet},” said {child}. “{@Mine}”

“See how {@she} sits,” said the knight. “See how {@she} looks at me, as if I were air. Only {@a-queen} looks at people like that.”

And in he came, clank, clank, clank, and stood on guard.[adult:  “Shoes!” called {adult}, but they were all one piece with the rest of him.]

# three-cushions
It was rather fun at first. The knight made a sandwich with [us: shrimp | prawns][elder:  that {elder}[elder2:  and {elder2}] had brought], for {pet}. He made up the big armchair with three cushions, for {pet}. When {pet} walked down the hall, the knight walked in front and shouted, “Make way!” There was only {child} there[elder: , and {elder.short}[elder2:  and {elder2.short}], bowing just in case].

# do-not-touch
“Come on, {pet},” said {child}, when {child.he} had finished {child.his} homework[school:  from {school}], and reached out a hand.

Up shot an iron glove in front of {child.him}.

“One does not touch {@queen},” said the knight. “One curtsies, or one bows. One states one’s business. Then one waits.”

“I only wanted to scratch {pet.him} under the chin!”

“Scratch!” said the knight, and had to hold on to the wall.

[friend: When {friend} rang the bell and wanted to come in, it was the knight who opened the door. It was quite possible to see {@queen}, he said, in three weeks’ time.

]{Pet} lay on {pet.his} three cushions. {Pet.He} licked a bit of [us: shrimp | prawn] off {pet.his} nose and looked very royal. {Pet.He} didn’t so much as glance at {child}.

# the-cold-end
That was when {child} was really sad. {@Always} But {child} had never asked people to make way for {pet.him}. {Child.He} had never made a [us: shrimp | prawn] sandwich. Of course {pet} liked the knight better.

Night came. {child} brushed {child.his} teeth and got into bed[adult: , and {adult} said good night, first to {@queen} and then to {child.him}]. The foot of the bed was cold.

# not-heard
{Child.He} lay and listened. Out in the living room the knight was walking up and down in front of the armchair, clank, clank, clank. {Child.He} heard him turn. {Child.He} heard the floor creak. {Child.He} heard the clock on the wall[music:  and {music} on next door’s radio].

There was something {child.he} didn’t hear.

{child} sat up and thought. {Child.He} hadn’t heard it at supper, and {child.he} hadn’t heard it when the knight was busy with the cushions. {Child.He} hadn’t heard it once since the doorbell rang.

{Child.He} went out to the living room in {child.his} pyjamas.

“Who goes there?” said the knight.

“It’s {child}. How is {@queen}?”

“Splendid! Three cushions.”

{Pet} was sitting up on the cushions, wide awake. {Pet.He} turned round once, lay down, got up and turned round again.

“When did {pet.he} last {@purr}?” said {child}.

The knight considered this. “{@Queens} do not {@purr},” he said. “They have people to do it for them.”

“{@Not}. It goes like this.” {@Tries}

“I have not heard that sound,” said the knight. “Should I have?”

“Yes. Every night.”

# seven-hours
The knight pushed up his visor. Inside he was rather old and rather worried.

“I have guarded {pet.him} for seven hours,” he said. “I haven’t sat down once[sport: , not even when there was {sport} on television]. What have I done wrong?”

{child} could have said quite a lot. But {child.he} could see how tired he was, so {child.he} [child.he: bowed|curtsied], just a little, although it was {child.his} own living room.

“I have some business with {@queen},” said {child}. “May I?”

The knight hesitated. Then he lowered the glove.

# whoever-breaks-in
{child} sat down on the floor by the armchair. {@Lift}. {Child.He} just held out a finger. {Pet} sniffed it. Then {pet.he} stretched {pet.his} neck, and {child} scratched {pet.him} under the chin, in the very softest place.

It took a little while.

{@Sound}

“{@Growls}!” shouted the knight, and pulled his sword halfway out[athlete: , faster than {athlete}].

“Shh! That’s {pet.him} being happy.”

The knight bent down. He listened, first with one side of his helmet and then with the other. In the end he took the whole helmet off.

# without-a-glove
“It’s the most beautiful thing I’ve ever heard,” he whispered. “How is it done?”

“You have to take your glove off.”

The knight took off the iron glove. The hand inside was perfectly ordinary. He held out a finger, and it shook.

{Pet} sniffed it. {Pet.He} looked up. This time {pet.he} didn’t look at the knight as if he were air.

{@Sound}

“Oh,” said the knight, and he sat down on the floor with a crash.

# home
They sat there for a long time, one on each side of the armchair, scratching away at one chin. Then {pet} got up. {Pet.He} had a good stretch, jumped down from the three cushions and walked off to {child’s} room without looking back.

“Where {pet.is} {pet.he} going?” said the knight.

“Home,” said {child}.

{Child.He} crept in under the [us: comforter | duvet]. {Pet} turned round once, lay down on {child.his} feet and stayed there. The foot of the bed grew warm.

# the-last-clank
“Good night, Your Majesty,” whispered {child}.

{@Sound-in-bed}

In the armchair there were now three empty cushions. {child} heard somebody walk up to them, and stop, and hesitate. And then, very carefully, so as not to wake anyone, there came one single, small clank.

# @her
her
## if pet.he
him
## if pet & !pet.he & !pet.she
the one behind you

# @she
she
## if pet.he
he
## if pet & !pet.he & !pet.she
royalty

# @sat
washing a paw
## if pet.dog
nose in the air

# @mine
The cat from next door. {Pet.He} {pet.is} staying with us for a bit.
## if pet.cat
My cat.
## if pet.dog
My dog.

# @a-queen
a queen
## if pet.he
a king
## if pet & !pet.he & !pet.she
a monarch

# @queen
the queen
## if pet.he
the king
## if pet & !pet.he & !pet.she
the monarch

# @queens
queens
## if pet.he
kings
## if pet & !pet.he & !pet.she
monarchs

# @always
{Pet} had chosen {child} all by {pet.himself}. Every night since the people next door went away, {child.he} had gone to sleep with {pet} on {child.his} feet.
## if pet
{Pet} had always been {child’s}. Almost every night {child.he} had gone to sleep with {pet} on {child.his} feet.

# @purr
purr
## if pet.dog
thump

# @not
You can’t get somebody else to do it
## if pet.dog
With the tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
With the bottom

# @tries
{child} had a try. It sounded like a lawnmower a long way off.
## if pet.dog
{child} had a try, with one hand on the floor. It sounded like somebody beating a carpet a long way off.

# @lift
{Child.He} didn’t pick {pet} up
## if pet.dog
{Child.He} didn’t call {pet}

# @sound
“Rrrrrr,” said {pet}.
## if pet.dog
Thump, thump, thump, went the cushions.

# @sound-in-bed
“Rrrrrr,” said {pet}.
## if pet.dog
Thump, thump, thump, went the [us: comforter | duvet].

# @growls
{Pet.He} {pet.is} growling
## if pet.dog
Somebody’s trying to get in
