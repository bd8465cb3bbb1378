title: The Smallest Unicorn in the World
title: Terribly Quietly
title: The Paper Horn

% The unicorn is she. The dog's name and pronoun are the family's.

# paper-horn
It was [!friend.known: {child's} best friend, ]{friend}[!friend.known: ,] who made the horn, out of gold paper and rather a lot of sticky tape. {child} tied it on to {pet}[!pet.known: , {child.his} dog,] with a ribbon.

{Pet} sat in the long grass and went cross-eyed, trying to see what was up there.

“Now you’re a unicorn,” said {child}. “I’ve always wanted to meet a unicorn.”

“Aroo,” said {pet} politely.

On the picnic blanket [adult: {adult} | the grown-up] was asleep under a hat[elder: , and {elder} was asleep under a newspaper[elder2:  beside {elder2}]]. So nobody else saw the trees begin to glow. Nobody else heard the hooves, which made a sound like teaspoons being put down very gently.

# another-one
Out of the trees stepped a unicorn.

A real one. She was as white as the inside of a shell, and her horn shone like a candle. {child} forgot to breathe. {Friend} dropped the sticky tape.

But the unicorn didn’t look at {child}, or at {friend}. She looked at {pet}.

“Oh!” she said. “Oh, at last! Another one!” She trotted round {pet.him} twice. “I’ve been searching for a hundred years. I thought I was the only unicorn there was! What dear little legs. But where are your hooves?”

“Aroo,” said {pet}.

“Worn away with walking,” said the unicorn. “You poor brave thing.”

{Friend} tugged {child's} sleeve. “We ought to tell her.”

“I know,” whispered {child}. But if the unicorn knew, she might go away. So {child} didn’t say anything. Not yet.

# unicorn-things
“Let us do unicorn things together!” said the unicorn. “Let us leap the stream!”

She floated over it like a scarf in the wind. {Pet} jumped into it. Then {pet.he} drank some.[sport:  It was the way some people {play sport}.]

“How original,” said the unicorn. “Let us make the flowers grow!”

She touched her horn to the grass, and up came daisies, a hundred at a time. {Pet} dug, and the daisies flew out behind.[athlete:  Not even {athlete} could have stopped them.]

“How thorough,” said the unicorn. “Dear little friend, I shall never be lonely again.” And she bent her lovely head and touched her horn to {pet's}.

# ping
Ping, went the sticky tape.

The gold paper horn rolled away down the grass. And there was {pet}, all ears, wagging.

The unicorn looked at the paper horn for a long time.

{child's} cheeks went hot. {child.He} wanted to hide behind {friend}. {child.He} stepped forward instead.

“That’s our dog,” {child.he} said. “We made the horn for a game. I should’ve told you straight away, but I wanted you to stay. I’m sorry.”

“We’re both sorry,” said {friend}, and took {child's} hand.

“Oh,” said the unicorn. The light in her horn went down and down. “Then there’s still only me.”

# aroo
Now, {pet} didn’t know about unicorns, but {pet.he} knew about sad. First {pet.he} leaned on her leg with {pet.his} whole self. Then {pet.he} put back {pet.his} head.

“AROOOOOO!”

It went over the stream and over the trees and over the hill. It blew a hat right off.

And from far, far away, something answered.

“Arooo?”

It wasn’t a dog. It was silvery and wobbly, like a flute having a go at howling.[music:  It might have been the beginning of {@song}.]

The unicorn’s ears shot up. “That,” she whispered, “is one of us.”

“But haven’t you ever called?” asked {child}.

“I’ve only looked,” said the unicorn. “Terribly quietly. Shouting didn’t seem polite.” She gasped. “We must have been tiptoeing round each other for a hundred years! Get on! All of you!”

# over-the-hills
So {child} climbed on to a real unicorn, with both hands in a real unicorn’s mane, and {pet} in front with flying ears, and {friend} behind, holding tight. Over the stream they went, like a scarf in the wind. Over one hill. Over another.[city:  Far below lay {city}.]

“Again, {pet}!” cried {child}.

“AROOOO!”

“Arooo!” came the answer, closer and closer.

# hello
And there, on the very last hill, stood a unicorn as dark as blueberries. The two unicorns looked at each other. Then they both looked at their hooves.

“Just say hello,” {child} whispered into a soft white ear.

“Hello,” said the unicorn.

“Hello,” said the other. “Was that your marvellous voice?”

“No,” said the unicorn. “That was {pet}, who is a dog. This is {friend}, who makes excellent horns. And this is {child}, who told me the truth.” And her horn blazed up like a hundred candles.

# a-speck
They were back before [adult: {adult} | the grown-up] had finished stretching.

“Did I miss anything?”

{child} looked at all the daisies. “A bit,” {child.he} said.[school:  Nobody {at school} would believe it.]

That night {pet} curled up beside {child}, and [adult: {adult} | the grown-up] put out the light. It was dark. But it wasn’t quite dark. Between {pet's} ears, just where a horn had touched, there was one tiny speck of gold.

And far away, over the hills, two voices were singing goodnight.

“Aroo,” said {pet}, in a dream.

# @song
{music}
