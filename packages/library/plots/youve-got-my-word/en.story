title: You’ve Got My Word
title: Milk, Milk, Milk
title: The Only Word Left
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever waits by the bananas (@a) is the grandparent, else {adult}, else {minder}. Chant the words, and do shout.
% One rule: whoever bumps into somebody walks on with the other one’s word.

# milk
There was no milk for the pancakes, and {child}[friend:  and {friend}[!friend.known: , {child.his} best friend,]] had been allowed to fetch some, without a grown-up, for the first time ever. {@First} waited by the bananas with the [us: cart | trolley].[city:  It was the biggest [us: grocery store | supermarket] in {city}.]

“Don’t forget,” said {@a}. “Milk.”

“That’s not hard,” said {child}. But to be on the safe side {child.he} said it out loud all the way through the [us: store | supermarket]. “Milk, milk, milk,” said {child}, [friend: while {friend} kept time, ]and came round the corner by the [us: cereal | cornflakes], and [wish.size.tiny: nearly trod on somebody.

It was {a wish}. {Wish.He} was coming the other way, down on the floor. | walked straight into somebody.

It was {a wish}. {Wish.He} was {wish.feels}, and coming the other way.]

# bump
“[us: Toilet paper, toilet paper, toilet paper|Loo roll, loo roll, loo roll],” said {the wish}. “Oh!”

“Oh!” said {child}.

They looked at each other. {child} had never seen {a wish} in a [us: store | supermarket] before.

“Are you allowed in here?” asked {child}.

“Are you?” said {the wish}.

“I’m fetching something,” said {child}. “Without a grown-up.”

“So am I,” said {the wish}. “We’ve run out, {wish.home}, so [us: Mom | Mum] sent me. I’ve never done it before. I’ve got butterflies in {wish.part}.”

# good-luck
{child} had butterflies too, but only in the tummy.[sport:  They were the ones {child.he} always had before {@game}.] “The thing is not to forget what you came for,” {child.he} said.

“That’s the whole thing,” said {the wish}. “Good luck!”

“Good luck!” said {child}.

And they walked on, one this way and one that way.

“[us: Toilet paper, toilet paper, toilet paper|Loo roll, loo roll, loo roll],” said {child}.

# as-big-as-me
{Child.He} didn’t notice a thing. After all, {child.he} had just seen {a wish} in a [us: store | supermarket].[friend:  {Friend} didn’t notice either. {Friend.He} {friend.was} thinking about {wish.part}.] {Child.He} found the right shelf, stood on tiptoe, and pulled out a pack as big as {child.himself}.

“[us: Toilet paper | Loo roll]!” said {child} proudly. “Without a grown-up!”

Then {child.he} looked at the pack.

# in-pancakes
There are eggs in pancakes. There is flour in pancakes. {child} tried to think of pancakes with [us: toilet paper | loo roll] in[school: , and they didn’t even have those {at school}]. It was the wrong word! And the right one was gone. {child} looked for it all through {child.his} head, but there was only {a wish} in there.

{Child.He} could go back and ask. But then {@a} would say, “Let’s go together,” and it wouldn’t be without a grown-up any more. {child} felt so ashamed that {child.his} eyes stung.

Then {child.he} remembered who it was that had said [us: toilet paper | loo roll].

“It’s not my word!” said {child}. “It’s {the wish’s}! And {wish.he} has got mine!”

# the-only-word
{Child.He} ran, hugging the pack.[athlete:  Not even {athlete} ever ran so fast with so much [us: toilet paper | loo roll].] There was nobody by the [us: cereal | cornflakes], and nobody by the cheese. But far away, at the front of the [us: line | queue], was {the wish}, all ready to pay and go home with {child’s} word.[pet.dog:  Outside the window {pet}[!pet.known: , {child’s} dog,] barked, so that {the wish} looked round a bit. But only a bit.]

It was too far to run. {child} would have to shout, in the middle of the [us: store | supermarket], where everybody could hear. And {child.he} only had one word to shout.

[friend: “Do it,” said {friend}. “I’ll cover my ears.”

]{child} took in all the air there was.

“[us: TOILET PAPER | LOO ROLL]!” {child.he} shouted.

The whole [us: line | queue] turned round. [music: Even {music}, up in the loudspeakers, sounded a bit surprised. ]A man dropped his cucumber. And at the front {the wish} turned round too.

“MILK!” shouted {the wish}.

# swap
Milk! That was it!

{@Back}

“You had my word,” said {child}.

“And you had mine,” said {the wish}. “I did think it sounded odd. [us: Mom | Mum] said it was for wiping with.”

They both looked at the milk for rather a long time. Then they swapped.

“Is it enough?” asked {child}, because it was a big pack.

{@Enough}

# that-was-me
{@A} was still by the bananas.[elder2:  {Elder2} had got tired of waiting, and was eating one.]

“Here’s the milk,” said {child}.

“Well done, you!” said {@a}. “Do you know, somebody was shouting for [us: toilet paper | loo roll].”

“That was me,” said {child}. “That’s how you get milk.”

{@A} opened {@his} mouth, and shut it again. Then [wish.size.tiny: a pack of [us: toilet paper | loo roll] walked past the window | {a wish} went past the window with a pack of [us: toilet paper | loo roll]], and {@his} mouth came open all by itself.

# your-word
At home it soon smelled of pancakes.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had the last of the milk in a spoon.][pet.other:  {Pet} had a crumb, without having fetched anything at all.][pet.dog:  {Pet} lay under the table, where bits come down.] “There’s only one thing missing,” said {@a}, and went to the cupboard, and stood there.

“What did I come for?” said {@a}. “I had it just now.”

“Syrup,” said {child}. “I’ve got your word.”

# @Back
{The wish} came back past the whole [us: line | queue] with a carton of milk.
## if wish.size.tiny
A carton of milk came walking past the whole [us: line | queue], as if it were all by itself. But underneath it was {the wish}.
## if wish.size.huge
{The wish} turned round, so that the whole [us: line | queue] had to move over, and came back with one very little carton of milk.

# @Enough
“It’ll last till Christmas,” said {the wish}. “{Wish.sound}!” That meant thank you.
## if wish.size.tiny
“It’ll last till I’m a great-grandmother,” said {the wish}. “{Wish.sound}!” That meant thank you.
## if wish.size.huge
“It’ll last till tonight,” said {the wish}. “{Wish.sound}!” That meant thank you.

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
