title: The Hiccup Was Not at Home
title: Then It Turned Round
title: Watch the Ears
guest pet: Rufus (he), Nelly (she)

% {pet} is the family’s dog or cat, otherwise a dog. HIC is shouted. A HIC comes each time the ears go up: wait a little there, so that the child can say it. The last “Boo” is hardly a whisper.
% One rule: {pet} hears the hiccup when it is on its way up, and then {pet} pricks up {pet.his} ears.

# a-tower
{child} was building a tower of blocks {@where}. {Child.He} wanted it taller than {child.himself}. {@Helps}, and {@gnaw}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was to have the green block, when the time came.]

The tower came up to {child’s} tummy. The tower came up to {child.his} chin. Then {pet} pricked up {pet.his} ears.

HIC!

{The wish} jumped. The ground jumped. The tower jumped, too, and then there was no tower.

# from-inside
“You jumped!” said {child}.

“Not on purpose,” said {the wish}. “It came from inside. {@Screw}

{Pet} pricked up {pet.his} ears.

HIC!

{@Answer} {Pet.He} thought somebody lived in there.

# hold-your-breath
{child} knew what to do about hiccups.[elder:  {Elder} had told {child.him}[elder2: , and so had {elder2}].]

“Hold your breath,” {child.he} said.

{@breath}

“Drink a glass of water.”

{@water}

“Then somebody has to frighten you,” said {child}. “Look the other way.”

# boo
{The wish} looked the other way[music:  and hummed {music}]. {child} hid behind {@tree}. Then {child.he} came creeping out on tiptoe[sport: , as nobody creeps in {sport}].

“BOO!”

“Goodness,” said {the wish} politely. “I was very frightened.”

They waited. {Pet} pricked up {pet.his} ears.

HIC!

“I was frightened,” said {the wish}, “but the hiccup wasn’t. It wasn’t at home just then. You’ve got to do it exactly when it’s coming up.”

“And when’s it coming up?”

“I never know.”

“Nobody knows,” said {child}.[school:  “Not even {at school}.”]

{Pet} pricked up {pet.his} ears.

HIC!

# the-ears
Then {child} looked at {pet}. {Pet} was looking at {the wish’s} tummy, and {pet.his} ears were quite still. They were still for a long time. Then up they went.

HIC!

“{Pet} knows!” shouted {child}. “{Pet} can hear it coming!”

Now {child.he} looked at nothing but those ears. They were still. They were still. They were still. Up they went!

“BOOOO!” yelled {child}, as loud as {child.he} could[city: , and all {city} could have heard it].

No hiccup came.

“It was nearly up,” said {the wish}. “And then it turned [us: around | round]!”

# under-the-bush
But somebody else had been frightened, too. {Pet} ran in under a bush[athlete: , faster than {athlete}], and there {pet.he} stayed.

[wish.kind.place / wish.kind.vehicle / wish.whale: {child} | {child} and {the wish}] built the tower up again. It came up to {child’s} tummy. It came up to {child.his} chin.[friend:  {Friend} put the green block on.] It came up to {child.his} hair. {Child.He} fetched a stool. Now there was only the red block left.

# one-more
“{child},” said {the wish}. “I can feel something. A long way down. It’s another one.”

Oh no!

“When’s it coming up?” asked {child}.

“I never know,” said {the wish} unhappily. “Only {pet} knows!”

And {pet} was under the bush, ears and all.[friend:  {Friend} put both hands [us: around | round] the tower.]

# i-promise
{child} lay down on {child.his} tummy and looked in. Two eyes looked back at {child.him} from the dark.

“Come out, {pet},” {child.he} said. “We need your ears.”

But {pet} did not come. {child} felt sad. It was {child.his} boo that had done it.

“Now it’s {@halfway},” said {the wish}.

{child} crawled right in under the bush, and got leaves in {child.his} hair. “Sorry,” {child.he} whispered into the fur. “I didn’t mean you. I won’t ever shout like that again. I promise.”

{Pet} licked {child.him} on the nose.

“Now it’s {@nearly},” whispered {the wish}.

# whispered
Then {pet} came out, walked straight up to {the wish} and sat down. {child} took the red block and climbed on to the stool. {Child.He} looked only at the ears.

One of them twitched. Then up they went, both together.

“Boo,” whispered {child}.

It came exactly in time.

{The wish} did not move at all.

“It turned [us: around | round],” whispered {the wish}. “It went all the way down, and out into the ground.”

And {child} put the red block on the very top.

# it-stayed
Now the tower was taller than {child}. They all sat and looked at it, and {pet} had {pet.his} head in {child’s} lap.

Then {pet} pricked up {pet.his} ears.

{child} looked at {the wish}. {The wish} shook {@head}.

“Hic,” said {pet}.

The tower wobbled a little. But it stayed up.

When it grew dark, {child} said good night to {the wish} and the tower. {Pet} came to bed, too, and both ears were still. {child} yawned, and laid {child.his} cheek against the fur.

“Boo,” {child.he} whispered, to be on the safe side.

# @where
in the garden
## if wish.kind.place / wish.whale
on the beach

# @Helps
{A wish} was handing over the blocks, one at a time
## if wish.kind.place / wish.whale / wish.kind.vehicle
{A wish} was watching

# @gnaw
{pet}[!pet.known:  the dog] lay chewing the red one
## if pet.cat
{pet}[!pet.known:  the cat] lay on the red one

# @Screw
It must be something I ate.”

“It’s hiccups,” said {child}.

“I’ve never eaten hiccups,” said {the wish}.
## if wish.kind.machine / wish.robot / wish.kind.vehicle
It must be a screw.”

“It’s hiccups,” said {child}.

“Can you screw them tight?”

“No.”
## if wish.volcano
I must be erupting.”

“It’s hiccups,” said {child}.

“Is that worse?”

“No.”

# @Answer
“WOOF!” said {pet} to {the wish’s} tummy.
## if pet.cat
{Pet} hissed at {the wish’s} tummy.

# @breath
“I am,” said {the wish}, and {wish.his} cheeks were quite round. “It doesn’t help.”
## if wish.kind.machine / wish.robot / wish.kind.vehicle
“I haven’t got any,” said {the wish}.
## if wish.volcano
“Then I smoke at the sides,” said {the wish}.

# @water
{The wish} drank two. “Now they’re only wet hiccups,” said {the wish}.
## if wish.kind.machine / wish.robot / wish.kind.vehicle
“Then I’ll rust.”
## if wish.volcano
“Then I’ll go out.”
## if wish.whale / wish.shark / wish.dolphin / wish.octopus / wish.fish / wish.mermaid
“I do that all day.”

# @tree
a tree
## if wish.kind.place / wish.whale
a big stone

# @halfway
halfway
## if wish.robot
at the knees
## if wish.giraffe
at the bottom of my neck

# @nearly
nearly up
## if wish.robot
in the tummy
## if wish.giraffe
in the middle of my neck

# @head
{wish.his} head
## if wish.kind.place
{wish.his} top
