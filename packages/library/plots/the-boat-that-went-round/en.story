title: The Boat That Went Round
title: The Washing Machine
title: Thirty People’s Lunch
guest gwen: Gwen (she), Bronwen (she)
guest marcus: Marcus (he), Felix (he)
guest jess: Jess (she), Poppy (she)

% The canoe and the raft are “it”. Two ropes: the long one to the jetty, and the raft’s own. {child} sits in front.

# ours
{child} and {friend} had a canoe that would only go round.

It was the [us: next-to-last day | last day but one] of camp, and everyone else could paddle to the island and back. But {child} and {friend} were best friends, and considerate.[sport:  On dry land they could {play sport} all day and never get in each other’s way.] When the canoe began to swing to the left, {child}, in front, kindly changed sides to put it right, and at the very same moment {friend}, behind, kindly changed sides as well. Then it swung to the right. The others called them the Washing Machine[school: , and by Monday it would be all over {school}].

“Never mind,” said {gwen}, who was in charge of the lake. [athlete: “Even {athlete} had to begin somewhere. Tomorrow | “Tomorrow] I’ll split you up. {child} with {marcus}, {friend} with {jess}, and you’ll both get to the island.”

She said it nicely. {child} felt as if {child.he} had been handed somebody else’s coat.

“{marcus} hums,” said {friend}, when {gwen} had gone.

“{jess} never stops talking.”

“I don’t want a straight one,” said {friend}. “I want ours.”

# one-morning
They had this one morning left. The other canoes had gone off to the island in a line, like ducks, and {gwen} had tied a long rope from the middle of {child} and {friend’s} to the [us: dock | jetty], so that she wouldn’t have to fetch them out of the reeds again. All they had to do was reach the yellow float. They had been not reaching it since nine o’clock.

At the end of the [us: dock | jetty] bobbed lunch. It sat on a raft of barrels, under a cloth: thirty {@pasties} and a tray of [us: gingerbread | treacle sponge][elder:  that {elder}[elder2:  and {elder2}] had sent along], and at twelve {gwen} was going to tow it over to the island with the [us: motorboat | motor boat]. Just now the motor was in pieces round her feet.

# lunch-left
Then the wind got up, the knot on the raft came undone, and lunch left without them.

“Oh, no, you don’t!” shouted {gwen}, with her hands full of motor. But it did. There wasn’t another boat this side of the island. The raft sailed out past the [us: dock | jetty] and past the canoe, with its loose rope wriggling after it through the water.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog | cat], would have given a whole year’s dinners to be on board.][pet.other:  {Pet}, who was at home, never knew what {pet.he} missed.]

{Friend} put out a hand. {Friend.He} had been in goal every evening that week, and {friend.he} held on to anything that came by, including, once, a seagull. {Friend.He} held on to the rope.

“Got it!”

“Tie it to the middle!” said {child}. “Now, straight for the [us: dock | jetty]. You stay on the right, and I’ll do the left.”

“No, you do the right, it’s your best, I’ll …”

They both changed sides. They went round.

# round-again
They went round again. {child} saw the [us: dock | jetty], the island, the raft, the [us: dock | jetty], the island, and {child.his} eyes began to sting. It was all very well being a washing machine when nobody was hungry. But the one time it mattered …

{Child.He} looked again. The raft was nearer.

So was the [us: dock | jetty]. {Child.He} looked down. There were two ropes tied to the canoe, and each time it went round, they both wound themselves about it, like thread.

“{Friend},” said {child}. “Whatever you do, don’t go straight. We’re a [us: spool of thread | cotton reel]!”

{Friend} stared at the ropes, and whooped. They dug in on the right, both of them. Round went the canoe, and on went the rope, and in came the raft, six turns, seven turns, eight, until they could smell the {@pasties}.

# the-ninth-turn
At the ninth turn, {friend} stopped.

“I can’t,” {friend.he} said. {Friend.He} {friend.was} the colour of pond water. “I’m too dizzy. It’s all moving, there’s nothing that keeps still.” {Friend.He} laid [friend.name: the paddle down | {friend.his} paddle across {friend.his} knees], and the canoe shivered, and slowly started turning the other way.

The rope came sliding off in loops. One turn. Two. Out went the [us: dock | jetty], and out went thirty people’s lunch.

# look-at-me
“Look at something that’s going round with you,” said {child}. “Look at me!”

“I can only see the back of your life jacket!”

So {child} turned round. {Friend} gripped both sides and held the boat steady, and {child} [child.name: climbed over the seat and sat down again the wrong way, knee to knee with {friend} | lifted {child.his} legs over the seat and sat down again the wrong way, with {child.his} knees up against {friend’s}]. They had been in that canoe for four days, and it was the first time they had seen each other.

“Ready?” said {child}.

“Ready.”

They paddled, face to face, and the canoe did a thing it had never done before. It didn’t wander at all. It spun on the spot like a top. [us: Dock | Jetty] and island and trees ran together into one long green stripe, and in the middle, perfectly still, was {friend’s} face, with its mouth wide open and its hair stuck to its forehead. {child} [child.name: never looked away | didn’t take {child.his} eyes off it]. They began to laugh, and they were still laughing when there was a bump on one side, and a bump on the other.

The first bump was the [us: dock | jetty]. The second was lunch.

# a-dinner
{gwen} came and looked at the canoe. You could hardly see it for rope.

“Twenty years I’ve been teaching people[city:  from {city}] to go straight,” she said, “and I’ve never been wound a dinner before. I’d be [us: crazy | mad] to split you up.”

By one o’clock the motor was mended. So {child} and {friend} did get to the island, on a rope behind the {@pasties}, with everybody cheering[music:  and singing {@song}]; and since nobody was steering, they arrived very slowly, going round.

# so-am-i
That night, in the top bunk, {child} shut [child.name: both | {child.his}] eyes, and the bunk began to turn.

“Are you still going round?” whispered {friend}, underneath.

“Yes.”

“Oh, good,” said {friend}. “So am I.”

# @pasties
[us: chicken pies | pasties]

# @song
{music}
