title: Show Me How You Can’t
title: First in the Row
title: {The wish}, Who Couldn’t

% Rule: the better the advice, the worse it gets. Whoever shows carefully how one can't forgets to be unable to.
% {wish.cannot} is what the parent said it cannot do: swim, fly, sleep.

# somebody-sighed
Outside {child’s} door, somebody was sighing. “{Wish.sound},” it went, but very low. It was {a wish}, with {wish.his} back turned.

“What’s wrong?” asked {child}.

“I can’t {wish.cannot},” said {the wish}.

“Does it matter?”

“Tomorrow it will. Tomorrow’s the big day[school: , right in front of {school}]. Everybody’s going to {wish.cannot}, in a row, and I’m to go first.”

“Why do you have to go first?”

“They asked who could,” said {the wish}. “And I said that I could.” And {wish.he} shut both eyes, out of pure shame.

# good-advice
“It can’t be that hard,” said {child}. “Take a run at it.”

{The wish} took a run at it. It was a long run. After that, nothing happened.

“How did it go?”

“Now I can take a run and not {wish.cannot},” said {the wish}.

[friend: “You have to look up,” said {friend}[!friend.known: , {child’s} best friend]. {The wish} looked up. Now {wish.he} couldn’t {wish.cannot} and didn’t see the [us: mailbox | dustbin], either. ][elder: “Deep breaths,” said {elder}[elder2: , and {elder2} said it was all in the knees]. {The wish} breathed so deeply that a butterfly went in and came out again. ][pet.dog: {Pet} showed them how to sit nicely, since that was the thing {pet.he} could do. ][pet.cat: {Pet} watched, and yawned. ][pet.other: {Pet} had no advice at all, which was restful. ][sport: “You should warm up, like when you {play sport},” said {child}. {The wish} got warm. ][athlete: “Pretend you’re {athlete},” said {child}. It didn’t help, because {wish.he} was {a wish}. ][music: They tried it to {@song}. Now {wish.he} couldn’t {wish.cannot} in time. ]

[age>=7: “The trick is not to think about it,” said {child} in the end. {The wish} didn’t think about it so hard that {wish.he} had to sit down.

]“Thank you very much,” said {the wish}. “Now there are even more ways that I can’t.”

# who-looks
It was getting late[city:  in {city}]. {The wish} was trembling all over.

“Tomorrow they’ll all be looking at me,” {wish.he} said.

{child} knew what that was like. {child.He} couldn’t [age<7: tie {child.his} shoes | whistle]. When nobody looked it nearly worked. When somebody looked it didn’t work at all.

“I’m going home,” said {the wish}. “Tell them I was never here.”

# show-me
“Wait!” said {child}. “How do you do it?”

“Do what?”

“When you can’t. Show me. Show me exactly how you can’t {wish.cannot}.”

Nobody had ever asked for that before. {The wish} turned round.

“I can do that, actually,” {wish.he} said slowly. “It’s the only thing I’m really good at. Watch closely. First you stand like this.”

{child} stood like that, too.

“Then you think of everybody looking. And then your tummy hurts.”

{child} held {child.his} tummy. “Like this?”

“Worse,” said {the wish}.

“Ow, ow, ow,” said {child}.

“Exactly! And then you can’t.”

They couldn’t, the two of them. It went very well. [age>=7: {The wish} had never been a teacher before, and grew a little.]

# in-a-row
[friend: {Friend} wanted to be unable to, as well. ][elder: {Elder} put down a cup of tea, and came and stood beside them. ][pet.dog: {Pet} stood last in the row, with a very straight tail. ]Soon they stood in a row and couldn’t, and {the wish} walked along the row and put them right.

“More tummy,” said {the wish}. “Good. A bit more wobble in the knees. Lovely. You there nearly can! Stop that.”

{child} laughed until it really did hurt.

# you-can
“No, no, no,” said {the wish}. “That’s sloppy. Look at me now, all of you, all the time, and I’ll show you how one really can’t {wish.cannot}.”

And {wish.he} stood in front of them all, where everybody could see. Then {wish.he} showed them, just as carefully as could be. Nothing was forgotten, not the tummy and not the knees.

“But,” said {child}.

“Don’t disturb me. I’m showing you.”

“But you can.”

“Can what?”

“{Wish.cannot}. Look at yourself.”

{The wish} looked. And it was perfectly true. In the middle of it all, while {wish.he} was so busy being unable to, {wish.he} had been able to.

{The wish} was so surprised that {wish.he} stopped. Then {wish.he} started again, just to make sure. It worked again.

“{Wish.sound},” said {the wish}, and it didn’t sound at all like a sigh.

# the-big-day
“But what about tomorrow?” said {the wish}. “When it’s real?”

“You just show them how you can’t,” said {child}.

“I am rather good at that,” said {the wish}, and looked at {child}. “Show me how you can’t [age<7: tie your shoes | whistle].”

So {child} did. And it came out as [age<7: half a bow | half a whistle], and half is more than none.

# cant-sleep
That evening {child} lay in bed, wide awake.

“I can’t sleep,” {child.he} said[adult:  to {adult}].

[adult: “Show me,” said {adult}, and sat down on the edge of the bed. “Show me exactly how you can’t.” | And so {child.he} decided to show how it’s done, exactly.]

{child} showed it. First {child.he} lay on {child.his} back. Then {child.he} lay on one side, with a hand under {child.his} cheek[pet.dog / pet.cat: , and {pet} behind {child.his} knees]. {child’s} eyes were open, and then they were a little less open.

“This is how … I can’t …” said {child}.

The rest was shown so well that [adult: {adult} could put out the light and tiptoe away|the light could go out].

# @song
{music}
