title: The Case of the Four Minutes
title: Forty-Seven Suspects
title: I Do Not Lend Time
guest teacher: Mrs Garvey (she), Mrs Pym (she)
guest boy: Ellis (he), Toby (he)

% The teacher is she, the boy from the first year is he.

# the-watch
It was {child's} watch that gave the crime away.

{child.He} stood at the bottom of the stairs {@school}, and looked at {child.his} wrist, and then at the clock on the wall, and then at {child.his} wrist again.

“{Friend},” {child.he} said to {child.his} best friend, “something’s wrong with that clock. When break started it was right. Now it’s four minutes slow.”

{Friend} had the notebook out already. So far their detective agency[city: , the only one in {city},] had solved one case, and that had been about a banana.

## or
The clock on the wall {@school} was telling lies.

{child} stood at the bottom of the stairs and held {child.his} watch up beside it. Something was wrong. At the start of break they’d both said the same thing, and now they didn’t.

“Four minutes,” {child.he} said to {child.his} best friend. “Break started on time, {friend}, and it’s stopped four minutes late.”

“Nobody’s complained,” said {friend}, getting out the notebook. Their detective agency[city: , the only one in {city},] had solved one case in its life, and that had been about a banana.

# three-days
There were only two classes in this building, their own and the little ones, and ever since the bell had broken everybody went by the clock on the wall. It hung high up under the ceiling, and it had no glass. The glass had once got in the way of a ball.

They timed it for three days, and every day it did the same thing. It was right when morning break began. It was four minutes slow when break was over. By lunch it was right again.

“Somebody’s putting it back at break, and then on again during the lesson afterwards,” said {friend}. “So break gets four minutes longer, and the lesson gets four minutes shorter.”

“And which lesson’s that?”

# lends-no-time
They both knew. It was [us: math | maths], with {teacher}. {teacher} wrote down how late you were in seconds. {teacher} liked to say: “I’ll lend you a pencil, and I’ll lend you a ruler. I do not lend time.”

Victim: {teacher}, wrote {friend}. Suspects: Everybody who likes break.

{Friend} counted them up. “Forty-seven people with a motive. It’s the worst case I’ve ever had.”

“The banana only had the one,” said {child}.[music:  {child.He} hummed {@song}, to think.]

# that-monday
They examined the scene of the crime. Nobody had stood a chair or a ladder on that floor. But right at the tip of the minute hand there was a tiny, shiny scratch.

“Our thief’s three metres tall,” said {friend}.

“Or has something that is,” said {child}.

Then they sat down on the stairs and did what real detectives do most of the time, which is turn pages. {Friend} wrote everything down, even things nobody had asked about.

“When did we first notice that break was long?” said {child}.

“When we got to the end of a game for once. On the Monday, two weeks ago.” {Friend} ran a finger down the page. “It was pasta that day. Rain. Supply teacher in art. One glove, lost, blue. Notice on the lift: out of order.”

It sounded like any other Monday.[sport:  Even {play sport} had been as usual.]

## or
They examined the scene of the crime. The floor under the clock was dusty, and no ladder had stood in that dust. But the minute hand had a scratch, right at the tip, tiny and bright.

“A giant,” said {friend}.

“Or somebody with something long,” said {child}.

After that there was nothing for it but to sit on the stairs and read. Everything was in {friend's} book, because {friend} never knew what was going to matter, and so wrote down the whole world.

“What day did it start?” asked {child}.

“The Monday when we got to the end of a game. Fish fingers. Wind. A supply teacher who cried a bit. Found: one tooth. Notice on the lift: out of order.”

So it was a Monday like any other.[sport:  Even {play sport} had been as usual.]

# two-coats
The next day, when break came and everybody rushed outside, two of the coats on the pegs had somebody in them. It smelled of wet wool in there[pet: , and {child's} coat smelled of {pet}]. The stairs emptied. The front door banged. One minute went by on {child's} watch, and then two, and then nearly four.

Then came footsteps, firm ones, with heels.

{child} peeped out between two sleeves.

# the-thief
It was {teacher}. She was carrying the pole for the high windows, the one with a hook on the end. She looked right. She looked left. Then she lifted the pole, set the hook against the minute hand and pushed it backwards, as gently as you’d take a beetle off somebody’s collar. One minute, two, three, four.

{Friend} bit a stranger’s scarf so as not to scream. The victim was the thief! {teacher} was stealing from herself!

But {teacher} didn’t go away. She stood at the foot of the stairs and waited.

# crutches
And now they could hear it, from a long way up. Bump. Shuffle. Bump. Shuffle.

It was a boy from the little ones, on crutches, with one leg in plaster. He was taking the steps one at a time, with his tongue in the corner of his mouth.

“Good morning, {boy},” said {teacher}. “How’s it going?”

“Fast,” puffed {boy}. “Have I missed it all?”

“See for yourself,” said {teacher}.

{boy} looked up at the clock, and his face shone. “It’s only just started!”

“I thought as much,” said {teacher}, and held the door for him. Out in the playground somebody shouted, “He’s coming! We can start now!”

In among the coats nobody said anything.

“The lift,” whispered {child} at last. “It broke on that Monday. It takes him four minutes to get down the stairs.”

# on-the-wall
They’d solved it. It was a real case, and nobody could’ve guessed the answer, and on Friday the school paper was coming out. They’d been promised the front page. The headline was in {friend's} notebook already, in felt tip: CLOCK THIEF CAUGHT.

They went out and sat on the wall. The little ones were playing football. {boy} was in goal, sitting on a crate, and he saved one with a crutch.[athlete:  {athlete} couldn’t have done it better.]

“If we print it, somebody’s going to put a glass on that clock,” said {child}.

{Friend} twirled the pencil. “It’s our best case. We’ll never get a better one.”

“No.”

{boy} saved another. They could hear him laughing from the wall.

{Friend} drew a line through the headline. It was a long line, and it hurt from one end to the other. Underneath it {friend.he} wrote: Case closed. No evidence.

“That’s the first time I’ve told a lie in this book,” said {friend}.

“It isn’t a lie,” said {child}. “It’s professional secrecy.”

# red-pen
On Friday the front page was about school dinners. The Monday after that, the notice on the lift had gone, and the clock on the wall was right all day, to the second.

In [us: math | maths] {teacher} gave them back their tests. She stopped for a moment at their desks, but she said nothing, and not one bit of her face moved. At the bottom of both tests, in red pen, she had written:

And one right answer that is not on this page. You need not show your working. P.S. Anybody hiding in the coats should pull in their feet.

## or
On Friday the front page was about a new kind of bench. A few days later a man came and mended the lift, and after that the clock on the wall was right again, all day, to the second.

When {teacher} gave back their exercise books she stopped at their desks, but her face said nothing. The books said it. At the bottom of the page, in red pen, it said in both of them:

You can count; I knew that. It seems you can also keep quiet, which is harder. P.S. Next time, hold on to the coat hangers. They swing.

# nine-o-clock
That night {child} was in bed with a detective story[elder: , one of {elder's}[elder2: , mended by {elder2}]]. In came [adult: {adult} | the grown-up].

“It’s nine o’clock. Lights out.”

“I’ve only got two pages left. They’re just about to find out who did it.”

[adult: {Adult} | The grown-up] looked at the alarm clock. Then [adult: {adult} | the grown-up] looked at {child}, picked up the clock, and gently turned it to the wall.

“That’s funny. Now I come to think of it, it was only four minutes to.”

And [adult: {adult} | the grown-up] sat down on the edge of the bed and waited, as if there was all the time in the world.

# @school
at school
## if school
{at school}

# @song
{music}
