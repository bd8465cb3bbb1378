title: Rhubarb
title: She Fetches
title: Something in the Basket
guest pet: Scruff (he), Bramble (she)
guest lodger: Mrs Pym (she), Mrs Tuck (she)

% The dog is the family’s, or the lodger’s. A cat does what a cat does. @a1 introduces the grown-up, once.

# a-stone
{@digs}

So {child} was [city: the most surprised person in {city}|surprised] when {pet} came in from the rhubarb patch one day with a stone. It was round and grey and as big as a grapefruit. {Pet} put it in the basket, turned round twice and lay down on top of it.

# grrr
And there {pet.he} stayed. {Pet.He} stayed there all through breakfast. [school: {Pet.He} stayed there when {child} came home from {school}. ]{@postman}

“No stones in the kitchen,” said {@a1} had just stubbed a toe on it.

{@grrr}

# crack
On the fifth evening the stone said, “Crack.”

{child} lay down on the floor. Out came a nose, and after the nose came a neck, and after the neck came more neck. Last of all came four tubby legs and a tail.

“{Pet},” whispered {child}, “you’ve hatched a dinosaur.”

{Pet} licked the dinosaur’s face. The dinosaur looked at {pet} and said, “{@woof}?”

# rhubarb
{child} called her Rhubarb. {@thought}

“She’s adorable,” said {@a}. “But she’s eaten all the [us: houseplants|pot plants]. And {child}, she’s growing.”

# she-grew
So she was. On Monday she was the size of a hen.[elder:  “Hasn’t she grown!” said {elder}[elder2:  and {elder2}], exactly as if Rhubarb were {child}.] On Wednesday she was the size of a goat[friend: , and {friend}[!friend.known: , who was {child’s} best friend,] got to ride her twice round the lawn].[sport:  On Thursday there was no time for {sport}.] By Friday she could rest her chin on top of the fridge, and only one of her feet fitted in the basket.[athlete:  Not even {athlete} could have shifted that foot.] {Pet} slept on top of the foot, and still thought Rhubarb needed keeping warm.

# a-low-note
On Friday night {child} woke up because the glass on the bedside table was rattling.

Mmmmmmmmm, it went.[music:  It wasn’t {music}.] It was a note so low that you heard it with your tummy.

{child} went down to the kitchen. There stood Rhubarb, trembling. All the cups in the cupboard were clinking.

Mmmmmmmmm.

It came from the garden. {child} woke {@a}, and they went out in boots and [us: bathrobes|dressing gowns], with a [us: flashlight|torch]. Out of the hole in the rhubarb patch came a stream of warm air that smelled of ferns and rain.

# like-a-bathtub
And out of the hole came a head.

It was as big as a [us: bathtub|bath]. The neck went on, up and up, past the apple tree, past the gutter, until the head hung beside the moon and looked down at them with shining eyes.

“Goodness me,” said {@a}. “That’s her mother.” Then {@a} tied the [us: bathrobe|dressing-gown] cord in a neat bow and said, “Good evening. You must have been looking everywhere.”

Rhubarb took a step towards the hole. Then she turned, ran back and tried to hide behind {pet}. It didn’t go very well. {Pet} covered roughly one knee.

# he-knows
The big dinosaur lowered her head all the way down to the grass. {@any} But {pet} walked up to her and sniffed, for a long time. Then {pet.he} sat down.

{child} saw how {@hung}, and it hurt in {child.his} throat.

“{Pet} knows,” said {child}. “{Pet} knows Rhubarb’s got to go home. But she can’t sleep without {pet}.”

“No,” said {@a}. “So what is it she needs, do you think?”

# the-blanket
{child} thought. Then {child.he} ran indoors and came back with the blanket out of {pet’s} basket. It had never been washed, because nobody dared. There was so much fur in it that it was very nearly {@almost}.

Rhubarb pushed her nose into it. The trembling went out of her, first out of the neck, which was the longest, and last out of the tail.

“{@woof},” she said to {child}. “{@woof},” she said to {@a}. To {pet} she said nothing at all. She just licked {pet’s} face until {pet} was wet right through.

Then she took the blanket in her mouth and was gone, down among the rhubarb, and the long neck followed her, yard after yard, until there was only night left.

# the-ball
On Sunday {pet} lay beside the hole with {pet.his} chin on the ground. {@sausage}[elder: , though it was {elder} who brought it]. {child} sat down there too[friend: , and {friend} sat down on the other side]. In the end {child.he} rolled an old tennis ball into the hole, mostly for something to do.

Silence.

Then the ball came up again. It was soaking wet, and it had the print of a fern on one side.

{Pet} stood up. {Pet.His} tail began to go. {child} rolled the ball in once more, and up it came.

“She fetches,” said {child} to {@a}, who had come out on the step.

# the-cups
And every evening since then, just at bedtime, the cups in the cupboard clink, only once. Then {pet} lifts {pet.his} head in the basket, says {@woofLow} to the floor, and goes to sleep.

# @digs
{Pet} was a wire-haired terrier. Really {pet.he} belonged to {lodger}, who rented the room upstairs, but the basket was in {child’s} kitchen. And {pet} buried everything. {Pet.He} had buried a shoe, a whisk, half a packet of butter and one of [adult: {adult’s}|{lodger’s}] gloves. Never, not once, had {pet.he} dug anything up again.
## if pet.dog
{Pet} {pet.was} {a breed}, and that spring {pet.he} buried everything {pet.he} could find. {Pet.He} had buried a shoe, a whisk, half a packet of butter and one [adult: of {adult’s} gloves|new glove]. Never, not once, had {pet.he} dug anything up again.
## if pet.cat
{Pet} {pet.was} {a breed}, and that spring {pet.he} hid everything {pet.he} could find. {Pet.He} had hidden a shoe, a whisk, half a packet of butter and one [adult: of {adult’s} gloves|new glove]. Never, not once, had {pet.he} brought anything back again.

# @postman
{Pet.He} stayed there when the [us: mail carrier|postman] came, and there was nobody {pet.he} liked barking at more.
## if pet.cat
{Pet.He} stayed there when a butterfly came in at the kitchen door, and there was nothing {pet.he} liked more.

# @grrr
“Grrr,” said {pet}, very politely.
## if pet.cat
“Fff,” said {pet}, very politely.

# @woof
Woof
## if pet.cat
Miaow

# @woofLow
woof
## if pet.cat
miaow

# @thought
Rhubarb thought she was a dog. She growled at the vacuum cleaner. She turned round twice before she lay down, and over went the lamp. And she buried things, only not quite deep enough, so that the lawn was full of shoes looking out.
## if pet.cat
Rhubarb thought she was a cat. She hissed at the vacuum cleaner. She turned round twice before she lay down, and over went the lamp. And she climbed the lilac, only she was not quite light enough, so that it lay flat on the lawn.

# @any
Any other dog would have barked.
## if pet.cat
Any other cat would have been up a tree.

# @hung
{pet’s} ears drooped
## if pet.cat
{pet’s} tail drooped

# @almost
a dog
## if pet.cat
a cat

# @sausage
{Pet.He} didn’t even want a sausage
## if pet.cat
{Pet.He} didn’t even want fish

# @a1
{lodger}, who
## if pet & !adult
{lodger}, who rented the room upstairs and
## if adult
{adult}, who

# @a
{lodger}
## if adult
{adult}
