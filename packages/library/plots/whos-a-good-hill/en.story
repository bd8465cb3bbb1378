title: Who’s a Good Hill?
title: The Hill That Wanted Scratching
title: Somebody’s in Here

% The hill is "it"; the dog has a pronoun of its own. @a is whoever does the scratching in the end.

# the-leg
{child} sat in the grass on {elder.short's} hill[city: , not far from {city},] and scratched {pet}. {Pet} was {child.his} dog[breed.Beagle: , a beagle with ears like wet [us: washcloths | flannels] | [breed: , {a breed}]].

If you scratched {pet.him} behind the ear, {pet.he} went as soft as porridge.

If you scratched {pet.him} on the side, a back leg began to go, all by itself. Thump, thump, thump, it went on the ground.

“Who’s a good dog?” said {child}. “You are!”

Thump, thump, thump.

“{Pet.He} can’t help it,” said {elder}. “Scratch a dog in the right place, and the leg goes. Now come and help, or there won’t be any supper.[adult:  {Adult} is waiting for those potatoes.]”

# the-rake
The potato patch was at the very top of the hill, and the earth up there was as hard as a crust.[friend:  {Friend}, {child's} friend, had the bucket ready.] {Elder.short} picked up the rake and began to rake.

Scratch, scratch.

THUMP, THUMP, THUMP!

The whole hill shook. Right down at the bottom, {elder.short's} little [us: outhouse | outside loo] gave a hop.

“{Pet}!” said {child}.

But {pet} was standing quite still on all four legs, looking just as surprised as {child}.

“Rake it again,” said {child}.

Scratch, scratch.

THUMP, THUMP, THUMP!

“{Elder.short},” said {child}, “this hill’s a dog.”

“Nonsense,” said {elder.short}. “I’ve had this hill for forty years. I think I’d have noticed.” {Elder.He} put down the rake. “I’m just going to the [us: bathroom | loo]. Don’t touch anything.”[music:  Soon they could hear {elder.him} in there, humming {@song}.]

# in-here
{child} hardly touched anything. {Child.He} only crouched down and gave the hill one very small scratch.

THUMP, THUMP, THUMP!

The [us: outhouse | loo] went straight up in the air, and came down a little further along.

“SOMEBODY’S IN HERE!” shouted {elder.short}.

“Sorry!” called {child}. But {child.his} fingers did so want to. They scratched a bit further to the left.

THUMP, THUMP, THUMP! Away went the [us: outhouse | loo], hopping down the hill and over the ditch and all the way to the bus stop.[athlete:  Not even {athlete} could have caught up with it.]

“I SAID SOMEBODY’S IN HERE!”

{Elder.short} came out with toilet paper [us: around | round] {elder.his} neck like a scarf. {Elder.He} walked the whole way back up without saying a word.

“This hill,” {elder.he} said at the top, “is a dog.”

# an-ear
{child} laughed so much that {child.he} had to lie down. {Pet} barked. And that was what woke the hill.

Over at the far end, it lifted an ear. The ear was as big as a roof, and it had birch trees growing on it. Then came a warm, wet wind that smelled of dog.

“It wants some more,” said {child}.

And what does a dog do, when it wants more scratching? It rolls over on its back.

# not-sit
The ground began to tip. The bucket rolled away[age>=7: , and the wheelbarrow rolled after it].[friend:  {Friend} ran and caught the bucket just in time.] {Elder.short} grabbed an apple tree with one hand and {child} with the other. Down below were the road and all the houses[school:  and {school}]. If the hill rolled over on its back, it would roll over on top of them.

“Sit!” shouted {elder.short}.

The front end of the hill began to rise.

“DON’T sit!” shouted {elder.short}. “I’m so sorry! DON’T sit!”

{child} was frightened. {Child.His} legs were shaking, and {child.he} couldn’t tell if that was {child.him} or the hill.

“I’m scared,” {child.he} said.

“So am I,” said {elder.short}, and held on tighter. “I’ve never had such a big dog.”

{child} looked at the hill. It wasn’t angry. It was just like {pet}, only a great deal more of it.

“The ear!” {child.he} said. “We’ve got to scratch it behind the ear!”

# under-the-ear
They ran. {Pet} ran in front, nose to the ground, because only a dog knows just where a dog itches.

The ear hung down in the grass, heavy and soft. {Elder.short}[friend:  and {friend}] got a shoulder under the edge of it and lifted, and something creaked.

“Quick as you can,” puffed {elder.short}. “That was me creaking.”

{child} crawled in after {pet's} tail. It was dark in there, and warm. A long way in, {pet} stopped and put {pet.his} nose to one place.

Woof. Here.

{child} scratched with one hand. The ground tipped a bit more. {Child.He} scratched with both hands, but they were much too small.

So {child.he} lay down on {child.his} back, as {pet} did in the grass, and scratched with all of {child.himself}, arms and bottom and heels and all.[sport:  {Child.He} had never tried so hard, not even when it was time to {play sport}.]

“Who’s a good hill?” {child.he} said. {Child.His} voice wobbled. “You are.”

The hill stopped tipping.

“Who’s a good hill?” said {child} again, quite steadily. “You are.”

Then the hill sighed, and all the birch trees bowed. It went as soft as porridge. And slowly, slowly, it lay down again, just as it had been lying before.

# potatoes
When they had crawled out, they sat in the grass for a long time, with {child} in the middle. {Child.He} kept one hand flat on the ground, and felt the hill breathing.

All round them lay the potatoes. The hill had shaken up every single one.

“Forty years I’ve been digging,” said {elder.short}.

Then they took the bus home. The [us: outhouse | loo] had to stay at the bus stop. There was already a lady sitting in it, waiting.

# by-itself
That night, when they’d eaten the potatoes[elder2:  that {elder2} had boiled], {child} lay in bed on {child.his} tummy, with {pet} down at the other end. {@A} sat on the edge and scratched {child.his} back.

“Left a bit,” said {child}. “There.”

“Who’s a good {child}?” said {@a}.

“I am,” mumbled {child}.

And under the [us: covers | duvet], very softly on the mattress, {child.his} leg began to go, all by itself.

Thump. Thump. Thump.

# @a
{elder.short}
## if adult
{adult}

# @song
{music}
