title: The Alien Who Said Goodbye
title: Goodbye Is When You Come
title: Lots and Lots of Goodbye

% To the alien hello is goodbye and goodbye is hello, all the way to the last word. Whose hand is held: {adult}’s, else the grandparent’s, else nobody’s.

# a-saucepan-lid
{child} sat on the kitchen floor in pyjamas, with a saucepan lid[adult: , while {adult} [us: did the dishes | washed up]][elder & adult:  and {elder} dried][elder & !adult: , while {elder} [us: did the dishes | washed up]]. [friend: {Friend}[!friend.known: , {child.his} best friend,] had the other lid. ]{child} wanted an alien to come.[elder:  {Elder.short} wanted the lid.]

Whirr, went something. Bump.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat up.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] opened one eye.]

And there on the floor stood an alien. It was green. It was as big as a teapot. It had one big eye and three little hands, and it waved them all.

“Goodbye!” said the alien.

# goodbye
“No,” said {child}. “[us: You only just came|You’ve only just come]. You say hello.”

“Goodbye!” said the alien, very happily, and climbed into {child’s} lap. It was as warm as toast[pet.dog: , and {pet} licked it][pet.cat: , and {pet} came closer].

“Not goodbye,” said {child}. “Goodbye is when you go.”

“Goodbye is when you come,” said the alien. “Everybody knows that.”

“No, they don’t!” said [friend: {friend} | {child}].

“Yes, they do!” said the alien.

# three-hands
It hopped behind [elder: {elder.short} | the bin]. Then it jumped out and waved its three hands.

“Goodbye!” it said.[pet.other:  It said it to {Pet} as well.]

It crept under the chair[pet.dog: , and {pet} sniffed it out][pet.cat: , and {pet} moved over]. Then it popped up and waved its three hands.

“Goodbye!”

[age>=6: It sat on the shelf and kept so still that it looked like a teapot. Then the teapot hopped down and waved its three hands.

“Goodbye!”

]It sat down under [friend: {friend’s} | the] saucepan lid. [friend: {Friend} | {child}] lifted the lid up, and there it was.

“Goodbye, goodbye, goodbye!”

# hello
[friend: {child} and {friend} laughed. What a silly alien! {child} | {child} laughed. What a silly alien! {Child.He}] would teach it how to do it[sport: , and then how to {play sport}]. So {child.he} stood up tall[athlete: , as tall as {athlete}], and {child.he} waved {child.his} hand, and {child.he} said it big and loud[school: , just as they did {at school}].

“HELLO!”

The alien stopped.

“Oh,” it said. “Already?”

Its three hands hung down. A round tear came out of its one big eye.[elder & adult:  {Elder.short} stopped drying.][elder & !adult:  {Elder.short} stood quite still.]

“But I liked it here,” said the alien. And it went slowly across the floor, pat, pat, pat, [pet.dog / pet.cat: past {pet}, ]into its little ship, and shut the door.

# up-went-the-ship
Whirr …

“Oh no!” said {child}. “Not that! I didn’t mean go!”

Whirr, whirr … Up went the ship, up past the chair, up past the table[elder: , up past {elder.short}].

{@question}

{child} knew. {Child.He} waved both {child.his} arms as high as {child.he} could, and {child.he} shouted:

“GOODBYE! GOODBYE! GOODBYE!”[friend:  {Friend} banged the lids.][pet.dog:  {Pet} barked, and that is goodbye in dog.][pet.cat:  {Pet} waved with {pet.his} tail.][elder:  {Elder.short} waved the [us: dish towel | tea towel].]

# do-you-mean-it
The whirring stopped.

The little door opened, and one big eye looked out.

“Do you mean it?” said the alien.

“Goodbye,” said {child}. “Lots and lots of goodbye.”

Bump! Out ran the alien, pat-pat-pat-pat, right into {child’s} arms. It held {child.him} {@held}. And they sat on the floor like that for a long time[music:  and hummed {music}], as warm as toast.

# a-green-yawn
Outside the window it was dark by now, and the alien gave a big, green yawn.[pet.dog / pet.cat:  {Pet} gave a long, pink one.]

“I have to go home to bed,” it said.

“Me too,” said {child}[elder: , and gave {elder.short} the lid].[friend: 

“Me too,” said {friend}.]

The alien got into its ship. It waved its three hands, very slowly.

“Hello, {child}[friend: , hello, {friend}][pet.dog / pet.cat: , hello, {pet}][elder: , hello, {elder.short}],” it said.

{child} waved too.

“Hello, alien,” {child.he} said. “Hello.”

# smaller-and-smaller
Whirr, went the little ship, out through the window[city: , up over {city}] and up among the stars. {child} [adult: held {adult’s} hand and | {@hand}] watched the light get smaller and smaller.[elder2:  {Elder2} watched it too.][elder & adult & friend:  {Elder.short} waved the lid, and {friend} waved the other.][elder & adult & !friend:  {Elder.short} waved the lid.][friend & !elder / friend & !adult:  {Friend} waved the other lid.][pet.dog:  {Pet} wagged hello.][pet.cat:  {Pet} waved hello with {pet.his} tail.]

Tomorrow it would come again, and say goodbye.

# @hand
stood at the window and
## if elder
held {elder.short’s} hand and

# @question
What do you say when you want an alien to come?
## if elder
“What do you say when you want an alien to come?” said {elder.short}.
## if friend
“What do you say when you want an alien to come?” said {friend}.
## if friend & elder
“What do you say when you want an alien to come?” said {friend}.

# @held
with one hand, and another hand, and another hand
## if pet.dog
with one hand, and another hand, and {pet} with another hand
## if pet.cat
with one hand, and another hand, and {pet} with another hand
## if friend
with one hand, and {friend} with another hand, and both of them with another hand
## if friend & pet.dog
with one hand, and {friend} with another hand, and {pet} with another hand
## if friend & pet.cat
with one hand, and {friend} with another hand, and {pet} with another hand
