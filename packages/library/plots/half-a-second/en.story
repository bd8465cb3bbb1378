title: The Train That Wasn’t Going to Stop
title: Half a Second
title: Red, from Side to Side
guest aunt: Auntie Kate (she), Auntie Liz (she)

% Who is on the train (@a): {adult}, else {aunt}.

# no-trains-stop
{Elder} lived in a station where no trains stopped. {Elder.He} had waved trains through it all {elder.his} life, until it was closed, and then {elder.he} bought it, with the clock on the wall and the bench on the platform. The trains still went by.

{child} wrote them down in a black book[school: , though nobody at {school} could see why]. Tonight {friend}[!friend.known: , {child’s} best friend,] was sitting at the window too. There was a storm that made the roof rattle, and the electricity had gone off.

“The next one’s got {@a} on it,” said {child}. {@A} had been away working all week, and had to go straight on [city: to {city}|to town] to fetch the car. The train went by so fast that all {child} ever saw was a hand behind the glass, for about half a second.

“Half a second isn’t much,” said {friend}.

“You can fit more into it than you’d think,” said {child}.

## or
There was a ticket window in {elder’s} kitchen. The house had been a station, and {elder} was the one who’d waved the trains through, until it closed. Then {elder.he} moved in. No trains stopped there any more, but they still went by, and made the cups ring in the cupboard.

{child} had a black book with every train in it[school: , and all of {school} had been told about it]. Tonight {friend}[!friend.known: , {child’s} best friend,] was on the window seat as well. It was blowing a storm. The electricity had gone off, and there was only the oil lamp.

“It’ll be {@a} soon,” said {child}. {@A} had been working away all week, and the train went straight past, all the way [city: to {city}|to town]. Every time, {@a} stood at the door and waved, and every time {child} saw it for about half a second.

“Doesn’t that make it worse?” asked {friend}.

“Half a second’s quite a lot,” said {child}, “if you look properly.”

# the-crash
Then they heard it. It wasn’t a branch. It was one long, tearing crack, and after that a thump that came up through the floor.

{Friend} was at the other window already. {Friend} had eyes like a hawk, and could read the number on an engine before {child} could even see the engine.

“It’s a tree,” said {friend}. “Right across the line, just at the bend. It’s enormous.”

{Elder.short} picked up the phone. It was dead. [elder2: {Elder2} tried a mobile, but the mast|The mobile had no bars, because the mast] had gone the same way as the lights.

“The train’s coming from the other side,” said {elder.short} calmly, but {elder.he} had got to {elder.his} feet. “It goes past us first, and then there’s the bend. The driver won’t see that tree until it’s too late.”

{child’s} whole stomach went cold. {Child.He} could see the door of the train, and the hand.

“Then we’ll have to stop it here,” said {child}.

# red-across
In the cupboard under the clock was something {child} had never been allowed to touch. {Elder.short} lifted it out and wiped it with {elder.his} sleeve. It was a signal lamp, made of tin, with a knob on the side: clear glass, green glass, red.

“Stop?” said {elder.short}, as if it were an exam.

“Red light, from side to side, right across you,” said {child}. “Until the train’s standing still.”

“Where do you stand?”

“On the platform, behind the white line. Never on the track.”

“And if you haven’t got a red?”

“Any light at all, if you swing it hard enough.”

{Elder.short} nodded. {Elder.He} had taught {child} that for a game, years ago. {child} saw now that it had never been a game.

# on-the-platform
They went out on to the platform, all three of them.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had to stay in, and told them what {pet.he} thought about it.] The wind pushed them up against the wall. {Elder.short} lit the lamp inside {elder.his} coat, and {child} took the handle. The red glass glowed like jam.

“They’ve got to see it from the far side of the woods,” said {elder.short}. “My shoulders are good for two swings. Yours will have to do the rest.”

[sport: “Mine will last,” said {child}, who got plenty of chances to {play sport}. ][athlete: “Pretend you’re {athlete},” said {friend}. ][music: {Friend} hummed {@song}, so as not to hear the wind so well. ]They waited. There was nothing to see. It was only dark, and somewhere in the dark sat {@a}, with a bag on the next seat, looking forward to half a second.

## or
The platform was slippery with rain. {Elder.short} stood with {elder.his} back to the wind and held out {elder.his} coat, and behind it they lit the lamp.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat in the window and barked at all of it.] {child} turned the knob to red.

“You’re the signal now,” said {elder.short}. “I’ll stand behind and hang on to you, because you don’t weigh a thing.”

[sport: {child’s} arms were aching already, in spite of being used to it when you {play sport}. ][athlete: {child} thought of {athlete}, who never looks scared. ][music: {Friend} sang {@song} with {friend.his} teeth shut. ]The woods were roaring, and the trees went to and fro. In twenty minutes, thought {child}, or in ten, or now.

# blown-out
And that was when the wind changed. It came in from the side, found its way into the lamp, and blew it out.

{Elder.short} had three matches left. The first went out. The second one snapped. The third went out.

“{child},” said {friend}. “I can see it.”

{child} could see nothing. But {friend} had never been wrong. A long way off, where only {friend} could see, there were two headlights.

“Any light at all,” said {child}, and {child.his} voice shook. “Give me the [us: flashlight | torch]!”

It was only small. {child} swung it, from side to side, and it looked like somebody out with a dog. Nobody stops a train for that.

# the-red-glass
{child} looked at the dead lamp, and at the red glass. {Child.He} opened the little door, and pushed the [us: flashlight | torch] in, just where the flame had been.

The red filled up, right out to the edges.

“I’ve never seen anybody do that,” said {elder.short}. “Swing!”

{child} stood with both feet apart, behind the white line, and {elder.short} held on to the back of {child.his} jacket with both hands. From side to side, right across. When {child’s} arm gave out, {friend} took hold above it, and they swung together.

The rails began to sing. The headlights grew. They didn’t look as if they meant to stop.

Then the train gave one long cry, and after that came the shriek of the brakes. Coach after coach slid by, with all its windows lit, slower, and slower still. And then the whole train sighed, and stood there. Its nose was at the end of the platform. Past that was the bend.

# thirty-years-late
The driver climbed down. He had seen the tree, right at the end of his lights, and his face was white. {Elder.short} had found the time to put on {elder.his} uniform cap.

“Welcome,” said {elder.short}. “You’re thirty years late.”

A door opened. There stood {@a}, with a bag under one arm and a mouth half open. {child} ran. It was a good deal more than half a second.

That night {elder.short} made cocoa on the wood stove for an entire train, in turns, because there were only nine cups. People sat on the stairs and on the log box. Towards midnight some men came with chainsaws, and then the line was clear.

“There isn’t a signal here,” said the driver, and shuffled his feet. “But you do like to be waved off.”

{Elder.short} handed the lamp to {child}. {Friend} looked along the line, all the way to the bend.

“Clear,” said {friend}.

And {child} turned the knob to green.

# stopped
The train began to roll, as softly as if it didn’t want to wake anybody. They stayed until its last red lamp had gone.

Then {child} lay in the room above the line, with {friend} on the camp bed, and through the wall {child.he} could hear that {@a} was asleep. The black book was on the covers[pet.cat: , with {pet}[!pet.known:  the cat] on top of it].[pet.other:  Tomorrow {pet}, who lived in {child’s} room at home, would hear all about it.] {child} found tonight’s line, and wrote one word at the end of it, not very straight.

Stopped.

# @a
{aunt}
## if adult
{adult}

# @song
{music}
