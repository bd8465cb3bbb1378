title: The Ring That Went Bonk
title: Let Go, Root!
title: I’m Already Holding
guest teacher: Bridget (she), Hilary (she)
guest friend: Otis (he), Tess (she)
guest maj: Maisie (she), Robyn (she)
guest minder: Bea (she), Joan (she)

% onlyAsked: the first day. @a: {adult}, else the grandparent, else {minder}, by name each time. Where no friend is ticked, {friend} is one of the children.

# the-last-ring
At {child’s} new [us: preschool | nursery][school: , {school},][city:  in {city}] there was a rope with wooden rings on it. Every morning they all walked to the woods in one long line, and every child held on to a ring.

Tramp, tramp, tramp, went the boots.

But nobody had hold of the ring at the very end. It was a red one, and it bumped along on the ground.

Bonk, bonk, bonk, went the ring.

Last of all came {child}. It was {child.his} first day, and {child.he} {child.was} holding on to {@a-first}. Tight.[pet.dog:  That was how you had to hold {pet}, {child’s} dog, when there was a squirrel about.][pet.cat:  That was how you had to hold {pet}, {child’s} cat, at the vet’s.][pet.other:  You weren’t allowed to hold even {pet} as tight as that.]

# already-holding
“The red one’s yours, {child},” said {teacher}, who walked at the front and was in charge of the rope.

“No, thank you,” said {child}. “I’m already holding somebody. I’m holding {@a}.”

“So you are,” said {teacher}. “Then the ring will just have to wait.”

# mine-does-not
And off they went.

Tramp, tramp, tramp, went the boots.

Bonk, bonk, bonk, went the ring.

[friend: {Friend}, {child’s} best friend,|{Friend}] had the next ring along, and turned [us: around|round] to look.

“Your ring’s going bonk,” said {friend}.

“I know,” said {child}.

“Mine isn’t. I’m holding it.”

“I can see that,” said {child}.

# over-the-bridge
They went over the bridge. Bonk, bonk, BONK! They went through a puddle. Splosh, splosh, splosh! {child} had a look at the ring. Now it was wet as well.

Then they came in under the trees[music: , and the ones at the front were singing {@song}].

Tramp, tramp …
## or
They went over the stepping stones. Bonk! Bonk! BONK! They went through a great big heap of leaves. Swish, swish, swish! {child} had a look at the ring. Now it had a leaf on it as well.

Then they came in under the trees[music: , and the ones at the front were singing {@song}].

Tramp, tramp …

# no-ears
Stop!

The whole line was stuck. They pulled and they pulled[athlete: , as if every one of them were {athlete}]. The rope went as straight as a ruler, and nobody got anywhere.

“Somebody’s got hold of us!” shouted {maj}, right up at the front.

“It’s a troll!” shouted {friend}.

“Well, tell it to let go!”

“LET GO!” they all shouted[sport: , as loud as when you {play sport}].

It didn’t let go.

{child} was right at the back, and so {child.he} {child.was} the only one who could see.

“It isn’t a troll,” said {child}. “It’s a root. And it’s got my ring.”

“LET GO, ROOT!” they all shouted.

But roots haven’t got ears.

# two-hands
{child} bent down and pulled. It was stuck. {Child.He} pulled again, and it was still stuck. You couldn’t do it with one hand. You needed two.

And the other hand was in {@as}.

The root didn’t let go. {@A} didn’t let go.

So {child} let go.

{Child.He} took hold of the ring with both hands. {Child.He} twisted it, and {child.he} tugged it, [elder & adult: and {child.he} pulled right from the toes, as {elder}[elder2:  and {elder2}] always said you should, ][elder2 & !adult: and {child.he} pulled right from the toes, as {elder2} always said you should, ]and {child.he} went “mmmmmm” …

Pop! Out it came, all red and muddy, and just the right size.

# not-a-sound
“I’ve got it!” shouted {child}.

“HOORAY!” they all shouted. Then the rope began to move, and the line began to walk, and {child} had hold of the ring, so {child.he} went too.

Tramp, tramp, tramp, went the boots.

And the ring went … nothing. Not a sound.

“But what am I supposed to hold?” said {@a}.

“There aren’t any more rings,” said {friend}. “I think you’re a bit too big to start here.”

“You can come and fetch me afterwards,” said {child}.

# still-warm
When they had finished with the woods for that day, {teacher} hung the rope up on its hook in the hall. The rings hung side by side, without a bonk between them, and the red one was at the very end.

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
