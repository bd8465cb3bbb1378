title: The [us:Cart|Trolley] That Squeaked
title: Eek-a
guest friend: Grace (she), Rafi (he)
guest minder: Josie (she), Hattie (she)

% Whoever pushes the trolley is {adult}, else the grandparent, else {minder}. Beside {adult} the grandparent is who the cabbage is for.
% Let the listener squeak: loud in the shop, hardly at all in the end.

# the-worst-trolley
{@First} had picked the worst [us: cart | trolley] in the whole [us: store | shop][city: , and perhaps the worst one {in city}].

“It squeaks,” said {child}.

“They all squeak,” said {@a}.

But they didn’t. Only theirs did. EEK-a, EEK-a, EEK-a, it went, all the way past the apples, and people turned round to look.

“It sounds like a mouse trying to be a donkey,” said {friend}, who was {child’s} best friend and was coming home for [us: supper | tea].

[pet.dog: It was a good thing that {Pet}[!pet.known:  the dog] was at home. {Pet.He} wanted everything that squeaked.]

[pet.cat: It was a good thing that {Pet}[!pet.known:  the cat] was at home. {Pet.He} wanted everything that squeaked.]

[pet.other: Nobody at home sounded like that, not even {Pet}.]

# the-fish
{child} went pink. {Child.He} walked a bit more slowly, so that people would think the [us: cart | trolley] belonged to somebody else.[elder & adult:  On top lay a cabbage, because {elder}[elder2:  and {elder2}] had asked for one.][elder2 & !adult:  On top lay a cabbage, because {elder2} had asked for one.] And then they came to the fish, lying on the ice with their mouths open.

“That one looks like the [us: principal | head teacher],” said {friend}.

It did. They looked at it for quite a long time[music: , while {music} played up in the ceiling].

# no-trolley
When {child} turned round, there was no [us: cart | trolley]. And there was no {@a}.

There was a lady in a green coat. There was a man with a baby. Everybody in the world[school: , and most of {school},] was in that [us: store | shop], except {@a}. {child} went cold in the tummy, as if {child.he} had swallowed some of the ice.

“{@A}?” {child.he} said. It came out very small.

“{@Q}’s forgotten us,” said {friend}. “We’ll have to live here. I’m sleeping in the bread.”

“{@Q} has NOT forgotten us,” said {child}, but {child.his} chin had begun to wobble.

# stand-still
“Then let’s run and find {@qm}!” said {friend}, and off {friend.he} went[sport: , as if it was {sport}].

{child} caught {friend.him} by the hood. “No! {@A} says if you’re lost, you stand still, and you tell somebody who works there. If everybody runs about, nobody finds anybody.”

“Standing still is boring,” said {friend}. But {friend.he} did it. {Friend.He} did it on one leg.

# a-face
Close by, a man with a badge was building a tower out of [us: cans | tins] of peas.

“Excuse me,” said {child}. “We’ve lost {@lost}.”

The man put down his peas at once. “{@Find}”

“{@A},” said {child}.

“And what does {@q} look like?”

{child} thought. {Child.He} knew exactly what {@a} looked like, and now {child.he} couldn’t think of a single bit of it.

“Like {@a},” {child.he} whispered.

“{@Q}’s got a face,” said {friend} helpfully. “With a nose in the middle.”

The man looked round the [us: store | shop]. It was full of faces with a nose in the middle.

“Anything else?” he asked.

“{@Q}’s usually with us,” said {friend}.

# she-squeaks
{child} felt {child.his} eyes filling up, so {child.he} shut them. And when they were shut, {child.he} heard something. It was thin, and it was very far away.

Eek-a, eek-a, eek-a.

“That’s {@qm}!” cried {child}. “That’s {@a}! {@Q} squeaks!”

“I beg your pardon?” said the man.

Eek-a, eek-a, eek-a! It was going fast. It came nearer, behind the cornflakes. Then it went further away again. {@A} was looking in all the wrong places!

# the-biggest-breath
So {child} took the biggest breath {child.he} had, and in front of the whole [us: store | shop] {child.he} shouted:

“EEK-A! EEK-A! EEK-A!”

Everybody turned round to look. {child} didn’t mind at all.

Far away, the squeaking stopped. Somebody was listening.

“EEK-A!” shouted {friend}.

“EEK-A!” shouted the man, who had gone rather red, but who had a very big voice.

# half-a-tower
And then it came. EEK-a, EEK-a, EEKA-EEKA-EEKA! Round the corner flew the [us: cart | trolley][athlete: , faster than {athlete}], with {@a} behind it. A cabbage rolled off the top, rolled across the floor and rolled into the tower of peas, and down it came.

“It was only half a tower,” said the man kindly.

{@A} was already on [adult.name: both | {@his}] knees with [adult.name: both | {@his}] arms full of {child}. {@His} heart was going bump, bump, bump.

“You stood still,” {@he} said into {child’s} hair. “And you squeaked!”

“Did you know it was me?”

“I’d know you anywhere,” said {@a}.

# no-thank-you
“I can fetch you a quieter [us: cart | trolley],” said the man.

“No, thank you,” said {child}, and {child.he} held on to the squeaky one all the way to the [us: checkout | till].

[elder & adult: {Elder}[elder2:  and {elder2}] got the cabbage, and took a long look at the dents. “This one has seen life,” said {elder.short}.]

[elder2 & !adult: {Elder2} got the cabbage, and took a long look at the dents. “This one has seen life,” {elder2.he} said.]

[pet.dog / pet.cat: At home {child} did the squeak for {Pet}, who went and looked behind the sofa.]

[pet.other: At home {child} did the squeak for {Pet}, who had never heard anything like it.]

# at-night
That night {child} lay in bed, and the lamp was off, and {@a} had gone out to the kitchen. Everything was quiet.

“Eek-a,” said {child}, not very loudly.

{Child.He} listened.

“Eek-a,” said {@a}, out in the kitchen.

And {child} turned over and went to sleep.

# @First
{Minder}, who was looking after {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @lost
our grown-up
## if adult & !adult.name
{adult}

# @Find
Then we’ll find your grown-up,” he said. “Who is it?
## if adult & !adult.name
Then we’ll find {@qm},” he said. “What’s {@q} called?

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

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

# @q
she
## if adult.name
{adult}
## if adult.he
he
## if elder.he & !adult
he

# @qm
her
## if adult.name
{adult}
## if adult.he
him
## if elder.he & !adult
him
