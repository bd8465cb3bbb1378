title: A Lot of Weather
title: The Cake in the Middle
title: The Earthquake
guest red: Red (he), Little Red (he)
guest friend: Mabel (she), Noah (he)

% Rule: nobody may cut the cake until everybody's home. {Friend} plays blue, the grandparent green, the grown-up yellow.

# five-steps-left
{child} was sitting on the living room rug, playing a board game with {@friend-who}. {child} was red, and {friend} was blue. [elder: {Elder} was green[elder2: , with {elder2} to help]. ][adult: {Adult} was yellow. ]The first one home to the middle of the board was the winner, and {child} always wanted to be the winner.

“Home!” shouted {friend}.

{red} had five steps left.

It began in {child’s} tummy. It got hot and tight in there, and then it shot out into {child.his} arms[athlete: , and it didn’t help at all that even {athlete} had lost sometimes]. And before {child.he} could stop them, {child.his} hands were under the board and tipping it over. The dice flew into the curtains.

It happened every time {child} lost.

“I don’t want to play with you,” said {friend}, and went out to the kitchen[adult: , and {adult} followed | [elder: , and {elder.short} followed]].

# under-the-sofa
{child} wriggled in under the sofa. There lay the little red man, on his back in the dust[sport: , next to {sport.thing}].

“That was a big one,” he said.

“A big what?”

“Earthquake,” said {red}. “Did you feel it, too?”

{child} was ashamed, and looked the other way. “It was … the weather,” {child.he} said.

“Ah,” said {red}. “You do have a lot of weather here.” [pet.dog: He wiped his face. “Sometimes there’s a warm rain that smells of sausages.”

“That’s {pet},” said {child}.][pet.cat: He sighed. “Sometimes it gets dark in the middle of the day. A big, warm dark, that purrs.”

“That’s {pet},” said {child}.][pet.other: He shivered. “Sometimes there’s an eye over us.”

“That’s {pet},” said {child}.][!pet: 

“It comes and goes,” said {child}.]

# cake
“It’s such a pity about the cake,” said {red}.

“What cake?”

“The one in the middle, of course. That’s why you go home! It’s got cream on it, and four roses. But nobody’s allowed to cut it until everybody’s home. That’s the rule.”

“Is it nice?”

“No one knows,” said {red}. “We’ve never all been home. When I come first, somebody packs the game away at once. And when I don’t come first, there’s weather.”

{child} lay in the dust and said nothing.

“I’ve come first lots of times,” said {red} in a low voice. “I sit in there, all on my own, and I look at the cream. Couldn’t you ask the weather to wait? Only the once?”

# all-the-way
{child} crawled out and went to the kitchen.

“We’ve got to finish the game,” {child.he} said. “All the way, until everybody’s home. There’s cake.”

{friend} gave {child.him} a long look. “Do you promise not to tip it over?”

“I promise to try,” said {child}.[age>=8: 

“You’ve never said that before,” said {friend}. “You usually just promise.”]

So they sat down and started again. {friend} threw a six. {child} threw a one. {friend} threw another six. On and on went Blue, round the last corner, and into the middle.

“Home,” said {friend}, very carefully.

And {red} had five steps left.

# here-it-comes
Here it came. {child’s} tummy got hot, and it shot out into both arms. {child.His} hands were under the edge already, and the board began to shake.

“It’s coming!” shrieked {red}, and hung on tight. Inside the middle, the plates were rattling.

{child} didn’t want it to. But you can’t swallow an earthquake. It has to go somewhere.

# into-the-cushion
{child} snatched both hands away, and fell flat on the rug, face down in the sofa cushion, and let it out.

“AAAAAAH!” {child.he} roared, straight into the cushion, and both feet drummed on the floor. [city: They must have felt it all over {city}. ][pet.dog: “WOOF!” roared {pet}, who liked to be of help. ][pet.cat: {Pet} went to wait in the kitchen. ]The lamp swung to and fro. {friend} held on to the board with both hands.

Then it was over.

“Is that all of it?” asked {friend}.

“Nearly,” said {child}, and gave one more kick. “Aftershock.”

Then {friend} began to laugh, and then {child} did, too.

# the-last-one
The board was still there. “Only thunder,” said {red}, and sighed with relief. “And a long way off.” He still had five steps to go. [elder: First Green came home, and {elder.short} bent down to see. ][adult: Yellow came home. ]Now {red} was the only one they were waiting for.

“Five,” whispered {friend}, and blew on the dice. “Five, five, five.”

Nobody had ever cheered like that when {child} was winning.

{child} threw. The dice rolled over the board, and spun on one corner, and lay down.

“Five,” they all said together.

And {red} went home.

{child} and {friend} put their ears to the board. In there, chairs were scraping. Somebody coughed. And then there was the sound of a very small knife.

# it-trembled
[school: “Next [us: recess | break] at {school} we’ll play another one,” said {friend}.

“To the end,” said {child}.

]That evening nobody packed the game away. It was left on the rug[pet.cat: , and {pet} lay down next to it, instead of on it][pet.dog: , and {pet} was allowed to lie next to it, with {pet.his} mouth shut][pet.other: , where {pet} had a good view]. Before {child} went to bed, {child.he} crouched down and laid a hand on the board.

It was trembling, just a little.

But it wasn’t the weather. They were dancing[music:  to {music}].

# @friend-who
{friend}, who had come to visit
## if friend
{friend}, {child.his} best friend
