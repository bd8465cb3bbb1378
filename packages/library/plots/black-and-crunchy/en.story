title: The Dragon Who Wouldn’t Eat
title: Black and Crunchy
guest friend: Hana (she), Felix (he)
guest elder: Mrs Bunn (she), Mrs Tarrant (she)

% {elder} is the family’s own, else a neighbour who was a school cook. “Have you eaten?” comes four times and each time means something else.

# under-the-table
There was a dragon under {elder’s} kitchen table, and it was getting colder.

{child} lay on {child.his} tummy on the lino to look at it. It was red, about as big as a sofa, and it had one paw tucked under its chin. {Friend}[!friend.known: , {child’s} best friend,] lay beside {child.him}.

“Its fire’s gone out,” said {child}. “I want it lit again. I want to see it fly.”

“Dragons burn what they eat,” said {friend}. “No dinner, no fire. Trust me, I’m nearly a vet.”

{Friend} had once held a guinea pig.

# and-i-shant
{Elder.short} put {elder.his} head under the table. {@who} asked everybody the same thing, even the man who read the meter.

“Have you eaten?” {elder.he} said.

“No,” said the dragon. “And I shan’t.”

{Elder.short’s} head came up so fast that it hit the table.[athlete:  {athlete} couldn’t have done it faster.] Nobody had ever said that in {elder.his} kitchen.

# still-yellow
{Elder.short} made a cheese pie. It was golden. It bubbled.

The dragon sniffed it. “Not done,” he said.

“Not done?” said {elder.short}.

“It’s still yellow.”

{child} and {friend} ate nearly all of it, so that the pie wouldn’t be upset.[pet.dog:  {Pet}[!pet.known:  the dog] saw to the crumbs.][pet.cat:  They saved a bit of cheese for {Pet}[!pet.known:  the cat].][pet.other:  They saved a crumb for {Pet}, too.]

{Elder.short} made crumble[music: , humming {music} to keep calm]. The dragon said it was practically still in the garden.

“Have you eaten?” said {elder.short}, between {elder.his} teeth. This time it meant that {elder.he} was going to win.

“Have you?” said the dragon, between his. He had a lot more teeth.

# the-potato
“I’ll tickle him,” {friend} whispered. “When he laughs, I’ll pop a potato in. That’s how you do it with guinea pigs.”

{Friend} crawled right under and tickled the dragon behind his knee. The dragon laughed so hard that the potato shot out again, crossed the kitchen and landed in {elder.short’s} apron pocket.

“Good catch, {elder.short},” said {child}.[sport:  “You ought to {play sport}.”]

“I’m not speaking to anybody,” said {elder.short}.

# cold-as-a-tap
Then the dragon stopped laughing, and shivered. The red went out of his tail. Grey crept up him, like a puddle up a sock.

“Oh no,” said {friend}. “{child}, he’s cold as a tap!”

{child} put both arms round the dragon’s neck. {child’s} own throat went tight. {Child.He} {child.was} frightened, and {elder.short} saw it. {Elder.short} got down on the lino, knees and all, and rubbed {child’s} back.

“Have you eaten?” {elder.he} asked the dragon, quite softly. “Ever? What did your mother give you, love?”

The dragon opened one eye.

“Black,” he whispered. “Black and crunchy.”

# burnt
{child} sat up. Yellow wasn’t done. Crumble was practically in the garden.

“Burnt!” {child.he} said. “He wants it burnt! {Elder.short}, you’ve got to burn something!”

{Elder.short} went pale. “I have never burnt a thing in my life.”

“You can do it, {elder.short}.”

“I don’t know how!”

“It’s easy,” said {friend}. “At our house we do it every Sunday.”

# again
{Elder.short} put a slice of bread in the toaster. {child} turned the knob, past three, past four, all the way round to where it had never been. The toast popped up brown, and {elder.short’s} hand flew out to save it.

“Again,” said {child}.

“It’s perfect,” begged {elder.short}.

“Again, {elder.short}.”

{Friend} held {elder.short’s} hand. {Elder.short} looked at the wall. {child} pushed the lever down. The kitchen filled with a dreadful smell[school: , and somebody sniffed as far away as {school}], and up came the toast, black as a boot.

# now-that-is-cooking
{child} carried it under the table on a plate and held it to the dragon’s lips.

Crunch.

A spark ticked, deep down. The red ran all the way back to the tip of his tail.

“Now that,” said the dragon, “is cooking.”

# round-the-chimney
When he was full, they opened the back door for him. The dragon flew once round the chimney, once round the church[city: , once round the whole of {city}], and low over the [us: laundry | washing], which dried. {child} and {friend} ran below him with their arms out until they fell over in the grass.[pet.dog:  {Pet}[!pet.known:  the dog] fell on top of them.][pet.cat:  {Pet}[!pet.known:  the cat] would never believe it.][pet.other:  {Pet} would never believe it.]

# on-the-step
The dragon landed on the step, folded his wings and looked hard at {elder.short}, who had been on {elder.his} feet since breakfast.

“Have you eaten?” said the dragon.

“Well,” said {elder.short}. “No. I haven’t, as it happens.”

So they sat {elder.him} on the step between {child} and {friend}.[elder2:  {Elder2} brought out a fork.] The dragon found the last bit of cheese pie, and breathed on it very gently, and stopped while it was still golden.

{Elder.short} ate it all, with the dragon’s warm tail over {elder.his} feet.

# @who
{Elder.He} lived next door and had been a school cook for thirty years, and {elder.he}
## if elder
{Elder.He} was doing the cooking that day[elder2:  while {elder2} was out with the bags], and {elder.he}
