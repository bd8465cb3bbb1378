title: The Last Glove
title: Have You Been?
title: Don’t Talk About It
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest pet: Biscuit (he), Mabel (she)

% One rule: with the last glove on, {the wish} needs a wee, and with it off it goes away. Shout through the door. The last line very slowly.
% Whoever asks at the start (@a) is the grandparent, else {adult}, else {minder}. The dog is the family’s or one of the story’s own; a cat lies down on the glove instead.

# have-you-been
“Have you been?” asked {@first}.

“I don’t need to,” said {child}.

[elder2: “Not even a drop?” asked {elder2}.

]{Child} was going out in the rain to jump in the great big puddle[school:  outside {school}][city: , the biggest in {city}]. {Child.He} had on [us: rain pants | waterproof trousers], a raincoat, [us: rain boots | wellies] and one glove.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was out there already.] {@Waits}

Then the doorbell rang. So {child} put the other glove in a pocket.

# is-it-urgent
On the step stood {a wish}. {@Dressed}

“Excuse me,” said {the wish}. “May I use your [us: bathroom | loo]?”

“Is it urgent?” asked {child}.

“Very.”

[wish.size.huge: {The wish} had to come in a bit at a time. ]But nobody can have a [us: pee | wee] in {@suit}. First it all had to come off. {child} pulled off the gloves. {@Clonk}, {@clonk}. {Child.He} pulled off {@hat}. {@Ting}. [pet.cat / pet.other: {Child.He} took hold of {@shoes} and tugged. | {Pet} took hold of {@shoes} and tugged.] {@Clonk}, {@clonk}.

“Quick, quick, quick!” said {the wish}, hopping up and down.

Then {wish.he} ran into the [us: bathroom | loo] in just {wish.his} underpants. They were spotty.

# is-it-coming
“Is it coming?” {child} called through the door.

“No,” said {the wish}.

“Is it coming now?”

“No,” said {the wish}, and opened the door. “It’s gone away. It always does. And as soon as I’ve got everything on, I need to go again. It’s been raining for two weeks, and I haven’t been in the puddle once.”

[age>=5: {@Rust}]

# now-then
So they tried again. {@Shoes} went on. {@Clonk}, {@clonk}.

“Do you need a [us: pee | wee]?” asked {child}.

“No,” said {the wish}.

{@Hat} went on. {@Ting}.

“Now?”

“No.”

One glove went on. {@Clonk}.

“Now?”

“Not a bit! It’s going to work this time!”

The last glove went on. {@Clonk}.

{The wish} crossed {wish.his} legs.

“Now I need a [us: pee | wee],” {wish.he} said.

# dont-talk
So it all came off. {@Clonk}, {@clonk}, {@clonk}, {@clonk}, {@clonk}. {The wish} ran in, and {child} waited outside.

“Is it coming?”

“No.”

“Is it coming now?”

“Don’t talk about it!” Then there was a long sigh. “It’s gone away.”

So it all went on again, right up to the last glove. {@Clonk}.

“Now I need a [us: pee | wee],” said {the wish}.

# nobody-asked
{The wish’s} voice went wobbly. “I’ll never get out,” {wish.he} said. “I’ll have to live in your hall until I’m old.”

{child} felt sorry for {wish.him}, and patted {wish.him} on {@hat}. {@Ting}.

{@Glove}

# im-out
{The wish} stopped too, and looked about.

“I’m out,” {wish.he} said.

“Do you need a [us: pee | wee]?” asked {child}.

{The wish} thought about it, all the way down to {@shoes}.

“No,” {wish.he} said. “Why don’t I?”

{child} had a good look. {@Hat} was on. One glove was on. But the other hand was bare.

“It’s the last glove!” said {child}. “Don’t ever put it on!”

“Not ever?”

“Not ever. {@Keep}

# the-puddle
And there lay the puddle, as big as a kitchen.[friend:  “You’ve been ages!” said {friend}, who had saved it for them.] {child} took {wish.him} by {wish.his} bare hand, and they took a run at it.

SPLASH, went {child}.

[friend: SPLASH, went {friend}.

]{@SPLASH}, went {the wish}.

{@Creak}[music:  They sang {@song} in time.] [pet.cat / pet.other: | {Pet} jumped too. ]And {the wish} didn’t need a [us: pee | wee] once.

# the-mitten
It began to get dark, and they walked home. {child’s} fingers were cold. On the doorstep {child.he} got out the other glove, and pulled it on.

{child} stood quite still, and crossed {child.his} legs.

“Now I need a [us: pee | wee],” said {child}.

So off it all came, the last glove first. Then {child} sat in a towel beside {@first}, and yawned. Out in the dark somebody was going home with one bare hand.

{@Clonk}, {@clonk}, {@clonk}.

# @Waits
{Pet}[!pet.known:  the dog] was at the door already, whining.
## if pet.cat
{Pet}[!pet.known:  the cat] was sitting on the shoe rack and wasn’t going anywhere.
## if pet.other
{Pet} had been allowed out into the hall to watch.

# @Glove
And {pet}? {Pet} had needed a [us: pee | wee] the whole time. But nobody had asked {pet.him}.

They tried [age>=5: a third time | once more]. When only the last glove was left, {pet} couldn’t wait any longer. {Pet.He} took the glove in {pet.his} mouth, jumped up at the door handle, and ran out.

“My glove!” cried {the wish}, and ran after {pet.him} down the steps, {@clonk}, {@clonk}, {@clonk}.

“{Pet}!” cried {child}, and ran after {the wish}.[sport:  Not even at {@game} had {child} run as fast.][athlete:  Not even {athlete} could have caught up.]

At the first lamp post {pet} stopped. {Pet.He} lifted one leg, and had a very long [us: pee | wee]. {Pet.He} looked as if it was {pet.his} birthday.
## if pet.cat
And {pet}? {Pet} had watched it all. Cats don’t help.

They tried [age>=5: a third time | once more]. When only the last glove was left on the floor, along came {pet}. {Pet.He} lay down on it and shut {pet.his} eyes.

“Would you mind moving?” asked {the wish}.

{Pet} yawned.

“You can’t move a cat,” said {child}. “You’ll have to run without it, quick, before it comes!”

So {the wish} ran down the steps, {@clonk}, {@clonk}, {@clonk}, and {child} ran after {wish.him}.[sport:  Not even at {@game} had {child} run as fast.][athlete:  Not even {athlete} could have caught up.]

At the first lamp post {child} stopped and waited for {the wish} to cross {wish.his} legs.
## if pet.other
And {pet}? {Pet} had watched it all, and helped as well as {pet} could.

They tried [age>=5: a third time | once more]. When only the last glove was left on the floor, {pet} was sitting in the middle of it, looking very comfortable.

“Will you be there for long?” asked {the wish}.

It looked like it.

“You’ll have to run without it,” said {child} to {the wish}. “Quick, before it comes!”

So {the wish} ran down the steps, {@clonk}, {@clonk}, {@clonk}, and {child} ran after {wish.him}.[sport:  Not even at {@game} had {child} run as fast.][athlete:  Not even {athlete} could have caught up.]

At the first lamp post {child} stopped and waited for {the wish} to cross {wish.his} legs.

# @Keep
{Pet}, you can keep it!”

{Pet} had already begun to bury it.
## if pet.cat / pet.other
{Pet} can keep it!”

{Pet} probably knew that already.

# @Dressed
{Wish.He} had [us: rain gear | waterproofs] on from top to toe, and {wish.his} legs were crossed so hard that they squeaked.
## if wish.king / wish.queen / wish.princess / wish.prince
{Wish.He} had a crown on and [us: rain gear | waterproofs] from top to toe, and {wish.his} legs were crossed so hard that they squeaked.
## if wish.knight
{Wish.He} had armour on from top to toe, and {wish.his} legs were crossed so hard that they rattled.
## if wish.astronaut
{Wish.He} had a spacesuit on from top to toe, and {wish.his} legs were crossed so hard that they squeaked.

# @suit
all those [us: rain clothes | waterproofs]
## if wish.knight
a suit of armour
## if wish.astronaut
a spacesuit

# @hat
the rain hat
## if wish.knight / wish.astronaut
the helmet
## if wish.king / wish.queen / wish.princess / wish.prince
the crown

# @Hat
The rain hat
## if wish.knight / wish.astronaut
The helmet
## if wish.king / wish.queen / wish.princess / wish.prince
The crown

# @shoes
the [us: rain boots | wellies]
## if wish.knight
the iron shoes
## if wish.astronaut
the space boots

# @Shoes
The [us: rain boots | wellies]
## if wish.knight
The iron shoes
## if wish.astronaut
The space boots

# @clonk
flop
## if wish.knight
clonk

# @Clonk
Flop
## if wish.knight
Clonk

# @Ting
{@Clonk}
## if wish.king / wish.queen / wish.princess / wish.prince
Ting

# @SPLASH
FLOPSPLASH
## if wish.knight
CLONKSPLASH

# @Creak
They jumped until the water was over their boots.
## if wish.knight
They jumped until the knight creaked.

# @Rust
“Won’t you get wet?” asked {child}.

“Yes,” said {the wish}. “That’s the beauty of it.”
## if wish.knight
“Won’t you rust?” asked {child}.

“Yes,” said the knight. “But it’s worth it.”
## if wish.dragon / wish.three-headed-dragon / wish.rainbow-dragon
“Won’t your fire go out?” asked {child}.

“Yes,” said {the wish}. “But it’s worth it.”
## if wish.king / wish.queen / wish.princess / wish.prince
“Are you allowed to, with a crown?” asked {child}.

“No,” said {the wish}. “But it’s worth it.”
## if wish.astronaut
“Aren’t there any puddles in space?” asked {child}.

“No,” said {the wish}. “Not one. I’ve looked.”

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
