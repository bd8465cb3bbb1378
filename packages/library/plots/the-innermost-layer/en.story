title: The Innermost Layer
title: The Snow That Was Saved
title: We’ll Keep That One

% The grown-up (@a): {adult}, else the grown-up.

# worm
There was something wrong with December. There wasn’t any snow[city:  in {city}]. There was rain, and mud, and a leaf. {child} had put the sledge out by the steps a long time ago, and now there was a worm living in it.

“It’ll come,” said {@a}.

{@A} had been saying so for thirty-four days.

# one-flake
{child} sat on the steps in a snowsuit and a hat, so as to be ready. Beside {child.him} sat {pet}, whose winter coat had just come in. It was so thick that {pet.he} looked like two.

“You’re dressed for it, anyway,” said {child}.

{Pet} had a shake. And something white flew up out of the fur. It drifted, first one way and then the other, and landed on {child's} mitten. It had six small points.

It was a snowflake.

{child} looked up. The sky was grey and empty. {child.He} looked at {pet}. Then {child.he} ran in and fetched the comb.

# brush
{child.He} gave one stroke, from the neck to the tail. Swish. Up flew three flakes.

{child.He} gave one more. Swish. Up flew a whole handful.

“{Pet},” whispered {child}. “Have you had it all the time?”

{Pet} shut {pet.his} eyes, and looked like somebody who has been waiting to be asked.

{child} combed. Swish, swish. Now it was snowing over the steps. Swish, swish. Now it was snowing over the grass. The flakes flew straight up, as if from a chimney, and then they spread out and fell. The mud went spotty. The mud went stripy. The mud went white.

# forecast
“It’s snowing!” called {child}.

{@A} came out in slippers, and looked at the snow, and at {pet}.

“That’s not like any forecast I ever saw.”

“It’s the snow from last winter,” said {child}. “{Pet} saved it!”

“Where?”

“Underneath.”

Because that’s how it is with fur. There’s a layer for rain, and a layer for wind. And right inside, where nobody can get at it, there’s a layer that nobody’s been told about.

# queue
{child} combed {pet's} back, and there was snow on the roofs. {child.He} combed the left side, and there was snow on the church. {child.He} combed the right side, and there was snow on [school: {school}|the school], and the shop, and the bus. [sport: There was snow where people {play sport}. ][athlete: {athlete}, on the poster at the bus stop, got a tall white hat. ]Then doors opened all along the street. People came out in their pyjamas. [music: Somebody began to sing {music}, though it didn’t fit. |Somebody began to sing. ]

When {child} had no arms left, {@a} took over. When {@a} had none left [friend: {friend} came, {child's} best friend, with a comb from home. And when {friend.he} couldn’t either, the neighbours made a [us: line|queue].|the neighbours made a [us: line|queue].][elder:  {Elder}[elder2:  and {elder2}] stood first.]

# tummy
In the end there was only the tummy.

“You’re not allowed there,” said {child}. “Nobody is.”

Nobody had ever been allowed to comb that tummy. You only had to look in its direction, and {pet} lay down on it.

But now {pet} looked out over the street. There stood all the children with their sledges. It was nearly deep enough. It was nearly enough.

{Pet} sighed. And then {pet.he} lay down on {pet.his} back in the snow, with all four paws in the air.

# only-me
“Only me,” said {child}. “And I’ll be careful.”

{child.He} took off {child.his} mitten and combed with {child.his} hand. It was the very softest there was, and out came the very softest snow. The flakes were as big as napkins. They fell so thick that you couldn’t see the street lamps, only the light from them.

# sledging
Then they went sledging. They went till the stars came out, with {child} in front, and {@a} behind, and {pet} in the middle. {Pet.He} {pet.was} a good deal thinner now, and had been lent a scarf.

The worm moved into a flowerpot.

# kept
When {child} was in bed, {pet} came and lay on the [us: blanket|duvet]. {child} stroked the back of {pet.his} neck, with one hand, just once.

A flake flew up. It drifted through the room, first one way and then the other, and landed on {child's} nose.

“We’ll keep that one,” whispered {child}.

# @a
the grown-up
## if adult
{adult}
