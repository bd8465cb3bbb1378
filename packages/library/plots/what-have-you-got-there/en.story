title: What Have You Got There?
title: Nothing’s Heavy Today
title: The Day When Nothing Fell
guest friend: Martha (she), Kit (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whose teapot it is (@a): the grandparent’s, else {adult}’s, else {minder}’s, who is minding the house. Say “Nothing” quickly each time, and the last word slowly.
% One rule: nothing stays where it is put, so if you want to keep something, hold on to it.

# the-teapot
{@Owner} had a blue teapot that had stood on the kitchen shelf for ever[elder2: , and nobody but {elder2} was allowed to dust it]. On Sunday evening {child} threw a ball indoors. The teapot fell, because on Sunday things still did.

{child} put the bits in {child.his} gym bag, pushed the bag under the bed, and told nobody. It hurt in {child.his} tummy. I wish nothing could fall, {child} thought, and fell asleep.

In the morning {child} woke up on the ceiling.

“There’s no gravity today,” said the radio, floating past on its cord. “It will be back at six. Until then, nothing stays where you put it. If you want to keep something, hold on to it.”

# nothing
It was the best morning there had ever been. {child} turned a somersault round the lamp, among the slippers. But in the middle of it {child.he} heard a clinking.

The gym bag had come up from under the bed, and the handle of the teapot was on its way out of the door. Nothing stayed where you put it, and nothing stayed where you hid it, either.

{child} swam after the bits and held the bag shut with both hands.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] swam after the clinking too, with all claws out.] Just then {@a} came in, upside down, with the porridge[elder & !pet.dog & !pet.cat:  in one hand and {elder.his} knitting in the other].

“What have you got there?” asked {@a}.

“Nothing,” said {child}.

“Good, then you’ve got your hands free. Take the porridge.”

“I can’t. I’m holding on.”

“What to?”

“Nothing,” said {child}.

{@A} looked at {child.him} for so long that the porridge got out.

# isnt-it-heavy
Outside[city: , all over {city},] people had tied themselves to their gates and gone up like kites.[school:  {School} was shut, as the desks were in the trees.][music:  Somebody was playing {@song}, on a piano that wouldn’t keep still.] {Friend}[!friend.known: , {child’s} best friend,] hung over the hedge with a rope round {friend.his} middle, doing somersaults[sport:  of a kind that nobody does at {@game}].[pet:  {@pet}]

“Take my hands!” called {friend}. “We’ll do a double one!”

“I can’t,” said {child}.

“What have you got there?”

“Nothing.”

“You’ve been carrying nothing all day,” said {friend}. “Isn’t it heavy?”

“Nothing’s heavy today,” said {child}. But {child.his} fingers ached, and it was only everybody else’s best morning now.

# between-the-teeth
“You aren’t tied on!” said {@a}, and held out the end of a rope.

You can’t tie a knot when both your hands are full. So {child} took the rope between {child.his} teeth.

“Have you got hold of it?” asked {@a}.

{child} opened {child.his} mouth to say yes.

And there went the rope. {child} rose past the apple tree, and past the gutter, and past the chimney, with a bag in {child.his} arms and nothing round {child.his} middle. {@A} was no bigger than a [us: clothespin | clothes peg] now. There were only clouds left, and you can’t hold on to those[athlete: , not even if you’re {athlete}].

“Help!” shouted {child}.

# once
{@help}

# let-go-of-it
“Take hold!” shouted {friend}.

{child} had no hand to do it with. If {child.he} let go of the bag, everybody would see what was in it, and {@a} would see it first. {child} was so ashamed that {child.he} shut {child.his} eyes. But if {child.he} didn’t let go, {child.he} would go on up, until nobody could see {child.him} at all.

“I can’t!” {child.he} shouted. “I’ve got …”

“Nothing!” shouted {friend}. “I know! Let go of it!”

{child} opened both hands, as wide as they went. The bag turned over, and out flew the lid, and the handle, and all the blue bits, glittering in the sun. And with all ten fingers {child} took hold {@of}.

# both-hands
{@A} pulled {child.him} down into the garden, hand over hand. The spout came after. It sailed past the apple tree, and stopped softly against {@as} nose.

“That’s my teapot,” said {@a}.

“It was me,” said {child}. “I threw a ball. I didn’t dare say.” {Child.He} tried to look down, but today there was no down.

{@A} looked at the spout, and then at {child’s} fingers, which were white from holding.

“Have you been carrying that all day?”

“Yes.”

“With both hands?”

“Yes.”

“I liked that teapot,” said {@a}. “But if you want to keep something, you have to hold on to it.” And {@he} let the spout float away, and held on to {child}, with both arms.

# bit-by-bit
Then they all went after the bits, and now that {child’s} hands were free nobody was quicker. {Child.He} put the spout in the air, and it stayed. {Child.He} put a bit beside it, and then another, and nothing could fall. In the end the whole teapot hung there without any glue, with thin lines of light in it. Only a chip from the lid was missing.

“And now?” said {friend}, holding out both hands.

They did a double one, all the way round the apple tree.

Just before six they all put their hands round the teapot. Gravity came back slowly, feet first. The teapot grew heavier and heavier, and nobody let go until [elder & adult: {adult} had been round it with the glue | it had been glued].

# on-the-step
In the evening it stood on the shelf again, and the chip was still up there somewhere. {child} sat on the step beside {@a}. The gate was in its place, and so was the moon, and everything stayed where it was put.

“What have you got there?” asked {@a}.

{child} looked down. It was {@as} hand. {Child.He} had forgotten to let go of it.

“You,” said {child}.

# @pet
{Pet} hung there as well, in a box with a handle, and watched it all go by.
## if pet.dog
Beside {friend.him} {pet}[!pet.known: , {child’s} dog,] was swimming on {pet.his} own rope. {Pet} was the only one who got anywhere, because {pet.he} never stopped paddling.
## if pet.cat
{Pet} was tied on too, and wouldn’t look at anything but the bag.

# @help
{Friend} was on the roof already. {Friend.He} put both feet against the chimney, bent {friend.his} knees, and pushed off. {Friend} came flying with the rope behind and one hand in front. But the rope was only so long, and {friend} would only get there once.
## if pet.dog
{Friend} kicked and kicked, and got nowhere. “{Pet}!” {friend.he} shouted. “Fetch {child}!”

{Pet} turned {pet.his} nose straight up. {Pet.He} paddled past the gutter with all four legs, and past the chimney, with the rope behind {pet.him}, until {child} could feel {pet.his} breath. But there the rope was tight, and {pet} couldn’t get any further.
## if pet.cat
{Pet} was sitting on the chimney. {Pet.He} had {pet.his} eyes on the bag, and as it went past it clinked. {Pet’s} bottom began to wiggle.

“{Pet}, no!” shouted {@a}.

“{Pet}, yes!” shouted {friend}.

And {pet} jumped, with the rope behind {pet.him}, and landed on {child’s} shoulder with every claw in the [us: sweater | jumper]. But the claws were slipping, and the [us: sweater | jumper] was coming undone.
## if pet.other & !elder
{Friend} was on the roof already, but {friend.he} had the sun in {friend.his} eyes, and couldn’t see where {child} was.

“Where?” shouted {friend}. “Where?”

The only one who hadn’t taken {pet.his} eyes off {child} was {pet}. {Pet} looked straight up out of the box, at one place in all that sky, and {friend} looked along {pet.his} nose.

“There!” {friend} shouted, and pushed off from the chimney with both feet, with the rope behind and one hand in front. But {friend} would only get there once.
## if elder & !pet.dog & !pet.cat
{@A} still had the knitting under one arm. {@A} took the ball of wool and threw it. On any other day it would have come down in the hedge. Today nothing came down. The ball flew straight up, past the chimney, and unwound all the way.

“Wool’s enough,” called {elder.short}, “when nobody weighs anything!”

The last of the wool came dancing past {child’s} nose. But it would only do it once.

# @of
of {friend’s} hand
## if pet.dog
of the rope, right by {pet’s} tummy
## if pet.cat
of the rope, right by {pet’s} tummy
## if elder & !pet.dog & !pet.cat
of the wool

# @song
{music}

# @game
{sport}

# @Owner
{Minder}, who was minding {child} for the week,
## if adult & !elder
{Adult}
## if elder
{Elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
