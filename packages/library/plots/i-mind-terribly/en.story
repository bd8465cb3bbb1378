title: I Mind Terribly
title: Did You Say Something?
title: What Are You Thinking?
guest friend: Priya (she), Callum (he)
guest mate: Freya (she), Hugo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: {child} hears thoughts as long as {child.he} keeps quiet. Read the thoughts a little lower than the talk, and let “No, nothing” be quick.
% Whoever comes out with the juice (@a) is the grandparent, else {adult}, else {minder}.

# the-step
“Did you say something?” asked {friend}[!friend.known: , {child’s} best friend].

“No, nothing,” said {child}.

They were sitting on the step outside {child’s} front door, with a slip of paper each. On Saturday they were going to camp, and the tents were for two. “I want to share with”, it said on the slip, and then came an empty line. By five o’clock it had to be in the camp leader’s [us: mailbox | letterbox], at the far end of the street.

{child} wanted to share with {friend}. {Child.He} had wanted it since Easter. But what if {friend} didn’t? {child} never said what {child.he} thought until {child.he} knew what everybody else thought. And since Monday there was a way of finding out.

# as-long-as
That was when {child} had begun to hear people think. It sounded like a radio in the next room, and there was only one rule. It worked as long as {child.he} kept quiet. The moment {child.he} said anything, even “ow”, every thought was gone, and stayed gone until {child.he} had kept quiet for a good long while.

[school: During the test {at school} the noise had been terrible. ][sport: At {sport} they had all been thinking about supper. ]So {child} kept quiet, and [city: half of {city} | the street] went by.

“I shall be very firm with them,” a man was saying into his telephone. “Please let there be cake,” he thought.

“I’ve forgotten the baby!” thought a woman. “No. I’m pushing it.”

[pet: {@pet}

][athlete: {child} would have given a great deal to hear {athlete}, just before the start.

][music: “La, la, la,” thought {friend}, who had {music} going round in {friend.his} head. ]There was only one thought that {child} was waiting for, and now it came.

# on-your-head
“I know just who I’m going to put,” thought {friend}, and picked up the pencil. “I’m going to put …”

The door opened behind them, and out came {@first} with two glasses of juice.[elder2:  {Elder2} followed with the biscuits.]

“What a lovely afternoon,” said {@a}. “Where on earth are my sunglasses?” {@he} thought.

“On your head,” said {child}.

“What is?” said {@a}. “The afternoon?”

{child} clapped a hand over {child.his} mouth, but it was too late. {Child.He} had spoken, and there wasn’t a thought left in the whole street.

# who-are-you-putting
“Who are you putting?” asked {friend}, when they were alone again.

“Who are you?” said {child}.

“I asked first.”

{child} listened for something to go by, and there was nothing. “I don’t mind,” {child.he} said.

{Child.He} always said that. Then {child.he} kept quiet until the thoughts came back, and wished that they hadn’t.

“{child} doesn’t mind,” thought {friend}. “And I was going to put {child}. But you can’t put somebody who doesn’t mind. {mate} asked me. {mate} even said please.”

And the pencil wrote {mate}.

# too-far
That was the time to say it. But what would {friend} think of that, now that there was a name on the line? It was better to keep quiet a bit longer, and hear.

“See you, then,” said {friend}, and set off down the street with the slip.

{child} stayed on the step and listened. A thought carries about as far as a voice, and {friend’s} grew smaller with every step.

“It’ll be nice with {mate},” thought {friend} at the first hedge. “{mate} has a really good [us: flashlight | torch],” {friend.he} thought at the second. “I only wish …” thought {friend}, and then {friend} was too far away.

# wait
{child’s} hands had gone cold. {Child.He} could hear what anybody in the world was thinking. There was only one thing {child.he} would never hear, not even by keeping quiet for a hundred years, and that was what {friend} would think if {child} said something.

“Wait,” said {child}, and was so frightened that it came out no louder than a thought.

{@help}

“Did you say something?” shouted {friend}, from the far end of the street.

# did-you-say
“No, nothing” was all ready on {child’s} tongue, and very nearly went by itself. {child} swallowed it, and stood up.

“Yes!” shouted {child}.

At once every thought was gone. It was like jumping into a lake without knowing where the bottom is.

“I do mind!” shouted {child}, so that {child.his} voice cracked. “I mind terribly! I want to share with you!”

# in-pencil
{Friend} just stood there. {child} listened as hard as {child.he} could, and heard somebody’s washing machine. So this was what it was like to be everybody else. How did they stand it?

“Why on earth didn’t you say so?” shouted {friend}.

“I’m saying so now!”

“But I’ve put {mate}!”

“In pencil?” shouted {child}.

{Friend} looked at the slip. “In pencil!” {friend.he} shouted, and came running.

# keep-talking
There was a grey smudge where {mate} had been, and on the smudge it said {child}.

“{mate} won’t mind,” said {friend}. “{mate} said please to the whole bus, and most of them said yes.” {Friend.He} looked at {child’s} hands, which were still shaking. “Were you scared of me?”

“Of what you’d think,” said {child}. “I couldn’t hear it.” And then {child.he} told {friend} everything, from Monday on.

“I only wished you’d say something,” said {friend}. “What am I thinking now?”

“No idea. I’m talking.”

{Friend} went back over all the things {friend.he} had thought since Monday. “Then keep talking,” {friend.he} said.

So {child} kept talking, all the way to the [us: mailbox | letterbox][pet.dog: , with {pet} out in front]. It was three minutes to five.

# not-yet
On Saturday night it was dark in the tent. [pet.dog / pet.cat: {@home} ]{child} hadn’t heard a thought for days, because there had been so much to say. But now {child.he} had been lying quiet for a good long while, and something was on its way, like a radio in the next room. It was one of {friend’s}.

{child} cleared {child.his} throat.

“Did you say something?” whispered {friend}.

“Not yet,” said {child}. “What are you thinking about?”

And {friend} told {child.him}.

# @pet
{Pet}[!pet.known: , at home with {child},] only ever thought “More.” {Friend} liked {pet.him} for it, and never went home without saying, “Say good night to {pet} from me.”
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] lay across all four of their feet. Nobody else always said exactly what they thought. “Hello!” thought {pet}, when anybody came, and barked it.
## if pet.cat
“Mine,” thought {pet}[!pet.known: , {child’s} cat], who lay on the doormat. “Mine. That’s mine too.” {Pet.He} looked at {friend’s} shoes.

# @help
At the far end of the street {friend} lifted the flap and put in the slip, as far as the middle. Then {friend.he} stopped, and looked back. Nobody had called {friend.him}. {Friend.He} only wanted to see whether {child} was still there.
## if pet.dog
But {pet} had heard, and {pet} never wondered what people would think. “You say it, {pet},” whispered {child}. And {pet} stood up and barked it, so that the windows shook. At the far end of the street {friend} turned round, with the slip halfway in.
## if pet.cat
But where was {pet}? The doormat was empty. {Pet} had gone after the shoes, all the way to the far end of the street, and just as {friend} lifted the flap, {pet.he} lay down on top of them. “Off you get, {pet},” said {friend}. {Pet} stayed. With a cat on both feet there was nothing to do but turn and look back at the step.
## if pet.other
At the far end of the street {friend} lifted the flap and put in the slip, as far as the middle. There {friend.he} stopped. {Friend.He} had forgotten something. “Say good night to {pet} from me!” {friend.he} called, all that long way, and then {friend.he} saw {child} with {child.his} mouth wide open.
## if elder
“{Friend}!” called somebody, over {child’s} head. It was {elder.short}, who had come out for the glasses and had never been afraid of a whole street. “Don’t post that yet! There’s something stuck in {child}, and it’s on its way up!” At the far end of the street {friend} turned round, with the slip halfway in.

# @home
{Pet} had to stay at home, and had said what {pet.he} thought of it.
## if pet.cat
At home {pet} lay in the middle of {child’s} bed, thinking “Mine.”

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
