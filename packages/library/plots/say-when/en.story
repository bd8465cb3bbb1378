title: Say When
title: Most of It Didn’t Fit
title: I Hadn’t Even Started

% One rule: when you say “when”, it stops. At once.
% The child plays the frightening thing, and whoever is afraid decides how much is enough. Its sound comes three times: whispered, loud, and real.

# at-the-gate
At {child’s} gate stood {a wish}, shaking so hard that the whole gate rattled.

“Are you cold?” asked {child}.

“No,” said {the wish}. “I’m afraid. I’ve got to get home, and over there, right in my way, there’s {a other}.”

{child} looked. There was nothing to be seen yet. [school: It was after {school}, so there was plenty of time.]

“What’s {the other} done to you?”

“Nothing,” whispered {the wish}. “We’ve never met. But what if {other.he} came this close?” And {wish.he} showed {child} how close. It was very close.

# we-can-practise
Now {child} was afraid of something too. It was [age<7: the toilet, when it flushed. | the cellar stairs.] So {child.he} knew just what it was like.

“We could practise,” {child.he} said. “I’ll be {the other}, only not a real one. I’ll start a long way off. And you say when. When you say when, I’ll stop. At once.”

“At once?” said {the wish}.

“At once,” said {child}.

{child} went all the way to the hedge[city: , the last hedge in {city} but two]. {child.He} got down on {child.his} hands and knees, and turned into {a other}.

# not-started
“{Other.sound},” whispered {child}.

“When!” screamed {the wish}, and hid behind a flowerpot. Most of {wish.him} didn’t fit.

{child} stopped. At once.

“I hadn’t even started,” said {child}.

“It felt as if you had,” said {the wish} from behind the pot. [age>=5: Then {wish.he} peeped out. “You did stop, though.”

“I said I would.”]

“Again,” said {the wish}.

# again
“{Other.sound}!” said {child}, and came a bit closer.

“A bit more,” said {the wish}. “A bit more. When!”

{child} stopped. At once. [friend: Then {friend} wanted to play too, and since {friend} was {child’s} best friend, {friend.he} {friend.was} allowed to be the back end. The back end couldn’t stop giggling.] [pet: {@pet-plays}] [elder: The best of them all was {elder}, who had come out to see what the noise was. {elder.He} did {a other} so well that even {child} said when[elder2: , and {elder2} had to sit down].] [sport: They used {sport.thing} as well, so that {the wish} had something to throw when it was time to stop.] [music: Once {child} sang {@song} while {child.he} {child.was} coming, because nobody can be very frightening while they’re singing that.] [athlete: Once {child.he} {child.was} {a other} that could run as fast as {athlete}.]

“{Other.sound}!”

“When!”

[age>=5: “{Other.sound}!”

“When! Go back! Stand on one leg!”

]In the end {child} was standing so close that {child.he} and {the wish} were nearly nose to nose, and {the wish} was laughing so much that {wish.he} had to hold on to the gate.

“You’re not a bit frightening,” said {the wish}. “You’re only {child}.”

# half-a-sandwich
They sat down by the gate and shared a sandwich.

“[age<7: That toilet | Those stairs],” said {the wish}. “Who do you say it to?”

“Nobody,” said {child}. “I run.”

“So do I,” said {the wish}. And they sat and chewed for a while. [age>=5: It was nice, being two of them.]

# the-real-one
Then they heard it.

“{Other.sound}!”

“That was good,” said {the wish}. “That sounded nearly real.”

“It wasn’t me,” said {child}.

And there, in the middle of the road, was {the other}. {other.He} was a great deal [other.size.tiny / other.size.small: smaller | bigger] than {child} had made {other.him}, and a great deal more real. {other.He} came closer, and closer.

{child} could feel that {child.his} legs wanted to run. But {the wish} had got hold of {child.him} by the hand, so they couldn’t.

“Say it,” whispered {child}.

{The wish} tried. Nothing came out. {The other} came closer.

“I can’t say it for you,” said {child}. “But I can hold on.”

And {child.he} held on as hard as {child.he} could.

# when
“When,” said {the wish}. It was the smallest when that anybody ever heard.

And {the other} stopped. At once.

“Oh,” said {the other}. “I’m sorry. Was that too much?”

Nobody said a word. {The wish} had forgotten to shut {wish.his} mouth.

“They usually just run,” said {the other}. “Nobody’s ever said when to me before. Where would you like me?”

{The wish} thought about it. “One step nearer,” {wish.he} said. “And one more. When. That’s just right.”

# side-by-side
They had a look at each other. Very slowly, with {wish.part}, {the wish} touched {other.part}.

“{The other} is {other.feels},” said {the wish}, surprised.

“May I say something too?” whispered {the other}. “I’m a little bit afraid of {other.afraid}.”

“We could practise,” said {the wish}.

And off they went home together, with just enough room in between. The last thing {child} heard, from a long way down the road, was somebody saying when, and somebody laughing.

# the-door
That night {child} was in bed. [pet.dog / pet.cat: {Pet} had lain down, just near enough.] [adult: {Adult} stood in the doorway with a hand on the handle, because now it was going to be dark. | The door was open, but now it was going to be dark.]

“Say when,” said [adult: {adult}, and closed the door, a little at a time. | somebody, and the door closed, a little at a time.]

{child} waited. The light on the floor got narrow. It got narrower still. Now it was just as wide as a foot.

“When,” said {child}.

And the door stopped. At once.
## or
There was milk with supper. [pet.dog / pet.cat: {Pet} had lain down under the table, just near enough. ]“Say when,” said [adult: {adult}|whoever was pouring], and began to fill {child’s} glass, a little at a time.

{child} waited. The milk rose. It came up to the stripe on the glass. It came a little bit higher. Now there was only room for one finger.

“When,” said {child}.

And the milk stopped. At once.

# @song
{music}

# @pet-plays
{Pet} was the judge.
## if pet.dog
{Pet}, who was {a breed}, believed every bit of it, and barked at the back end[!friend:  of {child}]. “When, {pet},” said {the wish}, and {pet} sat down. It was the best thing that had ever happened to {wish.him}.
## if pet.cat
{Pet}, who was {a breed}, walked straight up to {the other} and rubbed against it, which is how brave you have to be to be a cat.
