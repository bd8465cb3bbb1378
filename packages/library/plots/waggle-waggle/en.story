title: Waggle, Waggle, Waggle
title: It’s the Tooth!
title: The Puppy in the Woolly Hat
guest pet: Bun (he), Biscuit (he)
guest elder: Mrs Gunn (she), Mrs Pim (she)

% The ticked dog is a puppy in this story. On the chair sits the grandparent who is ticked, else the lady next door.
% @a: {adult}, else whoever sits on the chair.

# loose
{Pet} had a wobbly tooth.

{@What} It was at the very front, but when {pet} licked it, it moved.

Waggle, waggle, waggle.

“Look,” said {child}. “The tooth!”

# hungry
{child} and {pet} were on the rug in the kitchen.[friend:  So was {friend}[!friend.known: , {child’s} best friend].] [elder: {Elder} | {Elder}, from next door,] was on a chair.

“Oof,” said {pet}.

“{Pet.He}’s hungry,” said {elder.short}.

“It’s the tooth,” {child.he} said, and pointed.

“Hungry,” said {elder.short}[elder2: , and {elder2} thought so too]. And {elder.he} gave {pet} a sausage.

{Pet} picked up the sausage. {Pet} dropped the sausage.[age>=5:  It rolled all the way to the door.]

Waggle, waggle, waggle.

# tired
“Oof,” said {pet}.

“{Pet.He}’s tired,” said {elder.short}.

“It’s the tooth!” {child.he} said, and opened wide, so that everybody could see where teeth are kept.

“Tired,” said {elder.short}. And {elder.he} gave {pet} a cushion.

{Pet} bit the cushion.[age>=5:  Out came a feather, and it sat on {pet.his} nose.] {Pet} let go of the cushion.

Waggle, waggle, waggle.

# cold
“Oof,” said {pet}.

“{Pet.He}’s cold,” said {elder.short}.

“It’s the TOOTH!”

“Cold,” said {elder.short}. And {elder.he} gave {pet} a woolly hat. It was red, with a bobble on top[school: , and {child} wore it {at school}].

There sat {pet} with the hat on. {Pet.He} looked at {child}. {child} looked at {pet}.

# take-it
Then {child} took off a sock.[sport:  It was one of the pair {child.he} wore to {play sport}.] {Child.He} held it in front of {pet’s} nose.

“Take it,” {child.he} said.

{Pet} took it. {child} pulled a bit. {Pet} pulled a bit.[athlete:  They were both as strong as {athlete}.] {child} pulled. {Pet} pulled.

Waggle, waggle, waggle.

Waggle, waggle, waggle.

Waggle, waggle …

Plop!

# a-gap
{child} sat down on {child.his} bottom. {Pet} sat down on {pet.his} bottom. And right at the front of {pet’s} mouth there was nothing at all. There was just a little gap.

“Oh!” said {elder.short}[city: , so that all {city} could hear]. “The tooth’s gone!”

# no-tooth
{Pet} looked under {pet.his} tummy. No tooth. {Elder.short} looked under the chair. No tooth. [friend: {Friend} looked under the table. No tooth. ]{child} looked under the rug. No tooth.

{Pet} whimpered a bit. It was {pet.his} tooth, after all.

# the-tooth
{child} picked up the sock. Just where {pet} had bitten it, there was something in the wool. It was something small, and something hard.

“The tooth!” {child.he} shouted.

And there it lay in {child.his} hand, as small and white as a grain of rice. {Pet} sniffed it. Then {pet} licked {child.him}, all over the chin.

# so-it-was
“Well, well,” said {elder.short}. “It was the tooth.”

“Yes,” said {child}.

Then {pet} ate up the sausage. Then {pet.he} lay down on the cushion. And {pet.he} kept the hat on.

# one-by-one
{child} put the tooth in a glass on the table. [adult: {Adult} came and lifted | {Elder.short} lifted] {child.him} up for a cuddle, one bare foot, one sock and all.

“Have I got a wobbly tooth?” {child.he} said.

{@A} felt them with one finger, tooth by tooth by tooth.

“No,” said {@a}. “Yours are all staying in.”

[age>=5: “When mine goes wobbly, I’ll tell you,” {child.he} said. “And it’ll be the TOOTH.”

“It’ll be the tooth,” said {@a}.

]{Child.He} leaned back against {@a}[music: , who was humming {music}]. Down on the floor all of {pet} was sleeping but {pet.his} tail. {Pet.His} tail was awake, a little bit.

Waggle, waggle, waggle.

# @a
{elder.short}
## if adult
{adult}

# @What
{Pet} was a puppy, and the tooth was little and white.
## if pet.dog & !breed
This was when {pet} was a puppy, and the tooth was little and white.
## if pet.dog & breed
{Pet} was {a breed}, but this was when {pet.he} {pet.was} only a puppy, and the tooth was little and white.
