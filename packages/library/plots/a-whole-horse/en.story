title: A Whole Horse
title: Completely Wrong
title: All That Business in the Middle
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% The animal under the table is never called anything but the animal. It talks like somebody who is very fond of good food. Chew when it chews.
% The one who says lovely is {adult}, else the grandparent, else {minder}. The dog is the family's, or next door's on a visit; a cat is drawn on the windowsill.

# a-back-leg
There was only one thing {child} wanted, and that was to draw {@pet} so that anybody could see who it was.

{Child.He} sat at the kitchen table.[friend:  Next to {child.him} sat {Friend}[!friend.known: , {child’s} best friend,] who didn’t draw, but sharpened.] The nose went well. The ears went well. Then {child} came to a back leg, and the leg went wrong.

“It’s wrong,” said {child}.

“But it’s lovely,” said {@a-first}.

[elder & adult: “I’d have it on my wall,” said {elder}[elder2: , and so would {elder2}].

]“It’s wrong!” And {child} was so cross that {child.he} crumpled it up and threw it under the table, where the four others were.

Under the table, somebody began to eat.

{@being-drawn}

# completely-wrong
{child} bent down and looked. Among the chair legs sat an animal, round and grey and soft at the edges, like [us: an eraser | a rubber] that somebody has had for years. It was eating the leg. The nose and the ears it left alone.

“That went wrong,” said {child}.

“Completely wrong,” said the animal. “Delicious. Is there any more? I live on mistakes, and grown-ups hardly make any. They only do what they can do already.”

{@A}, who was making the same soup as always[music:  and humming {music}], said nothing.

[friend & age>=5: “Does it bite?” said {Friend}.

“Only what’s wrong,” said the animal.

]

# still-warm
So {child} drew a new leg. It bent the wrong way. The animal climbed up on the table and ate it while it was warm.

“Mmm,” it said. “Knees.”

{child} drew a tail.

“And what’s this meant to be?” said the animal, with its mouth full.

“The tail.”

“No!” said the animal, delighted.

And when there was nothing left to eat, there was {pet}, with four legs that all reached the floor. Anybody could see who it was. {@seen} Then the paper went up on the fridge[athlete: , next to {athlete}].

# rubbed-out
The next day {child} drew {pet} again, and it came out right straight away. After that {child.he} drew nothing else. It was so nice when nothing went wrong.

But under the table nobody was eating. The animal lay flat on the floor next to {pet}, so thin that {pet’s} paw showed straight through it.

[friend: “I can see toes,” whispered {Friend}.

]“Don’t mind me,” said the animal. “I’m only a little rubbed out.”

[elder & adult: “It wants a cheese sandwich,” said {elder.short}, and put one under the table. {Pet} saw to that.

]
# on-purpose
{child} quickly drew it a {pet} with seven legs. The animal put one in its mouth, chewed, and took it out again.

“That isn’t a mistake,” it said politely. “You did that on purpose.”

[age>=5: {@bump}

“That one’s {pet’s},” said the animal. “It tastes of {@kind}.”

]Now the floor showed through it, too.

“Which was the best you ever had?” said {child}.

“The leg,” said the animal, and shut its eyes. “The first one. You’d tried so hard. It was all the way through it.”

So {child} would have to try as hard as {child.he} could at something {child.he} couldn’t do. And there was one thing {child} wanted to draw more than anything, and had never dared to begin[school: , not even {at school}].

# a-horse
“I’m going to draw a horse,” said {child}.

“A horse,” breathed the animal.

[friend & age>=5: {Friend} sharpened the brown pencil until it couldn’t get any sharper.

]{child} tried so hard that {child.his} tongue stuck out. And it went wrong. The neck went wrong. The knees went wrong, all four of them, each in its own way.[sport:  One of them was playing {sport}.] In the end it looked like a sofa falling downstairs.[city:  There wasn’t a worse horse in {city}.]

“But it’s lovely,” said {@a}.

“It’s completely wrong!” said {child}. “Come on, eat!”

# the-ear
It began with the hooves. It ate the knees one by one, and sighed after each. With every bite it grew rounder and greyer[friend: , until {Friend} couldn’t see a single toe]. Then it stopped.

All that was left on the paper was one ear.

“Don’t you want that?” said {child}.

“I can’t,” said the animal. “There’s nothing wrong with it.”

Anybody could see whose ear it was. And up it went on the fridge, next to {pet}.

[elder & adult: “Now, that I would have on my wall,” said {elder.short}.

]
# supper
“Is anybody hungry?” said {@a}, and put down the soup.

“Not under the table,” said {child}. “It’s had a whole horse.”

“Except the ear,” said the animal, and hiccuped. {@hiccup}

[elder & adult & age>=5: “It ought to lie down after that,” said {elder.short}.

]
# a-bicycle
So that night it lay in the pencil box by {child’s} bed[friend: , on everything {Friend} had sharpened all day].

“Tomorrow,” whispered {child}, “I’m going to try a bicycle.”

The animal didn’t open its eyes, but it smiled.

“A bicycle,” it murmured. “Two wheels, and all that business in the middle.”

# @pet
{Pet}, the dog from next door, who had come to stay,
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.cat
{Pet}[!pet.known:  the cat]

# @being-drawn
It was generally {pet} who saw to things under there. But {pet} was over on the mat, being drawn.
## if pet.cat
It wasn’t {pet}. {Pet} was up on the windowsill, being drawn.

# @seen
{Pet} gave it a sniff and wagged {pet.his} tail at it.
## if pet.cat
{Pet} came and sat down on it.

# @bump
Then {pet} came and pushed a nose under {child’s} elbow, and a line shot right across the paper.
## if pet.cat
Then {pet} walked straight over the paper and batted the pencil, and it left a line right across.

# @kind
dog
## if pet.cat
cat

# @hiccup
{Pet} went to see whether it had left any crusts.
## if pet.cat
{Pet} moved a little further off.

# @a-first
{minder}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , and so did {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
