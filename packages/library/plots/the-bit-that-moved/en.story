title: Don’t Shake, {Pet}
title: The Bit That Moved
title: A Small Green One
guest friend: Iris (she), Rory (he)
guest elder: Len (he), Stan (he)

% The wave is it. Whoever comes along (@m, @s): the grandparent, else the grown-up, else {elder} from next door, who has the beach hut. The carriage has one door at its end; dogs travel free.

# the-bit-that-moved
{child} wanted to take the sea home. {Child.He} had wanted it ever since {child.he} {child.was} four, and every summer there was the same trouble: it wouldn’t come.

“You can have a shell,” {@m} always said.[!elder & !adult:  {elder.He} lived next door, and the beach hut was {elder.his}.]

But a shell just lies there. {child} wanted the bit that moved.

This year {child.he} took a [us: cooler | cool box]. On the last evening, when [elder2: {elder2’s} sandwiches | the sandwiches] were finished, {child.he} put the empty box down at the edge of the water. {Friend}[!friend.known: , {child.his} best friend,] held the lid. {Pet} [breed: the {breed} | the dog] stood with {pet.his} paws in the foam and barked at whatever came. A small green wave ran up the beach, ran straight into the box, and {friend} shut the lid.

“It’ll just be water when you open it,” said {friend}.

Then the box went slosh, all by itself.

# all-right
They opened it at home[city:  {in city}], over the [us: wading | paddling] pool. Out came the wave. It rolled to one end of the pool, curled over and broke – shhhhh – and then it rolled back and did it again.

“All right,” said {friend}. “It’s a wave.”

For three days it was the best thing {child} had ever owned. [sport: {Child.He} forgot to {play sport}. ][school: Half of {school} came to look. ]{Child.He} went to sleep with the window open, listening to it[music:  instead of {@song}][elder & adult: , and so did {adult}]. {Pet} played with it for hours. {Pet.He} chased it to one end, and then it chased {pet.him} to the other.

# flat-as-a-plate
On the fourth day it broke more quietly. On the fifth it only came up to {pet’s} ankles. On the sixth morning {child} looked into the pool, and the water was as flat as a plate. {Pet} put in one paw, and a tiny ripple came and leaned against it.

“It’s got nowhere to go,” said {friend}. “It just gets to the side and has to turn round.”

{child} didn’t say anything for quite a while.

“What time’s the train?” {child.he} said.

# an-hour
{@M} didn’t ask a single question. {@He} bought three tickets, dogs being free, and carried one handle of the [us: cooler | cool box] while {child} carried the other. The box stood on the floor of the carriage, between their feet, and for an hour it made no sound at all.

# the-lid
Then the train came out of a tunnel. {Pet} lifted {pet.his} nose. {Pet.He} could smell it, far off: salt. {Pet.He} jumped up to tell everybody, and {pet.his} [us: leash | lead] caught round the handle. Over went the box.

“Lid!” yelled {friend}.

Too late. The wave was out. It ran down the middle of the carriage, over shoes and under bags[athlete: , faster than {athlete}]. “Is that somebody’s tea?” said a lady in a hat, lifting her feet.

And the train was slowing down. “This is Marsh Lane,” said the loudspeaker. “Please mind the gap.”

# a-beach
At the end of the carriage the doors slid open. Beyond them was the gap, and under the gap were black stones and oil.

“It’ll go down the hole!” cried {friend}.

There was no time to fetch anything. {child} ran, got in front of it and threw [child.he: himself | [child.she: herself | {child.himself}]] flat across the floor, with {child.his} fingers against one wall and {child.his} feet against the other. {Child.He} {child.was} not a [child.he: boy | [child.she: girl | child]] now. {Child.He} {child.was} a beach.

{Pet} flung {pet.himself} down next to {child.him}.

The wave came on. It reared up and broke – shhhhh – all over the pair of them. When {child} lifted {child.his} head, the floor was almost dry. {Child.He} {child.was} not. The sea was in {child.his} [us: sweater | jumper], and in {child.his} jeans, and in {child.his} socks. And all the sea that wasn’t in {child} was in {pet}, who was standing there with both ears dripping, and starting to look the way a dog looks just before …

“DON’T SHAKE!” shouted {child}, {friend} and {@m}.

{Pet} stopped, with one shoulder up.

# not-yet
“How far?” said {child}.

“Two stops,” said {@s}. “Then ten minutes’ walk.”

{child} sat with {child.his} feet in the [us: cooler | cool box] so that not a drop would be lost. {@Sat} {child.his} lap, and every few seconds a shiver began at the end of a wet nose. Each time, {child} put both arms round {pet.him} and breathed into one wet ear. “Not yet. Hold it. Good [pet.he: boy | [pet.she: girl | dog]], not yet.” {Pet} rolled {pet.his} eyes. {Pet.He} trembled like a kettle. But {pet.he} held it.

# now
They squelched down the hill. Down the steps they went, over the pebbles, across the hard sand, to the very edge.

{child} pulled off {child.his} [us: sweater | jumper] and wrung it out, twisting until {child.his} hands hurt. {Child.He} wrung out both {child.his} socks. {Friend} emptied the box. Last of all {child} {@set}.

“Now, {pet},” said {child}.

{Pet} shook. {Pet.He} shook from {pet.his} nose to {pet.his} tail and back again. The drops flew out in a great shining ring and came down in the sea, and where they fell, something small and green stood up.

# politely
It ran up the beach as far as {child’s} toes. It broke – shhhhh – and ran away again, and this time there wasn’t any side.

“You’ll not know it from the others now,” said {@s}, putting {@his} dry jacket round {child}.

“{Pet} will,” said {child}.

They sat there eating chips until the sun had nearly gone. Wave after wave came in, and {pet} let them all go by, politely. Then came a small green one, and {pet.he} barked.

# @Sat
{Pet} sat in
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Australian Shepherd / breed.Border Collie
As much of {pet} as there was room for sat in

# @set
set {pet} down with all four paws in the foam
## if breed.Golden Retriever / breed.Labrador / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Australian Shepherd / breed.Border Collie
led {pet} out until {pet.he} had all four paws in the foam

# @m
{elder}
## if adult & !elder
{adult}

# @s
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @song
{music}
