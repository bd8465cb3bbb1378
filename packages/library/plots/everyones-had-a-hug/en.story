title: Has Everybody Had a [us: Pee | Wee]?
title: The Rocket That Hopped
title: Has Everybody Had a Hug?
guest siv: Peg (she), Dot (she)
guest bengt: Barney (he), Bertie (he)
guest pup: Crumpet (he), Muffin (he)
guest minder: Holly (she), Robyn (she)

% There is always a dog: the family’s own, else {pup} (@dog). Who waits with the blanket (@m): {adult}, else the elder, else {minder}, who is babysitting.

# hop-in
On the grass there was a rocket. It was red and shiny, and it was going to the moon.

“I want to come too!” said {child}.

“Hop in, then,” said Captain {siv}. “Here’s your seat, and here’s your helmet.”

{@Dog} the dog hopped in. [friend: {Friend}[!friend.known: , {child’s} best friend,] hopped in. ]{bengt} the baker put his slippers on the grass and hopped in, with a bag of buns from his shop next door.[pet & !pet.dog:  {Pet} had to stay at home, because there wasn’t a helmet that fitted.] They all sat in their seats and did up their belts. Click, click, click.

# not-me
Captain {siv} put her hand on the great big button. Then she turned round.

“Has everybody had a [us: pee | wee]?” she said.

They all looked at one another.

“I haven’t,” said {child}.

[friend: “I had one at home,” said {friend}.

]So {child} hopped out and had one[age<5: , in the potty,] behind the bush. Then {child.he} hopped back in. Click!

# the-dog
“Has everybody had a [us: pee | wee]?” said Captain {siv}.

“Woof,” said {@dog}.

{@Dog} ran to the tree and [pet.dog: had one|lifted his leg], and hopped back in. Click!

# the-baker
“Has everybody had a [us: pee | wee]?” said Captain {siv}.

“Um,” said {bengt} the baker, and he went pink in the cheeks. “I haven’t either.”

So he ran into his shop, and then he ran out of it. Click!

“Has everybody had a [us: pee | wee]?” said Captain {siv}.

“EVERYBODY’S HAD A [us: PEE | WEE]!” shouted {child}[friend:  and {friend}].

“Then off we go!”

# it-hops
Captain {siv} pressed the button.

Brrrum, went the rocket. Brrrum, brrrum, brrrum. It shook all over. It hopped about on one foot. It hopped about on the other foot.

But it didn’t go up.

“Oh no,” said Captain {siv}. “It doesn’t want to!”

The rocket squeezed its feet together. It wriggled and it jiggled, up and down, up and down, up and down.

# the-rocket
{child} looked at it. {Child.He} did that too, sometimes.

“I know!” said {child}. “It’s the rocket! The rocket hasn’t had a [us: pee | wee]!”

Captain {siv} gave herself a smack on the helmet. “I never asked the rocket!”

# the-tap
{child} hopped out. Low down on the rocket was a little [us: faucet | tap]. {Child} took hold of it with both hands, and turned it, and turned it.

Psssssssssssss!

Out came the water! Out came more water! Out came so much water that the tulips had a drink, and the grass had a drink, and {bengt} the baker’s slippers went for a swim.

Psssssssssssss!

And then: drip. Drip. Drop.

“Aaah,” said the rocket.

# off-we-go
{child} turned the [us: faucet | tap] off and hopped back in. Click!

“Has everybody had a [us: pee | wee]?” said Captain {siv}.

“EVERYBODY’S HAD A [us: PEE | WEE]!” shouted {child}[friend:  and {friend}].

Whoosh! Off they went. Up over the roof, [school: up over {school}, ][city: up over all {city}, ]up over the cloud, up to the moon.[music:  Captain {siv} hummed {music} all the way.]

# the-moon
“Hello, moon!” said {child}.

They jumped about on the moon, boing, boing, boing[athlete: , higher than {athlete}]. It was soft and round, and it took a long time to come down again.[sport:  You could {play sport} up there, very slowly.] They ate {bengt} the baker’s buns, and the crumbs flew away and twinkled. And after that they were tired.

Whoosh! Home they came, and the rocket landed softly on the grass. Bump.

# a-hug
There was {@m} waiting with the blanket.[elder & adult:  {Elder}[elder2:  and {elder2}] had come out too, to see the stars.]

{child} leaned against {@ms} shoulder. The rocket stood in the grass with its eyes shut. {@Dog} was snoring already.

“Good night, rocket,” said Captain {siv}. “Good night, {@dog}. Good night, {child}.”

She had a think.

“Has everybody had a hug?” she said.

{@Dog} had had one.[friend:  {Friend} had one from {child}.] {bengt} the baker had one. The rocket had one, right round its tummy.

{@M} hugged {child}, long and warm.

“Everybody’s had a hug,” said {child}.

# @dog
{pup}
## if pet.dog
{pet}

# @Dog
{pup}
## if pet.dog
{Pet}

# @m
{minder}, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
