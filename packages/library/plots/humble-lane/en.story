title: Humble Lane
title: The Street That Wasn’t There
title: The Best Lie
guest neighbour: Mrs Pole (she), Mrs Gant (she)
guest maker: Beatrice (she), Bernadette (she)
guest host: Mr Haddow (he), Mr Crump (he)

% @a is {adult}, else {host} next door: the name each time, never he or she. The mapmaker is always B. Hale.

# neither-was-a-bird
From {child’s} house to {friend’s} house it was seventy yards as the crow flies. The trouble was that neither of them was a crow. They were best friends, and they had to go along Chestnut Road, right round [school: {school}|the school] and back down Maple Road, which took eighteen minutes. In between there was only a strip of brambles and a rotten fence, and nobody seemed to own it.

# the-map
So when {child} saw the map, {child.he} dropped {child.his} sandwich.

It hung in {@garage}, and it had come with the house. It was an old map[city:  of {city}], drawn by hand, and there, between Chestnut Road and Maple Road, straight as a ruler, ran a little street. Humble Lane, it said.

{child} [us: called | rang] {friend}.

“Go out the back,” said {child}, “and look across at my house. Can you see a street?”

“I can see brambles and a wheelbarrow.”

“On the map there’s a street there.”

There wasn’t a sound at the other end.

“Don’t move,” said {friend}, and eighteen minutes later {friend.he} {friend.was} standing in the garage.

# never-existed
{Friend} dug for it in three places, and found a tennis ball[pet.dog: , which {child’s} dog, {pet}, took charge of]. [pet.cat: {Pet}[!pet.known: , {child’s} cat,] walked straight in under the brambles, as if there had always been a street there. ]They asked {neighbour} at number three, who had lived there for sixty years, and there had never been a lane. [elder: They asked {elder}[elder2:  and {elder2}], and it was no there as well. ][pet.other: They asked {pet}, just to be thorough. ]They [us: called the town hall | rang the council], where a woman tapped away at a keyboard.

“Humble Lane does not exist,” she said, “and it never has.”

“But it’s on the map,” said {child}.

“Then the map is wrong.”

“A map doesn’t go wrong by itself,” said {friend}, when {friend.he} had thought about it. “Somebody sat there with a pen and put it in. On purpose.”

# number-one
They wrote to Whoever Lives There, 1 Humble Lane. A week later the letter came back with a yellow label on it, No Such Address, and {friend} put it up over {friend.his} bed. It was the most exciting letter {friend.he} had ever been sent, {friend.he} said, even if {friend.he} had sent it.

# the-corner
It was {@a} who thought of the corner. Right at the bottom of the map, so small that it took a magnifying glass, it said: Drawn by B. Hale.

“Then ask B. Hale,” said {@a}.

The first one they found was a dentist, and no help. The second answered by letter, in a hand so even that it might have been printed.

# the-best-lie
“Dear {child} and {friend},” it said. “I have been waiting nearly forty years for somebody to ask. In my day mapmakers stole from each other. So we always put in one small lie, a bend, or a pond, or a lane, and if it turned up on another man’s map, you knew where he had got it.”

{child} was reading it out, and {friend} was holding the envelope, in case there was any more in there.

“It had to go where nobody would notice,” read {child}. “But I have never cared to lie just anywhere. So I walked about where you live for a whole day, looking for a place where a street was missing. And in Chestnut Road there stood a child, and in Maple Road another, and they were shouting to each other over the brambles. That is where I drew Humble Lane. It was the best lie I ever told, and I am only sorry it isn’t true. Yours sincerely, {maker} Hale, aged 86.”

They sat for a while with the letter between them.

“She drew it for us,” said {friend}.

“We weren’t born,” said {child}.

“No,” said {friend}. “She was early.”

# half-a-metre
They [us: called the town hall | rang the council] again. The strip turned out to be the [us: town’s | council’s], and the woman with the keyboard sighed.

“Cut what you like,” she said, “as long as you don’t call it a street.”

{@A} lent them [us: pruning shears | secateurs] and the thickest gloves in the garage. {child} started from one end and {friend} from the other. They couldn’t see each other, but they could hear each other the whole time. Snip, snip. Ow. Snip. Now and then one of them shouted to ask how far the other had got, and it was always half a yard.[music:  When {friend} got tired of answering, {friend.he} hummed {@song} instead, so that {child} could tell which way to go.] It took three weekends, and {@a} carried off the fence, plank by plank. At twenty past four on the third Sunday, {child} snipped through one last bramble and looked straight into {friend’s} face.

“Hello,” said {friend}. “Do you live round here?”

They timed it. From doorstep to doorstep it took one minute and four seconds. If you ran, it took twenty-one.[athlete:  {athlete}, they reckoned, could have done it in twelve.]

# so-narrow
Then something happened that they hadn’t expected. {neighbour} began to go that way to the bus. Some little boys took it to school[sport: , and in the evenings people went that way to {play sport}]. By the end of the summer the ground was trodden hard, and people who had never said good morning to each other had no choice any more, because it was so narrow when you met. {@A} carved a sign, and left out the word street, since what it said was Lane.

# crooked
In September {maker} Hale came in a taxi, with a stick and a beret and a roll of paper under one arm. She walked the whole of Humble Lane, very slowly, and touched the leaves on both sides. Halfway along she stopped.

“It’s crooked here,” she said. “I drew it straight.”

{child} and {friend} looked at each other.

“There was a bumblebees’ nest in the way,” said {child}.

“We didn’t like to move them,” said {friend}. “They’d lived here the longest.”

# a-comma
For a moment {maker} Hale said nothing. Then she unrolled her map, asked {@a} to turn round, and spread it out against {@a-s} back. From her coat pocket she took the thinnest pen they had ever seen. Her hand shook all the way to the paper, and there it stopped.

She drew a bend, no bigger than a comma, and blew on the ink.

“There,” she said. “Now it’s right.”

# @a
{host}
## if adult
{adult}

# @a-s
{host’s}
## if adult
{adult’s}

# @garage
the garage of {host}, who lived next door
## if adult
{adult’s} garage

# @song
{music}
