title: Swapping with the Sea
title: One for You, One for Me

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# the-bucket
{child} put {child.his} blue bucket down on the sand, and turned round to get the spade. It was only for a moment.

Swish! Along came a wave and took the bucket.

“That’s mine!” shouted {child}.

Swish, said the next wave. And just where the bucket had been, there was a shell. It was white, and twisted like a soft ice cream.

{child} looked at the shell, and {child.he} looked at the sea.

“Oh,” {child.he} said. “You’re swapping.”

Swish, said the sea. That meant: One for you, one for me.

# one-for-me
{child} put a stick down at the edge. Swish! The stick was gone, and there was a piece of green glass, as smooth as a sweet.

{child.He} put down a crust from {child.his} sandwich. Swish! There was a long slippery piece of seaweed that went pop when you trod on it.

[friend: {Friend} put down a sock. Swish! There was a mitten, full of sand.

“That was a bad swap,” said {friend}.

][elder: The sea took the hat from {elder}, without asking. Swish! There was a much better hat, with a crab in it. [elder2: {Elder2.short} laughed until the tea went everywhere. ]

][pet.dog: {Pet} dropped a stick. Swish! There was a different stick. {Pet} thought it was an excellent swap.

][pet.cat: {Pet} sat a long way up the beach, and swapped nothing with anybody.

][pet.other: “One for {pet},” said {child}, and kept back a little stone with a hole in it.

][sport: They had an old ball. Swish! There was one from another country, and it was just as good to {play sport} with. ][athlete: “{athlete} would have thrown it further,” said {child}, and threw in a fir cone. Swish! There was a blacker one. ][music: {child} sang {@song} to the sea, and the sea hummed something bluer. ][school: “Nobody {at school} swaps as well as you,” said {child}. ][city: “They don’t swap like this in {city},” said {child}. ]Soon there was a whole line of them on the sand, the finest line of treasures that anybody ever had. {child} knelt down and put it all in order.

And beside {child.his} towel sat Teddy. He was sitting just a bit too near the water.

# not-him
Swish.

When {child} turned round, Teddy was lying on his back in the water, looking surprised.

“No!” shouted {child}. “Not him! He’s not for swapping!”

{child.He} ran in up to {child.his} knees.[adult:  That was as far as you could go before {adult} called.] {child.He} reached out as far as {child.his} arm would go. But the next wave carried Teddy a bit further out.

And at {child’s} feet the sea put down the best thing it had. It was a pearl, as big as a pea.

The sea thought it was a very fair swap.

“I don’t want it!” {child} was crying now, and the tears were as salty as the sea. “I want Teddy!”

# everything
{child} threw back the pearl. {child.He} threw back the glass, and the seaweed. But the sea wouldn’t give Teddy back. A swap’s a swap.

{child} wiped {child.his} nose on {child.his} arm, and thought. What can you give the sea? It had shells. It had stones, and ships, and fishes.

“You’ve got everything!” shouted {child}. “What is it you want?”

The sea didn’t answer. It only came in, wide and thin, and stroked the sand in front of {child.him}, until it was as smooth as paper.

And then {child} understood. People only ever lost things in the sea. Nobody had ever given it anything.

# a-present
{child} took a stick, and wrote. {child.He} wrote on the wet sand, in letters as long as legs:

{child}

“That’s my name,” said {child}. “You can have it. It isn’t a swap. It’s a present.”

The sea lay quite still.

Then came a wave, a little one. It was reading. It went over the letters one by one, from the beginning to the end, and when it had gone, there was no name on the sand. The sea had it.

But {child} had it too. That was the good thing about it.

And then came the biggest wave of the whole day, and it was round and soft and in a hurry. It put something down on the sand, and backed away.

There stood Teddy. He had seaweed round his neck. And on his head he had the blue bucket.

# a-yawn
That evening Teddy hung on the washing line by his ears and dripped. He looked like somebody who’d been abroad.[pet.dog:  {Pet} sat underneath, on guard.]

{child} lay in bed with the shell, the very first one, the only thing {child.he} hadn’t thrown back. {child.He} held it to {child.his} ear. Swish, it said, from far inside.

“Time to sleep now,” said {@a}.

{child} yawned. It went right into the shell.

For a moment nothing happened. And then a yawn came out of it, a long blue one that smelled of salt.

“One for you,” mumbled {child}. “One for me.”

And {child.he} {child.was} asleep.
## or
On the way home Teddy sat in the window of the bus and dripped. He looked like somebody who’d been abroad.[pet.dog:  {Pet} sniffed at him all the way.]

{child} had the shell, the very first one, the only thing {child.he} hadn’t thrown back. {child.He} held it to {child.his} ear. Swish, it said, from far inside.

The bus rocked. {child} yawned, and it went right into the shell.

For a moment nothing happened. And then a yawn came out of it, a long blue one that smelled of salt.

“One for you,” mumbled {child}. “One for me.”

When they got there, {@a} had to carry all three of them.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
