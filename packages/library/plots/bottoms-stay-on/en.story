title: All of {Pet}
title: Bottoms Stay On
title: Wibble, Wobble
guest pet: Biscuit (he), Bramble (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “Wibble, wobble” with a finger; the bowl goes plink. The ticked dog is a puppy in this story; else it is next door’s.
% @a: {adult}, else the grandparent, else {minder}. @p has the porridge, @q asks about the bowl.

# under-the-table
{child} and {@pet-first} were sitting under the kitchen table, because that is where the toast falls.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was under there too.][school:  Nobody had to be {at school} yet.] {Pet} yawned a big yawn, and right at the front of it {child} saw a tooth that was moving.

It went wibble, wobble.

“{@A}!” said {child}. “{Pet’s} tooth is wobbly!”

{@A-first} bent down and looked. “So it is,” {@a-he} said. “{Pet.He}’s growing. It will wobble and wobble, and then it will come right off.”

Off? {child} did not like that. {Child.He} liked {pet} with all of {pet.him} on.

# looked-over
{Child.He} felt frightened, right down in {child.his} tummy. So {child.he} looked {pet} over, to see if anything else was coming off.

{Child.He} touched {pet’s} paw. “Wibble, wobble?” said {child}. No. The paw stayed on.

{Child.He} touched {pet’s} nose. “Wibble, wobble?” No. The nose stayed on, and it was wet.

Then {child.he} looked at {pet’s} tail. {Pet} was enjoying {pet.himself}, and the tail was going wibble, wobble, wibble, wobble, wibble, wobble.

# they-all-do
“{@A}! {@A}!” shouted {child}. “{Pet.His} tail is wobbly!”

{@P-first} was busy with the [us: oatmeal | porridge][music: , humming {music}]. “They all do that,” {@p-he} said.

{child} had not known. Poor, poor dogs[city: , all over {city}].

# tail
{Child.He} fetched the big mixing bowl and held it under {pet’s} tail, ready to catch it. {Pet} walked [us: around | round] the table, and {child} walked behind {pet.him} with the bowl.[friend:  {Friend} walked behind {child}, in case the tail bounced.] {Pet} walked [us: around | round] the other way, and so did {child} with the bowl.[sport:  It was harder than {sport}.]

“What are you making?” asked {@q}.

“Tail,” said {child}.

# plink
{Pet} thought a bowl meant dinner. {Pet.He} turned [us: around | round] and stuck {pet.his} whole head in it, and something small and white fell out of {pet.his} mouth.

Plink!

It was the tooth. {Pet} got such a surprise that {pet.he} ran into the [us: living room | sitting room][athlete: , faster than {athlete},] and squeezed in behind the armchair.

# nothing-there
{child} ran after {pet.him} and looked. There was {pet’s} head. There was {pet’s} back. But at the end, where the tail should be, there was nothing there.

Oh no.

“It came off,” said {child}, and now it was {child’s} lip that was wobbling. “It came off, {@a}, and I didn’t catch it.”

{@A} knelt down beside {child.him}. “{Pet.He}’s had a fright,” said {@a}. “Nobody’s told {pet.him} that it was only a tooth.”

# only-a-tooth
So {child} told {pet.him}. {Child.He} lay down flat on {child.his} tummy, with {child.his} nose by {pet’s} nose, and {child.he} stroked {pet’s} ear, slowly, from the top to the tip.

“It was only a tooth, {pet},” {child.he} said. “I’ve got it in the bowl. You’re still my good dog, even if you’ve got no tail.”

# its-on
{Pet} licked {child’s} chin. Then {pet.he} stood up, and out from between {pet.his} back legs, where {pet.he} had been hiding it, came something [pet.dog: furry | brown].

Wibble, wobble.

“It’s on!” shouted {child}. “{Pet.His} tail is on!”

“Of course it is,” said {@a}. “Teeth come out, and new ones grow. Tails just wobble because they’re happy.”

{child} was so happy that {child.he} jumped up and down. Then {child.he} stopped, and felt [child.name: round the back | behind {child.him}] with both hands.

“{@A},” {child.he} said. “My bottom wobbled.”

[friend: “So did mine,” said {friend}.

]“Bottoms stay on,” said {@a}.

# all-but-one
That night the tooth lay in an egg cup on the windowsill, and {pet} lay in {pet.his} basket. {child} touched {pet’s} paw, and {pet’s} nose, and {pet’s} sleepy tail, which went wibble, wobble, and stopped.

All of {pet} was on, except one tooth.

# @pet-first
{pet}, next door’s puppy, who was small and brown and only staying till tomorrow,
## if pet.dog & !breed
{pet}, who was only a puppy then,
## if pet.dog & breed
{pet}, who was {a breed} but only a puppy then,

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @p-first
{minder}
## if adult & !elder
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}
## if elder2 & !adult
{elder2}

# @p-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
## if elder2 & !adult
{elder2.he}

# @q
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
## if elder2 & adult
{elder2}
## if elder2 & !adult
{elder2.short}
