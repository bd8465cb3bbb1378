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

“Off you go, then,” said [adult: {adult} | {neighbour} from next door], who was holding the [us: sled | sledge].

# bump
{child} went first.

One step. Two steps. And – BUMP!

There sat {child}.

“It’s [us: slippery | slippy],” said {child}.

# very-slippery
“I can do it,” said {friend}.[sport:  “I can {play sport}, too.”]

One step. Two steps. And – BUMP!

There sat {friend}.

“It’s very [us: slippery | slippy],” said {friend}.
## or
“Let’s hold on,” said {friend}.[sport:  “You have to hold on when you {play sport}.”]

So they held on, as tight as tight.

One step. Two steps. And – BUMP, BUMP!

There sat {child}, and there sat {friend}.

“It’s very [us: slippery | slippy],” said {friend}.

# four-legs
Then {pet} went. {Pet} had four legs.

“Four legs is good,” said {friend}.

One step. Two steps. And – bump, bump, bump, BUMP!

One leg here. One leg there. Two legs somewhere else altogether. And there lay {pet}, as flat as a pancake.

{child} laughed.[elder:  {Elder}[elder2:  and {elder2}] laughed, over on the bench.] {Friend} laughed so much that {friend.he} had to lie down too.

# three-tummies
But {pet} didn’t bother to get up. {Pet.He} stayed on {pet.his} tummy and kicked a bit with all four paws.

Wriggle, wriggle, wriggle.

“Look!” said {friend}. “{Pet} can do it!”

“You have to lie down!” said {child}.

So down went {child} on {child.his} tummy, and down went {friend}.

Wriggle, wriggle, wriggle. Three tummies went over the ice.

# puff
They got nearer. Wriggle, wriggle, wriggle. They got very near. {Pet} put out {pet.his} nose, and …

Boop!

Oh no! Away rolled the ball.

It rolled all the way to the far wall. Bonk! Then back it came, past {pet}, past {child}.

# a-star
“{Friend}!” called {child}. “It’s coming to you!”

{Friend} stretched out both arms. {Friend} stretched out both legs. {Friend.He} lay there like a star, and made {friend.himself} as wide as wide could be.

“Stop, ball!” said {friend}.

The ball rolled in under {friend.his} arm. And there it stopped.[athlete:  {athlete} couldn’t have done it better.]

“Now I mustn’t move,” said {friend}. “Hurry up, {child}!”

# your-ball
Wriggle, wriggle, wriggle. {child} took the ball in both mittens, and held it tight, all the way back to {pet}.

“Here’s your ball.”

{Pet} licked {child} on the nose. {Pet.He} licked {friend} on the nose. And then {pet.he} took the ball.

# not-walk
“Shall we walk home now?” said [adult: {adult} | {neighbour}].

“No walking,” said {child}. “You have to lie down.”

So they lay down on the [us: sled | sledge], {child} and {friend}, with {pet} in between. [adult: {Adult} | {neighbour}] pulled[music: , and hummed {music}]. [school: They went past {school}, then to {friend’s} house, and then home.|They went to {friend’s} house first, and then home.]

# the-pillow
That night {pet} went to bed with the ball under {pet.his} chin.

{child} stood at one end of {child.his} bed. The pillow was at the other, a long, long way off.

But {child} knew what to do. {Child.He} lay down on {child.his} tummy.

Wriggle, wriggle, wriggle.

There was the pillow. And – bump. Ever such a soft one.

# @dog
dog
## if breed
{breed}
