title: The Ghost with a Biscuit In
title: Not in the Middle
title: What’s a Door?
guest teas: Mrs Bunce (she), Mrs Hopper (she)

% Clonk: a biscuit doesn’t go through walls. “Door,” says {child}. Who comes along and pushes: {elder}, else {adult}, else {teas} of the tea room. The dog follows the biscuit; the cat stands in doors.

# passing-through
There was a ghost at the castle[city:  in {city}], and at half past four he came through the wall of the tea room, [friend: right between {child} and [!friend.known: {child.his} best friend, ]{friend} | just beside {child’s} chair].[pet.other:  {Pet}, at home, would never have believed it.]

He was white, and he was cold, and you could see the teapot through him.

“Don’t mind me,” said the ghost[elder:  to {elder}[elder2:  and {elder2}]]. “I’m only passing through.”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had been growling at that wall all through tea.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had been staring at that wall all through tea.]

“Would you like [elder: one of {elder.short’s} biscuits | a biscuit]?” asked {child}, who had two.[friend:  {Friend} had eaten {friend.his}.]

“Things go straight through me,” said the ghost, and just to show {child.him}, he put the biscuit in his mouth.

Gulp.

# it-stayed
It went down through his neck and down through his chest, and in the middle of his tummy it stopped.

They [friend / elder / pet.dog: all | both] looked at it[pet.dog: , {pet} hardest]. It was a round one, with jam.

“Well, I never,” said the ghost. “It stayed in. I’ve never had anything in me before!” Then he saw the clock. “Oh! At five I have to be at the top of the tower and go WHOOOO, so that everybody knows it’s time to go home. Goodbye!”

And off he went, straight into the wall.

# clonk
Clonk.

“Ow,” said the ghost.

His head was in the wall, and his legs were in the wall, but the biscuit was still in the tea room[pet.dog: , and {pet} had an eye on it]. He tried again, with a run[athlete:  that {athlete} would have clapped].

Clonk.

“I see,” said {child}. [friend: “Ghosts go through walls.”

“Biscuits don’t,” said {friend}. | “Ghosts go through walls. Biscuits don’t.”]

# a-hole
“Oh dear,” said the ghost.

“Shall I take it out?”[friend:  asked {child}.]

“No!” said the ghost, and put both hands in front of it. “It’s mine. Nobody ever gave me a thing that stayed.”

“Then you’ll have to use the door,” said [friend: {friend} | [elder: {elder.short} | {child}]].

“What’s a door?”

{child} took hold of the handle and opened it[pet.cat: , and {pet} went and stood in it]. The ghost stared.

“You mean there’s a hole?” he said. “All this time?”

# such-a-lot
[sport: “Come on,” said {child}. “I {play sport}, so I’m fast.”

]So off they went to the tower, {child} [friend: and {friend} ]and the ghost, and [elder: {elder.short} with the coats | [adult: {adult} with the coats | {teas}, who made the tea]][pet.dog: , and {pet} after the biscuit][pet.cat: , and {pet} in front]. [elder & adult: {Adult}[elder2:  and {elder2.short}] stayed and looked after the cake. ][elder2 & !adult: {Elder2.short} stayed and looked after the cake. ]Every time there was a door, the ghost forgot.

Clonk.

“Door,” said {child}, and opened it.

“Thank you,” said the ghost. “I do like them.”[pet.cat:  So did {pet}, who stood in every one.]

He tried to go up through the ceiling as well.

Clonk.

“Stairs,” said [friend: {friend} | {child}].[pet.cat:  {Pet} was up them already.]

“There are such a lot of them,” said the ghost[elder:  to {elder.short}], after a while.[music:  He had begun to hum {music}, to keep himself going.] “Do you do this every time?”[school: 

“Every day,” said {child}, “{at school}.”]

# whats-a-key
At the top of the tower was the very last door. It was made of iron.

Clonk.

“Door,” said {child}. [friend: {Friend} pulled, | {child.He} pulled,] and {@helper} pushed. But it was locked[pet.cat: , and {pet} sat down to wait].

“Where’s the key?” said {@helper}.

“What’s a key?” said the ghost.

Far below them the clock creaked. It was getting ready. [pet.dog: {Pet} looked up at the biscuit. ]The ghost looked down at his biscuit, and his chin shook.

“Then it’ll have to come out,” he said, in a very small voice. “Nobody can go home if I don’t go WHOOOO.”

# a-crack
{child} didn’t want to take it out. [pet.dog: Then {pet} sniffed along the bottom of the door. {Child}|[pet.cat: Then {pet} put a paw under the door. {Child}|{child.He}]] lay down on {child.his} tummy on the cold floor, and looked under the door. There was a crack. It wasn’t big enough for [friend: {friend} | a child]. It wasn’t big enough for {@helper}. But it was just as big as …

“Lie down!” said {child}. “Flat!”[friend: 

“Flatter!” said {friend}.]

# posted
The ghost lay down. {child} put a hand into his tummy, and it was like putting it in the fridge. {child.He} took hold of the biscuit, but {child.he} didn’t take it out. {child.He} slid it along the floor with one finger, [pet.dog: past {pet’s} nose, ]very carefully, and the ghost went with it, all round it, like a puddle[friend: , and {friend} tucked in the edges].

And {child} posted it under the door.

Swish.

# longer-and-happier
Then the clock struck five. And out over the roofs and the walls and the car park it came, longer and happier than anybody had ever heard it:

“WHOOOOOOO …”

“Listen to that,” said {@helper}. “It’s time to go home.”

# the-bridge
They went all the way down again[elder & adult:  to {adult} and the cake,] and out over the bridge[pet.cat: , when {pet} had finished standing in the gate]. It was nearly dark. {child} [friend: shared {child.his} own biscuit with {friend}[pet.dog:  and {pet}] | [pet.dog: shared {child.his} own biscuit with {pet} | ate {child.his} own biscuit]], and on the far side {child.he} [elder: and {elder.short} ]stopped and looked back.

# the-stars
High up at the window of the tower stood the ghost, waving. He was so thin and so white that you could see the stars through him.

But not in the middle. In the middle he had a biscuit.

# @helper
{teas}
## if adult
{adult}
## if elder
{elder.short}
## if elder & adult
{elder.short}
