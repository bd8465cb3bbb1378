title: I’m Only Today
title: The Birthday on the Mat
guest friend: Rory (he), Tess (she)
guest elder: Mr Hobbs (he), Mrs Tuffin (she)
guest minder: Josie (she), Petra (she)

% Fffp is a balloon filling. The big pfff may be as rude as you like. The last “not yet” is whispered.

# on-the-mat
On the morning of {child.his} birthday, {child} opened the front door in pyjamas, and there on the mat stood the Birthday. It was as big as a fridge and as round as a balloon, stripy all over, and it smelled of blown-out candles.

“I’m here!” said the Birthday. “Cake! Games! Presents! Go!”

“Not yet,” said {child}.

{Child.He} wanted to wait for {friend}, and for {@elder}. [elder2: {Child.He} wanted to wait for {elder2} with the candles. ]{Child.He} wanted the day to last.

# it-fills-up
“Not yet?” said the Birthday. It went fffp, like a balloon, and got a little bigger. Then it squeezed in past the coats.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed at its stripes and sneezed.][pet.cat:  {Pet}[!pet.known:  the cat] went up on the hat shelf to see better.][pet.other:  Even {pet} looked up.]

“When you say not yet, I fill up,” it said. “When you say now, I let it out.”

# worse-than
{Friend} came at ten. {Friend.He} {friend.was} {child’s} best friend, and always said what a thing would be worse than.

“That’s big,” said {friend}. “But it’s not as bad as a bull.”

“I’m {child’s} birthday,” said the Birthday. “I’ve come a whole year on foot[city: , right across {city}][school: , past {school}]. Presents?”

“Not yet,” said {child}.

Fffp. The Birthday’s bottom knocked over the coat stand.

# saving-it
“Why not?” said {friend}. “I want to see what I got you.”

“If we open them, they’ll be opened,” said {child}. “And if we eat the cake, it’ll be eaten. I’m saving it.”

“You can’t save me!” said the Birthday. “I’m only today! I go off!”

They were both right. They folded their arms. Fffp. Now the Birthday was as wide as a car.

# in-the-doorway
{Friend} had an idea. “Let’s put it in the garden. It’s only a door.”

So they turned it round and pushed, all three of them, with [adult: {adult} | {minder}, who had come to help with the party,] in the middle. The Birthday went out as far as its tummy. There it stopped.

“Breathe in,” said {friend}.

“I’m a birthday. I only know blowing out.”

Then the gate squeaked.

# a-voice-outside
“Who’s put a tent in the doorway?” said a voice outside.

It was {elder}. {@baker} {Elder.He} was carrying a white box.

“I can’t get in,” said {elder}. “And it’s starting to rain on my icing.”

Oh no.

“Say now,” begged the Birthday. “Please, {child}.”

# sleeves
{Child} opened {child.his} mouth. {Child.His} tummy went tight, and {child.his} eyes went hot.

“I don’t want it to be over,” said {child}. {Child.He} felt sad.

Nobody laughed. {Friend} came and stood so close that their sleeves touched.

“I was sad at the end of mine,” said {friend}. “I got under the table with the last sausage. You can come too. I’ll save you half.”

{@kept}

{Child} laughed.

# now
Then {child} put both hands flat on the Birthday’s stripy back. It was warm, and it was shaking. It had walked for a whole year, and nobody had let it do one single thing.

“NOW!” shouted {child}.

Pffffffffffffff!

The Birthday went off backwards. It flew twice round the lamp[athlete: , faster than {athlete}], making the rudest noise ever heard in that house, and landed in the armchair.

“That was worse than a bull,” said {friend}, laughing on the floor.

{Elder} stepped in over the mat, shook the rain from the box, and looked under the lid. “Fetch the plates,” said {elder}. “Quick, while it can hear us.”

# all-afternoon
Then it was now, all afternoon. They opened {friend’s} present, and it was a [us: flashlight | torch] shaped like a bull.[music:  They danced to {music}.] They played [sport: {sport} and ]hide and seek, and the Birthday hid behind the curtain with its whole bottom sticking out. They ate the cake.[adult:  {Adult} had the piece with the rain on.][elder2:  {Elder2} had two.] With every now the Birthday grew a bit smaller. By bath time it fitted in {child’s} two hands.

# under-the-table
{Friend} and {child} sat under the table with the last sausage.[pet.dog:  {Pet} sat as close to the sausage as a dog may.][pet.cat:  {Pet} slept in the wrapping paper.][pet.other:  {Pet} had been given a ribbon to look at.] The Birthday sat between them.

“I should be off,” it said. “It’s a long way round.”

{Child} closed {child.his} hands about it, carefully.

“Not yet,” {child.he} whispered.

The Birthday looked up at {child.him}. It grew, just enough to fill {child.his} hands.

“That’s the nicest one you’ve said,” it told {child.him}.

# round-the-corner
So it stayed while {friend} broke the sausage in two. Then {child} and {friend} carried it to the front step together, and {friend} lit the path with the bull. The small stripy light went under the gate, and away along the road. {Child} waved until it had gone round the corner. Then {child.he} went in and ate {child.his} half.

# @elder
{elder} from the bakery, who was bringing the cake
## if elder
{elder}, who was bringing the cake

# @baker
{Elder} had been a baker for forty years, and believed that a cake should be eaten while it could still hear you.
## if elder
{Elder} believed that a cake should be eaten while it could still hear you.

# @kept
“I’ve made a cake nearly every day, {child},” called {elder}. “I’ve never kept one. But I’m very fat.”
## if elder
“I’ve never managed to keep a cake, {child},” called {elder}. “But my tummy remembers them all.”
