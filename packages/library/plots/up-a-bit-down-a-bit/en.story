title: Up a Bit, Down a Bit
title: The Bear’s Itch
title: There

% The bear is said by name until he has spoken, then "he".

# every-day
Every day, {child} asked for a bear.

“A real one,” {child.he} said. [friend: “A big one,” said {friend}[!friend.known: , who was {child.his} best friend].|“A big one.”]

“But what would you do with a bear?” said {@who}[elder2: , and so did {elder2}].[pet.dog / pet.cat:  “You’ve got {pet}.”]

“I’d look after it,” said {child}.

# backwards
And one night, when [friend: {friend} was sleeping over|{child} was [child.name: ready for bed | in {child.his} pyjamas]][elder:  and {elder} sat on the edge of the bed with the hairbrush], a bear came [city: right through the middle of {city} and ]into [friend: {child’s} | {child.his}] room backwards. First came a big brown bottom. Then came a big brown back. And then came the rest of the bear.

“Excuse me,” said the bear. “I’ve got an itch. It’s in the middle of my back[age<5: , and | . I’ve tried a tree. I’ve tried a lamp post. I’ve tried a bus, but it drove off. And] I can’t reach it.”

“I can,” said {child}.

The bear sat down, whump, and there was no more room on the rug.[pet.dog:  {Pet}[!pet.known:  the dog] had to get up on the bed.][pet.cat:  {Pet}[!pet.known:  the cat] had to get up on the bed.]

# not-there
{child} scratched with [child.name: both hands | {child.his} fingers].

“Up a bit,” said the bear. “Down a bit. [us: Around | Round] a bit …”

“There?” said {@asks}.

“No,” said the bear. “Not there.”

[age>=5: [friend: {Friend} ran to the kitchen for the big wooden spoon, and {child} scratched with that.|{child} scratched with the big wooden spoon from the kitchen.]

“Up a bit,” said the bear. “Down a bit. [us: Around | Round] a bit …”

“There?”

“No,” said the bear. “Not there.” But now he smelled of soup.

][elder: {Elder} held out the hairbrush, and {child} scratched with that.|{child} scratched with [child.name: a | {child.his}] hairbrush.]

“Up a bit,” said the bear. “Down a bit. Hee-hee! [us: Around | Round] a bit …”

“There?” said {@asks}.

“No,” said the bear. “Not there.” But now his fur was very shiny.[age>=5: 

“It hears us coming,” he said gloomily. “And then it moves.”]

# bang-bang
And the itch got worse. The bear rubbed his back on the bed. Bang, bang, went the bed[pet.dog / pet.cat: , with {pet} on it][elder & !pet: , with {elder} on it].

“Stop!” said {child}. “You’ll break it![pet.other:  And you’ll wake {pet}!]”

The bear stopped. He put his paws over his eyes.

“I’m sorry,” he said. “Nobody can find it.[athlete:  Not even {athlete} could.] I’ll be itchy for ever and ever.”

Oh dear! A big bear tear fell on the rug.

# and-a-chin
{child} looked at [child.name: both hands | {child.his} hands]. They were very small, and the bear’s back was very big. {Child.He} looked at [child.name: both | {child.his}] feet.[pet.dog:  And {child.he} looked at {pet}, who lay upside down on the bed and was scratching with everything.][pet.cat:  And {child.he} looked at {pet}, who was rubbing cheek and chin on the bed.]

[child.name: There were ten fingers. There were ten toes. And there was a chin. | {Child.He} had ten fingers. {Child.He} had ten toes. And {child.he} had a chin.]

“Lie down, Bear,” {child.he} said.

The bear lay down. {child} lay on top of him, [child.name: stretched out flat | flat on {child.his} tummy], in the deep, warm fur. And {child.he} scratched with everything. Ten fingers, ten toes and a chin.

# there
“Up a bit,” said the bear.

{child} wriggled up.

“Down a bit,” said the bear.

{child} wriggled down.

“[us: Around | Round] a bit,” said the bear.

{child} wriggled [us: around and around and around | round and round and round] …

“THERE!” said the bear. “Oh, there! There, there, there!”

His back leg went thump, thump, thump. The slippers jumped. The hairbrush jumped.[pet.dog / pet.cat:  {Pet} jumped.|[elder & !pet:  {Elder} jumped.]] And out of his fur jumped something small and brown and prickly[friend: , right into {friend’s} lap].

# a-fir-cone
It was a [us: pine | fir] cone.

“So that was it,” said the bear. “It’s been in there for weeks.[sport:  It must have [us: gotten|got] in when I tried to {play sport}.]” And he gave a great big sigh. “Thank you, {child}. You look after a bear very well.”[elder:  {Elder} said so too.]

The bear gave {child.him} the [us: pine | fir] cone to keep[friend: , and {friend} got to hold it first].[school:  Tomorrow it could come to {school}, in {child.his} pocket.]

# your-turn
{child} climbed into bed[pet.dog / pet.cat:  with {pet}], and put the [us: pine | fir] cone by [child.name: the|{child.his}] pillow.[friend:  {Friend} was already asleep.][elder:  {Elder} tucked everybody in.]

“Now it’s your turn,” said the bear. “Have you got an itch?”

“Just a little one,” {child.he} said, “in the middle of my back.”

So {child.he} turned over[pet.dog / pet.cat: , with one hand on {pet}], and the bear put out his soft, heavy paw[music: , and hummed a bit of {@song}].

“Up a bit,” said {child}. “Down a bit. [us: Around | Round] a bit …”

“There?” whispered the bear.

“There,” said {child}.

And {child.he} fell asleep.

# @who
everybody
## if adult & !elder
{adult}
## if elder
{elder}

# @song
{music}

# @asks
{child}
## if friend
{friend}
## if elder & !friend
{elder}
