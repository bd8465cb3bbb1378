title: It’s an Afterthought
title: A Heist Backwards
title: Coats Don’t Whisper
guest friend: Amara (she), Ravi (he)
guest watchman: Mr Pell (he), Mr Tandy (he)
guest owner: Mrs Harker (she), Mrs Lovage (she)

% {watchman} says very little and means it. Wait after “No.”, as long as the sweet does. “It’s an afterthought” is thrown away, and the last line is almost asleep.
% A ticked grandparent gets the good news on the wall, and at the end a sweet.

# last-chance
“Tomorrow’s his last chance,” said {friend}[!friend.known: , {child’s} best friend].

{Friend} and {child} were sitting on {watchman’s} wall, eating his [us: candy | sweets]. {watchman} lived next door. For thirty-one years he had been the night watchman at {owner’s} [us: candy | sweet] factory[city:  in {city}], and nobody had ever got past him. On Friday he was going to retire.

He made the [us: candies | sweets] himself, at home, in a saucepan. They were small and brown. They tasted of ginger, and then of nothing at all. But a minute later, when you had forgotten all about it, your whole mouth was suddenly full of oranges. He called it an Afterthought.[elder:  {Elder}[elder2:  and {elder2}] had been promised the very next one.]

Once a year the factory chose a new [us: candy | sweet]. Anybody who worked there could put one on the table, and this year it was tomorrow, at nine. {watchman} never had.

“I only watch the [us: candy | sweets],” he’d said, when {child} asked.

# backwards
“He doesn’t dare,” said {child}, who knew the feeling. The form for the school play[school:  at {school}] had been in {child.his} bag for nine days.[sport:  It took no courage to {play sport}. You only had to turn up.]

“Then we’ll do it for him.” {Friend} got out some felt pens. “It’s a heist.”

“In a heist you take things out.”

“We’re doing it backwards,” said {friend}. “They’ll never expect it.”

There was one difficulty. The man they had to get past was {watchman}.

# three-colours
{Friend} drew the plan in three [us: colors | colours]. Every Monday, at half past eight, a huge basket of clean white coats was left at the factory gate. They would hide under the coats. {watchman} would wheel the basket in himself, turn right, and leave it by the changing room. From there it was only forty steps to the table.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to come too. But a dog wags, even under coats.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay down on the plan and had to be drawn round.][pet.other:  {Pet} wasn’t told, for safety’s sake.][athlete:  “{athlete} couldn’t have planned it better,” said {friend}.]

# left
On Monday morning they lay under the coats in their school clothes.

“Heavy this week,” said {watchman’s} voice. The basket began to roll[music: , and he whistled {@song}]. It turned left.

“Left?” whispered {friend}. “It’s not meant to go left!”

Then it stopped, and {watchman’s} steps went away down the corridor.

# too-lucky
{child} looked out between the coats. They were in the tasting room. On a long table with a white cloth stood nine saucers, each with a [us: candy | sweet] and a card. At the end was a tenth, empty, with a blank card.

“That’s lucky,” whispered {friend}.

“It’s too lucky,” said {child}. But {child.he} laid the Afterthought on the saucer.

# two-shoes
Keys jingled. They dived under the table, and the cloth fell shut behind them.

Two black shoes came along the table, and stood at the end of it for a long time. Then a saucer clinked.

{watchman} had taken the [us: candy | sweet] off again.

{Friend} clutched {child’s} arm. This wasn’t in the plan. But {child} knew exactly what those shoes were feeling. Every morning {child.he} took that form out of {child.his} bag, and looked at it, and put it back.

# put-it-back
{child} crawled out.

“Put it back,” {child.he} said.

{watchman} didn’t even jump. “Coats aren’t that heavy,” he said. “And they don’t whisper ‘left’.”

“You knew? Then why did you bring us in here?”

“I was hoping you’d do it.” {watchman} looked at the [us: candy | sweet] in his hand. “Every year I put that saucer out. And every year I take it in again, at ten to nine. I thought it would be different if somebody else did it.”

“What’s the worst that can happen?” said {friend}, crawling out too.

“They might taste it,” said {watchman}.

# not-stop-me
There were voices in the corridor. {child} held out a hand.

“You don’t have to put it there,” {child.he} said. “You only have to not stop me.”

For a moment nothing happened. Then {watchman} opened his fingers.

{child} put the [us: candy | sweet] on the saucer. {Friend} wrote the card, in green. Then all three of them went under the table, and {watchman’s} knees cracked like pistols.

# crossed-out
“Pear,” said a voice above their heads. It was {owner}. “Very nice. Pickled onion. Good heavens.” On she came, down the table. “And number ten. ‘Afterthought’.”

It took for ever.

“Ginger,” said {owner}. “Then nothing. No.” And a pencil crossed it out.

{child} felt sick. They should have left it in his saucepan. But {watchman} only patted {child.him} on the sleeve, and began to crawl towards the door.

{Friend} took hold of his coat and didn’t let go.

“Wait,” {friend.he} whispered.

# an-orange
“The pear, then,” {owner} was saying. “It’s fresh, and it’s simple, and it’s …” She stopped. “Who’s peeling an orange?”

Nobody was.

“Oh,” said somebody else. “Oh, there it is!”

“I crossed that out,” said {owner} slowly, “and it’s come back. Who made this?”

{watchman} sat up so fast that all ten saucers jumped. Somebody lifted the cloth.

“{watchman}!” said {owner}. “What are you doing under my table?”

“Watching,” said {watchman}. And then, very fast, before he could take it in again: “It’s mine.”

# half-an-hour-late
They were half an hour late for school.[elder:  {Friend} had an Afterthought in {friend.his} pocket for {elder}[elder2:  and another for {elder2}], from the winner.][pet.dog:  On the way they had told {pet} everything, through the fence.] In the office you had to write down why. “Heist,” wrote {friend}.

{child} got out the form and smoothed it flat on the counter.

“The play?” said the secretary. “That was last week, dear. It’s a bit late.”

“It’s an afterthought,” said {child}.

The secretary looked at {child.him} for a while. Then she took the form.

That evening they sat on the wall again, with {watchman} in the middle and an Afterthought each. One by one the lamps came on. {Friend} yawned. {child} leaned against {watchman’s} sleeve and thought about nothing in particular, and it grew dark.

And then, very quietly, it was all oranges.

# @song
{music}
