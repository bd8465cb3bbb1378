title: {The wish} Without {an other}
title: I Can Be There
title: It’s Being Mended

% Rule: what one misses most is that it's there. A child can do that.

# being-mended
Outside {child’s} front door {a wish} was going along the street all alone, without {an other}.

“Where’s your {other}?” asked {child}.

“At home,” said {the wish}.

A moment later the paper girl came by. “Where’s {the other}?”

“Being mended,” said {the wish}.

And when the neighbour with the two shopping bags stopped and asked, {the wish} answered, “Asleep.”

“Now you’ve said three different things,” said {child}. “Which of them is true?”

# never-had-one
That made {the wish} so sad that {wish.part} drooped.

“None of them,” {wish.he} said. “I haven’t got {an other}. I never had one. But everybody who sees me asks, and tonight there’s the parade in the park. We go round the pond till the lamps come on, and everybody brings theirs. Everybody except me.”

“Can’t you go without?”

“{A wish} without {an other} isn’t allowed. They don’t say so. But they look.”

{child} knew what it was like when people looked.

# mostly-there
They sat down on the [us: curb | kerb].

“What does {an other} do, really?” asked {child}.

“I’ve heard {other.he} can {other.does},” said {the wish}, and thought about it. “But mostly {other.he}’s just there. When something’s frightening, you look to the side, and there {other.he} is.”

“Is that all?”

“It’s quite a lot,” said {the wish}.

{child} thought for a while. Nobody had ever taught {child.him} to {other.does}. But the side was only a place, and {child} was in places all the time.

“I can be there,” said {child}.

# practising
“Say what {other.he} says, then,” said {the wish}, and sounded a bit happier already.

“{Other.sound},” said {child}.

“Not so loud. More as if you’d done it all your life.”

“{Other.sound},” said {child}.

“Nearly! And now you have to {other.does}.”

{child} tried. It didn’t work at all, and {the wish} laughed so much that {wish.he} had to hold on to something.

[friend: {Friend}[!friend.known: , {child’s} best friend,] wanted to join in. “You can be the back end,” said {child}, and {friend} had always wanted to be one. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] was the reserve. {Pet.He} {pet.was} good at walking alongside. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] tried being there as well, for a while, and then {pet.he} went and was somewhere else. ][pet.other: {Pet} came along in {child’s} arms, as a decoration. ][elder: {Elder}, who’d marched in parades before, showed them how to keep in step. [elder2: {Elder2} clapped. ]][school: They practised all the way to {school} and back. ][sport: It was like trying to {play sport} with both feet in one boot. ][athlete: “Imagine you’re {athlete},” said {the wish}. “Only as {an other}.” ][music: They marched to {@song}. ]

# they-laughed
That evening[city:  in {city}] they all stood in a row by the pond, two by two. An old man with a whistle came along the row.

“{A wish},” said the old man. “And {the other}?”

“Here,” said {the wish}, and looked to the side.

“{Other.sound},” said {child}.

The old man put his hands on his hips. “But that’s a child,” he said, and laughed, and those who stood nearest laughed as well.

{The wish} turned round to go home.

# three-times-round
But {child} had taken hold of {wish.part}, and held on.

“Yes,” {child.he} said, so that you could hear it right across the pond. “I’m a child. I’m not {an other}, and I can’t {other.does}. But I’m what {wish.he}’s got, and I’m here.”

The old man forgot to blow his whistle. So {the wish} began to walk, and {child} walked alongside.

They went round once. {The wish} looked to the side. There was {child}.

They went round again, and now all the others followed. A wind blew off the pond. {The wish} looked to the side. There was {child}.

The third time, {child} had a blister and was tired. {The wish} looked to the side once more, and {child} was there.

# borrowed
Afterwards, the one who’d been walking just behind them came up and coughed.

“I laughed a little, before,” said whoever that was. “I’m sorry. Mine’s only painted on.”

“Mine’s my cousin,” whispered the next.

[age>=5: “Mine ran home after the first time round,” said a third. “I’ve been walking about holding a piece of string.”

]They all looked at {child}.

“Where do you get one of those?” asked the old man with the whistle.

“You ask,” said {the wish}, and {wish.part} had never been held so high.

# one-sock
{The wish} walked {child} back to the front door.

“But tonight,” {wish.he} said. “If I should look to the side.”

{child} sat down on the step, pulled off one shoe and then the sock, and put the shoe on again.

“This can be there,” said {child}. “Till tomorrow.”

{The wish} took the sock. It was warm.

# other-sock
[adult: At bedtime {adult} looked at {child’s} feet.

“Where’s the other sock?”

“Being mended,” said {child}.

{Adult} looked at {child.him} for a while and didn’t ask any more. {Adult} sat down on the edge of the bed and took the bare foot in one hand, until it got warm.

“Then I can be there till tomorrow,” said {adult}. | When {child} went to bed, {child.he} had one sock on. The other foot was bare.

So {child} tucked it in behind the foot with the sock. That one was there. And out in the night somebody looked to the side, and there lay a sock.]

# @song
{music}
