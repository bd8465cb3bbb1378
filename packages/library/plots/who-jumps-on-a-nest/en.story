title: Who Jumps on a Nest?
title: A Nest with a Net
title: The Dinosaur on the Trampoline
guest friend: Maisie (she), Kit (he)
guest pet: Biscuit (he), Clover (she)

% The pet is the family’s, or the friend’s dog. The dachshund is the original. Everybody may say budge up.

# on-the-trampoline
There was a dinosaur on {child’s} trampoline.

It was not bouncing. It was sitting, with its great green bottom sagging nearly to the grass, and it had the look of somebody who has found the only comfortable chair [city: in the whole of {city} | at a party].

{child} stood in front of it in {child.his} socks. {Child.He} {child.was} {age}, it was Saturday, and {child.he} and {child.his} best friend, {friend}, had been going to do forward rolls all morning[sport: , with {sport} afterwards].

“Budge up,” said {child}.

“No,” said the dinosaur.

“It talks,” said {friend}.

# a-nest
“Of course I talk. I’m a mother,” said the dinosaur. “This is a nest. It’s round. It’s got a net so nobody falls out. I’ve sat on worse.”

“It’s a trampoline,” said {child}. “It’s for jumping.”

“Who jumps on a nest?”

“Who sits on a trampoline?”

They glared at each other. {@whose} glared too, from behind the watering can.

The dinosaur lifted one hip. Underneath lay an egg, cream with brown spots, as big as a beach ball.

“It hatches today,” she said. “But only if it’s kept warm. If it’s cold, it waits. That’s the rule with eggs. Warm, out. Cold, wait.” She lowered herself again. The springs said eeeeee.

# madam
“Let me handle this,” said {friend}. {Friend.He} handled everything as if {friend.he} worked in a shop[school: , even {at school}]. “Good morning, madam. Could we interest you in a different nest?”

They offered her the [us: wading pool | paddling pool].

“Damp,” said the dinosaur.

They offered her the [us: sandbox | sandpit].

“Gritty.”

They offered her [adult: {adult’s} | the] hammock.

“I can see you’ve never laid an egg,” said the dinosaur.[elder:

{Elder}[elder2:  and {elder2}] called from the kitchen to ask whether the lady took sugar.]

# budged-out
“Right,” said {friend}. “We’ll both use it.” {Friend.He} climbed through the net and began to bounce at the edge.

“Budge up!” said the dinosaur, and budged {friend} out with her tail.

“That’s my line,” said {child}.

“I liked it. I’ve taken it.”

# the-jump
{child} was so cross that {child.his} knees felt hot. It was {child.his} trampoline. {Child.He} had waited two whole birthdays for it. {Child.He} climbed in on the other side, grabbed the net and jumped as hard as {child.he} could.

It was a very good jump.[athlete:  It would have pleased {athlete}.] The mat went down. The mat came up. The dinosaur tipped sideways, the net tore, and the egg popped out like a pea.

It rolled down the lawn, past the [us: clothesline | washing line] and under the shed. Thunk.

Nobody moved.

# under-the-shed
“My baby,” said the dinosaur, in quite a small voice.

She ran to the shed, but her head was too big for the gap. {child} lay on {child.his} tummy and reached in until {child.his} cheek was squashed against the planks. {Child.His} fingers touched nothing but leaves.

“It’ll be getting cold,” said the dinosaur. “It’ll think nobody’s there.”

{child} felt awful. It sat in {child.his} stomach like a swallowed stone. “I’m sorry,” {child.he} said. “I only wanted my jump.”

“I know you did,” said the dinosaur. “I only wanted my sit.”

# in-went-somebody
“Customers,” said {friend}, “we need somebody {@somebody}.”

They all looked at {pet}.

“{Pet},” said {child}. “You like a hole. There’s a hole.”

{Pet} looked at the dinosaur. {Pet.He} looked at the shed. {@in} Then they heard nothing.

“What’s going on?” said the dinosaur.

{Friend} shone {friend.his} [us: bike light | bicycle lamp] in. “{Pet.He} {pet.is} not bringing it out,” {friend.he} reported. “{Pet.He} {pet.has} gone round it. {Pet.He} {pet.is} shutting {pet.his} eyes.”

{Pet} had curled {pet.his} whole warm belly round the egg, as if it were somebody’s cold feet. There was exactly enough {@kind}.

# pull-my-feet
“{Pet.He} {pet.is} doing my job,” said the dinosaur.

“{Pet.He} {pet.is} keeping it warm while we dig,” said {child}. {Child.He} dug, and {friend} pulled away the earth, and the dinosaur held up a corner of the shed with her nose. {child} wriggled in up to {child.his} waist, put both arms round {@kind} and egg together, and shouted, “Pull my feet!”

Out they came, {child}, {pet} and egg.

Crick, went the egg.

# a-wet-green-nose
A wet green nose came out. It looked at its mother. Then it looked at {pet}, and licked {pet.him} from end to end, {@licked}.

“It thinks {pet.he} {pet.is} me,” said the dinosaur.

“{Pet.He} {pet.is} better looking,” said {friend}.

The baby tottered up the lawn, fell on to the trampoline, and bounced. It looked astonished. It bounced again.

“Well,” said its mother. “So that’s what it’s for.”

# one-more
They jumped until [us: suppertime | teatime][music: , to {music}], all but the mother, who had jumped quite enough for one day.[elder:  {Elder.short} brought out the sugar after all.] Then {child’s} legs were tired, and the grass was growing cool. The big dinosaur lay stretched across the mat with the baby under her chin.

She looked at {child} standing there in {child.his} socks. She shuffled her great green bottom over, and patted the warm place beside her.

“Budge up,” she told the baby.

{child} climbed in, and {friend} after {child.him}. {Pet} turned round three times and lay down across everybody’s feet.

# @whose
{Pet}, {friend’s} dog,
## if pet.dog
{Pet} the dog
## if breed.Dachshund
{Pet} the dachshund
## if pet.cat
{Pet} the cat

# @kind
dog
## if pet.cat
cat

# @somebody
with four legs and no shoes
## if breed.Dachshund
long and low

# @in
Then {pet.he} went in, nose first, and the last they saw of {pet.him} was the tail. They heard digging. They heard a grunt.
## if breed.Dachshund
Then {pet.he} went in, front half first, and a good while later, the back half. They heard digging. They heard a grunt.
## if pet.cat
{Pet.He} washed one paw, so that it should be {pet.his} own idea. Then {pet.he} slid in through the gap. They heard a rustle. They heard a sneeze.

# @licked
both ears included
## if breed.Dachshund
which took a while
## if pet.cat
with the fur and then against it
