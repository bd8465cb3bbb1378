title: [us: Measure | Bar] Two Hundred and Twelve
title: Mostly Violins
title: Green Foot First
guest leader: Mrs Tolliver (she), Mrs Birdwood (she)
guest drummer: Rory (he), Callum (he), Ned (he)
guest friend: Priya (she), Owen (he), Effie (she)

% {leader} conducts the youth orchestra, {drummer} has the big drum. Nobody comes in again until the triangle has been struck.

# one-note
In the whole piece, which was nine minutes long, {child} played one note.

Ting.

It came in [us: measure | bar] two hundred and twelve. Until then {child.he} only had to stand there and count.

“Only?” said {leader}, who conducted the youth orchestra. “This piece is a frozen river, and {child} is the one who breaks the ice. Look, everybody! What does it say, just before the end?”

They all looked in their music. It said, in very small letters: triangle.

“There you are,” said {leader}. “Not one of us comes in again until {child} has played.”

{Child’s} cheeks burned. {Child.He} had picked percussion because of the big drum, but {drummer} had got that. What {child} had got was a bent piece of metal on a string. When the violins compared their sore fingertips, {child.he} kept {child.his} hands in {child.his} pockets.

# mostly-violins
“Isn’t it your concert on Saturday?” asked {friend}[!friend.known: , [friend: {child.his} best friend | who lived next door],] on the way home from [school: {school} | school]. “When does it start?”

“You needn’t come. It’s mostly violins.”

“But what do you play?”

“Just a thing. It’s not very long.”

{Friend} gave {child.him} a sideways look, and {child} pretended to be hunting for something in {child.his} bag.

# the-toes
Still, {child.he} could count. {Child.He} counted in the shower, and on the bus, [sport: and on {child.his} way to {play sport}, ]and all the way through a fish pie. {Child.His} fingers kept track of the [us: measures | bars], and when they ran out {child.he} pressed down a toe, and that made ten.[music:  {Child.He} could do it with {@song} on and still not get muddled.] It was a good system. Nobody could see it, and {child.he} hadn’t lost count once since March.[pet.dog:  At the ting {pet}[!pet.known: , {child’s} dog,] always wagged {pet.his} tail, once.][pet.cat:  At the ting {pet}[!pet.known: , {child’s} cat,] always moved one ear.][pet.other:  At the end {child.he} said ting, and nobody but {pet} ever heard it.]

# too-small
On Saturday the town hall[city:  in {city}] was full to the last seat[elder: , and in the third row sat {elder}[elder2:  and {elder2}]]. {child} stood behind the stage, all in black, in last winter’s best shoes, and felt that something was wrong.

“I can’t feel my toes,” {child.he} whispered.

“Are you nervous?” said {drummer}.

“No, it’s the shoes. They’re too small. I can’t count in them.”

“Take them off, then.”

“I’ve got one green sock on and one stripy one!”

“You’ll be behind the drum,” said {drummer} kindly. “Nobody can see you.”

{Drummer} meant it nicely, and it was true, and that was exactly why it stung. {child} took off the shoes.

# like-gulls
{Leader} raised her hands, and the strings began, so thin and cold that you almost expected to see their breath. One. Two. Three. Fingers, toe. Fingers, toe. By a hundred the ice lay thick. At a hundred and forty there was a creak from the double bass.

In [us: measure | bar] a hundred and sixty-three a door banged, right at the back. Somebody was late, and in with them came a gust of wind that swept down the whole hall, up on to the stage, and in among {leader’s} music.

It went up like a flock of gulls. It sailed out over the cellos, page after page, and came down all over the floor.

# where-are-we
{Leader} went on beating time, and went on smiling, but she had turned quite white. {child} could see her searching in her head for the place. She nodded to the clarinets, and it was too soon, but in came the clarinets. So the cellos thought they had missed something, and jumped to catch up, while the violins went on as before. It sounded like a [us: silverware | cutlery] drawer pulled out too far.

“Where are we?” hissed {drummer}.

Nobody knew. They looked at each other across the music stands, and their eyes got bigger and bigger. The flute stopped playing. Somebody in the front row coughed.

But {leader’s} hand was still going up and down, like a clock, and {child} was counting. {Child.He} had nothing else to do, after all. A hundred and ninety-eight. A hundred and ninety-nine. Toe.

# the-only-one
In the whole of that hall, {child.he} {child.was} the only one who knew.

But what if {child.he} had got it wrong? Then there would be one lonely little ting in the middle of the mess, and everybody would look. If {child.he} just stood still, nothing would happen at all. The music would fizzle out, and people would clap politely, and nobody would remember there had been a triangle.

Two hundred and five. Two hundred and six.

# green-foot-first
{child} stepped out from behind the drum and into the light, green foot first.

Two hundred and eight. {Child.He} lifted the triangle as high as {child.he} could reach.

{Leader} saw it. She raised her eyebrows: Are you sure?

{child} nodded.

So {leader} closed her hand in the air, and one after another they stopped, the cellos, the clarinets, and last of all the violins. They were all looking at {child}. There was one [us: measure | bar] left, and it was so quiet that {child.he} could hear {child.himself} breathing.

Ting.

It was such a small sound. It went out over the seats, right to the back wall, and went on ringing.

# the-river
And then came the river. Now everybody knew where they were, because it said so in the music, and in they all came, violins and cellos and flutes. {Drummer} hit the big drum until the floor shook, and {child} could feel it in every toe.

When it was over, {leader} didn’t bow. She stretched out her whole arm and pointed to {child}, who had to walk right to the front of the stage in one green sock and one stripy one. And the people stood up for {child.him}[athlete: , as if it had been {athlete}].

# that-door
{Friend} was waiting outside.

“Mostly violins?” said {friend}.

“You came,” said {child}.

“I came late. You never told me when it started.” {Friend} scraped one foot along the ground. “You know that door … that was me.”

{child} stared. Then they laughed until they had to hold on to each other.

“Next time,” said {child}, “I’ll tell you when.”

# at-five
[adult: That night {adult} put the shoes in the bag of things to give away. {child} lay | That night {child} lay] in bed with ten lovely free toes, and couldn’t help counting, out of habit. One. Two. Three. Four.

By five {child.he} {child.was} asleep.

# @song
{music}
