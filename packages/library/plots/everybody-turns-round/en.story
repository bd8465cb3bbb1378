title: Everybody Turns Round
title: At the Postbox
title: As Far As You’ve Got
guest majken: Dot (she), Peg (she)
guest hampus: Dylan (he), Callum (he)
guest lasse: Mr Doyle (he), Mr Frost (he)

% {majken} is three, {hampus} is in the class, {lasse} teaches it. The nursery is called Acorns.

# starting
{child} was {age} and about to start [us: preschool | nursery].

It wasn’t a joke. A pipe had burst [school: {at school}|at school], and for three weeks, while the floors dried out, the whole of {child’s} class had to move into the big playroom at Acorns, {child.his} own old [us: preschool | nursery]. The chairs came up to {child.his} knees. {hampus}, who sat next to {child.him}, said it was like doing [us: math | maths] on a toadstool[music: , with {music} coming through the wall].

# then-he-goes
On the first morning {child} got there too early. A girl in green [us: overalls | dungarees] was standing in the [us: hallway | hall] with her nose against the window. Her name was {majken}, she was three, and it was her first day as well. Out on the path her dad was waving. {majken} wasn’t.

“He’s waiting for you to wave,” said {child}.

“I know.”

“Aren’t you going to?”

“No,” said {majken}. “If I wave, he’ll go.”

It was hard to argue with that.

“But he’s coming back this afternoon,” {child.he} tried.

“Then he might as well stay.”

# at-the-postbox
In the end her dad did go, backwards at first and then forwards. {majken} pushed her nose so hard against the glass that it went white.

“Wait,” said {child}. “Everybody turns [us: around | round] at the [us: mailbox | postbox].”

“Who’s everybody?”

“Everybody who goes. After that it’s all hedge, and you can’t see the window.”

Her dad got to the [us: blue mailbox | red postbox]. He turned round. And now that he was too far away for it to do any harm, {majken} waved with her whole arm.

“How did you know?” she said.

“I stood here when I was three.”

{majken} looked {child.him} over, from the shoes up.

“And this is as far as you’ve got?”

# my-turn
Next morning they were both there again.

“You’re breathing wrong,” said {majken}. “You’re steaming up my side.”

“You’re on the wrong side.”

“I was here first.”

“I was here [age<12: eight|nine] years ago.”

“Then it’s my turn,” said {majken}.

{child} would never have admitted it[pet.dog:  to anybody but {Pet} the dog, who could keep a secret][pet.cat:  to anybody but {Pet} the cat, who told nobody anything][pet.other:  to anybody but {Pet}, who told nobody anything], but by the evening {child.he} {child.was} already looking forward to that window. The rest of the time {child.he} just lay and thought about [us: the fall | the autumn], and a new school right across [city: {city}|town], with eight hundred people in it.[elder:  {Elder}[elder2:  and {elder2}] had bought the bag for it already.] At the window {child.he} never thought about it. At the window {child} was the expert.

# just-stands-here
On Thursday {child.he} {child.was} crouching there, arguing about steam, when the front door opened. It was {hampus} and three others[sport: , arranging to {play sport} after school].

“Made a friend?” said {hampus}. He didn’t even say it nastily.

{child} shot up so fast that {child.he} hit {child.his} head on the windowsill.

“I don’t know her,” {child.he} said. “She just stands here.”

All four of them laughed a bit and went in. But {majken} had heard. She didn’t cry. She looked at {child} the way you look at a coat on a peg.

# empty-window
On Friday the window was empty. {majken} was sitting on the floor with her back to the wall and her hat pulled down.

“Your dad’s on the path now,” said {child}.

No answer.

“{majken}?”

“I don’t know you,” said {majken}. “I just sit here.”

Through the glass {child} saw her dad get to the [us: mailbox | postbox]. He turned round. He stood with his hand halfway up, searching an empty window. Then he put his hand down and went.

It was one of the worst things {child} had ever seen, and it was {child} who had done it.

# i-know-her
At ten the whole class walked to the sports hall for [us: gym | PE], with {lasse}, their teacher, in front. Down the path. Past the [us: mailbox | postbox].

{child} stopped. Several people walked straight into {child.his} back. {Child.He} turned round towards Acorns, put up an arm and waved.

“What are you doing?” said {hampus}.

“Waving.”

“Who at? There’s nobody there.”

{child’s} face was hot enough to fry an egg.

“At {majken},” {child.he} said. “She’s three. I know her.”

# the-other-arm
{Child.He} waved with {child.his} whole arm[athlete: , like {athlete} to a full stadium]. The window was empty. The class stood and stared. {lasse} looked at his watch, and then at {child}, and said nothing. {child’s} shoulder began to ache.

Then a hat came up behind the glass. Two eyes came up under the hat. {majken} looked at {child} for a long time and didn’t move.

“She isn’t waving,” said {hampus}.

“No,” said {child}. “Because then I’d go.”

And {child.he} stayed. {Child.He} changed arms and waved with the other one.

{hampus} sighed. Then he put his arm up too, about as far as his chin. [friend: {Friend}, {child’s} best friend, put up both|Somebody behind him did the same], and then somebody else, and in the end the whole class stood at the [us: mailbox | postbox], waving.

Then {majken} threw up both her arms and waved so hard that her hat fell off.

# still-wrong
On Monday she was back in her place.

“You still breathe wrong,” she said.

“I know,” said {child}, and moved up closer.

When the three weeks were over the floors were dry, and the class moved back.

# every-word
Then summer was over, and it was the first day at the new school. {child} walked to the bus with [elder: the new bag|a new bag] and a stomach like wet sand. Eight hundred people. {Child.He} didn’t even know the way to lunch. {Child.He} walked past Acorns without noticing.

But at the [us: mailbox | postbox] {child.he} turned round.

There stood {majken}, with her arm in the air already, as if she had never doubted it. Beside her was a new and very small boy, with his nose white against the glass. {child} couldn’t hear what {majken} was telling him, but {child.he} could read every word on her lips:

“Everybody turns [us: around | round] at the [us: mailbox | postbox].”

{child} waved with {child.his} whole arm, in the middle of the [us: sidewalk | pavement], where everyone could see. {majken} waved back, and so did the boy.

Then {child} went and caught the bus, with a perfectly ordinary stomach.
