title: Budge Up, Said the Ghost
title: Room Inside
title: A Bed Isn’t a Shelf
guest pet: Fidget (he), Mabel (she)
guest rider: Winnie (she), Doris (she)
guest uncle: Des (he), Frank (he)

% {pet} is the family’s dog or cat, else a dog on loan. “Budge up” turns round: first the ghost says it, then {child}.

# budge-up
On the first night in the big old bed, {child} had just stretched out both arms and both legs when somebody said, “Budge up.”

{child} looked at {pet}. {@whose} had never said anything of the sort. {Pet} was looking at the pillow, where a large lady in a bus conductor’s cap was lying with her hands folded. {child} could see the wallpaper through her.

“You’re a ghost,” said {child}. All {child.he} wanted was to go to sleep. {Child.His} last bed had been so short that {child.he} had lain in it folded, like a deckchair.[elder:  “Whole families used to sleep in beds like that,” {elder} had said about the new one[elder2: , and {elder2} had nodded].]

“{Rider},” said the ghost. “And you’re in the middle. Budge up, there’s room inside.”

“It’s my bed.”

“It was mine first. I shared it with four sisters. Where the bed goes, I go.”

Her feet were like two [us: fish sticks | fish fingers] straight from the freezer.

# both-sides
{@growled} {Pet.He} walked up the blanket and put a paw on {rider’s} stomach. It didn’t go through.

“Well, I never,” said {rider}. “I go through doors, walls and the gas man. I don’t go through that one.”

{Pet} turned round three times and sat down on her.

{child} saw at once what that was good for. {Child.He} laid {pet} longways down the middle of the bed, like a wall with whiskers.

“My side,” said {child}. “Your side.”

{@dribbled}

# fourteen
But whenever {pet} rolled over, {rider} moved in. “Budge up,” she said at midnight. “Budge up,” at two. At three she sang the whole of the number 14 route[city:  across {city}], stop by stop, because her sisters had always liked it.[music:  {child} put on {music} with headphones, and {rider} sang along.] By morning {child} was on the rug.

“Why can’t you sleep on the landing?” {child.he} asked her at breakfast.

“Alone?” said {rider}, quite shocked. “A bed with one person in it isn’t a bed. It’s a shelf.”

“I’ve waited {age} years for a shelf!”

It went on for a week. {child} built a wall of books, and {rider} came through it and told {child.him} how they all ended.[friend:  {Friend}[!friend.known: , {child’s} best friend,] advised {child.him} to lie diagonally. There turned out to be room for a ghost on both sides of a diagonal.][sport:  {child} yawned all the way through {sport}.] {@bribed}, which {child} thought was low. In the end {child.he} went to [adult: {adult} | {uncle}, who was minding the house that month].

“That old bed’s freezing,” {child.he} said. “It’s lumpy. I can’t sleep in it.”

“You should have said,” said [adult: {adult} | {uncle}]. “We’ll get you a new one.”

# on-the-van
The new one came on Saturday. It was white and exactly as wide as {child}. Two men carried the old bed downstairs in pieces and laid the mattress on their van. {@barked}

“Budge up, lads,” said {rider}, floating along on top. The men shivered and heard nothing. {Rider} didn’t look at {child}. She stared ahead, as people do on a bus.

# a-shelf
{child} went up and lay down on the new bed. There was nobody in it. There were no feet, no singing. {Child.He} waited to be happy.[friend:  {Friend} sent a message and asked how it was, and {child} couldn’t think what to answer.]

“{Pet}?” {child.he} said. “Come up. There’s room.”

{Pet} didn’t come.

{child} listened. Somebody was laughing at something behind another wall. There was a heavy place in the middle of {child’s} chest, just about where a {@kind} would lie. {Child.He} {child.was} lonely. {Child.He} had got exactly what {child.he} wanted, and it was a shelf.

# wont-budge
Then {child} heard shouting from the street, and ran to the window.

{Pet} was on the van. {Pet.He} sat on the mattress, on {rider}, and didn’t move a hair. One of the men pulled. {@flat}

“This one won’t budge!” shouted the man.

Now {child} understood. {Pet} was holding {rider} fast. As long as {pet} sat there, nobody could drive {rider} away. But the other man had gone round to the cab, and his hand was on the door.

“Stop!” yelled {child}.

{Child.He} took the stairs in four jumps[athlete: , and even {athlete} would have been left behind on the landing]. {Child.He} ran down the path to [adult: {adult} | {uncle}] and grabbed [adult: {adult.his} | his] sleeve. “Don’t let them go! I want the old one!”

“It’s freezing,” said [adult: {adult} | {uncle}]. “You said.”

“I know!”

“It’s lumpy.”

“I know what’s in it! I want it back.”

# three-inches
The man climbed out again, and {child} scrambled up over the [us: tailgate | tailboard]. There sat {pet}, all {pet.his} hair on end, and under {pet.him} lay {rider} with her face turned away.

“You’ve got your shelf,” she said. Her voice wobbled. “You were perfectly right. Everybody should have one.”

“You were right too,” said {child}. “It’s horrible.”

{Pet} looked round at {child.him}. Then {pet} shifted about three inches to the left.

{child} lay down in the three inches. The cold came through {child.his} [us: sweater | jumper].

“Budge up,” {child.he} said.

{Rider} turned her head. She looked at {child} for some time. Then she budged.

# four-pairs
The men carried everything back upstairs. {Rider} promised to wear socks[elder: , and {elder} lent four pairs[elder2: , two of them {elder2’s},] and didn’t ask who was cold]. She promised to stop singing when she got to the railway station. {child} got the side by the wall, and room for both elbows. {Pet} got the middle, since {pet.he} would have taken it anyway.

# town-hall
That night it rained. {Rider} had on four pairs of socks, and you could just see the stripes.

“[school: {School}. | High Street.] Market Square,” she sang, very low. “Town Hall.”

{Pet} sighed and laid {pet.his} chin across {rider’s} arm. Before the railway station {child} had fallen asleep, and rolled over into the middle. {Rider} moved to the edge, so that one of her feet hung out in the air, and pulled the blanket up over {child} and the {@kind}.

# @whose
{Pet} was a dog, on loan from the people next door, and {pet.he}
## if pet.dog
{Pet} was {child’s} dog, and {pet.he}
## if pet.cat
{Pet} was {child’s} cat, and {pet.he}

# @kind
dog
## if pet.cat
cat

# @growled
{Pet} growled.
## if pet.cat
{Pet} hissed.

# @dribbled
“There’s dribble on my side,” said {rider}.

{Pet} dribbled on both sides. That was only fair.
## if pet.cat
“There’s fur on my side,” said {rider}.

{Pet} left fur on both sides. That was only fair.

# @bribed
{Pet} changed sides for a [us: cookie | biscuit]
## if pet.cat
{Pet} changed sides for a [us: shrimp | prawn]

# @barked
{Pet} barked at them all the way.
## if pet.cat
{Pet} went after them all the way, with a tail like a bottle brush.

# @flat
{Pet} went flat, as only dogs can, and heavy as a piano.
## if breed.Dachshund
{Pet} went flat, which for a dachshund is no great distance, and heavy as a piano.
## if pet.cat
{Pet} went flat, as only cats can, and held on to the mattress with everything {pet.he} had.
