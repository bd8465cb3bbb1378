title: Put It Here
title: Looking Into the Hole
title: Shhh
guest sitter: Jess (she), Nell (she)

% The lap at the end (@a): {adult}, else the grandparent, else {sitter}. Shhh says the sand, then the digger, and at last nobody in particular.

# as-big-as
There was a digger in the sandpit. It was yellow. It was exactly as big as {child}.

{Child.He} had wished for a digger all day[school:  {at school}], and now it wanted to dig.

The arm went up. The arm went down. The scoop was full!

“Where shall I put it?” said the digger.

{Child.He} patted the sand.

“Put it here.”

Shhh, said the sand.

# a-hole-and-a-heap
The arm went up. The arm went down. The scoop was full!

“Where shall I put it?”

“Put it here.”

Shhh.

Now there was a hole. And a hill.[friend:  {Friend}, {child.his} best friend, put a stick in the top.][pet.dog:  {Pet} the dog dug another hole, a small one.][pet.cat:  {Pet} the cat sat down on the hill.][pet.other:  The hill was called {pet}.]

[age>=5: “How high is the hill?” said {child}.

“As high as the hole is deep,” said the digger.

“How deep is the hole, then?”

“As deep as the hill is high.”

“Then it comes out right,” {child.he} said.

“It always comes out right,” said the digger.]

# not-tired
The sun was low[city:  over {city}]. {@A} sat on the edge of the sandpit[adult & elder: , and so did {elder}[elder2:  and {elder2}], looking after the spade][elder2 & !adult: , and so did {elder2}, looking after the spade]. The digger dug[music:  and hummed {music}]. But its arm was getting slow.

“Are you tired?” said {child}.

“No,” said the digger. “Are you?”

“No,” said {child}, and yawned.

“You yawned,” said the digger.

“No. My mouth was open. Your arm’s drooping.”

“It’s not drooping,” said the digger. “It’s looking into the hole.”

[age>=5: “And your lights have gone out.”

“They haven’t gone out,” said the digger. “They’ve got their eyes shut. And you’re sitting down.”

“I’m not sitting down. I’m standing up very low.”

They looked at each other for a little while.]

“I’m not tired,” {child.he} said.[sport:  “I could {play sport} now.”]

“Nor am I,” said the digger.

# up-and-up
The arm went up. Up, up, up, with a full scoop. And there … it stopped.

It was high, high up[athlete: , higher than {athlete}]. It wobbled.

“Down,” said {child}.

“I can’t,” said the digger.

Oh no! The sand ran out of the scoop. Shhh! Right onto the digger’s own roof.

“I think I’m a bit tired,” it said at last. “But I don’t know how to stop.”

# how-one-stops
{child} knew.[age>=5:  {Child.He} had stopped every single night so far.]

{Child.He} brushed the roof. Off you go, sand. Off you go.[friend:  {Friend} brushed the lights.] Then {child.he} put up an arm, as high as it would go.

“Look at mine,” {child.he} said.

# a-little-more
{child’s} arm came down. A little.

The digger’s arm came down. A little.

{child’s} arm came down. A little more.

The digger’s arm came down. A little more.

[age>=5: {child’s} arm came down. Nearly all the way.

The digger’s arm came down. Nearly all the way.]

“Where shall I put it?” said the digger.

{child} patted the sand. It was soft. It was warm from the sun.

“Put it here.”

# no-more-today
And the digger put its whole long arm down on the sand.[age>=5:  The lights shut their eyes for real.]

Shhh, said the digger.

Now it was still. No more digging today.[pet.dog:  {Pet} lay down beside it, because two holes were enough.][pet.cat:  {Pet} moved from the hill to the scoop.]

{child} patted the scoop. Pat. And pat.

# heaviest
Then {child.he} went to {@a}. {Child.His} legs were tired. {Child.His} arms were tired. And {child.his} head was heaviest of all.

“Where shall I put it?” {child.he} said.

{@A-short} patted {@his} lap.

“Put it here.”

And {child} put {child.his} head there.

Shhh.

# @A
{sitter} the babysitter
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A-short
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
