title: Any Minute Now
title: The Flying Banana
title: And Everyone Looked
guest friend: Theo (he), Grace (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes along behind with the shopping is {elder}, else {adult}, else {minder} (@a). Bow where they bow.
% “And everyone looked” may be said together. The last line is said quite low.

# everyone-looked
{child} fell off {child.his} bike, right in front of the bus stop[city:  {in city}].

It was the worst place to do it. The bus was late, and there were lots of people waiting, with nothing to look at. Now they had {child}. {Child.He} lay in the middle of the [us: sidewalk | pavement], with the bike on top of {child.him} and one wheel still going round.[school:  It was worse than dropping your lunch {at school}.]

And everyone looked.

The lady with the hat looked. The man with the ladder looked. The baby took the spoon out of its mouth, and looked.

{child’s} knee stung a bit. Being looked at stung a lot more.

“Make them stop,” {child.he} whispered.

# the-flying-banana
{Friend}[!friend.known: , {child’s} best friend,] got off {friend.his} own bike. {Friend.He} turned to all the people, and bowed.

“Ladies and gentlemen!” {friend.he} shouted. “That was the Flying Banana!”

The man with the ladder began to clap. Then they all clapped[athlete:  as if it were {athlete}], and the baby banged its spoon.

“Bow,” whispered {friend}.

So {child} got up and bowed. It was much nicer than lying down.

“Could we see that again?” said the man. “I had a ladder in the way.”

“Again!” shouted {friend}. “On the grass! Any minute now!”

# on-purpose
{@First} came puffing round the corner with all the shopping.[elder2:  {Elder2} was carrying the eggs.] “What have I missed?”

“The Flying Banana,” said the lady with the hat. “But they’re doing it again.”

So {@a} put the shopping down on the grass, and looked as well.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] looked too, but only at the sausages.]

“I don’t want to fall off again,” whispered {child}.

“But this time it’s on purpose,” said {friend}. “That’s different.”

# it-wont-come
{child} set off across the grass. And everyone looked.

{Child.He} went round once, and didn’t fall off. {Child.He} went round again, and wobbled.

“Ooh!” said everyone.

“What’s the matter?” called {friend}.

“It won’t come!” said {child}. “I keep staying on!”

{Child.He} stuck out one leg, and stayed on. {Child.He} stuck out {child.his} tongue, and stayed on. {Child.He} rode as badly as {child.he} could. It was the best {child.he} had ever ridden.[sport:  It was harder than {sport}.]

# the-bus
Then the bus came. Its doors said pshhh. But nobody got on.

“Come along!” said the driver. “I’m late!”

“Shh,” said the man with the ladder. “Somebody’s going to fall off a bike.”

“Really?” said the driver. “When?”

“Any minute now!” shouted {friend}, and waved.

So the driver turned off the engine[music:  and {@song}], and looked. Then everyone on the bus moved over to look, and the bus leaned.

Round went {child}. “{Friend}!” {child.he} puffed. “I can’t do it!”

“You did it before!”

“But I wasn’t trying before!”

# in-the-shopping
“Any minute now, ladies and gentlemen!” shouted {friend}. {Friend.He} walked backwards, with both arms in the air. “Any minute now! Any minute …”

{Friend.He} had forgotten about the shopping.

Down {friend.he} sat in it. Crunch, went the cornflakes. Splat, went the tomatoes. And a lettuce landed on {friend.his} head.[pet.dog:  {Pet} had a sausage. It had been a long wait.]

And everyone looked. Even the bus.

{Friend’s} mouth went wobbly. That one had not been on purpose.

# the-flying-salad
{child} knew just how it felt. {Child.He} jumped off, ran over, and stood right in front of {friend}. Then {child.he} bowed, right down to {child.his} shoes.

“Ladies and gentlemen!” {child.he} shouted. “The Flying Salad!”

How they clapped! The driver beeped the horn, and the baby threw its spoon.

“Bow,” whispered {child}.

So {friend} stood up and bowed, and the lettuce fell off. {Friend.He} gave it to {@a}. “Sorry about the shopping.”

“It was only lunch,” said {@a}. “And I saw it from the very beginning.”[elder2:  And {elder2} still had the eggs.]

Then they all got on the bus and waved.

# nobody
{child} and {friend} rode home. {@A} came a long way behind, with what was left.

Outside {child’s} gate there was no bus stop, and not even a baby. That was where the front wheel went into the hedge, and {child} went in after it.[pet.cat:  {Pet} sat on the gatepost, looking the other way.][pet.other:  Indoors {pet} went on eating.]

{Friend} stopped, and looked up the road, and down the road. It was quite empty.

“That was the best one of all,” {friend.he} said.

“What a pity,” said {child}. “Nobody looked.”

It was soft down there, and the sun came in through the leaves. {Friend} lay down in the hedge as well.

“I looked,” said {friend}, and yawned.

It was quiet for a long while. “In you come,” said {@a}, out on the road.

“Any minute now,” whispered {child}, and shut {child.his} eyes.

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
