title: Ping on the Nose
title: Only Up
title: What a Kiss Weighs
guest neighbour: May (she), Nell (she)

% The one who flies (@up): {adult}, else the elder, else the neighbour. The one who says good night: @a.

# under-the-leaf
{child} was walking round the garden in {child.his} red boots with {child.his} teddy under one arm. And somebody sneezed under a rhubarb leaf.

{child} lifted the leaf. There stood a fairy[short: , just as tall as {child’s} pointing finger. | ! She was just as tall as {child’s} pointing finger, and she had wings like a dragonfly.]

“Somebody at last!” said the fairy. “I’ve learned to do magic, and there’s nobody to do it to[city:  in the whole of {city}]. Whatever I ping on the nose goes light and flies. May I ping your boot?”

“Boots haven’t got noses,” said {child}.

“Oh yes they have. Right at the front.”

And the fairy put her finger on the boot.

“Ping on the nose, one, two, three: //
up you fly, as light as can be!”

[short: The boot|The boot went as light as a feather. It] flew up, up, up and hung itself in the apple tree. [!short: {child} stood on one leg and laughed. ][pet.cat & !short: {Pet}, who was sitting in the tree, sniffed it and moved along a branch. ][sport: “You could {play sport} up there!” said the fairy.]

# the-teddy
But now the fairy had seen the teddy.[short:  Ping!]

[!short: “Ping on the nose, one, two, three: //
up you fly, as light as can be!”

]“No, not him!” shouted {child}.

{child.He} caught the teddy by the foot[!short: , just as it left the ground]. The teddy looked so frightened that {child} gave it a kiss.

Smooch!

And it was heavy again[!short: , just like always].

[!short: “That’s funny,” said the fairy.]

# up-up-up
Now {@up-first} with two glasses of [us: lemonade | squash][music: , humming {@song}].

“Who’s that you’re talking to?”

“Me!” called the fairy. [short: “Ping on the nose!” | “How do you do?]

[!short: Ping on the nose, one, two, three: //
up you fly, as light as can be!”

]“Goodness,” said {@up}. “I haven’t been this light for years.”

And {@up} flew up, up, up, past the boot, [!short: right ]to the top of the apple tree.

The [us: lemonade | squash] came down. {@Up} didn’t.

# only-up
“Get {@up} down!” cried {child}.

“I can’t,” said the fairy[short: . | , and now her wings drooped.] “I can only do up[athlete: , higher than {athlete}]. We haven’t had down yet.”

[school: “At {school} we have both,” said {child}.

][pet.dog & !short: {Pet} jumped as high as {pet.he} could, which was the lowest branch.

][friend: “Jump!” called {friend} from over the hedge. But [short: that didn’t work.|you can’t jump when you’re lighter than the air.]

][adult & elder: [short: “Those apples aren’t ready yet,” said {elder} [elder2: and {elder2} ]at the window. | {Elder} [elder2: and {elder2} ]looked out of the window.

“Those apples aren’t ready yet,” said {elder.short}.]

][!adult & elder2: [short: “Those apples aren’t ready yet,” said {elder2} at the window. | {Elder2} looked out of the window.

“Those apples aren’t ready yet,” said {elder2}.]

]{child} was [!short: frightened, ]so frightened that {child.his} tummy went cold. [!short: It was such a little branch to hold on to. ]{child} hugged {child.his} teddy tight. [!short: It was heavy and warm. ]It was heavy, and a minute ago it had been flying!

# thrown
“I kissed it!” said {child}. “It’s kisses that make you heavy!”

And {child} blew a kiss into {child.his} hand and threw it as far as {child.he} could.

[!short: Smooch!]

[!short: It hit {@up} on the knee, and {@up} sank a little way.

“One more!” called {@up}.

]Smooch! [!short: That one landed on the tummy. Smooch! ]That one landed right on the nose. And {@up} sat down in the rhubarb, flump[short: . | , with {child} on top.]

[!short: “Well,” said {@up}. “A kiss weighs more than you’d think.”


]“What about me?” said the fairy.

She got a very small kiss[short: . | , with just the tip of the lips.] Smooch! And it made her so heavy that she couldn’t fly home. She had to stay the night in the red boot.

# legs-that-fly
That evening {child} lay in bed[short: . | , and {child.his} legs were kicking under the covers.]

“My legs are flying,” said {child}.

“We can see to that,” said {@a}.

{@A} kissed [short: both knees, smooch, smooch, | one knee, smooch, and the other knee, smooch,] and then the nose. Smooch. {child} went heavy and warm [short: again. | and sank into the pillow, just like the teddy.] [pet.dog / pet.cat: {Pet} was so heavy already that {pet.he} couldn’t be moved at all. ][pet.other: {Pet} was thrown a kiss, and went quiet too. ]But {child} put both arms round {@a} and gave a kiss back, the longest one {child.he} had.

“Goodness,” whispered {@a}. “Now I’m so heavy I can’t get up.”

“Good,” said {child}.

[!short: And there they lay, both of them heavy. ]And out in the hall a fairy was snoring in a boot.

# @up
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @up-first
{neighbour} from next door came in through the gate
## if adult
{adult} came out on the steps
## if elder & !adult
{elder} came out on the steps

# @a
the one who was reading
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
