title: It Was Here a Minute Ago!
title: Buns Don’t Like Me
title: The Other Way Round
guest neighbour: Mrs Pettifer (she), Mrs Applegarth (she)

% The horn is twisted like a screw; she cannot see it. "It" is the bun, and in the last line the day.

# the-plate
[friend: {child} and [!friend.known: {child.his} best friend ]{friend} were | {child} was] standing under {neighbour’s} apple tree[city:  in {city}], with a plate of buns[elder:  that {elder} had baked][elder2:  and {elder2} had put the sugar on], when a unicorn stepped out of the raspberries.

She was big and white and very quiet on her feet. In the middle of her forehead was her horn, long and twisty like a screw.[school:  There was nobody like her {at school}.]

“Are those buns?” said the unicorn. “I never get any.”

“Have one,” said {child}, and held out the plate.

# round-and-round
The unicorn bent down to take a bun. Pop! Then she looked at the plate, and there was no bun.

“It was here a minute ago!” said the unicorn.

It still was. It was on the end of her horn. But a unicorn can’t see her own horn.

She looked to the left. The bun went left. She looked behind her, round and round and round, and round and round and round went the bun.[sport:  You don’t run about that much even when you {play sport}.]

“Gone,” said the unicorn. “May I have another?”

Pop!

“It was here a minute ago!”

Round and round and round.

“Just one more?”

Pop! Now there were three buns in a row on the horn, and none on the plate.

# the-lid
“{neighbour}!” called {child}. “The unicorn’s got all the buns on her head!”

“Has she, now,” said {neighbour}, who was sitting on the step[music: , humming {music} and] fighting with a jar of jam. She had been at it since four o’clock. “I’ve been twisting it the wrong way,” she said, and twisted it the other way. Plop, said the lid.

# off-they-go
The unicorn didn’t hear. She was looking at the empty plate, and a tear came into her eye, as big as a plum.[pet.dog:  {Pet}[!pet.known:  the dog] had a good sniff in the grass for her.][pet.cat:  {Pet}[!pet.known:  the cat] knew exactly where the buns were, and kept it to {pet.himself}.][pet.other:  Even {pet} had a look for her.]

“I see,” she said. “Buns don’t like me.”

“They do!” said {child}.

“No. As soon as I come, they go.”

“They’re on your horn!”

“I haven’t got a horn,” said the unicorn. “I’ve looked everywhere.”

# by-a-bun
So {child} got up on a stool and took hold of the nearest bun in both hands. {Child.He} pulled. It didn’t budge. {Child.He} pulled again, and it tickled, and up went the unicorn’s head, and there hung {child}, holding on to a bun, with both feet in the air.[friend:  {Friend} caught hold of a shoe. The shoe came. {child} didn’t.][athlete:  Not even {athlete} could have hung on like that.]

“Where are you?” said the unicorn. “Oh, no! You were here a minute ago!”

And she began to look. Round she went.

“Stand still!” shouted {child}.

Round she went.

“I’m up here!”

Round she went. And every time she went round, the buns were screwed on tighter.

# the-other-way
Screwed on, thought {child}, and {child.his} tummy gave a jump. Screwed on, like a lid!

“The other way!” {child.he} shouted. “Look the other way round!”

“I haven’t looked there,” said the unicorn, and she turned.

Round she went. Squeak, went the bun.

Round she went. The bun slid down to the tip, with {child} under it.

Round she went. Plop! And there sat {child} on the grass, with a bun in {child.his} lap.

“There you are!” said the unicorn, and was so pleased that she went round again. Plop! That was the second bun. And again. Plop! The third one bounced off her nose and lay down in the grass, right in front of her.

# still-there
The unicorn held her breath.

“It’s staying,” she whispered.

{child} picked up the bun and held it out, very low down, under the horn. The unicorn ate it. Her nose was warm and soft on {child’s} hand, and it tickled.

“It liked me,” said the unicorn.

“I told you,” said {child}.

# the-leaf
They ate the rest of the buns, with jam on. When it began to get dark under the tree, the unicorn bowed to them all, rather carefully, and went home through the raspberries. On the very tip of her horn was one small leaf. {child} saw it. The unicorn didn’t.

# the-day
That night {child} lay in bed with the covers right up to {child.his} chin. It was black outside the window, where there had been a whole tree and a sky.

“Where did the day go?” asked {child}[adult: , and {adult} didn’t know either].

{child} looked a little to the left. {Child.He} looked a little to the right. Then {child.he} shut {child.his} eyes.

It was here a minute ago.
