title: {Dino} Will Be with You Shortly
title: It Takes Seven
title: Are You Called Only Leaves?
guest dino: Mildred (she), Gwendoline (she)
guest cousin: Prudence (she), Cordelia (she)
guest neighbour: Mr Ogden (he), Mr Batty (he)

% What is shouted or tickled down below has to climb up to the head, and that takes seven; down is quick, and what she sees she knows at once.
% @a: {adult}, else the grandparent, else {neighbour}.

# grey-and-wrinkly
{child} had been looking for dinosaurs in the gravel pit [city: outside {city} ]all summer. So far {child.he} had found a nail, half a saucer and a bottle top.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had found the other half of the saucer.]

“No luck today, either?” asked {@a-neighbour}, who was sitting on a rock with a coffee, watching the [us: swallows | sand martins].

“No,” said {child}. “But that hill wasn’t there yesterday.”

{Child.He} walked round the hill. It was grey and wrinkly, and on the other side it had a foot.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed at it, for a long time, and went and lay down behind the coffee.]

{child} looked up. And up. At the top, above the birch trees, was a small head, chewing.

# only-leaves
“Hello!” shouted {child}. “What’s your name?”

The dinosaur chewed.

“Do you eat {@kids}?” shouted {child}, because it’s as well to know.

“{dino},” said the dinosaur.

“Do you eat {dino}?”

“Ugh, no. Only leaves.”

“Is your name Only Leaves?”

“How could I? I am {dino}.”

{child’s} head was beginning to hurt[school: , the way it did in [us: math | maths] {at school}].

“I don’t understand any of this!” {child.he} shouted.

“No, it isn’t,” said the dinosaur. “It’s {dino}. I keep telling you!”

# seven
So {child} sat down on the dinosaur’s big toe and had a think. Then {child.he} tickled it with a twig, and counted.

One. Two. Three. Four. Five. Six. Seven.

“Hee hee hee!” came a voice out of the sky.

“Seven!” said {child}. “{@A}! There’s nothing wrong with her! She’s just long! Everything has to climb up to her head, and it takes seven! Down’s quick, it just drops!”

“Then you’ll have to be patient,” said {@a}, who had forgotten the coffee.

# since-monday
After that it went much better. {child} asked and counted to seven, and {dino} answered. She was a hundred years old.[elder:  {Elder} still had a long way to go[elder2: , and so had {elder2}].] She liked birch best.[sport:  No, she didn’t {play sport}, not with those feet.] She had two cousins in the forest who were even longer.

“And how long does it take them?”

One, two, three, four, five, six, seven.

“{cousin} has just answered something from Monday,” said {dino}.

# jump
{child} laughed so much that {child.he} nearly fell off the toe. And because {child.he} {child.was} so happy, {child.he} shouted the first thing that came into {child.his} head.

“Hey, {dino}! JUMP!”

Then {child} saw where {dino} was standing: right beside the high sand wall. It was full of little round holes, and in every hole lived a [us: swallow | sand martin], with chicks. If {dino} jumped, the whole wall would come down.

# close-behind
One.

“Don’t jump!” yelled {child}.

Two.

But that was no use! “Jump” was already on its way up, and “don’t jump” could never overtake it.

Three. {child} thumped on {dino’s} leg. That had to climb, too.

Four. A chick looked out of one of the holes, with its mouth wide open for its supper.

Five.

# a-big-yawn
Shouts had to climb. Thumps had to climb. But {dino’s} eyes! They were up there already!

{child} ran out to the middle of the pit, where {dino} could see {child.him}[athlete: , and not even {athlete} would have caught up]. {Child.He} waved both arms over {child.his} head, the way they do at airports. Then {child.he} lay down flat in the gravel, stretched, and yawned the biggest yawn {child.he} had.

Six.

{dino} saw it. That looks nice, she thought. And down was quick. So she folded her legs, one by one, and lay down ever so gently. Her neck came last, like somebody putting down a garden hose.

Seven.

# no-i-keep-telling-you
“Jump?” said {dino}. “What, now? When I’ve just got comfortable?”

{child} breathed out.

“Don’t jump?” said {dino}. “I’m not going to. I keep telling you.”

Not one grain of sand had fallen. The chick got its supper.

# at-once
Now {dino’s} head was right beside {child’s}. She had soft lips, and she smelled of birch.

“Hello,” {child} whispered in her ear.

“Hello,” said {dino} at once.

They lay there talking for a long time, and every answer came straight away.[music:  She asked to hear {music}, and then she asked to hear it again.] But when the sun went down {dino} got up, because her cousins were waiting.

“Goodnight,” {child} called after her.

But {dino} was already gone among the fir trees. {child} counted to seven. {Child.He} counted to twenty.

“I expect she’d gone too far,” said {@a}.

# goodnight
That night {child} lay in bed with the window open.[pet.cat:  {Pet}[!pet.known:  the cat] lay on the sill with both ears turned to the forest.][pet.other:  {Pet} was already asleep.] {Child.He} {child.was} nearly asleep when {child.he} heard a voice, far away over the forest.

“Goodnight, {child}.”

# @kids
children
## if child.she
girls
## if child.he
boys

# @a-neighbour
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
