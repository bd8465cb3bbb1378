title: The Round
title: The Last Word
title: It Smelled of Stick
guest pet: Biscuit (he), Juno (she)
guest mother: Jenny (she), Maggie (she)
guest rival: Zorro (he), Duke (he)

% The grown-up (@a) is {adult}, else the grandparent, else {mother}. Where none is ticked, the animal is a dog. It does not die tonight, and it does not get well: say so plainly.

# the-bell
{child} had a key, but lately {child.he} had been ringing the bell.

{@Pet} used to hear {child.him} coming, all the way from the steps. {@used-to}[friend:  {Friend}[!friend.known: , {child’s} best friend,] always wanted to go in first.] Now {pet} was old and ill, and couldn’t get as far as the hall. If {child} used the key, the hall was empty. If {child.he} rang, at least somebody came.

“Forgotten your key again?” said {@first}.

“Yes,” said {child}.

# quite-clean
{Pet} was on the blanket in the living room, and raised {@lifted}. {@A} pushed the tablet into a lump of liver pâté. {Pet} ate it slowly. Then {pet.he} spat the tablet out on the floor. It was perfectly clean.

“Will that make {pet.him} better?” asked {child}. {Child.He} knew the answer. {Child.He} only wanted to hear if it had changed.

“No,” said {@a}. “It helps a bit, if {pet.he} eats it.”

“Is {pet.he} going to die?”

“Yes,” said {@a}. “I don’t know when. Tonight {pet.he} would like some more pâté.”

# the-last-word
But {pet} didn’t look at it. {Pet.He} looked at {@towards}.

“{Pet.He} wants to do {pet.his} rounds,” said {child}.

{@cannot}

Every evening, all {pet.his} life, {pet} had done the same rounds[city:  in {city}], {@round}

“Now {rival}’s had the last word for three weeks,” said {child}. “Imagine that.”

[elder & adult: “I couldn’t bear it,” said {elder}, who had brought the pâté.[elder2: 

“No, you couldn’t,” said {elder2}.]

][elder2 & !adult: “I couldn’t bear it,” said {elder2}, who had brought the pâté.

]
# smelled-of-stick
Then {child} thought of it. If {pet} couldn’t go on {pet.his} rounds, the rounds could come to {pet.him}.

{Child.He} took a bag and went out while it was still light.[sport:  It was no evening to {play sport}.][friend:  {Friend} held the bag.] {Child.He} broke a twig off the hedge. {Child.He} asked for an empty paper bag at the bakery. {Child.He} pulled up a handful of grass in the park. And at number twelve {child.he} found a stick, leaning on {@post}.

{Child.He} smelled it.[friend:  {Friend} had a turn as well.] It smelled of stick.

# the-right-order
At home {child.he} laid it all out on the floor, in the right order, from the blanket to the doormat.[friend:  {Friend} was allowed to do the grass.]

“What’s all that [us: junk | rubbish]?” asked {@a}.

“It’s {pet’s} rounds,” said {child}. “Come on, {pet}! Let’s go!”

{Pet} didn’t move. {child} held the twig under {pet.his} nose. {Pet} shut {pet.his} eyes.

{child} had been so sure. Now {child.he} sat there on the floor with a lot of litter, and it hurt to swallow. What more did {pet} need? For a moment {child.he} {child.was} even angry with {pet.him}, and that was the worst of all. {@A} sat down beside {child.him}, and didn’t say anything.

# where-it-began
Then {child} looked up, and {@saw}.

The rounds had never begun at the hedge.

{@began}

The old nose started to move. Then the front legs came, and after a long while the back legs.

# seven-steps
It was seven steps to the doormat, and it took twenty minutes. {Pet} read the twig from beginning to end. {@bag} {Pet.He} stood for a long time with {pet.his} head down in the grass, and {child} didn’t hurry {pet.him}.

Then {pet} came to the stick.

# the-answer
{Pet.He} sniffed it, and went stiff. {Pet.He} sniffed it again, and {@rose}.

And then {pet} answered. {Pet.He} answered on the stick[pet.cat:  with every claw]. {Pet.He} answered on the doormat, and a little on one of {@boot} boots.

{@since} {child} hardly dared to look at {@a}. {@A} looked at the boot, and {@his} chin trembled.

{@gladly}[athlete: 

{child} couldn’t have been prouder of {athlete}.]

{Pet} lay down right inside the door, breathing fast and looking tremendously pleased. When they tried to carry {pet.him} back, {pet.he} {@growled}. So they moved the blanket.

# number-twelve
“Now {rival}’s got to have his answer,” said {child}.

It was dark by now, so {@a} came too.[elder & adult:  {Elder} stayed with {pet}.] {@walked}, and {child} put the stick back in its place. Somewhere inside number twelve {@barked}.[music:  Up there somebody was playing {@song}.]

“There you are, {rival},” said {child}.

They walked home slowly.

“Can {pet} do it tomorrow, too?” asked {child}.[school:  “When I get home from {school}?”]

“If {pet.he} feels up to it.”

“And if not?”

“Then we’ll sit with {pet.him}.”

# the-key
At the door {child} put a finger on the bell. But {child.he} didn’t press it. {Child.He} had heard something, low down, just inside.

{@Thump}

{Pet} wasn’t well, and hadn’t got up. But {pet.he} had heard them coming, all the way from the steps.

So {child} took out the key, and opened the door.

“We’re home,” {child.he} said.

# @Pet
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @used-to
When {child.he} opened the door, {pet.he} {pet.was} always there, wagging from end to end, as if {child.he} had been away for a year.
## if pet.cat
When {child.he} opened the door, {pet.he} {pet.was} always there, complaining, as if {child.he} had been away for a year.

# @lifted
one eyebrow
## if pet.cat
one ear

# @towards
the front door
## if pet.cat
the window

# @cannot
“{Pet} can’t even get to the corner.”
## if pet.cat
“{Pet} can’t even get up on the windowsill.”

# @round
past the hedge, the bakery and the park, and last of all to the lamp post outside number twelve. That was where {rival} lived. They had hardly ever met, but they were enemies. Every day {rival} left something rude on the lamp post, and every evening {pet} left an answer.
## if pet.cat
from window to window. From the first you could see the hedge and the bakery, from the next the park, and from the last the wall by number twelve. That was where {rival} lived, who was ginger and fat. They had never met, but they were enemies. Every evening {rival} sat on the wall and looked rude, and every evening {pet} sat in the window and looked ruder.

# @post
the lamp post
## if pet.cat
the wall where {rival} liked to rub his chin

# @saw
saw the [us: leash | lead], on its hook in the hall
## if pet.cat
saw the window. It was shut

# @began
{child} got up and took down the [us: leash | lead], and it jingled. On the blanket one ear shot up. {Child.He} clipped the [us: leash | lead] on, just as if {pet} were going to pull. Then {child.he} opened the front door and let the evening in across the floor.
## if pet.cat
Every evening they began when somebody opened a window. {child} got up and undid the catch, and it rattled. On the blanket one ear shot up. {Child.He} pushed the window wide. Then {child.he} opened the front door as well, and let the evening in across the floor.

# @bag
{Pet.He} read the paper bag, and sighed.
## if pet.cat
{Pet.He} went into the paper bag, and stayed there for a bit.

# @rose
the fur rose all along {pet.his} back
## if pet.cat
{pet.his} tail went as thick as a bottle brush

# @since
{Pet} hadn’t done that indoors since {pet.he} {pet.was} a puppy.
## if pet.cat
{Pet} hadn’t done that since {pet.he} {pet.was} a kitten.

# @gladly
“I’ll mop that up,” {@he} said, “with the greatest of pleasure.”
## if pet.cat
“{Pet} can have that boot,” {@he} said, “with the greatest of pleasure.”

# @growled
growled
## if pet.cat
hissed

# @barked
a dog began to bark
## if pet.cat
a cat began to yowl

# @Thump
Thump.

Thump, thump, went a tail on the floor.
## if pet.cat
“Miaow.”

It was hoarse, and it was cross. Somebody had been away for a year.

# @walked
They did the real rounds, all the way
## if pet.cat
They walked past the hedge and the bakery and the park

# @boot
{mother’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @first
{mother}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
