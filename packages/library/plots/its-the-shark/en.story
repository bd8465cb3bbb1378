title: Shark or Bear
title: It’s the Shark
title: What If It’s in the Water?
guest friend: Marcus (he), Nina (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The friend who moves is the child’s best friend. The grown-up is {adult}, else the grandparent, else {minder}. What is shown through the car window may be shown by whoever reads.

# shark-or-bear
{child} and [!friend.known: {child.his} best friend ]{friend} had been having the same argument since they were four. It was about who would win, a shark or a bear. {child} said bear and {friend} said shark[school: , on the way to {school} and on the way home], and every day, when somebody called one of them in for [us: supper | tea], {friend} said, “We’ll finish it tomorrow.”[pet.other:  They had once asked {pet}, who wouldn’t say.]

Now it was Saturday, and {friend} was moving away[city:  from {city}]. The van had gone on ahead with all the beds, and the car stood waiting[music: , with {music} on]. {Friend} was sitting next to {child} on the low wall outside {child’s} house[pet.cat: , the wall where {pet}[!pet.known:  the cat] always lay], and there wasn’t any tomorrow to finish it in.

# a-day-out
There was a hard lump in {child’s} chest, and {child.he} wanted to say something about it. What came out was, “A bear’s got claws.”

“A shark’s got three hundred teeth,” said {friend}.

“A bear could hit it on the nose.”

“With what? He’s drowning.”

“He’s not drowning. He’s on the beach.”

“Then what’s the shark doing?”

“He’s come for a day out,” said {child}.

# the-referee
{@came} came down the path with a bag of sandwiches for the journey.[pet.dog:  Right behind the sandwiches came {pet}[!pet.known:  the dog].] “Not shark and bear,” {@said}. “I’ve listened to that for years. I once [us: dreamed | dreamt] about it, and I was the referee.”

“Who won?” said {child} and {friend}, both at once.

“I did. I sent them both home.”

# you-can-have-it
Then the car horn beeped, and it was time. {Friend} slid off the wall. {Friend.He} looked at {friend.his} shoes, and {friend.he} looked at {child}.

“All right,” {friend.he} said. “Bear.”

“What?” said {child}.

“The bear wins. You can have it. It’s a [us: going-away | leaving] present.” And {friend} took the sandwiches and got into the back of the car.

{child} stayed on the wall. {Child.He} had been trying to win that argument for half a lifetime, and now {child.he} had won it.[athlete:  {Child.He} ought to have felt like {athlete}.]

# nothing-to-say
“Well, there you are,” said {@a}. “I thought you’d be pleased.”

“I’m not,” said {child}. The lump had come up into {child.his} throat, and both eyes were stinging. “It’s finished. Now we haven’t got anything to say.”

{@A} put an arm round {child.him}. “I’m so sorry, [us: honey | love],” {@he} said. “It’s rotten. I’m going to miss {friend.him} too, you know. I’m even going to miss that shark.” {@He} wiped both eyes on a sleeve. “Poor thing. He only needed somebody to move it all into the water.”

{child} stopped in the middle of a sniff. “What did you say?”

“Well, if they’d been in the water…” said {@a}.

But {child} was already standing on top of the wall.

# in-the-water
“{Friend}!” {child.he} yelled. “What if it’s in the water?”

The car was rolling out from the kerb. The windows were shut, and {friend} just shook {friend.his} head and pointed to {friend.his} ear. {Friend.He} couldn’t hear.

So {child} did it without words. {Child.He} put both hands together, up on top, like a fin, and swam along the wall.[pet.cat:  {Pet} had to get down.] Then {child.he} held up two big paws, with claws, and made the bear swim too. Then {child.he} threw out both arms and shrugged as hard as anybody could. Who wins?

{Friend’s} nose came right up against the glass. All at once {friend.he} understood. {Friend.He} put a fin on {friend.his} own head, and swam till an elbow hit the window. Shark! Of course it’s the shark!

# up-and-down
“How deep?” showed {child}, with a hand at one knee.

{Friend} shook {friend.his} head, and put a hand above {friend.his} hair.

“Never!” showed {child}, and roared.

The car drove slowly away down the street, and {child} stood on the wall and was a bear for as long as {child.he} could see it. In the back window there was a fin. It went up and down, and up and down, until the car turned the corner and was gone.

# who-won
{child} climbed down.[pet.cat:  {Pet} got the wall back.] The lump was still there, but {child.he} could breathe round it.

“Who won?” asked {@asks}.

“Nobody,” said {child}. “{Friend.He} took it back.”

# its-the-shark
At [us: suppertime | teatime] it was much too quiet in the kitchen.[pet.other:  {Pet} had nothing to say either.] Then {@s} phone rang. {@He} listened, sighed a very long sigh, and held it out across the table.

“It’s for you,” {@he} said. “It’s the shark.”

“What if the bear,” said {friend’s} voice, a long way off, “has got [us: water wings | armbands]?”

They did [us: water wings | armbands] until {child’s} [us: fries | chips] were cold.[pet.dog:  {Pet}, who had got no sandwich, got three of them.] They’d only just [us: gotten | got] on to [sport: {sport} and ][us: inner tubes | rubber rings] when {friend} was called in for [us: supper | tea], in the new kitchen.

“We’ll finish it tomorrow,” said {friend}.

“No we won’t,” said {child}.

# @came
{@A}
## if adult & elder & !elder2
{Adult} and {elder}
## if adult & elder2
{Adult}, {elder} and {elder2}
## if elder & !adult & !elder2
{Elder}
## if elder2 & !adult
{Elder} and {elder2}

# @said
{@he} said
## if pet.dog
said {@a}
## if adult & elder
said {@a}
## if adult & elder & pet.dog
said {@a}
## if elder2 & !adult
said {@a}
## if elder2 & !adult & pet.dog
said {@a}

# @asks
{@a}
## if adult & elder & !elder2
{elder}
## if elder2
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
