title: The Case of the Left Sock
title: The Left One
title: These Are Right Feet
guest pet: Biscuit (he), Rufus (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Who goes along to the pond (@a) is {adult}, else the grandparent, else {minder}; who knitted (@Knit) is the grandparents, else {minder}. A new page at the end is only for the joke: it lies down on the stairs.

# suspects
{child’s} lucky socks were yellow. {@Knit}, so that {child.his} feet would know. Tomorrow was the big race[school:  {at school}], and on the [us: clothesline | washing line] there hung one sock, with an R on it.

“The other one will turn up,” said {@a}.

“It won’t,” said {child}. “It’s been taken.”

{Child.He} put on {child.his} detective hat, which was really a tea cosy, and opened {child.his} notebook. {Child.He} wrote: SUSPECTS.

# number-one
Suspect number one was lying on the rug. {Pet}[!pet.known:  the dog] had done this sort of thing before. Two slippers. One glove. A whole cheesecake.

“Where were you at twelve o’clock?” said {child}.

{Pet} rolled over and showed {pet.his} tummy.

“That’s not an answer,” said {child}, and {child.he} searched {pet’s} basket. {Child.He} found half a tennis ball, a carrot, and the remote control they’d been looking for since Christmas. There was no sock.

{Pet} looked at {child.him}. It was the look of a dog who, for once, hadn’t done it.

“Sorry,” said {child}. {Child.He} crossed out SUSPECT and wrote ASSISTANT. {Pet} sat up very straight.

# number-two
Suspect number two was the washing machine. {child} put {child.his} whole head in[music:  and sang a bit of {music}], but all it had swallowed was a button.

[friend: {Friend}[!friend.known: , {child’s} best friend,] came round to be questioned as well. {Friend.He} had been at the dentist’s at twelve o’clock, and had a sticker to prove it.

]So the detective and {child.his} assistant went to the scene of the crime.

# a-footprint
Under the [us: clothesline | washing line] the ground was soft and muddy. {Pet} put {pet.his} nose down. “Wuff,” {pet.he} said, quite quietly.

It was a footprint. It had three long toes in front and one behind, and it was as big as {@s} hand. There was another one further on, and another, all the way to the gate.

{child} drew the first one. {Child.He} drew the second one. Then {child.he} stopped. {Child.He} looked at the prints from {child.his} own [us: rain boots | wellies]. Left, right, left, right. {Child.He} looked at the bird’s.

“{Pet},” {child.he} whispered. “These are right feet! Every one of them!”

Where the left feet should have been, there were only smooth, round smudges. Exactly the kind of smudge you’d make if you were wearing a sock.

# the-pond
They followed the trail down the lane[city: , away from the lights of {city}], and {@a} came too, because it was getting dark. It led to the pond. There was ice all round the edge, thin as window glass. And there in the reeds, on one leg, stood a heron.

The leg was yellow, with a red L on it.

“Got you!” breathed {child}.

The heron opened one eye and looked at {child.him} like a [us: principal | head teacher]. Then it lowered its other foot, the bare one. The foot touched the water and went straight back up. And {child} saw that the heron was shivering, all the way to the tip of its beak.

{Child.He} could shout. {Pet} could bark. But {child} had once lost a [us: rain boot | welly] in that pond, in winter, and {child.he} remembered what it was like.

And it was a silly sock for a heron. There was so much leg left over.

# i-need-one
“{@A},” said {child}. “Are you wearing your long walking socks?”

“Why?” said {@a} slowly.

“I need one. The left.”

{@A} looked at the heron. Then {@he} sighed, and pulled off {@his} [us: rain boot | welly], and stood there hopping on one leg. The heron stood in the pond on one leg. They looked at each other.

{child} hung the sock on the end of {@s} umbrella and held it out over the ice. The heron thought about it. It tugged off the yellow sock with its beak and dropped it. Then it pulled on the long grey one, up, and up, and up, right over the knee, and closed its eyes.

# fourth
{Pet} fetched the yellow sock. It smelled of frogs.

It still smelled of frogs the next day, after two washes, when {child} came fourth in the race. {Child.He}’d never come fourth before. Nobody had wanted to run too close to {child.him}.[sport:  They never kept away like that at {sport}.][athlete:  Even {athlete} had to get by without frogs.]

{Child.He} wrote CASE CLOSED in {child.his} notebook.

# the-left-one
But on Sunday evening there was a scream from the front step.

“There’s a fish!” shouted {@a}, who had only gone to put the [us: trash out | bins out], and had found it with {@his} toes. “There’s a fish in my [us: rain boot | welly]!”

{child} ran for the tea cosy. {Pet} sat up very straight. A new page. A new case.

But {@a} just came in and sat down beside them on the stairs, in the warm, and put one wet foot under {pet}.

“Don’t bother with the hat,” {@he} said. “I know who it’s from.”

{child} leaned on {@him} and looked at the [us: boot | welly]. “The left one?” {child.he} said.

“Of course,” said {@a}. “The left one.”

# @Knit
{minder} had knitted a red R on one and a red L on the other
## if elder
{elder} had knitted a red R on one and a red L on the other
## if elder & elder2
{elder} had knitted a red R on one, and {elder2} a red L on the other

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
