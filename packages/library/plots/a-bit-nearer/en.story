title: A Bit Nearer
title: Don’t Look Now
title: The Most Important Thing

# two-benches
At one end of the park[city:  in {city}] sat {a wish} on a bench, sighing. At the other end, on another bench, sat {a other}, looking at a pigeon.

{child} had only just sat down beside {the wish} to get a stone out of {child.his} shoe.

“What’s the matter?” asked {child}.

“Don’t look now,” whispered {the wish}. “But that’s {the other} over there.”

# do-not-look
{child} looked. “And?”

“{other.He} can {other.does},” said {the wish}, and sighed again.

“Is that all?”

“It’s enough,” said {the wish}.

Then {child} understood. “Are you in love?”

{The wish} went red all over.

“Go and talk to {other.him}, then,” said {child}.

“I can’t. I tried yesterday. I got as far as the [us: trash can|litter bin], and I turned back. You couldn’t go for me, could you? You could say it just the way I do.”

“What shall I say?”

{The wish} thought about it for a long time. “{Wish.sound},” {wish.he} said.

“Only that?”

“It’s the nicest thing I’ve got.”

# the-first
{child} ran. It was a long way, right across the grass and past the fountain.

“{Wish.sound},” said {child} to {the other}.

{The other} forgot about the pigeon. “Who said that?”

“{The wish} over there. Don’t look now.”

{The other} looked. “How did {wish.he} say it?”

{child} showed {other.him}. {child.He} sighed, and put {child.his} head on one side, and went as red as {child.he} could.

“{Other.sound},” said {the other}, very quietly. “Tell {wish.him} that.”

{child} ran back, past the fountain and right across the grass. “{Other.sound},” {child.he} said.

{The wish} fell off the bench.

# one-bench-nearer
After that there was no stopping them.

“Say that over here is one who can {wish.does},” said {the wish}. {child} ran.

“Say that I’m a bit afraid of {other.afraid},” said {the other}. {child.He} ran.

“Say that it doesn’t matter,” said {the wish}. “Say that over here is one who can’t {wish.cannot}.” {child.He} ran.

[friend: {Friend}[!friend.known: , {child’s} best friend,] came by, and took the other half, as in a relay race. ][pet.dog: {Pet}, who was {a breed}, ran along in both directions and thought it was a game. ][pet.cat: At home in the window sat {pet}, and followed it all with {pet.his} head, to and fro. ][pet.other: {child} had never had this sort of trouble with {pet}. ][sport: It was more running than {@game}. ][athlete: Not even {athlete} could have gone any faster. ][music: “Say that I like {@song}.” “Say that I do too!” ][school: “We’re not allowed to pass notes {at school},” puffed {child}. “This is worse.” ][elder: On the bench in the middle sat {elder} [elder2: and {elder2}] with an ice cream. “Say something about the weather,” said {elder.short} every time {child} went by. “That generally works.” ]

In the end {child’s} legs were like boiled spaghetti.

“You’ll have to sit nearer,” {child.he} told {the wish}. “I’ve run out of legs.”

{The wish} moved one bench nearer. And when {child} had asked {the other} to do the same, {other.he} moved one bench nearer too. Now there was only half the park to go.

# dropped
“And now I’m going to say the most important thing,” said {the other}, and whispered it in {child’s} ear.

{child} ran. And in the middle of the grass both {child.his} legs folded up. Bump. {child.He} lay on {child.his} tummy, and when {child.he} lifted {child.his} head, it was gone. The most important thing was completely gone.

“What did {other.he} say?” called {the wish}.

“I’ve dropped it,” said {child}.

For a while there was nothing from the bench. “It was no,” said {the wish} in the end. “I’ll go home, then.”

“But I don’t know!” said {child}. “I can’t make it up for you!”

# in-the-middle
{child} wanted to cry, because it was {child.his} fault, and there was no standing on those legs. So {child.he} turned over on {child.his} back, in the very middle of the grass. And {child.he} stretched out one hand towards {the wish}, and the other hand towards {the other}.

“I can’t go another step,” said {child}. “You’ll have to come here.”

At first nothing happened.

Then there were footsteps from one side. And then there were footsteps from the other side. They came slowly, both of them looking at the ground. {child} felt somebody take hold of one hand, and it was {wish.feels}. {child.He} felt somebody take hold of the other hand, and it was {other.feels}.

So {child} put the two of them together, on top of {child.his} tummy, and pulled {child.his} own hands out.

# one-bench
“{Wish.sound},” said {the wish}.

“{Other.sound},” said {the other}.

And nobody had to run.

They sat down on the same bench. They didn’t say anything for a long while, and it seemed to be the best thing they had said all day.

“What was it?” asked {child} in the end. “The most important thing, that I dropped?”

{The other} went a bit red. “I said, tell {wish.him} to come over here.”

# nearly-hear
That night {child} was in bed, with {child.his} legs beside {child.him}. [pet.dog / pet.cat: {Pet} lay on top of them. ]

“Good night,” said [adult: {adult}, from the door.|somebody at the door.]

“I can’t hear you,” said {child}.

[adult: {Adult} came|The somebody came] as far as the rug. “Good night.”

“I can nearly hear you,” said {child}.

So [adult: {adult}|somebody who was very fond of {child.him}] sat down on the edge of the bed and bent over, right up to {child.his} ear, and whispered it. “Good night.”

“That’s better,” said {child}, and fell asleep just there, as near as can be.
## or
When it began to get dark, {child} walked home. [pet.dog / pet.cat: {Pet} came to meet {child.him} at the gate. ]On the doorstep stood [adult: {adult}|somebody], calling something.

“I can’t hear you,” called {child}, and went a bit nearer.

[adult: {Adult}|The somebody] called again.

“I can nearly hear you,” said {child}, and went the whole way, until they were standing nose to nose.

“It’s supper,” whispered [adult: {adult}|the somebody].

“That’s better,” said {child}. It was pancakes. {child} {child.was} almost sure of having heard that all along.

# @game
{sport}

# @song
{music}
