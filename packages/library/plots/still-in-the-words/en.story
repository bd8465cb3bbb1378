title: Round Again
title: The Goose Who Looked at Me
title: One Wobbly Lamp Post
guest driver: Bea (she), Nell (she)
guest neighbour: Mrs Lamb (she), Mrs Pratt (she)

% {child} faces forwards, {friend} faces backwards. The rhyme is said as fast as the bus goes; their road comes on its last word.

# knees
{child} always sat facing forwards on the bus, because {child.he} liked to see where they were going. {Friend} always sat facing backwards, because {friend.he} liked to see where they had been. So their knees bumped in the middle[pet.dog: , on top of {pet}[!pet.known: , {child’s} dog]], and that was how they rode home[city:  through {city}], with [adult: {adult} | {neighbour} from next door] across from them holding the [us: groceries | shopping].

Tonight there was a new driver, and she didn’t know the way. Her name was {driver}, and it was her very first day.

“At the roundabout with grass on it,” she said, “I just follow the sign.”

# no-sign
But the wind had blown the sign over. It was lying on its face in the long grass, and it didn’t say a thing.

“Oh,” said {driver}[music: , and stopped humming {music}]. “Which road is ours?”

There were five roads, and they all had hedges. And you can’t stop on a roundabout. So round they went.

Past the gate, //
past the tree, //
past the goose who looked at me, //
and round again.

# no-start
“It’s the second road!” called a lady with leeks.

“The second from where?” said {driver}.

“From the start!”

“Where’s the start?”

The lady looked out of the window. “It’s round,” she said. “It hasn’t got one.”

Past the gate, //
past the tree, //
past the goose who looked at me, //
and round again.

“Don’t ask me,” said a man in a hat. “I always have my eyes shut here.” And he shut them, to show her.

# behind-us
“THERE!” shouted {friend}.

Everybody jumped[athlete: , nearly as high as {athlete}].

“That’s our road! The one with the wobbly lamp post! I saw it this morning, going away!”

“Where?” said {driver}.

“Behind us,” said {friend}.

“Turn round, {friend},” said [adult: {adult} | {neighbour}], “and tell us a bit sooner.”

So {friend} turned round and knelt up next to {child}. Road, road, road, road, road.

“None of those,” said {friend}. “I only know it when it’s going away.” And {friend.he} went back to {friend.his} own seat, and round again.

# the-button
{child} thought.

“{Friend},” {child.he} said, “what’s the last thing that goes by before our road?”

“The goose,” said {friend} at once.

“Then I’ll look for the goose,” said {child}, “and ring the bell. And when I ring, {driver} turns. And you look back and see if it’s right.”

{child} stood close to the pole, where the red button was. {Child.He} put {child.his} finger on it.

# no-goose
Past the gate.

Past the tree.

Past …

There was no goose. There was only grass. The goose had looked at them enough, and gone home to bed.

“Where is it?” said {child}. “Where’s my goose?”

And round again.

It was getting dark now. The man in the hat was snoring.[elder:  {Elder} was snoring[elder2:  on {elder2’s} shoulder].] [adult: {Adult’s} head | {neighbour’s} head] was going down, down, onto the bread. The lady with leeks said they would have to live here[sport: , and {play sport} on the grass].

# in-the-words
{child} kept {child.his} finger on the button. A goose can walk away, {child.he} thought. What is there that can’t?

“The words!” {child.he} said. “The goose has gone, but it’s still in the words. Say it with me, {friend}[school: , like {at school}]. Say it as fast as the bus goes.”

So they said it, the two of them, and {driver’s} hands went slowly round with the wheel.

“Past the gate …”

There went the gate.

“Past the tree …”

There went the tree.

“Past the goose who looked at ME …”

Ding!

# wobbly
{driver} turned. Off the roundabout went the bus, and down a road with hedges. Nobody breathed. {Friend} pressed {friend.his} nose to the window and looked back at where they had been.

“Is it?” whispered {child}.

“One wobbly lamp post,” said {friend}. “Going away.”

And it was theirs.

{Friend} got off first, at the stop by the shop, where somebody was waving to {friend.him}. {Friend.He} stood and watched the bus until it was small, because {friend.he} liked to see that too.

# the-lamp
That night {child} lay in {child.his} own bed. It was a very good bed. It stayed where it was.[pet.cat / pet.other:  So did {pet}.] But when {child.he} shut {child.his} eyes {child.he} still went round a little, slower and slower.

“Past the gate,” said {child}.

[adult: “Past the tree,” said {adult}. | “Past the tree,” {child.he} said.]

{child} put {child.his} finger on the button of the lamp.

“Past the goose, asleep like me …”

Ding, {child.he} whispered. And out went the light.
