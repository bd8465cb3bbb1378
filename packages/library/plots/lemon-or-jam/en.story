title: The Thing That Growled Upstairs
title: Ronk Means I’m Here
title: Lemon or Jam
guest friend: Ibrahim (he), Tilda (she)
guest elder: Stan (he), Doreen (she)
guest monster: Gordon (he), Norman (he)

% Snore as you mean it, and whisper the answer. The false teeth are the original; a real grandparent has slippers instead (@nothing-left, @who-is-that) and is given no childhood (@sawmill).

# a-hatch
{child} and {friend}[!friend.known: , {child.his} best friend,] were spending the night {@host} the little room behind the kitchen. It had a sofa bed, a clock that told the wrong time, and a trapdoor in the floor.[adult:  {Adult} had driven them there.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was already asleep under the bed.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had already taken the middle of the bed.][pet.other:  {Pet} had to manage at home for a night.]

“What’s under the trapdoor?” asked {friend}.

“Potatoes,” said {elder.short}. “And the monster, of course. Night-night!”

{Elder.He} chuckled and went off up the stairs[music: , humming {music}].

“{Elder.He} {elder.was} joking,” said {child}.

“Obviously,” said {friend}.

But {child} pulled {child.his} feet up under the covers, and then {friend} pulled {friend.his} up too.

# somebody-crying
The clock struck seven, though it was eleven. And that was when they heard it. Somebody was crying. It wasn’t loud, more like the air going out of a beach ball. And it was coming from the trapdoor.

“Potatoes don’t cry,” whispered {friend}[school: , for they had done potatoes {at school}].

{child’s} heart thumped so hard that the bed wobbled[sport: , harder than it ever did at {sport}]. What {child.he} most wanted was to shout for {elder.short}. But someone who cries in the night can’t be dangerous. {child} knew that, because {child.he} had done it {child.himself}.

“Will you hang on to me?” {child.he} said.

{Friend} took a firm grip on the pyjama bottoms[adult:  that {adult} had packed], and {child} lifted the trapdoor[athlete: , as strong as {athlete}].

# among-the-potatoes
Down there, in among the potatoes, sat a monster.[city:  There can’t be many of those {in city}.]

It was as big as a fridge and as shaggy as a bath mat. It had horns and tusks and seven fingers on each hand. On its head was a saucepan, and in its arms it was cuddling a potato.

“Shut it!” hissed the monster. “Shut it, shut it, shut it! Or it’ll hear us!”

“What will?” whispered {child}.

“The monster.”

{child} and {friend} looked at each other.

“But that’s you,” said {friend}.

“Me? I’m {monster},” said the monster. “I mean the real monster. The one upstairs. Can’t you hear it?”

# first-it-growls
They listened. And down through the ceiling it came:

HRRRRROOOOONK … pyoooooo.

{Monster} whimpered and pulled the saucepan down over his eyes.

HRRRRROOOOONK … pyoooooo.

“It comes every night,” he whispered. “First it growls. And then, on the pyoooooo, it eats somebody up. I haven’t slept since March.”

“That’s {elder.short}! {Elder.He} {elder.is} snoring!”

“It’s eaten {elder.short}?” said {monster}, horrified.

They explained and explained, and it was no use. Monsters don’t snore. They sleep without a sound.

“We’ll have to show him,” said {friend} in the end.

“Never,” said {monster}.

# hand-in-hand
“We’ll go first,” said {child}. “And we’ll all hold hands. I’m scared of the dark too, but there’s less of it each if you share it out.”

{Monster} reached up a very large, very cold hand, with enough fingers on it for {child} and {friend} both.

Up they went. HRRRRROOOOONK, it went. On the ninth stair {child} wanted to go home. On the tenth {child.he} wanted to even more. On the eleventh {child.he} pushed open the door.

# nothing-left
{@nothing-left}

{@who-is-that}

“That’s {monster},” said {child}. “He’s frightened of the noise, {elder.short}. Your snoring noise.”

“Do I snore?” said {elder.short}.

“Yes,” said {child} and {friend} and {monster}.

# ronk-means
{Elder} moved {elder.his} legs over and patted the edge of the bed. It sank a long way when {monster} sat down.

{@sawmill}

“So ronk means …” said {monster} slowly.

“Ronk means: I’m here,” said {elder.short}.

“And pyoooooo?”

“And so are you.”

# you-too
{Monster} took off his saucepan. “Could you do it again?” he asked. “And I’ll listen to it properly.”

So {elder.short} lay down. It didn’t take a minute. HRRRRROOOOONK … pyoooooo.

“I’m here,” whispered {child}.

“And so are you,” whispered {friend}.

When they looked round, {monster} was already asleep, sitting up, with the potato in his arms. He slept without a sound. They put {elder’s} bedspread [us: around | round] him. It covered one shoulder.

# one-more-plate
In the morning the trapdoor was shut and {monster} was gone.[pet.dog:  {Pet} sniffed at the trapdoor for a long time, and wagged.][pet.cat:  {Pet} lay on the trapdoor and purred.][pet.other:  {Child} had a great deal to tell {pet} at home.] {Elder} was at the stove, making pancakes[elder2:  for them and for {elder2}, who had come to breakfast].

“Such a dream I had,” {elder.he} said. “Nice [us: fellow | chap], though, that pal of yours. What was his name again?”

“{Monster},” said {child}.

{Elder.short} laughed. Then {elder.he} stopped laughing, because there on the kitchen table stood a saucepan {elder.he} had been hunting for since March. In it lay a potato with a heart on it, scratched by a very large fingernail.

{@glasses}. {Elder.He} looked at the trapdoor. And then {elder.he} got out one more plate.

“I wonder,” {elder.he} said, “if {monster} takes [us: syrup | lemon] or jam.”

# @host
at {elder’s} house next door, in
## if elder
with {elder}, who had been lent an old house, and they had

# @nothing-left
The moon was shining in. In the bed lay {elder}, with the covers up to {elder.his} chin. On the bedside table stood a glass of water, and in the glass of water grinned {elder.short’s} false teeth.

{Monster} stared at the glass.

“There’s nothing left but the teeth!” he howled.
## if elder
The moon was shining in. In the bed lay a great mountain of covers. On the rug in front of it stood {elder’s} slippers, two of them, quite empty.

{Monster} stared at the slippers.

“There’s nothing left but the slippers!” he howled.

# @who-is-that
{Elder} sat up. {Elder.He} [us: didn’t have {elder.his} glasses | hadn’t got {elder.his} glasses] on, so all {elder.he} could see was a small blur, another small blur, and a really enormous blur.

“Now then, dearsh,” {elder.he} said. “Can’t you shleep?” {Elder.He} fished out {elder.his} teeth and popped them in. “There. And who’s the big [us: fellow | lad] in the furry hat?”
## if elder
The mountain moved, and {elder} sat up. {Elder.He} {elder.was} only half awake, so all {elder.he} could see was a small blur, another small blur, and a really enormous blur.

“Now then,” {elder.he} said, in the middle of a yawn. “Can’t you sleep? And who’s the big [us: fellow | lad] in the furry hat?”

# @sawmill
“When I was little,” said {elder.short}, “I slept in with my own [us: grandpa | grandad]. He sounded like a sawmill. At first I was scared stiff. But then I worked something out. As long as it’s making that noise, I thought, there’s somebody big in the house. So I’m not on my own. And after that I slept like a log.”
## if elder
“When you’re little,” said {elder.short}, “and you sleep in with somebody who sounds like a sawmill, at first you’re scared stiff. But then you work something out. As long as it’s making that noise, you think, there’s somebody big in the house. So I’m not on my own. And after that you sleep like a log.”

# @glasses
{Elder} put on {elder.his} glasses
## if elder
{Elder} rubbed {elder.his} eyes
