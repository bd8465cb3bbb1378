title: I Can’t Stand You Either
title: Back to Front
title: A Much Better Time Without You
guest friend: Robin (he), Bea (she)

% One rule: what you mean most comes out back to front, and the more you mean it, the worse it gets. The listener knows before {the wish} does.
% {friend} and {the other} go by the same train. {elder}, or the guard, asks whether they are married.

# twenty-minutes
The train was leaving in twenty minutes. {child} sat at one end of platform two[city:  in {city}], not looking at {friend}[friend: , {child.his} best friend,|  from next door,] who sat on a suitcase at the other end, not looking back.[elder:  {Elder}[elder2:  and {elder2}] had brought a flask of tea, and asked no questions.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] pulled towards {friend} till the lead was as straight as a ruler.]

{Friend} was going to stay with some cousins for ten whole days. [school: They had never been apart that long since they started {at school}. ]When {child} heard about it, yesterday, something went tight in {child.his} throat, and out came, “Good. [sport: I’ll {play sport} with somebody else, then. ]I’ll have a much better time without you.”

“And I won’t miss you one bit,” {friend} had said.

{child} hadn’t meant a word of it, but now the words were out, and {child.he} had no idea how you take them back.

# under-the-clock
“Excuse me,” said {a wish} beside {child.him}. “{The other} under the clock, is {other.he} looking this way?”

“No,” said {child}. “Why?”

“Because I love {other.him},” said {the wish} simply. “{other.He} can {other.does}. And now {other.he}’s going on that train, so I’ve got twenty minutes to say it. I try every day, but it comes out wrong. Listen.”

# back-to-front
{The wish} went over to the clock, and {child} could hear every word. “{Other.sound}! {Other.sound}! Is that all you can say?”

{The other} turned away, and {the wish} came back with a sigh. “What I meant was that I could listen to it till I fell asleep[music: , and that it’s even better than {@song}].”

“Then why didn’t you say so?”

“I was going to! But as soon as {the other} looks at me, the words turn round on the way and come out back to front, and the more I mean them, the worse they get.”

“I’ve got some like that,” said {child}, and told {the wish} about yesterday.

“A much better time without {friend}?” said {the wish} with great respect. “Then you must be terribly fond of {friend.him}.”

{child} hadn’t thought of it that way. But {child.his} throat went tight again, so it was probably true.[pet.cat:  And {pet}[!pet.known: , {child.his} cat,] always bit you hardest when {pet.he} liked you best.][pet.other:  At home was {pet}, who never said anything at all, and there was something to be said for that.]

# like-soup
“Practise on me,” {child.he} said. “I’m {the other}.”

“There’s nothing in the world as lovely as {other.part},” said {the wish} at once.

“That was perfect!”

“Yes, but with you it’s easy,” said {the wish} kindly, “because I’m not in love with you at all.”

So {the wish} went again, carrying the sentence like a much too full bowl of soup.

“And {other.part}!” said {the wish}, when {the other} looked up. “I’ve never seen anything so silly.”

This time {the other} answered, but to the clock. “{The wish} over there can’t even {wish.cannot}.”

“How long have they been married?” asked {@who}.

“They’re not,” said {child}. “They haven’t got that far.”

# a-shoelace
Then {child} tried as well, and walked the whole length of the platform with a sorry all ready in {child.his} mouth. {Friend} looked up from the suitcase. “Your shoelace is undone,” said {child}.

“I know,” said {friend}, and {child} walked all the way back.

# go-then
Then the train came in, and {the other} {@boards}. It was now or never, and {the wish} meant it more than ever, so it came out worse than ever.

“Go, then!” shouted {the wish}, and the whole station heard. “Go as far as there are rails, and don’t come back!”

“I’ve been longing to get away from you,” said {the other}, in a very small voice.

“You heard that,” said {the wish}, and let everything hang. “{other.He} hates me.”

# then-say-it-wrong
{child} was going to say something kind, but there was something about that answer. “Has {other.he} ever said anything nice? Even good morning?”

“Never. As soon as {other.he} looks at me …” {The wish} stopped.

“… it comes out back to front,” said {child}. “And the more you mean it …”

“… the worse it gets,” whispered {the wish}.

“Longing to get away from you,” said {child}, “is the worst thing I’ve ever heard. {other.He} must be mad about you!”

The [us: conductor | guard] lifted the whistle.

“But what do I say?” cried {the wish}. “It’ll only come out wrong!”

“Then say it wrong,” said {child}, “as loud as you can!”

# either
{The wish} drew a deep breath and beamed. “I can’t stand you!”

Up on the train {the other} lit up from top to toe. “I can’t stand you either!”

“You’re the worst thing that’s ever happened to me!”

“{Other.sound}!” shouted {the other}, who could think of nothing bad enough.

# so-was-mine
In the last door stood {friend}, who had heard it all, and {child} ran.[athlete:  Not even {athlete} would have caught {child.him}.][pet.dog:  {Pet}, who had never said a thing back to front, got there first.] [pet.dog: {child} | {Child.He}] could feel the words coming up, and turning round just where it was tight, so {child.he} said the only thing there was room for.

“What I said yesterday was back to front.”

It came out the right way. {Friend} put down the suitcase. “So was mine,” {friend.he} said.

The whistle went. “I hope it rains on you,” said {child}.

“I hope everything you eat tastes of feet,” said {friend}, and they laughed so much that somebody else had to shut the door.

“Are those two married as well?” asked {@who-else}.

“No,” said {the wish}. “It’s worse. They’re friends.”

# the-card
On the fourth day there was a card for {child}, with a cow on it. “I am having a much better time without you. {Friend}.”

[adult: {Adult} read it too, and looked worried. “Have you two fallen out?”

“No,” said {child}. “It’s back to front.”

]It was the nicest card that {child} had ever been sent.[pet.cat:  {Pet} bit a corner off it.]

# @who
the [us: conductor | guard]
## if elder
{elder}

# @who-else
the [us: conductor | guard]
## if elder
{elder.short}
## if elder2
{elder2}

# @boards
got on board
## if other.size.huge
was given a wagon of {other.his} own

# @song
{music}
