title: A Line Keeps Still
title: The Umbrella Lines
title: Lines: Straight
guest ref: Yvonne (she), Maureen (she)
guest keeper: Callum (he), Jasper (he)
guest captain: Samira (she), Leila (she)

% The lines are people under umbrellas, and talk as lines. {Elder} is the goal line. The whistle goes blub.

# spilt-milk
It had been raining on the [us: soccer field | football pitch] since Wednesday, and now it was Sunday, and [us: game day | match day].

{Elder} was out there in {elder.his} yellow raincoat, pushing the machine that paints the lines. {Elder.He} had drawn the lines on that [us: field | pitch] for thirty-eight years, and not one of them had ever been crooked. Behind {elder.him} came {child}, in the goalkeeper’s shirt, watching the lines run away into the grass like spilt milk.[pet.cat:  At home {pet}[!pet.known: , {child’s} cat,] had put one paw out of the door and taken it in again.][pet.other:  The only dry thing left in the world was {pet}, who was at home.]

“It’s no use, {elder.short},” said {child}.

“No,” said {elder.short}, and went on painting.

{child} had sat on the bench for nine [us: games | matches]. But today {keeper} had a [us: fever | temperature], and for the first time ever {child} was in goal.[sport & !sport.Soccer:  {Child.He} liked to {play sport}, but {child.he} wanted this more.] It was the last [us: game | match] of the year.

# a-meadow
The referee was called {ref}, and she had water in her whistle. Blub, it went.

“I don’t see a [us: field | pitch],” she said. “I see a meadow. No lines, no [us: game | match].”

The other team had been two hours on a [us: bus | coach][city:  to get to {city}], and now they stood under a tree eating bananas.

{child} looked at the grass. Then {child.he} looked at all the [us: moms and dads | mums and dads] shivering under their umbrellas.

“{Elder.short},” {child.he} said, “do you know where the lines go? Without measuring?”

“In my sleep,” said {elder.short}.

“Then make them out of people!”

{Elder.short} let go of the machine. {Elder.He} hadn’t done that in thirty-eight years.

# umbrellas
So {elder.short} walked out into the rain with long, even strides, and {child} ran about collecting umbrellas. Twenty, thirty, forty of them.

“You with the spots,” said {elder.short}. “Over here. One step back. I said one. There.”

Soon there was a [us: sideline | touchline], as straight as a ruler, made of [us: moms and dads | mums and dads] and [elder2: {elder2} and ]a [us: mailman | postman]. There was a halfway line, and two penalty areas.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was the penalty spot, and promised not to grow.] A lady who was only walking her dachshund got put in the corner, and the dachshund was the corner flag. It had just the tail for it.[pet.dog:  In the opposite corner sat {pet}[!pet.known: , {child’s} dog,] who was a corner flag on trial.]

# keeps-still
“Now, listen,” said {elder.short}. “A line keeps still. A line doesn’t cheer. And a line doesn’t say a word.”

“Is a line allowed a [us: hot dog | sausage roll]?” asked the [us: mailman | postman].

{Elder.short} considered it.

“If it keeps still.”

{Elder.short} did the goal line {elder.himself}, right up against {child’s} post, because that takes somebody who can see straight.

Blub, went the whistle.

# in-the-stomach
It was a very odd [us: game | match]. The ball got stuck in puddles and had to be dug out.

“Out!” yelled the [us: sideline | touchline].

“No talking from the line!” called the referee.

“The line got it in the stomach!” yelled the line.

Then it all stopped, because the halfway line had to go to the [us: bathroom | toilet].[adult:  It was {adult}.] Then it stopped again, because the [pet.dog: dachshund | corner flag] had eaten the [us: sideline’s hot dog | touchline’s sausage roll].[music:  One of the penalty areas hummed {music} while they waited.]

But {child’s} team scored. And {child} saved. {Child.He} saved with {child.his} hands, with {child.his} knees, and once with {child.his} nose.[athlete:  Not even {athlete} does that.] {Child.He} got so muddy that only {child.his} eyes were left. It was [us: one to nothing | one–nil], with one minute to go.

# the-post
Then came the shot, skimming over the water, flat and fast, straight for the post. {child} dived. There was one enormous splash.

When {child.he} opened {child.his} eyes {child.he} {child.was} flat in a puddle, with both hands [us: around | round] the ball. {Child.He} had it! And then {child.he} saw the post. The ball was behind it, inside the goal. It wasn’t far in, but it was in. All of it.

Quickly, {child} pulled it towards {child.him}.

# was-it-in
The referee had slipped. She was sitting down, a long way off, with mud all over her glasses.

“I didn’t see a thing!” she called. “Was it in?”

Every line on the [us: field | pitch] turned to look at the goal line.

{Elder.short} had seen. The rain was dripping off {elder.his} nose.

“A line doesn’t say a word,” said {elder.short} at last, very low. And {elder.he} wasn’t looking at the referee. {Elder.He} was looking at {child}.

{child} stayed where {child.he} {child.was}, on top of the ball. {Child.He} only had to keep quiet, and they had won, with not one goal let in, the very first time {child.he} played. Nobody would know but {elder.short}. Thirty-eight years, thought {child}. Not one of them crooked.

{Child.He} got up out of the puddle.

“It was in,” said {child}. “All of it.”

Blub, went the whistle, and that made it one all.

# i-counted
For a moment there was only the rain. Then the captain, {captain}, came squelching across the whole [us: field | pitch].

“Twelve saves,” she said. “I counted.[school:  I don’t count like that {at school}.] And in the spring {keeper} can have a go on the bench.”

# the-report
Afterwards the referee wrote her report, on paper that was mostly puddle too, and {elder.short} was allowed to read it. Weather: dreadful, it said. Result: one all. Lines: straight.

{Elder.He} read it three times. Then {elder.he} had to wipe the rain out of {elder.his} eyes, and that took a while.

# lies-still
By bedtime {child} had been through the shower twice, and the rain was all on the other side of the window. {Elder.short} sat on the edge of the bed.

“{Elder.short}? Would you have told her, if I hadn’t?”

“Yes,” said {elder.short}.

“But a line doesn’t say a word.”

“No,” said {elder.short}. “I’d have had to be a crooked one, at my time of life.”

{child} laughed until the [us: blanket | duvet] bounced.

“There, now. Keep still,” said {elder.short}.

So {child} stretched out, straight from head to toe, and {elder.short} looked all the way along {child.him} with one eye shut, and nodded, and put out the light.

“And a line doesn’t say a word,” {elder.he} whispered.

And the line didn’t.
