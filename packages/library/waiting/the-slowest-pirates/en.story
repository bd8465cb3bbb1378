title: The Slowest Pirates in the World
title: So Far It’s Been Mainly Cows
title: Captain Dreadful Doreen
guest friend: Maya (she), Joe (he)
guest pet: Pickle (he), Rusty (he)
guest walker: Mr Hill (he), Mrs Hill (she)
guest captain: Captain Doreen (she), Captain Brenda (she)
guest crew: Clive (he), Nigel (he)

# a-duck
The pirates came [city: to {city}] on a Tuesday, very slowly, by canal.

{child}, who was {age}, saw them first. {child.He} {child.was} on the path by the water with [adult: {adult} | [elder: {elder}[elder2: , {elder2}] | {walker} from next door]] and [friend: {child.his} best friend {friend} | {friend} from [us: up the street|up the road]], and {pet} the {@dog} was telling the ducks who was in charge. [us: Around the bend|Round the bend] came a long thin boat, black from end to end, with a skull and crossbones painted on the front. A duck was overtaking it.

“Pirates,” said {child}.

“They can’t be,” said {friend}. “Pirates are never that slow.”

“SURRENDER!” roared a voice from the boat. “In about four minutes! When we get to you!”

So they waited. It seemed only polite.

# @grown
{walker}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @dog
dog
## if breed
{breed}

# captured
At last the boat drew level. At the back stood a woman in an enormous hat, steering with one hand. The other hand was a hook, and a [us: mug of coffee|mug of tea] was hanging off it.

“I am {captain} the Dreadful,” she said, “and this is my crew, {crew}. Hand over your treasure!”

{child} turned out {child.his} pockets. There was a [us: pebble, a bandage|conker, a plaster] and [us: the end of a hot dog|the end of a sausage roll][athlete: , and a picture card of {athlete}].

“[us: What kind of hot dog?|What sort of sausage roll?]” said {crew}.

But {pet} had smelled something better. Down in the little kitchen of that boat somebody was frying bacon. {Pet’s} nose went up. {Pet’s} ears went back. Then {pet} took a flying leap and vanished down the hatch.

“Oh!” said {captain}. “We’ve captured your dog! Full speed ahead, {crew}!”

The boat pulled away, about as fast as somebody looking for their glasses.

# the-chase
“After them!” cried {friend}.

They walked after them. It was the slowest chase in the history of piracy. {child} stopped once to [us: tie a shoelace|do up a shoelace], and had to jog a bit, but only a bit. [sport: {child} did {sport}, and could have caught them hopping.] [elder & adult: {Elder}[elder2:  and {elder2}], who had sat down on a bench to watch, hardly had to turn round.]

“You’ll never catch us!” bellowed the captain.

“We’re just here,” said {child}, beside her.

“So you are.” She [us: sipped her coffee|sipped her tea]. “Nice evening for it.”

From below came the sound of a dog eating bacon.

“Where are you taking {pet.him}?” said {child}.

“To the sea!” said the captain. “The wild, wide, roaring sea!” Then her hat drooped. “If we ever find it. We set off in March. So far it’s been mainly cows.”

# the-lock
{child} looked at {friend}. {friend} looked at {child}.

“You’re nearly at the river,” said {child}. “And the river goes to the sea. [school: We did it at {school}.] You just have to get down the lock.”

The captain went as white as her skull and crossbones.

“Not another lock,” whispered {crew}. “We don’t know how they work. We wait till somebody comes along and does it for us. There are five in a row at [us: Lockport|Bingley]. We were there till June.”

“It’s easy,” said {child}. “A lock’s only a step for boats. We’ll show you. But you have to give {pet} back.”

“Done,” said the captain.

The lock [us: was around the next bend|was round the next bend], with great wooden gates, and the water far below on the other side. {child} knew what came first, because {child.he} had watched it a hundred times with {@grown}.

“Boat in,” said {child}. “Now shut the gates behind it.”

The gates had long heavy beams to push. {@Grown} leaned on one, and so did {crew}, and {child} and {friend} squashed in between, and they all [us: walked backward|walked backwards] until the gates went bump.

“Now we let the water out. You need a handle for that.”

“We had one,” said {crew}. “It’s at the bottom of [us: Lockport|Bingley].”

# the-hook
{child} looked at the metal peg that needed turning. {child.He} looked at the captain’s hook.

“Does that come off?” asked {child}.

It did. It fitted perfectly. {@Grown} and {crew} wound, and the water went rushing out, and down sank the boat, and down sank the captain, until there was only a hat, looking up.

“It’s like being a bath toy!” she called. “I love it!”

They pushed the bottom gates open, and there was the river, wide and brown and shining, sliding away under a bridge.

It was dark under there. And out of the dark, quite close, came the thump, thump, thump of an engine.

“There’s a big boat coming!” said {friend}. “It won’t see you! You’re all black! Sound your horn!”

{crew} shut his eyes. “[us: Lockport|Bingley],” he said.

# sing
“{pet}!” shouted {child}. “{pet}, {@sing}!”

Up from the hatch popped a head, with bacon on its whiskers. {Pet} breathed in, right down to the tail.

{@noise}

It bounced off the bridge. It came back twice as big. The thumping slowed, and stopped, and a voice in the darkness said, “Sorry. After you.”

“That,” said the captain, “is the finest foghorn I ever met. I don’t suppose {pet.he}’d stay?”

{Pet} thought about it. {pet.He} looked back at the frying pan, which was empty. Then {pet.he} jumped into {child’s} arms and licked {child.him} from chin to eyebrow.

“A deal’s a deal,” said the captain. She threw {child} her second-best hook, and she saluted {friend} [us: with the coffee|with the tea], and the slowest pirates in the world set off for the sea[music: , humming {music}, a little behind the beat].

# @sing
sing
## if pet.dog & !breed.Beagle & !breed.Siberian Husky
bark

# @noise
“AROOOOOOOOO,” it went.
## if pet.dog & !breed.Beagle & !breed.Siberian Husky
“WOOF,” it went.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund
“WOOF,” it went. It was a very small dog. It was not a small woof.

# putt
That night the hook was screwed to the back of {child’s} bedroom door, and [us: a bathrobe|a dressing gown] was hung on it. [pet.dog: {Pet} lay across {child.his} feet, smelling of breakfast.]

{child} lay and listened. If {child.he} held {child.his} breath, {child.he} could just hear an engine, a long way off.

Putt, it went. Putt. Putt.

{child} wondered how far they had got. But {child.he} never asked, because {child.he} {child.was} asleep. And the pirates, by then, had very nearly reached the next bridge.
