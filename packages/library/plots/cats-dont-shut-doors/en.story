title: There’s Somebody In!
title: The Mystery of {the wish}
title: Cats Don’t Shut Doors
guest pet: Knut (he), Doris (she)
guest friend: Theo (he), Maya (she)
guest teacher: Miss Marsh (she), Miss Flint (she)
guest caretaker: Mr Pond (he), Mr Rudge (he)

% The cat is there all the time. The teacher is “she”, the caretaker “he”. THERE’S SOMEBODY IN may be shouted. The last two lines are said calmly.
% One rule, three times: the cat sits down on whatever one is doing.

# a-bad-habit
{Pet}[!pet.known:  the cat] had a bad habit. {Pet.He} always sat on whatever you were doing. If {child} read a comic, {pet} sat on the comic. If {child.he} did the homework, {pet} sat in the middle of the seven times table and looked at the wall. It was no use lifting {pet.him} off, because {pet.he} just poured back.

{Pet} went along to school as well, though {teacher} had said no. All day long {pet.he} lay on top of the [us: bike | bicycle] shed outside the classroom[school:  {at school}], and looked in at {the wish}. It was {pet.his} television.

# nobody-in-the-cage
But one Monday {the wish} had gone.

The {@cage} was there, and so were the bowl and the {@straw}, but there was no {wish}. And next to it, right inside the classroom, {pet} sat licking {pet.his} lips.

The whole class looked at {pet}.

“{Pet}’s eaten {wish.him},” somebody said.

{child’s} tummy gave a lurch.

“{Pet} has not!”

“Then who has?” said {teacher}, pointing at {pet}, and she looked sad. “{Pet} can’t ever come here again.”

“Give me till lunch,” said {child}. “I’ll find out who it was.”

[elder: On Mondays {elder} read to the class[elder2: , and {elder2} did the voices]. For now {elder.short} put the book away.]

# the-hook-is-on
{child} stood in front of the {@cage}. {Child.He} didn’t touch a thing. {Child.He} just looked, for a long time, as {pet} did.

“The door’s shut,” {child.he} said. “The hook’s on.”

“So what?” said {friend}[!friend.known: , {child’s} best friend].

“Cats don’t shut doors.”

“They might, sometimes,” said {teacher}.

“Never,” said {child}. “{Pet} hasn’t shut one door in {pet.his} life. {Pet.He} just opens them, and then there’s a draught.”

“That’s true,” said {teacher}, who had kept cats for twelve years.

# suspects
So it was somebody with hands.

“{Friend}!” said {child}. “You asked for {the wish} for Christmas.”

“Then I’d have taken the {@cage} as well,” said {friend}. “Or where would I keep {wish.him}? In my hat?”

That made sense.

“{Teacher} says that {wish.he} smells,” said {child}.

“{Wish.He} does,” said {teacher}. “So do you lot after [us: gym | PE], and I’ve kept you.”

That made sense as well.

# something-square
{child} looked again. Something else was missing, something square.

“The house!” shouted {child}. “The house has gone!”

The class had built it themselves, with a door and a chimney, and the roof had always been loose.

“{@run} Somebody’s taken the house …”

“… and didn’t know there was somebody in!” said {friend}.

For {the wish} slept in the mornings, right at the back.

And who takes a house with a loose roof?

“The [us: janitor | caretaker]!” shouted the whole class.

# four-long-nails
They ran up all the stairs to the workshop in the attic. The door was locked, and nobody came when they banged on it. At the bottom a plank was missing. {child} lay down and looked in.

There was {caretaker}[city: , who had mended half of {city},] with great big earmuffs on. On the bench in front of him was the house. He put the roof straight. He put four long nails between his lips. Then he got out the hammer.

“STOP!” yelled {child}. “THERE’S SOMEBODY IN!”

{Caretaker} hummed[music:  {@song}]. He couldn’t hear a thing.

Oh no.

{child} tried to wriggle through, but only got as far as the shoulders.[sport:  It didn’t help that {child.he} could {play sport}.][athlete:  Not even {athlete} would have got any further.] Then something soft rubbed against {child.his} legs.

# hes-doing-something
You can’t tell a cat what to do. But {child} knew what {pet} would do anyway. {Child.He} picked {pet.him} up in both hands and posted {pet.him} through the hole: front legs, tummy, back legs, tail.

“Look, {pet},” {child.he} whispered. “He’s doing something.”

{Pet} was in no hurry. {Pet.He} walked across the floor, and jumped on to the stool, and from the stool on to the bench. {Caretaker} lifted the hammer.

And {pet} sat down. On the roof.

# somebody-in
{Caretaker} pushed {pet.him} off. {Pet} poured back. {Caretaker} put {pet.him} down on the floor, and {pet} was back before he was. So {caretaker} spat out the nails and pulled off the earmuffs.

“Now look here,” he began.

“THERE’S SOMEBODY IN!” yelled {child}, {friend}, {teacher} and the whole class.

{Caretaker} lifted off {pet}, and then, very carefully, he lifted off the roof. There was {the wish}{@curled}, asleep.

“I did think it was heavy,” said {caretaker}, “for such a little house.”

# he-knocked-first
{child} carried {the wish} back {@hands}, and {pet} walked beside them all the way, watching television. {Caretaker} nailed the roof on afterwards. He knocked first.

[elder: At last {elder.short} could open the book. It was about a cat.

]“{Pet} only came in to see what was wrong with the television,” said {child}.

# a-note-home
“I quite see that,” said {teacher}. “But we must have some order. I’ll write a note to everybody’s parents.”

She took a sheet of paper and wrote, “No cats in”

She got no further than that.

Somebody was sitting on it.

# @run
{A wish} can run away,” said {child} slowly. “But not with the house.
## if wish.turtle
{A wish} has a house,” said {child} slowly. “It wouldn’t take ours as well.

# @cage
cage
## if wish.snake / wish.frog / wish.lizard / wish.chameleon / wish.turtle
glass tank

# @straw
straw
## if wish.snake / wish.frog / wish.lizard / wish.chameleon / wish.turtle
stone
## if wish.parrot / wish.budgie
perch

# @curled
, right at the back
## if wish.hamster / wish.mouse / wish.rat / wish.guinea-pig
, as round as a ball
## if wish.snake / wish.chameleon
, rolled up like a bun
## if wish.parrot / wish.budgie
, beak under one wing
## if wish.turtle
, right inside {wish.his} shell

# @hands
in both hands
## if wish.rabbit / wish.ferret / wish.turtle / wish.parrot / wish.snake / wish.guinea-pig
in both arms

# @song
{music}
