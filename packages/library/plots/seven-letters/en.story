title: Who Corrected the Crossword
title: Seven Letters
title: In Pencil, Please
guest friend: Ivy (she), Sam (he)
guest ghost: Miss Quill (she)

% Who does the crossword (@g): the grandparent, else {adult}, else the grown-up.

# corrected
They had rented an old village school for the holidays, {child} and {friend} and {@g-first}. Every evening {@g} did the crossword in the kitchen. {@g-cap} did it in ink. But in the mornings there was something wrong.

“Look,” said {@g}, and pushed the paper across the table. “I put SHOW. Now it says SHEW.”

{child} and {friend} leaned over. So it did. Somebody had mended the O, in small, pointed writing. Further down, TODAY had got itself a hyphen. And where {@g} had put OKAY, it said: Slovenly!

“I’m not frightened,” said {@g}. “But I am annoyed. It doesn’t fit with nine across.”

“You’ve got a ghost,” said {friend} calmly. “One that hasn’t heard we spell things differently now.”

# the-chair
That night {child} and {friend} put their mattresses down in the kitchen, with a new crossword on the table.

The clock in the wall struck twelve. There was a draught along the floor, as if somebody had come in, but nobody had come in. The lamp began to swing. And the chair at the far end drew itself out from the table.

Nobody sat down on it. But it gave a creak, the way a chair does when somebody sits down.

{child} couldn’t move. {child.His} whole back was full of ants. [athlete: Not even {athlete} would have run, because there was no running to be had. ]Next to {child.him}, {friend} had got hold of {child.his} pyjama sleeve, and would never admit it.

# not-afraid
Then the pen rose from the table. It hung in the air and hesitated. And something that nobody could see took {child's} blanket, which had slipped on to the floor, and tucked in {child.his} feet, carefully, as if they were very small ones.

After that it wasn’t really possible to be afraid. You can’t be, of somebody who tucks you in.

“Excuse me,” said {friend}, in a voice that only shook at one end. “What’s your name?”

Edith Quill, wrote the pen, in the margin. Schoolmistress. Why are the children sleeping upon the floor?

“We were waiting for you,” said {child}.

“For me?” wrote the pen, and it looked almost pleased.
## if pet.cat
Then {pet} got up. {Pet} walked right across the floor, sat down in front of the chair, and looked up. Then {pet.he} jumped, and landed in the air, a hand’s breadth above the seat. {Pet.He} trod round once, and lay down. There {pet.he} hung, quite round underneath, like a cat on a glass table, and began to purr.

“It’s a lap,” whispered {child}. “{Pet’s} in somebody’s lap.”

The fur went flat, from the head to the tail, over and over again. After that it wasn’t really possible to be afraid. You can’t be, of somebody {pet} purrs at.

“Excuse me,” said {friend}, in a voice that only shook at one end. “What’s your name?”

The pen rose from the table. Edith Quill, it wrote, in the margin. Schoolmistress. Why are the children sleeping upon the floor?

“We were waiting for you,” said {child}.

“For me?” wrote the pen, and it looked almost pleased.
## if pet.dog
Then {pet} got up. {Pet} walked right across the floor, sat down in front of the chair, and rested {pet.his} chin on nothing. It stayed there, in the air, just as high up as a knee. {Pet.His} tail began to go.

“Somebody’s stroking {pet.him},” whispered {child}. “Look at the ears.”

The ears went flat, and back, over and over again. After that it wasn’t really possible to be afraid. You can’t be, of somebody {pet} wags at.

“Excuse me,” said {friend}, in a voice that only shook at one end. “What’s your name?”

The pen rose from the table. Edith Quill, it wrote, in the margin. Schoolmistress. Why are the children sleeping upon the floor?

“We were waiting for you,” said {child}.

“For me?” wrote the pen, and it looked almost pleased.

# four-cups
The next night {@g} was up as well, in a [us: bathrobe|dressing gown], with four cups of tea. [elder2: {Elder2} was asleep, since somebody had to be. ]Now it went splendidly. {@g-cap} read out the clues, and the pen flew over the squares. Miss Quill knew all the rivers of Asia and all the parts of a carriage. [school: She wanted to know whether they kept order at {school}, and they said yes. ][music: But she had never heard of {music}, and when an answer|But when an answer] turned out to be PIZZA she took it so badly that the lamp went out.[sport:  That one could {play sport} she simply didn’t believe.]

“Why crosswords?” asked {child} in the end. “Is there something you want?”

The pen lay still for a long time. Then something scraped behind the panel by the stove, and a board came loose. Behind it was a yellow sheet of newspaper from December 1911, folded in eight. It was a word puzzle, with a prize. Every answer had been filled in, in small, pointed writing. Every one but one.

# one-word
{friend} read it aloud. “May be kept, but not by one who is alone. Seven letters.”

“Secret,” said {@g}. “Promise. No, you can do those on your own.”

I have already tried them, wrote the pen, a little stiffly. The third letter is M.

They sat there till three. The tea went cold in all four cups, and nothing fitted. In the end {@g} fell asleep on the dictionary. {friend} lay down too, only for a minute, and then there was just {child}.

# i-will-stay
“I’m sorry,” said {child}. “I don’t think we’re clever enough.”

No matter, wrote the pen. It was pleasant all the same. Go to bed. You are tired.

{child} looked at the empty chair. {child.He} thought of all those evenings. A hundred years of evenings.

“No. I’ll stay,” {child.he} said. “I can keep you –”

{child} stopped. It began at the back of {child.his} neck and went down {child.his} arms, and this time it wasn’t fright.

“{friend}! Wake up! What do you keep people, when you stay and sit with them?”

{friend} raised {friend.his} head. There was a button printed on {friend.his} forehead. “Company,” {friend.he} said, half asleep.

{child} counted on {child.his} fingers. C, O, M. P, A, N, Y.

Seven.

# must-i
It was a good while before the pen moved. Then it wrote, letter by letter, in the seven empty squares, and in one place the ink went a little blurred, as though something had dripped on it.

So simple, it wrote in the margin. I should never have thought of it by myself.

{@g-cap} was awake, and read it, and smoothed out the folds in the old paper with one hand.

“Will you be going now, Edith?” asked {@g}. “They generally do, in books. When it’s solved.”

The lamp swung to and fro, like somebody thinking it over.

“Must I?” wrote the pen. “There will be a new one on Wednesday.”

“My dear, do stay,” said {@g}. “But you’ll have to use a pencil.”

# explained
{child} crept down on to the mattress. It was getting light at the window[city: , just as if it were morning in {city} too]. The last thing {child.he} saw was two chairs at the table, [pet.cat: one with {@g} on it, and one with a cat asleep in the air|one with {@g} on it, and one that rocked a little]. The last thing {child.he} heard was {@g}.[pet.other:  And {pet}, eating.]

“A [us: cell phone|mobile phone]. Ah. I’ll explain that. It’s a long story. We’d better have more tea.”

# @g
the grown-up
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g-first
the grown-up
## if adult & !elder
{adult}
## if elder
{elder}

# @g-cap
The grown-up
## if adult & !elder
{Adult}
## if elder
{Elder.short}
