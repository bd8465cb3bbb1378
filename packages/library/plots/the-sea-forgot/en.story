title: The Day the Sea Forgot
title: Somebody Has Pulled the Plug Out
title: Shhh, Hush

% The sea is "it", the crab is "it".

# no-sea
For weeks and weeks {child} had been wishing for the sea. And now here {child.he} {child.was} at last[city: , a long way from {city}], racing up the sandy path with [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] while {elder} puffed along behind with the flask[elder2:  and {elder2}].[pet:  {Pet} got there first.]

They got to the top. They looked.

There was no sea.

There was sand, shining all the way to the sky. There were boats, sitting on their bottoms and looking embarrassed. A seagull walked up and down as if it had lost its keys.

“Somebody’s pulled the plug out,” said {friend}.

“It’s only the tide,” said {elder.short}. “It goes out, it comes in. We’ll have a cup of tea and wait.”

# a-shell
So they waited. They ate the sandwiches. They ate the biscuits that were for later. The sea did not come.

{child} had a lump in {child.his} throat. {Elder} picked a speckled shell out of the sand and held it to {child.his} ear.

Shhh, it went. Hush. Shhh. Hush.

“There’s a bit in there, anyway,” said {elder.short}. “Shells always keep a little sea by, in case it’s needed.”

{child} put the shell in {child.his} pocket, and looked at all that sand.

“Let’s go and find the rest,” {child.he} said.

# the-chain
So {elder.short} rolled up {elder.his} [us: pants | trousers], and off they went, out and out, until the beach behind them was as thin as a pencil line. And there {friend} tripped over a chain.[sport:  {Friend} went down like somebody who’d come to {play sport}.]

It was an enormous chain. They followed it, link after link, and at the end lay a plug as wide as a paddling pool. Beside the plug was a deep, dark hole. And beside the hole sat a crab with a scrubbing brush.

“I said so!” said {friend}. “I said somebody had pulled the plug out!”

“Spring cleaning,” said the crab crossly. “Plug out, quick scrub, call the sea back up, plug in. Only it won’t come. I’ve been calling since Tuesday.”

# oi
“What do you call?” asked {child}.

The crab leaned over the hole.

“OI!” it bellowed.

Oi, oi, oi, went the hole.

“Perhaps it would like a please,” said {friend}, and lay down flat. “PLEASE come up! We’ve been on two trains!”

Trains, trains, trains, went the hole.[school:  {child} tried the name of {school}, but that did no good either.]

# first-line
{Elder} got down on {elder.his} knees, one at a time, and listened for a long while.

“It isn’t being stubborn,” said {elder.short}. “I can hear it down there, going round and round. It’s forgotten how it goes. I’m like that with songs.[music:  I’m like that with {@song}.] I know the whole thing, but I can’t get started. Somebody has to hum me the first line.”

The first line, thought {child}. What’s the first line of the sea?

{child.He} put {child.his} hand in {child.his} pocket.

# shhh
Then {child.he} lay down at the edge, with {friend} sitting on {child.his} legs so that {child.he} couldn’t fall in, and held the shell as far down the hole as {child.his} arm would go.

Shhh, went the shell, very small in all that dark. Hush.

Nothing.

“Keep going,” whispered {friend}.

{child's} arm ached. {child.He} kept going.[athlete:  {child.He} thought of {athlete}.] Shhh. Hush. Shhh. Hush.

And from far, far down, as if somebody were just trying it out, came:

Shhh?

They all held their breath. Even the crab.

… Hush.

“It’s got it!” cried {elder.short}.

Shhh, hush, came the sea, up and up, louder and greener. It ran out cold over {child's} toes. And then, WHOOSH, it came up all at once in a great glittering fountain, with starfish spinning like plates, and one octopus who had clearly been asleep.

# thunk
“PLUG!” yelled the crab.

They heaved the plug over the hole. It wouldn’t go down.

“Hold hands!” shouted {child}. “Jump!”

They jumped, all three together. Once. Twice. Three times.

THUNK.

“Lovely job,” said the crab. “Now, if I were you, I’d run.”

# run
They ran, {child} and {friend} and {elder}, [us: pants | trousers] flapping, with the whole of the sea galloping after them and tickling their heels.[pet:  {Pet} barked at it over one shoulder.] The boats bobbed up, one by one, looking much more like themselves. And when they fell in a heap on the dry sand, the sea skidded to a stop, exactly at {child's} feet.

Shhh, it said. Hush.

“Hello,” said {child}. “I’ve been wishing for you.”

And in {child.he} ran. They jumped big waves and little waves, and one that everybody agreed was the best wave in the world, until the sun was low and their fingers were wrinkly.

Before they left, {child} listened to the shell. It was silent. It had given back every drop. So {child.he} held it under the water, and the sea filled it up again, right to the brim, and took great care over it.

# hush
That night, when [adult: {adult} | the grown-up] had tucked {child.him} in, {child} laid the shell on the pillow.

Shhh, it said. Hush. Shhh. Hush.

And just once, from very, very far away:

Oi.

{child} smiled in the dark.

Shhh, said the sea. Hush.

# @song
{music}
