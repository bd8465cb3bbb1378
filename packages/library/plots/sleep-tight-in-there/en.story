title: Somebody’s Taken the Moon
title: Nearly All of the Moon
title: Sleep Tight in There
guest friend: Martha (she), Alfie (he)
guest sitter: Jess (she), Nell (she)

% The grown one (@a): {adult}, else the grandparent, else the babysitter {sitter}. Beside the thin bright edge there is a faint grey round: all of the
% moon, in the light of the earth. Without a cat or a dog it is the friend who is suspected.

# a-thief
{Friend}[friend: |, from next door,] was staying the night at {child’s} house. They had brushed their teeth, and they stood at the window, {child} in spotty pyjamas and {friend} in stripy ones. [pet.cat: {Pet}[!pet.known:  the cat], who was {a breed} and as [breed.Sphynx: smooth as a peach|soft as a cushion], was sitting on the windowsill.][pet.dog: {Pet}[!pet.known:  the dog], who was {a breed} and as soft as a cushion, was sitting beside them.]

“Look,” said {child}. “Somebody’s taken the moon!”

It was very nearly true. There was only a little bit left, thin and bent, like a snip of fingernail.

“It used to be all there,” said {friend}. “It was as round as anything. I saw it at my birthday party.”

“Then we’ve had a burglar,” said {child}.

# the-suspect
They looked at each other.

“Have you eaten the moon?” said {child}, very sternly.

{Friend} opened {friend.his} mouth as wide as it would go. {child} looked inside.

“Only teeth,” {child.he} said. “No moon.”

Then it was {child’s} turn, because that was only fair.

“Only teeth in there, too,” said {friend}. “And a bit of toothpaste.”

So it wasn’t either of them.

## if pet.cat
They looked at {pet}. {Pet} licked {pet.his} lips.

“Have you eaten the moon?” said {child}, very sternly.

{Pet} blinked. {child} picked {pet.him} up, and {pet.he} went all floppy, and hung over {child’s} arm like a towel. {Friend} felt {pet.his} tummy.

“It’s round,” said {friend}. “But it’s only warm. I think a moon would be cold.”

So it wasn’t {pet}.

## if pet.dog
They looked at {pet}. {Pet} licked {pet.his} lips.

“Have you eaten the moon?” said {child}, very sternly.

{Pet} rolled over, with all four paws in the air. {Friend} felt {pet.his} tummy.

“It’s round,” said {friend}. “But it’s only warm. I think a moon would be cold.”

So it wasn’t {pet}.

# nearly-all-of-it
They looked under the bed, and found a sock and [sport: {sport.thing} and ]half a piece of toast, but no moon. They looked in the bath. [school: They looked in the bag from {school}. ][athlete: They looked behind the picture of {athlete}. ][elder & adult: They looked behind {elder}, who had to lean forward[elder2: , and behind {elder2}]. ][elder2 & !adult: They looked behind {elder2}, who had to lean forward. ]They were looking in the [us: laundry | washing] basket when {@a-first} came in[music: , humming {music}].

“Now then,” said {@a}. “What have you two lost?”

“The moon,” said {child}. “Nearly all of it.”

{@A} didn’t think that was at all odd.

“Then we’ll have to go out and look properly,” {@he} said. “You can’t do it through a window.”

# next-to-it
So they put on their [us: boots | wellies], and coats on top of their pyjamas. It was dark on the doorstep[city: , as dark as it ever gets {in city},] and it smelled of [season.winter: snow|mud]. [pet.cat / pet.dog: {Pet} came out after them, and sat down on one of {child’s} [us: boots | wellies].|{Friend} had a left one on the right foot and a right one on the left, and said it worked just as well.]

“Now look for a long time,” said {@a}. “Don’t look at the bright bit. Look next to it.”

{child} looked for a long time. {Friend} looked for such a long time that {friend.his} mouth came open.

At first there was nothing but black. And then, right next to the bright bit, there was something else, big and round and grey, and as faint as breath on a window.

# all-the-time
“There it is!” whispered {friend}.

“It’s all there!” whispered {child}. “It’s been there all the time!”

“All the time,” said {@a}. “It’s just as round as it was at {friend’s} party. It’s only the edge that’s shining.”

{child} thought so hard that {child.his} forehead tickled. And then {child.he} knew.

“It’s under its [us: covers | duvet]!”

# the-foot
And so it was. The moon had pulled [us: its covers, big and dark, | a big, dark duvet] up over nearly all of itself. Just one little edge was sticking out in the cold.

“That’s its foot,” said {friend}. “I always have my foot out, too.”

# every-side-but-one
They went in again. {child} lay in bed, and {friend} lay on the mattress beside it. [pet.cat: {Pet} walked round once in between them, and turned into a ball.][pet.dog: {Pet} sighed, and lay down in between.]

{@A} tucked {child} in on every side. Then {@he} tucked {friend} in on every side but one, because that was where the foot went.

# forgot-one
“Goodnight, {child}. Goodnight, {friend}.[pet:  Goodnight, {pet}.]”

“You’ve forgotten somebody,” said {child}.

{@A} leaned over to the window.

“Goodnight, moon,” {@he} said. “Sleep tight in there.”

And just then a cloud came sailing across the sky, and the moon pulled in its foot.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 2
The whole moon is there, round and grey.
