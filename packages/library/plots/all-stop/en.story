title: All Stop for {child}
title: The Train That Couldn’t Stop
title: Trains Only Stop at Stations
guest driver: Mrs Pepper (she), Mrs Plum (she)
guest minder: Rosie (she), Tess (she)
guest friend: Zac (he), Nora (she)

% The child is the station and the friend is its clock. It shouts from the bench, well away from the track. @a is {adult}, or the minder by name.
% The ice creams: four, three, two. {elder} sits in the last seat where there is one.

# i-wish
“I wish I had a train,” said {child} to [friend: {child.his} best friend, {friend} | {friend}, who lived next door]. They were on the bench on the little round hill, and [adult: {adult} | {minder}, who was looking after them,] was pouring the juice. “I wish, I wish, I WISH I had one!”[age>=5 & !short: 

“What would you do with it?” asked {friend}.

“Get on it,” said {child}, “and pull the whistle.”]

Chuff-a-chuff-a, chuff-a-chuff-a, WHEEEE!

# cant-stop
Round the hill came a big red train.

“It’s mine!” shouted {child}. “Stop, train!”

“Can’t stop!” called {driver}, the driver. “Trains only stop at stations!”

Past the bench it went.[athlete:  Not even {athlete} could have caught it.] In the very last seat sat [elder: {elder}[elder2:  and {elder2}] | a man] with four ice creams.

“Be quick!” called [elder: {elder.short} | the man]. “They’re melting!”

Drip. Four ice creams. Then three.

{Child.He} had a train, and {child.he} couldn’t get on it.

# tick-tock
[age>=5 & !short: “It’s your train,” said {friend}. “Why doesn’t it do what you say?”

“It’s a proper one,” said {child}. “They only do what stations say.”

“Then we need to be a station,” | “We need a station,”] said {friend}. “With a clock. I’ll be the clock.” {Friend} was good at standing still[sport: , as long as nobody asked {friend.him} to {play sport}]. {Friend.He} put up one arm straight and one arm bent. “Tick, tock,” said {friend}.[pet.dog:  {Pet}, {child’s} dog, lay down and was the luggage.][pet.cat:  {Pet}, {child’s} cat, lay down and was the luggage.]

Chuff-a-chuff-a, chuff-a-chuff-a, WHEEEE!

“Stop, train!” shouted {child}.

“Can’t stop!” called {driver}. “That’s a lovely clock. But what’s your station called?”

“Um … {child}?” But {child.he} said it very small[school: , smaller than anybody talks {at school}], and the train was very loud. Past it went, and round the hill.

Drip. Three ice creams. Then two.

# last-time-round
“Last time round!” {driver} called back to them. “Then we’re off home to the shed[city:  in {city}]!”

Oh no!

[age>=5 & !short: “You’ve got to say it bigger,” said {friend}, who couldn’t move anything but {friend.his} mouth.

“But it’s only a name,” said {child}. “It isn’t a real station.”

“They’re all only names,” said the clock, “until somebody stops there.”

]Chuff-a-chuff-a, chuff-a-chuff-a …

Here it came, for the very last time. And a [us: ladybug | ladybird] landed on {friend’s} nose. It walked up. It walked down. It tickled.

“Don’t stop, clock!”

“Tick …” said {friend}. “Tock … tick … AH … AH …”

But {friend} didn’t sneeze. {Friend.He} stood as still as still.

# this-is
And {child} climbed up on the bench and stood as straight as a signpost. {Child.He} stretched out {child.his} arms. {Child.He} took in all the air there was, and {child.he} shouted, as loud as a train:

“This is {child}! All stop for {child}!”

WHEEEE! Chuff-a-chuff-a … chuff … a … chuff … a …

Stop.

“So this is {child},” said {driver}. “What a splendid station. Hop on[age>=5 & !short: , and bring the clock]!”

“TISHOO!” said the clock.

# round-and-round
There were two ice creams left. One was for {friend} and one was for {child}.

[age>=5 & !short: “Where does it go?” asked {child}.

“Round,” said {driver}. “Only round, I’m afraid. It used to be a bit dull. There was nowhere to stop.”

]Chuff-a-chuff-a, chuff-a-chuff-a, round and round they went, and {child} pulled the whistle[music:  in time to {@song}]. Wheeee.

And when it was time to get off, somebody by the bench put out both arms.

“This is {child},” called {@a}. “All stop for {child}.”

So the train stopped, and they went home for tea.

# under-the-window
That night, {child} lay in bed. Far away in the dark {child.he} could hear something.

Chuff-a-chuff-a, chuff-a-chuff-a.

It was looking for somewhere to sleep.[pet.other:  {Pet} had found somewhere long ago.]

“This is {child},” {child.he} whispered. “All stop for {child}.”

Chuff … a … chuff … a … chuff.

And {child’s} train stopped, right under {child.his} window.

# @a
{minder}
## if adult
{adult}

# @song
{music}
