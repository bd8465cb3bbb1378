title: Your Serve
title: Just Playing
title: You or the Table
guest conrad: Conrad (he), Humphrey (he)
guest okoro: Mrs Okoro (she), Mrs Bell (she)

% Half of a table tennis table folds up on end, so that one can play against it. {conrad} says “your serve” every time, also where it is his.

# three-pairs
There were seven of them at table tennis on Thursdays, which made three pairs, and {child}.

They’d paired off the first week, quick as magnets, while {child.he} {child.was} still tying a shoe. Nobody was unkind about it. It was just that nobody wanted to play with {child.him}[friend: , and {friend}[!friend.known: , {child.his} best friend,] couldn’t do Thursdays].

“You have number four,” said {okoro}, who ran the club. And she folded up one half of the last table, so that it stood on end like a wall. “There. It’s never late and it never answers back.”

So {child} played the wall[elder: , with the bat that {elder}[elder2:  and {elder2}] had given {child.him}]. {Child.He} had been playing it since the winter, and {child.he} had got extremely good, because a wall gives you back precisely what you give it. Hit hard, and it hits hard. Tock, tock, tock[music: , in time to {music}].[pet.dog:  (At home it was the garage door, and {pet}[!pet.known:  the dog], who fetched.)][pet.cat:  (At home it was the garage door, and {pet}[!pet.known:  the cat], who watched.)][pet.other:  (At home it was the garage door, and {pet} couldn’t stand it.)]

# whos-winning
Then, one Thursday, there was somebody standing next to {child.him}. It was a boy with big glasses, and a bat with the price still on it.

“Who’s winning?” he said.

“What?”

“You or the table.”

“It’s a wall,” said {child}. Tock, tock.

“It’s got a good backhand.”

{child} missed. {Child.He} hadn’t missed in weeks. The ball ran off under the radiator, and the boy got down on his stomach and fished it out.

“I’m {conrad},” he said, from the floor. “I’m new[city:  in {city}][city & school:  and {at school}][!city & school:  {at school}]. And I’m terrible. Can I have a go after the wall?”

Nobody had asked {child} that before. {Child.He} didn’t know where to look. {Child.He} shrugged.

# a-cup-of-tea
Together they let the flap down, bang, and it was a table. It looked about a mile long.

“What do I say?” said {conrad}, on the far side.

“You don’t say anything. Only ‘your serve’, if it’s the other person’s turn.”

“Your serve,” said {conrad}, as though he were handing {child} a cup of tea.

So {child} served. It was a good one, low and hard, in the corner[athlete: , and {athlete} would have nodded]. It went right past {conrad}.

“Gosh,” said {conrad}, and went to get it from under the radiator. “Your serve.”

{child} served again. “Gosh,” said {conrad}.

# gosh
It wasn’t that {child} meant to be nasty. It was how you played[sport: , and how you {play sport}, too]. You gave it everything, and it came back. Only it didn’t come back; it went under the radiator, and {conrad} went after it, and each time he got up there was more fluff on his [us: sweater | jumper]. He told {child} about a teacher at his old school who had a parrot. {child} didn’t listen. {Child.He} {child.was} watching the ball.

“Could you do a slow one?” asked {conrad}, at nine–nil.

“Do you want to play properly or not?” said {child}.

“I thought this was just playing,” said {conrad}.

# the-glasses
{child} threw the ball up and hit it as hard as {child.he} had ever hit anything in {child.his} life. It was perfect. It went tock on the table and tick off {conrad’s} glasses, and they fell on the floor.

They weren’t broken. {conrad} put them on again. He wasn’t angry, either, that was the worst of it. He looked at {child} quite thoughtfully through them.

“I think you’d rather have the wall,” he said.

# up-and-up
And {conrad} went round to his end, and bent down, and lifted. Up came the half of the table, up and up, until {child} could see his chin over it, and then his glasses, and then nothing at all.

“Your serve,” said his voice on the other side.

{Child.He} heard him walk off.

# somebody-did
{child} stood there with the ball in {child.his} hand. {Child.He} bounced it once and played it, because what else was there? Tock, tock, tock. It came back exactly as {child.he} had sent it. It always would. {Child.He} could stand here till {child.he} {child.was} a hundred, and it would never once say “gosh”.

Nobody wants to play with me, {child.he} thought, the way {child.he} did every Thursday. And for the first time {child.he} thought: but somebody did.

# the-whole-mile
{conrad} was on the bench by the door, with his coat on one arm, picking the fluff off his [us: sweater | jumper].

{child} could have gone over and said something. {Child.He} couldn’t think what. So {child.he} put down the bat, and went [us: around | round] to the other end of table four, and took hold. It was much heavier going down than up when you were on your own. {Child.He} hugged it with both arms and let it come, slowly, all the way. It still banged. Everybody looked. {Child.His} face was burning, and {child.he} walked back to {child.his} own end, the whole mile.

{Child.He} didn’t serve. {Child.He} rolled the ball. It went along the table, under the slack bit of the net, and stopped just before the far edge.

“Your serve,” said {child}.

# just-playing
{conrad} looked at the ball. He looked at {child}.

“Properly?” he said.

“No,” said {child}. “Just playing.”

{conrad} took his arm out of his coat.

His serve went into the ceiling. It came down on {child’s} side, nobody knew how, and {child} got under it, and instead of hitting it {child.he} just sort of lifted it back. It went over like a soap bubble. {conrad} shut both eyes and swung.

Tock.

“Gosh!” yelled {conrad}.

“Keep going!” said {child}. “What about the parrot?”

“You were listening!”

“No,” said {child}. “Tell me again.”

So {conrad} told {child.him}, and {child} sent one slow ball after another, each to the exact place where {conrad’s} bat was going to be. It was far harder than hitting a wall. They got to four. They got to seven. They got to fourteen, and the parrot had eaten the register, and {child} {child.was} laughing so much that {child.he} missed.

# next-thursday
Afterwards they sat in the bus shelter with {okoro}, who took the same bus as {child}, and it was just getting dark. {conrad’s} bus came first. He got on and paid, and the doors shut, and {child} thought that was that.

Then the doors sighed and opened again, and {conrad} put his head out.

“Next Thursday,” he said. “Your serve.”
