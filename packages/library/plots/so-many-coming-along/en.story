title: So Many Coming Along!
title: Post!
title: Twenty-Three Cars and a Tractor
guest friend: Yusuf (he), Idris (he)
guest elof: Mr Oakes (he), Mr Thackeray (he)

% {elof} is the neighbour with the tractor. It is {friend}’s birthday.

# in-a-hurry
{elof’s} tractor went at eight miles an hour, and {child} was in a hurry.

{Child.He} sat strapped into the spare seat of the cab, with a present on {child.his} knees[pet: , which was from {child} and {pet}].[athlete:  It was a book about {athlete}.] {friend’s} birthday party began at two. {Friend} [friend: was {child.his} best friend, but had just moved to the very last house | was new in the class and lived in the very last house] on the far side of the wood, and yesterday[school: , at {school},] {friend} had said, “What if nobody comes?”

“I’m coming,” {child} had said. “I promise.”

But today [adult: {adult’s} | the] car wouldn’t start. So {elof} from next door had patted his red tractor. “I’m going that way,” he said. “I want to try out my new [us: plow | plough].”

Chug-chug-chug, went the tractor.

# so-many
{child} turned round. Behind them was a blue car. Behind that was a white one, and then a van. The road[city:  out of {city}] was narrow, and nobody could get past.

“{elof},” said {child}. “There’s a whole line of cars behind us.”

{elof} looked in the mirror, and his face lit up.

“Well, I never!” he said. “So many coming along!”

“Paaarp!” went the blue car.

“Listen, they’re saying hello!” said {elof}, and cheerfully hooted back.

# like-a-wedding
“I think they’re cross,” said {child}.

“With a tractor? Nobody can be cross with a tractor.” And {elof} waved through the back window.

{child} slid down in the seat. There were fourteen cars by now. They all hooted, and {elof} hooted in reply, till it sounded like a wedding.

“Couldn’t we pull over?” said {child}.

“Then we’d lose them,” said {elof}.

# snow
And then it began to snow.

First there were one or two small, pretty flakes. Then it all came at once, as if somebody had shaken out a [us: quilt | duvet]. The road was gone. The ditch was gone. {elof} let down the [us: plow | plough], and the snow curled away to the side in one long white wave.

Behind them, the hooting stopped.

{child} looked out. All the cars had crept in close, nose to tail. They were driving in the track that the tractor made. There was no other track.

“They’ve gone shy,” said {elof}.

# no-road
Chug-chug… chug.

{elof} had put the brake on. He rubbed the windscreen, and for the first time he didn’t sound jolly at all. “I can’t see the road, {child}. It’s white going up and it’s white going down. And there’s a deep ditch on the right. If I go wrong, they all go wrong.”

{child} thought of {friend}, at a table laid for a party. {Child.He} put {child.his} nose to the side window. White. White. White. And there, a long way down, something orange.

# a-post
“A post!” said {child}.

“Where?”

“There! One of the snow posts, on the edge!”

From where {elof} sat, the [us: plow | plough] was in the way. But from the spare seat you could just see it. {child} wiped the glass with a mitten.

“Go on!” said {child}. “Straight ahead. I’ll tell you.”

Chug-chug-chug.

“Post!” called {child}. It slid by. “Post! A bit to the left. Post!”

The mitten was soaked, so {child} used a scarf. {Child.He} didn’t dare to blink.

“Post! Post!”

# no-post
And then there was no post.

“Stop!” yelled {child}. The tractor stopped dead, and behind it stopped all the cars, one after another. {child} stared until {child.his} eyes stung. Up ahead, in quite the wrong place, a little orange tip was poking out.

“The road bends!” shouted {child}. “Left! More! More! Post!”

{elof} hauled on the great big wheel. And in the middle of all that white, {child} saw something yellow. It was a window. It was two windows, and a bunch of balloons on a gatepost.

“That’s it!” said {child}. “That’s {friend}!”

# on-the-steps
{Friend} was out on the front step in party clothes, with a good deal of snow on top, after standing there for such a long time.

The tractor chugged into the yard. After it came the blue car. And the white one. And the van. They all came, the whole twenty-three of them, because where the tractor turned, the track turned. There was no other track.

“Are they all coming to my party?” whispered {friend}.

{child} jumped down into the snow with the present, and looked at the cars. Out of them climbed people with cold noses, a lady with a dog, a whole handball team, [sport: some people on their way to {play sport}, ]and an old man with an accordion.[elder:  Out of the white one climbed {elder}[elder2:  and {elder2}], who had hooted louder than anybody.] The lady from the blue one walked up to {child}.

“Was it you calling out the posts?” she said. “We could see you at the window. Thank you.”

{child} turned to {friend}, arms out wide.

“So many came along,” said {child}.

# waiting-nicely
It was the biggest party there had ever been on that side of the wood. [friend: {friend’s} family | {friend’s} mother] made waffles for forty. The accordion played[music:  {music}], and the dog got a crown.

By evening the handball team lay in a heap on the rug, asleep. {child} and {friend} sat on the sofa by the window, with {elof} in between. It had stopped snowing. There stood the red tractor under the lamp, with twenty-three cars behind it.

“Look how nicely they’re waiting,” said {elof}.
