title: Everybody Got S
title: Only the One Letter
title: This Page Is a Quiet One
guest baby: Wilf (he), Stanley (he)
guest gran: Peggy (she), Brenda (she)
guest teacher: Miss Simms (she), Miss Sands (she)
guest friend: Otis (he), Tess (she)
guest man: Mr Norris (he), Mr Hobbs (he)

% onlyAsked: the first day. Where no friend is ticked, {friend} is somebody in the class. No grown-up of the family is needed: {gran} is the one.

# on-monday
All summer long {child} had been promising to read to {baby}.

“Just you wait till I’ve been to school,” {child.he} said. “I start on Monday. So by Monday [us: afternoon | teatime] I’ll be able to read.”

{baby} didn’t say anything. He was six months old, and he lived next door with his granny, {gran}, and he hadn’t got a tooth in his head. But {gran} had heard.

“Monday,” she said. “I’ll have the book ready.”

# one-letter
On Monday {child} went to [school: {school}|school]. The teacher was called {teacher}, and she drew something bendy on the board.

“This is our very first letter,” said {teacher}. “It’s called S, and it says sss.”

“Sss,” said the whole class.

“Got it,” said {child}. “What’s the next one?”

“The next one is next week,” said {teacher}.

{child} put {child.his} hand up, although {child.he} {child.was} talking already.

“How many are there?”

“Twenty-six.”

“But I’m reading to somebody this afternoon!”

“Then you’ll have to read the S,” said {teacher}.

# a-swap
At [us: recess | playtime] [sport: the others went off to {play sport}, but {child} went all round the playground, asking|{child} went all round the playground, asking].

“Which letter did you get?” {child.he} said to [friend: {friend}, {child.his} best friend|somebody called {friend}].

“S,” said {friend}.

“And which did you get?” {child} said to the next one along.

“S.”

“Did everybody get S?”

“Everybody got S,” said {friend}. “Why?”

“I was hoping to swap,” said {child}.

# all-the-way-home
All the way home[city:  through {city}], {child} looked for more of them. There was one on the stop sign. There was one on the bus. There were two on a notice about keeping off the grass. But what use was that?

# a-silent-page
{gran} was on the bench under the tree, with the [us: baby carriage | pram]. And in the [us: baby carriage | pram] lay {baby}, screaming.

“WAAAAAH!” screamed {baby}. He was red all the way to the top of his head.[elder:  {Elder}[elder2:  and {elder2}] had come to hear about school, and couldn’t hear a thing.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had crawled underneath the bench.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had gone underneath the bench and put both ears back.]

“At last!” said {gran}. “I’ve rocked him, and I’ve sung [music: him {@song}, twice|to him], and I’ve pretended to be a cow. Read!”

And she put the book on {child’s} knees.

{child} opened it at the first page. It was all covered in letters, like ants. {Child.He} looked along every single row of them, and there wasn’t one S.

“What does it say?” shouted {gran}.

“This page is a quiet one,” said {child}.

“WAAAAAH!” screamed {baby}. A window flew open upstairs.

“Is somebody pulling that child’s teeth out?” shouted {man}.

“He hasn’t got any!” shouted {gran}.

# only-the-one
{child} could feel the tears coming. {Child.He} had been promising all summer.

“I can’t read,” said {child}. “They only gave us one letter. They only gave us S.”

{gran} looked at {child.him}. {baby} screamed. Another window flew open.

“Well,” said {gran}, “you could always read him what they gave you.”

# sss
So {child} wiped {child.his} nose and turned the page. And there! Right in the middle of a row, bendy and beautiful, sat an S. {child} put a finger on it, and leaned over the [us: baby carriage | pram].

“Sss,” read {child}.

“WAAA …” went {baby}.

The finger went on, past all the ants, until it came to another.

“Sss,” read {child}. And here were two of them, side by side. “Ssssss.”

“Wah?” said {baby}.

He had stopped screaming. He was looking at {child’s} mouth.

“Read,” whispered {gran}. “Whatever you do, don’t stop.”

So {child} read. {Child.He} skipped everything that {child.he} hadn’t been given yet, and {child.he} read every S there was. “Sss. Sss. Ssssss.” {man} leaned out of his window to hear better[athlete: , the way he leaned at the television when {athlete} was on].[pet.other:  Even {pet} would have listened.]

# down-in-the-corner
Then {child} turned the page.

Oh, no. It was another quiet one.

{child} looked from the top down. No S. {baby} began to frown. No S. {baby} opened his mouth, and he took a great big breath. No S, no S … and there, right down in the bottom corner, was a very small one.

“Sssssssssss,” read {child}, and made it last as long as {child.he} could.

{baby} shut his mouth. He blinked. He blinked again, more slowly, and then his eyes stayed closed.

You could hear the leaves now.

# what-was-it-about
“What was it about?” whispered {man}, up at his window.

“I don’t know,” whispered {child}. “But it was good.”

“What do you get next week?” whispered {gran}.

“R,” whispered {child}. “Rrr.”

{gran} looked down into the [us: baby carriage | pram].

“You can read that one to {man},” she whispered.

# the-tree
There was one page left. {child} moved a finger along it, very slowly. Above the bench the tree was stirring, and you could almost have thought that it had been to school as well.

“Sss,” read {child}.

“Sss,” said the tree.

# @song
{music}
