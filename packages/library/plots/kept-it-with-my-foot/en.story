title: A Puddle for {Elder}
title: I Said Stay
guest friend: Martha (she), Rafi (he)
guest elder: Jean (she), Bev (she)
guest minder: Josie (she), Hattie (she)

% SPLOSH, squelch and gloop: let the child do them. The one on the bus is the family’s own, else {elder}, who used to live next door. Whoever is at home is {adult}, else {minder}.

# by-the-gate
There was a puddle by the gate, and it was the best one {child} had ever seen[school: , better than any {at school}].

It was round. It was brown. It had a bit of [city: {city} sky | sky] in it, and a leaf going round like a boat.

“{@A}!” said {child}. “I’m going to show {elder}!”

[!elder: {Elder} used to live next door, and {elder.he} liked puddles.

]“Lovely,” said {@first}. “But {elder.short} isn’t coming till after lunch. {Elder.He}’s coming on the bus.”

# splosh
{Friend}[!friend.known: , {child’s} best friend,] came out in spotty [us: rain boots | wellies]. {child} had {child.his} yellow [us: ones | wellies] on.

“Is it a jumping puddle?” said {friend}.

“It is,” said {child}.

So they jumped[sport: , which was nearly as good as {sport}].

“SPLOSH!” went {friend}.

“SPLOSH!” went {child}, and a big cold wave went right over the top of {child.his} [us: boot | welly] and down inside. {Child.He} didn’t mind.

Squelch, went {child.his} foot. Squelch, squelch, squelch.

# a-thirsty-sun
Then the sun came out. It was a warm sun and a thirsty sun, and it saw the puddle.

“{Child},” said {friend}. “Your puddle’s getting smaller.”

It was. It had been as big as a table. Now it was only as big as a tray.

“Stop it, sun!” said {child}. “That’s for {elder.short}!”

But the sun didn’t stop.

# an-umbrella
{Friend} fetched an umbrella and put it over the top. “There,” said {friend}. “Now the sun can’t see it.”

They looked underneath. The puddle was as big as a plate.

“Puddle,” said {child}, “you stay.”[pet.dog:  It always worked on {pet}[!pet.known:  the dog].][pet.cat:  It had never worked on {pet}[!pet.known:  the cat].][pet.other:  {Child.He} said it as kindly as if it were {pet}.]

They looked again. The puddle was as big as a [us: cookie | biscuit].

Then the leaf stopped going round, because there was nothing to go round on. And the puddle was gone.

# the-bus
Just then, the bus came.

Down got {elder}, with {elder.his} blue bag, and {elder.his} blue hat, and on {elder.his} feet, big and green and shiny, {elder.his} [us: rain boots | wellies].[elder2:  Down got {elder2}, with the sandwiches.]

“I’ve come about a puddle,” said {elder.short}. “{@A} told me on the [us: phone | telephone]. I’ve had these boots on since breakfast.”

{child’s} lip went wobbly.

“It’s gone,” {child.he} said. “I said stay. And it didn’t.”

“Oh, my {child},” said {elder.short}, and {elder.he} opened {elder.his} arms, and {child} went in.

Squelch, squelch, squelch.

# what-noise
“Hold on,” said {elder.short}. “What’s that noise?”

“What noise?” said {child}.

“Walk again, [us: sweetie | lovey].”

{child} walked. Squelch. Squelch.

{Friend’s} eyes went very round. “{Child}!” said {friend}. “It’s in your BOOT!”

# gloop
{child} sat down, bump, by the gate. {Friend} got hold of the yellow [us: boot | welly] and {friend.he} pulled. {Friend.He} pulled and {friend.he} pulled[athlete: , like {athlete}], and, pop! Off it came.

{child} tipped it up.

Out came a sock. And then, gloop, gloop, gloop, out came the puddle.

It wasn’t as big as a table. It was just as big as one green [us: boot | welly].

“You kept it for me,” said {elder.short}.

“I did,” said {child}. “I kept it with my foot.”

# she-jumped
“Ready?” said {friend}. “[us: Set|Steady]?”

And {elder} jumped.

SPLOSH!

It went on {elder.his} coat. It went on {friend}[elder2:  and on {elder2}].[pet.dog:  It went on {pet}.][pet.cat:  It didn’t go on {pet}, who had seen it coming.] One drop went all the way up and landed on {@whose} nose.

“That,” said {elder.short}, “is the best puddle I’ve ever had.”

# another-one
At bedtime {child’s} foot was dry, and {child.his} pyjamas were warm, and the yellow [us: boot | welly] was upside down by the door.[pet.other:  {Pet} had been told all about it.]

Pit, said something at the window. Pat. Pit, pat.[music:  It was a bit like {music}.]

“{@A},” said {child}, with {child.his} eyes shut. “What’s that?”

“Rain,” said {@a}. “It’s making you another one.”

“A big one?”

“A big one.”

“Good,” said {child}. And {child.he} slept, while out by the gate, drip by drip, the puddle came back.

# @a
{minder}
## if adult
{adult}

# @first
{minder}, who was looking after {child.him}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}
