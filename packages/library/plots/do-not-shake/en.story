title: Size Thirty-Seven
title: Do Not Shake
title: At Work
guest friend: Ned (he), Priya (she)
guest dog: Wilf (he), Bruno (he)
guest neighbour: Mrs Hartley (she), Mrs Osborne (she)
guest troll: the troll (he)
guest mouse: the dormouse (she)

% The troll is he, the dormouse she. Where the family has no dog, {dog} is next door's (and {neighbour’s}, where nobody has named {adult}). @m: {adult}, else {neighbour}.

# a-shoe
One morning in November there was a shoe on the front step.

Usually {child} wouldn’t have thought it odd. {@Fetched} {@He} laid it all on [pet.dog: the|{child’s}] front step, as carefully as if it were glass.

But this shoe …

# what-size
“[adult: {Adult}|{neighbour}],” called {child}, “what size shoes do you take?”

“[us: Nine | Seven].”

“Then it isn’t yours.”

The shoe was as long as {child’s} arm. It was sewn out of birch bark and lined with moss, and it smelled of cellar. {Friend}[!friend.known: , [friend: {child.his} best friend|who had come to play],] held a tape measure against it and counted on {friend.his} fingers.

“Size thirty-seven,” {friend.he} said. “At least.[city:  The biggest {in city}.]”

They looked at each other.

“Troll,” said {child}.

“Troll,” said {friend}.

{@Dog} wagged {@his} tail.

# on-the-back
If you find a thing, you give it back[elder: , as {elder}[elder2:  and {elder2}] always said]. That goes for smelly things, too. So they wrote a notice, FOUND, ONE SHOE, LARGE, and pinned it to a fir tree behind the house. The next day somebody had written on the back of it in charcoal:

MINE. PUT IT BY THE STONE. DO NOT SHAKE!!! DO NOT BRING THE DOG.

“An angry troll,” said {friend}.

“Or a worried one,” said {child}, who had counted the exclamation marks.

# like-a-tray
They carried the shoe through the woods between them, as steadily as a tray of full glasses. They had shut {@dog} in the kitchen. But {@dog} could open doors, and when they got to the stone, so did {@he}.
## or
They took the shoe in the wheelbarrow, on every cushion off the sofa, and walked as if the whole wood were asleep. They had left {@dog} at home with a bone. But bones come to an end, and when they got to the stone, so did {@dog}.

# the-stone-stood-up
And the stone stood up.

It was broad and grey, with lichen on its shoulders and a tail full of fir cones. On one foot it had a birch bark shoe. The other was bare, and blue with cold.

“The dog!” shrieked the troll, and took two steps backwards, so that the ground jumped. “I wrote about the dog!”

{child} took hold of {@dogs} collar. {child.His} heart was thumping. But the troll’s bottom lip was trembling, and it’s hard to be afraid of somebody more afraid than you.

“{@He}’s only friendly,” said {child}. “I’m sorry {@he} took your shoe. Here, you can put it on.”

# in-the-toe
“Put it on!” You would have thought {child} had said something dreadful. The troll sank to his knees, bent over the shoe and poked some of the moss aside with a finger the size of a loaf. “Look. But don’t breathe on her.”

Right down in the toe, in a ball of grass, lay a little golden-brown mouse, asleep, with her tail over her nose like a scarf.

“It’s a dormouse,” whispered {friend}. “They sleep all winter.[school:  We did them {at school}.]”

# since-october
“In October she moved in,” said the troll. “I’d only taken it off for a scratch. After that I couldn’t very well put it on again.”

“Have you been barefoot since October?” said {child}.

“Standing, mostly. I’m on guard.” The troll wiped his nose. “Then I nodded off, and when I woke up the shoe was gone. A dog, I thought. They’ve got teeth, and they shake whatever they get hold of. She’ll be nothing but crumbs.”

# never-shakes
They looked at the mouse. The grass moved when she breathed. She hadn’t even woken up.

“{@Dog} never shakes anything,” said {child}. “{@He} carried an egg home once.”

The troll looked at {@dog} properly for the first time. He held out one hand, and it shook a little. {@Dog} sniffed it. Then {@he} licked it, and left a clean pink stripe right across.

“Oh,” said the troll. “Is that what I look like?”

# a-foot
The troll put the shoe under a fir tree, out of the wind, and covered it with twigs. But the foot was still blue, and May was a long way off. {child} thought about it all the way home, and all through supper[pet.other: , {pet’s} as well as {child.his} own].

“[adult: {Adult}, that old sleeping bag with the broken [us: zipper | zip], do we|{neighbour}, your old sleeping bag with the broken [us: zipper | zip], do you] need it?”

“No. What do you want it for?”

“A foot,” said {child}.

{@M} looked at {child.him} for a long time, and then at {friend’s} tape measure.

“How big?”

“Thirty-seven.”

“Then it’ll just about do,” said {@m}, and got out the sewing machine.

# red-outside
{@She} folded the sleeping bag in two.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was in it already and had to be poured out.] {child} did the pins, and {friend} cut a sole out of an old camping mat. They sewed [music: to {music} ]until it was dark. It turned into a slipper, red outside and checked inside, and the next day {@carry}. {@He} carried it all the way without treading on it once.

# asleep-indoors
The troll put his foot in and wiggled his toes.

“It’s like having a foot that sleeps indoors,” he said at last.

# at-work
Winter went by. Sometimes they found big tracks in the snow, one in birch bark and one in a slipper, with paw prints beside them. And some mornings {@dog} had fir cones in {@his} fur, and looked tired and important.

“Where does {@he} go at night?” {@owner-wondered}.

“Work,” said {child}.

Because a troll has to sleep sometimes. And then you need somebody on guard, somebody who never shakes.

# awake
In May, when the bluebells came out, the red slipper was lying on the front step. It had been washed, as well as a troll can wash. In the toe was a note in charcoal, with three words and not one exclamation mark:

SHE IS AWAKE.

# @fetched
{dog}, the dog next door, fetched things. He was a golden retriever, and it was in his blood, they said next door. {@Things}
## if !adult & !pet.dog
{dog}, who lived next door with {neighbour}, fetched things. He was a golden retriever, and it was in his blood, {neighbour} said. {@Things}
## if pet.dog
{Pet} fetched things. {A breed} doesn’t, {@m} said, but nobody had told {pet}. {@Things}
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.Cocker Spaniel / pet.dog & breed.Poodle / pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
{Pet} fetched things. {Pet.He} {pet.was} {a breed}, and it was in the blood, {@m} said. {@Things}

# @things
{@He} had come home with somebody’s newspaper, [sport: {sport.thing} just as somebody was going to {play sport}|half a football][athlete: , a poster of {athlete}] and, once, a whole fried fish.

# @carry
{@dog} was allowed to carry it
## if breed.Yorkshire Terrier / breed.Dachshund / breed.Shih Tzu
they helped {pet} to carry it

# @dog
{dog}
## if pet.dog
{pet}

# @dogs
{dog’s}
## if pet.dog
{pet’s}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @his
{dog.his}
## if pet.dog
{pet.his}

# @m
{neighbour}
## if adult
{adult}

# @M
{neighbour}
## if adult
{Adult}

# @she
{neighbour.he}
## if adult
{adult.he}

# @owner-wondered
{neighbour} wondered
## if adult & !pet.dog
they wondered next door
## if adult & pet.dog
{adult} wondered
