title: He’s Got a Ticket
title: Number Forty-Seven
title: There’s a Penguin Before You
guest wallin: Mr Whitlock (he), Mr Prewett (he)
guest keeper: Barry (he), Clive (he)
guest penguin: Norman (he), Leonard (he)
guest company: Mrs Fenn (she), Mrs Lomas (she)

% Whoever {child} is out with: {@m}. The penguin is "it" until his name is known.

# the-bakery
{child} was standing in [us: line | the queue] at the [us: bakery | baker’s], and behind {child.him} stood a penguin.

It came up to about {child’s} belt. It stood very straight, wings by its sides, and looked at the buns. Behind it stood a man called {wallin}.

“Excuse me,” {child} said to {wallin}. “There’s a penguin before you.”

{Wallin} looked down. The penguin had a ticket in its beak, with a number on. Forty-seven.

“Yes,” said {wallin}. “But he’s got a ticket.”

# its-queue
{child} got {child.his} bun. The lady at the till called “Forty-seven!” and the penguin walked up to the counter and stood there for a while, looking pleased. Then it walked out.

{child} followed it. {@M-here} was on the bench outside, talking on the phone. From the bench you could see the whole of the square[city:  in {city}].

The penguin waddled straight across it. Outside the [us: drugstore | chemist’s] people stood in a row, and it stood at the end. When its turn came it left, and joined the [us: line | queue] for hot dogs. Then the one for the cash machine.

{child} began to see. The penguin didn’t want anything. It just liked [us: standing in line | queuing].

“They walk in a line at home on the ice,” {child} told {@m}, who had hung up. “This one’s all alone, so it’s looking for its line!”

# forty-six
Across the square came a man in [us: rain boots | wellingtons], running[athlete: , though not like {athlete}]. He was carrying a bucket of herring.

“Have you seen a penguin?” he puffed. “Black and white. Answers to {penguin}. He slipped out this morning, when [school: {school}|a school class] [us: was lining | was queuing] up for the zoo. We’ve counted them three times, and it comes to forty-six. I’m {keeper}, I work there.”

“He’s at the cash machine,” said {child}.

But he wasn’t, not any more. He was at the bus stop. It was a long [us: line | queue][sport: , full of people off on a trip to {play sport}], and just then the bus drew up. It said Airport on the front.

# the-bus
{child} ran, and {@m} and {keeper} ran after {child.him}. One by one people were getting on, and for every one of them {penguin} took one small step forward.

“Stop!” {child} called to the driver. “Don’t take the penguin!”

The driver leaned out. “Is he pushing in?”

“No, but…”

“And he’s got a ticket,” said the driver. And so he had. Forty-seven, a bit damp.

# flat
{keeper} held out a herring. “{penguin}! Come on, {penguin}!” {penguin} turned his head away. {keeper} tried to pick him up. At that {penguin} lay down flat on his tummy, as heavy as a sack of potatoes, and slid out of his hands. Then he went back to exactly the same place in the [us: line | queue]. Now there was only one person in front of him.

At the airport there would be lines of people going in every direction. {penguin} would never, ever find his way home. He already had one foot on the step, and he looked so eager. He thought it was his line.

# my-back
It’s no good pulling, thought {child}[pet & !pet.dog: , who had {pet} at home and knew]. He has to have something to stand behind.

So {child} did the only thing {child.he} could think of. {Child.He} went and stood right alongside, back to {penguin}, arms straight down, and looked dead ahead. {@M} understood, and stood in front of {child}. {keeper} stood in front of them both, with the bucket.[pet.dog:  {Pet}[!pet.known:  the dog] stood in front of the bucket.]

It looked exactly like a [us: line | queue].

Then {child} heard a small thump, and wet feet. Flap, flap, flap. Something cold and soft pushed against the backs of {child.his} knees.

“Walk,” whispered {child}. “Slowly.”

# what-is-it-for
They walked. [pet.dog: {Pet}, ]{keeper}, {@m}, {child}, {penguin}. One step at a time they went across the square and past the hot dogs. And when they got to the [us: drugstore | chemist’s], the thing happened that always happens when people see a [us: line | queue].

“What’s this for?” asked an old lady.

“The penguins,” said {child}.

“How nice,” said the old lady, and went to the back.

Then came two people with bicycles.[friend:  Then came {friend}[!friend.known: , {child’s} best friend,] who didn’t even ask.][elder & adult:  Then came {elder}[elder2:  and {elder2}], who joined it first and asked afterwards.] Then came half the people from the cash machine, and {wallin} with his briefcase, and the lady from the [us: bakery | baker’s] in her apron. By the time they turned into Park Street they went all the way round the corner, and {penguin} marched along in the middle with his beak in the air. He was singing. It sounded [music: nothing like {music}. It sounded ]like a hooter with a hole in it: Mwaaark! Mwaaark!

# the-gate
At the gate of the zoo sat a guard.

“We’re closed,” she said. “Nobody comes in.”

The whole line stopped. {penguin} didn’t push. He only stretched out his neck and showed her what was in his beak.

“Please,” said {child}. “He’s got a ticket.”

The guard read it carefully. “Forty-seven,” she said. Then she opened a big book. “I’ve got forty-six in. Yes. Then it really is his turn.”

And she opened the gate.

# the-gap
Down by the pond forty-six penguins were standing in a line along the edge. At the end of it there was a gap. {penguin} walked over, flap, flap, flap, and stood in it. He gave his tail a shake.

Everybody in the [us: line | queue] sat down on the grass round the pond, and {keeper} came along with tea and squash. {child} sat on the wall with {@m} and shared {child.his} bun. It was nearly evening, and the water turned pink.

# the-ticket
Then {penguin} came waddling over one last time. He stopped in front of {child}, bent his neck, and put something into {child.his} hand.

It was the ticket. He didn’t need it any more.

# @m
{company}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-here
{company} from next door
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} had come along with {elder2}, and {elder.short}
