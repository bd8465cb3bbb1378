title: The Longest Scarf of All
title: A Sore Throat
title: Warm All the Way Up
guest knitter: Mrs Okafor (she), Mrs Bell (she)

% Who knits (@m): the family's grandparent, else the neighbour upstairs.

# an-eye
{@m-first} knitted scarves. {@he-cap} knitted on the bus, and {@he} had even knitted at the dentist’s, with a mouth full of cotton wool. The whole sofa was full of scarves, so when {child} stayed the night there {child.he} built a den out of them.[pet.dog / pet.cat:  {Pet} was allowed to live in it too.]

One evening it was raining and blowing. Then there was a knock. It wasn’t at the door. It was at the window, one floor up.

{child} {child.was} a bit frightened, but drew the curtain. Outside was an eye. It was as big as a plate, and very kind.

“There’s a dinosaur in the flower bed,” said {child}.

“Not on the peonies, I hope?” said {@m}.

# from-long-ago
They went out on the balcony. In the garden stood a long-neck, as big and wet as a mountain. Behind him was another one. And by the blackcurrants stood one with three horns, one with spikes on its back, and one that was about the size of a hen.

“Good evening,” said the long-neck. “We’ve walked all the way from long ago. We saw there was a light on[city:  in {city}]. And we’ve got such sore throats.”

“I’m not surprised,” said {@m}. “With throats like that.”

[friend: Across the road {friend} pulled up the blind, blinked, and pulled it down again.

]
# round-the-chin
{@m-cap} held out the longest scarf there was. It went exactly round the long-neck’s chin. Now he looked like a dinosaur with a very, very small [us: Band-Aid|plaster].

“Then we knit,” said {@m}, and rolled up {@his} sleeves.

And how {@he} knitted! The needles clattered like horses’ hooves. {child} wound [us: yarn|wool], the red and the blue and the green.[music:  They sang {music}, because it makes it go faster.][athlete:  Not even {athlete} has hands as quick as that.] They knitted till it was dark in all the other windows.

# no-more-yarn
Then the [us: yarn|wool] ran out.

“How far did we get?” asked {@m}.

{child} measured. “To here,” said {child.he}, and pointed at the long-neck’s neck. It wasn’t even half.

{@m-cap} looked at the needles. For the first time in {@his} life {@he} had nothing to knit with. The dinosaurs shivered. The small one, the hen one, sneezed till it sat down on its bottom.

# the-den
Then {child} looked in through the balcony door. {child.He} looked at the sofa. {child.He} looked at {child.his} den.

“But we’ve got any number of scarves! They just aren’t joined up!”

“Well I never,” said {@m}. “What a head you’ve got on you.”

And they pulled down the den.[pet.cat:  {Pet} came with the last one, being asleep on it.][pet.dog:  {Pet} helped with the pulling down.] {child} did the knots, because {child.he} had just learnt knots[school:  at {school}]. Stripy to spotty. Knot! Yellow to purple. Knot! [sport: The one somebody had when they went to {play sport}. Knot! ]The one that Uncle Bernard wanted and never got. Knot! The scarf went winding over the balcony, down on to the grass, and twice round the apple tree.

# round-and-round
Then they wrapped. The long-neck bent down, and {child} climbed up on his head, and rode round and round and round, like somebody on a [us: carousel|roundabout]. Round the first long-neck. Over to the second, and round him as well. Round the one with the horns. Carefully round the one with the spikes. And the very last bit, with the fringe, was for the hen one.

Now they were all joined up.

“Oh,” said the long-neck. “It’s warm all the way up.”

“And now you won’t lose each other,” said {child}.

# breathing
The dinosaurs lay down round the house, close together. It sounded like somebody moving the furniture. They had hot blackcurrant in the baby bath, and drank it in turns, biggest last.[elder2:  {Elder2} ladled it out.]

{child} crept in with {@m}, because there wasn’t a den any more.[pet.other:  At home in the cage {pet} slept, and knew nothing of it.] Outside the window the dinosaurs breathed, out and in, out and in, and the curtain went with them.

# footprint
In the morning they had gone home to long ago. But in the flower bed, exactly between the peonies, was a footprint. It was deep, and full of rain.

When the weather’s warm {@m} sits with {@his} feet in it. And knits.

# @m
{knitter}
## if elder
{elder.short}

# @m-cap
{knitter}
## if elder
{Elder.short}

# @m-first
{knitter} upstairs
## if elder
{Elder}

# @he
she
## if elder
{elder.he}

# @he-cap
She
## if elder
{Elder.He}

# @his
her
## if elder
{elder.his}
