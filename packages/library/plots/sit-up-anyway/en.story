title: Ooof
title: Higher Than the Plums
guest elder: Auntie Josie (she), Auntie Hattie (she)

% The one who flies is the grandparent, else {adult}, else {elder} as an aunt. Ooof should sound like somebody heavy sitting down.

# the-bench
{child} was {age}, and sat down on {@whose} knee, on the bench under the plum tree.[pet.dog:  {Pet}[!pet.known:  the dog] wanted to be up there, too, but there was only room for one.][pet.cat:  {Pet}[!pet.known:  the cat] wanted to be up there, too, but there was only room for one.]

“Ooof,” said {@g}. “Haven’t you got big!”

{@G} said that every time {child} sat down. {child} used to laugh at it. But now {child.his} legs reached nearly down to the grass, and {child.his} tummy tied itself in a knot when {@g} said ooof.

“Am I too heavy for your knee?” said {child}.

# why-people-say-it
“Too heavy? Don’t be silly,” said {@g}. “I say ooof so that I won’t fly.”

“Fly?” said {child}.

“Everybody in our family can fly,” said {@g}. “It starts when you’re {age}. You breathe in, and up you go. You say ooof, and down you come. Why do you think {@old} say ooof all day long? Somebody has to stay on the ground and boil the potatoes.”[elder2:  {Elder2} was indoors, doing the [us: dishes | washing-up]. In {elder2.short’s} family they took the bus.]

# a-plum
{child} jumped down on to the grass and breathed in as much air as {child.he} could.

{Child.His} sandals left the ground. First it was only a little way, then it was higher than the bench, and when {child} had breathed in even more air {child.he} sat in the sky next to the very highest plum.

“{@G}! I’m flying!”

“Well, that’s what I said. Have a plum while you’re up there.”

{child} had a plum. Then {child.he} said “ooof”, and sank down again, and landed softly on both feet.

“[friend: Wait till {friend} hears about this! ][pet.other: Wait till {pet} hears about this! ]Now you!” said {child}.

# no-knees
“Me?” said {@g}. “I haven’t flown since I got this bad knee.”

“But you don’t need knees for flying, do you?”

{@G} thought it over.

“No,” {@he} said. “You’re right there.”

So {@g} breathed in, and up went {@g}, in apron and slippers. They flew over the washing and over the currant bushes.[city:  They could see nearly all of {city}.] {@G} flew lying on one side, as if on a sofa,[music:  humming {music},] and looked down into the gutter on the roof.

“Look!” called {@g}. “There are my {@glasses}!”

# no-more-puuuh
Then {@g} began to laugh. With every laugh {@he} breathed in a whole lot of air. {@He} rose past the chimney, and then past the flagpole.

“Say ooof, {@g}!” shouted {child}, who had already landed by the bench.

“Oo-hee-hee-hee!” said {@g}. “I can’t! Nothing’s heavy up here!”

“Think of the stairs!”

“What stairs? I’m above the roof!”

“Think of your knee!”

“It feels like new!”

“Think of the [us: dishes | washing-up], then!”

“[elder2: {Elder2.short} is doing [us: them | it]! ][us: They look | It looks] so small from here!”

# no-bigger-than-a-plum
A slipper came down and landed in the currants. {@G} got smaller and smaller up there, until {@he} looked no bigger than a plum, and now {@he} had stopped laughing.

“{child},” said a tiny voice. “I want to come down now.”

But now {@g} was so frightened that it only came out as oooh, and not as ooof, and oooh made {@him} rise even higher. {child} felt quite cold in the tummy. Nobody else there could fly. There was only {child}.

# nothing-but-blue
{Child.He} stood on the grass and breathed in until {child.he} looked as round as a ball. {Child.He} shot up through the tree[athlete: , faster than {athlete},] and past the chimney and past the flagpole, and {child.he} didn’t look down once. At the very top, where there was nothing but blue, lay {@g} on {@his} back, holding on to {@his} apron.

“{@G},” said {child}. “Sit up.”

“Here?” said {@g}. “There isn’t any bench.”

“Sit up anyway.”

{@G} sat up, in the middle of the air, and {child} flew over, turned [us: around | round] and sat down with a thump on {@s} knee.

“OOOF!” said {@g}. “Haven’t you got big!”

And down they went.

# down-they-go
{child} got as heavy as {child.he} could. {Child.He} thought about stones and [school: the schoolbags {at school} | schoolbags] and all the potatoes {child.he} had eaten [sport: after {sport} | for dinner].

“Ooof,” said {@g} at the flagpole.

“Ooof,” said {@g} at the chimney.

“Ooof,” said {@g}, and there they sat in the currants, both of them, right beside the slipper.

“It’s lucky that I’ve got so big,” said {child}.

“Yes, just think if you’d been little,” said {@g}. “I’d have had to live up there.”

# as-heavily
They went back to the tree. Evening had come, and it smelled of grass. {@G} sat down on the bench and patted {@his} knee.[pet.dog:  {Pet} had the rest of the bench.][pet.cat:  {Pet} had the rest of the bench.]

And {child} sat down on it, as heavily as {child.he} could.

# @whose
{elder’s}
## if adult & !elder
{adult’s}

# @g
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @old
grown-ups
## if elder
old people

# @glasses
sunglasses
## if elder
glasses
