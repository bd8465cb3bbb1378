title: The First Day Couldn’t Sleep
title: There Was a Day in the Hall
title: The Day with the Very Long Scarf
title: Only One Knot
title: [school: The First Day {at school}|The First Day Comes Tonight]
title: [theme.shy: The Shy Day]
title: [theme.worried: The Day That Worried]

# day-in-the-hall
In the hall, on the bench under the coats, sat a day.

It was brand-new, with the creases still in it, like a shirt out of a box, and a tag at the back of its neck. And it
wore a scarf so long that it was mostly scarf.

“I’m the First Day [school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: at [us: preschool | nursery]|at school]],” it said. “I’m not till tomorrow. But I was so worried that I couldn’t sleep.”

“Whose first day?” asked {child}.

[theme.first-day-at-school: “Yours,” said the First Day, and turned shy.|[theme.preschool: “It doesn’t say,” said the
First Day shyly. “But this is the hall I was sent to.”|“I belong to somebody new,” said the First Day shyly. “But your
light looked so friendly.”]]

## or
Days come in the morning, as a rule. This one came the night before.

{child} had just put back the toothbrush, and there in the hall was a scarf that nobody had seen before. It was so
long that it lay in a heap on the bench. The heap sneezed.

“Sorry I’m early,” said the heap. “I’m the First Day [school: {at school}|[theme.preschool / age<6 &
!theme.first-day-at-school: at [us: preschool | nursery]|at school]]. I was so worried that I couldn’t sleep.”

It peeped out, brand-new, with its creases still in and a tag at the back of its neck.

“Whose first day?” asked {child}.

[theme.first-day-at-school: “Yours,” said the First Day, and turned shy.|[theme.preschool: “It doesn’t say,” said the
First Day shyly. “But this is the hall I was sent to.”|“I belong to somebody new,” said the First Day shyly. “But your
light looked so friendly.”]]

## if short
In the hall, on the bench under the coats, sat a day.

It was brand-new, and it wore a scarf so long that it was mostly scarf.

“I’m the First Day [school: {at school}|[theme.preschool / age<6 & !theme.first-day-at-school: at [us: preschool | nursery]|at school]],” it said. “I’m not till tomorrow. But I was so worried that I couldn’t sleep.”


# nobody-in-front
Then it sighed. “Tuesday can ask Monday how it’s done. [age>=7: Saturday can ask Friday. ]But nobody goes in front of
me. I’m first.”

[pet.dog / pet.cat: {Pet} came and sniffed it. It didn’t smell of anything yet.] [pet.other: It said hello to {pet},
for practice. That went well.]

[adult & age>=5 / adult & !friend: “The First Day can’t sleep!” {child} called to {adult}.

“No,” said {adult}, “I can imagine.”]

“What is it you have to do?” asked {child}.

“Come,” said the First Day. “In through the door, with everything.” It held up the striped scarf. “Breakfast, and the
way there, and lunch, and [us: recess | playtime]. It’s all in the stripes.”

“Then let’s try it,” said {child}. “We can use the kitchen door.”

## if short
[pet.dog / pet.cat: {Pet} came and sniffed it.] [pet.other: It said hello to {pet}.]

“What is it you have to do?” asked {child}.

“Come,” said the First Day. “In through the door, with everything.” It held up the striped scarf. “Breakfast, and the way there, and lunch, and [us: recess | playtime]. It’s all in the stripes.”

“Then let’s try it,” said {child}. “We can use the kitchen door.”


# come-in
The First Day wound itself up in the whole scarf, took a run, and came with everything at once.

Flump. It stuck fast. Lunch poked out on one side of the door, and [us: recess | playtime] on the other.

[friend: {Friend}, who was sleeping over, came with a toothbrush and pulled at [us: recess | playtime]. {Child}
pushed at lunch. | {Child} pulled at [us: recess | playtime] and pushed at lunch.] At last it came off, like a
boot.

“I’m too big,” said the First Day. “I’m a whole day.”

## or
The First Day went up on tiptoe and came as carefully as it could. {Child} sat at the kitchen table, waiting. [friend:
{Friend}, who was sleeping over, came with a toothbrush and waited too.]

“When are you coming?” called {child}.

“I’ve been,” said somebody behind the refrigerator. “I came, and then I went. Nobody noticed.”

“Then it doesn’t count,” said {child}. “You’ll have to come again.”

## or
The First Day went out in the hall and knocked.

“Come in,” said {child}.

[friend: “Do come in,” said {friend}, who was sleeping over, toothbrush in one cheek.]

It said it was sorry, and left.

“Why did you do that?” asked {child}.

“You sounded so busy,” said the First Day behind the door.

[age>=5: The next time it got halfway, and then it went back to wipe its feet.] The scarf caught on the door handle.

## if short
The First Day took a run, and came with everything at once.

Flump. It stuck fast.

[friend: {Friend}, who was sleeping over, pulled, and {child} pushed. | {Child} pulled and pushed.] At last it came off.

“I’m too big,” said the First Day. “I’m a whole day.”


# again
Then it started at the other end, with the way home. Nothing could have been easier. It came into the kitchen
backward, lay down flat on the floor, and shut its eyes.

“Now I’m over,” said the First Day. “That was nice.”

“But you haven’t been!” said {child}.

## or
Then it tried being quick. “Breakfast-walk-song-lunch-play-home!” cried the First Day, and shot through the kitchen,
twice around the table and out again, with the scarf behind it.

“How was I?” it panted.

“Short,” said {child}.

[friend: “I didn’t even get to eat,” said {friend}.]

# along-the-floor
By now the scarf had come unrolled along the floor, from the hall, through the kitchen, around the couch, and all the
way back to the hall. That’s how long a day is.[age>=5:  But the stripes were in order.]

“You don’t have to come,” said {child}. “You’re here already. Look, you can be walked on.”

So they walked, barefoot, one stripe at a time.

“Yellow, like butter,” said {child}. “That’s breakfast.”

“Grey,” said the First Day. “That’s the way there[city: , with {city} on both sides].”

And then there was a knot.

## if short
By now the scarf had come unrolled along the floor, all through the house. That’s how long a day is.

“You’re here already,” said {child}. “Look, you can be walked on.”

So they walked, barefoot, one stripe at a time.

“Yellow, like butter,” said {child}. “That’s breakfast.”

“Grey,” said the First Day. “That’s the way there[city: , with {city} on both sides].”

And then there was a knot.


# knot
It was red and hard and no bigger than a hazelnut. The First Day stopped dead.

“That’s it,” it said. “That’s when you come in, and they all turn around, and somebody says: Who are you?”

{Child} felt the knot with one big toe. Hard. But just behind it, the scarf was soft again.

[elder: “I’ve had a lot of first days,” said {elder} on the couch. “There was a knot in every one. Never two.”]

[elder2: “Never two,” said {elder2}.]

“It’s only one step long,” said {child}. “What do you have to say?”

“My name.”

“What is your name?”

“The First Day,” whispered the First Day.

“There you are. You know it already.”

[friend: {Friend} stood on the far side and was everybody else. | {Child} went ahead and was everybody else.] “Who are
you?” said everybody else.

The First Day took one step.

“The First Day,” it said, quite loud. And it was on the other side.

## or
It was right in the way, red, and as hard as a hazelnut. “Now we go home,” said the First Day, and turned around.

“What’s in it?” asked {child}.

“A chair,” said the First Day. “They’re all sitting down already, two by two, and you’ve no idea which chair is
yours.”

{Child} peeked over the top. On the far side the scarf was soft again, as far as you could see.

[elder: “I’ve had a lot of first days,” said {elder} on the couch. “There was a knot in every one. Never two.”]

[elder2: “Never two,” said {elder2}.]

“It’s no bigger than one step,” said {child}. “You just ask somebody.”

“Ask what?”

“May I sit here.”

[age>=5: “I’ve never said anything that long,” said the First Day.]

[friend: {Friend} sat down on the floor behind the knot and was everybody else. Everybody else moved over a bit. |
{Child} went first, sat down on the floor behind the knot, and was everybody else.]

The First Day shut its eyes and stepped. “May I sit here,” it said, all in one breath.

“Yes,” said everybody else.

## if short
It was red and hard. The First Day stopped dead.

“That’s it,” it said. “That’s when you come in, and somebody says: Who are you?”

[elder: “I’ve had a lot of first days,” said {elder}. “There was a knot in every one. Never two.” [elder2: {Elder2} nodded.]]

“It’s only one step long,” said {child}. “What is your name?”

“The First Day,” whispered the First Day.

“There you are. You know it already.”

[friend: {Friend} stood on the far side and was everybody else. | {Child} went ahead and was everybody else.] “Who are you?” said everybody else.

The First Day took one step.

“The First Day,” it said. And it was on the other side.


# soft
After that it was soft all the way. Green like peas, that was lunch. [pet.dog: On it lay {pet}, hoping.] [pet.cat: On
it lay {pet}, so they had to step over.] Loose, with holes that the wind blew through, that was [us: recess | playtime]. [sport: There they got to {play sport}, as well as it can be done on a scarf.] [athlete: “{Athlete}
has had one of these,” said {child}. “With a knot.”] [music: One stripe had no name. They hummed {music} on that one,
and then it did.] [age>=7: Blue was a shower of rain, but only a little one.] And then grey again, the way home.

There the scarf ended. They were back at the bench in the hall, and the fringe at this end was exactly the same colour
as the one at the other.

“What colour is that?” said the First Day.

“Home,” said {child}.

## or
Behind the knot the First Day grew quite talkative. “Red dots, that’s painting,” it said. “Here comes
spaghetti[pet.dog: .” On the spaghetti lay {pet}. “|[pet.cat: .” On the spaghetti lay {pet}, eyes shut. “|. ]]And this
is [us: recess | playtime], it’s so loose there’s a draft.” [sport: There they got to {play sport}, as well as
it can be done on a scarf.] [athlete: “{Athlete} has had one of these,” said {child}. “With a knot.”] [music: One
stripe had no name. They hummed {music} on that one, and then it did.] [age>=7: Then came a fuzzy one. “Here somebody
reads out loud,” said the First Day.] At last it turned grey, and then it stopped.

[age>=5: “Isn’t there any more?” said the First Day.

“No,” said {child}. “We’re there.”]

They were standing by the bench in the hall. The fringe hung down over the edge of it, and the fringe was the same
colour as the one they had started from. It was the colour of home.

## if short
After that it was soft all the way. Green like peas, that was lunch. Loose, that was [us: recess | playtime]. [sport: There they got to {play sport}.] [athlete: “{Athlete} has had one of these,” said {child}.] [music: On one stripe they hummed {music}.] And then grey again, the way home.

There the scarf ended, and the fringe was the same colour as the one at the other end.

“What colour is that?” said the First Day.

“Home,” said {child}.


# rolled-up
Then the First Day yawned, for the first time in its life, and liked it. They rolled up the scarf with breakfast on
the outside. [age>=5: That had to come first, after all.] And the First Day was given the bench to lie on, under the
warmest coat, [adult: and {adult} left the hall light on | and the hall light stayed on] a little while longer.

## or
“Then I believe I’ll sleep,” said the First Day. It had never done that before, so {child} had to show it how: on your
side, knees up, and one hand under your cheek. They put the yellow end of the scarf on top, where it would be easy to
find. [adult: {Adult} spread a coat over it all.]

## if short
Then the First Day yawned, for the first time in its life. They rolled up the scarf, and the First Day was given the bench to lie on, under the warmest coat.


# breathing
{Child} crept into bed. The blanket was heavy, and it was dark on every side but one. [friend & age>=5: On the
mattress lay {friend}, who was only {friend} again.] Out in the hall somebody was breathing into a very long scarf, in
and out, one stripe at a time, the way you walk when there’s no hurry, and {child} breathed the same way.

## if short
{Child} crept into bed. Out in the hall somebody was breathing into a very long scarf, in and out, one stripe at a time, and {child} breathed the same way.


# begins
Early next morning, before anyone else was awake, the First Day sat up on its bench. It found the end where the yellow
came after the fringe, [theme.first-day-at-school / theme.preschool: and then it began|went off to somebody new, and
began], quite calmly, with a piece of toast.

## or
In the morning the bench was empty. Nothing was left but the tag from the back of a neck, and on it was a number: 1.
The whole hall smelled of butter. [theme.first-day-at-school / theme.preschool: | Somewhere, today, somebody was new.]
And {child} knew just where the knot was, and that there was only one.

## if short
Early next morning the First Day sat up on its bench, [theme.first-day-at-school / theme.preschool: and then it began|went off to somebody new, and began], quite calmly, with a piece of toast.
