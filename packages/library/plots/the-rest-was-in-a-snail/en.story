title: The Letter With the Holes
title: The Rest Was in a Snail
title: Word for Word
guest friend: Polly (she), Frank (he)

% The other one whom {friend} has met is a goat. The holes are read aloud as the word “hole”.

# real-letters
It was {friend's} idea that they should write letters. {Friend} was {child's} best friend.

“Real letters,” said {friend}, the day before {friend.he} went off to stay with an aunt for three weeks. “With stamps on. The kind you lick.”

“Nobody licks stamps any more,” said {child}.

“Then we’ll lick them anyway,” said {friend}.

And off {friend} went, and the street became very long and very empty.

# waiting
{child} wrote at once. {Child.He} wrote that it was raining[city:  {in city}], that {child.he} had lost a tooth and found it again, and that nobody else in the whole street could burp the alphabet[school: , and nobody {at school} either].[pet.dog:  {Pet} sent a paw print.][pet.cat:  {Pet} sent a paw print.][pet.other:  {Pet} sent regards.][sport:  At the bottom came everything that had happened in {sport}.][athlete:  On the envelope {child.he} drew {athlete}.]

Then {child} waited. {Child.He} waited all Monday, and all Tuesday[elder: , and {elder}[elder2:  and {elder2}] said real letters took their time]. On Wednesday it rained until the water ran down the legs of the [us: mailbox | letterbox] by the gate, and on Thursday, at last, there was a letter in it.

# a-letter-with-holes
But it looked odd. The envelope was damp and thin and frayed all along the edge, and when {child} unfolded the letter, {child.he} could see the garden straight through it. It was full of holes. This is what it said:

“Dear {child}, It isn’t”, hole, “fun”, hole, “with you. I’ve met somebody”, hole, “who is”, hole, “much nicer than you”, hole. “Don’t come”, hole, “on Saturday. {Friend}.”

{child} read it again. It didn’t get any better.

It isn’t fun with you. I’ve met somebody who is much nicer than you. Don’t come on Saturday.

# under-the-stairs
{child} went and sat under the stairs, where the umbrellas lived. {Child.He} sat there for a long time.[music:  Not even {music} helped.] First {child.he} felt sad, and then {child.he} felt angry, because angry is a little bit warmer. {Child.He} fetched paper and a pencil and wrote:

“Dear {friend}, I don’t mind. I’ve met somebody too. {child}.”

It wasn’t true. {child} hadn’t met anybody at all[pet: , except {pet}].

# rasp
{Child.He} went out into the rain, because the letter had to go in the box straight away, before {child.he} could be sorry. {Child.He} lifted the lid.

And in there, right in the middle of a leaflet from the hardware shop, sat a snail.

It was a little snail in a yellow striped house. It had come in out of the rain through the slot, and now it sat there eating. If you held your breath you could hear it: rasp, rasp, rasp, like somebody filing an ant’s nails. It had already eaten one wheelbarrow and half the price of a bucket.

{child} stared at the snail. The snail stuck out one eye and stared at {child}.

“Was it you?” said {child}. “Was it YOU who made the holes?”

The snail pulled its eye back in. It did look guilty.

# a-kind-of-proof
{child} looked at {child.his} own letter. {Child.He} looked at the snail. And then {child.he} thought of something. There had been words in those holes! {Friend} had written more, and the rest was inside a snail.

“What did it say?” asked {child}.

But a snail can’t tell you what it’s read. It had only done one small poo on the bottom of the box, and the poo was blue. It was exactly as blue as {friend's} pen.

It was proof, in a way. But you couldn’t read it.

# word-for-word
Then {child} ran indoors, dripping, and did what {child.he} should have done in the first place. {Child.He} [adult: borrowed {adult's} phone, rang | rang] the aunt’s house, and asked to speak to {friend}.

“Hello!” shouted {friend}. “Did you get my letter?”

“About half,” said {child}, and swallowed. “What did it say? Word for word. It’s important.”

{Friend} remembered every word, having written it three times to make it neat.

“It said: Dear {child}, It isn’t HALF AS MUCH fun HERE AS IT IS AT HOME with you.”

“Go on,” said {child}.

“I’ve met somebody WITH HORNS who is A VERY CROSS GOAT, BUT much nicer than you WOULD THINK.”

“A goat!” said {child}.

“Don’t come LATE TO THE STATION on Saturday,” said {friend}. “Because I’m coming home early. I miss you! Hello? {child}? Are you crying?”

“No,” said {child}. “It’s rain. Indoors.”

# at-the-station
On Saturday {child} was not late to the station. {Child.He} got there an hour early[adult: , and so did {adult}][elder: , and {elder}[elder2:  and {elder2}] had brought sandwiches].[pet.dog:  {Pet} heard the train before anybody.] {Friend} jumped off the train with a [us: backpack | rucksack] on back to front and half a sleeve missing.

“The goat,” {friend} explained.

“The snail,” said {child}, and held up the letter.

# one-word-left
They went straight home to the [us: mailbox | letterbox]. In the far corner, on a lettuce leaf, the snail lay asleep in its striped house.[pet.cat:  {Pet} was sitting on the lid, on guard.] The letter that {child} had written when {child.he} felt angry was in there too. {child} had put it there on purpose. Now there was only one word of it left.

“{Friend},” it said.

“What was the rest?” asked {friend}.

“Nothing important,” said {child}. “That snail’s very good at corrections.”

# full
They closed the lid as gently as they could. And from inside it came, very faintly, like somebody filing an ant’s nails: rasp, rasp, rasp.

Then it stopped. The snail was full.
