title: The Train That Said Fff
title: Nine Thousand and One
title: Somebody Who Understands About Fff
guest friend: Jess (she), Nell (she)
guest elder: Mr Bunting (he), Mr Tapper (he)

% The string holds the cap of the kettle up: fff. Let it go: WHEEEE. The driver is "she", the train "her" to the driver.

# fff
On Monday {child} lost a tooth, right at the front. On Tuesday {child.he} lost the one beside it. And on Wednesday {child.he} found that {child.he} couldn’t whistle.

“Fff,” went {child}.[pet.dog:  {Pet}[!pet.known:  the dog] looked round for the [us: leak | puncture].]

“Like this,” said {friend}, [friend: |who lived next door, ]and {friend.he} whistled with two fingers, and then with four, and then with none.

“Fff,” went {child}.

They were sitting on {elder’s} fence, above the [us: railroad | railway], where the line goes into the hill. {Elder} had [elder.she: worked the signals | been the signalman] there. {Elder.He} had waved {elder.his} green flag at nine thousand trains, and watched every one of them disappear into the tunnel.

# supposed-to
Along came number nine thousand and one. It was a small red engine with two carriages, [city: all the way from {city}, ]and it wasn’t supposed to stop. It stopped. The driver climbed down. She had soot on her nose.

“It’s no good,” she said. “Her whistle’s gone. Listen.” She pulled the cord.

“Fff,” went the train.

{child} stared. It was {child.his} noise exactly.

“And I can’t go through the tunnel without one,” said the driver. “The sheep get under the fence and lie down in there, where it’s cool. They only come out for her whistle. There’s a new one at the station, but that’s on the other side. I’ve got fourteen people wanting their [us: dinner | tea], [sport: two of them off to {play sport}, ][athlete: one who’s got tickets to see {athlete}, ]and a lady with a wedding cake.”

# two-fingers
“I can whistle,” said {friend}[school: , who could be heard all over {school}]. {Friend.He} stood beside the driver and did it into the tunnel, with two fingers.

They heard a shuffling in the dark. The driver held up her lamp. All the sheep had sat down. They thought {friend} was a shepherd. {Friend.He} whistled with four fingers, and they all moved to the left. {Friend.He} whistled with no fingers at all, and they all moved to the right. But not one of them came out.

“Oh dear,” said the driver.

# the-kettle
“I’ll put the kettle on,” said {elder}. “I think better with tea.”

So they stood in {elder.his} kitchen and thought, and nobody thought of anything[music: , not even when the driver hummed {@song}]. Then the kettle boiled.

WHEEEE!

“That’s it!” shouted {child}.

# a-string
They stood {elder’s} kettle above the engine’s fire, and tied a long string to the whistle on its spout.

“Pull the string, and it can only say fff,” said the driver. “Let go, and it whistles. Now, who’s going to work it? I need somebody who understands about fff.”

And she looked straight at {child}.

# never-been
{child} stood well back, with the string in {child.his} hand. {Friend} watched for sheep through the little round window. {Elder} lifted up {elder.his} old green flag to wave them off. Then {elder.he} put it down again.

“I’ve never been through,” {elder.he} said. “All those trains. I’ve never once seen the other side.”

“Well, get in!” said the driver.

# whee
Chuff, went the engine. Chuff, chuff, chuff, into the dark. The fire made everybody’s face red. {child} pulled the string. Fff. {Child.He} let it go.

WHEEEE!

“Sheep!” yelled {friend}. “They’re moving! Do it again!”

Fff. WHEEEE! And out of the tunnel, one behind another, trotted twenty-two sheep, looking extremely cross.

# the-other-side
The train came out after them into the evening sun. There was a hill with a white horse in the field. There was a little station, with red flowers in a tub, and a man selling buns.

{Elder} looked at all of it, slowly, from one side to the other.

“So this is where they were all going,” {elder.he} said. “It’s every bit as good as I thought.” And {elder.he} bought buns for everybody[elder2: , and one to take home to {elder2}].

## or
The train came out after them into the evening sun. And there was the sea, all of it, with one white sail. There was a little station, with red flowers in a tub, and a man selling buns.

{Elder} looked at all of it, slowly, from one side to the other.

“So this is where they were all going,” {elder.he} said. “It’s every bit as good as I thought.” And {elder.he} bought buns for everybody[elder2: , and one to take home to {elder2}].

# the-same-language
The driver fetched the new whistle and screwed it on. Then she gave the old one to {child}.

“You’d better have this,” she said. “You two speak the same language.”

They rode home through the tunnel with the kettle on {elder’s} knee[pet.dog:  and {pet} on {elder.his} feet]. {Elder.He} made a pot of tea with it, and it tasted of trains.

# teach-you
That night, {child} hung the old whistle on the end of {child.his} bed[pet.cat: , and {pet}[!pet.known:  the cat] patted it to make it swing][pet.other:  and showed it to {pet}]. {Child.He} blew it once before {child.he} went to sleep.

“Fff,” it went.

“Never mind,” {child} told it. “When my new teeth come, I’ll teach you.”

# @song
{music}
