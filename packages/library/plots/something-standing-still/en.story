title: The Lid in the Hatbox
title: Mystery on the Night Train
title: Something Standing Still
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest lady: Mrs Pym (she), Mrs Lyle (she)

% Whoever travels with them (@a) is the grandparent, else {adult}, else {minder}. The guard is cheerful all the way, the lady says things drily.
% One rule: {child} cannot ride backwards. Clues, each said twice: first with the tea, last with the tea; well in that seat, sick in that seat.
% {@help} is one event: the hatbox is found in the heap.

# the-forward-seat
The night train[city:  out of {city}] hadn’t even started, and already {child} had to say it.

“Excuse me. Could I please have the seat that faces forwards?”

It was embarrassing. If {child} rode backwards, {child.he} felt sick. It took about a minute.[school:  On trips {at school} {child.he} had to sit at the front, next to the teacher.]

“Of course,” said the old lady by the window, and moved to the seat opposite without asking why.

So it was she who rode backwards, beside {@first}. {child} had the good seat, next to {friend}[!friend.known: , {child.his} best friend].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay down on the floor, where every way is forwards.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] curled up in the old lady’s hat. {Pet.He} would only lie on things that were round.][pet.other:  {Pet} was at home, and had never felt sick in all {pet.his} life.]

“And if it does come over you,” said {@a}, as always, “look at something that’s standing still.”

“On a train?” said {friend}.

# first-tonight
They were in the first [us: car | carriage], right behind the engine, so the [us: conductor | guard] came to them first with the tea[music: , humming {music}].

“You’re first tonight,” he said.

The old lady was called {lady}. “Thirty years ago my sister and I fell out over our mother’s teapot,” she said. “We both wanted it. So she took the pot, and I took the lid.”

{child} couldn’t help laughing. “Who won?”

“Nobody. She’s had cold tea for thirty years, and I’ve had a lid.”

In the morning her sister would be on the platform with the pot, and {lady} was going to walk up to her with the lid. “If I dare,” she said. “I’ve never been any good at going back.”

“Nor have I,” said {child}.

# kind-eyes
“Where’s the lid?” asked {friend}.

“In a round red hatbox, packed in peppermints. There was no room for it here, so a young man in a yellow scarf ran along the platform and put it in the last [us: car | carriage] for me. He’s getting off in the night. Such kind eyes!”[pet.dog:  {Pet} got a peppermint, and lay down on her shoes, in case there were more.]

In the night {child} half woke up. The train was standing still. There was a bump, and a clank, and then they were moving again.

# last-today
It was a winter morning, so dark that the window only showed them themselves. {child} sat down in the very same seat, and felt sick.

“But that’s the one that faces forwards,” said {friend}.

“I know,” said {child}, and {child.his} forehead was cold and wet.[sport:  It was worse than before {@game}.] So now {child.he} couldn’t even go forwards.

In came the [us: conductor | guard] with the tea. “I’m afraid the [us: cookies | biscuits] are gone,” he said. “You’re last today.”

“Last night we were first,” said {friend}.

“Sometimes you’re first, and sometimes you’re last,” said the [us: conductor | guard]. “That’s life.”

{lady} asked him to fetch her red hatbox from the last [us: car | carriage].

“There’s no hatbox in the last [us: car | carriage],” he said when he came back. “I looked twice.”

# empty-hands
{lady} looked down at her hands. “So he took it,” she said. “And I thought he had such kind eyes.”

“Who steals a lid?” said {friend}.

“He didn’t know that it was a lid.” She unbuttoned her coat again. “I’m not getting off. Not with empty hands.”

She turned to the black window, and in the glass they could see that she was crying.

# the-wrong-way
{lady} had changed seats for {child.his} sake, without asking why. So now {child} took a deep breath, sat down close beside her, the wrong way round, and took hold of one of the empty hands.

“You’ll be ill if you sit there,” said {@a}.

“I know,” said {child}, and shut {child.his} eyes and waited.

A minute went by. But nothing came. {Child.His} tummy lay down flat, as if somebody had patted it.

“I feel fine,” said {child}.

“You can’t,” said {friend}. “You’re riding backwards.”

“My tummy’s never wrong,” said {child} slowly. {Child.He} cupped both hands against the black glass and looked out. Far away in the dark there was a lamp, and it was coming towards {child.him}.

“This is forwards!” shouted {child}. “The train’s turned round in the night! They’ve put the engine at the other end!”

“So now we’re last,” said {friend}.

“And the last [us: car | carriage] is the first!”

# right-at-the-front
They ran[athlete:  as if {athlete} were after them], {child} in front, through [us: car after car | carriage after carriage] of people looking for their socks. And in the very first one {child’s} heart sank. Skis and bags were piled up to the roof, and nothing was red. Under their feet the train began to brake.

{@help}

It rattled, and it smelled of peppermint.

“So he did have kind eyes,” said {child}.

“We turn round every night,” said the [us: conductor | guard], by the door. “Nobody’s ever noticed.”

“My tummy did,” said {child}, and for the first time {child.he} felt rather proud of it.

# the-pot
Under a lamp on the platform stood another old lady, with a teapot in her arms, and no lid.

{lady} stopped. The peppermints were rattling, because her hands shook. “I can’t go back,” she whispered.

“It’s only horrible for a minute,” said {child}. “Then it turns out to be forwards.”

So {lady} walked up to her sister, and put the lid on the pot. Clink, it went.

“You’ve looked after it,” said her sister.

“Your tea must be cold,” said {lady}.

And they put their arms round each other, pot and all, and stayed like that.

# facing-back
On the bus from the station only the backward seats were left. {child} had already sat down, by the back window. Out under the lamp the two of them got smaller and smaller.

“Don’t you feel sick?” asked {friend}.

“No,” said {child}. “I’m looking at something that’s standing still.”

# @help
“I can smell peppermint,” said {friend}. {Friend.He} lay down flat and wriggled in under the skis, until only {friend.his} socks were sticking out. Out {friend.he} came again, backwards, pulling a round red hatbox.
## if pet.dog
But {pet} knew peppermint, and wanted more. {Pet.He} ran {pet.his} nose along the heap, and barked at a big green bag until {child} dragged it out of the way. Behind it stood a round red hatbox.
## if pet.cat
But {pet} had got there first. {Pet.He} climbed from bag to bag, up to the roof, and curled up. “{Pet} only lies on things that are round!” cried {child}. {Child.He} climbed up on a suitcase and felt underneath all that fur, and down came {pet}, very much offended, and a red hatbox.
## if elder & !pet.dog & !pet.cat
But {elder.short} had come along behind them, puffing. “What mustn’t break, you never put in the heap,” said {elder.short}. “In my day we always hung it up over the door. And so would anybody with kind eyes.” {child} turned round. Over the door, on a hook of its own, hung a red hatbox.

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
