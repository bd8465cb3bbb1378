title: Now You’re Taken
title: The Café with One Chair
title: A Box Full of Cat
guest postie: Ted (he), Bill (he)
guest second: Mr Hobbs (he), Mr Dean (he)
guest tired: Mrs May (she), Mrs Cook (she)

% The second customer (@m): {adult}, else the elder, else {second} from next door. Nobody says why the box matters until it is empty.

# one-chair
{child} had opened a café out on the grass.[city:  It was the smallest café in all of {city}.]

There was a table. There was a box with three buns in it[elder & adult: , and {elder} had baked them[elder2: , and {elder2} had made sure that they were good]][elder2 & !adult: , and {elder2} had baked them]. And there was one chair, just one.[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] took the money. A bun cost one fir cone.]

But on the chair lay {pet}[!pet.known: , {child’s} cat,] curled up just like a bun, and purring[music:  very nearly to the tune of {@song}].

Prrr, prrr, prrr.

# one-eye
First came {postie} the [us: mailman|postman][sport: , who was going to {play sport} afterwards].

“One bun, please,” said {postie}. “And may I sit on the chair?”

“Sorry,” said {child}. “It’s taken.”

Prrr, prrr, prrr, went {pet}.

“Puss, puss, puss,” called {postie}. “Come along, puss!”

{Pet} opened one eye. Then {pet.he} shut it again.

So {postie} had to eat his bun standing up.
## or
First came {postie} the [us: mailman|postman][sport: , who was going to {play sport} afterwards].

“One bun, please,” said {postie}. “And may I sit on the chair?”

“Sorry,” said {child}. “It’s taken.”

Prrr, prrr, prrr, went {pet}.

“There’s a letter here for the cat,” said {postie}, and held it out. “Just come and get it!”

{Pet} put out one paw and pulled the letter in. Then {pet.he} {pet.was} lying on that as well.

So {postie} had to eat his bun standing up.

# the-back-cat
Next came {@first}.

“One bun, please,” said {@m}. “And may I sit on the chair?”

“Sorry,” said {child}. “It’s taken.”

Prrr, prrr, prrr, went {pet}.

{@M} picked {pet} up, and {pet} got long. {Pet.He} got as long as a sausage, and when the front cat was up in the air, the back cat was still on the chair.

“There’s no end to this cat!” said {@m}, and put {pet.him} down again.[athlete:  Even {athlete} would have had to.]

So {@m} had to have a bun standing up, too.

# two-legs
Last of all came {tired}[school: , who had walked all the way from {school}]. She had a heavy bag in one hand and a heavy bag in the other.

“One bun, please,” said {tired}. “And oh, I do need a chair. My legs don’t want to stand up any more.”

“Sorry,” said {child}, in rather a small voice. “It’s taken.”

“Please, puss,” said {tired}.

{Pet} turned over and lay the other way [us: around|round].

Prrr, prrr, prrr.

# now-we-wait
{child} gave {tired} the very last bun, and looked down into the box.

It was empty.

{child} knew what {pet} liked, and put the box down on the grass. {Child.He} didn’t call, and {child.he} didn’t lift.

“Shhh,” said {child}. “Now we wait.”

{Pet} opened one eye.

{Pet} opened two eyes.

One paw came down on the grass. Then came another paw. {Pet} sniffed at the box. {Pet.He} walked all the way [us: around|round] it. And then {pet.he} got in, and {pet.he} sat down, and the box was full of cat.

“There you are!” said {child}. “Now it isn’t taken!”

# a-lap
{Tired} sat down on the chair.

“Aaah,” said {tired}. “That’s lovely.”

But {pet} was looking out of the box, and {pet.he} could see a lap. It was a big, soft, warm lap.

Hop!

“Oh,” said {tired}. “Now I can’t get up.”

“No,” said {child}. “Now you’re taken.”

Prrr, prrr, prrr, went {pet}.

And there {tired} sat, until her bun was all gone and the sun was behind the roof. Then {child} put the box down again, and waited, and carried it home in both arms, full of cat. The café was closed.

# the-pillow
Soon it was bedtime. But right in the middle of {child’s} pillow lay {pet}.

[adult / elder: “Sorry,” said {@m}. “I think it’s taken.” | It was taken.]

{child} didn’t call, and {child.he} didn’t lift. {Child.He} lay down, ever so carefully, on the little bit that was left. And then {pet} moved over, just enough to make room for one {child}.

[adult / elder: {@M} | {child}] turned out the lamp.

Prrr, it went in the dark. Prrr. Prrr.

# @first
{second} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{second}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{Second}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @song
{music}
