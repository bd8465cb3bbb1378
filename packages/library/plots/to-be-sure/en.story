title: [parent: {Parent}’s | [adult.he: [us: Mommy’s | Mummy’s] | Daddy’s]] Shadow
title: The Shadow Without a Chair
title: To Be Sure

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she.
% Rule: a shadow does what its person does, wherever that is. Two were swapped in the hug.

# left-behind
{@D} went away for work on Monday morning[city: , a long way from {city}]. There was a big tight hug in the doorway, and then there was such a hurry for the train that {@d}’s shadow got left behind.

{child} found it on the wall. It was long and thin, with {@d}’s ears. It was sitting down, but there wasn’t any chair.

“That’s because {@d}’s sitting down,” said {child}. “On the train.”

# by-the-bed
{Child.He} {child.was} right. Whatever {@d} did, wherever {@d} was, {@d}’s shadow did it too. At lunchtime it ate a sandwich[pet.other: , and {pet} watched]. At night it lay down along the bottom of the wall, by {child’s} bed, and its chest went slowly up and down.

“Good night, {@d},” said {child}. “Come back on Friday.”

The shadow didn’t turn its head.

# it-cant-see
On Tuesday it walked upstairs, though there weren’t any stairs[pet.dog: , and {pet}[!pet.known:  the dog] tried to go up after it][pet.cat: , and {pet}[!pet.known:  the cat] sat where the bottom step ought to be]. On Wednesday it talked and talked to somebody, and waved its hands about. {child} told it about the [us: Band-Aid | plaster] on {child.his} knee[sport: , and how {child.he} meant to {play sport} all the same]. {Child.He} waved. {Child.He} jumped up and down.

{@D}’s shadow scratched its nose.

“It can’t see me,” said {child}. A big hot lump came up in {child.his} throat, and it stayed there all day long[school:  {at school}][friend: , even when {friend}[!friend.known: , {child.his} best friend,] walked like an ostrich].

“I miss {@d},” said {child}, “and {@d} doesn’t even know!”

# nobody-there
And {child.he} cried, right there on the way home from school, with the sun shining. {Child.He} wiped {child.his} face with both hands, and {child.he} looked down at the ground to see how sad {child.he} looked.

There was nobody there.

There was the shadow of the lamp post. There was the shadow of a cat. But where {child’s} own shadow ought to be, there was only [us: sidewalk | pavement]. {Child.He} hopped. Nothing hopped.

# all-the-time
“Where’s my shadow?” said {child}. And then {child.he} remembered Monday, and the big tight hug, and the two shadows all in a muddle on the mat.

“It’s gone with {@d}!” {child.he} said. “{@D}’s had it all the time!”

So somewhere, far away, there was a wall with a small shadow on it, all knees and elbows. And whatever {child} did, it did.

# the-bird
{child} stopped crying at once. {Child.He} ran home[elder: , with {elder} puffing along behind[elder2:  and {elder2} puffing along behind {elder.him}],] to the wall where {@d}’s shadow was. It was sitting with its chin in its hand.

Talking was no good. So {child} held up {child.his} two hands. {Child.He} hooked {child.his} thumbs together and {child.he} flapped {child.his} fingers. It was the bird. It was {@d} who had taught {child.him} the bird.

{@D}’s shadow lifted its head.

Slowly it held up its two big hands. It hooked its thumbs together, and it flapped its fingers.

“{@D} can see me!” shouted {child}.

# in-its-pocket
{Child.He} did the rabbit, with its ears up. {@D}’s shadow did the rabbit. {Child.He} did the crocodile, snap, snap. {@D}’s shadow did a bigger one. {Child.He} blew a kiss, and the shadow caught it, and put it in its pocket.

After that they talked as often as they could. On Thursday night {child} put both arms as far [us: around | round] {child.himself} as they would go, and squeezed. And on the wall, {@d}’s shadow did the same.

# on-the-spot
On Friday, {@d}’s shadow stood up early. It sat, with no chair, for a long time[music: , tapping one foot, as you do to {music}]. Then it walked. Then it ran. It ran on the spot, faster and faster[athlete: , like {athlete}], and {child} knew what that meant.

# holding-hands
{Child.He} {child.was} at the door when {@d} came round the corner with a bag. The low sun was shining, and in front of {@d}, all along the [us: sidewalk | pavement], ran a small shadow, all knees and elbows.

{child} ran too. Past {child.him} went the long one with the ears. There was a big tight hug, and on the ground the shadows got in a terrible muddle.

When they let go, {child} looked down, to be sure.

There was a big shadow by {@d}. There was a small shadow by {child.him}. And the two of them were holding hands.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}
