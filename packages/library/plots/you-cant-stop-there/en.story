title: You Can’t Stop There
title: Tiny Letters
title: Kindly Do Not Shout
guest friend: Jonah (he), Posy (she)
guest keeper: Mr Bright (he), Mr Penny (he)
guest spider: Edith (she), Enid (she)

% The letters are read in a small, cross, very polite voice, and “Does he put his hand in?” as if one hadn’t slept since Tuesday.

# a-ladybird
The letter was no bigger than a [us: ladybug | ladybird]. It fell out of Treasure Island on to {child’s} knee, in the library[city:  in {city}], on Saturday morning.[elder: 

{Elder} [elder2: and {elder2} ]came along every Saturday too, to sleep a little behind a newspaper.][pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] had to wait outside the glass door, and breathed on it.]

“Confetti,” said {friend}[!friend.known: , {child’s} best friend].

“Confetti doesn’t say Dear Borrower,” said {child}. {Child.He} fetched the magnifying glass from {keeper’s} desk and read it out.

“Dear Borrower, You have taken my book. The boy is hiding in the apple barrel, and a pirate wants an apple. DOES HE PUT HIS HAND IN? I cannot sleep. Tuesday, ten past four.”

There was no name. {child} wanted to know who it was so badly that {child.his} toes curled.

# eight-books
{Friend} was going to be a detective. By lunchtime they had eight letters, from eight books[athlete: , one of them about {athlete}], all in the same thin brown ink.

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

“{keeper},” said {friend}, “do you ever not get to the end?”

“Never,” said {keeper}. “I start there.”

It was a terrible thing to hear from a librarian, but it did clear him.

# do-not-shout
So {child} wrote an answer, as small as {child.he} could: “Come out, and we’ll tell you.” They left it in the book. Next Saturday there was another letter.

“Dear Giant, Kindly do not shout. I am NOT coming out. Last time somebody screamed and fetched a glass. What about the HAND?”

# out-loud
“If somebody won’t come out, we’ll never know who it is,” said {child}.

{Friend} thought. Then {friend.he} sat down on the carpet, with {friend.his} back against the shelf, and gave {child} Treasure Island.

“Read,” said {friend}. “Out loud.”[school: 

{child} didn’t care for that {at school}, but this was different.]

So {child} read. {Child.He} did the boy breathing in the barrel, and the pirates in {child.his} deepest voice. One of them wanted an apple. He got up on his knees. He reached out his big hairy hand …

Snap! {Friend} shut the book.

“Well,” {friend.he} said loudly, “that’s enough for today,” and winked.

# three-weeks
They waited. Somewhere behind the books, somebody was breathing very fast. But nobody came.

What came was a pair of brown shoes.

“Ah, Treasure Island!” said {keeper}. “There’s a gentleman wants that for his [us: vacation | holiday]. Three weeks.” And he walked off with it.

That wasn’t the plan. {Friend} stopped winking.

# on-a-thread
“NO!” cried a voice. “You can’t stop THERE!”

Down from the top shelf, on a thread, came a spider. She stopped in front of {keeper’s} nose, with all her legs spread.

“DOES HE,” said the spider, “PUT HIS HAND IN?”

{keeper} screamed. He dropped the book and snatched the glass off his desk, and the water went down his [us: pants | trousers].[elder: 

“Is it closing time?” said {elder}, behind the newspaper.]

“You’re the one with the glass!” said {friend}.

# quite-flat
Down came the glass. {child} didn’t stop to think. {Child.He} shot out a hand, and the spider dropped into it, and the glass came down, bonk, on {child’s} thumb.

{child} had never held a spider. It tickled dreadfully, and {child.his} knees shook, but {child.he} kept {child.his} hand quite flat.

“Please,” {child.he} said. “She’s in the middle of a chapter.”

{keeper} breathed in and out. Very slowly, he lifted the glass.

# never-mind-apples
So they all sat down on the carpet, {keeper} a little way off, and {child} read on. The pirate reached out his big hairy hand. And another pirate said, never mind apples, let’s have some rum.

“He didn’t put it in,” whispered the spider, and all her legs went soft. “He had rum. Oh, what a book.”

# everything-i-had
Her name was {spider}. She read by walking along the lines. One page took a week, and somebody always borrowed the book first.

“But how did you write eight letters at once?” asked {friend}.

“I was upset,” said {spider}. “I used everything I had.” And she held up her feet, and there was ink on all eight.

# every-saturday
After that they read to her every Saturday, right to the end. The grandmother was all right in there. The duckling had improved beyond all hope[pet.dog: , and {pet} was let in, just for that one]. On other days {keeper} read to her, starting at the end. {spider} said that she’d been waiting for that all her life.

# not-telling
And one night in bed {child} opened a new library book, and something fell out on the [us: blanket | duvet], no bigger than a [us: ladybug | ladybird].

“Dear Giant,” it said. “I got here first. I know how it ends, and I’m not telling.”
