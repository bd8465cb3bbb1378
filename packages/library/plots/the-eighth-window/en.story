title: The Eighth Window
title: Seven from the Inside
guest friend: Edie (she), Rafi (he)
guest pet: Sid (he), Doris (she)
guest lind: Mrs Lyle (she), Mrs Dunn (she)
guest caretaker: Len (he), Walter (he)

% @who: {adult} is helping out at the castle, otherwise {caretaker}. The dachshund is the original; a cat cannot look out because the sills slope (@too-high). Where the family has no pet, {pet} is the dog that {adult} or {caretaker} has along.

# thirty-one-doors
{@opening} It wasn’t much of a castle. It had one tower, thirty-one doors that stuck when it rained, and a ghost that nobody had ever seen[elder: , not even {elder}, who was helping out in the café[elder2:  with {elder2}]].

After school {child} and {friend}, {child.his} best friend, were allowed to be there, and so was {@whose} as long as {pet.he} {pet.was} quiet.

{Pet} was not quiet. {@tax} At five o’clock {@who} took the [us: trash | rubbish] down to the main road on the three-wheeled moped, and at five o’clock {pet} [pet.cat: yowled | howled]. {Pet.He} [pet.cat: yowled | howled] from the moment the moped started until the moment it came home.

# not-here
“The visitors think {pet’s} the ghost,” said {lind}, who sold the tickets. “Two of them wanted their money back yesterday. If I hear {pet.him} again today, {pet.he} can stay at home.”

“But then {pet.he} will be all alone,” said {child}. “{Pet.He} will [pet.cat: yowl | howl] even more.”

“I dare say,” said {lind}. “But not here.”

# eight
It was four o’clock. {child} went out on the lawn to think[sport: , about something other than {sport} for once], and {friend} came too, to look for a secret room. {Friend.He} had wanted one since August[school: , when they had read about one {at school}], and had knocked on every wall {friend.he} could reach[music: , in time to {music}].

“Eight windows on the [us: second | first] floor,” {friend} counted.

“Seven,” said {child}. “I helped {@who} wash them. There were seven.”

They counted again. Eight.

# seven
Then they ran[athlete: , so fast that even {athlete} would have been left behind]. {@stairs} At the top they went from room to room and touched every windowsill. One, two, three, four, five, six, seven. After that came wall.

“Behind the mirror!” said {friend}. “It’s always behind the mirror.”

There was nothing behind the mirror but a dead fly.

# too-low
{Friend} went back out on the grass and stood there for a long time with {friend.his} head on one side. When {friend.he} came in again, {friend.his} cheeks were pink.

“It’s too low,” {friend.he} said. “The other seven are all in a row, but the eighth one’s lower down. It isn’t on the [us: second | first] floor at all. It’s on the stairs!”

But there were no windows on the stairs. There were only steps, and dark wooden panels.

# a-shove
{@halfway}

{@nose} A little door swung inwards, no higher than {@high}, and {pet} walked in.

“{Pet}! Come here!”

{@hearing} {Pet} thought it over, and stayed where {pet.he} {pet.was}.

So they had to crawl.

# who-is-it-for
Inside was a room about as big as a bed. It had a stone bench, as low as a footstool, and just above the bench a small window of green glass.

“Is this it?” whispered {friend}. “No treasure chest? Who builds a secret room you can’t even stand up in?”

{child} lay on {child.his} [us: belly | tummy] and looked out. You couldn’t see the tower from here, and you couldn’t see the lake. You could see the [us: driveway | drive], all the way down to the main road.

{Child.He} felt the bench. There was a hollow in the middle, worn quite smooth. {Child.He} felt the little door. It was covered in scratches, hundreds of them, and every one was near the bottom.

“It’s not for somebody standing up,” {child.he} said. “It’s for a [pet.cat: cat | dog].”

{Friend} said nothing for a bit.

“The earl,” {friend.he} said then. “In the painting in the hall. He’s got a {@cushion} thing beside him. I thought it was a cushion.”

# an-egg
{Pet} [pet.cat: jumped up on | climbed on] to the bench. {Pet.He} turned round twice and lay down in the hollow. {Pet.He} fitted it like an egg in an eggcup.

Then the moped started.

{child} held {child.his} breath. {Pet} began to tremble, from {pet.his} ears all the way back to {pet.his} tail. {Pet.He} opened {pet.his} mouth. And there, down below, came {@who}, out of the yard and into the [us: driveway | drive], with a helmet on and the [us: trash | rubbish] on the back. {Pet} looked. The moped grew as small as a [pet.cat: hen | cat], and then as small as a [us: ladybug | ladybird]. But it was still there.

{Pet} shut {pet.his} mouth.

# never-seen-it
“{Pet.He} {pet.has} never seen that bit before,” said {child}. {@too-high} Every single day, {@who} had gone out of the door and come to an end.

There were footsteps on the stairs.

“It’s very quiet,” said {lind}, in a suspicious voice. “[elder: {Elder.short} noticed it too. ]Where’s that [pet.cat: cat | dog]?”

“In the proper place,” said {friend} through the little door. “It turns out {pet.he} had one.”

# a-nose
Far away, the [us: ladybug | ladybird] turned round. It grew into a [pet.cat: hen | cat], and the [pet.cat: hen | cat] grew into a moped. In front of the castle it stopped, and {@who} leaned back and pointed all along the windows, lips moving: five, six, seven.

In the eighth there was a nose.

{@Who} took off the helmet and waved it. {child} and {friend} waved back, although it wasn’t for them.

# @opening
{Caretaker}, who minded {child} in the afternoons, was the caretaker of a castle[city:  outside {city}].
## if adult
That week {adult} was helping out as the caretaker of a castle[city:  outside {city}].

# @who
{caretaker}
## if adult
{adult}

# @whose
{pet}, {caretaker’s} dog,
## if adult
{pet}, a dog that {adult} was looking after,
## if pet.dog
{pet}, {child’s} dog,
## if pet.cat
{pet}, {child’s} cat,

# @tax
{Pet.He} {pet.was} not the sort.
## if pet.dog
{Pet} was {a breed}.
## if pet.cat
{Pet} was {a breed}.

# @stairs
{Pet} didn’t, because {pet} could not abide stairs, so {child} had to keep an arm round {pet.him} all the way up, as usual.
## if pet.cat
{Pet} didn’t, because {pet} preferred to be carried, so {child} carried {pet.him} up, as usual.
## if breed.Dachshund
{Pet} didn’t, because {pet} could not abide stairs, so {child} carried {pet.him} up, as usual.

# @halfway
Halfway down, {child’s} arms gave out, and {child.he} let go of {pet}. {Child.He} had never stopped just there before.
## if pet.cat
Halfway down, {child’s} arms gave out, and {child.he} put {pet} on the floor. {Child.He} had never stopped just there before.
## if breed.Dachshund
Halfway down, {child’s} arms gave out, and {child.he} put {pet} on the floor. {Child.He} had never stopped just there before.

# @nose
{Pet} sniffed. {Pet.He} put {pet.his} nose to the bottom of the panel, right down by the step, and blew. Then {pet.he} gave it a shove.
## if pet.cat
{Pet} sniffed. {Pet.He} put a paw to the bottom of the panel, right down by the step, and felt about. Then {pet.he} gave it a shove.

# @high
{child’s} waist
## if pet.cat
{child’s} knee
## if breed.Dachshund
{child’s} knee

# @hearing
{Pet} had excellent hearing. {Pet.He} just liked to think it over.
## if pet.cat
Cats have excellent hearing. They just like to think it over.
## if breed.Dachshund
Dachshunds have excellent hearing. They just like to think it over.

# @cushion
shaggy brown
## if pet.cat
round brown
## if breed.Dachshund
long brown

# @too-high
Every other window in the castle was too high for a dog.
## if pet.cat
Every other windowsill in the castle sloped, and no cat can sit on a slope.
## if breed.Dachshund
Every other window in the castle was too high for a dachshund.
