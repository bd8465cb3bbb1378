title: The Dullest Book in the Library
title: The History of the Ditch, Volume Two
title: Dear Ditcher
title: The Letters on Page 88
title: [!theme.book: [us: Number Two in Line | Number Two in the Queue] | The Book That Nobody Borrowed]
guest gate: Harriet (she), Bridget (she), Mabel (she)

# page-88
The dullest book {child} had ever found in the library was called The History of the Ditch, Volume Two. Somebody had stolen volume one, and
nobody understood why.

[city: {City} was mentioned in a footnote on page 140, which was how {child} found it.] In forty years it hadn’t been
checked out once. And a book that nobody opens is the safest mailbox there is.

The letters went in at page 88, by a picture of a pipe with a little arrow. It had started in September with a slip of
paper: Shouldn’t that arrow point the other way?

Yes, {child} wrote below. The week after, there was a real letter, and it began: Dear Ditcher.

## or
Dear Ditcher, said the very first letter. What a relief that somebody else has noticed. The arrow on page 88 is the
wrong way around, and I thought it was just me.

It lay in a library book called The History of the Ditch, Volume Two. [city: {City} was in there, in a footnote, or
{child} would never have opened it.] Nobody had borrowed it in forty years. Volume one, on the other hand, had been
stolen, which nobody could explain.

All {child} had done was leave a slip of paper by a picture of a pipe, where a little arrow showed which way the water
went. Wrong way, said the slip. That was in September. Now there was a letter every week, because who looks for mail
in a book that nobody reads?

# rules
They had only one rule, which was not to say what they were called. [friend: {Friend} kept watch by the magazines and
coughed if anybody came.] That was why they could write about everything.

[pet: {Child} wrote two pages about {pet}, and the Ditcher asked for a third.] [sport: Letter three was mostly
{sport}. Same here, said letter four.] [athlete: They agreed so completely about {athlete} that it took three
letters.] [music: The Ditcher, too, went around humming {music}.]

# complaints
Mostly they wrote about people.

There’s someone in my class[school:  {at school}], wrote {child}, who laughs like a gate. The walls creak. You never
find out what was so funny.

There’s someone in mine, wrote the Ditcher, who never says a thing. Just looks at you, as if you were misspelled.

{Child} felt sorry for the Ditcher, being in a class with somebody like that.

## or
With an ordinary friend you have to be polite. To the Ditcher {child} wrote what was so:

Behind me in class[school:  {at school}] sits a gate. Well, a girl, but when she laughs she creaks, and she’s always
laughing.

The Ditcher answered the same week: The worst one in ours looks at people as if they were misspelled. Doesn’t say a
word. Just corrects you, with both eyes.

Poor Ditcher, thought {child}, and wrote that, too.

# gone
Then one Thursday the book was gone.

There was a gap in the shelf, four fingers wide. You could see right through it, to the boat engines on the other
side. And at page 88, with somebody, somewhere, was the letter that had taken three weeks to dare to write. It was the
shortest of all. Should we meet, it said.

“Checked out,” said the man at the desk, and read the screen again. “First time ever. Do you want to get in [us: line | the
queue]?” He pressed a key. “Well, that’s odd. You’re number two.”

## or
The hardest letter was three words long. Should we meet, it said. {Child} put it in at page 88 on a Tuesday, was sorry
on the Wednesday, and on the Thursday went to take it back.

By then there was no book. Between Dams and Drainage was a gap, four fingers wide, and through it you could see the
boat engines, in the next aisle.

“Somebody’s borrowed it,” said the man at the desk. He whispered it, as if it had been an accident. “I could put you
on the waiting list. That would make you…” He leaned in to the screen. “Number two.”

# suspects
Who borrows a book about ditches?

A thief who already has volume one, thought {child}. [elder: “Somebody with a ditch,” said {elder}. [elder2: “Or
somebody who fell into it,” said {elder2}.] “Or whoever wrote it,” said {elder.short}. “Somebody must have.” | Or
whoever wrote it, since somebody must have.]

Number one in [us: line | the queue] was easier. In the whole world only one other person needed that book. [friend:
“So now you know who to look for,” said {friend}. “Whoever picks it up.”

“I’m not sure I want to look,” said {child}. | Whoever picked it up was the Ditcher.] You can put a letter down. But
now the Ditcher would come with a face on.

## or
“Who’s number one?” asked {child}.

“I can’t tell you,” said the man. “What people read is secret. Even ditches.”

But it could be worked out. Two people in [us: line | a queue] for a book that nobody reads are two people with
letters in it. [friend: “And the Ditcher can count, too,” said {friend}. | And the Ditcher could count, too.]

That left the one who’d taken it. [elder: {Elder} thought it was somebody with a ditch. [elder2: {Elder2} thought it
was somebody in one.] “Or whoever wrote it,” said {elder.short}. “To see if it’s still there.” | The only one {child}
could think of was whoever wrote it.] For three weeks {child} lay in bed at night, trying to think up a face for the
Ditcher. It never came out very well.

# laugh
When the book came back, {child} was behind the shelf, among the boat engines, one eye at the gap. [adult: {Adult} was
sitting by the newspapers, and had promised not to ask.]

Somebody came in. [music: Somebody was humming {music}.] [athlete: There was {athlete} on the backpack.] The man at
the desk said something about ditches, and the walls creaked.

It was the gate. It was {gate}, from class, in a yellow jacket, and she was holding The History of the Ditch.

{Child} thought back through the letters, fast. Someone who laughs like a gate: {gate} had read that. Then came the
other one. Someone who looks at you as if you were misspelled. Who could she have meant?

{Child} looked around for somebody else. There were only boat engines.

# gap
She sat down on the floor on her side of the shelf and read, and it was quiet, because you can’t read and creak at the
same time.

It was ten steps to the door. {Child} counted them twice, and then spoke into the gap.

“Dear Ditcher,” said {child}.

The book sank. There was an eye in the gap.

“Is that you?” said the eye. “The funny one?”

“Only in writing,” said {child}. “Out loud I never know what to say. So I look.”

“I never know what to say, either,” said {gate}. “So I laugh.”

They thought about that, one on each side. [pet: “How’s {pet}?” said {gate} then, and after that there was no doubt
about it.]

## or
It was still possible to leave. Ten steps to the door. {Gate} had sat down on the floor on the other side, and she
read those three words for so long that they should have been used up.

Then she wrote something, folded it, and pushed it through the gap. It landed in front of {child's} shoes.

Yes, it said. I will if you will.

{Child} wouldn’t. But it was quicker to sit down than to walk ten steps.

“It’s me,” said {child} into the gap. “The one who looks.”

{Gate} put an eye to the gap. It was horrified, and then it was something else.

“The gate,” said {gate}. “Is that me?”

“It’s a nice gate,” said {child}.

[pet: “Say hi to {pet},” said {gate} then, just as the Ditcher would have. | It was quiet, but it was the same quiet
on both sides.]

# third-letter
“There’s another one in here,” said {gate}. “Not from you.” The letters stood as straight as posts. She read it out.

To the reader of page 88. For forty years I have wondered if anybody has opened my book. Now I have borrowed it to
find out. It is worn in one place. I have not read your letter, as it can hardly be about ditches. But the arrow is
the wrong way around. Has the water been running uphill for forty years without anybody noticing? [age>=11 / !friend /
!elder / !sport: P.S. It is I who have volume one. I only meant to change a comma.]

{Child} looked through the gap. The eye looked back. Then they laughed, and it didn’t creak at all, or else that was
because there were two of them.

## or
{Gate} turned the pages, and out slid an envelope that neither of them had put there. To whoever reads page 88, it
said.

“That’s us,” said {child}.

The writer was eighty-four, and had written the book, too. Once, when he was young and tired, he had drawn an arrow
the wrong way around on page 88. For forty years the water had been running uphill, and for forty years he’d been
waiting for somebody to complain. Ditches are not dull, it said at the end. There is one in Rome that has looked after
the rain for more than two thousand years. [age>=11 / !friend / !elder / !sport: As for volume one, he had it at home.
He’d only meant to change a comma.]

“He’s been waiting for us,” said {gate}, and didn’t laugh at all.

# answer
They wrote the answer on the floor, a line each, through the gap. Dear Ditcher. We noticed in September. It was the
first thing we agreed on.

Then the book went back on the shelf, and that was the end of the gap. They met at the desk[friend: , where {friend}
coughed for no reason]. That was harder. Full size, it’s a lot of face at once.

“Do we say hi tomorrow?” said {gate}.

“We could start with a nod,” said {child}.

# last
That evening there was a letter in a jacket pocket, though nobody had seen it get there. {Child} read it in bed, with
the lamp turned low. [pet.dog / pet.cat: {Pet} kept two feet warm.]

Dear Ditcher, it said. Today I’m drawing instead.

Below was a gate. It was slightly crooked, and behind it a path went off between the trees. {Child} looked at it until
both eyes were heavy, and put the letter under the pillow. The lamp went out, and the house was quiet. The gate stood
open.

## or
Towards night it began to rain. {Child} lay under the quilt[pet.dog / pet.cat: , with {pet} heavy on both feet,] and
heard it on the roof, a few drops first and then all of them.

It ran into the gutter and along the street and down a drain, and on beneath the houses in the dark, through pipes
that somebody had drawn with a ruler. Somewhere lay a person who laughed a lot, quiet now, listening to the same rain.
And all night long it ran the right way.

## or
It was good to lie down. That face had been out all day, and now at last it could go on a pillow, where nobody would
look at it[pet.dog / pet.cat: , except {pet}].

{Child} lay in the dark and tried it. A nod isn’t hard. Chin down a little and up again, not so little that nobody
sees it and not so much that you look like a horse. {Child} nodded at the ceiling, calmly, about the right size. The
chin went down once more, slower, and that time it didn’t come up again until morning.
