title: The Rent
title: Paid Up Until Spring
title: On the First of the Month
guest pet: Pepper (she), Crumb (he)
guest lodger: Thistlewick (he), Bramblewick (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Mr {lodger} is very correct. Whose glove it is (@a): the grandparent’s, else {adult’s}, else {minder’s}.
% One breath in, and then wait for as long as you dare. The last three lines are breathed as much as read.

# sniffed-me
The first {child} knew of it was {pet}. The [pet.dog: dog | cat] had gone to look behind the flowerpots in the shed and had come out backwards, very fast, with a sore nose.

{child} fetched the [us: flashlight | torch]. Behind the flowerpots was a heap of leaves, and on top of the heap was {@first-s} left gardening glove. Out of the glove poked a snout.

“Is that your [pet.dog: dog | cat]?” said the snout.

“Yes,” said {child}. “That’s {pet}.”

“It sniffed me,” said the hedgehog. “Without asking.” He climbed out and shook himself until he rattled. “Mr {lodger}. I’ve moved in. I hope it isn’t any trouble.”

# whats-rent
{child} thought about it. It was really their shed, {child’s} and {@s}. But it was a big shed, and he was a small hedgehog.

“You can stay,” {child.he} said. “It’s only the lawnmower in here.”

“I shall pay rent, of course,” said Mr {lodger}.

“What’s rent?”

“It’s what you give somebody for letting you live in their shed. I’ll leave it on the step on the first of the month. I’m never late.”

# on-the-step
And he never was. On the first of August, there on the step was a snail shell with yellow stripes. On the first of September there was a blue button. On the first of October there was a [us: horse chestnut | conker] so shiny that {child} could see {child.his} own nose in it.

{Child.He} kept the rent in a row on {child.his} windowsill[athlete: , under the picture of {athlete}].[school:  They had nothing so fine {at school}.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] came and looked at it all. “That’s cheap,” {friend.he} said, “for a whole shed.”

]At bedtime {child} and {pet} would go down the garden with a saucer of water and a spoonful of [pet.dog: dog | cat] food, which {pet} thought was going rather far, and they would hear all the news. Mr {lodger} knew where the slugs were[city: , in the whole of {city}]. He knew which neighbours left their gates open.[sport:  He knew who came home muddy from {sport}.][music:  He had heard {music} through a window, and could rattle it.] And he and {pet} got to be quite friendly, as long as one of them sat at each end of the step.

# frost
Then came the first of November.

{child} ran down the garden in {child.his} [us: bathrobe | dressing gown]. There was frost on the grass. There was frost on the step. There was nothing else.

“He’s late,” said {child}. “He’s never late.”

# no-snout
{Child.He} pushed open the shed door. Behind the flowerpots the heap of leaves had grown twice as high, and it was packed as tight as a cushion. {child} couldn’t see a snout. {Child.He} couldn’t even see the glove.

“Mr {lodger}?”

No one answered. {child} had a cold feeling, and it wasn’t only {child.his} feet.

# one-breath
But {pet} walked up to the heap of leaves, stopped, and put down one careful ear. {child} knelt on the cold floor and put {child.his} ear there too.

{Child.He} waited. {Child.He} waited so long that {child.he} nearly gave up. And then {child.he} heard it, from deep inside, as slow as the tide.

One breath in.

A long, long nothing.

One breath out.

“He’s asleep!” whispered {child}. “He’s gone to sleep for the winter!”

# five-things
{Child.He} {child.was} so glad that it took {child.him} a moment to see what was in front of {child.him}. On the floor, against the lowest flowerpot, somebody had laid out five things in a very straight line.

A white feather. An acorn, with its cup on. A bit of green glass, worn smooth. A silver milk-bottle top. And a tiny bulb with a brown paper coat.

{child} counted along them on {child.his} fingers. “November. December. January. February. March.”

Mr {lodger} wasn’t late. He had paid for the whole winter.

# quiet-please
{Child.He} carried the feather indoors, and only the feather, because it was only November. {@A} helped {child.him} to make a notice for the shed door. It said, QUIET PLEASE. LODGER ASLEEP. PAID UP UNTIL SPRING.[elder2:  {Elder2} hung it up with string, so as not to hammer.]

# and-in
That night the wind blew and the frost came back. {child} lay snug in bed with {pet} on {child.his} feet, and {child.he} thought of the other bed, at the bottom of the garden, under the leaves, inside the glove.

{Child.He} breathed in, very slowly.

And out.

And in.

# @first-s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
