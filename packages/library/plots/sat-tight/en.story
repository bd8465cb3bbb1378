title: The Bear Sat Tight
title: There’s a Bear on the Swing
title: Something Soft
guest friend: Samira (she), Rafi (he)
guest pet: Bella (she), Barney (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “The bear sat tight.” Let the child roar, and whisper the rest.
% The dog is the family’s, or the friend’s golden retriever; a cat can lie down just as well. Size is only said of the one that stands in.

# a-bear-on-it
In the apple tree hung {child’s} red swing[city: , the best one {in city}].

One evening, when {child} and {friend}[!friend: , {child.his} best friend,] wanted to swing after [us: supper | tea], there was a bear on it.

It was a little bear, about as big as {child}. It was holding on to the ropes with both paws and looking straight ahead.

“Hello,” said {child}. “That’s my swing.”

The bear sat tight.

# take-turns
{@Who} was hanging out the [us: laundry | washing] at the corner of the house[music: , humming {music}].[elder:  {Elder}[elder2:  and {elder2}] sat on the step and watched.]

“{@A}! There’s a bear on the swing!”

“Is there?” said {@a}, with a [us: clothespin | peg] in {@her} mouth. “Then you’ll have to take turns[school: , like {at school}].”

So {child} waited for {child.his} turn. {Child.He} counted to ten. Then {child.he} counted to ten again.

The bear sat tight.

# a-roar
“It’s being mean,” said {friend}. {Friend.He} wanted to swing so high that {friend.he} could see over next door’s fence. “You have to roar at it.”

{Friend.He} planted {friend.his} feet in the grass.

“GRRRAAH!” roared {friend}.

The bear shut its eyes. But it sat tight.

# a-bun
“Maybe it’s hungry,” said {child}.

{Child.He} fetched a bun[elder:  from {elder.short}] and held it out. The bear’s nose went up and down. It wanted that bun, you could tell. But its paws would not let go of the ropes.

The bear sat tight.

{@bun}

# the-feet
{child} crouched down. And then {child.he} saw the bear’s feet. They didn’t reach the ground. They dangled. One foot stretched itself down, a bit further, and a bit further. Then up it went again, quick.

And the ropes were trembling. They were trembling because the bear was holding on so hard.

“{Friend},” whispered {child}. “It doesn’t want to stay on. It’s scared of getting off!”

{Friend} crouched down too. {Friend.He} looked at the feet.

“Oh,” {friend.he} said. “And I roared.”

{Friend.He} had a think.

“It needs something soft under its feet.”

# something-soft
{child} put down {child.his} [us: sweater | jumper]. It was soft, but it was much too flat.

{@along}

# one-paw
Down came one foot. {@felt} Down came the other.

“Now one paw,” said {child}.

The bear let go with one paw.

“And the other paw,” said {friend}, as softly as {friend.he} could.

The bear let go. {@slid}

“Hff,” said the bear.

{Pet} got up and licked its ear.

# a-push
Now the swing was empty. {child} climbed on. And round the tree, pad, pad, pad, came the bear. It put two paws on {child’s} back, and it pushed. Not too hard. Just right.[sport:  It was nearly as good as {sport}.]

Then it pushed {friend}. High![athlete:  Higher than {athlete}!]

“I can see next door!” shouted {friend}. “They’ve got ice cream!”

Far away in the woods, somebody called, deep and long.

The bear pricked up its ears. It nudged {pet} with its nose, just once. Then off it padded, through the hedge, and was gone.

# bedtime
Then [friend: somebody called {friend} too|{friend’s} daddy called], and {friend} ran home[!pet:  with {pet}].

“{child},” called {@a}. “Time for bed.”

{child} was on the swing. {Child.He} {child.was} holding on to the ropes with both hands and looking straight ahead.

{child} sat tight.

# come-on-then
{@A} came across the grass. [adult: {adult.He} | She] didn’t roar. [adult: {adult.He} | She] looked at {child’s} feet, dangling in the air.

Then [adult: {adult.he} | she] lay down in the grass, flat out, right underneath the swing.

“Come on, then,” said {@a}.

# @who
{minder}, who was looking after {child},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @her
her
## if adult
{adult.his}

# @bun
So {pet} ate the bun. {Pet} was {friend’s} golden retriever, and {pet.he} saw to that sort of thing.
## if pet.dog
So {pet} ate the bun. {Pet} was {child’s} dog, and {pet.he} saw to that sort of thing.
## if pet.dog & breed
So {pet} ate the bun. {Pet} {pet.was} {a breed}, and {pet.he} saw to that sort of thing.
## if pet.cat
So {pet} licked off the butter. {Pet} was {child’s} cat, and {pet.he} saw to that sort of thing.

# @along
Then along came {pet}. {Pet.He} sniffed one of the bear’s feet. {Pet.He} sniffed the other. {Pet.His} ball was lying over there in the grass, and {pet.he} looked at it. But {pet.he} didn’t go and get it.

{Pet.He} turned round, once, twice, three times, the way {pet.he} always did beside {friend’s} bed. Then down {pet.he} went, flump, right underneath the swing.

{@wide}
## if pet.dog
Then along came {pet}. {Pet.He} sniffed one of the bear’s feet. {Pet.He} sniffed the other. {Pet.His} ball was lying over there in the grass, and {pet.he} looked at it. But {pet.he} didn’t go and get it.

{Pet.He} turned round, once, twice, three times, the way {pet.he} always did beside {child’s} bed. Then down {pet.he} went, flump, right underneath the swing.

{@wide}
## if pet.cat
Then along came {pet}. {Pet.He} sniffed one of the bear’s feet. {Pet.He} sniffed the other. A butterfly was sitting over there in the grass, and {pet.he} looked at it. But {pet.he} didn’t go and get it.

{Pet.He} trod round on the [us: sweater | jumper], once, twice, three times, the way {pet.he} always did on {child’s} bed. Then down {pet.he} went, flump, right underneath the swing.

{@wide}

# @felt
It felt the fur.
## if pet.cat
It felt how warm that was.

# @wide
{Pet} was wide and warm, and as golden as toast.
## if pet.dog / pet.cat
{Pet} was as soft and warm as new bread.
## if pet.dog & breed.Golden Retriever
{Pet} was wide and warm, and as golden as toast.

# @slid
It slid down over {pet} as if {pet.he} were a slide, and sat down in the grass.
## if pet.dog / pet.cat
It slid down, right beside {pet}, and sat down in the grass.
## if pet.dog & breed.Golden Retriever
It slid down over {pet} as if {pet.he} were a slide, and sat down in the grass.
