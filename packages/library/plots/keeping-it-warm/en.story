title: Keeping It Warm
title: Only as a Marrow
title: Six Weeks’ Breakfast
guest friend: Nancy (she), Kit (he)
guest pet: Bramble (she), Rusty (he)
guest elder: Maud (she), Wilf (he)

% {elder} is the family’s own, else whoever has the next plot. The dog is the family’s, else the friend’s; a cat finds warm places by lying on them. A zucchini in America.

# on-my-marrow
On the morning of the vegetable show[city:  {in city}], {child} and {friend}, {child.his} best friend, ran up to the [us: community garden | allotments] with the wheelbarrow[athlete: , as fast as {athlete}]. {child} had grown a {@marrow}. It was as long as {child.his} arm and much better behaved than {@whose}, and {child} wanted it on the show table by two o’clock.

There was a dragon sitting on it.

She was as green as a wine bottle and as big as a sofa.

“That’s my {@marrow},” said {child}.

“That’s my egg,” said the dragon. “I’m keeping it warm.”

“It’s a vegetable!”

“It’s shy.”

# prove-it
{Friend} cleared {friend.his} throat. {Friend} was going to be a lawyer and practised every day[school: , even {at school}]. “Madam,” {friend.he} said, “can you prove that it’s yours?”

“It’s green,” said the dragon. “I’m green. Can that one prove it?”

{Friend} looked {child} up and down. “It’s not looking good for us,” {friend.he} whispered.

# is-it-ready
{@Elder} came out of the shed with the teapot.[elder2:  {Elder2} came behind with the cups.] “I’m keeping it warm,” said {elder.short}. “Anyone for tea?”

“{Elder.short}! There’s a dragon on my {@marrow}!”

“So there is. Is it ready?”

{@knocks} {Elder.He} bent down and reached for the {@marrow} with {elder.his} knuckles, and the dragon growled until the windows of the shed buzzed.

# six-weeks
“I watered that every day,” {child} told the dragon. “I sang to it.”[music:  And {child.he} sang a bit of {music}, to show her.]

“Thank you,” said the dragon. “It enjoyed that. But I laid it here in the green leaves, and flew off for my breakfast, and here it is.”

“How long was breakfast?”

“Six weeks. It was a big breakfast.”

{Pet} was no help. {@nose}

“Not now, {Pet},” said {child}. “Come and be fierce.”

# the-cucumber
“I call my first witness,” said {friend}. “The cucumber.” {Friend.He} held one up beside the {@marrow}. “Same skin. Same stalk. It’s clearly family!”

The dragon gazed at the cucumber. “It had twins,” she breathed, and put that under her as well.

“I rest my case,” said {friend}. “I think I’ve made it worse.”

# so-do-i
The church clock struck one. {child}’s hands closed up tight. {Child.He} {child.was} furious, and underneath that {child.he} {child.was} sad.

“I love that {@marrow},” said {child}.

“So do I,” said the dragon. “It’s awkward, isn’t it?”

The dragon snuggled down, to be extra sure. Very carefully, she breathed out along both sides. The {@marrow} glowed orange. It smelled delicious.

“Oh no,” said {child}. “You’re cooking it!”

The dragon sprang up. One whole side of the {@marrow} had gone brown and soft and was bubbling at the edge.

“I was keeping it warm,” she said in a tiny voice. Her wings hung down. “I was only keeping it warm.”

{child} put {child.his} arms as far round the big green neck as they would go.

# the-heap
{@dug}

“What have you got, {Pet}?” {child} ran over and plunged {child.his} arms in. Compost is hot in the middle, like a bath. {Child.He} felt eggshells, tea leaves, and then something smooth and round and heavy. {Child.He} rolled it out into the light.

It was as brown as a [us: chestnut | conker] and had a dent in one end.

“That’s a turnip,” said the dragon, without looking properly.

“Objection!” said {friend}.

“{Elder.short},” said {child}, “would you knock?”

# tock
{@knelt} {Elder.He} turned {elder.his} head to the side. {Elder.He} knocked first on the {@marrow}.

Squelch.

Then {elder.he} knocked on the brown thing. Tock, tock.

Tock, tock, said something inside.

{Elder.short} took off {elder.his} hat.

“Not ready,” {elder.he} said hoarsely. “But it’s not long.”

# the-other-end
{child} lifted the egg. {Friend} forgot the law and took the other end. Together they carried it over and set it down between the dragon’s feet.

“You chose the warmest place in the whole garden,” said {child}.

The dragon laid her cheek on the egg. Tock, it went. “I’ve spoiled yours,” she said.

“Only as a {@marrow},” said {child}.

# best-roast
They wheeled it to the show all the same[sport: , past everybody who was going to {play sport}]. There wasn’t a prize for best roast {@marrow}, so {friend} argued until there was, and {child} won that.[adult:  {Adult} clapped loudest[elder2: , and {elder2} next loudest].] {Pet} had {@end}.

It rained on the way home. {child}’s [us: rubber boots | wellingtons] were full of water, and {child.he} left them on the step and went in to [us: supper | tea][adult:  with {adult}].

# still-warm
In the morning {child.he} opened the door. There were claw marks on the path, big ones, and beside them some that were no bigger than a sparrow’s. The [us: boots | wellingtons] stood where {child.he} had left them, a bit singed at the top. {child} put {child.his} foot in. It was dry, right down to the toes, and still warm.

# @marrow
[us: zucchini | marrow]

# @whose
{pet}, {friend’s} dog
## if pet.dog
{pet} the dog
## if pet.cat
{pet} the cat

# @elder
{Elder}, who had the plot next door,
## if elder
{Elder}, who was helping out there that week,

# @knocks
{Elder} had been growing things for fifty years, and {elder.he} never believed that anything was ready until {elder.he} had knocked on it.
## if elder
{Elder.short} never believed that anything was ready, not even a [us: cookie | biscuit], until {elder.he} had knocked on it.

# @knelt
{Elder} knelt down on {elder.his} bad knee and then on {elder.his} good one.
## if elder
{Elder} knelt down on one knee and then on the other.

# @nose
{Pet.He} had {pet.his} nose to the ground and was pulling towards the compost heap.
## if pet.cat
{Pet.He} had lain down on top of the compost heap, with all four paws tucked in, and was purring.

# @dug
{Pet} barked from the compost heap and dug until the potato peelings flew. A dog can smell a biscuit through a locked door, and {pet.he} had been smelling this all morning.
## if pet.dog & breed.Beagle/breed.Cocker Spaniel
{Pet} barked from the compost heap and dug until the potato peelings flew. {A breed} can smell a biscuit through a locked door, and {pet.he} had been smelling this all morning.
## if pet.cat
{Pet} meowed from the compost heap and scratched until the potato peelings flew. A cat can find the warmest place anywhere in a minute, and {pet.he} had been lying on it all morning.

# @end
the end
## if pet.cat
the butter off it
