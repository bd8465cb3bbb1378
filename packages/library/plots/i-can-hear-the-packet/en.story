title: I Can Hear the [us: Bag | Packet]
title: It’s Very Fair
title: The Other [us: Bag | Packet]
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever stays up (@a) is {adult}, else the grandparent, else {minder}. Other grandparents have been to supper and gone home. What is called from bed to bed is called.

# the-bottom-stair
{child} was {age}, and it was seven o’clock, and {child.he} {child.was} supposed to go up to bed while {@a-first} stayed down. {child} stood on the bottom stair, held on to the banister with both hands, and didn’t go.

“It’s not fair,” {child.he} said. “I have to go to bed and you get to stay up[sport:  and watch {sport}]. [pet.other: Even {pet} gets to stay up. ]And you eat [us: chips | crisps].”

“I do not eat [us: chips | crisps],” said {@a}.

“I can hear the [us: bag | packet],” said {child}.

{@A} opened {@his} mouth, and shut it again.

# exactly-the-same
“You’re right,” {@he} said. “It’s not fair.”

{child} had been about to stamp, and now {child.he} didn’t know what to do with [child.name: that | {child.his}] foot.

“Well, I want it to be exactly the same,” {child.he} said, “for you and me.”

“Exactly the same,” said {@a}. “All right. For one whole evening.” And they shook hands on it.

# one-crisp-over
First they had the [us: chips | crisps]. {@A} fetched them from behind the flour and put them in two bowls, and when there was one [us: chip | crisp] left over they snapped it in half.[friend:  {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] always did it like that.][pet.dog:  {Pet}[!pet.known:  the dog] sat by the table and wanted one to fall.][pet.cat:  {Pet}[!pet.known:  the cat] looked into both the bowls, and wanted one to fall.]

“This is fair,” said {child} happily.

“Now it’s the [us: dishes | washing-up],” said {@a}, and {@he} gave {child.him} a [us: dish towel | tea towel].[elder & adult / elder2:  {@Others} had been to supper and gone home again, so there was plenty of [us: them | it].] {child} got half the plates, and a saucepan [school: that would have done for the whole of {school}. It was so big | so big] that {child.he} had to climb halfway into it to dry the bottom.

“Is there more [us: chips | crisps]?” said {child}, from inside.

# important-to-us
“No. Now I’m [us: calling | ringing up] about the boiler,” said {@a}. And {@he} put the phone on the table so that they could both have it.

“Your call is important to us,” said the phone.

“Thank you!” said {child}.

The phone played [music: {music} | some music]. Then it said, “Your call is important to us.”

“You said that,” said {child}.

[city: The whole of {city} seemed to have trouble with its boiler. ]They listened until {child’s} cheek was lying on the table. “Is it like this every night?” {child.he} said.

“No, no,” said {@a}. “Some nights it’s the bank.”

# both-the-lights
“I want to go to bed,” said {child}.

“Then I have to go as well,” said {@a}.[pet.dog / pet.cat:  “And {pet}.”]

{@A} got into {@his} bed, and {child} got into [child.name: the other one | {child.his} own], and they turned out both the lights at exactly the same time.

“{@A}!” called {child}. “I need some water!”

“So do I!” called {@a}.

“Can you bring me some?”

“I’m in bed! Can you bring me some?”

“I’m in bed too!”

“Well,” called {@a}, “it’s very fair!”

# nobody-left-over
{child} lay and looked up at the dark. There was always a stripe of light under the door, and plates clinking, and somebody walking about. Now there was no light and there were no plates. It was exactly the same for both of them, and there was nobody left over to come up the stairs.[elder & adult / elder2:  {@Others-short} had gone home.][pet.other:  {Pet} was no good at stairs.] {Child’s} throat went tight.

“{@A}?” {child.he} said. “It’s fair and I don’t like it.”

“Oh, sweetheart,” said {@a}. “Shall I come?”

“No,” said {child}. “Wait there.”

# the-tooth-mug
{Child.He} got out of bed. {Child.He} went to the bathroom and filled the tooth mug right to the top. {Child.He} carried it to {@a} in both hands, one small step and then another, so that only a bit of it went on the carpet and only a bit of it went on {@a}.[athlete:  {Athlete} would have spilled more.]

{child} pulled the [us: covers | duvet] up to {@s} chin, and then a bit further, and patted the place where {@s} head was.

# somebodys-got-to
“There,” said {child}. “I was up and you were down. Now you be up, and I’ll be down.”

{@s-cap} face came out. “You want me to stay up? All by myself?”

“Somebody’s got to be up,” said {child}.

“But that’s not fair,” said {@a}.

“No,” said {child} kindly. “But you can open the other [us: bag | packet].”

“What other [us: bag | packet]?”

“The one behind the rice,” said {child}. “And tomorrow I want some in a bowl, [us: after school | at teatime], with you.[friend:  And {friend} gets half of mine.]”

They shook hands on that, too.

# a-rustle
{@A} tucked {child} into the right bed and put the landing light on, and there was the stripe under the door. Then {@he} went down. Somebody walked about.[pet.dog / pet.cat:  Somebody with four feet walked about, too.] And after a little while, very softly, there came a rustle from the kitchen.

Good, thought {child}. {@A}’s up.

# @s-cap
{Minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}

# @a-first
{minder}, who lived with them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @others-short
{elder.short}
## if elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}
