title: One Question Late
title: The Very Same Spot
title: Are You the Ones with Fingers?
guest friend: Nell (she), Otis (he)

% One rule: in space the answers come one question late. Wait a moment before you answer as the radio.
% A hamster has a wheel; all others set off in their own way (@never, @again, @sad, @off).

# fingers
A rocket stood on the lawn behind the house, and in its door [wish.size.tiny / wish.size.small: sat | stood] {a wish}.

“Are you the ones with fingers?” said {the wish}.

{child} looked at {child.his} hands. {Friend}[!friend.known: , [friend: who was {child’s} best friend | who lived next door],] held up all ten.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] held up a paw.]

“Good,” said {the wish}. “I’m going into space, {@reach}.”

“What are you going to do there?” asked {child}.

“Get somewhere,” said {the wish}, looking at the grass. “{@never}”

It was the saddest thing {child} had ever heard.

# the-book
There was a book about all the buttons. But it was too thick for the rocket to lift.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was lying on it already.]

“Then I’ll stay here and read,” {friend} decided. “I only get carsick. You press, {child}, and we’ll talk on the radio.”

[elder: In the kitchen {elder} was frying [us: fish sticks | fish fingers].[elder2:  {Elder2} was laying the table.] “Be home for [us: dinner | tea]!” {elder.short} called through the window.

]So {child} climbed aboard.{@brought}

“Red!” read {friend}, and {child} pressed. WHOOOSH!

# the-green-one
It took no longer than brushing your teeth[school: , and that’s a lot quicker than getting to {school}].[city:  First they could see all of {city}, and then it was no bigger than a button.] Then it was black outside the window, and nothing weighed anything.[sport:  You couldn’t {play sport} up here, because nobody would ever come down.]

{@oops}

“Hello, {friend}?” said {child} on the radio. “Are you there?”

Nobody answered.[music:  There was only a little bit of {@song}.]

“{Friend}? Shall I press the green one now?”

“Yes, of course!” said {friend}.

So {child} pressed it.

It was the shower. But water doesn’t run in space. It came out in big, wobbly balls, and in the middle of the biggest sat {the wish}, looking out, like a goldfish [wish.hamster: with fur | in a bowl].

“No!” shouted {friend}. “Not the green one!”

{child} poked a hole in the ball.

“Is {friend} all right?” asked {the wish}, dripping.

“Yes,” said {child}. “But it’s so far that the answers come one question late.”

# straight-on
After that it was easy. You only had to ask one more thing.

“Which button’s for the moon?” asked {child}. “And what’s for [us: dinner | tea]?”

“White,” said {friend}.

{child} pressed white. Bump.

The moon was grey and soft, and {the wish} [wish.hamster: hopped | climbed] out. Behind {wish.him} there were [wish.size.huge / wish.size.big: big | [wish.size.child: brand-new | tiny]] footprints in the dust. They didn’t go round. They went straight on.

“Look,” {wish.he} whispered. “I’ve got somewhere.”

“[us: Fish sticks | Fish fingers],” said {friend} on the radio.

# lots
“Which button’s for home?” asked {child}. “And are there potatoes?”

“Yellow,” said {friend}. “But only when you’re right over the lawn! Or you’ll land in the sea!”

There was the Earth, so big and blue that you couldn’t see any lawn. {child} held one finger over the yellow button.

“Is it now?” {child.he} asked.

“Yes!” said {friend}. “Lots!”

“Lots now?” said {the wish}.

“That was the potatoes,” said {child}. “{Friend}, is it now?”

“Yes, now!” shouted {friend}.

# too-late
But that was the answer to the question before. Here there was nothing but sea.

They went round again. Every time {friend} shouted “now”, it was too late.

“How are we going to get home?” said {child}, and {child.his} voice shook.

{@sad}. That was for when {wish.he} was sad.

Then they heard {friend} again, very firmly. “Stop asking me! I’m too far away! Ask {the wish}!”[pet.dog: 

“Woof!” went {pet}, who thought so too.]

# every-time
“Me?” {The wish} stopped. “But I’m no good at anything. {@again}, and when I get there, I’m in the very same spot.”

“The very same?” said {child}.

“Every single time,” said {the wish} gloomily.

“And where did we start?”

“On the lawn,” said {the wish}. {@whiskers}

“{@run}!” shouted {child}.

{@off} {Child.He} didn’t ask anything. {@far}, and then {wish.he} stopped.[athlete:  Not even {athlete} could have kept up.]

“There,” {wish.he} panted. “Same spot.”

{child} pressed yellow. WHOOOSH! Bump.

# the-very-same
On the grass outside stood {friend}, hugging the book.[pet.cat:  {Pet} was still sitting where the book had been.]

“The very same spot,” said {child}.

{The wish} [wish.hamster: felt the grass with all four paws | climbed out and felt the grass]. “At home that’s called not getting anywhere,” {wish.he} said slowly. “In space it’s called finding your way home.”

# are-you-full
[elder: {Elder.short} had saved them some, and the | The] [us: fish sticks | fish fingers] were still warm.[pet.dog / pet.cat:  {Pet} got two.][pet.other:  {Pet} got a bit of lettuce.] {@sat}

“Shall we go again tomorrow?” asked {friend}.

{The wish} {@chewed}.

“Are you full?” asked {child}.

“Yes,” said {the wish}.

And all three knew which question that was the answer to.

It got dark round the rocket. {child} yawned, and laid {child.his} head on the thick book, close to {friend}. That night {the wish} didn’t set off anywhere.

“Full up,” {wish.he} whispered, a long time after.

# @reach
but the buttons and I don’t get on
## if wish.size.tiny / wish.size.small
but I can’t reach the buttons

# @never
Every night I set off, as fast as I can and as far as I can. And when I get there, I’m {wish.home}. In the very same spot.
## if wish.hamster
Every night I run in my wheel. I run as fast as I can and as far as I can. And when I get there, I’m in the very same spot.

# @brought
 {The wish} didn’t bring anything.
## if wish.hamster
 The hamster brought the wheel.

# @oops
“Oops!” said {the wish}, who was hanging upside down and hadn’t noticed.
## if wish.hamster
“Oops!” said the hamster. And out of the cheeks floated dinner, seed by seed, and {wish.he} had to swim about and stuff it all back in.

# @sad
{The wish} had started going round and round the walls
## if wish.hamster
The hamster had crept into the wheel and was running

# @again
I set off as fast as I can and as far as I can
## if wish.hamster
I run as fast as I can and as far as I can

# @whiskers
And then {wish.he} stood quite still.
## if wish.hamster
And then all the whiskers stood straight out.

# @run
Off you go
## if wish.hamster
Run

# @off
Off went {the wish}, round and round, and {child} kept close to the wall to make room.
## if wish.hamster
The hamster ran. {child} held the wheel with both hands, so that it wouldn’t float away.

# @far
{The wish} went as fast as {wish.he} could and as far as {wish.he} could
## if wish.hamster
The hamster ran as fast as {wish.he} could and as far as {wish.he} could

# @sat
{The wish} sat at the top of the table, where the guest of honour sits.
## if wish.size.tiny
{The wish} sat in the middle of the table, where the guest of honour sits.
## if wish.hamster
The hamster sat in the middle of the table, with a potato in each cheek.

# @chewed
didn’t answer
## if wish.hamster
chewed

# @song
{music}
