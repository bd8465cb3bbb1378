title: Are You Under Five?
title: {Elder} on the Baby Swing
title: My Turn

% One rule: a laugh makes you bigger, but at the very end of it there is no air left. The girl, her dad and the park keeper have no names.

# too-big
“I’m too big for swings,” said {child}.

{Child.He} {child.was} also too big for the little slide, and for being tucked in, and for holding hands across the road.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was too big for all of it as well, so that was settled.] {Child.He} had been telling {elder} so all the way to the park[city:  in {city}].[sport:  People who {play sport} don’t go on swings.]

“Nonsense,” said {elder.short}. “Nobody’s too big for a swing. I pushed you in that one when you were two.” It was the kind for babies, like a bucket with two holes for the legs. “I bet I could get into it myself.”

And before {child} could say anything sensible, {elder.he} had put one leg through one hole, and one leg through the other, and sat down.

Plop.

“There!” said {elder.short}. “Plenty of room.”

Then {elder.he} tried to get out.

“Ah,” said {elder.short}.

# plop
{Elder} had three laughs. The first was only in the shoulders. The second was so loud that it frightened pigeons[pet.dog: , and {pet}[!pet.known:  the dog]][pet.cat: , and {pet}[!pet.known:  the cat]][pet.other: , and {pet}]. And the third, which came about twice a year[elder2: , when {elder2} was trying to be serious], made no sound at all. {Elder.He} just ran out, like an air [us: mattress | bed] when you’ve pulled the plug, flatter and flatter, with the tears rolling down.

This was the second one. HA, went {elder.short}, and the pigeons left.

But to laugh like that you have to fill yourself with air, right down to the bottom. With every HA {elder.short} got a bit bigger, and the swing went creak.

“Don’t laugh!” said {child}. “It’s making you bigger!”

# my-turn
A very small girl in a red hat pulled at {child’s} sleeve. Her dad was with her.

“My turn,” she said.

“In a minute,” said {child}, and {child.he} got hold of {elder’s} feet and pulled. But the swing came along too, and when {child} let go, {elder.short} sailed off backwards, shoes and all.

“Higher!” shouted {elder.short}.

“My turn,” said the very small girl.

“Think about something boring,” said {child}. “Think about potatoes.”

“Potatoes!” said {elder.short}. HA! Creak.

[school: “Think about Mondays at {school}.”

“Mondays!” HA! Creak.

]
[music: They tried a bit of {@song}. HA! Creak. ][athlete: “Not even {athlete} could get out of this,” gasped {elder.short}, rather proudly. ]When you’re stuck in a baby swing, nothing in the world is boring.

# the-keeper
Then the park keeper came, with a long face and a big bunch of keys. He put his hands behind his back and walked all the way [us: around | round] the swing.

“This swing,” he said, “is for under-fives.”

“I know,” said {elder}.

“Are you under five?”

HA, went {elder.short}. Creak, creak, creak.

# no-swing
But the park keeper never joked.

“I’ll have to [us: call the fire department | ring the fire brigade],” he said. “They’ve got big cutters. Only there won’t be a swing any more.”

“No swing?” said the very small girl, and her chin began to shake.

Then {elder} stopped laughing.

{Elder.He} hung there with {elder.his} feet off the ground, and it was getting chilly.

“I only wanted to show you that I wasn’t too big,” {elder.he} said quietly. “And I am. Silly old me.”

{child} had never seen {elder.him} ashamed before. It gave {child.him} a lump in the throat. {Child.He} took {elder.short’s} hand, and held it hard, and was not too big for that.

# to-the-end
The park keeper took one arm and the dad took the other, and they lifted. {Elder} wasn’t laughing at all now, and still {elder.he} was too big, by about a [us: cookie | biscuit].

What could make anybody thinner than that? {child} thought hard. And then {child.he} thought of the third laugh, the one that ran out until there was no air left at all.

“You’ve got to laugh!” said {child}. “All the way to the end!”

“I’m sorry,” said {elder.short}. “I don’t feel like it any more.”

# i-was
So {child} put {child.his} hands behind {child.his} back, and made {child.his} face as long as it would go. {Child.He} walked all the way [us: around | round] the swing, and stopped in front of a pigeon.

“Are you under five?”

The pigeon didn’t like to say.

{Elder’s} shoulders began to shake. That was the first laugh.

{child} asked the very small girl.

“Three,” she said.

“Very good,” said {child}. “Carry on.” And then {child.he} stopped in front of the park keeper himself, and looked up, right up past all the keys.

“Are you under five?”

The park keeper looked down at {child.him}. He thought about it for a long time.

“I was,” he said.

# pop
HA, went {elder}. That was the second one, and it frightened every pigeon in the park[pet: , and very likely {pet}, at home]. HA, went the dad. There was a noise like a rusty gate, and that was the park keeper.

{Elder.short} laughed and laughed, and then {elder.he} was still laughing, but there was nothing to hear. That was the third one. {Elder.He} got flatter and flatter, with the tears rolling down.

“Now,” said {child}, and hung on to the swing with both arms, and the others lifted.

Pop.

Out came {elder.short}, like a cork.

“My turn,” said the very small girl.

And it was. {Elder} gave her the first push, and the park keeper gave her the second, and he didn’t lock the gate until she’d finished.

They walked home slowly, because {elder.short} was still a bit bent. At the road, {child} held out a hand, and {elder.short} took it, and neither of them said a word about it.[friend:  “Must we tell {friend}?” said {elder.short}, on the other side. “Yes,” said {child}.]

# tucked-in
That evening, when {child} was in bed, {elder} came up to say good night[elder2: , and left {elder2} in the kitchen, still wiping {elder2.his} eyes]. {Elder.He} put {elder.his} hands behind {elder.his} back, and walked all the way [us: around | round] the bed, as far as it could be done. {Elder.His} face was very long.

“Tucking in,” said {elder.short}, “is for under-fives. Are you under five?”

{child} thought about it for a long time.

“I was,” {child.he} said.

So {elder.short} tucked {child.him} in, on both sides, and all [us: around | round] the feet.

# @song
{music}
