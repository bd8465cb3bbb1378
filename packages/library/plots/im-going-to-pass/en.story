title: I’m Going to Pass
title: A Very Flat Ball
title: Less Than One
guest friend: Ollie (he), Bryony (she)
guest pet: Tuft (he), Freda (she)
guest big: Joanna (she), Saskia (she)
guest little: Maisie (she), Elsie (she)
guest dad: Mr Tuck (he), Mr Gorse (he)

% In Swedish the same word means to pass a ball and to mind a child. In English, ball and child are both passed.
% The dog is the family’s, or {friend’s}; a cat takes the ball for a mouse.

# two-all
{child} was in front of goal with nobody near, it was two all, and {friend} took the shot instead of passing.

The ball went straight into {big’s} tummy. {Big} was twelve, and stood in goal like a fridge. First to three[adult: , before {adult} called anyone in to supper,] got the [us: soccer field | football pitch] behind the house for the whole summer: either {big}, or {child} and {friend} together. {child} wanted it so much that it itched in every toe.[city:  There wasn’t a better one {in city}.][sport:  {@play}][elder:  {Elder}[elder2:  and {elder2}] kept the score from a balcony.]

“Why didn’t you pass?” {child} shouted at {friend}, {child.his} best friend.

“I was nearest!” shouted {friend}.

“You were over by the corner flag!”

“Nearest at heart!”

That was {friend} all over. {Friend.He} ran with the ball until it was gone, and afterwards {friend.he} explained it.[school:  It was the same at [us: recess | playtime] {at school}.]

# not-the-ball
“Hold the match!” called somebody from the back door. It was {dad} from downstairs, coming out with {little} on one arm. {Little} was two, and wore one boot. “You did promise, {friend}. I’ve just got to see to the washing. Fifteen minutes.”

He put her down on the penalty spot[music: , and went back in, whistling {music}].

{Friend} turned to {child}.

“I’m going to pass,” said {friend}.

“At last!” said {child}, and ran out on to the wing. “Here! Over here!”

“Not the ball,” said {friend}. “{Little}.”

{child} stopped.

“You never pass me anything. And now you’re passing me {little}?”

“I’ve got to play!”

“So have I!”

# eyebrows
Neither of them would give in. So the pass went to {pet}. {@sat} and put up with being poked in the eyebrows.

But the whole time {pet.he} {pet.was} watching the ball. {@wild}

They played on. {Friend} dribbled past {big}, past the goal, past the bikes.

# two-who-are-sad
By now {child} wasn’t only cross. There was a sting at the back of {child.his} eyes. {Child.He} walked up and stood right in front of {friend}.

“You don’t think I’m any good,” said {child}. “That’s why.”

{Friend} looked down at the ball.

“It isn’t that,” said {friend}. “If I pass and it goes wrong, that’s two people sad. If I shoot, it’s only me.”

“I’m sad now,” said {child}, “and you haven’t passed once.”

{Friend} hadn’t thought of that. It came as such a surprise that {friend.he} kicked the ball the wrong way. It rolled to the fence, in under the shed, and away into the dark at the very back, where nobody’s arm could reach.

“Match abandoned,” said {big}. “So it’s mine.”

# under-the-shed
{child} lay down flat. The gap under the shed was as narrow as a [us: mail slot | letter box]. {@fetch}

Pssssssh.

{@out} At last it was dead.

“Oh no,” said {child}.

# less-than-one
{child} squeezed the ball, and gave it a little kick. It didn’t roll and it didn’t bounce. It slid a yard along the ground, quite flat, and stopped.

“{Friend},” whispered {child}. “Come here. It doesn’t roll. You can’t dribble with it. All you can do is pass.”

{Friend} swallowed.

“What if it goes wrong?”

“Then there are two of us,” said {child}. “That’s less than one.”

“That isn’t [us: math | maths],” said {friend}. But {friend.he} went and stood by the ball.

# flop
{Friend} kicked it. Flop, it went, and slid to {child}. {child} kicked it, flop, and it slid to {friend}. {Friend.He} wanted to shoot. You could see it twitching in {friend.his} leg. But then {friend.he} kicked it back, flop, to {child}, and {big} dived the wrong way, because {friend} had never done such a thing before.

There was the goal. But {big} was getting up already. And on the goal line stood somebody in one boot. {Little} was tired of the gravel.

“She’s free!” yelled {friend}. “{child}! Pass!”

So {child} passed, as softly as could be, with the inside of the foot. The ball slid between {big’s} hands and all the way to {little}.

# the-national-team
“Flat,” said {little}.

Then she took one step backwards, over the line, pulled the ball in after her, and sat on it.

“GOAL!” yelled {child}.

“That’s my neighbour!” yelled {friend}. “Put her in the national team!”[athlete:  {Friend} thought about it. “She’s better than {athlete}!”][elder:

“Three–two,” called {elder.short} from the balcony.]

{Big} looked at {little} for a long time.

“You can’t get the ball off her,” said {big}. “She’s sitting on it.” Then she laughed, which she hadn’t done for the whole of the match. “You can have the [us: field | pitch]. If I can be in goal.”

# three-abreast
The next day they had a new ball[adult: , which {adult} had dug out of a cupboard]. {Pet} was given the old one. {Friend} stood waiting by the back door, with {little} by the hand. Her dad had washing to do again.

“I’m going to pass,” said {friend}.

{child} took {little’s} other hand. Then they walked three abreast across the yard, with the new ball in front of them, a little kick from {friend}, a little kick from {child}, and {@pancake}.

# @play
Even a chance to {play sport} could wait.
## if sport.Soccer
You could {play sport} there until bedtime.

# @sat
{Pet} was {friend’s} dog, and was really supposed to be tied to the fence, having opinions. But when {little} sat down in the gravel {pet.he} went as far as the [us: leash | lead] would go, settled close beside her
## if pet.dog
{Pet} was {child’s} dog, and was really supposed to be tied to the fence, having opinions. But when {little} sat down in the gravel {pet.he} went as far as the [us: leash | lead] would go, settled close beside her
## if pet.cat
{Pet} was {child’s} cat, and was really supposed to be up on the fence, having opinions. But when {little} sat down in the gravel {pet.he} jumped down, settled close beside her

# @wild
It was running about, and nobody was biting it.
## if pet.cat
It was running about, and nobody was pouncing on it.

# @fetch
But there was one player on the team who was built for gaps like that.

“{Pet},” said {child}, and undid the [us: leash | lead]. “Fetch!”

It was the word that {pet} had been waiting for since breakfast. {Pet.He} vanished under the shed in a spray of earth. There was a scrabbling noise. Then there was another kind of noise.
## if pet.cat
But there was one player on the team who was built for gaps like that.

“{Pet},” whispered {child}. “In there. Mouse!”

It was the word that {pet} had been waiting for since breakfast. {Pet.He} went as flat as a mat and vanished under the shed. There was a scrabbling noise. Then there was another kind of noise.

# @out
{Pet} came out backwards with the ball in {pet.his} mouth. It looked like a pancake. {Pet.He} laid it at {child’s} feet and wagged.
## if pet.cat
{Pet} came out backwards with {pet.his} claws in the ball. It looked like a pancake. {Pet.He} laid it at {child’s} feet and licked a paw.

# @pancake
behind them came {pet}, carrying {pet.his} pancake
## if pet.cat
on the fence sat {pet}, keeping an eye on {pet.his} pancake
