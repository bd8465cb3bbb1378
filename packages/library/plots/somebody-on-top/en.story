title: Somebody on Top
title: The Legs That Grew From the Ceiling
title: Next Time, Then
guest fish: Colin (he), Keith (he)
guest teacher: Yvonne (she), Ramona (she)

% Rule: the fish talks in bubbles, a word in each. To him the surface is a ceiling, and legs grow down from it.

# the-third-step
At the swimming pool, {child} stood on the third step, with water up to {child.his} tummy. Today everybody was supposed to put their head under. {child} didn’t want to. Being afraid felt like [us: an elevator | a lift] going down in {child.his} tummy.

“Next time, then,” said {teacher}, the swimming teacher, just like last time.

[adult: Over on the bench sat {adult}, waving a towel. ]Then a bubble came up next to {child}, and popped.

“Is,” it said.

Then came four in a row. “There.” “Somebody.” “Up.” “There?”

# from-the-ceiling
{child} looked down. By the steps there was something small and orange. It was a fish, and he was talking in bubbles, one word in each.

“I’m here,” said {child} into the water. “Who are you?”

“{Fish},” said a bubble. Then they came so fast that the water boiled. “I know you! You’re the legs on the third step, the ones with a [us: Band-Aid | plaster] on the knee.”

“I’m not the legs. I’m what’s on top of them.”

“There’s somebody on top?” That was a very large bubble. “My mother says that legs grow down from the ceiling.”

He meant the top of the water.[city:  “Isn’t this the sea?” he asked. “No,” said {child}, “this is {city}.”]

[friend: “What about the ones that jump?” asked {fish}.

“That’s {friend}. We’re best friends.”

][elder: “And the two white ones, hanging over the edge so quietly?”

“That’s {elder}, having a rest.”

][pet.dog / pet.cat: “Does everybody have two?”

“{Pet} at home has four,” said {child}.

For a long while there were no bubbles. “And only one on top?” said {fish}.

]{Fish} swam up closer. “Show me,” he said. “Come down here.”

“I don’t put my head under,” said {child}. “There’s nothing to hold on to. You come up.”

“Above the ceiling? There isn’t any water there! What if I fell up?”

“You can’t fall up.”

“You can’t fall down, either,” said {fish}. “The water’s got hold of you. It’s had hold of me all my life, and I’m not thin.”

There they were, one on each side of the ceiling, and both just as frightened.

# on-three
“On three, then,” said {child}. “Both of us.”

They counted. {child} put {child.his} nose under, and {fish} put his mouth up.

“What did you see?” asked {fish} afterwards.

“The dark. What did you see?”

“The dark.”

They had both had their eyes shut.

# changed-sides
They counted again. {child} took a deep breath, and put {child.his} whole face under, and looked.

It was blue. It was like a forest of legs[music: , and somewhere far away {music} was thumping out of the loudspeakers]. But there was no {fish}.

{child} shot up and rubbed {child.his} eyes. “You weren’t there!”

“You weren’t there!” The bubbles went off like popcorn. “I was up as far as my tummy! It was dry all over! And do you know what’s on top of your legs? A bottom! And that’s all there is!”

“I was down with you!”

“And I was up with you,” said {fish}.

They had both been brave at once, and changed places. {child} laughed so much that {child.he} had to hold on to the rail.

# the-whistle
Then {teacher} blew a whistle. The lesson was over, and all the legs made for the steps.

“I can’t do it again,” said {fish}. His bubbles were small now, as small as pinheads. “It’s too dry. And my mother’s calling. I’ll just have to tell her that it’s a bottom.”

After that there were no more bubbles.

“Wait!” shouted {child}. But you can’t be heard below the ceiling.

# face-to-face
{child} stood there. The [us: elevator | lift] in {child.his} tummy went down and down. If {child.he} left now, {fish} would go on believing it all his life. And {fish} had come right up into the dry for {child.him}.

“Hold my hand,” said {child} to {teacher}.

{child} took a big breath, and sat down, off the third step, and the water closed overhead.

{child.He} opened {child.his} eyes.

There he was, orange and round and freckled, and every bit as worried. They gazed at each other, nose to nose.

“A face,” said {fish}. Down here you could hear him quite plainly. “There’s a face on it. And what’s that on top? It can swim already.”

It was hair, waving about in all directions.

{child} laughed, and the whole of the laugh turned into bubbles. Then {child.he} noticed that {child.his} feet weren’t standing on anything. The water had got hold of {child.him}. It did that for everybody.

# saying-hello
“You were under,” said {teacher}, when {child} came up. “What were you doing for so long?”

“Saying hello,” said {child}.

[adult: {Adult} came with the towel. ]There were wet legs everywhere. {child} looked up, from one pair to the next. [friend: On top of the two that jumped was {friend}. ][elder: On top of the two white ones was {elder}[elder2: , and on another pair was {elder2}]. ][school: On top of all the quick little ones was {school}. ][sport: There were legs that would {play sport}. ][athlete: It had to be like that with {athlete}, too. ]On top of every single pair there was somebody.

[age>=5 & pet / pet.other: At home {pet} was waiting to be told all about it.]

# one-bubble
Last of all, a single bubble came up by the third step, and popped.

“Next time,” it said.

