title: One Step Too Many
title: Whoops, Said Everybody
title: The Step That Was Left Over

% The step is "it". The grown-up: {@a}.

# six
There were five steps up to the door. {child} counted them every evening, and {@a} came behind with the shopping.

One, two, three, four, five, said their feet.

But this evening[city:  in {city}] it didn’t stop there.

“Whoops!” said {child}.

“WHOOPS!” said {@a}, and trod on nothing, and three oranges rolled all the way down to the street.

{child} laughed until {child.his} tummy hurt. Then {child.he} turned round to look. There was a step that had never been there before. It was made of wood, and it was small, and a bit crooked.

“I’m sorry,” said the step. “I think I’m one too many.”

# thank-you
{child} stepped up on it, very gently.

“Oh,” said the step. “Thank you.”

“What for?”

“It’s such a long time since anybody stood on me.”[pet:  So {pet} stood on it too. “Thank you,” said the step. “What a lot of legs all at once.”]

Long ago it had been the top step of a whole staircase, in a house with a garden. But the house was gone. The other steps had been made into a floor.

“And I was left over,” said the step. “Can I be in your stairs? I hardly take up any room.”[school:  It had asked {at school} as well, but the stairs there were full.]

“Yes,” said {child}.

# at-the-bottom
Only, it couldn’t be at the top. People fell over there.

“Lie at the bottom,” said {child}, and the step lay down at the bottom.

Along came [elder: {elder}, on a visit[elder2: , with {elder2} just behind] | the man from next door, in his bicycle helmet].

One, two, three, four, five, said the feet.

“WHOOPS!” said [elder: {elder.short} | the man from next door].

So the bottom was no good either. Feet count by themselves. They don’t ask your head, and when there’s one too many, over you go.[athlete:  It doesn’t even help to have {athlete} on your wall.]

# in-the-middle
“Lie in the middle,” said {child}, and the step lay down in the middle, between two and three.

Along came [friend: {child's} best friend, {friend}, running as if it was time to {@play} | [us: the mailman | the postman], though it was evening].[!friend & sport:  And then {child} tried it too, as fast as you go to {play sport}.]

One, two, three, four, five, said the feet.

“WHOOPS!” said [friend: {friend} | [us: the mailman | the postman]], and sat down.[friend:  “Again!” {friend.he} said.]

# firewood
“That’s quite enough,” said {@a}, picking up the last orange. “Somebody’s going to get hurt on that step. We’ll put it in the woodshed.”

The step didn’t say anything. It only creaked a little, like somebody trying not to cry.

“The woodshed,” whispered {child}. “But that’s for things you burn.”

# sat-down
{child} felt sad, and sat down. There was only one place to sit. It was small and a bit crooked, and it was exactly right.

“Thank you,” whispered the step.

And there they sat, {child} and the step that was left over. It creaked, and {child} creaked back.[music:  In the end they were creaking {@song}.]

“I’m one too many,” said the step. “I’m one too many everywhere.”

{child} thought so hard that it showed. Everywhere there were stairs, yes. Because there the feet had counted already.

“Come on!” said {child}.

{child.He} took the step under one arm and carried it indoors, all the way to the bathroom. There was the washbasin. It was so high up that {child} always had to shout for somebody when it was time for teeth.

{child.He} put the step down on the floor.

# a-stair-of-one
One, said {child.his} feet.

And they didn’t say any more, because there didn’t need to be any more. {child} could reach the tap. {child.He} could reach the soap. {child.He} could reach right up to the mirror, and there {child.he} saw {child.himself} for the very first time without being lifted.

“Whoops,” said {@a} in the doorway. But this time nobody fell over. “Haven’t you got tall.”

“It’s a staircase,” said {child}. “It’s got one step.”

“Only one?”

“It only needs one.”

Something under {child.his} feet creaked, like something that is really happy.

# one
At night the step was allowed to lie beside the bed, so that it wouldn’t be lonely in the bathroom. {@A} put out the lamp.

{child} climbed up in the dark.

One, said {child.his} feet.

“Thank you,” said the step.

And there was the pillow.

# @a
the grown-up
## if adult
{adult}

# @A
The grown-up
## if adult
{Adult}

# @play
play
## if sport
{play sport}

# @song
{music}
