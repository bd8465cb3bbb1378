title: Fearless, Minus One
title: Has Anybody Seen an F?
title: Earless
guest friend: Dana (she), Sam (he)
guest girl: Priya (she), Leila (she)
guest boy: Wes (he), Marcus (he)
guest teacher: Alvarez (he), Farid (he)

# eight-letters
The night before {child} started at [school: {school}|the new school], {friend} gave {child.him} a bracelet.

They’d been making bracelets together for years, and {child} had a whole drawer of them. But this was the first one that {friend} had made in secret. It had eight white beads with eight black letters on them, and it spelled FEARLESS.

“For tomorrow,” said {friend}. “Since I won’t be there.”

That was the whole problem. They had always shared one [us: locker|coat peg], one lunch table, and one opinion about everything. And now {child} was going somewhere where {child.he} knew exactly nobody.

“I’m not, though,” said {child}. “Fearless.”

“Nobody has to know that,” said {friend}. “You’ll have a label.”

# on-the-stairs
So in the morning {child} walked in, wearing the label. [elder: {Elder} [elder2: and {elder2}] had sent a message with far too many hearts in it. ]The hall was as wide as a road and just as loud[city: , and half of {city} seemed to be in it]. Everybody was hugging somebody. {child} held a [us: schedule|timetable] in one hand and the strap of {child.his} bag in the other, and {child.he} got nearly all the way up the stairs before the strap caught the bracelet.

Snap.

Eight beads went bouncing down the stairs. Tick, tick, tickety, tick.

For one second {child} thought of moving to Canada. But they were {friend’s} beads. So {child.he} got down on {child.his} hands and knees, in front of the entire school, and began to look.

# nobody-move
“What are we looking for?” said somebody. It was a girl in a green hoodie, who had crouched down too.

“Beads,” said {child}. “With letters.”

“Got an R!” The girl turned round and yelled, “Nobody move your feet! We’ve lost some letters!”

And the strangest thing happened. People stopped. A boy with a trombone case found both the S’s. Somebody’s big brother found an E. [athlete: Another one turned up on the back of a girl’s football shirt, between {athlete} and the number.] A teacher lifted one foot and said, “Would this be an L?”

When the bell rang, {child} had seven. The girl, who was called {girl}, pulled the string out of her own hood, and {child} threaded them on to it in a hurry.

# earless
{girl} read it. She frowned. “Earless?” she said.

{child} looked down. There was no F.

“Is that, like, a cause?” said the boy with the trombone.

And {child}, who hadn’t planned to speak until about November, heard {child.himself} say, “Sorry, what? I can’t hear you.”

There was a tiny pause. Then the boy laughed so much that he dropped the trombone on his own foot.

# a-mission
After that {child} had something to do, and it’s a great deal easier to walk up to a stranger when you’ve got a question.

“Excuse me,” {child.he} asked the boy beside {child.him} in [us: math|maths]. “You haven’t seen an F?”

“Not yet,” he said. “But it’s only first lesson.”

{child} asked the lady in the office, who looked in the lost property and offered {child.him} a brace for somebody’s teeth. {child.He} asked the [us: janitor|caretaker], who promised to look under the broom. [sport: {child.He} asked a whole row of people who were waiting to {play sport}, and two of them asked if {child.he} played.]

# three-hundred-seats
Then it was lunch. {child} stood at the edge of the hall with a tray, and {child.his} stomach turned over, because there it was, the thing {child.he} had been dreading all summer. There were three hundred seats, and not one of them was {child.his}.

{child} looked at {child.his} wrist. Then {child.he} walked over to the nearest table.

“Hi,” {child.he} said. “I’m {child}. I’m missing an F.”

“You’re the earless one!” said somebody. “Sit down.” And they moved up.

# an-f
By the last lesson {child} knew nine names, two short cuts, and which tap never to drink from. What {child.he} hadn’t got was the F. {child.He} had nearly stopped minding, when Mr {teacher}, who taught science, stopped beside {child.his} desk. He looked very serious.

“I’ve been teaching for twenty years,” said Mr {teacher}, “and I’ve never once done this on the first day. But I’m afraid I have to give you an F.”

And he put something small and white on the desk.

The whole class groaned, and then they clapped. It had been stuck in the sole of his shoe since the morning.

# in-the-car
[adult: “How was it?” asked {adult}, when {child} came out.

“I got an F,” said {child}, and enjoyed {adult’s} face all the way to the traffic lights.]

# wrong-class
That night {friend} rang, and they talked under their covers, each in their own bed. {friend’s} day had been all right, except that {friend.he} had sat through half an hour of the wrong class, because {friend.he} {friend.was} too embarrassed to leave.

“It was German,” said {friend}. “I think I’m in the play.”

They laughed until neither of them was making any noise. Then {friend} said, more quietly, “So did it work? The bracelet?”

{child} held {child.his} wrist up to the lamp. {child.He} had put the F back on, but {child.he} had kept the green string.

“Sort of,” said {child}. “It worked better once it broke.”

“I’m making you another one,” said {friend}.

“I’m making you one first,” said {child}. “In German.”

# counting
Then {child} lay in the dark and counted letters with {child.his} thumb. [music: {@Song} was on, so low that it was hardly more than breathing. ][pet.dog / pet.cat: {Pet} lay across {child.his} ankles, and breathed. ]There was one from {girl}. There were two from the boy with the trombone, whose name turned out to be {boy}. There was one from under a teacher’s shoe, and one from under another teacher’s shoe. And every one of them was from {friend}.

[pet.other: “Good night,” {child} said to {pet}, in German. ]Tomorrow {child.he} knew where to sit.

# @song
{music}
