title: I’m Just Lying Here
title: Thump, Said the Tail
title: The Lion on the Slide
guest catcher: Maureen (she), Joyce (she)

% Whoever is in the water (@A): {adult}, else the elder, else {catcher} the lifeguard.

# the-slide
There was a lion on the slide.

It was the little slide at the swimming pool[city:  in {city}], and the lion was right at the top of it. He had great big paws and a great big mane, and a tail with a tuft on the end.

{child} stood at the bottom of the ladder. {child.He} wanted a go.[friend:  So did {friend}[!friend.known: , {child’s} best friend,] who was behind, hopping.] Down in the water, {@waits} stood waiting.[elder & adult:  {Elder}[elder2:  and {elder2}] sat on the bench with the towel.]

“Hello, lion,” said {child}. “Are you going down?”

“No, no,” said the lion. “I’m just lying here.”

“Are you scared?”

“Scared? Me? I’m a lion! Lions are never scared.”

But his tail was banging on the slide.

Thump, thump, thump.

# two-toes
So {child} waited. {child.He} dipped one toe in the water. {child.He} dipped another toe in. And when {child.he} came back, the lion was still there.

“Are you going down now?”

“No, no. I’m just lying here.[sport:  I’m going to {play sport} later.]”

“Are you scared?”

“Lions are never scared!”

Thump, thump, thump.

# said-the-tail
“Your tail’s scared,” said {child}.

The lion looked [us: around | round] at his tail for a long time.

“Stop it,” said the lion.

Thump, said the tail.

So {child} took hold of the tuft. {child.He} held on to it, just the way you hold somebody’s hand.

And the tail stopped.

“There,” said {child}. “Now we’ll go down together.”

# one-two-three
Up the ladder went {child}, step by step by step, and sat down at the front, between the two big paws. The lion put his tail [us: around | round] {child’s} tummy like a seat belt.

“Ready, lion?”

“No,” said the lion.

“One,” said {child}. “Two[friend: ,” said {friend}. “|. ]Three!”

And down they went!

They went down a tiny, tiny bit.

# all-his-claws
Scrrrrrrrch!

They were stuck in the middle. They couldn’t go up and they couldn’t go down. The lion was holding on with every single claw.

“Oh dear,” said {child}.

“I want to go home,” said the lion, in a very small voice. “It isn’t just my tail. It’s all of me.”

Thump, thump, thump, went the tail on {child’s} tummy.

# in-with-them
{child} looked at the claws. They were long and sharp, and they were all stuck tight.

“Look at my hand,” said {child}. “Claws out!” And {child.he} stretched out all {child.his} fingers. “Claws in!” And {child.he} made a fist, and all the fingers were gone.

The lion looked at {child’s} hand. Then he looked at his own big paw.

“Claws in,” whispered the lion.

And in they went. Lions can do that.

And down went the lion!

# roar
“ROOOOAAAAAR!” went the lion, all the way down.[school:  They could hear him {at school}.]

SPLASH![athlete:  Not even {athlete} makes a splash like that.]

{@A} caught {child}. Nobody caught the lion. When he came up he was a very thin lion, and his mane hung down like a wet mop.

“You look like a cat,” said {child}.

“Don’t tell anyone,” said the lion.

“Were you scared?” said {child}.

“Yes,” said the lion. “Terribly. Can we do it again?”

So they went again. They went ten more times[friend: , all three of them].

# not-one
Then the lion lay on a nice warm towel. He was just lying there[pet: , like {pet} at home]. His mane dried, and bit by bit it got big again, and {child} leaned against it. Somewhere inside, the lion was rumbling, low and slow[music: , a bit like {music}].

{child} still had the tuft in {child.his} hand.

“Are you scared now?” {child.he} whispered.

“No,” whispered the lion.

{child} listened to the tail.

Not one thump.

# @waits
{catcher} the lifeguard
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @A
{catcher}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
