title: I’ve Used Up the Cat
title: Fluff All the Way Through
title: {Pet} on Top of {Pet}
guest sitter: Mrs Budd (she), Mrs Lamb (she)

% @a: {adult}, else {sitter} from next door, who is looking after the child; by name each time. @Cat and @trousers: long-haired and short-haired breeds. No colours: the cat is the family’s.

# in-the-butter
[season.spring: It was spring, and {pet’s} fur was coming out.|{Pet’s} fur was coming out.]

{@Cat} There was fur on the chairs. There was fur on the rug.[school:  Some of it had gone along to {school}.][sport:  There was fur on {child’s} top when {child.he} went to {play sport}.][city:  Soon there would be enough for the whole of {city}.] There was some in the butter, too.

“If you ask me, that cat’s just fluff all the way through,” said [adult: {adult}|{sitter} from next door, who was looking after {child}]. “Somebody’s going to have to comb {pet.him}.”

“Me!” said {child}.

# trrrrt
{Child.He} sat down on the floor and ran a thumb along the comb.

Trrrrt, it went.

Prrrrr, went {pet}, and rolled over. They always did it like that.[music:  Sometimes it was very nearly {@song}.]

# a-heap
{child} combed {pet’s} tummy, and there was a tuft. {Child.He} combed {pet’s} back, and there was a big tuft. {Child.He} combed {pet’s} [us: britches|trousers], {@trousers}, and there was a whole heap. First the heap was as big as a bun. Then it was as big as a loaf. And in the end it was exactly as big as {pet}. And {pet} just lay there and purred.

“I wonder how much cat there is left,” said {child}.

Then {child.he} went and got a drink of water.

# nothing-but-fluff
When {child.he} came back, {pet.he} {pet.was} lying there on the rug, as soft and round and fluffy as ever.

“Keep still,” said {child}. “We’re doing your ears now.”

{Child.He} put the comb in, and pulled, and the whole of {pet} came with it. {Pet.He} weighed nothing at all. There weren’t any ears. There weren’t any legs, and there wasn’t a nose. There was nothing but fluff.

“{@A}!” shouted {child}. “I’ve used up the cat!”

{@A} came running.

“You can’t use up a cat,” said {@a}.

“I have!” sobbed {child}. “{Pet.He} {pet.was} fluff all the way through. You said so!”

# no-cat
They looked under the bed. They looked behind the curtain and under the cushions. They looked in the laundry basket, where {pet} wasn’t allowed to be, and where {pet.he} always was. [age>=7: They opened the fridge, just in case. ][friend: They [us: called|rang] {friend}[!friend.known: , {child’s} best friend,] who hadn’t seen a cat all day. ]No {pet}.[age>=7: 

“{Pet.He} must have gone out,” said {@a}.

But the door was shut, and so were the windows.]

{child} carried the heap to {pet’s} basket. [age>=7: {Child.He} tried combing it the other way, to make it turn back into a cat, but it only got fluffier. ]{Child.He} patted it here and there, until it had two ears. {Child.He} laid one cheek against it and listened.

It didn’t purr. There wasn’t a sound in there.

“Sorry, {pet},” whispered {child}. “I should have stopped at the [us: britches|trousers].”

# from-the-hall
{Child.He} sat there, holding the comb. And {child.his} thumb did what it always did, all by itself.

Trrrrt.

Prrrrr.

{child} stared at the heap. It lay quite still. {Child.He} did it again.

Trrrrt.

Prrrrr.

It wasn’t coming from the basket. It was coming from the hall! {child} tiptoed out there, holding the comb out in front.

Trrrrt.

Prrrrr. Now it was coming from up above. It was coming from the shelf where the hats were.

# the-fur-hat
{@As} hat was there. {child’s} hat with the [us: pompom|bobble] was there. [elder: The one {elder}[elder2:  or {elder2}] had left behind was there. ]And next to them was a great big fluffy fur hat.

“{@A},” said {child}, “have [adult: we|you] got a fur hat?”

“No,” said {@a}.

Then the fur hat opened one eye.

“{Pet},” said {child}, “you’re not used up at all.”

{Pet.He} jumped down with a thump.[athlete:  Not even {athlete} could land like that.] {child} needed both arms to pick {pet.him} up. {Child.He} felt all over: four legs, two ears, one wet nose, and all of it stayed on. {Pet.He} {pet.was} just as big as before. There was any amount of cat left, and {child} dived into it nose first.

# cat-on-cat
{Pet} went over to the basket and sniffed at the heap. {Pet.He} trod round and round on it, until its ears were flat. Then {pet.he} lay down right in the middle.

{child} ran a thumb along the comb, as slowly as {child.he} could.

Trrrrt.

Prrrrr.

And there lay {pet}, on top of {pet}, fast asleep.

# @Cat
{Pet} was {child’s} cat, and {a breed}. Cats like that have short fur, but they have an awful lot of it.
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
{Pet} was {child’s} cat, and {a breed}, and cats like that have an awful lot of fur to lose.

# @trousers
which was what {child} called the back legs
## if breed.Persian / breed.Maine Coon / breed.Ragdoll
which is what you call the fluffy part of a cat’s back legs

# @a
{sitter}
## if adult
{adult}

# @A
{sitter}
## if adult
{Adult}

# @As
{sitter’s}
## if adult
{Adult’s}

# @song
{music}
