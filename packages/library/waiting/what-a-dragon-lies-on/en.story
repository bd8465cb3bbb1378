title: What a Dragon Lies On
title: The Dragon on the Bakery
title: [us: Peekaboo|Peep-bo], Said the Dragon
guest friend: Minnie (she), Alfie (he)
guest baker: Mr Crumb (he), Mrs Crumb (she)

# the-bakery
It was {friend’s} birthday[friend: , and {friend} was {child’s} best friend]. The cake was ready at the bakery [city: in the middle of {city}]. But there was a dragon on the bakery.

It lay on its tummy on the roof, with its tail down the chimney, and nobody could get the door open.

“My cake!” said {friend}, and {friend.his} lip began to wobble.

“We’ll just have to ask it to move,” said {child}, who was {age}.

# the-rule
“Excuse me,” said {child} to the dragon’s nose, which hung down in front of the window. “Why are you lying here?”

The dragon opened one eye.

“A dragon lies on what it likes best,” said the dragon. “I like this. It’s warm, and it smells of buns.”

“But we need to get in.”

“Then you’ll take it away from me,” said the dragon. “I used to have a heap of gold. I got up to [us: pee|have a wee], just once, and when I came back it was gone. So I don’t get up [us: anymore|any more].”

And it shut its eye again.

# trying
Everybody tried. {baker}, whose bakery it was, pushed from behind. [elder: {Elder} [elder2: and {elder2}] pulled its tail. “On three,” said {elder.short}, so they pulled on three, and the tail pulled back.] [sport: They tried to get it down to {play sport}. The dragon yawned.] [athlete: They showed it a picture of {athlete}. The dragon yawned at that as well.] [school: The whole of {school} came and shouted hello, all at once.] [music: They sang it {music}, all the way through. The dragon thought it was beautiful. It stayed where it was.] [pet: {@pet-tries}] Somebody fetched a real gold coin.

“Cold and pointy,” said the dragon. “I’ve learned a thing or two since then.”

And it lay where it lay.

# @pet-tries
They showed it {pet}, who had come along. “Sweet,” said the dragon, but it didn’t move.
## if pet.dog
{Child’s} dog, {pet}, barked at it for as long as {pet.he} could. Then {pet.he} yawned, and lay down against a nice warm paw.
## if pet.cat
{Child’s} cat, {pet}, walked right up [us: onto its back|on to its back] and lay down. A cat lies on what it likes best as well.

# scratch
Then {friend} went up to the nose. {friend.He} {friend.was} sad, and wanted somebody to scratch. So {friend.he} scratched the dragon behind the ear, where the scales are soft.

“Oh,” said the dragon. “Oh, just there. A bit to the left.”

Up came the tail out of the chimney, and it began to wag, and a few tiles fell off the roof.

“I like you,” said the dragon to {friend}. “I like you better than the bakery.”

And it got up.

[us: “Hooray!”|“Hurrah!”] shouted {baker}, and pulled open the door.

But the dragon lay down again. It lay down on {friend}.

# under-the-dragon
There was only a head sticking out, and one hand.

“Does it hurt?” called {child}.

“No,” said {friend}. “It’s soft. But there’s an awful lot of dragon.”

“Let {friend.him} out!” said {child}.

“Then {friend.he}’ll go away,” said the dragon. “And that’ll be that, like the gold.”

So now they had the cake, and nobody to blow out the candles. {friend} tried to look cheerful underneath a dragon, but a tear ran down all the same.

{child} couldn’t bear it. {child.He} lay down [us: in the street|in the road], nose to nose with the dragon, so that they were looking into each other’s eyes.

“Are you frightened?” asked {child}.

The dragon didn’t answer for a long time.

“Yes,” it whispered.

# peekaboo
{child} knew what that was like. There had been a morning when {child.he} had held on to a sleeve in a doorway and hadn’t wanted to let go.

“I’m going to show you something,” said {child}. “Watch me. I’m going [us: around the corner|round the corner].”

{child} went [us: around the corner|round the corner].

“Gone!” wailed the dragon. “I knew it!”

{child} put {child.his} head out.

“[us: Peekaboo|Peep-bo]!” said {child}.

The dragon blinked.

“Do that again.”

{child} went [us: around the corner|round the corner] again, and stayed there a bit longer. The dragon held its breath until smoke came out of its ears.

“[us: Peekaboo|Peep-bo]!”

“You came back,” said the dragon.

“You can go away and come back,” said {child}. “People do it nearly all the time. Now it’s {friend’s} turn.”

# round-the-corner
The dragon went stiff all over. It lifted its tummy, just a little. Then it lifted it a little more, and {friend} crawled out, with very flat hair. [pet.cat: Up on its back {pet} woke, and enjoyed the ride.] [pet.dog: {Pet} licked {friend.him} all over {friend.his} face.]

“I’ll be back,” said {friend} to the dragon. {friend.He} walked away [us: down the street|down the road], and [us: around the corner|round the corner], and then there was no {friend} to be seen.

It was very quiet. The dragon looked at the corner. {child} stood beside it and held one of its claws.

“It’s taking a long time,” whispered the dragon.

“Wait,” whispered {child}.

They waited.

And {friend’s} head came [us: around the corner|round the corner]. {friend.He} had the cake in {friend.his} hands, with all the candles lit.

“[us: Peekaboo|Peep-bo],” said {friend}.

The dragon cried until it hissed.

# cake
{friend} blew out the candles. The dragon lit them again, ever so gently, so {friend} got two wishes. Then they had cake [us: in the street|in the road], everybody who had pushed and everybody who had pulled. [elder: {Elder.short} gave the dragon the biggest slice.] [pet: {Pet} licked the plate.]

“Better than gold,” said the dragon.

# come-back
That night {child} lay in bed and held on to [adult: {adult’s} sleeve | a sleeve].

“I’m only going to do the [us: dishes|washing-up],” said [adult: {adult} | the grown-up in the sleeve]. “Then I’ll come back.”

{child} thought about it. Then {child.he} let go of the sleeve.

The door was open a little way. The plates clattered in the kitchen, and it was a good sound. [pet.dog / pet.cat: {Pet} lay on {child’s} feet, because {pet} lay on what {pet.he} liked best.] And when {child} was very nearly asleep, a head [us: came around the door|came round the door].

“[us: Peekaboo|Peep-bo],” whispered [adult: {adult} | the grown-up].

Out on the hill the dragon was asleep. It was lying on nothing at all.
