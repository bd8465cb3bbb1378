title: The Red Kite
title: In Different Weather
title: Most of Us Did
guest friend: Hana (she), Tamsin (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Wait for the stone to land, much too long. The three who are on the mountain are {child}, {friend} and @a: {adult}, else the grandparent, else {minder}.
% One rule: if you’re lost, stop being lost any further.

# twenty-steps
The fog didn’t roll in, as it does in books. It was just there. {child} and {friend}[!friend.known: , {child.his} best friend,] had only stopped to tie the kite bag tighter on to {friend’s} [us: backpack | rucksack]. When they looked up for {@first}, twenty steps ahead, they couldn’t see the path.

“{@A}?” called {child}.

“{@A}’s that way,” said {friend}, and pointed.

They went that way. The path was narrow, and then it was very narrow, and then it went under a rock that only a sheep could have got under. {child} stopped.

“This isn’t the path,” {child.he} said. “This is a sheep’s path.”[pet.dog: 

{Pet}[!pet.known: , {child.his} dog,] could have smelled the way back. But {pet} had stayed at home, because of the sheep.]

# not-down
They shouted. {@A} shouted back, but the fog did something to the sound. It came from the left, and then from behind them, and then from nowhere in particular.

“We should go down,” said {friend}. {Friend.His} hair was white with tiny drops. “Down’s always right. If you keep going down, you get to the [us: parking lot | car park].”

{child} very much wanted to go down. {Child.His} legs had already started[sport: , the way they did at {sport}]. But {child.he} picked up a stone and tossed it in front of them, quite gently, just to see.

They waited to hear it land. They waited much too long.

Clack, it said at last, a long way below.

The two of them sat down at exactly the same time.

“Not down,” said {friend} in a small voice.

“No,” said {child}. “We’ll stay here. {@A} always says so.[school:  So do they {at school}.] If you’re lost, stop being lost any further.”

# six-times
They backed up against the rock. They put on everything they had, and ate half the chocolate.[elder & adult & !elder2:  {Elder} had put it in, just in case. This was in case.][elder2 & adult:  {Elder} and {elder2} had put it in, just in case. This was in case.][elder2 & !adult:  {Elder2} had put it in, just in case. This was in case.] {child} blew {child.his} whistle six times, counted a minute and blew it again. {Child.He} did that over and over, and the fog swallowed every one.

[pet.cat / pet.other: {child} thought of {pet}[pet.cat & !pet.known: , {child.his} cat], who was warm and dry at home. It helped a little.

]“{@A} can’t tell where it’s coming from,” said {child}. “It’s the same as it was with the shouting. We need something {@he} can see.”

“In this?” said {friend}. “I can’t see my own feet.”

# thick-as-a-house
{child} looked up. It was grey up there too. But was it quite the same grey? Straight ahead it was like dishwater. Right overhead it was almost pearl, as if somebody had left a lamp on upstairs.

“{Friend},” {child.he} said slowly. “What if it isn’t very thick? What if it’s only as thick as a house?”

They both looked at the kite bag. They’d brought it to fly at the top.

# hung-and-dripped
{child} put the kite together by feel, doing up the clip with {child.his} teeth[athlete: , which {athlete} might not have managed]. {Friend} held it as high as {friend.he} could, and they waited for some wind.

There wasn’t any. The kite hung there and dripped.

“Come on,” said {child} under {child.his} breath. “Just a bit.”

Something touched {child.his} cheek. It was hardly a breeze, only a sort of sigh that came up the slope. “Now!” said {child}, and {friend} let go.

The kite wobbled. It dipped, and {child} drew the string in hand over hand, as gently as if there were a fish on the end. It rose as high as the rock. Then the fog closed round it and it was gone.

# it-pulled
The string still ran out through {child’s} fingers, wet and slack, into nothing. [us: Thirty feet. Fifty. Seventy. | Ten metres. Fifteen. Twenty.]

And then it pulled.

It pulled so hard that it nearly had {child.him} over. The string stood up straight and began to sing.[music:  It wasn’t {music}, but it was the best thing they had ever heard.]

“What’s it doing?” cried {friend}.

“It’s windy up there!” {child} was laughing. “It’s got out, {friend}! It’s in different weather!”

{Friend} put {friend.his} hands over {child’s}, and they held on together. It was the strangest feeling. They couldn’t see a single thing, and yet something of theirs was up in the light, looking about.

# the-white-sea
High on the shoulder of the mountain, {@a} had climbed until the fog ended and {@he} came out into the sun. Below {@him} was a white sea with the hills standing in it like islands. It was beautiful, and {@he} hated every inch of it. {@He} had just got out {@his} phone to [us: call | ring] for help, when up out of the whiteness, not very far away at all, came a small red kite.

It shook itself. It climbed into the blue, pulling its tail behind it. And its string went down, and down, as straight as a pointing finger.

{@A} took out {@his} compass and took a bearing on it. {@His} hands weren’t quite steady, so {@he} took it twice. Then {@he} went down into the fog, one careful step after another, following the needle.

# three-blasts
{child} heard it first: three blasts on a whistle, close by. {Child.He} blew back. A shape grew in the grey, and the shape was {@a}.

{@He} didn’t say anything for some time. {@He} just held on to both of them.

“You stayed where you were,” {@he} said at last.

“Most of us did,” said {child}, and nodded up at the string.

# its-turn
They finished the chocolate. Then they went up, not down, with {@a} in front and {friend} holding on to {@a}, and {child} last of all with the kite. They walked until the grey turned to pearl and the pearl turned to gold, and their three shadows came out and lay beside them on the grass.

From there you could see the whole of the ridge, and the good wide path that went home along it[city: , nearly all the way to {city}]. But they sat for a while first, in the evening sun, and let the kite have its turn.


# @first
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
she
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
her
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
her
## if elder & !adult
{elder.his}
## if adult
{adult.his}
