title: Home Already
title: In with the Horns!
guest caretaker: Mr Tibbs (he), Mr Hobday (he)
guest fetcher: Jenny (she), Maggie (she)

% Whoever comes to fetch (@a): {adult}, else the grandparent, else {fetcher}. “In with the whole snail” quickly, “home already” comfortably, from indoors.

# on-the-step
{child} was sitting on the step [school: {at school}|at nursery], under the little roof. Next to {child.him} sat a brown snail with a stripy house on its back.

“I want to go home,” said {child}.[sport:  {Child.He} didn’t even want to {play sport}.]

But it would be ages before [adult: {adult} came|[elder: {elder} came|{fetcher} came to fetch {child.him}, as she did every day]].

Off went the snail[athlete: , not as fast as {athlete}, but off it went]. Plop! A drop fell right on its nose. In with the horns! In with the whole snail!

“Home already,” said the snail, inside.

# under-the-rhubarb
{Caretaker} the caretaker came by with his rake.

“A snail!” said {caretaker}. “It’s lost, poor thing. Snails live under the rhubarb. Everybody knows that.”

He picked the snail up, high in the air. In with the horns! In with the whole snail!

“Home already,” said the snail.

{Caretaker} put it under the rhubarb and went away.

# all-the-way-back
But out came one horn. Then the other. The snail turned [us: around | round]. It went past the spade. It went [us: around | round] the bucket.[friend:  {Friend}[!friend.known: , {child’s} best friend,] moved a stick out of its way.] And it went up the step, right back to {child}.

# in-the-hedge
“Then it lives in the hedge,” said {caretaker}.

He carried the snail to the hedge. In with the horns! In with the whole snail!

“Home already,” said the snail. It was starting to sound tired.

{child} ran after them. {Child.He} took the snail in {child.his} hand and carried it back to the step.

“{Caretaker},” {child.he} said, “it’s got its house on.”

“So it has,” said {caretaker}. “Silly me.” And he went and raked leaves instead.

# no-house
But {child} hadn’t got a house on. {Child.His} house was a long way away. [friend: {Friend} was fetched, and waved to the snail. ]It rained and it rained[city: , all over {city}], and {@a} didn’t come, and {child} wanted to go home so badly that even {child.his} boots wanted to. Two tears ran down on to {child.his} [us: sweater | jumper].

It was a big woolly one[elder: . {Elder} had knitted it[elder2: , all but one arm, and {elder2} had knitted that]]. {child} wiped {child.his} nose on it. It smelled of home.

# all-of-it
So {child} pulled one arm in. {Child.He} pulled the other arm in. {Child.He} pulled up {child.his} knees, and they fitted too. And last of all, {child.he} pulled in {child.his} head.

In with {child}! In with the whole of {child}!

It was dark in there, and warm. It smelled just like the kitchen and the sofa and {@a}[pet.dog: , and a bit like {pet}[!pet.known:  the dog]][pet.cat: , and a bit like {pet}[!pet.known:  the cat]][pet.other: , and a bit like {pet}].

“Home already,” said {child}.

“Home already,” said the snail next door.

Plop, went the rain on the roof. Plop.

# anybody-home
There they sat, each in a house, until footsteps came crunching up the path. Then there was a knock on the [us: sweater | jumper], a very gentle one.

“Anybody home?” said {@a}.

Out came one horn. It was {child’s} arm. Then the other. And then the whole of {child}, with {child.his} hair all on end, straight into {@a-s} arms.

# through-the-rain
{@A} carried {child.him} home through the rain, under the umbrella[music: , humming {@song}]. {child} put {child.his} nose against {@his} neck. It smelled just the same.

“Home already,” whispered {child}.

# @a
{fetcher}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Fetcher}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{fetcher’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
