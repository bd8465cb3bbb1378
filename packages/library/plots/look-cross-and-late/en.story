title: The Humbug Job
title: Look Cross and Late
title: What Happened to the Horse
guest friend: Hana (she), Tess (she)
guest elder: Great-Aunt Soraya (she), Great-Aunt Leonora (she)
guest guard: Mr Dunmore (he), Mr Pettifer (he)

% The ring is the grandparent’s who is ticked, otherwise a great-aunt’s. The guard takes his time over every word about the horse.

# the-plan
“There are two thousand humbugs in Batch Nine,” said {child}. “We need one.”

{Friend}[!friend.known: , {child’s} best friend,] looked at the plan on the bedroom floor. “Tell me again why we can’t just ask.”

“Because they’d [us: call | ring] [adult: {adult}. And {adult} would | home. And at home they’d] want to know why I wore {elder’s} ring on [school: the trip with {school} | a school trip], when it’s supposed to stay in its box until I’m sixteen. And [elder2: {elder.short} and {elder2} are | {elder.short} is] coming to dinner tomorrow.”[pet.dog: 

“What about {pet}?” asked {friend}. The dog lay between them and wagged at every word.

“No,” said {child}. “Too honest.”][pet.cat: 

“What about {pet}?” asked {friend}. The cat lay asleep in the middle of the plan.

“No,” said {child}. “Brilliant, but never on time.”][pet.other: 

“What about {pet}?” asked {friend}.

“No,” said {child}. “Somebody has to stay behind and know nothing.”]

# batch-nine
It had happened on Friday, at Grimshaw’s [us: Candy | Sweet] Factory[city: , which you can smell all over {city} when the wind is right]. {child} had leaned over the big copper pan to smell the mint, and the ring, which was a size too large, had slid off without a sound. By the time {child.he} noticed, Batch Nine had been rolled, striped and chopped.

At five to one on Saturday, two people in hairnets and white coats walked into Grimshaw’s behind a trolley of sugar. The hairnets were from the trip. The coats were from {friend’s} old doctor’s set, and rather short in the arms.[sport:  The shoes were for {sport}, in case they had to run.]

# cross-and-late
“Look cross and late,” {child} muttered. “Nobody stops people who are cross and late.”

Nobody did, until the door of the packing hall. There sat {guard}, the guard. Yesterday he had told their class about the Great Treacle Flood of 1988. It had taken ten minutes and no one had got away.

“{guard},” said {friend}, with enormous eyes. “I couldn’t sleep. What happened to the horse?”

{guard} put down his sandwich. “Well, now,” he said. “To understand about the horse, you have to picture the weather.”

{child} slipped past behind him. Ten minutes.

# the-checker
The hall was empty, because everyone was at lunch. There stood Batch Nine, in a steel funnel as tall as a bus, two thousand humbugs all exactly alike. But {child} had worked it out in the middle of the night. You could never find the right one by looking. You had to weigh them, and there was somebody in there who did nothing else.

At the end of the conveyor belt was the Checker, a tiny brass seesaw with a tiny brass arm. It weighed every humbug that went by, and flicked out any that was too light or too heavy. The guide had called it the fussiest machine in the country. And a humbug with a ring in it is heavy.

Four humbugs a second. Two thousand humbugs. Eight minutes and twenty seconds, at the very worst. {child} had always liked [us: math | maths], but never so urgently.

{Child.He} pressed the green button.

# thunk
Tick, tick, tick, tick, went the Checker, faster than {child.he} could count. Flick! {Child.He} pounced[athlete:  like {athlete}], but it was only two humbugs stuck together. Flick! That was a thin one. Five minutes. Six. Through the door {child.he} could hear {guard}. “… and by now the mayor was in it up to the waist …” Seven. Eight. The funnel was nearly empty. What if it was in some other batch? What if —

THUNK.

The brass arm had hit something so heavy that it flew right over the tray, bounced off a pipe and vanished through a flap in the wall. REJECTS, it said on the flap.

And then the hooter went. Lunch was over. At one end of the hall {child.he} heard forty people coming up the stairs. At the other {child.he} heard {guard} say, “… and that was the last anyone saw of the horse.”

# one-way-out
There was one way out. It was square and dark and slippery with sugar. {child} crossed {child.his} arms over {child.his} chest and went.

There were two bends. At the second {child.he} caught up with something small and hard, and closed {child.his} fist [us: around | round] it. Then came daylight, and {child.he} landed up to {child.his} neck in a large wooden bin.

# misshapes
It was a bin of wonky [us: candy | sweets]. Above it hung a sign: FACTORY SHOP. MISSHAPES, [us: 50¢ | 50p] A BAG.

The woman at the [us: cash register | till] looked at {child.him} over her glasses.

“You’re a big one,” she said.

The street door flew open, and in came {friend}, panting. “The horse was at home the whole time!” {friend.he} said. “Why are you in a bin?”

{child} opened {child.his} hand. In it lay one humbug, as heavy as a marble.

“Just this, please,” {child.he} said.

“It’s fifty [us: cents | pence] a bag,” said the woman. “I can put it in a bag.”

They had forty-eight [us: cents | pence] between them. {Friend} found the rest in {friend.his} sock. The woman wrote out a receipt, because she was that kind of woman.

# the-stripes-went-first
In {friend’s} kitchen they dropped the humbug into a cup of hot water[music: , and sang {music} while they waited]. The stripes went first. Then the rest went, and at the bottom lay a gold ring with a small green stone.

# beginners
On Sunday evening {elder} took {child’s} hand in both {elder.his} own, as {elder.he} always did. Then {elder.he} frowned. {Elder.He} lifted it to {elder.his} nose.

“Mint,” {elder.he} said.

{child} stopped breathing. [adult: {Adult} was only in the kitchen, getting the rice. | The kitchen door was wide open.]

“With me it was marzipan,” said {elder.short}, in a low voice. “[elder: When I was just your age | In 1958]. I had to go in through the roof.” {Elder.He} leaned closer. “Did you leave anything behind?”

{child} thought about it.

“Fifty [us: cents | pence],” {child.he} said. “We’ve got a receipt.”

“A receipt,” said {elder.short}. {Elder.He} patted the hand, and gave it back. “Beginners,” {elder.he} said fondly, and went in to dinner.
