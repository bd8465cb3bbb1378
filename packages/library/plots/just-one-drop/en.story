title: The Grumbly Wheelbarrow
title: One Drop, Just There
title: Squeak-Grumble

% @a: {adult}, or else the grandparent.

# it-is-sad
{Elder} had a wheelbarrow. {child} pushed it. {Elder.short} held on a little bit too, but only a little bit.[pet.dog:  {Pet}[!pet.known:  the dog] trotted along beside them.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the step and watched.]

Squeak-grumble, said the wheelbarrow. Squeak-grumble, squeak-grumble.

“Listen,” said {child}. “It’s sad.”

“Goodness me,” said {elder}. “Whatever can it want?[sport:  Does it want to {play sport}?]”

# hungry
{child} had a think.

“It’s hungry!”

So {child} fetched a potato. It was a big one, with mud on[school: , bigger than the ones {at school}]. In it went. And off they pushed.

Squeak-grumble, squeak-grumble.

“No,” said {elder.short}. “It wasn’t hungry.”

# cold
{child} had another think.

“It’s cold!”

So {elder.short} took off {elder.his} cap[elder2: , which {elder2} sometimes borrows,] and put that in the wheelbarrow. It fitted the potato exactly. And off they pushed.

Squeak-grumble, squeak-grumble.

“No,” said {elder.short}. “It wasn’t cold.”

# lonely
{child} had such a big think that you could see it.

“It’s lonely![friend:  Like me, when {friend} goes home.]”

So {child} climbed in and sat down next to the potato. Now there were two of them in there. And off {elder.short} pushed.

SQUEAK-GRUMBLE! SQUEAK-GRUMBLE![city:  You could hear it all over {city}.]

“No,” said {elder.short}. “It wasn’t lonely either.”

# the-long-nose
Then {elder.short} bent down and looked at the wheel. {child} bent down and looked at the wheel too.

“Aha,” said {elder}.

{Elder.He} went and fetched a little can with a long, long nose.

“It needs a drop of oil,” said {elder.short}. “Just there.”

{child} held the can. {Child.He} held it ever so still.[athlete:  Not even {athlete} could hold as still as that.] One drop.

Plip.

# nothing
And off they pushed. And the wheelbarrow said … nothing. It just rolled. [music: Now you could hear {elder.short} humming {music}. ]Roll, roll, roll, all over the grass.

# grumbling
That night {child} was in bed.[pet.other:  {Pet} was asleep already.] The covers were silly. The pillow was silly. The [us: pajamas | pyjamas] were itchy.

“Grrrmmm,” said {child}.

“Listen,” said {@told}. “Somebody’s grumbling. Are you hungry?”

“No.”

“Are you cold?”

“No.”

“Are you lonely?”

No, of course not, because {@a} was right there.

# on-the-nose
“Aha,” said {@a}. “You need a drop. Just there.”

And {@a} gave {child} a kiss, right on the nose.

Plip.

After that {child} said nothing. {Child.He} just rolled. Roll, roll, roll, all the way to sleep.

# @told
{elder.short}
## if adult
{adult}, who had heard the whole story from {elder.short}

# @a
{elder.short}
## if adult
{adult}
