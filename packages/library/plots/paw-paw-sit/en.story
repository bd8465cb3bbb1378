title: Paw, Paw, Sit
title: It’s a Good Flagpole
title: A Hundred and Fourteen
guest warden: Mrs Lovell (she), Mrs Ashby (she)

% Dogs go up a winding stair and will not go down it. There are a hundred and fourteen steps, and nobody but {friend} counts them.
% {friend} talks so much that the clock is forgotten; there are two pairs of hands and three pairs of ears.

# not-in-a-tower
{Pet} went up the church tower like a dog going to collect something {pet.he} had ordered. {Friend}[!friend.known: , {child’s} best friend,] went up behind {pet.him}, reading out all the notices. {child} came last, with one hand on the rope and {child.his} eyes on the heels of {friend’s} [us: sneakers | trainers], because as long as {child.he} looked at {friend’s} [us: sneakers | trainers] {child.he} {child.was} not in a tower.

Nobody knew this about {child}. In [us: fourth grade | Year Four] {child.he} had picked up a live rat with {child.his} bare hands[school: , in the middle of {school}], and {child.he} had been the brave one ever since[athlete: , just below {athlete}]. You couldn’t just hand a thing like that back.

# a-good-flagpole
“A hundred and fourteen steps,” said {friend}, as they came out at the top. “There was a notice.”

At the top there was wind, and a wall as high as {child’s} chin, and beyond the wall[city: , where {city} ought to have been, | , as far as {child.he} could make out,] nothing. {Child.He} put {child.his} back against the flagpole. {Friend} ran [us: around | round] all four sides.

“You can see the swimming pool![sport:  You can see people trying to {play sport}!] [elder: You can see {elder}’s hat! You can see {elder}[elder2:  and {elder2}]! | You can see our [us: principal’s | head teacher’s] greenhouse! You can see our [us: principal | head teacher]!] {child}, you’re missing it.”

“I’m looking at the flagpole.”

{Friend} looked at it too.

“It’s a good flagpole,” {friend.he} said kindly, and went to read the last notice. “Visitors are asked not to be on the stairs when the great bell strikes the hour. It is extremely loud. What’s the time?”

“Twenty-five to five.”

“Ages. Come on, {pet}.”

# you-just-walk
{Pet} came as far as the door. {Pet.He} put {pet.his} nose over the top step, where the stairs went down, [us: around and around | round and round] into the dark, and {pet.he} sat.

“You’ve just come up it!” said {friend}.

{Pet} lay down.

{Friend} tried a [us: dog biscuit | biscuit]. {Pet} ate the biscuit. {Friend} put the next one three steps down, and {pet} gazed at it with love and stayed where {pet.he} {pet.was}. {Friend} tried to lift {pet.him}, and {pet} turned to warm sand and ran out through {friend.his} arms.

“There’s nothing to be scared of,” {friend} told {pet.him}. “You just walk.”

“That doesn’t help,” said {child}.

“Why not?”

“Because then {pet.he}’s still scared, and now {pet.he}’s stupid as well.”

# since-always
It came out louder than {child.he} had meant. {Friend} turned [us: around | round]. {Friend.He} looked at {child’s} face, and then {friend.he} looked at {child’s} hands, which were holding on to the flagpole behind {child.him}, both of them, hard.

“Oh,” said {friend}. “Since when?”

“Since always.”

“But the rat!”

“I like rats,” said {child}.

{Friend} thought about it. You could always see {friend} thinking; it was one of the best things about {friend.him}.

“Then it’ll have to be you,” {friend.he} said. “I don’t know how to be scared on stairs. I’d only do it wrong. You know how it’s done.”

It was such an odd thing to be good at that {child} let go of the flagpole.

# the-drains
What would {child.he} have wanted, in {pet’s} place? Not to be pulled. Not to see the bottom. Somebody below. And one step, and then to be allowed to stop.

“You go first,” {child.he} told {friend}, “and stay just in front, so that all {pet.he} can see is you. And talk.”

“What about?”

“Anything. Boring, if you can.[music:  But don’t sing {@song}.]”

“I can do the notice about the drains,” said {friend}.

{child} sat down on the top step, as low as {pet}, with one hand [us: around | round] the rope and the other on {pet.his} back. {Pet} {pet.was} trembling. So was {child}. It was hard to tell where one of them left off.

# paw
“Paw,” {child} said.

A paw came down.

“Paw.”

There was the other.

“And sit.”

They sat. Nothing happened. It was the nicest nothing {child.he} had ever known.

“A hundred and thirteen,” said {friend}. “The drains were put in by a Mr Albert Gall.”

Paw, paw, sit.

“A hundred and twelve. He was sorry about the smell.”

Paw, paw, sit. [us: Around and around | Round and round] they went on the cold stone, and somewhere in the nineties {child} noticed that it wasn’t {friend’s} [us: sneakers | trainers] {child.he} {child.was} looking at any more. It was {pet’s} ears.

# whose-ears
At fifty-eight {pet} stopped without being told. Inside the wall something had begun to whirr.

“{Friend},” said {child}. “What time is it?”

“Oh no,” said {friend}. “I was talking.”

{Pet} tried to turn [us: around | round], on a step where nobody could turn [us: around | round]. {child’s} knees said up, they said run. Instead {child.he} drew {pet’s} head in under {child.his} jacket, folded down both ears and laid {child.his} hands over them. Which left {child.his} own. {Child.He} shut {child.his} eyes. Then two warm hands came down over {child’s} ears as well, and they were {friend’s}.

BONG.

It came through the stone and the step and all their bones. Five times it came, and nobody let go of anybody.

# what
Then it was over.

“WHAT?” said {friend}, though no one had spoken.

{Friend.He} had had no hands left for {friend.himself}.

{child} began to laugh, and under {child.his} jacket {child.he} felt {pet’s} breath come slower, and slower.

“Paw,” {child.he} said.

But {pet} had already put it down.

# rats
At the bottom {warden} was waiting with the key. “Good view?” she asked.

“YOU SHOULD SEE THE FLAGPOLE,” said {friend}.

Outside[adult: , before they got to {adult},] {friend.he} said, as quietly as {friend.he} could, “I won’t tell anyone.”

“You can, if you like,” said {child}. “I think I’d rather be somebody who likes rats.”

# nine
That night {pet} got up on {child’s} bed, one paw, the other paw, and lay down across {child’s} feet. Far away over the roofs the great bell struck nine, and from here it was quite small. {Pet.He} lifted one ear. {child} laid a hand on it until the last stroke had gone.

Paw, {child.he} thought. Paw.

And {child.he} put out the lamp.

# @song
{music}
