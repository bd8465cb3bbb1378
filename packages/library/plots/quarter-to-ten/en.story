title: The Mattress That Wanted to Go Home
title: All Night Long
title: Until a Quarter to Ten

% The mattress is "it". @lift: what it is like to lift this very cat. The friend’s family have no names and no parts.

# the-list
It was the first time {friend}[!friend.known: , {child’s} best friend,] had ever stayed the night. They had been planning it for three weeks. They even had a list of everything they wanted to do: popcorn, pyjamas, talk all night.

The popcorn was finished[elder: , though {elder} had made it twice[elder2:  and {elder2} once]]. The pyjamas were on. They had talked until a quarter past nine, and [adult: {adult} had said good night twice | good night had been said twice], once in the nice way and once in the other way. Now {child} was in bed, and {friend} was on the blow-up mattress on the floor. {Pet} was in the armchair. {Pet.He} {pet.was} [breed: {a breed} | {child’s} cat], and looked as if somebody had poured {pet.him} out.

# it-pulls
“My tummy’s pulling,” said {friend}.

“Does it hurt?” asked {child}.

“No. It’s just pulling. Towards home.”

“But you live [us: on | in] Plum Lane. That’s hardly any way at all.”

“I know,” said {friend}. “That’s where it’s pulling to.”

# over-the-doorstep
And at that very moment the mattress gave a twitch. It slid a little way across the floor. Then it slid a little more, towards the door.

{child} jumped, and landed next to {friend}. {Pet} hated to miss things, so {pet.he} trickled down from the armchair and landed across their legs, flop. The mattress slid out of the room and along the hall and past the kitchen, where [adult: {adult} was at the sink, washing the popcorn bowl | the popcorn bowl was clattering in the sink].

The front door was open, because the evening was warm, and still quite light. Bump, bump, bump they went, down the steps, along the path, and left at the [us: mailboxes | postbox].

# by-longing
“It runs on homesickness!” said {child}, who liked to know how things worked. “The more homesick you are, the faster we go![athlete:  We’d have overtaken {athlete} by now!]”

“I can’t help it!” said {friend}, and the mattress took the corner on one edge.[sport:  “It’s worse than trying to {play sport}!”]

“Think about something else!”

“What?”

“[school: Something from {school}! ][age<7: Count backwards | The seven times table]!”

“[age<7: Ten, nine, eight | Seven, fourteen] …” {friend} began, and it really did slow down a bit. A man with a poodle stepped aside and raised his hat[city: , as people used to in {city}].

# the-mug
At number four, Plum Lane, the mattress turned in at the gate and stopped under the kitchen window. {Friend} and {child} stood on tiptoe. {Pet} didn’t stand at all.

And there they all were, {friend’s} family. One was doing the crossword, feet up on a chair. One was drying a saucepan and singing[music:  {music}], very happily and completely out of tune.

“They seem to be managing,” said {friend}. {Friend.He} sounded just a little bit hurt.

“Look at the table,” said {child}.

On the table was {friend’s} mug, the one with the fox on, put out all ready for tomorrow. And just then the one with the crossword got up to turn out the light, stopped at the table, and turned the mug, so that its handle pointed to {friend’s} chair.

It’s a very small thing, to turn a mug. But {friend} could feel it all the way out in the [us: yard | garden].

# still-there
“It’s all still there,” {friend.he} said. “It’s there even when I’m not.”

“Do you want to go in?” asked {child}. “You can if you like. {Pet} and I can drive ourselves home.”

{Friend} thought about it.

“What’s for breakfast at your house?”

“Pancakes.[elder:  {Elder} promised.] And we haven’t talked all night yet. We’re only up to a quarter past nine.”

The mattress turned itself halfway [us: around | round], without being asked.

“Now it’s pulling the other way,” whispered {friend}.

# both-ways
But it wasn’t as easy as that. Out on the road the mattress couldn’t make up its mind. First it wanted to go to {child’s} house, then it wanted to go to {friend’s}, and then it went round and round, like a dizzy compass.

“I’m homesick both ways at once!” cried {friend}.

“Then we need something heavy in the middle,” said {child}, and picked up {pet}.

# in-the-middle
{@Lift} {child} put {pet.him} down in {friend’s} lap. There {pet.he} stayed, every last ounce of {pet.him}, and purred until the whole mattress hummed. Then it stopped spinning. Off it went, calm and straight, [us: around | round] the corner, past the [us: mailboxes | postbox], and bump, bump, bump up the steps.

“Are you asleep?” [adult: called {adult} from the kitchen | came a voice from the kitchen].

“Nearly,” called {child} and {friend}.

# all-night
The mattress settled down in its proper place. {Friend} got in under the covers, and {pet} poured {pet.himself} out again, all over {friend.his} tummy.

“Is it still pulling?” asked {child}.

{Friend} kept still and felt.

“A bit,” {friend.he} said. “But {pet} is in the way.”

And after that they talked all night, right up until a quarter to ten.

# closer
When both of them were asleep, the mattress moved one last time. It didn’t slide far, and it didn’t slide towards the door. It slid the other way, over to {child’s} bed, until it was so close that it couldn’t come any closer.

# @lift
A cat that doesn’t mean to help goes soft all over when you pick it up, like a big warm bag of flour.
## if breed.Ragdoll
A Ragdoll goes soft all over when you pick it up, like a big warm bag of flour.
## if breed.Maine Coon
When you pick up a Maine Coon, there’s always some more cat to come, soft and heavy, like a big warm bag of flour.
## if breed.Sphynx
Picking up a Sphynx is like picking up a great big warm lump of dough.
