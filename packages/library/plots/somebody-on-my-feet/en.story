title: Somebody on My Feet
title: No Running by the Pool
title: The Penguin Who Didn’t Jump In

% Rule: a penguin's egg must never touch the floor. It lies on somebody's feet, under somebody's tummy, and whoever has an egg on their feet walks like a penguin.
% The child stands on the grown-up's feet at the beginning and the end; without one the teddy stands on the child's.

# the-edge
The floor at the swimming pool[city:  in {city}] was freezing, so {child} [adult: walked on {adult’s} feet, waddle, waddle, to the water|walked on {child.his} heels, waddle, waddle, to the water]. Everybody was in it except one. At the edge stood a penguin, not jumping in.

[!short: He looked at the water, and sighed.

]“Are you scared?” asked {child}.

“No,” said the penguin. “I’m a father.”

He lifted his tummy a little. Underneath it, on top of his feet, was an egg.

“It must never touch the floor,” said the penguin. “[!short: An egg has to lie on somebody’s feet, under somebody’s tummy. ]So I haven’t had a swim since the [short: autumn. On land I walk like a chest of drawers. But under the water I fly.”|autumn.”

“Can’t the mother take it?”

“She’s out buying fish,” said the penguin. “She’s very particular about fish.”

“Do you miss it? Swimming?”

“On land I walk like a chest of drawers,” said the penguin, and his wings trembled. “But under the water I fly.”]

# toe-to-toe
“I could hold the egg,” said {child}.

The penguin had a good look at {child’s} toes. “Do you often have somebody on your feet?”

[pet.dog / pet.cat: “{Pet} sleeps on them every night,” said {child}.|[pet.other: “Only socks,” said {child}. “But I look after {pet}, and {pet} hasn’t broken yet.”|“Only socks,” said {child}.]]

[!short / sport: “And can you stand still?”

[sport: “When I don’t have to {play sport},” said {child}.|“If I have to,” said {child}.]

]So they stood toe to toe, and the egg rolled across[!short: , from feet to feet].[!short:  {child} hung {child.his} towel over it.] It was warm[!short:  as a new loaf, and it was a little bit frightening and very, very nice].

“No running, no jumping and no dropping,” said the penguin. “I’ll only be one lap.”

# one-more-lap
He slid in on his tummy, and [!short: after that he wasn’t a chest of drawers any more. He ]shot through the water like a streak[!short: , under all the legs and straight through a rubber ring].[athlete:  Not even {athlete} could have kept up.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] put out a hand and touched a wing.[!short: 

“You’re it!” yelled the penguin, and vanished the other way.]

][elder: “A waiter just swam under me,” said {elder}.[elder2 & !short:

“Then order me a tea,” said {elder2}.]

]“Just one more lap!” called the penguin.[!short:  “I’d forgotten what fun it is! I’d completely forgotten!”]

{child} stood still.[!short:  {child.His} nose itched, and {child.he} stood still.][music:  {child.He} hummed {@song} to the egg.] [!short: What if it fell! It felt funny, low down, to be so careful of somebody. ]

[!short: “Just one more!”

]Then something went knock.

[!short: It came from {child’s} feet. ]Knock, knock.

# nobody-hears
[!short: “It’s knocking!” shouted {child}. “Penguin! Your egg is knocking!”|“Penguin! Your egg is knocking!” shouted {child}.]

But the penguin was under the water[!short:  at the deep end], where he couldn’t hear a thing. Everybody joined in.[adult & !short:  {Adult} shouted loudest of all.][!short:  It echoed round the whole pool: egg, egg, egg.]

[!short: Knock. Now there was a crack in it.

]“He’s been waiting all winter,” said {child}, [!short: in a wobbly voice, ]“and he’s going to miss it!”

{child} wanted to run. But nobody can run with an egg on their feet.

# like-a-penguin
[!short: How do you walk, then? [adult: {child} knew how. ]]Heels together. Toes up.[!short:  A bit to this side, and a bit to that side.] Waddle, waddle, all along the edge.

“No running by the pool!” called the lifeguard.

“I’m not running,” said {child}. “I’ve never run so little in my life.”

Waddle, waddle.[!short:  A baby, crawling the same way, overtook them.][friend & !short:  {Friend} went ahead, moving the rubber rings.][school:  Some children from {school} [!short: climbed out and ]waddled along behind[!short: , in a row].] Knock, went the egg. Now there was a hole in it, and in the hole was a tiny beak.

At last they came to the deep end. A long way down, the penguin went by.[!short:  {child} looked at him, and looked at the egg, which knocked and knocked. What do you do when you want to get to somebody, and nobody can hear you?

You knock.]

# knock-knock
{child} crouched, so that the egg stayed under {child.his} tummy.[adult:  {Adult} held on to {child.him}.] Then {child.he} reached down with one hand, and knocked on the water.

Knock, knock, knock.

And that the penguin heard. He shot up like a cork[!short: , landed on his tummy,] and slid right up to {child’s} toes.[!short: 

“No running by the …” said the lifeguard.

“He’s sliding,” said {child}.]

They stood toe to toe, and the egg rolled home. It broke in two. Up came a head, grey and wet[!short: , with its fluff on end].

“Peep?”

“Hello,” said the penguin. It was all that he could say[!short: , and he’d been practising the whole winter].

[!short: The chick looked at {child}. “Peep?”

“That’s somebody who can stand still,” said the penguin.]

# the-way-to-bed
That evening the floor was cold at home as well.

[adult: “Hop on,” said {adult}.

So off they went, {child} on {adult’s} feet, waddle, waddle, all the way from the toothbrush to the bed[!short: [pet.dog / pet.cat: , where {pet} was waiting for some feet to lie on]]. And nobody ran.|{child} stood {child.his} teddy on {child.his} feet, and off they went, waddle, waddle, all the way from the toothbrush to the bed[!short: [pet.dog / pet.cat: , where {pet} was waiting for some feet to lie on]]. And nobody ran.]

# @song
{music}
