title: On Top
title: Not Under. On Top!
title: A Rainbow on the Floor
guest minder: Polly (she), Bridget (she)

% The rainbow is always on top: of the hand, the foot, the fist, and at last the cheek. Whoever put the jug in the window and says the last line: {@m}.

# on-the-floor
There was a rainbow on the kitchen floor.

It was a little one, as long as a spoon. {@M-first} had put a jug of water in the window, and the sun shone right through it. Red, yellow, green and blue!

{child} wanted it[sport: , even more than {child.he} wanted to {play sport}].[pet.dog:  So did {pet}[!pet.known:  the dog].][pet.cat:  So did {pet}[!pet.known:  the cat].][friend:  {Friend}[!friend.known: , {child.his} best friend,] stood by the door, so that it couldn’t get out.]

# flat-hand
[pet.dog / pet.cat: {child} | {Child.He}] put {child.his} hand down flat, right on the rainbow. Pat!

“Got you,” said {child}.

But the rainbow was not under {child.his} hand. It was on top of {child.his} hand.

“No!” {child.he} said. “Go under.”

The rainbow stayed where it was.[pet.dog / pet.cat:  {Pet} put a paw on it.]

Not under. On top!

# toes
So {child.he} put {child.his} foot on the rainbow. Stamp!

“Got you,” said {child}.

[elder: “Is it under your foot?” asked {elder.short}.|[friend: “Is it under your foot?” asked {friend}.|Was it under {child.his} foot?]]

Not under. On top!

It lay across all {child.his} toes. Red toe, yellow toe, green toe, blue toe.[pet.dog / pet.cat:  {Pet} lay down on it, to help, and then it was on top of {pet}.]

# bowl
{child} had an idea. {Child.He} went and got the big blue bowl. {Child.He} put it upside down over the rainbow, and then {child.he} sat on it, so that nothing could get out.

“Got you,” {child.he} said.

{Child.He} looked between {child.his} feet. No rainbow had got out that way. {Child.He} looked behind {child.his} bottom. No rainbow had got out that way either. It had to be under the bowl.

Then {child} looked down.

Not under. On top!

It was sitting in {child.his} lap, like a cat.

# fist
“Silly rainbow,” {child.he} said. “I want to HOLD you.”

So {child.he} [age>=5: got off the bowl|sat down] and {child.he} grabbed it[athlete: , as quick as {athlete}]. {Child.He} shut {child.his} hand tight, tight, tight.

“Got you,” said {child}.

{Child.He} looked at {child.his} fist. [friend: “So where’s the rainbow?” said {friend}.|[elder: “So where’s the rainbow?” said {elder.short}.|And where was the rainbow?]]

Not under. On top!

It was sitting on {child.his} knuckles. It liked it there.

# cloud
Then a cloud went over the sun.

The kitchen went grey, and the rainbow went out.

[friend: “It hasn’t come past me,” said {friend} by the door.|Oh no.]

{Child.He} looked under {child.his} hand. {Child.He} looked under {child.his} other hand. {Child.He} looked under {child.his} foot. There was no rainbow under anything.[pet.other:  {Pet} hadn’t got it either.][pet.dog / pet.cat:  Not even under {pet}.]

“Come back,” {child.he} said. “You can be on top.”

# open-hand
{Child.He} put {child.his} hand on the floor. {Child.He} turned it over, with the soft side up. And {child.he} opened it, one finger … two fingers … all the fingers … and the thumb.

Then {child.he} waited, with {child.his} hand wide open[school: , as still as at rest time {at school}].[pet.dog / pet.cat:  {Pet} waited too.][elder:  {Elder.short} waited too.]

{Child.He} waited a bit more.[music:  {@M} hummed {music}.]

And the cloud went by, slow, slow, slow[city: , right across {city}].

# in-the-hand
And the sun came in at the window, and through the jug, and down to the floor. And there was something in {child’s} hand.

Red, yellow, green and blue.

It lay right in the middle, where the hand is softest. {Child.He} did not shut {child.his} fingers. {Child.He} kept very still.[friend:  {Friend} came over from the door on tiptoe.]

“Got you,” whispered {child}.

# on-the-cheek
Then {@m} sat down on the floor, and {child} sat in {@m-his} lap[friend: , with {friend} close beside].

And slowly the rainbow began to climb. It went over {child’s} wrist. It went up {child.his} arm. It went over {child.his} shoulder, and up, and up, and stopped on {child.his} cheek.[pet.dog / pet.cat:  {Pet} did not put a paw on it.]

Not under. On top.

{child} shut {child.his} eyes. {@M} put both arms round {child.him}, all the way round.

“Got you,” said {@m}.

# @m-first
{minder}, the babysitter,
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @m-his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
