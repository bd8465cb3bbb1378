title: Is That All of You?
title: A Dragon to Tea
title: There’s More

% The nose goes round the table a bit for every bit that comes in, till it meets the tail. The tail is not named as his before it has been tickled.

# there-is-more
{child} wanted a dragon to come to tea.[friend:  {Friend}, {child.his} best friend, said it would never fit.]

{child} put out two cups. {child.He} put out two buns[elder:  that {elder} had baked][elder2: , with icing by {elder2}].[adult:  {Adult} put out the teapot.] Then {child.he} sat at the kitchen table and waited.

Knock, knock.

“Come in!” said {child}.

The door opened, and in came a nose. It was a long green nose with smoke on the end.[city:  It was the longest nose in {city}.]

“Good afternoon,” said the nose. “I am a dragon.”

“Is that all of you?” said {child}[school: , because that’s what they ask {at school}].

“No,” said the dragon. “There’s more.”

And in came two yellow eyes and two flappy ears.

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”

# breathe-in
And in came a neck. In came more neck.

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”

And in came two front feet, slap, slap.[sport:  They were very good feet to {play sport} with.] In came two wings, folded up like umbrellas. In came a tummy, and the tummy got stuck in the door.

“Breathe in,” said {child}.[athlete:  “{Athlete} does.”]

The dragon breathed in. Pop! And in came the tummy.[pet.cat:  {Pet} the cat moved up on top of the fridge.]

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”

# round-the-table
Now the kitchen was nearly full. So the nose went [us: around | round] the table a bit, to make room.

And in came two back feet, slap, slap. The nose went a bit further [us: around | round].

And in came a tail. The nose went a bit further [us: around | round].

And in came more tail. And now the nose had gone all the way [us: around | round] the table, and it was nearly back at the door.

“EEK!” squeaked the dragon.

“What is it?” said {child}.

“There’s somebody here!” said the dragon. “Look! Somebody green! Somebody pointy! It’s coming in after me! Help! It’s another DRAGON!”

The dragon shook. The cups shook. The buns shook.[pet.other:  Even {pet} shook, a little.] The dragon tried to hide under the table, but [pet.dog: {pet} the dog was hiding there already, so only the dragon’s nose would fit|only his nose would fit].

# tickle
{child} climbed down from {child.his} chair and had a look.

It was green. It was pointy. It was shaking.

“Don’t touch it!” cried the dragon. “It might bite!”

But {child} put out one finger, and {child.he} tickled it. Tickle, tickle, tickle.

“Hee hee hee!” went the dragon.

“Why did I laugh?” he said.

{child} tickled it again. Tickle, tickle, tickle.

“Hee hee hee! Oh, stop! Hee hee hee! Why am I laughing?”

“Because it’s your tail,” said {child}.

“My tail?” said the dragon. He gave it a wag. It wagged. “So it is! Hello, tail!”

# both-the-buns
The dragon was so pleased that he ate both the buns. One of them was {child’s}. So he blew on the teapot to say sorry, and the tea was lovely and hot.

After tea the dragon [music: hummed {music} in his tummy, and then he ]yawned. His nose lay down on his tail. All [us: around | round] the table, he was warm and green and slow, and {child} sat in the middle and leaned on him.

# all-of-you
“Night-night, nose,” said {child}. “Night-night, neck. Night-night, tummy. Night-night, feet.”

{child} gave the tail a pat.

“Night-night, tail.”

“Is that all of me …” murmured the dragon.

“Yes,” said {child}. “That’s all of you.”
