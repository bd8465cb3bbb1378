title: And the Digger?
title: Stop Copying Me
title: The One in Front

% Rule: the digger does as the dog does, and the dog does as the friend does. The friend does as the child does, until told to stop.

# stop-copying
{child} was at the fence in the park[city:  in {city}], waiting for the digger to dig. {child.He} had brought {child.his} dog, {pet}, and {child.his} best friend, {friend}. But the woman who drove the digger was on a bench, having her coffee.

And {friend} was being a copycat.

[!short: “Look, it’s yellow,” said {child}.

“Look, it’s yellow,” said {friend}.

]“Stop copying me!”[short:  said {child}.]

“Stop copying me!”[short:  said {friend}.]

{child.He} {child.was} so cross that {child.he} stamped. So {friend} stamped, and so did {pet}, who always did what {friend} did.

And the digger?

THUD, went the digger.

## or
{child} hung over the fence in the park[city:  in {city}], waiting for the digger to dig. {child.He} had brought {child.his} dog, {pet}, and {child.his} best friend, {friend}. But the digger was asleep. The woman who drove it was on a bench, having her coffee.

And {friend} was being a copycat.

[!short: “Wake up, digger,” said {child}.

“Wake up, digger,” said {friend}.

]“Stop copying me!”[short:  said {child}.]

“Stop copying me!”[short:  said {friend}.]

{child.He} {child.was} so cross that {child.he} jumped. So {friend} jumped, and so did {pet}, who always did what {friend} did.

And the digger?

THUD, went the digger.

# it-copies
There was nobody in it. But it was copying {pet}!

Then {pet} cocked a leg against a post.[!short:  It was all {pet.his} own idea.]

And the digger?

It [short: held one big foot up | lifted one of its big flat feet, and held it up] against a tree.

## or
There was nobody in it. But it was copying {pet}!

Then {pet} [short: shook off a puddle | went for a paddle in a puddle, and came out, and had a good shake].[!short:  It was all {pet.his} own idea.]

And the digger?

It shook itself so hard that it rained mud on a pigeon.

# dig
“Let’s dig!” said {child}, and dug in the sand. {Friend} dug. {Pet} dug[!short: , and the sand came shooting out between {pet.his} back legs].

And the digger?

It dug so hard that the sand shot [short: out between its feet, ]all the way to the bench.

[music: The woman was humming {@song}. ][!short: “Who’s doing all this digging?” [music: she said | said the woman], because now there was sand in her coffee.

“Me!” said {child}.

“Me!” said {friend}.

][!short: It was a lovely big hole. ][school: All of {school} could’ve sat in the hole. ][athlete: Not even {athlete} could’ve jumped across [school: it | the hole]. ][sport: It was even more fun than going to {play sport}. ]

# the-bench
But {child} was the one in front. {friend} was only copying.

So {child.he} held {child.his} red bucket up high. {Friend} hadn’t got a bucket.

But {friend} [short: held up {friend.his} cap | took off {friend.his} cap, and held that up]. And {pet} held up a stick.

And the digger?

It held up the bench, with the coffee and the woman and everything.

“Oh,” said the woman.

“That’s your fault!” shouted {child}. “Stop copying me![!short:  Stop it for ever!]”

And {friend} stopped.

# three-backs
{Friend} sat down in the sand and turned {friend.his} back. {Pet} [!short: sat down and ]turned {pet.his} back, stick and all.

And the digger?

It turned its back, bench and all.

“You can copy me now,” said {child}.

But all {child.he} could see was backs: a little one, and one with a tail, and a yellow one.

[!short: “I’ll just finish my coffee,” called the woman. “Then I’d like to come down.”

]{child} felt sad, right down in {child.his} tummy. It’s no fun being in front if there’s nobody behind you.

# somebody-sniffed
{child.He} walked round and sat down in front of {friend}.

[!short: {Friend} sniffed. {child} sniffed.

{Friend} stuck out {friend.his} tongue. {child} stuck out {child.his} tongue.

“Are you copying me?” said {friend}.

“Are you copying me?” said {child}.

]{Friend} pulled {friend.his} cap down over {friend.his} nose. {child} put the bucket on {child.his} head. It still had sand in it.

[short: “Are you copying me?” said {friend}.

“Are you copying me?” said {child}.

]And {friend} laughed.

“You be in front now,” said {child}, inside the bucket.

[!short: They put down the cap, and they put down the bucket. But {pet} didn’t put down the stick. {Pet} never put down a stick.

]So {friend} lay flat on {friend.his} tummy[!short: , with {friend.his} chin in the sand]. [short: {child} lay flat. {Pet} lay flat. | {child} lay flat on {child.his} tummy. {Pet} had a good long look at them. Then {pet} lay flat as well, chin and stick and all.]

And the digger?

It lay flat on its tummy, slowly, slowly, and there was the bench, back on the ground. [!short: The cup didn’t even rattle.]

# who-dug
[!short: The woman got down and looked into the hole. “That’s going to be a paddling pool,” she said. “I thought I’d be digging all week. ][short: “]Who did it?”[short:  asked the woman.]

“{Friend},” said {child}.

“{child},” said {friend}.

[!short: “Woof,” said {pet}.

And the digger?

Toot, said the digger.

][elder: Then they all had buns with {elder}, who was sitting on a rug[elder2:  with {elder2}]. ]

## or
[elder: {Elder} was sitting on a rug[elder2:  with {elder2}], and there were buns for everybody. ][!short: The woman tipped the sand out of her cup.

][short: “Who’s it for?” asked the woman. | “That’s going to be a paddling pool,” she said. “Who’s going in first?”]

“{Friend},” said {child}.

“{child},” said {friend}.

[!short: {Pet} didn’t say anything, because {pet} was in it already.

And the digger?

It dipped its bucket.]

# yawn
[!short: On the way home {friend} went in front, and jumped over all the cracks. {child} jumped after {friend.him}, and {pet} jumped last. ][adult & !short: “And who’s in front today?” asked {adult} at the door.

“{Friend} is,” said {child}. “It’s {pet} tomorrow.”

]On the doorstep {friend} yawned. {child} yawned. {Pet} yawned, with {pet.his} tongue right out.

And the digger?

It was still in the park[!short: , because that was where it lived].

So it opened its great big bucket, and yawned.

## or
[!short: All the way home {friend} was in front. {Friend} walked backwards, so {child} walked backwards. {Pet} tried it, and sat down. ][adult & !short: “What are you two doing?” asked {adult} at the door.

“Copying,” said {child}.

]In the hall {friend} yawned. {child} yawned. {Pet} yawned, with a squeak.

And the digger?

It was out in the park in the dusk, beside its lovely hole.

So it opened its great big bucket, and yawned.

# @song
{music}
