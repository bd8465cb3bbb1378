title: I’ve Got My Feet On
title: A Clean Pirate Is a Lost Pirate
title: The Captain and the Shiny Floor
guest friend: Albie (he), Tess (she)
guest pet: Waffle (she), Rusty (he)
guest elder: Mrs Appleby (she), Mr Lark (he)
guest minder: Nerys (she), Colin (he)
guest captain: Captain Gristle (he), Captain Scrag (he)

% The pet is the family’s, or the friend’s dog. The beagle is the original; a cat follows a smell as well, when it likes.

# the-floor
{child} had just mopped the kitchen floor when a pirate walked across it.

He was a real one, with a beard and a cutlass. His big bare feet were black with mud[sport: , as if he had come straight from {sport}].

“Wipe your feet!” said {child}.

“Never,” said the pirate.

He left footprints all the way from the back door to the [us: cookie jar | biscuit tin].

“{@Visitor} is coming to tea, and {@a} is out in the hall looking for the best cups,” said {child}. “I want the floor to shine.”

“I’m {captain}, and I want a [us: cookie | biscuit],” said the pirate. “And no pirate wipes his feet. That’s the rule.”

# a-clean-pirate
“Why not?” asked {friend}[!friend.known: , {child’s} best friend,] from under the table. {Friend} was already being a pirate too. {Friend.He} had a colander on {friend.his} head[school: , the one {friend.he} had once worn {at school}].

“Mud’s how we get home,” said the Captain. He pointed behind him. “See my footprints? When I want my ship, I turn round and follow my feet. A clean pirate is a lost pirate.”

“A muddy pirate is a rude pirate,” said {child}.

“I think he’s great,” said {friend}. {Friend.He} took off {friend.his} shoes and socks, ran out, jumped in the [us: flower bed | flowerbed] and ran in again.

“Arrr,” said {friend}.

{@whose} came after {friend.him}. {Pet.He} had four feet.

# shant
{child} squeezed the mop so tightly that it dripped. {Child.He} {child.was} angry down to {child.his} toes, which were the only clean toes in the room.

“Wipe your feet!” {child.he} said to the Captain.

“Shan’t.”

“Pirates shan’t,” said {friend}.

{@tummy}

So {child} had to do it. While the pirates ate [us: cookies | biscuits], {child.he} mopped the kitchen[music: , humming {music} very loudly]. {Child.He} washed the step and the path, right down to the gate, until every footprint was gone.

“There!” said {child}.

# where-have-i-been
The Captain wiped his beard and stood up. “Fine [us: cookies | biscuits]. Now I’ll be off. My crew sails at six.” He turned round to follow his feet.

The floor shone. The path shone too.

“Where am I?” said the Captain.

“In my kitchen,” said {child}.

“But where have I been?” His beard began to tremble. “They’ll sail without me, and I’ll have to live in your cupboard.”

Oh no.

# ship
{Friend} took the colander off. “I can find it,” {friend.he} said. “I’ll climb on the [us: trash can | bin] and shout ‘ship’.” And {friend.he} did. A cat from down the road looked out, but no ship did.

{child} felt {child.his} tummy go cold.

“I’m sorry,” {child.he} said. “I didn’t know they were your way home.”

“And I didn’t know you had somebody coming to tea,” said the Captain. “Well, I did. You told me. I was looking at the [us: cookies | biscuits].”

# the-left-foot
Then something snuffled. {Pet} had {pet.his} nose on the Captain’s left foot.

“That tickles,” said the Captain.

“{Pet} can smell where you’ve been!” said {child}. “{Pet}, find the ship!”

{Pet’s} tail went up like a flag. {Pet.He} put {pet.his} nose to the path and went[athlete: , at the speed of {athlete}].

{@lead}, and {friend} took the Captain’s hand. {@Grownup} came last, with a cup, saying, “What ship?” They went round the [us: mailbox | postbox], twice round a lamp post, and then {pet} {@stopped}.

“Did my feet do that?” asked the Captain.

“No,” said {friend}. “That bit’s just {pet}.”

# the-pond
{child} crouched and held {pet’s} soft ears in both hands. “{@not} The Captain,” {child.he} said. “Have another smell.”

The Captain held up his foot. Off {pet.he} went, down the hill and through the park gates, and there on the boating pond[city: , in the middle of {city}], among the ducks, stood a real pirate ship with black sails.

# my-floor
“Come aboard,” said the Captain.

{Friend} was up the plank like a squirrel. The deck was scrubbed as white as a plate. The Captain looked at {friend’s} ten black toes.

“Shipmate,” he said, “wipe your feet.”

“But pirates shan’t!”

“This is different,” said the Captain. “This is my floor.” Then he heard himself and turned pink, and {child} laughed so hard that {child.he} had to hold on to the mast.

# the-mat
{Elder}[elder2:  and {elder2}] came at half past four, and got the best cup. Then there was a knock at the back door. {captain} stood there with a coconut for the visitor.

“I’ll not come in,” he said. “I’ve got my feet on.”

{child} fetched the mat, the thick soft one, and laid it in front of him.

“Wipe your feet,” {child.he} said, and {child.he} pulled out the chair next to {child.his} own.

He wiped them, the left and the right. Then he lifted {pet} up and wiped all four of those.

# @visitor
old {elder} from next door
## if elder
{elder}

# @a
{minder}, my babysitter,
## if adult
{adult}

# @grownup
{minder}
## if adult
{adult}

# @whose
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}[!pet.known:  the dog]
## if breed.Beagle
{Pet} the beagle
## if pet.cat
{Pet}[!pet.known:  the cat]

# @tummy
{Pet} showed {pet.his} tummy, which was muddy too.
## if pet.cat
{Pet} wiped {pet.his} paws on a clean [us: dish towel | tea towel].

# @lead
{child} took the lead
## if pet.cat
{child} went after

# @stopped
stopped at a dropped [us: French fry | chip]
## if pet.cat
lay down in a patch of sun

# @not
Not the [us: fry | chip].
## if pet.cat
Not the sun.
