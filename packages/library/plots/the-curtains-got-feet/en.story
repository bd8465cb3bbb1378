title: Such a Lot of Dog
title: The Curtain’s Got Feet
guest pet: Marmalade (she), Clementine (she)
guest dog: Dumpling (he), Pudding (he)
guest minder: Auntie Hattie (she), Auntie Meg (she)
guest owner: Auntie Jo (she), Auntie Bea (she)

% “Woof,” very quietly, for the child to do. The cat is the family’s, else next door’s.
% @a: {adult}, else the grandparent, else {minder}. @b looks in the teapot: a second grown-up, where there is one.

# a-dog-to-stay
{child} wanted a dog. {@cat} But {pet} wouldn’t sit when {child} said sit,[sport:  and wouldn’t {play sport},] and {pet.he} never, ever said woof.

And today[school: , after {school},] a dog was coming to stay for one night! He was called {dog}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had come to meet him.]

“He’s only a little dog,” said {@a-first}. “{Owner} told me so.”

{@bed}

# whoosh
Ding-dong! {@A} opened the door and looked down, to where a little dog would be.

Whoosh! Something went by, so fast that {@a} sat down on the doormat.[athlete:  Not even {athlete} goes as fast as that.]

“That was windy[city: , even for {city}],” said {@a}. “Now, where’s that little dog?”

In the hall sat {pet}. {Pet} said, “Hsss!” and whoosh, the something ran behind the curtain.

# no-dog-in-here
{@A} looked in {@a-his} [us: rain boots | wellies]. “No dog in here,” {@a-he} said.

“Woof,” said somebody, very quietly.

{@B} looked in the teapot. “No dog in here,” {@b-he} said.

“Woof,” said somebody, very quietly.

“{@A},” said {child}. “The curtain’s got a tail.”

{@silly}

[friend: “It’s got feet, too,” said {friend}. | “{@A},” said {child}. “The curtain’s got feet.”]

{@A} turned [us: around | round]. The curtain was very fat. Out at the top came a big black nose, and every foot was as big as {child’s} plate.

“Oh,” said {@a}. “Oh, that’s not little.”

# such-a-lot
{child} was scared. {Child.He} held on tight to {@as} legs.[friend:  {Friend} held on tight to {child}.] [friend: {Child} | {Child.He}] had wanted a dog. But {child.he} hadn’t wanted such a lot of dog.

{Pet} wasn’t scared. {Pet.He} walked right up to the curtain and put {pet.his} head underneath.

“WOOF!” said {dog}.

# the-table-walked
Down came the curtain, crash! {Dog} ran under the kitchen table. But he was so big that the table walked all [us: around | round] the kitchen on his back. Then it stopped, and it shook and shook, because {dog} was shaking.

“Oh dear,” said {@a}. “He’s frightened of {pet}. I’d better [us: call | ring] {owner}. He’ll have to go home.”

Go home? {child’s} dog?

# scared-too
{child} let go of {@as} legs. {Child.He} lay down on {child.his} tummy and looked under the table. There were two big, worried eyes.

“Hello, {dog},” said {child}. “I’m scared too.”

The table stopped shaking.

# just-the-right-size
{child} put a hand out, flat on the floor, and kept it still. Then {pet} came. {Pet.He} walked along {child’s} back and down {child’s} arm, and {pet.he} sat down next to {child’s} hand. {child} stroked {pet.him}, and {pet.he} purred.

“See?” said {child}. “{Pet.He}’s nice.”

Slowly, slowly, the big black nose came out from under the table. {Pet} gave it one lick. Then it slid into {child’s} hand, and it was cold and wet and just the right size for holding.

“Woof,” said {dog}, very quietly, and the rest of him came out too.

# i-can-feel-it
“Sit,” said {child}.

And {dog} sat, bump, and all the cups jumped. He sat on {@as} foot.

“He can sit!” said {child}[friend:  and {friend}].

“Yes,” said {@a}. “I can feel it.”

# the-shoebox
At bedtime[friend: , when {friend} had gone home,] {@a} put away the egg cup and filled the [us: dishpan | washing-up bowl][music: , humming {music}]. {Dog} drank it all. Then he lay down next to {child’s} bed, and {child} let one arm hang down, so that {child.his} hand lay on warm fur.

And the little bed in the shoebox was just right. {Pet} was in it.

# @cat
{Child.He} knew a cat, who was orange and called {pet}, and who lived next door but came in whenever {pet.he} liked.
## if pet.cat
{Child.He} had a cat, who was called {pet}.
## if pet.cat & breed
{Child.He} had a cat, {a breed} called {pet}.
## if pet.cat & breed.Siamese / pet.cat & breed.Persian / pet.cat & breed.Bengal / pet.cat & breed.Abyssinian / pet.cat & breed.Sphynx
{Child.He} had {a breed} called {pet}.

# @bed
So {@a} put out an egg cup for his water and a tiny biscuit for his supper, and {@a-he} made his bed in a shoebox.
## if adult & elder
So {@a} put out an egg cup for his water and a tiny biscuit for his supper, and {elder} made his bed in a shoebox.
## if elder & elder2 & !adult
So {@a} put out an egg cup for his water and a tiny biscuit for his supper, and {elder2} made his bed in a shoebox.
## if adult & elder & elder2
So {@a} put out an egg cup for his water, {elder} put out a tiny biscuit for his supper, and {elder2} made his bed in a shoebox.

# @silly
“Don’t be silly, darling,” said {@a}, and {@a-he} looked in the [us: breadbox | bread bin].
## if adult & elder2
“Don’t be silly, darling,” said {@a}, and {elder2.short} looked in the [us: breadbox | bread bin].

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a-his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @b
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & !adult
{elder2.short}

# @b-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
## if elder2 & !adult
{elder2.he}
