title: Not a Boot
title: {The wish} and the Heap
title: I’ll Look for Yours
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. What the one is looking for flies past the other, and whoever listens is welcome to shout.
% One rule: you only see what you’re looking for.

# one-boot
{child} had left a {@boot} on the bus[school:  from {school}]. It had only come off because there was a stone in it. Now {child} had a red {@boot} on one foot and a plastic bag on the other, and the bag said crinkle at every step.

At the back of the bus station[city:  in {city}] lay everything that people had forgotten. It lay in a heap, and the heap was as big as a bus. {A wish} was already digging in it.[wish.size.huge:  {Wish.He} was nearly as big as the heap.] {The wish} had lost {a other}.

“Have a good look,” said {@first}. “I’ll keep watch, so we don’t miss the bus home.”[elder2:  {Elder2} had the tickets.][music:  Up in the loudspeaker they were playing {music}.]

# over-the-shoulder
Crinkle, crinkle, went {child}, over to one end of the heap, and began to dig.[friend:  {Friend}[!friend.known: , {child’s} best friend,] dug too.] Whatever wasn’t a {@boot} went over {child’s} shoulder, without a look.

“Not a {@boot},” said {child}, and there went a tuba.

“Not a {@boot},” said [friend: {friend} | {child}], and there went a saucepan.[sport:  After that went everything you need for {sport}.]

“Not a {@boot},” said {child}, and there went {a other}.[athlete:  Not even {athlete} would have got {other.him} that far.]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] looked behind them and barked. “Not now, {pet},” said {child}. “I’m looking for something.”][pet.cat: {Pet}[!pet.known: , {child’s} cat,] sat in a basket and saw exactly where everything landed. But cats don’t tell.][pet.other: At home sat {pet}, who had never lost a thing.]

# the-other-end
At the other end of the heap {the wish} was digging, without a look.

“Not {a other},” said {the wish}, and there went a recorder.

“Not {a other},” said {the wish}, and there went a lampshade.

“Not {a other},” said {the wish}, {@flies}

And the heap got smaller and smaller.

# in-the-middle
In the end there was nothing left of it but a big grey tent. {child} pulled at one side, {the wish} pulled at the other, and when the tent came away, there they were, [wish.size.tiny: {child’s} nose to the whole of {the wish} | nose to nose].

“{Wish.sound}!” said {the wish}.

“Oh!” said {child}. “Have you seen a {@boot}?”

“No,” said {the wish}. “I’ve only been looking for {a other}. Have you seen {a other}?”

“No,” said {child}. “I’ve only been looking for a {@boot}.”

# nothing-left
Then they looked down. There wasn’t a heap any more. There was only a floor.

“So {the other} is gone,” said {the wish}. “Really gone.”

“Couldn’t you get a new one?” asked {child}.

“A new one wouldn’t know me,” said {the wish}. {@Without}

“The bus is coming!” called {@a}, over by the door.

# back-to-back
They sat down on the floor, back to back, and cried. {child} stared straight ahead. And straight ahead, on top of all that {child} had thrown away, lay {a other}. But {child} didn’t see {other.him}. {Child.He} could only think of a {@boot}.

{The wish} stared straight ahead as well. And there lay a red {@boot}. But {the wish} didn’t see it. {Wish.He} could only think of {the other}.

You only see what you’re looking for.

# for-you
{child} could feel the back behind {child.him} shaking. It was {wish.feels}, and it was crying harder than {child} was. And {child} did still have one {@boot}. {The wish} had nothing.

So {child} wiped {child.his} nose and stood up. Crinkle.

“I’m going to look for yours instead,” said {child}.

“But what about your {@boot}?” said {the wish}.

“It’ll have to wait.”

And {child} started again from the beginning. A tuba. That wasn’t {a other}. A saucepan. That wasn’t {a other}. And there …

“THERE!” shouted {child}. Crinkle, crinkle, crinkle, and {child} was back with {other.him}.

# all-the-time
{The wish} held {the other} tight, and didn’t say a word for a long time. Then {wish.he} said, “Was {other.he} there all along?”

“Yes,” said {child}. “Only it wasn’t {a other} then. It was just not a {@boot}.”

{The wish} dried {wish.his} tears. “Now I’ve nothing of my own to look for,” {wish.he} said. “So I can look for yours. What’s it like?”

“Like this,” said {child}, holding up the foot with the {@boot} on.

{The wish} turned round. “One of those?”

And there it lay, in between a recorder and a lampshade.

“But I threw that away!” said {the wish}. “I thought it was just not {a other}!”

Then they laughed so much that they nearly missed the bus.

# the-keys
There wasn’t a single crinkle when {child} walked home.[friend:  {Friend} walked beside {child.him} with the bag for a hat.] But at the front door {@a} stopped, and dug about in a pocket.

“Not the keys,” said {@a}, and put an apple on the doorstep. “Not the keys,” said {@a}, and put a glove on the apple. “They’re gone. Really gone.”

“Wait,” said {child}. “I’ll look for yours.” And {child.he} put a hand into the other pocket.

“Not a {@boot},” said {child}, and held up the keys.

# @flies
and there went a red {@boot}.
## if wish.size.tiny
and pushed as hard as {wish.he} could, and over went a red {@boot}.

# @Without
“Without {the other} I hardly know if I’m {a wish}.”
## if wish.pirate & other.hat
“And a pirate with no hat is only somebody who’s late home.”
## if wish.mummy-creature & other.toilet-paper
“And there’s such a draught at the back.”
## if wish.fairy & other.wand
“I’ve tried with a fork. I just got more forks.”
## if other.dummy / other.blanket / other.teddy / other.toy-rabbit
“I’ve been awake all night. Did you know that it’s dark the whole way through?”
## if wish.cat & other.mitten
“And with no mittens there’s no pie. It’s a rule.”

# @boot
boot
## if other.boots
sandal

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
