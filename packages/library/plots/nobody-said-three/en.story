title: Who Blinked?
title: Both Eyes
title: Nobody Said Three
guest bride: Jess (she), Tess (she)
guest photo: Mr Tripp (he), Mr Snell (he)

% It is the SUGAR groom that sinks. The man with the beard has no name. {friend} reads the little screen of the camera.

# no-cake
Nobody was allowed any cake[sport: , or to {play sport},] until the photograph was done.

Eighty-four people stood in rows on the grass[city:  in a park {in city}], looking up at a man on a stepladder. In the middle was {bride}, who lived next door to {child} and had got married at two o’clock. And right at the front sat {child} and [!friend.known: {child.his} best friend, ]{friend}.

{Friend} had never lost a staring match in {friend.his} life. {Friend.He} had outstared everybody [school: {at school} | in {friend.his} class], [pet.cat / pet.other: {pet} at {child’s} house | two cats][athlete: , a poster of {athlete}] and the dentist.

# who
“Try not to blink!” shouted the man on the ladder, who was called {photo}. “Say cheese!”

“CHEESE!”

Click.

{photo} peered at his camera. “Somebody blinked. But they’re all so small, I can’t see who.”

So {friend} had to come and look, because {friend.he} had the best eyes there.

“The man with the beard,” {friend.he} said.

“Sorry,” said the man with the beard.

“CHEESE!” Click.

“{bride},” said {friend}.

“Sorry!” said {bride}.

[elder: “CHEESE!” Click.

“{Elder},” said {friend}. “But only one eye.”

“That was a wink,” said {elder.short}[elder2: , and looked at {elder2}].]

# his-mum
“CHEESE!” Click.

“The man with the beard,” said {friend}. “And his [us: mom | mum].”
## or
“It’s the cheese that does it,” said {photo}. “Say butter!”

“BUTTER!” Click.

“The man with the beard,” said {friend}. “And his [us: mom | mum]. And everybody behind him.”

# the-cake
It was getting hotter. Beside them in the sun stood the cake, three floors of chocolate, with a little sugar bride and a little sugar groom on the top. The [us: frosting | icing] was going soft. The sugar groom had sunk in up to his knees.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay looking at it, and {pet.he} hadn’t blinked at all.]

“Couldn’t we have the cake first?” asked {child}.

“I have photographed people after chocolate cake,” said {photo}. “Never again.”

# both-eyes
“CHEESE!” Click.

This time {friend} looked for a long while. Then {friend.he} said it as quietly as {friend.he} could.

“{child}.”

Eighty-three people looked at {child}. {Child.His} face went hot.

“It doesn’t matter,” said {photo}. “Just don’t blink.”

Don’t blink, thought {child}. Don’t blink, don’t blink, don’t …

“CHEESE!” Click.

“{child},” said {friend}. “Twice.”

“You can’t blink twice in one photograph,” said the man with the beard.

“Both eyes,” said {friend}.

# peep
The more {child} tried not to, the more {child.he} had to. The sugar groom had sunk in up to his armpits, and {child} wished that {child.he} could sink in somewhere as well.

Then something on the camera went peep.

“That’s the battery,” said {photo}. “I’ve got one more. One. After that there won’t be a photograph.”

Nobody said sorry now.

# the-secret
“{Friend},” whispered {child}, “how do you do it? When you stare?”

“It’s a secret,” whispered {friend}. {Friend.He} had never told anybody, because then anybody could beat {friend.him}. {Friend.He} looked at {child}, who was trying to get inside {child.his} own collar. Then {friend.he} leaned over.

“I shut them first,” {friend.he} whispered. “Just before, and really tight, until they’re fed up with being shut. Then when they open, they want to stay open.”

{child} shut {child.his} eyes. One, two, three, and open! {Child.His} eyes felt wide and cool, and {child.he} didn’t need to blink at all.

But there was still the man with the beard. And his [us: mom | mum].

# three
So {child} stood up, with {child.his} hot face, and turned round to all those people.

“Everybody shut your eyes!” {child.he} shouted.

“Shut?” cried {photo}. “I can’t take a photograph of eighty-four people asleep!”

“Not yet,” said {child}. “Wait till I get to three.”

{Child.He} sat down and shut {child.his} own. You could hear the bees in the roses.

“One,” called {child}.

Nobody moved.

“Two.”

Somebody’s tummy rumbled.

“THREE!”

All the eyes flew open.

Click.

# open
“Hurry!” said {photo}, and he held the camera down to {friend}.

“{bride}, open,” {friend.he} read. “His [us: mom | mum], open. The baby, open.”

“It was me, wasn’t it?” said the man with the beard.

“Open,” said {friend}. Then {friend.he} looked for {child}, down at the front, and {friend.he} began to grin. “{child}. Open. Both.”

Peep, went the camera, and its little screen went black. But they had their photograph, and eighty-four people cheered so loudly that the cake shook.

# the-hat
“Oh, the cake,” said {bride}.

There was nothing left of the sugar groom but his hat. {bride} pulled him out by it, chocolate all the way up, and handed him to {child}. The sugar bride went to {friend}.

“Now you know how I do it,” said {friend}. “Now you could beat me.”

“I could try,” said {child}, and looked {friend.him} in the eye. But {friend} had the bride’s feet sticking out of {friend.his} mouth, and {child} lost straight away.

# two
It was late when {child} got to bed[music: , with {@song} still going round in {child.his} head], and {child.he} {child.was} sure that {child.he} would never sleep.

[adult: “Shut your eyes,” said {adult}.

“I can’t. They want to stay open.” {child} thought about it. “You have to count.”

“One,” said {adult}.

{child} shut them.

“Two,” said {adult}, a good deal more quietly, and put out the lamp. | {Child.His} eyes wanted to stay open. There was only one thing for it.

“One,” said {child}, and shut them.

“Two,” said {child}, a good deal more quietly, and put out the lamp.]

And nobody said three.

# @song
{music}
