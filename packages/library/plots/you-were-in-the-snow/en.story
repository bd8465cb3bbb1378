title: You Were: In the Snow
title: One Day of Snow
title: All Weathers Must Be Signed For
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest neighbour: Mr Baptiste (he), Mr Desmond (he)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. The best friend has the part of the twins. Whoever was ticked plays in the snow (@play) in a way of their own.
% Read the two cards in the same voice, like somebody at a counter.

# last-winter
The only day it snowed last winter, {child} had chickenpox.

{Child.He} had to lie on the sofa and watch {@others} go past the window with [us: sleds | sledges].[pet:  {@out}] By the time {child} had stopped itching, it was gone.

# the-card
So when a card came through the door one boiling hot Friday in July, {child} read it three times.

SORRY WE MISSED YOU, it said. We tried to deliver: SNOW (one day). You were: [us: SICK | ILL]. We will try again: TOMORROW, from eight o’clock. And at the bottom, in very small letters: The Weather Office. All weathers must be signed for.

“It’ll be an advertisement,” said {@first}, and used it as a fan.

# delivery
But on Saturday, at eight o’clock exactly, the doorbell rang. On the step stood a woman in a thick coat and mittens, holding a clipboard. Behind her was a grey van with frost all over it, smoking gently in the sun.

“Delivery for {child},” she said. “One day of snow. Garden, is it?”

“Yes, please,” said {child} faintly, and {child.he} signed.

The woman opened the back of the van and pulled a lever. A cloud came out, low and plump and pale, and it floated over the hedge like a mattress and stopped.

Then the first flake came down. {@nose}

# till-sunset
It snowed until the roses had hats on. It came down soft and thick, all the way to the hedge, and it didn’t go one inch further. When {child} leaned over the gate, {child.his} front was in July and {child.his} back was in January.

“Till sunset,” said the woman. “Then I’m afraid it goes.”

{child} flung a coat on over {child.his} shorts. {@play} The snow squeaked when you [us: stepped | trod] on it.

# nobody-to-say
By ten o’clock, {child} had made a snowman. {Child.He} stepped back to look at it, and there was nobody to say whether it was any good.

Over the hedge, the street was baking. {@eggs} The baby at number seven was howling, and old {neighbour} was sitting in his doorway in [us: an undershirt | a vest], with his feet in a bucket.

It was {child’s} snow. {Child.He} had waited six months for it. There was exactly one gardenful, and if people trampled about in it, it would be gone by lunch.

{child} thought about the [us: sleds | sledges] going past the window.

{Child.He} opened the gate.

# come-in
“Excuse me!” {child.he} shouted. “Does anybody want to come in?”

{@run} came everyone from number four to number thirty. They came in sunhats and flip-flops, with woolly gloves dug out from the backs of drawers.[athlete:  One came in a shirt with {athlete} on it.] They slid down the slope by the shed in the [us: wading | paddling] pool. They had a snowball fight in [us: swim | swimming] trunks.[sport:  They tried {sport}, but nobody could stay upright.][music:  Somebody put a radio on the wall, and it played {music}.] The baby sat down in a drift in its [us: diaper | nappy], stopped howling, and looked amazed.

# an-island
Old {neighbour} came last, very slowly, {@arm}. He stood in the middle of the lawn.

“I come from an island,” he told {child}. “When I was nine, they said that [city: {in city} | over here] I would see snow. But I was a man before I got here, and whenever it came I was at work. I only ever saw it from the bus.”

He took off his slippers and stood there in his bare feet, with his eyes shut. Nobody threw anything near him.

# trampled
They did trample it, of course. By [us: suppertime | teatime] the lawn was showing through, and the snowman was the shape of a pear. But it had been a July day, and twice as long as one in January. The sun went down behind the chimneys, the cloud thinned, and the last few flakes fell so slowly that you could choose one and walk beside it.

Then everybody went home, wet and pink. On the grass lay a carrot, a sunhat and a bucket.[pet / friend / elder:  {@carrot}]

# in-january
“Were you sorry to share it?” asked {@a}, when {child} was in bed. All the windows were open. The air that came in was warm again, but it still had a cold, clean edge to it, like the other side of the pillow.

“No,” said {child}. “I’d only have been looking at it.”

Downstairs, the [us: mail slot | letter box] went clack. {@fetched}

SORRY WE MISSED YOU, it said. We tried to deliver: SUNNY SATURDAY (one). You were: IN THE SNOW. We will try again: in JANUARY.

# @others
[school: everybody {at school} | other children]
## if friend
{friend}[!friend.known: , {child.his} best friend,] and [school: everybody else {at school} | all the others]

# @out
{Pet} was the only one who had to stay in as well.
## if pet.dog
{Pet}[!pet.known: , {child.his} dog,] was allowed out, and came in again with a white nose, which made it worse.
## if pet.cat
{Pet}[!pet.known: , {child.his} cat,] was allowed out, and came in again with snow on {pet.his} paws, which made it worse.

# @first
{minder}, who was looking after {child.him}
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

# @nose
It landed on {child’s} nose, and {child.his} eyes crossed.
## if elder & !pet
It landed on {elder.short’s} nose, and {elder.short’s} eyes crossed.
## if pet.dog / pet.cat
It landed on {pet’s} nose, and {pet’s} eyes crossed.

# @play
{Child.He} did everything. {Child.He} made footprints. {Child.He} made angels, though one of them looked more like a sheep.
## if elder & !pet
{Child.He} and {elder.short} did everything. They made footprints. They made angels, though {elder.short’s} looked more like a sheep. Then {elder.short} went in to find some gloves.
## if pet.dog
{Child.He} and {pet} did everything. They made footprints. They made angels, though {pet’s} looked more like a sheep. {Pet} bit the snow, and barked at it, and dug a hole in it, and then couldn’t find the hole.
## if pet.cat
{Child.He} did everything. {Child.He} made footprints. {Child.He} made angels, though one of them looked more like a sheep. {Pet} put one paw down, took it up again and shook it, and put down the next. It took {pet.him} all morning to get to the shed.
## if pet.other
{Child.He} did everything. {Child.He} made footprints. {Child.He} made angels, though one of them looked more like a sheep. {Child.He} took the finest flake indoors on a mitten to show to {pet}, but when {child} got there it was a drop.

# @eggs
The twins from number four lay flat on their backs on the [us: sidewalk | pavement] like two fried eggs.
## if friend
{Friend} lay flat on {friend.his} back on the [us: sidewalk | pavement] like a fried egg.

# @run
The twins came first, at a run. After them
## if friend
{Friend} came first, at a run, and said that it was a very good snowman. After {friend.him}

# @arm
on {minder’s} arm
## if adult & !elder
on {adult’s} arm
## if elder & !elder2
on {elder.short’s} arm
## if elder2
between {elder.short} and {elder2}

# @carrot
{Friend} was the last to go, and ate the carrot on the way.
## if elder & !friend & !pet
{Elder.short} tried on the sunhat, and it fitted.
## if pet.dog
{Pet} ate the carrot.
## if pet.cat
{Pet} stepped into the sunhat and lay down.
## if pet.other
{child} took the carrot in to show to {pet}.

# @fetched
{@A} went down, came up again with a card, held it to the light and began to laugh.
## if pet.dog
{Pet} trotted off, and came back up the stairs with something rather chewed, and laid it on the quilt. {@A} held it to the light and began to laugh.
## if pet.cat
{@A} went down to see. {Pet} was sitting on something, and had to be lifted off it. {@A} came up again, held it to the light and began to laugh.
