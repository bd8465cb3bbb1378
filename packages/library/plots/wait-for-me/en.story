title: Wait for Me
title: Red {pirate’s} Treasure
title: Ten Steps from the Seal
guest friend: Clara (she), Wilf (he)
guest pirate: Reuben (he), Rufus (he)
guest minder: Auntie Josie (she), Auntie Bea (she)

% Whoever rows (@a) is the grandparent, else {adult}, else {minder}. “Wait for me” is said the same way every time but the last: then it is whoever rowed who says it, and quietly.

# short-legs
{child} was {age} and had short legs, and so {child.he} shouted “Wait for me!” most of the day. Now {child.he} shouted it again, because [!friend.known: {child.his} best friend ]{friend} had already jumped out of the boat.

“First!” shouted {friend}.

{@First} had rowed them out to a desert island[music: , singing {music} at the oars], and there they were going to look for treasure.[elder2:  {Elder2} wanted to stay in the boat with the coffee.][pet.dog:  {Pet}[!pet.known:  the dog] had come too, and wanted to catch a seagull.][pet & !pet.dog:  At home {pet}[pet.cat & !pet.known:  the cat] sat and wanted company.]

“A desert island means that nobody lives here,” said {@a}. “There isn’t even an ice cream [us: truck | van].”

# a-foot
{child} held the treasure map. There was a cross on it, and a stone that looked like a seal, and from the seal to the cross you had to take ten steps.

“Red {pirate} drew it,” said {@a}. “The most terrible pirate [city: from here to {city} | in all the islands]. He never brushed his teeth.”

On the back, somebody had drawn [us: around | round] their own foot.

“What’s that for?” asked {child}.

“That’s how he signed his name,” said {@a}. “[age<7: He couldn’t write yet | He couldn’t spell {pirate}].”

{Friend} ran on ahead[sport: , as if it were {sport},] and found the seal behind a bush.

“First!” shouted {friend}.

“Wait for me!” shouted {child}.

# long-legs
{@A} took ten steps from the seal with {@his} long legs. The island came to an end, but {@a} went on, and when {@he} had finished, {@he} stood in the sea with water up to {@his} tummy.

“Is the treasure in the water?” said {friend}.

“No, he wasn’t that silly,” said {@a}. “{pirate} wasn’t allowed to get his socks wet.”

“Wasn’t he?” said {child}. “Who said so?”

“His mother.”

“Did the pirate have his mother with him?”

“She sat in the boat and drank coffee,” said {@a}. “So I’ve heard.”[elder2:  {Elder2} waved a coffee cup from the boat.]

# juniper
Then {friend} took ten giant strides and landed right in a juniper bush.

“Ow! It’s here!” shouted {friend}.

They dug under the bush, and there lay a stone.

“Wait for me!” said {child}. “I want to do the steps, too!”

But nobody heard, because {@a} dug so hard that the moss flew. Soon there were more holes than bushes on the island, and it began to blow.

# gone
Then {@a} put down the spade.

“We’ll have to get home before the rain,” {@he} said. “The treasure’s gone.”

{@He} looked sadder than people usually are about a pirate. Then {@he} took {friend} by the hand and walked towards the boat.

{child} came last, as usual. There was a lump in {child’s} throat and a stone in {child.his} boot, so {child.he} sat down on the seal and pulled off both the boot and the sock.

Then a gust of wind took the map. It flew away over the moss with its back upwards, and {child} hopped after it on one leg and stamped on it with one bare foot.

There it stayed.

# big-toe
{child} looked down. {Child.His} foot stood right inside the foot on the map. The heel was on the heel, and the big toe was on the big toe, and nothing stuck out.

“WAIT FOR ME!” yelled {child}, and all the seagulls took off.

And they turned [us: around | round], both of them, and came running.

“Look!” said {child}. “Red {pirate} had feet as small as mine!”

“What do you mean, small?” said {@a}. “They were really quite big for somebody who was {age}.”

Then {@a} put a hand over {@his} mouth.

“{@A},” said {child}. “Who’s Red {pirate}?”

“I had a red hat,” said {@a}. “I’ve looked every summer since. But my legs have only [us: gotten | got] longer.”

# ten
So {child} stood by the seal with one boot on and one boot off. {Child.He} took a step, just as far as {child.his} legs would go, and then one more. {Friend} walked behind and counted out loud[school: , as you do {at school}], and didn’t overtake.

“Eight,” said {friend}. “Nine. Ten.”

{child} stood by an old pine tree. Between the roots there was nothing but moss.

“Dig, {friend},” {child.he} said, because nobody dug as fast as {friend}[athlete: , not even {athlete}].

# first-tooth
Clunk, it went. It was a rusty [us: cookie | biscuit] tin, and {child} got the lid off. The tin was full of marbles that shone red and green and gold, and right in the middle of them lay something small and white.

“My first tooth,” said {@a}.

{Friend} took a good look at it.

“There’s a hole in it,” {friend.he} said. “He really never did brush them.”

# waited
Then they walked back to the boat.[pet.dog:  {Pet} had not caught a seagull.][pet & !pet.dog:  Soon {pet} would have company.] {child} went first, because {child.he} had the tin, and last of all came {@a}, with the sea still in {@his} boots.

“Wait for me,” said {@a}.

And {child} waited.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
