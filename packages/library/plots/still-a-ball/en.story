title: Still a Ball
title: Face, Please
guest friend: Priya (she), Rufus (he)
guest pet: Otis (he), Fern (she)
guest minder: Rosalind (she), Harriet (she)

% Refrain: “Still a ball.” Whisper it from where they lie down, and wait a little longer each time.
% The pet is the family’s, else next door’s sheepdog. Who is there is {adult}, else the grandparent, else {minder}; with {adult}, the grandparent sits on the step all along, where everybody ought to be.

# a-ball
One evening there was a ball on the grass[city:  {in city}].

It was a brown ball. It was a prickly ball[sport: , and no good for {sport}]. {child} saw it, and {friend}[!friend:  from next door] saw it, and {@dog} saw it.

“That’s a hedgehog,” said {@comes}. “We don’t touch. We just look.”

# face-please
{child} looked.

“Where’s its face?” {child.he} said.

“Tucked inside,” said {@a}.

{child} wanted to see its face. {Child.He} went up close, in {child.his} big red [us: rain boots | wellies][school: , the ones {child.he} wore {at school}]. Stamp, stamp, stamp.

“Hello, hedgehog,” said {child}. “Face, please.”

But it was still a ball.

# the-torch
Now, {friend} had the [us: flashlight | torch]. {Friend.He} had asked for it first, and {friend.he} loved it very much.

“It wants to see who we are,” said {friend}, and {friend.he} shone {friend.his} [us: flashlight | torch] on the hedgehog.

The hedgehog went tighter and rounder.

“Not on the hedgehog,” said {@a}.

“Still a ball,” said {friend}.

# a-song
{@dish} They sang the hedgehog [music: {music} | a song]. {Friend} shone the [us: flashlight | torch] on {friend.his} own face, to show it what a face was.

Still a ball.

# wrong-place
And {pet} thought: this won’t do.

{@sheep} {Pet.He} went right round {@a}. {Pet.He} went right round {friend}. {Pet.He} went right round {child}, low and quick[athlete:  as {athlete}], and {pet.he} pushed at their [pet.cat: legs with {pet.his} head | knees with {pet.his} nose].

“{Pet}!” said {@a}, going backwards.

“{Pet}!” said {friend}, going backwards.

Back they went, and back, and back, until they all sat down, bump, bump, bump, on the step[elder & adult: , next to {elder.short}[elder2:  and {elder2}]][elder2 & !adult: , next to {elder2}].

# flat-as-a-mat
Then {pet} lay down in front of them, flat as a mat, with {pet.his} chin on the grass. {Pet.He} didn’t [pet.cat: mew | bark]. {Pet.He} didn’t move. {Pet.He} waited.

{child} looked at the hedgehog, and {child.he} looked at {pet}.

“{Pet} has gone small,” said {child}. Then {child.he} had a think.

“We’re too big.”

So {child} took off {child.his} stamping [us: boots | wellies]. {Child.He} lay down on {child.his} tummy next to {pet}, and {child.he} put {child.his} chin on the grass. From down there, {@a} was as tall as a house.

# all-small
{@A} lay down too[elder & adult: , and {elder.short}[elder2:  and {elder2}] bent down low on the step][elder2 & !adult: , and {elder2} bent down low on the step].

And {friend} looked at {friend.his} [us: flashlight | torch]. {Friend.He} looked at it for a long time. Then {friend.he} turned it off, all by {friend.himself}, and {friend.he} lay down on the other side of {pet}.

It was nearly dark. They were all small. They waited.

“Still a ball,” whispered {friend}.

They waited a bit more.

# a-nose
And the ball went … snuff.

The ball opened, just a crack. And out of the crack came a nose. It was black, and it was wet, and it went up and down. Then came one eye. Then came the other eye.

“Face,” breathed {child}.

The hedgehog looked at {child}. It looked at {friend}, and {@a}, and {pet}. Then it walked to the dish, on four little feet, and it had a long drink of water. And off it went under the hedge, rustle, rustle, gone.

# counted
“Well done, {pet},” whispered {@a}.

{Pet} counted them, {@a}, [elder & adult: {elder.short}, ][elder2: {elder2}, ]{friend}, {child}, and took them all indoors.

# one-nose
At bedtime, {@a} came in to kiss {child} goodnight. But there was no {child}. There was only a ball, in the middle of the bed, under the blanket.

“Where’s its face?” said {@a}.

The ball didn’t say.

So {@a} turned off the lamp, and {@he} knelt down on the floor, and {@he} went very small, and {@he} waited.

And out came one nose.

# @dog
{pet} the border collie
## if friend & !pet
{pet}, the border collie from next door,
## if pet.dog
{pet} {the breed}
## if pet.cat
{pet}[!pet.known:  the cat]

# @comes
{minder}, who was looking after {child.him}
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

# @he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @dish
{@A} put a dish of water on the grass.
## if elder & adult
{Elder}[elder2:  and {elder2}] put a dish of water on the grass and sat down on the step.
## if elder2 & !adult
{Elder2} put a dish of water on the grass and sat down on the step.

# @sheep
{Pet} was a sheepdog. {Pet.He} had no sheep, but {pet.he} could see that everybody was in the wrong place.
## if pet.dog
Some dogs have sheep. {Pet} had no sheep, but {pet.he} could see that everybody was in the wrong place.
## if breed.Border Collie / breed.Australian Shepherd
{Pet} was a sheepdog. {Pet.He} had no sheep, but {pet.he} could see that everybody was in the wrong place.
## if pet.cat
Cats know how you wait for somebody who won’t come out, and {pet} could see that everybody was in the wrong place.
