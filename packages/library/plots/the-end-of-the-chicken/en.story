title: The End of the Chicken
title: Two Suppers a Day
title: Sixty-Four Windows
guest pet: Smudge (he), Biscuit (he)
guest minder: Marion (she), Hilary (she)
guest nell: Nell (she), Nadia (she)
guest poppy: Poppy (she), Flora (she)
guest leaf: Idris (he), Omar (he)

% The pet is the family’s; where there is none, the neighbours’ cat, on loan. A dog goes through a hole in the hedge: @in, @posted, @up.

# six-weeks
“{Pet} has put on weight again,” said the vet.

{@judge}, and had been on a diet for six weeks. {Pet.He} showed no sign of guilt.

“I don’t understand it,” said {@m} in the car. [!adult: She was looking after {child} that winter. ]“One spoonful. I measure it.”[elder:

“Don’t look at me,” said {elder}[elder2: , and {elder2} looked out of the window].]

{child} didn’t answer. {Child.He} hadn’t been answering much lately. But that night, when {@m} came to turn out the light, it fell out of {child.him}.

# to-the-wall
“Nobody wants to play with me,” {child.he} said to the wall.

{Child.He} thought {@m} would say, “I’m sure that’s not true,” and then {child.he} would have to prove it. But {@m} just sat down on the floor, with [adult: {adult.his} | her] back against the bed.

“Tell me what it’s like,” said {@m}.

So {child} did. It was [us: recess | break] that was bad, and lunch was worse, because it was longer. [friend: {Friend}[!friend.known: , {child’s} best friend,] was away for a whole month, and without {friend.him} there wasn’t anybody. | Since {poppy} had moved to [us: Ohio | Leeds] there wasn’t anybody.] It wasn’t that people were horrible. They were just already in the middle of something. “And you can’t just stand there,” said {child}, “or they’d all see. So I look busy. I’ve counted the windows. There are sixty-four.”

{@M} said nothing for a while. Then [adult: {adult.he} | she] said, “That’s a lot of windows,” not quite steadily, and stayed there until {child} was asleep.

# gerald
The next day, {@in}. There was writing on it, in purple ink. “Does this [pet.dog: dog | cat] belong to anyone? It comes to us every day at four, and cries as if it’s starving. We call it Gerald. It has usually had the chicken.”

“Gerald!” said {@m}. “The chicken!”

But {child} had already gone for {child.his} pens. “The name is {pet},” {child.he} wrote, “and NOBODY is starving. It’s a diet. I’m sorry about the chicken.” And {@posted}.

At five {pet} came home, smelling of gravy.

“Dear Other House,” said the collar. “I’m sorry too. {Pet} is a very good liar. I’ll stop, but are the visits still allowed? It’s nice to have somebody to talk to when you get in from school. N.”

{child} read that one twice. Then {child.he} wrote, “Yes. I do that as well.”

# purple-ink
There was a letter every day after that[city: , the smallest [us: mail | post] in {city}]. N didn’t like mushrooms, and nor did {child}.[sport:  N thought {sport} was the best thing there was, and so did {child}.][athlete:  N had once dreamt about {athlete}.][music:  N couldn’t stop humming {music}.] N had a brother who only spoke about trains. One afternoon {pet} arrived wearing a picture of {pet.himself} as the King of England. {child} laughed out loud in the kitchen. It felt rusty.[elder:  {Elder} wanted it for the fridge.]

# eleven-times
It’s easier to say true things on two inches of paper. One Thursday, after an especially long lunch, {child} wrote very small: “What do you do at [us: recess | break]?”

The answer was even smaller. “I tie my laces,” it said. “I undo them and tie them up again, so I look busy. My record is eleven times in one lunch. What do you do?”

{child} sat down on the kitchen floor. There was one person [school: {at school} | in the whole school] who was always crouching by the railings with her head bent down. {nell} Hargreaves, from the other class. {child} had always thought that {nell} was someone with no time for anybody, and very difficult shoes.

“I count the windows,” {child} wrote. “Are you {nell}?”

{Pet} was back in five minutes. {Pet.He} had run, and had to lie down.

“ARE YOU THE ONE WITH THE WINDOWS?” said the collar. “I thought it was a project! You always looked so busy. I didn’t like to interrupt.”

# thirty-one
You’d have thought it would be easy after that. But a playground is wider than a strip of paper. On Friday there was {nell} by the railings, and there was {child} at the other end, and neither of them moved. {child} felt {child.his} eyes sliding up, from habit, towards the windows. One, two, three …

{Child.He} stopped. {Child.He} thought of {pet}, who, when {pet.he} wanted something, simply went to the door and said so.

It was thirty-one steps. {child} didn’t count them on purpose.

“Hello,” said {child}. It came out as a squeak. “Are you in the middle of something?”

{nell} looked down at her shoes. One of the laces was undone. Slowly, she tucked both ends inside, without tying them at all.

“No,” said {nell}. “Are you?”

# a-leaf
They didn’t play anything, that first time. They walked round the edge and talked about {pet}. But on Monday {nell} brought a pencil, and they drew {pet} as an emperor, a pirate and a bishop, and a boy called {leaf}, who had been standing nearby for quite a while, looking extremely busy with a leaf, came a bit closer.

{child} would never have noticed the leaf before. {Child.He} shuffled up to make room.

“Can you draw hats?” {child.he} said.[friend:

By the time {Friend} came back, there was a bishop with seven of them, and a place kept on the bench for {friend.him}.]

# to-go-round
At four o’clock that Monday, {pet} walked to {nell’s} house, as usual, and cried as if {pet.he} were starving. Nobody came. {Pet.He} walked home, and cried there. Nobody came there, either. At last {pet.he} heard laughing, and went round to the front, and found them both on the garden wall.

{Pet} looked at {child}. {Pet.He} looked at {nell}. They had plainly been comparing notes. It was, thought {pet}, the end of the chicken.

Then {pet.he} {@up} and lay down across both their laps, and there was just about enough of {pet.him} to go round.

# @m
{minder}
## if adult
{adult}

# @judge
{Pet} was the neighbours’ cat, on loan to {child} while they were in Spain: a British Shorthair, wide and grey, with a face like a judge
## if pet
{Pet} was {child’s}, {a breed} with a face like a judge

# @in
{pet} came in through the cat flap with a paper collar on
## if pet.dog
{pet} came in from the garden, through the hole in the hedge, with a paper collar on

# @posted
{child.he} posted {pet} back through the flap
## if pet.dog
{child.he} posted {pet} back through the hole in the hedge

# @up
climbed up
## if pet.dog
had {pet.himself} lifted up
