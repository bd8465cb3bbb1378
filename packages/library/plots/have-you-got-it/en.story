title: Have You Got It?
title: The Lady Who Dropped an Egg
title: Good Morning, Beans
guest friend: Esme (she), Barnaby (he)
guest pet: Dot (she), Mungo (he)
guest lady: Miss Larkin (she), Miss Fenn (she)
guest minder: Aunt Bea (she), Aunt Con (she)

% “Have you got it?” “Got it.” The pet is the family’s, or {friend’s} dog (@long: the Dachshund is the original); a cat that collects does the same. Who hops (@a): {adult}, else a grandparent, else {minder}.

# on-the-wall
The new lady next door kept dropping things.

There was a low wall between the [us: yards | gardens], and every morning she stood at it with her breakfast and looked at the sky. On Monday a teaspoon came down on {child’s} side. On Tuesday it was a pen. On Wednesday it was a boiled egg.

{child} wanted to give the lady her things back. The trouble was {pet}.

{@long} Whatever fell, {pet} fetched. And whatever {pet} fetched went under the shed.

# a-case
“I know what that lady is,” said {friend}[pet & !friend: , {child’s} best friend] from up the road. {Friend} had a notebook for solving cases in[school: , which was really for {school}], and {friend.he} badly wanted a case. “She’s a robber. She’s getting rid of the evidence.”

“An egg?” said {child}.

“A stolen egg,” said {friend}, and {friend.he} wrote it down.

# behind-the-beans
On Thursday they hid behind the beans.

The lady came out slowly, holding on to the wall, as if somebody had lent her the legs. She had a mug of tea. “Good morning, beans,” she said[music: , and she hummed a bit of {music}].

She lifted both hands to tie back her hair. Down went the mug, flump, into {@whose} compost.[athlete:  Not even {athlete} could have caught it.]

“See?” whispered {friend}. “Evidence.”

# not-down-here
But {child} was frowning. When you drop something, you look down. Everybody does. The lady hadn’t looked down. She had looked beside her, at the empty air next to her ear, just where the mug had been.

“She didn’t drop it,” [child.she: {child} | {child.he}] said slowly. “She put it there. She thought it would stay.”

“Things don’t stay on nothing,” said {friend}.

“No,” said {child}. “Not down here.”

They both looked up at the sky.

# robber-or-astronaut
Then {friend} turned to a clean page, stood up in the beans and said, “Excuse me. Are you a robber or an astronaut?”

“Astronaut,” said the lady. “{Lady}. I’m so sorry about the egg. Up there you leave your spoon in the air, and it waits for you. I had six months of that[sport: , and no {sport}]. It’s very hard to stop.” She leaned on the wall. “I don’t mind about the spoon. But on Sunday I let go of a duck.”

It was a knitted duck, no bigger than a thumb. It had hung on a string in her rocket. When the engines stopped, the duck floated up, and that was how she knew she was in space.

# fetch-the-duck
Everybody looked at {pet}. {Pet} looked at a daisy.

“{Pet},” said {child}. “Fetch the duck.”

{Pet} went under the shed and came back with the teaspoon.

“The duck, {pet}.”

{Pet} brought the pen. {Pet.He} brought some eggshell. {Pet.He} brought a [us: plaid | tartan] slipper.

“That’s mine!” said {@a}, who had come out with the [us: laundry | washing][elder & adult:  and {elder}]. “I’ve been hopping since Christmas!”

# a-long-way-in
But no duck. {child} lay down on {child.his} tummy and looked. Right at the back, where no arm could reach, {pet} was curled round something small and yellow. {Pet.He} {pet.was} washing its face.

“{Pet.He} thinks it’s a [pet.cat: kitten|puppy],” said {child}.

“Then I’d better come and ask {pet.him},” said {lady}.

# so-heavy
{@A} helped her round by the gate. By then {lady’s} knees were shaking.

“Everything’s so heavy down here,” she said. “Even my hair.” And she sat down, bump, on the grass, and then lay down flat.

A [breed.Dachshund: long ]nose came out from under the shed.

Most people are a long way up from {@kind}. This one was exactly the right height. Nobody called. {Pet} came out with the duck in {pet.his} mouth. {Pet.He} walked all the way round {lady}, had a think, and put the duck down. Then {@lay} and sighed.

“Oh, that’s better,” said {lady}. “Now I feel held on.”

# a-rule
{Friend} had been looking through {friend.his} notebook. “You only do it when you’re thinking about something else,” {friend.he} said. “So you need a rule. First you say, ‘Have you got it?’ And you don’t let go until somebody says, ‘Got it.’”

They practised with the teaspoon. They practised with the slipper. [elder & adult: They practised with {elder’s} tea, which was brave of {elder.him}. ][elder2: {Elder2} practised with an egg. ]{@A} asked if they could please do it with the plates.

Last of all, {lady} held out the duck. It had been nearly three thousand times round the world[city: , right over {city}], and then under the shed.

“Have you got it?” she said.

{child} put both hands underneath. “Got it.”

And {lady} let go.

# that-night
That night {child} sat up in bed, [pet: with {pet} on [child.she: her | {child.his}] feet, ]and {@a} brought [child.she: her some | {child.him} [child.name: some | {child.his}]] water.

“Have you got it?” said {@a}.

{child} took hold with both hands. {Child.He} looked at the space underneath, just to be sure.

“Got it,” {child.he} said.

# @long
{Pet} was [friend: {friend’s} dog | the dog of [!friend.known: {child’s} best friend, ]{friend},] and came along every day. {Pet.He} could go as flat as a rug, and the hole {pet.he} liked best went under the shed.
## if pet.dog
{Pet} was {a breed}. {Pet.He} could go as flat as a rug, and the hole {pet.he} liked best went under the shed.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund. {Pet.He} {pet.was} long and low and made for going down holes, and the hole {pet.he} liked best went under the shed.
## if pet.cat
{Pet} was {a breed}, and {pet.he} collected things. {Pet.He} could go as flat as a rug, and the hole {pet.he} liked best went under the shed.

# @kind
a dog
## if pet.dog & breed.Dachshund
a dachshund
## if pet.cat
a cat

# @lay
{pet.he} lay down, right across {lady’s} tummy,
## if pet.dog & breed.Dachshund
{pet.he} climbed on to {lady’s} tummy, lay down lengthways
## if pet.cat
{pet.he} climbed on to {lady’s} tummy, turned round once, lay down

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
