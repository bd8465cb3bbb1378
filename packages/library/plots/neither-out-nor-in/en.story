title: The Ambassador on the Doorstep
title: Half Out, Half In
guest friend: Nell (she), Samir (he)
guest pet: Tibbles (he), Sooty (she)
guest minder: Yvonne (she), Rosalind (she)
guest lieutenant: Lieutenant Pling (he), Lieutenant Plong (he)

% The cat is the family’s, or the neighbour’s, who is staying all autumn; a dog can fail to decide as well. @a: the grown-up.

# four-minutes-earlier
Every evening {@whose} sat down on the living-room rug and stared straight at the wall.

“{@Every} do that,” said {@comes}.[elder:  {Elder}[elder2:  and {elder2}], there on a visit that week, thought it must be a fly.]

But {child} liked to write things down. {Child.He} kept a yellow notebook, and when {friend}[!friend.known: , {child.his} best friend,] came home with {child.him}[school:  from {school}] on Thursday, {child.he} showed {friend.him} the page.

“Monday, 7.26. Tuesday, 7.22. Wednesday, 7.18.”

{Friend} read it. Then {friend.he} read it again, and both eyebrows vanished up into {friend’s} hair. {Friend} had read every space book in the library[city:  {in city}], even the boring one.

“Four minutes earlier every evening,” said {friend}. “{Child}, that’s what stars do! They come up four minutes earlier every night. That isn’t the wall {pet}’s looking at. It’s something behind the wall.”

# two-long-one-short
They looked at the clock. It said 7.13. A minute later {pet} came in, settled down and began to stare[sport: , though there was {sport} on television][athlete: . Not even {athlete} could turn that head]. {Pet.He} {@purred}, too, but in a funny way. Two long, one short. Two long, one short.[music:  It didn’t fit in at all with {music}, which was playing in the kitchen.]

“It’s a signal,” whispered {friend}.

# in-the-parsley
On Friday it went wrong. {Pet} should have sat down at 7.10, but there {pet.he} {pet.was} already, at the balcony door, tail straight up. Outside, a light was sinking down between the flower boxes. It was about the size of a toaster, and it landed in {@as} parsley.

A hatch opened. Out stepped somebody no taller than a [us: salt shaker | salt cellar], in a uniform, with a folder.

“Good evening,” he said. “{Lieutenant}, Department of Stars. Do I have the honour of addressing Ambassador {pet}?”

{child} and {friend} looked at {pet}. {Pet} {@licked}.

“Ambassador?” said {child}.

“Naturally. All {@every} are ambassadors. What did you think they were doing all day?” {Lieutenant} turned a page. “{Pet} was sent here to find out what people are for. Now the time is up. The Ambassador is to come home and be promoted. The ship leaves at 7.30, on the dot.”

# a-castle
{child} went cold all over. Who would lie on {child.his} feet in the evenings?

“{Pet}’s happy here,” said {child}.

“I don’t doubt it. But up there a castle is waiting. {@Castle}”

{Friend} pulled {child} in behind the curtain.

“We’ll hide {pet.him},” hissed {friend}. “In the laundry basket. We’ll say {pet.he} ran away.”

{child} wanted to so badly that {child.he} had already taken a step. But then {child.he} saw {pet}, who sat there, front paws neatly together, looking back.

“No,” said {child}. “{Pet} can only stay by wanting to. Otherwise it’s just being stuck.”

# the-small-print
{Friend} said nothing for a bit. Then {friend.he} nodded, went out on the balcony and crouched down in front of the lieutenant.

“Please may I see what’s in the folder?” asked {friend}. “I always read the small print.”

{Lieutenant} held out a sheet of paper as big as a postage stamp. {Friend} squinted at it.

“It says here, ‘The Ambassador shall decide, by going aboard before departure.’ Nobody’s allowed to carry {pet.him}. Is that right?”

“Quite right,” said the lieutenant. “But who says no to a castle?”

“And what does the report say so far? In all this time?”

The lieutenant cleared his throat and read it out. “‘People are warm. Looking into it further.’ That is all. The same thing every evening.”

# wide-open
{child} swallowed. It was 7.19. {Child.He} took hold of the handle and opened the balcony door as wide as it would go.

“You choose, {pet},” said {child}, in a voice that came out a bit crooked. “I won’t be cross.”

{Pet} got up. {Pet.He} walked to the door, head high, like a real ambassador. {Pet.He} put one front paw outside. Then the other.

And there {pet.he} stopped.

# on-the-doorstep
{@Half} was on the balcony. {@Half} was in the living room. {Pet} sniffed the evening. {Pet.He} looked at the light in the parsley. {Pet.He} looked at the sofa.

“Well?” said {lieutenant}.

“{Pet} always does this,” said {child}.

It was 7.22. It was 7.25. {Pet} sat down, right in the middle of the doorstep. The lieutenant stamped his tiny boots.

“Ambassador! I must ask you to go either out or in!”

“We’ve tried that,” said {friend}. “Lots of times.”

7.28. {child} didn’t dare to breathe. {Pet} looked up and gazed at {child.him} for a long time, the way {pet.he} usually gazed at the wall. Two long blinks and a short one.

# a-draught
Then {@a} called from the kitchen.

“Who’s opened that door? There’s a gale coming through here! Are you two out there in your socks?”

[elder: “Slippers!” called {elder}, straight after.

]{Pet’s} ears turned. {Pet.He} looked at {child’s} feet. They stood there in thin socks, with their toes curled up from the cold. {Pet} sighed, like somebody who has just found out something important, came in and lay down on top of them.

# half-past
The clock said 7.30. The hatch began to close by itself, and {lieutenant} had to dive in, folder first.

“What do I write?” he shouted through the gap. “What are people for?”

{Pet} {@purred}. Two long, one short.

The lieutenant listened, and his little face went soft. Then the ship rose, with a sprig of parsley on its roof, and became a dot among all the other dots.

# the-report
“What did {pet.he} say?” whispered {child}. “{Friend}, you know about these things.”

{Friend} had already opened the yellow notebook. {Friend.He} wrote slowly, to get it right, and turned the book round for {child} to see.

“They get cold feet. Somebody has to stay.”

# @whose
{pet}, the cat from next door, who was staying with {child} all autumn,
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.dog
{pet}[!pet.known:  the dog]

# @every
cats
## if pet.dog
dogs

# @purred
purred
## if pet.dog
hummed

# @licked
licked a shoulder
## if pet.dog
scratched behind one ear

# @castle
It has a patch of sun. The patch never moves.
## if pet.dog
It’s full of sofas. Nobody ever says ‘get down’.

# @half
half the cat
## if pet.dog
half the dog

# @comes
{minder}, who looked in on {child.him} in the evenings
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}
