title: That Was on Purpose
title: The Ball That Never Missed
title: Not One Bit
guest bench: Mrs Tuck (she), Mrs Wren (she)

% The ball meant it, always. The goal is between a bag and the child’s hat; the bag and the sandwich belong to whoever the child is with: {@m}. The goalkeeper jumps every time, except when the ball comes. The cat washes one paw at a time.

# leave-it-to-me
The [us: soccer ball | football] lay on the grass in the park[city:  {in city}], and it was perfectly sure of itself.[school:  It had never spent a day {at school}, but it knew everything already.]

“I want to score a goal today,” said {child}[sport & !sport.Soccer: , who would usually rather {play sport}].

[elder: {Elder} was on the bench with a sandwich. The goal was between {elder.his} bag and {child’s} hat | [adult: The goal was between {@ms} bag and {child’s} hat | {bench} was on the bench with a sandwich. The goal was between her bag and {child’s} hat]], and it was enormous.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was the goalkeeper.][pet.dog:  {Pet}[!pet.known:  the dog] wanted to play too.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the bag and washed one paw.]

“A goal?” said the ball. “No bother. You do the kicking, and leave the rest to me.”

# thirsty
{child} took a run-up. Boot!

[friend: The ball flew past the bag, and past the hat. {Friend} jumped. The ball landed in a puddle. Splash! | The ball flew past the bag, and past the hat, and landed in a puddle. Splash!]

[pet.dog: {Pet} ran over. {child} ran over too. | {Child.He} ran over.] “Did you miss?”

“Miss? Me?” said the ball, dripping. “That was on purpose. I was thirsty.”[elder: 

“I see,” said {elder.short}.][pet.cat: 

{Pet} washed another paw.]

# say-hello
{Child.He} took another run-up. Boot!

[friend: {Friend} jumped. ]This time the ball landed in {@ms} lap, right on top of [adult & !elder: a | the] sandwich.

“That was on purpose,” said the ball. “I came to say hello.”

“Hello,” said {@m}, and took a slice of cucumber off the ball.[pet.dog:  {Pet} ate the cucumber.]

# a-rest
{child} took very careful aim. Boot! The ball rolled all the way under the bench.

“That was on purpose,” said the ball. “I wanted a rest.”

{Child.He} lay down on {child.his} tummy and looked in.

“Have you finished resting?”

“I have now,” said the ball. “Thank you for waiting.”

# nicely-done
Then {child} took the longest run-up of all. {Child.He} ran, and {child.he} kicked, and the ball stayed where it was. It was {child} who flew. Bump! There {child.he} sat, on {child.his} bottom in the grass.[friend:  {Friend} jumped anyway.]

The ball looked at {child}. {child} looked at the ball.

“That was on purpose,” {child.he} said.

“I could tell,” said the ball. “Nicely done.”[pet.cat: 

{Pet} washed another paw.]

# the-bush
{child} got up and kicked as hard as {child.he} could. BOOT!

The ball flew up and up[athlete: , higher than when {athlete} kicks one].[friend:  {Friend} jumped as high as anything.] Then [friend: the ball | it] came down, straight into the big bush. Rustle, rustle, rustle, right in, where it was green and dark.

“That was on purpose!” called the ball. “I wanted to look at the leaves!”[elder: 

“I see,” said {elder.short}.]

# very-small
[friend: {Friend} sat down in the goal. ][pet.cat: {Pet} began on the last paw. ]{child} waited.

“Have you finished looking?”

“Nearly!”

{Child.He} waited a bit more. Then there was a very small voice in the bush.

“{child}? This bit wasn’t on purpose.”

# two-feet
So {child} lay down on {child.his} tummy and put one arm in. It was too short.[pet.dog:  {Pet’s} nose was too short as well.] So {child.he} lay on {child.his} back instead, put both legs in and felt about with {child.his} feet. A twig. Another twig. A ball!

“Hold tight!” called {child}.

“I haven’t got any arms!” called the ball.

“Then I’ll hold tight!”

# pop
{Child.He} squeezed with both feet. {Child.He} pulled and pulled. One, two, three …

Pop!

Out came the ball. It flew over {child’s} tummy, and over {child.his} nose. Boing, boing, boing,[friend:  past {friend} and] right between the bag and the hat.

“GOOOAL,” shouted {@m}, with a mouth full of sandwich[elder2: , and {elder2} shouted it again].[pet.dog:  {Pet} barked.][pet.cat:  {Pet} forgot the paw.]

# not-one-bit
{child} lay on {child.his} back with leaves in {child.his} hair.

“Was that on purpose?” {child.he} asked.

The ball thought for a long time.

“No,” it said. “Not one bit.”

And they laughed so much that the ball rolled round and round.

# something-round
That night the ball lay on the floor beside the bed[pet.dog: , next to {pet}]. It was dark and cosy[music: , and {child} hummed a bit of {music}].[pet.cat:  {Pet} sniffed the ball and got up on the bed instead.][pet.other:  It had already been to say hello to {pet}.] {child’s} hand slid down over the edge, and came to rest on something round.

“Was that on purpose?” whispered the ball.

The hand stayed where it was.

“Yes,” said {child}. “That was on purpose.”

# @m
{bench}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ms
{bench’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
