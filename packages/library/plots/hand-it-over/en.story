title: The Ship in the Bath
title: Hand It Over
guest friend: Edie (she), Rafi (he)
guest pet: Smudge (he), Tilly (she)
guest minder: Hattie (she), Josie (she)

% Refrain: “Hand it over! Hand it over! Hand it over!”, and plop. Whoever reads is {adult}, else the grandparent, else {minder}.
% The cat is the family’s, or the friend’s, who is staying too; a dog lies with its head in the basket: @found, @sucked. The Siamese is the original.

# in-the-way
It was bath time for {child}, and bath time for {friend}[!friend.known: , {child.his} best friend,] too, because {friend.he} {friend.was} staying the night. The water was just right. {@Who} had tested it with {@his} elbow[elder & adult: [elder2: ,| and] {elder} with one toe][elder2:  and {elder2} with one finger]. {child} had taken off everything but {child.his} socks.

But nobody could get in. There was a ship in the way[city: , right here {in city}].

# hand-it-over
It was no bigger than a bread basket, and it lay perfectly still in the very middle of the [us: tub | bath]. On board stood three pirates, as small as thumbs. They were cross. They stuck out their hands and they bellowed[school: , louder than anybody {at school}]:

“Hand it over! Hand it over! Hand it over!”

“Goodness,” said {@a}, and sat down on the lid of the [us: toilet | loo].

“They’ve got to move,” said {child}. “It’s my bath.”

“I want to hold one,” said {friend}. “The littlest one. Only for a bit.”

“Hand it over!” bellowed the littlest one.

# gold
“They want gold,” said {friend}. “Pirates always want gold.” {Friend.He} took off {friend.his} yellow bracelet and put it on the ship.

The pirates looked at the bracelet. Then they threw it overboard. Plop.

“Hand it over! Hand it over! Hand it over!”

{child} gave them the soap. The pirates had a sniff. Plop.

{@A} gave them a toothbrush. Plop.

[elder & adult: {Elder.short} gave them a sponge. Plop.

][elder2: {Elder2.short} gave them a comb. Plop.

]“Hand it over! Hand it over! Hand it over!”

# a-bare-stick
{child} sat down on the floor. {Child.He} {child.was} not crying, but {child.he} nearly {child.was}.

Then {friend} took another look.

“There’s a stick on the boat,” {friend.he} said. “But there’s nothing hanging on the stick.”

It was true. The stick was quite bare. The pirates stopped for breath[sport: , as you do after {sport}], and that was when they all heard something else.

# smack
Slup, slup, slup.

It came from the [us: laundry | washing] basket.

{@Found}, and {pet.he} {pet.was} doing what {pet.he} always did when {pet.he} thought nobody was looking. {@Sucked} {@Yesterday}[athlete: , the one with {athlete} on it]. Today it was something small and stripy.

# no
“{Pet}!” said {child}. “That’s their sail!”

“Hand it over!” bellowed the pirates.

“{@Mrrrow},” said {pet}, with {pet.his} mouth full. That meant no.

{@A} held out {@his} sock. {Pet} sniffed it. No.

{Friend} held out {friend.his} sock. No.

# a-warm-sock
So {child} pulled off one of {child.his} own. It was a woolly one, and it was as warm as toast, because {child’s} foot had been living in it all day. {Child.He} laid it in the [us: laundry | washing] basket and didn’t say a word.

{Pet} looked at the sock. {Pet.He} looked at the sail. {Pet.He} had a good long think.

Then {pet.he} opened {pet.his} mouth.

# the-sail
The sail was wet and a little bit chewed, but it was all in one piece. Two of the pirates hauled it up the stick. There wasn’t room for the littlest one, so he stood in {friend’s} hand. {Friend} stood as still as still.

“He tickles,” {friend.he} whispered, and put him back on board.

# blow
Then {child} blew. And {friend} blew. And {@a} blew.[elder & adult:  And {elder.short} blew.][elder2:  And {elder2.short} blew.] The sail went as round as a tummy, and away went the ship, past the [us: faucets | taps] and in behind the shower curtain. And when {@a} pulled the curtain back, there was nothing there but water.

So they had their bath.

# one-bare-foot
Afterwards {friend} lay on {friend.his} mattress, fast asleep[music: , because {@a} had hummed {music} twice]. {child} lay in bed with a sock on one foot. The other foot was bare. And down at the bottom of the bed something went slup, slup, slup.

“Night-night, {child},” said {@a} at the door.

{child} stuck out both {child.his} arms.

“Hand it over,” {child.he} said.

And {@a} did.

# @Who
{Minder}, who was looking after them,
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

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @found
In the [us: laundry | washing] basket lay {pet}, {friend’s} cat, who was staying the night as well. {Pet.He} {pet.was} a Siamese with blue eyes
## if pet.cat
In the [us: laundry | washing] basket lay {pet}[!pet.known: , {child’s} cat]. {Pet.He} {pet.was} {a breed}
## if pet.cat & breed.Siamese
In the [us: laundry | washing] basket lay {pet}[!pet.known: , {child’s} cat]. {Pet.He} {pet.was} a Siamese with blue eyes
## if pet.dog
There lay {pet}[!pet.known: , {child’s} dog,] with {pet.his} head in the basket. {Pet.He} {pet.was} {a breed}

# @sucked
{Pet.He} {pet.was} sucking wool. {Pet.He} paddled with {pet.his} paws, and shut {pet.his} eyes, and sucked.
## if pet.dog
{Pet.He} {pet.was} chewing wool. {Pet.He} wagged {pet.his} tail, and shut {pet.his} eyes, and chewed.

# @yesterday
Yesterday it had been {friend’s} [us: sweater | jumper]
## if pet & adult
Yesterday it had been {adult’s} [us: sweater | jumper]
## if pet & !adult
Yesterday it had been {child’s} [us: sweater | jumper]

# @mrrrow
Mmmrrow
## if pet.dog
Mmmrruff
