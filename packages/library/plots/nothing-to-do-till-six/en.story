title: Nothing To Do Till Six
title: The Mop and the Clock
title: Please Go On Being Bored
guest caretaker: Ernest (he), Cyril (he)
guest lady: Dolly (she), Marjorie (she)

% Rule: when people are enjoying themselves the clock runs; when somebody is bored it hardly goes.

# nothing-to-do
“There’s nothing to dooooo,” said {child}.

{child.He} lay on {child.his} tummy across three chairs [school: in the big hall {at school}|in the [us: community hall|village hall]], and it was awful. There was a dance at six, and until then everybody was carrying cups. [adult: {Adult} just had one more thing to do. ]You weren’t allowed to run, or slide on the floor[sport: , or {play sport}]. You weren’t even allowed to look at the cake for very long.

[friend: [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] lay across three more. ][pet.dog: {Pet}[!pet.known:  the dog] lay underneath and sighed. ][pet.cat: {Pet}[!pet.known:  the cat], at home, did nothing either, but did it well. ][pet.other: {Pet}, at home, did nothing either, but did it well. ]

Over the door was a big clock.

Tick, it said. Then it took its time. Tock.

# how-bored
A man came in with a mop. It was {caretaker}, the [us: janitor|caretaker]. He looked at the clock, and then at {child}.

“Are you the one who’s bored?”

“Yes.”

[age>=5: “Very bored?”

“Terribly.”]

“I knew it,” said {caretaker}. “When people are enjoying themselves, that clock runs. When somebody’s bored, it hardly goes at all.” And he stepped straight into his own bucket.

{child} laughed. Tick-tock-tick-tock-tick-tock, went the clock, and the big hand shot forward.

“Stop it!” cried {caretaker}. “That was a quarter of an hour!”

# on-one-condition
He pulled his foot out of the bucket. “Could you go on with it? Being bored? It’s only till six.”

Nobody had ever asked {child} that before. People always asked {child.him} to stop.

“Why?”

“Because I’ve got to learn to dance,” whispered {caretaker}. “Thirty years I’ve put out the chairs, and then I’ve gone home. But this morning {lady} in the kitchen said, ‘You are coming, aren’t you?’ And I said yes.”

“I’ll be as bored as I can,” said {child}.[age>=8:  “I’ve been practising all week.”]

# the-mop
So {caretaker} bowed to the mop, and {child} counted for them, in {child.his} most boring voice. “One, two, three.”[music:  Then {child.he} hummed {@song}, like a [us: vacuum cleaner|hoover].]

Tick, said the clock. Then it took its time. Tock.

{caretaker} trod on the mop. “I do beg your pardon,” he said to it. “Do you come here often?”

{child} bit {child.his} sleeve. It’s very hard to be bored next to a man dancing with a mop.[friend:  {child.He} and {friend} didn’t dare to look at each other.] {child.He} stared at the wall, and thought about [age>=5: grown-ups who meet somebody they know in a shop|walls].

Tick.

“I can do straight bits,” said {caretaker}. “Now I’ve only got to do the turn.”

# the-wig
He did the turn. The mop turned too, up in the air, and came down on his head, and gave him long, grey, wet hair.

“How do I look?”

[pet.dog: {Pet} got hold of the hair, and turned the other way.

]It was no good. {child} laughed so much that all three chairs slid apart.

Tick-tock-tick-tock-tick-tock-tick-tock, went the clock. By the time {child.he} could breathe again, it was five to six.

# five-to
{caretaker} sat down on the floor.

“Then there isn’t time,” he said. “I only do straight bits. I’ll dance her into the wall.” He took off the hair. “It doesn’t matter. I’ll go home. I generally do.”

But it did matter, and {child} felt it sting, because it was {child.his} laugh that had eaten up the time.

“Get up,” said {child}.[athlete:  “Nobody turns into {athlete} in one afternoon.”]

# the-boredest
{child.He} lay down on {child.his} back across a chair, with {child.his} head hanging. Now {child.he} had to be more bored than ever.

[age>=5: At first it wouldn’t come, because there was still a bit of laugh in {child.his} nose. So {child.he} began at the bottom. ]{child.He} let {child.his} feet hang, and then {child.his} arms, and then {child.his} mouth.[pet.cat / pet.other:  {child.He} did what {pet} did.] {child.He} looked at the leg of a chair. It was brown. {child.He} looked at it some more. It went on being brown.

“There’s nothing to dooooooooooo,” said {child}.

[friend: “Is it nearly tiiiiime,” said {friend}.

][elder: Over by the cake {elder} saw what was needed. “When I was little,” said {elder.short}, “we had a road made of gravel.”[elder2: 

“It wasn’t gravel,” said {elder2}.]

][pet.dog: {Pet} sighed, all the way from the tail.

]Tick, said the clock.

Then it took its time.

# the-turn
It took so long that a drip from the mop stopped in the air to think. [age>=5: The people with the cups walked as if the floor were treacle. ] And in the middle of the floor {caretaker} danced, one, and two, and three.

“Don’t look at your feet,” mumbled {child}. “Look where you’re going[sport: , the way you do when you {play sport}].”

{caretaker} looked where he was going, and his feet came along behind. He turned, and the mop turned with him.[age>=5:  He turned again, right along the edge of the wall, and the mop lay so nicely in his arm that it looked as though it was in love.]

{child} watched it all, upside down, and didn’t laugh.

Tock, said the clock, and it was six.

# at-six
The music began.[music:  It was {@song}.] {lady} came out of the kitchen, and {caretaker} bowed.

“Do you come here often?” he asked.

“Every year,” said {lady}. “I thought you’d never stay.”

They danced straight ahead, and in the corner they turned. So at last {child} could laugh, and then {child.he} danced as well[friend: , with {friend}][elder & !friend: , with {elder.short}][adult & !friend & !elder: , with {adult}], and the slowest clock {@here} ran so fast that you could feel the wind from it.

# a-long-one
Much too soon it was night. [adult: {Adult} gave {child} a good-night hug, a good one, and the good ones are over in no time.

So {child} let {child.his} arms hang, and then {child.his} mouth. “There’s nothing to dooooo,” {child.he} said into {adult’s} neck.|{child} lay in bed, and it was warm and lovely, and that’s a thing that is generally over in no time.

So {child.he} let {child.his} arms hang, and then {child.his} mouth. “There’s nothing to dooooo,” {child.he} said to the dark.]

Tick, said a clock somewhere.

Then it took its time.

# @song
{music}

# @here
for miles
## if city
{in city}
