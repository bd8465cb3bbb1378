title: The Middle of the Street
title: Smelling of Toast
title: A Note Under the Collar
guest lady: Ivy (she)
guest host: Mrs Bell (she), Mrs Finch (she)

% Ivy is she, and her name is the first puzzle. @a is the grown-up who comes.

# toast
It was {friend} who first noticed that {child's} dog, {pet}, smelt of toast.

Every afternoon that week[school: , straight from {school}], {child} and {friend} had taken {pet.him} along the lane behind the allotments, and every afternoon, at the same gap in the same hedge, {pet.he} had vanished. {pet.He} {pet.was} always gone for exactly twelve minutes. Then {pet.he} came trotting back, looking dreamy.

{Friend} bent and sniffed {pet's} whiskers. “Toast,” {friend.he} said. “Definitely. With butter.”

“{Pet},” said {child} sternly, “who have you been seeing?”

{Pet}, {@breed}, wagged {pet.his} tail.

# gerald
So the next day {child} wrote a note and tied it to {pet's} collar. It said: To whom it may concern. Who is giving our dog toast?

Twelve minutes later there was a different piece of paper on the collar, covered in thin, sloping handwriting.

To whom it may also concern, it said. {@Told}

{Friend} laughed so much {friend.he} had to hold on to a fence.

{child} wrote back: The name is {Pet}. Breakfast was at seven, and somebody’s sandwich at ten. What are you called?

# the-name
The answer took thirteen minutes that day, and came with crumbs on.

I used to make crosswords for a newspaper[city:  in {city}], and one gets out of the habit of saying things straight. You will find my name at the end of the privy.

“What’s a privy?” said {friend}.

{child} looked it up. “An outside toilet.”

They looked at each other.

“I’m not going in one,” said {friend}. “Not even for a mystery.”

It wasn’t until {child} was brushing {child.his} teeth that night that the word seemed to come apart in {child.his} head, like an orange into pieces. {child.He} rang {friend} with {child.his} mouth still full of foam.

“It’s not in the toilet. It’s in the word! P, R, I, V, Y. What’s at the end of it?”

There was a pause.

“Ivy,” breathed {friend}. “She’s called Ivy!”

# every-day
After that there was a new note every day. Ivy told them she had a bad-tempered apple tree and a radio that only got the shipping forecast[music: , though she had once got half of {@song}]. And always, at the bottom, there was a puzzle. Some took them five minutes. [sport: One came apart while they were trying to {play sport}. ][athlete: One turned out to be {athlete}, written backwards. ]One took them two days and nearly ended the friendship. [elder: {Elder} | {@Hedgehog}] got the one about the hedgehog before either of them, and was unbearable until supper.[elder2:  {Elder2} had only asked how many letters.]

# hurry
Then, on a blowy Thursday, {pet} came back after only four minutes.

{Pet.He} didn’t smell of toast. {Pet.He} barked, twice, ran to the hedge, and ran back again.

There was nothing on {pet.his} collar. {Pet.He} {pet.was} carrying the note in {pet.his} mouth. It had been torn off a seed packet, and the writing wobbled.

My dears, it said. Please hurry. I am in the middle of the street.

{Friend} went white. “She’s fallen over in the road! Come on!”

{Friend.He} {friend.was} already running. At the end of the lane was the only street there was, and they could see from one end of it to the other: parked cars, a [us: trash can | wheelie bin], a man posting a letter. There was nobody lying down at all.

“Which street, then?” cried {friend}. “Why can’t she just say?”

# the-middle
But {child} had stopped. {Pet} hadn’t followed them. {Pet.He} {pet.was} standing back at the gap in the hedge with one paw lifted, staring at {child.him} as though somebody were being extremely slow.

One gets out of the habit of saying things straight.

“{Friend},” {child.he} said. “Spell ‘street’.”

“Now?”

“Spell it!”

“S, T, R, E, E, T.”

“Take off both ends. What’s in the middle?”

{Friend's} lips moved. “Tree,” {friend.he} said. “The bad-tempered apple tree!”

{child} {child.was} already ringing {@a}, who said to go carefully and to stay on the phone, and was putting on a pair of shoes that very second. Then they squeezed through the hedge after {pet} into a long, tangled garden, with a small house at one end and an enormous tree at the other.

# up-there
At the foot of the tree lay a ladder. Near the top, in a plum-coloured cardigan, with one arm round the trunk, sat a tiny old lady with a pencil behind her ear.

“Ah,” she called down. “You’ll be {child}, and you’ll be {friend}. I do hope you’ll forgive me for not getting up.”

“Are you hurt?” shouted {child}.

“Only in my dignity. The wind took the ladder an hour ago. I’ve been throwing apples at next door’s roof, but they seem to be out.”

“But Ivy,” said {friend}, “why didn’t you just write, ‘I’m stuck up a tree’?”

There was a short silence among the leaves.

“Do you know,” said Ivy, “it never crossed my mind.”

# rung-by-rung
By the time {@a} came running up the path, they had the ladder upright, and it took all three of them to hold it steady. Ivy came down one rung at a time. When her shoes touched the grass, her knees wobbled, and {pet} stepped up and leaned {pet.his} whole warm weight against her, as dogs do when they mean to be a wall.

“Thank you, {@alias},” said Ivy, and put her hand on {pet's} head, and kept it there for quite a while.

# the-beginning
Then she made toast. There were five of them round the little kitchen table, if you counted {pet}, and {pet} certainly did. The radio murmured that it would be moderate, becoming good.

When it was time to go, Ivy tore off a corner of the newspaper, wrote something on it, folded it in four, and tucked it under {pet's} collar.

“That’s for bedtime,” she said.

So {child} saved it. {child.He} waited till the curtains were drawn and {pet} had turned round three times and dropped on the rug with a sigh. Then {child.he} unfolded it.

I have been looking for something for a long time, it said, and this week I found it at the beginning of friendship.

{child} counted along the letters with one finger, covering up the end. Then {child.he} smiled, and took a pencil, and added one small S, because there were two of them.

{child.He} looked down at the rug. {Pet's} paws were twitching. {Pet.He} {pet.was} off through the hedge again.

“Three,” said {child}, and put out the light.

# @breed
who was a dog and therefore had no shame
## if breed
who was {a breed} and therefore had no shame

# @Told
He told me he was starving. He told me he lived alone, in a ditch. He told me his name was Gerald.
## if pet.she
She told me she was starving. She told me she lived alone, in a ditch. She told me her name was Geraldine.

# @alias
Gerald
## if pet.she
Geraldine

# @Hedgehog
{host} next door
## if adult
{adult}

# @a
{host} next door
## if adult
{adult}

# @song
{music}
