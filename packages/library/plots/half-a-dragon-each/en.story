title: Half a Dragon Each
title: The Dragon of Gloom Castle
title: One Half and the Other

% The dragon is only on the screen. A hand held out hides half of it. {friend} has the teeth and {child} the tail, until the dragon turns round.

# not-the-dragon
The [us: movie|film] was called The Dragon of Gloom Castle, and {child} wanted very much to see it. It was only the dragon {child.he} didn’t want to see.

“I’ll cover my eyes when it comes,” {child.he} told [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] “and you can tell me what’s happening.”

“All right,” said {friend}, who wasn’t afraid of anything[sport: , not even of having to {play sport} with the big children]. This week {friend} was going to be a dentist.

They sat in the very middle of row five[city: , in the biggest [us: movie theater|cinema] in {city}], with a bag of popcorn between them.[adult:  {Adult}, who always fell asleep in [us: movies|films], had the next seat.][elder:  {Elder}[elder2:  and {elder2}] sat at the back, where there was room for legs.][music:  The loudspeakers were playing {@song}.] Then the lights went down, and the curtains slid open.

# a-big-horse
GROOOAAAR!

{child} clapped both hands over {child.his} eyes.

“What’s it doing?”

“It’s hugging a horse,” whispered {friend}.

CRASH! CRUNCH!

“That didn’t sound like a hug.”

“It’s a big horse.”

# a-sore-throat
GROOOAAAR!

“What about now?”

“Now it’s singing.”

“What’s it singing about?”

{Friend} thought for a moment. “Its sore throat.”

“Is that a fib?” whispered somebody behind them. It was a small boy in row six, and he had his hands over his eyes as well.

“Yes,” whispered {child}. “But it’s a good one.”
## or
GROOOAAAR!

“What about now?”

“Now it’s having its supper.”

“What’s it having?”

{Friend} thought for a moment. “Porridge.”

CRACK! SMASH!

“With lumps in,” whispered {friend}.

“Is that a fib?” whispered somebody behind them. It was a small boy in row six, and he had his hands over his eyes as well.

“Yes,” whispered {child}. “But it’s a good one.”

# eyes-shut
GROOOAAAR!

“And now?” said {child}.

Nobody answered.

“{Friend}? What’s it doing now?”

“I don’t know,” said {friend}, in a tiny voice. “I’ve shut my eyes.”

“You’re supposed to be looking!”

“There were so many teeth.”

So there they sat, and neither of them could see a thing. And that was much worse, because a thing you can’t see can be as big as it likes.

“We’ve got to know when it’s gone,” said {child}. “Have a little look.”

“You have a little look.”

# half-each
A whole dragon was too much, that was the trouble. But what if you only had a bit of one?

“Let’s share it,” said {child}.

{Child.He} held one arm straight out, with the fingers spread, and opened {child.his} eyes, very carefully. It worked! Half the screen had gone behind {child.his} hand.

“Now you do it, only the other way round, and we’ll have half a dragon each. I’ll take the tail.”

“But then I get the teeth!”

“You’re the one who’s going to be a dentist.”

There was no arguing with that. {Friend} sighed, and put up a hand.

# an-ow-mouth
GROOOAAAR!

“What have you got?” whispered {child}.

“Teeth. Heaps of teeth. But do you know what?” {Friend} leaned forward. {Friend.He} didn’t sound so tiny any more. “That’s not an angry mouth. That’s an ow mouth. What have you got?”

“A tail. It’s just lying there.”

“Isn’t it waving about?”

“No. It isn’t moving at all.”

That was odd, because the rest of the dragon was making the walls shake.

# turned-round
And just then the dragon turned round. Its great big head came swinging across the screen, out of {friend’s} half and into {child’s}.

“{Friend}!” squeaked {child}. “I’ve got the teeth!”

“Don’t shut your eyes! I’ve only got a tummy! You’ve got to look!”

{child} wanted to shut {child.his} eyes. {Child.He} wanted to so badly that {child.his} eyelids itched. But if {child.he} shut them now, there would be nobody in the whole world who had that half.

So {child.he} looked. First at one tooth, and then at the next, and then all the way up to an eye, which was yellow, and as big as a [us: wading|paddling] pool.

The eye wasn’t looking at {child.him}. It was looking at the tail. And right on the end of the tail stood a heavy iron gate.

# open-the-gate
{child} lowered {child.his} hand.

“It isn’t angry!” {child.he} shouted. “It’s STUCK!”

Everybody heard.

“Its tail hurts!” shouted {friend}. “Open the gate!”

“Open the gate!” shouted the boy in row six, who wasn’t covering anything now.

“OPEN THE GATE!” shouted the whole [us: movie theater|cinema][school: , which was at least half of {school}].

# mmmmm
And on the screen a girl came running[athlete: , as fast as {athlete}], exactly as if she had heard. She took hold of the handle in both hands, and wound, and the gate came up, and the dragon pulled in its tail and blew on it.

Groooaaar, it said, but much lower now. Then it lay down, all the way along, and there was hardly anything left but mmmmm.

“Now it’s hugging a horse,” whispered {friend}.

And so it was.

# one-and-the-other
That night, when the light was out[pet:  and {pet} had gone to sleep], there was something sitting on the chair in {child’s} room. It had a back. It had one long arm, and possibly a head.

The whole of it was too much. So {child} put up a hand, and took half.

A sleeve.

{Child.He} moved the hand across, and took the other half.

A hood.

{Child.He} put the two together. One sleeve and one hood made {child.his} own coat, which had gone to lie down over the back of the chair.

“Mmmmm,” said {child}.

Then {child.he} shut one eye. And then the other.

# @song
{music}
