title: The Hour Behind the Wall
title: Lost Looking for Keys
title: One Till Two
guest keeper: Mrs Pike (she), Miss Rooke (she)
guest uncle: Rob (he), Will (he)

% The grown-up (@a): {adult}, else {uncle}.

# brought-home
{Pet} was {child’s} dog, and {pet.he} brought things home. {Pet.He} carried them in {pet.his} soft mouth, as if they were eggs. This week it had been a garden glove, somebody’s left crutch, and a round brass doorknob.

{child} and {friend}[!friend.known: , {child.his} best friend,] had returned everything but the doorknob.

“It’s not off a house,” said {friend}. “Look. It’s got numbers round the edge, like a clock.”

But {child} had no time for doorknobs. It was Saturday night. The [us: soapbox derby | soapbox race][city:  in {city}] was tomorrow at ten, and their car stood in the kitchen with three wheels on and no brakes. {@A} had promised to help. But {@a} had been working nights all week, and had sat down with the spanner, and gone to sleep on the instructions.

“What we need is more time,” said {friend}, who was staying over.

“We’ve got less. The clocks go forward tonight. They take a whole hour off us.”

“Where does it go, though?” said {friend}, who always asked that kind of thing.

## or
It was Saturday night, and the [us: soapbox derby | soapbox race][city:  in {city}] was tomorrow at ten. In the kitchen stood {child’s} car, with three wheels on and no brakes. And in the chair beside it, with a spanner in one hand, sat {@a}, who’d promised to help, and who’d worked nights all week, and was fast asleep.

“We need more time,” said {child}.

“We’ve got less,” said {friend}[!friend.known: , {child’s} best friend,] who was staying over. “The clocks go forward tonight. That’s an hour gone. Where does it go, though?”

{child} wasn’t listening. {Pet}[!pet.known: , {child’s} dog,] had come in with something in {pet.his} soft mouth. {Pet} brought things home. Only this week it had been a garden glove and somebody’s left crutch, and they’d had to take them all back. Now {pet.he} laid down a round brass doorknob.

“It’s got numbers round the edge,” said {friend}. “Like a clock.”

# the-door
They were woken by a wet nose. {Pet} was standing in the dark with the doorknob in {pet.his} mouth. {Pet.He} went to the door and looked back.

It was only as far as the end of their own garden. There was an old brick wall there, and {pet} pushed {pet.his} head in among the ivy. Behind it was a small wooden door, with a hole where the knob should be.

The knob went in with a click. {Friend} turned it till the number one was at the top, and the door swung open.

# jars
Inside was a room lined with jars. Most of them were tiny, and held a flicker of something. They were minutes. {child} could see that from the labels. Lost Looking for Keys. Lost in Queues. [school: Lost Waiting for {school} to Be Over. ][music: Lost Trying to Remember How {@song} Goes. ][sport: Lost Looking for Everything You Need to {play sport}. ]A woman in brown overalls was up a ladder with a clipboard.

“At last!” said {keeper}. “I’ve been stuck in here since Monday. I put my knob down for one second.” She saw {pet}, and her eyes went narrow. “You.”

{Pet} wagged.

“{Pet.He} didn’t mean it,” said {child}. “And {pet.he} brought it back.”

“Only just,” said {keeper}. “I’ve got a delivery at one.”

# the-hour
A long way off the church clock struck one, and it came. It came in through the door behind them, rolling slowly, as big as a beach ball, and it glowed the colour of a kitchen window when you’re outside in the dark.

“Is that the hour?” whispered {friend}.

“One till two. Comes out tonight, goes back in October. I only look after it.” {Keeper} lifted down a great glass jar. “It’s a shame, I’ve always thought. A perfectly good hour, and nobody in it.”

{child’s} heart had begun to thump.

“Could we borrow it?” {child.he} said.

{Keeper} looked at {child.him} over her clipboard. “There’s no rule against it. But it won’t stretch, and it must come back with nothing broken in it. And I’ll tell you this. Most people waste it.”

“We won’t,” said {child}.

# a-line
They rolled it up the garden between them. In the kitchen {friend} counted to three, and they let go. Gold light went up the walls, and every clock in the house stopped ticking.

“Right,” said {child}. “First {@a} can do the wheel, and then the brakes, and then …”

{Child.He} put one hand on {@a}, and stopped.

{@A} had a line between the eyebrows, even asleep, and the badge from work still on. If {child} said anything, {@a} would say, “I’m up, I’m up,” and would be, too. {child} felt a bit ashamed. It wasn’t {@a} who was going to ride in the thing.

The light had gone down a little way already.

# big-enough-for-two
{Friend} had seen {child’s} face. “It’s big enough for two things,” said {friend}.

So they undid both shoes, and slipped them off. They slid the instructions out and a cushion in, and {pet} lay down at {pet.his} own end, where it was coldest, and warmed the feet. Then they read the instructions themselves, right from the beginning, which they’d never actually done.

“It doesn’t say drill,” said {friend}. “It says knock.”

{child} held, and {friend} knocked. The fourth wheel went on. The brakes didn’t work, and they did them again, and they didn’t work, and they did them again. And the third time the lever went down with a clean, sweet clunk.[athlete:  {Athlete} couldn’t have been prouder.]

The light crept down the walls. Little by little that line between the eyebrows smoothed itself out, and was gone.

When the hour was no bigger than an orange, they were sitting on the floor against the finished car, not doing anything at all. {child} thought that part was possibly the best.

# not-a-scratch
They carried it down the garden in a mixing bowl. In the jar it swelled up again, round and bright, and {keeper} held it to her ear.

“Not a scratch,” she said. “And somebody’s slept in it. That’s the best thing you can do with them.” She took her doorknob firmly in one hand, and looked at {pet}. “October,” she told {pet.him}. “You may come and see it off. Bring nothing.”

In the morning {@a} stood in the kitchen in bare feet, and pushed the brake lever, twice.

“I don’t understand it,” said {@a}. “I feel wonderful. And we lost an hour.”

“No, we didn’t,” said {child}. “It’s just being looked after.”

## or
They carried it down the garden inside {friend’s} [us: sweater|jumper], which glowed. {Keeper} turned it round and round under the lamp.

“No chips,” she said. “No cracks. And one corner’s quite soft. You’ve had somebody asleep in that.” It was the first time she had smiled. “Nobody ever thinks of that. They all want to finish something.”

“We did that, too,” said {friend}.

“Off you go, then.” She held the doorknob high, where {pet} couldn’t get it. “And you can come back in October. Bring nothing.”

At breakfast {@a} stretched until the chair creaked. “We lost an hour,” said {@a}, “and I feel as if I’d found one.”

# five-minutes
They came fourth, [elder: with {elder} [elder2: and {elder2} ]shouting all the way, ]and they had the best brakes on the hill. And that night, when {@a} came to put out the light, {pet} padded in and laid something down, very gently, on {child’s} slippers. It was a small glass jar with a flicker in it.

{child} tilted it to read the label. Five Minutes, it said. Lost Saying Goodnight.

“Budge up, then,” said {@a}, who hadn’t seen it. “I’ll stay for a bit.”

# @song
{music}

# @a
{uncle}
## if adult
{adult}

# picture 2
It is a whole hour, and it glows.
