title: I’ve Read a Book About It
title: Facing the Hedge
title: Hom Uff
guest friend: Noel (he), Ines (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has read a book is the grandparent, else {adult}, else {minder}. The old woman is gruff and brief; do point when she points.

# facing-the-hedge
{child} and {friend}[!friend.known: , {child’s} best friend,] were building a Stone Age hut behind the garage. It was [school: homework from {school} | for school], and {child} wanted to do it alone. But every five minutes {@first} came out and moved the sticks.

“The door should face south,” {@he} said. “I’ve read a book about it.”

“I want it facing the hedge,” said {child}.

“They had no hedges in the Stone Age,” said {@a}. {@He} moved the door[music: , hummed {music}] and went in for more string.[elder2:  On the other side of the house {elder2} was mowing the lawn and wanted to get to the end of it.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay beside them and wanted a stick.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat beside them and wanted the string.][pet.other:  Indoors {pet} was waiting to be fed.]

{child} was so angry that it hurt in [child.name: the | {child.his}] throat. {child} was {age} and could do all sorts of things[sport: , and {play sport} as well], but nobody ever noticed, because {@a} always got there first. {child} put back every stick where it had been, with the door facing the hedge. Then {child.he} crawled in to be left in peace, turned [us: around | round], and crawled out again.

# in-and-out
The garage was gone[city: , and so was the rest of {city}]. The hut stood in the woods and was covered in skins. There was a big lake with reeds, and there were reindeer on the far side.

{child} crawled in and out again, and there was the garage.

“{Friend},” {child.he} said. “If you crawl in and out, you get to the Stone Age. If you do it again, you get home.”

{Friend} didn’t talk much, but {friend.he} listened hard. {Friend.He} nodded and crawled in after {child}.

“What are you doing?” called {@a}. “You’ll knock the sticks!” {@He} crawled after them, in and out, and there they stood in the Stone Age, all three of them.

# bo
Outside the hut stood an old woman dressed in skins. She had four teeth and folded arms.

“Hom!” said the old woman, and pointed at the hut.

“That means welcome,” said {@a}.

“She looks angry,” said {child}.

“That’s how they look when they say hello. I’ve read a book about it.” {@A} bowed very low. “Hom! Hom, hom!”

The old woman looked at {@him} the way you look at somebody who has walked straight into a glass door.

“Hom uff,” she said, and pulled one of the sticks out of the hut.

“Now she’ll show us how they’re built,” said {@a} happily.

“{@A}, she’s taking it down.”

“It can look like that at first,” said {@a}, and {@he} helped. {@He} pulled up sticks, rolled up skins and held the string, and the old woman nodded. By the end the old woman had the whole hut in a bundle on her back. She said “uff” and set off along the shore.

# the-way-home
“An outing!” said {@a}. “How lovely!”

“{@A},” said {child}. “That’s our door home.”

{@A} stopped smiling. {@He} looked at the bare patch in the grass, and at the bundle walking off.

“They moved a lot in the Stone Age,” {@he} said in a very small voice. “That was actually in the book.”

{child} was frightened, so frightened that [child.name: both | {child.his}] legs wanted to sit down. Then {@a} did something {@he} hadn’t done all day. {@He} asked.

“{Child}, what do we do?”

# you-listened
{child} turned to {friend}.

“You were listening. What did she say?”

“Hom is the hut,” said {friend}. “She pointed every time. And uff is going away, I think.”

“Then I’ve been saying house, house, house to her,” said {@a}.

“And bowing,” said {friend}.

# the-fifth-time
{child} ran past the old woman and stood in her way with both arms out.[athlete:  Even {athlete} would have had to stop.]

“Hom!” said {child}, and pointed at the bundle.

“Hom uff,” said the old woman, and pointed at the mountains.

{child} [child.name: said no | shook {child.his} head]. {Child.He} pulled a stick out of the bundle and stuck it in the ground. The old woman pulled it up and put it back. {child} took it again and stuck it in the same place. The old woman pulled it up. {child} stuck it in. That was nothing new. {Child.He} had been doing it all morning.

The fifth time, the old woman began to laugh. She laughed with all four teeth. Then she pointed at {child}.

“{Child} hom?” said {friend}, to help.

“{Child} hom,” said {child}. {Child.He} laid [child.name: one cheek on both | {child.his} cheek on {child.his}] hands, like somebody asleep in bed, and pointed at {@a} and {friend} as well. “{Child} hom. {Child} uff.”

# hold-this-one
The old woman understood that. She lifted down the bundle, and together they built the hut again. {@A} reached for a stick that looked a little crooked.

“Hold this one instead,” said {child}. “And don’t move it.”

{@A} held the stick. {@He} stood so still that a bird landed on {@him}.

“South, isn’t it?” {@he} whispered when they got to the door.

The old woman rapped {@him} on the knuckles and pointed the other way, at a row of thick bushes.

“Facing the hedge,” said {child}.

# behind-the-garage
Then they waved to the old woman, crawled in, and crawled out behind the garage. It smelled of cut grass.[elder2:  {Elder2} had got to the end of the lawn.] {@A} patted the hut, very gently, so that nothing moved.[pet.dog:  There was one stick left over, and {pet} got that.][pet.cat:  There was some string left over, and {pet} got that.][pet.other:  Then {pet} was fed.]

# only-a-book
That evening {child} sat at the kitchen table with the worksheet for school. {@A} read out the first question: “How did people live in the Stone Age?” {@He} opened {@his} mouth. Then {@he} shut it again and handed {child} the pencil.

“You write it,” said {@a}. “I’ve only read a book.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

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

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
