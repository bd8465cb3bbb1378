title: Hello, Poo!
title: It Looked Cold
title: Where Does It Go?
guest friend: Otto (he), Vera (she)
guest minder: Maureen (she), Glenda (she)

% {minder} is looking after the children and works at the sewage works. Blup comes from below, and the last “Pffff” may take its time.
% Rule: poo can only go down, and it goes as fast as you walk.

# bye-bye
Whenever {child} had done a poo, {child.he} said goodbye to it.

“Bye-bye, poo!” {child.he} said, and flushed. Whoosh, it went, and that was that.

“Where does it go?” asked {friend}[!friend.known: , {child’s} best friend], who was next.

“Down,” said {child}.

“And then?”

{child} didn’t know. {Child.He} had said goodbye to every poo of {child.his} life, and never once asked where it was off to.

Then it was {friend’s} turn. {Friend.He} took a long time. Whoosh, it went at last, and {friend} came out.

“Let’s go after it,” {friend.he} said.

# big-boots
In the hall {minder}, who was looking after them[adult:  until {adult} came home], was pulling on a pair of big boots.

“We’re going after our poo,” said {friend}.

“How nice,” said {minder}. “So am I. I work at the sewage [us: plant | works], and that’s where it’s going.”[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] came with the [us: leash | lead] in {pet.his} mouth, wanting to go after something too.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] stayed at home. {Pet.He} buried {pet.his}, and that was the end of it.][pet.other: 

{Pet}[!pet.known: , {child’s} pet,] stayed at home. {Pet.He} went wherever {pet.he} happened to be sitting, and never gave it another thought.]

# the-lid
Outside the front door there was a round lid in the [us: sidewalk | pavement].

“The pipe’s down there,” said {minder}. “[city: They go all the way under {city}. ]It slopes, because poo can only go down. And it goes about as fast as you can walk. So no dawdling.”

They lay on their tummies with their mouths to the lid.

“Hello, poo!” shouted {child}.

Blup, it went, down below.

“It answered!” said {friend}.

# lid-to-lid
They walked to the next lid, which was outside the bakery.[music:  {Minder} sang {music}, in time with the boots.]

“Hello, poo!”

Blup.

[elder: On a bench sat {elder}[elder2:  with {elder2}].

“Who are you shouting to?” said {elder.short}.

“Our poo,” said {child}.

“Then give it my love,” said {elder.short}.[elder2: 

“And mine,” said {elder2.short}.]

]They walked to the lid by [school: {school} | the park].

“Hello, poo!”

Blup, blup.

“Yours has caught up with mine,” said {child}.

# the-hill
But then there was a hill. The street went straight up.

“Poo can only go down, though,” said {child}.

“Quite right,” said {minder}. “That’s why we’ve got the pump.”

At the bottom of the hill stood a tiny house without any windows. The pump lived in there, and it pushed the whole street’s poo up the hill. Brrrum, it said as a rule.

Now it didn’t say a thing.

# no-answer
{child} lay down by the lid. “Hello, poo!”

Not one blup.

“Oh dear,” said {minder}. “Something’s gone down the wrong way. And now all that poo is standing there in a [us: line | queue]. Yours and the baker’s and mine.”

“Oh no!” said {child}.

# slurp
{Minder} switched off the pump, opened the hatch and put down a long hook.[pet.dog:  A smell came up, and {pet} had never met anything so lovely.] {child} was given gloves that went right up to {child.his} shoulders.

“Pull!” said {minder}.

{child} pulled the hook. {Friend} pulled {child}. {Minder} pulled {friend}.[sport:  It was harder work than {sport}.][athlete:  Not even {athlete} could have done it alone.] They pulled, and they pulled, and slurp, up it came.

It was a sock. It was yellow, with ducks on.

“Goodness me,” said {minder}. “Who put a sock on their poo?”

{child} looked at {friend’s} feet. Out of one shoe came a yellow sock with ducks on. Out of the other came a leg, and nothing else.

“It looked cold,” said {friend}.

# the-button
{Minder} had to sit down on the step. She laughed until her boots jumped.

“Poo doesn’t get cold,” she said, when she could talk again. “Poo likes a bit of [us: pee | wee] and a bit of paper for company, and that’s all.”

{Friend} got to press the button. Brrrum, said the pump. And inside the hill they could hear the whole [us: line | queue] at once: blup, blup, blup, blup, blup!

# the-works
On the other side was the sewage [us: plant | works], with pools as big as [us: soccer fields | football pitches]. First everything went through an enormous comb, which caught the paper. Then the poo could sink to the bottom, in peace and quiet. And in the water lived creatures too small to see. They ate and they ate, until the water was clean and could run out into the lake.

“They eat poo?” said {child}.

“It’s birthday cake to them,” said {minder}.

“And when they’ve eaten it all up?” said {friend}.

“Then they fart. And they’re such good farts that we keep them. That’s what the bus runs on.”

# the-bus
They thought she was joking. But when it was time to go home, along came the bus, and {minder} pointed and read out what it said on the side: THIS BUS RUNS ON POO.

They sat right at the back, where it was warm. {child} bent down to the floor.

“Hello, poo,” {child.he} whispered.

“Pffff,” said the bus.
