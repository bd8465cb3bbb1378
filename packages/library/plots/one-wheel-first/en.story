title: One Wheel First
title: One Cup at a Time
title: Twenty-Four Buns
guest friend: Toby (he), Iris (she)
guest engine: Rufus (he), Reuben (he)

% The fire engine is afraid of water; you begin with one wheel, as you begin with one toe.

# plask
It was raining[city:  all over {city}], and {child} and {friend} were jumping in the puddles. Splash, went {child’s} [us: rain boots|wellies]. Splash, went {friend’s}.

“Don’t!” called somebody. “I’m getting splashed!”

Under the roof of the [us: gas station|petrol station][school:  by {school}] stood a fire engine. It was big and red, with a ladder on top, and over the ladder it was holding a small yellow umbrella.

“Why have you got an umbrella?” asked {child}.

“Because there’s water in the air,” said the fire engine. “My name is {engine}, and I’m afraid of water. Go on, you can laugh.”

But nobody laughed.

“I used to be afraid of the hole in the bath,” said {friend}. “I thought I’d go down it.”

“What is it about the water?” asked {child}.

“They fill up my tank all at once,” said {engine}, “and it’s so cold that it takes my breath away. I can’t do it!”

# pling
Just then the bell rang on {engine’s} roof. DING! There was smoke coming from the bakery! Mr Bunting the baker was out in the street, waving a bread shovel. [elder: Behind him in the [us: line|queue] stood {elder} [elder2: and {elder2} ]with a basket.]

“My buns are burning!” he shouted. “Twenty-four cinnamon buns! Come and put them out!”

“Oh dear, oh dear,” said {engine}. “And my tank’s empty. Couldn’t we put them out with something else?”

“We can try,” said {child}.

{friend} fetched {friend.his} ball and dropped it into the tank. They drove to the bakery, nee-naw, nee-naw[music: , and {engine} sang {@song} so as not to think about water]. {engine} pointed his hose and blew[athlete: , harder than {athlete}]. Pop! Out came the ball. It bounced off the door, and off the roof, and off Mr Bunting. But it didn’t put anything out. [pet.dog: {Pet}, {child’s} [breed: {breed}|dog], ran after the ball and brought it back. “Thank you,” said {child}. “But not again.”]

The smoke got thicker and blacker.

“I think it has to be water,” said {engine}, in a very small voice.

# no-toes
{child} patted him on the headlamp. It was wet, and that wasn’t the rain. Then {child} thought of bath time.

“{engine},” said {child}, “you should never jump in all at once. You should start with one toe.”

“I haven’t got any toes,” said {engine}.

“Then we’ll start with one wheel. And we’ll have the water warm. Mr Bunting! Have you got a tub of warm water?”

He had, because bakers need it for the dough. {child} and {friend} carried it between them and put it down in front of {engine}.

# one-wheel
“One wheel first,” said {child}.

{engine} shut both his headlamps. He rolled forward a very, very little way. Plip.

“Well?” said {friend}.

“It’s … not cold,” said {engine}. “It’s almost nice.”

“Now another wheel,” said {child}.

Plop. [pet.dog: {Pet} put a paw in too, to keep him company. ]

“And now a little in your tummy. Just one cup. Say when you’re ready.”

“Ready,” said {engine}, and {child} poured in one cup. Gulp.

“It tickles!” said {engine}. “Another cup!”

Gulp, it went. Another cup! Gulp. A whole bucket! Gulp, gulp, gulp.

# foam
“Wait,” said {friend}. “There’s something missing.”

{@foam} And {friend} poured in the whole bottle.

“Now!” shouted {child}.

{engine} took a deep breath. He pointed his hose, and WHOOOSH! Out came white, soft, fluffy foam. It flew in through the bakery door and straight into the oven. Hiss, said the fire. Phew, said the smoke. And that was that.

Everything smelled of violets. Mr Bunting stood up to his tummy in foam and looked like a cream cake. [sport: “You could {play sport} in this,” said {friend}.]

# buns
“Hurrah for {engine}!” shouted the baker.

The twenty-four buns were as black as coal. But the baker had another tray rising, and a little later everybody got a warm bun[elder: , {elder.short} too]. {engine} had his put on the end of his ladder.

It was still raining when it was time to go home. {engine} put up his small yellow umbrella.

“Are you still afraid?” asked {child}.

“A bit,” said {engine}. “But only of the sort that comes from above. We can do that another day.”

“One drop at a time,” said {friend}.

# one-toe
That evening [adult: {child} told {adult} all about it. Then {adult} turned back the covers|{child} turned back the covers]. [pet.cat / pet.other: {Pet} had been asleep all day, and had to be told it again.]

“Brr, the sheet’s cold,” said {child}.

[adult: “What do we do about that?” asked {adult}.|But {child} knew what to do about that.]

First {child.he} put in one toe. Then another toe. Then a foot, and a leg, and then all the rest of {child}, right up to the chin. It wasn’t cold any more. It was almost nice.

# ten-drops
Outside, the rain dripped on the window, plip, plop, plip. [pet.dog: {Pet} lay on the rug and smelled of violets. ]And in the fire station stood {engine} with a roof over him, warm in his tummy, and listened. He counted the drops. When he got to twelve he was asleep.

And {child} only got to ten.

# @song
{music}

# @foam
{friend.He} ran home and came back with a bottle of bubble bath.
## if elder
{Elder.short} had just been shopping. In the basket was a bottle of bubble bath.
