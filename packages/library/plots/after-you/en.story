title: After You
title: The Last Two on the Edge
title: After You, Said the Penguin
guest teacher: Miss Pratt (she), Miss Dunn (she)

% The pool is no deeper than {child’s} chest. The penguin is it; the leopard seal is he, and is never there.

# the-last-two
Everybody in {child’s} swimming class[school:  {at school}] had jumped in[friend:  ({friend}, who was {child.his} best friend, had jumped in twice)], and now there were only two left on the edge. One was {child}. The other was a penguin.

The penguin had its toes over the side, just like {child}. Between its feet lay a smooth white pebble.

“Whenever you’re ready, you two!” called {teacher} from the water.[elder:  Up on the benches, {elder}[elder2:  and {elder2}] clapped already, just in case.]

{child} wasn’t ready. But {child.he} didn’t want to say so, and so {child.he} held out one arm, very politely.

“After you,” {child.he} said.

“No, no,” said the penguin. “After you.”

“But you were here before me.”

“I was only standing. After you.”

# geoffrey
They both looked down at the water.

“You’re a penguin,” said {child}. “Don’t you like swimming?”

“I love swimming,” said the penguin. “It’s going first I don’t like. At home there are a thousand of us on the edge of the ice, and all day long we say after you.”

“Why?”

“Because of the leopard seal. Whoever goes in first finds out if he’s there.”

“And what if he is?”

“Then nobody goes second.”

{child} looked at the water again. “There can’t be a leopard seal in here,” {child.he} said. “This is [city: {city}|Fenley [us: Pool | Baths]].”

“That’s just what Geoffrey said.”

“What happened to Geoffrey?”

“He lives up a mountain now.”

# on-three
{child} thought it over.

“We’ll jump at the same time,” {child.he} said. “On three. Then nobody’s first.”

“Oh, that’s clever,” said the penguin.

“One … two … three!”

Nobody jumped.

“You didn’t jump!” said {child}.

“I wanted to see how you did it,” said the penguin.

“One … two … THREE!”

They bent their knees, both of them. They waved their arms[sport: , as if they wanted to {play sport}]. They leaned out a long, long way, and leaned back in again.

“After you,” said {child}, not quite so politely.

“No, no. After –”

Plop.

# plop
The penguin looked at its feet. There was no pebble between them.

It lay on the bottom of the pool, small and white, with the water wobbling over it.

“I carried it all the way from home,” said the penguin. “It’s the best one on the beach.” And it didn’t say after you any more. It didn’t say anything.

{child} looked at the penguin, which had gone very small. {Child.He} looked at the pebble. Then {child.he} held {child.his} nose, and {child.he} jumped.

SPLOSH!

# after-me
Everything was green and full of bubbles – and then {child’s} feet were on the bottom, {child.his} head was in the air, and the water only came up to {child.his} chest.

“Is he there?” shouted the penguin. “Is he there?”

# no-seal
{child} pulled down {child.his} goggles and put {child.his} face in. {Child.He} looked to the left. {Child.He} looked to the right. {Child.He} saw {teacher’s} legs, and one [us: Band-Aid | plaster], and [friend: {friend’s} | somebody’s] sock.

“No seal!” {child.he} shouted. “Only a sock!”

“A big sock?”

“A little one! Come on! After ME!”

And the penguin jumped.

# it-flew
Up on the edge it had been a short, round thing that wobbled. In the water it flew. It flew under {child} and twice round {teacher}. It flew to the far end and back, so fast that only the bubbles showed where it had been.[athlete:  Not even {athlete} could have kept up.] Then it shot straight up in the air and landed on the side with both feet. Plap!

# the-best-one
In its beak was the pebble. The penguin bent down, and put it in {child’s} hand.

“But it’s the best one on the beach,” said {child}.

“Yes,” said the penguin. “It’s for the one who went first.”

[pet: {child} laid it safely on the side, because {pet}[pet.dog:  the dog][pet.cat:  the cat] at home would want to see it too. ]After that they jumped in ten times more, and took turns. And each time, the one who was first called out, “No seal”, and the one who was second called out, “How’s the sock?”

# nobody-first
Bit by bit the others went in to get dry. The waves got smaller, and then there weren’t any. {teacher} turned off the lamps at the far end[music: , humming {music}]. {child} and the penguin lay on their backs in the warm water, side by side, with all their toes sticking up.

“Out you come now,” said {teacher} quietly. “Who’s first?”

“After you,” said {child}.

“No, no,” said the penguin. “After you.”

And for a little while longer they lay there, both of them, and the water held them up, and nobody was first at all.
