title: Boo at Every Station
title: As Thick as Custard
title: The Ghost Who Wanted to See the Sea

% Who travels with the child (@a): {adult}, else the elder, else whoever has the tickets.

# the-wrong-train
{child} was standing on the platform, holding hands with {@a}. They were going to the [us: beach|seaside][friend: , and so was {friend}[!friend.known: , {child.his} best friend]]. A little ghost was sitting on the bench.

“I’m going to the [us: beach|seaside] too,” it said. “But [!short: I never get there.”

“Why not?”

“Everything goes straight through me. Shall I show you?|I never get there. Everything goes straight through me.]”

Just then [!short: a train came in, one that was going the other way|the wrong train came in]. The ghost got on[!short: ,] [short: and ]sat down by the window[!short:  and folded its hands in its lap]. The train left. The ghost didn’t.

It was still sitting there, up in the air[!short: , with its hands in its lap], and one [us: car|carriage] after another went straight through its tummy.

[!short: “Are we there yet?” called the ghost, who had its eyes shut.

“No,” said {child}.]

# like-porridge
[!short: The ghost came back, looking sad. And just|The ghost came back. Just] then [pet.dog: {pet}[!pet.known: , who was {child’s} dog,] went WOOF!|the loudspeaker went BING BONG!]

“Eeeek!” said the ghost.

Bump, went the bench.

[!short: {child} stared. The ghost was sitting on the bench, and the bench sagged a little, because there really was somebody on it.

]“Dear me,” said the ghost. “I had a fright. [!short: It makes me go thick.”

“Thick?”

“As thick as custard. ]If you give a ghost a fright it goes [!short: thick|as thick as custard], and then it goes thin again.”

“Right, then,” said {child}.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] looked out of {pet.his} basket and frightened nobody.]

## or
The ghost came back. {child} took it by the hand, but it was like holding nothing. And then [pet.dog: {pet}, who was {child’s} dog,|{child}] sneezed.

“ATCHOO!”

“Eeeek!” said the ghost.

Bump. It was standing on the platform with both feet.[!short:  A pigeon, who walked through the ghost every day, walked into it, beak first.]

“Sorry,” said {child}.

“Do it again,” said the ghost. “When I get a fright I go as thick as custard. And then I go thin again.”

[!short: “I can’t sneeze again,” said {child}. “But I can say boo.”|“I could say boo,” said {child}.][pet.cat:  In the basket lay {pet}[!pet.known: , {child’s} cat,] who wasn’t going to help.]

## if short
The ghost came back. Just then [pet.dog: {pet}[!pet.known: , who was {child’s} dog,] went WOOF!|the loudspeaker went BING BONG!]

“Eeeek!” said the ghost.

Bump, went the bench.

“If you give a ghost a fright,” said the ghost, “it goes as thick as custard. Then it goes thin again.”

“Right, then,” said {child}.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] looked out of {pet.his} basket and frightened nobody.]


# the-right-train
The right train came. {child} and the ghost sat down side by side[!short: , and the ghost folded its hands in its lap].

“BOO!” said {child}.

“Eeeek!” said the ghost.

Bump, went the seat. And off went the train, [!short: and off went|with] the ghost[!short:  with it].

[!short: “I’m going!” squealed the ghost. “I’m sitting and I’m going! And|“I’m sitting and I’m going!” squealed the ghost. “And] something’s tickling my bottom!”

“That’s the seat,” said {child}.

“I love the seat!”

[school: [!short: When they went past {school}, it went a bit thick all by itself.|Past {school} it went thick all by itself.]]

# every-station
[!short / city: But by the next station[city: , which was {city},] it was thin already.|But soon it was thin.][!short / friend:  You could see the flowers on the seat, right through its tummy.]

“BOO!” said {child}.

“Eeeek!” Bump.

[friend: {Friend} sat opposite and kept watch. “I can see a flower,” {friend.he} said, whenever it was time, and then they shouted boo together.]

[!short: A lady in a hat lowered her newspaper. “May I ask what you’re doing?”

“We’re frightening the ghost, so that it can come with us,” said {child}.

“I see,” said the lady, and she folded up her newspaper. “BOO!”

“Eeeek!” Bump.

At the station after that, the whole [us: car|carriage] helped. ][elder & elder2: {Elder} said boo from one side and {elder2} from the other, and they frightened each other. ][elder & !elder2: {Elder} said boo so loudly that {elder.he} frightened {elder.himself}. ][sport: Some people on their way to {play sport} said boo until their bags jumped. ][athlete: A girl with {athlete} on her shirt said it loudest of all. ][music: They did {@song} as well, with a boo at the end of every line. ]

## or
At the next station[city: , which was {city},] it was thin again. [!short: A lady in a hat got on, and sat down right in it.

“There’s somebody sitting there,” said {child}.

“There certainly isn’t,” said the lady.

“Hello,” said her tummy.

|Somebody put a bag down in the middle of it.

]“BOO!” said {child}.

“Eeeek!” Bump. [!short: Up went the lady, until her hat hit the ceiling.|And up went the bag.]

[!short: “So there is,” said the lady. “Then everybody must help.”

And they did. ][elder & elder2: {Elder} said boo from behind a newspaper, and {elder2} said boo from behind {elder}. ][elder & !elder2: {Elder} saved one boo for the tunnel, and the whole [us: car|carriage] said eeeek. ][sport: Some people going to {play sport} said boo in a row. ][athlete: A boy jumped out from behind a picture of {athlete}. ][music: They sang {@song} until it shut its eyes, and then said boo. ]

[friend: Now and then {friend} put a finger in. “It’s gone to soup,” {friend.he} said, and they shouted boo together.]

## if short
At the next station[city: , which was {city},] it was thin again.

“BOO!” said {child}.

“Eeeek!” Bump.

[friend: {Friend} said boo, too. ][elder: {Elder}[elder2:  and {elder2}] said boo from behind a newspaper. ][sport: Everybody going to {play sport} said boo. ][athlete: A girl with {athlete} on her shirt said it loudest. ][music: They sang {@song} with a boo in every line. ]


# the-bridge
Then they came to the long bridge[!short: . There was nothing underneath but water, and the ghost was getting thin.|, and it was getting thin.]

“BOO!” said {child}.

The ghost [short: only ]laughed.

[!short: “BOO!” said the whole [us: car|carriage].

The ghost laughed until it wobbled.]

“You’re [!short: all ]so nice,” it said. “I can’t be scared of you. I’m too happy.”

It went thinner and thinner, and its bottom began to sink through the seat.

“Dear me,” said the ghost. “Bye-bye, {child}. I did like going.”

{child} took hold of its hand. [!short: It was like holding steam. ]{child.His} throat hurt, because now {child.he} didn’t want to go [!short: to the [us: beach|seaside], not without the ghost|without it].

## or
After the woods came the long bridge. [!short: The sun shone right through the ghost.|And the ghost was getting thin.]

“BOO!” said {child}.

“Boo to you,” said the ghost, and laughed.

[!short: {child} made a horrible face.

“Oh, that’s pretty,” said the ghost.

“I’ve got a tiger under this hat!” roared the lady.

“Can I stroke it?” asked the ghost, and it laughed until it flapped.

]“I’ve never had anybody next to me before,” it said. “I’m too happy.”

And its bottom began to sink.

“Say hello to the sea for me,” said the ghost.

There was a lump in {child.his} throat. {child.He} didn’t want to say hello to the sea[!short: . {child.He} wanted to show it to somebody].

## if short
Then came the long bridge, and the ghost was getting thin.

“BOO!” said {child}.

“Boo to you,” said the ghost, and laughed. “I’ve never had anybody next to me before. I’m too happy to be scared.”

And its bottom began to sink through the seat.

“Say hello to the sea for me,” said the ghost.

There was a lump in {child.his} throat. {child.He} didn’t want to say hello to the sea. {child.He} wanted to show it to somebody.


# under-the-seat
So {child} crawled under the seat. [!short: It was dark in there, and dusty, and {child.he}|{child.He}] lay as still as {child.he} could.

“Where’s {child}?” said the ghost.[short:  “Where’s my next-to-me gone?” It didn’t sound happy any more.][!short: 

{child} said nothing.

“{child}? There was somebody next to me. Where’s my next-to-me gone?” The ghost didn’t sound happy any more.]

[!short: {child} waited a little bit longer. ]Soon a bottom came down through the seat[!short: , thin and white,] right in front of {child.his} nose. And {child.he} said the smallest boo in the world to it.

“Boo.”

“EEEEEEEEEEK!” said the ghost.

BUMP! The whole train jumped.[!short:  The lady’s hat fell off.]

[!short: A little boo that you don’t see coming is bigger than all the others.]

# the-sea
The ghost was still thick when they got to the sea. It walked on the sand, bump, bump[!short: , and a long row of little footprints came along behind].[pet.dog & !short:  {Pet} sniffed every one.][pet.other:  {Pet} watched [!short: them ]from a travelling box[!short: , because {child.he} had brought {pet} too].]

[!short: “Did I make those?” said the ghost.

]But at the edge of the water it stopped. “Who’s going to say boo to me when you’ve gone home?”

{child} didn’t know. Then a wave came in[!short: , as cold as ice,] all over the ghost’s toes.

“Eeeek,” said the ghost. Bump.

[!short: Another wave came in.

“Eeeek,” said the ghost. Bump.

]“The sea will,” said {child}. “The sea says boo all day long.”

## or
At the sea the ghost sat down in the sand. When it got up there was a round mark.

“That’s my bottom,” said the ghost. [!short: “I’ve never seen it before.” ][!short: And it sat down in a new place.][pet.dog & !short:  {Pet} sat in both, to see if they fitted.][pet.other:  {Pet}, who had been allowed to come along, looked on from a travelling box.]

[!short: But the last hardly showed at all. ]“I’m going thin,” said the ghost. “Who’ll say boo to me when you’ve gone home?”

Behind its back the sea came creeping, without a sound, right up to where it sat.

“Eeeek,” said the ghost. Bump.

“There’s your answer,” said {child}.

[!short: “But it’s going away,” said the ghost.

“It’s only taking a run-up.”

“Eeeek,” said the ghost. Bump.]

## if short
At the edge of the sea the ghost stopped.[pet.other:  {Pet} watched from a travelling box.] “Who’s going to say boo to me when you’ve gone home?”

Then a wave came in, all over the ghost’s toes.

“Eeeek,” said the ghost. Bump.

“The sea will,” said {child}. “The sea says boo all day long.”


# the-dent
[!short: On the train home, {child} sat close to {@a}.|Then they took the train home.][!short: [friend:  {Friend} was asleep.][pet.dog / pet.cat:  {Pet} lay across {child.his} feet.]] The seat on the other side was empty, but there was a small dent in it.

{child} put a hand in the dent.

“Boo,” {child.he} whispered.

And a long way off, by the sea, somebody said, “Eeek.”

## or
{child} had a shell in {child.his} pocket.[!short: [friend:  {Friend} had one too.][pet.dog / pet.cat:  {Pet} only had sand in {pet.his} fur.]]

That night, in bed, {child.he} held the shell to one ear. First there was the sea, a long way in. It came and went.

“Boo,” {child.he} whispered.

And just behind the waves, somebody said, “Eeek.”

## if short
On the train home there was a small dent in the empty seat next to {child}.

{child} put a hand in the dent.

“Boo,” {child.he} whispered.

And a long way off, by the sea, somebody said, “Eeek.”


# @a
the one who had the tickets
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
