title: Half a Cow
title: The Cow in the Hat
title: The Dragon Who Wouldn’t Shut His Eyes
guest elder: Granny (she), Nana (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {Elder} is the family’s own, else Granny. Whoever looks in (@looker) is the other grandparent, else {adult}, else {minder}. “Dark, dark, dark” is for both of you: first in horror, in the end quite pleased. Fff is the fire. The moo is far away.
% One rule: the cow only shows in the dark.

# saucers
{Elder} was putting {child} to bed[school: , after a whole day {at school}]. But in the middle of the bed[pet.dog / pet.cat: , where {pet}[pet.dog: [!pet.known:  the dog]|[!pet.known:  the cat]] always slept,] sat a dragon. He was as big as {child}, with eyes like saucers.

“Move up a bit,” said {elder.short}. “Now let’s shut our eyes.”

“Shut them?” said the dragon. “Never! Then it gets dark! Dark, dark, dark!”

# fff
The dragon was afraid of the dark. In the wardrobe it was dark, until he blew some fire. Fff! Under the bed it was dark, until he blew again. Fff![pet.dog / pet.cat:  And there lay {pet}, waiting for {pet.his} place.]

“But when I shut my eyes it gets dark inside me,” said the dragon. “And I can’t blow in there.”

He hadn’t shut his eyes for a week. They stung.[pet.other: 

{Pet} had shut {pet.his} ages ago.]

# she-does-it
{Elder.short} lay down on one side of the dragon, and {child} on the other. Then {elder.short} took off {elder.his} glasses, and shut {elder.his} eyes.

“{Elder.He} did it!” cried the dragon. “Is it dark, {elder.short}?”

“Dark, dark, dark,” said {elder.short}[music: , and hummed a bit of {@song}]. {Elder.He} sounded pleased. “Or you can’t see the cow.”

# which-cow
“What cow?” said {child}.

“What cow?” said the dragon.

“The cow in the hat,” said {elder.short}. “She’s waiting for the bus[city:  to {city}].”

The dragon lit up the whole room. Fff! “There isn’t any cow!” he said.

“It’s too light,” said {elder.short}. “It’s like the [us: movies | cinema]. First the lights go out, and then it starts.”

{child} shut {child.his} eyes. It was dark, dark, dark. And there stood the cow!

“I can see her!” said {child}. “She’s got a red hat![sport:  She’s off to {sport}!]”[friend: 

Next to the cow stood {friend}[!friend.known: , {child’s} best friend,] who wanted to try the hat on.]

# half
“I want to see the cow too!” said the dragon.

“Shut one eye,” said {child}. “Keep watch with the other.”

The dragon shut one eye. He trembled all the way down his tail.

“I can see half a cow!” he said.

“Which half?” asked {elder.short}.

“The back one.”

“Then shut the other eye as well,” said {child}. “The hat’s on the front.”

# gone
The dragon took a deep breath[athlete: , and was as brave as {athlete}]. And he shut them both.

“She’s gone!” he shouted. “The whole cow’s gone! It’s only dark! Dark, dark, dark!”

Oh no! The dragon’s eyes flew open, and he blew in every direction. Fff! Fff! FFF!

“Now she’s walked off,” said {elder.short}. “Cows don’t care for fire.”

A big tear ran down the dragon’s nose. “Now I’ll never see the hat,” he said.

# moo
{child} sat up. {Child.He} put {child.his} hands over the dragon’s eyes, one on each. They were warm, and just big enough.

“Now it’s dark,” said the dragon in a small voice.

“Yes,” said {child}. “But it’s only me. Wait.”

Then {child} leaned over to the dragon’s ear, and was a cow, a long way off.

“Moooo,” said {child}.

“Moooo,” said {child}, a little bit nearer.

# a-whole-one
“She’s coming back!” whispered the dragon. “I see her tail! I see her tummy! I see the HAT! It’s a whole cow!”

“Is it dark?” asked {elder.short}.

“Dark, dark, dark,” said the dragon. “Or you can’t see her.”

{child} took one hand away. The eye stayed shut. {child} took the other away. That eye stayed shut too. So {child} lay down and shut {child.his} own.

# in-a-row
{@Looker} looked in. There lay {elder.short} and the dragon and {child}, all in a row[pet.dog / pet.cat: , with {pet} on their feet].

“Are you asleep?” whispered {@l}.

“No,” said {elder.short}.

“We’re watching,” said {child}.[friend:  “{Friend} got to try the hat on.”]

“Shh,” said the dragon. “Here comes the bus.”

# @song
{music}

# @looker
{minder}
## if adult & !elder2
{adult}
## if elder2
{elder2}

# @l
{minder}
## if adult & !elder2
{adult}
## if elder2
{elder2.short}
