title: Yellow, Blue and Mud
title: Tell Me When It’s Gone
title: Nothing Missing
guest friend: Tess (she), Arlo (he)
guest ivar: Rufus (he), Ned (he)
guest lodger: Josie (she), Hattie (she)

% {@a-first} is {adult}, else the grandparent, else {lodger}. 
% A moonbow is rare but real: a low full moon behind you, rain in front. Nearly everybody sees it white.

# at-the-window
The rainbow came up over the [us: bike racks | bike sheds] in the middle of [us: math | maths], and the whole class went to the window to look. Everybody but {ivar}. He stayed where he was, with his back to it, doing sums.

“Tell me when it’s gone,” he said.

“But it’s enormous,” said {child}. “All of [city: {city} | school] is looking at it, and you’re missing the whole thing!”

{Ivar} turned round, looked out for two seconds, and turned back.

“Yellow,” he said. “Blue. And a bit of mud.”

Everybody laughed, {child} loudest of all.

“He’s colour-blind,” whispered {friend}[!friend.known: , {child’s} best friend,] who tended to say things slightly too late.

“Red and green are the same mud,” said {ivar}, without looking up. “I can still do sums.”

{child} was ashamed, all the way down to {child.his} shoes. All afternoon {child.he} wanted just one thing: to get {ivar} a rainbow with nothing missing from it.

# like-cucumber
They all walked home the same way[school:  from {school}]: {ivar} lived across the road from {child}. The rainbow was still there, over the roofs. {Ivar} had his hood up.

“Red,” said {child}, “is like when you’ve run up three flights of stairs[athlete:  after {athlete}].”

“I know what red is. I’ve got my own.”

“Green’s like cucumber,” said {friend}.

“I’ve eaten cucumber.”

[music: “And purple is like lying on the floor listening to {music}.”

][pet.dog: {Pet}[!pet.known:  the dog] was waiting for them at the gate.

“Ask {pet},” said {ivar}. “Dogs see more or less what I do. {Pet} seems to manage.”

][pet.cat: {Pet}[!pet.known:  the cat] was sitting on the gatepost.

“Ask {pet},” said {ivar}. “Cats see more or less what I do. {Pet} seems to manage.”

]{Ivar} stopped, with a hand on his own gate.

“You two keep running after me with something I haven’t dropped,” he said. “No more rainbows, thanks.”

# ends
{friend} was staying the night, and after supper[pet.other: , when {pet} had been fed as well,] {@a-first} sent them out with the compost bucket.

[elder: “I once saw a rainbow at night,” {elder} had said at supper. “On the way home from a dance. It was white. Nobody believed me.” Nobody did now, either[elder2: , least of all {elder2}].

]The compost heap was down by the road, next to the shed. The lamp on the shed had a little eye. It came on if you moved and went off if you stood still, and they had stood for so long with the empty bucket, wondering what you say to {ivar} on Monday, that it was pitch dark.[pet.dog:  Not even {pet} moved, having found a potato peeling.][pet.cat:  On the shed lay {pet}, staring straight out.] Behind them the moon was rising, full and low. In front, beyond the road, it was still raining.

“What’s that?” said {friend}.

Something stood over {ivar’s} house, as pale as breath. It began in one field, went high above the chimney and ended in another.

“A cloud,” said {friend}.

“Clouds don’t have ends.”

“Rainbows have colours.”

{child} looked for the red, right on the outside, where it always is. It was white there, and white all the way in. {Child.He} rubbed {child.his} eyes.[elder:  {Child.He} thought of {elder.short} and a dance.] Then {child.he} looked at {friend’s} jacket, which had been red when they came out. It was grey.

“There’s nothing wrong with it,” {child.he} said slowly. “It’s us. We can’t see them.”

[elder: {Elder.short} would never let them forget this.

]They both looked at the window across the road.

# i-cant-see-them
“Come out, RAINBOW!!!” {friend} wrote on the phone.

“Very funny,” came the answer. “It’s nine o’clock.[sport:  There’s {sport} on.]”

{child} went to the fence, and nearly shouted that he was missing the whole thing. But {child.he} had said that once already today.

“{ivar}!” {child.he} shouted. “I can’t see the colours!”

The window went up. “What?”

“I can’t see a single one! I need somebody who’s good at it!”

Nothing. Then there were feet on some stairs.

# two-minutes
{Ivar} came across the road in pyjamas and boots.[pet.dog:  {Pet} ran to meet him.][pet.cat:  {Pet} jumped down right in front of him.] And the lamp on the shed saw him.

Click. You could see every blade of grass, and the sky was a blackboard with nothing on it.

“Where?” said {ivar}.

“It was there,” said {child}. “A white one.”

{Ivar} looked at the black sky, and then at the two of them, one at a time. He must have looked like that in the classroom, but nobody had turned to see.

“A white rainbow,” he said. “In the middle of the night. For the colour-blind boy.”

He wasn’t even angry. He just went.

{friend} didn’t say a word. {Friend} turned the bucket over under the lamp, climbed on to it and held a woolly hat over the little eye.

“Now it can’t see either,” said {friend}. Click.

[elder: “Kitchen light!” shouted {child}, and {elder.short} put it out and didn’t ask.

]“Two minutes, {ivar},” said {child}. “We have to shut our eyes first. I won’t say a thing about red.”

The boots stopped in the road. They came back.

So they stood with their eyes shut, all three, one on a bucket. When {child} looked again everything was black.

“It’s gone,” said {child}, in a voice that wouldn’t quite work.

“No, it isn’t,” said {ivar}. “It’s enormous.”

“Where?”

“Stop looking for colours.”

He took {child’s} hand and drew with it: up out of the one field, over the chimney, down into the other. And wherever the hand went, there was the rainbow.

# nothing-missing
“What does it look like?” {child} asked at last. “To you?”

“White,” said {ivar}. “What about you?”

“White.”

He let out his breath, and they could see that as well.

“Then there’s nothing missing,” he said.[pet.dog:  {Pet} leaned on his boot.][pet.cat:  {Pet} sat down on his boot.]

[elder: The kitchen door opened.

“White?” called {elder.short}.

“White!” called {child}.

“Well, then,” said {elder.short}, who had waited rather a while.

]“And then there’s the other one, outside it,” said {ivar}. “The faint one. Can’t you see that?”

They stared until their eyes ran. They couldn’t.

“What’s it like?” said {friend}, from the bucket.

{Ivar} thought about it.

“Like when you’ve just put the light out, and you still know where it is.”

It was a lot better than cucumber.

# now
The moon slid behind a cloud. The rainbow went thin above the chimney, and ran away down both sides.

“That’s it gone,” said {friend}, whose arms ached.

“Not yet,” said {ivar}.

{child} could see nothing but night. {Child.He} turned {child.his} back on it, and sat on the fence.

“Tell me when it’s gone,” {child.he} said.

It took quite a long time.

“Now,” said {ivar}.

# @a-first
{lodger}, who was in charge,
## if adult
{adult}
## if elder & !adult
{elder}
