title: Got Something
title: The Cat in the Pear Tree
title: Back Foot First
guest pet: Cleo (she), Monty (he)
guest old: Mr Ferris (he), Mrs Lamb (she)
guest sal: Sal (she), Bryony (she)

% Whose tree it is (@g): the grandparent’s, else {adult} calls up it, else {old} from next door. The cat is the family’s, else the one next door; a dog
% woofs where a cat miaows. Whisper all that is said on the ladder.

# the-worst
Of all the things {child} didn’t want to see from the top of {@tree}, the worst was a fire engine.

It came round the corner with its blue lights going[music:  and {music} on the radio] and stopped at the gate, and all down the road people came out to look: the neighbours, the [us: mailman | postman], [elder2: {elder2} ]{@two}.

{child} pulled in both feet and sat very still among the leaves.

{@doing} So {child} had climbed up to save {pet.him}, seven branches, and {pet} had looked at {child.him}, stepped on to {child.his} head, walked down {child.his} back and gone home. And then {child} had looked down. Since then {child.he} hadn’t been able to move anything except {child.his} eyes.

# not-that-one
“Don’t you worry,” {@g} called softly up the trunk. “I didn’t tell them it was you. I said it was the {@kind}.”

“Now then!” boomed the fire chief. “Where’s this {@kind}?”

{@gatepost}

“Not that one,” said {@g}. “[breed: That one’s {a breed}. ]It’s another one. Deep in.”

They all looked up. There was only one thing to do, and {child} did it.

“{@Miaow},” {child.he} said.

“Sounds like a big one,” said the chief. “[city: Biggest in {city}, I should think. ]Up you go, {sal}! Your first {@kind}!”

# first-one
The ladder slid up from the engine with a long hum and laid its top among the pears. Somebody came climbing. First there was a yellow helmet, and then there was a very young face.

“{@Puss},” it said. And then, “Oh.”

“Please don’t tell,” whispered {child}. “I only came up for the {@kind}.”

“I won’t tell,” whispered {sal}. She had both arms [us: around | round] the ladder, as if it was her aunt.

“Shall we go, then?” said {child}.

“In a minute.”

A pear fell off. They both listened to how long it took.

# nearly
“We practise on a tower,” {sal} whispered. “A brick tower. It doesn’t sway. Don’t tell the chief.”

“Have you got it?” called the chief.

“Nearly!” said {sal}. “It’s shy!”

“{@Miaow},” said {child}.

“Don’t look down!” shouted {@g}, and that was no help, since down was where they had to go. “When I was your age I came down out of trees like a …” Then {@he} remembered. “I mean, {@puss}!”

# up-and-home-again
The ladder gave a little shiver. Somebody else was coming up. It was {pet}, who had finished {@leg}. {Pet.He} walked up rung by rung, past {sal’s} boots and past {sal}, and sat down on the top. {Pet.He} looked at one face, and {pet.he} looked at the other. Then {pet.he} went home again.

And this time {child} saw how. {Pet} turned {pet.his} back on the whole drop. {Pet.He} put out one back foot and felt about with it, this way and that way, with a very {@cross} face, till it touched a rung. Then {pet.he} waited till {pet.he} {pet.was} sure. Then {pet.he} did the other foot.

# back-foot
“{sal},” whispered {child}. “Don’t do the ladder. Only do your back foot.”

“My what?”

“Feel about with it. Have you got something?”

A boot waved in the air. It bumped.

“Got something,” said {sal}.

“Then wait till you’re sure. Now the other one.”

“Got something,” said {sal}, and breathed out. “Now you. I’m right underneath. Back foot.”

{child} turned round. {Child.He} put out a foot, and it was the longest bit of air {child.he} had ever met. Then it bumped.

“Got something,” {child.he} said.

# where-the-leaves-ended
And so they came down, first {sal} and then {child}. Got something. Got something. It went rather well, as far as the place where the leaves ended. There {child} stopped. One more rung, and the whole road would see what sort of {@kind} {child.he} {child.was}.

“I could put my jacket [us: around | round] you,” whispered {sal}. “You could {@miaow}.”

{child} thought about it. But below {child.him} {sal’s} boot was out in the air, waiting for somebody to ask it.

“Got something?” {child.he} said, out loud, and came down out of the leaves.

# not-a-cat
It went quiet in the road.

“That’s not a {@kind},” said {@boy}.

“No,” said {child}. “It’s me. I got stuck.”

{@boylooked} “I’d have got stuck halfway,” {@boyhe} said.[athlete:  “So would {athlete}.”]

# fetched-down
{sal} sat down on the step of the fire engine. The chief looked at {sal}. Then she looked at {child}.

“Twenty years I’ve been fetching down cats[pet.dog:  and the odd dog],” she said. “I never had one before that fetched down the firefighter.”

And she let {child} press the button, and the ladder hummed all the way home.

# nine-neighbours
By bedtime nine neighbours had heard all about it. “{@Miaow}?” one of them called up at {child’s} window.

“Don’t,” said {child}, and turned out the light.

## if adult & elder
{Adult} had heard about it from nine neighbours[elder2:  and {elder2}] by bedtime. “{@Miaow}?” {adult.he} said.

“Don’t,” said {child}.

{Adult} laughed, and turned out the light.

## if adult & !elder
Nine neighbours had been to the door by bedtime, to ask after the {@kind}. “{@Miaow}?” said {adult}.

“Don’t,” said {child}.

{Adult} laughed, and turned out the light.

## if elder & !adult
Nine neighbours[elder2:  and {elder2}] had been to the door by bedtime, to ask after the {@kind}. “{@Miaow}?” said {elder}.

“Don’t,” said {child}.

{Elder} laughed, and turned out the light.

# cold-foot
And as soon as it was dark, there {child.he} {child.was} at the top of the tree again, with all that air underneath {child.him}. So {child} put one foot out, down under the [us: comforter | duvet] where it was cold, and felt about with it, this way and that way, till it bumped into something warm, {@purr}.

Got something.

{child} waited till {child.he} {child.was} sure. Then {child.he} did the other foot.

# @tree
{old’s} pear tree next door
## if adult & !elder
the pear tree
## if elder
{elder’s} pear tree

# @g
{old}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
{old.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @two
and two boys from [school: {school} | {child’s} class][sport: , on their way home from {sport}], with ice [us: pops | lollies]
## if friend
and {friend}, {child’s} best friend[school:  from {school}][sport: , on the way home from {sport}], with an ice [us: pop | lolly]

# @doing
It was the doing of {pet}, the cat next door. {Pet.He} had sat up here and howled as if the world was ending.
## if pet.cat
It was {pet’s} doing. {Pet.He} had sat up here and howled as if the world was ending.
## if pet.dog
It was {pet’s} doing. {Pet.He} had run straight up the tree after a squirrel, before anybody could tell {pet.him} that dogs can’t, and had sat up here and howled as if the world was ending.

# @gatepost
{Pet} was sitting on the gatepost in front of everybody, washing a leg.
## if pet.dog
{Pet} was sitting at the gate in front of everybody, scratching an ear.

# @kind
cat
## if pet.dog
dog

# @miaow
[us: meow | miaow]
## if pet.dog
woof

# @puss
[us: here, kitty | puss, puss]
## if pet.dog
here, boy
## if pet.dog & pet.she
here, girl

# @leg
{pet.his} leg
## if pet.dog
{pet.his} ear

# @cross
cross
## if pet.dog
serious

# @purr
which really lived next door, and which began to purr
## if pet.cat
that began to purr
## if pet.dog
with a tail on it that began to thump

# @boy
one of the boys
## if friend
{friend}

# @boyhe
he
## if friend
{friend.he}

# @boylooked
The boy looked up at the tree, all the way.
## if friend
{Friend} looked up at the tree, all the way.
