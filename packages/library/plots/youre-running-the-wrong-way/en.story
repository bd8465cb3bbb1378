title: Tag
title: You’re Running the Wrong Way
title: It’s the Mouse’s Turn
guest pet: Smudge (she), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Tag!” is said happily, and “MIAOW!” sounds like a cat in the air. The last “Tag” is nearly a yawn.
% Whoever brings the towels (@a) is the grandparent, else {adult}, else {minder}. The mouse is “it”.
% One rule: what comes towards {pet} is terrible, and what runs away from {pet.him} has to be caught.

# tag
{child’s} cat was called {pet}. {Pet.He} had long claws and sharp teeth, and a terrible fear of mice.[city:  There was no cat in {city} who was more afraid of them.]

One day a mouse came out from under the [us: stove | cooker] and walked straight across the floor to {pet}. It put out a paw and touched {pet.him} on the tail.

“Tag!” said the mouse.

“MIAOW!” said {pet}, and flew right up to the top of the curtain.[friend: 

{Friend}[!friend.known: , {child’s} best friend,] hadn’t seen a thing. {Friend} was counting to a hundred with both eyes shut, because they were really playing hide-and-seek.]

# shes-it
The mouse waited.

“Why doesn’t the cat come?” it asked. “The cat’s it.”

“The cat’s what?” said {child}.

“It,” said the mouse. “It’s got to chase me. I said tag.”

“{Pet} can’t play tag,” said {child}. “{Pet} thinks you’re dangerous.”

“Me?” The mouse laughed until its whiskers jumped. “I only want to play. And I’ve heard that cats love running after mice.”

# lumps
{child} lifted {pet} down. {Pet} crept right under the [us: blanket | duvet] on {child’s} bed and became a big lump.

Then came a little lump. It walked all the way down to the big one.

“Tag!” said the little lump.

“MIAOW!” said the big one.

{Pet} hid in the [us: bathtub | bath]. “Tag!” “MIAOW!” {Pet} hid in the laundry basket. “Tag!” “MIAOW!” And then {pet} shot up to the very top of the bookshelf, where nobody could reach.

# the-bookshelf
And there {pet.he} stayed, trembling, with a tail like a bottle brush.

“Come down,” said {child}.

{Child.He} held up some fish. {Pet} didn’t come. {Child.He} held up some cheese, and the mouse came.[friend: 

“Fifty,” said {friend} in the kitchen.]

Oh no! What if {pet} never dared to walk on the floor again? {child} had a lump in {child.his} throat.

“I don’t think the cat wants to play,” said the mouse, and its nose drooped. “Nobody ever does.[sport:  They don’t even want to {play sport}.]”

# a-bit-this-way
“I do,” said {child}[school: , who had learnt it {at school}]. {Child.He} touched the mouse with one finger. “Tag!”

So they played, because somebody ought to be happy. {child} ran after the mouse, and the mouse ran after {child}. Up on the bookshelf {pet} was watching. When the mouse ran towards the bookshelf, {pet} shrank back. But when it ran away, something happened to {pet’s} bottom.

It wiggled. A bit this way, and a bit that way.

{child} stopped. {Pet} did that when you pulled a string along the floor! A thing that came towards {pet.him} was frightening. But when a thing ran away, {pet} just couldn’t help it.

# the-wrong-way
“Mouse!” said {child}. “You’re running the wrong way!”

“Am I?”

“You keep running to {pet}. You’ve got to run away!”

“But the cat’s the one who’s …”

“That’s right!” said {child}. “Run!”

And the mouse ran. It ran across the rug and out into the kitchen, with its long tail trailing behind like a string.

The bottom wiggled this way. The bottom wiggled that way.

# under-her-paw
Thump! Down came {pet}.[athlete:  Not even {athlete} could have come down faster.] For the first time in {pet.his} life {pet.he} ran the same way as a mouse. {Pet.He} ran [us: around | round] the table, and [us: around | round] again, and by the [us: stove | cooker] {pet.he} caught up. {Pet.He} put a paw on it.

{child} held {child.his} breath.

{Pet} looked at the paw. A tail was sticking out from under it. {Pet.He} had never caught anything before, and didn’t know what came next. But the paw was soft, with no claws out.

“Well done!” said the mouse underneath. “Now I’m it! Run!”

{Pet} ran. The mouse ran after {pet.him}. But now {pet’s} tail stood straight up, with a little hook at the end, and that means that a cat is having fun.

# at-last
Just then {@first} came through the hall with an armful of warm towels. First the mouse ran past, and then the cat.

“At last!” said {@a}. “{Pet} isn’t afraid of mice any more.”

Then they came back. First the cat ran past, and then the mouse.[elder2:  On the sofa {elder2} pulled up both feet, to be on the safe side.]

“Or not,” said {@a}.

“It’s the mouse’s turn,” said {child}.[friend: 

“A hundred,” called {friend}. “Here I come.”]

# towels
That evening {pet} lay in the laundry basket, on the warm towels. The mouse climbed in over the edge.[music:  It was humming {@song}, to stay awake.] Its legs were so tired that it nearly fell out again. It lay down in the middle of {pet’s} tummy, where a cat is softest, and put out one paw.

“Tag,” mumbled the mouse.

{Pet} opened one eye.

But {pet.he} didn’t run.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
