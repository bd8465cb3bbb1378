title: Somebody Has to Be the Fire
title: I Could Hear You Not Coming
title: Still Glowing

% Rule: a fire stays where it is until somebody puts it out. And it must never be left on its own.

# the-rule
“Somebody has to be the fire,” said {friend}.

{child} didn’t want to be the fire. {child.He} had been it last time. {child} and {friend}, who were best friends, were in the park with {pet}[!pet.known: , {child’s} dog,] and they had a fire engine. It was a garden cart, really, but {friend} had painted it red.

“I’m driving. I painted it,” said {friend}. “And {pet} is the siren, because {pet.he} can howl.”

“Can’t {pet} be the fire?” asked {child}.

{Pet} wagged.

“{Pet.He} would only come and meet us,” said {friend}. “A fire stays where it is until somebody puts it out. That’s the rule.”

So {child} went off across the grass, sat down under the big tree, and burned.

# wee-oo
“Wee-oo!” shouted {friend}, and ran off with the fire engine.

“Ow-ooooo!” howled {pet}, who sat in it with flapping ears. {Pet.He} had never had a job before, and {pet.he} took it very seriously.

On a bench, with a blanket and some coffee, sat {@a-first}.

“Stand back! [city: {city} fire | Fire] brigade!” said {friend}, and pointed the hose at the coffee. It was a skipping rope, so {friend} had to do the water as well. “Pshhhhh!”

“My coffee isn’t on fire,” said {@a}.

“Not any more,” said {friend}.

And off they went. Wee-oo! Ow-ooooo!

## or
“Wee-oo!” shouted {friend}, and ran off with the fire engine.

“Ow-ooooo!” howled {pet}, who sat in it with {pet.his} chest out, like somebody who’s been chosen.

They passed a bench, where {@a-first} sat under a blanket. They stopped in front of a lady in a big red hat.

“Stand back! [city: {city} fire | Fire] brigade!” said {friend}, and pointed the hose at the hat. It was a skipping rope, so {friend} had to do the water as well. “Pshhhhh!”

“That’s not a fire,” said the lady. “It’s my hat.”

“It’s out now,” said {friend}, kindly.

And off they went. Wee-oo! Ow-ooooo!

# burning
Under the tree {child} was burning as hard as {child.he} could.

“Crackle, crackle!” {child.he} shouted, and waved {child.his} arms. “Help! It’s burning right up the tree![school:  It’s going to burn all the way to {school}!]”

Nobody came. You can’t hear much through a siren.

But {child} could hear {friend} laughing, and {pet} howling until {pet.his} voice cracked. They were putting out the swings, one by one, and nobody looked round. [athlete: They went so fast that not even {athlete} could have caught them.]

[music: {child} hummed some of {@song}, but it’s hard to hum and burn at the same time.]

## or
Under the tree {child} was burning as hard as {child.he} could.

“Crackle, crackle!” {child.he} shouted, and waved {child.his} arms. “Help! It’s a really big one![school:  You can see it from {school}!]”

Somebody came. It was a pigeon. It walked straight through the fire, looking for crumbs.

“Mind out,” said {child}. “I’m hot.”

The pigeon went out on the other side. Far away {friend} laughed, and {pet} howled until {pet.his} voice cracked. Nobody looked round. [athlete: They went so fast that not even {athlete} could have caught them. ][music: {child} hummed some of {@song}, but it’s hard to hum and burn at the same time.]

# psss
When nobody comes, a fire gets smaller and smaller.

First {child} was a bonfire. Then {child.he} {child.was} a candle. The others had a hose, and a siren, and each other. {child} had a tree. {child.He} felt left out, and there was a lump in {child.his} throat, and the one who was howling so happily over there was {child.his} very own dog.

A tear ran down {child’s} cheek.

Psss, it went.

Psss, psss, went the next ones. And the fire was out.

# not-coming
Wee-oo! Round the tree came the fire engine at last.

“Stand back!” shouted {friend}. “Where’s the fire?”

“It’s gone out,” said {child}.

“It can’t have! We’ve only just got here!”

“I cried,” said {child}.

{Friend} looked at {child.his} wet cheeks. The hose sank, lower and lower.

“On purpose?”

“No.” {child} wiped {child.his} nose. “I could hear you not coming. The whole time.”

There’s a lot you can put out with a skipping rope, but {friend} had no idea what you did about that.

# too-wet
“Light up again,” begged {friend}. “Then I’ll come straight away.”

“Crackle,” said {child}. It was a small, damp crackle, and it stopped in the middle. “I can’t. I’m too wet.”

{Friend’s} chin began to wobble. “I was coming,” said {friend}. “I just kept finding things on the way.” And psss, a tear ran down {friend.his} cheek as well. Now the fire was out, and the fire brigade was wet.

{Pet} looked at one of them, and then at the other. “Ow?” {pet.he} said. It was the smallest siren in the world.

## or
“Light up again,” begged {friend}. “Wee-oo?”

{child} waved one arm. “Crackle,” {child.he} said.

“That was a hiccup,” said {friend}.

“I know,” said {child}. “I’m too wet to burn.”

“I was coming,” said {friend}. “I just kept finding things on the way.” And then {friend} cried, too, psss, psss, all down the front. Now the fire was out, and the fire brigade was wet.

{Pet} looked at one of them, and then at the other. “Ow?” {pet.he} said. It was the smallest siren in the world.

# a-bit-left
Then {pet} climbed down from the cart, turned round, and lay down right across {child’s} feet, with all the dog {pet.he} had. {Pet.He} {pet.was} as warm as new bread.

{child} felt it in {child.his} toes.

“Wait,” {child.he} said. “I’m not quite out. There’s a bit left, down there under {pet}.”

{Friend} sniffed. “Then I know what to do. You blow. And then you don’t go away. If you go away, it goes out.”

So {friend} lay down, with {friend.his} chin on {pet}, and blew, fffff, first on {child’s} knees, and then on {child.his} neck. A tiny snort came out at the corner of {child’s} mouth.

“It crackled!” shouted {friend}. “It’s caught!”

And {friend} didn’t go away. {Friend.He} blew and blew, and {child} snorted and laughed, until {pet} went up and down on {child.his} feet like a boat.

# the-fire-drives
“Crackle, crackle, CRACKLE,” roared {child}, and jumped up, the biggest fire there has ever been in that park. {child.He} put a hand on {friend’s} arm. “Now you’ve caught it.”

“CRACKLE,” roared {friend}. {Pet}, who’d wanted to be the fire all along, caught it by {pet.himself}.

“But a fire’s got to stay where it is,” said {friend}.

“I’ve done that,” said {child}, and took hold of the fire engine.

So the fire drove, and the fire brigade ran behind. [sport: They went faster than you do when you {play sport}. ]They burned all the way to the bench.

“Stand back, please,” said {@a}, and put them out with the blanket, two children and a dog, the way you put out the very best fires: all in one go, and holding tight.

## or
“Crackle, crackle, CRACKLE,” roared {child}, and stood up, as tall as a house on fire. {child.He} put a finger on {friend’s} nose. “Now you’ve caught it.”

“CRACKLE,” roared {friend}. Then they set fire to {pet’s} tail, by patting it, and {pet} thought it was high time.

“But a fire’s got to stay where it is,” said {friend}.

“Not when it’s driving,” said {child}, and took hold of the fire engine.

So the fire drove, and the fire brigade pushed. [sport: They went faster than you do when you {play sport}. ]They burned once round the swings, and all the way to the bench.

“Stand back, please,” said {@a}, and put them out with the blanket, two children and a dog, the way you put out the very best fires: all in one go, and holding tight.

# embers
When the lamps came on they went home. {child} and {pet} sat in the cart, close together under the blanket. Now they were embers, and that’s what a fire turns into when it’s had a good time.

“Tomorrow I’ll be the fire,” said {friend}.

“And I’ll come straight away,” said {child}.

{Friend} drove slowly. At every lamp post {friend.he} stopped, and turned round.

“Still glowing?” asked {friend}.

“Still glowing,” said {child}.

“Ow,” said {pet}, with {pet.his} eyes shut.

[elder & adult: {Elder} [elder2: and {elder2} say | says] so too: you | You] never leave a fire on its own, not even a little one.

# @song
{music}

# @a
the grown-up on the bench
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
the grown-up who’d come with them
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , with {elder2}]
