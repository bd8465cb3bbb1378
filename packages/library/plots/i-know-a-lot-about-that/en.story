title: I Know a Lot About That
title: Forbidden!
title: Whatever Anybody’s Afraid Of
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever hides the letters (@a) is the grandparent, else {adult}, else {minder}. “Write!” is brisk and kind, until the last times.
% One rule: whatever anybody’s afraid of is forbidden. Who makes everybody look, and stays beside {child}, is the friend, the dog, the cat or the grandparent (@help, @beside).

# something-you-know
On Friday {child} would have to stand up in front of the whole class[school:  {at school}] and talk for two minutes.

“Choose something you know a lot about,” said {@first}, who was hiding a letter with a window in it under the bread.

“I don’t know a lot about anything,” said {child}.

But it wasn’t that. It was everybody looking. As soon as {child} thought of it, {child.his} tummy shrank to the size of a walnut.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child.his} best friend | who lived next door],] had done knots already, and called it fun.][pet.dog:  {Pet}[!pet.known: , {child.his} dog,] put {pet.his} nose on {child’s} foot, where it was needed.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] lay down on the paper. It didn’t matter, because the paper was empty.][pet.other:  {Child.He} had practised on {pet}, and even that was one too many.]

# elected
That was the week when [city: {city} | the town] had to choose somebody to be in charge. Some people wanted a mayor, some wanted a president, and one old man wanted a prime minister. They argued in the square until nobody had any voice left, except {a wish}.

“{Wish.sound},” said {the wish}.

It was the most sensible thing that anybody had said all week, so they elected {wish.him}.

“Now I decide everything,” said {the wish}, from the balcony of the town hall[wish.size.tiny: , on a cushion][wish.size.huge: , or as much of {wish.him} as there was room for]. “But I can’t write. Who’s got nice handwriting?”

“{child} has!” called {@who}, before {child} could hide.

So {child} was given a chair up there[friend / !pet.dog & !pet.cat & !elder: , with {friend} on the arm of it], and a pen, and the big book of laws.[pet.dog:  {Pet} went too, and lay down under the chair.][pet.cat:  {Pet} went too, and lay down on the book.]

# forbidden
{@Fear} “So that’s forbidden,” {wish.he} said. “Write!”

And {child} wrote.

“Is what I’m afraid of forbidden, too?” called {@a}, down in the square. “Letters with windows in?”

“Of course,” said {the wish}, who wanted to be fair. “Whatever anybody’s afraid of is forbidden. Write!”

Soon the [us: line | queue] went right round the fountain.[friend / !pet.dog & !pet.cat & !elder:  {Friend} had wasps forbidden.][elder2:  {Elder2} had icy steps forbidden.][age>=9:  The bravest firefighter in town whispered something about spiders.][pet.dog:  {Pet} growled at a vacuum cleaner in a shop window, so that was forbidden as well.]

When nobody was listening, {child} leaned across. “Standing up in front of everybody and saying something,” {child.he} whispered.

“That’s the worst one yet,” said {the wish} kindly. “Write!”

{child} wrote it in {child.his} very nicest handwriting, and {child.his} tummy was its ordinary size again.

# nothing-left
On Friday the teacher couldn’t stand up in front of the class, either. She sat in the cupboard and pushed the sums out under the door.

By lunchtime stairs, soup and Mondays were forbidden.[sport:  Nobody could {play sport}, because somebody was afraid of losing.][music:  You had to hum {@song}, because somebody was afraid of drums.] In the evening {child} and {the wish} sat and looked out over the town, where there was hardly anything left to be afraid of, or to do.

“You write so beautifully,” said {the wish}.[wish.goat:  {Wish.He} had eaten only the corners.][wish.cat:  {Wish.He} had come up there because nobody called.]

“You’re so fair,” said {child}, who had never liked anybody in charge so much.

# the-last-one
On Saturday there was only one person left in the [us: line | queue], a very small boy with both hands over his eyes.

“What are you afraid of?” asked {the wish}.

“You,” said the boy.

{The wish} looked round, in case somebody was standing behind. “Me?”

“I’m afraid of {wishes},” said the boy.

Slowly, {wish.part} drooped. But {the wish} was fair. “Whatever anybody’s afraid of is forbidden,” {wish.he} said quietly. “Write.”

{child} put down the pen. “I can’t.”

“I’m forbidden anyway,” said {the wish}, and left the balcony and set off across the square. Everybody talked at once about who should be in charge now.

# everybody-looking
“Don’t go!” called {child}, but nobody heard. Somebody would have to stand up in front of everybody and say something.

{@help}

Now everybody was looking. It was just as horrible as {child} had always thought.[athlete:  People only look like that at {athlete}.] {Child.His} knees knocked on the railing until it rang. And it was against the law, in {child’s} very nicest handwriting.

“I’m afraid,” said {child}, and had to start again. “I’m afraid that {the wish} will go away! So that’s forbidden!”

In the middle of the square {the wish} stopped.

“So I’m not allowed to be here,” {wish.he} said, “and I’m not allowed to go. And you’re not allowed to stand there and say so!”

“I know,” said {child}. “I’m still afraid. But {@beside}, and then I could do it. You can’t forbid everything. But nobody should have to be afraid alone.”

{The wish} thought about it. “Write that,” {wish.he} said.

# together
So {child} crossed out every law in the book and wrote that. Then {child.he} went down to the square and held out a hand to the very small boy.

“You’re afraid of {wishes}, and I’m afraid of people looking,” said {child}. “Shall we go together?”

{The wish} kept as still as {wish.he} could, and was a little bit afraid of the boy. They came right up close, and the boy stretched out one finger and touched {wish.part}.

“It’s {wish.feels},” he said.

And then he did it again, when nobody was holding his hand.

So {the wish} stayed, as mayor and president, and as prime minister to please the old man.

# on-monday
That evening {child} sat close beside {@a}, who opened all the letters with windows in. The worst one was from the library.

And on Monday {child} stood up in front of the whole class. Everybody was looking, and {child’s} tummy was a walnut. But {@back} sat {the wish}, so that nobody’s tummy need be afraid alone.

“I’m going to talk about being afraid,” said {child}. “I know a lot about that.”

# @Fear
{The wish} had always been afraid of {wish.afraid}.
## if wish.goat
{The wish} had always been afraid that there would be nothing higher to climb.

# @who
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @help
“You do it,” {child} whispered to {friend}.

“It has to be you,” said {friend}. “But I can stand next to you.” And {friend.he} stood next to {child}, put two fingers in {friend.his} mouth and whistled, until the whole square looked up.
## if elder & !friend & !pet.dog & !pet.cat
“You do it!” {child} called down to {elder.short}.

{Elder.short} came up all the stairs, although stairs were forbidden. “It has to be you,” said {elder.short}. “But I can stand next to you.” Then {elder.he} called “Quiet, please!” in a voice for calling across lakes, and the whole square looked up.
## if pet.cat
Then {pet} got off the book of laws, jumped on to the railing, where no cat should be, and walked along it until the whole square was looking up. At the end {pet} sat down, close beside {child}, and leaned.
## if pet.dog
“Speak, {pet},” whispered {child}.

{Pet} put both front paws on the railing and barked, until the whole square looked up. Then {pet} sat down on {child’s} foot, and stayed there.

# @beside
{friend} stood next to me
## if elder & !friend & !pet.dog & !pet.cat
{elder.short} stood next to me
## if pet.cat
{pet} leaned on me
## if pet.dog
{pet} sat on my foot

# @back
in the back row
## if wish.size.huge
outside the window

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
