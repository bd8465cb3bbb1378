title: The Hopping Castle
title: Hop!
title: Castles Are for Standing
guest friend: Nora (she), Ivy (she)
guest sitter: Maureen (she), Bridget (she)

% {Friend} is the one who hops. @a: {adult}, or else the grandparent, or else {sitter}, who looks after the child.

# one-castle
{child} was making a castle.

{Child.He} sat in the [us: sandbox | sandpit]. {Child.He} had a bucket. It was a red bucket[elder: , and it came from {elder}[elder2:  and {elder2}]].

Sand in the bucket. Over with the bucket. Pat, pat, pat. Up with the bucket …

A castle!

It was a good one. It was a round one. It was {child’s} castle, and it mustn’t fall down.[pet.dog:  {Pet}[!pet.known:  the dog] dug a hole. That was {pet’s} castle.][pet.cat:  {Pet}[!pet.known:  the cat] had one, too, at home. It was a cardboard box.][pet.other:  {Pet} had one, too, at home.]

# platt
Along came {friend}.[friend:  {Friend} was {child’s} best friend.] {Friend} had yellow boots on. {Friend} looked at the castle.

“Hop!” said {friend}.

And {friend.he} hopped, right on top of it. Splat!

“No!” said {child}. “Castles are for standing!”

“No,” said {friend}. “Castles are for hopping!”

# once-more
So {child.he} made a new one.

Sand in the bucket. Over with the bucket. Pat, pat, pat. Up with the bucket …

A castle!

“This one’s for standing,” {child.he} said.

{Friend} looked at it. {Friend} looked and looked.

“Hop!” said {friend}. Splat![sport: 

“It isn’t time to {play sport}!” said {child}.]

# with-a-flag
So {child.he} made one more, the very best of all. First {child.he} looked for a stick. Not that one. Not that one. That one!

Sand in the bucket. Over with the bucket. Pat, pat, pat. Up with the bucket …

A castle! {Child.He} put the stick in. That was the flag.

A castle with a flag![city:  There was no better castle {in city}.]

{Friend} looked at it. {Friend} looked and looked and looked.

“HOP!” said {friend}.

Splat. And the flag went snap.

Oh no.

# plipp
{child} didn’t say a word. {Child.He} cried. The tears fell down into the sand. Plip. Plip.

{Friend} looked at {child}. Then {friend.he} took the bucket.

“I’ll make you one,” said {friend}.

Sand in the bucket. Over with the bucket. Up with the bucket …

Whoosh! No castle. Only sand.

“Oh,” said {friend}.

{Friend.He} did it again. Sand in the bucket. Over with the bucket. Up with the bucket …

Whoosh! No castle.

“I can’t,” said {friend}. And now {friend.he} cried, too. Plip. Plip.

# one-must-pat
{child} wiped {child.his} nose. {Child.He} knew how to do it!

“You’ve got to pat it,” {child.he} said.

{Child.He} took {friend’s} hand, and put it on the bucket. They patted it together. Pat, pat, pat.[music:  It went almost like {music}.] Then up with the bucket, both together …

A castle!

It was {friend’s} castle. {Friend} had made it. {Friend} walked [us: around | round] it, all the way [us: around | round], and smiled all over {friend.his} face.

“Hop?” said {child}.

“No!” said {friend}. “This one’s for standing!”

# the-hopping-castle
Next they made {child’s}. Pat, pat, pat. A castle! Now there were two.

And then they made one in the middle. Pat, pat, pat. A castle! That one was for hopping.

{child} took {friend’s} hand, and they stood on the edge.

“Hop!” said {child}.

“Hop!” said {friend}.

Splat! What fun![athlete:  Not even {athlete} could hop like that.]

“Again!” said {friend}.

Sand in the bucket. Over with the bucket. Pat, pat, pat. Up with the bucket …

“Hop!” they said, both together. Splat!

But the other two were still standing. There was {friend’s}, and there was {child’s}, as good as gold in the [us: sunshine | sun].

# in-the-lap
And then along came {@a-first}. {child’s} legs were tired. {Child.He} had sand on {child.his} nose.[school:  Tomorrow {child.he} would make a castle {at school}.]

“Bye-bye, castle,” {child.he} said.

{Child.He} put {child.his} arms up. {@A} put two arms down.

“Up you hop,” said {@a}.

And up hopped {child}, into {@as} arms.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}
