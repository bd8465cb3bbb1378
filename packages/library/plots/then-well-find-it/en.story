title: The Lump
title: Then We’ll Find It!
title: There’s a Lump
guest bev: Mighty Bev (she), Mighty Jo (she)

% One lump in the sock, one in the robot, one in the coat. Home with {adult}, else the grandparent, else {bev}, who lives next door.

# a-lump
{child} sat on the bench by the swings with one boot off.

“There’s a lump in my sock,” said {child}.

“There’s no lump,” said a big boy[sport:  on his way to {play sport}].

“There IS a lump,” said {child}.[elder:  “{Elder} couldn’t find it, [elder2: and {elder2} couldn’t find it, ]but there is.”][pet.other:  “{Pet} believes me.”]

Whoosh! Down from the sky came a superhero, with a red cape and big gold boots. Thump. She landed by the bench.

“I’m {bev},” she said. “I heard there’s a lump.”

“In my sock,” said {child}.

{bev} went down on her knees. “Then we’ll find it!” she said.[athlete:  “Nobody can run with a lump. Not even {athlete}.”]

# it-will-have-to-wait
She looked at the heel. No lump. She looked at the toes. No lump.[friend:  {Friend}[!friend.known: , {child’s} best friend,] looked in the boot. No lump.]

Ring, ring! Her telephone went off.

“{bev}!” said the telephone. “A giant robot is sitting on the town hall[city:  {in city}]!”

“It’ll have to wait,” said {bev}. “I’m busy. There’s a lump.”

She pulled off the sock and put her whole nose in it.[pet.dog:  {Pet}[!pet.known:  the dog] put {pet.his} nose in too, and sneezed.][pet.cat:  {Pet}[!pet.known:  the cat], up on the wall, was glad it wasn’t {pet.his} nose.]

Ring, ring!

“{bev}! The robot has got up! [school: It’s stepped right over {school}! ]It’s eating the library steps!”

“It’ll have to wait,” said {bev}. “There’s a lump.”

# is-it-night
She pulled at the sock, and she pulled, and – ping! – it popped on to her head, right down over her eyes. The toe stuck straight up.

“It’s gone dark,” said {bev}. “Is it night?”

“No,” said {child}. “It’s my sock.”

# boom
Then the ground went BOOM.

BOOM. BOOM. BOOM.

The robot was coming through the park. It was as tall as a tree, and it was very, very cross.

“Fly!” said {child}. But {bev} couldn’t see. She ran the wrong way, and fell flat in the sandpit. Flump.

BOOM. The robot stopped right in front of {child}. It lifted up one big iron foot. It stood there on one leg, and it went eeek, eeek, and its whole face was in a crumple.

{child} knew that face. {child.He} had been making it all day.

# that-face
“Have you got a lump?” said {child}.

“YES,” said the robot. A drop of oil ran down its cheek. “NOBODY BELIEVES ME.”

“Then we’ll find it!” said {child}.

{child.He} put {child.his} hand in between the big iron toes. There it was! {child.He} pulled.

Pop!

It was a little round pebble.

“AAAAH,” said the robot. It put down its foot. It wiggled all its toes. “THANK YOU. I AM SORRY I ATE THE STEPS.” And it went off to the library to mend them.

# a-pea
{bev} came up out of the sandpit and pulled off the sock. She turned it inside out and shook it.

Out fell one small pea.

“I knew it,” said {bev}.

“I knew it too,” said {child}. {child.He} put on the sock. No lump at all.

# in-my-coat
Whoosh! Up flew {bev}, home to her tea[music: , humming {music}].

Then {adult} came. {adult.He} picked up {child} and buttoned a big coat [us: around | round] them both, so it was warm and dark inside.

“Oh dear,” said {adult}. “There’s a lump in my coat.”

“Then we’ll find it,” said {child}.

{Adult} looked in at the top. “Found it,” {adult.he} said, and {adult.he} carried it home.
## if elder & !adult
Whoosh! Up flew {bev}, home to her tea[music: , humming {music}].

Then {elder.short} came, and picked up {child}, and buttoned a big coat [us: around | round] them both, so it was warm and dark inside.

“Oh dear,” said {elder.short}. “There’s a lump in my coat.”

“Then we’ll find it,” said {child}.

{Elder.short} looked in at the top. “Found it,” said {elder.short}, and carried it home.
## if !adult & !elder
Then it was time for tea, and {bev} lived next door. She picked up {child} and wrapped her big cape [us: around | round] them both, so it was warm and dark inside.[music:  She hummed {music}.]

“Oh dear,” said {bev}. “There’s a lump in my cape.”

“Then we’ll find it,” said {child}.

{bev} looked in at the top. “Found it,” she said, and she carried it home.
