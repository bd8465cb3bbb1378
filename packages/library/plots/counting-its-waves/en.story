title: The Day the Sea Was Late
title: Counting Its Waves
title: The Missing Wave

% The wave and the sea are "it".

# late
The sea was supposed to be back at two o’clock.

{child} knew this because {elder} had a little yellow book that told you when the tide came in and was never wrong, and {elder.he} had read it out twice on the way to the beach[city:  from {city}].

{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] had built a castle specially. It had five towers, a drawbridge made from an ice-cream stick, and a moat so deep you could lose an arm in it. All it needed was some sea.

But two o’clock came, and there was only sand, flat and shining, with a thin blue line at the very far end.

“It’s late,” said {child}.

“The sea’s never late,” said {elder}. {Elder.He} looked at {elder.his} watch. {Elder.He} looked at {elder.his} book. {Elder.He} licked one finger and held it up, though nobody knew why. “Well, I’ll be pickled. It’s late.”

“Perhaps it’s stopped for [us: fries | chips],” said {friend}.

# third-pool
While they waited, {child} went to look in the rock pools. The first had a crab in it. The second had a crab in it, too, or possibly the same crab in a hurry. But the third pool was going up and down.

There was no wind. Nothing was splashing. Yet round and round the pool went one very small wave, no taller than a teacup, with a frill of white foam on top. It ran up one side. It ran up the other. It couldn’t get out.[pet:  {Pet} leaned over to smell it, and it hid behind a stone.]

“{Elder.short}! {Friend}! Come and see!”

{Elder} got down on both knees, which took some time.

“That’s a young one,” {elder.he} said softly. “Went exploring last night, I expect, and got left behind when the tide went out.”

{child} looked at the little wave. Then {child.he} looked at the thin blue line, so far away.

“That’s why the sea’s late,” {child.he} said. “It’s counting its waves. It keeps on counting, and there’s always one missing.”

Nobody laughed. It was so plainly true.

# bucket
“Right,” said {friend}. “Bucket.”

It took three tries to catch it, for the wave was quick and rather ticklish.[sport:  {Friend} crouched at the edge like somebody who was going to {play sport}.][athlete:  Not even {athlete} would’ve caught it the first time.] But at last {child} laid the bucket on its side and kept quite still, and the wave peeped in, and sniffed, and slid to the bottom with a slop.

Then {elder} rolled up {elder.his} [us: pant legs | trousers], and they set off across the sand.[elder2:  {Elder2} stayed behind to guard the castle.]

It was a very long way. {child} carried the bucket in both arms. The wave sloshed nervously, so {friend} told it jokes. “What did the sea say to the sand? Nothing. It just waved.” The wave liked that so much it soaked {friend.him}.[music:  {Friend} tried humming {@song} instead.]

# the-crack
They were halfway there when {child} felt something cold running down one leg.

“It’s leaking! There’s a crack!”

{Friend} clapped a hand over the crack, but the water trickled through {friend.his} fingers. The wave was no taller than an egg cup now. {Elder} felt in all {elder.his} pockets and found a pencil, a toffee, and a piece of string.

“No good,” {elder.he} said. “Unless anyone wants a toffee.”

# toffee
“I do!” shouted {child}. “Quickly!”

{child.He} put it in {child.his} mouth and chewed harder than {child.he} had ever chewed before. Then out it came, warm and brown and wonderfully sticky, and {child.he} squashed it over the crack with {child.his} thumb.

The drips slowed down. The drips stopped.

“That,” said {friend}, “is disgusting, and you’re a genius.”

# missing-one
On they went, faster now, until at last they stood at the edge of the sea. It was quiet. All along the shore the waves stood waiting in a row, not one of them breaking, like [school: the whole of {school} | children] lined up by a worried teacher.

{child} waded in up to the knees and lowered the bucket.

“Here’s your missing one,” {child.he} said. “It’s sorry. It only wanted to see.”

The little wave popped out. For a moment nothing happened. Then a great green wave, the biggest of them all, bent down and gathered it up, and from one end of the beach to the other the sea let out its breath.

Shhhhhhh.

# good-manners
“Two minutes to four,” said {elder}. “We’d better start back. It’ll be in a hurry.”

But the sea had very good manners that day. It came in behind them at exactly the speed of {elder.short}. When {elder.he} stopped to rub one knee, it stopped too, and pretended to be looking at a gull.

# round-the-moat
It followed them all the way to the castle. And there the big waves halted, and out from between them ran one very small one, with a frill of white foam on top. It raced up the sand, tickled {child's} toes, and tipped itself into the moat. Round it went, under the drawbridge, past all five towers, and home again.

It did that ten times. {Friend} counted.

# one-by-one
And that night, when {child} lay in bed with sand still between {child.his} toes[adult:  and {adult} had said good night], {child.he} could hear the sea just as clearly as if it were there beneath the window. It was counting its waves, the way it did every night, slowly, one by one, before it went to sleep.

Shhh, one. Shhh, two. Shhh, three.

And every one was home.

# @song
{music}
