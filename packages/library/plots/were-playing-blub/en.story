title: Blub
title: The Lip That Was Out
title: We’re Playing Blub
guest anita: Miss Finch (she), Miss Tansy (she)
guest tage: Wilf (he), Arthur (he)
guest sitter: Jess (she), Nell (she)

% Blub is the lip itself to begin with, and then {child} and {tage} do it. Who comes to fetch (@a): {adult}, else the grandparent, else {sitter}.

# the-lip
{child} sat on the edge of the [us: sandbox | sandpit] [school: {at school}|at nursery][elder & adult: , in the [us: sweater | jumper] {elder}[elder2:  and {elder2}] had knitted][elder2 & !adult: , in the [us: sweater | jumper] {elder2} had knitted].[friend:  {Friend}, the best friend there is, wasn’t in today.][pet.dog:  {Pet}[!pet.known:  the dog] wasn’t allowed.][pet.cat:  {Pet}[!pet.known:  the cat] was asleep at home.][pet.other:  {Pet} was at home.]

Everybody had somebody. Two were on the swings. Two were on trikes[athlete: , going like {athlete}]. [sport: Two were trying to {play sport}. ]Three were a train. But {child} had nobody.

“Nobody wants to play with me,” {child.he} said.

And out came {child.his} bottom lip, so far that you could hear it.

Blub, it said.

# a-spade
“Oh, {child},” said {anita}, the teacher. “Have a spade.”

{Child.He} took the spade. Blub, said the lip.

“Have another spade,” said {anita}.

Blub, said the lip.

“And a bucket and a sieve and a funnel!” said {anita}, who did so want to help.

Blub, blub, blub! Now there was such an armful that only the lip stuck out. And spades can’t play. They just lay there.

{Child.He} dropped the lot. Out came a tear.

“Nobody wants to play with me,” {child.he} said.

# no-spades
So {anita} sat down on the edge too. She said nothing about spades.

“It’s sad, being on your own,” she said.

“Yes,” said {child}.

And they sat there for a bit, squeezed up close, and let it be sad.

# behind-the-playhouse
Then {child} heard something.

Blub.

It was somebody else’s lip. It came from behind the playhouse.

Blub, it went again.

{Child.He} went to see. There sat {tage}, who was new. He was sitting on a stone, and his bottom lip was out. It was a long way out.

{Child.He} sat down next to him.

{Child.He} looked at {tage’s} lip. {tage} looked at {child’s}.

# lip-to-lip
Blub, went {child}.

Blub, went {tage}.

Then nothing happened for a while.

Blub-blub, went {child}.

Blub-blub, went {tage}. And the corner of his mouth gave a twitch.

Blub-blub-blub, went {child}, with a finger on the lip, and this time there was spit.

That made {tage} laugh. And when {tage} laughed, {child} laughed, and nobody can blub with a lip that’s laughing.

# the-train
[us: Around | Round] the corner came the train, all three of it.

“What are you playing?” said the train.

{child} looked at {tage}. {tage} looked at {child}.

“We’re playing blub,” said {child}.

“Can we play?”

“Yes. You sit here.”

Blub, went the engine. Blub, went the carriage. Blub-blub-blub, went the carriage at the very back.[music:  In the end they could do {music}, on their lips.] They sat in one big heap behind the playhouse, and not one of them wanted to go home.

# tomorrow-too
But {@a} came and took {child’s} hand[pet.dog: , and {pet} licked off all the spit]. Outside the gate sat {tage} on the back of his dad’s bicycle, with his helmet on. The sun was getting low[city:  over {city}]. {Child.He} had tired legs and a tired lip, and {child.he} leaned on {@a}.

The bicycle rolled off, and {tage} turned [us: around | round].

Blub, he went, a very small one.

Blub, went {child}.

“We’re playing blub tomorrow, too,” {child.he} told {@a}.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
