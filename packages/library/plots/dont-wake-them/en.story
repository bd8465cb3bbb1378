title: Don’t Wake Them
title: The Only One Awake
title: Eyes on {duck}
guest photo: Mr Lovelock (he), Mr Tuffnell (he)
guest duck: Gerald (he), Clive (he)
guest teacher: Miss Abara (she), Mrs Quill (she)

% The whole class, never a number. The friend's eyes have no colour here.

# asleep
In every class photograph that had ever been taken of {friend}, {friend.he} {friend.was} asleep.

It was only a blink, of course, but {friend.he} blinked every year, and there {friend.he} stood, all along the corridor[school:  at {school}], among a lot of wide-awake people. {Friend.His} hair was combed and {friend.his} eyes were shut, like somebody waiting for a very late bus. [elder: {Elder}, who kept {child’s} copies on the fridge, had once asked if that poor child got enough sleep[elder2: , and {elder2} had blamed the screens].]

It was {child}, {friend.his} best friend, who had thought of the joke. When the photographs were handed out, every year, {child.he} put a finger to {child.his} lips and said, “Shh. Don’t wake {friend}.” The whole class fell about laughing, and {friend} laughed the most of anybody, and by now people turned [us: around|round] and waited for it.

# the-mirror
Then came the morning of this year’s photograph, and {friend} {friend.was}n’t in the line. {child} found {friend.him} behind the coats, in front of a mirror no bigger than a book. {Friend} {friend.was} holding both eyes open with {friend.his} fingers, like an owl that has had bad news.

“Three,” {friend.he} whispered. “Two. One.” And {friend.he} let go, and blinked. Then {friend.he} saw {child} in the glass. “I’m practising,” said {friend}. “I’ve been at it since Sunday.[pet:  I had a staring match with {pet}, at your house, and lost.][athlete:  There isn’t one single picture of {athlete} with shut eyes. I’ve looked.]”

“But I thought you liked the joke. You laugh more than anyone.”

“Well, yes. If I didn’t, it would just be everybody else laughing.” {Friend} shrugged. “It’s only that they hang up there for ever. I’ll be ninety, and I’ll still be asleep outside the office.”

And {friend.he} grinned, to show that this was a joke as well. {child} had seen that grin every year, and had never once looked at it. Something inside {child.him} went down like [us: an elevator|a lift]. {child.He} wanted to say sorry, but it’s a small word, and there were years and years on top of it, and then they were called in.

# the-duck
In the [us: gym|hall] stood the photographer, {photo}, with a rubber duck on a stick. Its name was {duck}, and he squeaked it at everybody, even people nearly as tall as himself.

“Eyes on {duck}!” he cried. Then he caught sight of {friend}, and the duck sank. “It’s you,” he said. “Thirty years I’ve done this[city:  {in city}], and I’ve only been beaten by one pair of eyes. I see them every night when I go to bed.”

“Open?” asked {friend} hopefully.

“No,” said {photo}.

# click
He counted three, two, one, and {friend} blinked. [music: He put on {music}, to calm everybody down, and {friend} blinked in time to it. ]He had {friend} shut both eyes on purpose and open them at one, and {friend.he} opened them beautifully, looked straight at {duck}, and shut them for the click. [sport: “Think of when you {play sport},” begged {photo}. “You can’t have them shut then.”

“I don’t know,” said {friend}. “I’ve never seen.”

]Each time he looked at his little screen, {photo’s} shoulders went down a bit further.

“Shh,” said somebody, and they all turned and looked at {child}.

{child} said nothing, so they said it for {child.him}. “Don’t wake {friend}!” And everybody fell about, and {friend} laughed the most of anybody.

# listened
This time {child} listened. {child.He} had known that laugh for years, and now {child.he} heard that it wasn’t a laugh at all. It was the sound of somebody leaning on a door, to keep it shut.

“One more,” said {photo}. “Then it will have to do.”

There was nothing so terrible, {child} thought, about having your eyes shut. Everybody did it, all night long. The terrible thing was to be the only one. And about that, {child.he} could do something.

# in-front
{child} climbed down from the row, walked to the front, and turned [us: around|round], so that the whole class was looking at {child.him}. {child.His} knees felt borrowed.

“That joke is mine,” {child.he} said, much too high. “And it only works if it’s just one person, and I don’t want it any more. So when he gets to one, I’m shutting my eyes. I want us all to.”

“Why?” said the back row.

“Because then it isn’t {friend} who’s asleep,” said {child}. “Then it’s just us.”

Nobody moved. Then their teacher, {teacher}, who stood at the end of the row with her hands folded, gave a little cough.

“Speaking for myself,” said {teacher}, “I’d be glad of the rest.”

That settled it.

# one
{photo}, who was having a talk with {duck}, hadn’t heard a word. {child} got up again beside {friend}, and didn’t dare to look.

“I’m sorry,” {child.he} whispered. “I should have noticed. You can do what you like with yours.”

“Three,” said {photo}.

“You made a speech,” {friend} whispered back.

“Two,” said {photo}. “One.”

{child} shut {child.his} eyes. It was dark in there, and rather peaceful. {child.He} heard the duck squeak, and {child.he} heard {friend} draw one long breath, the way you do when you pull the curtains and there is snow. And then came the click.

# the-picture
{photo} looked at the little screen, and then he sat down on the floor.

They crowded round to see, and there was the whole class, in three rows, fast asleep on its feet. {child} had {child.his} mouth open, and {teacher} slept at the end of the row like a horse, with dignity. And in the very middle stood {friend}, wide awake, with eyes like dinner plates, looking along the row as if it was the best thing {friend.he} had ever seen.

“You didn’t blink,” said {child}.

“I forgot,” said {friend}. “I wanted to see if you’d really do it. And then you all did.”

{photo} looked at the screen once more, for quite a long time, and slowly his shoulders came up. “So that’s what they look like,” he said. “I’ve often wondered.”

# shh
Two weeks later the photographs were handed out, and people turned [us: around|round], from habit, and looked at {child}. But {child} shook {child.his} head, and it was {friend} who put a finger to {friend.his} lips.

“Shh,” said {friend}. “Don’t wake them.”

It was the best laugh they’d ever had, and this time {child} laughed the most of anybody.

# joined
[elder: “That one looks rested,” said {elder}, when the picture came home. “It’s the rest of you I worry about.”

]That evening {child} stood the photograph on the shelf by the bed. It was a comfortable thing to look at, for they were all asleep in it, row upon row, even {teacher}, and in the middle was {friend}, keeping an eye on things.[pet:  {Pet} was asleep as well, and hadn’t needed to be photographed for it.] There didn’t seem to be anything left to stay awake for.

So {child} turned out the light, and joined them.
