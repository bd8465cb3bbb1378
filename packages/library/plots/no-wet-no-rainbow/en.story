title: The Rainbow in the Goal
title: Budge Up, Said the Rainbow
guest friend: Ned (he), Orla (she)
guest pet: Otis (he), Nellie (she)
guest minder: Mrs Hart (she), Mrs Lamb (she)

% “Budge up” is said by the child to the rainbow, to the pet, and by the rainbow to them all. @nose, @in, @shake, @again: the dog shakes himself, the cat sits on the soft edge of the pool.

# in-the-goal
The rainbow came down in {@garden} at four o’clock, exactly in the goal.

It was as wide as a sofa and it hummed. It stood right on the line, between the posts, and leaned on one of them. {child} had the ball on the spot. {Child.He} had one penalty left against {friend}, {child.his} best friend, and {@fetch} was coming soon to fetch them both.

“Budge up,” said {child}.

“No,” said the rainbow. “I stand where it’s wet. No wet, no rainbow. Look.”

{@nose} and {pet.his} nose came out yellow.

# a-puddle
“And there’s a delay!” said {friend}, who talked like [us: soccer | football] on the radio. “The crowd has never seen anything like it[city:  in {city}]!”

{child} looked. In the goal, where they had worn the grass away, there was a fine brown puddle.

“But it’s our goal.”

“But it’s my puddle. Besides, I’ve been standing up my whole life, and I’ve never had anything to lean on.”

They were both right, and they both folded their arms. It is hard to see a rainbow fold its arms, but the blue went over the green.

# the-wheelbarrow
“The captain has an idea!” said {friend}. “It’s the wheelbarrow!”

It was really {friend’s} idea. They pushed the wheelbarrow under the rainbow’s foot and both lifted the handles. The rainbow was as light as steam. It stayed where it was, and they tipped over backwards into the flower bed.

“Oh, that’s embarrassing for the team!” said {friend}, with a leaf in {friend.his} mouth.

# saved
So {child} took the penalty anyway. {Child.He} kicked the ball straight through the middle. It went in white and came out with stripes.

“Goal!” shouted {friend}.

“Saved,” said the rainbow. “It went through me very slowly.”[athlete:

“Not even {athlete} would have got that one past,” said {friend}.]

{child} was so cross that {child.his} hands went into fists. {Child.He} sat down on the back step with {child.his} back to the rainbow. {Pet} came at once and sat down too. {Pet} always sat on the exact bit where you were sitting.

“Budge up, {pet},” said {child}, and {pet} leaned harder.

# drying-up
Then the sun came out properly, hot and bright. The puddle began to shrink.

{child} turned round. There was no red. The red had gone, and the orange was as thin as weak [us: lemonade | squash].

“There’s trouble in the goalmouth,” said {friend}, in a very small radio voice. “{child}, it’s drying up.”

No wet, no rainbow. {child’s} tummy went cold. {Child.He} had wanted it to move. {Child.He} hadn’t wanted it to stop.

“Hose!” said {friend}.

But the hose was locked in the shed[elder: , and {elder} was indoors, looking for the key[elder2:  with {elder2}]]. Now the yellow was going.

“Don’t fuss,” said the rainbow faintly. “You can have your penalty now.”

“I don’t want it!” said {child}.

# number-nine
{Child.He} looked round for wet. There was the paddling pool by the fence, full of rain and leaves. {Child} couldn’t carry a paddling pool. {@in}

“{Friend}, call {pet.him}!”

“Here comes the big number nine!” yelled {friend}, slapping {friend.his} knees. “{Pet}! {Pet}! {Pet}!”

# the-red
{@shake}

And there was the red.

“Again!” cried {child}. {@again} until the goal was one big puddle and the rainbow was as thick as a mattress.

# jumpers
“You’ve got very wet,” said the rainbow to {child}. “Just for me.”

“You can keep the goal,” said {child}. “We can do [us: sweaters | jumpers] for posts[school: , as we do {at school}].”

The two friends sat down on the step to wait. They dripped, and {@drip}. Soon there was a good little puddle on the step.

# budged
The rainbow lifted its foot out of the goal. It came across the grass and stood beside them for a moment, not leaning on anything.

“Budge up,” it said.

So {child} budged up, and {friend} budged up, and {pet} didn’t. The rainbow sat down for the first time in its life. It was warm[music: , and it hummed a little {music}]. It lay across all their knees like a blanket, and there was enough for everyone[sport: , as there is on the bench at {sport}].

When {@came} came round the side of the house, there were two friends and {@animal} asleep on the step, and the {@kind} was seven colours.

# @garden
the back garden
## if elder
{elder’s} back garden

# @fetch
{minder} from next door
## if adult
{adult}

# @came
{minder}
## if adult
{adult}
## if elder & adult
{adult} and {elder}
## if elder & !adult
{minder} and {elder}

# @nose
{Pet}, {friend’s} dog, sniffed it,
## if pet.dog
{Pet}, {child’s} dog, sniffed it,
## if pet.cat
{Pet}, {child’s} cat, sniffed it,

# @in
But {child.he} knew who could carry quite a lot of one.

“{Pet}! In!”

{Pet} jumped in, lay down and rolled over. {Pet.He} got up twice as heavy, with a leaf on {pet.his} head.
## if pet.cat
But it had a soft fat edge, and {child} knew who could never see an edge without sitting on it.

{Child.He} patted the edge, on the side towards the goal. “{Pet}! Up!”

# @shake
{Pet} galloped to the goal. {Pet.He} stopped. {Pet.He} shook.

{Pet.He} shook from {pet.his} nose to {pet.his} tail and back again. Water flew over {friend}, and up {child’s} sleeves, and hung in the air, shining.
## if pet.cat
{Pet} came, in {pet.his} own time. {Pet.He} put one paw on the edge. {Pet.He} stepped up. {Pet.He} sat.

The edge sank. Over it came the water, with all the leaves, over {friend’s} shoes and up {child’s} legs, and ran down the grass into the goal, shining.

# @again
{Child.He} threw the ball in the pool and {pet} went in after it. They did it again and again,
## if pet.cat
“Budge up, {pet}!” And {child} sat down on the edge on one side of {pet.him}, and {friend} on the other, and they all got lower and wetter

# @drip
{pet} dripped most of all
## if pet.cat
{pet} dripped too, from the tip of {pet.his} tail, and looked the other way

# @animal
a dog
## if pet.cat
a cat
## if breed.Labrador
a [us: Lab | Labrador]

# @kind
dog
## if pet.cat
cat
