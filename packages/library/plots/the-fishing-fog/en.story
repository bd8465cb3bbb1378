title: The Fishing Fog
title: Big Enough to Keep
title: It Liked Jam
guest aunt: Auntie Jo (she), Auntie Meg (she)

% The catch is "it" till it is known. The sandwich hangs from the hedge, at the height of a nose. @a: {adult}, else {aunt}.

# swallowed
On Friday afternoon[school: , after {school},] the fog came [city: in over {city} and ]up the road, turned in at {child’s} gate and swallowed the garden.

It swallowed the wheelbarrow first. Then the apple tree. Then it came right up to the house and leaned on the windows.

“I can’t see anything at all,” said {child}, up in {child.his} bedroom.[sport:  “And I was going to {play sport}!”]

# a-fishing-fog
Until {@a} came home, {elder} was looking after {child.him}. {Elder.He} polished {elder.his} glasses and took a long look.

“Well, well,” {elder.he} said softly. “It’s a fishing fog.”

“What’s a fishing fog?”

“I’ve only met three in my whole life,” said {elder.short}. “Fetch me that bamboo cane, the ball of string and a [us: clothespin | clothes peg].”

They tied the string to the cane and the [us: clothespin | peg] to the string.

“Now for the bait,” said {elder.short}. “Jam, I think. Whatever is out there, it liked jam in 1971.”

# cast
So {child} made a small jam sandwich and fixed it in the [us: clothespin | peg]. {Child.He} opened the window. The fog smelled of pennies. Then {child.he} swung the cane and let the string run, down and out, until the sandwich had vanished into the white.

They sat on two chairs and waited.[pet.dog:  {Pet}[!pet.known:  the dog] waited for the sandwich.][pet.cat:  {Pet}[!pet.known:  the cat] came and sat between them, because somebody had said fishing.][music:  {Elder.short} hummed {@song}, but only through {elder.his} nose.]

“Don’t talk too loudly,” {elder.short} murmured. “Fog’s shy.”[pet.other: 

{Pet} never said a word.]

# a-sock
The string twitched.

“Strike!” said {elder.short}.

{child} pulled. Up came the [us: clothespin | peg] and up came the sandwich, and stuck to the jam there was … a sock.

“A common grey sock,” said {elder.short}, holding it up. “Usually found in pairs. Cast again, and aim a bit to the left.”
## or
The string twitched.

“Strike!” said {elder.short}.

{child} pulled. Up came the [us: clothespin | peg] and up came the sandwich, and stuck to the jam there was … a garden glove.

“A gardener’s glove,” said {elder.short}, holding it up. “Full grown. You can tell, it’s got all five fingers. Cast again, and aim a bit to the left.”

# a-hat
{child} aimed to the left. This time there was a long, slow drag, as though something very old were thinking about it. {Child.He} wound in the string, hand over hand. It was the woolly hat {child.he} had lost last winter[friend: , when {child.he} and {friend}[!friend.known: , {child.his} best friend,] built a snowman. And it had three snails living in it.|, with three snails living in it.]

“A beauty,” said {elder.short}. “But look, it’s got babies. We’ll put that one back.”

They lowered it down, very gently.

# late
The third time, {child} stood up and threw with all {child.his} might, so that the string sang. Out and out it went, over the apple tree, over the hedge, over everything {child.he} couldn’t see.

For a long time nothing happened. The fog grew blue, and then grey. Downstairs the clock struck five, and then the half hour.

“{@A}’s late,” said {child}.

“It’ll be slow going out there,” said {elder.short}. {Elder.He} wasn’t smiling quite so much. “You couldn’t find your own feet in this.”

# tight
And then the string went tight.

It didn’t twitch and it didn’t drag. It pulled. The cane bent like a bow, and {child} had to put one foot against the wall[athlete: , right on the poster of {athlete}].

“{Elder.short}! It’s a big one!”

{Elder.short} took hold of {child.him} [us: around | round] the middle. “Don’t yank,” {elder.he} said. “Steady. Just let it know you’re here.”

{child} held on. {Child.He} gave the string a tug: one, two. And something, out there in the white, tugged back: one, two.

# the-catch
{child} wound in a little. It came. {Child.He} wound a little more. It was coming! It came through the hedge, with a crackle. It came past the apple tree, with a bump, and it said “Ow!” It fell over the wheelbarrow. And then, right under the window, a shape grew up out of the fog, big and dark and dripping, with a briefcase in one hand and a jam sandwich in the other.

“{child}?” said the shape. “Is that you?”

“{@A}!” yelled {child}. “I’ve caught {@a}!”

# that-jam
“I was up and down this road for half an hour,” said {@a}, with leaves in {@his} hair. “I couldn’t find the house. I couldn’t even find the gate. And then I walked into a sandwich, nose first.” [adult: {Adult.He}|{Aunt.He}] took a bite. “I thought: I know that jam.”

# keep
{Elder.short} leaned out and looked {@a} over from top to toe.

“What do you reckon?” {elder.he} asked. “Do we put it back?”

{child} considered it. “No,” {child.he} said. “I think it’s big enough to keep.”

# soup
So they landed {@a} by the back door and dried {@him} off in front of the fire. There was hot soup for [us: supper | tea][elder2: , which {elder2} had made], and it steamed so much that {elder.short’s} glasses disappeared.

# a-crust
{child} left the string hanging out of {child.his} window that night, just a little way, with a crust in the [us: clothespin | peg]. You never know, after all, who else might be out there, trying to get home.

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @his
{aunt.his}
## if adult
{adult.his}

# @him
{aunt.him}
## if adult
{adult.him}

# @song
{music}
