title: {Pet} Runs Out
title: Where Do the Batteries Go?
guest pet: Smudge (he), Mabel (she)
guest minder: Josie (she), Hattie (she)

% Let the child listen for it, and be the lawnmower. The cat is the family’s, else the one from next door; a dog has a snore. Whoever {@purred} is {adult}, else {minder}.

# a-wonderful-purr
{@is}

But {pet.he} had a wonderful {@purr}[city: , the best {in city}]. It started down by {pet.his} tail and rumbled all the way up to {pet.his} whiskers. Every night {pet.he} {@sat} on the end of {child’s} bed and {@purred}, and every night, somewhere in the middle of it, {child} fell asleep.

Then, on Tuesday, there was no {@purr}.

# run-out
{child} put an ear on {pet’s} side. Nothing. It was like listening to a loaf.

“{@A}!” {child.he} called. “{Pet} has run out!”

{@First} came up and listened too. “Hm,” said {@a}. “Not a rumble.”

“Where do the batteries go?” said {child}.

“{Pet} hasn’t got batteries, {child}.”

{child} checked anyway. {Child.He} looked under {pet’s} tail, and {pet} gave {child.him} a look that said nobody was to do that again.

# a-lawnmower
“I could {@purr} for you tonight,” said {@a}. {@He} lay down on the end of the bed and {@purred}[music:  a bit of {music}]. {@He} sounded like a lawnmower with a cold.

“Thank you, {@a},” said {child} politely. “You can stop now.”

It took {child.him} a very long time to fall asleep.

# the-hooks
On Wednesday, {child} tried to start {pet} up again, first with a tickle under the chin, then with a bit of {@fish}, and then with the best joke in the world, the one about the banana[friend: , which had made {friend}[!friend.known: , {child’s} best friend,] fall off a chair].[elder:  “Turn {pet.him} off and on,” said {elder}[elder2:  and {elder2}] on the [us: phone | telephone].] {Pet} ate the {@fish}. Then {pet.he} got down, and {pet.he} plodded along the hall, and {pet.he} sat under the coat hooks, staring up.

{Pet.He} sat there all morning[school: , while {child} was {at school}]. {Pet.He} sat there all afternoon.[friend:  {Friend} came [us: over | round] to play, and had to step over {pet.him}.]

“What’s {pet.he} looking at?” said {@a}. “There’s only your new coat.”

# the-low-hook
{child’s} new coat was red, with a hood and nine pockets. It had come on Monday[elder: , and {elder} had heard about every pocket]. It was a coat for somebody big, and {child} loved it.

{child} sat down on the floor next to {pet} and looked where {pet} was looking. And {pet} wasn’t looking at the new coat at all. {Pet.He} {pet.was} looking at the hook beside it, the low one. The empty one.

# the-old-coat
“{@A},” said {child} slowly. “Where’s my old coat?”

“The green one? It’s gone to the [us: thrift store | charity shop]. You couldn’t get your arms in, remember?”

{child} remembered. {Child.He} remembered something else, too. That old coat was always falling off its hook. And whenever it fell off, somebody with a tail was {@sitting} on it.

“It didn’t fall off,” said {child}. “{Pet} pulled it off! It was {pet.his} {@purring} coat. And I gave it away, and I never even asked {pet.him}.”

# shut-at-five
{child’s} throat felt tight. {@A} looked at {child}, and at {pet}, and at the clock.

“They shut at five,” said {@a}. “Get your big coat on.”

They walked very fast. They were nearly running by the corner[athlete: , like {athlete}].[sport:  It helps if you {play sport}.]

# for-a-friend
In the [us: thrift store | charity shop] the lady was already turning off the lights.

“Please,” puffed {child}, “have you got a green coat? With a toggle missing? It’s for a friend.”

The lady went to the rail, and there it was.

“It’s two [us: dollars | pounds],” she said. “But it’s awfully hairy, so shall we say one? How old is your friend?”

“My friend can’t count,” said {child}.

“It’ll be a bit small.”

“No,” said {child}. “My friend’s got very short arms.”

{Child.He} paid with {child.his} own [us: dollar | pound], out of pocket number four.

# got-bigger
At bedtime {child} spread the green coat on the end of the bed. It looked tiny. It was funny to think that all of {child.him} had once fitted inside.

“I’m sorry, {pet},” {child.he} said. “I got bigger. I didn’t know you were still using it.”

{Pet} climbed up. {Pet.He} sniffed the collar. {Pet.He} sniffed the place where the toggle wasn’t. {Pet.He} trod round once, twice, three times, and {pet.he} {@settled}, with {pet.his} chin on one small green sleeve.

{child} held {child.his} breath. {@A}, in the doorway, held {@his} breath too.

# the-middle-of-it
Down by the tail, something started.

It rumbled along. It reached the whiskers. It made the whole bed hum.

“{Pet.He}’s working,” whispered {child}.

“So {pet.he} {pet.is},” whispered {@a}. “And what about you? Is there anything you need?”

But {child} didn’t answer. {Child.He} {child.was} already somewhere in the middle of it.

# @is
{Pet} lived next door, but most of the time {pet.he} {pet.was} at {child’s} house. {Pet.He} {pet.was} grey and round and looked like a cushion that had heard bad news.
## if pet.cat
{Pet} was [breed: {a breed} | {child’s} cat], and when {pet.he} sat down {pet.he} looked like a cushion that had heard bad news.
## if breed.British Shorthair
{Pet} was a British Shorthair, which means that {pet.he} {pet.was} round and looked like a cushion that had heard bad news.
## if pet.dog
{Pet} was [breed: {a breed} | {child’s} dog], and when {pet.he} lay down {pet.he} looked like a rug that had heard bad news.

# @purr
purr
## if pet.dog
snore

# @purred
purred
## if pet.dog
snored

# @purring
purring
## if pet.dog
snoring

# @sat
sat
## if pet.dog
lay

# @sitting
sitting
## if pet.dog
lying

# @settled
sat down
## if pet.dog
lay down

# @fish
fish
## if pet.dog
sausage

# @a
{minder}
## if adult
{adult}

# @first
{minder}, who was looking after {child.him},
## if adult
{adult}

# @he
she
## if adult
{adult.he}

# @his
her
## if adult
{adult.his}
