title: Who Bit {child’s} Toe?
title: Wiggle, Waggle, Are You Loose?
title: The Green Sock
guest pet: Biddy (she), Dot (she)
guest minder: Joan (she), Pam (she)

% The ticked dog is a puppy in this story: that is when it happened. Where the family has no dog it is next door’s puppy, staying the night.
% @a: {adult}, else the grandparent, else Auntie {minder}. Nobody pulls a tooth.

# nope
{child} sat on the floor in the hall with one whole hand in {child.his} mouth.

{Child.He} wanted a wobbly tooth. [friend: {Friend}[!friend.known: , {child.his} best friend,] had two, but just | Just] one would do.

{Child.He} had a go at the first.

“Wiggle, waggle, are you loose?”

Nope! It was stuck fast.

{Child.He} had a go at the next.

“Wiggle, waggle, are you loose?”

Nope! That was stuck fast as well.

{child} had a go at every tooth {child.he} had, all the way in to the big wide ones at the back.

Nope, nope, nope!

# and-yours
{Pet} was on the rug. {@What}

{Pet} was chewing {child’s} sock. It was the green one[elder:  that {elder}[elder2:  and {elder2}] had knitted], and {pet.he} liked it better than any other.

“Can I try yours, then?” said {child}.

{Pet} dropped the sock and opened wide[athlete: , the way people do when they cheer for {athlete}]. {Pet.He} thought there was going to be sausage.

Very gently {child} put a finger on a sharp little tooth, right at the front.

“Wiggle, waggle, are you loose?”

And the tooth wiggled!

# we-have-one
“YES!” shouted {child}. “{@A}! We’ve got a wobbly tooth!”

{@A} came to look.

“So you have,” said {@a}. “Puppies lose their teeth as well. It’ll come out when it’s ready.”

# on-guard
{child} fetched a glass of water, so that the tooth would have somewhere to live.

{Child.He} stood it on the stool.

Then {child.he} sat down to keep watch[music: , humming {music}].

{Pet} chewed the sock.

{Pet} tugged the sock.

{Pet} ran round and round with the sock[sport: , as if {pet.he} had to {play sport}].

Then {pet.he} yawned. And right at the front there was a little hole!

# no-tooth
“It’s gone!” cried {child}.

{Child.He} looked on the rug. No tooth.

{Child.He} looked under the stool. No tooth.

[school: {Child.He} looked in the {school} bag. No tooth.

]{Child.He} looked in the shoes, in every shoe there was[city: , which felt like every shoe in {city}]. No tooth.

And there stood the glass, with nothing in it but water.

The tears ran right down to {child’s} chin.

“We had a wobbly tooth,” {child.he} sobbed, “and now it’s not even wobbly any more!”

# a-wet-sock
Along came {Pet} with the green sock, and put it on {child’s} foot. {Pet.He} always did that when somebody was sad.

It was rather wet. But {child} put it on all the same, to please {pet.him}.

{Child.He} pulled it up. {Child.He} stood up.

# ow
“OW!” shouted {child}. “Somebody bit my toe!”

{Child.He} looked at {Pet}. But {Pet} was sitting right over by the door, with a shut mouth.

{child} took another step.

“OW! Somebody did it again!”

And {Pet} hadn’t moved a whisker.

# plink
So {child} sat down on the floor, and pulled off the sock, and turned it inside out, and shook it.

Plink!

And there was the tooth! It was white and sharp, and no bigger than a grain of rice.

“You bit me,” said {child} to the tooth, “and you haven’t even got a mouth!”

# sausage
The tooth got the glass to live in. {Pet} got a sausage. And {child} got a sausage too, for finding it.

# later
When {child} was in bed, the glass stood on the shelf, where {child.he} could see it.

{Pet} lay at {child.his} feet.

{child} felt about with one finger, for the very last time.

“Wiggle, waggle, are you loose?”

“Nope,” {child} answered, and yawned. “But you can come later.”

{Pet} took the green sock in {pet.his} mouth, and they went to sleep.

# @a
Auntie {minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @what
{Pet} was next door’s puppy, and was going to stay the night.
## if pet.dog & !breed
This was when {pet} was only a puppy.
## if pet.dog & breed
{Pet} was {a breed}, but this was when {pet.he} {pet.was} only a puppy.
