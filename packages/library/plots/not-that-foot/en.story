title: Not That Foot
title: The Elephant on the Hose
guest gardener: Mr Okoro (he), Mr Finch (he)

% The elephant talks with a full nose in dis-one and trickle, and says d for th. Two pats each time.

# drip
It had been hot all day at the allotments[city:  in {city}], and {child’s} sunflower[school: , which was taller than anybody {at school},] hung its head.

“It wants a drink,” said {gardener}. “You hold the hose, {child}, and I’ll turn the tap.”

{child} held the hose.

Drip, said the hose.

Drip.

And then nothing.

“Somebody’s standing on it,” said {gardener}.

# plums
So {child} walked along the hose. Past the beans, past the shed – and there, behind the shed, stood an elephant. He was eating plums[friend: , and {friend}[!friend.known: , {child’s} best friend,] was picking them for him].

“You’re standing on our hose,” said {child}.

# this-foot
“Am I?” said the elephant. His tummy was so wide that he couldn’t see his feet. He lifted one at the front. “This foot?”

“Not that foot,” said {child}.

Bomp. He lifted another. “This foot?”

“Not that foot.”

Bomp. “This foot?”

“Not THAT foot!”

Bomp. “Then I’ve run out of feet,” said the elephant, and took another plum.

“You’ve got one more,” said {child}. “At the back.”

“I’ve got a back?” said the elephant.

# pat-pat
{child} went round to look. It was quite a walk[athlete: , even for {athlete}]. And there was the foot, big and round and grey, on top of the hose. {Child.He} put a hand on it. Pat, pat.

“This one.”

“Oh, THAT foot,” said the elephant. “You should have said.”

And he lifted it.

# whoosh
WHOOSH!

The hose jumped like a frog[sport:  that wanted to {play sport}]. It wet the shed[pet.cat: , but not {pet}[!pet.known:  the cat], who was too quick][pet.other: , but not {pet}, who was at home]. It wet the beans. [pet.dog: It wet {pet}[!pet.known:  the dog], and {pet.he} shook it all off again over the beans. ][elder: It wet {elder}[elder2:  and {elder2}], who said it was lovely. ]It wet {gardener’s} hat, and it wet {child} down to {child.his} socks. It wet everything except the sunflower.

Drip.

Drip.

And then nothing.

“Which foot is it now?” asked the elephant.

“No foot,” said {gardener}. “That was all the water we had.”

# slurp
Oh no! Every drop was lying on the path, in one big brown puddle. And the sunflower hung its head right down.

{child} looked at the puddle. Then {child.he} looked at the elephant. The elephant had a very long nose.

“Can you put all that in there?” {child.he} asked.

Sluuurp! said the nose, and there was no puddle.

# dis-one
“Now give it to the sunflower,” said {child}.

“Dis one?” said the elephant, because his nose was full. Psst! He watered the beans.

“Not that one!”

“Dis one?” Psst! He watered {gardener’s} hat.

“Not that one!”

“Dis one?” Psst! He watered {child}.

“Not THAT one!”

# trickle
{child} sat down by the sunflower, and put a hand on the ground. Pat, pat.

“This one.”

“Oh, DAT one,” said the elephant.

And he laid his nose beside {child’s} hand, and let the water out as slowly as he could[music: , while {gardener} hummed {music}]. Trickle, trickle, trickle. The sunflower drank. It lifted its head a little. And a little more.

# on-all-four
Now the sun was low, and it was quiet among the beans.

“Am I standing on anything?” whispered the elephant.

{child} went all the way round him to see.

“Not that foot,” {child.he} said softly. Pat. “Not that foot.” Pat. “Not that foot.” Pat. “And not that foot.”

So the elephant stood where he was, quite still, on all four.
