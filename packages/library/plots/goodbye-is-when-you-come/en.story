title: The Alien Who Said Goodbye
title: Goodbye Is When You Come
title: Lots and Lots of Goodbye

% To the alien hello is goodbye and goodbye is hello, all the way to the last word. Whose hand is held: {adult}’s, else the grandparent’s, else nobody’s.

# a-saucepan-lid
{child} sat on the kitchen floor in pyjamas, with a saucepan lid[adult: , while {adult} [us: did the dishes | washed up]][elder & adult:  and {elder} dried][elder & !adult: , while {elder} [us: did the dishes | washed up]]. [friend: {Friend}, {child.his} best friend, had the other lid. ]{child} wanted an alien to come.

Whirr, went something. Bump.

And there on the floor stood an alien. It was green. It was as big as a teapot. It had one big eye and three little hands, and it waved them all.

“Goodbye!” said the alien.

# goodbye
“No,” said {child}. “You only just came. You say hello.”

“Goodbye!” said the alien, very happily, and climbed into {child’s} lap. It was as warm as toast.

“Not goodbye,” said {child}. “Goodbye is when you go.”

“Goodbye is when you come,” said the alien. “Everybody knows that.”

“No, they don’t!” said {child}.

“Yes, they do!” said the alien.

# three-hands
It hopped behind the bin. Then it jumped out and waved its three hands.

“Goodbye!” it said.[pet.other:  It said it to {Pet} as well.]

It crept under the chair[pet.dog / pet.cat: , beside {Pet} the [pet.dog: dog|cat]]. Then it popped up and waved its three hands.

“Goodbye!”

[age>=6: It sat on the shelf and kept so still that it looked like a teapot. Then the teapot hopped down and waved its three hands.

“Goodbye!”

]It sat down under the saucepan lid. {child} lifted the lid up, and there it was.

“Goodbye, goodbye, goodbye!”

# hello
{child} laughed. What a silly alien! {Child.He} would teach it how to do it[sport: , and then how to {play sport}]. So {child.he} stood up tall[athlete: , as tall as {athlete}], and {child.he} waved {child.his} hand, and {child.he} said it big and loud[school: , just as they did {at school}].

“HELLO!”

The alien stopped.

“Oh,” it said. “Already?”

Its three hands hung down. A round tear came out of its one big eye.

“But I liked it here,” said the alien. And it went slowly across the floor, pat, pat, pat, into its little ship, and shut the door.

# up-went-the-ship
Whirr …

“Oh no!” said {child}. “Not that! I didn’t mean go!”

Whirr, whirr … Up went the ship, up past the chair, up past the table.

What do you say when you want an alien to come?

{child} knew. {Child.He} waved both {child.his} arms as high as {child.he} could, and {child.he} shouted:

“GOODBYE! GOODBYE! GOODBYE!”[friend:  {Friend} banged the lids.][pet.dog:  {Pet} barked, and that is goodbye in dog.][pet.cat:  {Pet} waved with {pet.his} tail.]

# do-you-mean-it
The whirring stopped.

The little door opened, and one big eye looked out.

“Do you mean it?” said the alien.

“Goodbye,” said {child}. “Lots and lots of goodbye.”

Bump! Out ran the alien, pat-pat-pat-pat, right into {child’s} arms. It held {child.him} with one hand, and another hand, and another hand. And they sat on the floor like that for a long time[music:  and hummed {music}], as warm as toast.

# a-green-yawn
Outside the window it was dark by now, and the alien gave a big, green yawn.

“I have to go home to bed,” it said.

“Me too,” said {child}.

The alien got into its ship. It waved its three hands, very slowly.

“Hello, {child},” it said.

{child} waved too.

“Hello, alien,” {child.he} said. “Hello.”

# smaller-and-smaller
Whirr, went the little ship, out through the window[city: , up over {city}] and up among the stars. {child} [adult: held {adult’s} hand and | {@hand}] watched the light get smaller and smaller.[elder2:  {Elder2} watched it too.]

Tomorrow it would come again, and say goodbye.

# @hand
stood at the window and
## if elder
held {elder.short’s} hand and
