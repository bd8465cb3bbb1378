title: The Cat With No Off Switch
title: Started by Cat
guest friend: Kit (he), Hattie (she)
guest pet: Otis (he), Mabel (she)
guest purr: Brenda (she), Maureen (she)
guest fair: Mrs Pym (she), Mrs Dalby (she)

% The purring may be done: a lorry far off, and then nearer.

# not-now
{Child} was lying on {child.his} stomach [city: in the old hall {in city} | in the village hall], putting down a domino, when the floor began to hum.

“No,” said {child}. “Not now. {Friend}, is she in here?”

“She might be,” said {friend}[!friend.known: , {child.his} best friend,] whose [us: sweater | jumper] was moving.

{@wanted} She was grey and flat-faced and called {purr}, and there was one thing wrong with her. {Purr’s} purr could start, but it could not stop. [adult: {Adult} had moved all the good cups down to the floor. ]And tomorrow, in front of everybody at the summer fair, {child} wanted {child.his} domino run to work.

# the-corner
“You brought her,” said {child}. “To a room full of dominoes.”

“She asked,” said {friend}.

{Purr} put her head out of {friend.his} collar and purred. It was not a cat-sized purr. It was more like a [us: truck | lorry] waiting outside. A domino near the piano shivered, leaned over and had a little lie-down. The next one joined it. Soon the whole long line was going, clicking round the chair legs and up the ramp and down again, with {child} crawling after it and slapping {child.his} hand down just too late.

The last domino fell off the stage.

“That was beautiful,” said {friend}. “Did you see how she did the corner?[athlete:  Like {athlete}.]”

“I spent all morning on that corner.[sport:  I missed {sport} for that corner.]”

“And she did it in one go.”

# massage-chair
{Pet} came to see what was on the floor. {@whose}, and {pet.he} always checked floors. Then {pet.he} lay down with a groan. {Purr} climbed out of the [us: sweater | jumper], trod in a circle on {pet’s} back and settled there. {@wobbled} {Pet} shut {pet.his} eyes in bliss.

“She’s a massage chair,” said {friend}. “You’ve got a massage chair that eats fish, and you’re cross.”

“You haven’t had her at night. She started on Tuesday at teatime. My lamp walked off the table.”

“Where was it going?”

“{Friend}!”

“I’d just like to know.”

# tea-urn
They built it all again. {Friend} had an idea, which was to carry {purr} to the far end and put her in the tea urn cupboard on a heap of tablecloths. {Friend.He} left the door ajar so that she could breathe. The saucers inside went off like an orchestra.

“I wanted a normal cat,” said {child}. “One that sits on a wall.”

{Child.He} said it quite loudly. Then {fair}, who ran the fair, dropped a whole trestle table in the porch.

It made a terrible crash. Something grey shot out of the cupboard, along the skirting board and into the gap under the stage.

And the purr stopped.

# not-being-there
They both heard it not being there.

“She can’t stop,” said {friend}. “You said she can’t.”

“She can’t,” said {child}.

{Child.His} stomach had gone cold and small. {Child} lay down at the gap with {child.his} cheek on the boards. Right at the back, between a broken chair and a Christmas donkey, were two round eyes. They didn’t blink.

“{Purr},” {child.he} said. “It was only a table.”

Nothing.

# budge-up
{Friend} lay down beside {child}. “You’re frightened,” {friend.he} said.

“A bit.”

“Me too. Budge up.”

{Friend} tried a biscuit. Then {friend.he} tried singing[music:  {music}], until {child} asked {friend.him} to stop. {@gap}

One of the eyes blinked.

“She likes that,” said {friend}. “Do something, {child}. It’s you she lives with.”

“What can I do?”

“How should I know? What does she do when you’re sad?”

# in-front-of-everybody
{Child} knew exactly what she did. On Wednesday night, when {child.he} had been lying awake about this stupid fair, {purr} had put her flat face against {child’s} and shaken {child.him} all over like a bus.

{Fair} was standing behind them with the table. So were four people from {child’s} class[school:  {at school}], with bunting.[elder:  Behind them stood {elder}[elder2:  and {elder2}], with a tray of jam.]

{Child} put {child.his} mouth to the gap and purred.

It came out as a kind of gargle. Somebody dropped an end of the bunting.

“Lower,” said {friend}. “You sound like a sink.”

# a-lorry-turning
{Child} went lower. When {child.he} ran out of breath {child.he} took another and went on. {Child.He} didn’t stop for the bunting, or for {fair}, who asked if {child} was feeling well.

“It’s how you start a cat,” {friend} told her.

{Child’s} lips had gone completely numb by the time {child.he} felt it in {child.his} teeth. It was faint and far off, a [us: truck | lorry] turning into the street. It came nearer. {@along}, and then it was against {child’s} cheek, with whiskers on, and all the windows buzzed.

Every domino in the hall fell down.

“Good corner,” said {child}, into her fur.

# three-deep
Next day {child} put up a notice saying STARTED BY CAT. People stood three deep. {Friend} carried {purr} in from outside on a cushion, purring like a [us: truck | lorry], and set her down by the first domino. The whole lot went round the chair legs and over the ramp and off the stage into a bucket.

# slid-it-back
Afterwards they sat outside at the long table, with {pet} underneath it checking the grass. {Purr} slept among the plates.[adult:  {Adult} kept a hand on the jug.][elder:  {Elder}[elder2:  and {elder2}] had taken hold of the jam.] {Friend’s} lemonade was setting off by itself towards the edge, and {child} reached out without looking and slid it back.

# @wanted
{Child} had wanted a cat for years. On Tuesday one had come to stay for the summer.
## if pet.cat
{Child} had wanted one cat more for years. On Tuesday one had come to stay for the summer.

# @whose
{Pet} was {friend’s} dog
## if pet.dog
{Pet} was {child’s} dog
## if pet.cat
{Pet} was the cat {child} had already

# @wobbled
{Pet’s} ears wobbled. {Pet’s} lips wobbled.
## if pet.cat
{Pet’s} ears wobbled. {Pet’s} whiskers wobbled.

# @gap
The gap was too low for a person and too low for a dog, though {pet} gave it a go and got stuck as far as the eyebrows. {Pet} stayed there and breathed into the dark, warm and slow, smelling of {pet.himself}.
## if pet.cat
The gap was too low for a person. It was not too low for {pet}, who walked straight in, sat down by the Christmas donkey with {pet.his} back to everybody, and breathed in the dark, warm and slow, smelling of {pet.himself}.

# @along
It came along {pet’s} nose and over {pet’s} head
## if pet.cat
It came past the donkey and past {pet}
