title: The Library That Wouldn’t Go Up
title: It’s Not for Reading
title: Twelve Volumes of Drains
guest librarian: Mrs Okoro (she), Mrs Bains (she)
guest knee: Mrs Bell (she), Mrs Lamb (she)
guest grump: Mr Crabbe (he), Mr Grice (he)

% {child} knows where every book is, {friend} knows who everybody is. The twelve volumes go up in the barrow, four at a time, and come home in the van, all but Volume One.

# book-seven
Every other Thursday the [us: bookmobile | library van] came up Windmill Hill, and this Thursday it had Book Seven on board.

{child} had waited nine weeks for Book Seven of The Iron Gull. {Friend}[!friend.known: , {child.his} best friend,] had not waited for anything. {Friend} had come to the bottom of the hill because {child} had, and because {friend.he} liked people. {Friend.He} couldn’t walk past a bus driver, or a baby, or a man up a ladder, without asking how it was going.

# too-heavy
The van came [us: around | round] the corner[music: , playing {music} with the windows down]. It started up the hill. Then it said hrrrr, and hrrr, and hr, and stopped.

“It’s no good,” said {librarian}, who drove it, and she put the brake on hard. “Wet leaves, and she’s too heavy. Come and look what they’ve sent me.”

They looked. Along the bottom shelf stood twelve black books, each as big as a paving stone.

“The [us: Encyclopedia | Encyclopaedia] of Drains,” {child} read. “In twelve volumes. Who asked for that?”

“Nobody. Nobody ever has. And there are forty people up at the top waiting for me, and I can’t leave books by the side of the road. I shall have to take it all back to [city: {city}|town]. I’m sorry, {child}. Here’s your Seven, at least.”

{child} held it. There was a ship on the front, leaning in the wind. It was perfect. {Child.He} could have gone home.

# lend-them
“But you don’t have to leave them,” said {friend} slowly. “You’re a library. Couldn’t you just … lend them?”

“Who to?”

“Everybody who’s going up!”

And at the bottom of Windmill Hill, at ten past four, everybody was going up[school: , half of {school} included].

# for-carrying
“Afternoon, {knee}!” called {friend}. “How’s the knee? Would you like a book?”

“I haven’t got my glasses.”

“It’s not for reading. It’s for carrying.”

That turned out to be something people could say yes to. {knee} took six [us: cookbooks | cookery books]. The football team took sport, all of it[sport: , even how to {play sport}][athlete: , with {athlete} on the cover of the top one]. A lady with a [us: stroller | pushchair] took the whole of history, under the baby.[elder:  {Elder} took the poets[elder2: , and {elder2} took the murders].][pet.dog:  {Pet}[!pet.known:  the dog] took a thin one, in {pet.his} mouth.][pet.cat:  {Pet}[!pet.known:  the cat] came out, chose one, and sat on it.][pet.other:  {child} put one aside for {pet}, who liked the taste of them.]

{child} knew where every book was, so {child} handed out. {Friend} knew who everybody was, so {friend} handed over. In front of the van a long line of people went up the hill, with their chins on top of their books.

# halfway
“Nobody behind me!” called {librarian}, and she started up. Hr, said the van. Hrrr. Hrrrr! Past the [us: mailbox | postbox]. Past the big beech tree. Almost past the house with the blue door …

Hrr. Hr.

It stopped, on the steepest bit of all. And there was nobody left. There were just {child} and {friend}, out of breath, and twelve volumes of drains.

{child} got one of them as far as the kerb. It was like carrying a step.

“We’d need a wheelbarrow,” {child.he} said.

“{grump}’s got a wheelbarrow,” said {friend}.

# the-blue-door
They both looked at the house with the blue door. {grump} was standing at his gate with his arms folded, and the wheelbarrow was behind him.

“No,” said {grump}, before anybody had said anything.

“How’s it going, {grump}?” said {friend}.

“Badly. There’s a van outside my house.”

“Would you like a book?”

“I don’t read.”

“Not even about ships?”

{grump}’s arms came a little way undone. “Who said anything about ships?”

“You did. Last winter. You said you cooked for thirty men on a ship, and the soup never once stayed in the bowls.” {Friend} turned [us: around | round], and said it quite quietly. “{child}. It’s got to be a good one. It’s got to be the best one we have.”

# the-best-one
{child} knew which one that was. It was inside {child.his} coat, where nothing could happen to it. {Child.He} thought about it, and it was a long thought, about nine weeks long.

Then {child.he} took out Book Seven and put it in {grump}’s hands.

“Page one’s a storm,” {child.he} said. “They always start with a storm.”

{grump} opened it, to show that he didn’t care. He read a line. He read another. He turned the page.

“So could we borrow the wheelbarrow?” said {friend}.

“Shh,” said {grump}. “They’ve lost the cook.” And he pushed the gate open with his foot.

# over-the-top
Three times up Windmill Hill they went, {child} on one handle and {friend} on the other, four volumes at a go. And behind them – hrrr, hrrrr, HRRRR – the lightest library in the world went over the top, and everybody cheered.

“Thank you,” said {librarian}. “You can all give them back now.”

# nobody-did
Nobody did. {knee} had borrowed somebody’s glasses and found a cake. The football team was sitting along the wall with sport. The baby had got hold of the Romans and wouldn’t let go.

“{grump} says you can have Seven tomorrow,” said {friend}. “He says if you tell him the ending, he’ll never speak to you again.”

“He’s never spoken to me before,” said {child}.

So {librarian} drove home with nothing on her shelves but drains, and not quite all of those. Volume One had gone home with {child}.

# volume-one
That night {child.he} lay in bed with it on {child.his} knees. It was heavy, and it kept {child.him} very still. {Child.He} opened it at Chapter One, which was called What a Drain Is.

{child} never found out.
