title: Whose Knee Is That?
title: The Frog Behind the Shed
title: Out of Crrk

% Whose knees (@g): the grandparent's, else the grown-up's.

# only-my-knees
There was something wrong with {@g-s} knees. They made a noise. Going down, they went crrk. Coming up again, they went crrk.

“It’s only my knees,” {@g} always said. “Take no notice.”

One day {child} [friend: and {friend} ]{@were} helping in the garden.[pet.dog:  {Pet} was helping too. Whatever they planted, {pet.he} dug up again.][pet.cat:  {Pet} was helping too, by lying on it.]

{@g-cap} bent down to the strawberries.

Crrk, went the knees.

And behind the shed, something else went crrk.

Everybody stopped.

“Did you leave a knee behind the shed?” asked {child}.

{@g-cap} looked down. “One, two. No. They’re both here.”

{@g-cap} bent down again, to see. Crrk.

Crrk, said the thing behind the shed.

# in-the-boot
{child} crept round the corner. There was nobody there. There was only an old red boot, lying on its side.[pet.dog:  {Pet} put {pet.his} nose to it, and {pet.his} tail stuck straight up.]

{child} peeped in. Two round gold eyes peeped back. Under the eyes was a wide, wide mouth.

It was a frog!

[pet.dog: “AROOO!” said {pet}.

The frog shot down into the toe.

“Shh,” said {child}. “Keep your aroo in.”

So {pet} shut {pet.his} mouth with an aroo still inside it. {Pet.His} cheeks went fat.

]Very gently, {child} tipped up the boot, and out slid the frog. It had fluff on its head.

“It’s all dusty,” said {child}. “Frogs should be shiny.”

It needed the pond. But the pond was right at the bottom of the garden. It was past the beans, and past the washing, and past the gate.

# that-way
“It’s that way, Frog,” said {child}, and pointed. The frog looked at the end of {child.his} finger.

[friend: “Like this, Frog,” said {friend}, and hopped.|“Like this, Frog,” {child.he} said, and hopped.] The frog watched. It seemed to enjoy it.[music:  It enjoyed {music} too, when they tried that.][sport:  It would have watched somebody {play sport} all day.] But it stayed just where it was.

# left-knee
Then {@g} bent down, to tie a shoe.

Crrk.

The frog spun round. Crrk, it said, and it hopped straight over, and gazed up at {@g-s} left knee.

“It thinks your knee’s a frog!” said {child}.

“Well, I never,” said {@g}. “Nobody’s looked at my knees like that for years.”[elder2:  And {elder2} said that this was true.]

And that gave {child} an idea.

“Can you bend all the way to the pond?”

“Past the beans?”

“And the washing. And the gate.”

{@g-cap} looked at the pond, and looked at the frog, and rolled up both trouser legs.[athlete:  “Not even {athlete} ever did this,” said {@g}.]

# bend-and-hop
So off they went. [friend: {Friend} marched in front, shouting, “Make way for a frog!” Then came {@g}.|First came {@g}.] Then came the frog, with {child} beside it to keep it straight.[pet.dog:  And last came {pet}, with the aroo in.][pet.cat:  And last came {pet}, who had nothing else on.]

Bend, crrk, hop! Past the beans.

Bend, crrk, hop! Past the washing. A sock fell on the frog, and for a little while it was a sock that was hopping. {child} took it off.

Bend, crrk, hop! Through the gate, and there was the pond.

# run-out
{@g-cap} was puffing, and bent down one last time. The knees said nothing.

{@g-cap} tried again. Nothing.

“Oh dear,” said {@g}. “I’ve run out of crrk.”

The frog sat down at the edge of the water, and looked all round. There wasn’t a knee to be heard. It seemed very small.

So {child} crouched down beside it. {child.He} took a big breath, right down to {child.his} tummy, and did one.

“Crrk,” said {child}.

# a-real-one
And somebody answered. Out among the lily pads two more gold eyes popped up.

Crrk.

It was another frog. It was a real one.

Plop, went the dusty frog, and it came up as shiny as a new spoon.

[pet.dog: “Now, {pet},” said {child}.

“AROOOOOOOO,” said {pet}, who had been saving it up since the shed.]

# good-night-knees
That night {child} lay in bed,[pet.dog / pet.cat:  with {pet} across {child.his} toes,] and {@g} bent down to say good night.

Crrk, went the knees.

“They’re better,” said {child}.[school:  “I’ll tell them at {school}.”][pet.other:  Over in the cage {pet} sat up and listened.]

Down at the bottom of the garden, in the dark, something said crrk. And right beside it[city: , in the middle of {city}], something else said crrk.

“Night-night, frogs,” said {@g}.

“Night-night, knees,” said {child}, and went to sleep.

# @g
the grown-up
## if adult & !elder
{adult}
## if elder
{elder.short}

# @g-cap
The grown-up
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @g-s
the big
## if adult & !elder
{adult's}
## if elder
{elder's}

# @were
was
## if friend
were
