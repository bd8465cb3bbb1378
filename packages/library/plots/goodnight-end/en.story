title: Goodnight, End
title: How to Say Goodnight to a Diplodocus
title: Goodnight, More Neck
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Rule: whatever has been stroked and told goodnight goes to sleep. The diplodocus is "she", her tail "it".
% The grown-up (@a): {adult}, else {aunt}.

# knock
Swish, thump. Swish, thump.

{child} sat up in bed. Nobody could sleep through that. Something had come in at the window. It was long and thin and grey, like a [us: jump rope|skipping rope] for a giant, and it was swishing to and fro across the carpet. Every time it came to the wardrobe it went thump.[pet.dog:  {Pet}[!pet.known:  the dog] swished to and fro behind it.][pet.cat:  {Pet}[!pet.known:  the cat] batted it back each time.][pet.other:  {Pet} watched it go, left and right, left and right.]

“{@A}!” called {child}. “There’s a tail in my room!”

{@A} came and looked. The tail went over the sill and across the lawn, through the hedge and away down the street, getting fatter as it went.

“Somebody must be on the other end of it,” said {@a}. “We’d better go and ask them to tuck it in.”

So {child} put on {child.his} [us: rain boots|wellies], and [adult: {adult} put on {adult.his} | {aunt} put on a] [us: bathrobe|dressing gown], and off they went, following the tail.

# the-street
It went [us: around|round] the [us: mailbox|letter box] and past [school: {school} and ]the bus stop[elder: , where {elder} was[elder2:  sitting with {elder2},] waiting for a bus that couldn’t get over it].[friend:  {Friend} was sitting at a window. “It’s been there since supper,” called {friend}. “I’m waiting for the end.”

“I’ve got the end,” called {child}.[age>=5:  “We’re looking for the beginning.”]

|  ]In Hill Street it was as thick as a tree, and three little dinosaurs, no bigger than hens, were skipping over it.

“Ninety-eight, ninety-nine, a hundred!” they squeaked. “Don’t stop it! We’re not a bit tired![athlete:  We’re in training, like {athlete}!][sport:  We’re going to {play sport} next!]”

# the-crossing
[age>=5: At the [us: crosswalk|zebra crossing] a Stegosaurus was waiting, with all her plates standing up along her back. “I’ve been here since [us: suppertime|teatime],” she said. “I keep looking left, and I keep looking right, but it’s always tail.”

“We’re seeing to it,” said {child}.]

[age>=6: Outside the [us: pizza place|chip shop] stood an Allosaurus, who had ever so many teeth. {child} held on to {@as} hand. But the Allosaurus was only [us: waiting in line|queuing]. “They shut at nine,” he said sadly. “Nobody’s told me what nine is.”]

# the-goal
And on and on went the tail, until it turned into a back as high as a house[age>=5: , with legs like four chimneys]. And the back turned into a neck, and the neck went over the railings and across the park[city:  {in city}]. Right at the far end of it, on the [us: soccer field|football pitch], with its chin in the goal, lay a small, tired head with kind eyes.

“Diplodocus!” breathed {child}. {Child.He} would have known her anywhere.

# a-long-way-off
“Oh, hello,” said the Diplodocus. “Have you come about the noise? [age>=5: I’m dreadfully sorry. I haven’t slept since Sunday. ]I close my eyes, and I’m just dropping off, when something far away goes thump.”

“That’s your tail,” said {child}. “It’s in my bedroom, hitting the wardrobe.”

“Is that where it is?” said the Diplodocus. “I do tell it goodnight, but it’s such a long way off. I don’t believe it hears.”

“Tails haven’t got ears,” said {child}.

“No,” said the Diplodocus, and a tear the size of a bucket rolled down and made a puddle in the goal. “And it won’t go to sleep until somebody says goodnight to it. And I can’t go to sleep until it does.”

# all-the-way-down
{child} thought hard. And then {child.he} knew what to do, because it happened to {child.him} every evening of {child.his} life.

“{@A},” {child.he} whispered, “she needs the all-the-way-down one.”

[age>=7: “I think she does,” said {@a}. “You know how it goes.”]

So {child} reached up as high as {child.he} could, and put {child.his} hand on the Diplodocus, just between the eyes.

“Goodnight, nose,” {child.he} said. {Child.He} stroked it. “Goodnight, chin. Goodnight, ears, wherever you are.”

[age>=5: The Diplodocus sighed so deeply that the net blew out like a sail.]

“Goodnight, neck,” said {child}, and walked along beside it, with {child.his} hand flat on the skin[age>=5: , which was warm and a bit bumpy].[music:  {child.He} hummed {@song} as {child.he} went.] “Goodnight, neck. Goodnight, more neck.” There was a great deal of neck. Everywhere {child.he} had stroked went soft and heavy and sank down on the grass.

“Goodnight, front legs.” They folded. “Goodnight, big tummy.” It rumbled. “Goodnight, back legs.” The ground gave a wobble[age>=7: , and all the windows in Park Road rattled, and then it was quiet].

“Goodnight, tail,” said {child}.

# through-the-town
Along the street they went, {child} and {@a}[age<6: , with a hand on the tail]. [age>=6: By the [us: pizza place|chip shop] the tail sank down, and the Allosaurus yawned, and forgot about nine, and went to sleep standing up, first in [us: line|the queue]. “Goodnight, tail.” ][age>=5: By the [us: crosswalk|crossing] it lay so low that the Stegosaurus looked left, and looked right, and stepped over. “Much obliged,” she said. “Goodnight.” ]In Hill Street it slowed down under the little dinosaurs’ feet. “Two hundred and six,” they squeaked. “Two hundred and … seven …” And they lay down, all three of them in a heap.

[friend & age>=5: At the window {friend} was asleep on {friend.his} elbows, waiting for the end.

]“Goodnight, tail,” whispered {child}, past the bus stop[elder: , as the bus came over the bump for {elder}[elder2:  and {elder2}],] and [us: around|round] the [us: mailbox|letter box], and through the hedge and across the lawn.

# the-last-bit
[age>=7: {@A} helped {child.him} off with {child.his} [us: boots|wellies]. ]{child} got into bed. There was just the last little bit left now, as thin as a finger, and it was still going to and fro on the carpet. Swish. Swish.

{child} picked it up and laid it on the blanket. {Child.He} couldn’t say the next part out loud, because tails haven’t got ears. So {child.he} said it with one finger, on the very, very tip.

Goodnight, end.

The tail curled once [us: around|round] {child.his} wrist, and then it was asleep[pet.dog / pet.cat: , and so was {pet}, on top of it].

And far away, on the other side of the town, somebody with her chin in a goal began to snore.

# gone-already
“Well done,” said [adult: {adult}. {Adult.He} sat down on the edge of the bed and | {aunt}, and sat down on the edge of the bed, and] put a hand on {child}, just between the eyes. “Now, there’s only one left who hasn’t had it. Goodnight, nose …”

[adult: {Adult.He} went all the way down. But {adult.he} needn’t have done the toes. | {Aunt} went all the way down, but needn’t have done the toes.] They’d gone already.

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @as
{aunt's}
## if adult
{adult's}

# @song
{music}
