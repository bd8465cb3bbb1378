title: The Lodger in the Left Welly
title: Paying the Rent
guest friend: Anouk (she), Barnaby (he)
guest pet: Peggy (she), Wilf (he)
guest keeper: Montague (he), Rosalind (she)

% The dog is the family’s, else the friend’s; a cat digs as well and purrs at the end. A dachshund is the original. Let the child say “Rrrp”.

# the-welly-spoke
On Saturday morning {@who} put [adult: {adult.his} | {keeper.his}] right foot into [adult: {adult.his} | {keeper.his}] right [us: boot | welly], and that was fine. But when [adult: {adult.he} | {keeper.he}] put [adult: {adult.his} | {keeper.his}] left foot into [adult: {adult.his} | {keeper.his}] left [us: boot | welly], the [us: boot | welly] said, “Rrrp.”

{@A} took the foot out again, rather quickly[athlete: , quicker than {athlete}].

“{child},” [adult: {adult.he} | {keeper.he}] said, “my boot spoke to me.”

# gold-eyes
{child} came to look. So did [!friend.known: {child.his} best friend ]{friend}, who was there for the day.[elder:  So did {elder}[elder2:  and {elder2}], who [elder2: were | was] helping out there this week.] So did {@pet}. They all peered down into the dark. It had rained in the night[city: , all over {city}], and at the bottom of the [us: boot | welly] there was a puddle. And in the puddle there were two gold eyes.

“It’s a frog,” said {child}.

“Rrrp,” said the frog.

“He’s moved in,” said {friend}. “He’s your lodger.”

# potatoes-in-a-slipper
“A lodger pays rent,” said {@a}. “And I need that boot.”

[adult: {adult.He} | {keeper.He}] asked the frog very nicely to leave. The frog blinked, and stayed exactly where he was. So {@a} dug the potatoes in one [us: boot | welly] and one carpet slipper[music: , humming {music} to keep cheerful].[elder:  {Elder.short}[elder2:  and {elder2.short}] held the bucket, and did not look at the slipper.]

“We’ll find him another home,” said {child}. “A better one.”

# another-home
They laid the [us: boot | welly] gently on its side. Then they tried a flowerpot. It had a nice round door, and {friend} put a daisy on the roof. The frog looked at it. “Rrrp,” he said, which meant no. It was too dry.

They tried a pie dish full of rainwater. The frog looked at that, too. “Rrrp.” It was too shiny.

They tried the good saucepan, but then it was {@a} who said no.

# what-does-he-want
“What is it that he wants?” said {friend}.

{child} lay on {child.his} tummy and looked into the [us: boot | welly] with one eye. “Well,” {child.he} said, “it’s long. And it’s dark. And it’s a bit squelchy[school: , like the way home from {school}]. It’s got a wet end and a hiding end.”

“Where do you get something long and dark and squelchy,” said {friend}, “that isn’t a [us: boot | welly]?”

# not-another-one
Just then {child} heard a roar from the other side of the garden.

“{Pet}!” said {@a}. “Not another one!”

For {pet} had a fault. {Pet.He} dug. {@fault} And now {pet.he} had dug behind the rhubarb, and all that could be seen of {pet.him} was the tail. {@flat}

“Bad {@kind},” said {@a} sadly. “Just look at it.”

# look-again
{child} looked at it. Then {child.he} looked again.

It was exactly as long as {pet}, because {pet} had made it to fit. It was dark, under the big rhubarb leaves. And at the low end, where last night’s rain had trickled in, it was really very squelchy.

“Don’t fill it in,” said {child}. “It’s a [us: boot | welly]! {Pet} has dug a [us: boot | welly]!”

# nose-to-nose
They carried the boot across the grass, set it down by the hole, and held their breath.

Nothing happened.[sport:  There would have been time to {play sport}.]

Then out came a green foot. Out came the gold eyes. The frog looked at the dark end, and he looked at the wet end. Last of all he looked at {pet}, nose to nose, for a good long while.

“Rrrp,” he said, and this time it meant yes. And he hopped in.

# i-take-it-back
“Good {@kind},” said {friend}.

“Very good {@kind},” said {child}, and {child.he} looked up at {@a}.

{@A} got down on both knees in the mud. “{Pet},” [adult: {adult.he} | {keeper.he}] said, “I take it back. That is a beautiful hole.”

{@wag}

# paying-the-rent
The next morning there wasn’t one slug to be found on the lettuces[elder: , though {elder.short} went over them with {elder.his} nose to the ground].

“There you are,” said {child}. “He’s paying the rent.”

# good-night-lodger
That night it rained again, softly, on the roof and on the rhubarb. {@A} had brought both [us: boots | wellies] indoors. {@dream} {child} lay in bed by the open window and listened to the dark.

“Good night, lodger,” {child.he} said.

And a long way down, from the hiding end, came the answer.

“Rrrp.”

# @who
{keeper}, who was looking after {child},
## if adult
{adult}

# @a
{keeper}
## if adult
{adult}

# @pet
{pet}, {friend’s} dog, who got {pet.his} nose in first
## if pet.dog
{pet}[!pet.known:  the dog], who got {pet.his} nose in first
## if breed.Dachshund
{pet}, who was a dachshund, and so had less far to bend
## if pet.cat
{pet}[!pet.known:  the cat], who had heard it long before anybody else

# @fault
{Pet.He} had dug in the peas, and been told off. {Pet.He} had dug in the carrots, and been told off twice.
## if pet.dog / pet.cat
{Pet.He} had dug on Monday, and been told off. {Pet.He} had dug on Wednesday, and been told off twice.

# @flat
{Pet.He} came out backwards with earth on {pet.his} eyebrows, and lay down as flat as a doormat, so as not to be noticed.
## if breed.Dachshund
{Pet.He} came out backwards with earth on {pet.his} eyebrows, and lay down as flat as {pet.he} could, which is very flat indeed for a dachshund.
## if pet.cat
{Pet.He} came out backwards with earth in {pet.his} whiskers, sat down, and looked as if it had been some other cat.

# @kind
dog
## if pet.cat
cat

# @wag
And {pet’s} tail went so fast that the whole dog wagged.
## if breed.Dachshund
And {pet’s} tail went so fast that the whole of {pet.him} wagged, and there was a lot of {pet.him} to wag.
## if pet.cat
And {pet} began to purr, so loudly that they all thought it was the frog.

# @dream
At {friend’s} house {pet} was asleep too, with all four paws going, digging something in a dream.
## if pet.dog
{Pet} was asleep in {pet.his} basket, with all four paws going, digging something in a dream.
## if pet.cat
{Pet} was asleep on the end of the bed, with all four paws going, digging something in a dream.
