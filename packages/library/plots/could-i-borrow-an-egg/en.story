title: Could I Borrow an Egg?
title: We’ve Finished with It
title: Thank You for the Boot
guest boy: Jasper (he), Monty (he)

% The boy uses nothing that he borrows. Each thing comes back as it went.

# an-egg
It was pouring with rain[city:  all over {city}], and {child} was playing chess against [friend: {friend}, {child.his} best friend|{child.himself}], and losing, when the doorbell rang.

It was a boy with wet hair, who had moved in next door on Friday, and knew nobody.

“I’m {boy},” he said. “Could I borrow an egg?”

He got one, and carried it off through the rain in both hands.

[friend: “Who was it?” called {friend}.

“An egg,” said {child}.]

# finished-with-it
Five minutes later the bell rang again.

“Thank you,” said {boy}, and handed back the egg. “We’ve finished with it.”

There wasn’t a crack in it. It was just a little warmer.

“What did you do with it?” asked {child}.

“Oh, this and that,” said {boy}. “Could I borrow some sugar?”

He went off with a spoonful, one hand over it like a roof, and brought it back just as full.

“Lovely,” he said. “Could I borrow a boot?”

“Which one?”

“I’m not fussy,” said {boy}.

The boot came back as well. [elder: {Elder} lent him an umbrella, and he brought that back, and was wet again. ][elder2: {Elder2} lent him another. ][pet.dog: He borrowed {pet}[!pet.known: , {child’s} dog,] who came back delighted. ][pet.cat: He borrowed {pet}[!pet.known: , {child’s} cat,] who was home again before he was. ][pet.other: He borrowed a look at {pet}, and {pet} looked back. ][sport: He borrowed a book about how to {play sport}. ][athlete: He borrowed a picture of {athlete}, and kept it dry. ][music: He borrowed {@song}, and hummed it back. ][school: He borrowed the way to {school}. ]And each time {child} said, “You’re welcome,” and shut the door, and went back to losing.

# nothing-left
The next time, {boy} had nothing in his hands.

“Could I borrow,” he said, and stopped. He looked past {child} into the warm hall. “I can’t think of anything else,” he said. “Never mind.” And he walked away in the rain.

Nobody rang after that. On the hall floor lay the egg and the spoon and the boot. {boy} hadn’t used any of them. He’d never needed an egg. He’d needed somebody to open the door, and somebody had, every time, and then shut it again.

That somebody was {child}, and {child.he} felt it right down in {child.his} tummy.

# could-i-borrow
So {child} pulled on both boots, ran next door, and rang the bell.

{boy} opened it. Behind him there was nothing but boxes.

“Excuse me,” said {child}. “Could I borrow something?”

“We haven’t unpacked,” said {boy}. “There isn’t anything here. There’s only me.”

“That’ll do,” said {child}. “Could I borrow you?”

{boy’s} mouth fell open. He ran in to ask, and ran out again with his coat on inside out. “Until when?”

“Supper,” said {child}. “I’ll bring you back.”

{boy} turned out to be terribly good at chess.[friend:  {Friend} lost on purpose, to let him in.] {child} lost three times running, and liked it better every time.

# given-back
At supper time {child} took him home[adult: , with {adult} and an umbrella]. {boy’s} mother opened the door.

“Thank you,” said {child}. “I’ve finished with him.”

“And what did you do with him?” she asked.

“Oh, this and that,” said {child}.

The next morning the bell rang before breakfast. It was {boy}, who wanted to borrow an egg. Boiled, if possible.

He sat down with it at the kitchen table, and that one he never gave back.

# @song
{music}
