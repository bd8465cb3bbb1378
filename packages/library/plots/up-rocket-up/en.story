title: Up, Rocket, Up!
title: The Rocket That Lay Down
guest sitter: Mrs Pim (she), Mrs Wick (she)

% In the present tense, so the name stands wherever *they* would need another verb. Refrain: “Up, rocket, up!”, at last whispered to the child.
% Who comes (@A): {adult}, else the grandparent, else {sitter}.

# long-box
Here is {child’s} rocket.

It is made of a long, long box[city: , the longest in {city}]. It has a round window, and a red bowl for a nose.[elder:  It has to be red, says {elder}.][elder2:  {Elder2} says so, too.][friend:  It has one star, because {friend}[!friend.known: , {child.his} best friend,] wanted one star.]

The rocket stands on the kitchen floor, under the big window. {child} stands beside it, and up go {child.his} arms.

# lies-down
“Up, rocket, up!”

The rocket goes a little bit this way.

The rocket goes a little bit that way.

Flop.

The rocket lies down.

“No,” says {child}. “Not down. Up!”

# likes-it
Up it comes, and there it stands on its end.

“Up, rocket, up!”

A little bit this way.

A little bit that way.

Flop.

The rocket lies down.

“Silly rocket,” says {child}. “Rockets don’t lie down.[school:  Not even {at school}.]”

But this rocket does. It likes it.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] likes it, too, and lies down beside it.][pet.other:  {Pet} sits very still and looks.]

# counting
“Oh,” says {child}. “I have to count!”

Up comes the rocket again. It stands as straight as it can.

“Five.”

A little bit this way.

“Four.”

A little bit that way.

“Three …”

Flop.

“Wait! I’m not at one yet!”

But the rocket can’t wait. So it gets the rest where it lies.

“Two. One. Up!”

The rocket lies there and listens.

# cushions
{child} gets a cushion for one side, and one more for the other side. Now the rocket has two fat feet.

“Up, rocket, up!”

A little bit this way …

A little bit that way …

The rocket stands!

Clap, clap, clap!

# off-comes-the-nose
Flop.

Down comes the rocket, and bump, off comes the nose.

The red bowl rolls away over the floor, round and round and round.[athlete:  Not even {athlete} could catch it.]

Oh no.

“Rocket! Are you hurt?”

After the nose! All the way under the table. There it is!

On it goes again, with {child.his} own two hands. Pat, pat.

# in-she-goes
“Are you tired, rocket?[sport:  Did you {play sport} today?]”

The rocket is open at the end. {child} looks in.

In goes {child.his} head. In goes {child.his} tummy. In go {child.his} feet.

Now {child.he} {child.is} lying down, too.

# the-moon
Oh!

From in here {child.he} can see out of the round window. And there is the big window. And in the big window is the moon.

The moon looks in at {child}. {child} looks up at the moon.

“Rocket,” says {child}. “You can see it lying down!”

So that was why it wanted to lie down.

# fly
{child} lies still. The rocket lies still.

“Up, rocket, up,” whispers {child}.

And they fly, and fly, and fly.[music:  The rocket hums a bit of {music}.]

# at-the-moon
{@A} comes, and kneels down, and looks in at the round window.

“Hello,” says {@a2}. “Are you at the moon?”

“Yes,” says {child}. “Me and the rocket.” And {child.his} mouth makes a big, big yawn.

# up
{@A2} finds two feet. {@He} finds a tummy. {@He} finds a head. The rocket gets a pat on its red nose.

Then {@he} puts both arms round {child}.

“Up, {child},” whispers {@a2}. “Up.”

# @A
{sitter}, who is looking after {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
