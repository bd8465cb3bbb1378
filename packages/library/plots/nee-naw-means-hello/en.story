title: [us: Wee-Oo | Nee-Naw] Means Hello
title: A Bus in a Hedge
title: The Fire Engine That Stopped Saying Hello
guest neighbour: Mrs Penny (she), Mrs Lamb (she)
guest driver: Dot (she), Bess (she)

% One rule: whoever it says hello to gets out of the way. The fire engine is "it", its driver "she", the tortoise "he".
% The grown-up (@a): {adult}, else the neighbour: the name each time, never he or she.

# with-both-arms
{child} had waved at every fire engine there was, and not one of them had ever waved back. They were past before you’d got your hand up.

So when {child.he} and {@a-first}[friend: , and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,]] came [us: around|round] the corner one evening[city:  in {city}], and a fire engine stood outside the library, {child} went right up to it and waved with both arms.

“You needn’t pretend,” said the fire engine. “I know that nobody likes me.”

It had time to talk. Its crew was inside, getting a man’s finger out of the slot for the books.

# how-do-you-say-it
“But everybody likes fire engines!” said {child}.

“I only know what I see,” said the fire engine. “I come [us: around|round] a corner, and I say hello, nice and loud, so that nobody feels left out. And they look up, and they see it’s me, and they all get out of the way.”

“When you say hello,” said {child} slowly, “how do you say it?”

“{@Siren},” said the fire engine.

“Ah,” said {@a}.[friend:  {Friend} had to go and look very hard at the library.]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] sniffed at one big wheel, and stayed.

“That one’s very polite,” said the fire engine.]

# a-bus-in-a-hedge
“Once a bus drove into a hedge,” it went on, “sooner than meet me. A whole bus![school:  Once all of {school} stood with its back to a wall until I’d gone.][sport:  Once some people were just going to {play sport}, and they climbed a tree.][athlete:  Nobody drives into a hedge for {athlete}.]”

“They’re making way for you,” said {child}. “It’s so that you can get to the fire.”

“They don’t make way for the ice-cream [us: truck|van],” said the fire engine, and its voice wobbled. “It plays one little tune, and they all come running. So I’ve stopped. From now on I’ll come along quietly behind people, and wait until I’m asked.”

# on-his-way
Just then the crew came running out.

“Fire at the pet [us: store|shop]!” shouted {driver}, who drove. “Everybody’s out but the tortoise!”

“Where’s the tortoise?” called {child}.

“He’s on his way!”

You could see the smoke, at the far end of the street. But in between stood everybody who was going home from work, car after car, with a bread [us: truck|van] last of all. The fire engine rolled up behind it, and waited to be asked.

{driver} pressed the button for the siren, and nothing came.

“It’s lost its voice!” she said.

“It hasn’t,” said {child}. “It’s being polite.”

# a-little-water
[friend: “{@Siren}!” shouted {friend}, who could be as loud as anybody. A man with a wheelbarrow got out of the way, but that was all. ]In the cars they all had their radios on[music: , and one of them was playing {@song}]. Nobody looked round, and the smoke was getting blacker.

“Please!” said {child}. “You’ve got to say it!”

“I can’t bear to see them all go,” whispered the fire engine, and a little water ran out of its hose.

{child} put a hand on its big red nose. {child.He} knew what it was like to say hello and not get one back. {child.He} had been doing it for years.

# the-mirror
“What do they do,” {child.he} asked, “when you’ve gone past?”

“How should I know?” said the fire engine. “I’m past.”

It must be lonely, thought {child}, to be past the whole time. Then {child.he} thought of something.

“But I know what they do!” {child.he} said. “I’m one of them! Lift me up!”

{driver} was too surprised not to. High up was a mirror on a long arm, tipped down towards the wheels, for parking. It was stiff, and it squeaked, but {child} pulled with both hands, and slowly it came up, until the whole street behind them was in it.[friend:  {Friend} had to have the one on the other side, so {@a} did the lifting there.]

“Now say it,” said {child}. “And don’t watch them going. Watch them in there, when you’re past.”

The fire engine took a deep breath.

“{@SIREN}!” it said.

# a-loaf-in-each-hand
The bread [us: truck|van] jumped, and drove straight up on the [us: sidewalk|pavement]. All down the street the cars went left and right, like a [us: zipper|zip] coming undone, and through the middle went the fire engine.

And behind it out came the arms, one at every window, all of them waving. [elder: {Elder}[elder2:  and {elder2}], who had been stuck there with the shopping, waved a leek. ]In the middle of the road stood the man from the bread [us: truck|van], with a loaf in each hand.

“I’ve wanted to be one of those since I was four,” he roared.

At the far end a mirror on a long arm went up and down, up and down.

The fire engine was waving back.

# saying-it-back
It was only some straw that was burning. When {child} and {@a} got there it was out, and the tortoise was just coming over the doormat. He came on, one foot at a time, right up to the fire engine’s wheel.

“{@Siren},” said the fire engine, as softly as it could.

The tortoise had never got out of the way of anybody. He stretched out his neck as far as it would go, and looked up, and stayed.

“There,” whispered the fire engine. “He’s saying it back.”

# moved-over
That night, when {child} was nearly asleep, something big was driving home, a long way off.[pet:  {Pet} was asleep already, and had never moved over for anybody.] The streets were empty, but it said it all the same, very softly.

{@Siren}.

“Hello,” said {child} into the pillow, and moved over.

## or
{child} and {@a} were nearly home[pet.dog: , with {pet} out in front,][pet & !pet.dog: , where {pet} was waiting for supper,] when something big came rolling up behind them. The lamps were lit, and there was nobody else in the street.

“{@Siren},” it said, as softly as before.

“Hello,” said {child} and {@a}, and moved over.

# @Siren
[us: Wee-oo | Nee-naw]

# @SIREN
[us: WEE-OO | NEE-NAW]

# @a
{neighbour}
## if adult
{adult}

# @a-first
{neighbour} from next door
## if adult
{adult}

# @song
{music}
