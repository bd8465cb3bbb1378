title: Whooo?
title: Cats Do That
title: A Bit to the Left
guest friend: Kit (he), Orla (she)
guest pet: Monty (he), Mabel (she)
guest minder: Uncle Ted (he), Uncle Des (he)

% Creak slowly, one stair at a time, and leave time for looking over a shoulder. “Whooooo?” is a ghost’s and a question both.
% The grown-up (@a) is the grandparent, else {adult}, else {minder}. One rule: where the cat looks, there it is.

# the-corner
Everybody[city:  in {city}] knew that the house on the corner was haunted. Nobody lived there[school: , and nobody {at school} had ever dared go in]. But every evening a lamp went on in the window, and something went creak.

{Pet}[!pet.known: , {child’s} cat,] didn’t care. {Pet.He} never was where {pet.he} should be. {Pet.He} should have been on {child’s} bed. Instead {pet.he} squeezed in round the door of the haunted house, and was gone.

“We’ll have to fetch {pet},” said {child}, who was in pyjamas already.

“I was afraid of that,” said {@first}.[elder2: 

“I’ll keep a lookout,” said {elder2}, and did so from home.]

# click
It was dark in the hall, and it smelled of old coats. {@A} had a [us: flashlight | torch]. {child} had {@a}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had hold of {child}, and had always wanted to see a ghost.] Behind them the door closed, click, all by itself.

“That’s only the wind,” said {@a}.[music:  {@He} hummed {@song}, rather fast.]

There wasn’t any wind.

# creak
In the front room stood the lamp and an armchair, and on the rug sat {pet}. {Pet.He} didn’t look at {child}. {Pet.He} looked past {child.him}, out to the stairs, right up to the top.

“What’s {pet} looking at?” whispered {child}.

“Nothing,” said {@a}. “Cats do that.”

Creak, went the top stair.

There was nobody on it.

Creak, went the next one. Creak. Creak. Creak. {Pet’s} eyes came down, one stair at a time. They came in at the door.

“That’s only the floorboards,” said {@a}, in a very high voice.

# behind
{Pet’s} eyes came across the rug, closer and closer, and stopped. {Pet} was looking at something just behind {child}.

It was cold back there, like a [us: refrigerator | fridge]. {child} shivered, right down to {child.his} toes.

“{@A},” {child.he} whispered. “Is there anybody behind me?”

“No,” said {@a}, with both eyes shut.

# to-the-left
Then {pet} stood up. {Pet.He} walked past {child} with {pet.his} tail in the air, and rubbed {pet.himself} against nothing at all. And {pet.he} purred.

{Pet} didn’t purr for just anybody. You had to find the right place, under {pet.his} chin and a bit to the left. And there, a bit to the left, the fur was moving.

The armchair creaked. {Pet} jumped up, turned round, and lay down in the middle of the air, just as high as a lap.

“You can look now, {@a},” said {child}. “It’s only somebody who likes cats.”

{@A} opened one eye, saw a cat lying on nothing, and closed it again.[friend: 

“I can’t see anything,” said {friend}, and sounded very disappointed.]

# whooo
{child} walked over there on wobbly knees[sport: , as if after a whole day of {sport}].

“Hello,” {child.he} said.

“Whooooo?” said the air.

“{Child}. From over the road.”

“Whooooo?”

“And that’s {@a}, with both eyes shut.”

“Whooooo?”

“{@A}!” shouted {child}. “And this is {pet}, and that’s my cat, and it’s time to come home to bed.”

{Child.He} put {child.his} hands in under {pet}, as if into a [us: snowbank | snowdrift], and lifted {pet.him} out.

# bang
The lamp went out. So did the [us: flashlight | torch]. Upstairs the doors began to bang, nearer and nearer, bang, bang, BANG! {@A} pulled at the front door, and it wouldn’t open.[athlete:  Not even {athlete} could have opened it.]

“It’s only stuck!” said {@a}. “It’s only … it’s only …”

Oh no.

“Whooo,” said the dark. “Whooo-hooo. Whooo-hooo-hooo.”

{child} held {pet} tight, and listened.

“It isn’t haunting us,” {child.he} said. “It’s crying.”

# a-hand
{Child.He} felt {child.his} way back to the armchair and put {pet} down in the cold. Then {child.he} felt about for a hand. It was no thicker than breath, but {child.he} found it, and put it under {pet’s} chin, a bit to the left.

“You can have {pet} every day till bedtime,” {child.he} said. “But then you have to send {pet.him} home.”

“Whooooo?”

“You!” said {child}. “You have to open the door. And then you have to wait, because {pet} has to think about it.”

# think-about-it
The lamp came on. And out in the hall the front door opened, very slowly, all by itself.

{Pet} stood up on nothing, had a long stretch, and thought about it. And then {pet.he} came.

“There you are,” said {@a}. “Only the wind.”

# you
Every evening after that the door of the haunted house swung open, and there was nobody there.[friend:  {Friend} came over to see, and said it was the best nobody in the world.] {Pet} stood on the step and thought about it. Across the road {child} held {child.his} own door open, and shivered a little bit, because it was nice.

“Thank you,” {child.he} called. “Good night.”

“Whooooo?” said the house.

“You,” said {child}.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @He
He
## if adult & !elder
{adult.He}
## if elder
{elder.He}
