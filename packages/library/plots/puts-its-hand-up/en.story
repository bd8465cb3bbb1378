title: The Thunder Puts Its Hand Up
title: It Was the BOOM
title: The Very Last Page
guest reader: Mr Abbot (he), Mr Lyle (he)
guest lady: Mrs Dunn (she), Mrs Pell (she)
guest big: Big Ted (he), Big Stan (he)

% {lady} is the grandparent and {big} the friend, where they are ticked. One rule: first the flash (its hand goes up), then the wait (our turn), then the boom. As the storm goes off the wait is longer: one line, two, the whole ending.

# the-last-page
Every Friday after school the [us: bookmobile | library bus] stopped [us: in the square | on the green][city:  in {city}], and {reader} read one chapter aloud. He never peeped ahead. “That,” he said, “would be cheating.”

This Friday it was the very last page. {child} sat on the floor, right by {reader’s} shoes[friend: , next to {friend}[!friend.known: , {child.his} best friend]]. For nine weeks {child.he} had been waiting to find out who had stolen the queen’s pudding. [friend: {Friend} was sure it was the butler, and {@first-lady}, on the seat behind, was sure it was the cook. | Behind {child.him} sat {@first-lady}, who was sure it was the cook, and {big}, who was sure it was the butler.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] didn’t mind who it was. {Pet.He} only wanted to lie down on the book, and had been lifted off it twice.]

Outside it was as dark as a [us: closet | cupboard], and the rain drummed on the roof.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had already got under the seat.]

# boom
“The queen stood up,” read {reader}. “Now everybody knew who had eaten the pudding. It was the …”

The windows flashed white.

BOOM! said the thunder.[pet.dog:  WOOF! said {pet}.][pet.cat:  {Pet} went up to the top shelf in one jump.]

“It was who?” cried {child}.

“It was the …”

Flash.

BOOM![pet.dog:  WOOF!]

# the-broom
“The broom?” said {@lady}.

“A broom can’t eat pudding,” said {@big}. “He said the groom.”

[elder2: “The mushroom,” said {elder2}, who was sitting at the back.

]“There isn’t a groom in it,” said {@lady}.

“Well, he wouldn’t show himself, would he? He’s a thief.”

“Excuse me,” {child} called up at the roof. “Could you please stop butting in?”

BOOM! said the thunder.[pet.dog:  WOOF! said {pet}.]

“I shall hold up the page,” said {reader}, “and you can see it for yourselves.”
## or
“The spoon?” said {@lady}.

“A spoon can’t eat pudding,” said {@big}. “It can only help. He said the moon.”

[elder2: “The mushroom,” said {elder2}, who was sitting at the back.

]“The moon’s up in the sky,” said {@lady}.

“Well, of course it is. That’s why they’ve never caught it.”

“Excuse me,” {child} called up at the roof. “Could you please stop butting in?”

BOOM! said the thunder.[pet.dog:  WOOF! said {pet}.]

“I shall hold up the page,” said {reader}, “and you can see it for yourselves.”

# at-home
And then all the lights in the bus went out.

It was so dark that {child} couldn’t see {child.his} own knees.[pet.cat:  Only {pet} could, up on {pet.his} shelf.][pet.dog:  {Pet’s} wet nose came out from under the seat and found one of them.][music:  Somebody began to hum {@song}, and stopped.]

“Has anybody got a [us: flashlight | torch]?” said {reader}.

“I have,” said {@big}. “At home[sport: , in my {sport} bag].”

“Then I’m afraid it will have to be next Friday,” said {reader}, and they heard him shut the book.

[elder: “Next Friday!” said {elder.short}. | Next Friday!] Seven whole days of not knowing![pet.other:  And {child} had promised to tell {pet} how it ended.] {child} had a lump in {child.his} throat as big as a pudding.

# sat-up-straight
The windows flashed. For one blink {child} saw everything: the book, the shoes, [pet.dog / pet.cat: {pet’s} ears, ]the [elder: buttons on {elder’s} coat | flowers on {lady’s} hat]. Then it was black again. {child} waited for the bang. One … two …

BOOM!

{child} sat up straight.

“It puts its hand up[school: , like {at school}]!” {child.he} said.

“Who does?”[friend:  said {friend}. | [elder:  said {elder.short}.]]

“The thunder! It doesn’t butt in at all. First it flashes, and that’s its hand going up. Then it waits a bit. And then it talks. So while it’s waiting, it’s our turn! Please may I have the book?”

# our-turn
{child} felt {child.his} way to the last page. {Child.He} bent down until {child.his} nose nearly touched the paper.[friend:  {Friend} held the book open, so that it couldn’t flop shut.] Nobody made a sound.

“Come on, thunder,” whispered {child}. “Hand up.”

Flash! There was the page, as white as milk.

“It was the queen herself!” read {child}, as fast as {child.he} could[athlete: , and {athlete} couldn’t have been faster].

BOOM!

“The queen?” said {@lady}. “She stole her own pudding? Whatever for?”

# with-a-ladle
“I don’t know yet,” said {child}. “Hand up, thunder!”

Flash. It wasn’t quite so white this time. But the wait was longer, and {child} got more in.

“She had walked in her sleep, and eaten the lot with a ladle!”

Boom, said the thunder, further off.[pet.dog:  Woof, said {pet}, who was out as far as the tail.][pet.cat:  {Pet} came down one shelf.]

“With a ladle!” said {@big}. “And I’ve been blaming the butler.”

“The storm’s going away,” said {reader}. “It’s taking our light with it.”

“But there’s one line left!” said {child}.

# just-one-more
They sat in the dark and looked at the windows. Nobody wanted it to stop now[pet.dog / pet.cat: , not even {pet}].

“Just one more,” whispered {@lady}.

“Go on, thunder,” whispered {@big}.

“Hand up,” whispered {child}.

# a-small-hand
And far away, behind the hills, the thunder put its hand up. It was a small hand now, soft and yellow, and it flickered over the page just long enough.

This time the wait was so long that {child} didn’t have to hurry at all. {Child.He} read it slowly, and everybody leaned in to hear[elder: , {elder.short} furthest of all].[pet.dog:  {Pet} came right out and lay down against {child.his} knees.]

“So the queen said sorry to the cook, and sorry to the butler, and there was a new pudding for everyone. And when the bowls were empty, they all went up to bed.”

{child} shut the book.[pet.cat:  {Pet} came down and lay on it, and nobody lifted {pet.him} off.]

And only then, when {child.he} had quite finished, miles and miles away, the thunder said: //
boom.

# @first-lady
{lady}
## if elder
{elder}

# @lady
{lady}
## if elder
{elder.short}

# @big
{big}
## if friend
{friend}

# @song
{music}
