title: The Bear Who Hugged
title: Where Letting Go Is
guest friend: Dev (he), Maisie (she)
guest pet: Monty (he), Duchess (she)
guest elder: Auntie Pat (she), Mr Tuck (he)

% The bear is called Bear, and is a "he" as soon as he has said so. @elder-first, @trade: a real grandparent makes the bear, but has no trade.
% The cat is the original; the dog gets out backwards.

# one-hug
{child} had always wanted a teddy bear. On Saturday {@elder-first} made {child.him} one, out of an old brown sofa. {@Trade}

{Elder} bit off the last thread. The bear sat up.

“Hello,” it said. “I’m Bear.” And it hugged {child}.

It was lovely. It went on for a long time.

“You can stop now,” said {child}.

“How?” said Bear.

That was the thing about Bear. He could start a hug, but he couldn’t stop one. {Friend}, {child’s} best friend, had to come over and pull {child.him} out by the feet.

# do-me
“He’s brilliant!” said {Friend}. “[school: We’ll take him to {school}! ]Do me!”

{Friend} was in there so long that {friend.he} ate a whole [us: cookie | biscuit]. “I could live here,” {friend.he} said, from somewhere inside.

“Get out, {friend}! I want to go to the park[sport:  and {play sport}]!”

“He can bring me.”

{@Watched}

# a-lamp-post
In the end {elder} got {friend} out with [adult: {adult’s}|a] shoehorn. They walked to the park, with {pet} a bit behind, pretending to be going there anyway.

On the way, Bear hugged [athlete: a poster of {athlete}, and then ]a lamp post. It took all of them to get him off it[adult: , even {adult}].

“It was on its own,” said Bear.

“Bear, you have to let go of things!” said {child}.

“I don’t know where letting go is,” said Bear. “Is it in my arms?”

# the-van
By the pond stood the ice-cream van[music: , playing {music}].

“That man needs a hug,” said Bear.

“No!” said {child}. But Bear’s long arms were already right round the van.

“Hello?” said the ice-cream man, in the dark.

Bear hugged. The van creaked. A cone popped out at the side, and then another one, and then a lot of pink, all down Bear’s [pet.dog: leg|front].

“He’s milking it!” said {Friend}, and put {friend.his} mouth under.

# rip
Then there was a rip. It came from Bear’s shoulder. The stitches were going, one after another, and white fluff puffed out.[elder2:  {Elder2} caught what could be caught.]

“Oh no,” said {elder}. “He’s pulling himself apart.” And {elder.he} took out a big curved needle.

“I can’t stop,” said Bear. “I’m frightened.”

{child’s} throat went tight. “It’s all right, Bear,” {child.he} said.

“Tell him it’s bedtime,” said {Friend}. “Bear! Bedtime!”

“I’d like to,” said Bear. Rip, went his arm.

# like-custard
{@Came}

At once Bear’s arms let go of the van. They went round {pet} and shut.

“Poor {pet}!” said {Friend}. “{Pet.He}’ll hate it!”

{@Poured}

Bear looked at his empty arms. Now he hugged himself, and the fluff flew.

# not-letting-go
“Hold him still, and I’ll sew!” called {elder}, with the thread ready.

{child} didn’t think. {Child.He} put {child.his} arms round Bear, as far as they went. {Child.He} pushed {child.his} face into his sticky front, and hugged him, and didn’t stop.

“I’ve got you,” {child.he} said. “I’m not letting go.”

“Nor me!” said {Friend}, and hugged the back. “I’m very good at this side!”

{Elder} sewed. {child’s} arms hurt. {Child.He} felt Bear’s heart, which was a sofa spring, go boing, boing, boing. It went slower.

“Oh,” said Bear. “So this is what it’s like in there.”

# still-warm
{child} loosened one finger, then the next one. “Feel that?” {child.he} said. “That’s where letting go is. You’re still warm after.”

Bear thought. He loosened one paw. Then he loosened the other one. His arms came down, one on each side, and lay on the grass.

{Elder} tied a knot and bit the thread. “That’ll hold,” {elder.he} said.

The ice-cream man leaned out of his van. “I did need that, as it happens,” he said.

# paws-up
They sat at the picnic table in the sun[city: , the only people in {city} with a bear as big as an armchair][adult: , and {adult} paid for the cones]. Bear hugged {friend}, let go, and hugged {friend.him} again, for practice. {Pet} walked all the way {@round} the table, past everybody, and lay down in Bear’s lap.

Bear lifted his paws off, high up in the air. He kept them there, while {child} held his ice cream for him and gave him a lick.

# @elder-first
{elder}, who lived downstairs,
## if elder
{elder}

# @trade
{Elder} mended chairs for a living, so it was as big as an armchair.
## if elder
There was a lot of sofa, so it was as big as an armchair.

# @watched
{Friend’s} ginger cat, {pet}, watched from the top of the cupboard. {Pet} didn’t like hugs. {Pet.He} looked at Bear the way cats look at rain.
## if pet.cat
{Pet}, {child’s} cat, watched from the top of the cupboard. {Pet} didn’t like hugs. {Pet.He} looked at Bear the way cats look at rain.
## if pet.dog
{Pet}, {child’s} dog, watched from under the table. {Pet} didn’t like hugs. {Pet.He} looked at Bear the way dogs look at a bath.

# @came
Then {pet} came. {Pet.He} walked along the top of the van with {pet.his} tail up. {Pet.He} stepped down on to Bear’s chest and began to lick off the pink.
## if pet.dog
Then {pet} came. {Pet.He} walked straight across the grass with {pet.his} tail up, put both paws on Bear’s knee and began to lick off the pink.

# @poured
But {Pet} knew all about being hugged by people {pet.he} hadn’t asked. {Pet.He} went soft. {Pet.He} went long. {Pet.He} poured out over the top, like custard over a bowl.
## if pet.dog
But {Pet} had got out of every collar {pet.he} ever had on. {Pet.He} went flat. {Pet.He} went backwards. {Pet.He} popped out at the bottom, like a pip out of a lemon.

# @round
down
## if pet.dog
round
