title: The Map She Sat On
title: Twenty Hops Along the Wall
title: Who’s Been Crackling?
guest elder: Flora (she), Winnie (she)
guest rival: Morag (she), Dorothy (she)

# crackling
{elder} crackled when {elder.he} sat down.

“You’re crackling,” said {child}, who was {age} and had come to visit [elder: {elder.him} for the day | {elder} from upstairs]. [elder2: {Elder2} had gone out, so as not to hear about it.]

“It’s my hip,” said {elder.short}.

But a corner of old paper stuck out from under {elder.him}.

“Up,” said {child}.

{Elder.short} stood up. On the chair lay a treasure map with a red X.

“I drew it when I was {age},” said {elder.short}. “I’ve sat on it ever since, so that nobody would see it.”

# the-cup
“What’s the treasure?”

“A cup. My best friend, {rival}, won it, and I was so jealous that it hurt to clap. The next day, at her house, I put it up [us: my sweater|my jumper] and crept into the garden. And then the church clock struck.”

{child} knew about the clock. It strikes twelve in the middle of the day, so that all of [city: {city} | the town] can hear, and nobody jumps except {elder.short}.

“I thought it meant me,” said {elder.short}. “I buried the cup right there, and counted my hops back to the gate. I was going to tell {rival} on the Monday, but I didn’t dare. I didn’t dare on the Tuesday. And then it was sixty years.”

{elder.He} looked terribly ashamed.

“I’d have taken it too,” said {child}.

“You would not.”

“No. But I’d have wanted to.”

# hops
The map said: From the gate, twenty hops along the wall. Ten to the left. Dig.

“Why hops?”

“It was hopscotch,” said {elder.short}. “I didn’t walk anywhere that year. I hopped. But my legs have grown, and now it comes out wrong.”

{child} looked down at {child.his} own legs.

“So it has to be somebody who’s {age},” {child.he} said.

“We could leave it on her doorstep,” whispered {elder.short}, “and run.”

“Get [us: the shovel|the spade],” said {child}.

# wee-ones
{Rival} still lived in the same house, in a steep little lane behind the church. [friend: On the corner they met {friend}[!friend.known: , {child.his} best friend,] who had always wanted to see a treasure, and was given [us: the shovel|the spade] to carry.] [pet: {@pet-along}] {child} opened [us: the gate|the garden gate]. {Elder.short} stayed outside.

“It’s my hip,” said {elder.short}.

“It isn’t your hip,” said {child}.

{child.He} [us: took a running start|took a run-up] and hopped. [sport: It was an enormous hop, because {child.he} had legs from {sport}. | It was an enormous hop.] [athlete: {athlete} would have been pleased with it.]

“Not like that!” whispered {elder.short} over the wall. “Little ones!”

“Show me, then.”

“Here? Somebody might see!”

{child} waited. {Elder.short} looked up the lane and down the lane. Then {elder.he} hitched up [us: {elder.his} pants|{elder.his} trousers] and stood on one leg.

“One foot, one foot, two,” said {elder.short}. “One foot, one foot, two.”

{elder.He} was stiff at first. Then {elder.his} feet remembered. [music: {elder.He} hummed {music}, to keep time.] {child} hopped along the other side until they were both laughing so much that they had to hold on to the wall, and for a moment {child.he} could see exactly what {elder.short} had been like at {age}.

# @pet-along
{Pet} had to stay at home, but was in their thoughts.
## if pet.dog
{Child’s} dog, {pet}, had come too. {pet.He} had dug things up before.
## if pet.cat
{Child’s} cat, {pet}, was sitting on the wall already, as if {pet.he} had known all along.

# the-knee
Then {child} started again from the gate. One foot, one foot, two, twenty times along the wall. {child.He} turned left, [us: around a rose bush|round a rose bush]. Eight, nine, ten. {child.He} {child.was} watching {child.his} feet so hard that {child.he} bumped into a knee.

An old lady was sitting on a bench, right on the X.

“I know that hop,” she said. “Only one person ever hopped like that.”

It was {rival}. {child} stood in front of [us: the shovel|the spade]. Behind the wall somebody ducked.

And the church clock struck.

BONG!

{Rival} didn’t move. But behind the wall [us: a gray head|a grey head] shot up, and went down again.

“Is it you?” said {rival}.

Nobody answered. Footsteps hurried away up the lane.

# cold-hand
{child} ran after them. [friend: “I’ll guard the X,” said {friend}.] At the corner {child.he} caught {elder.short’s} hand. It was ice cold.

“I can’t,” said {elder.short}, and {elder.his} chin wobbled. “I’ve left it too long.”

{child} didn’t know what you say to that. So {child.he} held the hand until it began to get warm. [pet.dog: {Pet} leaned against {elder.his} leg.]

“It’s only thirty hops,” said {child} then. “And they’re little ones.”

So they took them together, hand in hand. One foot, one foot, two, along the wall. One foot, one foot, two, [us: around the rose bush|round the rose bush], and there was the bench.

“It was me,” said {elder.short}. “I took your cup.”

“I know,” said {rival}. “I saw you from the window. I thought you’d come on the Monday.”

# the-bench
“Why didn’t you dig it up?” asked {child}.

“It wasn’t the cup I wanted back,” said {rival}. “But I was too proud to come and knock at the door. So I put a bench here, and sat down to wait.”

For sixty years {elder.short} had sat on the map, and {rival} had sat on the treasure.

Nobody said anything. A bee went in and out of the roses. Then {rival} [us: moved over, and|moved up, and] {elder.short} sat down beside her.

“Excuse me,” said {child}. “Now you’re both sitting on it.”

So they moved the bench, and {child} dug[friend: , and {friend} dug][pet.dog: , and {pet} dug best of all], until something went clink. The cup was no bigger than an eggcup.

“It used to be bigger,” said {elder.short}.

“You used to be smaller,” said {rival}.

They took turns drinking tea out of it, until the sun had left the garden. [school: On Monday {child} would tell them all about it at {school}. It ought to be a Monday.]

# nothing-crackled
That night the map hung on the wall above {child’s} bed, where anybody could see it.

“Will you jump tomorrow,” {child} had asked, “when the clock strikes?”

“No,” {elder.short} had said. “I don’t think I will.”

[adult: {Adult} | Somebody] put out the lamp and sat down on the edge of the bed, close and warm, and nothing crackled.
