title: Put It Here
title: Looking Into the Hole
title: Shhh
guest sitter: Jess (she), Nell (she)

% The lap at the end (@a): the grandparent who is ticked, else {adult}, else {sitter}. Shhh says the sand, then the digger, and at last nobody in particular.

# as-big-as
There was a digger in the sandpit. It was yellow. It was exactly as big as {child}.

{Child.He} had wished for a digger all day[school:  {at school}], and now it wanted to dig.[pet.dog:  So did {pet}[!pet.known: , {child.his} dog].][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] wanted somewhere to sit.][friend:  {Friend}[!friend.known: , {child.his} best friend,] had a stick ready.][elder:  {Elder} sat on the edge, with nothing in {elder.his} lap[adult: , and {adult}[elder2:  and {elder2}] looked after the spade][elder2 & !adult: , and {elder2} looked after the spade].]

The arm went up. The arm went down. The scoop was full!

“Where shall I put it?” said the digger.

[friend / pet.dog / pet.cat / elder: {child}|{Child.He}] patted the sand.

“Put it here.”

Shhh, said the sand.

# a-hole-and-a-heap
The arm went up. The arm went down. The scoop was full!

“Where shall I put it?”

“Put it here[friend: ,” said {friend}. | .”]

Shhh.

Now there was a hole. And a hill.[friend:  {Friend} put the stick in the top.][pet.dog:  {Pet} dug another hole, a small one.][pet.cat:  {Pet} sat down [friend: beside it | on the hill].][pet.other:  The hill was called {pet}.]

[age>=5: “How high is the hill?” said {child}.

“As high as the hole is deep,” said the digger.

“How deep is the hole, then?”

“As deep as the hill is high.”

“Then it comes out right,” {child.he} said.

“It always comes out right,” said the digger.]

# not-tired
[elder: “The sun’s low[city:  over {city}],” said {elder.short}. | The sun was low[city:  over {city}]. {@A} sat on the edge of the sandpit.] The digger dug[music:  and hummed {music}]. But its arm was getting slow.

“Are you tired?” said {child}.

“No,” said the digger. “Are you?”

“No,” said {child}, and yawned.

“You yawned,” said the digger.

“No. My mouth was open. Your arm’s drooping.”

“It’s not drooping,” said the digger. “It’s looking into the hole.”[pet.dog: 

{Pet} looked as well, with sand on {pet.his} nose.][pet.cat: 

{Pet} looked as well.]

[age>=5: “And your lights have gone out.”

“They haven’t gone out,” said the digger. “They’ve got their eyes shut. And you’re sitting down.”

“I’m not sitting down. I’m standing up very low.”

They looked at each other for a little while.]

“I’m not tired,” {child.he} said.[sport:  “I could {play sport} now.”]

[friend: “Nor am I,” said {friend}, and lay down.

]“Nor am I,” said the digger.

# up-and-up
The arm went up. Up, up, up, with a full scoop. And there … it stopped.

It was high, high up[athlete: , higher than {athlete}]. It wobbled.

“Down,” said {child}.

“I can’t,” said the digger.

[elder: “Oh no!” said {elder.short}. | Oh no!] The sand ran out of the scoop. Shhh! Right onto the digger’s own roof.

“I think I’m a bit tired,” it said at last. “But I don’t know how to stop.”

# how-one-stops
{child} knew.[age>=5:  {Child.He} had stopped every single night so far.]

{Child.He} brushed the roof. [elder: “Off you go, sand,” said {elder.short}. “Off you go.” | Off you go, sand. Off you go.][friend:  {Friend} brushed the lights.] Then [friend / elder: {child}|{child.he}] put up an arm, as high as it would go.

“Look at mine,” {child.he} said.

# a-little-more
{child’s} arm came down. A little.

The digger’s arm came down. A little.[pet.dog:  And {pet} sat.][pet.cat:  And {pet} tucked in one paw.]

{child’s} arm came down. A little more.

The digger’s arm came down. A little more.[pet.dog:  And {pet} lay down.][pet.cat:  And {pet} tucked in the other.]

[age>=5: {child’s} arm came down. Nearly all the way.

The digger’s arm came down. Nearly all the way.]

“Where shall I put it?” said the digger.

{child} patted the sand. It was soft. It was warm from the sun.

“Put it here.”

# no-more-today
And the digger put its whole long arm down on the sand.[age>=5:  The lights shut their eyes for real.]

Shhh, said the digger.

Now it was still. No more digging today.[pet.dog:  {Pet} put {pet.his} chin on the scoop, because two holes were enough.][pet.cat:  {Pet} moved from the hill to the scoop.][friend:  {Friend} put the stick to bed beside it.]

{child} patted the scoop. Pat. And pat.

# heaviest
Then {child.he} went to {@a}. {Child.His} legs were tired. {Child.His} arms were tired. And {child.his} head was heaviest of all.

“Where shall I put it?” {child.he} said.

{@A-short} patted {@his} lap.

“Put it here.”

And {child} put {child.his} head there.[friend:  {Friend} took the other knee.][pet.dog:  {Pet} took the feet.][pet.cat:  {Pet} took [friend: what was left | the other knee].]

Shhh.

# @A
{sitter} the babysitter
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @A-short
{sitter}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @his
{sitter.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
