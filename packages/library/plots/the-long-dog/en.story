title: The Long Dog
title: Somebody in the Grass
title: Always There First

% The shadows are "it". The grown-up is by the road the whole time.

# somebody-in-the-grass
In the evenings {child's} dog, {pet}, was allowed to run about on the big field[city:  on the edge of {city}]. The sun was low, and [adult: {adult} | the grown-up] was standing by the road with the lead.[elder:  {Elder} was there too[elder2:  with {elder2}], eating a biscuit out of a pocket.]

Then {pet} saw somebody in the grass.

It was a dog. It was black, and it was longer than any dog {pet} had ever met. It started at {pet's} own paws, and it finished over by the goal.

“Woof,” said {pet}.

The long dog said nothing. But it opened its mouth at exactly the same time.

# just-as-fast
Nobody did that to {pet}. {Pet} ran.

The long dog ran too. It ran in front, and it ran just as fast.[sport:  Nobody goes that fast, not even to {play sport}.]

{Pet} ran faster. So the long dog ran faster. {Pet} ran so fast that {pet.his} ears went straight out behind. The long dog’s ears went straight out behind as well, and they were as long as skis.

Then {pet} stopped dead. The long dog stopped too, out of sheer politeness.

# hello-down-there
{child} caught up, laughing so much that {child.he} had to hold on to {child.his} own knees.

“{Pet},” {child.he} said. “It’s your shadow!”

{Pet} smelled it. It smelled of grass. {Pet} put a paw on it. It put a paw on {pet}. {Pet} walked backwards, and it came after {pet.him}, and {pet} thought that was going too far.

“Look, I’ve got one as well,” said {child}, and waved. A long way off in the grass somebody waved with arms like oars.

But {pet} was off again already.

# towards-the-wood
The sun sank a bit more, and the long dog got even longer. Now it went all the way to the edge of the wood. And that was where it ran, because in the evening that’s where all the shadows point. And that was where {pet} ran.

“{Pet}, come!” called {child}.[friend:  {child.He} did it the way {friend} does, with both hands round {child.his} mouth.]

{Pet} didn’t hear. {Pet} was nearly there. {Pet} had been nearly there the whole time.

Soon {pet.he} {pet.was} only a dot. The darkest thing in the whole field was the wood, and it wasn’t far to go now.

{child} felt frightened. It was like a hole in {child.his} tummy. [adult: {Adult} | The grown-up] had the lead, and was much too far away.

# mine-too
{child} ran. But there in front of {child.his} feet ran {child.his} own shadow, the long one, and however fast {child} went, it got there first. It had its head in among the trees already.

Then {child} understood. You could run like this until tomorrow. If you run after a shadow, you never get there.[athlete:  Not even {athlete} would.]

{child} stopped. {child.He} couldn’t catch up with {pet}. {child.He} couldn’t shout any louder. What can you do about a thing that’s stuck to your own shoes?

{child} looked at {child.his} shadow, and it looked back.

“That’s enough,” said {child}.

# flat
And {child.he} lay down, flat on {child.his} tummy, with {child.his} nose in the grass.

Then there wasn’t any shadow. There wasn’t room for one.

It was very quiet. A long way off, {pet} had taken a look over one shoulder, because {pet.he} always did. A moment ago there had been somebody standing there. Now there was nobody at all.

{Pet} forgot about the long dog on the spot.

{child} lay still. {child.He} could hear paws, a long way off at first, and then faster and faster. There was panting. And then a wet nose came in under {child.his} chin and wanted to know if anything was broken.

“Lie down,” whispered {child}, and put an arm round {pet.him}.

{Pet} lay down. And that was the end of the long dog. It crept in, right in under {pet.his} tummy, and stayed there.

“Now you’ve got it,” said {child}.

# all-of-them
They lay there for a while and rested on their shadows.[music:  {child} hummed {@song} into {pet.his} fur.] The sun went down, like a penny into a slot. And then all the other shadows came out. They came from the goal, and from the trees, and from every blade of grass, and they ran together and lay down all over the field, until you couldn’t tell which was whose.

“So that’s what night is,” said {child}.

“There you are,” said [adult: {adult} | the grown-up], walking up through the grass. “What are you doing?”

“We’re lying on them,” said {child}.

It was a good answer, and [adult: {adult} | the grown-up] sat down for a bit, and tried it.

# the-right-size
At home the lamp was on above the rug.[school:  {child's} {school} bag had a shadow, and the chair had one.] {Pet} went stiff. There, right beside {pet.his} paws, was somebody black again.

But it was only small. It was no longer than a cushion.

{Pet} smelled it. {Pet.He} walked all the way round it, and it came too. Then {pet.he} lay down on top of it, very carefully, with {pet.his} chin on {pet.his} paws, so that it would stay.

“Night-night, both of you,” said {child}, and put out the lamp.

# @song
{music}
