title: The Tail That Wouldn’t Go to Bed
title: The Tail Is Still Awake
title: Flop

% The tail is "it".

# floppy
The moon was up[city:  over {city}]. The bath was empty[!short: , and the teeth were clean]. [!short: It had been a very long day, and now it was over.]

“Bedtime, {child},” said {@a}. “Bedtime, {pet}.”

{Pet} was {child's} [pet.dog: dog | cat], and {pet} was very good at bedtime. {Pet.He} lay down on {child's} bed and went all floppy.[!short:  {Pet} nearly ran out over the edge.]

Flop went the head.

Flop went the paws.

Flop went the big, soft, furry tummy.

But the tail went …

Swish!

“Oh no,” whispered {child}. “The tail’s still awake!”

Swish, swish, swish.

“Go to sleep, tail,” {child.he} said.

But it didn’t. It tickled {child's} nose. “Achoo!”

# a-sock
Perhaps the tail was cold. So {child} fetched a woolly sock, and pulled it on, ever so gently.[sport:  It was the sock for going to {play sport}.]

Now it was a tail in a sock.

Flop went the head. Flop went the paws. Flop went the big, soft, furry tummy.

But the tail went …

[!short: It stood straight up, to have a look at itself. And then …

]Swish! And off flew the sock. It flew right over the bed and landed on [elder: {elder's} | {@as}] head.

“Thank you,” said [elder: {elder.short} | {@a}]. “Just what I wanted.”[elder2:  {Elder2} got the other one.][athlete:  Not even {athlete} could throw a sock like that.]

# peas
Perhaps the tail was hungry. So {child.he} made it a pretend dinner, with pretend peas.[friend:  That was what {friend} always had.]

“Yum, yum, yum,” {child.he} said.[!short:  “There’s pudding too.”]

Flop went the head. Flop went the paws. Flop went the big, soft, furry tummy.

But the tail went …

Swish! And there were pretend peas all over the floor. {@A} had to pick up every one.[school:  One had rolled all the way to {school}.]

# a-song
Perhaps the tail wanted a song. So {child} sang it [music: {@song} | one], very small and very low.

Flop went the head. Flop went the paws. Flop went the big, soft, furry tummy.

And the tail went …

Swish.

But only a little swish. A slow swish. A nearly-asleep sort of swish.[!short:  Then it lifted up again, to see if anybody was looking.]

# by-itself
{child} looked at the tail, and had a think.

The head had a pillow to lie on. The paws had each other. The tummy had the whole warm blanket.

But the tail was all by itself, right down at the end.

“Oh, tail,” {child.he} said. “You want a cuddle.”

# an-arm
So {child.he} lay down and held out one arm, and kept it very, very still.[!short:  It was hard to keep an arm so still. It wanted to scratch something. But {child} didn’t let it.]

The tail went swish to one side.

The tail went swish to the other side.

And then it curled softly, softly, all the way round {child's} arm … and stopped.

“There,” whispered {child}.

# flop
{@A} tucked the blanket round them both, and turned down the light.[!short:  “Now it’s quiet all over,” whispered {@a}.]

Flop went the head.

Flop went the paws.

Flop went the big, soft, furry tummy.

Flop went the tail.

And flop … flop … flop … went {child}.

# @a
the grown-up
## if adult
{adult}

# @as
somebody’s
## if adult
{adult's}

# @A
The grown-up
## if adult
{Adult}

# @song
{music}
