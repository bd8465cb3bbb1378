title: Up
title: Up, Said the Rocket
title: Arms Full of Rocket
guest sitter: Rory (he), Marcus (he)

% One word only: “Up,” short at first, then cross, then small. Who sits on the bench (@A): {adult}, else the grandparent, else {sitter}, who is
% looking after {child}.

# up
In the middle of the [us: soccer field | football pitch][school:  {at school}], in the grass, lay a rocket. It was red and white, with three feet, and exactly as long as {child}, and it looked as if it had fallen over.

{child} had wanted a rocket every day since {child.he} turned {age}[sport: , even when {child.he} had to {play sport}]. {Child.He} ran over[friend: , and {friend}[!friend.known: , {child.his} best friend,] came running after {child.him}].[pet.dog:  {Pet}[!pet.known:  the dog] was there already.][pet.cat:  {Pet}[!pet.known:  the cat] came last, tail straight up.]

“Hello!” said {child}. “Where are we going?”

“Up,” said the rocket.[pet.dog:  {Pet} jumped up at {child} at once, because that was a word {pet.he} knew.][pet.cat:  So {pet} jumped up and lay down on it.]

“Yes!” said {child}. “Up to the moon!”[pet.other:  {Child.He} thought about it. “But I have to be back to feed {pet}.”]

“Up,” said the rocket.

# up-yourself
{@A} was sitting on the bench[adult & elder: , next to {elder}[elder2:  and {elder2}],][elder2 & !adult: , next to {elder2},] tying a shoelace. {child} ran and fetched the bicycle helmet, because astronauts have to have helmets. Then {child.he} ran back and sat astride the rocket[pet.cat: , behind {pet}].

“Ready!” said {child}. [friend: “Count!”|“Go!”]

[friend: “Three, two, one!” counted {friend}.]

Nothing happened.

“Up,” said the rocket.

“I am up,” said {child}. “You’re the one who’s supposed to go.”

“Up!” said the rocket.

“Well, go up, then!”

“Up!”[pet.dog:  {Pet} jumped and jumped.]

“No, you up!” said {child}.

Now they were both cross. {child} got off. The rocket glared with its round window.

# rolling
Perhaps it needed a bit of a push, thought {child}. {Child.He} took a run at it and pushed as hard as {child.he} could.

That was a mistake. The rocket was round, and the [us: field | pitch] sloped. It began to roll.[pet.cat:  {Pet} jumped off.] It rolled over the halfway line and off the edge and all the way down the bank.

“Stop!” shouted {child}, running after it[pet.dog:  with {pet} in front].

Bump.

# the-ditch
The rocket lay in the ditch with its nose in the mud. It was wet and brown down there. Then there came a small, small sound.

“Up,” said the rocket.

But it didn’t sound cross now. It sounded like somebody who has fallen over.

And then {child} understood. {Child.He} had said that very word, with both arms in the air, when {child.he} {child.was} little and had fallen over. But the rocket had no arms to put up.

“Shall I pick you up?” said {child}.

“Up,” said the rocket.

# and-up
{child} knew how to do it, because {child.he} had been picked up lots of times. [pet.dog: First {pet} had to dig a little, [us: around | round] the nose. Then {child}|{Child.He}] crouched down. {Child.He} put both arms [us: around | round] the rocket, one cheek against the cold red side, and held on tight.[friend:  “Three, two, one,” counted {friend}.] Then {child.he} straightened both legs.

“And … up!”

It was heavy. Mud ran into {child’s} shoes. But the nose came up out of the mud, and the tummy came up, and last of all the feet, all three. {child} carried the rocket up the bank, one step at a time, and stood it on its feet in the middle of the [us: field | pitch]. There it stood, straight and tall[pet.cat: , like {pet’s} tail]. [pet.dog: {Pet} licked its feet, and ]{child} wiped its face with a sleeve.

“There,” {child.he} said. “There, there.”

# only-a-dot
The rocket began to hum, and it sounded happy[music: , almost like {music}]. {child} ran all the way to the bench and took {@a} by the hand, because when a rocket hums you should stand well back and hold on to somebody.

[friend: “Three, two …” counted {friend}.]

“Up!” cried the rocket.

And up it went! Straight up, with fire under its feet, [athlete: higher than {athlete} can jump, ]higher than the flagpole, higher than the clouds, until it was only a dot[city:  over {city}]. {child} watched, head back. The dot got smaller. Then it was gone.

# gone
The [us: field | pitch] was very empty.

“We’d only just made friends,” said {child}.

[friend: “And I hadn’t even got to one,” said {friend}.]

{@A2} didn’t say anything, just laid a hand on the bicycle helmet. They waited[pet.dog: , and {pet} waited, nose in the air][pet.cat: , and {pet} waited under the bench], and slowly the sky turned dark blue.

# feet-first
Then the dot came back. It got bigger and bigger. Down through the evening came the rocket, slowly, feet first, and landed in the middle of the [us: field | pitch]. The fire went out. The rocket leaned over a bit, like somebody who is nearly asleep.

“Up,” said the rocket. You could hardly hear it.[pet.dog:  {Pet} only lifted one ear.]

{@A2} nodded. {child} went over and felt with one finger. The rocket was warm now, nice and warm. {Child.He} crouched down, put both arms [us: around | round] it and lifted. It wasn’t so heavy now. It laid its nose on {child.his} shoulder and hummed, as softly as [pet.cat: {pet}|a cat].

# the-whole-lot
But it was a long way home, and {child’s} legs had done a lot of running and carrying. They got as far as the bench. And you can’t put up your arms when they’re full of rocket. So {child.he} just looked at {@a}.

“Up,” said {child}.

{@A2} crouched down, put both arms [us: around | round] the whole lot[friend:  and held on tight. “Three, two, one,” counted {friend}, and on one {@he}|, held on tight, and] straightened both legs. And so they went home through the evening[pet.dog: , with {pet} in front][pet.cat: , with {pet} in front, tail straight up]. [friend: {Friend} carried the helmet. ][adult & elder: [elder2: {Elder} and {elder2} carried a muddy shoe each.|{Elder} carried the muddy shoes.] ]{@A2} carried {child}, and {child} carried the rocket, and nobody needed to say another word.

# @A
{sitter}, who was looking after {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}
