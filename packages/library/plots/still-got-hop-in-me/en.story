title: The Last Little Hop
title: Still Got Hop in Me
title: Goodnight, Ears
guest pet: Pepper (she), Crumb (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Stroke the ears that lie on your own pillow, one finger on the nose, a hand round the toes. It gets slower all the way.
% Who tucks in (@a) is the grandparent, else {adult}, else {minder}. {@B} is Bunny, or Hare where a hare was wished for.

# hop-in-me
The curtains were shut[city: , all over {city}]. The little lamp was on.[music:  Downstairs somebody was humming {music}.] {Pet}[!pet.known:  the [pet.dog: dog | cat]] was curled up on the end of {child’s} bed, as round as a bun.

And in the middle of the floor stood a small brown [wish.hare: hare | bunny].

“Bedtime, {@B},” said {child}.

“No, thank you,” said {@B}. “I’ve still got hop in me.”

And off he went[sport: , as if he were on his way to {sport}]. Hop, hop, hop! Over the slippers. Hop, hop, hop! Round the toy box. Hop, hop, hop! Right over {pet}[athlete: , as high as {athlete}].

{Pet} opened one eye. {Pet} shut it again.

[elder2: “Is somebody hopping up there?” called {elder2}.

“Not me,” called {child}.

]“Come here, {@B},” said {child}. “I’ll find that hop.”

# the-ears
{Child.He} sat down on the rug, and {@B} sat in {child.his} lap.

“Is the hop in your ears?” asked {child}.

{@B}’s ears went twitch, twitch.

“Yes,” said {@B}. “There’s hop in my ears.”

So {child} stroked his ears. One long ear. Two long ears. Slowly, slowly, down they went.

Flop.

“Goodnight, ears,” said {child}.

“But I’ve still got hop in me,” said {@B}.

# the-nose
“Is the hop in your nose?” asked {child}.

{@B}’s nose went wiggle, wiggle.

“Yes,” said {@B}. “There’s hop in my nose.”

So {child} put one finger on his nose, as soft as soft. The nose went wiggle. The nose went wig. And then the nose was still.

“Goodnight, nose,” said {child}.

“But I’ve still got hop in me,” said {@B}. He didn’t say it very loudly.

# the-tail
“Is the hop in your tail?” asked {child}.

{@B}’s tail went bob, bob, bob.

“Yes,” said {@B}. “There’s hop in my tail.”

{child} patted the tail. It bobbed. {child} patted it again. It bobbed again!

Then {pet} got down from the bed, plod, plod, plod, and lay down on the rug, and put one warm paw on top of {@B}’s tail.

No more bob.

“Goodnight, tail,” said {child}. “Thank you, {pet}.”

# the-last-one
{@B} yawned a tiny pink yawn.

“There’s one more,” he whispered. “One last little hop. It’s in my feet.”

{child} looked. Yes, there it was, a very small hop, jiggling in {@B}’s toes.

{Child.He} held both his feet in {child.his} two warm hands.

“Little hop,” said {child}, “you can come out in the morning[school: , before {school}].[friend:  You can hop with {friend}[!friend.known: , my best friend]. {Friend} likes hopping.] It’s dark now. Lie down.”

And the little hop turned round once, and lay down, and went to sleep.

So did {@B}.

# any-hop-left
{child} carried him to bed, and {child.he} got in too. {Pet} came up after them and was a bun again.

{@First} tucked the blanket in, all the way round.

“Any hop left in you, {child}?” asked {@a}.

{child} thought about it. Under the blanket, one toe went wiggle.

“Just one,” said {child}.

{@A} held the toe in a warm hand until it was still.

“Goodnight, ears,” said {@a}. “Goodnight, nose. Goodnight, last little hop.”

And the little lamp went out.

# @B
Bunny
## if wish.hare
Hare

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
