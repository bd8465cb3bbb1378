title: The Toothbrush Who Resigned
title: Right at the Back
title: Up and Down and To and Fro

% The one with the moustache (@a): {adult}, else the elder, else whoever is to read the story.

# i-resign
One night when {child} was going to brush {child.his} teeth, the mug was empty. On the edge of the [us: sink | basin] stood the toothbrush, with a suitcase made out of a matchbox.

“I resign,” said the toothbrush.

“What?” said {child}.

“It’s the same every night,” said the toothbrush. “Up and down, to and fro, teeth, teeth, teeth. I’ve never seen anything else[city:  in {city}].[school:  I’ve never even been to {school}.] I’m going out into the world to get a proper job!”

And down it went, hop, hop, hop, and out of the door. {child} ran after it in {child.his} pyjamas.

## if short
One night when {child} was going to brush {child.his} teeth, the toothbrush stood on the edge of the [us: sink | basin] with a suitcase.

“I resign,” said the toothbrush. “It’s the same every night. Up and down, to and fro, teeth, teeth, teeth. I’ve never seen anything else[city:  in {city}].[school:  I’ve never even been to {school}.] I’m going to get a proper job!”

And down it went, hop, hop, hop, and out of the door. {child} ran after it.[friend:  {Friend}, who was sleeping over, ran too.]


# broom
In the kitchen stood the big broom.

“I’ll be a broom!” said the toothbrush. It swept and it swept. After a long time it had swept up one crumb.[pet.dog:  {Pet} ate it.][pet.cat:  {Pet} put a paw on it and walked away.]

“How many are left?” puffed the toothbrush.

{child} looked at the floor. There had been toast for [us: dinner | tea].

“About a thousand,” said {child}.

“Then this isn’t for me,” said the toothbrush. [sport: “Perhaps I’ll {play sport}.”

“You haven’t got any feet,” said {child}.

“No,” said the toothbrush. ]“Hop, hop, hop!”

## if short
In the kitchen stood the big broom.

“I’ll be a broom!” said the toothbrush. It swept and swept. At last it had swept up one crumb.[pet.dog:  {Pet} ate it.][pet.cat:  {Pet} put a paw on it and walked away.]

“This isn’t for me,” said the toothbrush. [sport: “Perhaps I’ll {play sport}.”

“You haven’t got any feet,” said {child}.

“No,” said the toothbrush. ]“Hop, hop, hop!”


# moustache
In the living room sat {@a}, with both eyes shut, just for a minute.[music:  The radio was playing {music}.]

“I’ll be a moustache!” said the toothbrush. And hop, there it lay, under {@a-lip} nose, perfectly still and very dignified.[athlete:  Even {athlete} couldn’t have kept so still.]

[adult / elder: “Ah … ah … ah …” said {@a}. “ATISHOO!”|It tickled. “Ah … ah … ah … ATISHOO!”]

The toothbrush flew across the room and landed in a [us: houseplant | pot plant][pet.other: , right beside {pet}].

“Too much wind in that line of work,” it said, and spat out some soil. “Hop, hop, hop!”

## if short
In the living room sat {@a}, asleep.[music:  The radio was playing {music}.]

“I’ll be a moustache!” said the toothbrush. And hop, there it lay, under {@a-lip} nose, perfectly still.[athlete:  Even {athlete} couldn’t have kept so still.]

[adult / elder: “Ah … ah … ah …” said {@a}. “ATISHOO!”|It tickled. “Ah … ah … ah … ATISHOO!”]

The toothbrush flew off and landed in a [us: houseplant | pot plant][pet.other: , right beside {pet}].

“I’m no good for anything,” it said.


# painter
In {child’s} room the paints were still out.[friend:  {child} and {friend} had been painting all afternoon.]

“I’ll be an artist!” said the toothbrush. It dipped its head in the blue. But it didn’t make a sea and it didn’t make a sky. It only made stripes, up and down, to and fro.

“But I can do that already,” whispered the toothbrush.

It lay down on the table, all blue and muddy and tired.

“I’m no good for anything,” it said.

# right-at-the-back
{child} picked it up. {child.He} carried it to the bathroom and rinsed it in warm water until it was clean again.

Then {child.he} opened {child.his} mouth wide in front of the mirror. There were white cliffs, and a red cave, and right at the back it was dark.

“Have you ever been right to the back?” asked {child}.

“Right to the back?” said the toothbrush. “No. We’re usually in such a hurry.”

“Then that’s where we’re going,” said {child}. “I’m the captain. Hold tight!”

## if short
{child} picked it up and rinsed it clean in the bathroom. Then {child.he} opened {child.his} mouth wide at the mirror. Right at the back it was dark.

“Have you ever been right to the back?” asked {child}.

“No,” said the toothbrush. “We’re usually in such a hurry.”

“Then that’s where we’re going,” said {child}. “I’m the captain.”


# the-journey
{child.He} put on a blob of toothpaste.

“That’s snow,” {child.he} said. “Because we’re going to the mountains first.”

And the toothbrush went up the white peaks and down again, up and down, until the snow flew.

“Yippee!” shouted the toothbrush.

“And now the sea,” said {child}, though it came out mostly as bubbles, because it’s hard to talk with a toothbrush in your mouth.

The toothbrush surfed on the waves, to and fro, to and fro, all round the coast.

“And now,” said {child}, “the cave.”

## if short
First they went to the mountains. The toothbrush went up the white peaks and down again, until the snow flew.

“Yippee!” shouted the toothbrush.

Then they went to the sea, to and fro on the waves.

“And now,” said {child}, “the cave.”


# somebody-there
Right at the back, behind the very last tooth, it was dark and warm. The toothbrush peeped round the corner.

“Captain!” it called. “There’s somebody here!”

And there was. It was a crumb of toast, and it had been stuck there since [us: dinner | tea].

“At last!” said the crumb. “I thought nobody was ever going to come!”

The toothbrush stretched as far as it could and gave a sweep, and the crumb came free. Off they went on a great big wave, past the mountains and straight down into the [us: sink | basin]. Splash.

“Thank you,” called the crumb, going round and round. “I’m off to sea.”

## if short
Right at the back, behind the last tooth, it was dark and warm.

“Captain!” called the toothbrush. “There’s somebody here!”

It was a crumb, and it had been stuck since [us: dinner | tea].

“At last!” said the crumb. “I thought nobody was ever going to come!”

The toothbrush stretched as far as it could, and the crumb came free. Off they went on a big wave, down into the [us: sink | basin]. Splash.

“Thank you,” called the crumb. “I’m off to sea.”


# where-tomorrow
The toothbrush dripped with foam. Every one of its bristles stood straight out for joy.

“I rescued somebody,” it said. “Nobody else could have got in there. A broom’s too big.”

“And a moustache wouldn’t fit,” said {child}.[age>=5: 

“The dentist will have to be told about this,” said the toothbrush.]

“Where are we going tomorrow?”[age>=5:  it asked.]

{child} thought about it.

“The moon,” {child.he} said. “That’s white and bumpy too.”

“Then I need a good night’s sleep,” said the toothbrush. It put its suitcase on the shelf and hopped down into the mug.

## if short
“I rescued somebody,” said the toothbrush. “A broom’s too big.”

“And a moustache wouldn’t fit,” said {child}.

“Where are we going tomorrow?”

“The moon,” said {child}. “That’s white too.”

“Then I need a good night’s sleep,” said the toothbrush. It put its suitcase on the shelf and hopped down into the mug.


# mint
{@A} came in with an itchy nose.

“I dreamed I had a moustache. Have you brushed your teeth?”

“We’ve just got home,” said {child}.

[elder: {Elder}[elder2:  and {elder2}] came to say good night and got a kiss that tasted of snow. ][adult / elder: {@A} smoothed the covers over {child.him}|{child} got into bed and smoothed the covers], to and fro, up and down, until there wasn’t a bump left anywhere.

“Good night, {child}.”

And from the bathroom, from a mug in the dark, came a small and happy yawn.

It smelled of mint.

## if short
{@A} came in with an itchy nose.

“I dreamed I had a moustache. Have you brushed your teeth?”

“We’ve just got home,” said {child}.

[elder: {Elder}[elder2:  and {elder2}] got a kiss that tasted of snow.]

And from the bathroom, from a mug in the dark, came a happy yawn.

It smelled of mint.


# @a
whoever was going to read the story
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-lip
the sleeper’s
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
