title: Where Have You Been?
title: Not Suspected of Anything
guest pet: Mittens (she), Tibbs (he)
guest officer: Brenda (she), Maureen (she)
guest neighbour: Len (he), Ron (he)

% The cat is the family’s, else the street’s own. A cat gets into the engine, a dog gets under the car. {adult} holds the torch, else the neighbour.

# on-the-street
Every evening a police car stood outside {child’s} house. {Officer} the police officer lived next door, and once she had gone in, the car used to talk to {child}.[music:  Sometimes it played {music} on the police radio.] {child} liked that car more than anything else in the street, except for {pet}, {@whose}.

But the car and {pet} did not get on. The car thought it was {pet’s} fault. {Pet} didn’t think anything.

“Where have you been?” said the car when {pet} came along. It said it sternly, as if it meant to write down the answer.

{Pet} didn’t answer. {Pet.He} jumped up on the [us: hood | bonnet], trod round and round, and lay down.

# lying-on-police
“There!” said the car to {child}. “You saw it yourself! Lying on a police officer!”

“{Pet} thinks you’re warm,” said {child}.

“I’m on duty! Nobody lies down on somebody who’s on duty. I’ve got paw marks on my [us: windshield | windscreen]. The chief thought we’d been chasing {@beast}.”

{Pet} licked {pet.his} tummy.

“And now {pet}’s having a wash!” said the car.

{child} wanted them to be friends. If {officer} found one more paw mark on that glass, she was going to park in another street.

“{Pet},” said {child}. “Couldn’t you lie on the steps?”

{Pet} looked at the steps. There was ice on them.

“{Pet}’s right, actually,” {child} told the car. “You’re warm when you come home, and {pet}’s cold.”

“And I’m right,” said the car. “The law’s the law.”

It flashed blue, just once. It did that when its feelings were hurt.

# the-cushion
The next evening {child} tried putting an old cushion[friend: , a present from {friend}[!friend.known: , {child.his} best friend,]] on the bike rack. {Pet} lay down on the [us: hood | bonnet].

“Where have you been?” said the car. “I’ve been waiting for you since five o’clock. So that I could complain!”

“{@miaow},” said {pet}, and laid {pet.his} tail across the [us: windshield | windscreen].

“I can’t see a thing!”

# the-cold
That night it turned so cold that the houses creaked. When {child} came out in the morning[school:  to go to {school}], with a scarf up over {child.his} nose, the neighbours were standing along the street, turning their keys. Rrr, rrr, said the cars. Not one of them started. But on the [us: hood | bonnet] of the police car lay {pet}, as round as a bun, with frost on {pet.his} whiskers. {@slipped}

{Officer} turned her key. VROOM! The car started straight away.

“Look!” said {child}. “{Pet}’s kept you warm!”

The car didn’t say anything for a long time, which was not like it.

“Yes, but {pet.he} didn’t ask,” it said in the end.

# somebody-is-late
That evening the car came home as usual. It stood waiting with its headlights on the steps.

“Where’s {pet}?” it said. “{Pet.He} should be here by now.”

“{Pet.He}’ll come,” said {child}.

It began to snow. {Pet} didn’t come. {child} called[friend: , and {friend} called], and the car called through its loudspeaker, so that every window opened: “{@call}. COME OUT. YOU ARE NOT SUSPECTED OF ANYTHING.”[elder:  At one of the windows stood {elder}[elder2:  and {elder2}], here on a visit, coaxing as kindly as could be.]

Nobody came. {child} had a lump in {child.his} throat. “I miss {pet.him},” {child.he} said.

“So do I,” said the car.

# it-wont
{@A} came out with the [us: flashlight | torch]. {Officer} came out with her jacket over her pyjamas. “We’ll drive round the block and look[city: , and round the whole of {city} if we have to],” she said, and got in behind the wheel.

She turned the key.

The car didn’t start.

“Oh, come on,” said {officer}. She turned it again. The car didn’t say anything, for it never spoke when {officer} was in it. It only flashed. Blue. Blue. Blue.

“It’s broken,” said {@b}.

“No,” said {child}. “It doesn’t want to.”

# not-an-engine
{child} went up to the car and put a hand on the [us: hood | bonnet]. {Child.He} laid {child.his} cheek against the metal. And {@deep} {child.he} heard something. It sounded like an engine, only it wasn’t an engine.

{@prrr}

“Stop!” shouted {child}. “Don’t start it! {@inside}”

{Officer} pulled the key out so fast[athlete: , faster than {athlete},] that it flew into the snow. {@opened}

# a-bare-hand
But {pet} wouldn’t come out. {Officer} coaxed, and {pet.he} crept further in. {child} took off one mitten. {Child.He} reached in as far as {child.he} could, and {child.he} waited, even when {child.his} fingers went stiff. {Child.He} didn’t say a word.[sport:  It was harder than {sport}.]

In the end {child.he} felt a nose in the palm of {child.his} hand. Then a paw came out, and then the whole of {pet}, black with oil and deeply offended. {child} {@jacket}.

# a-parking-place
{@closed} She looked at {pet}, and at the car, and at the paw marks in the snow.

“It seems somebody has a parking space here,” she said. “So we’d better stay in this street.”

The day after that, {child}[friend:  and {friend}] glued an old woollen blanket into a box, and {officer} put the box down by the front wheel of the car. And every morning, before she turned the key, {@checks}.

# softly
In the evening the police car came home and parked. {child} sat on the steps with a cup of cocoa[elder:  that {elder.short} had made]. The snow lay blue along the street, and after a while {pet} came walking by the wall. {Pet.He} {pet.was} in no hurry.

“Where have you been?” said the car.

It said it so quietly that you could hardly hear it. {Pet} jumped up on the [us: hood | bonnet], trod round three times, and lay down. The car lit its smallest lamp, the one right inside, and kept its engine warm, and {pet} put {pet.his} chin against the glass, right across the wiper.

# @whose
the street’s own cat
## if pet.cat
{child’s} cat
## if pet.dog
{child’s} dog

# @beast
a lynx
## if pet.dog
a wolf

# @miaow
Miaow
## if pet.dog
Woof

# @slipped
{Pet.He} had been there all night.
## if pet.dog
{Pet.He} had slipped out early, and nobody knew how.

# @call
CALLING THE CAT
## if pet.dog
CALLING THE DOG

# @a
{neighbour} from across the street
## if adult
{adult}

# @b
{neighbour}
## if adult
{adult}

# @deep
deep down inside it
## if pet.dog
deep down underneath it

# @prrr
Prrr. Prrr. Prrr.
## if pet.dog
Snrrrk. Snrrrk. Snrrrk.

# @inside
{Pet}’s in there!
## if pet.dog
{Pet}’s under there!

# @opened
{@B} shone the light, and {officer} opened the [us: hood | bonnet]. Right at the back, in the warmest place of all, were two shining eyes.
## if pet.dog
{@B} lay down flat and shone the light. Right under the car, behind the wheel, in the warmest place of all, were two shining eyes.

# @jacket
put {pet.him} in under the jacket, where it was warm
## if pet.dog
buttoned {child.his} jacket round them both

# @closed
{Officer} closed the [us: hood | bonnet].
## if pet.dog
{Officer} brushed the snow off her knees.

# @checks
she knocked three times on the [us: hood | bonnet]
## if pet.dog
she knocked three times on the [us: hood | bonnet] and looked under the car
