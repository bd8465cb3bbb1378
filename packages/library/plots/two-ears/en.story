title: Two Ears
title: There’s the Rabbit!
title: Then One Ear
guest rabbit: Bramble (he), Thistle (he)
guest owner: Joan (she), Peggy (she)

% In the evening {adult} looks in, or else the grandparent, or else the moon.

# behind-the-bucket
The rabbit was brown. The rabbit was soft[city: , perhaps the softest in all of {city}]. The rabbit was called {rabbit}, and he was sitting on the grass at {owner’s}, next door. {child} had come to visit[elder:  with {elder}[elder2:  and {elder2}]][adult & !elder:  with {adult}].[age>=5:  {Rabbit} was eating a dandelion, one leaf at a time.]

{child} wanted to stroke the rabbit![age>=5: 

“You may, if he likes,” said {owner}. “He’s a bit shy.”]

“Hello, rabbit!” {child.he} shouted, and ran.

Hop, hop, hop! Gone!

Where was the rabbit? There was no nose to be seen. There was no tail to be seen. But sticking up behind the bucket were …

Two ears!

# behind-the-wheelbarrow
“There’s the rabbit!” shouted {child}, and ran.

Hop, hop, hop! Gone![athlete:  Not even {athlete} is as quick as that.]

Where was the rabbit? There was no nose to be seen. There was no tail to be seen. But sticking up behind the wheelbarrow were …

Two ears!

# behind-the-cabbage
“There’s the rabbit!” shouted {child}, and ran.

Hop, hop, hop! Gone!

Where was the rabbit? There was no nose to be seen. There was no tail to be seen. But sticking up behind the big cabbage were …

Two ears!

# among-the-carrots
“There’s the rabbit!” shouted {child}, and ran.

Hop, hop, hop! Gone!

Where was the rabbit? There was no nose to be seen. There was no tail to be seen. But sticking up among the carrots were …

Two ears!

“There’s the rabbit!” {child.he} shouted, and took hold of them.

But there was nobody in the ears at all.

# quite-empty
“Those are my gloves,” said {owner}[music: , who was humming {music} among the carrots]. “I put them on a stick to dry.”

{owner} laughed, and so {child} laughed too. Then they both looked all over again. Behind the bucket. Behind the wheelbarrow. [!short: Behind the cabbage. ]In among the carrots.

No nose. No tail. No ears.[age>=5: 

“Where is he, then?” said {child}.

“Only he knows that,” said {owner}.]

Oh no! Now the rabbit was really gone!

# a-tear
{child} didn’t shout any more. {Child.He} didn’t run any more. {Child.He} sat down on the grass, and out came a tear.

“I only wanted to stroke him,” {child.he} said.[age>=4: 

“I don’t think {rabbit} knows that,” said {owner}. “Everything’s so very loud when you’ve got big ears.”]

{child} sat there, thinking about {rabbit}.[age>=4:  {Child.He} thought about how it must sound when somebody comes running and shouting.] And then {child.he} put both hands up on {child.his} head, one on this side and one on that side.

Two ears!

# now-a-rabbit
“Now I’m a rabbit,” whispered {child}.

{Child.He} sat still, the way rabbits sit.[sport:  It was harder than it is to {play sport}.] {Child.He} wrinkled up {child.his} nose, the way rabbits wrinkle theirs.[age>=5:  A fly came and sat on {child.his} arm, and {child.he} let it.]

Hop, went something, just behind.

{Child.He} sat still.

Hop, hop.

{Child.He} sat quite, quite still. Something tickled {child.him} on the leg. It was a nose!

# in-the-lap
There was {rabbit}! {Rabbit} looked at {child’s} ears. {child} looked at {rabbit’s} ears.[age>=4:  They were very nearly as long.] And up came {rabbit}, hop, and sat in {child.his} lap.[age>=5: 

“Look at that,” whispered {owner} in among the carrots. “Now I’ve got two rabbits.”]

Now {child.he} could stroke him. But {child.he} hadn’t got any hands. {Child.He} only had ears.

Slowly, slowly, {child.he} took down one ear. {Rabbit} didn’t move. And the ear stroked {rabbit} along his back. The rabbit was soft. The rabbit was warm.[age>=5:  His heart went tick, tick, tick.] The rabbit shut his eyes.

“I’ll come again tomorrow[school: , when I’ve been {at school}],” {child.he} whispered[friend: . “And I’ll bring {friend}, my best friend.”|.]

# one-ear
That evening {child} was in bed, a long way down under the covers.[pet.dog:  {Pet}[!pet.known:  the dog] was lying on the rug.][pet.cat:  {Pet}[!pet.known:  the cat] was lying on the rug.][pet.other:  {Pet} had been told good night.] {@Who} looked in. There was no nose to be seen. There were no toes to be seen. But sticking up on the pillow were …

Two ears.

Then one ear.

Then no ears.

And {child} was asleep.

# @who
the moon
## if adult
{adult}
## if elder & !adult
{elder.short}
