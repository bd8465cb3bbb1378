title: The Monkey Who Would Not Let Go
title: Not with a Monkey On
title: A Monkey to Hold
guest keeper: Mr Bunce (he), Mr Tandy (he)
guest monkey: Pip (he), Tiko (he)

% One rule: a monkey never lets go of everything, only of one thing at a time. {monkey} says “Eek”, his mother “Hoo”. The grandparent who is ticked does what {keeper} does; the friend holds up the banana; the dog licks, the cat’s tail tickles.

# to-hold
{child} wanted a monkey to hold.

{Child.He} said so all the way to Monkey Wood[pet.dog: , and {pet}[!pet.known:  the dog] came too][pet.cat: , and {pet}[!pet.known:  the cat] came too, in a basket]. “Just a small one,” said {child}. “To hold.”[friend: 

“Two small ones,” said {friend}[!friend.known: , {child’s} best friend].][elder2: 

“Better not,” said {elder2}.][adult & !elder: 

“You can hold my hand,” said {adult}.]

“You may look[elder: , and you can hold my hand,” said {elder}. |,” said {keeper}, who took care of the monkeys.] “But the monkeys stay up in the trees.”

[pet.dog / pet.cat: {Pet} looked up. ]Up in a tree, a branch went creak. Down came a leaf. Down came another leaf. Down came a monkey.

# plop
PLOP! Right on top of {child}, who sat down. Bump![pet.dog / pet.cat:  {Pet} sat down too.]

The monkey was small and brown, and he held on. He held on with two hands. He held on with two feet. He held on with his tail, round and round {child’s} ear.[athlete:  Not even {athlete} could have held on harder.]

“I’m not holding him,” said {child}. “He’s holding me!”

“That’s {monkey}[elder: . It says so on the sign],” said {@keeper}. “Off you come, {monkey}.”

Did {monkey} let go?//
He did NOT let go.

# banana
[friend: {Friend} | {@Keeper}] held up a banana. {monkey} took the banana with one foot. He ate it all up in {child’s} hair, and wiped his fingers there as well.

Did {monkey} let go?//
He did NOT let go.

# tickle
[pet.dog: [music: {@Keeper} hummed {music}, and ]{pet} licked {monkey} on the foot | [pet.cat: [music: {@Keeper} hummed {music}, and ]{pet’s} tail came out of the basket and tickled {monkey} on the foot | {@Keeper} tickled him[music: , and hummed {music}[elder: | while he did it]]]]. “Eek-eek-eek!” laughed {monkey}, and he wriggled so much that {child} wriggled too.

Did {monkey} let go?//
He did NOT let go.
## or
{child} bounced up and down on {child.his} bottom[music:  while {@keeper} hummed {music}], and {monkey} went up and down as well.[pet.dog:  {Pet} jumped up and down too.][pet.cat:  {Pet} looked up and down, up and down.] “Eek-eek-eek!” laughed {monkey}. He thought it was a game.

Did {monkey} let go?//
He did NOT let go.

# tangly
“I know why,” said {@keeper}. “He thinks your head is his {@mum}. It’s soft. It’s warm. And it’s … a bit tangly.”

“I brushed it,” said {child}.

[friend: “When?” said {friend}. | “When?” said {@keeper}.]

“[season.winter: In the summer | At Christmas],” said {child}.

# hoo
Then somebody called, high up in the tree. “Hoo? Hoo-oo?”

[friend: “Look!” said {friend}. ]It was {monkey’s} {@mum}. Down she came, down and down, to the very last branch.

“Eek!” said {monkey}. Oh, he wanted his {@mum}! But if he let go of {child}, he would be holding on to nothing at all. So he held on harder.

# the-bell
Then the bell rang. Ding, ding, ding! Time to go home.

[friend: “Oh no!” said {friend}. | Oh no!]

“You can’t go on the bus like that,” said {@keeper}. “[school: You can’t sit {at school} like that. ][sport: You can’t {play sport} like that. ][city: You can’t walk about {in city} like that. ]Not with a monkey on.”[pet.dog / pet.cat:  And where would {pet} sit?][pet.other:  And what would {pet} say?]

# one-thing
But {child} was watching. {monkey’s} {@mum} let go with one hand. All the others held on. She let go with one foot. All the others held on.

“She never lets go of everything,” said {child}. “She lets go of ONE thing at a time!”

# hand-by-hand
So {child} got to {child.his} feet and stood close, close up to {monkey’s} {@mum}. {Child.He} took one of {monkey’s} hands and put it in his {@mum}’s warm fur.

It held on.

{Child.He} took the other hand. It held on.

One foot. It held on.

The other foot. It held on.

Now there was only the tail. The tail thought about it. Then, round and round and very slowly, it slid off {child’s} ear.

“He let go,” whispered {child}.

“Look again,” whispered [friend: {friend} | {@keeper}].

# the-softest-branch
{@looked}

{monkey’s} {@mum} climbed up and up, to the softest branch in the tree.

Did {monkey} let go?

The wind rocked the branch, to and fro. The moon came out. {monkey’s} {@mum} shut her eyes. And under her, in the warm, {monkey} shut his.

He did not let go.

# @mum
[us: mom | mum]

# @keeper
{keeper}
## if elder
{elder.short}

# @looked
{child} looked.
## if elder
{child} took hold of {elder.short’s} hand and looked.
## if adult & !elder
{child} took hold of {adult’s} hand and looked.
## if elder & pet.dog / elder & pet.cat
{child} held {elder.short’s} hand with one hand and {pet} with the other, and looked.
## if adult & !elder & pet.dog / adult & !elder & pet.cat
{child} held {adult’s} hand with one hand and {pet} with the other, and looked.
## if !adult & !elder & pet.dog / !adult & !elder & pet.cat
{child} put both arms round {pet} and looked.
