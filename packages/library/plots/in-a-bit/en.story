title: In a Bit
title: The Butterfly on the Boot
title: Now Fly!
guest minder: Mrs Cope (she), Mrs Hobday (she)

% The butterfly says “in a bit” because its wings are wet, then because it would rather stay. At the end the child says it. Whoever digs: {@m}.

# on-the-boot
There was a butterfly on {child’s} boot!

{child} was sitting on the bench in the sun[elder & adult: , the one that {elder}[elder2:  and {elder2}] had painted blue].[friend:  {Friend}[!friend.known: , {child.his} best friend,] sat next to {child.him}.] The butterfly was brand new. It had just come out of its chrysalis under the bench, and climbed onto the boot. Its wings were as crumpled as an old hanky.

# fly
{child} wanted to see it fly.

“Fly!” {child.he} said.

“In a bit,” said the butterfly.

{child} waited. {Child.He} waited for ages[school: , longer than for lunch {at school}].[sport:  There would have been time to {play sport}.] Over by the beans {@m-first} dug a whole row[music:  and hummed {music}]. {Child.He} waited until {child.he} had to scratch {child.his} nose.

“Now fly!” {child.he} said.

“In a bit,” said the butterfly.

# like-this
Perhaps it didn’t know how? {child} showed it. {Child.He} flapped {child.his} arms, up and down, up and down.

“Like this!” {child.he} said.

“Very nice,” said the butterfly. “Off you go!”

“I can’t fly,” {child.he} said. “I haven’t got wings.”

“Mine are wet,” said the butterfly.

Oh. {child} understood.

“When will they be dry?” {child.he} said.

“In a bit,” said the butterfly. “The sun’s drying them.”

# how-long-is-a-bit
“How long is a bit?” said {child}.

“Longer than now,” said the butterfly. “But shorter than the chrysalis.”

“How long was the chrysalis, then?”

“Two weeks. It was dark, and I had to lie perfectly still. I didn’t get to scratch once.”

{child} thought about that. {Child.He} couldn’t have lasted till breakfast.

“What were you doing all that time?”

“Growing wings,” said the butterfly. “It tickles.”

“Where?”

“On your back.”

{child} wriggled. It really did tickle, just there. But it was probably only the label in {child.his} [us: sweater | jumper].

# a-cloud
So {child} kept still.[pet.dog:  {Pet}[!pet.known:  the dog], under the bench, kept {pet.his} tail still.][pet.cat:  It was a good thing that {pet}[!pet.known:  the cat] was indoors.][pet.other:  Indoors, {pet} sat still too.] The sun shone on the boot. One crease went. Then another.

But oh! A cloud came. A big, grey cloud, right in front of the sun. It got cold. The butterfly shivered.

“In a bit?” {child.he} said.

“No,” said the butterfly. “Not without sun.”

# a-house
What now? {Child.He} couldn’t move a cloud. It was too high up.

So {child.he} made a house of {child.his} hands. {Child.He} held it round the butterfly, not touching it. And {child.he} breathed, slow and warm, like a small sun:

“Haaa.”

One crease went.

“Haaa.”

Then another.

“Haaaaa.”[friend:  {Friend} breathed too, from the other side.]

# now
And the wings opened. They were red! They had four blue rings, like four big eyes. {child} had never seen anything so lovely.

{Child.He} opened {child.his} hands, slowly, slowly.

“Now,” said the butterfly.

And it flew! It flew up and up. It flew round the bench, and round again[athlete: , faster than {athlete}]. It flew off across the grass[city:  and out over {city}], and was gone.

# back-again
{child} looked at the boot. There was nobody on it.

Then, a flutter. Somebody came back. Somebody sat down on the boot, right on the toe.

“Can’t you fly any more?” {child.he} said.

“Oh, yes,” said the butterfly. “As much as I like.”

“Aren’t you going to?”

“In a bit,” said the butterfly.

And it folded its wings, and stayed with {child}.

# in-a-bit
{@M} had finished digging, and sat down on the bench, and {child} leaned in close. The cloud had gone. The sun was low and warm.

“Shall we go in?” said {@m}.

The butterfly sat so still. {child} sat so still. {@m-of} arm was round {child.his} shoulders.

“In a bit,” said {child}.

And so they stayed a bit longer, all [friend / pet.dog / elder2 & !adult: together|three].

# @m-first
{minder}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @m-of
{Minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}
