title: I’m Looking at a Banana
title: Not Now
title: A Day for Being Invisible
guest pet: Monty (he), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever looks for {child} (@a) is the grandparent, else {adult}, else {minder}. {pet} is the family’s dog or cat, otherwise a dog. The sniffing and the thumping (of a cat the padding and the purring) are for both of you.
% One rule: nobody can see {child}, and {pet} does not need to.

# oh-good
When {child} woke up, {child.he} {child.was} invisible.

{Child.He} looked in the mirror. There was the bed, and there was the teddy, but there was no {child}.[city:  There had never been anybody like it in all {city}.] The pyjamas were invisible too, because {child} was in them.

“Oh, good,” said {child}, and bumped downstairs sitting down, because {child.he} couldn’t see {child.his} feet.

# not-now
“{Child}!” {@first} was calling in the kitchen[music: , between two bits of {music}]. “Breakfast!”

{child} stood right in front of {@him}. {@A} looked under the table. {@He} looked behind the door. {@He} looked in the bread [us: box | bin].[elder2: 

“Morning, {child},” said {elder2}, to the teapot.]

{@Along}

“Not now, {pet},” said {@a}. “I’m looking for {child}.”

{child} held {child.his} nose, so as not to laugh.

# by-itself
{Child.He} took a banana. Up went the banana, all by itself. It took off its skin. And then, bite by bite, it went away.

{@A} rubbed {@his} eyes.

{@Sniff} {Pet} stopped right under the banana. {@Thump}!

“Not now, {pet},” said {@a}. “I’m looking at a banana.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] came to the door and wanted to play hide-and-seek.

“I think {child} has already started,” said {@a}.

]
# nowhere-at-all
{child} danced on the rug[sport: , as nobody dances in {sport}]. {Child.He} hid nowhere at all, and nobody found {child.him}.[school:  Nobody {at school} could hide as well as that.]

{@Sniff} {@Thump}!

“Not now, {pet},” said {@a}. “There’s nobody there.” And {@he} sat down on a chair to think.

But {child} had sat down on it first.

# ow
“OW!” said the chair.

{@A} shot up[athlete:  like {athlete}]. “Who said that?”

“Me!” said {child}. “I’m invisible!”

“Are you really? All of you? How lovely!” said {@a}. “Come here and have a hug.”

# missing
{@He} put out {@his} arms, and {@he} hugged the fridge.

“You’re cold,” said {@a}.

“That’s the fridge!” said {child}. “I’m here!”

So {@a} hugged the mop.

“You’ve [us: gotten | got] thin,” said {@a}.

“That’s the mop! I’m here!”

{@A} spun about, and {@he} hugged nothing at all. “Oh no! I keep missing you.”[elder2: 

{Elder2} hugged the teapot.]

Then it wasn’t funny any more. {child’s} chin wobbled, and nobody could see that either.

# never-looked
{@Knee}

{Pet} had never missed {child.him}, not once. But then, {pet} hadn’t looked.

{@Find}

# not-a-mop
“That’s not a mop,” said {@a}. And {@he} hugged {child}, and {@he} got all of {child.him}.

They played hide-and-seek until it was dark, and {pet} won.[friend:  “That’s not fair,” said {friend}, and wanted to play again.]

# not-a-thing
In the morning {child} looked in the mirror, and there {child.he} {child.was}, hair and all. {Child.He} ran downstairs.

“There you are,” said {@a}. “Look, {pet}. You can see {child.him}.”

{Pet} didn’t look. {@Sniff} {@Thump}.

{Pet.He} hadn’t noticed a thing.

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

# @Find
“Shut your eyes, {@a},” said {child}. “They’re no use. Hold on to {pet}!”

{@A} got down on the floor, shut {@his} eyes and held on to {pet’s} collar. {child} tiptoed back to the rug. “Find me, {pet}!” {child.he} said.

Sniff, sniff, sniff, went {pet}, and after {pet.him} came {@a}, crawling. Past the fridge. Past the mop. All the way to the rug. Thump, thump, thump!

{@A} put out {@his} hands. There was a nose. There were two ears. There was a warm tummy in pyjamas.
## if pet.cat
“Shut your eyes, {@a},” said {child}. “They’re no use. Listen to {pet}!”

{@A} got down on the floor and shut {@his} eyes. {child} tiptoed back to the rug, sat down and made a lap. You can’t tell a cat to find you. But a cat always knows where there’s a lap.

Prrr, prrr, prrr, went {pet}, and after the purr came {@a}, crawling. Past the fridge. Past the mop. All the way to the rug.

{@A} put out {@his} hands. There was a cat, sitting on nobody. There was a nose. There were two ears. There was a warm tummy in pyjamas.

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
