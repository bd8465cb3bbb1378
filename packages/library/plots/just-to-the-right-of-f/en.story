title: The Ghost in Room Seven
title: Waltz for a Cat
title: Just to the Right of F
guest ghost: Ottoline (she), Philippa (she)
guest teacher: Mr Trubshaw (he), Mr Pettifer (he)

% F sharp has worn thin in a hundred and twelve years, like the ghost, and comes out as farp. She has promised to be quiet, and {child} must let her off the promise aloud, in front of the whole town.

# fiss
In practice room seven at the music school there lived a ghost. {child} had known since September, because every time {child.he} played a wrong note, the ghost said so.

“Farp,” it said.

And {child} began to laugh. {Child.He} couldn’t help it.

“What is so very funny?” asked the ghost. It was a lady as grey and thin as steam, in buttoned boots, and she always sat on the radiator, because she was cold. You could read the notice on the wall right through her. NO EATING, it said.

“You said farp,” gasped {child}.

“I did,” said the ghost. “The black key just to the right of F.”

“That’s F sharp!”

“That is what I said. Farp. One does wear thin in the middle. My name is {ghost}, I have been dead a hundred and twelve years, and all that time every child in this room has played F where it should be farp. Do you know how that feels?”

“Can’t you play it yourself?” asked {child}.

{ghost} put out a grey finger and pressed. It went straight through the key and came out underneath.

“I can only say it,” she said.

# the-whole-autumn
So the autumn went by. {child} practised Waltz for a Cat,[pet.cat:  which {pet} at home had never stayed to hear,][pet & !pet.cat:  though at home there was only {pet},] and {ghost} sat and swung her boot. {child} had the rhythm, and {child.he} had the fingers. But in line three it always came, that word, and {child} lay across the keys and laughed, and that made eight more wrong notes.

# as-the-grave
In December it was time for the concert, and the piano from room seven was to go up to the big hall.

“I’m coming too,” said {ghost}. “I haven’t been to a concert since I was alive.”

“No!” said {child}. “You can’t! You’ll say that word, and I’ll laugh, and it’ll all be ruined. {teacher}’s invited [city: the whole of {city}|the whole town]!”

{ghost} grew a little thinner still.

“I promise to be quiet,” she said. “As the grave.”

# line-three
That evening the hall was full.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had been saving {friend.himself} a seat in the front row since four o’clock.] {teacher}, the piano teacher, was wearing a tie.[music:  First, somebody played {music}.] As {child} sat down there was a cold [us: draft | draught] round {child.his} ankles, and {child.he} knew that {ghost} was down by the pedals.

{child} began to play. The first line went well. In the second the cat crept along just as it should. Then {child.he} came to line three.

And there was nothing there.

# eighty-eight-keys
{Child.He} lifted {child.his} hand, but the hand had no idea. Which key was it? Black or white? There were eighty-eight of them, and they all looked alike. You could hear {teacher} loosening his tie. {child’s} fingers had gone stiff, [sport: as if {child.he} had tried to {play sport} without gloves, ]and {child.he} felt tears coming, in front of the whole town.

“{ghost},” {child.he} whispered, without moving {child.his} lips. “What’s next?”

No answer. Only a cold [us: draft | draught], shivering. {ghost} had promised.

# say-it
{child} had wanted that promise, and only {child} could give it back. A whisper wouldn’t do. {Child.He} bent right down, where the whole town could see, and said it so that the whole town could hear.

“I’m sorry I said you couldn’t. You can. Please. Say it.”

Then the ghost took a deep breath, the first for a hundred and twelve years, and out of the piano came a voice that reached right up to the gallery[elder: , where {elder} was sitting[elder2:  with {elder2}]]:

“FARP!”

# bench-by-bench
For one second nobody moved. Then [friend: {friend}|somebody in the front row] giggled. It spread back, row by row, until the whole hall was laughing. {teacher} laughed until his tie hung down his back. And {child} laughed too. {Child.His} shoulders shook, and {child.his} hands went soft and warm again.

Farp! But {child.he} knew that one! {Child.He} had heard it every Tuesday since September!

{Child.He} put a finger on the black key just to the right of F. The note rang out across the hall, and after it came the next, and the next, and all of line three, and line four, and the cat danced to the end and jumped down off the roof on the very last note[athlete: , more lightly than {athlete}].

They clapped until the piano lid rattled.

# a-hand-on-a-hand
When everybody had gone off for [us: cookies | mince pies], {child} stayed where {child.he} {child.was}.

“You played it,” said {ghost}, creeping out. “How beautiful it is. I’d nearly forgotten.”

{child} thought. Then {child.he} laid {child.his} hand on the keys, with one finger on farp.

“Put your hand on top of mine,” {child.he} said.

It was cold, like holding a snowball. A grey finger settled on {child’s}. They pressed the key together, and held it until there was nothing more to hear.

# tuesday
The next Tuesday[school: , after {school},] the piano was back in room seven, and {ghost} was on the radiator.

“Farp,” she said, when they came to line three.

“I know,” said {child}, and played it right. But {child.he} laughed all the same.
