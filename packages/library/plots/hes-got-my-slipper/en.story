title: Softly, Softly
title: One’s Plenty
title: The Boat and the Snail
guest friend: Tilda (she), Imran (he)
guest pet: Waffle (he), Crumpet (she)
guest elder: Peggy (she), Stan (he)

% “Not yet” is the child’s: say it together. The pet is the family’s, or the grandparent’s dog. A cat in the dog’s place: @was, @sign, @oh, @dropped, @dribbled, @thump, @wet.
% onlyAsked: the first day.

# at-the-gate
On the first day of school, there were four people at the gate[school:  of {school}].

One was {child}, in new shoes[adult: , tied by {adult}]. One was {@elder}. One was {friend}[!friend.known: , {child’s} best friend,] who was in already, on the other side, hopping[sport: , as if it were time to {play sport}]. And one was {pet}, who was {@was}.

“Time to go in,” said {elder}.

“Not yet,” said {child}.

{Child.He} {child.was} holding {pet’s} [us: leash | lead]. {Child.He} {child.was} holding it with both hands.

# a-boat
“Come on!” said {friend}. “I’ve got a [us: hook | peg] with a snail. The one next to mine is a boat. I want you to be the boat.”

“I want {pet} to come too,” said {child}.

“{Pet.He} can,” said {friend}. “{@Dogs} go to school[city:  {in city}]. I’m nearly sure.”

{Elder} read the sign on the gate. {@Sign}

“Oh,” said {friend}.

# a-plimsoll
{Pet} sat down on {elder’s} foot.

“Time to go in,” said {elder}, pulling at {elder.his} foot.

“Not yet,” said {child}.

Then {pet} put {pet.his} nose in {child’s} shoe bag. Snuffle, snuffle, snuffle. Out came {pet.his} nose. And in {pet.his} mouth was a [us: sneaker | plimsoll].

“{Pet}! Drop!” said {elder}.

{@Dropped} But {pet.he} did not drop the [us: sneaker | plimsoll].

{Elder} had a bit of cheese in {elder.his} pocket. {Elder.He} always did.

{Pet} looked at the cheese. {@Dribbled} {Pet.He} looked the other way.

“Well, I never,” said {elder}. “{Pet.He}’s stealing it.”

# softly
“{Pet.He} {pet.is}n’t chewing,” said {friend}, with {friend.his} face up against the gate. “Look at {pet’s} teeth. {Pet.He}’s holding it softly.”

{child} crouched down in {child.his} new shoes and looked.

Softly, softly, {pet} was holding the [us: sneaker | plimsoll]. The way {pet.he} would hold an egg.

{child} had seen that before.

“{Elder.short},” {child.he} said. “When you go to the [us: store | shop], {pet.he} {pet.does} that with your slipper.”

“{Pet.He} {pet.does},” said {elder}. “{@Sits} One slipper. Dreadfully {@wet}.”

“And you always come home.”

“Of course I do. {Pet.He}’s got my slipper.”

# keeping-it
{child} looked at {pet}. {Pet} looked at {child}, {@thump}

“{Pet.He} {pet.is}n’t stealing,” said {child}. “{Pet.He}’s keeping it. Till I come out.”

Nobody said anything. {Elder} ate the cheese.

“One’s plenty,” {elder.he} said, “for a first day.”

# both-hands
{child} gave {elder} the [us: leash | lead]. {Child.He} let go with one hand. {Child.He} let go with the other.

{Pet} got up off {elder’s} foot. {Pet.He} didn’t wait to be told. {Pet.He} turned round, with the [us: sneaker | plimsoll] in {pet.his} mouth and {pet.his} tail up high, and set off for home with it. {Elder} had to trot[athlete:  like {athlete}].

“Quick!” said {friend}. “The boat!”

And {child} went in.

# the-boat
{Child.He} {child.was} the boat. {Child.He} hung up {child.his} bag with one [us: sneaker | plimsoll] in it. {Child.He} painted something brown[adult:  for {adult}][music: , humming {music}]. {Child.He} ate {child.his} apple[elder2:  from {elder2}] next to {friend}, and twice {child.he} went to {child.his} [us: hook | peg] and felt in the bag. Still one [us: sneaker | plimsoll].

Then the bell rang.

# the-snail
At the gate stood {elder}. On {elder.his} foot sat {pet}. And in {pet.his} mouth, softly, softly, was a [us: sneaker | plimsoll].

“Drop,” said {child}.

{Pet} dropped it into {child.his} hand. It was dreadfully {@wet}.

“Time to go home,” said {elder}.

{child} looked back at the door. {Child.He} could see the snail, and {child.he} could see the boat.

“Not yet,” said {child}.

# @elder
{elder} from next door, in {elder.his} gardening hat
## if pet & !elder
{elder}, in {elder.his} gardening hat, who was looking after {child.him}
## if elder
{elder}, in {elder.his} gardening hat

# @was
{elder’s} dog
## if pet.dog
{child’s} dog
## if pet.dog & breed
{a breed}
## if pet.cat
{child’s} cat
## if pet.cat & breed
{a breed}

# @dogs
dogs
## if pet.cat
cats

# @sign
It had a picture of a dog, with a line right through it.
## if pet.cat
It had a picture of a dog, with a line right through it. Under the dog was a cat, with a line as well.

# @dropped
{Pet} always dropped. {Pet.He} dropped sticks. Once {pet.he} had dropped a whole loaf of bread.
## if pet.cat
{Pet} always dropped. {Pet.He} dropped feathers. Once {pet.he} had dropped a whole [us: fish stick | fish finger].

# @dribbled
{Pet.He} dribbled.
## if pet.cat
{Pet.His} whiskers trembled.

# @sits
{Pet.He} sits on the mat with it till I’m home.

# @wet
wet
## if pet.cat
hairy

# @thump
and thumped {pet.his} tail. Thump.
## if pet.cat
and blinked, very slowly. Blink.
