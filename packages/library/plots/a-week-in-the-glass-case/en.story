title: {Theme}: Please Do Not Touch
title: {Theme}: One Week Only
title: This Is a Mitten
title: The Other Mitten
title: The Most Important Thing (Not Yet Found)
guest desk: Mr. Pym (he), Mr. Hobbs (he)
guest rival: Iris (she), Nora (she), Beth (she)

# case
The library has a glass case with a lamp of its own. You can borrow it for a week, just like a book, except that you
can’t take it home.

The spoons from forty-one cities had just left. Now the lamp was shining on nothing, very carefully.

## or
The lamp in the library’s glass case was shining on nothing, very carefully.

Last week it had shone on spoons from forty-one cities, but the spoons had gone home, and the case was free. You could
borrow it for a week, just like a book, as long as you didn’t take it home.

# form
{Child} [friend: and {friend} ]had come to borrow a book about a certain thing. {Desk} at the desk searched for eleven
minutes. What there was had been lent out, and the rest hadn’t been written.

“Then something’s missing,” said {child}, and borrowed the case instead.

On the form, {child} wrote: //
{Theme}

{Desk} read it twice. “How much room does it take?”

“How much is there?”

“Two shelves.”

“Then it takes two.”

[adult & age>=9: “Responsible for what?” asked {adult}, who had to sign, and read it, and signed anyway.]

## or
{Child} [friend: and {friend} ]asked for a book about a certain thing. The computer suggested one on bathroom tiles.
{Desk} at the desk went down to the basement and came up with dust on his tie.

“Then something’s missing,” said {child}. “Is the case free?”

At the top of the form, {child} wrote: //
{Theme}

“Does it need watering?” {desk} read out.

“No.”

“One shelf, or both?”

“Are there three?”

“Two.”

“Then we’ll manage.”

[adult & age>=9: Where it said Value, {adult}, who had to sign, thought for a while and wrote: Yes.]

# rule
Close behind, a tape measure went zip. At the other end stood {rival}, who had two hundred and twelve [uk:
rubbers|erasers] and was next in line.

“If nobody’s written about it in the visitors’ book by Tuesday night, I get the case,” she said. “It’s in the rules.”

{Desk} nodded sadly.

# labels
Now the only things missing were the things.

“Nobody looks at the things,” said [friend: {friend}|{child}]. “They look at the labels. A stone’s just a stone until
it says where it was.”

So on Monday it said at the top of the case: {Theme}. Please do not touch. And under that, each with a label:

Mitten, green, red thumb. The other one is still there. //
Flask[elder: , lent by {elder}]. The dent is from the way home. //
[sport: From {sport}: {sport.thing}. Used in the break. //
][pet: Portrait of {pet}. Witness. Says nothing. //
]Empty place. For the most important thing. Not yet found.

The mitten was {child's} own. The other had been gone since winter. [age>=9: The labels said nothing that wasn’t true.
They just didn’t say everything.]

# monday
That day one single person stopped, a man in a hat. He read all the labels, took the pen and wrote in the book: Where
is the [uk: toilet|restroom]?

“Does that count?” asked [friend: {friend}|{child}].

“I’m afraid not,” said {desk}.

## or
That day one single person stopped, a lady with two shopping bags. She read all the labels and wrote in the book:
Milk. Eggs. Large buttons.

“That’s an opinion,” said [friend: {friend}|{child}].

“That’s a shopping list,” said {desk}.

# tuesday
On Tuesday the lamp was turned toward the empty place. [athlete: A chair was put out, with a sign: Reserved for
{athlete}. ][music: A notice asked visitors to hum {music} softly. ]Just before closing, in very tidy handwriting, it
said in the book:

This is a mitten. Yours truly, {rival}.

“That’s a line about the exhibition,” said {desk}. “It counts.”

{Rival} pulled out the tape measure and let it go again. Her ears were red.

[friend: “Tear it out,” whispered {friend}. “Nobody’s looking.”|Nobody was looking. A page is easy to tear out.]

But {child} took the pen and wrote underneath: Yes. Does anyone know where the other one is?

## or
On Tuesday the glass was polished until it couldn’t be seen. A man walked into it and apologized to the mitten.
[athlete: Nobody sat on the chair with the sign: Reserved for {athlete}. ][music: {Desk} hummed {music}, as a notice
asked, alone. ]

Just before closing only {rival} was left. She stood by the mitten for a long time, took the pen and wrote, in very
tidy handwriting:

This is a mitten. Yours truly, {rival}.

“Then it’s been written about,” said {desk}. “That counts.”

[age>=9: {Rival} looked at the pen, as if it had gone and done it.]

[friend & age>=9: “Well, she’s right,” said {friend}.] So {child} wrote underneath: Yes. Does anyone know where the
other one is?

# book
You can walk past nearly anything, but not past a question in a book. On Wednesday it said:

I was there. It was windier. //
It was not. //
[city: At last, here {in city}! //
][sport: Who won in the break? //
It was a tie. //
][elder: That was my coffee. Yours truly, {elder}. //
][elder2: Ours. {Elder2}. //
]My aunt has the other mitten. //
Wrong mitten.

## or
If you put out a question and a pen, you get answers. On Wednesday it said:

It’s still there. It’s too far to walk. //
I walked. The wind was against me both ways. //
[city: I thought {city} was much smaller. //
][sport: I was referee in the break and saw nothing. //
][elder: Keep the flask for now. {Elder}. //
][elder2: Ask me first. {Elder2}. //
]Can one buy a mitten? //
No. They only come in pairs.

# line
[school: By Thursday everyone {at school} knew about it, and half had been there. ]On Friday {desk} had to put up an
arrow: {Theme}, this way. The line went all the way to the cookbooks[music: , and the whole line was humming]. {Rival}
stood at the end of it[age>=9:  with her tape measure]. People brought mittens for the empty place, eleven of them,
none green with a red thumb.

## or
[school: On Thursday a whole class came from {school}, two by two, and corrected the dates, though there weren’t any.
]On Friday {desk} had to hand out numbers, and anyone over sixty brought a sandwich[music:  and hummed between bites].
{Rival} got number one hundred and twelve. For the empty place they were given ten mittens, one of them green, and one
sock, green with a red toe.[age>=9:  That was close.]

# saturday
On Saturday, at three o’clock, everything had to be packed up. The empty place was empty.

[friend: “We’ll use the plant in the window,” said {friend}. “With a really good label.”|There was a plant in the
window. It could be the most important thing.]

It would have worked. With a really good label, nearly anything does. {Child} held the pot for a while.

“No,” {child.he} said. “It wasn’t there.”

## or
On Saturday the loan ran out. Among the things people had left was a green mitten. Only the thumb was wrong.

[friend: “They’ve got red markers at the desk,” said {friend}.|There were red markers at the desk.]

Nobody would have noticed. {Child} held the marker for a while, with the cap off.

“No,” {child.he} said. “This one’s never been lost.”

# elephant
Then {rival} came with her boxes and began to unpack. Last came her very best [uk: rubber|eraser], an elephant no
bigger than a thumb, tucked up in something green. The something green had a red thumb.

It got so quiet that you could hear the lamp.

“I knew it on Tuesday,” said {rival} to the floor. “I nearly wrote one more line. But then the elephant would have
nothing to sleep in.” [athlete: She sat down on the reserved chair, got up fast, and sat down again.]

“Where did you find it?” asked {child}.

“By the bike rack. Right outside.”

# found
All week people had said how far away it was, and how windy. {Child} wrote a new label for the empty place: //
The most important thing. Found by the bike rack. It was that close.

“The elephant can stay,” said [friend: {friend}|{child}]. “It looks as if it was there.”

{Rival} measured the case one last time. “The [uk: rubbers|erasers] will go on one shelf,” she said. “If they stand in
line.”

There was nothing about that in the rules, so {desk} stamped it for another week.[age>=11:  It’s hard to argue with a
stamp.] And at the bottom of the visitors’ book {rival} wrote, in very tidy handwriting: This is two mittens.

# home
{Desk} put the shelves to bed, one light at a time[music: , humming]. [adult: {Adult} was waiting by the bike rack,
and had read the sign through the window. ][!city: Outside it smelled of evening. ][city: Over {city} the streetlights
came on, each in its turn. ][friend: {Friend} walked backward all the way to the corner, to keep the lamp in sight.
][pet: At home {pet} was told all of it, and said nothing. ][elder & age>=9: The flask was still on its shelf, so
{elder.short} drank from a cup.]

## or
{Desk} turned the sign on the door, so that it said Closed to the street and Open to the elephant[music: , humming
{music}]. [adult: {Adult} was shown exactly where by the bike rack. ][!city: The [uk: pavement|sidewalk] gleamed.
][city: After the rain all of {city} gleamed. ][friend: “It is windy, though,” said {friend}. ][pet: At supper the
witness, {pet}, was questioned again, and changed nothing. ][elder & age>=9: {Elder.short} wondered if anyone had
washed the flask, and no one had.]

# bed
{Child} lay down. The pillow was cool, and the [uk: duvet|covers] slowly grew warm, all the way down to the feet.

# last
And in the library it was dark between the shelves. Only one lamp was on. It shone very carefully on a flask with a
dent, on two mittens and an elephant asleep, and on the sign above them, so that it could be read all the way from the
bike rack: {theme}.

## or
With eyes shut you could still see the case, with the lamp on, and at the top the sign: {Theme}. Please do not touch.

So nobody touched. The elephant slept in its mitten, and everything stayed just where it was, while the lamp went on
shining on it, very carefully, until morning.
