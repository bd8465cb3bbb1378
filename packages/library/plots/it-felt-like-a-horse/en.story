title: The Snail on the Fire Chief
title: It Felt Like a Horse
title: Not Down the Collar
guest holm: Chief Barlow (he), Chief Dent (he)

% The way: the top of the head, not down to the forehead but backwards, down the neck, out on the hand. The hand is wet and still each time.

# on-his-head
There was a snail on {holm’s} head.

{child} could see it, because {child.he} {child.was} sitting next to him on the bench outside the bakery, waiting for [adult: {adult}, who was buying bread|the bread, which wasn’t quite ready]. It had just stopped raining. {Holm}, who was old now and had given up putting out fires[city:  {in city}], was asleep with his chin on his chest. He had no hair. Right on top of his shiny head walked the snail, big and brown, with its house on its back. It had come from the lilac bush that hung down behind the bench.

{child} had been looking for a snail all spring[sport: , even when it was time to {play sport}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had found four.] {Child.He} badly wanted one to walk on {child.his} hand. Just once.[pet.other:  {Pet} didn’t count.]

{Child.He} stood up on the bench, took hold of the shell, very carefully, and pulled.

It was stuck. And {holm} woke up.

# on-you
“Is it raining?” he said.

“No,” said {child}. “It’s a snail.”

“Where?”

“On you.”

{Holm} went as stiff as a flagpole. Only his lips moved.

“Take it off,” he said. “Please.”

“Are you scared?”

“I’ve walked into burning houses,” said {holm}. “I’ve carried twelve people down the ladder, and a pig. But snails … I’ve never been any good with snails. Don’t laugh.”

{child} didn’t laugh.

“I’m scared of [us: elevators | lifts],” {child.he} said.[school:  “Nobody {at school} knows.”]

{Holm} breathed out, just a little.

# not-so-fast
“Can’t you just pull it off?”

“No. If you pull, it only holds on tighter. It has to walk off by itself.”

“How fast does it walk?”

{child} looked. The snail had gone into its house when {child.he} pulled. It wasn’t walking at all.

“Not very,” {child.he} said.[athlete:  “It’s no {athlete}.”]

# a-little-ramp
Snails like the wet. {child} knew that[elder: , because {elder}[elder2:  and {elder2}] had said so]. {Child.He} laid {child.his} hand in the puddle on the bench until it was wet on both sides. Then {child.he} put it flat on {holm’s} forehead, fingers up, like a little ramp. And {child.he} held it still.[music:  Inside the bakery the radio was playing {@song}.]

At first nothing happened. Then out came one horn, and then another.

“Now it’s looking,” said {child}.

“What at?”

“It’s got its eyes on the ends of its horns. Now it’s looking at the bush. And now … now it’s walking.”

“Your way?”

“No,” said {child}. “The other way. Backwards. Down towards your collar.”

# not-the-collar
Oh no. Now {holm} shook so much that the whole bench rattled.[pet.dog:  {Pet}[!pet.known:  the dog], who was lying under it, put {pet.his} chin on the Chief’s shoe.]

“Not down the collar,” he said. “{child}, not down the collar.”

“I’m coming round,” said {child}. “I’m still here. I’m only coming round.”

{Child.He} climbed down, went round the bench, dipped {child.his} hand in the puddle again and reached up as high as {child.he} could. And {child.he} laid it flat on the back of {holm’s} neck, just above the collar. And {child.he} held it still.

# the-arm
The snail came. It came as slowly as only a snail can come. {child’s} arm got tired. Then it got very tired. It started to shake, and when it shook, the snail stopped.

“What do you do,” said {child}, “when you’re carrying somebody down a ladder and your arm gives out?”

“Then somebody gets underneath and holds it up,” said {holm}.

He was scared, and the back of his neck was just where the snail was going. All the same, he reached his big hand back. He felt about until he found {child’s} elbow, and there he held on.

And the arm stopped shaking.

# cold-and-soft
Something touched {child’s} middle finger. It was soft and cold, like a tiny, tiny tongue[pet.cat: , much tinier than {pet} the cat’s]. It crept along the finger and over the knuckles, and then the whole snail was sitting on the back of {child’s} hand, house and all.

“I’ve got it,” said {child}.

{Holm} turned round. He looked for a long time.

“Is it no bigger than that?” he said.

“No.”

“It felt like a horse.”

# one-finger
{child} sat down beside him again. The snail walked up {child.his} wrist and down it, and they both watched. In the end {holm} put one finger on the snail’s house. Only on the house, and only for a moment.

# silver
When [adult: {adult} came out with the bread|the baker called out that the bread was ready], {child} held {child.his} hand up to the lilac bush, and the snail walked in among the leaves. {Holm} took his stick and said goodbye.

{child} stood and watched him go. The sun had come out. A thin road of silver ran from the top of {holm’s} head all the way down the back of his neck, and it glittered with every step he took.

# @song
{music}
