title: The Baby Says Pancakes
title: What Does It Say?
title: The Last One to Be a Baby
guest friend: Poppy (she), Robin (they)

# everybody-looked
There was a new baby at {child’s} house. It was so new that everybody just called it the Baby.

All day long people looked at it. [elder: {Elder} [elder2: and {elder2}] came to look at it.] [friend: {friend}[!friend.known: , who was {child’s} best friend,] came and looked at it too.] [pet: Even {pet} {@pet-looks}.] Nobody looked at {child}, who was {age} and had lived there much longer. It felt tight inside {child.his} tummy, like a knot.

“Waaah!” said the Baby.

“What does it say?” said [adult: {adult} | the grown-ups]. “Is it hungry? Is it wet? Oh, if only we knew what it was saying!”

# @pet-looks
seemed to be looking that way
## if pet.dog
sat by the basket with {pet.his} head on one side
## if pet.cat
sat on the shelf and looked down into the basket

# i-know
“I know,” said {child}.

Then everybody looked at {child.him}.

“Whoever was a baby last still knows how to talk it,” {child.he} said. “That’s me. You were babies ages ago. You’ve forgotten it all.”

It did make sense. Nobody in that house had been a baby more lately than {child}.

“What does it say, then?”

{child} bent over the basket and listened very hard.

“Waaah!” said the Baby.

“It says pancakes,” said {child}.

So [adult: {adult} | the grown-ups] made pancakes.

# the-baby-decides
“Waaah!” said the Baby.

“What does it say now?”

“It says we’re having them under the table.”

So they had them under the table. It was a [us: squeeze | squash], and everybody got jam on their knees. [pet.dog: {Pet} thought it was the best [us: dinner | supper] they’d ever had. “It says you can have two, {pet},” said {child}.] [pet & !pet.dog: “It says {pet} has to come in as well,” said {child}, and then it was even more of a [us: squeeze | squash].]

“Waaah!” said the Baby.

“What does it say now?”

“It says [adult: {adult} has | all the grown-ups have] got to bark like a dog.”

“Are you sure?” said [adult: {adult} | the grown-ups].

“It said it twice,” said {child}.

“Woof,” said [adult: {adult} | the grown-ups]. “Woof, woof.”

[elder: “Waaah!” said the Baby.

“It says {elder.short} has to wear the saucepan,” said {child}.

{Elder.short} put the saucepan on {elder.his} head. [elder2: {Elder2.short} got the colander.]]

[friend: “What does it say about me?” asked {friend}.

“It says you can stay the night.”

“What a nice baby,” said {friend}.]

[music: The Baby also said that everybody had to lie on the floor and sing {music}, so they did.]

[sport: The Baby said it was all right to {play sport} in the kitchen[athlete: , right under the poster of {athlete}], so they did that too.][athlete & !sport: The Baby said that the poster of {athlete} was to hang in the kitchen, so they hung it in the kitchen.]

[school: The Baby said there wouldn’t be any school at {school} tomorrow, but [adult: {adult} | the grown-ups] thought the Baby must have got that wrong.]

[city: The Baby would have liked to ask all of {city} [us: over | round] for pancakes, but {child} didn’t pass that on. They were out of jam.]

The knot had gone. {child} had never had such a lovely day.

# it-would-not-stop
Then it was bedtime.

“Waaah!” said the Baby.

“It says I should have the big pillow,” said {child}.

{child} got the big pillow. But the Baby didn’t stop.

“Waaah! Waaah! WAAAH!”

It was red all over its face. They gave it milk, and it didn’t want milk. They gave it a dry [us: diaper | nappy], and it didn’t want a dry [us: diaper | nappy]. The tears were running into its ears.

“Please, {child},” said [adult: {adult} | the grown-ups]. “Listen as hard as you can. What is it saying?”

Everybody looked at {child.him}. [elder: {Elder.short} took off the saucepan, to hear better.]

{child} bent over the basket. {child.He} listened as hard as {child.he} could. But all {child.he} heard was waaah. It was all {child.he} had ever heard.

{child.He} felt so sorry for the Baby. And {child.he} couldn’t help it, and everybody thought {child.he} could. {child.He} {child.was} so ashamed that {child.he} began to cry as well.

# i-made-it-up
“I don’t know what it says,” said {child}. “I made it up. All of it.”

Nobody said anything, except in the basket.

Then {child} was lifted up into [adult: {adult’s} | somebody’s] lap.

“The pancakes too?”

“The pancakes too.”

“I thought as much,” said [adult: {adult} | the somebody].

“Since when?”

“Since about the barking.”

And [adult: {adult} | two big arms] held {child.him} tight, for a long time, [adult: and didn’t look | and nobody looked] at anybody else at all.

# thump
{child} leaned {child.his} ear against [adult: {adult’s} | the warm] [us: sweater | jumper]. There was something going on in there.

Thump. Thump. Thump.

“What’s that noise in you?”

“That’s my heart. You used to hear one too, when you were inside a tummy. All day and all night.”

{child} listened. It was a safe sort of sound. [pet.dog / pet.cat: {Pet} had one just like it, if you put your ear in the right place.] And then {child.he} understood.

“That’s what it’s saying!” {child.he} said. “It’s had thump its whole life, and then it came out here. And out here there isn’t any!”

{child} slid down and lay on {child.his} back on the rug.

“Put it on me,” {child.he} said.

“Are you sure?”

“I’ve got a heart as well.”

# on-the-tummy
So the Baby was put down on {child’s} tummy, with its ear against {child.his} [us: shirt | top], and [adult: {adult} kept | somebody kept] a hand on its back. It was warm, and a good deal heavier than it looked.

“WAAAH. Waaah. Waa…”

Thump, went {child’s} heart. Thump. Thump.

“Wa,” said the Baby. Then it was quiet. It yawned, and they could all see that it [us: didn’t have | hadn’t got] a single tooth.

“[us: Imagine | Fancy] you knowing that,” whispered [adult: {adult} | somebody].

“I didn’t know it,” whispered {child}. “I worked it out.”

[pet: {@pet-lies}]

# @pet-lies
{Pet} was quiet too.
## if pet.dog / pet.cat
{Pet} came and lay down close beside them, and then there were three hearts on the rug.

# whose-turn
When the Baby was asleep it went back in its basket, next to {child’s} bed. {child} had the big pillow. {child.He} {child.was} allowed to keep it.

[adult: {Adult} | Somebody] tucked {child.him} in and stayed, sitting on the edge of the bed. [elder: In the kitchen {elder.short} [elder2: and {elder2.short}] washed a saucepan, very quietly.] [friend: {friend} was asleep on the mattress, because after all the Baby had said so.]

“Mm,” said the Baby in its sleep.

“What did it say?” whispered [adult: {adult} | the one on the edge of the bed].

{child} could have said anything. {child.He} thought about ice cream. Then {child.he} listened, very hard indeed.

“Nothing much,” {child.he} whispered. “It just lives here.”

And {child} put one hand on {child.his} tummy, where the knot had been. It was nice and quiet in there. Thump. Thump. Thump.
