title: Hip, Hip, Said the Bush
title: A Party Each
title: It Was a Tuesday
guest friend: Noah (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Wait after every “Hip, hip”, and let whoever is listening see to it that somebody answers. The very last ones are whispered.
% Whoever sits on the step is the grandparent, else {adult}, else {minder}.

# candles
{child} and {friend} were best friends, but they had fallen out over a cake.

It was made of sand, and it stood on the grass behind the house[city: , the tallest in all {city}]. {child} had made the cake. {friend} had put in the candles, which were three sticks. Then they had both blown at once.

“I do the blowing,” said {child}. “It’s my birthday.”

“It’s my birthday,” said {friend}.

It wasn’t anybody’s birthday. It was a Tuesday[school: , even {at school}].

# not-invited
“Then you can’t come to my party,” said {child}.

“Then you can’t come to mine,” said {friend}. {Friend.He} pulled out the candles, one, two, three, and took them round behind the currant bush.

{@A-first} sat on the step, shelling peas.

“Can I come?” asked {@a}.

“No!” they both said.

# the-guest
So now there were two parties. {Child’s} had a cake and no candles. {Friend’s} had candles and no cake.

{child} put a bucket beside the cake. That was the guest.[pet.dog:  {Pet}[!pet.known:  the dog] wanted to be at both parties, and ran to and fro under the bush.][pet.cat:  {Pet}[!pet.known:  the cat] lay right under the bush and wasn’t at either.][pet.other:  Not even {Pet}, indoors, was invited.][athlete:  {Athlete} wasn’t invited.] Then it was time to cheer.

“Hip, hip!” called {child}, and waited.

The bucket said nothing. Nor did {@a}, who wasn’t invited.[pet.dog:  “Woof,” said {pet}, but it isn’t the same.][pet.cat:  {Pet} only licked a paw.]

# by-itself
“Hip, hip!” called {friend}, behind the bush.

“Hooray!” said {child}.

It just came out. {Child.He} clapped a hand over {child.his} mouth. They had fallen out!

“I didn’t hear you!” called {friend}.

“I didn’t say anything!” called {child}.

“And I heard nothing either,” said {@a} to the peas.

# a-slice
{child} cut the cake[music: , humming {music}]. The bucket had a big slice, straight into its mouth.

“Hip, hip,” {child.he} said, not quite so loudly.

The bucket said nothing. Nor did {@a}.[pet.dog:  “Woof,” said {pet}.][pet.cat:  {Pet} yawned, but you can’t hear a yawn.]

It was a lonely party. You couldn’t even be chased[sport: , or {play sport}]. And there wasn’t a sound from {friend’s}. All the guests over there must have had their mouths full.

# knees
{@peek}

The candles stood in the grass. Next to them were {friend’s} knees. {Friend} had no guests at all, not even a bucket.

“Hip, hip,” said {friend}, very quietly, and waited.

{child} put both hands over {child.his} mouth. They had fallen out.

Nobody said hooray. {Friend} put out a hand and pulled up the candles, [pet.dog: one, two, and felt about for the third | one, two, three]. The party was over. {Friend} was going home.

# hooray
{child} took both hands away.

“Hooray!” {child.he} shouted, right in under the bush. “Hooray, hooray, hooray!”

The hand stopped. Then {friend’s} face came down in the grass, sideways.

“You’re not invited,” said {friend}.

“No,” said {child}.

{Friend} lay there and thought about it.

“Hip, hip?” said {friend}, just to see.

“Hooray!” said {child}.

# pods
So {friend} crawled under the bush, right into {child’s} party, with leaves in {friend.his} hair.

“It can be your birthday today,” said {child}. “I’ll have mine tomorrow.”

They put the candles back in the cake[pet.dog: , even the one that {pet} had chewed]. {friend} blew. {child} kept both hands over {child.his} mouth, so as not to help by accident.

“Hip, hip!” called {friend}.

“Hooray!” called {child}.[pet.dog:  “Woof,” said {pet}, and this time it was the same.][pet.cat:  {Pet} came and sniffed at the guest.][pet.other:  After that they did a hooray for {pet}.]

“Hooray,” said {@a} on the step. “Can I come now?”

“Yes!” they both said.

{@A} had brought presents. They were long and green, one for each of them, and inside every one there were peas. The bucket had one too. It said nothing, because its mouth was full.

# wednesday
When {friend} had to go home, {friend.he} turned round at the gate.

“Hip, hip,” whispered {friend}.

“Hooray,” whispered {child}.

Because tomorrow was {child’s} birthday. It was a Wednesday.

# @peek
{child} lay down on {child.his} tummy and peeped in under the bush.
## if pet.dog
Just then {pet} came out from under the bush with one of the candles in {pet.his} mouth. {child} lay down on {child.his} tummy and peeped in where {pet} had come out.
## if pet.cat
But {pet} lay staring at something on the other side. {child} lay down on {child.his} tummy next to {pet} and stared as well.

# @A-first
{Minder}, who was looking after {child.him},
## if adult & !elder & !elder2
{Adult}
## if elder
{Elder}[elder2:  and {elder2}]
## if elder2 & !elder
{Elder2}

# @a
{minder}
## if adult & !elder & !elder2
{adult}
## if elder
{elder.short}
## if elder2 & !elder
{elder2}

# @A
{Minder}
## if adult & !elder & !elder2
{Adult}
## if elder
{Elder.short}
## if elder2 & !elder
{Elder2}
