title: Don’t Count to Ten
title: Annoy Me
title: The Hottest Thing in the Street
guest friend: Dev (he), Nell (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever says count to ten is {adult}, else the grandparent, else {minder}. Shout the speech on the compost heap; the tock is quiet.

# the-bike
{@A} had given {child’s} bike away. {@He} had given it to a boy down the road, because it was too small, and {@he} hadn’t asked. When {child} tried to say something about that, {@a} held up one finger.

“Count to ten, {child},” said {@a}.

{@A} always said that. {child} had a temper, and whenever it came up {child.he} {child.was} told to count to ten, and by ten {@a} had gone off to do something else.

# an-egg
So {child} stamped down to the end of the garden, where {friend}[!friend.known: , {child.his} best friend,] was waiting by the compost heap, and gave the earth an almighty kick. The kick landed on something.

It was an egg. It was as big as a [us: soccer ball | football] and white all over, with scales.

“That’s a dragon egg,” said {friend}. {Friend.He} read a lot. “It’s stone cold, though.”

“I don’t care if it’s a dragon egg!” shouted {child}, with both arms [us: around | round] it. “{@He} gave away my bike!”

# do-that-again
The egg turned warm.

They both felt it. It was warm as a mug, and inside it something went tock.

“Do that again,” said {friend}.

“Do what?”

“Be furious.”

“I’m not furious!” yelled {child}, and the egg turned warmer still, and went tock, tock.

“Have you counted?” called {@a} from the kitchen window.

“One,” said {child}, between clenched teeth. “Two. Three.”

By ten the egg was as cold as a stone.

# you-will-put-him-out
So that was how it worked. A dragon egg wants heat, and {child’s} temper was the hottest thing in [city: {city} | the street]. If {child.he} got cross, it warmed. If {child.he} counted, it cooled.

“Stop counting, then,” said {friend}. “You’ll put him out.”

# a-wonderful-saturday
It was a wonderful Saturday. Nobody had ever wanted {child’s} temper before. {Child.He} sat on the compost heap with the egg, being angry about everything under the sun.[pet.dog:  {Pet}[!pet.known:  the dog] lay down close to the egg, because it was warm.][pet.cat:  {Pet}[!pet.known:  the cat] lay down close to the egg, because it was warm.]

{Child.He} {child.was} angry about spellings[school:  {at school}].[sport:  {Child.He} {child.was} angry that there wasn’t {sport} every day.][athlete:  {Child.He} {child.was} angry with everyone who had ever beaten {athlete}.] {Child.He} {child.was} angry about people who say “we’ll see”.[pet.other:  {Child.He} tried being angry with {pet} as well, but nobody can.] {Child.He} {child.was} angry with {friend} for being good at chess, and when it began to rain {friend} held the umbrella, and wrote down which things were hottest. A small crack came, right at the top.

“One more!” said {friend}.

{Child’s} mouth opened. There was nothing in it. It had been such a lovely time that there was no crossness left, not even a bit, and {child} could feel a smile coming.

# annoy-me
The egg began to cool.

“Quick,” said {child}. “Annoy me.”

{Friend} tried. {Friend.He} really tried.[music:  {Friend.He} sang {music} as badly as {friend.he} could, and {child} sang along.]

“Your hair,” said {friend}, “is, well, it’s quite nice. No. Hang on. Your shoes are stupid.”

“They’re your shoes. You lent me them.”

“Your face,” said {friend}, and went pink. “I can’t. It’s just your face. I like it.”

# like-a-doorstep
The egg was lukewarm. It was cool. It was cold.[pet.dog / pet.cat:  {Pet} got up and went to find somewhere else.] The tock got slower and slower, and {child} rubbed the egg with both sleeves, and blew on it, but that wasn’t the kind of heat it wanted. Tock, it went. And after a long while, tock. And after that it didn’t go at all.

“He was nearly out,” said {child}. {Child.He} laid one cheek on the shell, and it was like laying it on a doorstep. {Friend} let the umbrella sink.

# the-pair-of-you
{@A} came down the garden with the [us: laundry basket | washing basket] on {@his} hip. “You’re soaked, the pair of you. What’s the matter now?”

“You gave {child’s} bike away,” said {friend}, because it was all that {friend.he} could think of, “and it was too small anyway, so that’s all right.”

“It is not all right!” said {child}.

Tock, said the egg.

“{Child},” said {@a}, and up went the finger. “Count to ten.”

# i-wont-count
“No,” said {child}. {Child.He} stood up on top of the compost heap, with dripping hair, hugging the egg, and this time it came all the way up from the borrowed shoes. “I won’t count! When I count, you go away! I know it was too small. My knees hit the handlebars. But I learned to ride on it, and it was mine, and I wanted to say goodbye to it, and you didn’t ASK me!”

You could have heard it at the station.[elder & adult / elder2:  In the kitchen {@other} turned up the radio, but it didn’t help.] Steam went up from {child’s} [us: sweater | jumper]. The egg glowed red and then gold, and then it broke in two, and a small wet dragon sat on {child’s} arm and sneezed a spark.

# what-else
Nobody said anything for a bit. {@A} had dropped the [us: laundry | washing].

“No,” said {@a}. “I didn’t ask you. I should have.” And {@he} put {@his} finger down. “Go on. What else?”

“That’s all,” said {child}, surprised. “That was the whole of it.”

# in-one-puff
{Friend} shook the rain off the umbrella and held it over the three of them, and the dragon looked about. It looked at the [us: laundry | washing] on the grass, and sneezed again. The big white sheet went up in one puff, and so did {@s} best shirt.

{@A} turned a colour {child} had never seen on {@him}, and {@his} nostrils went wide.

“One,” said {@a}. “Two.”

“Don’t count, {@a},” said {child}. “Just say it.”

So {@a} said it. {@He} said a great deal, to the sheet and the shirt and the whole wet garden, and {@he} had quite a temper when you heard it properly.[elder & adult / elder2:  {@Other} turned off the radio, so as not to miss anything.] The dragon listened with its head on one side.

# lovely-and-warm
Then it flapped across, climbed up {@s} cardigan, turned round twice and shut its eyes under {@his} chin, where it was lovely and warm.

# @other
{elder2}
## if elder & adult & !elder2
{elder}
## if elder & elder2 & adult
{elder} and {elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
