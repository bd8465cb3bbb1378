title: A Room Full of Brains
title: It’s November
title: Those Who’ve Got One
guest friend: Freya (she), Milo (he)
guest teacher: Mr Tuttle (he), Mr Bagley (he)

% The zombies groan slowly and wearily, as parents do. Whoever listens may groan the brains, the vegetables and the more.

# open-window
“A room full of brains,” {teacher}, the teacher, said every day[school:  {at school}], “and not one hand goes up.”

He said it loudly, and he said it with the window open, and right below the window was the churchyard. This turned out to be a mistake.

{child} was {age} and never put a hand up. When people looked at {child.him} it went perfectly white inside {child.his} head, like a board that somebody has wiped. Now {child.he} had to give a talk about the brain. {teacher} had promised that it could be after school, when everybody else had gone home, with only {friend}[!friend.known: , {child.his} best friend,] in the audience.[pet:  At home {child} had practised on {pet}[!pet.known & pet.dog:  the dog][!pet.known & pet.cat:  the cat]. {Pet} only wanted [pet.other: food | meatballs].][elder & !elder2:  {Elder} wasn’t coming until six, for the parents’ [us: night | evening].][elder2:  {Elder} and {elder2} weren’t coming until six, for the parents’ [us: night | evening].]

# cauliflower
{child} stood at the board, holding a cauliflower. It was {friend} who had brought it, because {friend.he} thought that it looked like a brain.

“The brain,” began {child}. Then it all went white.

{Friend} put a hand up. {Friend.He} knew how {child} worked. {child} couldn’t give talks, but if somebody asked {child.him} something[athlete: , about {athlete}, say,] {child.he} could go on answering for ever.

# its-november
{Friend} never got to ask. The door opened, and in came a man in a woolly [us: sweater | jumper], with earth on his shoulders. He was dragging one leg. After him came a great many more, and they all groaned and sank down at the desks.

“Braaains,” said the man.

{teacher} lit up.

“Welcome!” he said. “The parents’ [us: night | evening] doesn’t start until six, but do sit down, sit down!”

“{teacher},” whispered {child}. “They’re zombies.”

“They’re parents, {child}. They’ve been at work all day.”

“That one’s green,” said {friend}.

“It’s November,” said {teacher}.

The green one pointed at {child} with a long finger.

“Braaains.”

“Oh, yes, plenty,” said {teacher} proudly. “Excellent brains! I only wish that more people could have some.”

“{teacher}!” said {child}. “Don’t say that!”

# a-firm-handshake
But {teacher} was already on his way across the classroom to say hello. He took the green one by the hand and shook it warmly, and when he had finished shaking, the hand came too. {teacher} stood there and held it. He looked at the hand, and then he looked at the empty sleeve. Very carefully he put the hand down on a desk, and then he climbed up on top of his own desk.

“{Child},” he said from up there. “They’re zombies.”

# fresh-brains
Now they got up, all of them. They came between the rows with their arms straight out, and they came towards {child}. The door was behind them.

{Friend} snatched the cauliflower and held it up.

“Here!” {friend.he} shouted. “Fresh brains! Help yourselves!”

The green one bent down and sniffed.

“Vegetaaables,” he said.

All the others groaned, just like the class when there was fish for lunch. Then they walked round {friend} and kept coming.

# quite-white
{child} backed away until the board was against {child.his} back. They were all staring at {child.him}, or at any rate all those who had eyes. {Child.His} legs shook, and inside {child.his} head it went white, whiter than ever before. {Child.He} couldn’t even think of the word help. The green one reached out the hand that he had left, and the cold fingers brushed against {child’s} [us: bangs | fringe].

# what-is-it-for
Up went {friend’s} hand. It was trembling, but it was high in the air.

“Question!” said {friend}. “{Child}, what’s it for?”

“What?” said {child}.

“The brain. What’s it for?”

“It’s for remembering things,” said {child}. It just came. “Where you live.[sport:  When it’s time for {sport}.][music:  Every note of {music}.] What it smells like when somebody’s frying meatballs.[pet.dog / pet.cat:  That {pet} always wants one.][pet.other:  That {pet} has to be fed.] And it’s for being scared. Mine’s busy with that now.”

The cold fingers stopped.

“Eating?” said the green one.

“No, that’s just it!” said {child}. “You can’t use it then. It only works in the head that it lives in. You can’t have mine. You have to have your own.”

“Mine?”

“Everybody’s got one. How else did you find us[city: , of all the places in {city}]?”

# meatballs
The green one took his hand out of {child’s} hair and put it on his own. He knocked a little. He listened.

“What do you remember?” asked {child}.

The green one thought so hard that his neck creaked.

“Meatballs,” he said.

“Gravy,” groaned somebody further back.

# hands-going-up
They sat down. And {child} drew the whole brain on the board and told them about every bit of it, and when {child.he} stopped for breath the green one stretched an arm up into the air, the one with the empty sleeve.

“More,” said the green one.

“They’re putting their hands up,” whispered {teacher} from his desk, and wiped his eyes. “Those who’ve got one.”

# to-be-on-the-safe-side
At half past five the zombies went home in a line. They were allowed to take the cauliflower. Only the hand was left behind.

At six o’clock the parents came, and groaned, and sank down at the desks. {teacher} shook hands with them one by one, and gave each hand a little tug, to be on the safe side.[elder & !elder2:  {Elder.short} tugged back.][elder2:  {Elder.short} and {elder2.short} tugged back.]

# on-monday
On Monday {teacher} shut the window first.

“A room full of brains,” he said then, “and not one hand goes up.”

Then {child} put a hand up. {Child.His} own.
