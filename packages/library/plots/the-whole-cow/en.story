title: The Whole Cow
title: Best Moo Goes in Front
title: The Back End Goes First
guest leader: Mrs Pym (she), Mrs Dodd (she)
guest farmer: Orla (she), Nancy (she)

% Two in a cow: {friend} is the head, {child} is the back end. The cow is "it". With no {adult} nobody asks at the end.

# only-one-head
{child} wanted to be the head. So did {friend}, and the cow only had the one.

It was a cow made of white cloth, with brown patches. On Friday there was going to be a play [school: {at school} ]for all the parents, and it took two people to be the cow. One went in front and was the head. The other went behind, bent double, and held on to the first one [us: around | round] the middle.

“Best moo goes in front,” said {leader}, who was in charge.

{child} mooed[pet.dog: , the way {child.he} had practised at home for {pet}[!pet.known: , {child.his} dog]][pet.cat: , the way {child.he} had practised at home for {pet}[!pet.known: , {child.his} cat]][pet.other: , the way {child.he} had practised at home for {pet}]. It sounded like a vacuum cleaner.

Then {friend} mooed. It sounded like a cow. It sounded so much like a cow that {leader} went to the window and looked out.

# just-as-important
So {friend} was the head, and {child} was the back end.

“The back end’s just as important,” said {friend}. {Friend.He} {friend.was} {child’s} best friend, and {friend.he} meant it.

“The back end doesn’t do anything,” said {child}.[sport:  “It can’t even {play sport}.”]

“It does the tail.”

Well, that was true. There was a string in there, and when you pulled it the tail went swish. But all {child} could see was the back of {friend’s} [us: sweater | jumper]. Just where the tail was sewn on, though, there was a little hole, and if {child.he} twisted [us: around | round] {child.he} could peep out of it backwards.

# stood-still
And then it was Friday. The hall was full of chairs, and the chairs were full of people. {child} and {friend} stood behind the red curtain in their cow and waited[music: , while the others got to the end of {@song}].

“Cow!” called {farmer}, who was the farmer. “Where are you?”

This was where the cow was meant to come on and moo, so that the farmer would find it. The cow took a step. The cow took another step.

Then the cow stopped.

“Moo,” whispered {child}.

But {friend} didn’t moo. {child} still had both arms [us: around | round] {friend.him}, and could feel {friend.him} shaking all over.

“Cow!” called {farmer} again. “Where ARE you?”

“I can’t,” whispered {friend}. “They’re all looking at me.”

# not-one-eye
Somewhere a chair creaked. {child} held on tight. Nobody was looking at {child.him}. In the whole of that hall there wasn’t one single eye that could see {child.him}, and that really was the best thing about being the back.

And then {child.he} knew.

“Turn [us: around | round],” {child.he} whispered. “I’ll go first.”

“But you can’t!”

“I can. Backwards.”

# swish
So the cow turned [us: around | round], with its head to the curtain and its tail to all the people, and it began to back out across the floor. {child} peeped through the hole. One step. Another step. [us: Around | Round] the milking stool. And then {child.he} pulled the string.

Swish!

Somebody giggled. Swish, swish! And then the whole hall was laughing.

# moo-at-it
“What are they laughing at?” whispered {friend}.

“My bottom,” whispered {child}. “What can you see?”

“Only the curtain. It’s red.”

“Then moo at that.”

{child} felt {friend’s} back get bigger and bigger as {friend.he} breathed in. And then it came. It went right through {friend}, and right through {child}, and out at the other end[city:  and away over {city}], and [elder: {elder}, in the front row, held on to [elder2: {elder2} | {elder.his} hat] | somebody’s [us: grandpa | grandad] in the front row held on to his hat].

# wrong-way-round
“There you are!” cried {farmer}. “But you’re the wrong way [us: around | round]!”

Everybody clapped and stamped their feet.[athlete:  They don’t often do that for anybody but {athlete}.] So the cow turned [us: around | round] once more, and this time it was {friend} who wanted to. {Friend.He} looked at all those eyes, and {friend.he} mooed straight at them. Then the cow took a bow, the front end first and the back end after.

# very-important
Afterwards they crawled out, hot and rumpled.

“The head doesn’t do anything,” said {friend}.

“It does the moo,” said {child}. “That’s terribly important.”

# the-whole-cow
That night {child} went to bed backwards. One step. Another step. [us: Around | Round] the chair.

[adult: “What are you doing?” asked {adult}.

“Going first,” said {child}.

And {child.he} backed until the bed caught {child.him}, and {adult} tucked {child.him} in, front and back. | That’s how you do it when you’re going first.

And {child.he} backed until the bed caught {child.him}, and there was [us: blanket | duvet] enough for front and back.] The front end of the cow was at home in its own bed, and was sure to be asleep by now. So the back end could shut its eyes as well.

And then the whole cow was asleep.

# @song
{music}
