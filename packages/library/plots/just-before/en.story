title: Just Before
title: The Green Jacket
title: Three Ways to Be a Reserve
title: I’ll Look for You
guest rival: Desmond (he), Clifford (he), Conrad (he)

# three-ways
There are three ways to be a reserve. You can look at the clock. You can look at your shoes. And you can look at the
others.

{Child} had looked at the others all season. It was {sport}, and {@game-seat} there was nothing wrong with the view.
In the end there was a notebook, too, and on the first page it said: Just Before.

Because that was what {child} had found out. Just before something happens, something smaller always does. And you
only see it if you’re not in it.

## or
“Keeping a diary?” said {rival}, on the way in to take part.

“No,” said {child}, on the way to sit down {@game-seat}.

And it wasn’t one. It was a book called Just Before, and it was about {sport}, mostly. It was about the little thing
that happens just before something else does. You don’t notice it when you’re in it. You have to be a reserve, for a
whole season if you can.

# list
On the evening before the last Saturday, {child} lay in bed and read it through: //
Just before it rains[city:  {in city}], all the birds go quiet. //
Just before a glass falls on the floor, somebody says: mind the glass. //
[adult: Just before {adult} says no, {adult} says “we’ll see.” //
][elder: Just before {elder.short} tells you something important, there’s a long stirring of the cup. //
][elder2: Just before {elder2.short} falls asleep, {elder2.short} says: I’m not asleep. //
][school: Just before the bell {at school}, everybody looks at the clock except whoever is teaching. //
][pet.dog: Just before somebody comes home, {pet} gets up. //
][pet.cat: Just before {pet} jumps, there’s a wiggle at the back. //
][pet.other: Just before it’s mealtime, {pet} knows. //
][friend: Just before {friend} laughs, it’s quiet for half a second. //
][music: Just before the best part of {music} you stop breathing. //
][athlete: Just before {athlete} does it right: unknown. The camera is always too late. //
]Just before {rival} misses, he looks for a green jacket.

# best
{rival} was the best they had, and the one who mentioned it most. {@game-miss} It had happened four times, and all
four times {child} had seen it coming. [age>=10: It’s lonely, knowing a thing half a second before everybody else.]

“If there’s a fifth,” the coach had said, “we’ll swap.” The coach didn’t look at {child}. Everybody else did.

[friend: “So you don’t have to do anything at all,” said {friend}. “That’s the beauty of the plan.” | So nothing had
to be done. That was the beauty of the plan.] It was only a matter of sitting, and {child} had practiced that all
season.

[athlete: {Child} always tried to do as {athlete} did. But there were no pictures of {athlete} as a reserve.]

## or
It was the last line that was worth something. {rival} had the place, and he was the best, and liked to say so.
{@game-miss} Four times it had happened, and four times {child} had sat there, knowing.

“Once more,” the coach had said after the fourth, “and you two will swap.”

[friend: “It’s the best plan in the world,” said {friend}. “You don’t even have to get up.” | It was an excellent
plan. You didn’t even have to get up.] [age>=10: The only trouble was that it didn’t feel like a plan. It felt like
watching somebody walk toward a glass door.]

[athlete: On the wall was {athlete}, in the middle of the hard part. {Child} wanted to be like that. But there was no
poster of anybody sitting and waiting.]

# corridor
On Saturday {rival} stood alone in the corridor outside the changing room, looking out through the crack of the door
at the people who had come to watch. Just before, thought {child}.

It would have been possible to walk past. It was a near thing.

“He’s there,” said {child}.

“Who?” said {rival}, much too fast.

“The green jacket. He’s by the post. He sits there every time.”

{rival} was silent. He went back over all four times in his head. “Dad leaves,” he said. “Just when it’s my turn. I
look, and he’s gone.”

“He doesn’t leave,” said {child}. “He leans forward. Then he’s behind the post. You can only see it from where I sit.”

## or
On Saturday {rival} was tying his shoes in the corridor outside the changing room. He had tied them once already.
[age>=10: He looked smaller when nobody was watching.]

{Child} had the book under one arm and said nothing. Three more steps, and it would be settled.

At the second step {child} stopped.

“The green jacket,” said {child}. “You look for it. Just before.”

{rival} looked up as if somebody had read aloud from the inside of him. “It’s my dad,” he said at last. “He never has
time to stay. Every time it’s my turn, he’s gone.”

“He’s still there,” said {child}. “When it’s your turn he leans forward, and there’s a post in the way. I’ve seen it
four times. You can see it from where I sit.”

# look-for-you
It was quiet in the corridor.

“Don’t look for him,” said {child}. “I’ll be sitting there anyway. I’ll look for you.”

An hour later, just before, {rival} turned his head. Not to the post, but to {child}. {Child} held up the book. He’s
still there, it meant.

{@game-hit} Behind the post a green sleeve shot straight up in the air.

Everybody said {rival} had been lucky. [friend: “There goes the plan,” said {friend}.

“Yes,” said {child}.

“It was a good plan,” said {friend}. | There went a good plan, thought {child}, and didn’t write it down.]

# cheeks
Toward the end the coach pointed at {child}. {@game-chance}

Then there was a voice from the side. There sat {rival}, resting, for the first time ever, with nothing to do but
look.

“Just before,” he shouted, “you puff up your cheeks! Like a hamster!”

That wasn’t in the book. [age>=10: Whoever writes the book is the only one who isn’t in it. | It couldn’t be.]

{Child} breathed out. {@game-mine}

How it all ended isn’t in the book, either. The book is only about before.

# home
They walked home the same way, twenty steps behind a green jacket that turned around now and then to see that they
were still there. {rival} read the book under the street lamps, one page to a lamp.

“There’s one missing,” he said at last, and borrowed the pen, and wrote.

[friend: First it was quiet for half a second. Then {friend} laughed, and so did the other two. | {Child} read it
under the next lamp.] It said: Just before {child} does it right: breathes out.

## or
Afterward they were going the same way. Ahead of them walked the green jacket, so slowly that you’d have thought it
wasn’t waiting.

“Can I see?” said {rival}, and then he read as he walked, without stumbling once. “That’s true,” he said at the first
street lamp. “That’s true, too,” he said at the second. At the last one he stopped. “You’re not in it,” he said, and
took the pen.

[friend: {Friend} read it over his shoulder. It was quiet for half a second, and then it wasn’t quiet at all. | He
wrote slowly, against a mailbox.] At the very bottom it now said: Just before {child} does it right: breathes out.

# falling-asleep
That night the sheet was cool and both legs were heavy, and outside the window the birds had gone quiet. {Child}
turned to a new page and wrote: Just before you fall asleep.

Then the pen lay still, and the hand, and the book on the quilt. {Child} breathed out. The thing that happens just
before came slowly nearer, and happened, and nobody had time to write it down.

## or
That night the book lay open on the bedside table, at the page that somebody else had written. The quilt was heavy and
warm. {Child} breathed out, a long way, and in, and out again.

Outside the window the birds went quiet, one by one. Soon after came the rain, soft and thick over the roofs, just as
it should, and by then nobody was awake to write it down.

# @game-seat
in the usual place at the side
## if sport.Soccer
on the bench by the halfway line
## if sport.Basketball
at the far end of the bench
## if sport.Tennis
on the stool behind the fence
## if sport.Swimming
on the tiled bench at the shallow end
## if sport.Baseball
on the bench behind the fence
## if sport.Football
on the bench by the sideline
## if sport.Gymnastics
at the edge of the mat
## if sport.Track and Field
on the bench by the sandpit
## if sport.Volleyball
on the bench next to the ball cart
## if sport.Hockey
in the box, by the door
## if sport.Golf
on the bench by the last hole
## if sport.Dance
on the chairs by the wall

# @game-miss
And yet it had gone wrong for him, just when it mattered.
## if sport.Soccer
And yet he had put the penalty over the bar.
## if sport.Basketball
And yet he had missed both free throws.
## if sport.Tennis
And yet he had double-faulted on match point.
## if sport.Swimming
And yet he had been last off the blocks.
## if sport.Baseball
And yet he had struck out with the bases loaded.
## if sport.Football
And yet he had dropped the pass with the whole field open.
## if sport.Gymnastics
And yet he had taken two steps too many on the landing.
## if sport.Track and Field
And yet he had stepped over the board.
## if sport.Volleyball
And yet he had served the last ball into the net.
## if sport.Hockey
And yet he had shot wide, alone with the goalie.
## if sport.Golf
And yet he had missed the putt from three feet.
## if sport.Dance
And yet he had come in one bar early in the solo.

# @game-hit
When it mattered, {rival} looked only at what he was doing, and it went as if along a ruler.
## if sport.Soccer
When the penalty came, {rival} put the ball on the spot, looked only at that, and rolled it into the corner.
## if sport.Basketball
{rival} bounced the ball three times, looked only at the rim, and made both shots without the rim noticing.
## if sport.Tennis
On match point {rival} threw up the ball, looked only at that, and hit a serve nobody had time to turn their head for.
## if sport.Swimming
When the signal went, {rival} was already in the air, head down, and came up in front of the ones he usually chased.
## if sport.Baseball
{rival} looked only at the ball, and after that everybody else got to look at it, for quite a while.
## if sport.Football
The pass came high over one shoulder. {rival} looked only at the ball, took it in both hands, and didn’t stop running
until he was out of grass.
## if sport.Gymnastics
{rival} ran, looked only at the vault, and landed so quietly that the mat had no time to sigh.
## if sport.Track and Field
On the last jump {rival} looked only at the board, hit the middle of it, and was gone for so long that it went quiet
around the pit.
## if sport.Volleyball
{rival} threw up the ball, looked only at that, and served, and on the other side two people said “yours” at the same
time.
## if sport.Hockey
Alone with the goalie, {rival} looked only at the puck, waited half a second longer than the goalie did, and slid it
in.
## if sport.Golf
From three feet {rival} looked only at the ball, and it went into the hole as if it lived there.
## if sport.Dance
When the solo came, {rival} looked straight ahead, waited for the beat, and landed in the middle of it.

# @game-chance
{child.He} got to go in. The first try was nothing to frame.
## if sport.Soccer
{child.He} got the last ten minutes. The first shot went into the arms of a goalkeeper who didn’t even have to move.
## if sport.Basketball
{child.He} got the last few minutes. The first shot hit the backboard, the rim, and the referee.
## if sport.Tennis
{child.He} got to play the doubles. The first return went over the net, over the fence, and over the road.
## if sport.Swimming
{child.He} got to swim last in the relay. At the first turn there was water up the nose, and the wall wasn’t where it
should have been.
## if sport.Baseball
{child.He} got to bat in the last inning. The first swing hit nothing at all, very hard.
## if sport.Football
{child.He} got the last two minutes. The first pass bounced off the chest, the helmet, and the ground.
## if sport.Gymnastics
{child.He} got to go last. After the first cartwheel, both feet were in the wrong corner.
## if sport.Track and Field
{child.He} got to jump last of all. The first jump came to sand in both shoes and a red flag.
## if sport.Volleyball
{child.He} got to go in. The first serve hit the ceiling, which is high.
## if sport.Hockey
{child.He} got the last few shifts. The first shot missed the puck.
## if sport.Golf
{child.He} got to play the last hole for the team. The drive went into a bush, which moved for a while.
## if sport.Dance
{child.He} got to be in the last dance. On the first round {child.he} met all the others, going the other way.

# @game-mine
The next try was right, from start to finish, and so simple that you hardly noticed.
## if sport.Soccer
The next ball came knee-high. It went past the goalkeeper on the wrong side, and the net bulged.
## if sport.Basketball
The next shot went high, took its time, and dropped straight through, with the sound a net makes when it’s content.
## if sport.Tennis
The next return cleared the net by a hand and hit the line, so that the chalk smoked.
## if sport.Swimming
The next turn was right. The wall came just when it should, both feet met it, and the whole pool slid backward.
## if sport.Baseball
The next swing went tock. The ball flew low between two people who each thought the other one had it.
## if sport.Football
The next pass came in low. It stuck between two hands and a stomach, and there it stayed.
## if sport.Gymnastics
The next one went straight along the white line, and both feet came down together and stayed.
## if sport.Track and Field
On the next jump the board was right under the foot, and the sand came much later than usual.
## if sport.Volleyball
The next serve touched the edge of the net, thought about it, and fell on the right side.
## if sport.Hockey
The next shot took the puck along, and the crossbar rang as it went in.
## if sport.Golf
The next shot came high out of the bush, bounced twice, and stopped an arm’s length from the flag.
## if sport.Dance
The next round went the right way, and the foot, the arm, and the music all arrived together.
