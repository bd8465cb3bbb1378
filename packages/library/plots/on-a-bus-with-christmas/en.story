title: Christmas Is Coming by Bus
title: Only Gordon with the Pudding
title: The Last Bit
guest ham: Gordon (he), Norman (he)
guest flower: Mabel (she), Doreen (she)
guest light: Samira (she), Leila (she)
guest sitter: Jess (she), Nell (she)

% The goat thinks that Christmas is a "he". Whoever the child waits with (@a): {adult}, else the grandparent, else the babysitter. {ham} has the pudding here, {flower} a little tree, {light} the lantern.

# waiting
At the bus stop in the square[city:  {in city}][athlete: , under a poster of {athlete},] stood a Christmas goat, made of straw[school: , with red ribbons from {school}]. He was exactly as tall as {child}, and he was waiting for Christmas.

{child} and {@a-first} stood next to him, but they were waiting for the number four[elder & adult: , which went to {elder}[elder2:  and {elder2}]].[friend:  {Friend}[!friend.known: , {child’s} best friend,] was brushing the snow off the goat’s horns.][pet.cat:  {Pet}[!pet.known:  the cat] was waiting at home, up the tree.][pet.other:  {Pet} was waiting at home.]

“Have you heard?” said the goat. “Christmas is coming!”

“I know,” said {child}. “I’ve been waiting for ages.”

“So have I! The lady in the flower shop says he’s coming. [sport: Everybody off to {play sport} says he’s coming. ]The man on the radio[music: , the one who plays {music},] says he’s coming. And anybody who’s coming here comes by bus. I’m here to meet him.”

“What does he look like?” asked {child}.

“No idea,” said the goat. “But he’s bound to have a bag.”

# number-one
Then the number one came. Pshh, went the doors.

Off got a man with a great big Christmas pudding under his arm.

“Are you Christmas?” said the goat.

“No,” said the man. “I’m only {ham} with the pudding.”

And he sat down on the bench to wait for the number four.[pet.dog:  {Pet}[!pet.known:  the dog] sat down too, as near to the pudding as a dog could get.]

“Oh well,” said the goat. “He’ll be on the next one.”

# number-two
Then the number two came. Pshh, went the doors.

Off got a lady with a little tree in a pot.

“Are you Christmas?”

“No,” said the lady. “I’m only {flower} with the tree.”

And she sat down next to {ham}.

“Oh well,” said the goat. “He’ll be on the next one.”

# number-three
Then the number three came. Pshh, went the doors.

Off got a big girl with a lantern, all lit up.

“Are you Christmas?”

“No,” said the girl. “I’m only {light} with the lantern.”

And she sat down next to {flower}.

“Oh well,” said the goat. “He’ll be on the next one.”

“There’s only the four to come,” said the driver. “And there’s nobody on the four. It comes empty. It just picks people up.”

Pshh! The doors shut, and the bus drove off.

# to-bits
“Empty?” said the goat.

His ears began to droop. A straw came loose and fell in the snow. Then another one. Then three at once.

“He didn’t come,” said the goat. “Everybody promised, and he didn’t come. And now I’m falling to bits.”

“No!” said {child}.

{Child.He} threw both arms [us: around | round] the goat’s tummy and held him together as hard as {child.he} could. {Child.He} pushed {child.his} nose into the straw and shut {child.his} eyes.

# the-smell
It smelled of straw. But it smelled of something else as well. It smelled of pudding. It smelled of Christmas tree.

{child} opened {child.his} eyes. And there was the lantern.

“Wait,” said {child}. “Can I borrow your things?”

{Child.He} put the pudding in the middle of the bench. {Child.He} put the tree on one side and the lantern on the other. Then {child.he} took the goat gently by the horns and led him up to it.

# sing
“And now we sing,” said {child}. “Everybody!”

“We wish you a merry Christmas,” sang {child} and [friend: {friend} and ]{@a} and {ham} and {flower} and {light}, “we wish you a merry Christmas!”

The goat looked at the pudding. He looked at the tree. He looked at the lantern, shining on the snow.

“But …” he said. “But that’s him! When did he come?”

# in-bits
“All the time,” said {child}. “He came in bits.”

“In bits?” said the goat. “Did it hurt?”

“No. That’s how he comes. You just have to put him together.”

“And is he all there now?”

{child} thought about it.

“Yes,” {child.he} said. “You were the last bit.”

The goat’s ears shot straight up.

# number-four
Then the number four came, empty and warm. Pshh, went the doors.

On got {ham} with the pudding. On got {flower} with the tree. On got {light} with the lantern. On got {@a} and {child}[friend:  and {friend}][pet.dog:  and {pet}], and last of all on got the goat, because he didn’t want to miss any of it.

He had the seat by the window. The lantern shone, and the snow fell, and the whole bus smelled lovely.

“{child},” whispered the goat. “Just think. Me, on a bus with Christmas.”

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  and {elder2.short}]
