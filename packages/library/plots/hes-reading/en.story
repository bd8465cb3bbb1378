title: The Dog Who Ate the Map
title: Inside the Dog
title: One Good Digger
guest pet: Biscuit (he), Cracker (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest grout: Captain Hepzibah Grout (she), Captain Drusilla Grout (she)

% The captain is “she”. “It’s cheese” is said with no expression at all.
% The captain’s “No offence” is for a dog called Biscuit or Cracker; a dog of the family’s own has another line there.

# ate-the-map
The first thing that {pet} did on board the pirate ship was to eat the treasure map.

{Pet.He} didn’t nibble it. {Pet.He} ate it in two bites, and then {pet.he} licked the table.

Nobody spoke. {Grout} stared at the place where the map had been. Her crew stared at {pet}. {Pet} wagged {pet.his} tail, in case there was another.

“Sorry,” said {child}. “{Pet.He}’s had {pet.his} [us: dinner | tea] and everything.”

# one-good-digger
It had begun so well. {child} had been walking {pet}[!pet.known: , {child.his} dog,] along the harbour wall when {child.he} saw a notice nailed to a post. WANTED, it said. ONE GOOD DIGGER. ASK FOR THE CAPTAIN. Well, nobody [city: in {city} ]dug better than {pet}. {Pet.He} had dug up {@roses}, the lawn, [sport: {child’s} {sport} things, ]and once part of the [us: sidewalk | pavement]. The captain had hired {pet.him} on the spot, and {child} to go with {pet.him}.

[friend: {Friend}[!friend.known: , {child’s} best friend,] had been hired too, to hold the [us: leash | lead]. It was not a long job. {Pet} had eaten that as well.

]“Forty years!” said the captain now. “Forty years I’ve hunted for the Golden Wheel of Old Ma Grout, my own great-grandmother. Round as the moon, they say. Yellow as butter. So heavy that it took four men to lift it. And your dog has swallowed the only way to find it!”

# walk-the-plank
“Shall we make {pet.him} walk the plank?” asked the bosun.

“{Pet.He}’d like that,” said {child}. “{Pet} loves swimming.”

The captain put her head in her hands.

[elder: {Elder}, who had only come on board to see that everybody wore a life jacket, patted the captain on the shoulder and gave her a peppermint.[elder2:  {Elder2} had one too, for the shock.]

]{child} knelt down beside {pet}. It was odd, {child.he} thought. {Pet} did eat things that {pet.he} shouldn’t, but {pet.he} had never been interested in paper. {Pet.He} left {child’s} homework alone, even when {child} held it out[school:  on the way to {school}].

“Captain,” {child.he} said. “Where did the map come from?”

“It was in Old Ma’s own sea chest,” said the captain. “It lay beside the treasure, till she took the treasure off and buried it.”

# inside-the-dog
{child} leaned over and smelled the table. {Child.He} sat back on {child.his} heels. {Child.He} began to smile.

“Which island was it?” {child.he} asked.

“That one there.” She pointed through the porthole at a bare, green hump. “But it’s all sand and bog. You could dig for a hundred years.”

“Row us over,” said {child}. “We’ve still got the map. It’s just that it’s inside the dog.”

# hes-reading
They rowed over. The moment {pet’s} paws touched the sand, down went {pet.his} nose. {Pet.He} went left. {Pet.He} went right. {Pet.He} went round three times and into a bush, and came out backwards.

“{Pet.He}’s lost,” said the bosun.

“{Pet.He}’s reading,” said {child}.

Suddenly {pet’s} ears went up. {Pet.He} shot off over the hump with {pet.his} tail going like a propeller[athlete: , faster than {athlete}], and {child} ran after {pet.him}, and the captain after {child}, and nine pirates came puffing behind with the spades. They ran through the bog. They ran through the brambles. And under a crooked thorn tree, {pet} stopped and began to dig.

# how-the-sand-flew
How {pet.he} dug! The sand flew up in a fountain. It filled the bosun’s hat. Soon there was nothing to be seen of {pet} but the tip of {pet.his} tail, and then not even that.

Thunk.

It took four pirates to haul it out. It was wrapped in sailcloth, as round as the moon and as big as a cartwheel. The captain’s hands shook as she pulled the cloth away.

It was as yellow as butter.

# its-cheese
Then the smell came out. The bosun fainted, quite gently, into a gorse bush.

“It’s cheese,” said the captain.

“I thought it might be,” said {child}. “That’s why {pet} ate the map.”

For a moment nobody dared to look at her. Then {grout} cut a slice with her cutlass, and put it in her mouth, and chewed. A tear ran down her cheek.

{@boys}

# first-mate
That evening they lit a fire on the beach and toasted cheese on the ends of their swords until the stars came out.[music:  The bosun felt better, and sang {music}.] {Pet} was made First Mate, and had the rind.

# treasure
It was late when they rowed {child} home. {@A} tucked {child.him} in. {Pet} turned round twice at the foot of the bed and lay down with a grunt, very fat.

{@A} stopped at the door and sniffed.

“{Child},” said {@a}. “What on earth is that smell?”

“Treasure,” said {child}, and {child.he} shut {child.his} eyes.

# @boys
“Boys,” she said, “we’ve had nothing but ship’s biscuit and crackers since March.” She glanced down. “No [us: offense | offence].”
## if pet
“Boys,” she said, “we’ve had nothing but ship’s biscuit since March.” {Pet} looked up, in case somebody had one left.

# @roses
{minder’s} roses
## if adult
{adult’s} roses

# @a
{minder}
## if adult
{adult}
