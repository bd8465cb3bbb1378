title: Sharks on the Floor
title: In and Out
guest friend: Nell (she), Barney (he)
guest pet: Doris (she), Bumble (he)
guest minder: Josie (she), Hattie (she)

% Let the child snore along: hrrrrrr in, pfffffff out. The dog is the family’s, or the friend’s; a cat purrs in and out just the same.

# the-boat
{Friend}[!friend.known: , {child’s} best friend,] was sleeping over at {child’s} house. They lay in the bed, one at each end, and the bed was a boat, and the floor was the sea. It was blue, because the rug was blue.

“Goodnight, sailors,” said {@comes}. “Stay in the boat, now.”[elder:  {Elder}[elder2:  and {elder2}], over for a visit, called goodnight from the kitchen.]

But nobody could sleep, because on the rug lay {@whose}, and {pet} {@snored}.

“Hrrrrrr,” went {pet}, breathing in. “Pfffffff,” went {pet}, breathing out.

“It’s like sleeping next to an engine,” said {friend}, and pulled the pillow over {friend.his} head.

“{Pet},” said {child}. “You’ll have to sleep in the hall.”

{Pet} looked hurt. {Pet.He} got up, one leg at a time, and {@plodded} out. Now it was quiet.

# splash
Splash.

“{Child},” whispered {friend}. “What was that?”

{child} looked over the side. The rug was rocking. It wasn’t a rug any more, it was water. And through the water came a fin. Behind it came another. And last of all came a teeny-tiny one.

“Sharks!” said {child}.[city:  You didn’t usually get those in {city}.]

Round and round the boat they swam. A big shark, an even bigger shark and a little, little shark.

# three-hundred-teeth
“Are you going to eat us?” asked {friend}, in {friend.his} bravest voice[school: , the one for {school}].

The biggest shark put his head up. He had rings under his eyes.

“Eat?” he said. “Now? We’ve brushed our teeth! Do you know how many teeth I’ve got? Three hundred. I’m not doing them again.”

“What do you want, then?” asked {child}.

“To sleep,” said the shark, and he yawned so wide that they saw all three hundred.

“Well, go to sleep, then!”

“We can’t,” said the little shark, and she was close to tears. “We have to swim all the time. The water has to go in at our mouths and out at our gills, or we don’t get any air. So we swim and we swim, and my fin is so tired.[sport:  It’s worse than {sport}.]”

# a-lullaby
“I can sing,” said {friend}. {Friend.He} sang a lullaby, as beautifully as anybody could[music: , and a bit of {music} after it]. The sharks liked it so much that they swam in time, and splashed water all over the [us: comforter | duvet].

“I can count sheep,” said {child}. “One sheep, two sheep …”

“Sheep?” said the biggest shark, perking up. “Where?”

“Never mind,” said {child} quickly.

# in-and-out
Round and round swam the sharks. The little one dropped further and further behind.

“I can’t do any more,” she said. “I want to lie still. If only the water would move instead.”

{child} sat straight up.

“In and out,” said {child}. “In and out! {Friend}, who can make everything go in and out?”

{Friend} took the pillow off {friend.his} head.

“{Pet}!” said {friend}.

“{Pet}! {Pet}!” they both shouted.

# the-door
A nose pushed the door open. There stood {pet}. {Pet.He} looked at the water. {@Plunge}

“Sorry about the hall,” said {child}. “Could you {@snore} a bit, {pet}? As loud as you like?”

# the-red-cushion
{@Island} {Pet.He} turned round once. {Pet.He} put {pet.his} chin on {pet.his} paws and sighed.

“Hrrrrrr,” went {pet}, and the whole sea ran in towards the cushion.

“Pfffffff,” went {pet}, and the whole sea ran out again.

Hrrrrrr. Pfffffff. In and out. In and out.

# so-this-is-it
The little shark stopped waving her tail. She lay still. And the water ran in at her mouth and out at her gills, all by itself.

“Oh,” she said. “So that’s what it’s like.”

Then she slept, with her nose against {pet’s} paw. The big one lay down beside her. Last of all, the biggest lay down too.

“What a wonderful {@kind},” he mumbled. “Is it like this every night?”

“Yes,” said [pet: {child} | {friend}] proudly. “Every night.”

# like-the-sea
The boat rocked. {Friend} had put the pillow back under {friend.his} head, where pillows go.

“It isn’t like an engine,” said {friend} sleepily. “It’s like the sea.”

{child} meant to answer. But there wasn’t time, because {child.he} fell asleep.

# a-tooth
When {@a}[elder:  and {elder.short}] looked in, the rug lay blue and still on the floor. In the middle of the red cushion lay {pet}, and {@snored} so hard that the curtains went in and out. {Pet’s} {@wet} was a bit wet, oddly enough. And by one paw lay something small and white and shiny.

{@A} bent down. It was a tooth. It was very sharp, and very, very well brushed.

# @whose
{pet}, {friend’s} big yellow dog
## if pet.dog
{pet}, {child’s} dog
## if pet.dog & breed
{pet}, {child’s} {breed}
## if pet.cat
{pet}, {child’s} cat

# @kind
dog
## if pet.cat
cat

# @snored
snored
## if pet.cat
purred

# @snore
snore
## if pet.cat
purr

# @plodded
plodded
## if pet.cat
padded

# @plunge
Many dogs would have run away. But {pet} had only one thought.

SPLASH!

{Pet.He} swam twice round the boat[athlete: , as fast as {athlete},] and said hello to all the sharks, nose to nose.
## if breed.Labrador
Many dogs would have run away. But {pet} was a Labrador, and a Labrador who sees water has only one thought.

SPLASH!

{Pet.He} swam twice round the boat[athlete: , as fast as {athlete},] and said hello to all the sharks, nose to nose.
## if pet.cat
Many cats would have run away. But {pet} saw three big fish, and a cat who sees fish has only one thought.

HOP!

{Pet.He} landed in the middle of the boat[athlete: , as lightly as {athlete},] and said hello to all the sharks over the side, nose to nose.

# @island
{Pet} climbed up on the red cushion, which was floating like an island.
## if pet.cat
{Pet} hopped across to the red cushion, which was floating like an island.

# @wet
tummy
## if pet.cat
tail

# @comes
{minder}, who was looking after them
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
