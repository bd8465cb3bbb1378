title: Whoever Had Matron
title: Is It Taken?
title: Hut Two
guest friend: Esme (she), Kit (he)
guest tough: Callum (he), Rory (he)
guest quiet: Wren (she), Fern (she)
guest cat: Matron (she)
guest minder: Josie (she), Hattie (she)

% The friend is in the bunk above for every family. A dog or a cat at home teaches how to lie on somebody; the grandparent rang the same bell once.

# the-bell
At summer camp there was only one thing that {child} really wanted. {Child.He} wanted to ring the bell.

It hung outside the kitchen, and you could hear it right across the lake[city: , and perhaps in {city}].[elder:  {Elder} had rung it once, one summer, but would never say how you got to[elder2: , and nor would {elder2}].]

“You can’t just ring it,” said {tough}, who had been to camp before. “You’ve got to have {cat} first.”

{cat} was a cat. She was grey, weighed as much as a full [us: backpack | rucksack], and had one and a half ears. Every night she did her rounds, in at the window of Hut Two and past all four beds, and lay down on one of them. Nobody knew how she chose. But whoever had grey hairs on their blanket in the morning got to ring for breakfast.

# ham
{Friend}, {child’s} best friend[school:  {at school} and everywhere else], had the bunk above {child’s}, and a plan. The plan was ham.

On Monday {friend} hid some under {friend.his} pillow, and {child} had a [us: fish stick | fish finger] ready in a sock. In the dark there was a thump on the window sill, and they heard {cat} going from bed to bed, sniffing. She ate the ham. She ate the [us: fish stick | fish finger]. Then she went and lay down on {tough}, who hadn’t so much as a crumb.

“What did you have?” said {friend} at breakfast, when {tough} had rung the bell[athlete: , with both arms, like {athlete}].

“Nothing,” said {tough}, down into {tough.his} porridge.

[sport: “Perhaps it’s people who {play sport},” said {friend}.

]On Tuesday they tried sausage[music: , and {friend} hummed {music}]. {cat} ate it and lay down on {quiet}, who hardly ever spoke.

“What did you have?” said {friend}.

“Nothing,” whispered {quiet}, down into {quiet.his} porridge.

# a-sleeve
On Wednesday {child} lay waiting with half a meatball. It was cold, so {child.he} pulled on {child.his} big [us: sweater | jumper].

It smelled of the hall at home.

That was all it was. But now {child} could see the whole hall, with the coats and the lamp[pet.dog: , and {pet}[!pet.known:  the dog] asleep on the shoes][pet.cat: , and {pet}[!pet.known:  the cat] asleep on the hats][pet.other: , and {pet} being fed by somebody else], and {child.he} felt so homesick that it hurt. {Child.He} breathed in, and out, and in, very slowly and very evenly, so that it would sound like somebody asleep. The meatball rolled off somewhere.

Thump.

Something heavy came walking up the blanket, turned round once, lay down across {child’s} feet and purred, until the whole bed hummed. {cat} hadn’t even stopped for the meatball.

{child} lay quite still, so that the cat wouldn’t go, and in the middle of all that purring {child.he} fell asleep.

# the-porridge
In the morning the blanket was grey with hairs, and {child} rang the bell. It went right over the lake and came back again.

“What did you have?” said {friend}. “Was it the meatball?”

“Nothing,” said {child}, down into {child.his} porridge.

Then {child.he} looked up. Across the table sat {tough}, who had once let a leech stay on till it was full. {Tough.He} was looking straight at {child}, and so was {quiet}. Nobody said a word. But {tough} nodded, just a little, and {child} nodded back.

So that was how {cat} chose. She wasn’t sniffing when she went from bed to bed. She was listening.

# rain
That evening it rained sideways, and every window was shut. Across the yard {cat} sat in the kitchen window, with her paws tucked under her, and was not going anywhere.

“No {cat} tonight, then,” said {friend} in the top bunk, a bit too loudly. “Good night.”

Through the rain on the roof {child} heard something from up there. In, and out, and in, very slowly and very evenly.

Nobody who’s asleep breathes like that.

{child} listened for a thump, but the window was shut. And {child.he} couldn’t say anything, because then {friend} would know that it could be heard.

But somebody had to do something.

# prrr
{child} climbed the ladder. {Child.He} came walking up the blanket on hands and knees, turned round once and lay down across {friend’s} feet. {@heavy} Then {child.he} purred. It sounded like a moped that won’t start.

The breathing stopped.

“{cat}?” said {friend}, in rather a thick voice.

“Prrr.”

“You’re heavier than I thought.”

“Prrr.”

Up by the pillow something began to shake. It was {friend} laughing, and then for a bit it wasn’t laughing, and then it was only somebody breathing any old how.

The ladder creaked. {Tough} came up over the edge, on hands and knees, and stopped.

“Oh,” whispered {tough}. “Is it taken?”

“Prrr,” said {child}.

“Right,” whispered {tough}, and climbed back down. “It’s taken,” they heard, from the floor.

“Oh,” said {quiet}.

# a-cold
In the morning there wasn’t one grey hair on {friend’s} blanket.

“So who’s had {cat}?” said the cook, out by the bell. “Nobody?”

“{Friend} has,” said {child}.

“In that rain? Who saw her?”

“I did,” said {tough}. “She was huge.”

“I heard her,” said {quiet}, quite loudly. “I think she’s got a cold.”

So {friend} rang the bell.

# the-doormat
On the last night the window was open. Thump. {cat} went from bed to bed, and listened for a long time at every one. Then she lay down on the doormat, on her back, with all her paws in the air.

In the morning nobody had a hair to show, so nobody rang, and the whole camp slept till half past nine.

# in-turns
That evening {child} sat in {child.his} own bed, in the big [us: sweater | jumper]. It smelled of lake and bonfire now.[pet.dog:  {Pet} had sniffed it from cuff to cuff, and now {pet.he} lay across {child’s} feet and sighed.][pet.cat:  {Pet} had sniffed it with {pet.his} ears back, and now {pet.he} lay across {child’s} feet, so that everybody should know whose they were.][pet.other:  {Pet} looked at it from the other side of the room.]

[elder & adult: {Elder.short} had rung up with only one question.

“Did you ring the bell?”

“Yes.”

“Mm,” said {elder.short}, and you could hear that {elder.short} was nodding.

][elder & !adult: “Did you ring the bell?” said {elder.short}.

“Yes.”

{Elder.short} nodded, just a little.

]“Were you homesick at all?” said {@a}.

“Only on Wednesday. But I had {cat}.”

“Who’s {cat}?”

{child} thought about it.

“We took turns,” {child.he} said.

# @heavy
{Child.He} made {child.himself} as heavy as {child.he} could.
## if pet.dog
{Child.He} did it the way {pet} did at home: first one long sigh, and then twice as heavy.
## if pet.cat
{Child.He} did it the way {pet} did at home, and got a little heavier with every minute.

# @a
{minder}, on the edge of the bed
## if adult
{adult}
## if elder & !adult
{elder.short}
