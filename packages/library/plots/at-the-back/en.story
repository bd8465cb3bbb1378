title: At the Back
title: Only a Cat
title: Wiggle, Wiggle
guest pet: Morris (he), Dusty (he)
guest alias: Susan (she), Gladys (she)
guest neighbour: Mr Bell (he), Mr Gray (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The cat is the family’s own; where none is ticked it is Morris. Whoever is found among the coats is the grandparent, else {adult}, else {minder}: @a. The squeaky voice is the same both times.

# wiggle-wiggle
[school: All day {child} was {at school}. But every|Every] night, when {child} was in bed, {child.he} wiggled {child.his} toes under the blanket. Wiggle, wiggle, went the toes. And every night {pet}[!pet.known:  the cat] stuck {pet.his} bottom in the air and jumped on them[athlete: , as quick as {athlete}], THUMP, and then {pet.he} lay down on {child’s} feet and kept them warm till morning.

But tonight {child} wiggled and wiggled, and nothing went thump. {Pet} wasn’t there. {Pet.He} hadn’t even come home for {pet.his} [us: supper | tea].

# only-a-cat
“{@A},” called {child}. “My feet are cold, and {pet} is gone.”

“{Pet.He} {pet.is} only a cat,” said {@first}. “{Pet.He} will come when {pet.he} gets hungry[city: , from the other end of {city} if {pet.he} must].”

“But {pet.he} missed {pet.his} [us: supper | tea].”

“{Pet} never misses {pet.his} [us: supper | tea],” said {@a}, and {@he} put down the [us: dishes | washing-up].

# among-the-coats
{@A} looked under the sofa until only {@his} bottom was sticking out. {child} looked in the bath.[elder2:  {Elder2} went round the garden with a [us: flashlight | torch], saying puss, puss, puss.][friend:  They [us: called | rang] {friend}[!friend.known: , {child’s} best friend]. But there was no cat in {friend’s} bed, only {friend}.] And then {child} heard a very small, squeaky voice from inside the cupboard with the coats.[music:  It was humming {music}.]

“Purrikin-furrikin,” it said. “Where’s {@s} little [pet.she: princess | prince]?”

{child} opened the cupboard, and there sat {@a}.

“You said {pet.he} {pet.was} only a cat,” said {child}.

“So {pet.he} {pet.is},” said {@a}, and blew {@his} nose on a scarf.

# who-is-it
So {child} put on [us: rain boots | wellies], and a coat over {child.his} pyjamas, and they knocked at the house next door. {Neighbour} opened. He was old and kind, and he lived all by himself.

“Have you seen {pet}?” said {child}. “{Pet.He} {pet.has} gone missing.”

“Oh dear,” said {neighbour}. “No, there’s no {pet} here. There’s only me and {alias}.”

“Who’s {alias}?” said {child}.

“My cat,” said {neighbour}, and he looked very proud. “I got her today.”

“Where did you get her?”

“From my armchair,” said {neighbour}. “I came in, and there she was.”

# at-the-back
{child} looked at {@a}, and {@a} looked at {child}.

“Has {alias} got whiskers?” said {child}.

“Lots,” said {neighbour}.

“So has {pet}. Has she got a tail?”

“She has,” said {neighbour}. “At the back.”

“That’s where {pet} keeps [pet.name: it|{pet.his}]!” shouted {child}, and ran straight in.

# one-eye
And there in the armchair, [sport: in front of {sport} on the television, ]beside an empty plate that smelled of [us: shrimp | prawns], lay {pet}.

“{Pet}!” said {child}.

The cat opened one eye.

“{Alias},” said {neighbour}.

The cat opened the other eye, and then shut them both.

“Purrikin-furrikin,” said {@a}, in the squeaky voice. But the cat showed {@him} its back.

“There,” said {neighbour}. “I don’t think she knows you.”

{child’s} throat went tight. What if {pet} wanted to live here now, and eat [us: shrimp | prawns], and be {alias} for ever and ever?

“{Pet} doesn’t want us any more,” said {child}, and cried.

{@A} picked {child.him} up, and one of the [us: boots | wellies] fell off. {Child.His} foot was cold. {Child.He} looked at it.

# the-edge-of-the-rug
“Put me down, {@a},” {child.he} said.

{Child.He} pulled off {child.his} sock, sat on the floor and pushed one bare foot under the edge of {neighbour’s} rug.

Wiggle, wiggle, went the toes.

In the armchair, one ear turned [us: around | round].

Wiggle, wiggle, went the toes.

A bottom went up in the air, and it swayed this way, and it swayed that way, and then:

THUMP.

{Pet} landed on the rug. {Pet.He} lay down on {child’s} foot, and {pet.he} purred so loudly that the plate rattled.

# on-saturdays
“Well I never,” said {neighbour}. “{Alias} doesn’t do that.”

“No,” said {child}. “That’s because she’s {pet}.”

{Neighbour} looked at his armchair. It was very empty now.

“It was nice,” he said, “having a {alias}.”

“{Pet.He} can be {alias} on Saturdays,” said {child}. “But {pet.he} {pet.has} to be {pet} at bedtime.”

“I’ll get the [us: shrimp | prawns] in,” said {neighbour}.

{@A} carried {pet} home inside {@his} coat, with just the face sticking out, and {@he} did not once say “only a cat”.[elder2:  {Elder2} was still in the garden, saying puss, puss, puss to a bush.]

# good-night
Then {child} was in bed again. Wiggle, wiggle, went the toes. Thump. {Pet} lay down, and slowly {child’s} feet grew warm, first the one and then the other.

“Good night, {child},” said {@a}. “Good night, {pet}.”

{@He} put out the light, and then {@he} put {@his} head in once more.

“And good night, {alias}.”

# @first
{minder}, who was looking after {child.him}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
{minder.him}
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
