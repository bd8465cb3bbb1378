title: Now You Can Look
title: [us: Turn Around, Everybody | Turn Round, Everybody]
title: Psssss
guest pet: Peggy (she), Biscuit (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “Turn round!” and Psssss. Let the child do both.
% Who looks first (@a): {adult}, else the grandparent, else {minder}. Who looks next, sings and goes out (@b): the grandparent, else whoever looks first does that as well.
% The dog is the family’s, or next door’s, who is staying with them; a cat has her tray.

# sat
{child} sat on the potty in the bathroom.

{Child.He} sat and {child.he} sat. And everybody looked[sport: , as if it were {sport} on [us: TV | television]].

{@A-first} sat on the floor and looked.[elder & adult / elder2:  {@B-first} sat on the stool and looked.][elder2 & adult:  {Elder2} stood by the [us: sink | basin] and looked.][friend:  {Friend}[!friend.known: , {child’s} best friend,] stood in the doorway and looked.] And {@pet-first} turned [us: around and around | round and round] on the mat, and lay down, and looked.

“Is it coming?” said {@a}.

“No,” said {child}.

“Is it coming now?” said {@b}.

“No,” {child.he} said.

{Pet} put {pet.his} nose right over the edge of the potty to see. Sniff, sniff.

No [us: pee | wee].

# one-brick
So {child.he} got up and went to play with {child.his} [us: blocks | bricks][school: , just like the ones {at school}]. One [us: block | brick]. Two [us: blocks | bricks]. And then …

Psssss.

“Oh dear,” {child.he} said. “There it is.”

It was on the floor. It was in {child.his} socks. {Pet} looked at the [us: pee | wee], and then through the door at the potty.

“{@Woof},” said {pet}.

“Never mind,” said {@a}, and {@a-he} fetched a cloth and dry socks. “We’ll try again.”

# the-song
After the banana, {child.he} sat on the potty again. {Child.He} sat and {child.he} sat. {@A} looked. [elder & adult / elder2: {@B} fetched some glasses and looked even more. | Then {@a-he} looked even more. ]{Pet} turned [us: around and around | round and round] on the mat, and lay down, and looked.

“Now?” said {@a}.

“No.”

“Shall I sing to it?” said {@b}. And {@b-he} sang, very loudly, “Come out, little [us: pee | wee]!”[music:  It was a bit like {music}.]

“{@Howl}!” sang {pet}.

The [us: pee | wee] stayed in.

“It doesn’t want to,” {child.he} said, and {child.his} mouth went down at the corners.

# behind-the-bush
“{Pet} wants to,” said {@b}. “Look, {pet.he}’s at the door. Come along, you two. Out we go.”

Out they went, {@b} and {child} and {pet}. {Pet} trotted over to the grass. {Child.He} ran after {pet.him} and bent down to look.

“Is it coming, {pet}?” {child.he} said.

{Pet} looked at {child}. {Pet} didn’t [us: pee | wee].

{Pet} went [us: around | round] behind the bush. {child} went [us: around | round] behind the bush too, and looked. {Pet} still didn’t [us: pee | wee]. {Pet.He} looked cross.

## if pet.cat
“{Pet} wants to,” said {@b}. “Look, {pet.he}’s off to {pet.his} [us: litter box | tray]. Come along, you two. Off we go.”

Off they went, {@b} and {child} and {pet}. {Pet} climbed into the [us: litter box | tray]. {Child.He} ran after {pet.him} and bent down to look.

“Is it coming, {pet}?” {child.he} said.

{Pet} looked at {child}. {Pet} didn’t [us: pee | wee].

{Pet} went [us: around | round] into the other corner. {child} went [us: around | round] to the other corner too, and looked. {Pet} still didn’t [us: pee | wee]. {Pet.He} looked cross.

# doesnt-like-it
{child} stood and thought. “{Pet} doesn’t like it when I look,” {child.he} said.

So {child.he} turned round. {Child.He} put {child.his} hands over {child.his} eyes. And behind {child.him}, {@where}, {child.he} heard …

Psssss.

“{Pet.He}’s done it!” cried {child}. And then, “{@B}! I need the potty!”

They ran {@in}[athlete: , as fast as {athlete}], {child} first. {Child.He} sat down on the potty.

# turn-round
“Is it …” said {@a}.

“Turn round, {@a}!” {child.he} said.

{@A} turned round and looked at the door.

[elder & adult / elder2: “Turn round, {@b}!”

{@B} turned round and looked at the towels.

][elder2 & adult: “Turn round, {elder2.short}!”

{Elder2.short} turned round and looked at the tap.

][friend: “Turn round, {friend}!”

{Friend} turned round and looked at the toothbrushes.

]“Turn round, {pet}!”

{Pet} turned round. {Pet.He} turned round again. {Pet.He} turned [us: around and around and around | round and round and round], and lay down, and put {pet.his} nose under the mat.

Now nobody looked. It was quite quiet.

Psssss.

It was in the potty!

# now-you-can
“It came!” {child.he} shouted. “Look, everybody! Now you can look!”

And everybody looked.

[elder & adult / elder2: “My goodness,” said {@a}. “What a lovely lot.”

“That’s the best one I’ve ever seen[city:  {in city}],” said {@b}. “And it didn’t even need the song.” | “My goodness, what a lovely lot,” said {@a}. “That’s the best one I’ve ever seen[city:  {in city}]. And it didn’t even need the song.”]

“{@Woof}!” said {pet}, and {pet.he} ran three times [us: around | round] the bathroom with {child’s} sock.

# the-mat
Then it was evening, and {child} was in {child.his} bed, with dry pyjamas and dry socks. The potty stood beside the bed. {@A} kissed {child.him}.[elder & adult / elder2:  {@B} kissed {child.him}.][elder2 & adult:  {Elder2.short} kissed {child.him}.] {Pet} stood on the mat.

“Turn round, {pet},” said {child}, very sleepily.

And {pet} turned [us: around, and around, and around | round, and round, and round], and lay down. And nobody looked, because everybody was asleep.

# @pet-first
{pet}, next door’s dog, who was staying with them,
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @Woof
Woof
## if pet.cat
[us: Meow | Miaow]

# @Howl
Ow-ow-owooo
## if pet.cat
Mee-ow-ow-owww

# @where
in the grass
## if pet.cat
in the [us: litter box | tray]

# @in
indoors
## if pet.cat
back

# @A-first
{Minder}, who was looking after {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @B-first
{Minder}
## if elder & adult
{Elder}
## if elder2 & !adult
{Elder2}

# @b
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder.short}
## if elder & elder2 & !adult
{elder2.short}

# @B
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
## if elder & adult
{Elder.short}
## if elder & elder2 & !adult
{Elder2.short}

# @b-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
## if elder & adult
{elder.he}
## if elder & elder2 & !adult
{elder2.he}
