title: Mmmorp
title: Where Are You, {bear}?
title: {bear} Told You Every Time
guest bear: Pudding (he), Dumpling (he)
guest sitter: Jess (she), Nell (she)

% {bear} is the child's teddy and growls when he is tipped. Whoever is there (@a): {adult}, else the grandparent, else the babysitter, by name each time.
% The sandwich is why both hands were needed.

# in-the-hood
{child’s} teddy was called {bear}, and he had a noise in his tummy. When you tipped him up, he went Mmmorp.

Today they were at the playground[city:  in {city}] with {@a-first}, and {child} needed both hands for {child.his} jam sandwich. So {child.he} put {bear} in the hood of the jacket. It was a big, deep hood, and he went right down to the bottom.

And then {child.he} forgot.

# gone
“{@A}! {bear}’s lost! I can’t go home without {bear}!”[age>=5 & !short: 

“Perhaps he’s gone home already,” said {@a}.

“He can’t have. He hasn’t got a key.”]

“Then we’d better look for him,” said {@a}[friend: , and so did {friend}[!friend.known: , who was {child’s} best friend]].[pet.dog:  {Pet}[!pet.known:  the dog] looked straight at the hood, but nobody asked {pet.him}.]

# under-the-slide
{child} bent down, and looked under the slide.

“{bear}, {bear}, where are you?”

Mmmorp!

“He’s here! I heard him!”

But under the slide there was only a spade[school:  from {school}].

[!short: {child} bent down, and looked in the playhouse.

“{bear}, {bear}, where are you?”

Mmmorp!

“He’s here! I heard him!”

But in the playhouse there were only a bucket and a wooden hen.]

# once-more
{child} bent down, and looked behind the tree.[friend & !short:  {Friend} looked up it.]

“{bear}, {bear}, where are you?”

Mmmorp!

[!short: “He’s here!”

]But behind the tree there was only the back of the tree[age>=5 & !short: , and a snail, who hadn’t seen a thing].

# really-lost
“He is quick today,” said {@a}, who was in the bushes[sport: , where nobody can {play sport}]. “Let’s sit quite still and listen.”

So they sat down on the grass. [short & elder & adult: {child} sat quite still. {Elder}[elder2:  and {elder2}] sat quite still. | {@A} sat quite still. {child} sat quite still.[elder & adult:  {Elder}[elder2:  and {elder2}] sat quite still.][elder2 & !adult:  {Elder2} sat quite still.]][athlete:  Not even {athlete} can sit as still as that.] They listened and listened.

And there was no mmmorp. There was no mmmorp at all. [!short / !friend / !music: There was only plip, plop, plip, because it had begun to rain. | And it had begun to rain.]

“He’s stopped,” {child.he} whispered. “[!short / !friend / !music: He’s gone away. ]He’s really, really lost.”

# somebody-there
Oh, poor {child}! A fat tear ran down to the end of {child.his} nose. {child.He} {child.was} so sad that {child.he} put {child.his} head right down on the grass, and {child.his} bottom went up in the air.

Mmmorp!

[!short / !friend / !music: It was very loud. ]It was just behind {child.his} ear.

{child.He} sat up. Nothing.

{child.He} put {child.his} head down. Mmmorp!

[!short / !friend / !music: Up. Nothing.

Down. Mmmorp!

]“{@A},” said {child} slowly. “I think {bear}’s in me.”

“In you?” said {@a}. “Did you eat him?”

“No! I ate my sandwich!”[age>=5 & !short: 

“What was in it?” said {@a}.

“Jam!”]

And then {child.he} remembered. {child.He} had needed both hands for that sandwich.

{child.He} put up {child.his} hands, but the hood was too deep. So {child.he} put them on the grass. {child.He} tucked in {child.his} head[!short / !friend / !music: . {child.He} pushed with {child.his} toes], and {child.he} did the best [us: somersault | roly-poly] {child.he} had ever done.

# out-comes-an-ear
{child} went over, and the hood went over.

And there came an ear. Then there came a paw. And then there came {bear}, all of him, upside down, plop, into {child.his} lap.

Mmmmmmmmmorp.

# home-again
“There you are,” said {child}, and hugged him flat. “You were there all the time.”

“And he told you every time,” said {@a}.[!short: 

“Why didn’t you just say you were in the hood?”

But {bear} only had the one word.]

# in-bed
That night {child} got into bed and tucked {bear} in[pet.cat / pet.other: , next to {pet}].

“{bear}, {bear}, where are you?” {child.he} whispered.

{bear} was lying flat, so he didn’t say anything. He didn’t have to. {child} knew where he was.

{@A} turned off the light[music: , humming {music}]. And when {child} rolled over in {child.his} sleep, {bear} rolled over too.

Mmmorp.

# @a-first
{sitter}, the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
