title: Exactly One Cat Long
title: The Line Says No
guest groundsman: Mr Fenn (he), Mr Tuttle (he)

% The machine says squeak, squeak, squeak, and {friend} can do it too, through a new gap in the teeth. The line goes … and round {pet}.

# the-squeaking
Squeak, squeak, squeak! It was Sunday morning, and {groundsman} was pushing the paint machine [us: around the soccer field | round the football pitch][city:  in {city}]. Where it went, it left a bright white line.

{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] walked in front. {child} held the string, so that the line would be straight. {Friend} did the squeaking. The machine squeaked by itself, but {friend} had a new gap in {friend.his} teeth, and {friend.he} could do it just the same.

Squeak, squeak, squeak!

# lay-down
{Pet}[!pet.known: , {child’s} cat,] came too, without being asked. And {pet} lay down in the grass, exactly where the line was going.

“Cat,” said {groundsman}, and stopped.

“That’s only {pet},” said {child}, and carried the cat away and put it under the hedge.

{Pet} walked straight back and lay down in exactly the same place.

{Friend} moved {pet}. {Pet} moved back. {Groundsman} said please. {Pet} washed a foot.

# go-round
“No lines, no [us: game | match],” said {groundsman}. [sport & !sport.Soccer: “I’ll have to go [us: around | round].”

“Or we could all {play sport},” said {friend}.|“And it starts at ten. I’ll have to go [us: around | round].”]

[sport & !sport.Soccer: But he went [us: around | round].|So he did.] Squeak, squeak, squeak … and [us: around | round] {pet}.

# turned-the-corner
They turned the corner. Who lay in the way, flat on {pet.his} back?

Squeak, squeak, squeak … and [us: around | round] {pet}.

They turned the next corner, and there was a tail.

Squeak, squeak, squeak … and [us: around | round] {pet}.
## or
They came to the middle. Who sat in the way, looking at a beetle?

Squeak, squeak, squeak … and [us: around | round] {pet}, and [us: around | round] the beetle.

They turned the corner, and there was a tail.

Squeak, squeak, squeak … and [us: around | round] {pet}.

# bumps
Now the whole team had come, all in their red shirts[school: , and half of {school} to watch].

“What are those bumps in the line?” asked the goalkeeper.

“That’s {pet},” said {friend}. “They’re all {pet}.”

There was only the goal line left, and now {pet} had gone to sit under the hedge. Squeak, squeak, squeak went the machine, as straight as straight, almost to the end. Squeak, squeak …

Pffft.

# empty
{Groundsman} looked in the tin. “Empty,” he said. “It’s all those bumps. No line, no [us: game | match].”

{child} looked at the gap. It wasn’t a big one.

“It’s exactly one cat long,” said {child}.

“{Pet}!” called everybody. “Here, {pet}! Puss, puss, puss!”

{Pet} looked the other way.

“{Pet} won’t come if you ask,” said {child}. “{Pet} only comes to be in the way.”

# no-squeak-left
And then {child} knew. {Child.He} took hold of the empty machine and pushed it, very slowly, as if it were full.

But there was nothing left in it, not even a squeak.

“{Friend},” whispered {child}, “do the squeaking!” And {friend} did it, through the gap in {friend.his} teeth.

Squeak … squeak … squeak …

# from-end-to-end
Out from the hedge came two ears. Then came all the rest. {Pet} walked over the grass, past the whole red team, and looked at the place where the line was going. Then {pet.he} lay down in it. {Pet.He} stretched out {pet.his} front legs as far as they went, and {pet.his} back legs as far as they went, and {pet.he} filled the gap from end to end.

“That’s a line,” said {groundsman}. “That’s a lovely [breed.Sphynx: wrinkly|furry] line.”

# the-line-says-no
So the [us: game | match] began. They ran and they kicked[athlete: , very nearly like {athlete}], and they all went [us: around | round] {pet}. Once the ball came rolling, slower and slower, right up to the [breed.Sphynx: wrinkly|furry] part. {Pet} put out one paw. The ball stopped.

“Is that a goal?” they all asked.

[elder: “Yes,” said {elder} on the bench.

][elder2: “Never,” said {elder2}.

]{Groundsman} bent down and looked at {pet}. {Pet} yawned.

“The line says no,” said {groundsman}.

So nobody won and nobody lost, and {friend} went home, squeaking [music: {music}|softly], and {child} and {pet} went home without a sound.

# the-whole-night
When {child} wanted to get into bed that evening, somebody was lying right in the middle of it, as long as a line.

{child} didn’t carry the cat away. {Child.He} didn’t even say please. {Child.He} put {child.his} head on this side and {child.his} knees on that, and pulled up the blanket … all [us: around | round] {pet}.

[adult: “Good night,” said {adult}, and put out the lamp, | Then the lamp went out,] and the whole quiet night went [us: around | round] {pet}.
