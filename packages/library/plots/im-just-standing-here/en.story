title: I’m Just Standing Here
title: Glup, Said the Mud
title: Go Round the Mud
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% By the gate (@a) is the grandparent, else {adult}, else {minder}. “Glup” is for the child to say, deeper each time; the last {wish.sound} is very soft.
% One rule: the harder you tug, the harder the mud holds on. The one who wiggles is the friend, the dog, the cat or the grandparent (@help).

# go-round
“Go round the mud,” said {@first}.

But {child} had [us: boots | wellies] on and went straight in. It was on the path to the farm[city: , just outside {city}], and it was very good mud. {Child.He} took one step, and one more, and then {child.his} feet wouldn’t come.

Glup, said the mud.

{child} tugged, and the mud held on. {Child.He} wanted to get out. But {@a} had said go round, so {child} didn’t say a word.

“Are you stuck?” called {@a}, who was waiting by the gate[elder2:  with {elder2}].

“No,” said {child}. “I’m just standing here.”

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] had gone round, and was dry to the toes. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] wanted to go in too, but {@a} held on to {pet.his} collar.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] had come along without being asked, and sat on the gatepost.]

# the-same-mud
“{Wish.sound}!” said somebody close by.

There stood {a wish}, in the very same mud, with splashes all over {wish.part}.

“Are you stuck?” asked {child}.

{@Me}

“So am I,” said {child}.

So there they stood and looked at the sky[music: , and {child} hummed {@song}].

# tug
“Well, I must be off,” said {the wish}, and tugged as hard as {wish.he} could. “{Wish.sound}!”

Glup, said the mud, and {the wish} sank a little.

{child} tugged too, as hard as {child.he} could[sport: , harder than at {@game}]. Glup, said the mud, and {child} sank a little. The harder you tugged, the harder the mud held on.

“You’re getting shorter,” called {@caller}.

“No, I’m not,” said {child}. “I’m just standing a bit further down.”

# both-at-once
“Let’s both tug at once,” said {the wish}.

“{Wish.sound}!”

GLUP, said the mud.

Now it came right up to the top of {child’s} [us: boots | wellies], and {the wish} leaned over to one side, and nobody could move.[athlete:  Not even {athlete} could have got out.] {child’s} chin began to wobble. It was horrible when something wouldn’t let go.

“Are you stuck?” {@a} called again.

{child} looked at {the wish}, and {the wish} looked at {child}.

“Yes,” said {child} in a very small voice. “I’m stuck. I didn’t go round.”

“Nor did I,” whispered {the wish}. “I’ve been stuck since Tuesday.”

“It’s horrid being stuck,” said {@a}, and held out both arms. But they didn’t reach.

# wiggle
{@help}

And when you giggle, you wiggle. {child’s} tummy wiggled, and both knees wiggled, and right down in the [us: boots | wellies] all the toes wiggled.

Plop, said the mud, and let go.

Then the other foot. Plop! And {child} stood on the grass, and got a hug from {@a}, mud and all.

# no-bottom
“What about me?” said {the wish}, out in the mud. “I can’t wiggle. I haven’t got a bottom.”

“You’ve got {wish.part},” said {child}. “Don’t tug. Do what I do.”

And {child} stood at the very edge and danced a slow, wiggly dance. {The wish} wiggled {wish.part}, ever so carefully. “{Wish.sound},” {wish.he} said, quite softly.

The mud tried to hold on. But nobody was tugging, so there was nothing to hold on to.

PLOP, said the mud.

And there stood {the wish} on the grass, giggling. “It tickles,” {wish.he} said.

# and-they-were
The mud lay there and said nothing more.[school:  They had no mud like that {at school}.] {child} and {the wish} stood side by side in the sun and dried.

“Are you stuck?” asked {@a} after a while.

“No,” said {child}. “We’re just standing here.”

And they were.

# @Me
“Me?” said {the wish}. “No, no. Somebody who can {wish.does} never gets stuck. I’m just standing here.”
## if wish.tractor
“Me?” said {the wish}. “No, no. I’m the one who pulls the others out. I’m just standing here.”
## if wish.excavator
“Me?” said {the wish}. “No, no. Mud is my job. I’m just standing here.”
## if wish.lorry
“Me?” said {the wish}. “No, no. I’m on my break. I’m just standing here.”
## if wish.bus
“Me?” said {the wish}. “No, no. This is a bus stop. I’m just standing here.”
## if wish.fire-engine
“Me?” said {the wish}. “No, no. I’m the one who does the rescuing. I’m just standing here.”
## if wish.car
“Me?” said {the wish}. “No, no. I’m parked. I’m just standing here.”

# @help
“Worms never get stuck,” said {friend}. “Do what they do!” And {friend} wiggled like a worm, from head to toe, until {child} began to giggle.
## if pet.other
“Do what {pet} does at home!” said {@caller}. “{Pet} never tugs. {Pet} wiggles.” And {@caller} wiggled just like {pet}, until {child} began to giggle.
## if elder & !friend & !pet
“Now I remember,” said {elder.short}. “You don’t tug. You wiggle.” And there on the grass {elder.short} wiggled {elder.his} bottom from side to side[elder2: , and so did {elder2}]. {child} began to giggle.
## if pet.cat
{Pet} jumped down from the gatepost to have a look, and put one paw in the mud. {Pet} didn’t tug. {Pet} just wiggled the paw, looking very offended, and out it came. {child} couldn’t help it, and began to giggle.
## if pet.dog
But that meant nobody had hold of the collar. Straight out into the mud ran {pet}, and never got stuck at all, because {pet} was so happy that every bit of {pet.him} wagged. {Pet.He} licked {child’s} chin, and {child} began to giggle.

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
