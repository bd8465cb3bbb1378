title: {@P} Loves {@Footballs}
title: Don’t Love It!
title: Loved Too Hard
guest dog: Scout (she), Skipper (she)
guest neighbour: Mr Peel (he), Mrs Tandy (she)

% The dog (@p): the family's, else the one from next door. The grown-up (@a): {adult}, else the elder, else the neighbour.

# psss
{@opening} {@P-he} loved them so much that {@p-he} bit them, and then they went psssssss.

{@P-he} didn’t mean to. {@P-he} just loved them too hard.

So the only {@football} {child} had left was a flat one. It was as flat as a pancake, and when {child.he} kicked it, it went flop.

# a-hat
One Saturday {child} and {@p} and {@a-first} were playing in the field beside the road[school: , just behind {school}]. [friend: {Friend} was playing too. ]{child} had already fallen over once, and {child.he} had a [us: Band-Aid|plaster] on {child.his} knee with a fire engine on it. [adult & elder: {Elder} was in goal, on a folding chair[elder2: , and {elder2} was the crowd].][!adult & elder2: {Elder2} was in goal, on a folding chair.]

Flop, went the ball.

“I’m not sure it’s a ball any more,” said {@a}. “I think it’s a hat.” And on it went.

# as-big-as-a-house
Then they heard a rumble. Over the hill, on the far side of the road, came a {@football}. It was as big as a house. It rolled down the hill. It bounced right over the road, boing! And it landed in the field, squelch, and stopped.

Then they heard a voice. It was as loud as thunder, but very polite.

“PLEASE CAN I HAVE MY BALL BACK?”

There on the hill stood a giant. He was taller than the trees[city: , and taller than anything in {city}], but he was only a boy, and on his [us: sweater|jumper] was an enormous badge that said {age}.

“I’m {age} as well!” called {child}. “Come and get it!”

“I CAN’T,” said the giant boy. “I’M NOT ALLOWED TO CROSS THE ROAD BY MYSELF.”

“Nor am I,” said {child}. “[age>=5: Don’t worry. ]We’ll kick it back!”

# the-kick
{child} took a long run[athlete: , just like {athlete}], and kicked. The ball didn’t move. [friend: Then {friend} kicked it. The ball didn’t move. ]Then {@a} kicked it. The ball didn’t move, but {@a} did, hopping all [us: around|round] the field on one leg.

# dont-love-it
{@P} had been down a rabbit hole[age>=5: , as far as {@p-he} would go]. Now {@p-he} came out backwards, and turned [us: around|round], and saw it. It was the biggest {@football} in the world. {@P-he} had never loved anything so much in all {@p-his} life.

“Oh no,” said {child}. “{@P}, no! Don’t love it!”

But {@p} ran, and {@p-he} jumped, and {@p-he} bit.

PSSSSSSSSSSSSSSSSS!

It blew the hat off {@a}. [age>=5: It blew the crows out of the trees. ][adult & elder & age>=5: It blew {elder} right out of goal, chair and all. ]And down and down came the ball, until it was lying all over the field like an enormous wet tablecloth.

On the hill the giant boy put his hands over his face. One big tear fell on the grass, splosh, and made a pond.

{@P} hid {@p-his} nose under {@p-his} paws.

# like-a-carpet
{child} knelt down and stroked {@p-him}. There by {child’s} hand was the edge of the ball. [age>=5: It was thin, and it was floppy. ]{child.He} took hold of it, and {child.he} lifted it up.

{child.He} could lift it up!

“{@Look}” shouted {child}. “It’s flat! We can carry it!”

So they rolled it up like a carpet. {child} [friend: and {friend} ]held one end, and {@a} held the other. {@P} took the middle in {@p-his} teeth, and for once in {@p-his} life nobody told {@p-him} to let go. [music: They sang {@song}, to pull in time. ]They pulled it, puffing, all the way across the field. {@A} looked [uk: right, and left, and right|left, and right, and left] again, and they crossed the road together.

# the-plaster
“I’m sorry about the hole,” said {child}. “It was [pet.dog: my dog|{@p}]. {@P-he} loves them too hard.”

The giant boy bent down, and {@p} licked his thumb, to say sorry too.

“I LIKE DOGS,” said the giant boy. “BUT WHAT ABOUT THE HOLE?”

{child} looked at {child.his} knee. {child.He} took hold of the [us: Band-Aid|plaster] with the fire engine on it, and counted to three, and pulled. Ow. Then the giant boy took a huge breath, and blew and blew until the ball was as big as a house, and {child} stuck the [us: Band-Aid|plaster] on.

They all listened. There was not the smallest psss.

So they played {@game}, on the giant boy’s side of the road. He kicked with just his little toe. “It was the best [us: game|match] I’ve ever run away from,” said {@a} afterwards. [sport & !sport.Soccer: {@sport-too}]

# as-hard-as-anything
That night {child} had a new [us: Band-Aid|plaster] on {child.his} knee, with a digger on it. [pet.cat: {Pet} was on top of the bookcase, where {pet.he} could keep an eye on everything. ][pet.other: {Pet} had been put up on the bookcase, so as not to be loved. ]The flat ball lay beside the bed. {@P} came and put {@p-his} chin on it. {@P-he} didn’t bite it. {@P-he} just loved it, not too hard.

“You can be loved as hard as anything,” {child} told {@p-him}. And {child.he} reached down and put both {child.his} arms [us: around|round] {@p-him}, and squeezed.

{@P} shut {@p-his} eyes. And out of {@p-his} nose came a long, soft, happy breath.

Psssssssssss.

# @opening
{Dog}, the dog from next door, was staying with {child} that week, and {dog} loved {@footballs}.
## if pet.dog
{child’s} dog, {pet}, loved {@footballs}.

# @football
football
## if us
soccer ball

# @footballs
footballs
## if us
soccer balls

# @Footballs
Footballs
## if us
Soccer Balls

# @game
football
## if us
soccer

# @sport-too
Then {child} taught him to {play sport} as well, and the whole hill shook.
## if sport.Swimming
Then {child} taught him to swim as well, in the pond that he had cried.

# @Look
Look!
## if adult
{adult}!
## if elder & !adult
{elder.short}!

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from over the road
## if adult
{adult}
## if elder & !adult
{elder}

# @p
{dog}
## if pet.dog
{pet}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}

# @p-his
{dog.his}
## if pet.dog
{pet.his}
