title: A Small Grey Visitor
title: No Louder Than a Tummy
title: Somebody Has Hung Out the Cat
guest minder: Mr Finch (he), Mr Quill (he)

% The cloud is "it". @a is whoever looks after them: {adult}, or the man next door.
% Rule: a cloud rains itself away and eats steam. @sort: why it cannot be {pet}, by breed.

# hung-out
“Somebody’s hung your cat out to dry,” said {friend}.

{child} looked. There was certainly something on the [us: clothesline | washing line]: something round and grey and fluffy, snagged on a [us: clothespin | peg] and bobbing in the wind. {@Sort} Besides, {pet.he} {pet.was} sitting on {child.his} foot.

“That’s not {pet},” said {child}. “That’s a cloud.”

# indoors
{Friend}[!friend.known: , {child's} best friend,] held the line down and {child} unhooked it, very carefully, because it had a little rip in one side. It was only a baby one. It weighed about as much as a sneeze. It came indoors in {child's} arms, shivering, and it left a damp patch all down the front of {child.his} [us: sweater | jumper].

“It’s got separated from the others,” said {friend}. They looked up. The sky was blue from one end to the other. It hadn’t rained[city:  in {city}] for a month. “We’d better keep it inside until some more come by.”

# beside
{Pet} walked round the cloud once. {@Alike} {Pet.He} sniffed it, and {pet.his} [breed.Sphynx: forehead went smooth | whiskers went curly]. Then {pet.he} lay down beside it on the kitchen floor, and it stopped shivering, and the two of them were [breed.British Shorthair / breed.Russian Blue: so alike | curled up so close] that {friend} stroked the wrong one and got a wet hand.

# guest
It was not an easy guest. When a door slammed it thundered, no louder than a tummy, and hid behind the fridge. When it was happy it drizzled. It drizzled on the toast. It drizzled on {friend's} spelling homework, which {friend.he} said was fine.[sport:  It drizzled on {sport.thing}.][athlete:  It drizzled on the poster of {athlete}, and had to be spoken to.][music:  When they put on {music}, it thundered along in all the right places.] It followed {pet} from room to room, and wherever {pet} had {pet.his} nap it lay down too, and there was a puddle.

“{child}!” called {@a}[!adult: , who lived next door and was looking after them]. “Has that cat had an accident in the hall?”

{Pet} gave {@a} a look of deep hurt.

“There’s another one by the sofa!” called {@a}. “We’ve got a leak!” [adult: {Adult.He} | {minder.He}] got out all the buckets, and a saucepan, and the good salad bowl, and lay flat underneath the bathroom sink with a [us: wrench | spanner]. Nothing was leaking. It bothered [adult: {adult.him} | {minder.him}] a great deal.

## or
It was not an easy guest. When the telephone rang it thundered, no louder than a tummy, and hid inside the curtain. When it was happy it drizzled. It drizzled on {friend's} times tables, and all the sevens ran.[sport:  It drizzled on {sport.thing}.][athlete:  It drizzled on the poster of {athlete}, and had to be spoken to.][music:  When they put on {music}, it thundered along in all the right places.] It followed {pet} from room to room, and wherever {pet} had {pet.his} nap it lay down too, and there was a puddle.

“{child}!” called {@a}[!adult: , who lived next door and was looking after them]. “Has that cat had an accident on the rug?”

{Pet} gave {@a} a look of deep hurt.

“There’s another one by the bookcase!” called {@a}. “We’ve got a leak!” [adult: {Adult.He} | {minder.He}] got out all the buckets, and a saucepan, and the good salad bowl, and lay flat underneath the bathroom sink with a [us: wrench | spanner]. Nothing was leaking. It bothered [adult: {adult.him} | {minder.him}] a great deal.

# shrinking
But by teatime the cloud had begun to shrink. It had been as big as {pet}. Now it was as big as a kitten, and it had gone thin and see-through at the edges.

“It’s raining itself away,” said {child}. “It’s got nothing left to rain. What do clouds eat?”

{Friend} knew. They’d done it {@at-school}, with arrows. “Steam,” {friend.he} said. “Sort of. Water that’s gone up.”

# shoe
Steam is hot, so it was no use doing a thing like that in secret. {child} went and knocked on the sole of {@as} shoe.

“[adult: {Adult} | {minder}],” said {child}, “it isn’t the pipes. And it isn’t {pet}. Please can you put the kettle on?”

{@A} slid out from under the sink. [adult: {Adult.He} | {minder.He}] saw {pet} on the mat, and next to {pet.him} something see-through, the size of a mitten, trying to purr. [adult: {Adult.He} looked at it for a while. A very small drop fell on {adult.his} sock. | {minder.He} looked at it for a while. A very small drop fell on {minder.his} sock.]

“Well, that’s a weight off my mind,” said {@a}. “I thought it was the boiler.”

[adult: {Adult.He} | {minder.He}] put on the kettle. [adult: {Adult.He} | {minder.He}] put on all the saucepans too, and [adult: {adult.he} | {minder.he}] ran the shower as hot as it would go.

# steam
The windows went white. The steam rolled out into the hall, and in the middle of it the cloud opened itself up and breathed in.

It swelled past kitten and past cat. It swelled past armchair and sofa. It went dark and plump and shiny. It filled the whole hall and pressed against the ceiling, and from somewhere inside came {friend's} voice, saying that {friend.he} couldn’t see, but it was lovely.

“The door!” cried {child}. “Before it gets stuck!”

# theirs
[adult: {Adult} | {child}] pulled it wide open. The cloud put its front end out, and stopped. It swung round. It had no face, not really, but anybody could tell who it was looking for.

{Pet} had never in {pet.his} life hurried for anyone. {Pet.He} came down the hall now, one paw at a time, straight through every puddle. {Pet.He} leaned {pet.his} [breed.British Shorthair: big round ]head into the big grey side of the cloud, and rubbed it, hard, once on the left cheek and once on the right. It’s what cats do to things that are theirs. {Pet.He} came away soaked to the ears.

# up
And the cloud went up. It went up over the [us: clothesline | washing line], well clear of the [us: clothespins | pegs]. It went up over the [us: vegetable gardens | allotments], where the ground had cracked like old paint and [elder: {elder's} | [adult: {adult's} | all the]] beans hung down like string. There it stopped, all alone in the blue. It gave one small thunder, no louder than a tummy.

Then it rained. It poured. It rained on the beans and the cracked ground, and on all the people who had run out of their sheds with their arms held up.[elder:  {Elder}[elder2:  and {elder2}] held them up the highest.] {child} and {friend} ran out and stood in it until their socks squelched. {@A} stood in it too, holding out the good salad bowl.

# two-ears
That evening there were more clouds, a long line of them, going over slowly from the west. {child}[adult:  and {adult}] watched them from the bedroom window. They were all sorts of shapes, the way clouds are. But the little one at the end [breed.British Shorthair: was round and solid, with two ears, | had two ears and a tail,] and anyone would have said it was a cat.

{Pet} was on the sill [adult: between them | beside {child.him}]. {Pet.He} didn’t say anything. {Pet.He} just put up one paw against the glass.

# @sort
But {pet} had never let anybody hang {pet.him} up by anything.
## if breed.British Shorthair
But {pet} was a British Shorthair, built like a cushion, and [adult: had never climbed anything higher than {adult} | would have brought down the line].
## if breed.Persian
But {pet} was a Persian, and far too well brushed to be seen with a [us: clothespin | peg].
## if breed.Maine Coon
But {pet} was a Maine Coon, as big as a hearthrug, and would have brought down the line.
## if breed.Ragdoll
But {pet} was a Ragdoll, and the only thing {pet.he} ever hung over was somebody’s arm.
## if breed.Bengal
But {pet} was a Bengal, with spots all over, and this hadn’t got a single one.
## if breed.Siamese
But {pet} was a Siamese, and would have told the whole street about it.
## if breed.Abyssinian
But {pet} was an Abyssinian, and would have been along that line and back again by now.
## if breed.Russian Blue
But {pet} was a Russian Blue, as smooth as a silver teapot, and this was all fluff.
## if breed.Scottish Fold
But {pet} was a Scottish Fold, with ears that folded down, and this had no ears at all.
## if breed.Sphynx
But {pet} was a Sphynx, and hadn’t got a single bit of fluff to {pet.his} name.

# @alike
It was exactly {pet.his} size.
## if breed.British Shorthair
It was exactly {pet.his} shape and exactly {pet.his} colour.
## if breed.Russian Blue
It was exactly {pet.his} size and exactly {pet.his} colour.
## if breed.Persian
It was exactly {pet.his} size, and nearly as fluffy.
## if breed.Sphynx
It was exactly {pet.his} size, and ever so much fluffier.

# @at-school
at school
## if school
{at school}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}
