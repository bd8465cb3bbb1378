title: The Tail with Nothing to Do
title: Go, Tail!
title: A Job for a Tail
guest post: Mr Potts (he), Mr Hale (he)

% The tail is "it". @nose by breed. Without {adult} it is {elder2} or else the postman who is knocked into.

# at-the-back
{Pet}[!pet.known:  the dog] had {@nose}. And at the back, {pet} had a tail.

It was a very busy tail[city: , and no tail in {city} was busier].

Swish went the tail, and down fell {child’s} tower. Crash, bash, bricks.

“Oh, {pet}!” said {child}.

Swish went the tail, and over went [adult: {adult’s} [us: clothespins | pegs]|[elder2: {elder2’s} [us: clothespins | pegs]|the letters]]. Tip, tap, everywhere.

“Oh, {pet}!” said [adult: {adult}|[elder2: {elder2.short}|{post} the [us: mailman | postman]]].

Swish went the tail, and off flew {elder’s} [us: cookie | biscuit]. Plop, into the tea.

“Oh, {pet}!” said {elder.short}.

# wants-a-job
{Pet} put {pet.his} ears down. {Pet.He} put {pet.his} tail down, too. {Pet.He} hadn’t meant to. It was only that {pet.he} {pet.was} happy, and when {pet} was happy, it came out at the back.

{Elder.short} fished for {elder.his} [us: cookie | biscuit] with a spoon.

“I know what the matter is,” {elder.he} said. “That poor tail has nothing to do. It wants a job.”

“A job!” said {child}. And {child.he} put on {child.his} hat[athlete: , the one with {athlete} on it], because you need a hat when you are looking for jobs.

# dusting
First they tried dusting[music: , to {music}]. {Pet} stood next to the shelf[age>=4: , back end first].

“Go, tail!” said {child}.

Swish! Up went the dust. {child} sneezed. {Elder.short} sneezed.[elder2:  {Elder2} sneezed.] {Pet} sneezed so hard that {pet.he} sat down.

“Not dusting,” said {elder.short}.

## or
First they tried drumming[music: , to {music}]. {Pet} stood in the middle of the saucepans.

“Go, tail!” said {child}.

Swish! Ding went the little one. Bong went the big one. CLANG went the lid, and rolled all the way across the floor. {Elder.short} put a cushion on {elder.his} head.[elder2:  {Elder2} put on two.] {Pet} barked so hard that {pet.he} sat down.

“Not drumming,” said {elder.short}.

# painting
Next they tried painting[school: , as they do {at school}]. {child} dipped the tail in the blue. Only a little dip.

“Go, tail!” said {child}.

Swish! A blue stripe on the paper. Swish! A blue stripe on the door. [age>=4: Swish! A blue stripe on the other door. ]Swish! A blue stripe on {elder}.

“Not painting,” said {elder.short}.

# sweeping
Then they tried sweeping {@up}[friend: , and {friend}[!friend.known: , {child’s} best friend,] came to help].

“Go, tail!” said {child}.

Swish! Up went {@cloud}, and down {@they} came again, all over {child}[friend:  and {friend}]. [friend: They laughed until {child’s} hat | {Child.He} laughed until {child.his} hat] fell off. It was lovely[sport: , even better than when you {play sport}]. But it wasn’t sweeping.

“Not sweeping,” said {elder.short}.

# washed
So there was still no job. And now it was bath time, and {child} was washed, and the tail was washed, and {elder.short} was washed as well, just the blue bit.

[adult: {Adult} tucked {child} in. {Elder} kissed {child.him} on the nose. | {Elder} tucked {child} in, and kissed {child.him} on the nose.] {Pet} lay down on the rug, and the light went out.

# are-you-there
It was dark. It was very quiet.

“{Pet}?” whispered {child}. “Are you there?”

{Pet} couldn’t say yes. But down on the floor, something went …

Thump.

{child} smiled. {Child.He} waited a bit.

“Are you still there?”

Thump.

# the-best-job
“{Elder.short},” called {child}, “the tail’s got a job. It says, I’m here.”

“So it does,” said {elder.short} at the door. “And that’s the best job in the house.”

# thump
So {child} shut {child.his} eyes, and the tail did its job.

Thump. I’m here.

Thump … I’m here.

Thump …

Thump …

Thump.

# @up
up the leaves
## if season.winter
the snow off the path
## if season.spring
up the petals
## if season.summer
up the cut grass

# @cloud
the leaves, red and yellow and brown
## if season.winter
the snow, all white and twinkly
## if season.spring
the petals, pink and white and pink
## if season.summer
the grass, all green and feathery

# @they
they
## if season.winter / season.summer
it

# @nose
a wet nose and four soft paws
## if breed.Golden Retriever
a wet black nose and four big golden paws
## if breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky
a wet nose and four big paws
## if breed.Poodle
a wet nose and four curly legs
## if breed.Cocker Spaniel
a wet nose and two long silky ears
## if breed.Dachshund
a long wet nose and four short legs
## if breed.Yorkshire Terrier / breed.Shih Tzu
a wet black nose and four very small paws
