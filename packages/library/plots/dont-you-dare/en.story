title: No, {Pet}
title: Don’t You Dare
title: Right to the End
guest rival: Callum (he), Rory (he)
guest keeper: Mrs Kettle (she), Mrs Lamb (she)
guest friend: Aisha (she), Dev (he)

% The cat pushes what it is told not to push, with the left paw, after a look in the eye; said at once, and needed in `dont-you-dare`.
% Fourteen rings; it stops in the third. No number of those left is said.

# left-handed
Nobody who had met {child’s} cat, {pet}, would have let {pet.him} into [city: the old hall in {city} | the [us: community | village] hall] that week. {Pet} was a left-handed [breed: {breed} | cat], and {pet.he} pushed things. Pens. Egg cups. A [us: birthday cake | trifle], once. {Pet.He} never did it on the sly, either. {Pet.He} put the left paw against the thing, looked you in the eye, and waited. Then you said, “No, {pet}. Don’t you dare.” And then {pet.he} pushed.

And on the floor of that hall, {child} had four thousand dominoes standing on end.

# meanwh
They had taken {child.him} and {friend}[!friend.known: , [friend: {child.his} best friend | from {child.his} class],] the whole of [us: fall break | half-term][sport: , with nobody let off to {play sport}]. The two of them began with a single domino in the middle, and went round and round it, outwards, in fourteen rings. The very last one would ring a brass bell. Nobody could reach the middle any more, so the first would be knocked over by a marble, rolled down a long cardboard tube.

All {child} wanted was for them to go down right to the end. {Child.He} {child.was} famous for not finishing things. There was half a kite. There was a ukulele, on which {child.he} could play one chord[music:  of {@song}]. There was the comic {child.he} had stopped drawing in the middle of a word, so that the last page just said, “Meanwh”.

“It won’t finish,” said {rival}, when everybody came on Saturday to watch. “{child’s} things never do.” [school: He was in the year above {at school}. ]He wasn’t being nasty, and that was the worst of it. He said it as if it were the weather.

“Ignore him,” said {friend}. “Is {pet} shut out?”

“I shut every door there was,” said {child}.

# thats-that
Sixty people sat down on folding chairs[elder: , {elder}[elder2:  and {elder2}] with fingers crossed]. {child} let go of the marble. It rattled down the tube, and dropped, and … click. Round went the first ring, with a noise like rain coming over a roof. Round went the second. Round went the third, nearly.

And it stopped.

One domino stood a thumb’s width too far from its neighbour. {child} knew which one it was, too. It had been late on the first day, with {keeper} jingling the keys to the hall, and {child.he} had looked at that gap and thought, “That’ll do.”

# a-lovely-start
{rival} fetched a broom, but it was a whole arm too short. {child} tried another marble. It bounced in among the fallen ones and rolled to a stop beside the gap, and did nothing. Between {child} and that one domino there was ring after ring still standing, and nobody dared put a foot among them.

“Well, dear,” said {keeper} kindly, “it was a lovely start.”

# the-hatch
{child’s} eyes stung. And just then a little boy in the front row said, “Cat.”

{child} had shut every door there was. {Child.He} had forgotten the hatch to the kitchen. {Pet} was sitting in it, looking at nearly four thousand things standing up, like somebody who has arrived in heaven.

{Pet.He} jumped down. Chairs scraped. “Catch {pet.him}!” cried {keeper}.

“No!” said {child}. “Nobody move! [pet.name: Chase {pet}, and it’s all over.”|If you chase {pet.him}, {pet.he}’ll run.”]

# like-a-feather
Sixty people held their breath. {Pet} walked in among the dominoes. {Pet.He} stepped over the outside ring, paw after paw after paw after paw, like a lady getting out of a bath.[!pet.name:  {Pet.He} stepped over the next.] {Pet.His} tail went along the tops like a [breed.Sphynx: bit of string | feather]. Another ring, and another, and nothing fell. {Pet.He} had seen the marble. {Pet.He} went the whole way in to it, sniffed it, and sat down beside the gap.

“{Pet.He} didn’t touch a single one,” breathed {friend}. “Call {pet.him} back, {child}. Gently.”

[child.name: {child} was just about to. | {child} opened {child.his} mouth to do it.] Then {child.he} saw what it was that {pet.he} {pet.was} sitting next to.

# dont-you-dare
“{Pet},” said {child}.

{Pet} looked round, and [pet.name: considered the domino. | noticed the domino. {Pet.He} considered it.] Then {pet.he} lifted the left paw, and laid it against the domino, looked {child} in the eye, and waited.

{child} had said it to {pet.him} a thousand times, and meant it every time. Now {child.he} had to say it just the same, and mean the opposite. [child.name: {child} frowned as crossly as anything. {child’s} heart was banging, but nobody could have heard it. | {Child.He} frowned {child.his} crossest frown. {Child.His} heart was banging, but {child.he} kept it out of {child.his} voice.]

“No, {pet},” said {child}. “Don’t you dare.”

{Pet} pushed.

# the-bell
Click! And the rain came over the roof again. Round went the third ring, the fourth, the fifth, out and out, the way rings spread on a pond when you have thrown in a stone, except that the stone was a cat, washing one ear. “Twelve!” somebody was shouting. “Thirteen! Fourteen!” It was {rival}. The last domino leaned over, and the brass bell rang, and nobody heard how long it rang for, because of the cheering[athlete: , which couldn’t have been louder for {athlete}].

# what-comes-after
“It finished,” said {rival}, when they were picking everything up.

“{Pet} finished it,” said {child}.

“You told {pet.him} to.”

“I told {pet.him} not to.”

“That’s what I mean,” said {rival}. “So what comes after ‘Meanwh’?”

“I don’t know yet,” said {child}. “But I’m going to find out.”

# go-on-then
{child} drew two pages that night, in bed, and then put the pencil down on the very edge of the bedside table. {Pet} came along and looked at it. {Pet.He} laid the left paw against it. {Pet.He} looked {child} in the eye, and waited.

“Go on, then,” said {child}. “I don’t mind.”

{Pet} thought about it. Then {pet.he} took the paw away, turned round twice, and went to sleep on {child’s} feet.

# @song
{music}
