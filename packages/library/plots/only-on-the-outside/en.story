title: Only on the Outside
title: The Cow on Tiptoe
title: Am I Up Now?
guest friend: Sam (he), Tilly (she)
guest rosa: Rosie (she), Clover (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the coffee (@a) is the grandparent, else {adult}, else {minder}. The cow asks “Am I up now?” full of hope, and whispers it the last time.
% One rule: without a lift it isn’t ballet.

# the-one-who-lifts
Down in the field by the lake[city:  outside {city}], {child} and {friend} were doing ballet. [!friend.known: {Friend} was {child’s} best friend, and {friend.he}|{Friend}] made up the steps, because {friend.he} went to real ballet, every Tuesday.[sport.Dance:  {child} did {sport}, and that was very nearly the same.]
{Friend} lifted {child} right up off the grass.

“Now it’s your turn,” said {child}, and took hold of {friend} and heaved. {Friend’s} feet stayed in the grass.

“It doesn’t matter,” said {friend}. “I’m always the one who lifts.[school:  It’s the same {at school}.]” But {friend.he} looked at {friend.his} feet when {friend.he} said it.

{@First} sat by the water with a cup of coffee[elder2: , next to {elder2}].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat there too, waiting for somebody to throw something.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay there too, and didn’t see the point of a lake.][pet.other:  {Pet} had stayed at home, because of all that water.]

# swan-lake
At the fence stood a cow called {rosa}. She had stopped chewing.

“What’s that?” she asked.

“It’s ballet,” said {child}. “This one’s called Swan Lake.”

“I’ve got a lake,” said {rosa}. “It’s just there. Do I have to be a swan?”

“It helps,” said {friend}. {Friend.He} walked all the way [us: around | round] her. “And you have to stand on your toes.”

# on-her-toes
“I am on my toes,” said {rosa}.

They looked, and so she was. A cow is on tiptoe all her life.

“Where are your heels, then?” asked {child}.

“Up there somewhere.” {Rosa} pointed at her back leg with her tail. “I’ve never put them down.”

“And you have to turn,” said {friend}.

{Rosa} turned. First the front came [us: around | round], and after a while so did the rest.

“And jump[athlete: , like {athlete}].”

THUD! There were rings on the lake.

# the-lift
“Very good,” said {friend}. “That only leaves the lift. Without a lift it isn’t ballet. It’s just {@gym}.”

“The lift’s the bit I want!” said {rosa}. “I’ve never been up.”

They crawled in under her, one on each side, and lifted.

“Am I up now?” asked {rosa}.

“No,” groaned {friend}.

“Wait, I’ll make myself light.” {Rosa} breathed in, and thought of a butterfly. “Now?”

“No.”

“I’m thinking of two butterflies.”

“It’s no good,” said {friend}. “You’re too heavy.”

# light-inside
{Rosa} let out the butterflies. All of her drooped, from her ears to her tail.

“It’s only on the outside,” she said. “Inside I’m ever so light.”

Then she walked out on the [us: dock | jetty], to be sad by herself.

Crack, went the [us: dock | jetty].

# crack
Oh no! SPLASH!

Where the [us: dock | jetty] had been there was nothing at all. Then there was a nose.

“{Rosa}!” screamed {child}, more frightened than ever before, and ran straight out into the lake with both shoes on, until it came up to {child.his} chest. {Friend} ran after {child.him}, and {@a} ran after them both, still holding the coffee. {child} put both arms under the cow’s tummy. {Child.He} knew it was no use, but {child.he} lifted all the same.

# up
And up she came.

Up came her back. Up came her tummy. Up came all four legs, and there lay the whole of {rosa}, in {child’s} arms, like a baby.

They looked at each other.

“Am I up now?” whispered {rosa}.

“Yes,” said {child}. “You’re up.”

In the water she was just as light on the outside as she was on the inside.

# one-hand
“Don’t let go!” shouted {friend}. “Music!” And as there wasn’t any, {friend.he} sang it[music: , and it came out more like {@song}]. “Stretch out a leg, {rosa}! And another! And another! You’ve got plenty!”

{Rosa} stretched them out, one at a time. She turned [us: around | round] and [us: around | round] on one of {child’s} hands. Her tail drew a big ring in the air, and the drops glittered all the way [us: around | round].

“Now that,” said {friend}, “is ballet.”

# the-other-lift
Then {child} saw {friend} looking down at those feet again.

{Child.He} took hold of {friend.him} and lifted, and {friend’s} feet came off the bottom. For a long time {friend.he} didn’t say a word.

“Is {friend.he} up now?” asked {rosa}.

“Yes,” said {friend}. “I am.”

# the-jetty
{@A} stood in the lake with the coffee cup.[pet.dog:  {Pet} swam past with a plank, and couldn’t have been happier.][pet.cat:  {Pet} had the whole beach now, and seemed to think that was about right.]

“Where’s the [us: dock | jetty]?” asked {@a}.

“That bit was {@gym},” said {friend}.

# heavy-again
On the way out {rosa} got heavier with every step, and in the grass her hooves sank down.

“Now I’m heavy again,” she said.

She went home across the field, on tiptoe all the way.

“But only on the outside.”

The sun went down, and {child’s} legs got heavy, too. So {@a} put down the coffee cup and lifted, and {child’s} feet came off the grass. {child} laid {child.his} head on a shoulder, and yawned.

“Now I’m up,” {child.he} whispered.

# @gym
[us: gym | PE]
## if sport & !sport.Dance
{sport}

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
