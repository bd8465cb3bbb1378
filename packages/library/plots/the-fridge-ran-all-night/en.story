title: {Elder.short} Was a Fridge
title: First Brrr and Then Clonk
title: There’s Something Missing
guest elder: Gran (she), Nan (she)

% The host is the grandparent who is ticked, else Gran. The fridge says brrr and clonk; {elder.short} says rrr and kch.

# packed-alone
{child} had never slept away from home before. Now {child.he} {child.was} spending the night at {elder’s}, and had packed without any help[school: , in the bag {child.he} had {at school}]: {child.his} [child.she: nightie|pyjamas][athlete:  with {athlete} on], {child.his} toothbrush, [sport: {sport.thing}, ]{child.his} [us: flashlight | torch][friend: , on loan from {friend}[!friend.known: , {child.his} best friend,]] and {child.his} rabbit.

It all went very well. They had sausages. They played [us: checkers | ludo], and {elder.short} cheated. They brushed their teeth side by side[music: , to {music},] and spat at exactly the same time. Then they got into {elder.short’s} big bed, {child} on the window side[elder2: , while {elder2} had the sofa], and {elder.short} put out the lamp.

# something-missing
And then there wasn’t a sound.

It wasn’t an ordinary sort of quiet. It was a much too quiet sort of quiet[city: , very likely the quietest in {city}]. {child} lay and listened to it, and the more {child.he} listened, the louder it got.

“{Elder.short},” {@she} said. “There’s something missing.”

“Is it your rabbit?[pet:  Is it {pet}?]”

“No. It’s something [pet: else ]that makes a noise.”

{Elder.short} got up and fetched the kitchen clock, the one that ticked, and stood it by the bed.

“No,” said {child}. “Not tick.”

{Elder.short} took the clock away, and opened the window so that they could hear the stream.

“No. Not trickle.”

{Elder.short} shut it again. {child} had a think, and then {child.he} had it.

“It’s the fridge! At home I can hear the fridge when I go to sleep. First it goes brrrrr, for ages. And then it goes clonk.”

“My fridge is new,” said {elder.short}. “You won’t get a peep out of it.”

Now there was a lump in {child’s} throat, and it was going up and down. It’s hard to go to sleep without a fridge. {child} hugged {child.his} rabbit, but the rabbit couldn’t make a noise either.

# not-plonk
“Wait a minute,” said {elder.short}. “How does it go? First brrr?”

“Brrrrr. Longer than that.”

“Brrrrrrrrrrrr,” said {elder.short}.

“Lower.”

“BRRRRRRRRRRRR.”

“And then clonk.”

“Plonk,” said {elder.short}.

“Clonk!”

{Elder.short} rapped on the headboard with {elder.his} knuckles. Clonk!

{child} beamed. That was exactly how theirs went.

# a-light-as-well
“But there’s a light in a fridge, too,” {@she} said.

So {elder.short} switched on {child’s} [us: flashlight | torch], popped it inside {elder.his} [us: robe | dressing gown], and did up the buttons. If you opened it, the light came on. If you shut it, the light went out.

“What have we got in the fridge tonight?” said {elder.short}.

{child} opened it. The light shone on [elder.he: checked pyjamas|a checked nightie] and a tummy.

“Meatballs,” said {child}, and laughed until the bed shook.

“Shut the door, or the milk will get warm. Brrrrrrr. Clonk.”

They put out the light and lay down again. {Elder.short} hummed. {child} lay on {child.his} side and listened. It was nearly like home, only softer. {Child.His} eyes began to close.

Brrrrrr. Clonk. Brrrrr. Clonk. Brrr …

# no-clonk
No clonk.

{child} opened {child.his} eyes.

The fridge had stopped. {Elder.short} had gone to sleep!

Now the quiet was back, and it was twice as big, because {child} was all alone in it. The lump in {child.his} throat grew and grew. {Child.He} wanted to go home[adult:  to {adult}]. {@She} would wake {elder.short} up and say so.

{@She} lifted one finger, ready to poke. But {elder.short} was lying there with {elder.his} mouth open, looking so very tired. After all, {elder.he} had been a fridge all evening.

# from-the-tummy
{child} put the finger away again. And so that it wouldn’t be quite so quiet, {child.he} said, not very loudly:

“Brrrr.”

It sounded small. {@She} tried it lower, from down in {@her} tummy.

“Brrrrrrrrr.”

{@She} could feel it all over, right down to {@her} toes. It buzzed in the pillow, and it buzzed in the rabbit. And with all that shaking the lump couldn’t hold on. It came loose, and slid down. {child} reached up and knocked on the headboard.

Clonk.

# kch
{Elder.short} sighed, and turned over, fast asleep. And then it came, from deep down inside {elder.short}, low and long:

“Rrrrrrrrrrrrrrr …”

{child} held {child.his} breath.

“… kch.”

It wasn’t quite clonk. But it was pretty close.

“Rrrrrrrrrrrrr … kch,” said {elder.short}. “Rrrrrrrrrrrrr … kch.”

{Elder.He} was going all by {elder.himself}. You didn’t even have to ask.

# all-night
{child} tucked the rabbit in. {Child.He} did up {elder.short’s} [us: robe | dressing gown], so that the milk wouldn’t get warm.

Then {@she} shut {@her} eyes, and the fridge ran all night.

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{child.his}
## if child.she
her
## if child.he
his
