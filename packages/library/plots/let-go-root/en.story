title: The Ring That Went Bonk
title: Let Go, Root!
title: I’m Already Holding
guest teacher: Bridget (she), Hilary (she)
guest friend: Otis (he), Tess (she)
guest maj: Maisie (she), Robyn (she)
guest minder: Bea (she), Joan (she)

% onlyAsked: the first day. @a: {adult}, else the grandparent, else {minder}, by name each time. Where no friend is ticked, {friend} is one of the children.
% A dog is at the other end of {@a}; a cat comes uninvited, after the ring.

# the-last-ring
At {child’s} new [us: preschool | nursery][school: , {school},][city:  in {city}] there was a rope with wooden rings on it. Every morning they all walked to the woods in one long line, and every child held on to a ring.

Tramp, tramp, tramp, went the boots.

But nobody had hold of the ring at the very end. It was a red one, and it bumped along on the ground[friend:  behind {friend}[!friend.known: , who was {child’s} best friend]].

Bonk, bonk, bonk, went the ring.

Last of all came {child}. It was {child.his} first day, and {child.he} {child.was} holding on to {@a-first}. Tight.[pet.dog:  And {@a} was holding on to {pet}[!pet.known: , {child’s} dog].][pet.cat:  And {pet}[!pet.known: , {child’s} cat,] had come too, without being asked.][pet.other:  You weren’t allowed to hold even {pet} as tight as that.]

# already-holding
“The red one’s yours, {child},” said {teacher}, who walked at the front and was in charge of the rope.[friend:  “{Friend} saved it for you.”]

“No, thank you,” said {child}. “I’m already holding somebody. I’m holding {@a}[pet.dog: , and {@a}’s holding {pet}].”

“So you are,” said {teacher}. “Then the ring will just have to wait[friend: , and so will {friend}].”

# mine-does-not
And off they went[pet.dog: , and {pet} found a stick][pet.cat: , with {pet} creeping after the ring].

Tramp, tramp, tramp, went the boots.

Bonk, bonk, bonk, went the ring.

{Friend} had the next ring along, and turned [us: around|round] to look.

“Your ring’s going bonk,” said {friend}.

“I know,” said {child}.

“Mine isn’t. I’m holding it.”

“I can see that,” said {child}.

# over-the-bridge
They went over the bridge. Bonk, bonk, BONK! They went through a puddle. Splosh, splosh, splosh! [pet.cat: {Pet} went round. ][friend: “Now it’s [pet.dog: wet, like {pet}|wet as well],” said {friend}. | {child} had a look at the ring. Now it was [pet.dog: as wet as {pet}|wet as well].]

Then they came in under the trees[music: , and the ones at the front were singing {@song}].

Tramp, tramp …
## or
They went over the stepping stones. Bonk! Bonk! BONK! They went through a great big heap of leaves. Swish, swish, swish! [pet.cat: {Pet} pounced. ][friend: “Now it’s got a [pet.dog: leaf on, like {pet}|leaf on as well],” said {friend}. | {child} had a look at the ring. Now it had a leaf on [pet.dog: it, like {pet}|it as well].]

Then they came in under the trees[music: , and the ones at the front were singing {@song}].

Tramp, tramp …

# no-ears
Stop!

The whole line was stuck. They pulled and they pulled[athlete: , as if every one of them were {athlete}]. The rope went as straight as a ruler, and nobody got anywhere.

“Somebody’s got hold of us!” shouted {maj}, right up at the front.

“It’s a troll!” shouted {friend}.

“Well, tell it to let go!”

“LET GO!” they all shouted[sport: , as loud as when you {play sport}].

It didn’t let go.[pet.dog:  Only {pet} did, and there lay the stick.]

[pet.dog / pet.cat: {child} was right at the back with {pet}, and so nobody else could see.|{child} was right at the back, and so {child.he} {child.was} the only one who could see.]

“It isn’t a troll,” said {child}. “It’s a root. And it’s got my ring.”

“LET GO, ROOT!” they all shouted[friend: , {friend} loudest of all].

But roots haven’t got ears.

# two-hands
{child} bent down and pulled. [pet.cat: {Pet} helped, with one paw. The ring was stuck.|It was stuck.] {Child.He} pulled again, and it was still stuck. You couldn’t do it with one hand. [friend: “You need two,” said {friend}. | You needed two.]

And the other hand was in {@as}.

The root didn’t let go. {@A} didn’t let go.

So {child} let go.

{Child.He} took hold of the ring with both hands. {Child.He} twisted it, and {child.he} tugged it, [elder & adult: and {child.he} pulled right from the toes, as {elder}[elder2:  and {elder2}] always said you should, ][elder2 & !adult: and {child.he} pulled right from the toes, as {elder2} always said you should, ]and {child.he} went “mmmmmm” …

Pop! Out it came, all red and muddy, and just the right size.

# not-a-sound
“I’ve got it!” shouted {child}.

“HOORAY!” they all shouted[pet.dog: , and {pet} picked up the stick]. Then the rope began to move, and the line began to walk, and {child} had hold of the ring, so {child.he} went too.

Tramp, tramp, tramp, went the boots.

And the ring went … nothing. Not a sound.[pet.cat:  {Pet} listened for it with both ears.]

“But what am I supposed to hold?” said {@a}.[pet.cat:  {Pet}, who had walked far enough, sat down on {@as} foot.]

“There aren’t any more rings,” said {friend}. “I think you’re a bit too big to start here.”

“You can [pet.dog: hold {pet} with both hands and ][pet.cat: hold {pet} and ]come and fetch me afterwards,” said {child}.

# still-warm
When they had finished with the woods for that day, {teacher} hung the rope up on its hook in the hall. The rings hung side by side, without a bonk between them, and the red one was at the very end[friend: , next to {friend’s}].

It was still a little bit warm, where {child} had held it.

# @a-first
{minder}, who looked after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
