title: Is That All of You?
title: A Dragon to Tea
title: There’s More

% The nose goes round the table a bit for every bit that comes in, till it meets the tail. The tail is not named as his before it has been tickled.

# there-is-more
{child} wanted a dragon to come to tea.[friend:  {Friend}[!friend.known: , {child.his} best friend,] said it would never fit.]

{child} put out [friend: three|two] cups. {child.He} put out [friend: three|two] buns[elder2: , with icing by {elder2}].[elder:  {Elder} put out the teapot.][adult & !elder:  {Adult} put out the teapot.] Then [friend: {child} and {friend}|{child.he}] sat at the kitchen table and waited.[pet.dog:  {Pet}[!pet.known:  the dog] waited too.][pet.cat:  {Pet}[!pet.known:  the cat] looked at the door.]

Knock, knock.

“Come in!” said {child}.

The door opened, and in came a nose. It was a long green nose with smoke on the end.[pet.dog:  {Pet} sniffed it.][city:  It was the longest nose in {city}.]

“Good afternoon,” said the nose. “I am a dragon.”[elder: 

“Good afternoon, nose,” said {elder.short}.]

“Is that all of you?” said {child}[school: , because that’s what they ask {at school}].

“No,” said the dragon. “There’s more.”

And in came two yellow eyes and two flappy ears.

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”[friend: 

“You won’t fit,” said {friend}.]

# breathe-in
And in came a neck. In came more neck.[elder: 

“Good afternoon, neck,” said {elder.short}.]

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”[pet.cat:  {Pet} looked at the door.][friend: 

“You won’t fit,” said {friend}.]

And in came two front feet, slap, slap.[sport:  They were very good feet to {play sport} with.] In came two wings, folded up like umbrellas. In came a tummy, and the tummy got stuck in the door.

“Breathe in,” said {child}.[athlete:  “{Athlete} does.”]

The dragon breathed in. Pop! And in came the tummy.[pet.dog:  {Pet} sniffed it.][pet.cat:  {Pet} moved up on top of the fridge.][elder: 

“Good afternoon, tummy,” said {elder.short}.]

“Is that all of you?” said {child}.

“No,” said the dragon. “There’s more.”[pet.cat:  {Pet} looked at the door.][friend: 

“You won’t fit,” said {friend}.]

# round-the-table
Now the kitchen was nearly full. So the nose went [us: around | round] the table a bit, to make room.

And in came two back feet, slap, slap. [elder: “Good afternoon, feet,” said {elder.short}. ]The nose went a bit further [us: around | round].

And in came a tail. The nose went a bit further [us: around | round].

And in came more tail. And now the nose had gone all the way [us: around | round] the table, and it was nearly back at the door.

“EEK!” squeaked the dragon.

“What is it?” said [friend: {friend}|{child}].

“There’s somebody here!” said the dragon. “Look! Somebody green! Somebody pointy! It’s coming in after me! Help! It’s another DRAGON!”

The dragon shook. The cups shook. The buns shook.[pet.other:  Even {pet} shook, a little.] The dragon tried to hide under the table, but only his nose would fit.

# tickle
{child} climbed down from {child.his} chair and had a look.[pet.dog:  {Pet} had a sniff.][pet.cat:  {Pet} climbed down from the fridge and had a look.]

It was green. It was pointy. It was shaking.

“Don’t touch it!” cried the dragon. “It might bite!”

But {child} put out one finger, and {child.he} tickled it. Tickle, tickle, tickle.

“Hee hee hee!” went the dragon.

“Why did I laugh?” he said.

{child} tickled it again. Tickle, tickle, tickle.

“Hee hee hee! Oh, stop! Hee hee hee! Why am I laughing?”

“Because it’s your tail,” said {child}.

“My tail?” said the dragon. He gave it a wag. It wagged. “So it is! Hello, tail!”[elder: 

“Good afternoon, tail,” said {elder.short}.][pet.dog: 

{Pet} wagged back.]

# both-the-buns
The dragon was so pleased that he ate [friend: all three buns. One of them was {child’s}, and one was {friend’s}|both the buns. One of them was {child’s}]. So he blew on the teapot to say sorry, [elder: and {elder.short} poured, ]and the tea was lovely and hot.

After tea the dragon [music: hummed {music} in his tummy, and then he ]yawned. His nose lay down on his tail[pet.dog / pet.cat: , and {pet} lay down on the dragon’s feet]. All [us: around | round] the table, he was warm and green and slow, and [friend: {child} and {friend}|{child}] sat in the middle and leaned on him.[friend: 

“You fit,” said {friend}.]

# all-of-you
“Night-night, nose,” said {child}. “Night-night, neck. Night-night, tummy. Night-night, feet.[pet.dog / pet.cat:  Night-night, {pet}.]”

{child} gave the tail a pat.

“Night-night, tail.”

“Is that all of me …” murmured the dragon.

“Yes,” said {child}. “That’s all of you.”
