title: What Tree House?
title: Held Up by Secrets
title: Somebody Sitting in a Tree
guest friend: Nell (she), Rufus (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up under the tree (@a) is the grandparent, else {adult}, else {minder}. “No” comes quicker and quicker, and every Bump lower than the last. {Friend} as a squirrel is thin and high.
% One rule: a secret you share holds the house up, a secret you keep from each other pulls it down. The one on the hatch is the dog, the cat, or {friend}.

# one-branch-lower
On Thursday the tree house hung one branch lower than it should. {child} and {friend}[!friend.known: , {child.his} best friend,] stood under it, deep in the wood[city:  outside {city}], and looked up.

“That’s odd,” said {friend}.

{child} knew exactly why, and {child.he} hoped that {friend} would never find out.

There wasn’t a nail in that tree house. It was held up by secrets. A secret that you share holds it up, and a secret that you keep from each other pulls it down. On the very first day, when it was only a box on the ground, {friend} had whispered that {friend.he} cheated at cards, and {child} had whispered that {child.he} knew. And up it went, as smoothly as [us: an elevator | a lift], until nobody [school: {at school}, or anywhere else, ]could see it.

# too-heavy
They climbed the rope ladder[pet.dog: , and pulled {pet}[!pet.known: , {child’s} dog,] up after them in a basket. {Pet} was a member too, and kept {pet.his} eyes shut until it was over][pet.cat: . {Pet}[!pet.known: , {child’s} cat,] was there already, on the only cushion. {Pet} was a member too, and didn’t need a ladder][pet.other: . {Pet} was a member too, but stayed at home because of the ladder]. On the wall hung {friend’s} sign: ANYONE WHO TELLS IS OUT.

“There’s something too heavy in here,” said {friend}. {Friend.He} threw out a tin box of stones. “You haven’t got a secret, have you?”

“No,” said {child}.

Bump. The house came down a branch, for a no like that is a secret too.

“Then it’s the comics,” said {friend}, and threw those out as well.[athlete:  The poster of {athlete} was allowed to stay.][sport:  Out went {sport.thing}.] “Are you quite sure?”

“Quite sure,” said {child}.

Bump.

“It wasn’t the comics,” said {friend}.

# the-hat
Every afternoon that week somebody had forgotten a bag of warm buns on the stump under the tree. {Friend} thought it must be somebody very absent-minded.[music:  {Friend.He} hummed {@song} and kept watch.][pet.dog:  {Pet} knew who it was, and thumped {pet.his} tail.]

And now along the path, in a straw hat, came {@first}.

“It’s a grown-up!” whispered {friend}. “Lie flat! If {@he} looks up, it’s all over. What a good thing nobody’s told.”

“Yes,” whispered {child}.

Bump. The house landed on the hat.

# squirrels
{Friend} put {friend.his} mouth to a crack in the floor and made {friend.his} voice very thin. “We’re only squirrels,” {friend.he} called.

“Good afternoon, squirrels,” said {@a}.

“Have you seen a tree house?” asked the squirrel, to make sure.

“What tree house?” said {@a}, with the hat down over {@his} nose and both hands against the floor.

{Friend} was beaming. “{@He} doesn’t suspect a thing!” {friend.he} whispered to {child}.[elder2: 

“I can’t see one either,” said {elder2}, who was holding up the other end.]

“But whatever it is that I can’t see, it’s getting heavier,” said {@a}. “I can’t hold it much longer. And once it’s on the ground, everybody will see it.”

Creak, went the floor, and sank a little more.

# the-hatch
It was {child} who was heavy. On Tuesday {@a} had asked what made {child} look so happy, and out it came. {@A} had promised at once not to know a thing. But {child} had told, and anyone who told was out.

Now {child.his} heart was thumping, and it felt as if {child.he} had swallowed the tin box.[pet.other:  Last night {child.he} had told {pet} all about it, and for a little while it was easier to breathe.] If {child.he} said it, {child.he} would lose the tree house, and perhaps {friend} too. If {child.he} didn’t, there would soon be no tree house to lose. But if {child} just went home, there would be nobody up here with a secret, and the house could rise by itself.

{Child.He} crawled over to the hatch.

{@Hatch}

“Where are you going?” said {friend}.

“Home,” said {child}. “It’ll go up if I’m not in it. Then you can keep it.”

“What would I do with it?” said {friend}. “One person isn’t a club. One person is just somebody sitting in a tree.”

# i-told
{child} looked {friend} in the eye. The floor would have been easier.

“It’s me that’s heavy,” {child.he} said, and {child.his} voice shook. “I told {@a}. On Tuesday.”

The house gave a jerk, and rose right off the hat.

“Ah,” said {@a} down below, and breathed out.

{Friend} looked at the sign, and {friend.his} chin wobbled. “But I wrote it down and everything,” {friend.he} said.

“I know. I was so happy that it fell out,” said {child}. “I’m sorry.”

“A rule’s a rule,” said {friend}. “Out.”

# out
So {child} climbed down and stood on the moss. It was just as bad as {child.he} had thought it would be. {@A} put out a hand without looking, and {child} took it.

“How long for?” called {child}, not very loudly.

There was a pause up there. It didn’t say on the sign.

“Until I’ve counted to ten,” shouted {friend}. “One-two-three-four-five-six-seven-eight-nine-ten! Come in!”

Nobody ever climbed a ladder so fast.

# better-than-us
Then {friend} put {friend.his} head out of the hatch. “How long have you known?” {friend.he} asked the hat.

“Known what?” said {@a}.

“About the tree house!”

“What tree house?” said {@a}.

{Friend} stared. Then {friend.he} began to laugh. “{@He}’s better at it than we are,” {friend.he} told {child}. “{@He} has got to be a member.”

“Thank you,” said {@a}. “But down here. I don’t get on with ladders.”

Now they all shared it[elder2: , {elder2} too], and the house had never had so much to hold it up. It rose past its own branch, and the next one, until {child} and {friend} could put their heads out at the top of the tree and feel the wind.

# good-afternoon
The next afternoon {@a} stopped by the stump and looked up for a long time. There was nothing there but tree.

Then a basket came down out of it, on a rope.[pet.dog:  One of the squirrels barked.][pet.cat:  One of the squirrels miaowed.]

“Good afternoon, squirrels,” said {@a}, and put in the buns.

# @Hatch
But {friend} was sitting on it, with {friend.his} arms folded.
## if pet.dog
But {pet} was lying on it. There were buns on the other side of that hatch, and {pet} lay there all the same, with {pet.his} chin on {child’s} foot.

“Move over, {pet},” whispered {child}.

{Pet} looked up at {child.him}, and made {pet.himself} heavy.
## if pet.cat
But {pet} was sitting on it. There was a whole floor, and a cushion, and {pet} was sitting on just that.

“Get off, {pet},” whispered {child}.

{Pet} shut {pet.his} eyes, and grew twice as heavy.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
