title: The Number Four to Everywhere
title: Twelve Minutes Past Four
title: The Rest Is Only Corners
guest friend: Tilly (she), Rafi (he)
guest elder: Bert (he), Winnie (she)
guest quiet: Mr Oliver (he), Mr Farrow (he)
guest late: Mrs Elm (she), Mrs Alder (she)
guest minder: Marian (she), Bridget (she)

% Let the child do the doors: pssssh. The elder is the family’s own, who has stood in as a driver for a while, or else {elder} from the third floor, who has driven for forty-one years.

# never-again
{@Drove}, and now it was Monday and {elder.he} {elder.was} never going to do it again. They had given {elder.him} a cake. They had let {elder.him} keep the cap.

{Elder.short} was sitting on a stool [elder: in the hall | out on the stairs], with the cap on {elder.his} knee and {elder.his} shoes on.

“Where are you going, {elder.short}?” asked {child}.

“Nowhere,” said {elder.short}. “That’s just it.”

At twelve minutes past four they heard the bus, over in the square. Pssssh, went the doors. {Elder.short} shut {elder.his} eyes. “The new man’s late with his doors,” {elder.he} muttered. After that {elder.he} didn’t say a word for an hour.[elder2:  Not even when {elder2} came with coffee.]

# a-bus-then
{child} went down to the yard, where [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] was sitting on the bike rack, swinging {friend.his} legs.

“{Elder.short}’s broken,” said {child}.

{Friend} thought so hard that {friend.he} got a crease between {friend.his} eyebrows. “What’s {elder.he} missing? The bus?”

“Yes.”

“Then we’ll make {elder.him} one.”

# the-longest
It was the longest bus that had ever stood in [city: any yard {in city} | that yard]. They carried down kitchen chairs from {child’s} and garden chairs from {friend’s}. They borrowed an armchair from the first floor and a potty from the second. {Friend} painted a big four on a cardboard box. The steering wheel was a saucepan lid, and the door was an umbrella, which you put up and down while you said pssssh.

{Elder.short} stood at the window with {elder.his} arms folded.

“Come down and drive!” called {child}.

“A bus with no wheels is [us: just patio furniture | a three-piece suite]!” {elder.short} called back, and {elder.he} drew the curtain.

# passengers
So {child} sat down at the saucepan lid {child.himself}.

The passengers came at once. [school: The twins from the year below {at school} | The twins from number nine] wanted the jungle. {Quiet}, who never said anything but good morning, wanted Paris. He said it so quietly that {friend} had to ask him twice. A very small boy sat down on the potty and wanted to go to ice cream.[sport:  His brother wanted to go to {sport}.][athlete:  His sister wanted to go wherever {athlete} was going.][pet.dog:  {Pet}[!pet.known:  the dog] jumped up at the back and wanted to go anywhere.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on the back seat and wanted to go nowhere.][pet.other:  {Pet} stayed at home, and was there already.]

“Any more fares, please!” said {friend}, who was the conductor, and {friend.he} handed out sycamore leaves.

# not-so-well
But it didn’t go well. {child} took the corners so hard that the twins began to squabble about who had landed on whom. {Child.He} shouted “Jungle!” when it should have been Paris. {Quiet} looked at his sycamore leaf as if he would quite like to go home.

“Hold tight!” yelled {child}, though mostly so as not to cry. “Pssssh! Doors closing!”

At that very moment the far door opened, and out came {late}, who was ninety and had a [us: walker | walking frame], and she was waving her whole arm.

“Wait!” she called. “Wait for me!”

“We’ve already gone!” shouted {child}.

# stop-the-bus
Up on the third floor, a window flew open with a bang.

“STOP THAT BUS!”

Then there was a thudding on the stairs, floor after floor after floor, and out into the yard came {elder}. {Elder.His} shoes, of course, were on already. The cap {elder.he} had put on as {elder.he} ran, a bit crooked, and {elder.he} went straight across to {late} and [elder.he: gave her his arm | held out an arm].

“I’ll tell you one thing,” {elder.he} said, and {elder.he} fixed {child} with {elder.his} eye, but kindly. “A proper driver waits for anyone who’s running. That’s the whole job. The rest is only corners.”

# show-me
{Elder.He} helped {late} into the armchair. Then {elder.he} just stood there, next to the driver’s seat, looking at the saucepan lid.

{child} got up.

“Show me how you do corners,” {child.he} said.

{Elder.short} sat down. The chair creaked. {Elder.He} laid {elder.his} hands on the saucepan lid, looked in a mirror that wasn’t there, and put it straight.

“Ladies and gentlemen,” {elder.he} said, and it was a whole new voice, or perhaps an old one. “Welcome aboard the number four to everywhere. Next stop, the Jungle.”

# the-jungle
{Elder.He} took the corners so gently that everybody leaned the same way. {Elder.He} told them about the trees on either side, and the twins stopped squabbling, because they had seen a monkey. In Paris {elder.he} made a good long stop. {Quiet} got off, stood for a while by the bike rack with his hand on his heart, and got on again. “Thank you,” he said. “It was just as I thought it would be.” The boy on the potty got his ice cream, because {friend} ran home to the freezer.

“And you, {late}?” asked {elder.short}. “Where to?”

“Oh, nowhere special,” said {late}. “I only wanted to catch it.”

# is-there-a-bus
It began to get dark, and one by one the passengers went in, with their chairs under their arms.[elder2:  {Elder2} came down with a blanket.] Then the gate squeaked. It was {@who}, with heavy bags and [adult: {adult.his} | her] hair all over the place.

[adult: {adult.He} | She] stopped and looked at {elder.short}, who was sitting up very straight with {elder.his} cap on crooked.

“Pssssh,” said {child}, and {child.he} put up the umbrella. “Where to, {@a}?”

{@A} sank on to a kitchen chair, put down [adult: {adult.his} | her] bags and leaned [adult: {adult.his} | her] head against {friend’s} cardboard box.

“Home,” [adult: {adult.he} | she] said. “Is there a bus that goes there?”

“Home’s the last stop,” said {elder.short}. “We always get there in the end.”

# by-the-sea
{Elder.He} took the long way round, by the sea[music: , humming {music}]. {Friend} sat beside {child}, and they shared the last sycamore leaf.[pet.dog:  {Pet} lay across everybody’s feet.][pet.cat:  {Pet} was asleep in one of the bags.] Nobody talked. They just rode along.

# you-drive
“Tomorrow?” asked {child}, when the bus had stopped and {@a} had nearly nodded off.

{Elder.short} took off {elder.his} cap. {Elder.He} put it on {child’s} head, and it slid down over both ears.

“Twelve minutes past four,” {elder.he} said. “But you’re driving. I’ll sit next to you, and look out for anyone who’s running.”

# @drove
{elder}, on the third floor, had driven a bus for forty-one years
## if elder
{elder} had driven a bus all summer

# @who
{minder} from the ground floor
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
