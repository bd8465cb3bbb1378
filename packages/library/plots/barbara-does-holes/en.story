title: {Unicorn} Does Holes
title: Unicorn, [us: 50 Cents | 50p]
title: The Best Hole Ever
guest unicorn: Barbara (she), Pauline (she)

% {unicorn} does holes and nothing else. The dark cloud is there from the start; the rain comes out of it, and the hole in it comes last.

# count-it
All {child} wanted was to meet a unicorn, and at the summer fair[city:  in {city}] there was a sign: UNICORN, [us: 50 CENTS | 50p].

{Child.He} paid {child.his} fifty [us: cents | pence], and {child.he} went round behind the tea tent, and there she was.

She was more grey than white, and about as wide as a sofa. She had muddy knees and a straw hat, and through the straw hat came one long, straight, shiny horn.

“{unicorn},” she said. “How do you do.”

“Are you a real unicorn?” asked {child}.

“Count it,” said {unicorn}.

{child} counted her horn. It was one.

# i-do-holes
One big dark cloud was hanging over the fair.

“If it rains, can you make rainbows?” asked {child}.

“No,” said {unicorn}. “I don’t do rainbows. I don’t do sparkles. I do holes.” And she bent her head, and poked the grass. Pock! It was a very good hole, round and neat. “That’ll do for a bean,” she said.

A girl came. “Can you do stars?” she asked.

“I do holes,” said {unicorn}. Pock!

A lady came. “Oh, couldn’t you just glitter a little?”

“I do holes,” said {unicorn}. Pock!

[sport: “Do you {play sport}?” somebody asked. “Not twice,” said {unicorn}. ]So nobody stayed for long.

# good-taste
But {child} stayed. {Child.He} fetched {child.his} conker, and {unicorn} did a hole in it, right through the middle. {Child.He} gave her a doughnut. It was the sort without a hole. Pock! Now it was the other sort, and she wore it on her horn, like a ring.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had {friend.his} hat done, for the ears.][pet.dog:  {Pet}[!pet.known:  the dog] looked at the grass and said that {pet.he} did holes too.][pet.cat:  {Pet}[!pet.known:  the cat] sat down in front of one of the holes in the grass, in case there was somebody in.][pet.other:  {Child.He} had one done in a lettuce leaf to take home to {pet}.]

“I like holes,” said {child}.

“You’ve got good taste,” said {unicorn}. They went for a walk round the fair. And that was when {unicorn} saw the bouncy castle.

# pancake
It was big and yellow and fat. Nobody was on it, because the children were all having tea.

“There’s something wrong with that,” said {unicorn}. “It’s got no holes in it at all.”

“No, {unicorn}!” cried {child}. “Don’t –”

Pock!

Fffffffffffffff, went the castle. One tower bowed down. The other tower bowed down. Then it all lay flat on the grass, like a yellow pancake.

People came running. “Who did that?” “That silly unicorn!” “What use are holes?”

# nobody-needs-a-hole
{unicorn} shook the doughnut off her horn.

“I’ll go home,” she said. Her ears hung down. “Nobody needs a hole.” And she walked slowly away towards the gate.

{child} picked up the doughnut. {Child.He} wanted to run after her, but just then the big dark cloud let go. It rained in buckets, in baths, in ponds! Everyone squeezed into the tea tent, with the cakes and the babies, and {child} squeezed in too.

# a-huge-fat-tummy
{Child.He} looked up. The rain wasn’t running off the roof. It was lying there on top, and right in the middle the roof hung down, like a huge fat tummy full of water. It got fatter. Creeeak, went the poles.

“It’s going to come down!” somebody cried. “On everyone! On the cakes!”[elder:  {Elder} put up an umbrella[elder2: , and {elder2} lay down over the scones].][school:  Half of {school} got under the table.]

“How do we get the water out?”

And {child}, in the middle of them all, knew what they needed. {Child.He} stuck {child.his} head out under the side of the tent, and {child.he} shouted with {child.his} whole voice.

“{Unicorn}! WE NEED A HOLE!”

Over by the gate, two ears went up.

# make-room
She came like a cannonball[athlete: , or like {athlete}]. Her hat flew off. “Make room!” shouted {child}, and {child.he} pushed back the table, and {child.he} put the big tea bucket right under the lowest bit. “There, {unicorn}! Just there!”

{unicorn} reared up on her two back legs. She took aim.

Pock!

It was the best hole she’d ever done. Down came the water in one long silver rope, straight into the bucket. When that was full, they put another one under it. The roof went up. The poles stopped creaking. Not one cake got wet.

Everybody gave three cheers for holes, even the bouncy castle man. He had put a patch on it by then, and it was only a bit crooked.[music:  The band played {music}.]

# three-cheers
And then the rain stopped, and the sun shone in under the side of the tent. It shone right through the falling water. And there, over the cakes, hung a little red and yellow and green and blue …

“I don’t do rainbows,” said {unicorn}, very quickly.

“No,” said {child}, and {child.he} put the doughnut back on her horn. “You do holes.”

# a-star
When {child} [adult / elder: walked home that evening with {@a}|went home that evening], the sky was covered all over with one big dark cloud. But in the middle of the cloud there was a hole. It was very round, and very neat, and in it was a star.

“Goodnight, {unicorn},” said {child}.

# @a
{adult}
## if elder & !adult
{elder.short}
