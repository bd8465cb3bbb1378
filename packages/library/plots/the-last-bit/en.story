title: The Last Bit
title: You, Said the Troll
guest troll: the troll (he)

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# hello
{child} was in the forest with {@a}[short: [friend & pet.dog / friend & pet.cat: , {friend} and {pet}|[friend:  and {friend}][pet.dog / pet.cat:  and {pet}]]], looking for fir cones. [pet.dog & !short: {Pet}[!pet.known:  the dog] was looking for everything. ][pet.cat & !short: {Pet}[!pet.known:  the cat] came last. ][friend & !short: {Friend}[!friend.known: , {child’s} best friend,] had the basket. ]Behind a big mossy stone there was nobody.

“Hello!” said {child}, all the same.

“Lo!” said somebody.[pet.dog / pet.cat:  {Pet} pricked up both ears.]

{child} looked [!short: behind the stone ]again. And there sat a troll, no bigger than a boot[short: . | , with pine needles in his hair.]

“Who are you?” said {child}.

“Are you!” said the troll.

[!short: “I asked you first!”

“First!” said the troll, and was very pleased.

][!short: That’s how it was with that troll. ]He couldn’t say a thing. He could only say the last bit.

# can-you-say
“Can you say pancake?” said {child}.

“Cake!” said the troll.

[!short: “Can you say a pancake with jam?”[friend:  said {friend}.]

“Jam!” said the troll, and licked his lips.

][pet.dog / pet.cat: “{@Woof},” said {pet}.

“{@Oof}!” said the troll.

][pet.other: “I’ve got {pet} at home, eating.”

“Eating!” said the troll.

][friend & short: “He’s funny,” said {friend}.

“Funny!” said the troll.

][elder: “{Elder} [elder2: and {elder2} like | likes] buns.”

“Buns!” said the troll.[!short:  He liked them too.]

][city & !short / city & !school: “I come from {city}.”

“{City}!” said the troll, as if he had been there.

][school: “[short & city: I come from {city}, and I|I] go to {school}, and I’m big.”

“Big!” said the troll.

][sport & !short / sport & !athlete: “Do you want to {play sport}, or not?”

“Not!” said the troll.

][athlete: “Do you know {athlete}, [short & sport: and do you want to {play sport}, ]by any chance?”

“Chance!” said the troll.

][music: {child} sang {@song}, and he sang the last note with {child.him}[!short: , for as long as he had breath].

]“Can you say bottom?” whispered {child}.

“BOTTOM!” shouted the troll. And they laughed until they rolled over and over in the moss, all the way down to the stream.[pet.dog & !short / pet.cat & !short:  {Pet} ran after them.]

# trees
Then {child} stood up.

[short: There were trees on every side.|There were trees on this side. There were trees on that side.] There was no {@grown}.[pet.dog & short / pet.cat & short:  {Pet} sat down.]

“Where are you?” called {child}.

“Are you!” called the troll.

[!short: “I don’t know the way home!”

“Home!” said the troll. But he didn’t know it either.[pet.dog / pet.cat:  And {pet} sat down.]

][!short: It was so quiet. ]The trees were so tall, and {child} [friend: and {friend} were|was] so small in between. [friend: {child’s}|{child.His}] lip began to shake.[friend:  {Friend} didn’t say a word.]

# all-right
[short: The troll|The troll stopped laughing. He could see that somebody was sad. He] put his hand in {child’s}, and it was as soft as moss. He would have liked to say something kind. But he could only say the last bit, and nobody had said it.

So {child.he} had to say it[!short:  {child.himself}].

“It’ll be all right,” {child.he} whispered[friend:  to {friend}].

“All right!” said the troll[short: , as if | , and he said it loudly, and he said it as if] he meant it.

[!short: That helped.

]{child} wiped {child.his} nose. Then {child.he} took the biggest breath [short: ever.|in the whole forest.]

“I’M HERE!” shouted {child}.

# from-stone-to-stone
“HERE!” shouted the troll.

[friend: “HERE!” shouted {friend}.

][pet.dog / pet.cat: “{@wooff}!” said {pet}.

]“HERE!” shouted somebody else.

Over there, behind another stone, another troll had put up its head.[!short:  And further off, another.]

“HERE!” it went, from stone to stone. “Here! [pet.dog / pet.cat: {@Oof}! Here! {@Oof}!|Here! Here!]” [!short: There were trolls behind all of them. ][short: They handed the word on until {child} couldn’t hear it any more. | They took the word and handed it on, as if it were a ball, all through the forest, until it was so far away that {child} couldn’t hear it any more.]

[!short: {child} and [friend: {friend} and ]the troll held hands, and waited.[pet.dog / pet.cat:  {Pet} waited too.]

]Then it came back.

It was tiny at first. “Here,” it said. [!short: Then it was nearer. “Here! HERE!” ]And last of all it had boots on, and it was running, and it was {@a}.[pet.dog:  {Pet} jumped up at [friend: everybody|both of them].][pet.cat:  {Pet} rubbed against the boots.]

# boots-on
“HERE you are,” said {@a}, and [friend: hugged {child} and {friend} tight|lifted {child} up and held on tight].[!short:  “I was calling and calling!”]

“[short: You are|Calling],” said the troll.

“Who said that?” said {@a}.

“That’s the one who helped [friend: us|me] shout,” said {child}, and bent down. “Thank you.”

“You,” said the troll. He pointed at {child} with his whole arm. “You.”

[!short: And he went in behind his stone.]

# night
That evening {child} lay in bed[pet.dog / pet.cat:  with {pet} at the other end], and the window was open[!short:  a crack,] towards the forest.

“Good night,” said {@a}.

“Night,” said {child}.

[!short: “Sleep tight.”

“Tight.”

]“[friend: {Friend} is coming|I’ll see you] in the morning.”

“Morning,” mumbled {child}, who could only manage the last bit[!short:  now].

{@A} bent down.

“I’m so fond of you,” whispered {@a}.

“You,” said {child}.

And out in the forest, from stone to stone,[!short:  very low,] it went on and on. You. You. You.
## or
They walked home through the forest, hand in hand.[pet.dog & !short:  {Pet} went first, with {pet.his} nose to the ground.][pet.cat & !short:  {Pet} went first, with {pet.his} tail straight up.][friend & !short:  {Friend} carried the basket.]

“I was frightened,” said {@a}.

“Frightened,” said {child}[!short: , who had been too].

“But now there are {@many} of us.”

“{@Many} of us,” said {child}[friend:  and {friend}].

[short: {@A} bent down.|Where the trees came to an end, {@a} bent down.]

“I’m so fond of you,” whispered {@a}.

“You,” said {child}.

And behind them, from stone to stone, ever so quietly, it went on and on. You. You. You.

# @many
two
## if friend & !pet.dog & !pet.cat
three
## if pet.dog & !friend / pet.cat & !friend
three
## if friend & pet.dog / friend & pet.cat
four

# @woof
woof
## if pet.cat
[us: meow | miaow]

# @oof
oof
## if pet.cat
ow

# @wooff
WOOF
## if pet.cat
[us: MEOW | MIAOW]

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @grown
grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
