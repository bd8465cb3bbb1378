title: Tell Them Yourself
title: {The wish} and {the other} Aren’t Speaking
title: Nobody Was First

% Rule: whoever says something to the other first has lost. The child in the middle has to carry the words.

# two-ends
On the bench in the park sat {a wish} and {an other}, as far apart as the bench would let them. {child} sat down in the middle, because that was the only place left.

{child.He} should never have done it.

“Tell {the other} I’m not speaking to {other.him},” said {the wish}.

“But {other.he} is right there,” said {child}.

“Tell {other.him} anyway.”

So {child} turned round. “{The wish} says {wish.he} isn’t speaking to you.”

“I heard,” said {the other}. “Say I stopped speaking first.”

# the-bun
“Why have you two fallen out?” asked {child}.

It was because of a bun. They’d always been best friends, {the wish} and {the other}, and yesterday they’d found one bun left over.

“You have it,” {the wish} had said.

“No, you,” {the other} had said.

“I said you have it!”

“And I said you!”

In the end they were shouting so loudly that a gull came down to see, and the gull had it.

“So now we’re not speaking,” {the wish} told {child}. “And whoever speaks first has lost.”

# carrying-words
So {child} had to carry all the words, to and fro.

“Ask {the other} if {other.he} feels cold.”

“Are you cold?”

“Say I’m not,” said {the other}.

“No,” said {child} the other way.

[age>=5: “Say {other.he} looks cold.”]

[friend: {Friend}[!friend.known: , who was {child’s} best friend,] came and sat down, too, and wanted to carry some of the words. “{The other} isn’t old,” {friend.he} told them. “Nobody said so!” cried {the wish}. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay under the bench, and looked at one of them and then at the other, and yawned. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] walked to and fro along the back of the bench. Cats always do that when they aren’t speaking to somebody. ][pet.other: {child} told {Pet} all about it afterwards, because one has to be able to speak to somebody. ][elder: {Elder} came by with a flask of tea[elder2: , and {elder2} had the cups]. “Ask {the other},” said {the wish}. “Ask {the wish},” said {the other}. In the end {elder} drank it all up. ]

[age>=5: “Say there’s something on {wish.part},” said {the other}.

“What is it?” said {the wish}, straight out into the air.

{The other} went stiff all over. “Ask {wish.him} if {wish.he} just spoke to me.”

“Tell {other.him} I was talking to the bench,” said {the wish} quickly.]

[school: “At {school} we have to sit together,” said {child}, and carried that both ways. ][city: All {city} went by, and nobody else was sitting so far apart. ][sport: It was like having to {play sport} in two directions at once, {child} thought. ][athlete: “Not even {athlete} could stand you two,” said {child}. ][music: Then they wanted {@song} carried as well, one word at a time. ]{child’s} neck was getting tired.

# do-not-say-it
[age>=5: After a while there was a pause. There were no words to carry.

]“Can I ask you something that’s just from me?” {child} whispered to {the other}. “Do you miss {the wish}?”

{The other} looked down at the gravel.

“Yes,” {other.he} whispered. “But don’t say so.”

So {child} turned the other way. “Do you miss {the other}?”

“I’ve bought {other.him} another bun,” {the wish} whispered back. “Don’t say so.”

Now {child} had two things to carry that couldn’t be handed over to anybody.[age>=5:  They were heavier than all the other words.]

# each-their-way
A wind got up, and it grew dim under the trees.

“Say I’m leaving now,” said {the wish}. “And I’m not coming back.”

“Say I’m leaving, too,” said {the other}. “The other way.”

And they both stood up.

{child} felt really frightened then. If they went, they wouldn’t even have anybody not to speak to.

“I’m not saying one more word!” said {child}. “Tell them yourself!”

But neither of them wanted to lose.

# asleep
Then {child} took hold of {wish.part} with one hand. With the other hand {child.he} took hold of {other.part}. And {child.he} lay down on the bench, right between the two of them, and shut {child.his} eyes.

“What are you doing?” said {the wish}.

{child} didn’t answer. {child.He} breathed in, and {child.he} breathed out, and {child.he} held on to them both.

You mustn’t wake a sleeping child. Everybody knows that[age>=6: , even people who know nothing else]. So {the wish} couldn’t leave, and {the other} couldn’t leave. They sat down again, very carefully, one on each side, and closer than before.

[age>=5: The wind went through the trees. {The wish} moved a little, so that it wouldn’t blow on {child}. Then it didn’t blow on {the other}, either.

]“Asleep,” whispered {the wish} at last.

“Yes,” whispered {the other}.

# you-may-win
Then they heard what they’d done.

“I spoke first,” whispered {the wish}. “You’ve won.”

“No, I did. I was going to say it before you.”

“You can win.”

“No, you.”

“I said you win,” whispered {the wish}, as loudly as anybody can whisper.

The bench began to shake. It was {child}. {child.He} had a hand over {child.his} mouth, but it was no use, the laugh came out all the same.

“You’re not asleep,” said {the other}.

“No,” said {child}. “But you’re talking.”

# in-pieces
{The wish} looked at {the other}, and {the other} looked at {the wish}, and then {the wish} brought out a bun that had got rather flat.

“You have it,” said {the wish}.

“No,” {the other} began.

But {child} had broken it in pieces already. There was a piece for each of them[friend: , and one for {friend}][pet.dog: , and the crumbs for {Pet}], and the gull on the litter bin had to do without.

[age>=5: “That was easy,” said {the other} with {other.his} mouth full.

“Don’t tell anybody,” said {the wish}.]

# out-of-the-window
That evening {child} stood by the window in {child.his} pyjamas.

“Say good night to {the wish} and {the other} from me,” {child.he} said[adult:  to {adult}].

[adult: “Tell them yourself,” said {adult}, and opened the window a crack. | But there was nobody who could carry it all that way. So {child.he} opened the window a crack.]

So {child} said it {child.himself}, out into the dark. And from the bench, a long way off, there came two answers, at exactly the same time, so that nobody was first.

# @song
{music}
