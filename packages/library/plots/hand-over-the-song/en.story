title: {captain} and the Low Bridge
title: Hand Over the Song
title: Verse Three
guest captain: Gruesome Gwen (she), Gruesome Greta (she)
guest leader: Mr Pugh (he), Mr Bassett (he)
guest friend: Hannah (she), Elis (he)

% The ship is too high, so it must be heavier, not lighter; said twice. {leader} is the conductor of the choir. The ship is "the ship" and "it".

# not-a-pike
“That’s not a trout,” said {friend}[!friend.known: , [friend: {child’s} best friend | who always went fishing with {child}]].

It wasn’t. It was coming up the river with three masts, eighteen cannons and a black flag, straight for the bridge where they were sitting with their rods.

It was a very tall ship, and a very low bridge. To begin with, all went well. Then there was a crunch, and the tallest mast was stuck fast, just below {child’s} boots.[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] told it off.]

“Who put a bridge there?” bellowed a voice.

# stuck
On the deck stood a captain with red hair down to her belt and a gold ring in each ear. Her twenty pirates were all looking the other way.

“It’s been here three hundred years,” {child} called down.[school:  “We did it {at school}.”]

“Then I’ve taken a wrong [us: turn | turning],” said the captain. “Captain {captain}, terror of the seven seas. Is this the Caribbean?”

“It’s [city: {city}|Mudford],” said {friend}.

The captain turned her chart the other way up, and then back again.

“Ah, well,” she said. “It’s too hot there anyway. They say there’s a lake further up, and there’s bound to be treasure in it.”

# overboard
But the ship was stuck. The pirates tried going backwards, but the wind was behind them. [age>=9: They tried to saw through the bridge, but it was made of stone. ]They pushed and cursed and jumped on their hats, and it didn’t do the slightest good.[athlete:  It wouldn’t have done any good if they’d had {athlete} on board.]

“We’ll have to make the ship lighter,” said the captain. “Cannons overboard!”

Splosh went the first cannon. The ship rose an inch, and the mast groaned. Splosh went the second. The mast groaned louder.

“Stop!” shouted {child}. “You’re making it worse!”

# heavier
{child} was thinking of the bath. If you put some soap in a toy boat, it goes down a bit, and if you put in more soap it goes down a bit more.

“You don’t want to be lighter,” {child.he} called. “You want to be heavier! Then the ship sinks a bit, and the mast comes down with it.”

[age>=9: You could see the pirates thinking. ]Nobody had ever asked pirates to sink for their own good before.

“But we’ve got nothing left to load,” said the captain. “That’s why we were after treasure.”

# tuesday
{Friend} was winding in {friend.his} line.

“What day is it?” {friend.he} asked.

“Tuesday,” said {child}. Then {child.his} face lit up. “It’s Tuesday!”

On Tuesdays the Thunder Valley Male Voice Choir met in the village hall, just by the bridge. There were forty-two of them, mostly basses, and just now they were having a break, with cake[adult: , and {adult} was cutting it].

“How much do you weigh?” panted {child}, in the doorway. “All of you together?”

“That is rather a personal question,” said {leader}, the conductor.

“Four [us: tons|tonnes],” called a bass from over by the cake. “After this slice.”

# two-by-two
A few minutes later the choir went aboard, two by two, in ties. {leader} went first, and said good evening to a pirate with a hook. Every time a bass stepped on to the deck, the ship gave a sigh and sank a little.[age>=9:  The tenors didn’t make much difference, but you can only do your best.][elder:  {Elder}[elder2:  and {elder2}] came too, still chewing.][adult:  {Adult} brought what was left of the cake.] Now the mast was only a hand’s breadth too high.

“One more hand!” called {friend}, who was lying on {friend.his} tummy on the bridge, measuring.

“Breathe in,” {child} told the choir. “No, breathe out! No, hang on. Jump![sport:  Pretend you’re going to {play sport}!]”

“We don’t jump,” said {leader}. “[sport: And we don’t {play sport}. ]We are a male voice choir. We do, however, stamp in verse three.”

# verse-three
So they had to start at verse one. They sang about the spring, and about a willow by the water, and the pirates took off their hats.[pet.dog:  {Pet} sang bass.] And when they got to verse three, forty-two pairs of best shoes stamped all at once. The ship dropped a curtsy, and the top of the mast ducked. And on the word “willow” the whole lot slid under the bridge, as smoothly as a letter through a [us: mail slot | letter box], and out on the other side.

# in-the-rules
Everybody cheered, until Captain {captain} drew her cutlass.

“That was handsomely done,” she said, and she looked quite miserable. “But I’m a pirate. Anybody who comes aboard my ship has to be robbed, or I lose my hat. It’s in the rules.”

The singers felt in their pockets. All they had was sheet music and [us: cough drops | throat sweets].

{Friend} came running and whispered something to {child}, and {child} whispered something to the captain. The captain beamed from earring to earring, stuck her cutlass in the rail, and roared so that all the ducks took off:

“Hands up! Hand over the song!”

# robbed
And she robbed them of it. It took an hour, because the pirates wanted all four parts[music: , and after that they wanted {@song} as well]. The choir sang it first, line by line, and {leader} had to stand beside the pirate with the hook and point when the tune went up.[elder:  {Elder} joined in with all four, though nobody had asked.] The captain took the [us: cough drops | throat sweets] as well, to be on the safe side.

“Now you haven’t a song to your name,” said the captain sternly, when they went ashore.

“No,” said {leader}. “It’s dreadful.”

Then she took the gold rings out of her ears and gave {child} and {friend} one each. She only had the one head to think with, she said, and it hadn’t been enough.

“We’ll go home on a Tuesday,” she said, and away they sailed. The choir had nothing left to practise, so they went home early.[pet & !pet.dog:  {Pet}, {child’s} [pet.cat: cat|friend], had a long look at the ring that evening.]

# on-the-beat
That night the window stood open in {child’s} room. [adult: {Adult} was sitting on the edge of the bed, | {child} lay in bed,] humming something without noticing.

[adult: “Listen,” said {child}. | Then {child.he} stopped, and sat up to hear better.]

Far off, where the river grows wide between the meadows, twenty pirates were singing about a willow. They were horribly out of tune, in all four parts. But in verse three they stamped, bang on the beat.

# @song
{music}
