title: The Penguin and the Potato
title: Feet Together
title: Waddle, Waddle, Waddle
guest sitter: Pat (she), Lorna (she)

% @a is {adult}, else the grandparent, else {sitter}, who looks after the child. “Drop” all the way to the last word.

# a-potato
There was a penguin in {child’s} kitchen. It was big and black and white, as tall as {child}.[city:  It was the only one in {city}.]

The penguin had found a potato.

It didn’t eat the potato. It put the potato on its feet. Then it let down its big warm tummy, flop, on top.

# i-hope-so
“What are you doing?” said {child}.

“Keeping my egg warm,” said the penguin. “Eggs go on your feet. Feet together. Don’t let it drop.”

“Is it an egg?” said {child}.

“I hope so,” said the penguin.

# window-and-door
It wanted a warm place to stand. So it walked to the window, with the potato on its feet. Waddle, waddle, waddle.

“Feet together,” said the penguin. “Don’t let it drop.”

But the window was cold. So it walked to the door.[friend:  {Friend}[!friend.known: , {child.his} best friend,] moved the chairs out of the way.] Waddle, waddle, waddle.

“Feet together,” said {child}. “Don’t let it drop.”

But the door was cold too.

# the-rug
So it walked to the rug. Waddle, waddle, waddle. And the rug was warm! But it was very woolly, and it tickled the penguin’s toes. The penguin began to laugh, ho, ho, ho, and its tummy wobbled, and the potato wobbled.

“Don’t laugh!” said {child}. “Feet together!”

So it walked back again. It was a very long walk, with such short legs.

# cold-floor
The penguin gave a big yawn. It was so tired. Its eyes went shut. It wanted to lie down on its tummy and sleep.

But it had a potato on its feet!

“I can’t lie down,” said the penguin. “Who will keep it warm?”

Its head went down, and down, and down.

Oh no! The potato rolled out. Bump, bump, bump, over the cold, cold floor[pet.dog / pet.cat: , till {Pet} the [pet.dog: dog|cat] put a paw on it].

“Oh!” cried the penguin. “I let it drop!” And a tear ran down its beak.

# ill-do-it
“I’ll do it,” said {child}.

{Child.He} picked up the potato. {Child.He} rubbed it warm with {child.his} hands. Rub, rub, rub. {Child.He} stood very straight[athlete: , like {athlete}].

{Child.He} put {child.his} feet together[school: , as they do {at school}].

{@A-first} put the potato on top. {child} pulled {child.his} [us: sweater | jumper] down over it, as far as it would go.

“Feet together,” said {child}. “I won’t let it drop.”

# warm-warm-warm
The penguin looked at {child’s} feet. It looked at the potato. Then it lay down, flop, on its tummy, and went to sleep. Hoo … shoo. Hoo … shoo.[pet.dog / pet.cat:  {Pet} lay down next to it.][pet.other:  {Pet} was asleep already.]

{child} stood still. {Child.He} didn’t wiggle. {Child.He} didn’t hop.[sport:  {Child.He} didn’t even {play sport}.][age>=5:  {Child.He} had an itch, and {child.he} let it itch.] {Child.He} kept it warm, warm, warm[music: , and hummed {music} to it].[elder & adult:  {Elder}[elder2:  and {elder2}] had never seen anybody stand so still.][elder2 & !adult:  {Elder2} had never seen anybody stand so still.]

# warmer-than-before
And when the penguin woke up, {child} gave it back.

“It’s warmer than before,” said the penguin. “Thank you.” And it let down its tummy, flop.

# all-in-a-row
Now {child} gave a big yawn. {Child.He} {child.was} so tired.

“Come on,” said {@a}. “Up on my feet.”

{child} stood on {@as} feet. {@A} put both arms [us: around | round] {child.him}, big and warm, and held on tight.

And off they went, very slowly, all in a row: [friend: {friend} first, then ]the penguin with the potato on its feet, and {@a} with {child} on {@his}.

Waddle … //
waddle … //
waddle … //
and nobody dropped anybody.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @his
hers
## if adult.she
hers
## if adult.he
his
## if adult.name
{adult’s}
## if elder.she & !adult
hers
## if elder.he & !adult
his
## if elder.name & !adult
{elder.short’s}
