title: Your Shoelace Is Undone
title: The World’s Worst Superhero
title: All of Them at Once
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest hero: Knott (she)

% One rule: when {hero} snaps her fingers all knots come undone, as far away as you can hear it, and she can’t choose. Do snap, the last time hardly at all.
% “I’m {hero}” sounds just like “I’m not”. Whoever says “Your shoelace is undone” (@a) is the grandparent, else {adult}, else {minder}; the third time it is said like “Well done”.
% Whoever makes the duck stop flapping is the friend, the dog, the cat or the grandparent (@help).

# all-the-way-round
“Your shoelace is undone,” said {@first}[elder2: , and {elder2} said so too].

That was what everybody always said to {child}, on the stairs and at the bus stop[school:  and {at school}][sport:  and in the middle of {@game}]. Other people’s bows stayed done up. {child’s} came undone as soon as nobody was looking.

But today {child} wanted to walk all the way round the duck pond[city:  in {city}] without anybody having to say it. {Child.He} tied a double bow on each shoe, as tight as it would go, and off they went.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] came too, and said quack to every duck.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to talk to all the ducks, but {child} said, “Not now, {pet}.”][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come along without being asked, and stared at every duck.]

# im-knott
Halfway round, on a bench by the water, sat a big girl in a red cape and a red mask[music: , whistling {@song}]. She had a bit of string round her {@trousers}.

“Are you a superhero?” asked {child}.

“I’m {hero},” said the girl.

“Then why have you got a cape?”

“Because I’m a superhero,” said the girl. “I’m {hero}.”

“Is she or isn’t she?” asked {@caller}.

“{hero},” said the girl. “With a K in front. I’m the worst superhero in the world.”

“What can you do?” asked {child}.

“I snap my fingers, and knots come undone.”

“Which knots?”

“All of them at once, as far away as you can hear it. I can’t choose. Watch.”

“No, wait!” said {child}.

SNAP.

Down fell {hero’s} {@trousers}. Underneath she had underpants with ducks on. And on {child’s} shoes both the double bows lay down flat, like spaghetti.

“Your shoelace is undone,” said {@a}.

# no-use
{child’s} eyes stung. They had got halfway!

“There, there,” said {@a}, and put an arm round {child.him}.

“That’s no use at all!” said {child}. “Have you ever rescued anybody?”

“I rescued a tent once,” said {hero}. “There was a family in it. They hadn’t asked.”

“Can’t you just not snap?”

“I do try,” said {hero}, pulling up her {@trousers}. “But when I’m happy, it comes by itself. And I was so happy that you asked.”

“Put your hands in your pockets,” said {child}. “And promise not to snap till I’ve got all the way round.”

“I promise,” said {hero}. She put her hands so deep in her pockets that they kept her {@trousers} up as well.

# the-duck
{child} tied two new bows, and {hero} was allowed to come too. And the bows held. [age>=8: They held past the willow tree and past the ice cream, until there | Soon there] was only the little bridge left.

Then they heard the duck.

She was in the reeds, with fishing line wound round both her legs. She flapped and splashed and pulled, and the more she pulled, the tighter the knots became.

{@A} lay down on the bridge[elder2: , with {elder2} holding on to {elder.his} feet,] and stretched out both arms. They were too short.

“Nobody can get at knots like that,” said {@a}.[athlete:  “Not even {athlete}.”]

# your-promise-back
{child} turned round. There stood {hero} with her hands in her pockets.

“I promised,” she said. “And it’d be all of them at once. Yours as well.”

{child} looked down at the two bows. They had held nearly the whole way, and nobody had said a word. Then {child.he} looked at the duck, who was getting tired.

“You can have your promise back,” said {child}. “Undo them. Undo all of them.”

“But my {@trousers},” whispered {hero}.

“I’ll hold your {@trousers},” said {child}, and took hold with both hands.

“She’s splashing too loudly,” said {hero}. “She’ll never hear it.”

{@help}

“Now!” said {child}.

SNAP.

# well-done
The line slid off the duck like spaghetti off a fork. “Quack,” she said, and swam away across the pond. {@A} fished up the line.

{hero} watched the duck go. “I rescued somebody,” she said.[age>=8:  “And she wanted it.”]

{hero’s} {@trousers} stayed just where they were, because {child} hadn’t let go. But on {child’s} shoes the bows lay flat.

“Your shoelace is undone,” said {@a}, and this time it sounded just like “Well done”.

“I know,” said {child}.

# more-bows-than-anybody
Then {child} tied a double bow on {hero’s} {@trousers}, and one on each shoe, so fast that nobody could see how.[age>=8: 

“Where did you learn that?” asked {hero}.

“Mine always come undone,” said {child}. “So I’ve tied more bows than anybody.” |  Nobody had tied as many bows as {child}.]

{hero} was so happy that she had to put both hands back in her pockets, quickly.

“Not till I’m home,” said {child}.

“Not till you’re home,” said {hero}.

# on-the-doorstep
So {child} walked over the bridge, and then all the way home, and nobody had to say it.

On the doorstep {child.he} heard a snap, a very small one, a long way off. Both the bows lay down flat.

{@A} looked at them, and didn’t say a word.

“She’s happy,” said {child}, and stepped out of both shoes.

# @help
“Quack,” said {friend}, very politely. It must have been the right word, because the duck stopped flapping to listen.
## if pet.other
{@Caller} crouched down and talked to the duck, just as softly as you talk to {pet} at home, and she stopped flapping to listen.
## if elder & !friend & !pet
“There, there,” said {elder.short} to the duck, just as {elder.he} had said it to {child}. It worked on ducks too. She stopped flapping to listen.
## if pet.cat
{Pet} walked out on the bridge, sat down and stared. The duck had never been stared at so hard, and she stopped flapping to stare back.
## if pet.dog
“Now, {pet},” said {child}. “Now you can talk to her.” {Pet} had waited all the way round for that. “Woof,” said {pet}, just once, and the duck stopped flapping to listen.

# @trousers
[us: pants | trousers]

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @game
{sport}

# @song
{music}

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
