title: Any Minute Now
title: The Flying Banana
title: And Everyone Looked
guest friend: Theo (he), Grace (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes along behind with the shopping is {elder}, else {adult}, else {minder} (@a). Bow where they bow.
% “And everyone looked” may be said together.

# everyone-looked
{child} fell off {child.his} bike right in front of the bus stop[city:  {in city}].

It was the worst place to do it. The bus was late, and there were lots of people standing in a row with nothing to look at. And then there was {child}, in the middle of the [us: sidewalk | pavement], with the bike on top and one wheel going round.[school:  It was worse than dropping your lunch {at school}.]

And everyone looked.

The lady with the hat looked. The man with the ladder looked. The baby took its spoon out of its mouth, and looked.

{child’s} knee stung a bit, but all the rest of {child.him} stung more. “Make them stop looking,” {child.he} whispered.

# the-flying-banana
{Friend}[!friend.known: , {child’s} best friend,] got off {friend.his} own bike, turned to all the people and bowed.

“Ladies and gentlemen!” {friend.he} shouted. “That was the Flying Banana!”

The man with the ladder began to clap, and then they all clapped[athlete:  as if it were {athlete}], and the baby banged its spoon.

“Bow,” whispered {friend}.

So {child} got up and bowed. It was much better than lying down.

“Could we see that again?” said the man. “I had a ladder in the way.”

“Again!” shouted {friend}. “On the grass! Any minute now!”

# on-purpose
“What have I missed?” puffed {@first}, coming round the corner with all the shopping.[elder2:  Behind came {elder2} with the eggs.]

“The Flying Banana,” said the lady with the hat. “But they’re doing it again.”

{@A} put down the shopping and looked as well.[pet.dog:  So did {pet}[!pet.known: , {child’s} dog], but only at the sausages.]

“I don’t want to fall off again,” whispered {child}, out on the grass.

“This time it’s on purpose,” said {friend}. “That’s different.”

# it-wont-come
{child} set off. And everyone looked.

{Child.He} went round on the grass, and didn’t fall off. {Child.He} went round again, and wobbled.

“Ooh!” said everyone.

But {child.he} didn’t fall off.

“What’s the matter?” called {friend}.

“It won’t come!” said {child}. “I keep staying on!”

{Child.He} stuck out one leg, and stayed on. {Child.He} stuck out {child.his} tongue, and stayed on. {Child.He} rode as badly as {child.he} could, and had never ridden so well before.[sport:  It was harder than {sport}.]

# the-bus
Then the bus came. Its doors said pshhh. But nobody got on.

“Come along!” said the driver. “I’m late!”

“Shh,” said the man with the ladder. “Somebody’s going to fall off a bike.”

“Really?” said the driver. “When?”

“Any minute now!” shouted {friend}.

So the driver turned off the engine[music:  and {@song}], and looked. And everyone on the bus came over to that side, and looked, till the bus leaned.

Round went {child}. “{Friend}!” {child.he} puffed. “I can’t do it!”

“You did it before!”

“But before I wasn’t trying!”

# in-the-shopping
“Any minute now, ladies and gentlemen!” shouted {friend}. {Friend.He} walked backwards, so that they could all hear, with both arms in the air. “Any minute now! Any minute …”

Behind {friend.him} stood the shopping.

{Friend} sat down in it. Crunch, went the cornflakes. Splat, went the tomatoes. And there {friend} sat, with a lettuce on {friend.his} head.[pet.dog:  {Pet} had one of the sausages. It had been a long wait.]

And everyone looked. Even the bus.

{Friend’s} mouth went wobbly. That had not been on purpose.

# the-flying-salad
{child} jumped off, ran over, and stood in front of {friend}, as wide as {child.he} could. Then {child.he} bowed, right down to {child.his} shoes.

“Ladies and gentlemen!” {child.he} shouted. “The Flying Salad!”

How they clapped! The driver beeped the horn. The man with the ladder shouted “More!” and the baby threw its spoon.

“Bow,” whispered {child}.

{Friend} stood up and bowed, and the lettuce fell off. {Friend.He} gave it to {@a}. “Sorry about the shopping.”

“It was only lunch,” said {@a}. “And I saw it from the very beginning.”[elder2:  And {elder2} still had the eggs.]

Then all the people got on the bus and waved.

# nobody
{child} and {friend} rode on, and {@a} came a long way behind with what was left.

And right outside {child’s} gate, where there was no bus stop and not even a baby, the front wheel went into the hedge. Over went {child}, legs in the air, and landed in the leaves with the bell ringing.[pet.cat:  {Pet} lay on the gatepost, looking the other way.][pet.other:  Indoors {pet} went on eating.]

{Friend} stopped. {Friend.He} looked up the road, and {friend.he} looked down the road. It was quite empty.

“That was the best one of all,” said {friend}. “What a pity. Nobody looked.”

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
