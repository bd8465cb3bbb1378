title: Beep, Beep, Beep
title: Tail First
title: The Backwards Day
guest pet: Biscuit (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Beep, beep, beep is for the child to do. The grown-up (@a) is the grandparent where one is ticked, else {adult}, else {minder}. GO AWAY is shouted kindly; the last time it is whispered.
% One rule: everything goes backwards. “Come” does too.

# good-night
When {child} woke up, {child.his} feet were on the pillow, and in through the door came {@first}, back first.

“Good night, {child}!” said {@a}, and put the light on.

“Is it backwards today?” said {child}.

“All of it,” said {@a}. “Right up to bedtime.”

Then came {pet}[!pet.known: , {child’s} dog]. {Pet} came bottom first. The tail kept perfectly still, but the rest of {pet} wagged. {Pet.He} backed up to {child} and sat down on {child.his} feet, as {pet.he} did every morning.

In the kitchen they wiped their mouths, and then they said thank you, and then they had pancakes.[elder2:  {Elder2} had washed the plates already.]

# remember-to-beep
“Don’t forget to beep,” said {@a}.

For today everybody went backwards, and if you go backwards, you can’t see where you’re going. So they all beeped, all over [city: {city} | the street]. The bus came backwards, beep, beep, beep.[school:  The children came backwards home from {school}, beep, beep, beep, and after that they were going to go.] A lady with a [us: stroller | pram] came backwards, beep, beep, beep.[sport:  Some people who were going to {play sport} had already had their shower.] The [us: mailman | postman] came backwards, beep, beep, beep, taking the letters out of everybody’s [us: mailbox | letter box].

“Goodbye!” he said, when they met.

“Goodbye!” said {child}. Beep, beep, beep.

[friend: At the corner stood {friend}[!friend.known: , {child’s} best friend]. “Goodbye,” said {friend}. “I’ll race you!”]

# tail-first
The only one who didn’t beep was {pet}. {Pet} walked tail first and nose last, and so {pet.he} sniffed at everything afterwards. {Pet.He} backed into a lamp post, an old man and a sausage dog, and {pet} was just as pleased every time.[music:  Through a window came {@song}, from the end to the beginning.]

# who-fetches
In the park {child} took out the ball. But {child.he} never got to throw it. {Pet} took it, backed a long way out on the grass, put it down and backed home again. Then {pet} sat and waited.

“I see,” said {@a}. “Today you’re the one who fetches.”

So {child} backed out over the grass, beep, beep, beep, and fetched the ball. {Pet} took it and put it out again. By the fourth time {child’s} tongue was hanging out.

“Good dog!” said {@a}, and scratched {child} behind the ear.

# come
“Now I want to go home and have breakfast,” said {child}. “Come, {pet}!”

{Pet} went.

“Not that way!” called {child}. “Come!”

{Pet} went further off. {Pet.He} looked at {child} all the time, ever so kindly, and wagged everything but the tail, and got smaller and smaller.

“Come, {pet}! Come! COME!”

The louder {child} shouted, the faster {pet} backed away.[athlete:  Not even {athlete} could have done it so fast.] And behind {pet} was the pond.

Oh no!

Plop.

# the-pond
Now {pet} was swimming, tail first, straight out to the middle. {Pet} was still looking at {child}, and nothing was wagging any more.

“Come!” shouted {@a}. So {pet} swam even further out.[friend: 

“Beep!” shouted {friend}. “Beep, beep, beep!” But {pet} didn’t know about that.]

{child} had a lump in {child.his} throat. Everything was backwards today. So “come” was backwards too. {child} knew exactly what to shout, and didn’t want to.

“You can’t say that to {pet},” said {child}. “It’ll make {pet.him} sad.”

“Then you’ll have to say it kindly,” said {@a}.

# go-away
{child} went right up to the edge, put both hands [us: around | round] {child.his} mouth and shouted, as kindly as {child.he} could:

“GO AWAY, {pet}!”

Up went {pet’s} ears.

“GO AWAY! GO FAR, FAR AWAY!”

Then {pet} turned [us: around | round]. First came the tail, straight up, like a little mast. Then came the rest of {pet}. {Pet.He} backed up on to the grass, and right into {child}, and sat down on {child.his} feet.

# silly-dog
“Silly dog,” whispered {child}, with both arms [us: around | round] {pet.him}. “Silly, silly dog.”

And {pet} wagged so hard that {pet.he} nearly fell over.

Then {pet} got up and had a shake. All the water flew out of {pet.his} coat and straight back into the pond, and not one drop landed on {child}. That was backwards too.

Beep, beep, beep, they all went home.[friend:  {Friend} was the fastest, and so {friend} came last.]

# as-usual
In the evening there was porridge. {@A} yawned, pulled up the blind and said good morning. It was dark outside, and all the buses had backed home.

{child} bent down and looked under the table.

“Go away, {pet},” {child.he} whispered.

And {pet} came. {Pet.He} came bottom first, and sat down on {child.his} feet.

Just as usual.

# @song
{music}

# @first
{minder}
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
