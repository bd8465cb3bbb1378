title: Have Some, Moon!
title: More Moon
title: The Moon and the Cracker
guest sitter: Mrs Pim (she), Mrs Wick (she)

% On whose lap: {@of-a}, which is {adult}, else the grandparent, else {sitter}. “The moon just shone” is the refrain.

# round-and-yellow
Look! There was the moon.

It was a round moon, and a yellow moon, and it was right in the middle of the kitchen window, high up in the sky[city:  over {city}].

{child} was sitting in the kitchen, on {@of-a} lap, with a cracker. It was a big round cracker, just like the moon.[friend: 

{Friend}[!friend.known: , {child’s} best friend,] was on the next chair. {Friend.He} had eaten {friend.his} cracker already.]

“Hello, moon,” {child.he} said.

The moon didn’t say anything. The moon just shone.

# hungry
“The moon’s hungry,” {child.he} said.

So {child.he} held up the cracker to the window.

“Have some, moon!”

The moon didn’t have any. The moon just shone.

“It’s yummy,” said {child}. “It’s got butter on. Lots of butter!”

The moon just shone.

“Only a little bit. Have some, moon!”

# gone
{child} stretched up {child.his} arm. {Child.He} stretched it as high as it would go[athlete: , higher than {athlete}]. Now the cracker was up, up, up. Now the cracker was right in front of the moon.

Oh!

Where was the moon?

No moon. Only cracker.

“{@A2}!” said {child}. “The moon’s all gone!”

“Oh dear, oh dear,” said {@a2}.[friend: 

{Friend} looked under the table. No moon there either.]

# a-small-moon
{child} looked and looked. It was cracker all the way round, and no moon at all.

So {child.he} took a bite. CRUNCH!

Now the cracker had a hole in it. {child} held it up again. And there, in the hole, was something shiny!

“A little moon!” {child.he} said.

# more-moon
{Child.He} took another bite. CRUNCH!

{Child.He} held it up. Look! More moon!

And another bite. CRUNCH!

More moon!

CRUNCH! CRUNCH! CRUNCH!

Less and less cracker. More and more moon.

Hardly any cracker.

Nearly all moon.

# hello-again
Now there was only a teeny, tiny bit left in {child.his} hand. And the moon was all there, every bit of it, round and yellow.

“Hello, moon,” {child.he} said.

The moon didn’t say anything. The moon just shone.

It shone on the table. [sport: It shone on {child.his} {sport.thing}. ]It shone on {@of-a} nose. [adult & elder: It shone on {elder}[elder2:  and on {elder2}]. ][!adult & elder2: It shone on {elder2}. ][pet.cat: It shone on {pet}[!pet.known:  the cat], who wanted the butter. ][pet.dog: It shone on {pet}[!pet.known:  the dog], who was waiting for crumbs. ][pet.other: It shone on {pet}. ][school: It shone on {school} too, with nobody there. ]It shone on {child.his} tummy.

It shone on all the crumbs.

{child’s} tummy was round too. It was full of cracker.

# having-some
{child} looked at the teeny, tiny bit. That bit was for the moon. {Child.He} put it on the windowsill, just where it was bright.

“Have some, moon,” {child.he} said.

And the moonlight came and lay down on it, all soft and all yellow.

“Now it’s having some,” {child.he} said.

“Yes,” said {@a2}. “Now it’s having some.”

# just-shone
{Child.He} yawned, and put {child.his} head down on {@a2}.[music:  {@A2} hummed a bit of {music}.] {@A2} was warm.

{child} didn’t say anything. {@A2} didn’t say anything.

And the moon just shone.

# @of-a
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
