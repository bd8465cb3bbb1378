title: Nine Hundred Sheep
title: Enough for Today
title: Just That One
guest pet: Rufus (he), Nell (she)
guest minder: Josie (she), Hattie (she)

% The dog is the family’s, or next door’s Border Collie, staying the night; a cat has its own ways: @pet-first, @looked, @poke, @stopped, @mind, @herded. The Border Collie is the original.
% The grown-up (@a): {adult}, else the grandparent, else {minder}. “That’ll do” is said low and kindly.

# nine-hundred
On {child’s} tablet there were nine hundred sheep.

It was a very good game. You had to get the sheep into a pen, and every time you got them in, the gate fell down, and out came more. There were spotty ones. There were ones in [us: rain boots | wellingtons].[city:  There was one in a scarf that said {city}.][school:  They were worse at standing in line than anybody {at school}.] And there was a gold one, which {child} had nearly caught seven times.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had nearly caught it eight times.]

“Five more minutes, {child},” said {@first}.

“Mm,” said {child}, down on the living-room floor.

# in-the-middle
Five minutes are very short when you have nine hundred sheep.

“Time to turn it off,” said {@a}.

“But I’m not finished!”

“When will you be finished?”

“When I’ve got them all in!” said {child}, and {child.his} voice came out much louder than {child.he} had meant it to. “I can’t stop in the MIDDLE!”

# sheep
{Pet} lifted {pet.his} head off the rug.

{@Pet-first}. {@Looked}

And there they were. Sheep!

{@Poke}

“{Pet}! You’re smearing them!”

# front-and-back
{Pet} ran round the back of the tablet, to head them off. No sheep round there. {Pet.He} ran to the front again. Sheep! {Pet.He} ran to the back. No sheep! Front, back, front, back, faster and faster[athlete: , faster even than {athlete}], with the rug rolling up behind {pet.him} like a pancake, until the lamp wobbled and a plant fell over[elder & adult & !elder2:  and {elder} on the sofa had to lift up both feet][elder & adult & elder2:  and {elder} and {elder2} on the sofa had to lift up all four feet][elder2 & !adult:  and {elder2} on the sofa had to lift up both feet] and {child} couldn’t see anything but tail.

“{Pet.He} can’t stop!” cried {child}. “{@A}, {pet.he} will never stop! There’s always another one!”

{@A} didn’t shout. {@He} said three words, quite low.

“That’ll do, {pet}.”

# one-paw-in-the-air
And {pet} stopped. Just like that, with one paw in the air. {@Stopped} {pet.him} behind {@ear}.

{child} stared. “How did you do that?”

# the-sheep-wont-say
“It’s what shepherds say[pet.cat:  to their dogs],” said {@a}. [pet.cat: 

“But {pet}’s a cat!”

“Don’t tell {pet.him},” said {@a}. ]“{@Hill} The sheep won’t tell it to stop. Sheep never say, thank you, we’re all done now. So somebody has to say, ‘That’ll do.’”

“But {pet} hadn’t got them all in.”

“No,” said {@a}. “You hardly ever do. ‘That’ll do’ doesn’t mean it’s finished. It means it’s enough for today.”

{child} looked at the screen. Behind the smears, the gate fell down, and out came some more.[music:  The game was still playing its one little tune, which was nothing like {music}.] Now that {child.he} thought about it, {child.his} eyes felt hot, and {child.his} neck was stiff, and {child.his} thumbs had been galloping since [us: dinner | tea][sport: , much longer than anybody can {play sport}].

# minding
“Did {pet} mind stopping?”

“Ask {pet.him}.”

{Pet} looked at the tablet. {@Mind}

“{Pet} minds and doesn’t mind,” said {child}.

“That’s about right,” said {@a}. “The minding goes off quicker than you’d think. The shake helps.”

# just-that-one
The gold sheep came trotting by, quite close. {child’s} thumb twitched. Just that one.[friend:  Not even {friend} had ever had it as close as that.]

{child} took a big breath.

“That’ll do, {child},” {child.he} said.

And {child.he} pressed the button {child.himself}. The sheep went dark, all nine hundred of them.

# bubba-bubba-bubba
It was horrible for about as long as it takes to count to four. Then {child} stood up and shook {child.himself}, from {child.his} nose to {child.his} bottom, with {child.his} arms flapping and {child.his} cheeks going bubba-bubba-bubba. {Pet} was so [pet.cat: surprised | pleased] that {pet.he} shook {pet.himself} as well, and so {@a} had to have a go.[elder & adult:  {Elder.short}[elder2:  and {elder2}] shook everything that can be shaken sitting down.][elder2 & !adult:  {Elder2} shook everything that can be shaken sitting down.] One of {@of-a} slippers flew off and landed in the plant.

# all-in
They unrolled the rug and put the plant back in its pot. {@Herded}

“All in,” said {child}. “{Pet.He}’s got every single one.”

[elder & adult: “I came quietly,” said {elder.short}.

]And after one story in bed, and one more scratch behind {@ear}, {child} yawned, and {@a} turned out the light.

“That’ll do,” said {@a} softly.

And it did.

# @first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @pet-first
{pet} was next door’s Border Collie, who was staying the night. {Pet.He} {pet.was} black and white, with one ear up and one ear down, and when {pet.he} heard a loud voice, {pet.he} liked to know where the sheep were
## if pet.dog
{pet} was {a breed}, and when {pet.he} heard a loud voice, {pet.he} liked to come and put things in order
## if pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
{pet} was {a breed}, and when {pet.he} heard a loud voice, {pet.he} liked to know where the sheep were
## if pet.cat
{pet} was {a breed}, and when {pet.he} heard a loud voice, {pet.he} liked to know whose tail had been trodden on

# @looked
{pet.he} came over, put {pet.his} chin on {child’s} knee and looked at the screen.
## if pet.cat
{pet.he} came over, put two paws on {child’s} knee and looked at the screen.

# @poke
{pet’s} other ear shot up. {Pet.He} stared. {Pet.He} crept forward. Then {pet.he} put out {pet.his} big wet nose and pushed the gold sheep, splat, right across the field.
## if pet.dog
{pet} stared. {Pet.He} crept forward. Then {pet.he} put out {pet.his} wet nose and pushed the gold sheep, splat, right across the field.
## if pet.cat
{pet} stared. {Pet.He} wiggled {pet.his} bottom. Then out shot a paw and batted the gold sheep, splat, right across the field.

# @stopped
{pet.he} gave {pet.himself} a great shake, from nose to tail, and went to {@a}, who scratched
## if pet.cat
{pet.he} looked at the paw and licked it, as if that was all {pet.he} had wanted it for. Then {pet.he} gave {pet.himself} a great shake, from nose to tail, and went to {@a}, who scratched

# @ear
the ear that was down
## if pet.dog / pet.cat
{pet.his} best ear

# @hill
{pet’s} mother worked on a hill farm, with real sheep. And a collie would run all night if you let it, till its paws were sore.
## if pet.dog / pet.cat
They say it up in the hills, where there are real sheep. A sheepdog would run all night if you let it, till its paws were sore.

# @mind
{pet.he} let out a long, sad breath through {pet.his} nose. {Pet.He} minded very much. And then {pet.he} looked at {child} and wagged {pet.his} tail.
## if pet.cat
{pet.he} turned {pet.his} back on it, and the very tip of {pet.his} tail went flick, flick. {Pet.He} minded very much. And then {pet.he} came and rubbed {pet.his} head on {child’s} knee.

# @herded
then {pet} herded them [elder & adult: all | both] out of the room, {child} first and {@a}[elder & adult:  and {elder.short}] behind, and penned them neatly in {child’s} bedroom, and lay down across the door.
## if pet.cat
then {pet} herded them [elder & adult: all | both] out of the room, in and out between their legs with {pet.his} tail straight up, and penned them neatly in {child’s} bedroom, and lay down across the door.
