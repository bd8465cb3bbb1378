title: The Ghost with a Biscuit In
title: Not in the Middle
title: What’s a Door?
guest teas: Mrs Bunce (she), Mrs Hopper (she)

% Clonk: a biscuit doesn’t go through walls. “Door,” says {child}. Who comes along and pulls: {adult}, else {teas} of the tea room.

# passing-through
There was a ghost at the castle[city:  in {city}], and at half past four he came through the wall of the tea room, just beside {child’s} chair.[pet.other:  {Pet}, at home, would never have believed it.]

He was white, and he was cold, and you could see the teapot through him.

“Don’t mind me,” said the ghost. “I’m only passing through.”[pet.dog / pet.cat:  {Pet}, under the table, minded a good deal.]

“Would you like a biscuit?” asked {child}, who had two.

“Things go straight through me,” said the ghost, and just to show {child.him}, he put the biscuit in his mouth.

Gulp.

# it-stayed
It went down through his neck and down through his chest, and in the middle of his tummy it stopped.

They both looked at it. It was a round one, with jam.

“Well, I never,” said the ghost. “It stayed in. I’ve never had anything in me before!” Then he saw the clock. “Oh! At five I have to be at the top of the tower and go WHOOOO, so that everybody knows it’s time to go home. Goodbye!”

And off he went, straight into the wall.

# clonk
Clonk.

“Ow,” said the ghost.

His head was in the wall, and his legs were in the wall, but the biscuit was still in the tea room. He tried again, with a run[athlete:  that {athlete} would have clapped].

Clonk.

“I see,” said {child}. “Ghosts go through walls. Biscuits don’t.”

# a-hole
“Oh dear,” said the ghost.

“Shall I take it out?”

“No!” said the ghost, and put both hands in front of it. “It’s mine. Nobody ever gave me a thing that stayed.”

“Then you’ll have to use the door,” said {child}.

“What’s a door?”

{child} took hold of the handle and opened it. The ghost stared.

“You mean there’s a hole?” he said. “All this time?”

# such-a-lot
[sport: “Come on,” said {child}. “I {play sport}, so I’m fast.”

]So off they went to the tower, {child} and the ghost, and [adult: {adult} with the coats | {teas}, who made the tea][friend: , and {friend}, {child.his} best friend, who wanted to open the next one]. [elder: {Elder}[elder2:  and {elder2}] stayed and looked after the cake. ]Every time there was a door, the ghost forgot.

Clonk.

“Door,” said {child}, and opened it.

“Thank you,” said the ghost. “I do like them.”

He tried to go up through the ceiling as well.

Clonk.

“Stairs,” said {child}.

“There are such a lot of them,” said the ghost, after a while.[music:  He had begun to hum {music}, to keep himself going.] “Do you do this every time?”[school: 

“Every day,” said {child}, “{at school}.”]

# whats-a-key
At the top of the tower was the very last door. It was made of iron.

Clonk.

“Door,” said {child}. {child.He} pulled, and [adult: {adult} | {teas}] pushed. But it was locked.

“Where’s the key?” said [adult: {adult} | {teas}].

“What’s a key?” said the ghost.

Far below them the clock creaked. It was getting ready. The ghost looked down at his biscuit, and his chin shook.

“Then it’ll have to come out,” he said, in a very small voice. “Nobody can go home if I don’t go WHOOOO.”

# a-crack
{child} didn’t want to take it out. {child.He} lay down on {child.his} tummy on the cold floor, and looked under the door. There was a crack. It wasn’t big enough for a child. It wasn’t big enough for [adult: {adult} | {teas}]. But it was just as big as …

“Lie down!” said {child}. “Flat!”

# posted
The ghost lay down. {child} put a hand into his tummy, and it was like putting it in the fridge. {child.He} took hold of the biscuit, but {child.he} didn’t take it out. {child.He} slid it along the floor with one finger, very carefully, and the ghost went with it, all round it, like a puddle.

And {child} posted it under the door.

Swish.

# longer-and-happier
Then the clock struck five. And out over the roofs and the walls and the car park it came, longer and happier than anybody had ever heard it:

“WHOOOOOOO …”

“Listen to that,” said [adult: {adult} | {teas}]. “It’s time to go home.”

# the-bridge
They went all the way down again and out over the bridge. It was nearly dark. {child} ate {child.his} own biscuit, and on the far side {child.he} stopped and looked back.

# the-stars
High up at the window of the tower stood the ghost, waving. He was so thin and so white that you could see the stars through him.

But not in the middle. In the middle he had a biscuit.
