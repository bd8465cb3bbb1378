title: Just This Once
title: The Best in the League at {@nn}
title: The Team That Always Lost
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever looks after the scoreboard (@a) is the grandparent, else {adult}, else {minder}. Let the talk about when be quick. “It’s all over” is flat the first times, and laughed the last.
% One rule: from now on it’s nil–nil. {@help} is one event: the five goes from the scoreboard.

# all-over
“It’s all over,” said {friend}[!friend.known: , {child’s} best friend], and lay down on {friend.his} back in the grass.

They had been playing for two minutes.

{child} and {friend} played [us: soccer | football] for the Otters, and the Otters always lost[city: , to every other team in {city}]. As soon as the others had scored one goal, {friend} said it was all over, everybody’s legs turned to spaghetti, and the goals came down like rain. {child} wanted just one thing, and that was not to lose. Not every time.[sport.Soccer:  {Child.He} loved {sport}, for two minutes at a time.]

{@First} hung the numbers up on the scoreboard, as slowly as {@he} could. On the Otters’ side the [us: zero | nought] was worn out, but all the rest were brand new and still in their plastic.

“I do so look forward to unwrapping the one,” said {@a}.[elder2:  {Elder2} had brought the scissors, just in case.][pet.dog: 

“Leave it, {pet},” said {child}, for {pet}[!pet.known: , {child’s} dog,] thought that numbers were a flat kind of stick.][pet.cat: 

On top of the scoreboard lay {pet}[!pet.known: , {child’s} cat], who always had to lie on whatever people were looking at.]

# one-ear
“You know what’s funny?” said {child} on the way home. “Till they score, we’re good. We’re the best in the league at {@nn}. We’ve just never been there very long.”

{child} knew how it was. {Child.He} had promised the team a flag, with an otter on it, and every time the first ear went wrong {child.he} crumpled up the whole thing. The bin at home was full of otters with one ear.[school:  It was like that {at school}, too: one wrong sum, and {child} was finished for the day.][sport & !sport.Soccer:  It was like that with {sport}, too.][pet.other:  {Pet} had watched every one of them go.]

# dont-touch
The next Saturday they met the Comets, who won everything. The Otters had a plan, and it was to stay at {@nn}. So they all stood in the goal.

The Comets shot, and hit a knee, and then a tummy.

“Whose elbow is this?” asked {friend}.

Five minutes went by, and then ten.

“I’ve never been here this long,” whispered {friend}. “It’s nice here.”

“Don’t touch anything,” whispered {child}.

Then the ball came off the post, hit {friend} on the bottom, and bounced in.

“It’s all over,” said {friend}, and lay down, though there was hardly room. [us: At halftime | At half-time] the Comets had five.

# laces
The Otters sat in the grass below the scoreboard, and nobody looked at anybody.

“It was my bottom,” said {friend}.

“It was a very good bottom for ten minutes,” said {child}.

Somebody began to undo her laces, and then they all did.

{child} was ashamed. It prickled behind {child.his} eyes, and {child.his} fingers curled, as if they were crumpling up the whole [us: game | match].

“You’re allowed to go home,” said {@a}, and sat down close to {child.him}.[elder & adult:  {Adult} had already put the coats in a heap.]

# from-now-on
{@help}

{child} looked up at the place where the five had been.

“What’s the score now?” {child.he} asked.

“[us: Five–zero | Five–nil] to them,” said {friend}. “You know that.”

“That was before. What is it from now on?”

“Nothing’s happened yet, from now on,” said {friend}.

“Then it’s {@nn},” said {child}.

“Can you do that?”

“I don’t know,” said {child}. “But we’re the best in the league at it.”

# to-the-middle
So they tied their laces and ran on again, and their legs were legs. For a long time nobody got past them. And then there was one long shot, high up under the bar.

“Six!” yelled the Comets.

“It’s all over,” said {friend}, and lay down. All the Otters looked at {child}.

It had been easy down on the grass. Now everybody would hear it, and laugh. {child} walked into the goal on legs of spaghetti and picked up the ball. {Child.He} carried it the whole long way back to the middle, and put it down.

“{@Nn},” said {child}.

The Comets laughed. It felt like cold water inside {child’s} shirt. {child} put one foot on the ball and stayed there.

“From now on,” {child.he} said, and {child.his} voice wobbled, but it was loud. “{@Nn}!”

“{@Nn},” said {friend}, and got up.

“{@NN}!” yelled all the Otters.

# when
“You’re losing!” said the Comets’ captain.

“No, we’re not,” said {child}. “It’s {@nn}.”

“But we’ve scored six goals!”

“Well done,” said {friend}. “When?”

“Just now!”

“Oh, just now,” said {friend}. “That’s ages ago.”

“Look at the board, then!” said the captain. But there was no five on it, and no six. “Who’s taken our goals?”

She was still asking when the whistle blew and {friend} ran past her with the ball.[athlete:  {Athlete} would have enjoyed it.] The Comets were all looking at the scoreboard. {Friend} kicked the ball across to {child}, and {child} kicked it as hard as {child.he} could, and fell over, and saw from the ground how it rolled in.

# this-once
Nobody knew what to do. The Otters had never practised this bit.

“Is it {@nn} now?” whispered {friend}.

{child} thought about it. A rule is a rule.

“[us: One–zero | One–nil],” said {child}. “Just this once.”

Then they roared.[music:  Somebody sang {music}, and got it wrong, and went on.] And {@a} took down the worn old [us: zero | nought] and unwrapped the one. It was so new that it shone.

# first-and-then
They stayed at [us: one–zero | one–nil], and didn’t touch anything, until the whistle blew.

“It’s all over,” said {friend}, and lay down on {friend.his} back in the grass, and laughed.

The Comets’ captain came to shake hands. “Did we win?” she asked.

“Yes,” said {child} kindly. “First you did. Then we did.”

# the-other-ear
That evening {child} sat at the kitchen table with a new sheet of paper, opposite {@a} and a cup of tea. {child} drew the otter’s nose, and the whiskers, and the first ear.

It ended up much too low.

{child’s} fingers had already got hold of the corner. {@A} saw it, and said nothing.

{child} let go, and smoothed the paper flat. Then {child.he} drew the other ear.

# @help
“I can’t bear to look at that five,” said {friend}, and lifted it off its hook and sat down on it.

“Where’s the five?” asked {@a}.

“What five?” said {friend}.
## if pet.dog
And then {pet} couldn’t leave it any longer. {Pet} jumped up, took the five off its hook, galloped off with it, and lay down on top.

“Drop it, {pet}!” called {@a}.

But {pet} had waited for that one all season.
## if pet.cat
Up on the scoreboard {pet} saw that everybody was looking at the five. {Pet} poked it with one paw until it fell off its hook, and lay down again.

“{Pet}!” said {@a}.

{Pet} looked the other way.
## if elder
“I need something to cut the oranges on,” said {elder.short}. {Elder.He} lifted the five off its hook, laid it on {elder.his} knees, and began to cut.

“You can’t take that,” said the referee. “That’s their five!”

“They can have it back when I’ve finished,” said {elder.short}, and gave him a piece of orange.

# @nn
[us: zero–zero | nil–nil]

# @NN
[us: ZERO–ZERO | NIL–NIL]

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
