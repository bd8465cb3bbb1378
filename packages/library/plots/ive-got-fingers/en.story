title: The Pirate with the Itch
title: Just There
title: Three Pirates and a Back
guest sitter: Hetty (she), Mrs Pim (she)

% “No, no. Not there.” and then “Yes, yes. Just there.” Point, if you like: this hand, that hand. Who sits on the edge (@A): {adult}, else the
% grandparent, else {sitter}, who is minding {child}.

# three-pirates
Three pirates sat in the [us: sandbox | sandpit][city: , in the middle of {city}].

A big pirate, a tall pirate and a round pirate. They had hats. They had rings in their ears.[sport:  They could {play sport}.] And in between them sat {child}, with a spade[friend: , next to {friend}, {child.his} best friend]. {Child.He} had always wanted to meet pirates[school: , because there weren’t any {at school}], and here they were![pet.other:  Wait till {pet} heard.]

{@A}[adult & elder & !elder2:  and {elder}][adult & elder2: , {elder} and {elder2}][elder2 & !adult:  and {elder2}] sat on the edge and watched.

# an-itch
But the big pirate was crying.

“Boo hoo,” said the big pirate. “It itches! My back itches!”

“Scratch it, then,” said {child}.

“I can’t. Look!”

The big pirate had a hook on this hand, and a hook on that hand. You can’t scratch your own back with a hook.

# knock-knock
“I’ll scratch it,” said the tall pirate. He had a wooden leg. He knocked on the big pirate’s back with it. Knock, knock, knock.

“No, no. Not there!”

“I’ll scratch it,” said the round pirate. He had a parrot. It walked up and down the big pirate’s back. Tip, tip, tip.

“No, no. Not there!”

# coats
“What are your hooks for?” said {child}.

“Coats,” said the big pirate, and he sniffed. “Everybody hangs their coats on me.”

“It’s very handy,” said the tall pirate.

“Very handy indeed,” said the round pirate.

{child} was much too warm, so off came the coat. “Can I hang mine up, too?”

“Go on, then,” said the big pirate, and he held out a hook.

# boo-hoo
And it itched more and more and more.

“BOO HOO!” cried the big pirate[athlete: , who was stronger than {athlete}]. Tears ran into his beard. “It’ll itch [us: forever | for ever]!”

[friend: {Friend} wiped the beard. ][pet.dog: {Pet} the dog licked it. ][pet.cat: {Pet} the cat rubbed against it. ]{child} put down the spade. {Child.He} patted the big pirate’s cheek.

“Don’t cry,” said {child}. “I’ve got fingers.”

# fingers
{child} had five fingers on this hand, and five fingers on that hand. Little soft ones. {Child.He} stood behind the big pirate.

{Child.He} scratched high up.

“No, no. Not there.”

{@He} scratched low down.

“No, no. Not there.”

{@He} scratched on one side.

“No, no. Not there.”

{@He} scratched on the other side.

“No, no. Not there.”

So {child} scratched in the middle. Right, right in the middle. Round and round and round.

# just-there
The big pirate stopped crying.

“Ooooh,” he said. “Yes, yes. Just there.”

{child} scratched round and round and round[music: , and hummed {music}].

“Yes, yes. Just there.”

# backs
The tall pirate lay down on the sand. He had a back, too. {child} scratched.

“Yes, yes. Just there.”

The round pirate lay down on the sand. He had a back, too. {child} scratched.

“Yes, yes. Just there.”

[adult & elder: {Elder} leaned forward. {Elder.He} had a back, too. {child} scratched.

“Yes, yes. Just there.”

]The parrot had a back, too. It was small. {child} scratched it with one finger.

# hats
Then the big pirate pulled his hat over his eyes. The tall pirate pulled his hat over his eyes. The round pirate pulled his hat over his eyes, and the parrot crept in underneath.

Now all four were asleep.

# a-back-too
{child} climbed on to {@his} lap. {child} had a back, too. It was warm and tired.

{@A2} put a hand there, and scratched, slowly, slowly, round and round and round.

High up.

Low down.

In the middle.

“Just there,” said {child}, and shut both eyes.

# @A
{sitter}, who was [us: watching | minding] {child},
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

# @his
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @he
{child.he}
## if child.she
she
## if child.he
he
