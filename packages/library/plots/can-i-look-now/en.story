title: Can I Look Now?
title: The New Potty
title: Donk
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Come out, little potty. I only want to sit.” Let the child do the donks, and whisper the last ones.
% The grown-up is {adult}, else the grandparent, else {minder}. The dog is the family's, or the neighbours', who is visiting; a cat turns its back just as well.

# the-new-potty
There was a new potty in the bathroom. It was green, and nobody had ever sat on it. {child} was going to be the very first to [us: pee | wee] in it[city: , the first in all {city}]. {Child.He} had taken {child.his} [us: pants | trousers] off already.

But everybody wanted a look. {child} bent down and looked in. {@A-first} bent down and looked in.[elder & adult:  {Elder}[elder2:  and {elder2}] found some glasses and looked in.][friend:  {Friend}[!friend.known: , {child’s} best friend,] lay on the floor and looked in.] {@Pet} put in a whole nose.

Donk.

That was the potty. It had moved backwards, all by itself.

# the-basket
{child} went a little closer.

Donk, donk. Now the potty was behind the [us: laundry | washing] basket, with just one handle sticking out[sport: , next to the socks for {sport}].

“Come out, little potty,” said {child}. “I only want to sit.”

[friend: “{Child.He} only wants to sit,” said {Friend}.

]But the potty didn’t come, and {pet} sat down to wait.

# hooray
“It just needs cheering on,” said {@a}, and clapped[athlete:  as if it were {athlete}]. “Come on, potty! You can do it! Who’s a big, clever potty?”[music:  {@A} even put on {music}.]

Donk, donk, donk, donk! Away went the potty, out of the door, straight past {pet}, along the hall and under the bench, in among all the shoes.[elder & adult:  {Elder.short}, who had sat down on the bench, had to lift both feet.]

[elder & adult: “What it needs is a song,” said {elder.short}, and sang it one. Donk, it went, even further in.

]“I think it needs a star,” said [friend: {Friend}, who had one in a pocket | {@a}]. So now the potty had a gold star on it[school: , just like the ones {at school}]. But it stayed where it was.

“Come out, little potty,” said {child}. “I only want to sit.”

[friend: “Only to sit,” said {Friend}.

]But the potty didn’t come, and {pet} lay down on the mat and sighed.

# right-now
And then {child} needed to go. {Child.He} needed to go very badly indeed. {Child.He} squeezed {child.his} knees together and hopped on the spot.

“Potty!” said {child}. “You’ve got to come now!”

{@A} lay down flat and looked under the bench. {child} lay down flat and looked.[friend:  {Friend} looked in from the other end.][elder & adult:  {Elder.short} bent over and looked, upside down.] There were eyes everywhere.

{@A} got hold of a handle and pulled. The potty pulled back. It was trembling so much that it rattled on the floor.

Donk, donk, donk, donk, donk.

# a-back
But {pet} wasn’t looking. {Pet} was sitting up on the mat, with {pet.his} back to it all, and now {pet.he} gave a great big yawn.

Donk.

Nobody had called, and nobody had clapped. But there, quite close to {pet’s} tail, a green handle came poking out between the shoes.

“Oh,” whispered {child}. “It’s shy.”

{Child.He} got up, with {child.his} knees together.

“Turn round,” said {child}. “Everybody. Do it like {pet}.”

# nobody-looked
{@A} turned round and faced the coats.[friend:  {Friend} turned round and faced the wall.][elder & adult:  {Elder.short} put both hands over both eyes.] And {child} stood next to {pet}, with {child.his} back to the bench.

It’s hard not to look. It’s hardest of all when you [us: have to pee | need a wee].

Donk.

[friend: “I can hear it,” whispered {Friend} to the wall. | Nobody looked.]

Donk. Donk.

Then something cool touched the backs of {child’s} legs.

{Child} didn’t look. {Child.He} just bent {child.his} knees and sat, straight down backwards.

And there it was.

# not-finished
Psssssssss.

“Can I look now?” said {@a}, into the coats.

“No,” said {child}. “We haven’t finished.”

Psss. Psss.

[elder & adult: “Can I look now?” said {elder.short}, behind both hands.

“No. There’s one more.”

Psss.

]“Now you can,” said {child}. “But only one at a time.”

So they looked, one at a time, {pet} last, and not for long. There was [us: pee | wee] in the potty. And the potty stood quite still, and let them.

# to-the-wall
That night {child} lay in bed. The light was out, and {pet} {@night}. Along the hall in the bathroom stood the potty, all rinsed and dry[friend: , with {friend’s} star on].

Donk.

“It’s coming,” whispered {child}.

“Can I look?” whispered {@a}.

“No.”

Donk, donk, it went in the hall, ever so carefully.

And {child} turned over to face the wall, so that it would dare.

# @Pet
{Pet}, the dog from next door, who was visiting,
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @night
had gone home to bed
## if pet.dog
lay on the rug with both eyes shut
## if pet.cat
lay at the foot of the bed with both eyes shut

# @A-first
{Minder}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
