title: The Smallest Stone
title: {The wish} That Wouldn’t
title: One More Stone

% Rule: one stone for every reason. You may throw a reason away when it isn't true. The smallest is the heaviest.
% {wish.wants} is what the parent said it won't do: have a bath, go home, sleep.

# wont
In the middle of the road home[school:  from {school}], {child} met {a wish} that wouldn’t. You could tell from a long way off. {Wish.He} had got as heavy as {wish.he} could.

“What is it you don’t want?” asked {child}.

“I don’t want to {wish.wants},” said {the wish}.

“Why not?”

“Because.”

“That’s one reason,” said {child}, and put a stone on the road. “Any more?”

# a-row
{The wish} had plenty more.

“It’s boring.” One stone.

“It takes too long.” One stone.

“I did it last year.” One stone.

“I’m not in the mood for it.” One stone, and a very odd shape it was.

[friend: {Friend} came and helped to look for stones. “{Friend} doesn’t have to!” said {the wish}. One stone. ][elder: “Not on a Tuesday,” said {elder}, who quite understood[elder2: , and {elder2} said that Wednesdays weren’t good, either]. One stone. ][pet.dog: “Your dog won’t do it,” said {the wish}, and {pet} lay down flat on the ground. One stone. ][pet.cat: “Your cat never has to,” said {the wish}. {Pet} looked away. One stone. ][pet.other: “{Pet} never has to,” said {the wish}. One small stone. ][athlete: “I bet {athlete} wouldn’t.” One stone. ][sport: “I’m going to {play sport} instead.” One stone, and it rolled. ][music: “I’ve got {@song} in my head.” One stone. ]Soon there was a row of stones right across the road, and {the wish} looked rather pleased.

# too-heavy
“Now you’ve got to carry them,” said {child}. “They’re yours.”

{The wish} picked them all up at once, and dropped them all at once.

“This one,” said {child}, holding it up. “Is it true that it’s boring?”

“No,” said {the wish}. “Not very.” Plop, into the ditch.

“Did you do it last year?”

“I can’t remember.” Plop.

[age>=7: “And this one? That it takes too long?”

“Longer than standing here?” said {the wish}, and thought it over. “No.” Plop.

]So they went through them, one by one, and not many of them held. Plop, plop, plop. In the end there was nothing left on the road.

“Right,” said {child}. “Now all you have to do is {wish.wants}.”

# still-no
“No,” said {the wish}. “I still don’t want to.”

And now it came out shaky. It was getting dark[city:  in {city}]. [age>=6: There was nothing left to throw, and nothing left to say. ]It’s hard to help somebody who doesn’t know why.[age>=7:  You can get cross with somebody like that. {child} nearly did.]

{child} sat down in the road, close beside {the wish}. And when you sit as close as that you see more.

# smallest
“You’re holding something,” said {child}.

“I’m not.”

“You are. In there. You’re holding it tight.”

{The wish} let go, a little at a time. There lay one more stone, no bigger than a pea. It was warm, because {wish.he} had been holding it all along.

“That one doesn’t count,” said {the wish}. “It’s too small.”

“Which one is it?”

{The wish} whispered it in {child’s} ear. “When I’m doing that, all of you are having fun without me. And when I come back, perhaps you’ll have gone.”

{child} was given it to hold. It was the heaviest of them all.

# are-you-there
{child.He} didn’t throw that one into the ditch.

“I’ll hold it for you,” said {child}. “Just till you’re done. I’ll stand right here, and I can’t go anywhere, because I’ve got your stone.”

Then {the wish} went off to {wish.wants}.

“Are you there?” {wish.he} called, after a little while.

“Yes!” called {child}.

“Are you there now, too?”

“Yes!”

“Are you having fun?”

“Not in the least!” called {child}. “I’m standing here with a stone!”

And you could hear {the wish} laughing, in the middle of it all.

# done
Then it was over. {The wish} came back, almost running. There stood {child}, in exactly the same place.

“Was that all?” said {the wish}. “All I had to do was {wish.wants}.”

{child} held out the stone. But {the wish} looked at it, and didn’t take it.

“You keep it,” {wish.he} said. “I know where it is.”

# mine
That evening it was {child} who didn’t want to go to sleep.

“I’m not tired,” {child.he} said. “I need some water. My covers are the wrong way round.” [pet.dog / pet.cat: {Pet} was on them already. ]

[adult: “And the smallest one?” asked {adult}. | That made three reasons, and none of them was the smallest.]

{child} thought about it. Then {child.he} whispered it, so low that only [adult: {adult} could hear.|the pillow could hear.]

[adult: “I’ll take that,” said {adult}, holding out a hand, and {child} put it there. {Adult} sat and held it until {child} {child.was} asleep, and for a long while after.|On the windowsill lay the little stone, in exactly the same place. Tomorrow it would still be there. So {child} turned over and slept.]

# @song
{music}
