title: Whopping!
title: Bigger Than That?
title: The Number Nine
guest minder: Mrs Budd (she), Mrs Lamb (she)

% Everything the fairy makes is big to her. Who is in the shelter with {child}: {adult}, else the elder, else {minder} from next door (@a). The bus that {child} wishes for
% is the number nine, and it comes.

# pea-pod
It was raining[city:  in {city}], the bus [school: from {school} ]was late, and there was a fairy on the bench in the bus shelter.

{child} saw her before {@a} did[adult & elder: , and long before {elder}[elder2:  or {elder2}], who had only got as far as Tuesdays on the timetable]. She was as small as a pea pod, she had wet wings, and her hands were on her hips.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed at her, and sneezed.][pet.cat:  {Pet}[!pet.known:  the cat], who was in a basket, pretended not to see her.][pet.other:  {Pet} would have liked her, but {pet} was at home, in the dry.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was just outside, filling {friend.his} boots with rain, and missed it all.]

“I do wishes,” said the fairy. “Big ones. What do you want?”

{child} had always wanted to meet a fairy who did wishes. And {child.his} hair was dripping.

# umbrella
“An umbrella, please,” {child.he} said.

“A WHOPPING one!” cried the fairy, and clapped.

Ping!

There was an umbrella on the bench. It was red, with a curly handle. And it was as big as a daisy.

“Look at it!” said the fairy. “Whopping!”

{child} held it over {child.his} head. It kept one hair dry.

“It’s lovely,” said {child}. “Have you got anything bigger?”

“Bigger?” said the fairy. “Bigger than THAT? Goodness, what do you want next?”

# a-bun
“I’m a bit hungry[sport:  after {sport}],” said {child}. “Could I have a bun?”

“A WHOPPING one!”

Ping! There was a bun. It had icing and a cherry. {child} put it on {child.his} tongue and it was gone.

The fairy’s mouth fell open. “You ate it all,” she said. “By yourself. In one go!”

# plenty-of-room
“I wish,” said {child}, “that the bus would come.”

“Now you’re talking,” said the fairy. She rolled up her sleeves[athlete:  and bent her knees like {athlete}]. “This will be my biggest ever. Stand back!”

PING!

Along the bench came a bus. It was green. It had tiny lights and a tiny bell, and it was just as long as a banana. A tiny driver leaned out.

“Plenty of room upstairs!” he called. “Hurry along, please!”

“I don’t think I’ll fit,” said {child}.

“Don’t be silly,” said the fairy. “It’s WHOPPING. There’s room for fifty like you. Look!” And she hopped on.

# splash
Ting-ting! Off went the bus, along the wet bench, a bit too fast. It skidded. It slid. It went over the end of the bench and down, splash, into the great big puddle on the floor.

“Help!” called the driver. “We’re sinking! Everybody upstairs!”

“I can’t fly!” called the fairy. “My wings are wet! Oh, it’s such a whopping puddle!”

Oh no!

# two-hands
There was no time for wishes. {child} knelt down, pushed up both {child.his} sleeves and put {child.his} two hands into the cold water, one on each side of the bus. {child.He} scooped.

Up came the bus. Water ran out of its doors and out between {child.his} fingers. And there sat the fairy on the top deck, coughing.

{child} held the bus very still. {child.He} blew on the fairy’s wings, softly, until they stopped dripping.

# theyre-whopping
The fairy looked at {child’s} thumb. She looked along {child’s} arm, all the way up to {child’s} face.

“You did that,” she said, “with your own hands?”

“Yes,” said {child}.

“They’re whopping,” said the fairy.

{child} put the bus back on the bench, and the fairy got off, by way of {child’s} thumb. Ting-ting! The driver said thank you very much[music: , hummed {music}] and drove home along the bench, slowly this time.

# number-nine
Then there was a rumble. Round the corner came the other bus. The number nine, with its big bright lights and its big black wheels and all its steamy windows.

The fairy grabbed hold of {child’s} collar.

“Who,” she whispered, “wished THAT?”

“I did,” said {child}. “That’s the bus I meant. Do you want a ride?”

# what-do-you-think
So the fairy rode home on the number nine, on {child’s} knee, in the warm, with the tiny red umbrella folded in her lap. She looked out at the tall wet trees, and the houses, and the great wide sky.

“Well?” said {child}. “What do you think?”

The fairy leaned back against {child’s} tummy and sighed.

“Whopping,” she said.

# @a
{minder} from next door
## if elder & !adult
{elder}[elder2:  or {elder2}]
## if adult
{adult}
