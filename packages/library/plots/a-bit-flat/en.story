title: Second Fiddle
title: A Third Below
title: Lumley Can Wait
guest friend: Edie (she), Wilf (he)
guest elder: Ivy (she), Arthur (he)

% The house is {elder}’s; only whoever stands in is a carpenter: @carpenter. Pets are at home, for the bear’s sake.

# the-thirteenth
{child} hadn’t touched {child.his} violin since the thirteenth of December, and {friend} had promised not to mention it for the whole of [us: winter break | half-term].[pet.dog:  {Pet} had started sleeping on the case.][pet.cat:  {Pet} had started sleeping on the case.][pet.other:  The case stood next to {pet}, gathering dust.]

{Friend.He} lasted as far as the bus[music: , and halfway through {music}].

“I’m only saying we could play it again,” said {friend}[!friend: , {child’s} best friend,] as they turned north out of the station[adult: , where {adult} stood waving]. “In the spring[school: , {at school}]. I’m not saying another word.”

“You promised.”

“I said I’m not saying another word.”

# in-the-second-verse
It had happened in church[city: , back {in city}], in the second verse. {Friend} had the tune and {child} had the part underneath, and in the middle of a note {child} heard that {child.he} {child.was} flat. Only by a hair. But after that it was all {child.he} could hear, and {child.his} bow stopped. {Friend} played to the end, alone. {child} stood next to {friend.him} with the bow in the air, like somebody waiting to be asked to dance. {Child.He} {child.was} never going to play again.[sport:  From now on {child.he} would {play sport}.] The worst of it was that {friend} {friend.was} being so nice about it.

# four-centimetres-down
{@carpenter} half the houses in the village and had opinions about the other half. Now it was {elder.his} very own glass veranda that had sunk.

“An inch and a half,” said {elder.short}, banging down the teapot. “Lumley’s coming on Tuesday, and up she goes. And there’s been a badger under the floor, pinching my insulation. The whole blessed lot.[elder2:  Don’t tell {elder2}.]”

They were to sleep in the little back room, right next to the veranda. When the light was out, they heard it. It came from below, and it sounded like an engine, a long way off.

“Freezer,” said {friend}, who knew about anything with a plug.

{Friend.He} got up and switched off the freezer. The engine went on. The pump, then. {Friend.He} switched off the pump. The engine went on. {Friend}[athlete: , who like {athlete} never gave up,] took this personally, and fell asleep with the instruction book in {friend.his} hand.

# a-third-apart
{child} lay awake. Since December {child.he} had been trying not to listen to things, but this couldn’t be not listened to. It wasn’t one note. It was two, a third apart. The top one held steady. The bottom one was slightly flat. It slid down, caught itself, and climbed back up.

An engine doesn’t catch itself, thought {child}.

# the-jack
In the morning {elder.short} wanted to try out the jack. It stood underneath the beam, in a brick pit with a hatch over it, and {elder.he} got down on {elder.his} knees and wound. The whole house creaked.

And the humming stopped.

{child} sat with {child.his} cup halfway to {child.his} mouth.

“Wait,” {child.he} said.

“Just one more turn,” said {elder.short}.

“I said wait!”

{Elder.short} was so surprised that {elder.he} did.

Under the floor, something scraped. Something turned itself over, slowly. The floorboards rose a little, one after another, like a rug when [pet.cat: {pet} | a cat] walks under it. Up through the cracks came a warm smell of earth and wet wool, and after it a sigh, so long that there was time to be frightened more than once.[pet.dog:  {Pet} at home could sigh, too, but not with a floor.]

# no-badger
{Elder.short} lowered the hatch without a sound and sat down on the floor.

“That’s no badger,” {elder.he} whispered. “That’s a bear.”

“The ones who were humming are small,” said {child}. “There are two of them. They sound … pleased.”

{Friend} searched on {friend.his} phone. {Friend.He} read, and went white.

“Bear cubs hum when they’re having their milk,” {friend.he} whispered. “They’re born in January, and they weigh about the same as a bag of sugar. And if the mother’s disturbed, she might go. She just leaves them.”

It was twenty-two below outside.

# a-cloud
Beyond the glass, where there was a hole in the snow, there was suddenly a cloud of breath. Then another.

Nobody moved. {Elder.short} held a bun in mid-air. Through the window they saw the nose come out, dark and broad, and sniff towards the forest. Then it turned the other way, to the darkness under the house, and sniffed at that too.

“It’s the jack,” whispered {friend}. “The beam’s straining. It keeps cracking, can you hear? It’s got to come down again. But it mustn’t bang.”

“It squeaks,” whispered {elder.short}.

“Not with butter on.”

# butter
They opened the hatch. {Friend} lay on {friend.his} tummy and greased the screw with {elder.short’s} best butter, turn by turn, and {elder.short}, who never lent {elder.his} tools to anyone, passed {friend.him} the handle. {child} lay down next to {friend} with an ear to the floor. When all was quiet, {child} lifted a hand, and {friend} made a quarter turn. When something cracked, {child} closed {child.his} fist, and {friend} stopped. They never took their eyes off each other. It was exactly what they used to do before the first note.

The beam sank back into its place. Outside, the last cloud melted away. No new one came.

# the-other-one
“Has she gone?” whispered {elder.short}.

{child} shook {child.his} head. {Child.He} could feel it in {child.his} cheek: footsteps, heavy ones, going in. A thump. Something shuffling itself comfortable.

Then came a note. The top one, steady.

{child} waited. Only the one. {Child.He} had stopped breathing. Where was the other? Come on, {child.he} thought. Come on. You’re only a bit flat. It doesn’t matter.

It took its time.

Then it came. Slightly flat, slightly wobbly, and it was the loveliest thing {child} had ever heard.

# hoarse
{Elder.short} went out to the kitchen in {elder.his} socks and [us: called | rang] Lumley.

“Not Tuesday,” {elder.he} said. “May. No, I’m not whispering. I’m hoarse.” {Elder.He} listened. “Then it can lean! It’s my veranda.”[elder2:  Then {elder.he} [us: called | rang] {elder2}, just as hoarse.]

For the rest of the day they went about in woolly socks.[pet.other:  Only {pet} ever trod as softly as that.] {Elder.short} kneaded the dough in {elder.his} lap, so that it wouldn’t thump on the table. {Friend} switched the freezer back on and told it {friend.he} {friend.was} sorry.[adult:  {Adult} [us: called | rang] to ask how things were.

“Quiet,” whispered {child}.

] {Friend.He} didn’t say one word about the violin, though you could see it was on the very tip of {friend.his} tongue.

# four-in-a-chord
When they had gone to bed, they lay quiet in the dark. Under the floor went the humming.

Then {friend} began to hum as well. {Friend.He} found the top note, so softly you could hardly hear, and stayed there. For quite some time {friend.he} {friend.was} alone.

Then in came {child}, a third below.

That made four of them, holding up one chord. It buzzed in the bedstead.

“You’re a bit flat,” whispered {friend}.

“I know,” whispered {child}, and came in again.

# @carpenter
They were to stay with {elder}, a carpenter their violin teacher knew. {Elder.He} had built
## if elder
{Elder} had helped to build
