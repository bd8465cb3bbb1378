title: Top of the Morning
title: One Boot Too Many
title: She Thinks We’re Happy
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest driver: Pauline (she), Sandra (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. {driver} drives the lorry and cannot hear for the noise.
% One rule: when you hear a beep, you stop. Say the beeps together. Shout “Stop” and “Top of the morning”.

# in-the-hall
On Tuesdays the {@lorry} came, and {child} and {@first} stood at the gate and waved.[city:  It was the biggest {@lorry} in {city}.] But this Tuesday it nearly went wrong, because there were two of them. One of them was {child}, in the hall.

“Beep, beep, beep,” said {child}, going backwards. When you hear a beep, you stop. That’s what the beep is for. {@A} stopped in the kitchen doorway with one foot in the air.[elder2:  {Elder2} stopped with a cup of tea halfway up.][friend:  {Friend}[!friend.known: , {child’s} best friend,] stopped in the middle of a hop.][pet.dog:  {Pet}[!pet.known:  the dog] stopped with {pet.his} tongue out.]

“Can I go now?” said {@a}.

“Beep,” said {child}. That meant no.

# off-the-floor
Then {child} the {@lorry} put out one long arm, picked up everything on the floor, and dropped it in the [us: trash | rubbish] bag. Clonk! A newspaper. Clonk! A mitten. CLONK![pet.cat:  {Pet}[!pet.known:  the cat] was on the floor as well, but {pet.he} left by {pet.himself}.][pet.other:  Luckily {pet} wasn’t lying on the floor.]

“Doesn’t that look nice,” said {@a}, who hadn’t looked very hard. {@A} tied up the bag and put it in the {@bin} by the gate.

# the-other-boot
“It’ll be here any minute,” said {@a}, pulling on one boot. “Where’s the other one?”

“It was on the floor,” said {child}.

“And where is it now?”

“The {@lorry} took it.”

“It hasn’t been yet,” said {@a}.

“Yes, it has,” said {child}. “That was me.”

{@A} looked at {child}. And out in the street something went BRRRUM.

# hello-there
Out they ran, {@a} in one boot.[athlete:  Not even {athlete} has ever run like that.][friend:  {Friend} ran in front.] At the gate stood the {@lorry}, as big as a house. It had already got hold of the {@bin} with its long arm.

Inside sat {driver}, who waved to {child} every Tuesday.[music:  She had {music} on as loud as it would go.]

“STOP!” shouted {child}, and waved both arms.

“TOP of the morning!” shouted {driver} through the noise, waving back. “Top of the morning to you too!”

“No, STOP!” shouted {@a}, hopping on one leg.[sport:  It looked like {sport}.]

“TOP of the morning!” shouted {driver}. “Aren’t you cheerful today!”

And she waved with the {@bin} as well. Up and down it went, so that the lid flapped.

“Stop waving,” whispered {@a}. “She thinks we’re happy.”

# up-in-the-air
Oh no! Now the {@bin} went right up in the air. It began to tip, and the bag slid towards the edge.

{child} went cold in the tummy. “I’m sorry,” {child.he} said, and out came a tear. “I took your boot.”

“You took everything on the floor,” said {@a}, holding {child.his} hand tight. “You were a good {@lorry}. You were almost too good.”

A good {@lorry}. {child} wiped away the tear. Then {child.he} turned round, [friend: grabbed {friend} by the hand, ]took one big step backwards, and yelled:

“BEEP! BEEP! BEEP!”

# when-you-hear-it
When you hear a beep, you stop. {driver} stopped. The arm stopped. The {@bin} stopped, all tipped over, and the bag stopped right on the edge.[pet.dog:  {Pet} stopped on the doorstep.]

“Beep, beep, beep,” said {child}, going backwards step by step, and step by step the {@bin} came down.

{driver} put her head out. “Who’s that going backwards?”

“Me,” said {child}. “I’m a {@lorry} too. I took one boot too many.”

“Happens to all of us,” said {driver}. “I once took a sofa.”

# the-right-way
{child} opened the bag. There was the boot, and {@a} put a foot in it.

“There’s something cold in the toe,” said {@a}.

“Banana,” said {child}.

Then the {@lorry} ate the rest, clonk, and now {child} could wave properly. {driver} waved back with the empty {@bin}.

“TOP of the morning,” shouted {child}.

“What?” shouted {driver}, and slammed on the brakes. “STOP?”

# out-of-reach
In the end she got away[school:  towards {school}]. {child} and {@a} went in to breakfast[elder2: , where {elder2.short’s} tea had gone cold].

But first {@a} put both boots up on the very highest shelf.[pet.cat:  {Pet} was lying there already.] No {@lorry} can reach that high.

# @lorry
[us: garbage truck | bin lorry]

# @lorries
[us: garbage trucks | bin lorries]

# @bin
[us: trash can | bin]

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
