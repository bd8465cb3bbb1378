title: It’s a Goat
title: Rule Nine
title: Born Like It
guest friend: Tamsin (she), Jonty (he)
guest lomax: Mr Lomax (he), Mr Crabb (he)

% {friend} is ticked or invented; both had the club. The unicorn is "it", and "he" only when {lomax} lies. “It’s a goat”: {friend}, {lomax}, and at last {child}.

# dont-look-now
“Don’t look now,” said {friend}[friend & !friend.known: , {child’s} best friend], “but there’s something on the [us: soccer field | hockey pitch].”

{child} looked. It was raining[school:  on {school}], and they were fetching in the cones[sport:  instead of going to {play sport}], because {friend} had been cheeky and {child} had been standing next to {friend.him}. At the far end, by the goal, stood a white animal. It was smaller than a horse. It was plastered with mud, it had a beard, and it was eating the net.

From the middle of its forehead rose a horn as long as {child’s} arm.

# the-club
For a moment {child} couldn’t feel the rain. Until two years ago the two of them had run a club, with a password and a rule book and forty-one drawings[elder:  and sashes that {elder}[elder2:  and {elder2}] had sewn], and all of it was about unicorns. Then one day {friend} had said, “We’re over unicorns,” in front of some people, and {child} had said, “Obviously.” {Child.He} had put the rule book under {child.his} bed[athlete:  and {athlete} up on the wall above it]. But {child.he} hadn’t been over them at all, and {child.he} had never told anybody[pet.dog:  except {pet}, who was a dog][pet & !pet.dog:  except {pet}].

# from-the-middle
“It’s a goat,” said {friend}.

“It’s got one horn.”

“It’s a goat that’s lost one.”

“From the middle?”

“{child},” said {friend}, “we’re {age}.” But {friend.he} didn’t move away.

# that-is
{lomax}, the [us: janitor | caretaker], came squelching across the grass in his enormous [us: raincoat | waterproof]. Out on the road a car had stopped, and somebody was holding up a phone.

{lomax} regarded the animal. The animal regarded him, and swallowed.

“That’s a goat, that is,” said {lomax}. “And that’s a [us: three-hundred-dollar | two-hundred-pound] net.”

# wet-rug
It was nothing like the drawings. It didn’t sparkle. It smelt like a wet rug, and its hooves were split like a deer’s, and its eyes were the old, yellow, unimpressed eyes of something which had been chased by experts. But when it lifted its head, the rain seemed to hold its breath. It was the realest thing that {child} had ever seen.

# the-net
Then it tried to step back, and the net came with it.

It had wound a whole corner round its horn. It pulled, and the goalpost groaned. It pulled harder, twisting, and the cord slid down over its ears, and all at once it was fighting, with its eyes rolling and the mud flying up.

“Keep back!” bellowed {lomax}. He fumbled in his pockets. “Where’s my blasted cutters? Whoa! Whoa, goat!”

The louder he shouted, the worse it grew. It went down on its knees. A sound came out of it like a gate in the wind.

# rule-nine
Rule nine. {child} hadn’t opened the rule book for two years, but there it was. They had made it up lying on {friend’s} floor. Never go to a unicorn. Sit, and be quiet, and let it be the one to come.

{child} sat down in the mud, where {child.he} {child.was}, a good long way off.

“What are you doing?” hissed {friend}.

“Rule nine.”

# second-line
{child} made {child.his} breath go slow. {Child.He} didn’t look at its eyes; that was rule ten. {Child.He} started to hum, because you had to do something with your fear, and what came out was the club song. It was a terrible song[music: , and most of it was stolen from {music}]. They’d been eight.

The animal heaved once more. Its ears turned. And from behind, very low and half a note flat, {child} heard another voice come in on the second line. {friend} had sat down in the mud.

They went right through to the end, and began again. The animal stood trembling. Then it took one step towards them, and another, until the net hung slack, and it bent its knees and lay down in the rain, and put its long, heavy, bearded chin on {child’s} lap.

# snip
“Well, I’ll be blowed,” whispered {lomax}. He came round quietly, knelt, and snipped. Cord after cord fell off. The last loop was about the horn itself, and {child} unwound it with {child.his} own fingers. It was warm. It was ridged in a spiral, all the way up, worn smooth, with a nick here and there.

Nobody said anything about the horn. The animal got to its feet, and shook itself over all three of them.

# somebody-rang
“Hello there!” called somebody. A man was hurrying along the [us: sideline | touchline] with a camera bouncing on his chest. He had a badge from the [city: {city} ]Evening Post. “Someone rang in from a car. They said there’s a – well, it sounds daft – they said there’s a unicorn!”

# all-along
{child} got up. Behind the man were more people, coming through the gate, with their phones held up. {child} felt the animal go stiff against {child.his} hip. It had been chased before. There would be vans, and ropes, and lights on poles. All {child} had to do was say it, and everyone in the world would know that {child.he} had been right all along.

{Child.He} stepped in front of it.

“It’s a goat,” said {child}.

# born-like-it
“With a horn in the…”

“Born like it,” said {lomax}, standing up beside {child} and spreading out his enormous [us: raincoat | waterproof]. “Terrible shame. He’s sensitive about it.”

“Definitely a goat,” said {friend}, with folded arms. {Friend.He} had gone bright red, and there was mud up to {friend.his} eyebrows. “Honestly. We’re {age}. We’d know.”

# chewing
The man peered at them. He peered at the sky, and at the mud on his good shoes. Behind the [us: raincoat | waterproof] something breathed once, warmly, down the back of {child’s} neck. Then there was only rain there.

The man sighed and turned round, and by the time he’d reached the gate, something white was stepping in among the trees, over by the wood. It was chewing.

# all-the-words
They carried in the cones. The rain was stopping, and from the hill a late light fell across the [us: field | pitch].

“You still know all the words,” said {child}.

“So do you.” {friend} kicked at a puddle. “Have you got it? The rule book?”

“Under my bed.”

# nets
“Obviously,” said {friend}, and after a bit {friend.he} put a muddy arm through {child’s}. “We need to add something about nets.”
