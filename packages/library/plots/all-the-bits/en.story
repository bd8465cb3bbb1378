title: The Elephant Behind the Teapot
title: All the Bits
title: A Very Windy Whisper
guest pet: Pepper (she), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Boom and Ting are for joining in. The cat’s bell is new tonight. Who calls “Bedtime” (@a) is the grandparent, else {adult}, else {minder}.

# teatime
It was [us: suppertime | teatime]. {child} was eating toast[school: , because you get hungry {at school}]. {Pet}[!pet.known:  the cat] was under the table, being cross.

{Pet} was cross about {pet.his} new bell. Ting, it went, when {pet.he} walked. Ting, it went, when {pet.he} scratched. {Pet} did not like that bell.

# behind-the-teapot
Boom. Boom. Boom.

The spoons jumped.[city:  All over {city}, spoons jumped.] The back door opened, and in came an elephant. A big, big, grey elephant. He went round the table on tiptoe, and he hid behind the teapot.

“I can see you,” said {child}.

“Oh dear,” said the elephant. “Which bit?”

“All the bits,” said {child}.

So the elephant hid behind the mop.

“I can still see you,” said {child}. “Why are you hiding?”

# a-windy-whisper
The elephant put his trunk to {child’s} ear. “Because there’s a mouse,” he whispered. It was a very windy whisper.

“Where?”

“That’s the trouble,” said the elephant. “I don’t know!”

# eeeek
So {child} looked. {Child.He} looked in {@firsts} [us: rain boot | welly]. No mouse. {Child.He} looked behind the [us: cookie jar | biscuit tin]. And there was a teeny, tiny mouse with a teeny, tiny crumb.

“Hello,” said the mouse.

“EEEEK!” said the elephant, and he jumped on a chair.

Crack! That was the end of the chair.

# my-feet
“I don’t bite,” said the mouse.

“It isn’t the biting,” said the elephant. A fat tear rolled all the way down his trunk and dripped off the end. “It’s my feet. Look how big they are! And look how little you are! I can’t see you down there. What if I put my foot down, BOOM, and you were underneath?”

“Oh,” said {child}.

“Oh,” said the mouse. “I shouldn’t like that.”

The elephant lifted one foot off the floor. Then he lifted another one, just in case.

# the-bell
{child} had a think. {Child.He} ate the rest of {child.his} toast, because that helped.

Ting! Under the table, {pet} was scratching.

“I know!” said {child}.

{Child.He} crawled under the table and undid {pet’s} bell. {Pet} kept beautifully still. Then {child} tied the bell around the mouse’s tummy, with a bit of red wool.

# ting-ting
The mouse took one step. Ting. Then he ran all round the kitchen[athlete: , as fast as {athlete}]. Ting, ting, ting, ting, ting![music:  It was nearly {music}.]

Up went the elephant’s ears.

“He’s by the sink!” he said. “He’s by the door! He’s … he’s on my tail!”

Ting, went the bell.

And the elephant put down his feet, one at a time. Boom. (Ting.) Boom. (Ting.) And nobody was under any of them.

# without-a-sound
{Pet} walked across the kitchen and back again. {Pet.He} didn’t make a sound. {Pet.He} took no notice of the mouse. {Pet} only ever chased string.

They played hide-and-seek until bath time.[sport:  They tried {sport} first, but there wasn’t room.] The elephant hid behind the teapot. The mouse hid in the teapot. Ting!

[friend: {Friend}[!friend.known: , {child’s} best friend,] came over and hid behind the elephant. It was the best place of all, and nobody found {friend.him} until {friend.he} laughed.

][elder2: {Elder2} did the counting, with both eyes shut. “Ready or not!” said {elder2}, and found the elephant every time.

]“Bedtime, {child}!” called {@a}. “Bedtime, everybody!”

# are-you-there
So {child} got into bed. {Pet} got into the warm place by {child.his} feet. The elephant lay down on the rug, slowly, slowly. Boom. He lifted up one big, soft ear, just like a blanket, and the mouse crept in underneath.

“Are you there?” whispered the elephant.

Ting.

“Are you still there?”

Ting.

“Are you asleep?”

The elephant listened. {Pet} listened. {child} listened.

There was no ting at all. There was only a teeny, tiny snore. And then a big one. And then a purr.

And then it was {child’s} turn to sleep.

# @firsts
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
