title: I’m Not Cross
title: I’m Just Asking
title: Ten Past Five
guest friend: Tariq (he), Meg (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever rings is {adult}, else the grandparent, else {minder}. “I’m not cross, I’m just asking” in the same voice every time but the last. On Thursday the voice is soft.

# red-phone
{child} found the phone in the pocket of a coat from the [us: thrift store | charity shop][city:  in {city}]. It was old and red and folded in half, and none of the buttons did anything. {child} was showing it to {friend}[!friend.known: , {child.his} best friend], who had hardly said a word all week and wouldn’t say why, when it rang.[music:  It played {music}.]

“{Child},” said the phone. “What have you done to the bathroom ceiling?”

It was {@first}.

“Nothing,” said {child}, which was true.

“I’m not cross,” said {@m}, which meant that {@he} was. “I’m just asking. Why is there custard on it?”

Then the line clicked.

They ran all the way to {child’s} house. The bathroom ceiling was clean. {@M} was in the kitchen peeling potatoes and hadn’t [us: called | rung] anybody.[elder & adult & !elder2:  Nor had {elder}, who was chopping carrots.][elder2 & adult:  Nor had {elder} and {elder2}, who were chopping carrots.][elder2 & !adult:  Nor had {elder2}, who was chopping carrots.]

# custard
But the next afternoon {friend} wanted to see whether a bicycle pump would work with custard, and it did, and at ten past five {@m} stood in the bathroom doorway with {@his} head tipped back.[elder & adult & !elder2:  {Elder} tasted a bit off the mirror, and said it wanted sugar.][elder2 & adult:  {Elder} tasted a bit off the mirror, and said it wanted sugar. {Elder2} said it didn’t.][elder2 & !adult:  {Elder2} tasted a bit off the mirror, and said it wanted sugar.]

“{Child},” said {@m}. “What have you done to the bathroom ceiling?”

{child} and {friend} looked at each other.

“I’m not cross,” said {@m}. “I’m just asking.”

# worst-superpower
So that was how it worked. Every day at ten past five the red phone rang, and it was always {@m}, [us: calling | ringing] from tomorrow, to tell {child} off for something [child.name: that nobody had done | {child.he} hadn’t done] yet.

“That’s the worst superpower I’ve ever heard of,” said {friend}.

It had its uses, though. On Wednesday the phone asked why there was a kipper in {child’s} [us: gym | PE] bag. {child} had, in fact, been planning something with a kipper. {Child.He} put it back in the [us: refrigerator | fridge].[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] lay down in front of it and waited.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] sat down in front of it and waited.] And on Thursday nobody was told off at all. So tomorrow could be changed, if you knew about it in time.[pet.dog / pet.cat:  It was {pet} who got the kipper.]

{Friend} nearly laughed at that. Then {friend.he} went quiet again and said that it was time to go home.

# all-wrong
{child} was alone[pet.other:  with {pet} |[child.name:  upstairs |  in {child.his} room]] when it rang on Thursday.

“{Child}?” said {@m}, and {@his} voice was all wrong. It was soft. “Oh, {child}. I’ve just heard about {friend}.”

“What about {friend}?”

“I’m so sorry, [us: honey | love]. And the two of you not even speaking.”

“{@M}, what about {friend}?”

The line clicked.

{child} sat on the floor with the phone in [child.name: one | {child.his}] hand. {@M} hadn’t said that {@he} wasn’t cross. {@M} hadn’t been asking anything. {child} felt cold right down to the knees, and lay awake half the night making a plan, and the plan was that nothing whatsoever was going to happen to {friend}.

# i-can-chew
On Friday {child} met {friend} at {friend.his} front door and made {friend.him} walk on the inside of the [us: sidewalk | pavement]. {child} carried {friend’s} bag, in case it was heavy. At lunch[school:  {at school}] {child} cut up {friend’s} sausage.

“I can chew,” said {friend}.

“That’s what everybody thinks,” said {child}.

In [us: math | maths] {child} moved {friend} away from the window[athlete: , and from a poster of {athlete} that was only held up at one corner]. At [us: recess | break] {child} stood between {friend} and the [us: soccer ball | football].

# coming-true
After school {friend} had to [sport: give {sport} a miss, and ]wear a [us: bike | cycle] helmet to walk across the park, and halfway across {friend.he} tore it off and threw it into a bush.

“What is wrong with you?” {friend.he} shouted. “Leave me alone! I don’t even want to be friends any more!”

{Friend.He} walked off. And {child} heard {@s} voice, saying it: the two of you not even speaking. {child} had done everything [child.name: there was to do | {child.he} could think of], and it was coming true anyway, right there on the grass.

# the-sleeve
{child} ran after {friend} and took hold of {friend.his} sleeve.

“Let go,” said {friend}.

“No,” said {child}. “{@M} [us: called | rang]. {@He} said {@he} was sorry about you. {@He} wasn’t cross, {friend}. {@He} didn’t even say that {@he} wasn’t.”

{Friend} pulled. {child} held on with both hands. {Friend} walked, and {child} was towed along behind, past the swings and [us: around | round] the [us: trash can | bin] and back to the bush, and didn’t let go. In the end {friend} stopped pulling.

“It’s {@leeds},” {friend.he} said.

“What’s {@leeds}?”

“That’s what {@m} was sorry about. We’re moving to {@leeds} [us: next month | at half-term].”

“{@Leeds}?” said {child}. “I thought you were going to die!”

“It’s not that bad, {@leeds},” said {friend}.

# your-feet
Then something came up in them both that was partly laughing, and they had to sit down on the grass. {child} still had the sleeve.

“I’ve known for two weeks,” said {friend}. “I was going to have a big [us: fight | row] with you instead of telling you. I thought it would be easier to go if we weren’t friends.”

“What about?”

“I hadn’t decided. Probably your feet.”

“I don’t want you to go,” said {child}. It came out very small.

“No,” said {friend}. “I don’t want to either.”

# loud
They sat there until ten past five, when the phone rang. {child} opened it [child.name: chin first | with {child.his} chin], having only one hand free, and held it so they could both hear tomorrow.

“{Child},” said {@m}. “You and {friend} were on the phone until one this morning. I could hear the pair of you through the wall, shrieking. {Friend} only lives [us: around | round] the corner. What’s it going to be like from {@leeds}?”

{child} looked at {friend}, and {friend} looked at {child}.

“Loud,” said {child}.

“I’m not cross,” said {@m}, and for once {@he} really wasn’t. “I’m just asking.”

# @leeds
[us: Boise | Leeds]
## if city.Leeds
Hull

# @first
{minder}, who was staying with them
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
