title: The Fourth Car
title: Nobody’s Ever Flagged It In
guest friend: Nora (she), Alfie (he)
guest pet: Biscuit (she), Buster (he)
guest elder: Joan (she), Ron (he)
guest neighbour: Yvonne (she), Brenda (she)

% The dog is the family’s, or the friend’s; a cat can carry a tea towel as well. {elder} is the family’s own, else the neighbour {child} is staying the night with.

# one-lap
The racing car came at seven in the evening, when {elder}[!elder: , the neighbour {child} was staying the night with,] had just hung out the [us: laundry | washing].

It came out of the woods, from where the old dirt track [city: outside {city} ]used to be. It was low and green and muddy to the tip of its nose, there was nobody in it, and it drove one lap [us: around | round] {elder.short’s} house. Then it drove another.

“Who’s that?” said {elder.short}.

“Nobody,” said {child}.

“Then I’ll thank nobody to mind my peonies[elder2:  and {elder2’s} lettuces].”

# twelve-laps
After twelve laps, {child} [us: called | rang] {friend}, who was {child.his} best friend[!friend:  and lived nearest][adult: , and {adult}, who was on a train and would [us: call | ring] back]. By the time {friend} got there it had done twenty. {@Pets} stood beside them on the front step with {pet.his} tail {@tail}. Every time the car came past it slowed down, looked at them with its small [us: headlights | headlamps] as if it was asking something, and drove on.

“I want a ride,” said {friend}. “One lap. It’s all I ask of life.[athlete:  That, and to meet {athlete}.]”

{child} didn’t want a ride. {Child.He} {child.was} listening to the engine. It had started to cough, deep down. What {child.he} wanted was for it to be allowed to stop.

# thirty-one
They tried opening the gate. {Elder.short} tried standing on the step and saying, “There now, that’ll do,” in a voice that would have worked on bulls. It was no good.

On lap thirty-one, something happened. {Pet} got bored. {Pet.He} wandered over to the [us: clothesline | washing line] and helped {pet.himself} to a {@cloth}, as {pet.he} usually did. {Pet} couldn’t see a {@cloth} without wanting to carry it, and if you wanted it back you had to wait until {pet.he} {pet.was} asleep. Now {pet.he} came {@ambling} along the side of the house with the {@cloth} dangling from {pet.his} mouth, and at that very moment the car came [us: around | round] the corner.

It braked so hard that the gravel flew. It stood quite still. The whole car was quivering.

Then {pet} went in behind the currant bushes, and after a while the car began to roll again.

# scared-of-whom
“It’s scared of {@kinds}!” said {friend}. “Let’s put {pet} on the grass, where it can see {pet.him}!”

So {pet}, who had hidden the {@cloth} in the bushes, had to sit on the lawn with {child} beside {pet.him}. The car came [us: around | round] the corner, looked at {pet}, and barely slowed down at all.

“Oh well,” said {friend}. “Wrong.” {Friend.He} said it without going red. It was one of the things {child} liked about {friend.him}.

# black-and-white
{child} stayed where {child.he} {child.was} on the grass, and thought. It wasn’t {pet}. {Pet.He} {pet.was} just the same now as before, same ears, same tail. The only thing different was …

“{Elder.short},” said {child}. “What’s the pattern on that {@cloth}?”

“Squares,” said {elder.short}. “Black and white. Why?”

The car came [us: around | round] the corner, slowed, asked, and drove on.

“It doesn’t know it’s got there,” said {child} slowly. “It’s waiting for the flag. Nobody’s ever flagged it in.”

# an-orange
{child} knew how that felt. In the spring {child.he} had run the cross-country[school:  {at school}], and by the time {child.he} got to the end they had packed up the finish. The tape was down, the table was folded, and {child} didn’t know where to stop, so {child.he} ran all the way to the bike shed. And there was {friend}. {Friend.He} had been waiting forty minutes, with an orange[sport: , though all the others had gone off to {play sport}]. {Friend.He} had already peeled it.

# it-was-raining
“But who’d forget to flag in a car?” said {friend}.

{Elder.short} had sat down. {Elder.He} {elder.was} smoothing {elder.his} apron, though it was smooth already.

“It was raining,” {elder.he} said.

They looked at {elder.him}.

“I did the flag at that track once. They were short of people, and I had strong arms. Four cars to come in, they told me. I flagged in three.” {Elder.short} looked towards the woodshed, where something was coughing. “It was raining [us: cats and dogs | stair rods], and the tea had run out. I thought the fourth must have gone home.[elder2:  I’ve never told {elder2}.]”

“It hasn’t gone home,” said {child}.

“No,” said {elder.short}. “So I see.”

# three-corners
{Elder.short} got up. “Where’s that {@cloth}?”

{Pet} had it. {Pet.He} had fetched it out again and was lying under the currant bushes with it between {pet.his} paws, and when {friend} took hold of one corner, {pet} took charge of the other three.

“All my others have flowers on,” said {elder.short}.

The engine coughed, died, and caught again. One more lap, thought {child}. If that.

“Let go, {friend},” {child.he} said. “{Pet.He} never gives it to anyone who pulls.”

{Friend} let go. “It ought to be {elder.short},” {friend.he} said. “{Elder.He}’s the one who owes it.”

# two-open-hands
{Elder.short} got down on {elder.his} knees in the grass. {Elder.He} didn’t pull. {Elder.He} held out two open hands, and waited.

{Pet} looked at {elder.him}. {Pet.He} [us: swiveled | swivelled] {pet.his} ears. Over by the woodshed something coughed, and {pet.he} listened to that as well, for a long time. Then {pet.he} stood up, and for the first time in {pet.his} life {pet} gave back a {@cloth}. {Pet.He} laid it in {elder.short’s} hands.

# number-four
{Elder.short} reached the gate just in time. When the car came [us: around | round] the corner there {elder.he} stood, straight as a post, swinging the [us: checkered | chequered] {@cloth} in great figures of eight so that the {@flew} flew.

“You’re in!” shouted {elder.short}. “Number four! You’re in!”

The car rolled past {elder.him}, slower and slower, right up to the front step, and there it switched itself off. It was so quiet that you could hear the metal ticking as it cooled. {Pet} sniffed a wheel. Then {pet.he} lay down close against the side, where it was warmest. {Friend} patted it on the nose, and didn’t ask for a lap.

# four-buns
{Elder.short} went indoors[music: , humming {music},] and came back with tea and four buns. The fourth {elder.he} put on the [us: hood | bonnet].

“Who won?” {@asked}.

“We don’t know,” said {child}. “But everybody’s in now.”

Before {child.he} went to bed {child.he} hung the {@cloth} over the gate. It began to rain, but {child.he} let it hang.

# @cloth
tea towel
## if us
dish towel

# @pets
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @tail
straight out
## if pet.cat
like a bottle brush

# @ambling
ambling
## if pet.cat
stepping

# @kinds
dogs
## if pet.cat
cats

# @flew
dribble
## if pet.cat
cat hairs

# @asked
called {neighbour} from the house across the road
## if adult
asked {adult} on the phone
