title: [!pet.dog: The Day the Purr Went Missing]
title: [pet.dog: The Day the Hum Went Missing]
title: Don’t Wash It
guest friend: Martha (she), Rafi (he)
guest pet: Smudge (he), Clover (she)
guest minder: Josie (she), Hattie (she)

% The grown-up is {adult}, else the grandparent, else {minder}: @a. Do the purr deep down, with a hum in it; at the end it only gets softer.
% The cat is the family’s, else next door’s; a dog has lost its hum. The British Shorthair is the original.

# no-purr
On Saturday, {pet} lost {pet.his} [pet.dog: hum|purr].

{@noticed}, which was where the [pet.dog: hum|purr] usually started, and nothing happened.

{Child.He} did it again. Nothing.

# stopped-working
“{@A}!” called {child}. “{Pet} has stopped working!”

{@first} came and looked at {pet}. {Pet} looked at {@a}. It was a very grumpy look.

“The ears work,” said {@a}. “The tum works. {Pet.He} ate all {pet.his} breakfast and some of mine.”[elder & adult:  {Elder}[elder2:  and {elder2}] listened to one end and then the other. Nothing.][elder2 & !adult:  {Elder2} listened to one end and then the other. Nothing.]

“But there’s no [pet.dog: hum|purr],” said {child}.

# a-piece-of-toast
Ding-dong! It was [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] who had come to play. {Friend} was wearing {@wellies} and carrying {@toast}[city: , which had come halfway across {city}].

“We can’t [sport: {play sport}|play],” said {child}. “We’ve got to find a [pet.dog: hum|purr].”

“All right,” said {friend}[school: , who was good at finding things {at school}]. “What does it look like?”

“It doesn’t look like anything. It goes [pet.dog: hrrrrrm | prrrrrm].”

# only-the-fridge
So they went to listen for it.

They listened in the kitchen. [pet.dog: Hrrrrrm | Prrrrrm]!

“Found it!” said {friend}.

But it was only the fridge.

They listened in the bathroom. [pet.dog: Hrrrrrm | Prrrrrm]!

“Found it!” said {child}.

But it was only {@a}, brushing {@his} teeth with the buzzy toothbrush[music: , to {music}].

“Thorry,” said {@a}.

They listened behind the curtains. But it was only a bee, and {@a} let it out of the window.

# next-to-it
And all the time {pet} sat in the hall, with {pet.his} back to everyone. {Pet.He} {pet.was} not on {pet.his} blanket. {Pet.He} {pet.was} next to it.

“That’s funny,” said {child}. “{Pet} is always on the blanket.”

{child} lay down on the floor, so that {child.his} nose was next to {pet’s} nose. Then {child.he} sniffed what {pet} was sniffing.

It smelled of flowers. It smelled of soap.

# washed-it-out
“{@A},” said {child}, “did you wash {pet’s} blanket?”

“I did,” said {@a} proudly. “It was disgusting.”

“Oh, {@a},” said {child}. “That’s where {pet.he} kept {pet.his} [pet.dog: hum|purr].”

{@A} put a hand over {@his} mouth. “I’ve washed it out. Poor old {pet}.”

# put-us-back
{child} thought. The blanket used to smell of all of them. It used to smell of years and years.

“We’ve got to put us back in,” {child.he} said.

So {child} rolled on the blanket. {Child.He} rolled all the way there and all the way back.

{Friend} wiped {@buttery} fingers on one corner. “That’s me,” {friend.he} said. And {friend.he} did the other corner, to be kind.

[elder & adult: {Elder.short}[elder2:  and {elder2.short}] sat down on it, so that it would all go in.

][elder2 & !adult: {Elder2.short} sat down on it, so that it would all go in.

]“Now you, {@a},” said {child}.

# your-feet
“Me?” said {@a}.

“Your feet,” said {child}.

So {@a} took off {@his} slippers and rubbed {@his} feet on the blanket, left foot, right foot, left foot, right foot[athlete: , as fast as {athlete}], until {friend} had to hold {@nose} nose.

# for-a-long-time
Then they all kept quite still.

{Pet} turned [us: around | round]. {Pet.He} sniffed the first corner. Butter. {Pet.He} sniffed the second corner. Butter. {Pet.He} sniffed the middle. {child}.

{Pet.He} sniffed the place where {@as} feet had been, and {pet.he} sniffed it for a long time.

Then {pet} stepped on. {Pet.He} trod it up, and {pet.he} trod it down. {Pet.He} went [us: around | round] once, and {pet.he} went [us: around | round] twice, and {pet.he} flopped.

# was-that-the-fridge
Nobody breathed.

[pet.dog: Hrrm | Prrm].

“Was that the fridge?” whispered {friend}.

[pet.dog: Hrrrm. Hrrrrrrm | Prrrm. Prrrrrrm].

It wasn’t the fridge. It wasn’t the toothbrush, and it wasn’t the bee.

# never-again
That night, {pet’s} blanket lay at the end of {child’s} bed, with {pet} on it. It was a bit buttery and feety, and it smelled of everyone {pet.he} loved.

“{@A},” said {child}, very sleepily. “Don’t wash it.”

“Never again,” said {@a}.

And if you’re quiet, you can hear it now.

[pet.dog: Hrrrm|Prrrm]…

[pet.dog: Hrrrm|Prrrm]…

[pet.dog: Hrrm | Prrm].

# @noticed
{Pet} was the cat from next door, but {pet.he} lived mostly in {child’s} hall, on a blanket of {@own}. {child} noticed first. {Child.He} stroked {pet} from the top of the head to the tip of the tail
## if pet.cat / pet.dog
{child} noticed first. {Child.He} stroked {pet} from the top of the head to the tip of the tail
## if pet.cat & breed.British Shorthair
{child} noticed first. {Child.He} stroked {pet} from the round grey head to the thick grey tail

# @own
{pet.his} own

# @first
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

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @wellies
{friend.his} [us: rain boots | wellies]
## if friend.name
[us: rain boots | wellies]

# @toast
{friend.his} toast
## if friend.name
a piece of toast

# @buttery
{friend.his} buttery
## if friend.name
some buttery

# @nose
{friend.his}
## if friend.name
that poor
