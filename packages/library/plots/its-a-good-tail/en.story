title: The Crossing at Saturn
title: It’s a Good Tail
title: Wait for the Lollipop
guest friend: Nell (she), Jonah (he)
guest elder: Cyril (he), Mavis (she)
guest minder: Uncle Desmond (he), Uncle Clive (he)

% {elder} is the family’s own, helping out at the crossing for a week, else a neighbour who did it for thirty years. The lollipop is said once, for those who call it something else.

# nice-green
{@thirty} outside the school, in a long yellow coat, with the round STOP sign on a stick that everybody called the lollipop. Then traffic lights were put in, and nobody needed a lollipop any more.

“Very good lights,” said {elder.short}. “Nice green.” But {elder.he} hung the long yellow coat in the greenhouse, with the lollipop beside it, and sighed every time {elder.he} watered the tomatoes.

{child} was there on Friday evening with {friend}[!friend.known: , {child.his} best friend]. {Friend} was the loud one[school: , even {at school}]. {child} was the quiet one. It generally worked well, because {friend} did the talking and {child} did the noticing.

# saturn-calling
What {child} noticed on Friday was that the old radio on the shelf had begun to crackle, although nobody had plugged it in.[music:  First came half a minute of {music}. Then came a voice.]

“Saturn calling,” it said. “Are you the one with the stick? We have a crossing problem. Please come at once. Bring a coat.”

{Elder.short} had both arms in the sleeves before it finished. “Doors shut?” {elder.he} said. “Hold on to something. Not the tomatoes.”

The greenhouse went up, quite gently, like [us: an elevator | a lift], leaving a neat square of mud on the lawn. Down below[city: , {in city}], a very small figure with a [us: laundry | washing] basket came out and looked up. It was {@a}.[elder2:  {Elder2} stood there with the [us: clothespins | pegs].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] ran [us: around | round] and [us: around | round] on the mud, barking.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat down in the mud, looked at the sky and then looked away.][pet.other:  {Pet} watched from the kitchen window.]

“Back by bedtime!” yelled {friend}.

# the-widest-road
They passed the Moon. They passed Mars. They ate a tomato each at Jupiter. And then Saturn filled every pane of glass, gold and enormous, its rings spread out like the widest road there ever was.

At the edge of that road stood twenty moons.

They were only little ones, about the size of sheds, jostling and sniffling in a line[sport: , like beginners on their first day of {sport}].

“We live on the other side,” said the smallest. “But the comets come through so fast. Every time we start to cross, there’s another one. We’ve been here since Tuesday.”

As it spoke, a comet shot past with a shriek of ice.[athlete:  Not even {athlete} would have got across.]

# perhaps-some-lights
“Speeding,” said {elder.short} sternly. {Elder.He} opened the skylight and raised the lollipop. Another comet came [us: around | round] the bend. It didn’t even slow down. It clipped the lollipop and sent it spinning, and when {friend} caught it by the handle, the word STOP had been scraped clean off.

{Elder.short} sat down on an upturned bucket. {Elder.He} looked smaller than {child} had ever seen {elder.him}.

“Well, there it is,” {elder.he} said. “Perhaps they should get some lights.”

# a-shout-in-space
“I’ll stop them!” said {friend}. {Friend.He} stuck {friend.his} head out and bellowed, “OI! STOP!” But in space a shout doesn’t go anywhere. It simply fell out of {friend.his} mouth and was gone.

“That always works,” said {friend}, astonished.

But {child} had crossed that road outside the school every morning, and {child.he} had noticed something.

“{Elder.short},” {child.he} said, “you never shouted. Not once. And the cars had always stopped before you put the stick up. What did you do?”

{Elder.short} rubbed {elder.his} chin. “I looked at them,” {elder.he} said slowly. “You find the driver’s eyes, and you look as if to say, I can see you, and I know you’re kind. Then they are. Mostly.” {Elder.He} shook {elder.his} head. “{@far}”

“I can,” said {child}.

# two-eyes
So {friend} held {child.his} left hand and {elder.short} held {child.his} right shoulder, and {child} stood up in the skylight with the blank lollipop. Far off, a comet turned the bend. {child’s} knees wobbled. {Child.He} wanted very much to look at {child.his} shoes.

{Child.He} looked at the comet instead. Deep in the middle of all that blaze {child.he} found two pale, startled eyes.

I can see you, thought {child}. And I know you’re kind.

The comet slowed. It slowed some more. It stopped, steaming, right at the tip of the stick.

“You looked at me,” it whispered. “I’ve been [us: around | round] the Sun nine thousand times, and everyone looks at my tail.”

“It’s a good tail,” said {child}. “Would you wait a moment, please?”

And the comet waited.

# two-by-two
Then {elder.short} stood up tall in the yellow coat and beckoned, and {friend} counted them over. “Seventeen, eighteen, nineteen … come on, [us: pipsqueak | titch] … twenty!” The little moons went rolling home, two by two, holding on to each other’s edges.

# good-trip
They were back by bedtime, almost, and came down right on the square of mud. {@A} was standing beside it, still holding the [us: laundry | washing][elder2: , and {elder2} was holding the other end of a sheet].[pet.dog:  {Pet} lay across the clean towels and thumped {pet.his} tail.][pet.cat:  {Pet} was asleep on the clean towels.][pet.other:  {Pet} was still at the window.]

“Good trip?” said {@a}.

“They want me Tuesdays and Fridays,” said {elder.short}, and hung up the coat as if it were made of gold. “I’ve said I’ll need my assistants. One to count, and one to look.”

# across
That night {child} opened the curtains a crack. High above the roof, something bright came [us: around | round] the bend of the sky. It saw {child.him} at the window. It slowed right down.

{child} lifted one hand and beckoned it across.

# @a
{minder}
## if adult
{adult}

# @thirty
For thirty years {elder}, the neighbour, had stopped the cars for {child} and everybody else
## if elder
For a whole week {elder} had been helping out at the crossing {child} used every morning. {Elder.He} had stood

# @far
But I can’t see that far these days. Not without my other glasses.
## if elder
But I can’t see all the way to that bend. You need new eyes for that, not ones that came when mine did.
