title: The Box Marked SUN
title: Please Don’t Tip It
title: The Sun’s Got Out
guest mover: Big Len (he), Big Ron (he)

% onlyAsked: the move. The creak makes {adult} (else somebody) call “Who’s out of bed?”, in the old house, in the kitchen and in the morning.

# nobody-else
They were moving [us: on | house on] Saturday, and {child} was packing the things that nobody else had thought of.[sport:  What you need to {play sport} was in a box by now.][athlete:  {athlete} was off the wall and rolled up in a tube.]

You can put anything in a box if you shut the lid fast enough[friend: , and {friend}[!friend.known: , {child.his} best friend,] had come to sit on the lids]. {child} had packed the creak from the floor by {child.his} bed, the one that always made [adult: {adult} | somebody] call, “Who’s out of bed?” {Child.He} had packed the blackbird’s song. {Child.He} wrote on the boxes with a fat black pen: CREAK. BLACKBIRD.

# his-bit-of-it
Last of all {child.he} packed the sun.

It was only {child.his} bit of it, the warm yellow patch that lay on {child.his} floor every morning. {child} always lay down in it before breakfast, on {child.his} back. {Child.He} didn’t think there would be one at the new house[school: , whatever they said {at school}], and that was the worst thing about going. {Child.He} held the box low, and {child.he} crept up, and … snap! The floor went dull. The box went warm.

# dont-tip-it
“What’s in this one?” asked {mover}, the [us: moving | removal] man[city: , who had carried half of {city} up and down stairs]. “It weighs nothing.”

“Sun,” said {child}. “Please don’t tip it.”

“Right you are,” said {mover}, and he put it in the front of the van, with a seat belt on.

# cold-all-over
The new house was big and bare, and their voices sounded wrong in it[elder: , even {elder’s}[elder2:  and {elder2’s}]]. {child’s} new room was at the back. The window looked out on a wall. {Child.He} put {child.his} hand on the floor, and it was cold all over.

“I’ll unpack,” {child.he} said.

# unpacking
{Child.He} opened the box marked CREAK down in the kitchen, which was a mistake. The creak jumped into the fridge door, and from then on, whenever anybody wanted milk, it went creeeak.

“Who’s out of bed?” called [adult: {adult}, because that was what {adult.he} always said | somebody, because somebody always did].

{Child.He} opened the box marked BLACKBIRD in the bathroom. The song liked it there. It sang out of the [us: faucets | taps].

# a-lost-cat
So it was working. {child} took the last box up to {child.his} room and opened the lid.

Out poured the sun, yellow as butter. It lay on the boards and shook itself. It slid up to the wall and back. It went once round the room, like a lost cat.

“It’s all right,” said {child}. “This is where we live.”

# got-out
But the sun didn’t know this floor. It slipped under the door. It ran down the stairs, one step at a time, and across the hall, [pet.dog / pet.cat: out from under {pet} the [pet.dog: dog|cat], who had only just lain down in it, and ]over {mover’s} boots.

“Your sun’s got out!” shouted {mover}[music: , in the middle of {@song}].[pet.other:  Only {pet} stayed calm.]

# snap
{child} ran with the box. {Child.He} tried in the hall. Snap! {Child.He} missed. {Child.He} tried in the kitchen. Snap! {Child.He} missed. [us: Around | Round] the table it went, faster and faster, frightened, and every minute it was smaller. It had been as big as a blanket. Now it was as big as a plate.

“It’s going out!” cried {child}.

“Shut the lid quicker,” said {mover}.

But {child} dropped the box. It was no good chasing it. It only wanted what it was used to.

It was used to {child}.

# on-the-floor
So in the middle of the bare kitchen, {child} lay down on {child.his} back. {Child.He} put {child.his} arms by {child.his} sides, the way {child.he} did before breakfast. {Child.He} made {child.himself} be still. {Child.He} could hear {child.his} own heart, and the blackbird singing in the [us: faucets | taps].

Something touched {child.his} foot.

It was no bigger than a saucer. It came up over {child.his} sock and along {child.his} leg, and it stopped on {child.his} tummy. {child} didn’t move. It turned round. It spread, out to {child.his} elbows, up to {child.his} chin, wider and warmer, until it lay all over {child.him} and all over the floor on both sides.

“Well, there’s a thing,” said {mover} softly, and he took off his cap.

# up-the-stairs
{child} got up very slowly and walked up the stairs. The sun came after {child.him}. {Child.He} lay down on the boards in {child.his} new room, next to {child.his} bed, and it lay down with {child.him}. This time it stayed.

# in-the-morning
In the morning {child} woke, and didn’t know where {child.he} {child.was}. Then down in the kitchen something went creeeak.

“Who’s out of bed?” called [adult: {adult} | somebody].

{child} looked over the edge. There it was, on the new floor, yellow and warm, and just {child.his} size.

“Me,” said {child}, and {child.he} went and lay down in it.

# @song
{music}
