title: Three, Two, Wait!
title: Somebody Has to Hold the Ground

% The grown-up who holds the ground (@a): {adult}, else the elder, else the grown-up.

# the-rocket
In {child’s} garden stood a rocket. It was made of cardboard and [!short: it was ]as tall as a fridge[short: . | , because a fridge had come in it.][!short:  It had three red buttons, done in crayon[friend: , and {friend}[!friend.known: , who was {child’s} best friend,] had done two of them].] There was just one thing wrong with it: it never took off.

{child} climbed in[friend: , and {friend}[short: , {child’s} best friend,] climbed in too][pet.dog: , and {pet} jumped in on top].[pet.cat:  {Pet}[!pet.known:  the cat] was in there already, because it was a box.]

[!short: “We’re going to the moon,” [friend / pet.dog / pet.cat: {child} | {child.he}] told the rocket. “All the way. Are you ready?”

“Ready,” said the rocket.[pet.dog:  So was {pet}.][pet.cat:  {Pet} yawned.]

]“Three,” said {child}. “Two[friend: ,” said {friend}. “|. ]One …”

“Wait!” said the rocket.

And nothing happened at all.

# a-drink
“What’s the matter?” said {child}.

“I’m thirsty,” said the rocket.

So [friend: {friend} climbed out and fetched the watering can, and {child} poured. | {child.he} climbed out and fetched the watering can.] Glug, glug, glug.[pet.dog:  {Pet} drank what ran over.][pet.cat & !short:  {Pet} moved further in.]

“One drink[!short: ,” said {child}, “|, ]and then it’s the moon. Three. Two. One …”

“Wait!” said the rocket.

“But you’ve had your drink!”[friend:  said {friend}.]

“Yes,” said the rocket. “And now I need a wee.”

[friend: {child} and {friend} | [!short: {child} sighed. ]{child.He}] turned the rocket to the hedge, and looked the other way[pet.cat: , and so did {pet}]. Trickle, trickle, trickle.[pet.dog:  {Pet} did one as well.]

[!short: “Finished?”

“Nearly.” Trickle. “Finished.”

]“Three. Two. One …”

“Wait!” said the rocket. [elder: “I haven’t said good night to {elder.short}[elder2:  and {elder2.short}].” So {elder} [elder2: and {elder2} ][!short: had to come|came] out in [elder2: their slippers | slippers] [short: to pat|and pat] it. | “I haven’t had a pat.” So it had a pat[pet.cat: , and {pet} had one too].]

[music: “Three. Two. One …”

“Wait! I haven’t had a song.” So it had {@song}[!short: , all of it].

]
[school: “They never have to wait like this {at school},” said {child}.

]
# what-is-it-really
[pet.dog: {Pet} barked. ]“Look!” cried [friend: {friend} | {child}].[pet.cat:  {Pet} was looking already.]

[!short: The moon had been right over the apple tree. Now it|The moon] was sliding down behind the roof.[!short:  Soon there would be no moon left to go to.]

“Quick! Three! Two! …”

“Wait,” said the rocket.[!short:  And it shook till all its flaps went flap[pet.dog: , and {pet’s} ears as well].]

{child} laid a hand on the cardboard[pet.dog: , and {pet} laid a nose][pet.cat: , and {pet} purred at it]. “What’s the matter really?” {child.he} asked[!short: , very gently].

“I’ve never been up before,” whispered the rocket. “I’ve always had the ground under me. What if it’s gone when I come back? Who’s holding it?”

{child} [friend: and {friend} ]looked down. [!short: There lay the ground, all of it. And the rocket was right. ]Nobody was holding it.

# hold-the-ground
“{@A-call}!” called {child}[friend:  and {friend}]. “Come quick! You’ve got to hold the ground!”

“The ground?” said {@a-first}.

[!short: “With both hands,” said [friend: {friend} | {child}]. “So it’s still here when we get back.”

][short: {@A} lay | {@A} looked at the rocket, and saw how it shook. Then {@a} lay] down in the grass[!short: , flat out,] and took hold with both hands.

[!short: “I’ve got it,” said {@a}.|“I’ve got it.”]

“Have you got it tight?” said the rocket.

“As tight as tight.”

“Then count very small,” said the rocket.

So [friend: they counted very small. “Three,” whispered {child}. “Two,” whispered {friend}. “One.” | {child} counted very small. “Three,” {child.he} whispered. “Two. One.”]

And nobody said wait.

# up
Up they went! Up past the apple tree. Up past the chimney. [city: Up over the whole of {city}. ][athlete: Not even {athlete} has ever been so high. ]And far, far below lay {@a}, no bigger than a bean.[pet.cat:  {Pet} held on with every claw.]

[!short: “Have you got it?” shouted the rocket.

“I’ve GOT it!” shouted {@a}.

]Then they came to the moon. It was round and white[short: . | , and it was cool and smooth, like the bath before the water goes in.] {child} patted it[friend: , and so did {friend}].[pet.dog:  {Pet} gave it a lick.][sport:  There was plenty of room [!short: up there ]to {play sport}[!short: , if only they had brought {sport.thing}].][pet.cat:  {Pet} lay down in the middle.][pet.other:  “We’ll bring {pet} next time,” said {child}.]

[!short: “Home now,” [friend / pet.dog / pet.cat: said {child} | {child.he} said]. “Three. Two. One …”

“Wait!” said the moon. “One more [pet.dog: lick | pat].”

So [pet.dog: {pet} gave it one more lick. | it had one more pat][pet.cat: , and {pet} had one too][!pet.dog: .]
]
# let-go
Down they came[!short: , past the chimney, past the apple tree]. Bump.[pet.dog:  {Pet} jumped out first.][pet.cat:  {Pet} landed feet first.]

There was the ground. [!short: It was all there, every bit of it. ]And there was {@a}, with grass on both elbows, still holding on.

“You can let go now,” said {child}.

[!short: “Again,” said the rocket. “Again, again.”

“Tomorrow,” said [friend: {friend} | {child}].
]
# not-to-one
Then it was bedtime. {@A} tucked {child} in[!short: , and gave {child.him} a kiss,] and turned out the light.[pet.dog:  {Pet} was under the bed already.]

“Good night,” said {@a}. “Three. Two. One …”

“Wait,” said {child}.

“A drink?” said {@a}.

“No.”

“A wee?”

“No.” {child.He} said it very small. “You’ve got to hold the ground.[friend:  {Friend’s} bit as well.]”

So {@a} sat down by the bed, and laid one hand flat on the floor.[pet.dog:  {Pet} put out a paw beside it.][pet.cat:  {Pet} lay down beside it, on all four paws.]

“I’ve got it.”

“Have you got it tight?”

“As tight as tight.”

“Three,” whispered {child}. “Two.”

But {child.he} never got to one.

# @song
{music}

# @a-first
the grown-up who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-call
somebody
## if adult
{adult}
## if elder & !adult
{elder.short}
