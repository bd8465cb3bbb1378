title: The Lucia Line
title: Last in the Lucia Line
title: Just in Time for the Buns
guest friend: Tilly (she), Martha (she)
guest conductor: Stanley (he), Wilfred (he)

% {friend} is Lucia and walks in front, {child} is last. A line is a railway line to {conductor}. A train never turns round: the engine goes on the other end.

# only-backs
{child} wanted to be Lucia.

On the darkest morning in December, Lucia comes with lights on her head, and behind her a long line of children in white, singing to make it day. But it was {friend}[friend & !friend.known: , {child’s} best friend,] who got the crown, and {child} had to go last, right at the end of the Lucia line, with one little battery candle[pet.cat:  and a nightgown that {pet}[!pet.known:  the cat] had slept on].[pet.other:  {Pet} had heard all the songs at home.]

“All you can see from here is backs,” said {child}.

# which-platform
They were going to sing for the old people at Birch Lodge[city: , {in city}]. It was so early that the windows were black[sport:  and nobody in the world could {play sport}]. Inside the door stood an old man in a cap with a shiny [us: visor|peak], looking at his pocket watch.

“Is this the Lucia line?” he asked.

“Yes,” said {child}.

“You’re four minutes late! I’m {conductor}, [us: your conductor|the guard]. Which [us: track|platform] do you want?”

“We’re not that sort of line,” said {child}. “We’re the sort that walks and sings.”

“A slow train, then,” said {conductor}. “Where are the carriages?”

{child} thought about it.

“The ones in white. And the ones with stars on their hats. And the gingerbread man.”

“That’ll be the [us: dining | buffet] car. And who’s the engine?”

“{Friend},” said {child}, and sighed. “The one with the lights on.”

# right-away
{conductor} walked all down the line, counting[music:  and humming {music}].

[pet.dog: “Twelve carriages. No dogs.”

“{Pet}[!pet.known:  the dog] wasn’t allowed to come,” said {child}.

“Pity,” said {conductor}. “Dogs go free. The|“Twelve carriages. No dogs. The] dining room is [us: Track | Platform] Two, straight on and then right!” He put a whistle in his mouth. “Peeeep! Right away!”

And the Lucia line pulled out[athlete: , a little slower than {athlete}]. Down a long, dark corridor it went, with {friend} first and {child} last, and beside {child} walked {conductor}, because the [us: conductor | guard] always travels at the back.

# a-wall
But {friend} sang so beautifully that {friend.he} forgot where {friend.he} {friend.was} going. Straight on {friend.he} went, and then left. In at a door, past lots of sheets, between two tall cupboards, and there they stuck.

“There’s a wall here!” called {friend}.

A star walked into {friend}, a white one walked into the star, and the gingerbread man walked into everybody.

“We’re in the laundry!” somebody shouted.

“Turn round, then!”

“We can’t! There isn’t room!”

# no-way-out
Nobody could get past anybody. And just then {friend’s} crown blinked twice and went out. Up at the front it was pitch black.

“I can’t see,” said {friend}, in a very small voice. “I can’t find the way out.”

“I want to go home,” said the gingerbread man.

Far away all the old people sat waiting. In the middle of the train one carriage began to sniffle, and then another.

# two-ends
“{Conductor}!” said {child}. “What does a train do when it can’t turn round?”

“A train?” said {conductor}. “A train never turns [us: around | round]. A train’s got two ends. You just put the engine on the other one.”

{child} looked in front. There was nothing but backs. Then {child.he} looked behind. There wasn’t a single back. There was only the corridor, long and empty, and in {child.his} own hand the little candle, the only light on the whole train.

# every-carriage
“Then the engine’s me,” said {child}.

{Child.He} turned round on the spot, held the candle up high, and called:

“All carriages! Turn round where you are! Hold on to the one in front!”

Twelve white nightgowns rustled in the dark.

“Peeeep!” blew {conductor}. “Right away!”

And {child} began to sing. At first there was only {child}. Then {child.he} heard the others join on, carriage after carriage, all the way down to {friend}. Out between the cupboards {child.he} went, past the sheets and back along the corridor, and this time {child.he} went the way {conductor} had said.

# there-is-lucia
The dining room was dark. All the old people sat facing the door[elder: , and in the middle of them sat {elder}[elder2:  and {elder2}], hankie at the ready]. First they saw one tiny light. Then they saw {child}.

“Oh,” said an old lady in the front row. “There’s Lucia.”

{child} sang right down to {child.his} toes, and {child.he} couldn’t see a single back. All {child.he} could see was faces.

# in-time
Afterwards there were yellow buns for everybody[school: , and twelve over to take back to {school}]. {Friend} came and sat down beside {child.him}.

“It’s a good thing you were last,” {friend.he} said.

{conductor} looked at his watch and put it away.

“The Lucia line has arrived,” he said. “Just in time for the buns.”

