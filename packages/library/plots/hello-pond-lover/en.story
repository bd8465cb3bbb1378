title: Hello, Pond Lover
title: This Is Not a Robbery
title: One That’s Real
guest clerk: Mr Pym (he), Mr Tuttle (he)

% The frogs are plastic and shout as loud as you like. The toad is real and says kwip, very small. Five rows of eight.

# the-knee
{child} had a knee that couldn’t keep still. The rest of {child.him} could, for a bit. But the knee jiggled at dinner and at the dentist’s and all through assembly[school:  {at school}], whatever {child} told it.[sport:  It was a good knee when you had to {play sport}, and at no other time.] And on Saturday, at the garden centre[city:  outside {city}], {child.he} and {child.his} knee[friend:  and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,]] came round the corner by the ponds.

“RRRK! HELLO, POND LOVER!” shouted forty frogs.

They were plastic. They sat on a shelf in five rows, brown and lumpy, with a little glass eye in the middle of each tummy, and the moment anything moved, all forty went off.

# three-weeks
“Don’t do that,” said a man behind the watering cans. His badge said {clerk}, and his eyes said he hadn’t slept. “Three weeks I’ve had of those frogs. I hear them in the bath. Yesterday my wife came into the kitchen, and I said it to her.”

“Said what?”

“Hello, pond lover.”

“What did she do?”

“Threw a sponge,” said {clerk}. “They’re going back to the factory, all forty. The van comes at five.”

{child’s} knee gave a jiggle.

“RRRK! HELLO, POND LOVER!”

# kwip
And after that, very small and a little late: “Kwip.”

“What was that?” said {child}.

“Flat battery.”

But it hadn’t sounded like a battery. It had sounded as if somebody meant it. {child} went along the shelf and counted. Eight in the first row. (“RRRK!”) Eight in the second. Eight in the third, and in the fourth. And in the last row …

“Nine,” said {child}. “{clerk}, you’ve got forty frogs, and one that’s real.”

{clerk} bent down. There they sat, brown and lumpy, all in a row, and not one of them moved a toe.

“It’s a toad,” said {child}. “When something moves, a toad keeps still. It thinks it’s hiding.”

# plop
“It can’t go to a factory,” said {clerk}. “It’ll dry up in the box.” And he stretched out his hand.

“RRRK! HELLO, POND LOVER!”

Something plopped. When they counted the last row again, there were eight.

“Now you’ve scared it,” said {child}. “Now it could be anywhere. We’ll have to keep still until it says something.”

“For how long?”

“For as long as a toad wants.”

# start-again
They kept still. A lady came by with a [us: cart | trolley]. “RRRK! HELLO, POND LOVER!” They started again. A baby threw its hat. “RRRK!” And now it was a quarter to five.
## or
They kept still. {clerk’s} nose began to itch, and he wrinkled it as little as you can. “RRRK! HELLO, POND LOVER!” They started again. A butterfly came in. “RRRK!” They waited until it had looked at every single rose. And now it was a quarter to five.

# not-a-robbery
Then {clerk} went over to the [us: cash register | till][music: , turned off {@song}] and picked up the microphone.

“Would all customers please stand still,” said the loudspeakers. “This is not a robbery. It is a toad.”

And everybody stopped. A lady stopped with one arm up among the bird feeders. Two sisters stopped with a plum tree between them.[friend:  {Friend} stopped on one leg.][adult:  {Adult} stopped with a cactus in each hand.][elder:  {Elder} stopped in the middle of a sentence about slugs[elder2: , and {elder2}, who had heard it before, stopped in the middle of a nod].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] stopped with one paw in the air.] A man who was trying out a [us: lawn chair | deckchair] stayed as he was, because it had folded up with him in it. It was so quiet that you could hear the ferns drip.

“RRRK! HELLO, POND LOVER!”

# the-more-it-goes
Everybody looked at everybody else. Then everybody looked at {child’s} knee.

“I can’t help it,” said {child}, and {child.his} face went hot. “I tell it and tell it. The more I tell it, the more it goes.”

Ten to five. And {child} thought: I always start with the knee. What if I leave it till last?

# till-last
{child} wet {child.his} hands in the pond, ready. {Child.He} sat down on a sack of [us: potting soil | compost]. {Child.He} let {child.his} shoulders go down. {Child.He} let {child.his} arms hang, and then {child.his} fingers, one after another. {Child.He} looked at the water, and breathed as slowly as the water did. {Child.He} didn’t say one word to the knee.

The knee gave a jiggle. Then it noticed that it was the only one, and stopped.

# stillest-place
For a long time nothing happened at all. A leaf turned round on the pond.

And something brown came walking along the edge of the shelf. It put down one hand, and waited, and put down the other, so slowly that not one of all those glass eyes saw it. It was looking for the stillest place in the whole garden centre. It climbed down on to the sack. It climbed up on to {child}.

It sat down on {child.his} knee.

“Kwip,” it said.

# like-a-stone
And then the doors slid open, and in came the driver of the van.

And all forty frogs shouted what they always shouted.

The toad crouched, ready to jump. {child} felt every one of its toes. But the knee held. It held like a stone in a wood. And {child} brought {child.his} wet hands round, one from each side, and closed them.

“Got you,” {child.he} whispered.[athlete:

“{athlete} couldn’t have held it better,” whispered {clerk}.]

# under-a-leaf
Then everyone could move, and two people helped the man out of the [us: lawn chair | deckchair]. The frogs went into their boxes, and the van drove off. You could hear them greeting every lamp-post as far as the [us: gas station | roundabout].

But {child} carried the toad out behind the greenhouses, where there was a real pond with real mud, and opened {child.his} hands. It walked in under a leaf, in no hurry at all.

“Kwip,” said the leaf.

# the-only-one
That night {child} lay in bed and let {child.his} shoulders go down.[pet.cat:  {Pet}[!pet.known: , {child.his} cat,] was asleep already.][pet.other:  {Pet} was asleep already.] {Child.He} let {child.his} arms lie, and {child.his} fingers, one after another. {Child.He} left the knee till last.

It gave one small jiggle. Then it noticed that it was the only one awake, and went to sleep.

# @song
{music}
