title: Seven O’Clock
title: The High Note
title: The Wolf at the Gate
guest friend: Milo (he), Carys (she)
guest pet: Stanley (he), Doris (she)
guest minder: Rachel (she), Josie (she)

% The dog is the family’s, else next door’s dachshund; any other dog and a cat have their own ways: @dog, @scratch, @snow, @short. The dachshund is the original.
% Howl low for {pet} and high for the wolf. The high note is a little bit wrong at the beginning and at the end.

# seven
That winter, at seven o’clock every evening, {@a} played the clarinet. {@Borrowed} one tune, nearly. In the middle of it there was a high note that always went wrong. It sounded like a door that didn’t want to.

That was when {pet} sang.

{@Dog} When the wrong note came {pet.he} put back {pet.his} head, closed {pet.his} eyes and howled until the glasses rattled in the cupboard.

“[pet.he: He][pet.she: She][!pet.he & !pet.she: {Pet}] likes it,” said {@a}.

“It hurts {pet.him},” said {child}.

[elder: “You can hear it all the way here,” said {elder}[elder2:  and {elder2}] on the phone.]

# at-the-gate
One Tuesday {friend}[!friend: , {child.his} best friend,] was there[sport:  after {sport}]. By the time {@a} had finished playing {friend.he} {friend.was} standing in the hall with [friend.she: her | {friend.his}] hat on. {Friend} wanted to go home, because at home it was pancakes, and [friend: at home they ate fast | {friend’s} big brother was a fast eater].

“There’s a wolf at the gate,” said {friend}.

[city: There hardly ever is, {in city}, but there was. | And there was.] It stood in the snow on the far side of the fence, right under the lamp, grey and long in the leg. It wasn’t growling. It was looking at the house with its head on one side.

“Then nobody’s going out,” said {@a}. {@He} locked the door and [us: called | rang] {friend’s} [friend: house | dad].

“Tell them to save me three!” shouted {friend}.

# the-right-door
They went and stood at the window. {child} wanted to know what the wolf had come for.

“To eat us,” said {friend}.

“It hasn’t got that sort of face.”

“What sort of face would that be?”

{child} bared {child.his} teeth. The wolf didn’t look like that at all. It looked like someone standing on a staircase[school:  {at school}], trying to find the right door.

They waited. The wolf waited.[music:  {Friend} hummed {music}.] In the end it turned and went away.

“At last,” said {friend}.

# it-came-back
{@A} had got nervous, and when {@a} was nervous {@he} played. Along came the high note. It went wrong. {Pet} howled.

And back came the wolf. It came bounding, [athlete: faster than {athlete}, ]right up to the gate, and sat down with its ears on end. It looked at the window. Not at {child}, and not at {friend}. It looked higher up, where a very large wolf would have kept its head.

{child} looked up there too. Then {child.he} looked down, at the floor.

“{@A},” {child.he} said. “It heard {pet}. It thinks there’s a wolf living here.”

Everybody looked at {pet}. {@Scratch}

“Poor thing,” said {@a}. “What if it’s come a long way?”

# a-shadow
“I know!” said {friend}. {Friend.He} stood the big lamp behind {pet} and pulled the curtain across. Up the curtain grew a shadow, as big as a horse.

{child} peeped through the gap. The wolf was on its feet. It was backing away with its tail between its legs.

“Switch it off! You’re scaring it!”

{Friend} switched it off. “It was a good plan,” {friend.he} muttered.

“But if it sees {pet.him} the way {pet.he} really {pet.is},” said {child}, “it’ll be so disappointed.”

# the-little-door
Flap, went something in the kitchen.

It was {pet’s} own little door. Nobody had thought of locking that one.

“{Pet}!” called {@a}, but {pet.he} {pet.was} already out.

{@Snow} {Pet.He} swam all the way to the gate. On the other side the wolf lowered its head. It looked at {pet}. It looked behind {pet}, in case there was any more to come.

There wasn’t any more.

# too-small
At the window, {child} held {@whose} hand. “{@Short},” {child.he} whispered.

“Well, it didn’t come to listen to the legs,” said {friend}.

# the-low-part
{Pet} pushed {pet.his} nose under the gate. The wolf put its own nose down to meet it. They sniffed for a long time. Then {pet} sat down on {pet.his} tail, put back {pet.his} head and closed {pet.his} eyes.

{Pet.He} took the low part.

The wolf listened. Then it put back its head as well, and it took the high part. It didn’t sound like a door. It rose over the roof and away across the field, and neither of them wanted to be the first to stop.

{@A} wiped {@his} eyes on {@his} sleeve. “That’s how it’s supposed to go,” {@he} said. “That note.”

# pancake
When it was over the wolf shook off the snow and walked into the wood. {Pet} came swimming home with lumps of ice on {pet.his} tummy.

[friend: Then somebody came for {friend} in the car. | {Friend’s} dad came in the car.] On the seat lay a pancake wrapped in foil.

“One?” said {friend}.

“I had to fight for that,” said [friend: a voice from the front seat | {friend.his} dad].

# its-turn
The next evening, at seven o’clock, {@a} got out the clarinet.[elder:  {Elder.short} was on the phone already.] But before {@he} could blow, it came, from far away in the wood: one single high note. It was a tiny bit wrong.

“But that’s mine,” said {@a}.

{Pet} lifted {pet.his} head from {pet.his} cushion. And {@a} laid the clarinet back in its case, because now it was {pet.his} turn.

# @borrowed
{Minder.He} looked after {child} in the evenings, and knew
## if adult
{Adult.He} knew

# @a
{minder}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}

# @he
{minder.he}
## if adult
{adult.he}

# @his
{minder.his}
## if adult
{adult.his}

# @dog
{Pet} was the dachshund from next door, who was staying at {child’s}. {Pet.He} looked like a loaf on four legs. But {pet.his} voice must have been meant for somebody bigger.
## if pet.dog
{Pet} was {child’s} {breed}. {Pet.He} looked as if {pet.he} had never raised {pet.his} voice. But {pet.his} voice must have been meant for somebody wilder.
## if pet.dog & breed.Dachshund
{Pet} was {child’s} {breed}. {Pet.He} looked like a loaf on four legs. But {pet.his} voice must have been meant for somebody bigger.
## if pet.cat
{Pet} was {child’s} {breed}. {Pet.He} looked like a cushion on four legs. But {pet.his} voice must have been meant for somebody bigger.

# @scratch
{Pet} was trying to scratch behind {pet.his} ear, and couldn’t reach.
## if pet.dog
{Pet} was lying flat on {pet.his} back with all four paws in the air.
## if pet.dog & breed.Dachshund
{Pet} was trying to scratch behind {pet.his} ear, and couldn’t reach.
## if pet.cat
{Pet} was washing {pet.his} tummy with one leg straight up in the air.

# @snow
The snow came up to {pet.his} tummy, so mostly {pet.he} swam.
## if pet.dog
The snow was deep, so mostly {pet} swam.
## if pet.dog & breed.Dachshund
The snow came up to {pet.his} tummy, so mostly {pet.he} swam.

# @short
[pet.he: He’s][pet.she: She’s][!pet.he & !pet.she: {Pet} is] too small
## if pet.dog
[pet.he: He][pet.she: She][!pet.he & !pet.she: {Pet}] hasn’t got the legs
## if pet.dog & breed.Dachshund
[pet.he: He’s][pet.she: She’s][!pet.he & !pet.she: {Pet} is] too small
