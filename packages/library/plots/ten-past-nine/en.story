title: Ten Past Nine
title: Never All the Way
guest peg: Aunt Peg (she), Aunt Dot (she)
guest pet: Bella (she), Monty (he)
guest old: Tess (she), Juno (she)

% {peg} is always the story’s own; a grandparent who is ticked is helping out at her house that week. Where the family has no pet, {pet} is {peg’s} old dog; otherwise {peg} remembers her old {old}.

# in-the-way
{Peg} had driven a digger for thirty-one years, and she never drove anything anywhere without looking first. This was lucky for the frog.

“There it is again,” she said, and braked[music: , halfway through {music} on the radio]. She took the dustpan, which these days lived on the back seat, dipped it in the [us: rain barrel | water butt] and carried the frog back to the ditch by the [us: woods | wood]. “Right. Off home with you.”

{child} held the [us: flashlight | torch]. It was ten past nine, just as it had been last night. The frog had been sitting in the middle of the [us: driveway | yard], looking at the car as if the car were the one in the way.

“Are you sure it’s the same one?” {child.he} said.

“Same spot over its eye,” said [elder: {elder} | {peg}]. “Same look on its face.”

# wet-tummy
It was [us: spring break | the Easter holidays][school:  {at school}], and {@stay} staying with {peg}[city:  outside {city}], who had looked after {child.him} when {child.he} {child.was} a baby.[elder:  {Elder} was helping out there that week[elder2: , and {elder2} had come too].][adult:  {Adult} was coming on Thursday.] {@dog} {Pet.He} always lay in the same place on the lawn behind the house, nose towards the back step, and every evening {pet.he} came in with a wet [us: belly | tummy].

{@sense}

On Friday a whole [us: truck | lorry] full of gravel was coming. Nothing grew out there but moss anyway, and {peg} needed somewhere to put the [us: camper | caravan].

# forty-metres
{child} lay awake thinking about the frog.[sport:  {Child.He} tried thinking about {sport} instead, but it was no good.] {Child.He} wanted it to get where it was going. But where was it going?[friend:  {Child.He} wrote and asked {friend}[!friend.known: , {child.his} best friend,] but {friend.he} didn’t know either.]

On Wednesday {child} asked {peg} to park out on the lane and leave the dustpan where it was. {Peg} grumbled about forty yards with the shopping, but she did it[elder: , and {elder.short} took the heaviest bag]. Then they sat on the back step under a blanket[elder: , with {child} in the middle].

# three-hops
At ten past nine, along came the frog[athlete: , as sure of itself as {athlete}]. Three hops and a rest. Three hops and a rest. Across the [us: driveway | yard], round the corner, straight out on to the lawn. Straight towards {pet}.

{Pet} raised {pet.his} head. {child} stopped breathing. {@carry}

The frog sat down in front of {pet.his} paws. {Pet} sniffed it. Then {pet.he} did something {pet.he} never did. {Pet.He} got up, and {pet.he} moved over.

# a-moped
The frog hopped into {pet.his} place, squashed itself down in the moss and started to make a noise. It sounded like a moped, a very long way off.

“It’s calling the other frogs,” whispered {child}. “But they only do that in water.”

{Child.He} went over and put a hand on the moss. It was icy, and water came up between {child.his} fingers.

“[elder: {Elder.short} | {Peg}]? When did it last rain?”

“Last week.”

“Then why is {pet} wet every day?”

{Peg} opened her mouth to answer, and shut it again. She put her hands in her pockets, which was a thing she never did.

“Well, I’ll be [us: darned | blowed],” she said. “It’s sitting in the pond.”

# you-learnt-to-walk
“What pond?” said {child}.

“The one that used to be there. I dug it myself, long before you were born. Full of frogs it was, every spring. You couldn’t get a wink of sleep.” {Peg} cleared her throat. “And then I filled it in.”

“Why?”

“Because you learnt to walk. You learnt in the morning, and in the afternoon you were off. We were sitting here on the step. I turned round for the milk, and when I looked up you were nearly down at the water.” She wasn’t looking at {child}. She was looking at the frog. “Nothing happened. You never got all the way. But next morning I fetched the digger.”

{child} [us: did the math | did a sum].

“Then it must be at least as old as me.”

“It’s a very old frog.”

“And it’s come here every spring just the same.”

“And found a lawn,” said {peg}. “And an old bat with a dustpan.”

# going-to-dig
On Thursday {peg} [us: called | rang up] about the gravel.

“No, there’s nothing wrong with it,” she said into the phone. “It’s me. I’ve got digging to do.”

[adult: {Adult} came to help. ][friend: {Friend} was allowed to come for the day. ]They searched the moss twice, to be sure there was nobody still in it.[elder:  {Elder}[elder2:  and {elder2}] searched it a third time.] Then {peg} climbed up into a borrowed digger. She held the levers the way you hold knitting needles, and she lifted off the turf the way you lift the skin from hot milk. [friend: {child} and {friend} were allowed to direct her, with all four arms, from up on the step.|{child} was allowed to direct her, with both arms, from up on the step.] {Peg} made the sides long and gentle, so that anyone at all could climb out, frog or child. And at the very bottom something began to shine. By evening the water stood four inches deep and as brown as tea.

# plop
At ten past nine, along came the frog. Three hops and a rest. It sat on the edge for a long time. Then it went plop. After a while the moped started up, and over in the ditch another one answered.

{child} went down across the grass to see.

Then {pet} got up. {@rose}

# all-the-way
{child} stood quite still.

{@asks}

{Peg} nodded. It was a while before she could say anything.

{@lay}

# swim
{child} sat down in the wet and {@arm}.

“I can swim now, {pet},” {child.he} said.

{Pet} stayed where {pet.he} {pet.was}.

# @stay
{child} was
## if pet.dog
{child} and {pet} were
## if pet.cat
{child} and {pet} were

# @dog
{Pet} was {peg’s} dog, and {pet.he} {pet.was} old, older than {child}. {Pet.He} carried anything that could be carried: gloves, the newspaper, once an entire roast ham. But these days {pet.he} mostly lay about.
## if pet.dog
{Pet} was {a breed}, and on the first day {pet.he} carried anything that could be carried: a glove, the newspaper, an entire roast ham. But after that {pet.he} mostly lay about.
## if pet.cat
{Pet} was {a breed}, and on the first day {pet.he} caught anything that could be caught: a glove, a moth, half a roast ham. But after that {pet.he} mostly lay about.

# @sense
“That old, and not the sense to lie down somewhere dry,” said {peg}[elder: , while {elder.short} rubbed| , rubbing] {pet.him} with the towel. “Well, come Friday, that’s the end of that.”
## if pet.dog
“That’s just where my old dog used to lie, my {old},” said {peg}[elder: , while {elder.short} rubbed| , rubbing] {pet} with the towel. “She hadn’t the sense to lie down somewhere dry either. Well, come Friday, that’s the end of that.”
## if pet.cat
“That’s just where my old dog used to lie, my {old},” said {peg}[elder: , while {elder.short} rubbed| , rubbing] {pet} with the towel. “She hadn’t the sense to lie down somewhere dry either. Well, come Friday, that’s the end of that.”

# @carry
A frog was, after all, a thing that could be carried.
## if pet.cat
A frog was, after all, a thing that could be caught.

# @rose
{Pet.His} back legs were stiff, and it took {pet.him} some time. {Pet.He} walked round in a curve and lay down, heavily, between {child} and the water, nose towards the step. Just as {pet.he} had always lain.
## if pet.dog
Nobody had called {pet.him}. {Pet.He} walked round in a curve and lay down, heavily, between {child} and the water, nose towards the step. Just as {pet.he} had lain all week.
## if pet.cat
Nobody had called {pet.him}. {Pet.He} walked round in a curve and lay down, firmly, between {child} and the water, nose towards the step. Just as {pet.he} had lain all week.

# @asks
“{Peg},” {child.he} said. “Is that why I never got all the way?”
## if pet.dog
“Is that how {old} lay?” {child.he} said. “Is that why I never got all the way?”
## if pet.cat
“Is that how {old} lay?” {child.he} said. “Is that why I never got all the way?”

# @lay
“That’s just how {pet} lay,” she said. “I thought {pet.he} had forgotten.”
## if pet.dog
“That’s just how {old} lay,” she said. “But nobody ever told {pet}.”
## if pet.cat
“That’s just how {old} lay,” she said. “But nobody ever told {pet}.”

# @arm
put an arm round {pet’s} neck
## if pet.cat
laid a hand on {pet’s} back
