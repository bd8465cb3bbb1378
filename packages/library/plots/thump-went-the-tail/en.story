title: The Tail That Stayed Up
title: Bedtime, Tail
title: Thump, Went the Tail
guest sitter: Maureen (she), Bridget (she)

% The tail is "it", and goes thump; under a blanket it goes whump. @a is {adult}, else the grandparent, else the babysitter {sitter}.

# not-tired-at-all
{pet} was tired.

{@Ears} {Pet.His} paws were tired, all four of them[city: , from walking all over {city}].[sport:  {Pet.He} had been trying to {play sport}.] {Pet.His} nose was so tired that it had gone to sleep already, and was whistling.

But {pet’s} tail[breed.Bulldog / breed.Australian Shepherd / us & breed.Boxer / us & breed.Rottweiler: , what there was of it,] was not tired at all.

Thump, thump, thump, it went on the bedroom floor.

“{child}?” called {@a-first} up the stairs. “Are you hopping?”

“No,” said {child}. “It’s {pet’s} tail. It won’t go to bed.”

{child.He} knelt on the rug and looked at it sternly[school: , the way they do {at school}].

“Bedtime, tail,” {child.he} said.

The tail was delighted. It loved being talked to. Thump, thump, thump, thump!

# tucked-in
So {child} fetched the blanket from the [us: doll’s crib | dolls’ cot][elder: , which {elder}[elder2:  and {elder2}] had made,] and tucked the tail in, all the way round. The blanket lay still. Then the blanket went up in the air. Then it came down again.

Whump, whump, whump.

“{child}?” called {@a}. “Are you bouncing?”

“No,” said {child}. “It’s only the tail.”

{child.He} thought the tail might like a song, so {child.he} sang it the one about the sheep[friend:  that {friend}[!friend.known: , {child.his} best friend,] had taught {child.him}]. The tail liked it very much[music: , even more than {music}]. It joined in. It thumped on every sheep, and it didn’t stop when the sheep had finished.

# a-drum
“{child}?” called {@a}. “Have you got a drum?”

And {@a-he} came upstairs to see.

Now there were two people to wag at. Thump-thump-thump-thump-thump! A sock flew under the bed. A book fell over. A crayon rolled all the way to the door[athlete: , as fast as {athlete}].

“Goodness,” said {@a}. “What shall we do with it?[age>=5:  Do you think it would like a drink of water?”

“It can’t drink,” said {child}. “It hasn’t got a mouth.”|”]

{child} thought. {child.He} crept round behind the bed, where it was good for thinking, and crouched down.

The thumping stopped.

# popped-up
{child} popped up.

Thump!

{child} popped down.

Nothing.

{@She} popped up very slowly, just {child.his} hair, and then {child.his} eyes.

Thump, thump, thump!

“{@A}!” said {child}. “It stays awake because it can see me!”

“Can tails see?” asked {@a}.

“{@His} can,” said {child}.

{child.He} knew what to do now. {child.He} climbed into bed. {child.He} lay down flat and pulled up the covers, and {child.he} shut {child.his} eyes.

Thump … thump …

# sorry
{child} opened one eye, a tiny bit.

THUMP!

“Sorry,” whispered {child}. {child.He} shut it again, and this time {child.he} kept it shut. It was dark and warm in there. {child.He} could hear {@a} picking up the crayon. {@She} could hear {pet’s} nose, whistling.

Thump …

… thump …

{@She} waited for the next one. {child.He} waited, and {child.he} waited, and while {child.he} {child.was} waiting {child.he} fell fast asleep.

# somebody-small
{@Kiss} {@A-he} stepped over {pet}, big step, and tiptoed to the door.

The room was quite quiet. And on the rug, far away in the middle of {pet.his} sleep, {pet} began to have a lovely dream. There was grass in it, and a stick. And somebody was running towards {pet.him} over the grass, somebody small, with [child.she: her|both] arms held out.

Thump, went the tail.

# @ears
{pet.His} ears were tired. They lay on the rug like two dropped gloves.
## if pet.dog & breed.German Shepherd / pet.dog & breed.Siberian Husky / pet.dog & breed.Yorkshire Terrier
{pet.His} ears were tired. All day they had stood up like two tents, and now they lay down flat.

# @she
{child}
## if child.she
she
## if child.he
he
## if child.they
they

# @his
{pet.His}
## if pet.she
Hers
## if pet.he
His

# @kiss
{sitter} turned down the lamp.
## if adult
{Adult} kissed [child.she: her|[child.he: him|{child}]].
## if elder & !adult
{Elder.short} kissed [child.she: her|[child.he: him|{child}]].

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him} that evening,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}
