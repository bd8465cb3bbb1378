title: Seventeen Potatoes
title: Not a Potato
title: Do That Again
guest aunt: Aunt Ros (she), Aunt Fran (she)

% The engineer is always the aunt, she. Rule: it happens only when the door of the microwave is opened while it is still running.

# aliens
“It’s either aliens,” said {friend}, “or it’s your aunt’s tea.”

“It’s not my aunt’s tea,” said {child}. But {child.he} wrote it down. A proper investigation wrote everything down.

They were on a bench in the control room of the Harrow Down Radio Telescope, where {child’s} {aunt} worked nights as an engineer. It was [us: fall break | half-term], and she had signed them in as visitors, and made them hand over their phones at the gate. Nothing that sent out a signal was allowed inside[pet: , which ruled out {pet}, who sent them out all day, mostly about food].

The dish stood out on the dark moor,[city:  far from the lights of {city},] as wide as a [us: football field | football pitch], with its face turned up.[sport:  {Friend} had asked if you could {play sport} in it, and you couldn’t.] It was so sensitive, {aunt} said, that if you collected all the energy it had ever picked up from the stars, you couldn’t melt a snowflake with it.

And since August it had been hearing something it couldn’t explain.

# a-burst
{aunt} put the printouts on the table. On every one of them a line ran along flat, then shot up into one sharp spike, then ran on flat again.

“A burst,” she said. “Very bright, and very short. We’ve had seventeen. The professors think they come from a collapsing star, or from something nobody’s got a name for. They’re writing a paper.” She yawned. “I’ve got a receiver to mend. Don’t touch anything with a light on it.”

{child} was {age}, and liked lists. {Friend} liked [us: chips | crisps]. They spread the printouts out on the floor in order, and for an hour they looked for what was the same.

# what-was-the-same
It wasn’t the place. The dish had been pointing all over the sky.[age>=11:  It wasn’t the weather, or the moon.]

“They’re all at night,” said {child}.

“So are stars.”

“No, they’re not. This thing works in the daytime too. The stars are still up there.” {child} ran {child.his} finger down {child.his} list, and stopped. “{Friend}. They’re all between half past twelve and ten to one.”

{Friend} put down {friend.his} [us: chips | crisps]. “Something from millions of miles away,” {friend.he} said slowly, “that knows when it’s lunchtime in Harrow Down.”

“Lunchtime’s in the day.”

“Not [us: if you work | on] nights, it isn’t.”

They looked at each other. Then they looked through the open door into the staff kitchen. On the [us: counter | worktop], between the kettle and the [us: breadbox | bread bin], stood a very old microwave.

# on-shift
“They’d have thought of that,” said {child}. “They’re professors. And it’s shielded.[age>=11:  {aunt} showed me.] There’s metal all [us: around | round] it, so nothing can get out.”

“Then that’s that.”

But it wasn’t. {child} got the kitchen [us: schedule | rota] off the wall, and put it on the floor beside the printouts.[school:  It was the sort of sum they were given {at school}.] {child.He} had a hollow feeling in {child.his} stomach. Out of seventeen bursts, seventeen had come when {aunt} was on shift.

# thatll-do
It was twenty-five to one when she came in[age>=11: , wiping her hands]. She put a potato in the microwave, set the dial and leaned on the [us: counter | worktop] to wait[music: , humming {@song}]. [child.he & friend.he: The boys | [child.she & friend.she: The girls | {child} and {friend}]] stood in the doorway. On the screen behind them the line crept along as flat as a pond. One minute. Two. Three.

“See?” said {child}. “Nothing.” {child.He} {child.was} so relieved that {child.he} almost laughed.

There was half a minute left on the dial. {aunt} looked at the clock, said “Oh, that’ll do,” and pulled the door open while it was still running.

Behind them the computer went ping.

Nobody moved. [age>=11: On the screen, in | In] the middle of the flat green line, stood one sharp spike.

“Do that again,” said {child}. {child.His} mouth had gone dry.

She did it again. Ping.

# one-puff
It took less time than blinking.[athlete:  Not even {athlete} is as quick as that.] Between the moment when the door came open and the moment when the machine noticed and switched itself off, one tiny puff of microwaves got out and went across the moor. And the largest ear in the country, listening for the end of the universe, had heard {aunt} being impatient with a potato.

“Seventeen,” said {aunt}. She sat down on the [us: breadbox | bread bin]. “[elder: [elder2: {Elder} and {elder2} have | {Elder} has] told the whole street. ]They’ve had telephone calls from Japan.”

Then her shoulders began to shake, and {child} thought that she was crying. She was not. {Friend} went next, and then {child}, and it was a long time before anybody could stand up.

# write-it-up
“You’ll have to tell them,” said {friend} at last, wiping {friend.his} eyes.

“{child} will,” said {aunt}. “[child.she: She | [child.he: He | {child}]] found it. Write it up properly, love. The method, and all the times. They’ll want to swear, and then they’ll want to thank you.”

So they pulled out the plug of the microwave, and tied a knot in the [us: cord | flex], and {child} sat down at the big desk under the lamp. {child.He} wrote the date. {child.He} wrote: Source of the signal. {child.He} felt proud, and {child.he} felt a bit flat as well, the way you do when you’ve seen how a trick is done. {Friend} fell asleep on two chairs. {aunt} ate her potato cold.

“Are you sorry?” she asked. “That it wasn’t anything?”

{child} considered. “It was something,” {child.he} said. “I’d just rather it had been further away.”

“That’s what the job is, mostly. You find all the potatoes and cross them out.” She put her hand on the top of {child’s} head for a moment. “You have to. Otherwise you’d never know if …”

Ping.

# another
They both turned [us: around | round].

It stood there on the green line. It wasn’t sharp, like the rest. It came up slowly and leaned over, like a wave, and it had a second, smaller one behind it.

{child} looked at the plug. It lay on the [us: counter | worktop] with a knot in its [us: cord | flex]. {child.He} looked at the clock, and it was seven minutes past two. {child.He} looked at {friend}, whose phone was in a drawer at the gate[age>=11:  with all the others], and who was snoring.

“{aunt},” {child.he} said, very quietly. “What’s that?”

{aunt} didn’t answer. She had come close up to the screen, and there was green light all over her face. She didn’t look tired any more. She looked about {age}.

# the-last-line
Out on the moor the great dish stood without moving, and above it the sky was clear to the very bottom.

{child} took a new sheet of paper. {child.He} wrote the time at the top, and under it, in capitals, {child.he} wrote: NOT A POTATO. Then {child.he} pulled {child.his} chair up next to hers.

# @song
{music}
