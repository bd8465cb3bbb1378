title: I’ve Found One!
title: Can I Keep It?
title: Clonk, Splosh
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Join in with “I’ve found one!” The crab says it exactly as {child} does. The last time it is said softly.
% One rule: whatever you find goes back where you found it.
% Whoever sits on the blanket (@a) is the grandparent, else {adult}, else {minder}.

# a-stone
On the beach[city:  outside {city}] {child} lifted up a stone. Under it sat a crab.

“I’ve found one!” shouted {child}.

“I’ve found one!” shouted the crab.

{child} put the crab in the bucket. But the crab had already caught hold of {child’s} big toe. It didn’t hurt. The crab held it the way you hold a hand. So {child’s} foot had to go into the bucket as well.

“Let go,” said {child}. “I found you.”

“You let go,” said the crab. “I found you.”

And neither of them would.

{@came}

# can-i-keep-it
Up the beach they went, clonk, splosh, clonk, splosh, to {@first}, who sat on the blanket[elder2:  with {elder2}][music:  and hummed {music}].

“I’ve found one!” said {child}. “Can I keep it?”

“I’ve found one!” said the crab. “Can I keep it?”

“You can have a look at each other,” said {@a}. “But whatever you find goes back where you found it.”[age>=6: 

“When?” asked {child}.

“When it’s time to go home.”

“Not yet, then,” said the crab.]

# at-home
So they had a look. {child} put a stone in the bucket, and a bit of seaweed, so that the crab would feel at home. The crab put a bit of seaweed between {child’s} toes, so that {child.he} would feel at home.

“What does it eat?” asked the crab.

“Sandwiches,” said {@f}.

“Does it pinch?”

“Not often,” said {@f}.

“It’s all soft,” said the crab, “and it’s only got two legs left. I’ll look after it for ever.”[age>=6: 

“I’ll look after you for ever,” said {child}.][school: 

“I’ll show you to everybody {at school},” said {child}.]

# home-time
“Home time!” called {@a}, and shook out the blanket.

“Home time!” called the crab, and pulled. Off went the bucket with the two of them, sideways, clonk, splosh, clonk, splosh, towards the sea.

“Stop!” cried {child}. “[age>=6: Where are we going?”

“Home,” said the crab, pointing out over the water with its other claw. “I’m keeping you.”

“But ]I don’t live there!”

“You’ve got a stone,” said the crab. “And some seaweed.”

{child} looked at the sea. It was big and grey, and there wasn’t a bed in it[pet.other: , and no {pet}]. {Child.His} tummy began to ache.

“I want to go home,” {child.he} whispered.

“So do I,” said the crab.

# so-do-i
{child} looked down. There sat the crab, with its stone and its bit of seaweed, holding on so hard that its claw trembled. {child} wanted to keep that crab more than anything. But now {child.he} knew what it’s like to be kept.

“I’ll put you back where I found you,” {child.he} said.

But the beach was full of stones, and they all looked the same.

{@help}

# let-go
Clonk, splosh, clonk, splosh, went {child}, as fast as you can with a bucket on[sport: , and nobody does that at {sport}]. {Child.He} pushed the bucket over, beside the stone, and there stood the crab on its own wet sand. But it still had hold of the toe.

“I’ll let go first,” said {child}.

And {child.he} held both hands up in the air, to show that they were empty.[athlete:  {athlete} couldn’t have held them higher.]

The crab looked at one hand, and at the other, and opened its claw.

“You were the best one I ever found,” said {child}.

“So were you,” said the crab, and went home, sideways, in under the stone.

# one-more
So there stood {child}, back where {child.he} had been found, with an empty bucket and seaweed between {child.his} toes.

Then {@a} came with the big towel, wrapped it all round {child}, and picked {child.him} up.

“I’ve found one,” said {@a}. “Can I keep it?”

“Yes,” said {child}, and held on.

# @came
{Friend}[!friend.known: , [friend: {child’s} best friend | from the next blanket],] stuck the spade in the sand and came to look.
## if elder & !friend & !pet.dog & !pet.cat
Behind them lay the stone, on its back.
## if pet.cat
{@with}{Pet}[!pet.known: , {child’s} cat,] lay down on the stone and shut both eyes.
## if pet.dog
{@with}{Pet}[!pet.known: , {child’s} dog,] began to dig beside the stone, in case there were more of them.

# @with
{Friend}[!friend.known: , [friend: {child’s} best friend | from the next blanket],] came to look. 
## if elder & !friend
[short: | ]

# @help
“The spade!” shouted {friend}. “I left it where you found it!” And far away along the beach stood the spade, beside a stone.
## if elder & !pet.dog & !pet.cat
“Look for one that’s lying on its back,” said {elder.short}. “I’ve turned over thousands. They’re always wet underneath.” And far away along the beach lay a stone with its wet tummy in the air.
## if pet.cat
But on one of them lay {pet}, as {pet} had done all afternoon.

“Stay there, {pet}!” shouted {child}.

So {pet} got up and walked away. But now they knew which one it was.
## if pet.dog
“{Pet}!” shouted {child}. “Where are you?”

“Woof,” said a hole, far away along the beach. {Pet} was still digging, and beside the hole lay the stone.

# @f
{friend}
## if elder & !friend
{elder.short}

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
