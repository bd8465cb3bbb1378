title: Beep, Beep, Beep
title: Tail First
title: The Backwards Day
guest pet: Biscuit (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Beep, beep, beep is for the child to do. The grown-up (@a) is the grandparent where one is ticked, else {adult}, else {minder}. GO AWAY is shouted kindly; the last time it is whispered.
% One rule: everything goes backwards. “Come” does too.

# good-night
When {child} woke up, {child.his} feet were on the pillow, and {@first} was coming in through the door backwards.

“Good night, {child}!” said {@a}, and put the light on.

“Is it backwards today?” said {child}.

“All of it,” said {@a}. “Right up to bedtime.”

Then {pet}[!pet.known: , {child’s} dog,] came in, bottom first. {Pet.His} tail kept perfectly still, but the rest of {pet.him} wagged. {Pet.He} backed up to {child} and sat down on {child.his} feet, as {pet.he} did every morning.

In the kitchen they wiped their mouths. Then they said thank you. Then they had supper, and it was [us: fish sticks | fish fingers].[elder2:  {Elder2} had washed the plates already.]

# remember-to-beep
“Don’t forget to beep,” said {@a}, when they went out.

Everybody was going backwards, and if you go backwards, you can’t see where you’re going. So they all beeped, [city: all over {city} | up and down the street].

The bus came backwards, beep, beep, beep.[school:  The children came backwards home from {school}, beep, beep, beep, and after that they were going to go.][sport:  Some people who were going to {play sport} had already had their shower.] The [us: mailman | postman] came backwards, beep, beep, beep, taking the letters out of everybody’s [us: mailbox | letter box].

“Goodbye!” he said, when they met.

“Goodbye!” said {child}. Beep, beep, beep.

[friend: {Friend}[!friend.known: , {child’s} best friend,] was standing at the corner. “Goodbye,” said {friend}. “I’ll race you!”]

# tail-first
The only one who didn’t beep was {pet}. {Pet.He} walked tail first and nose last. So {pet.he} bumped into everything, and sniffed it afterwards. {Pet.He} bumped into a lamp post, and an old man, and another dog, and was just as pleased every time.[music:  Through a window came {@song}, from the end to the beginning.]

# who-fetches
In the park {child} took out the ball. But {child.he} never got to throw it. {Pet} took it, backed a long way out on the grass, and put it down. Then {pet.he} backed up to {child} again, and sat and waited.

“I see,” said {@a}. “Today you’re the one who fetches.”

So {child} backed out over the grass, beep, beep, beep, and fetched the ball. {Pet} took it and put it out again. By the fourth time {child’s} tongue was hanging out.

“Good dog!” said {@a}, and scratched {child} behind the ear.

# come
“I want to go home now,” said {child}. “Come, {pet}!”

{Pet} went.

“Not that way!” called {child}. “Come!”

{Pet} went further away. {Pet.He} looked at {child} all the time, ever so kindly, and got smaller and smaller.

“Come, {pet}! Come! COME!”

The louder {child} shouted, the faster {pet} backed away.[athlete:  Not even {athlete} could have done it so fast.] And behind {pet.him} was the pond.

Oh no!

Plop.

# the-pond
Now {pet} was swimming, tail first, straight out to the middle. {Pet.He} still looked at {child}, but nothing wagged any more.

“Come!” shouted {@a}. So {pet} swam even further out.[friend: 

“Beep!” shouted {friend}. “Beep, beep, beep!” But {pet} didn’t know about that.]

{child} was frightened, and there was a lump in {child.his} throat. Everything was backwards today, so “come” was backwards too. {Child.He} knew exactly what to shout, and {child.he} didn’t want to.

“I can’t say that to {pet},” said {child}. “It’ll make {pet.him} sad.”

{@A} took {child’s} hand. “Then you’ll have to say it kindly,” {@he} said.

# go-away
{child} went right up to the edge, and shouted as kindly as {child.he} could:

“GO AWAY, {pet}!”

Up went {pet’s} ears.

“GO AWAY! GO FAR, FAR AWAY!”

Then {pet} turned [us: around | round]. First came the tail, straight up, like a little mast. Then came the rest of the dog. {Pet.He} backed up on to the grass, and right into {child}, and sat down on {child.his} feet.

# silly-dog
“Silly dog,” whispered {child}, with both arms [us: around | round] {pet.him}. “Silly, silly dog.”

And {pet} wagged so hard that {pet.he} nearly fell over.

Then {pet.he} had a shake. All the water flew out of {pet.his} coat and straight back into the pond, and not one drop landed on {child}. That was backwards too.

Beep, beep, beep, they all went home.[friend:  {Friend} was the fastest, so {friend.he} came last.]

# as-usual
In the evening they had breakfast. {@A} yawned, pulled up the blind and said good morning. It was dark outside, and all the buses had backed home.

{child} bent down and looked under the table.

“Go away, {pet},” {child.he} whispered.

And {pet} came. {Pet.He} came bottom first, and sat down on {child.his} feet.

Just as usual.

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

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
