title: What Was It About?
title: A Hard Day for a Cushion
title: [!theme.sleepover: Angry Since Breakfast]
title: [theme.angry: The Angry Toothbrushes]
title: [!theme.angry: Two Friends and a Mislaid Quarrel]
title: [theme.sleepover: Who Gets to Say Good Night Last]

# cushion
{Child} and {friend} were sitting on the sofa, not being friends. They sat back to back, so that it would show, and
between them stood a cushion.

“Tell {friend},” said {child} to the cushion, “that I’m still angry.”

“Tell {child},” said {friend}, “that so am I.”

The cushion said nothing. It had been at this since breakfast, and now it was evening, and {friend} was staying
another night.

## or
The cushion on the sofa was having a hard day. On one side sat {child}, angry. On the other side sat {friend}, who had
stayed the night and was going to stay another, angry. They sat back to back, and everything they had to say to each
other had to go through the cushion.

“Tell {friend} it’s evening,” said {child}.

“Tell {child} I can see that,” said {friend}.

It had been like this since breakfast.

# forgot
[pet.dog: {Pet} went back and forth, wagged both ways, and was patted from both sides.][pet.cat: {Pet} lay along the
top and wasn’t friends with either of them, but that was usual at this time of day.][pet.other: {Pet} had no part in
it.]

“Ask {friend},” said {child} after a while, “what it is we’re angry about.”

It went quiet on the other side.

“Tell {child},” said {friend}, “that I thought {child} was keeping track of it.”

Then they both turned around. It turned out that both had forgotten by lunch, and had been angry since then out of
politeness.

But this would never do. You can’t be angry about nothing. And you can’t stop, either, if you don’t know what it is
you’re stopping.

“We’ll have to look for it,” said {friend}. “But angry.”

So they looked for it, three steps apart and without smiling.

# slips
They wrote down what they thought it was, in secret, on a slip of paper each[school: , the way they do it
{at school}]. One, two, three, and they turned them over.

Both were blank. [age>=7: That was one thing they could agree on[athlete: , that and {athlete}].|[athlete: It couldn’t
be {athlete}, either. They always agreed about {athlete}.]]

# hall
In the hall stood the boots, one of {child's} and one of {friend's} in each pair. Maybe it was about those. They
pulled them on and walked once around, clop and flop, clop and flop.

No. They had swapped on purpose. Both of them had to look at the ceiling for a long time, since there was to be no
smiling.

## or
In the hall stood a tower of books, nearly up to the door handle. Every other book was {child's}, and every other was
{friend's}. Maybe it was about the tower. They walked around it, one each way, and met at the back.

It leaned. But it leaned exactly as much toward them both. “It’s good,” said {child} to the tower. “It is,” said
{friend} to the tower.

# clementine
On the table lay a clementine. Maybe that was it. They peeled it and shared it out, angrily, piece by piece, until
there was only one left.

“You have it,” said {child} crossly.

“Never,” said {friend}. “Have it yourself.”

Not the clementine.

## or
On the floor lay the puzzle that they had begun yesterday. One single piece was missing. When people are angry, it’s
often about a piece like that.

But the piece was under the sofa, and both of them reached for it at once, and both of them pulled back a hand.

“You put it in,” said {child} crossly.

“Put it in yourself,” said {friend}.

Not the puzzle.

# sport
[sport: Could it be {sport}? They tried it on the rug for five minutes, as angrily as they could. It went much too
well.] [music: Could it be {music}? They hummed it, furiously, facing different ways, and happened to do it in
harmony.]

# kitchen
In the kitchen they sat down as they had at breakfast, {child} with the blue bowl and {friend} with the yellow.

“Did you want the blue one?” said {child}.

“No. Did you want the yellow?”

“No.”

It wasn’t the bowls. But across the table lay a row of butter knives, end to end, like a border. [elder: “You put
those down before you’d even sat down,” said {elder}.]

[elder2: “The rest of us had to eat abroad,” said {elder2}.]

“Then we were already angry when we came in,” said {friend}.

## or
In the kitchen the border was still there from breakfast, a row of butter knives all the way across the table. On
{child's} side stood the jam. On {friend's} side stood the spoon.

Was it the jam? They opened the border and had a spoonful each, to find out. It was good jam. Nobody had anything
against it.

[elder: “You started building before you’d said good morning,” said {elder}.]

[elder2: “I had to smuggle in the milk,” said {elder2}.]

“So we were already angry when we came in,” said {friend}.

# toothbrushes
They went backward through the day, to the bathroom. There stood the toothbrushes in one mug, back to back.

“Them, too,” said {child}. “And that was before breakfast.”

“Before the toothbrushes we were asleep,” said {friend}.

They thought until their heads ached.

“Can you quarrel in your sleep?” asked {child}. [city: Nobody {in city} had ever heard of that.] [age>=8: It’s hard to
prove that you don’t.]

[adult: Then {adult} came and said that they could go on being angry tomorrow, but that it was bedtime now.|Then it
was bedtime, angry or not.]

# good-night
{Child} lay down in the bed and {friend} on the mattress. They lay back to back, as well as they could. The lamp went
out.

“Good night,” said {child}, from habit.

“Good night,” said {friend}.

“Good night,” said {child}.

“Good night,” said {friend}.

It went quiet. Then both of them sat up, straight up in the dark.

“That was it,” they both said.

Last night they had said good night until they fell asleep, and nobody knew which of them had said it last.

“I did,” said {child}.

“I did,” said {friend}.

There it was, all in one piece. They smiled so that you could hear it.

## or
The toothbrushes did their work in silence. Then {child} lay in the bed and {friend} on the mattress, back to back,
and the lamp went out.

“Good night,” said {friend}. It slipped out.

“Good night,” said {child}, since you have to answer something.

“Good night,” said {friend}, so that it shouldn’t end there.

“Good night,” said {child}, so that it should.

It went very quiet. Then they sat up, both of them.

“Now I know,” said {child}.

“Me too,” said {friend}. “Which of us was last yesterday?”

“I was,” said {child}.

“No, I was,” said {friend}.

That was it. They had kept on until they fell asleep, and nobody knew which of them had said it last. They had found
it, finally, and it was as good as new.

# friend-decides
{Friend} lay back down and thought. You could hear it, because the mattress creaked.

“We’ll share it,” said {friend} at last. “You take good. I’ll take night.”

“Then you’re last.”

“Tonight. Tomorrow we’ll trade.”

{Child} worked it out. It came out even.

The room was dark blue. The cushion was off duty at last, and lay on the floor between them. [pet.dog / pet.cat: {Pet}
lay on the cushion. ]In the bathroom the toothbrushes had sunk down in the mug, shoulder to shoulder, and the quilts
were warm, and a long time went by.

“Good,” said {child}.

It was quiet for so long that it might have stopped there.

“Night,” said {friend}, though it was mostly like breathing out.

## or
{Friend} lay down again.

“You can have it,” said {friend}. “You can have the last good night.”

“What about you?”

“I’ll take the first good morning.”

It was so fair that {child} had to think about it for a while.

“Good night,” said {friend}.

“Good night,” said {child}, last.

Then nobody said any more. The cushion was allowed to rest, down by the feet. [pet.dog / pet.cat: {Pet} lay close to
it and breathed slowly. ]In the bathroom the toothbrushes leaned on each other in their mug. And on the mattress lay
{friend}, with a good morning all ready on the tip of the tongue, so as to be first, and fell asleep on it.
