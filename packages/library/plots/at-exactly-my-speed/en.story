title: Two Sets of Prints
title: At Exactly My Speed
title: Swing, Plant, Step
guest museum: Dr Hale (she), Dr Marsh (she)

# swing-plant-step
{child} had planned this day since Easter. Round the point, at the lowest tide of the summer, there was a shelf of rock that stayed dry for two hours, and people had found dinosaur bones there. {child} had never found anything, apart from a piece of drainpipe.

But in July {friend}[!friend.known: , {child’s} best friend,] had broken an ankle on a trampoline, and was still on crutches. So they weren’t going round the point. They were going along the ordinary beach, at the speed of {friend}.

Swing, plant, step. Swing, plant, step.

“You could go on ahead,” said {friend}.

“It’s fine,” said {child}, in the voice that means it isn’t.

{Pet}[!pet.known: , {child’s} dog,] could’ve run to the point and back while they did up their coats, but {pet.he} walked beside the left crutch. {Pet.He} had walked there all summer, and when {friend} stopped, {pet.he} sat.[adult:  {Adult}, behind them with the bags, said that {pet.he} had better manners than some people.]

## or
Swing, plant, step, went {friend}[!friend.known: , {child’s} best friend,] and {child} walked alongside and counted. At this rate they’d be at the point by Thursday.

They’d been going to spend the day on the other side of it, on a shelf of rock that stayed dry for two hours at the lowest tide of the summer. People had found dinosaur bones there. {child} had planned it since Easter, with a list. Then {friend} had broken an ankle on a trampoline.

“You could go on ahead,” said {friend}, not for the first time.

“I said it’s fine,” said {child}, not for the first time either.

The only one who really thought it was fine was {pet}[!pet.known: , {child’s} dog,] who could’ve been to the point and back by now. {Pet.He} kept close to the left crutch, exactly level, with {pet.his} ears blowing.[adult:  {Adult} had dropped behind with the bags, out of earshot, which was probably wise.]

# not-being-nice
By eleven they had only got to the second breakwater.[city:  It felt like walking home to {city}.] A long way off, {child} could see tiny people going out on to the shelf, to find things.

“I need to sit,” said {friend}, and came down with a bump on a boulder, beside a slab of rock that the winter storms had swept bare. “I know you wanted to do it properly. You don’t have to be nice about it.”

“I’m not being nice,” said {child}, and then heard how that sounded.

[sport: It had been like that since June. {child} had gone off to {play sport} without so much as asking. ][school: There was nobody at {school} whom {child} had been this cross with, and nobody {child} was so fond of, and it was very tiring. ]So {friend} got out a sketchbook, and {child} threw a stone at another stone.

# puddle-shaped
{Pet} put {pet.his} nose into a dip in the slab. There was a puddle in it, and {pet.he} drank.

{Friend} had begun to draw {pet.him}. The pencil slowed down.

“{child}. What shape’s that puddle?”

“Puddle-shaped.”

“No. Get down here.”

{child} crouched by {friend’s} good foot and looked along the rock, with the light coming in low from the side. The puddle had three points. There were three blunt toes, with the middle one longest, and a round heel.

All {child’s} skin went cold, and then hot. Past it there was another one, and past that there was another, half full of sand. They went right across the slab, left, right, left, right, away from the sea.

“I’ve walked straight over this,” whispered {child}. “Loads of times.”

“You were going fast,” said {friend}, and said it kindly.

# two-of-them
Then they worked. In an hour and a half there would be waves on the slab. [adult: {Adult} rang the museum. ][elder: {Elder} held the tape[elder2: , and {elder2} held the other end]. ]{child} swept out the sand and measured every step, and called out how long it was, and {friend} drew, because a photograph makes everything flat. [music: {Friend} drew to {@song}, through {friend.his} nose, without noticing. ]And where neither of them could see the next print, {pet} could, since there was always a drink in it.

“There are two of them,” said {friend} in the end. “There’s a big one, and there’s a smaller one beside it. They never step on each other. Not once.”

## or
Then they worked, because the sea was on its way back. [adult: {Adult} rang the museum. ][elder: {Elder} sat on the coats[elder2:  with {elder2}], so that they wouldn’t blow away. ]{child} crawled, with a tape and a pencil behind one ear, and {friend} drew a map of it all, one square to a step. [music: They did {@song} as well, because it kept the count. ]Whenever they lost the trail, {pet} found it, with {pet.his} tongue.

“That’s odd,” said {friend}, and turned the paper round. “It isn’t one animal. It’s a big one, and a smaller one next to it. They don’t bump, and they don’t cross. They’re just going along.”

# the-bad-foot
{child} looked at the numbers. Something about the smaller one was wrong. It went long, short, long, short, the whole way over.

“It’s uneven,” said {child}. “And look. This foot’s only got two proper toes, ever. The third one’s just a smudge.” {child.He} sat back. “It couldn’t put its weight there. It had a bad foot.”

The sea was making its small, far-off noise. Neither of them said anything about crutches.

“So do the big one,” said {friend}.

# half-steps
{child} worked it out in ink, on one arm. You can tell how fast an animal was going, more or less, from the size of its feet and how far apart it put them. There’s a sum for it, and {child} did it twice.[athlete:  {Athlete} would’ve come out as a blur.]

“That can’t be right,” said {child}. “It’s huge. It should be miles ahead. But it’s taking half-steps, all the way, and there’s nothing wrong with it.” {child.His} voice had gone peculiar. “It’s going slowly on purpose.”

Somebody the size of a van had walked over this mud, before there was anyone to see it. It could’ve gone on ahead. And it had shortened its stride, and shortened it again, and kept alongside. You couldn’t prove why, and {child} knew that. But there it was, left and right and left, and nobody had read it until today.

“I’ve been horrible,” said {child}. “Since about June.”

“Since the second of July,” said {friend}, almost smiling. “You stayed, though. You were horrible at exactly my speed.”

# a-piece-of-sky
The first thin wave came hissing over the slab, and along the sand came a woman in a museum fleece, running. {Museum} had time for one photograph and one long look. Then they all stood and watched the footprints fill. They shone for a moment, each of them holding a piece of the sky, and then it was only the sea.

“They’ll still be there at the next low tide,” said {museum}. “But that drawing’s the first anybody’s made of them. So who found them?”

“{Friend} did,” said {child}.

“{Pet} did,” said {friend}.

“{Pet} was thirsty,” said [adult: {adult}|{child}].

## or
They only just got their things up in time. The woman from the museum came running, with her shoes in her hand and her fleece on inside out, just as the first wave ran over the slab and into the toes. Every footprint lit up, with a piece of the sky in it, and after that there was only water.

“I saw them,” said {museum}, out of breath. “I did see them.” Then {friend} held out the drawing, and {museum} looked at it for so long that the sea got into her socks. “What made you look down?”

“I wasn’t allowed to go fast,” said {child}.

{Pet} shook {pet.himself}, all over everybody, and [adult: {adult} said that the real finder would like a biscuit|got the last biscuit].

# keeping-level
They walked back in the gold end of the afternoon. Swing, plant, step. {child} discovered that you could see a great deal at that speed. There was a pink shell, and there was a crab carrying another crab.

At the breakwater {child.he} turned round. Behind them the sand was smooth and wet, with their tracks all along it. There were the dog’s, neat and round. There was a boot between two small holes, and then another boot between two small holes. And close beside them, keeping level, never once in front, were {child’s} own.

The tide was coming up to fetch them, and that was all right. {Pet} leaned on the crutch, {child} shortened {child.his} stride a little more, and they went on home.

# @song
{music}
