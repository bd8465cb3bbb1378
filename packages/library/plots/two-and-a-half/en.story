title: One, Two, {pet}!
title: Two and a Half
guest pet: Barney (he), Dolly (she)
guest minder: Josie (she), Hattie (she)

% Count slowly, and really wait before the name. At the end the child counts, and there is no three.
% The grown-up is {adult}, else the grandparent, else {minder}. The dog is the family's, or next door's, a Golden Retriever; a cat jumped too short.

# porridge
{child} had [us: oatmeal | porridge] in {child.his} hair. {Child.He} had sand in it as well,[friend:  after a whole day with {friend},] and a small piece of macaroni[school:  from lunch {at school}] that {child.he} had been looking for.

“Tonight we’re washing your hair,” said {@a-first}.

“No, thank you,” said {child}. “I’ve finished with that.[sport:  I’m off to {play sport}.]”

“When did you finish?”

“Last time,” said {child}.

# a-puddle
Then {pet} came into the hall. {@was} {@puddle}

“Oh dear, oh dear,” said {@a}. “We’d better wash {pet} first.”[elder & adult:

“I’ll fetch the towels,” said {elder}[elder2: , and {elder2} fetched the mop].]

{Pet} heard the word wash. {Pet.He} turned round[athlete: , faster than {athlete}], walked into the [us: closet | cupboard] and stood behind the coats. But {pet.his} tail stuck out.

# behind-the-coats
{child} crawled in after {pet.him}. It was dark in there, and it smelled of puddle.

“I know,” whispered {child}. “You get water in your eyes.”

{Pet} sighed.

“And in your ears.[friend:  {Friend} thinks so, too.] And you don’t know when it’s coming. That’s the worst bit.”

{Pet} put {@chin} on {child’s} knee. {Pet.He} agreed with every word.

# i-promise
{child} thought for a long while. Then {child.he} put both arms round {pet’s} neck.

“Listen, {pet}. I’ll say when. I’ll say one, two, {pet}, and the water won’t come until I say {pet}. I promise.”

So {pet.he} came out.

# look-at-the-lamp
{@A} lifted {pet.him} into the bath, {@groan} and picked up the shower. {Pet’s} legs were shaking.

“Wait!” cried {child}. “{Pet} isn’t ready. Look up at the ceiling. Look at the light!”

And {child.he} held {pet’s} chin up. {Pet} looked at the light.

“One,” said {child}. “Two … {pet}!”

The water ran. It ran backwards, down over {pet.his} neck and all the way along {pet.his} tail, and not a drop went in {pet.his} eyes. {Pet} blinked. Was that all it was?

“One, two, {pet}!” said {child}.[music:  {@A} hummed a bit of {music}.]

# not-much-left
There was foam and there was mud, and after that there wasn’t much {@dog} left. {@under}

“Is that really {@our}?” said {@a}.

“Yes,” said {child}. “I know the nose.”

Then {pet} shook {pet.himself}. It went on the wall and on the mirror[elder & adult:  and on {elder.short}] and on {@a}, clothes and all.

# it-itched
{child} laughed so much that {child.he} had to sit down. But then {child.he} felt the [us: oatmeal | porridge]. It had dried. It itched.

{Child.He} looked at the shower, and {child.he} looked at {pet}.

“I’m the one who says when,” said {child}.

“You are,” said {@a}.

“And not a drop before that.”

“Not a drop.”

# two-and-a-half
So {child} climbed into the bath. {@beside} and looked up at the light.

“One,” {child.he} said. “Two …”

{@A} waited, and {pet} waited. The water had to wait, too.

“Two and a half,” said {child}.

Then {child.he} took a deep breath.

“{child}!”

# the-macaroni
And the water ran. It ran backwards, warm and kind, down over {child.his} neck, and not a drop went in {child.his} eyes. {child} blinked. Was that all it was?

“Again!” {child.he} said. “One, two, {child}!”

Away went the [us: oatmeal | porridge]. Away went the sand. And the macaroni sailed out over the water like a little boat.

“So that’s where it was!” said {child}.

# i-say-when
Afterwards they all sat on the sofa, getting dry. {@A} combed {child}, and {child} combed {pet}. {@golden}

“Now we smell the same,” mumbled {child}, nose deep in {pet’s} fur.[friend:  “Tomorrow I’ll teach {friend} to count.”]

[elder & adult: {Elder.short} spread the last dry towel over them.

]“Time to go to sleep,” said {@a}. “Shall I put out the light?”

{child} yawned, and looked up at it.

“I’ll say when,” {child.he} said. “One. Two …”

And then {child.he} slept.

# @was
{Pet.He} {pet.was} next door’s Golden Retriever, who was staying with them that week, and as a rule {pet.he} {pet.was} golden. But now {pet.he} {pet.was} brown.
## if pet.dog
{Pet} was [breed: {a breed} | {child’s} dog], and as a rule you could tell. But now {pet.he} looked like a puddle.
## if pet.dog & breed.Golden Retriever
{Pet} was a Golden Retriever, and as a rule {pet.he} {pet.was} golden. But now {pet.he} {pet.was} brown.
## if pet.cat
{Pet} was {child’s} cat, and as a rule {pet.he} {pet.was} very careful of {pet.his} paws. But now {pet.he} {pet.was} muddy right up to the ears.

# @puddle
{Pet.He} had found a puddle[city: , the biggest in {city}], and had lain in it on both sides.
## if pet.cat
{Pet.He} had jumped over a puddle[city: , the biggest in {city}], and the puddle had gone on for longer than the jump.

# @chin
a wet chin
## if pet.cat
a wet paw

# @groan
groaned
## if pet.dog / pet.cat
got a brown tummy
## if pet.dog & breed.Golden Retriever
groaned

# @dog
dog
## if pet.cat
cat

# @under
Under all that fur {pet} was as thin as a pencil.
## if pet.dog / pet.cat
Most of it had been puddle.
## if pet.dog & breed.Golden Retriever
Under all that fur {pet} was as thin as a pencil.

# @our
{pet}
## if pet.dog & adult
our dog
## if pet.cat & adult
our cat

# @beside
{Pet} stood beside it with {pet.his} chin on the edge. {Child} held on to one of {pet’s} ears
## if pet.cat
{Pet} sat on the edge with {pet.his} eyes shut. {Child} held one of {pet’s} paws

# @golden
{Pet} got bigger and bigger, and more and more golden.
## if pet.dog / pet.cat
{Pet} got drier and drier, and more and more like {pet}.
## if pet.dog & breed.Golden Retriever
{Pet} got bigger and bigger, and more and more golden.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , and {elder2} nodded]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
