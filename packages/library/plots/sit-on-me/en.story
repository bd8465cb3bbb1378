title: Sit on Me
title: Flowers Can’t Walk
title: A Flower That Shouts
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The refrain is “Flitter, flutter, flit”. The big flower (@a) is {adult}, else the grandparent, else {minder}. Let the sneeze take its time.

# sit-on-me
“Sit on me!” called {child}.

{Child.He} called it to a butterfly. It was yellow, and it was flying about in the grass {@yard}. {Child.He} so wanted the butterfly to come and sit [child.name: there | on {child.him}]. {Child.He} held out an arm and ran.

“Sit on me!”

But off flew the butterfly. Flitter, flutter, flit.

It sat down on a flower. {child} ran over to it[athlete: , as fast as {athlete}].

“Sit on me!”

Flitter, flutter, flit. Now it was on another flower.[friend: 

Then somebody else called, on the other side of the hedge. “Sit on me!” called {friend}[!friend.known: , who was {child’s} best friend].]

# then-im-a-flower
{child} stamped a foot.

“It’s silly,” {child.he} said.[sport:  “It can’t come along to {sport}.”]

“It only sits on things that stand still,” said {@a}. “It sits on flowers.”

{child} thought.[school:  {At school} {child.he} had been a tree once.]

“Then I’m a flower,” {child.he} said.

And {child.he} went and stood in the middle of the grass, with both arms straight out and all ten fingers spread.

# just-a-flower
{@A} looked around[music:  and hummed {music}].

“Now where did {child} go?” said {@a}. “There’s only a flower here.”

“It’s me!” shouted the flower.

“Goodness,” said {@a}. “A flower that shouts.”

The flower closed its mouth.

“What a fine flower,” said {@a}. “I expect it needs some water.”

“NO!” shouted the flower, and ran all the way around {@a}.

“Goodness,” said {@a}. “A flower that runs.”

# two-flowers
{child} went back and stood in the same place again. {@A} came and stood there, too, because {@he} wanted to be a flower as well. {@He} held out both arms and spread all ten fingers, just like {child}. They stood quite still, a little flower and a big one.[pet.dog:  {Pet}[!pet.known:  the dog] lay down flat and was grass.][pet.cat:  {Pet}[!pet.known:  the cat] lay down flat and was grass.]

Then the butterfly came. Flitter, flutter, flit. It flew past {child’s} tummy. It flew past {child’s} fingers. It flew up, and up, and then it sat down.

On {@s} nose.

# on-the-nose
{child’s} mouth went sad.

“It was meant to sit on ME,” {child.he} said.

“I know,” said {@a}. {@He} couldn’t move, so {@he} talked with just the lips. “But {child}. It tickles.”

“Stop being tickly,” said {child}.

“I can’t. It’s got six feet, and they’re all on my nose. I think I’m going to … ah … ah …”

{@A} was going to sneeze!

“No sneezing!” said {child}.

“Ah … ah …” said {@a}.

# down-with-the-nose
If {@a} sneezed, the butterfly would fly away, and perhaps it would never come back.

“Nose down, {@a},” said {child}.

{@A} bent at the knees. Down {@he} went, and down, and down, until the nose was right in front of {child}. Now {child} saw the butterfly from very close up. It had little spots and two thin feelers.

# a-finger
{Child.He} didn’t run. {Child.He} didn’t call. {Child.He} put out one finger, slowly, slowly, and held it up against {@s} nose.

“Sit on me,” {child.he} whispered.

The butterfly felt the finger. It put one foot there. It put another foot there. And then the whole butterfly stepped across.

It was sitting on {child}.

{Child.He} stood so still that only the eyes moved.[pet.dog / pet.cat:  {Pet} was grass as hard as {pet.he} could.]

# inside-the-jumper
“Ah … ah …” said {@a}. {@He} turned away and stuck that nose down inside the [us: sweater | jumper]. “… CHOO!” it went, from deep in there.

The butterfly stayed. It opened its wings and closed them. It weighed nothing at all. It tickled a little, and {child} smiled from ear to ear without making a sound.

# bye-bye
Then it flew. Flitter, flutter, flit, over the grass[city:  and over {city}] and away to its other flowers.

“Bye-bye,” said {child}.[pet.other:  “I’ll tell {pet} about you.”][friend: 

“Sit on me,” whispered {friend} behind the hedge.]

“Now let’s go in and have {@pancakes},” said {@a}.

# flowers-cant-walk
But {child} stayed there with both arms straight out.

“Flowers can’t walk,” {child.he} said.

“No, of course not,” said {@a}.

{@He} crouched down in the grass with {@his} back to {child}, and there {@he} waited, quite still.

“Sit on me,” said {@a}.

And {child} did.

# @yard
at {child’s} house, where {minder} was looking after things
## if adult
at {child’s} house, where {adult} stood watching
## if elder & !adult
at {child’s} house, where {elder} was looking after things

# @pancakes
pancakes
## if elder & adult & !elder2
{elder’s} pancakes
## if elder & adult & elder2
pancakes with {elder} and {elder2}
## if elder2 & !adult
{elder2’s} pancakes

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
