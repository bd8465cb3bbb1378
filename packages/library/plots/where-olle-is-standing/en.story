title: Dig Where Olly Is Standing
title: The Wrong Chest
title: The Pirates Who Couldn’t Sleep
guest friend: Iris (she), Alfie (he)
guest neighbour: Mrs Hill (she), Mrs Lane (she)
guest dog: Buster (he), Rufus (he)

% The grown-up (@a): {adult}, else the elder, else the neighbour. The dog (@p): the family's dog, else the neighbour's.

# ashore
{child} and {friend} were building a harbour in the sand when a real ship sailed into it.

The ship had black sails, and a flag with a skull on. The skull was yawning. Up the beach {@a-there} was in a deckchair asleep under a hat, and didn’t notice a thing. But {@p-there} did. {@p-barks}

Seven pirates climbed out on to the sand. They were bent double, and holding their backs.

“Ow,” said the first.

“Ooh,” said the second.

“I am Captain Rosie Rustnail, the terror of the seas,” said the last of them, “and I’ve got such a dreadful crick in my neck.”

She had bags under her eyes as big as tea bags, so nobody could be really frightened of her.

# the-wrong-chest
“What’s happened?” asked {friend}.

The captain sank down on the harbour wall. “We had two chests,” she said. “One was full of our gold. The other was full of our pillows. One night last year we rowed ashore and buried our treasure, in the dark and the rain. And when we got back on board and went to lie down…”

She couldn’t go on. A small pirate with glasses did it for her.

“We’d buried the wrong chest,” he whispered. “We’ve been sleeping on gold coins for a year.”

All seven of them lifted up their shirts. They had round marks all over their backs, and every mark had a king in it.

[athlete: {child} lent the captain a towel to lie on, the one with {athlete}.]

# the-map
“But haven’t you got a map?” said {child}. [school: They’d just been doing maps {at school}.]

They had. The captain unrolled it on the sand.

Walk thirty steps from the seagull. Turn left at the big cloud. Dig where Olly is standing.

“Who’s Olly?” asked {friend}.

“I am,” said the pirate with the glasses. “But I can’t remember where I stood.”

“The seagull’s moved as well,” said the captain gloomily. “We’ve been looking for it all spring.”

# the-cap
{child} looked along the beach. If they dug up all of it, they would be grown up before they’d finished.

Then a wet nose pushed at {child.his} elbow. {@P} had found the captain’s cap, which had fallen off, and {@p-he} was smelling it, and {@p-his} tail was going.

“Captain,” said {child}. “What do your pillows smell of?”

“Smell of?” The captain went pink. “What pillows usually smell of. Herring. And tar. And just a touch of lavender, but you’re not to tell anybody that.”

“{@P} can find them,” said {child}. “{@P-he} once found half a sausage that {@dropped} had dropped behind the sofa at Easter.”

{friend} held out the cap. “Find it, {@p}!”

# the-bushes
{@P} put {@p-his} nose to the ground and set off. {@low} After {@p-him} went {child} and {friend}, and after them went seven pirates in a row. They tiptoed past {@a} in the deckchair and round the big rock, and there {@p} vanished, straight into the [us: wild rose bushes | wild roses].

“We’ll never get in there,” said the captain. “It’s all prickles.”

“You won’t,” said {friend}. “But {@p-he} will.”

Soon sand came flying out of the bushes. Then it stopped, and somebody in there began to whine.

“{@P-he}’s found it,” said {child}, “but {@p-he} can’t pull it out.”

# pull
{child} lay down on {child.his} tummy. There was a tunnel under the branches, just high enough for a dog, or for a child with {child.his} tummy pulled in. It was dark and prickly in there, and {child.he} wanted to come out backwards. But at the far end {child.he} could see a tail, and it needed help. [sport: {child} wriggled on, the way you do when you’re warming up for {@game}.] At last {child.his} fingers found a handle.

“Hold on to my feet!” shouted {child}.

{friend} held on to {child’s} feet. Olly held on to {friend}, and the captain held on to Olly, and so on, right down the crew.

“One, two, pull!”

Out came {child}. Out came the chest. And on the chest sat {@p}, as if it was {@p-he} who had done the pulling.

# seven-pillows
The captain lifted the lid. There they lay, seven pillows, a bit flat. The captain took the one with roses on and laid her cheek on it, and two tears ran down into her scarf.

“You shall have the gold,” she said. “The whole lot.”

{child} and {friend} looked at each other. A whole chest of gold! But then they looked at the ship, rocking about out there.

“You’ll need something heavy in the bottom,” said {friend}. “Or you’ll tip over.”

“We’ll have a coin each,” said {child}. “To remember you by. But {@p} would like something else.”

{@P-he} had the captain’s cap already, and was lying on it. They all thought that was fair.

# rowing-home
The pirates rowed out. The ship slid off across the water, and nobody shouted, and nobody fired a cannon. [music: Somebody was humming {@song}, slower and slower.] Soon there was nothing to hear but seven pirates, snoring in time with the waves.

{@A} lifted the hat. “Somebody was snoring in my dream,” said {@a}. “Have you had a nice time? And why is {@p} wearing a cap?”

“It’s a long story,” said {child}, and shook the sand out of {child.his} ears.

[city: Then they drove home to {city}.]

# nothing-to-sleep-on
That night {child} put the gold coin under {child.his} pillow. {child.He} lay on one side. {child.He} lay on the other side. In the end {child.he} took it out, and laid it on the windowsill, where the moon could look at it.

[adult / elder: “Wasn’t it comfortable?” asked {@a}.

]“Gold,” said {child}, “is no good at all for sleeping on.”

But the pillow was soft. {@cap-end} The cap smelled of herring, and of tar. And, if you sniffed very carefully, of just a touch of lavender.

# @game
{sport}

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-there
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a-his
her
## if adult
the
## if elder & !adult
{elder.his}

# @dropped
{neighbour}
## if elder
{elder}[elder2:  and {elder2}]
## if elder & !adult
{elder.short}[elder2:  and {elder2}]
## if adult & !elder
{adult}

# @p
{dog}
## if pet.dog
{pet}

# @ps
{dog’s}
## if pet.dog
{pet’s}

# @p-he
he
## if pet.dog
{pet.he}

# @p-him
him
## if pet.dog
{pet.him}

# @p-his
his
## if pet.dog
{pet.his}

# @p-there
{dog}, the dog from next door,
## if pet.dog
{pet}, who was {a breed},

# @p-barks
He barked until his ears jumped. [pet.cat: {Pet} was at home. Cats think the sea is too wet.] [pet.other: {Pet} was at home, where it was dry.]
## if pet.dog
{pet.He} barked until {pet.his} ears jumped.

# @low
His nose went to and fro, and drew a line in the sand.
## if pet.dog
{pet.His} nose went to and fro, and drew a line in the sand.
## if breed.Dachshund
{pet.He} {pet.was} so low that {pet.his} tummy drew a line in the sand.
## if breed.Beagle / breed.Cocker Spaniel
{pet.His} ears dragged, and drew two lines in the sand.

# @cap-end
{Dog} had lent {child.him} the cap. It hung on the bedpost.
## if pet.cat
And at {child.his} feet lay {pet}, on the cap, because there wasn’t a dog about to say no.
## if pet.dog
And {pet} was warm, lying on {pet.his} cap at {child’s} feet.
