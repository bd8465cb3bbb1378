title: After You
title: The Last Two on the Edge
title: After You, Said the Penguin
guest teacher: Miss Pratt (she), Miss Dunn (she)

% The pool is no deeper than {child’s} chest. The penguin is it; the leopard seal is he, and is never there.

# the-last-two
Everybody in {child’s} swimming class[school:  {at school}] had jumped in[friend:  ({friend}[!friend.known: , {child.his} best friend,] twice)], and now there were only two left on the edge. One was {child}. The other was a penguin.

The penguin had its toes over the side, just like {child}. Between its feet lay a smooth white pebble.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on a dry towel and looked at it. {Pet.He} liked things that lay near an edge.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay beside them with {pet.his} nose over the side. {Pet.He} had come in with [friend: {friend’s} | a] sock, and now {pet.he} hadn’t got it.]

“Whenever you’re ready, you two!” called {teacher} from the water.[elder:  Up on the benches, {elder} [elder2: and {elder2} were|was] clapping already, just in case.]

{child} wasn’t ready. But {child.he} didn’t want to say so, and so {child.he} held out one arm, very politely.

“After you,” {child.he} said.

“No, no,” said the penguin. “After you.”

“But you were here before me.”

“I was only standing. After you.”

# geoffrey
[pet.dog: They looked down at the water, and so did {pet}. | They both looked down at the water.][pet.cat:  {Pet} looked at the pebble.]

“You’re a penguin,” said {child}. “Don’t you like swimming?”

“I love swimming,” said the penguin. “It’s going first I don’t like. At home there are a thousand of us on the edge of the ice, and all day long we say after you.”

“Why?”

“Because of the leopard seal. Whoever goes in first finds out if he’s there.”

“And what if he is?”

“Then nobody goes second.”

{child} looked at the water again. “There can’t be a leopard seal in here,” {child.he} said. [friend: “{Friend} has been in twice.”

“With both eyes open?” asked the penguin.

“No,” said {friend} in the water.

“But this is [city: {city}|Fenley [us: Pool | Baths]],” said {child}. | “This is [city: {city}|Fenley [us: Pool | Baths]].”]

“That’s just what Geoffrey said.”

“What happened to Geoffrey?”

“He lives up a mountain now.”

# on-three
{child} thought it over.

“We’ll jump at the same time,” {child.he} said. “On three. Then nobody’s first.”

“Oh, that’s clever,” said the penguin.

“One … two … three!”[friend:  counted {friend}.]

Nobody jumped.[pet.cat:  But {pet} put out a paw.]

“You didn’t jump!” said {child}.

“I wanted to see how you did it,” said the penguin.

“One … two … THREE!”[friend:  shouted {friend}.]

They bent their knees, both of them. They waved their arms[sport: , as if they wanted to {play sport}]. They leaned out a long, long way, and leaned back in again[pet.dog: , and {pet} leaned too].[pet.cat:  The paw came a little nearer.]

“After you,” said {child}, not quite so politely.

“No, no. After –”

Plop.

# plop
[pet.dog: {Pet} looked at the penguin’s feet. Then the penguin looked too. | The penguin looked at its feet.] There was no pebble between them.[pet.cat:  {Pet} looked at {pet.his} paw.]

It lay on the bottom of the pool, small and white, with the water wobbling over it.

“I carried it all the way from home,” said the penguin. “It’s the best one on the beach.” And it didn’t say after you any more. It didn’t say anything.[pet.dog:  {Pet} leaned against it a little.][pet.cat:  {Pet} looked the other way.]

{child} looked at the penguin, which had gone very small. {Child.He} looked at the pebble. [friend: “One …” began {friend}. But {child} had already held {child.his} nose and jumped. | Then {child.he} held {child.his} nose, and {child.he} jumped.]

SPLOSH!

# after-me
Everything was green and full of bubbles – and then {child} stood on the bottom, head in the air, and the water only came up to {child.his} chest.

“Is he there?” shouted the penguin. “Is he there?”[pet.dog:  {Pet} barked. {Pet.He} wanted to know too.][pet.cat:  {Pet} got behind it.]

# no-seal
{child} pulled down {child.his} goggles[friend: . {Friend} opened both eyes. They put their faces in. {child} looked to the left. {Friend} looked to the right. They |  and put {child.his} face in. {Child.He} looked to the left. {Child.He} looked to the right. {Child.He}] saw {teacher’s} legs, and one [us: Band-Aid | plaster], and [pet.dog: the | [friend: {friend’s} | somebody’s]] sock[pet.cat: , which must have lain near an edge as well].

“No seal!” [friend: {child} | {child.he}] shouted. “Only [pet.dog: {pet’s} | a] sock!”

“A big sock?”

[friend: “No, mine!” shouted {friend}.

“Come on!” shouted {child}. “After ME!” | “A little one! Come on! After ME!”]

And the penguin jumped.

# it-flew
Up on the edge it had been a short, round thing that wobbled. In the water it flew. It flew under {child} and twice round [friend: {friend} | {teacher}]. It flew to the far end and back, so fast that only the bubbles showed where it had been.[athlete:  Not even {athlete} could have kept up.] Then it shot straight up in the air and landed on [pet.cat: {pet’s} towel | the side] with both feet[pet.dog: , next to {pet}]. Plap!

# the-best-one
In its beak was the pebble. The penguin bent down and put it in {child’s} hand.

“But it’s the best one on the beach,” said {child}.

“Yes,” said the penguin. “It’s for the one who went first.”

[pet.other: {child} laid it safely on the side, because {pet} at home would want to see it too. ][pet.dog: {child} laid it between {pet’s} paws, and there nobody could lose it. ][pet.cat: {child} laid it a long way from the edge, and {pet} didn’t look at it any more. ]After that they jumped in ten times more, [friend: {friend} too, ]and took turns. And each time, the one who was first called out, “No seal”, and the one who was second called out, “How’s the sock?”[pet.dog:  And {pet} barked.]

# nobody-first
Bit by bit the others went in to get dry. The waves got smaller, and then there weren’t any. {teacher} turned off the lamps at the far end[music: , humming {music}]. {child} [friend: and {friend} ]and the penguin lay on their backs in the warm water, side by side, with all their toes sticking up.[pet.dog:  {Pet} lay on the edge, with the pebble between two paws.]

“Out you come now,” said {teacher} quietly. “Who’s first?”[pet.cat: 

{Pet} went as far as the door, and sat down.]

“After you,” said {child}.[friend: 

“After you,” said {friend}.]

“No, no,” said the penguin. “After you.”

And for a little while longer they lay there, [friend: all three | both] of them, and the water held them up, and nobody was first at all.
