title: It’s Not Finished
title: In Case Anybody Writes
title: An Acorn Can Still Panic
guest vidar: Wilf (he), Rowan (he)
guest gunnel: Mrs Dobbs (she), Mrs Lacey (she)

% “It’s not finished” is {vidar’s} at first, then the child’s, and both say it at the end. He doesn’t want to finish, because he is moving. The tape is {gunnel’s}.

# on-the-bench
The rocket stood on the workbench between {child} and {vidar} as if it couldn’t wait to be off. It was made from a lemonade bottle[elder: , which {elder}[elder2:  and {elder2}] had kindly emptied], with four cardboard fins and a red nose, and it was going to fly on water and a bicycle pump. {child} had wanted a rocket for as long as {child.he} could remember. Now {child.he} had one. It was all there. Anybody could see that.

“It’s not finished,” said {vidar}.

# one-millimetre
{Vidar} was in {child’s} class[school:  {at school}] and had sat next to {child.him} since September. They had to build something that moved, that was the project, and everyone else had shown theirs already. [friend: {Friend}[!friend.known: , {child’s} best friend,] had built a robot that walked into walls. ]Only the rocket was left.

“What’s wrong with it?” asked {child}[sport: , who was supposed to {play sport}].

“The fins. One of them is a [us: millimeter | millimetre] too long.”

“A [us: millimeter | millimetre]!”

“That’s a lot, in space.”

It wasn’t going to space. With luck, it was going over the oak tree. But {child} measured and {vidar} snipped, and that was Monday gone.

# in-case
On Tuesday it had to have windows.

“Who’s going to look out?”

“The captain,” said {vidar}, and put an acorn in the nose. He had made it glasses out of wire.

On Wednesday it had to have an emergency exit.

“He’s an acorn, {vidar}.”

“He can still panic.”

And on Thursday {vidar} was gluing on a very small box with a lid.

“What’s that?”

“A [us: mailbox | letter box].”

“On a rocket?”

“In case anybody writes,” said {vidar}.

# just-a-bottle
{child} had laughed at the captain, and {child.he} had laughed so hard at the emergency exit that {child.he} got sent out. But now {child.he} didn’t laugh. A rocket that never flies is only a bottle.

“We’re launching it tomorrow,” {child.he} said.

“It’s not finished.”

“It couldn’t be more finished! You’re just scared.”

{Vidar} went red right down into his collar. He didn’t argue. He held the little box until the glue had set, and then he went home.[pet:  And at home {child} told the whole thing to [pet.dog: {pet}[!pet.known:  the dog], who agreed|[pet.cat: {pet}[!pet.known:  the cat], who didn’t agree at all|{pet}, who didn’t argue either]].]

# whoosh
The next day {vidar} left early for the dentist. So {child} took the rocket under {child.his} arm and went to find {gunnel}, the [us: custodian | caretaker], who had a pump and safety goggles.

They stood the rocket in the [us: schoolyard | playground] and took the hose a long way off. {Gunnel} kept watch. {child} pumped. The bottle gurgled, the cork creaked, and WHOOSH!

It flew! It flew right over the oak, as straight as a ruler, with a long tail of water glittering behind it in the sun. It was the most beautiful thing {child} had ever seen[city:  in {city}].

“Did you see that!” {child.he} shouted, and nudged {vidar} with {child.his} elbow.

But there was no {vidar}. {child} had nudged the air.

Then the rocket came down, smack on the [us: blacktop | tarmac].

# the-letter
Its nose had folded up like [us: an accordion | a concertina]. One fin was over by the bike racks. The captain had used the emergency exit. He lay in the grass with his glasses on, perfectly all right. But the lid of the [us: mailbox | letter box] had burst open, and inside was a letter, folded as small as a stamp.

“Dear {child},” it said. “We’re moving to [us: Alaska | Shetland] next Saturday. I was going to tell you when the rocket was finished. But I don’t want it to be finished. {Vidar}.”

{child} read it twice.

“Well, it flew beautifully,” said {gunnel}.

“Yes,” said {child}. “Can I borrow your tape?”

# tape
{Child.He} went straight [us: over | round] to {vidar’s}. When he opened the door there were packing boxes behind him right up to the coat hooks. He looked at the rocket, and then at the letter in {child’s} hand.

“I launched it,” said {child}. “Without you. I shouldn’t have.”

“How high did it go?”

“Over the oak.”

“Over the oak,” said {vidar}, and his voice was happy and sad both at once. “So that’s it finished, then.”

{child} held up the rocket, which had three fins and a squashed nose. In {child.his} other hand was the tape.

“No,” {child.he} said. “It’s not finished.”

So {vidar} moved one of the boxes, and {child} squeezed in.

# two-elbows
They sat on the floor all that afternoon, and the next, and the next[music: , humming {music}, because the speakers were packed]. The new nose was blue. {child} measured the new fin four times, to the [us: millimeter | millimetre], and nobody had even asked {child.him} to.

On Friday the whole class stood in the [us: schoolyard | playground]. {child} held the pump and {vidar} held the pump, and it honestly works better with one, but neither of them would let go. [friend: {Friend} did the countdown. ]WHOOSH! Over the oak, and over the roof of the [us: gym | hall][athlete: , higher than {athlete} could jump]! Two elbows shot out at once, and neither of them hit the air.

And this time the rocket came down on the grass, in one piece.

# the-window
When everyone had gone home the two of them were still sitting on the bench by the fence. The sun was going down. The rocket lay in {vidar’s} lap, because he was the one who’d be taking it in the car.

“Now it’s finished,” he said quietly.

{child} got out a pen. {Child.He} bent over the rocket and drew one more window, the bottom and both sides. Then {child.he} put the cap back on the pen.

“You forgot the top,” said {vidar}.

“I’ll do that at [us: spring break | half-term]. When I come to stay.”

{Vidar} looked for a long time at the window with no top. Then he began to smile, just with one corner of his mouth.

“It’s not finished,” he said.

“No,” said {child}. “It really isn’t finished.”
