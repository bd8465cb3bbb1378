title: Twenty Minutes of Ice Cream
title: Bring a Spoon
title: Pear and a Bit of Something
guest friend: Felix (he), Rosa (she)
guest seller: Mrs Bianchi (she), Mrs Moretti (she)
guest grump: Mr Crabbe (he), Mr Grimble (he)
guest gardener: Mr Bell (he), Mr Dove (he)

% Where no friend is ticked, {friend} is next door’s child. With the spoons (@d): {adult}, else {gardener}, by name each time, never he or she.
% The potato masher is the only thing left at the end.

# they-were-the-queue
On the hottest day of the year[city:  {in city}], the ice cream [us: truck|van] drove up Tinker’s Hill, coughed twice, and stopped.

[friend: {child} and {friend}, {child.his} best friend,|{child} and {friend} from next door] were first in [us: line|the queue]. In fact, they were [us: the line | the queue].

“Two strawberry, please,” said {child}.

But {seller} wasn’t looking at them. She had one hand on the freezer and the other over her eyes.

“The engine’s gone,” she said. “So the freezer’s gone. Forty tubs of ice cream! In twenty minutes I shall be selling soup.”

{child} looked at {friend}. {Friend} looked at {child}.

“How many people would it take to eat it?” asked {friend}.

“All at once?” said {seller}. “The whole street. But how will they know I’m here? The bell’s gone, too. Listen.” She pressed a button. The [us: truck|van] said clunk.

“We know the tune,” said {child}.

# we-know-the-tune
So they sang it. They ran down Tinker’s Hill, one on each [us: sidewalk | pavement], as loud as they could[school: , and a good deal louder than you may {at school}].

“DING-a-ling-a-LING-dong! Bring a spoon! DING-a-ling-a-LING-dong! Bring a bowl!”[music:  It wasn’t {@song}, but it was loud.]

{@D-first} was in the front [us: yard|garden], watering the beans.

“{@D}, it’s an emergency!” shouted {child}. “We need every spoon in the house!”

There are some people who would have asked why. {@D} dropped the hose and ran.

# doors
Doors began to open. Out came the twins from number four, with a mixing bowl each. Out came the [sport: {sport}|{@football}] team. Out came a man with half his face shaved and [elder: {elder}|a lady] with a wooden spoon as long as [elder: {elder.his}|her] arm[elder2: , and {elder2} with the pan that went with it]. {@D} sat on the wall behind the whole kitchen drawer, handing out soup spoons, teaspoons and one potato masher.

“Fifteen minutes!” called {seller}. Scoop, scoop, scoop! “Chocolate for the [sport: {sport}|{@football}] team! Who’s for mint? Take two, take three!”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went up and down underneath, in case anybody dropped anything.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] took a little vanilla, and didn’t say thank you.][pet.other:  {Pet} stayed at home, and had to be told about it.]

# the-black-door
Only one door stayed shut. It was the black one at the top, where {grump} lived. {grump} didn’t like singing, or balls, or bicycles.

“Shall we?” said {child}.

“He’ll be cross,” said {friend}.

“He’ll be cross and hot,” said {child}, and {child.he} pressed the bell.

The door opened a crack. “I don’t buy ice cream,” said {grump}.

“You needn’t buy it,” said {friend}. “You only have to help.”

It was a long time since anybody had asked {grump} to help. He stood there and thought about it. Then he went away, and he came back with an enormous silver spoon and a sun hat.

# the-best-of-the-lot
He was the best of the lot[athlete: , the {athlete} of ice cream]. He ate half a tub of rum and raisin standing up, and then he sat down on the kerb between the twins and ate the other half. There was ice cream on his chin. Nobody told him.

“Five minutes!” called {seller}. “Three! Two!” And then she scraped, and turned the last tub upside down, and banged it. “Done! Not a drop wasted! Oh, you wonderful, wonderful street.”

Everybody cheered, with their spoons in the air.

# did-you-have-any
Then {child} remembered something.

“{Friend},” {child.he} said. “Did you have any?”

“No,” said {friend}. “I was singing. Did you?”

“No,” said {child}.

They peered into the [us: truck|van]. Thirty-nine empty tubs, all in a row … and behind them, right at the back, one small tub with its lid still on.

“Ah,” said {seller}. “That’s the flavour nobody asks for. I make it every summer and I take it home every autumn. Pear.”

“Just pear?” said {friend}.

“Pear,” said {seller}, “and a bit of something.”

There were no clean spoons left, so {@d} passed them the potato masher. They sat on the step of the [us: truck|van], shoulder to shoulder, and took it in turns.

# a-bit-of-something
It was cold as a cellar and soft as snow. It tasted like the shade under a tree. {child} shut {child.his} eyes to find out what the bit of something was, and so did {friend}, and neither of them could say.

“Well?” called {grump}. “What’s it like?”

{child} licked the masher all the way [us: around|round].

“Terrible,” {child.he} said happily. “Don’t anybody else ask for it.”

# @football
[us: soccer|football]

# @d
{gardener}
## if adult
{adult}

# @D-first
{gardener} from number two
## if adult
{Adult}

# @song
{music}
