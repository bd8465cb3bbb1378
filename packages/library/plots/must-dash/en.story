title: Must Dash, Said the Sea
title: Just Round the Corner
title: No Hurry

% Rule: whoever wears that watch has no time.

# no-time
“No time!” said {elder}, and tapped the glass of {elder.his} watch. “If we aren’t off this beach by three, we’ll miss the bus[city:  back to {city}].”

{child} had only just sat down on the sand. All week people had hurried {child.him}. [adult: Hurry up with your shoes, said {adult}. ][school: Hurry up with your peas, they said at {school}. ][sport: Hurry up, or it’ll be too late to {play sport}. ]And now {elder.short} was at it as well. {child} was so cross that {child.he} dug both heels into the sand, and meant to leave them there.

{Pet}, {child’s} dog, had dug holes all over the beach, and {elder.short} had fallen into most of them.

“No more digging!” {elder.he} told {pet.him}. “{child}, just look at the time!”

{Elder.He} flung out {elder.his} arm to show {child.him}. The old strap broke, the watch sailed off in a beautiful curve, and the sea caught it.

# on-the-wave
They saw it shining. A wave had put it on.

“Goodness,” said the wave. “Is that the time?”

And it ran[athlete: , faster than {athlete}]. It ran up the beach so fast that it fell over its own feet. “Sorry, can’t stop, mind your toes, must dash,” it said, and dashed out again. The next wave was right behind it, pushing.

“Must dash, must dash! I should have been in Norway by two!”

“It’s got my watch on,” said {elder.short}.

Whoever wore that watch had no time. {child} had known that all {child.his} life. Now it was the sea’s turn. It rushed in and out until the gulls felt sick, and got off, and walked.

# a-freckle
{Elder.short} looked at {elder.his} arm. There was only arm there.

“What time is it?” asked {child}.

“I’ve no idea,” said {elder.short}. {Elder.He} looked more closely. “It’s a freckle past the elbow.”

Then {elder.he} sat down close up to {child}, and took off one shoe, and then the other. [music: {Elder.he} hummed a bit of {music}, right to the end. ]

“I’d forgotten I had toes,” {elder.he} said.

But in front of them the sea went tearing by. {child} knew what that was like, being hurried till your tummy ached. {child.He} stopped being cross, and felt sorry for the sea.

“We’ve got to get that watch off it,” {child.he} said.

## or
{Elder.short} looked at {elder.his} arm. There was only arm there, with a white stripe round it where the watch had been.

“What time is it?” asked {child}.

{Elder.short} considered the stripe.

“Skin o’clock,” {elder.he} said.

Then {elder.he} sat down close up to {child}, took off both shoes, and ate a sandwich, slowly, all round the edge. The middle was for {child}. [music: {Elder.he} hummed a bit of {music}, right to the end. ]

But in front of them the sea went tearing by. {child} knew what that was like, being hurried till your tummy ached. {child.He} stopped being cross, and felt sorry for the sea.

“We’ve got to get that watch off it,” {child.he} said.

# straight
{Pet} went first, and bit the wave with the watch on it. {Pet.He} got a mouthful of sea, and sneezed.

“A channel!” said {elder.short}. “We’ll let it in and shut it in. Dig it straight, {child}. Straight’s quickest.”

So {child} dug[friend: , with a spade that {friend}, {child.his} best friend, had lent {child.him}], as straight as a ruler. In came the wave. Whoosh, all the way up, and whoosh, all the way out again before anybody had moved.

“Thanks ever so!” called the sea. “Much quicker!”

“It’s got my shoes on,” said {elder.short}.

## or
{Elder.short} went first, and put up a hand, the way you stop a bus. The wave with the watch on it went straight between {elder.his} knees.

“A channel!” called {elder.short}, sitting down in the sea. “We’ll let it in and shut it in. Dig it straight, {child}. Straight’s quickest.”

So {child} dug[friend: , with a spade that {friend}, {child.his} best friend, had lent {child.him}], as straight as a ruler. In came the wave. Whoosh, all the way up, and whoosh, all the way out again before anybody had moved.

“Thanks ever so!” called the sea. “Much quicker!”

“It’s got my shoes on,” said {elder.short}.

# cancelled
And then it got worse.

“Norway by two,” muttered the sea. “Then Iceland. It can’t be done, something will have to go. I’ll cancel the beach.”

“You can’t cancel the beach!” shouted {child}.

“It’s nothing to do with you,” said the sea, already on its way out. “I’ll send one more wave, a quick one, to say goodbye.”

Behind it lay the bare wet sand. {child} felt cold all over. No beach, ever again[elder2: , and up on the bench with the bags sat {elder2}, waving, because it all looked so nice].

Far out the last wave turned round. It had the watch on.

# corners
{child} looked at the channel. It was straight, and straight was quick, and quick was the whole trouble. But {child} could be slow. Nobody on that beach was better at it.

{child.He} dug a corner. Then {child.he} dug another one. {child.He} dug the way {child.he} walked home from school, round by the wall, over to the interesting drain, and then back for another look at the cat.

“Must dash, must dash,” said the last wave, and dashed straight in.

It ran into the first corner. “Oof! Is it far?”

“It’s just round the corner,” said {child}, running along beside it.

The wave went round the corner, and there was a corner. “Are we nearly there?”

“Nearly,” said {child}.

“You said that last time!”

After that it wasn’t running, it was walking. Then it stopped to look at a shell. “That’s rather nice,” it said.

And then it saw the watch. “Good heavens! I’m going back!”

## or
{child} looked at the channel. It was straight, and straight was quick, and quick was the whole trouble. But {child} could be slow. Nobody on that beach was better at it.

{child.He} dug a corner. Then {child.he} dug another one. {child.He} dug the way {child.he} went to the bath when somebody had called {child.him}, by the window, round the back of the sofa, and in under the table to look for something.

“Must dash, must dash,” said the last wave, and dashed straight in.

It ran into the first corner. “Oof! Who put that there?”

“I did,” said {child}, running along beside it. “It’s nice. You’ll see.”

“I haven’t time for nice!” said the wave. But there was another corner, and another, and it slowed to a walk. “I haven’t time,” it said. “I haven’t.” Then it met a feather, and stopped to spin it round. “That is nice,” it said.

And then it saw the watch. “Good heavens! I’m going back!”

# no-hurry
“{Elder.short}!” shouted {child}.

And {elder.short} didn’t ask how long it would take. {Elder.He} lay down flat across the channel, in {elder.his} good shirt, and the wave ran into {elder.his} tummy.

“It’s cold!” yelled {elder.short}. “It’s gone up my shirt! How long must I lie here?”

“No hurry,” said {child}.

The wave bubbled, and rose up to jump over.

“{Pet},” said {child}. “Dig.”

{Pet} stared at {child.him}. Nobody had ever said that before. And then {pet.he} dug, until there was sand in everybody’s hair. A hole opened at the end of the channel, and the wave fell into it, went round once, and sank away with a great long sigh.

Aaaaah.

In the best hole of {pet.his} life sat {pet}, and beside {pet.him} lay the watch. {Elder.short} put it in {elder.his} pocket.

# plenty
Far out, the sea stopped. Then it came back, a little way in and a little way out, and put down two shoes, side by side.

“What was I going to do in Norway?” it said.

And since it couldn’t remember, it stayed, as if it had all day. And so it had.

They’d missed the bus, of course. They sat at the stop, sandy all over, with {pet} across their feet, and watched the water go pink. When the next bus came round the bend, {child} saw that one of {child.his} laces was undone. {child.He} bent down and began to tie it, first one loop, then the other.

{Elder.short} put a hand in {elder.his} pocket, where something was ticking. Then {elder.he} took the hand out again, with nothing in it.

“Plenty of time,” {elder.he} said.

## or
Far out, the sea stopped. Then it came back, a little way in and a little way out, and put down two shoes, side by side.

“What was I going to do in Norway?” it said.

And since it couldn’t remember, it stayed, as if it had all day. And so it had.

They’d missed the bus, of course, so they walked along the water’s edge to the next stop, and the sea walked with them. {child} found a stone with a stripe in it, and had to look at both sides. {Pet} had to look at it too. The next bus came round the bend.

{Elder.short} put a hand in {elder.his} pocket, where something was ticking. Then {elder.he} took the hand out again, with nothing in it.

“Plenty of time,” {elder.he} said.
