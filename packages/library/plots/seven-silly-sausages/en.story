title: The Digger’s Tooth
title: Seven Silly Sausages
title: One, Two, Three, Gap, Five
guest pet: Biscuit (he), Pickle (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The digger lisps until it has its new tooth: “lotht”, “It’th”, “Thee?”. “Scrabble, scrabble, scrabble” can be done with all ten fingers. Its engine goes to sleep slowly: rumble, rum, mmm.

# mending-the-road
There was a digger outside {child’s} house[city:  in {city}]. It was big and yellow, and it was mending the road[school:  to {school}].

All day long it went rumble, scoop, tip. Rumble, scoop, tip. {child} and {pet}[!pet.known: , {child.his} dog,] watched from the gate. {Pet} loved the digger, because {pet} was a digger too.

At [us: suppertime | teatime] the workers went home. The digger stood all alone beside its hole.

# clank-clank-sniff
{child} was just going in when {child.he} heard a noise.

Clank. Clank. Sniff.

“Digger,” said {child}, “are you crying?”

“I’ve lotht my tooth,” said the digger.

It held down its bucket for {child.him} to see. Along the edge of the bucket was a row of big steel teeth. One, two, three, gap, five.

“It came out when I bit on a rock,” said the digger. “It fell down the hole, and I can’t dig without it. And they need the road on Monday!”

{child} looked down the hole. It was full of mud and stones and more mud.

“Can’t you scoop it out?” {child.he} asked.

The digger tried. Rumble, scoop – and all the mud ran out again, through the gap. Dribble, dribble, plop.

“Thee?” said the digger.

# somebody-who-could-dig
{child} thought hard. They needed somebody who could dig without a bucket. They needed somebody who did it every day, in the flower beds, for fun.

“{Pet}!” said {child}.

“Woof!” said {pet}.

“Wait there,” said {child}, and {child.he} ran to ask {@a}. {@A} came out and held on to {pet’s} long [us: leash | lead], and {child} stood at the edge and was in charge[sport: , like a coach at {sport}].

# scrabble
“Left a bit, {pet}!” {child.he} called. “Now dig!”

Scrabble, scrabble, scrabble! Mud flew over the [us: sidewalk | pavement]. Up came an old boot.

“Not that,” said {child}. “Right a bit. Dig!”

Scrabble, scrabble, scrabble! Mud flew over {@a}. Up came a rusty spoon.

[friend: {Friend}[!friend.known: , {child’s} best friend,] came along the road to see what it was all about, and made a list. One boot, it said. One spoon.

]“Not that,” said {child}. “Down a bit. Dig, {pet}, dig!”

Scrabble, scrabble, scrabble – CLINK!

And up came {pet}, [athlete: as proud as {athlete} and ]as brown as a puddle from {pet.his} nose to {pet.his} tail. In {pet.his} mouth was a tooth. It was as long as {child’s} shoe, and very heavy.

# put-it-back
“My tooth!” said the digger. “Put it back! Put it back!”

{child} pushed it into the gap. It fell out.

“It won’t go,” said the digger sadly. “It’th no good.”

“But you don’t put it back,” said {child}. “When your tooth comes out, you put it under your pillow. And you go to sleep. Everybody knows that.”

“I haven’t got a pillow,” said the digger.

{child} looked up the road and down the road. Next to the cones lay a big, fat bag of sand.

“There,” {child.he} said.

# goodnight-digger
So {@a} helped {child.him} to slide the tooth under the bag of sand. The digger lowered its long yellow arm, down, down, down, and rested its bucket on the top. Its engine went rumble. Then rum. Then mmm. Its lamps went out.

“Goodnight, digger,” said {child}.

Then {pet} had a bath, and so did {child}, and so did {@a}[music: , and all of them sang {music}].[elder:  {Elder} held the towels[elder2: , and {elder2} brought some more]. {Elder.He} stayed nice and clean, until {pet} had a shake.]

# a-tiny-spanner
In the middle of the night, {child} woke up. {Child.He} heard a whirr, like tiny wings, and a tap, tap, tap, like a tiny [us: wrench | spanner]. {Child.He} looked out between the curtains and saw a little light by the digger. It seemed to be wearing a hard hat.

{child} smiled and went back to sleep.

# silly-sausages
In the morning {child.he} ran out in {child.his} slippers. The digger was awake. One, two, three, FOUR, five! The new tooth was so shiny that {child} could see {child.his} own face in it.

“Look!” said the digger. “I can say it now. Stones! Sand! Seven silly sausages!”

Rumble, scoop, tip! Not one drop of mud ran out.

And beside the gate there was a present, with a label on it. FOR THE SMALL DIGGER, it said.

It was a bone, and it was very, very big.

{Pet} knew exactly what to do with it. {Pet.He} buried it.

# only-the-nose
That night there was a fine flat road outside, and the digger slept at the end of it, with its bucket on its bag of sand. {Pet} slept too, on {child’s} feet, as warm as a pillow. {Pet.He} {pet.was} clean all over, except for the nose. Somebody had to check on the bone.

# @a
{minder}
## if adult
{adult}
