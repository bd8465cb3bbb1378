title: Close Enough
title: There Isn’t a Line
title: I Act for the Bus Shelter
guest friend: Flora (she), Ravi (he)
guest pet: Sausage (he), Pudding (she)
guest neighbour: Mr Bell (he), Mr Cobb (he)

% The Dachshund is the original: @hole, @built. Any dog likes a hole; a cat goes in for what moves.

# bacon
Last year {child} had painted a rainbow on the gate [school: {at school} | at school], and people had asked {child.him} why {child.he} had painted bacon.[elder:  {Elder}[elder2:  and {elder2}] had said, very kindly, that it looked delicious.] So this year, when {child} and {friend}[!friend.known: , {child.his} best friend,] were allowed to paint the bus shelter, {child} wanted a rainbow that nobody could fry. All {child.he} needed was one good look at a real one, right up close.

It came at four o’clock, with the sun out and the rain still falling over [city: {city} | the roofs], and it put one foot down [us: in the community garden | on the allotments], beside {neighbour’s} beans.

“Quick!” said {child}, and grabbed a brush. {Friend} grabbed the paints. {@Behind}[adult:  “Boots!” called {adult}, who was scrubbing the bus shelter, but there wasn’t time for boots.]

# one-step
{child} took one step towards the rainbow. The rainbow took one step back.

{child} took three. It took three.

“That’s close enough,” said the rainbow.

It had a large, warm voice, like someone singing in a church.

“I only want to see how you’re done,” said {child}. “Where the green stops and the blue starts.”

“I am an arch, child. Do you look at a cathedral by licking the wall?”

# my-client
{Friend}, who meant to be a lawyer, put down the paints and cleared {friend.his} throat. “I act for {child}. My client has a bus shelter. With respect, you are being difficult.”

“Step towards me, I step back,” said the rainbow. “Step back, I come closer. That’s how I’m made.”

“Then we’ll step back,” whispered {friend}. “And when it’s near, you jump round and grab it.”

# manure
They walked backwards past the sprouts, and the rainbow came purring after them. {Friend} walked backwards into a wheelbarrow and sat down in it.

“My client’s lawyer is in some manure,” said {friend}.

{child} jumped[sport: , as high as you jump when you {play sport}]. The rainbow shot back to the beans.[athlete:  {athlete} couldn’t have caught it.]

“Grabbing!” it said. “In front of vegetables!”

# a-frog
“All right. I’ll do it from here.” {child} painted some stripes on the lid of a [us: paint can | paint tin], crossly and fast. “There. Sort of green. That’s close enough.”

The rainbow stared.

“Close enough? That green is a frog. My green is older than frogs.”

“Then let me come and see it!”

“Then stand back and look!”

“You can’t see anything from far away!”

“You can’t see anything else!”

“Both parties are shouting,” said {friend}. “And both are right, which is very bad for business.”

# where-it-is-dry
{child} marched at the rainbow. It marched backwards, out of the beans, across the path, over the compost and up to the far fence. And there, behind it, the rain stopped. {child} could see the edge of it, like the edge of a curtain.

The rainbow looked over its shoulder, and the violet went out of it.

“Oh,” it said, much smaller. “I can’t go where it’s dry.”

{child} stood still. There was less and less rain to feel. Soon there was hardly a drop, and now the blue was going too. {child} felt guilty, right down to the stomach.

“I chased you,” {child} said. “I’m sorry.”

“I might have held still,” said the rainbow.

# a-hose
“Settle later!” cried {friend}. “My client, it needs rain! There’s a hose!”

The tap was by {neighbour’s} shed, and the hose ran from it straight into a hole underneath. {child} pulled. It was stuck. {Friend} lay down on the ground and got one arm in up to the shoulder.

“It’s round a brick. {@Hole}”

They both looked at {pet}.

{Pet} looked at the hole. {@Built}

“That’s close enough,” said {friend}. Then {friend} kissed {pet.him} anyway.

# a-fan-of-rain
There were two stripes left by the fence.

{child} remembered where the sun had been, every time there had ever been a rainbow: on the back of the neck. {child} turned until it was warm there. “On, {friend}! Full!”

With a thumb across the end, the hose made a fan of rain, and {child} held it up as high as {child.he} could reach.

“I’m not coming to get you,” {child} called. “I’m standing still.”

# not-a-line
Something red slid down through the drops. Then orange. The rainbow had folded itself up, very small, and it came in under {child’s} hands until it hung there in front of {child.him}, no wider than a bicycle wheel.

{child} could see everything. The green didn’t stop anywhere. It just changed its mind, slowly, until it was blue.

“Oh,” said {child}. “There isn’t a line.”

“No,” said the rainbow. “I’ve never been able to see that for myself.”

“And you were right as well. I want to see all of you.” {child} started to step back, and the rainbow came too. It was hard to hold the hose so high. {Friend} came and helped from underneath.

“Are you getting wet?” asked the rainbow. “I could move off.”

“No,” said {child}. “That’s close enough.”

It leaned against {child.him}, and it was warm.

# the-six-oclock-bus
They painted until [us: suppertime | teatime][adult: , with {adult} holding the ladder][music:  and {friend} humming {music}]. When the six o’clock bus came, the driver got out to look, and so did both passengers.[elder:  {Elder} came to see it too, and nobody said anything about bacon.] {Pet} lay on the bench with {pet.his} chin on {friend}, and along {pet.his} muddy side, very faintly, ran a stripe of violet.

# @behind
{Pet}, {friend’s} dog, ran behind with wet ears.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] ran behind with wet ears.
## if breed.Dachshund
{Pet} the Dachshund ran behind with wet ears.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] came behind and shook one paw at a time.

# @hole
You’d need teeth for it, and no manners.
## if breed.Dachshund
You’d have to be very long and have no legs.
## if pet.cat
You’d have to be somebody who can pour.

# @built
Here at last was one that nobody was telling {pet.him} to leave alone. {Pet} went in nose first. There was growling. Out {pet.he} came, backwards, with the end of the hose in {pet.his} teeth and {pet.his} whole face brown.

{Pet.He} ran to {friend} for a kiss.
## if breed.Dachshund
{Pet.His} grandfathers had been built for holes, and here at last was one that nobody was telling {pet.him} to leave alone. {Pet} went in nose first. There was growling. Out {pet.he} came, backwards, with the end of the hose in {pet.his} teeth and {pet.his} whole face brown.

{Pet.He} ran to {friend} for a kiss.
## if pet.cat
{child} gave the hose a tug, and something twitched in there. What twitches in a hole belongs to a cat. {Pet} poured in. There was a fight. Out rolled the end of the hose with {pet} wrapped round it, biting and kicking, and {pet.his} whole face was brown.

Then {pet.he} walked up to {friend} for a kiss.
