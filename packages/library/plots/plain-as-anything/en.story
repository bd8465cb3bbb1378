title: Plain as Anything
title: Case Closed
title: The [us: Sweater | Jumper] on the Line
guest friend: Hana (she), Kit (he)
guest pet: Pepper (she), Scout (he)
guest elder: Dot (she), Archie (he)

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she. Nobody says where or for how long.
% The pet is the family’s, or the grandparent’s dog. A cat in the dog’s place: @who, @kind, @thump, @stairs, @puffed, @leaned, @sigh, @ball.

# lemons
{@Elder} had washed the [us: sweater | jumper].

{child} found it on the line, hanging upside down. {Child.He} pulled it to {child.his} face and breathed in. It smelled of lemon soap.

“No!” {child.he} shouted. “No, no!”

It was {@d}’s [us: sweater | jumper]. {child} kept it in {child.his} bed, because {@d} wasn’t here and the [us: sweater | jumper] was. When {child.he} missed {@d}, {child.he} put {child.his} nose in the neck of it and breathed, and there {@d} was. Now it smelled of lemons.

# washed-out
{Elder} came out with a handful of [us: clothespins | pegs].

“It had egg on it,” {elder.he} said. “And jam. And a lot of {@kind}.” Then {elder.he} saw {child’s} face. {Elder.He} put the [us: clothespins | pegs] down. “Oh, {child}. I’ve washed {@d} out of it.”

{child} couldn’t talk. {Child.He} sat down under the line, and {@who} came and lay across {child.his} feet.

# a-case
{Friend}[!friend.known: , {child’s} best friend,] came through the hedge, as {friend.he} did every day. “What’s wrong?”

“I miss {@d},” said {child}. “And the [us: sweater | jumper] doesn’t smell of {@d} any more. I want something that does.”

{Friend} was a detective that summer[city: , the only one {in city}], without a case. “We’ll use a tracker {@kind},” {friend.he} said. “{Pet.He}’s on your feet.”

{@Thump}

# the-coats
{child} put {child.his} arms round {pet’s} neck and said it into a soft ear. “{@D}, {pet}. Find {@d}’s smell.”

{Pet’s} nose went up, and then it went down, and {pet.he} {pet.was} off through the kitchen door[athlete: , as fast as {athlete}].

{Pet.He} stopped at the row of coats.

“It’s this one!” said {friend}, and held it to {child’s} nose.

{child} breathed. “That’s {elder.short’s}. It’s peppermints.”

# a-slipper
{Pet} had gone on, up the stairs, {@stairs}. {Pet.He} went in under the big bed. Out {pet.he} came backwards, with dust on {pet.his} nose and a slipper in {pet.his} mouth.

{child} sniffed. Perhaps there was a tiny bit, at the toe. But mostly it smelled of {pet}, who’d been keeping it there.

“You miss {@d} too,” {child.he} told {pet.him}. {Pet.He} let {child.him} hold it for a moment. Then {pet.he} put it back.

# finished
{Pet} sniffed the chair[elder2: , with {elder2} in it]. {Pet.He} sniffed the mat[parent.home / adult & !parent: , with {adult’s} boots on it]. And then {pet.he} came straight to {child}. {Pet.He} pushed {pet.his} cold nose into {child’s} neck and {@puffed}.

“Not me,” said {child}. “Go on, {pet}. Find.”

{Pet} {@leaned}, until {child} sat down, bump. {Pet.He} sniffed behind one ear, and behind the other. Then {pet.he} lay down on top of {child.him} with {@sigh}.

“{Pet.He}’s given up,” said {friend}. “{Pet.He} {pet.is}n’t a real tracker {@kind}.”

{Pet} looked at {friend} as though somebody were being rather slow. {Pet.He} licked {child’s} ear, all of it, and put {pet.his} head back down.

{Friend} frowned. “What does {pet.he} do when {@found}?”

“Lies on it,” said {child}.

“I got it wrong,” said {friend}. “{Pet.He} {pet.has}n’t given up. {Pet.He}’s finished.”

# come-and-smell
“{Elder.short}!” shouted {child}. “Come and smell me!”

{Elder} came up the stairs with {elder.his} sleeves rolled. {Elder.He} didn’t ask why. {Elder.He} got down on {elder.his} knees, which took a while, and put {elder.his} nose behind {child’s} ear, just where the hair began, and breathed in. {Elder.He} stayed there.

“Well?” said {child}.

“Toast,” said {elder}. “And {@kind}.” {Elder.He} breathed again. “And under that, there’s {@d}. Plain as anything. That’s {@d}’s smell, right there.”

# case-closed
{child} put up {child.his} hand and felt. It was warm, and a bit wet, because of {pet}. “Does it wash off?”

“I’ve been at you with a [us: washcloth | flannel] for years,” said {elder}. “It’s still there.”

{Friend} wrote CASE CLOSED on {friend.his} hand[school: , where it would show {at school}], and went home through the hedge for {friend.his} [us: supper | tea][sport:  before it was time to {play sport}].

# arms-up
That night {child} still missed {@d}. It came when [parent.home / adult & !parent: {adult} put the lamp out | the lamp went out], as it always did. {Pet} climbed up and put {pet.his} nose behind {child’s} ear.

Then the door opened a little, and {elder} came in with the [us: sweater | jumper][music: , humming {music}]. It was dry. {Elder.He} had warmed it by the stove.

“Arms up,” {elder.he} said.

{Elder.He} pulled it down over the pyjamas. The sleeves hung past {child’s} hands, and {elder.he} turned them back, once, twice, three times. {child} tucked {child.his} chin inside the neck. It smelled of lemons. But {child} was in it now, and by morning it wouldn’t be only lemons.

“{Elder.short},” {child.he} said. “Don’t wash it.”

“I wouldn’t dare,” said {elder}.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}

# @elder
{elder} from downstairs
## if elder
{elder}

# @who
{pet}, {elder’s} dog,
## if pet.dog
{pet}, {child’s} dog,
## if pet.dog & breed
{pet} {the breed}
## if pet.cat
{pet}, {child’s} cat,
## if pet.cat & breed
{pet} {the breed}

# @kind
dog
## if pet.cat
cat

# @thump
{Pet} thumped {pet.his} tail.
## if pet.cat
{Pet} flicked one ear.

# @stairs
with {pet.his} claws clicking, tick, tick, tick
## if pet.cat
on soft paws, pad, pad, pad

# @puffed
puffed
## if pet.cat
purred

# @leaned
leaned and leaned
## if pet.cat
rubbed and rubbed

# @sigh
a great big sigh
## if pet.cat
a great big yawn

# @found
{pet.he}’s found {pet.his} ball
## if pet.cat
{pet.he}’s caught {pet.his} toy mouse
