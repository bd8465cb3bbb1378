title: The Ticklish Train
title: Feet Up
title: Hoo-Hoo, Oh, Don’t
guest friend: Edie (she), Rafi (he)
guest pet: Mabel (she), Otto (he)
guest elder: Great-Uncle Horace (he), Great-Aunt Prue (she)

% The cat is the original; a dog makes a bed where a cat kneads, and both wash feet. @whose: the elder is the family’s, or the friend’s.

# to-saltby
{child} sat with a flute and {@pets} on both knees, and {child.he} needed the train to hurry. At six o’clock {child.he} had to play a solo on the bandstand at Saltby[music: , with a twirl in it borrowed from {music}], and {@whose} had gone ahead to sit in the front row. It was twenty past five. The train had left Upper Marling beautifully. Then a man got up to find the [us: restroom | toilet], walked four steps along the carpet, and the whole train said, “Hoo!”

It wriggled from end to end and stopped in a field of cows.

“What’s it doing?” said {child}.

# its-ticklish
{Friend}, {child.his} best friend, lay down on the floor with one cheek against the carpet. {Friend} tested everything by lying on it.

“It’s giggling,” {friend.he} reported. “It’s ticklish, {child}. Watch.” {Friend.He} drew one finger along the aisle.

“Hoo-hoo! Oh, don’t,” said the train, in a voice that came up through the seats. A suitcase fell off the rack.

“Please stop that,” said {child}. “It’s supposed to be a train. It’s supposed to be serious.”

“It’s the best one I’ve ever been on,” said {friend}. “The ones [city: {in city} | at home] just go.”

# feet-up
The trouble was that people have feet. The train had only to feel one shoe in its aisle and it was helpless. [adult: {Adult} | A lady] offered round some plums, and it took three minutes to get its breath back. A baby crawled, and it laughed so hard that it went backwards, past the same cows, who had barely turned round.

“Everybody sit down!” cried {child}. “Feet up!”

Everybody put their feet up. It looked like a [us: car | carriage] full of people doing their stomach exercises. The train sniffed, begged everyone’s pardon, and rolled out across the fields, and {child} breathed for the first time since the plums.

# through-the-nose
“You never laugh like that,” said {friend}, with {friend.his} boots on the table.

“I laugh normally.”

“You laugh through your nose, like somebody letting down [us: an air mattress | a lilo]. You used to laugh properly.[sport:  Now you even {play sport} with your mouth shut.][athlete:  I bet {athlete} laughs out loud.]”

{child} looked out of the window. {Child.He} used to laugh properly until the spring concert[school:  {at school}], when something struck {child.him} as funny in the middle of {child.his} piece. A honk had come out, right through the flute, and two hundred people had turned to look. Since then {child.he} had kept {child.his} elbows in and {child.his} mouth shut.

# its-furry
That was when {child} noticed that {child.his} knees were cold.

{Pet} was in the aisle. {Pet.He} had seen a nice long carpet, and {pet.he} {pet.was} strolling down it with {pet.his} tail up, putting each foot exactly where it would be worst.

“Hee,” said the train. “Hee-hee, who is that? Oh, it’s furry!”

“{Pet}, here,” hissed {child}. {@knead}, and the train screamed with laughter and rocked so that the lamps swung.

# a-disgrace
“Will you control your animal?” shouted the man who had never reached the [us: restroom | toilet]. “And this idiotic train! It’s a disgrace. It should be taken off the line and put in a shed.”

The train stopped laughing. It stopped moving as well, with the sea shining just ahead and the town clock pointing to ten to six. Somewhere under the floor something gulped.

“Go on,” {child} told it. “Nobody’s tickling you now. You can go.”

“I’d rather not,” said the train, very low. “People were looking.”

# a-smaller-train
{child} knew that feeling. It sat behind {child.his} own ribs, hot and tight, and had been there since the spring.

“Shame,” {child.he} said. “That’s what that is. It makes you want to be a smaller train.”

“Much smaller,” said the train.

“I’ll tickle it,” said {friend}. “I’ll use both hands.”

“No. It’s not the tickling it needs.” {child} took off {child.his} shoes. Then {child.he} lay down flat in the aisle, in {child.his} concert clothes, where [us: everybody on board | the entire carriage] could see {child.him}, and stretched out {child.his} feet. “Tickle me.”

{Friend’s} eyes grew enormous. “You’ll honk.”

“I know I’ll honk. Be quick, before I’m sensible.”

# tickle-me
{Friend} was a ruthless tickler, but it was {pet} who did it. {Pet} found two warm bare feet in {pet.his} way and started washing them, with a tongue like {@tongue}. {child} held out for as long as {child.he} could. {Child.His} cheeks swelled, {child.his} toes curled, and out it came, a honk so loud that a gull took off from a signal box.

Everyone stared. {child} lay there and honked again.

“Hoo?” said the train.

“It’s horrible!” shrieked {child}. “{Pet}’s doing between the toes!”

“Hoo-hoo,” said the train. “Oh, I know, that’s the worst bit.” A wheel turned. The two of them laughed downhill together, all the way along the sea wall and into Saltby, with [adult: {adult} weeping into the plums | the plum lady weeping into her bag], and even the cross man made a noise like a hinge.

# the-bandstand
They reached the bandstand at two minutes to six. {child} played {child.his} solo barefoot, because there had been no time for shoes. Halfway through {child.he} saw {elder} in the front row[elder2:  with {elder2}], and beside it {friend}, lying down to listen.

{child} honked. {Elder} threw back {elder.his} head and honked too.

# in-socks
Afterwards they all ate [us: fries | chips] on the platform steps. {Pet} had the fish. When the train home came in, {elder} stopped at its door, bent down and took off {elder.his} shoes. Then {elder.he} walked the whole length of the carpet in {elder.his} socks, as softly as {elder.he} could.

“Hee,” said the train.

# @pets
{friend’s} cat {pet}
## if pet.cat
{pet} the cat
## if pet.dog
{pet} the dog

# @whose
{friend’s} {elder}
## if elder
{elder}

# @knead
{Pet} sat down and thought about it. Then {pet.he} began to knead. {Pet.He} pushed with the left paw and the right paw and the left paw
## if pet.dog
{Pet} wagged, and thought about it. Then {pet.he} began to make {pet.his} bed. {Pet.He} scratched with the left paw and the right paw and the left paw, and turned round and round

# @tongue
a nail file
## if pet.dog
a warm wet sponge

# picture 3
Out comes the honk.
