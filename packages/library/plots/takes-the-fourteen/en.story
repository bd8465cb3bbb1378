title: The Fourteen
title: Third Seat on the Left
title: The Warm One
guest friend: Priya (she), Kofi (he)
guest pet: Dolly (she), Monty (he)
guest driver: Bernadette (she), Yvonne (she)
guest neighbour: Mrs Lovell (she), Mrs Hobday (she)

% The dog is the family’s, or the one next door. A cat takes the bus for the heater just as well.

# good-for-the-lungs
It took {child} fifty-two minutes to walk to school, but {child.he} told everyone[school:  {at school}] that {child.he} liked it.

{Child.He} said it was good for the lungs[sport: , and for {sport}].[elder:  {Elder}[elder2:  and {elder2}] thought so too.] {Child.He} said it in fog, and once in hail, with {friend}[!friend.known: , {child.his} best friend,] beside {child.him}, emptying out a shoe. {Friend} had a bus pass. The number fourteen went from outside {friend’s} house to the school gate in eleven minutes, and it had a roof. {Friend.He} walked with {child} anyway.

“I like it too,” said {friend}. {Friend.He} sneezed.

# never-again
{Friend.He} never asked why. {Friend.He} knew why. In the first week of September {child} had caught the fourteen alone, in the dark end of a wet afternoon. The windows had steamed up. {Child.He} hadn’t seen the stop and {child.he} hadn’t dared to ask, and {child.he} sat there, perfectly polite, until the lights went off and {child.he} found {child.himself} in the depot, with a man and a mop. {@fetch} had come to fetch {child.him}. Nobody was cross. But something inside {child} had folded its arms and said, “Never again.”

# disappears
Then, in November, {pet} began to disappear.

{@meals} But three Saturdays running {pet.he} slipped out through the gap in the hedge after breakfast, and came back just before lunch, looking pleased and smelling, faintly, of other people.

“{Pet.He}’s got a second family,” said {@a}. “With better sausages.”

“{Pet.He}’s visiting someone,” said {friend}, who was romantic. “Somebody old and sad.”

# fifth
On the fourth Saturday they followed {pet.him}. {@trotted}, and sat down neatly at the bus stop. There were four people [us: in line | in the queue] already. {Pet} was fifth.

The fourteen came. The doors hissed. The people got on, {pet} got on after them, and the doors began to close.

“{Child}!” said {friend}. “{Pet}’s going!”

There wasn’t time for anything to fold its arms. They ran. {child} was up the step before {child.he} knew it, and the [us: sidewalk | pavement] was sliding away.

# third-seat
“Is that your [pet.cat: cat | dog]?” {child} asked the driver, which wasn’t what {child.he} had meant to say at all.

“Mine? No, {pet.he}’s with the lady in the green hat,” said the driver. Her badge said {driver}. “Every Saturday.”

“Not with me,” said the lady in the green hat. “I thought {pet.he} belonged to the twins.”

“We thought {pet.he} belonged to the bus,” said the twins.

{Pet} had gone to the third seat on the left and lain down underneath it, with only a nose and a tail showing. {@thump}, and closed {pet.his} eyes.

“We’ll see where {pet.he} gets off,” whispered {friend}. “Then we’ll know.”

So they sat down above {pet.him}. The windows were steaming up. They passed the [us: pool | baths][athlete: , with {athlete} on a poster]. They passed the library. At every stop {child} thought, now; and at every stop {pet} stayed put. The green hat got off. The twins got off[music: , humming {music}]. And then, at the bottom of Mill Hill, there was a sign in the road, and the bus turned left instead of right.

{child’s} hands went cold. “This isn’t the way.”

“It’s a [us: detour | diversion],” said {friend}. “I’ll look it up.” {Friend.He} took out {friend.his} phone, and {friend.his} face changed. “It’s dead.”

# a-chin
The streets outside were all strange and all the same. [city: It might not have been {city} at all. ]It was September again. {child} could feel {child.himself} becoming perfectly polite.

Something heavy and warm came down on {child.his} foot. {Pet} had shifted, without opening {pet.his} eyes, and put {pet.his} whole chin on {child’s} shoe. {Child} could feel {pet.him} breathing through the laces. {Pet} didn’t know where they were either. {Pet.He} just didn’t think that it was the sort of thing you had to know alone.

# trench-foot
{child} looked at {friend}, who for nine weeks had [us: gotten | got] wet on purpose.

“I hate walking,” said {child}.

“I know,” said {friend}. “So do I.”

“I’m scared of the bus.”

“I know,” said {friend}. “I didn’t want to be the one who said it.” {Friend.He} thought for a moment. “I’ve actually got trench foot.”

# excuse-me
{child} began to laugh, and it was the laugh that did it. {Child.He} stood up. {Child.He} waited for a red light. Then {child.he} walked to the front and did what {child.he} hadn’t dared to do in September.

“Excuse me,” {child.he} said. “I don’t know where we are.”

“Bless you, nor do half of them,” said {driver}. “We’re back on Mill Hill in two minutes, and then it’s the school, the park and round to Church Road again. Tell me where you want, and I’ll sing out.”

And that was all. {child} stood there, rather stunned, like someone who has leaned on a locked door and found it was only a curtain.

# the-heater
They passed the school. They passed the park. {Pet} didn’t stir. Only when Church Road came swimming up through the steam did {pet.he} stretch, back legs last, and stroll to the doors.

“But {pet.he} {pet.has} been nowhere,” said {friend}. “This is where {pet.he} got on! Who’s {pet.he} visiting?”

{child} went back and put a hand under the third seat on the left. Then {child.he} put {friend’s} hand there as well. Out of a little grille in the floor came a steady stream of beautiful hot air.

“It’s the heater,” said {child}. “{Pet} comes for the heater.”

{Friend} looked quite bereaved.

{@A} laughed so much that [adult: {adult.he} | she] had to sit down on the stairs. Then [adult: {adult.he} | she] mended the hedge, and they took {pet} properly, {@lead}, on Saturdays.[elder:  {Elder} came once, and kept both feet on the grille.]

# saved-you
And on Monday it rained as though it had been saving up. At ten past eight the fourteen drew up outside {friend’s} house and opened its doors. Third seat on the left, with both feet on the grille and a bag on the place beside, sat {child}.

“I saved you the warm one,” {child.he} said.

# @fetch
{neighbour} from next door
## if adult
{Adult}

# @a
{neighbour}
## if adult
{adult}

# @meals
{Pet} was {neighbour’s} dog, and believed in meals.
## if adult
{Pet} was the dog from next door, and believed in meals.
## if pet.dog
{Pet} was {a breed} who believed in meals.
## if pet.cat
{Pet} was {a breed} who believed in meals.

# @trotted
{Pet.He} trotted along Church Road like a dog with an appointment
## if pet.cat
{Pet.He} walked along the top of the wall on Church Road like a cat with an appointment

# @thump
{Pet.He} thumped the floor, once
## if pet.cat
{Pet.He} flicked the tail, once, to show that it was private

# @lead
on a lead
## if pet.cat
in a harness
