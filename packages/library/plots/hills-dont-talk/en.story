title: Five More Minutes
title: Hills Don’t Talk
title: I’ve Only Just Got Warm
guest teacher: Miss Fern (she), Miss Lacey (she)

% {friend} is “the sun” and {child} “the hill” while they play; the star is “it”.

# the-hill
In the [school: play {at school} | school play], {child} was the hill, and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] was the sun.

{Friend} had yellow cardboard rays all [us: around|round] {friend.his} face, and a box to come up on. {child} crouched in front of the box under a big green blanket. {Child.He} had to keep still and not say a word, because hills don’t talk.[sport:  All week {child.he} had been too busy keeping still to {play sport}.][pet.other:  At home {child.he} had practised in front of {pet}, who was very good at it.]

It was {friend} who had picked {child.him}.

“I want {child} for my hill,” {friend.he} had told {teacher}. “I’m not coming up over anybody else.”

# came-up
And now the hall was full, and {teacher} began to read.

“The sun came up.”

Up came {friend} over the top of {child}.

“Aaah!” said all the [us: moms | mums] and dads and grannies.

{Friend} shone. {Friend.He} shone so hard that {friend.he} went pink. The sheep got up and ate the grass. And {teacher} turned to the last page.

# went-down
“And the sun went down,” she read, “and it was night.”

All the sheep lay down.

But the sun didn’t.

“And the sun went down,” read {teacher} again.

“Five more minutes,” said the sun.

How they laughed! All the sheep got up again.

“Baa?” said a sheep.

# the-stars
Behind the curtain, with their [us: flashlights | torches], stood the stars. They were the littlest children in the school.

“Can we come out now?” whispered a star.

“Not while the sun’s up,” whispered {teacher}.

“But I need [us: to pee | a wee],” whispered the star.

# only-just-warm
{teacher} read as loudly as she could. “And the sun went DOWN!”

All the sheep lay down.

“Five more minutes,” said the sun.

All the sheep got up again.

“{Friend}!” whispered the hill. “Go down!”

“Hills don’t talk,” whispered the sun. “And I’ve only just got warm.”
## or
{teacher} gave the moon a push, and the moon came out with its lantern.

All the sheep lay down.

“Excuse me,” said the moon. “It’s my turn.”

“Five more minutes,” said the sun.

All the sheep got up again, and the moon went back to wait with the stars.

“{Friend}!” whispered the hill. “Go down!”

“Hills don’t talk,” whispered the sun. “And I’ve only just got warm.”

# the-hill-could
“I really, really need [us: to pee | a wee],” said the star, and it sniffed.

{child} could hear it. {Child.He} couldn’t pull the sun down. {Child.He} {child.was} only a hill.

But if the sun wouldn’t go down …

Then the hill could go up.

# getting-up
First up came {child’s} head. Then up came {child’s} back. The hill grew and grew.

“That hill’s getting up,” said [elder: {elder} | a granny].

It came up to the sun’s chin. It came up to the sun’s nose.

“Hey!” said the sun.

Then {child} stretched up both {child.his} arms, as high as they would go, blanket and all. And the last little bit of yellow was gone.

“And it was night!” said {teacher}, very fast.

# shooting-star
All the sheep lay down. And out came the stars with all their [us: flashlights | torches]. One of them went straight across the stage[athlete: , as fast as {athlete},] and out through the door on the other side.

“Ooh,” said [elder2: {elder2} | [elder: {elder.short} | the granny]]. “A shooting star!”

# his-hill
Then everybody sang the night song[music: , which was very like {@song}]. It was a long one. {child’s} arms began to shake. The blanket slipped down a bit, and then a bit more. Oh no! In a moment there would be sun in the middle of the night!

Behind the hill, {friend} saw the blanket shaking. If it fell, everybody would see {friend.him} again. {Friend.He} only had to wait.

But it was {friend.his} hill.

So the sun got down off the box, to where nobody could see {friend.him} at all. {Friend} put up {friend.his} own two hands and held the blanket up with {child}.

“You’re the best hill,” {friend} whispered.

“Hills don’t talk,” whispered {child}.

And they held up the night together, until the very last star had switched off.

# nice-behind
When they came out, the real sun was sitting on top of [city: {city} | a real hill].

“Down you go,” {friend} told it. “It’s nice behind.”

And down it went.

# like-a-hill
That evening, {child} lay in bed with {child.his} knees up under the blanket, like a hill, and the lamp shone over the top.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog | cat] lay at the foot of the hill like a sheep.]

“Five more minutes,” said {child}.

But then {child.he} yawned, and slowly, slowly, the hill lay down.

“And the sun went down,” said [adult: {adult}, and {adult.he} put out {adult.his} hand | {child}, and {child.he} put out {child.his} hand] to the lamp.

And it was night.

# @song
{music}
