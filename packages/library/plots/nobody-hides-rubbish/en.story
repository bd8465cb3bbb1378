title: [us: Nobody Hides Garbage | Nobody Hides Rubbish]
title: Hide Your Valuables
title: A Walrus Called {walrus}
guest friend: Tess (she), Omar (he)
guest teacher: Mr Bloom (he), Mr Perrin (he)
guest walrus: Gordon (he), Norman (he)

% Rule: the monkey wants whatever people hide. The monkey is "she", the toy walrus "he".
% The stone in the friend's shoe is what the friend hides.

# menu
HIDE YOUR VALUABLES, said the sign at the bottom of Monkey Hill. THE MONKEYS TAKE THINGS.

The whole class[school:  from {school}] stopped and read it, and everybody’s hand went straight to whatever they didn’t want to lose. Somebody’s went to a sandwich. {teacher}, who was new, put his to his inside pocket. And {child} put both arms [us: around|round] {child.his} [us: backpack|rucksack] and held on tight, because at the very bottom, where nobody was ever going to know, lay {walrus}.

On top of the sign sat a monkey. She had watched every single hand, and she looked like somebody who has just been given the menu.

# flat
{walrus} was a walrus. He’d been washed so often that he’d gone flat, and he was down to one eye and one tusk[pet: , because {pet} had fancied the other one]. {child} was much too old for him, and had never in {child.his} life slept a wink without him.[elder:  {Elder} had sewn that eye back on twice[elder2: , and {elder2} had found it both times].]

“What have you got in there?” said {friend}[!friend.known: , {child.his} best friend,] limping along beside {child.him}.

“Nothing.”

“You’re hugging it.”

“It’s a nice bag,” said {child}. “Why are you limping?”

“Stone in my shoe.”

“Take it out, then.”

“I’m used to it,” said {friend}.

# apple
The monkey came up the hill with them. She drew the sandwich out of the front of somebody’s [us: sweater|jumper] and the glasses out of {teacher’s} sleeve, but she never so much as looked at {friend}, who was eating an apple.

“Why doesn’t she take yours?” said {child}.

“I’m not hiding it. Watch.” {Friend} put the apple behind {friend.his} back, and then there was no apple. “See? She doesn’t know what’s worth having. She just wants whatever people hide. Well, nobody hides [us: garbage|rubbish].”

“Oh,” said {child}, and hugged the bag harder. {child.He} couldn’t help it.

The monkey put her head on one side.

Zip.

# not-mine
Then she was sitting on a rock with something flat and grey in her arms, and the whole class came running.

“It’s a slipper with a tooth!” somebody shouted.

“Whose is it?” called {teacher}, who couldn’t see a thing. “Is it a hat?”

They all laughed, and they all looked [us: around|round]. {child} opened {child.his} mouth.

“Not mine,” {child.he} said.

The monkey hadn’t thought much of {walrus}. But now she looked up. In all her life she’d never seen anybody hide a thing as hard as that. She gazed at {child} with deep respect. Then she tucked {walrus} under her arm and climbed to the very top, where nobody could reach.

{walrus} looked down with his one eye. He didn’t look cross. It would have been easier if he had.

# nobodys
But then the [us: bus|coach] hooted.

“Time to go,” said {teacher}. “If it’s nobody’s, we’ll have to leave it.”

{child} walked ten steps with the others, so ashamed that it hurt to breathe. {walrus} would lie up there in the dark all night, and think that was what he was. Nobody’s.

So {child.he} turned [us: around|round] and ran.

# mine
“He’s mine!” said {child}, as loud as {child.he} could. {child.His} knees were shaking. “He’s called {walrus}, and I can’t sleep without him. And I said he wasn’t mine, and it was a lie, and I’m sorry.”

The last bit was for {walrus}.

Somebody giggled. But {friend} was staring.

“So when I stay the night,” said {friend}, “and you say let’s talk till morning …”

“He’s in the [us: closet|wardrobe],” said {child}.

“But I only say yes because I can’t sleep either!” {Friend} pulled off {friend.his} shoe and shook it, and out fell a rag that had once been yellow. {Friend.He} held it up to the whole class. “This is Corner,” {friend.he} said. “He used to be a blanket.”

“I thought he was a stone,” said {child}.

“He is a bit, by now.”

“You said nobody hides [us: garbage|rubbish].”

“No,” said {friend}. “They don’t.”

# such-a-lot
After that it went through the class like a yawn. Out of a hood came a rabbit with no ears.[athlete:  Out of a lunch box came {athlete}, on a card, kissed nearly white.][sport:  Somebody pulled up both trouser legs and showed everybody the socks that it was luckiest to {play sport} in.][music:  Somebody hummed {@song}, and had been hiding that for years.] And {teacher}, rather pink, took a little note out of his inside pocket.

“It’s from my [us: mom|mum],” he said, and {child} read it for him.

“You’ll be lovely, darling,” it said. “Count them often.”

The monkey looked from one to the next. There wasn’t one hand on a pocket. Everything they had was out in the sun, and she’d never seen such a lot of [us: garbage|rubbish]. She climbed down, and gave {walrus} back, and patted {child} on the head, because clearly times were hard.

Then she went behind a bush, and came back with the glasses and half the sandwich. She felt they needed them more than she did.

# counted
On the way home[city:  to {city}] {teacher} counted them, often, and every time he counted {walrus}, who was sitting in the window on {child’s} knee, and had only ever seen the inside of a bag.

# either-side
On Friday, {friend} came to stay the night. Corner lay on one pillow and {walrus} lay on the other, right on top, where anybody could have taken them.[pet:  {Pet} looked for a while at the last tusk, and let it be.]

“Shall we talk till morning?” said {friend}, from habit.

“Yes, let’s,” said {child}.

[adult: When {adult} came up to say they’d talked quite enough, nobody was talking. {child} was asleep|But that was as far as they got. {child} slept] with one arm [us: around|round] {walrus}, and didn’t even have to hold on.

# @song
{music}
