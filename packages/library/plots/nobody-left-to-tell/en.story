title: Everybody In
title: Feet Need Air
guest friend: Connie (she), Ned (he)
guest pet: Dot (she), Biscuit (he)
guest elder: Bill (he), Edna (she)

% THUMP with a foot, if the bed can bear it. {elder} is the family’s own, else Bill two houses away; the dog is the family’s, else the friend’s, and a cat creeps under a tablecloth as well.

# good-night
The bunny was staying {@place} for a week. {child} and {friend}[!friend: , {child.his} best friend,] were staying for one night, and by now all {child} wanted was sleep. The bunny wanted something else. {@kissed}

The bunny had a box of hay in the corner of the front room. {child} had the sofa. {Friend} had the mattress on the floor. {Pet}[!pet: , {friend’s} dog,] had the rug, by the table with the long tablecloth. [elder2: {Elder2} had the other sofa. ]{Elder} had the armchair, and {elder.his} bare feet stuck out on a stool.

“Feet need air,” said {elder}. “Goodnight, all.”

# thump
{Elder.He} turned off [music: {music} and ]the lamp. Outside, the wind got up[city:  over {city}] and rattled the gate.

THUMP.

“Who did that?” said {elder}.

{Elder.He} turned on the lamp. The bunny was sitting very tall in the middle of the floor, with her ears straight up. She looked at {child}. She looked at {friend}. She looked at {elder’s} feet. Then she lifted one back foot and banged it down[sport: , as if she wanted to {play sport}].

THUMP.

# a-leaf
“She’s hungry,” said {friend}. What {friend} wanted, more than anything, was for the bunny to take something from {friend.his} hand. {Friend.He} fetched a dandelion leaf and held it out nicely, flat on {friend.his} palm.

The bunny did not look at it.

THUMP.

“Perhaps she’s cross,” said {child}.

“What has she got to be cross about?” said {elder}. “She’s got my best corner[adult: , and a kiss from {adult}].” {Elder.He} turned off the lamp.

The gate rattled. THUMP. And a bit after that, THUMP. And just as {child} was nearly, nearly asleep, THUMP.

# tick-tick
Then {child} heard {pet} get up. {Child.He} heard {pet.his} [pet.cat: paws go pat, pat, pat | claws go tick, tick, tick] across the floor. {Child.He} heard {pet.him} sniff at the bunny, one long sniff, and the bunny sniff back, lots of short ones.

[pet.cat: Pat, pat, pat | Tick, tick, tick] went {pet}, and {pet.he} pushed {pet.his} nose under the tablecloth. {Pet.He} crept in, all the way, tail and all. {Pet.He} turned in a circle, and then in another. {Pet.He} let out a big sigh.

It was quiet.

# the-hole
“She’s stopped,” whispered {friend}.

{child} sat up[athlete: , faster than {athlete}]. {Child.He} could see the bunny in the light from the window. She was looking at the tablecloth where {pet} had gone in. Then she turned and looked at {child}.

THUMP.

“Oh!” said {friend}. “It’s like at my house when supper’s ready! Somebody shouts till everyone’s come.”

“Come where?” said {child}.

{Friend} didn’t know. But {child} was looking at the tablecloth. It hung down to the floor on every side, and it was dark under there, and it had a [pet.cat: cat | dog] in it. And where would a bunny go, if she heard a noise in the night?

“It’s a hole,” said {child}. “She heard the gate. She’s telling us all to get down the hole. And only {pet’s} gone.”

“Well,” said {elder}, “why didn’t she say so?”

“She did,” said {child}. “She said it seven times[school: , like the bell {at school}].”

# all-in
So {elder} got up. {Elder.He} hung two blankets over the table to make it darker, and tucked the corners in with {elder.his} big thumbs. Then {elder.he} pushed the mattress underneath, and all the cushions. {Pet} kept the middle and would not budge.

{Friend} crawled in. {child} crawled in. [elder2: {Elder2} crawled in. ]{Elder} came in last and backwards, puffing, and lay down.

They waited.

THUMP.

“We’re all in!” said {child}.

# feet
“We’re not,” said {friend}. {Friend.He} {friend.was} looking down at the other end. “{Elder’s} feet aren’t.”

“Feet,” said {elder}, “need air.”

THUMP.

{Pet} opened one eye. {Pet.He} got up, walked down the whole length of {elder}, {@took}, and pulled.

“All right, boss,” said {elder}, and {elder.he} drew in one foot. Then {elder.he} drew in the other.

# whiskers
The blanket moved. In came a nose. In came two ears. The bunny walked along the row and counted them, with her whiskers, one by one. When she got to {friend} she stopped. There was still a dandelion leaf in {friend’s} hand, gone rather soft.

The bunny ate it.

# nobody-left
Then she lay down against {pet}, with her back legs stretched out behind her. Outside, the wind rattled the gate.

{child} listened for the thump. But there was nobody left to tell.

“Everybody in,” {child.he} said, and {child.he} {child.was} asleep.

# @place
at {elder’s}, two houses away,
## if elder
at {elder’s}

# @kissed
Everybody had been kissed, even the bunny.
## if adult & elder
{Adult} had kissed everybody, even the bunny, and driven home.
## if adult
{Adult} had kissed everybody, even the bunny, and gone home.

# @took
took a good bite of the cuff of {elder.his} pyjamas
## if pet.cat
hooked one claw into the cuff of {elder.his} pyjamas
