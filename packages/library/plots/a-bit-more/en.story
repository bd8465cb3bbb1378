title: A Bit More
title: Room for Its Feet
guest friend: Bryony (she), Barnaby (he)
guest elder: Stanley (he), Doreen (she)

% Make the signs as you read: a fist, both arms out, and a thumb and finger nearly together. The one who knows diggers is {elder}; where nobody is ticked, it is the neighbour.

# a-hole
{child} and {friend}[!friend.known: , {child’s} best friend,] stood on {@whose} lawn with an apple tree in a bucket. They needed a hole. One hole, nothing fancy.

In the middle of the lawn stood a real [us: excavator | digger]. It was yellow, it was called Dumpling, and it dug all by itself.[city:  Nobody else had one like it {in city}.] It had been digging for an hour.

“Stop!” shouted {child}. “That’s enough!”

“Bit more,” rumbled Dumpling, and took another scoop.

The hole was already as big as {elder.short’s} garden swing. {child} wanted to plant a tree. Dumpling wanted to dig.

“It won’t listen to me,” said {child}.

# goes-by-hands
{Elder} was sitting in the swing[elder2:  beside {elder2}] with a cup of coffee. {Elder.He} {@drove}, and thought that people talked too much.

“It can’t hear you,” said {elder.short}. “There’s too much rumbling inside it. Dumpling goes by hands. Whatever you show it with your hands, that’s what it does.”

{Elder.He} held up a fist. Dumpling stopped dead.

# explaining
“Well, why didn’t somebody say so at the start?” said {friend}.

{Friend} couldn’t talk without waving[school: , not even {at school}]. {Friend.He} waved to the left at “why”, and {friend.he} waved to the right at “start”. Dumpling swung to the left. Dumpling swung to the right. The scoop knocked the heads off three sunflowers and took {elder.short’s} cap.[athlete:  Not even {athlete} could have ducked in time.]

“{Friend}!” said {child}. “Stop talking!”

“I’m not talking, I’m explaining!” said {friend}, and pointed straight up.

The cap went straight up.[pet.dog:  {Pet}[!pet.known:  the dog] barked at it.][pet.cat:  {Pet}[!pet.known:  the cat] moved over to the steps, where it was calmer.][pet.other:  It was just as well that {pet} was at home.]

{Elder.short} laughed so much that the coffee went down {elder.his} front. “Pour me a bit more,” {elder.he} said, and held out the cup[elder2:  to {elder2.short}]. “This is better than [sport: {sport} on ][us: TV | the telly].”

In the end {friend} sat down on {friend.his} hands, and had to talk with {friend.his} eyebrows instead.

# no-feet
{child} went and stood in front of Dumpling and made a fist, just like {elder.short}. “The hole’s finished,” {child.he} said. “It’s enormous.”

“Bit more,” said Dumpling. “It’s tiny.”

“A tree doesn’t need a lake!”

“A tree needs room for its feet.”

“Trees haven’t got feet!”

“What do they stand on, then?” said Dumpling.

{child} didn’t know. It made {child.him} so cross that {child.his} knees fizzed. {Child.He} stamped, and flung out both arms.

# both-arms
That was a mistake. Both arms out meant take the lot.

Down came the scoop. It took earth, and it took grass. And it took the bucket with the apple tree.

“No!” yelled {child}.

“Not the tree!” yelled {friend}, and up flew {friend.his} hands. So up flew the scoop. High, high above the garden swing hung the apple tree, swaying.

{child} made a fist. Dumpling stopped. But the bucket was rocking on the very edge of the scoop.

“Down!” said {friend}, and sat on {friend.his} hands again, quick. “Show it down, {child}!”

“If I show it down it’ll drop everything! And then the tree will snap.”

{child} was frightened. It prickled right out to {child.his} fingertips, and {child.he} hid {child.his} hands behind {child.his} back, in case they said the wrong thing.

# the-finest-sign
{Elder.short} got up out of the swing, laid the palm of one hand on Dumpling’s yellow side, and felt.

“It’s trembling,” {elder.he} said. “It minds about that tree as much as you do. Now I’m going to show you the finest sign of all. I learned it when I had to dig beside a bird’s nest.”

{Elder.He} held up a thumb and a finger, so close that there was hardly any air in between.

“That means a bit more. As little as there is.”

{child} brought out one hand. It was shaking. {Friend} leaned over and held {child.him} by the elbow, with both hands, so that neither of them could wave.

# a-little-a-little
{child} put thumb and finger nearly together and lowered {child.his} hand.

“Bit more,” {child.he} said.

The scoop sank a tiny, tiny way.

“Bit more.”

The bucket stopped rocking.

“Bit more,” whispered {child}. {Friend} whispered it too, and so did {elder.short}. The scoop sank into the hole. It set the apple tree down on the bottom, as softly as you’d put down an egg.

# giant-feet
When the scoop lay still, {friend} jumped in and looked inside the bucket.

“{child}!” {friend.he} shouted. “It’s got giant feet! There are roots everywhere! They’ve gone round and round and round, because there wasn’t any room!”

“The hole wasn’t too big,” {child} told Dumpling. Then {child.he} patted it on the scoop instead, and Dumpling understood.

They lifted the tree out of the bucket, and {child} and {friend} spread out its roots. Dumpling put back the earth. {Friend} was allowed to show it how, and could wave as much as {friend.he} liked[music: , in time to {music}].[pet.dog:  {Pet} helped, with both front paws.][pet.cat:  {Pet} came and sniffed at the tree and walked all the way round it.][pet.other:  “{Pet} gets the first apple,” said {child}.]

# the-lorry
When the sun was low, the [us: truck | lorry] came to take Dumpling away. {child} stood at the gate with a lump in {child.his} throat, and held up one hand. Thumb and finger, nearly together.

The [us: truck | lorry] waited. For as long as it takes to drink a cup of {elder.short’s} coffee, {child} was allowed to sit and lean on something warm and yellow.

# as-little
Then off they rolled. Far away down the road, Dumpling lifted its scoop to the sky and opened it, just a bit. As little as there is.

# @whose
their neighbour {elder’s}
## if elder
{elder’s}

# @drove
had driven [us: excavators | diggers] for forty years
## if elder
had driven [us: an excavator | a digger] one whole summer, once
