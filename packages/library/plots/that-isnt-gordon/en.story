title: That Isn’t Gordon
title: Something Only Gordon Knows
title: Ask It Something
guest friend: Nell (she), Kofi (he)
guest gordon: Gordon (he), Norman (he)
guest minder: Josie (she), Hattie (she)

% @g: whoever has a garden and says “And who are you?”: the grandparent, else whoever reads, else {minder}. @n: whoever sits on the bed.
% The butterfly is “it” until the thumb; after that it is “he”.

# that-isnt
“That isn’t {gordon},” said {child}.

There was a butterfly in {gordon’s} jar, on the bench in {@garden}. It was sitting on {gordon’s} stick, and it slowly opened and shut its wings. [elder2: {Elder2} had come out in slippers to wish it good morning. ]Everybody was pleased about it except {child}.

“Of course it’s {gordon},” said {@g}. “He’s been asleep in his little sleeping bag, and now he’s a butterfly.”

“{Gordon}’s a caterpillar!” said {child}. “He’s green, and he’s got sixteen legs. I counted. And he can’t fly.”

“He can now,” said {friend}[!friend.known: , who was {child’s} best friend]. “Hello, {gordon}!”

“Don’t call it that!” said {child}.

# up-the-thumb
{child}’s throat felt tight. For weeks {child.he} had picked cabbage for {gordon}[school:  after {school}]. And every morning {child.he} had put a hand in the jar, and {gordon} had walked up {child.his} thumb as far as the knuckle. There he always stopped, lifted his head and looked all around, like somebody at the top of a hill. Now {gordon} was gone, and somebody else was sitting in his house.

[pet.dog: {Pet}[!pet.known:  the dog] sat by the bench. {Pet.He} {pet.was} waiting for somebody to drop some cabbage.][pet.cat: {Pet}[!pet.known:  the cat] sat by the jar. {Pet.He} liked jars, and {pet.was} waiting for this one to be free.][pet.other: {child} had told {pet} all about {gordon}, every evening. {Pet} had never once interrupted.]

# cabbage-it-says
“Ask it something,” said {friend}. “Something only {gordon} knows.”

{child} bent down, nose to the glass. “What did you have for dinner on Tuesday[sport: , before {sport}]?”

The butterfly opened its wings.

“Cabbage, it says,” said {friend}.

“It didn’t say anything! And on Wednesday?”

The butterfly shut its wings.

“Cabbage,” said {friend}. “They’re not very hard questions.”

{child} put a fresh cabbage leaf in the jar. The butterfly walked right across it without taking a bite, and sat down with its back to it.

“There!” said {child}. “{Gordon} would have eaten it all up, and the holes as well.”

# who-are-you
Then {@g2} picked up the magnifying glass. But {@he} didn’t look at the butterfly. {@He} looked at {child}, from top to toe.

“And who are you?” {@he} said.

“I’m {child}!”

“Oh no,” said {@g2}. “I know {child}. {child}’s bald.”

“I’m not!”

“{child}’s about as long as a loaf,” said {@g2}. “{child} lies on {child.his} back and shouts for milk. And {child} can’t walk. You came in at the gate on two legs. I saw you.”

“That was when I was a baby!” said {child}.

{Friend} laughed so much that {friend.he} had to sit down in the cabbages. “Ask {child.him} something!” {friend.he} shouted. “Ask {child.him} what {child.he} had for dinner!”

“What did you have for dinner on Tuesday, when you were a baby?” asked {@g2}.

“Milk!” said {child}.

“And on Wednesday?”

“Milk!”

“Anybody could say that,” said {@g2}.

# its-me-inside
{child} couldn’t help it. {Child.He} laughed too. “But it’s me!” {child.he} said. “I’ve only got bigger! I’ve got hair and teeth and everything, but it’s still me inside!”

Then {child.he} stopped, because {child.he} heard what {child.he} had said.

# as-far-as-the-knuckle
{child} looked at the jar. {Child.He} took off the lid, put a hand in, just as {child.he} did every morning, and held out a thumb.

The butterfly climbed down from the stick. It only had thin little legs, and they tickled in quite a different way. It walked up {child’s} thumb. It walked as far as the knuckle.

And there it stopped. It lifted its head, and it looked all around, like somebody at the top of a hill.

“{Gordon}?” whispered {child}.

The butterfly opened its wings.

“He says yes,” whispered {friend}.

“I know,” said {child}.

# a-bigger-hill
{Child.He} carried him out of the shade on one thumb, as carefully as an egg, to where the sun was shining.[music:  {Child.He} hummed {music} to him on the way.]

“There’s a bigger hill up there,” {child} told him. “You can go, if you like.”

{Gordon} looked around a little longer. Then he took off. He flew a bit sideways, and he flew into a bean, and then he flew over the shed and up, and up[city: , over the whole of {city}].[elder2:  {Elder2} waved goodbye with a slipper.]

“He’s good,” said {child}.[athlete:  “He’s as good as {athlete}.”]

“For a beginner,” said {friend}.

[pet.dog: {Pet} ate the cabbage leaf.

][pet.cat: {Pet} sat down by the empty jar and put one paw in it.

]“And he’ll be back,” said {@g2}, and looked at {@whose} cabbages. “They always are.”

# its-you
[pet.other: That evening {pet} heard how it had all ended. {Pet} didn’t interrupt this time either.

]That night {@n} sat on the edge of {child’s} bed in the dark, with a hand on the blanket. It was too dark to see who it was that lay there. But something came walking up {@ns} thumb, on two fingers. It walked as far as the knuckle. There it stopped and looked all around.

“Ah,” said {@n}. “It’s you.”

“Yes,” said {child}, and yawned. “It’s me inside.”

# @garden
the garden
## if elder
{elder’s} garden

# @g
{minder}, who used to push {child’s} [us: stroller | pram]
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g2
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

# @whose
the
## if elder
{elder.his}

# @n
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ns
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
