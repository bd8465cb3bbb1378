title: The Ghost Who Said Oooh
title: You’ll Have to Wait Your Turn
guest friend: Samira (she), Rafi (he)
guest pet: Monty (he), Duchess (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Oooh” and its answer. Let the child have the last word every time, and breathe out together in “Aaah”.
% The cat is the family’s, or else the friend’s and a Siamese; a dog answers in its own way. The socks are the Siamese’s, other paws have @paws.

# the-den
It was snowing outside[city:  {in city}], and it was very nearly night. {child} and {friend}[!friend: , {child.his} best friend,] had made a [us: fort | den] under the kitchen table. They had a cushion each[school: , just like {at school}], and {pet} lay right in the middle, because that was the warmest place.

{@Paws} And {pet.he} always had to have the last word.

“Night-night,” said {friend}, pretending.

“Night-night,” said {child}, pretending.

“{@Miaaow},” said {pet}, and {pet.he} {pet.was}n’t pretending at all.

# huuu
Then there came a noise from over by the balcony door.

“Oooh.”

{child} peeped out from under the tablecloth. There stood a ghost. It was no bigger than a suitcase, and you could see the radiator right through it.

“Oooh,” said the ghost.

“{@Miaaow},” said {pet}.

“Stop that,” said {child}, because {child.he} wanted the ghost to be quiet.

“Oooh,” said the ghost.

“{@Miaaow},” said {pet}.

# a-visitor
But {friend} was pleased. {Friend.He} had been hoping for a visitor in the [us: fort | den] all day long.

“It’s hungry,” {friend.he} said. “My tummy sounds just like that.”

{Friend.He} crawled out and put down a bun[elder: , one of those that {elder}[elder2:  and {elder2}] had brought]. The ghost bent over. It took hold of the bun with both hands, and both hands went straight through.

“Oooh,” said the ghost.

“{@Miaaow},” said {pet}.

So {friend} had to eat the bun {friend.himself}.

# bare-feet
Then {child} crawled out. This time {child.he} {child.was} going to say stop and really mean it. Across the floor {child.he} went in {child.his} bare feet, one step, two steps, three steps, all the way to the balcony door[athlete: , as brave as {athlete}]. And there the floor was as cold as ice!

“Ooh!” said {child}.

{Child.He} stopped. {Child.He} looked at {child.his} toes. {Child.He} looked at the ghost.

“Now I’ve said it too,” said {child}. “{Friend}! It isn’t being scary. It’s cold!”

“Oooh,” said the ghost, and nodded.

# a-hat
They fetched a blanket. It dropped straight through the ghost and made a heap on the floor. They fetched {child’s} [us: wool | woolly] hat. That dropped straight through as well, and landed on top of the blanket.

[sport: “You get warm from {sport},” said {child}, “but not in a kitchen.”

]{Friend} thought so hard that {friend.his} forehead went wrinkly.

“A hat isn’t warm,” {friend.he} said. “It’s you that’s warm, inside it. We need something that’s warm all by itself.”

# the-warmest
Then they looked at {pet}, both of them.

“{@Miaaow},” said {pet}. That meant no. {Pet.He} {pet.was} in the warmest place, and in the warmest place {pet.he} {pet.was} going to stay.

You can’t carry {@one} who doesn’t want to be carried. So {child} waited. {Friend} waited. The ghost waited.

“Ooh,” said the ghost, so small that you could hardly hear it.

# in-the-middle
And {pet} didn’t answer.

{Pet.He} got up. {Pet.He} stretched {pet.his} front half. {Pet.He} stretched {pet.his} back half. Then {pet.he} walked across the floor {@socks}, lay down right in the middle of the ghost, curled up round as a bun, and {@purr}.

First the ghost’s tummy turned pink. Then its chest. Then all of it, right up to the very top, like a lamp when you switch it on.

“Aaah,” said the ghost.

# all-four
After a while {pet} walked back to the [us: fort | den], slowly, so that the ghost could keep up. And there they lay, all four of them. {Friend} handed round the buns, the pretend kind[music: , and {child} hummed {music}].

Then the front door went bang. It was {@comes} There was snow in {@his} hair and snow on {@his} toes.[elder & adult:  Behind {adult.him} came {elder.short}[elder2:  and {elder2.short}] with the empty [us: can | bin].][elder2 & !adult:  Behind came {elder2} with the empty [us: can | bin].]

“Oooh,” said {@a}.

# your-turn
It went quiet under the table. Then {child} poked {child.his} head out.

“You’ll have to wait your turn,” {child.he} said.

“{@Miaaow},” said {pet}.

# @miaaow
miaaow
## if pet.dog
wooof

# @paws
{Pet} was {friend’s} cat, a Siamese. {Pet.He} had blue eyes, and {pet.he} looked as if {pet.he} {pet.was} wearing brown socks on all four feet.
## if pet.cat
{Pet} was {a breed}. {Pet.He} walked so softly that {pet.he} might have been wearing socks on all four feet.
## if pet.cat & breed.Siamese
{Pet} was a Siamese cat. {Pet.He} had blue eyes, and {pet.he} looked as if {pet.he} {pet.was} wearing brown socks on all four feet.
## if pet.dog
{Pet} was {a breed}. {Pet.He} {pet.was} warm all the way out to {pet.his} paws.

# @one
a cat
## if pet.dog
a dog

# @socks
in {pet.his} brown socks
## if pet.cat
as softly as if in socks
## if pet.cat & breed.Siamese
in {pet.his} brown socks
## if pet.dog
on {pet.his} warm paws

# @purr
began to purr
## if pet.dog
gave a contented sigh

# @comes
{minder}, who was looking after them, and who had taken the [us: trash | rubbish] out with no socks in {minder.his} slippers.
## if adult
{adult}, who had taken the [us: trash | rubbish] out with no socks in {adult.his} slippers.
## if elder & !adult
{elder}, who had taken the [us: trash | rubbish] out with no socks in {elder.his} slippers.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
