title: Shark Facts for Beginners
title: Page One
title: Somebody with No Name Yet
guest friend: Caleb (he), Hattie (she)
guest elder: Mrs Peabody (she), Mrs Plumley (she)

% The baby is called Bean by everybody till there is a name; he or she where the wish says a brother or a sister, else Bean again. Whose bump it is is not said.
% {elder} has come to help; the friend’s little ones are cousins where the friend is the family’s own.

# getting-ready
{child} had been getting ready for [brother: a baby brother|[sister: a baby sister|the new baby]] since the autumn. So far it was only a bump, and the bump was called Bean, because nobody could agree on a proper name.

{Child.He} had written a list of Things to Teach Bean: [sport: how to {play sport}|goalkeeping], how to open the [us: cookie jar | biscuit tin] without the noise, and sharks. {Child.He} had moved {child.his} second-best dinosaur down to a lower shelf[athlete: , with {child.his} second-best picture of {athlete}]. And every evening since [us: Halloween | Bonfire Night] {child.he} had put {child.his} mouth close to the bump and read out one page of Shark Facts for Beginners, loudly, so that Bean would know something when [brother: he|[sister: she|Bean]] came.

# finished
Then Bean came home, and {child} looked into the basket.

“Is Bean finished?” {child.he} asked.

“Quite finished,” said {elder}, who [elder: had | lived next door, but had] come to stay for [us: two weeks | a fortnight] and brought [elder2: {elder2} and ]{elder.his} own pillow.

Bean was red and crumpled, and wore a hat like a tea cosy. There was still no proper name, so the band [us: around | round] one tiny ankle just said BABY. Nobody that size was going to [sport: {play sport}|be in goal] for some time.

# like-a-guard
{Pet} came to inspect as well. {@a-pet} {Pet.He} sniffed at the basket for one whole minute. Then {pet.he} turned round and sat down in front of it, facing the door, like a guard outside a palace.

# enjoy-the-quiet
On Friday, {friend}[friend: , {child.his} best friend,] came for a sleepover[school: , straight from {school}]. {Friend} had three little [friend: cousins | sisters] and knew everything.

“They don’t do anything for ages,” {friend.he} said, peering in. “Then they do everything. Enjoy the quiet.”

# so-much-noise
At eleven o’clock that night, the quiet ended.

It was astonishing that there was room for so much noise in somebody so small[city: , or even in {city}]. [adult: {Adult} walked Bean up and down. Bean cried. {Elder} took a turn | {Elder} walked Bean up and down] and sang “The Grand Old Duke of York”, with all ten thousand men. Bean cried going up the hill and cried going down, and when they were only halfway up [brother: he|[sister: she|Bean]] cried both ways at once.[music:  They tried {@song}, and Bean cried through every note of it.]

# the-hoover
{Friend} came hopping through the door in {friend.his} sleeping bag, like a caterpillar with advice.

“Try the [us: vacuum cleaner | hoover],” {friend.he} said. “My middle [friend: cousin | sister] loved the [us: vacuum | hoover].”

They tried the [us: vacuum | hoover]. [pet.cat: {Pet} left by way of the curtains. ][pet.dog: {Pet} went and hid behind the curtains. ]Bean cried.

“Washing machine?” said {friend}.

Bean cried straight through to the end of the spin.[pet.other:  By now even {pet} was awake.]

# sit-there
“Fed, dry, and burped like a sailor,” said {elder}. “I don’t know what the poor lamb wants. Sit there, {child}, and hold Bean, while I make [adult: {adult} a cup of tea before {adult.he} falls over | a cup of tea before I fall over].”

{Elder.He} put a cushion under {child’s} elbow and Bean in {child.his} arms.

[brother: He|[sister: She|Bean]] was heavier than [brother: he|[sister: she|a bean]] looked, and very hot, and mostly mouth. {child} knew you were supposed to sing. But it was nearly midnight, and {child.he} couldn’t think of a single song. {Child.He} couldn’t think of anything at all. {Child.He} opened {child.his} mouth, and what came out, all by itself, was page one.

# no-bones
“A shark,” said {child}, “has no bones.”

Bean stopped.

Bean stopped so suddenly that there was a hiccup left over. Two eyes came open, dark and surprised. They went up, and they went sideways, looking and looking, until they found {child’s} face. And there they stayed.

“Not one,” said {child}, more softly. “Not in its whole body. It’s made of the same stuff as the end of your nose.”

# your-voice
Nobody moved. {Elder} stood in the doorway with the tea going cold.

“Well, I never,” {elder.he} whispered. “It’s your voice. [brother: He’s|[sister: She’s|Bean’s]] been listening to it for months. Everybody else in the world is new, {child}, but [brother: he|[sister: she|Bean]] knows you.”

“Mine never did that,” said {friend}. “Not any of them.”

# very-slow
“The Greenland shark,” {child} told Bean, “can live for about four hundred years. It’s very slow, but nobody minds.”

A tiny fist came up out of the blanket, opened, and closed [us: around | round] {child.his} finger, as tight as a barnacle.

{Child.He} went on. {Child.He} didn’t need the book. [pet.cat: Somewhere around the hammerhead, {pet} came back along the [us: baseboard | skirting board], got up on the arm of the chair, looked everyone over, and began to purr. ][pet.dog: Somewhere around the hammerhead, {pet} came out, looked everyone over, and put {pet.his} chin on the arm of the chair. ]Somewhere around the basking shark, Bean’s eyes closed. The fist did not let go.

## or
“The whale shark,” {child} told Bean, “is as big as a bus, and it’s got three thousand teeth. It’s never bitten anybody. It’s just got them.”

A tiny fist came up out of the blanket, opened, and closed [us: around | round] {child.his} finger, as tight as a barnacle.

{Child.He} went on. {Child.He} didn’t need the book. [pet.cat: Somewhere around the hammerhead, {pet} came back along the [us: baseboard | skirting board], got up on the arm of the chair, looked everyone over, and began to purr. ][pet.dog: Somewhere around the hammerhead, {pet} came out, looked everyone over, and put {pet.his} chin on the arm of the chair. ]Somewhere around the basking shark, Bean’s eyes closed. The fist did not let go.

# the-wobbegong
“Bean’s asleep, love,” whispered [adult: {adult} | {elder}]. “You can stop now.”

But {child} shook {child.his} head.

“I can’t,” {child.he} said. “[brother: He|[sister: She|Bean]] was born before I got to the end. There are six pages [brother: he|[sister: she|Bean]] hasn’t heard.”

And so, in the middle of the night, to [pet.cat: a cat, ][pet.dog: a dog, ][elder2: two grandparents | [elder.she & elder: a grandmother | [elder.he & elder: a grandfather | {elder}]]], [adult: a very tired {adult}, ]a caterpillar, and somebody with no name yet, {child} explained the wobbegong, which is a shark like a carpet.

# @a-pet
{Pet} was {child’s} [pet.dog: dog | cat], and had [pet.cat: the expression of a rain cloud | a cold nose for everything new].
## if breed.British Shorthair
{Pet} was a British Shorthair, with the shape and expression of a rain cloud.

# @song
{music}
