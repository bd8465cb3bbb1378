title: Come Out, Stay In
title: It Lives There
title: Right at the Front
guest friend: Hetty (she), Wilf (he)
guest minder: Auntie Jo (she), Auntie Bel (she)

% The tooth is {friend}’s. To the tooth {friend} says “Come out!” and {child} says “Stay in!”; in the crack {child} says “Come out”, and at the end {friend} says “Stay in”.
% @a sits near all the time, peeling apples: {adult}, else the elder, else {minder}.

# wibble-wobble
{Friend} had a wobbly tooth[city: , the wobbliest in {city}].

[friend: {Friend} was {child’s} best friend. The two of them sat on the step, and {friend} opened wide.|{Friend} was six, and {friend.he} lived next door. {Friend.He} sat on the step beside {child} and opened wide.] [elder & !adult: {Elder}[elder2:  and {elder2}] sat behind them|[adult: {@A} sat behind them|{@A}, who had come to mind them, sat behind]], peeling apples[elder & adult:  from {elder}[elder2:  and {elder2}]].

[school: Everybody {at school} had had a turn. Now ]{child} looked in. There it was, right at the front.

Wibble, wobble.

“Come out!” said {friend} to the tooth.

“No!” said {child}. “Stay in!”

“It has to come out,” said {friend}.[athlete:  “Even {athlete} had one once.”]

“It lives there,” said {child}.[pet.other:  “And {pet} lives with me.”][age>=5:  “It’s got the best place, right by the door.”]

# stay-in
{Friend} pushed it with {friend.his} tongue. Wibble, wobble.

“Come out!” said {friend}.

“Stay in!” said {child}.

{Friend} pushed it with {friend.his} finger. Wibble, wobble.

“Come out!” said {friend}.[sport:  “I want to {play sport}!”]

“Stay in!” said {child}. And {child.he} patted {friend’s} cheek[music:  and hummed {music}], so that the tooth wouldn’t be sad.

[age>=5: “Perhaps it would like an apple,” said {@a}.

“I would,” said {friend}.

]
# pop
{Friend} bit a big red apple.

Crunch.

Wibble, wobble… pop!

Out came the tooth! It hopped on the step, hop, hop, hop, and it hopped right down a crack in the stone.

“Oh no!” said {friend}. “My tooth!”

# too-big
{Friend} put {friend.his} finger in the crack. {Friend.His} finger was too big.

{Friend.He} put another finger in. That was too big too.

[age>=5: “Try a toe,” said {child}.

The toe was worse.

][pet.dog: {Pet} the dog put {pet.his} nose in. That was too big as well.

][pet.cat: {Pet} the cat put a paw in. That was too big too.

]“It’s gone,” said {friend}. There was a little gap, right at the front, and {friend.his} mouth turned down.

# something-smooth
{child} lay down on {child.his} tummy and looked in the crack. It was dark in there, and a little way down was something small and white.

[age>=5: “What’s it doing?” asked {friend}.

“Nothing,” said {child}. “I don’t think it likes it in there.”

]{child} had very small fingers. {Child.He} put the smallest one in.

{Child.He} felt moss. {Child.He} felt a crumb. {Child.He} felt… something smooth.

{Child.He} bent {child.his} finger [us: around | round] it, like a little hook.

“Come out,” said {child}, very softly.

Wibble, wobble.

“Come out.”

Wibble, wobble.

And out it came!

# that-one
{Friend} laughed, and you could see right through the gap. There was a tiny new tooth in there, just peeping.

“See?” said {friend}. “That one lives there now.”

[age>=5: “Was it behind there the whole time?”

“Yes,” said {friend}. “It wanted to sit in the front.”

]{child} put a finger on {child.his} own teeth, one by one. They did not wobble at all.[age>=5:  {Child.He} did find something that wobbled, but that was {child.his} tongue.]

“Stay in,” {child.he} told the first one.

“Stay in,” {child.he} told the next one.

“Stay in, stay in, stay in.”

# this-one
Soon there was only one apple to go. The step was still warm from the sun. {Friend} moved up close, and {child} leaned on {friend.him}.

“You hold my tooth,” said {friend}. “Just till the apples are done.”

{Friend.He} put it in the middle of {child’s} hand. It was as small as an apple [us: seed | pip].

Then {friend} shut the fingers over it, one by one. This one. This one. This one. This one. And the thumb on top.

And {friend.he} patted the little hand.

“Stay in,” said {friend}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
