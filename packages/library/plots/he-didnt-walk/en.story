title: The Lion Gate
title: Always the Same Paw
title: He Didn’t Walk
guest mason: Ron (he), Stan (he)
guest pet: Otis (he), Fern (she)
guest minder: Polly (she), Bridget (she)

% {mason} is always the story’s own, since what he did at sixteen is his; a grandparent who is ticked is helping out in his yard that week, and whistles for {pet} (@w). The dog is the family’s, else his; a cat stalks and stares just as well: @sheep, @call. Who reads is Dad’s part, else {minder}.

# by-the-bins
There were two ways into the park, the lion gate and the gate by the {@bins}, and old {mason} next door always went in by the {@bins}.

{child} went to the lion first. He was stone, and he lay on top of the gatepost with his paws over the edge, but {child} could just reach the right one. It was cold, with a crack across it. “Morning,” {child.he} would say. Then {child.he} would run round to the {@bins}, to meet {mason} and {@dog}.

On Tuesday the post was empty.

# a-crane-on-friday
They found him in the lane behind {mason’s} yard, lying across the cobbles and looking at nobody.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had sat down to keep him company.] A man from the [us: city | council] had stood a cone beside him.

“Thieves,” he said. “Dropped him. There’s a crane coming Friday, to take him to the [us: storeroom | store].”

“And then he’ll go back up?” said {child}.

“They don’t, generally,” said the man.

{child} wanted him on his post by Friday. It wasn’t much to want, except that he weighed the same as a van.

{mason} had been a stonemason all his life, so {child} waited for his opinion. He had one about the cone, and one about the man’s shoes[sport: , and one about {sport}]. He had none about the lion. He went in to put the kettle on.[elder:  {Elder}[elder2:  and {elder2}], who [elder2: were|was] helping out in the yard that week, looked for the cups.]

# the-cone-was-flat
On Wednesday morning the lion was inside the yard. The cone was flat.

“Thieves came back,” said {@first}.

“And left him nearer?” said {child}.

“I’m not saying it makes sense,” said {@a}. “I’m just saying he didn’t walk.”

{Pet} thought otherwise. {@sheep} Now {pet.he} sank down with {pet.his} chin on the ground, fixed {pet.his} eyes on the lion, and trembled with happiness.

“He’s lost,” {child} decided. {Child.He} told the lion the way home, twice: down the lane, left at the {@chip}, straight on.

# hardly-there
It rained in the night. On Thursday morning the lion’s nose was against the workshop door.

And there were prints. They came right across the muddy yard, as big as dinner plates.[elder:  {Elder} went in for one, and it [us: fit | fitted].] {@A} looked at them for a long time.

“I’m not saying anything,” [adult: {adult.he} | she] said.

{child} walked along beside them. Deep, deep, deep, and hardly there. Deep, deep, deep, and hardly there. It was always the same paw.

“{mason}!” {child} called. “He isn’t lost. He’s limping! It’s the paw with the crack. And he’s come to you.”

# any-fool-knows
{mason} put down his tea. He walked over, slowly, and laid his thumb along the crack. He had big flat thumbs, like spoons. When he took it away it was orange.

“Rust,” he said. “There’s an iron pin in there, holding that paw on. Wet gets to iron and it swells, and it splits the stone. It wants a bronze pin. Any fool knows that.” He wiped his thumb on his [us: pants | trousers], and went on wiping it. “I was sixteen. The bronze was right across [city: {city} | town], and there was a dance.”

“You [us: fixed | mended] him?” said {child}.

“I did not. I stuck iron in him and went dancing.” He looked the lion in the face. “Fifty-six years I’ve been going round by those {@bins}.”

{child} fetched him his apron.

# i-know-nearly
It took all day.[school:  Luckily {school} had the week off.] {@A} held the lamp.[elder:  {Elder} held the paw.] {child} passed the chisels, biggest to smallest[friend: , and {friend} swept up][music: , and the radio played {music}]. {mason} talked the whole time, but not to them. “Now then,” he said. “I know. Nearly. I know.” At four o’clock the pin came out. It fell to brown flakes in his hand. He put in a bronze one, and packed it round, and smoothed it with his thumb. Then he wrapped the paw in wet sacking.

“The crane comes at eight tomorrow,” said {child}.

“Then he’s got till eight,” said {mason}.

# a-job-on
{child} stayed till bedtime. Then {@w} {@call} Tonight {pet} looked at {@w}. {Pet.He} looked at the lion. Then {pet.he} lay down behind the lion’s heels, and did not come.

“Well,” said {mason}. “Got a job on.” And he propped the yard gate open with a brick.

# in-the-lane
In the night {child} half heard something slow and heavy in the lane, like a [us: dresser | wardrobe] being moved by somebody who didn’t want to wake the house. Round it went four light feet, now this side, now that.

At six {pet} was in the kitchen. {Pet.He} {pet.was} wet to the elbows, with stone dust on {pet.his} nose, and {pet.he} fell asleep in {pet.his} breakfast.

# deep-deep-deep-deep
They all went to look. The prints went down the lane and left at the {@chip}, and {@a} walked along beside them, hands in pockets. Deep, deep, deep, deep.

“I’m saying it,” said {@a}. “He walked.”

And there was the lion, up on his post with his paws over the edge, one of them still in its sacking. {child} reached up. “Morning,” {child.he} said.

# the-lion-gate
{mason} had stopped on the corner, where he turned off for the {@bins}. He looked one way, and then the other.[elder:  {Elder} waited.]

{Pet}, who was hardly awake, went round behind him. {Pet.He} sank down with {pet.his} chin on the ground, and fixed {pet.his} eyes on {mason’s} heels.

“All right,” said {mason}. “All right, I’m going.”

And he went in by the lion gate.

# @bins
[us: trash cans | bins]

# @chip
[us: hot dog stand | chip shop]

# @dog
his dog, {pet}
## if pet.dog
{pet}[!pet.known: , {child’s} dog,] who liked it there
## if pet.cat
{pet}[!pet.known: , {child’s} cat,] who liked it there

# @first
{minder}, who was looking after {child} that week
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @w
{mason}
## if elder
{elder}

# @sheep
{Pet} was a Border Collie who had never met a sheep. {Pet.He} had rounded up [us: soccer balls | footballs], and pigeons, and {@a}.
## if pet.dog
{Pet} was {a breed} who had never met a sheep. {Pet.He} had rounded up [us: soccer balls | footballs], and pigeons, and {@a}.
## if pet.cat
{Pet} was {a breed} who ought to have been a sheepdog. {Pet.He} had rounded up [us: soccer balls | footballs], and pigeons, and {@a}.

# @call
whistled for {pet}. {Pet} always came to a whistle, [athlete: as fast as {athlete}, so that | so fast that] {pet.he} generally went past.
## if pet.cat
rattled {pet’s} supper in its bowl. {Pet} always came to a rattle, [athlete: as fast as {athlete}, so that | so fast that] {pet.he} generally went past.
