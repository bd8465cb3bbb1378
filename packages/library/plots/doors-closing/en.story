title: The Car That Smelled of Seaweed
title: Doors Closing
title: Not Chips. This
guest minder: Mrs Hale (she), Mrs Lovell (she)

% Whoever drives (@a): {adult}, else the grandparent, else {minder} from next door. Sock: squelch. Nose: snuff, snuff, snuff. The lift talks: Ding. Doors closing. Going up.

# squelch
Squelch, squelch, squelch. That was {child’s} sock. {Child.He} had been to the sea, and the sea had been in {child.his} [us: rain boot | welly]. Now {child.he} had shoes on, but one sock was still wet.

Beside {child.him}, on a [us: leash | lead], walked {child.his} dog, {pet}, who was {a breed} {@nose}. [city: They had stopped on the way back, {in city}, and now it|It] was time to go home. They only had to take the [us: elevator | lift] up through the [us: parking garage | car park] to the car.

“Which floor is the car on?” asked {child}.

“I know this,” said {@a-first}. {@He} thought. “It had a number.”

# row-after-row
“Ding,” said the [us: elevator | lift]. “Going up.”[friend:  And up they went, with {friend}, {child’s} best friend, doing the buttons, because it was always {friend.his} turn.]

The doors slid open. There were cars everywhere, row after row[school: , like the coats {at school}].

“Is it here?” said {child}.

“It looks like here,” said {@a}.

“Ding. Doors closing,” said the [us: elevator | lift]. “Going up.”

The doors slid open. There were cars everywhere, row after row. It looked exactly the same.

“{Pet} can find it,” said {child}. “Our car’s got all my seaweed in it.” [elder & adult: {Elder} wanted it for the roses[elder2: , and {elder2} didn’t]. ][elder2 & !adult: {Elder2} wanted it for the roses. ]And the seaweed smelled so much that {@a} had left the windows open a crack.

# thats-chips
“Find the car, {pet}!”

{child} held the [us: leash | lead], and {@a} held {child}, and {pet} put down {pet.his} nose. Snuff, snuff, snuff. “{@aroo}!”

In the nearest car sat a lady with a bag of [us: fries | chips].

“That isn’t our car, {pet},” said {child}. “That’s [us: fries | chips].”

“It certainly is,” said the lady, and wound up her window.

# thats-cheese
“Ding. Doors closing. Going up.”[sport:  Somebody got in who was off to {play sport}, and got out again because of the sock.]

Snuff, snuff, snuff. “{@aroo}!”

On the next floor a man was lifting a box into a van.

“That isn’t our car, {pet}. What is it?”

“Cheese,” said the man. “Clever dog.”
## or
“Ding. Doors closing. Going up.”[sport:  Somebody got in who was off to {play sport}, and got out again because of the sock.]

Snuff, snuff, snuff. “{@aroo}!”

On the next floor stood a van with its door open, and nobody in it. And then there was {pet} in it.

“That isn’t our car, {pet}. What is it?”

“Pies,” said a man with a tray. “Or it was.”

# a-baby
“Ding. Doors closing. Going up.”

Snuff, snuff, snuff. “{@aroo}!”

“That’s a baby, {pet}!”

But it was a baby with a sausage.

“{Pet} is a good finder,” said {@a}. “{Pet} just doesn’t find us.”

# it-stopped
They went back into the [us: elevator | lift]. “Doors closing. Going …”

It stopped.

It didn’t say ding. It didn’t say up or down. It just stood there, between one floor and the next.

{@A} pressed the button with the bell on it. “Stay where you are, my loves,” said a voice in the wall. “I’ll have you going in two minutes.”

So they stayed. {@A} sat down on the floor. {Pet} sat down on {@a}. There were no [us: fries | chips] in there, and no sausages, and no babies.

# a-sock
Snuff, went {pet}. Snuff, snuff. {Pet.He} put {pet.his} nose on {child’s} shoe.

{child} wiggled {child.his} toes. Squelch.

“{@A},” said {child} slowly. “What does my sock smell of?”

{@A} leaned over. {@He} leaned back very quickly. “Seaweed,” {@he} said.

“And what does our car smell of?”

{@A} opened {@his} mouth, and shut it again.

# this
{child} took off {child.his} shoe. {Child.He} pulled at the sock with both hands … Shlopp! Then {child.he} put {child.his} bare foot back in {child.his} shoe, and held the sock in front of {pet’s} nose.

“Not [us: fries | chips], {pet},” said {child}. “Not sausages. This.”

Snuff, snuff, snuff. {Pet} smelled the heel. Snuff, snuff, snuff. {Pet} smelled the toe. And {pet.his} tail began to go.

“Ding!” said the [us: elevator | lift]. “Going up!”

# our-car
The doors slid open. Two men were sharing a pizza. {Pet} walked right past it.

Snuff, snuff, snuff, along the wall. Snuff, snuff, snuff, [us: around | round] the corner[athlete: , nearly as fast as {athlete}]. And there, with its windows open a crack …

“{@softly},” said {pet}.

“That’s our car,” said {child}.

“Four,” said {@a}. “I knew it had a number.”

They drove all the way home with the windows down[music: , humming {@song}].

# both-at-once
{child} hung the seaweed outside in the wind. {Child.He} would have hung up the sock as well, but nobody could find it.

{Child.He} found it in bed. {Pet} lay beside {child.him} on the rug, curled up like a bun, and out from under {pet.his} nose stuck a bit of toe.

Snuff, snuff … snuff.

“Ding,” said {child}, quite softly. “Doors closing.”

And {child.his} eyes slid shut, both at once, and out went the lamp.
## if adult / elder
{@A} hung the seaweed outside in the wind. {@He} would have hung up the sock as well, but nobody could find it.

{child} found it, when {child.he} had gone to bed. {Pet} lay beside {child.him} on the rug, curled up like a bun, and out from under {pet.his} nose stuck a bit of toe.

Snuff, snuff … snuff.

{@A} sat down on the edge of the bed. {child’s} eyes had begun to slide.

“Ding,” said {@a}, quite softly. “Doors closing.”

They slid shut, both at once, and out went the lamp.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
{minder} from next door, who had driven them
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
She
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @nose
and mostly nose
## if breed.Bulldog / breed.Boxer / breed.Shih Tzu
with a very short nose that {pet.he} used all of

# @aroo
WOOF
## if breed.Beagle / breed.Siberian Husky
AROO

# @softly
Woof
## if breed.Beagle / breed.Siberian Husky
Aroo

# @song
{music}
