title: Hose? Ladder? Bun?
title: The Sixties Were Narrower
title: Bertha, Built in 1961
guest rune: Reg (he), Stan (he)
guest friend: Nour (she), Tilda (she)
guest elis: Ellis (he), Jonah (he)
guest saga: Jess (she), Petra (she)

% The engine is always Bertha. A dog who is ticked comes along, and is called out.

# roll-call
The fire engine’s name was Bertha. She was built in 1961, and she wasn’t allowed to start until {rune} had called everything out.

“Hose?” called {rune}.

“Hose,” answered {child}.

“Ladder?”

“Ladder.”

“Buckets?”

“Buckets. {rune}, the parade starts in a quarter of an hour.”

[pet.dog: “Dog?”

“Dog,” said {child}, because {pet} was lying on the front seat already.

]“Bell?”

{child} gave the brass bell a whack that sang all round the garage.

“Bun?”

“Bun,” said {child}, and patted the bag.

# whoever-runs
“Right you are,” said {rune}. He lowered himself in behind the wheel the way you put down a sleeping baby. “Run, and you’ll forget the hose.”

He always said that. {rune} had been a fireman for forty years, and he had never once run to a fire engine. {child} ran everywhere. {Child.He} ran to school, [sport: {child.he} ran home to be in time to {play sport}, ]{child.he} ran on the stairs, {child.he} even talked so fast that the words fell over each other[athlete: , and {athlete} was never in as much of a hurry as that]. All the same, {rune} had let {child.him} polish Bertha four Saturdays running. And today was the carnival[city:  {in city}], and {child} was to ride up front, at the very head of the parade.

# the-hose
There was just one thing. {child} had promised [friend: {friend}, {child.his} best friend,|{friend}] and {elis}, from [school: {school}|school], that they could ride on the back and throw [us: candy | sweets]. There were two great big sacks of [us: candy | sweets]. But the hose was in the way, roll upon roll of it. So before {rune} got there, in a tearing hurry, {child} had heaved the hose out and left it behind the garage.

It was only a parade. There wasn’t going to be a fire.

And when {rune} called “Hose?” {child} had answered so quickly that {child.he} hardly heard it {child.himself}.

# the-parade
Out rolled Bertha. The sun flashed on her, the brass band behind her played[music:  {music}], and {friend} and {elis} made it rain [us: candy | sweets].[elder:  {Elder}[elder2:  and {elder2}] stood on the [us: sidewalk | pavement], waving.] A bit further on were the new firefighters, next to their enormous new engine. “Come on, old girl!” shouted one of them, who was called {saga}. {child} rang the bell.[pet & !pet.dog:  Outside {child.his} own house {child.he} rang it two extra times, for {pet}.] {Child.He} had never been so happy.

# narrower
They had just come round the corner by the [us: community gardens | allotments] when {saga} came running up.

“{rune}! There’s a compost heap on fire in the [us: community gardens | allotments], right beside a shed. There’s nobody in there, but we can’t get our engine in. The gate’s too narrow!”

{rune} looked at the gate. He looked at Bertha.

“The sixties were narrower,” he said.

In went Bertha between the gateposts, with a hand’s breadth to spare on either side. Ahead of them was a grey pillar of smoke, and underneath it little yellow flames were licking. {rune} stopped a safe way off, put the handbrake on and climbed down.

“Hose?” he called.

# no-hose
{child} opened {child.his} mouth.

Nothing came. {Child.He} saw {rune} standing there with his hand held out, as solid as a house. {Child.He} saw the smoke. Every bit of {child.him} wanted to run: to run back, to run and get the hose, to run right away and never be seen again. But the garage was on the other side of town.

“No hose,” said {child}.

“Beg pardon?”

“There isn’t a hose. I took it out, because of the [us: candy | sweets]. I said yes and it wasn’t true.” {Child’s} voice shook. “I’m sorry.”

{saga} drew in her breath. {rune} said nothing for about as long as it takes to pull off a glove.

# what-have-we
“I’m glad you’ve said it now,” he said then, “and not a minute from now. So that’s what we haven’t got. Carry on. What have we got?”

{child} blinked. {Child.He} thought of all the calling and answering, over and over again, four Saturdays running. {Child.He} did know it, of course.

“Ladder,” {child.he} said. “Twelve buckets. [pet.dog: Dog. ]Bell. Bun.”

“And in the tank?”

“Two thousand litres of water.”

“So?”

{child} turned round. Outside the gate was the whole of the parade, wondering what was going on. There was the brass band. There were the scouts. There was the over-sixties’ dancing club. There must have been a hundred people.

# a-chain
This time {child} didn’t run. {Child.He} climbed up on Bertha, one step at a time, took hold of the rope and rang the bell, hard and slow, so that everyone heard.

“We need a chain!” shouted {child}. “Get in a line, from Bertha all the way to {saga}! Take the buckets off the side, and if you’ve got a drum, turn it upside down!”

# take-and-pass
And they came. They lined up right across the grass: scout, trumpet, [elder: {elder.short}|old lady], scout. {rune} turned on the tap. {child} filled the buckets, one after another, and called out the time, so calmly that not a drop got lost.

“Take it, and pass it! Take it, and pass it!”

Twelve buckets, two kettledrums and a tuba went from hand to hand. At the far end stood {saga} in her thick suit, throwing. It hissed. The smoke went white. It went thin. And then there was only a wet heap that smelled of old cabbage.

A hundred people cheered. Out of the tuba ran the last of the water, and one [us: piece of candy | boiled sweet].

# soot
Afterwards they fetched the hose. {rune} walked, and {child} walked beside him, and they carried a roll each.

“I don’t suppose you’ll want me any more,” said {child} to {child.his} shoes.

“Next Saturday, nine o’clock,” said {rune}. “She’s got soot on her.”

# the-biggest
When the hose was back where it belonged, they sat down on Bertha’s wide step. The evening sun was warm on her red side, and a long way off somebody was practising on a tuba that still had a gurgle in it.

“Hose?” said {rune}.

{child} got up, walked round the engine, looked, and felt with one hand. Then {child.he} walked all the way back, and sat down.

“Hose,” {child.he} said.

“Bun?”

{child} opened the bag.

“Bun,” {child.he} said, and gave {rune} the biggest.
