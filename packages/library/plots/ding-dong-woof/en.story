title: Ding, Dong, Woof
title: The Woof Goes Last
title: Wait for the Finger
guest driver: Mrs Bell (she), Mrs Okafor (she)

% The dong (@d): the best friend, else the grown-up (@a).

# pfft
{child} was in the street[city:  in {city}] when along came the ice cream van. It was pink. But there was something wrong, because it came very, very quietly. It stopped next to {child} and {pet}, {child's} dog[friend: , and {friend}[!friend.known: , {child's} best friend]], and out climbed {driver}, the ice cream lady.

“My music’s broken,” said {driver}. “Listen.”

She pressed the button. The van went pfft.

“No music,” said {driver}, “so nobody knows I’m here. So nobody comes. And I’ve got a whole van full of ice cream.”

A whole van full of ice cream, and nobody eating it! It was the saddest thing {child} had ever heard.

“We’ll be the music,” said {child}.

“Can you do that?”

“I’ll go ding,” said {child}.

“I’ll go dong,” said {@d}.

And {pet} said, “Woof!”

# too-much-woof
So off they went down the street. {driver} drove very slowly. [friend: {@a-cap} walked beside them, to hold hands. ]{child} opened {child.his} mouth to go ding.

But {pet} couldn’t wait.

“Woof! Woof! Woof! WOOF!”

A cat ran up a tree. The [us: mailman|postman] jumped into a hedge. And nobody came for ice cream. Nobody at all.

“Too much woof,” said {@d}.

# the-finger
So {child} bent down and looked {pet} right in the eye.

“{Pet},” {child.he} said, “the woof goes last. You have to wait for my finger.”

And {child.he} held up one finger.

{Pet} sat. {Pet} wobbled. It’s very hard to wait when you’re full of woof.

“Ding,” said {child}.

“Dong,” said {@d}.

{Pet} wobbled, and wobbled, and wobbled.

And {child} put {child.his} finger down.

“Woof!” said {pet}.

# doors
Ding, dong, WOOF!

A door opened. Out came a man with soap in his hair. “Is that the ice cream?” he said.

Ding, dong, WOOF!

Another door opened. [elder: Out came {elder}[elder2:  and {elder2}], in slippers, and wanted chocolate.|Out came a lady and a baby, and they both wanted chocolate.]

Ding, dong, WOOF!

The [us: mailman|postman] climbed out of the hedge. He had mint. A bus stopped, and everybody got off, and they all had strawberry, even the driver. The cat came down from the tree and had a little lick of vanilla. [school: A whole class from {school} had one of each. ][sport: The big ones, who can {play sport}, had to have two. ][athlete: “It’s better than {athlete},” said somebody. ][music: Somebody asked if they could do {music}, but they couldn’t. ]All down the street they went, and everyone in it had an ice cream.

# all-gone
Then {driver} looked in her freezer. She looked in the top. She looked in the bottom.

“Oh,” she said. “It’s all gone.”

{child's} lip began to wobble. It wobbled just like {pet}.

# for-the-band
“All gone,” said {driver}, “except for these. I always save some for the band.”

And she took out three ice creams.

“Strawberry, for the ding.” That was {child}.

“Banana, for the dong.” That was {@d}.

“And for the woof, a plain one, in a bowl, with a [us: cookie|biscuit] on top.”

{child} put the bowl on the ground, and held up one finger.

“Wait,” {child.he} said.

{Pet} waited. {Pet} wobbled. {child} put {child.his} finger down.

Gulp. It was gone before the finger got to the bottom.

# unfinished
That night {child} lay in bed, all washed, except for one small bit of strawberry behind {child.his} ear. The window was open. Far away {child.he} could hear {driver's} van going home, and its music was mended.

Ding, it went, far away.

Dong.

And then it stopped. It didn’t sound quite finished.

{Pet} lay on the rug, nearly asleep. {Pet.He} opened one eye, and waited.

{child} held up one sleepy finger.

And {child.he} put it down.

“Woof,” said {pet}, very, very softly.

Then it was finished.

# @a
the grown-up
## if adult
{adult}

# @a-cap
The grown-up
## if adult
{Adult}

# @d
the grown-up
## if adult & !friend
{adult}
## if friend
{friend}
