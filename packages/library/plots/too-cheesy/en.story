title: The Penguin Who Couldn’t Sleep
title: Too Cheesy
guest pet: Rufus (he), Tansy (she)
guest elder: Maud (she), Cyril (he)

% Shuffle, shuffle, shuffle: the child says it too, slower each time. The pet is the family’s, or {elder’s} dog. A cat in the dog’s place: @cushion, @herd, @nose.

# a-knock
{child} was staying the night with {elder}[!elder:  next door]. {Child.He} had {child.his} pyjamas on and {child.his} teeth clean[adult: , and {adult} had said goodnight]. {@Pets} was lying across {child.his} feet, {@cushion}.

Then somebody knocked at the back door.

Pat, pat, pat.

“Who’s that?” said {child}.[friend:  “Is it {friend}?” {Friend} was {child.his} best friend, but {friend.he} always rang the bell.]

“Let’s see,” said {elder}, and opened the door.

# a-penguin
And there on the mat stood a penguin. A small one[city: , the only one in {city}].

“Excuse me,” said the penguin. “I can’t sleep.” He had a very white tummy and a very tired face.

“Come in, my duck,” said {elder}.

“Penguin,” said the penguin.

“Come in, my penguin,” said {elder}.

So in he came. Shuffle, shuffle, shuffle.

# too-flat
{child} knew what to do. “You need a bed,” {child.he} said, and {child.he} gave the penguin {child.his} very own bed. The penguin lay on his back. He lay on his front. He stuck his feet in the air[sport: , as if he had come for {sport}].

“Too flat,” said the penguin. “I can’t sleep.”

Shuffle, shuffle, shuffle.

# too-cheesy
“You need somewhere cold,” said {elder}, and {elder.he} opened the fridge. The penguin stood beside the butter. He looked at the butter. He looked at the cheese.

“Too cheesy,” said the penguin. “I can’t sleep.”

Shuffle, shuffle, shuffle.

# one-rabbit
“You need a [us: stuffed animal | cuddly],” said {child}, and {child.he} gave the penguin {child.his} rabbit[elder2: , the one from {elder2}]. The penguin held the rabbit under one wing. That was nearly it. But then his beak began to wobble.

“One rabbit is nice,” said the penguin, in a tiny voice. “But at home there are lots of us. We all stand close together, tummy to back and back to tummy, in a great big huddle. I’ve never gone to sleep all by myself.”

[school: “We do that {at school}, too,” said {child}. “In the doorway.”

]And one round tear rolled down his beak, and dripped off the end. Plip.

{child} didn’t know what to do. {Elder} didn’t know what to do.

But {pet} did.

# a-push
{@Herd}

“Oh!” said {child}, and {child.he} shuffled up to the penguin.

{Pet} {@trotted} behind {elder} and gave {elder.him} a push, too.

“Ooh!” said {elder}, and {elder.he} shuffled up to {child}.

# round-and-round
Round and round went {pet}[athlete: , nearly as fast as {athlete}]. Push went {pet.his} {@nose}. Closer, and closer, and closer, until they were all squashed up in the middle of the rug, tummy to back and back to tummy. {Elder} and {child} and the rabbit and the penguin. Then {pet} squeezed in as well.

It was very warm. It was very soft. It smelled a bit of fish.

# now-we-shuffle
“Now we shuffle,” whispered the penguin.

So they shuffled, all together, ever so slowly[music: , and {elder} hummed {music}]. Shuffle … shuffle … shuffle …

And the penguin yawned.

So {child} yawned.

So {elder} yawned, and {pet} yawned the biggest yawn of all.

“Is it a good huddle?” whispered {child}.

But the penguin didn’t answer. The penguin was fast asleep.

[adult: “We’ll tell {adult} in the morning,” whispered {elder}.]

# nobody-missing
{Elder} shuffled them all to bed, one big bed, with the big blanket[elder2:  from {elder2}]. The penguin was in the middle. {child} was next to the penguin. {Elder} was next to {child}.[friend:  There was even a gap for {friend}, another night.] And {pet} lay along the edge, with one eye open, to check that nobody was missing.

Nobody was.

So {pet} closed that eye, too.

Goodnight, huddle.

# @pets
{pet}, {elder’s} dog,
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @cushion
like a warm cushion with a nose
## if pet.cat
like a warm cushion with whiskers

# @herd
{Pet} was a dog, and dogs know all about keeping everybody together. {Pet.He} got up. {Pet.He} put {pet.his} head down low. {Pet.He} trotted behind {child} and gave {child.him} a push with a cold nose.
## if breed.Border Collie
{Pet} was a Border Collie, and Border Collies know all about putting everybody together. {Pet.He} got up. {Pet.He} put {pet.his} head down low. {Pet.He} trotted behind {child} and gave {child.him} a push with a cold nose.
## if pet.cat
{Pet} was a cat, and cats know all about making people move up. {Pet.He} got up. {Pet.He} had a stretch, first the front and then the back. {Pet.He} strolled behind {child} and gave {child.him} a push with a furry head.

# @trotted
trotted
## if pet.cat
strolled

# @nose
nose
## if pet.cat
head
