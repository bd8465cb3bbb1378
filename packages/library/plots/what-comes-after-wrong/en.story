title: It’s Only the Middle
title: The Witch Behind the Hedge
title: Hold My Hen
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is on the bench (@a) is the grandparent, else {adult}, else {minder}. “Wrong!” is shouted from the tummy; the last time it hardly comes out.
% One rule: say “wrong” to a spell, and it stops just where it is. What keeps the word in at the end (@help) is whoever stands nearest.

# the-hedge
In a garden[city:  in {city}] {child} was drawing a horse. The head was good, but then the first leg came out like a banana.

“Wrong!” shouted {child}, and crumpled it up.

“Wrong!” shouted somebody behind the hedge, where the witch lived, and there was a bang.

Under the table were three horses already, all crumpled, and now there was no more paper.{@with}

“What’s it going to be?” asked {@first}, who sat on the garden bench[music: , humming {@song}]. {@A} always asked that.

“Nothing,” said {child}. “It always goes wrong.” Everybody else[school:  {at school}] could draw a horse. {child} felt useless, right out to the fingertips.

# have-you-seen
A hen came flying over the hedge. After the hen came a pointed hat, and under the hat was the witch.

“Excuse me,” she said. “Have you seen a pancake?”

“Only a hen,” said {child}.

“That’s the one,” said the witch. “I’m [us: terrible|rubbish] at spells. I say ‘Pancake, pancake,’ as nicely as I can, and out comes a hen. So I shout ‘Wrong!’ And if you say ‘wrong’ to a spell, it stops just where it is.”

“I do that too,” said {child}. “As soon as it looks wrong, I stop.”[sport:  {Child.He} had nearly stopped {@game} as well, on the very first day.]

“Very sensible,” said the witch. “How many have you got?”

“Four horses. How about you?”

“Fourteen hens,” said the witch, and they came through the hedge, one after another.

It’s nice to meet somebody who is as useless as you are.

# hold-my-hen
“It’s the legs,” said {child}. “If I only had a real horse to look at.”

“I could have a go,” said the witch. “Hold my hen.”

[friend / !pet & !elder: {Friend} got the hen.

]The witch drew in the air with her wand, just as if it were a pencil. “Horse, horse,” she said, as nicely as she could.

Then the garden bench stood up. It had four long legs, with hooves on, and a tail.

“Wrong!” shrieked the witch. “That’s a bench!”

And the spell stopped, just where it was. But the legs didn’t. They trotted off round the house, with the bench, and with {@a}[elder2:  and {elder2}] on top of it.

“What’s it going to be?” called {@a}, from round the corner.

# no-head
The first time they came past, {@a} was laughing. The second time, {@a} wasn’t. The bench had no head, so it couldn’t see where it was going, and couldn’t hear “Whoa”. It galloped straight through the washing.[athlete:  Not even {athlete} could have caught it.][pet.dog:  {Pet} thought it was the best bench in the world.]

“I’d like to get off now!” called {@a}, with a pillowcase on {@his} head.

“Do the rest of it!” {child} shouted to the witch.

“What rest?” whispered the witch. “I’ve always stopped. I don’t know what comes after wrong.”

Nor did {child}. {Child.He} had always stopped, too, and {child.his} tummy went cold.

# an-egg
Then one of the hens hopped up on the table. She sat down, wriggled her behind and got up again. There lay an egg.

{child} stared at it. “Pancakes come from eggs,” {child.he} said slowly. “And eggs come from hens.”

The witch looked at the hen for a long time. “So it wasn’t wrong?”

“It was only the middle!” said {child}. “It always looks wrong in the middle. You just mustn’t say so. You have to go on.”

The witch lifted her wand, but it shook too much. “You do it,” she whispered. “You’re used to horses.”

“Only as far as the first leg,” said {child}. But {child.he} took the wand.

# the-word
And here came the bench, straight across the lawn. {child} drew a neck in the air, and it was as long as a giraffe’s. {child} drew a head, and it came out like a potato.

It was the most wrong horse in the world, and {@a} was on it. {child} felt the word coming, all the way up from the tummy.

“Wr …”

{@help}

So {child} went on. {Child.He} gave the potato two ears and a mane. And last of all, when the ground was shaking with hooves, {child.he} gave it eyes.

The horse saw {child}. It dug all four hooves into the grass, and stopped with its nose against {child.his} tummy, and blew.

# now-you-can-say
“So that’s what it was going to be,” said {@a}, and took off the pillowcase.

“Can I say ‘wrong’ now?” asked the witch.

“Yes,” said {child}. “It’s finished.”

“Wrong,” said the witch, to see what would happen. Nothing stopped. The horse ate the pillowcase.

Then {child} smoothed out one of the crumpled horses, and drew one more banana, and one more. When all four legs were there, anybody could see that the horse was galloping.

# pancakes
In the evening {child}[friend / !pet & !elder: , {friend}] and {@a} sat in a row on the horse. It had gone to sleep standing up, and it was a very good bench. Behind the hedge there was a bang.

They waited for somebody to shout “Wrong.” But nobody did.

And after a while it began to smell of pancakes.

# @with
[friend / !pet & !elder:  {Friend}[!friend.known: , [friend: {child’s} best friend | from across the road],] was drawing nothing but snails. “Do snails,” said {friend}. “You can’t tell with snails.”]
## if pet.dog
[friend:  {Friend}[!friend.known: , {child’s} best friend,] was drawing nothing but snails. “Do snails,” said {friend}. “You can’t tell with snails.”]

{Pet}[!pet.known: , {child’s} dog,] came and licked {child.him} on the mouth, as {pet.he} always did when anybody shouted.

“Stop it, {pet},” said {child}. “Now I can’t say anything.”
## if pet.cat
[friend:  {Friend}[!friend.known: , {child’s} best friend,] was drawing nothing but snails. “Do snails,” said {friend}. “You can’t tell with snails.”]

In the middle of the table lay {pet}[!pet.known: , {child’s} cat].

“Move your tail, {pet},” said {child}.

{Pet} moved it. {Pet.He} put it in {child’s} face.
## if pet.other
[friend:  {Friend}[!friend.known: , {child’s} best friend,] was drawing nothing but snails. “Do snails,” said {friend}. “You can’t tell with snails.”]

{Pet} had been carried out to watch.

“What do you think, {pet}?” said {child}.

{Pet} thought something, with {pet.his} mouth shut.

# @help
But {friend} was quicker. {Friend.He} put a whole hand over {child’s} mouth, and the hand smelled of hen.

“Not now,” said {friend}. “You’re in the middle.”
## if pet.dog
But {pet} had heard the beginning of a shout. {Pet.He} jumped up and licked {child} right across the mouth, and nobody can say “wrong” through a dog.
## if pet.cat
But {pet} was tired of benches. {Pet.He} jumped from the table on to {child’s} shoulder, and the tail went straight into {child’s} mouth, and nobody can say “wrong” through a cat.
## if pet.other
But just then {child} saw {pet}. {Pet} was looking at the potato with {pet.his} mouth shut, and not one bad word came out. {Pet} had never said “wrong” to anybody.

“All right, {pet},” thought {child}, and shut {child.his} mouth just as tight.
## if elder & !friend & !pet
“What’s it going to be?” called {elder.short}. {Elder.He} asked it just as usual, up there on half a horse, and {elder.he} really wanted to know.

You can’t shout “wrong” when somebody has asked you a question. “A horse!” called {child}.

“Then I’ll stay on,” said {elder.short}.

# @song
{music}

# @game
{sport}

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
