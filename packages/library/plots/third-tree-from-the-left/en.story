title: The Third Tree from the Left
title: There’s an Owl Going Up My Leg
title: Trees Don’t Scratch
guest director: Mrs Hobday (she), Mrs Tranter (she)

% Rule: a tree puts up with things. The little owl is “it”, its mother “she”.
% The bark is doormats; one of them still says WELCOME, across the back.

# trees-dont-scratch
“Trees don’t scratch,” said [elder: {elder} | {director}].

“This one’s got an itch,” said {child}, who was the third tree from the left.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay at its roots and itched too.]

[elder: {Elder.short} was putting on | They were rehearsing] a play in the park[city:  in {city}], under the big oak[school: , and tomorrow the whole of {school} was coming to see it]. {child's} bark was made of doormats[elder: , and {elder.short} had sewn it]. It was horribly prickly, and across the back it still said WELCOME.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] who usually slept on it, had come along with it.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was the fourth tree.]

“Trees move when it’s windy,” said {child}, and scratched.[pet.dog:  So did {pet}.][pet.cat:  {Pet} scratched the other side.]

“There’s no wind in this play,” said {@director}, who could be heard at the bus stop. “[sport: And nobody gets to {play sport}. ]A tree puts up with things, {child}.[age>=9 / !friend / !pet.dog & !pet.cat:  That’s all it has to do.]”

But {child} went on scratching, and in the end {@director} said, quite kindly, that perhaps tomorrow {child.he} would like to look after the coats.[friend:  “Then I’ll do the coats as well,” said {friend}.]

# the-nearest-tree
So when the others had gone home, {child} still stood there with both arms out, practising, while [elder: {elder.short} | {director}, who lived next door and was taking {child.him} home,] folded up the castle.[pet.cat:  {Pet} had just moved into it.][friend:  {Friend} stayed too, because a wood of one looks silly.][pet.dog:  {Pet} stayed because it was {pet.his} tree.][adult & !pet.dog & !pet.cat / adult & !friend & !pet.cat:  {Adult} had only come to fetch {child.him}, and been handed the drawbridge.]

Something came walking over the grass in the dusk. It was as big as a teapot, and fluffy all over, and walked like an old gentleman in slippers who has heard a noise downstairs. It was a baby owl.

Baby owls do fall out of trees. Then they walk to the nearest one and climb up again.

The nearest tree was {child}.

# up-my-leg
[friend: It went straight past {friend}, who was doing {friend.his} best to look climbable[pet.dog: , and round {pet}, who had been told to lie still]. ][!friend & pet.dog: It went straight past {pet}, who had been told to lie still. ]It came up from behind, where it said WELCOME. It took hold of the doormat with its claws, and then a bit higher with its beak, and began to climb.

“{@Director},” said {child}, without moving {child.his} lips. “There’s an owl going up my leg.”

{@Director} dropped the castle[pet.cat: , with {pet} in it]. Then, for the first time in anybody’s memory, [elder: {elder.he} | she] whispered.

“Don’t move! Its mother’s in the oak. She’ll come for it if you’re a tree.”

“But I’m no good at it. You said so!”

“You’re the one it chose,” whispered {@director}, and got down behind the castle[pet.cat: , with a hand over the gate to keep {pet} in].

# flat-on-its-face
Up it came, puffing, and out on top of {child's} head. It was an extremely short tree. There was nothing to do up there but go to bed.

A baby owl’s head is so heavy that it can’t sleep sitting up. It lies flat on its face[age>=9 / !friend / !pet.dog & !pet.cat: , like somebody home from the shops]. And so this one lay down in {child's} hair, with one leg dangling, and began to snore.

[friend & age>=9 / friend & !pet.dog & !pet.cat: “It’s gone to sleep,” said {friend}, who could see it.

]“What do I do?” said {child}, through {child.his} teeth.

“Put up with it,” whispered {@director}.

So {child} put up with it.[music:  {child.He} hummed {@song}, deep down inside, where it didn’t show.][athlete:  Not even {athlete} could have stood so still.] A small dog trotted up, sniffed at the third tree from the left, and lifted one leg. It was warm, and then it was cold.[pet.dog:  {Pet}, whose tree it was, put up with that too.] But not a twig stirred.

# spaghetti
You can’t hear an owl come, because its feathers are so soft. There was a breath of air, and then somebody was sitting on {child's} arm, looking {child.him} straight in the eye.

It was the mother, and she’d brought supper. The little owl opened its beak, without opening its eyes, and in went a mouse, all but the tail. That hung down across {child's} nose for a bit, like spaghetti, and then it was sucked in as well.

The mother flew up to the nearest branch of the oak, and called. The little owl woke, and wanted to come, and couldn’t reach.

And {child's} nose began to itch, just where the tail had been.

# an-itch
It was a small itch, and then a big one, [pet.dog: and then {pet} began to scratch, down at the roots, ][pet.cat: and then {pet} began to scratch, inside the castle, ]and then there was nothing else in the world. {child.His} fingers curled up by themselves, and {child.he} {child.was} ashamed of them. In another moment they’d scratch, and the mother would be gone, and the little owl would be all alone in the dark.

[friend: “Does it itch?” breathed {friend}.

]What did a real tree do, when it itched?

“Wind,” said {child}, so softly that it might have been leaves.

# wind
[elder: {Elder.short} opened {elder.his} | {director} opened her] mouth to say that there was no wind in this play. Then [elder: {elder.he} | she] looked at that tree[age>=9: , with its nose running and its arms still out], and filled [elder: {elder.his} | her] lungs and blew.

“Whoooo,” went {@director}.

And the third tree from the left began to sway. It swayed to one side, and rubbed its nose along its own prickly shoulder, and nothing had ever felt so lovely.

“Whoooo,” went {@director}, purple in the face, and flapped the castle.[adult & !pet.dog & !pet.cat / adult & !friend & !pet.cat:  {Adult} did the drawbridge.][pet.cat:  {Pet} got out and went home.][friend:  {Friend} swayed too, so that it would look like weather.]

The tree swayed to the other side, with one arm right up against the oak. And the little owl took hold with its claws, and then with its beak, and climbed along it and off at the end, and its mother moved over.

# the-best-tree
“That,” said {@director}, when [elder: {elder.he}’d got {elder.his} | she’d got her] breath back, “was the best tree I’ve ever had.”

“You were a good wind,” said {child}.

“Was I?” said {@director}, and turned quite pink.[friend: 

“And I was weather,” said {friend}.]

So the next evening there was wind in the play, in a long grey scarf, and it blew a good deal more than it had been asked to.[elder2:  “So that’s where the doormats went,” {elder2} told the whole row.]

# put-up-with-it
That night {child} was as tired as only a tree can be, after standing up all day. {child.He} came down flat on {child.his} face, with one leg dangling, and was asleep before anybody could get at the [us: blanket | duvet].[pet.dog:  {Pet} had one last scratch, for both of them.][pet.cat:  {Pet} lay down on WELCOME at last.][pet.other:  {Pet}, who had been told all about it, kept perfectly still.]

And the bed put up with it.

# @song
{music}

# @director
{director}
## if elder
{elder.short}

# @Director
{Director}
## if elder
{Elder.short}
