title: The Owl on the Fridge
title: Hoping It Would Catch On
title: Don’t You Start
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The owl’s “Who?” is a question, in the voice of somebody with all afternoon to spare. The listener can ask it.
% Whoever has painted the kitchen is {adult}, else the grandparent, else {minder}: @a. A grandparent beside that one is on the phone, and comes on Saturday.

# six-weeks
{child} was {age}, and had lived in the new house with {@first} for six weeks, and hated it. {Child.He} hadn’t told {@a}. {@A} had painted the whole kitchen yellow {@himself}, including, by mistake, some of the toaster[athlete:  and some of {athlete} on the calendar], and every night at supper {@he} rubbed [adult & adult.name: both | {@his}] hands and said, “Well! We’re all very happy here.”

There were only the two of them at the table. “Mm,” said {child}, every night, because {child.he} loved {@a}. {@mm-too} What {child.he} wanted was to go home, and home was [us: an apartment above a fish and chip shop | a flat above a chip shop], with somebody else’s curtains in it now.[pet.other:  {Pet} had been moved as well, and nobody had asked {pet.him} either.]

# an-owl
Then one Thursday[sport: , after {sport},][music & !sport: ,] [music: with {music} on the radio, ]{@a} burnt the [us: fish sticks | fish fingers]. {@He} opened the window to let the smoke out, and something large and brown came in. It made no noise at all. It sat down on top of the fridge and folded itself up.

“Don’t move,” whispered {@a}. “It’s an owl.”

“I can see it’s an owl.”

“Well, somebody must have left the window open.”

“Who?” said the owl.

It wasn’t a hoot. It was a question, asked in the voice of a [us: principal | head teacher] with all afternoon to spare.

“Me,” said {@a}.

The owl blinked, as if that would do.

# experts
They soon found out how it went. You couldn’t say everybody, or nobody, or somebody, in front of that owl. It turned its head right [us: around | round], and it asked.

“Just ignore it,” said {@a}. “That’s what people say you should do.”

“Who?” said the owl.

“Experts.”

“Who?”

“I read it on a [us: dish towel | tea towel],” said {@a}.

# me-again
They sat down to their black [us: fish sticks | fish fingers].[pet.dog/pet.cat:  {Pet} sat down close by, because {pet.he} liked them black.] {@A} shook the ketchup, and shook it again.

“Somebody’s put this back empty,” {@he} said.

“Who?” said the owl.

“Me,” said {child}. “On Tuesday.”

“Nobody ever rinses them out, either.”

“Who?”

“Me again,” said {child}. “He’s very thorough, isn’t he?”

# all-very-happy
They laughed until {@a} had to drink some water. It was the best supper they’d had in that house, and so, of course, {@he} rubbed [adult & adult.name: both | {@his}] hands together. {child} saw it coming and couldn’t stop it.

“Well!” said {@a}. “We’re all very happy here.”

Slowly, the round face came about.

“Who?” said the owl.

“All of us,” said {@a}.

“Who?”

“Everybody in this house!”

“Who?”

“Well, {child} is, for a start! You’re happy, aren’t you, {child}?”

Now they were both looking at {child.him}, {@a} with yellow paint still in one eyebrow, and the owl with eyes as big as jam jar lids. It all came up into {child’s} throat at once, the vinegar smell on the stairs, [friend: and {friend} shouting up from the street, ]and the number nine bus going past [child.name: the | {child.his}] window all lit up at night. {Child.He} put down [child.name: the | {child.his}] fork.

# poultry
“I …” {child.he} said.

“Right!” said {@a}, very fast. “That’s enough. I’m not being cross-examined in my own kitchen by poultry.”

{@He} pushed the window up as far as it would go, and {@he} flapped the [us: dish towel | tea towel]. The owl looked at {@a}. It looked at {child} for rather longer. Then it opened its wings and went out over the sill into the garden, and {@a} shut the window.

“There,” {@he} said. “Now everybody can relax.”

Nobody asked {@him} who.

# mm-at-christmas
{child} had been so close. Now it would be “Mm” tomorrow, and “Mm” at Christmas, and {child.he} would still be saying “Mm” when {child.he} {child.was} forty and came to visit. {Child.He} swallowed, and [child.name: it | {child.his} throat] hurt.

{@A} ran the tap and started on the plates with {@his} back to {child}. “Everybody feels a bit odd in a new place,” {@he} told the sink. “Everybody gets used to it.”

# dont-you-start
{@knees}

“Who?” {child.he} said.

{@S} hands stopped in the water. “Don’t you start.”

“Who?”

“{child}, love …”

“Who?” said {child}, and it came out with a crack down the middle.

{@A} turned [us: around | round], with foam up to {@his} elbows. {child} could see {@his} mouth getting ready to say everybody. {child} waited, the way the owl would have waited.

“Me,” said {@a}.

# the-pear-tree
{@He} sat down. “I feel odd. I miss [us: our old place | the flat]. It’s so quiet up there at night, I can hear my own knees. But I thought you liked it! You always said ‘Mm’!”

“You always said we were happy!”

“I was hoping it would catch on,” said {@a}.

{child} laughed, and then {child.he} {child.was} crying as well, and {@a} came [us: around | round] the table and held on to {child.him} with wet sleeves. “I hate it,” {child} said into the [us: sweater | jumper]. “I hate the quiet, and it smells of other people’s dog. I don’t hate the pear tree.”

“No,” said {@a}. “I don’t mind the pear tree.”

# every-step
They couldn’t have the [us: apartment | flat] back, and they both knew it. But on Saturday they would catch the number nine[city: , right across {city}], and sit on the wall under {child’s} old window[friend:  with {friend}], and eat [us: fish and chips | chips].{@saturday} And tonight {@a} took the vinegar out of the cupboard, and they went up the stairs together, shaking a few drops on every step.[pet.dog/pet.cat:  {Pet} stayed down there with the black [us: fish sticks | fish fingers].][pet.other:  {Pet} was told, too, on the way past.]

# us
{child} sat down at the top and breathed in. {@A} pushed up the landing window and sat down beside {child.him}.

“That’s more like it,” {@he} said. “A house ought to smell of somebody.”

Out in the pear tree, in the dark, the owl said, “Who?”

“Us,” said {child}.

# @knees
{child} pulled {child.his} feet up on to {child.his} chair. {Child.He} put {child.his} arms [us: around | round] {child.his} knees, and fixed {child.his} eyes on the back of {@s} [us: sweater | jumper], and did not blink.
## if child.name
{child} pulled both feet up on to the chair. {child} hugged both knees, and stared at the back of {@s} [us: sweater | jumper], and did not blink.

# @mm-too
[school: {Child} said it {at school}, too.]
## if elder & adult & !elder2
{Child} said it to {elder} on the phone, too[school: , and {at school}].
## if elder2 & adult
{Child} said it to {elder} and {elder2} on the phone, too[school: , and {at school}].
## if elder2 & !adult
{Child} said it to {elder2} on the phone, too[school: , and {at school}].

# @saturday
[!elder: | ]
## if elder & adult & !elder2
 {Elder} would be there as well, and would be told something better than “Mm”.
## if elder2 & adult
 {Elder} and {elder2} would be there as well, and would be told something better than “Mm”.
## if elder2 & !adult
 {Elder2} would be there as well, and would be told something better than “Mm”.

# @first
{minder}
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

# @s
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

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @himself
herself
## if adult
{adult.himself}
## if adult & adult.name
without any help
## if elder & !adult
{elder.himself}
