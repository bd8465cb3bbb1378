title: Bump on the Ice
title: You Have to Lie Down
title: Three Tummies
guest neighbour: Mrs Moss (she), Mr Crabbe (he)

% The ball is the dog's. They all fall; {pet} stays down and wriggles. {friend} is the star who stops the ball, {child} fetches it.

# the-ball
{child} and {friend} stood at the edge of the ice rink[city:  in {city}], with {pet} in between. {Pet} was {child’s} {@dog}, and {pet.he} had a red ball.

Only now {pet.he} hadn’t. It had rolled out on the ice, a long, long way, and there it lay, as red as anything.

“Woof,” said {pet}. That meant: My ball!

“We’ll get it,” said {child}.

“We’ll get it,” said {friend}.

[adult: {Adult} | {neighbour}, from next door,] was holding the [us: sled | sledge]. “Off you go, then,” said [adult: {adult} | {neighbour}].

# bump
{child} went first.

One step. Two steps. And – BUMP!

There was {child}, sitting down.

“It’s [us: slippery | slippy],” said {child}.

# very-slippery
“I can do it,” said {friend}.[sport:  “I can {play sport}, too.”]

One step. Two steps. And – BUMP!

There was {friend}, sitting down.

“It’s very [us: slippery | slippy],” said {friend}.
## or
“Let’s hold on,” said {friend}.[sport:  “You have to hold on when you {play sport}.”]

So they held on to each other, as tight as tight.

One step. Two steps. And – BUMP, BUMP!

There was {child}, sitting down, and there was {friend}.

“It’s very [us: slippery | slippy],” said {friend}.

# four-legs
Then {pet} went. {Pet} had four legs.

“Four legs is good,” said {friend}.

One step. Two steps. And – bump, bump, bump, BUMP!

There was a leg here. There was a leg there. There were two legs somewhere else altogether. And {pet} lay on the ice, as flat as a pancake.

{child} laughed.[elder:  {Elder}[elder2:  and {elder2}] laughed, over on the bench.] {Friend} laughed so much that {friend.he} had to lie down too.

# three-tummies
But {pet} didn’t bother to get up. {Pet.He} stayed on {pet.his} tummy and kicked a bit with all four paws.

Wriggle, wriggle, wriggle.

“Look!” said {friend}. “{Pet’s} going!”

“You have to lie down!” said {child}.

So {child} lay down on {child.his} tummy, and {friend} lay down on {friend.his} tummy.

Wriggle, wriggle, wriggle. Three tummies went over the ice.

# puff
They got nearer to the ball. Wriggle, wriggle, wriggle. They got very near. {Pet} put out {pet.his} nose, and …

Boop!

Oh no! Away rolled the ball.

It rolled all the way to the wall on the other side. Bonk! And then it came rolling back, past {pet}, past {child}.

# a-star
“{Friend}!” called {child}. “It’s coming to you!”

{Friend} stretched out both arms. {Friend} stretched out both legs. {Friend.He} lay there like a star, and made {friend.himself} as wide as wide could be.

“Stop, ball!” said {friend}.

The ball rolled in under {friend.his} arm. And there it stopped.[athlete:  {athlete} couldn’t have done it better.]

“Now I mustn’t move,” said {friend}. “Hurry up, {child}!”

# your-ball
Wriggle, wriggle, wriggle. {child} took the ball in both mittens, and {child.he} held it tight, all the way back to {pet}.

“Here’s your ball.”

{Pet} licked {child} on the nose. {Pet.He} licked {friend} on the nose. And then {pet.he} took the ball.

# not-walk
“Shall we walk home now?” said [adult: {adult} | {neighbour}].

“Not walk,” said {child}. “You have to lie down.”

So they lay down on the [us: sled | sledge], {child} and {friend}, with {pet} in between. [adult: {Adult} | {neighbour}] pulled[music: , and hummed {music}]. [school: They went past {school}, and they went to {friend’s} house, and then they went home.|They went to {friend’s} house first, and then they went home.]

# the-pillow
That night {pet} went to bed with the ball tucked under {pet.his} chin.

{child} stood on one end of {child.his} bed. The pillow was at the other end. It was a long way off.

But {child} knew what to do. {Child.He} lay down on {child.his} tummy.

Wriggle, wriggle, wriggle.

There was the pillow. And – bump. It was ever such a soft one.

# @dog
dog
## if breed
{breed}
