title: Everybody Turns Round
title: At the Postbox
title: As Far As You’ve Got
guest majken: Dot (she), Peg (she)
guest hampus: Dylan (he), Callum (he)
guest lasse: Mr Doyle (he), Mr Frost (he)

% {majken} is three, {hampus} is in the class and is the friend who is ticked; a ticked grandparent lives past the postbox and once took the child to Acorns; a dog or cat moves in at the window. {majken} is three, {lasse} teaches it. The nursery is called Acorns.

# starting
{child} was {age} and about to start [us: preschool | nursery].

It wasn’t a joke. A pipe had burst [school: {at school}|at school], and for three weeks, while the floors dried out, the whole of {child’s} class had to move into the big playroom at Acorns, {child.his} own old [us: preschool | nursery]. The chairs came up to {child.his} knees. [friend: {Friend}[!friend.known: , {child’s} best friend,] | {hampus}, who sat next to {child.him},] said it was like doing [us: math | maths] on a toadstool[music: , with {music} coming through the wall].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was allowed in too. A dog made no difference now.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came too, without asking.]

# then-he-goes
On the first morning {child} got there too early[elder: , with {elder}, who lived just down the road[elder2:  with {elder2}] and had come for old times’ sake]. A girl in green [us: overalls | dungarees] was standing in the [us: hallway | hall] with her nose against the window[pet.dog: , and {pet} put a nose there too][pet.cat: , and {pet} lay down under it]. [pet.dog / pet.cat: The girl’s | Her] name was {majken}, she was three, and it was her first day as well. Out on the path her dad was waving[elder: , beside {elder.short}]. {majken} wasn’t.

“He’s waiting for you to wave,” said {child}.

“I know.”

“Aren’t you going to?”

“No,” said {majken}. “If I wave, he’ll go.”

It was hard to argue with that.

“But he’s coming back this afternoon,” {child.he} tried.

“Then he might as well stay.”

# at-the-postbox
In the end her dad did go, backwards at first and then forwards[elder: , with {elder.short} behind]. {majken} pushed her nose so hard against the glass that it went white.

“Wait,” said {child}. “Everybody turns [us: around | round] at the [us: mailbox | postbox].”

“Who’s everybody?”

“Everybody who goes. After that it’s all hedge, and you can’t see the window.”

Her dad got to the [us: blue mailbox | red postbox]. He turned round[elder: , and so did {elder.short}]. And now that he was too far away for it to do any harm, {majken} waved with her whole arm.

“How did you know?” she said.

“I stood here when I was three.[elder:  It was {elder.short} who went.]”

{majken} looked {child.him} over, from the shoes up.

“And this is as far as you’ve got?”

# my-turn
Next morning they were [pet.dog / pet.cat: all three | both] there again.

“You’re breathing wrong,” said {majken}. “[pet.dog / pet.cat: {Pet} does it right. ]You’re steaming up my side.”

“You’re on the wrong side.”

“I was here first.”

“I was here [age<12: eight|nine] years ago.”

“Then it’s my turn,” said {majken}.

{child} would never have admitted it[pet.other:  to anybody but {Pet}, who told nobody anything][friend: , [pet.other: and ]least of all to {friend}], but by the evening {child.he} {child.was} already looking forward to that window. The rest of the time {child.he} just lay and thought about [us: the fall | the autumn], and a new school right across [city: {city}|town], with eight hundred people in it. At the window {child.he} never thought about it. At the window {child} was the expert.

# just-stands-here
On Thursday {child.he} {child.was} crouching there, arguing about steam, when the front door opened. It was {@hampus} and three others[sport: , arranging to {play sport} after school].

“Made a friend?” said {@hampus}. [friend: {Friend.He} | He] didn’t even say it nastily.

{child} shot up so fast that {child.he} hit {child.his} head on the windowsill.

“I don’t know her,” {child.he} said. “She just stands here.”

[friend: {Friend} and the others | All four of them] laughed a bit and went in. But {majken} had heard. She didn’t cry. She looked at {child} the way you look at a coat on a peg.

# empty-window
On Friday the window was empty. {majken} was sitting on the floor with her back to the wall[pet.dog: , her hat pulled down and {pet} across her boots][pet.cat: , her hat pulled down and {pet} in her lap][!pet.dog & !pet.cat:  and her hat pulled down].

“Your dad’s on the path now,” said {child}.

No answer.

“{majken}?”

“I don’t know you,” said {majken}. “I just sit here.”

Through the glass {child} saw {majken’s} dad get to the [us: mailbox | postbox]. He turned round. He stood with his hand halfway up, searching an empty window. Then he put his hand down and went.

It was one of the worst things {child} had ever seen, and it was {child} who had done it.

# i-know-her
At ten the whole class[pet.dog: , but not {pet},] walked to the sports hall for [us: gym | PE], with {lasse}, their teacher, in front. Down the path. Past the [us: mailbox | postbox].

{child} stopped. Several people walked straight into {child.his} back. {Child.He} turned round towards Acorns, put up an arm and waved[elder: , as {elder.short} used to].

“What are you doing?” said {@hampus}.

“Waving.”

“Who at? There’s nobody there.”

{child’s} face was hot enough to fry an egg.

“At {majken}. She’s three. I know her.”

# the-other-arm
{Child.He} waved with {child.his} whole arm[athlete: , like {athlete} to a full stadium]. The window was empty. The class stood and stared. {lasse} looked at his watch, and then at {child}, and said nothing. {child’s} shoulder began to ache.

[pet.dog: Then {pet} came up behind the glass, saw {child}, and barked at something on the floor. A hat came up. | [pet.cat: Then {pet} came up behind the glass, saw {child}, and looked down at something on the floor. A hat came up. | Then a hat came up behind the glass.]] Two eyes came up under the hat. {majken} looked at {child} for a long time and didn’t move.

“She isn’t waving,” said {@hampus}.

“No,” said {child}. “Because then I’d go.”

And {child.he} stayed. {Child.He} changed arms and waved with the other one.

{@hampus} sighed. Then [friend: {friend.he} put an arm up too, about as far as the chin. | he put his arm up too, about as far as his chin.] [elder: {Elder.short}, who was coming with a letter, waved it, without asking who to. Then somebody behind waved | [friend: Somebody behind | Somebody behind him] did the same], and then somebody else, and in the end the whole class stood at the [us: mailbox | postbox], waving.

Then {majken} threw up both her arms and waved so hard that her hat fell off[pet.dog / pet.cat: , on to {pet}].

# still-wrong
On Monday she was back in her place[friend: , and {friend} had come early too].

“You still breathe wrong,” she said.[friend:  “{Friend} is worse.”]

“I know,” said {child}, and moved up closer.

When the three weeks were over the floors were dry, and the class moved back[pet.cat: , all but {pet}].

# every-word
Then summer was over, and it was the first day at the new school. {child} walked to the bus with [friend: {friend}, ]a new bag[elder:  from {elder.short}] and a stomach like wet sand. Eight hundred people. {Child.He} didn’t even know the way to lunch. {Child.He} walked past Acorns without noticing.

[pet.dog: But at the [us: mailbox | postbox] {pet}, who was coming as far as the bus, sat down, and {child.he} turned round. | But at the [us: mailbox | postbox] {child.he} turned round.]

There stood {majken}, with her arm in the air already, as if she had never doubted it. [pet.cat: Beside her lay {pet}, and beside {pet} stood | Beside her was] a new and very small boy, with his nose white against the glass. {child} couldn’t hear what {majken} was telling him, but {child.he} could read every word on her lips:

“Everybody turns [us: around | round] at the [us: mailbox | postbox].”

{child} waved with {child.his} whole arm, in the middle of the [us: sidewalk | pavement], where everyone could see.[friend:  {Friend} waved as well, much higher than the chin.] {majken} waved back, and so did the boy[elder: , and so did {elder.short}, from {elder.his} gate].

Then {child} went and caught the bus, with a perfectly ordinary stomach.

# @hampus
{hampus}
## if friend
{friend}
