title: Not While the Piano’s Up
title: How Do You Do It?
title: Forty Years and Never a Saucer
guest wizard: Mr Hobday (he), Mr Wragg (he)
guest neighbour: Miss Partridge (she), Miss Lavender (she)

% Rule: the more you think about how you do it, the less you can. The gentleman in the bathroom has no name.
% The last lines are the wizard’s own: never once been there when it happened.

# which-foot
{child} wanted to know how everything was done.[age>=10:  {child.He} wanted to know how pigeons decide who goes first, and how a yawn gets across a room.][friend:  {child.He} had once asked {friend}[!friend.known: , {child.his} best friend,] how {friend.he} whistled, and {friend} couldn’t do it again until Thursday.] Once {child.he} had stopped at the top of the stairs to find out which foot {child.he} started with, and there {child.he} had stood, first with one foot in the air and then the other, until somebody shouted that there were pancakes.

So when a piano came floating up past the kitchen window, {child} was out on the front steps before the pedals had gone by.

# up-she-goes
On the [us: sidewalk|pavement], behind a row of orange cones, stood a wizard called {wizard}, beside his [us: moving|removal] van. He wagged his hand at the piano, and at every wag it rose by half a window. On the stool sat the new neighbour, {neighbour}, who had said that where the piano went, she went. She was playing [music: {@song}|a waltz].

“Up she goes,” said {wizard}. “Forty years[city:  {in city}], and never so much as a chipped saucer.”

“How do you do it?” said {child}.

# which-hand
Nobody had ever asked him. “Well,” he said comfortably, “I just sort of …” He looked at his hand. [age>=10: “It’s more a matter of …” He looked at the other one.]

High up in the air, the music stopped.

“I don’t wish to hurry anybody,” called {neighbour}, “but we’ve stopped outside a bathroom, and there is a gentleman in it.”

{wizard} wagged, and the piano went up an inch and came down two.

“Is it really that hand?” asked {child}[age>=10: , who only wanted to help]. “And do you breathe in first, or out?”

“I do breathe,” said {wizard}. “I know I do.” But now he was thinking about that too, and turning purple. “The fact is, I’ve done it every day for forty years, and I’ve never once been there when it happened.”

# a-feather
Soon the whole street was looking up, and everybody knew how.[elder:  {Elder}, who had moved house four times[elder2:  with {elder2}], said it was mostly[age>=10: , as far as {elder.he} could remember,] shouting.][sport:  You had to lean, said somebody, as you do when you {play sport}.] You had to picture a feather, said the gentleman in the bathroom.[pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] had no advice, and lay down by the last cone.]

So {wizard}[elder:  shouted, and] pictured a feather, and the piano dropped by a whole floor.

“Please don’t picture anything else,” called {neighbour}.

# gone
{wizard} sat down on the [us: curb|kerb]. “The more I look for it, the less there is,” he said. “And she’s getting heavy.”

{child} felt sick. It was {child.his} question that was going round inside that hat, like a fly in a lampshade.[age>=10:  People[school:  {at school}] were always saying that one day {child.he} would ask one question too many, and {child.he} had thought it was only an expression.][age<10 & school:  They’d always said {at school} that this would happen.]

“Can’t you stop thinking about it?” asked {child}.[athlete:  “{athlete} can’t be thinking about every single toe.”]

“Right you are,” said {wizard}, and shut his eyes. “I’m not thinking about it. [age>=10: I’m not thinking about my hand. ]I’m not thinking about how I breathe.” The piano came down an inch.

# pancakes
{child} ought to have known. At the top of the stairs {child.he} had told {child.his} feet not to think about it, and they hadn’t listened. It had taken pancakes.[age>=10:  {child.He} had been sitting at the table, fork in hand, before {child.he} remembered that {child.he} couldn’t walk.]

[friend: “What happened on Thursday?” {child} asked.

“The bus was going without you,” said {friend}. “I just whistled.”

]So {wizard} needed pancakes. He needed something that he minded about so much that he had no room for anything else. By the van stood the last box, and on it he had written, in his best handwriting, China, This Way Up, Please.

{child’s} heart was thumping. {child.He} picked up the box, the wrong way up.

# the-china
Something went chink.

“That’s china, that is,” said {wizard}. “The arrow goes at the top.”

“Does it?” said {child}. {child.He} walked backwards, with {child.his} knees as straight as pencils. {child.He} held the box like a waiter, and hopped.

“Both hands!” cried {wizard}. “Left a bit! No, the other left!” And his own hands came up without being asked, and pushed and pulled at the air, and behind his back, quietly, the piano began to rise.

[friend: “Throw it here!” called {friend}, and held out both arms, and shut both eyes.

“NO!” roared {wizard}, and the piano shot up by a whole floor.

]{child} hopped, and the piano hopped[age>=10: , with {neighbour} hanging on like somebody on a camel]. It passed the gentleman in the bathroom, who drew his curtain.[age>=10:  One more window, and it would be there.]

Then {child}, going backwards, came to the last cone[pet.dog:  and {pet}], and {child.he} really hadn’t seen [pet.dog: them|it].

# no-you-dont
Over {child.he} went, the lid flew off, and there were all the cups and saucers, against the sky, like birds.

“Oh no, you don’t,” said {wizard}. He didn’t breathe in, or out, or picture anything at all. He just flung out his arms, as if he meant to catch the whole street.

And {child} stopped, flat on {child.his} back, on nothing at all. Over {child.him} hung the cups, each with its own saucer underneath. From the top of the house came a soft bump, and then the music began again, just where it had left off.

# sitting-down
{wizard} looked at his hands. “How did I …” he began.

“Don’t,” said the whole street.

So he didn’t. He let {child} down, the way you put down a baby that has only just gone off, and picked the cups out of the air. There wasn’t so much as a chip.

“I’m sorry I asked,” said {child}.

“Oh, you should always ask,” said {wizard}. “It was a good question, and I shall think about it on Sunday, sitting down. Only not while the piano’s up.”

[friend & age>=10: {Friend} whistled, and {child} very nearly asked. ]Then there were pancakes at {neighbour’s}, in among the boxes[age>=10: , and {child} ran up all those stairs without a thought for {child.his} feet].

# nothing-up
That night, high above {child’s} bed, {neighbour} was softly playing [music: {@song}|the waltz] to her new rooms.

Now there was nothing up, so it was all right to ask. How do you do it, when you fall asleep? Do you begin with your eyes, or with your feet? Do you breathe in first, or out?[pet:  {Pet} was asleep already, and couldn’t tell {child.him}.] Tonight {child.he} would watch, and see.

{child.He} had done it every night, all {child.his} life, and {child.he} had never once been there when it happened.

{child.He} {child.was}n’t this time, either.

# @song
{music}
