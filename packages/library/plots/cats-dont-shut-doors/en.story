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
{Pet}[!pet.known:  the cat] had one bad habit. {Pet.He} sat on whatever you were doing. If {child} read a comic, {pet} sat on the comic. If {child} did {child.his} homework, {pet} sat on the seven times table. It was no use lifting {pet.him} off. {Pet.He} just poured back.

{Pet} came along to school as well, though {teacher} had said no. All day {pet.he} lay on the roof of the [us: bike | bicycle] shed[school:  at {school}], and looked in through the classroom window at {the wish}. It was {pet.his} television.

# nobody-in-the-cage
But one Monday {the wish} had gone.

The {@cage} was there, with the bowl and the {@straw}, but it was empty. And {pet} was sitting right beside it, licking {pet.his} lips.

The whole class looked at {pet}.

“{Pet} has eaten {wish.him},” somebody said.

{child’s} tummy gave a lurch. “{Pet} has not!”

“Then who has?” said {teacher} sadly, pointing at {pet}. “{Pet} can’t ever come here again.”

“Give me until lunch,” said {child}. “I’ll find out who it was.”

[elder: On Mondays {elder} read to the class[elder2: , and {elder2} did the voices]. Now {elder.short} put the book away.]

# the-hook-is-on
{child} stood in front of the {@cage}. {Child.He} didn’t touch it. {Child.He} just looked, the way {pet} did.

“The door’s shut,” {child.he} said. “The hook’s on.”

“So what?” said {friend}[!friend.known: , {child’s} best friend].

“Cats don’t shut doors.”

“They might, sometimes,” said {teacher}.

“Never,” said {child}. “{Pet} hasn’t shut a door in {pet.his} life. {Pet.He} opens them, and then there’s a draught.”

“That’s true,” said {teacher}, who had kept cats for twelve years.

# suspects
So it was somebody with hands.

“{Friend}!” said {child}. “You asked for {the wish} for Christmas.”

“Then I’d have taken the {@cage} as well,” said {friend}. “Where would I keep {wish.him}? In my hat?”

That was true.

“{Teacher} says {wish.he} smells,” said {child}.

“{Wish.He} does,” said {teacher}. “So do you lot after [us: gym | PE], and I’ve kept you.”

That was true as well.

# something-square
{child} looked again. Something else was missing from the {@cage}.

“The house!” {child.he} shouted. “The house has gone!”

The class had made it themselves. It had a chimney, and a roof that had always been loose. And in the mornings {the wish} slept in there, right at the back.

“{@run} Somebody’s taken the house …”

“… and didn’t know there was somebody in!” said {friend}.

And who mends loose roofs?

“The [us: janitor | caretaker]!” shouted the whole class.

# four-long-nails
They ran up to his workshop in the attic, and banged on the door. It was locked, and nobody came. There was a hole at the bottom, so {child} lay down and looked in.

{Caretaker}[city: , who had mended half of {city},] was in there with great big earmuffs on. He was humming[music:  {@song}]. On the bench in front of him stood the house. He put the roof on straight. He put four long nails between his lips. Then he got out his hammer.

“STOP!” yelled {child}. “THERE’S SOMEBODY IN!”

{Caretaker} couldn’t hear a thing.

Oh no. {child} tried to wriggle through the hole, but {child.he} got stuck at the shoulders.[sport:  It didn’t help that {child.he} could {play sport}.][athlete:  Not even {athlete} would have got any further.] {Child.He} felt like crying.

Then something soft rubbed against {child.his} legs.

# hes-doing-something
You can’t tell a cat what to do. But {child} knew what {pet} would do anyway. {Child.He} picked {pet.him} up in both hands, and posted {pet.him} through the hole, front legs, tummy, back legs, tail.

“Look, {pet},” {child.he} whispered. “He’s doing something.”

{Pet} was in no hurry. {Pet.He} walked across the floor. {Pet.He} jumped up on the bench. {Caretaker} lifted the hammer.

And {pet} sat down. On the roof.

# somebody-in
{Caretaker} pushed {pet.him} off. {Pet} poured back. {Caretaker} put {pet.him} on the floor. {Pet} poured back. {Caretaker} spat out the nails and pulled off his earmuffs.

“Now look here,” he began.

“THERE’S SOMEBODY IN!” yelled the whole class.

{Caretaker} lifted off {pet}. Then, very carefully, he lifted off the roof. There was {the wish}{@curled}, asleep.

“I did think it was heavy,” he said, “for such a little house.”

# he-knocked-first
{child} carried {the wish} back {@hands}. {Pet} walked beside them all the way, watching television. And {caretaker} nailed the roof on afterwards. He knocked first.

[elder: At last {elder.short} could open the book. It was about a cat.

]“{Pet} only came in to see what was wrong with the television,” said {child}.

# a-note-home
“I quite see that,” said {teacher}. “And I’m sorry, {pet}. But rules are rules. I’ll have to write a note.”

She took a clean sheet of paper, and wrote, “No cats in”

She got no further than that. Somebody was sitting on it.

That evening it got dark early. {child} lay on the [us: couch | sofa][adult: , close to {adult}], and yawned, and did nothing at all.

Somebody lay down on that, too, and purred.

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
