title: Mittens
title: Dig It Straight
title: It’s Gone Round to the North-West
guest friend: Tilly (she), Rowan (he)
guest pet: Pip (she), Rusty (he)
guest elder: Bert (he), Agnes (she)
guest driver: Mr Pratt (he), Mr Munn (he)

% {elder} is the family’s own, else an old friend. {pet} is the family’s, else the next farm’s dog; a cat in the dog’s place stands in brackets. The friend is away till Easter, not for ever. Take the three mittens slowly.

# two-hundred-paces
On Thursday it began to snow, and {child} hoped it would never stop.

{@House} at the far end of the forest track, and the snowplough only came as far as the gate. From door to gate was two hundred paces, and they had to be dug by hand. At twelve o’clock on Sunday {@car} would be waiting down there with the car, to take [!friend.known: {child’s} best friend ]{friend} home. Then {friend} was moving to a borrowed house, right up until Easter. It was four hundred miles [city: from {city} | away], and the boxes were already packed.

“It’ll be fine,” {friend} had said. “There’s a swimming pool[sport: . And {sport}].” {Friend.He} had said it so many times that {child} was starting to hate swimming pools.

# dig-it-straight
{Elder} didn’t dig snow the way other people did. {Elder.He} knocked in canes and stretched a string between them, and then {elder.he} cut the snow into blocks, like cake.

“Dig it straight,” {elder.he} said, “and you only have to dig it once.”

They dug all Friday. {@Dives} Whatever {pet.he} found, {pet.he} took back to its owner. The pine cones {pet.he} gave to the pine tree.

By dusk they had done a hundred paces. {Elder.short} patted the edge with the flat of {elder.his} hand.

# putting-it-back
That night {child} lay awake. Towards morning {child.he} got up, pulled a coat over {child.his} pyjamas and crept out under the porch lamp. It was so quiet that {child.he} could hear the snowflakes. {Child.He} took the shovel, walked to where the path stopped and began putting the snow back.

{Child.He} put back twenty paces. It was stupid and it was dreadful and it felt marvellous. Somewhere along the way {child.he} lost a mitten.

# north-west
After breakfast they all stood on the doorstep.

It wasn’t twenty paces that had gone. It was fifty at least. {child} stared. {Child.He} hadn’t done that much.

“It’s the wind,” said {friend} quickly. “It’s gone round to the north-west. It’s perfectly natural.” {Friend} was going to be a weather forecaster that week[school: , after one came to {school}].

“North-west, is it?” said {elder.short}. {Elder.He} licked a finger and held it up. There wasn’t a breath of wind. “Well, there we are, then.”

And {elder.he} put up the string all over again.

# oven-gloves
They dug all Saturday, right down to the gate. {child} had borrowed some [us: oven mitts | oven gloves]. {Child.He} watched {friend’s} back and shovel going[athlete: , as fast as {athlete}], and thought that {friend} couldn’t get away fast enough.

“Are you looking forward to it?” {child} asked at last.

“Course I am.” {Friend} didn’t look round. “It’d be funny if I wasn’t. They’re all so happy.”

“Yes.”

“And you won’t have to share {pet} any more.”

{child} couldn’t think of anything to say to that.

On Saturday night {child.he} let the shovel be. {Child.He} lay there being a bit ashamed of {child.himself}, and fell asleep.

# both-ends
But on Sunday morning the path was gone again.

This time it was filled in at both ends. Somebody had even patted the snow down, to make it look natural. And this time it wasn’t {child}!

{Elder.short} stood with {elder.his} hands in {elder.his} pockets.

“Wind,” {elder.he} said.

Then along came {pet}. {@Nose} Snow flew. {Pet.He} [pet.cat: hissed | growled] and tugged and came up with something in {pet.his} mouth, something dark and frozen stiff. A mitten.

{child} went hot to the roots of {child.his} hair. This was it. Now {pet} would lay it at {child.his} boots, and everyone would know.

{Pet} [pet.cat: walked | ran] straight past {child.him}. {Pet.He} stopped at {friend’s} feet and put the mitten down in the snow.

It was red.

# how-much
{Friend} looked at it. {Friend.He} didn’t pick it up. {Friend.He} had bed socks on both hands, {child} saw now.

“Was it you?” said {child}.

“It’s the north-west…” {friend} began, and then {friend.he} couldn’t go on. “I don’t want to,” {friend.he} said. “I don’t want a swimming pool. But they’re all so happy, and you never said anything. You just kept digging. I thought you wanted to get it over with.”

Behind them the snow flew up again. {Pet} had found another one. This one was blue, and {pet.he} took it to {child} and [pet.cat: rubbed | bumped] {child.his} knee with it until {child.he} took hold.

{Friend} looked at the blue mitten. {Friend.He} looked at {child}. Then {friend.his} whole face began to wobble, and {child} couldn’t tell if {friend} was laughing or crying, and neither could {friend}.

“How much?” said {friend}.

“Twenty paces. Yesterday, before breakfast. You?”

“Thirty. And ten more today, up at this end.”

They added it up. It didn’t come out right. Who had filled in the path by the gate?

# a-grey-one
The third time, {pet} dug deep. When {pet.he} came up {pet.he} had a great big grey mitten, darned in three places[elder2:  by {elder2}]. {Pet.He} sat down in front of {elder.short} and [pet.cat: purred | wagged].

{Elder.short} took it and brushed off the snow. {Elder.He} looked away at the trees.

“I like it,” {elder.he} said, “when there’s people in the house.”

It was quiet for a long time. It had stopped snowing, and nobody had noticed.

# the-string
“We’ve got to dig,” said {friend}. {Friend.He} wiped {friend.his} nose on a bed sock. “Properly. Or I’ll never be able to get back in, will I?”

{Elder.short} fetched the string. {@Middle} So {friend} waded down to the far end, and they dug towards each other[music: , with {music} from either end]. Not until the shovels clanged together, right by {pet’s} nose, did {pet.he} get up, [pet.cat: shake one back leg | give {pet.himself} a shake] and run for the gate.

At twelve o’clock the path was done. It was so straight you could see {@cars} car at the other end, as through a telescope.

“Easter [us: break | holidays],” said {friend}.

“There’ll be snow,” said {elder.short}. “You have my word.”

# a-blue-one
{Friend} hugged {pet} the longest. Then {friend.he} climbed into the car, and it backed and turned. {child} stood by the gate, and one of {child.his} hands was cold. {Child.He} felt in {child.his} pocket for {child.his} mitten and pulled out a red one.

{Child.He} looked up. The car had almost reached the bend. In the back window a hand was waving, in a blue mitten.

# @house
{Elder}, an old friend of the family, lived
## if elder
{Elder’s} house stood

# @car
{driver}
## if adult
{adult}

# @cars
{driver’s}
## if adult
{adult’s}

# @whose
{Pet}, the next farm’s dog, who never went home,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.dog & breed
{Pet}, {child’s} {breed},
## if pet.cat
{Pet}, {child’s} cat,

# @dives
{@Whose} raced up and down, plunging {pet.his} head into the drifts until only the waggy end showed. Up {pet.he} came with pine cones, and sticks, and a trowel {elder.short} had been missing since summer.
## if pet.cat
{@Whose} crept along the edge, listened, and plunged head first into the drifts until only the tail showed. Up {pet.he} came with pine cones, and sticks, and a gardening glove {elder.short} had been missing since summer.

# @nose
{Pet.He} trotted down what used to be the path, nose to the ground. All at once {pet.he} dived in.
## if pet.cat
{Pet.He} crept down what used to be the path, ears forward. All at once {pet.he} dived in.

# @middle
{Pet} walked out to the middle and lay down with {pet.his} chin on the snow, and no coaxing would shift {pet.him}.
## if pet.cat
{Pet} walked out to the middle and sat down with {pet.his} tail round {pet.his} paws, and no coaxing would shift {pet.him}.
