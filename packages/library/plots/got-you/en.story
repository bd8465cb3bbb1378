title: Got You
title: Up, Up, Slowly Up
title: The Astronaut Who Let Go
guest bo: Bo (she), Jo (she)

% {bo} is the astronaut. “Got you!” is said with a hand that shuts; the last time it is {bo} who says it. The hand at the end floats as the spoon did.

# round-ship
{child} was in space.

{Child.He} {child.was} in a small round ship with a big round window. Outside it was dark, and quiet, and full of stars.[city:  Far down below lay {city}, no bigger than a pea.][pet.other:  Somewhere down there, {Pet} was fast asleep.]

{bo} was there too. She was an astronaut. She drove the ship, and she looked after {child}[friend:  and {friend}[!friend.known: , {child.his} best friend,] who was the other way up].[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] lay in the net, which was for things that mustn’t float.]

# the-spoon
{child} wanted to eat {child.his} supper[elder: , which {elder}[elder2:  and {elder2}] had packed]. But in space, nothing stays where you put it.

Off floated the spoon. Up, up, slowly up.

{child} put out {child.his} hand.

“Got you!” said {child}.

“Let it go,” said {bo}. “In space, we let things float.”

“No,” said {child}. “It’s my spoon.”

# the-cup
Off floated the cup. Up, up, slowly up.

{child} put out {child.his} hand.

“Got you!” said {child}.

“Let it go,” said {bo}. “Floating is lovely.[sport:  You can {play sport} on the ceiling.]”

“No. It’s my cup[school: , from {school}].”

# wobble-wobble
Then the water came out of the cup, all by itself. In space, water is a ball, and this one was as big as an apple. Up, up, slowly up it went, and it wobbled.

“You can’t catch that,” said {bo}. “It’s only water.”

“It’s my water,” said {child}. But {child.his} hands were full, so {child.he} opened {child.his} mouth very wide, and waited, and the ball wobbled straight in. Gulp.

“Got you!” said {child}, and hiccuped.

# a-sock-and-a-pea
Off floated a sock, right off {child’s} foot. Up, up, slowly up.

“Got you!”

Off floated a pea.

“That’s only a pea,” said {bo}.

“It’s my pea. Got you!”

Now {child.he} had a spoon, a cup, a sock and a pea, and no more hands.

# everything
{bo} laughed. “Watch me! I let go of everything!”

And {bo} let go of the rail.

Up floated {bo}. Up, up, slowly up, into the very middle of the ship.

And there she stopped.

She kicked her legs. She didn’t get anywhere.

She flapped her arms. She didn’t get anywhere.

[age>=5: “Try swimming,” said {child}.

So {bo} swam. First she swam on her front, like a frog, and then she swam on her back, like a beetle. She didn’t get anywhere.

]There was nothing to push. There was nothing to hold.

“Oh,” said {bo}. “Oh no. {child}? I’m stuck in the middle.”

# one-big-toe
{child} put the spoon in the net. {Child.He} put the cup in the net. {Child.He} put the sock on {child.his} foot. {Child.He} ate the pea.

Then {child.he} tucked {child.his} toes under the rail[friend: , and {friend} held on to {child.his} heels], and {child.he} put out {child.his} hand.

Not far enough.

{Child.He} stretched {child.his} arm. Long. Longer. [athlete: Nearly as long as {athlete}. ]As long as it would go. One little finger touched one big toe.

{Child.He} closed {child.his} hand.

“Got you!” said {child}.

And {child.he} pulled {bo} in. Slowly, slowly, all the way in.

“Thank you,” said {bo}. “I do like to be got.”

# one-belt
They sat in the big soft seat by the window, with one belt [us: around | round] them [friend: all|both].[pet.dog / pet.cat:  {Pet} snored in the net.] The stars were very quiet.[music:  {bo} hummed {music}.]

{child} yawned. {Child.His} eyes went shut.

And off floated {child.his} hand. Up, up, slowly up.

{bo} put out her own hand, and held it.

“Got you,” said {bo}.
