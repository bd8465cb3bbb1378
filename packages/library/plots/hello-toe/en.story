title: Hello, Toe
title: The Hole in {Elder’s} Pocket
title: Everybody’s In

% @a: {adult}, or else the grandparent.

# the-pocket
{Elder} had an old cardigan. It had a big pocket, and in the pocket lived all sorts of things. {child} knew them all.

A [us: clothespin | clothes peg] lived there. A key lived there. A hanky with flowers on it lived there, and so did five raisins.

But today something else lived there too, right down in the corner, where nobody could see.

A hole!

# clonk
{Elder} was going out to hang up the [us: laundry | washing]. {Elder.He} tucked the basket under one arm, and {child} came along behind.[friend:  Behind {child} came {friend}[!friend.known: , who was {child.his} best friend].][pet.dog:  Last of all came {pet}[!pet.known:  the dog].][pet.cat:  Last of all came {pet}[!pet.known:  the cat].]

Down the steps they went. One step, two steps, three steps.

Clonk!

What was that? {child} looked. There on the step was the [us: clothespin | clothes peg].

“Uh-oh,” said {child}, and {child.he} picked it up and popped it into {child.his} own pocket.

# ting
Along the path they went. Crunch, crunch, crunch.

Ting!

What was that? {child} looked. There on the path was the key.

“Uh-oh,” said {child}. And into {child.his} pocket it went.

# nothing-at-all
Across the grass they went. Swish, swish, swish.

And then there was … nothing at all.

Because a hanky doesn’t make a sound when it drops. But {child} saw it anyway! It was lying in the buttercups, and it thought it was a flower.[pet.dog / pet.cat:  {Pet} thought so too. {Pet.He} had a sniff at it.]

“Uh-oh,” said {child}. And into {child.his} pocket it went.

# raisins
And then came the raisins. Pip. Pip. Pip. Pip. Pip.[sport:  They bounced, as if they wanted to {play sport}.]

“Uh-oh, oh, oh, oh, oh,” said {child}. One raisin went into {child.his} pocket. [friend: Two went into {child.his} mouth, and two went into {friend’s}|The rest went into {child.his} mouth].

# here
At the [us: clothesline | washing line], {elder} felt in the pocket of {elder.his} cardigan.

“Where’s my [us: clothespin | peg]?” said {elder.short}.

“Here!” said {child}.

“Where’s my key?”

“Here!”

“Where’s my hanky with the flowers on?”

“Here!”[athlete:  Not even {athlete} was as quick as that.]

“And where are my five raisins?”

{child} had a little think. Then {child.he} held out the very last raisin.

“Here’s one,” said {child}. “The rest are in [friend: our tummies | my tummy].”

And {elder} laughed so much that the whole cardigan jumped up and down[city: , and you could hear it all over {city}].

# hello-finger
{child} felt in the corner of {elder.short’s} pocket. There was the hole! In went one finger, and out it peeped on the other side.

“Hello, finger,” said {elder}.

“Hello, {elder.short},” said the finger.[friend: 

“Hello, finger,” said {friend}.

“Hello, {friend},” said the finger.]

# red-thread
When the [us: laundry | washing] was all in a row[music: , and {elder} had hummed to the end of {music}], they sat down on the steps. {Elder} found a needle and some red thread. {Elder.He} sewed one stitch, and another, and another[elder2: , while {elder2} held the [us: spool | reel]]. {child} tried it with one finger. No, it couldn’t get out now.

“Night-night, hole,” said {child}.

# toe
That evening {child} was at home in bed. {Child.He} had been allowed to borrow the hanky with the flowers on[school: , and tomorrow it could come to {school}]. {@A} pulled up the covers, right up to {child.his} chin.[pet.dog / pet.cat:  {Pet} was already curled up in {pet.his} usual place.][pet.other:  {Pet} was already asleep.]

But what was that, peeping out at the bottom, where nobody could see?

It was a toe.

“Hello, toe,” said {@a}.

“Hello, {@a},” said the toe.

So {@a} tucked the toe back in.

And now everybody was in.

# @a
{elder.short}
## if adult
{adult}

# @A
{Elder.short}
## if adult
{Adult}
