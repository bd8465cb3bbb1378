title: You Can’t Stop There
title: Tiny Letters
title: Kindly Do Not Shout
guest friend: Jonah (he), Posy (she)
guest keeper: Mr Bright (he), Mr Penny (he)
guest spider: Edith (she), Enid (she)

% The letters are read in a small, cross, very polite voice, and “Does he put his hand in?” as if one hadn’t slept since Tuesday.

# a-ladybird
One Saturday morning, in the library[city:  in {city}], a letter fell out of Treasure Island on to {child’s} knee. It was no bigger than a [us: ladybug | ladybird].[elder: 

{Elder} [elder2: and {elder2} ]came along every Saturday too, to sleep a little behind a newspaper.][pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] had to wait outside the glass door, and breathed on it.]

“It’s confetti,” said {friend}[!friend.known: , {child’s} best friend].

“Confetti doesn’t say Dear Borrower,” said {child}. {Child.He} borrowed the magnifying glass from {keeper}, the librarian, and read the letter out.

“Dear Borrower, You have taken my book. The boy is hiding in the apple barrel, and a pirate wants an apple. DOES HE PUT HIS HAND IN? I cannot sleep. Tuesday, ten past four.”

There was no name. {child} wanted to know who it was, so much that {child.his} toes curled.

# eight-books
{Friend} held up more books and shook them. By lunchtime they had eight letters, all in the same thin brown ink.[athlete:  One was out of a book about {athlete}.]

“Dear Borrower, The wolf has swallowed the grandmother. Is she all right in there?”

“Dear Borrower, About the duckling. Any improvement?”[sport: 

“Dear Borrower, About the chapter on {sport}. Who won?”]

And every one of them said: Tuesday, ten past four.

“Nobody can write eight letters at once,” said {friend}. “It’s a gang.”

“Gangs don’t worry about ducklings,” said {child}. “It’s somebody who never gets to the end.”[pet.cat: 

{Child.He} knew about that. At home {pet}[!pet.known:  the cat] sat down on any page that was interesting.][pet.other: 

{Child.He} knew about that. At home {pet} always wanted supper when it was most exciting.]

# i-start-there
{keeper} was at his desk, stamping books[music:  and humming {music}].

“Do you always get to the end?” {friend} asked him.

“Always,” said {keeper}. “I start there.”

It was a terrible thing to hear from a librarian. But at least it couldn’t be him.

# do-not-shout
So {child} wrote an answer, as small as {child.he} could: “Come out, and we’ll tell you.” Next Saturday there was a new letter in the book.

“Dear Giant, Kindly do not shout. I am NOT coming out. Last time I did, somebody screamed and fetched a glass. What about the HAND?”

# out-loud
{Friend} thought. Then {friend.he} sat down on the carpet, with {friend.his} back against the shelf, and gave {child} the book.

“Read it,” {friend.he} said. “Out loud.”[school: 

{child} didn’t care for that {at school}, but this was different.]

So {child} read. {Child.He} did the boy, breathing in the barrel. {Child.He} did the pirates, in {child.his} deepest voice. One of them wanted an apple. He reached out his big hairy hand …

Snap! {Friend} shut the book.

“Well, that’s enough for today,” {friend.he} said very loudly, and winked.

# three-weeks
They waited. Somewhere behind the books, somebody was breathing very fast. But nobody came out.

Then {keeper} walked by.

“Ah, Treasure Island!” he said. “There’s a gentleman who wants that for his [us: vacation | holiday]. Three weeks.” And he picked it up and took it away.

{Friend} stopped winking.

# on-a-thread
“NO!” cried a voice. “You can’t stop THERE!”

A spider came down from the top shelf on a thread. She stopped in front of {keeper’s} nose and spread out all her legs.

“DOES HE,” said the spider, “PUT HIS HAND IN?”

{keeper} screamed. He dropped the book. He snatched the glass from his desk, and the water went down his [us: pants | trousers].[elder: 

“Is it closing time?” said {elder}, behind the newspaper.]

“You’re the one with the glass!” said {friend}.

# quite-flat
Down came the glass. Quickly {child} put out a hand, and the spider dropped into it. The glass landed on {child’s} thumb, bonk.

{child} had never held a spider before. It tickled dreadfully, and {child.he} felt frightened. {Friend} came and stood close beside {child.him}. {child} kept {child.his} hand quite flat.

“Please,” {child.he} said. “She’s in the middle of a chapter.”

{keeper} breathed in, and out. Very slowly, he lifted the glass.

# never-mind-apples
So they all sat down on the carpet, {keeper} a little way off, and {child} read on. The pirate reached out his big hairy hand. And another pirate said, never mind apples, let’s have some rum.

“He didn’t put it in,” whispered the spider, and all her legs went soft. “He had rum. Oh, what a book.”

# everything-i-had
Her name was {spider}. She read by walking along the lines, so a page took her a week, and somebody always borrowed the book first.

“But how did you write eight letters at once?” asked {friend}.

“I was upset,” said {spider}. “I used everything I had.”

She held up her feet. There was ink on all eight.

# every-saturday
After that they read to her every Saturday, right to the end. The grandmother was all right in there. The duckling had improved beyond all hope[pet.dog: , and {pet} was let in, just for that one]. On other days {keeper} read to her. He started at the end. {spider} had been waiting for that all her life.

# not-telling
One night {child} was in bed with a new library book. The house was quiet. {Child.He} opened the book, and something fell out on the [us: blanket | duvet]. It was no bigger than a [us: ladybug | ladybird].

“Dear Giant,” it said. “I got here first. I know how it ends, and I’m not telling. Sleep well.”
