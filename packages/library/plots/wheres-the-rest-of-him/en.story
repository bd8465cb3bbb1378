title: Lefty
title: Where’s the Rest of Him?
title: Hop, Hop, Hop
guest pet: Biscuit (he), Monty (he)
guest stray: Lefty (he)
guest old: Albert (he), Walter (he)
guest man: Mr Osei (he), Mr Rossi (he)
guest wife: Mrs Tring (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Hop, hop, hop” is for everybody, and quite soft last. {stray} is the stray; {pet} lies on the sofa at home.
% The grown-up (@a) is the grandparent, else {adult}, else {minder}.

# always-the-left
Somebody was stealing shoes on {child’s} road[city:  in {city}]. They only took one from each house, and it was always the left.

{man} had lost a [us: soccer cleat | football boot]. {wife} had lost a [us: rain boot | wellington], with the mud in. The [us: mailman | postman] had sat down on a wall to shake out a stone, and now he had the stone. By Thursday the whole road was putting its [us: trash | bins] out on one leg[school: , and hopping off to {school}]. Hop, hop, hop.

[friend: {Friend}[!friend.known: , {child’s} best friend,] had lost a roller skate. On the other {friend.he} only went in circles.

][elder2: {Elder2} had hidden every left shoe in the house on top of the wardrobe, and couldn’t get them down.

]“It’s a man with one leg,” said {wife}.

“He’s got nine different sizes of foot, then,” said {child}.[sport:  “And he likes {sport}.”]

# the-slipper
The only one who didn’t care was {pet}. {Pet} was {child’s} dog, and {pet.he} {pet.was} where {pet.he} always {pet.was}, on the sofa, with {pet.his} chin on a tartan slipper. {Pet} would let you have {pet.his} dinner, and {pet.his} ball. But nobody touched the slipper.

# politely
On Thursday, at dusk, {child} put {child.his} left [us: sneaker | trainer] out on the step, and hid behind the [us: trash cans | bins].

Up the path came a dog. He was thin, and the colour of a doormat, with one ear that stood up and one that had given up. He sniffed the [us: sneaker | trainer] all the way round, politely, as if he was reading the label. Then he picked it up by the tongue and trotted off.

{child} jumped up to run after him. {Child.He} only had one shoe on. {Child.He} hadn’t thought of that. Hop, hop, hop, down the alley, and through the hole in the fence, and up to the old shed on the [us: community garden | allotments]. {child} put one eye to a crack.

# the-ring
They were all in there, and not one was chewed. They stood in a ring on the floor: the [us: cleat | boot], the [us: rain boot | wellington], a gold sandal, the [us: mailman | postman]. The dog put the [us: sneaker | trainer] down in the gap, and pushed it straight with his nose. Then he stepped into the middle, turned round and round, and lay down with a long sigh, like somebody in a room full of people.

And {child} saw. He wasn’t stealing shoes. He wanted people to sleep next to, and this was as much of a person as he could carry.

{child} stood there on one leg for quite a while.

“Hello, {stray},” {child.he} said.

It was what he took. And it was what he’d been.

One ear went up. But when {child} reached in through the door the dog slid back against the wall. He’d come to a shoe. He wouldn’t come to a hand.

# albert
Then somebody shouted, on the other side of the fence.

“{old}! {old}!”

It was {wife}. Her old husband forgot things nowadays, and he’d gone out by the back door and forgotten to come home. It was starting to freeze. There were [us: flashlights | torches] going up and down.

“What’s he wearing?” said {@first}.

“His pyjamas!” said {wife}. “And one shoe! I couldn’t find the –”

{child} looked at the ring. Between the sandal and the [us: rain boot | wellington] stood a brown lace-up. Inside it, in ink, it said {old}.

# the-rest-of-him
{Child.He} picked it up and held it out.

“You know him,” {child.he} said. “Don’t you? You know all of us. Where’s the rest of him, {stray}?”

{stray} looked at the shoe. He looked at the hand. He came one step, and one more step, and he sniffed, all the way round, politely. Then he took it by the tongue, straight out of {child’s} fingers, and ran.

Hop, hop – oh, never mind! {child} ran too, in one shoe and one sock[athlete: , nearly as fast as {athlete} in two], out through the fence, past the [us: flashlights | torches], and down the hill to the old bus shelter, where there hadn’t been a bus for years. And there on the bench in the dark sat {old}, with his hands on his knees.

# are-you-waiting
“I’m waiting for the works bus,” he said. His teeth were chattering. “But I’ve come out without my …”

{stray} put the shoe down by his foot, and pushed it straight with his nose. Then he turned round and round and lay down, right across both of the old man’s feet.

“Oh,” said {old}. “Oh, that’s lovely and warm. Are you waiting for somebody too, old chap?”

“He was,” said {child}.

And then the whole road came down the hill with [us: flashlights | torches] and blankets. Hop, hop, hop, hop, hop.

# up-to-pet
At home {stray} stood on the mat and didn’t come in any further. {@A} looked at him. “It’s not for me to say,” said {@a}. “It’s for {pet}.”

{Pet} had opened one eye, which was a lot for {pet}. {Pet.He} got down off the sofa. {Pet.He} stretched. {Pet.He} walked once round {stray}. Then {pet} went back to the sofa, and took the slipper – the slipper – and carried it across the room and put it down in front of {stray’s} nose.

It was a left one.

# you-keep-it
On Saturday {child} took the shoes back in a wheelbarrow[music: , humming {music}]. But {stray} never really gave it up, and nobody wanted him to. Every evening he went down the road with {child} and read every foot on it, politely. And if there was a foot missing, he said so. {wife} left the brown shoe out for him on purpose.

And every night he made his ring on the floor by {child’s} bed. There was {child’s} [us: sneaker | trainer], and there was {@as} boot, and in the middle were two dogs.

Hop, hop, hop, went somebody along the landing.

“Good night, {child},” said {@a}. “Good night, {pet}. Good night, {stray}. Has anybody seen my other slipper?”

From the middle of the ring came a long sigh, like somebody in a room full of people.

“Never mind,” said {@a}. “You keep it.”

And {@a} put out the light, and went to bed. Hop. Hop. Hop.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short}’s
