title: Nothing on It Yet
title: A Letter in the Night
title: There’s More on the Sheet
guest pet: Rollo (he), Tilly (she)
guest minder: Josie (she), Hattie (she)

% The dog is the family's, or the neighbours', who is staying; a cat reads as well, with its mouth open.
% The grown-up is {adult}, else the grandparent, else {minder}. A grandparent beside {adult} sleeps on the sofa; a friend sleeps on the mattress.

# wet
{child} woke up in the middle of the night, and the bed was wet.

It had been warm to begin with. Now it was cold. The sheet was wet and the pyjama bottoms were wet, and {child} lay in the middle, so ashamed that {child.he} hardly breathed.[elder:  And {elder}[elder2:  and {elder2}] had made the bed so beautifully, with one sheet too many, as usual.][!adult & !elder:  Across the hall slept {minder}, who was looking after {child.him}.]

Nobody must ever know[friend: , not even {Friend}[!friend.known: , {child’s} best friend,] asleep on a mattress on the floor]. That was all {child.he} wanted.

But somebody knew already.

{@Nose}

“Go away,” whispered {child}.

# the-pillow
{child} put the pillow on top of the wet. {@Pillow} Sniff, sniff.

Then {child.he} put the [us: comforter|duvet] on top of that. {Pet} crept in underneath. Sniff, sniff, sniff. {@Happy}

“Shh!” whispered {child}.[friend & age>=5:  {Friend} rolled over on the mattress and mumbled something about a bus.]

So {child.he} got up. {Child.He} took off the wet bottoms and pushed them under the bed, right to the back[school: , behind the bag for {school}][sport: , in among the things for {sport}]. Then {child.he} found some dry ones.

But when {child} turned round, {pet} was gone. There was only a tail, sticking out from under the bed.

# reading
{child} lay down flat on the floor and looked.

{@Reading}

{@Gate}

“You’re reading,” whispered {child}.

{@Yes}

“Is it about me?”

{@Yes-yes}

{child} thought it over. It couldn’t say much. It could only say that {child.he} had been here, just now. And when {Pet} got to the end, {pet.he} read it again from the beginning.

# delivered
But you don’t keep news like that to yourself. {Pet} took the pyjama bottoms in {pet.his} mouth, wriggled out backwards and was off through the door, with one leg trailing behind[athlete: , faster than {athlete}].

“No!” whispered {child}. “Not there!”

{@Along}[elder & adult: . On the sofa lay {elder.short}. {Pet} stopped and held them up.

“No, thank you, I’ve got some,” said {elder.short}, fast asleep.

So on {pet.he} went, all the way to {@whose} bed.|, all the way to {@whose} bed.]

When {child} got there, it was too late. {@Whose} hand was hanging over the edge, with the pyjama bottoms on it. {Pet} sat and waited. {@A} slept.

# out-loud
{child} got hold of one pyjama leg. {Child.He} could simply take them back, and nobody would know.

But {Pet} was looking at {@a}. {Pet.He} looked and looked, {@waiting}

{@A} can’t read that, thought {child}. Grown-ups haven’t got the nose. Somebody would have to read it out.

“There’s a letter,” said {child}.

{@A} opened one eye. “Now?” Then the hand felt what it was holding. “It’s wet.”

“It’s only just been written.”

{@A} opened the other eye, too. “What does it say?”

{child} held up the pyjama bottoms and read.

“I have [us: peed | done a wee] in the bed. Love from {child}.”

{@A} lay and thought about that.

“Is that all of it?”

“No,” said {child}. “There’s more on the sheet.”

# the-rest
So they went and got the rest of it.

[friend: {Friend} was sitting up on the mattress. “Was there anything for me?”

“No, it was for {@a},” said {child}. “But you can take an end.”

]{@Carriers} carried the sheet to the washing machine, and {Pet} walked behind and read the part that dragged along the floor.

[elder: And there on the bed lay {elder.short’s} other sheet, the one too many, perfectly dry, and {child} lay down in the middle of it. | {@A} made the bed again with a dry sheet, and {child} did the corners. Then {child.he} lay down in the middle of it.] A long way off the washing machine was humming[music:  something like {music}], and in front of it sat {Pet}, watching the letter go round and round.

# nothing-yet
In the morning the sheet hung on the [us: drying rack|clothes horse].[elder & adult & age>=5:

“I dreamt that somebody came round selling [us: pants|trousers],” said {elder.short}.]

{Pet} put {pet.his} nose to one corner. {Pet.He} sniffed all along the bottom, and some way up the side. Then {pet.he} looked at {child}.

[friend: “What does it say now?” asked {friend}.

]{child} put {child.his} nose there, too. It smelled of soap.

“It’s clean,” said {child}. “There’s nothing on it yet.”

# @Nose
Somebody put a nose over the edge of the bed and sniffed. It was {Pet}, the dog from next door, who was staying with them and slept on the rug.
## if pet.dog
Somebody put a nose over the edge of the bed and sniffed. It was {Pet}[!pet.known:  the dog], who slept on the rug.
## if pet.cat
Somebody landed on the bed on four soft feet and sniffed. It was {Pet}[!pet.known:  the cat], who had been out in the kitchen, having a look at the night.

# @Pillow
{Pet} pulled it off with {pet.his} teeth and put {pet.his} nose back.
## if pet.cat
{Pet} hooked it away with one paw and put {pet.his} nose back.

# @Happy
And the tail went thump, thump, thump against the wall.
## if pet.cat
And then something in there began to purr.

# @Reading
There was {Pet}, with one paw on the pyjama bottoms. {Pet.He} didn’t pull a face. {Pet.He} put {pet.his} nose to the top of one leg and went along it, very slowly, right down to the end. Then {pet.he} began on the other leg. In some places {pet.he} went back a little, and the tail went thump.
## if pet.cat
There was {Pet}, with one paw on the pyjama bottoms. {Pet.He} put {pet.his} nose to the top of one leg and went along it, very slowly, right down to the end. Then {pet.he} began on the other leg. In some places {pet.he} stopped with {pet.his} mouth a little open, and forgot to shut it.

# @Gate
{child} knew that look. It was how {Pet} looked at lamp posts[city:  all over {city}]. Every dog that goes past leaves a few drops there, and the next dog sniffs and sniffs, and it’s no good pulling before the end.
## if pet.cat
{child} knew that look. It was how {Pet} looked at the corner of a wall[city:  anywhere in {city}]. Every cat that goes past leaves something there for the next, and the next cat sniffs and sniffs, and it’s no good calling before the end.

# @Yes
Thump, went the tail.
## if pet.cat
Prrr, went {Pet}.

# @Yes-yes
Thump, thump.
## if pet.cat
Prrr, prrr.

# @Along
{Pet.He} trotted off along the hall
## if pet.cat
{Pet.He} walked off along the hall, calling out as {pet.he} went, mraow, mraow

# @waiting
with {pet.his} head first on one side and then on the other.
## if pet.cat
with {pet.his} tail laid neatly round {pet.his} feet.

# @Carriers
{Child}
## if friend
{Child} and {friend}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @Whose
{Minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}
