title: It’s an Afterthought
title: A Heist Backwards
title: Coats Don’t Whisper
guest friend: Amara (she), Ravi (he)
guest watchman: Mr Pell (he), Mr Tandy (he)
guest owner: Mrs Harker (she), Mrs Lovage (she)

% {watchman} says very little and means it. Wait after “No.”, as long as the sweet does. The last line is thrown away.
% A ticked grandparent gets the good news on the wall, and at the end a sweet.

# last-chance
{watchman}, next door, had been the night watchman at {owner’s} [us: candy | sweet] factory[city:  in {city}] for thirty-one years, and nobody had ever got past him. On Friday he was going to retire.

“So tomorrow’s his last chance,” said {friend}[!friend.known: , {child’s} best friend].

{Friend} and {child} were sitting on the wall with one of {watchman’s} [us: candies | sweets] each. He made them at home in a saucepan. They weren’t much to look at, small and brown, and they tasted of ginger and then of nothing. You had forgotten all about it when, a minute later, your whole mouth was suddenly full of oranges. He called it an Afterthought.[elder:  {Elder}[elder2:  and {elder2}] had been promised the very next one, and had been asking ever since.]

Once a year the factory chose a new [us: candy | sweet]. Anybody who worked there could put one on the table in the tasting room, and this year it was tomorrow, at nine. {watchman} never had.

“I only watch the [us: candy | sweets],” he’d said, when {child} asked. “I don’t make [us: it | them].” And then he had talked about [us: trash cans | bins].

# backwards
“He doesn’t dare,” said {child}. {Child.He} knew what that looked like. The form for the school play[school:  at {school}] had been at the bottom of {child’s} bag for nine days.[sport:  It didn’t take any courage to {play sport}. You only had to turn up.]

“Then we’ll do it for him.” {Friend} got out some felt pens. “It’s a heist.”

“In a heist you take things out.”

“This one’s backwards,” said {friend}. “They’ll never expect it.”

There was just one difficulty. The man they had to get past was {watchman}.

# three-colours
The plan was in three [us: colors | colours]. Green was the laundry, a huge basket of clean white coats on wheels, which was left at the gate every Monday at half past eight. Blue was {friend} and {child}, under the coats. Red was {watchman}, who would push them in himself without knowing, turn right, and leave them outside the changing room. From there it was forty steps to the table.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to be in it too. But a dog wags, even under coats, so {pet} got no [us: color | colour].][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay down on the plan and had to be drawn round.][pet.other:  {Pet} wasn’t told, for safety’s sake.][athlete:  “{athlete} doesn’t plan half as well,” said {friend}.]

# left
On Monday they lay under the coats in their school clothes.

“Heavy this week,” said {watchman’s} voice, and the basket began to roll[music: , and he whistled {@song}]. It turned left.

“Left?” whispered {friend}. “It’s not meant to go left!”

Then it stopped, and {watchman’s} steps went away down the corridor.

# too-lucky
{child} looked out between the coats. They were in the tasting room. On a long table with a white cloth stood nine saucers, each with a [us: candy | sweet] and a card. At the very end there was a tenth, with nothing on it and a blank card.

“That’s lucky,” whispered {friend}.

“It’s too lucky,” said {child}. But {child.he} laid the Afterthought on the empty saucer.

# two-shoes
Keys jingled. They dived under the table, and the cloth fell shut behind them.

Two black shoes walked along to the end of the table, and stood there for a long time. Then a saucer clinked. {watchman} had taken it off again.

{Friend} clutched {child’s} arm. This wasn’t in the plan, in any [us: color | colour]. But {child} knew exactly how those shoes felt, because every morning {child.he} took the form out of the bag, and looked at it, and put it back.

# put-it-back
{child} crawled out.

“Put it back,” {child.he} said.

{watchman} didn’t even jump. “Coats aren’t that heavy,” he said. “And they don’t whisper ‘left’.”

“You knew? Then why did you bring us here?”

“I hoped you’d do it.” {watchman} looked at the [us: candy | sweet] in his hand. “I put out that saucer every year. And every year I take it in again, at ten to nine. I thought it would be different if somebody else had done it.”

“What’s the worst that can happen?” said {friend}, coming out too.

“They might taste it,” said {watchman}.

# not-stop-me
There were voices in the corridor. {child} held out a hand.

“You don’t have to put it there,” {child.he} said. “You only have to not stop me.”

For a moment nothing happened. Then {watchman} opened his fingers. {child} put the [us: candy | sweet] on the saucer, {friend} wrote the card, in green, and all three of them went under the table. {watchman’s} knees cracked like two pistols.

# crossed-out
“Pear,” said {owner}, who owned it all, above their heads. “Very nice. Pickled onion. Good heavens.” On it went, down the table. “And ten. ‘Afterthought’.”

It took for ever.

“Ginger,” said {owner}. “Then nothing. No.” A pencil crossed it out.

{watchman} shut his eyes. He patted {child’s} sleeve, as if it was {child} who needed it, and began to crawl towards the door. {Friend} took hold of his coat and didn’t let go.

“Wait,” {friend.he} mouthed.

# an-orange
“The pear, then,” {owner} was saying. “It’s fresh, and it’s simple, and it’s …” She stopped. “Who’s peeling an orange?”

Nobody was.

“Oh,” said somebody else. “Oh, there it is!”

“I crossed that out,” said {owner} slowly, “and it’s come back. Who made this?”

{watchman} sat up so fast that all ten saucers jumped. The cloth was lifted.

“{watchman},” said {owner}. “What are you doing under my table?”

“Watching,” said {watchman}. And then, very fast, before he could take it in again: “It’s mine.”

# half-an-hour-late
They were half an hour late for school.[elder:  In {friend’s} pocket there was an Afterthought for {elder}[elder2:  and another for {elder2}], from the winner.][pet.dog:  On the way they had told {pet} everything, through the fence, and {pet} had wagged at all of it.] In the office there was a book for people who were late, with a column for the reason. “Heist,” wrote {friend}.

{child} got the form out and smoothed it flat on the counter.

“The play?” said the secretary. “That was last week. It’s a bit late.”

“It’s an afterthought,” said {child}.

# @song
{music}
