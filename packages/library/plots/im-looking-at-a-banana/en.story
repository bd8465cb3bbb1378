title: I’m Looking at a Banana
title: Not Now
title: A Day for Being Invisible
guest pet: Monty (he), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever looks for {child} (@a) is the grandparent, else {adult}, else {minder}. {pet} is the family’s dog or cat, otherwise a dog. The sniffing and the thumping (of a cat the padding and the purring) are for both of you.
% One rule: nobody can see {child}, and {pet} does not need to.

# oh-good
When {child} woke up, {child.he} {child.was} invisible.

{Child.He} looked in the mirror. There was the bed, and there was the teddy, but there was no {child}.[city:  There had never been anything like it in all {city}.]

“Oh, good,” {child.he} said, and bumped all the way downstairs sitting down, because {child.he} couldn’t see {child.his} feet.

# not-now
“{Child}!” called {@first} from the kitchen. “Breakfast!”[music:  {@He} had been humming {music}.]

{child} stood right in front of {@him}. {@A} looked under the table. {@He} looked behind the door. {@He} looked in the bread [us: box | bin].[elder2: 

“Morning, {child},” said {elder2}, to the teapot.]

{@Along}

“Not now, {pet},” said {@a}. “I’m looking for {child}.”

{child} put both hands over {child.his} mouth, and tried not to laugh.

# by-itself
Then {child.he} took a banana.

Up went the banana, all by itself. Off came its skin, all by itself. And then, bite by bite, it went away.

{@A} rubbed {@his} eyes.

{@Sniff} {Pet} stopped right under the banana. {@Thump}!

“Not now, {pet},” said {@a}. “I’m looking at a banana.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] came to the door and wanted to play hide-and-seek.

“I think {child} has already started,” said {@a}.

]
# nowhere-at-all
{child} danced on the rug.[sport:  It was better than {sport}.] {Child.He} didn’t hide at all, and nobody could find {child.him}.[school:  They should see this {at school}!] {Child.He} sat down on a chair, to laugh.

{@Sniff} {@Thump}!

“Not now, {pet},” said {@a}. “There’s nobody there.”

And {@he} sat down on the very same chair.

# ow
“OW!” said the chair.

{@A} jumped up.[athlete:  Not even {athlete} could have jumped so high.] “Who said that?”

“Me!” said {child}. “I’m invisible!”

“Are you really? All of you? How lovely!” said {@a}. “Come here and have a hug.”

# missing
{@He} put out {@his} arms, and {@he} hugged the fridge.

“You’re cold,” said {@a}.

“That’s the fridge!” said {child}. “I’m here!”

So {@a} hugged the mop.

“You’ve [us: gotten | got] thin,” said {@a}.

“That’s the mop! I’m here!”

{@A} turned [us: around | round] and hugged nothing at all. “Oh no! I keep missing you.”[elder2: 

{Elder2} hugged the teapot.]

Then it wasn’t funny any more. {child} wanted that hug. {Child.His} chin wobbled, and nobody could see it.

# never-looked
{@Knee}

{Pet} had found {child.him} every time. And {pet} had never even looked.

{@Find}

# not-a-mop
“That’s not a mop,” said {@a}. And {@he} hugged {child}, and {@he} got all of {child.him}.

They played hide-and-seek until it was dark, and {pet} won.[friend:  “That’s not fair,” said {friend}, and wanted to play again.]

# not-a-thing
At bedtime {child} looked in the mirror. There was the bed, there was the teddy, and there {child.he} {child.was}, hair and all, yawning.

“There you are,” said {@a}, and tucked {child.him} in. “Look, {pet}. Now you can see {child.him}.”

But {pet} didn’t look. {@Sniff} {Pet.He} lay down on {child’s} feet, and shut {pet.his} eyes.

{@A} put out the light, and then nobody could see anybody. {Pet} hadn’t noticed a thing.

# @Find
“Shut your eyes, {@a},” said {child}. “They’re no use. Hold on to {pet}!”

{@A} got down on the floor, shut {@his} eyes and held on to {pet’s} collar. {child} tiptoed over to the rug. “Find me, {pet}!”

Sniff, sniff, sniff, went {pet}, and {@a} crawled along behind. They went past the fridge. They went past the mop. They went all the way to the rug. Thump, thump, thump!

{@A} put out {@his} hands. There was a nose. There were two ears. There was a warm tummy in pyjamas.
## if pet.cat
“Shut your eyes, {@a},” said {child}. “They’re no use. Listen to {pet}!”

{@A} got down on the floor and shut {@his} eyes. {child} tiptoed over to the rug, sat down and made a lap. You can’t tell a cat to find you. But a cat always knows where there’s a lap.

Prrr, prrr, prrr, went {pet}, and {@a} crawled along after the purr. Past the fridge. Past the mop. All the way to the rug.

{@A} put out {@his} hands. There was a cat, sitting on nobody. There was a nose. There were two ears. There was a warm tummy in pyjamas.

# @Along
Sniff, sniff, sniff. Along came {pet}[!pet.known:  the dog], with {pet.his} nose on the floor. {Pet.He} stopped right in front of {child}. Thump, thump, thump, went {pet.his} tail.
## if pet.cat
Pad, pad, pad. Along came {pet}[!pet.known:  the cat], with {pet.his} tail in the air. {Pet.He} stopped right in front of {child}, and rubbed up against nobody’s legs. Prrr, prrr, prrr!

# @Sniff
Sniff, sniff, sniff.
## if pet.cat
Pad, pad, pad.

# @Thump
Thump, thump, thump
## if pet.cat
Prrr, prrr, prrr

# @Knee
Sniff, sniff, sniff. Something wet touched {child.his} knee. It was {pet’s} nose.
## if pet.cat
Pad, pad, pad. Something soft touched {child.his} knee. It was {pet’s} cheek.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
