title: The Goalkeeper
title: The Post That Woke Up
title: One Cloud at a Time
guest friend: Oscar (he), Tess (she)
guest judge: Mr Pettifer (he), Mr Dobbs (he)

% In the sun the troll is stone, in the shade it wakes: told twice. The troll is “it”. {judge} is the neighbour who should be the referee.

# nine-steps
[sport & !sport.Soccer: Nobody was going to {play sport} that day, so ]{child} and {friend} were playing [us: soccer|football] in the meadow by the wood[city: , just outside {city}]. One goalpost was a backpack[pet.dog: , with {child’s} dog, {pet}, to guard it]. The other was a big stone with moss on its head. {judge} from next door was the referee, but he had gone to sleep in his [us: lawn chair|deckchair][music: , to {@song} on the radio,] with the whistle in his mouth. Peep, it went, every time he breathed out.

“The goal’s grown,” said {friend}[friend & !friend.known: , who was {child’s} best friend]. {Friend} paced everything out that year. “Yesterday it was seven steps from post to post. Today it’s nine.”

“Then it’s a troll!” said {child}.

{Child.He} had been looking for trolls all [season.spring: spring|summer], under every fir tree there was.[pet.cat:  {Pet}[!pet.known: , {child.his} cat,] had tried under the bed.][pet.other:  {Pet} was keeping a lookout at home.]

“It’s a stone,” said {friend}.

# one-eye
“Trolls go to stone in the sun,” said {child}. “But in the shade they wake up.[elder:  {Elder} told me[elder2: , and {elder2} says so too].]”

Just then a cloud slid across the sun. The meadow turned grey. And the stone opened one eye, as brown as a puddle.

“What’s the score?” said the troll.

“Four two to {child},” squeaked {friend}.

# too-softly
“I’ve been a goalpost for three weeks,” said the troll, and stood up. “Now I’d like to go in goal. I’ve seen just what it is you do wrong. You kick it much too …”

Out came the sun. The troll was stone, with one finger in the air.

They waited. Along came another cloud.

“… softly,” said the troll.

# a-cloud-at-a-time
So they played, one cloud at a time. The troll was as big as a [us: closet|wardrobe], and it saved nearly everything.[athlete:  Not even {athlete} would have got more than one past it.] But whenever the sun came out it went stiff, once on one leg, and once with its tongue right out. You could have scored as many goals as you liked. But {child} sat down on the ball and waited, because fair’s fair.

# got-it
At last there came a cloud that was bigger than all the others[school: , bigger than the whole of {school}]. {child} ran up and kicked the hardest shot {child.he} had ever kicked. The troll threw itself through the air, high over the grass, and caught the ball in both arms.

“GOT IT!” roared the troll, and landed on its tummy, with its nose right in the middle of an ants’ nest.

And out came the sun.

# not-a-cloud
There lay the troll, hard and grey, with the ball in its arms. The ants walked up on to its nose. Then they walked in.

“A cloud!” cried {child}. “We need a cloud!”

But the sky was blue, as far as they could see.

“Poor old troll,” whispered {friend}. “It can’t even scratch.”

# the-big-toe
{child} looked all about. It was late in the afternoon, and the sun was low. In front of {child.him} in the grass lay {child.his} own shadow, long and thin. {Child.He} took one step, and the shadow touched the troll’s foot.

A big toe wiggled.

“It works!” shouted {child}. “A shadow’s as good as a cloud! {Friend}, how far?”

“Four steps forward!” called {friend}. “And one to the left!”

{child} took them. Now a leg woke up, and it kicked like anything. But the rest of the troll was stone. The shadow was too thin.

“Take your jacket off,” said {child}, “and come here!”

# jackets
They stood close together, on tiptoe, and held out their jackets, one on each side. Their arms shook. In the grass the shadow spread, as wide as an enormous bird. It crept over the troll’s back, and over the moss, all the way to its nose.

“Ah,” said the troll. “Ah … ah …”

[us: ACHOO|ATISHOO]!

Ants flew everywhere. The ball flew straight up, turned round, and came down bump, right in the goal. {judge} woke with a jump, and the whistle shrieked.

“Goal,” called {judge}. “And that’s the end of the [us: game|match].”

# on-tiptoe
“Help me back to my place,” whispered the troll. “Quick.”

So while {judge} was hunting for his glasses, a big shadow went across the meadow, and inside it somebody was walking on tiptoe.

“Same time tomorrow,” said the troll. Then they let the jackets down.

{judge} put on his glasses. He saw two children and a stone.

“Who scored the last one?” he said.

“The goalkeeper,” said {child}.

# practising
That night, when {child} was in bed, it was dark outside and the window was open a little way. From far off in the meadow {child.he} could hear a sound. Thud, it went. Thud. Thud. Somebody was practising.

Then there was no more of it. The troll had gone to bed as well.

# @song
{music}
