title: And Over We Go
title: A Nose Full of Crown
title: The Star Who Could Wait
guest friend: Alfie (he), Ned (he)
guest boris: Boris (he), Magnus (he)
guest priya: Priya (she), Anya (she)
guest teacher: Mr Lamb (he), Mr Peel (he)
guest lollipop: Mrs Bickerstaff (she), Mrs Ottershaw (she)

% {lollipop} sees the children over the road; in America she is a crossing guard. The second king is {friend}. The kings slide, the star waits.
% Over is over the road, over to the manger, and in the end over into sleep.

# three-buses
Three days before Christmas, {child} was the Star of Bethlehem, and {child.he} could not control {child.his} kings.

It wasn’t a difficult part. {Child.He} had to walk in front with a gold star on a long pole, and the three kings had to follow {child.him}, slowly, to the stable. But the kings were {boris}, {friend} and {priya}, and they had presents in their hands and a real carpet to slide on. Every time, they went past {child} like three buses. Every time, they were at the manger before the baby was.

“There’s nobody in it!” {boris} would shout, looking in.

“Because he isn’t born yet,” said {teacher}, with his head in his hands. “{child}, can’t you stop them?”

“I did say wait,” said {child}. But {child} had a small voice. It came out and sat down just in front of {child.him}.[friend:  Even {friend}[!friend.known: , who was {child.his} best friend,] hadn’t heard it.]

# the-yellow-coat
There was one person in the world who could stop {boris}[athlete:  ({athlete} couldn’t have)], and she stood outside [school: {school} | the school] every morning in a yellow coat. {lollipop} was the [us: crossing guard | lollipop lady]. She had once stopped a fire engine[city:  in the middle of {city}]. (“It wasn’t on its way to anything,” she said. “It was on its way back.”) She never shouted. She planted her pole on the road, looked at nobody, and said the same thing she had said for thirty-one years:

“Wait. Wait. Waaaaait …”

And everybody did.[sport:  People who were off to {play sport} did.] Even the pigeons.

“… and over we go!”

# dont-tell-it-so
That afternoon {child} stayed on the kerb after the others had crossed.

“How do you do it?” {child.he} asked. “I’m no good at making people wait.”

“Nobody is,” said {lollipop}. “So I don’t make them. I do the waiting myself, as hard as ever I can, and they can’t help joining in. It’s like yawning.” She looked down. “And hold your pole as if it was growing there. Is that a real star?”

“It’s cardboard.”

“Don’t tell it so,” said {lollipop}.

# with-my-wellies
On the night of the play the hall was full to the doors. [elder: {Elder} had been keeping a seat with {elder.his} coat since half past four[elder2: , and {elder2} was in it]. ]{lollipop} sat at the end of the third row in her yellow coat, with her [us: stop sign | lollipop] between her knees, because she never left it in the car.

It began so well. The innkeeper said no. The donkey knelt down, both halves on the same side. And now Mary, who was sitting in the straw, had only to reach down behind the manger, where nobody could see, and bring out the baby.

{child} was standing very near. {Child.He} saw Mary’s face.

“He’s not here,” whispered Mary. “I’ve left him in the cloakroom. With my [us: rain boots | wellies].”

# oh-no
“And lo,” said {teacher} to the hall, “three kings came from the East.”

Oh no, thought {child}.

Out they came. {boris} had seen the carpet. He was bending his knees. {friend} and {priya} were right behind him. In three seconds they would be at the manger, and {boris} would look in, and {boris} would tell everybody.

# wait
{child} stepped out in front. {Child.He} planted {child.his} pole on the floor as if it was growing there. {Child.He} looked at nobody. And {child.he} began to wait, as hard as ever {child.he} could.

“Wait,” {child.he} said.

It was quite a small voice. {boris} stopped so suddenly that {friend} got a nose full of crown.

“Wait,” said {child}.

The shepherds stopped fidgeting. A baby in the front row stopped crying.[music:  Somebody at the back stopped humming {music}.] At the edge of the stage, Mary was crawling off like a blue cat.

“Waaaaait …”

# the-quietest-thing
And now the whole hall was doing it. Nobody coughed. Nobody’s chair creaked. All those people in their coats leaned forward a tiny bit, with their mouths a tiny bit open, and waited for a baby. It was the quietest thing {child} had ever heard. {Child.He} almost didn’t want it to stop.

Far away in the cloakroom, a [us: rain boot | welly] fell over.

Then there was a patter of feet, and a rustle of straw, and Mary sat up, very pink, with something in her arms.

“… and over we go,” said {child}.

# in-a-whisper
So over they went, the three kings, on tiptoe, and looked down.

“He’s here,” said {boris}. And he said it in a whisper, all by himself, and nobody had even told him to.

In the third row, a [us: stop sign | lollipop] went slowly up in the air.

# over
And on Christmas Eve, when the stocking was hung up and the lamp was out, {child} lay with {child.his} eyes wide open and {child.his} toes going.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] had moved to the other end of the bed, because of the toes.][pet.other:  {Pet} had given up on Christmas and gone to sleep.] It was hours and hours until morning. It was too long for anyone.

But the star had been allowed to come home, and there it stood by the bed, on its pole. So {child} put out a hand and held on to the pole, as if it was growing there.

“Wait,” {child.he} told {child.his} toes. “Wait.” They were stopping already. Outside, the street was doing it too, and all the roofs, and the sky. “Waaaaait …”

And over {child.he} went.
