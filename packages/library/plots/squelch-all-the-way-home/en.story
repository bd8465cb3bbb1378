title: What’s in the Scoop?
title: Squelch, All the Way Home
guest driver: Stan (he), Reg (he)
guest sitter: Jess (she), Nell (she)

% Whoever holds the hand (@a): {adult}, else the grandparent, else the babysitter. The child is on somebody’s arm for the shout, and always on this side of the fence.

# the-fence
There was the digger! It was yellow. It was big[city: , perhaps the biggest in {city}]. It was on the other side of the fence[school:  next to {school}], where you’re not allowed.

{child} was on this side of the fence. {child.He} had hold of {@as-first} hand[elder & adult: , and {elder’s} in the other].

{driver} sat in the digger[music: , humming {music}].

“Hello, {child}!” called {driver}.

# more
The digger dug[sport:  a hole so big that you could {play sport} in it].

{@Scoop}

Mud!

Splat, went the mud, when it landed in the truck.

“More!” shouted {child}[friend:  and {friend}, {child.his} best friend].

{@Scoop}

Mud!

Splat.

# waving
Then the digger waved. It waved its whole scoop, to and fro.[pet.dog:  {Pet} the dog waved with {pet.his} tail.][elder2:  {Elder2} waved a hat.]

{child} waved too. {child.He} waved one hand. {child.He} waved both hands. Then {child.he} waved one foot.

{child.He} waved it very high[athlete: , higher than {athlete}].

Whoops!

Off flew {child.his} boot. It flew over the fence. It flew into the hole.

Plop.

# one-boot
“My boot!” said {child}.

There {child.he} stood, in one boot and one sock.

“Oh dear,” said {@a}, and picked {child.him} up.

“Oh dear,” said {driver}. “Then we’d better dig.”

# no-boot
{@Scoop}

Mud!

No boot.

Splat.

{@Scoop}

A stone!

No boot.

Clonk.
[age>=5: 

{@Scoop}

An old shoe, as big as a cat!

“Is it yours?” asked {driver}.

“No,” said {child}. “Mine’s a boot. And it’s red.”

Splat.
]
# something-red
{@Scoop}

Mud. Mud. More mud. And there, in the middle of the mud, something was sticking up, and it was small, and it was red.

But {driver} didn’t see it. {driver} was looking at the truck. The scoop swung [us: around | round]. Now it was going to tip!

Oh no! Not in the truck! Not under all that mud!

# stop
{child} put up {child.his} hand, as high as it would go. {child.He} shouted with {child.his} whole tummy:

“STOP!”

And the great big digger stopped.

Just like that.

All of it stood quite still. And it was {child} who had stopped it.

“What’s in the scoop?” asked {driver}.

“MY BOOT!” shouted {child}.

# boss
So back came the scoop, slowly, slowly, right up to the fence. It sank down, slowly, slowly, and then it stood still. {driver} turned it off and climbed out. He picked the little red boot out of the big yellow scoop.

“Here you are, boss,” said {driver}, and he passed it over the fence.

{child} looked in the boot. What was in the boot?

Mud.

{child} tipped it out all by {child.himself}.

Boot goes down.

Splat.

Boot comes up.

Now it was empty. In went the foot. It said squelch, and it felt wet, and {child} laughed.

# slurp
And now {driver} had finished work, and the digger was going to sleep. It folded up its long arm. It laid its scoop on the ground, ever so gently.

Clunk.

“Goodnight, digger,” said {child}.

{child.He} waved. But this time {child.he} waved {child.his} hand.

Then {@a} and {child} went home[pet.cat:  to {pet} the cat][pet.other:  to {pet}].

Squelch, went one boot.

Squelch, squelch, squelch, all the way home.

# @scoop
Scoop goes down! //
Scoop comes up! //
What’s in the scoop?

# @as-first
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
