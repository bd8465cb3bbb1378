title: Better Out Than In
title: Pardon, Said the Tractor
title: The Little Lid

% Rule: the tractor cannot go until it has burped, and it is too ashamed to burp alone.

# both-hands
{child} was on a farm, going up the hill to see the lambs. The farmer drove the tractor, and {child} rode in the trailer with {child.his} dog, {pet}, {child.his} best friend, {friend}, and {elder}. But {child.he} had both hands over {child.his} mouth, and {child.he} {child.was} never going to take them away.

{child} had burped at the picnic[!short: , a great big burp], and {friend} had laughed until milk came out of {friend.his} nose.

“Better out than in,” said {elder.short}.

“Mm-mm,” said {child}.

“And who’s had [elder2: {elder2’s} | all the] sandwiches?” said {elder.short}.

{Pet} looked up at the sky.

## or
{child} was on a farm, going up the hill to see the lambs. The farmer drove the tractor, and {child} rode in the trailer with {child.his} dog, {pet}, {child.his} best friend, {friend}, and {elder}. But {child.he} had both hands over {child.his} mouth, and {child.he} {child.was} never going to take them away.

{child} had burped in the farmer’s kitchen[!short: , so loudly that the hens ran out], and {friend} had laughed until {friend.he} fell off {friend.his} chair.

“Better out than in,” said {elder.short}.

“Mm-mm,” said {child}.

“And where have [elder2: {elder2’s} | all the] sandwiches gone?” said {elder.short}.

{Pet} looked up at the sky.

# half-way-up
Dugga-dugga-dugga, went the tractor. Dugga. Dug. And it stopped.

[short: The farmer | “It’s never done that before,” said the farmer, and] took out the key.

Grumble, grumble, went something inside it. [!short: {Elder.short} put an ear against its side.

][short: “It’s got wind,” said {elder.short}. | “That’s wind,” said {elder.short}.] “It won’t go until it’s burped.”

[!short: “How do you burp a tractor?” asked {friend}.

“The same as a baby. You pat it, and say something nice.”]

## or
Dugga-dugga-dugga, went the tractor. Dugga. Dug. And it stopped.

The farmer took out the key[!short:  and looked under the bonnet. She found an egg and an old glove. “There’s nothing wrong with it,” she said].

Grumble, grumble, went the tractor.

“That’s wind,” said {elder.short}. “It won’t go until it’s burped.”

[!short: “Do tractors burp?” asked {friend}.

“Everybody burps. You pat it, and say something nice.”]

# pat-pat-pat
So they all got down and patted. {Pet} did it with {pet.his} tail.

{@pat}

“Buh,” went the tractor, and the little tin lid on its chimney [short: wobbled | began to wobble].

[short: {Friend} laughed. | {@pat}

“Buh, buh.” The lid wobbled like a tooth. It was so funny that {friend} laughed, and laughed until {friend.he} had to sit down.]

## or
[!short: The farmer didn’t want to pat a tractor, so she kicked the wheel instead.

“Ow,” said the farmer.

]So they all got down and patted. {Pet} did it with {pet.his} tail.

{@pat}

“Buh,” went the tractor, and the little tin lid on its chimney [short: wobbled | began to wobble].

[short: {Friend} laughed. | It wobbled like a tooth. It was so funny that {friend} laughed, and laughed until {friend.he} had to sit down.]

# clonk
Clonk. The little lid shut tight, and the tractor’s lamps went out.

[!short: {@pat}

There wasn’t even a grumble.

]“Now it’ll never go,” said the farmer. [city: [!short: They could see all the way to {city}, but they couldn’t get there. ][short: {City} was a long way off. ]]

[short: “You laughed at me,” said {child}, “and now | “You laughed!” said {child}. It was the first thing {child.he} had said since the burp. “You laughed at me, and now] you’ve laughed at the tractor!”

“But it was funny,” said {friend}.

“Not if it’s you,” said {child}.

{Friend} hadn’t thought of that.

# somebody-first
{child} stroked the tractor’s nose. It was ashamed, and {child.he} knew just how that was. You shut your lid, and then you’re all by yourself in there.

“It doesn’t want to be the only one,” {child.he} said. “Somebody’s got to go first.”

{Friend} had been saving {friend.his} fizzy apple all day. “Have it all,” {friend.he} said. “I won’t laugh.”

So {child} drank it all, and {elder.short} patted {child.him} on the back.

{@pat}

And {child} took both hands away.

“BURP!”

[athlete: Even {athlete} couldn’t have done it better. ][school: They must have heard it at {school}. ]Nobody laughed. [!short: {Friend} held {friend.his} own nose, to be on the safe side. ]And on the tractor [short: both lamps | one lamp] came on.

# the-sandwiches
[!short: “Now you,” said {child} to {elder.short}.

“Me?” said {elder.short}. “I’ve never burped in my life.” But {elder.short} went behind {elder.his} hat. “Pip,” went the hat.

And the other lamp came on.

“Now me!” said {friend}, and swallowed, and jumped up and down. “Hic!”

]The lid opened, just a crack. Then it stuck.

And out from under the trailer came {pet}, [!short: very round, and ]full of sandwiches.

“BUUUUUUURP!”

{Pet} turned round to see who’d done it.

How {child} laughed. [short: They all laughed, | {Friend} laughed, and {elder.short} laughed, and the farmer had to hold on to a wheel,] and tinkle-tinkle went the little lid. The tractor was laughing as well. And you can’t keep your lid on when you’re laughing.

“BRRRAAAAAAP,” went the tractor.

Out came a puff of smoke as big as a sheep[!short: , and {elder.short’s} hat went sailing over the hill]. Dugga-dugga-dugga.

# lambs
[!short: At the top they found the lambs. One of them was wearing the hat. [sport: It jumped about as if it was going to {play sport}. ]][short & sport: The lambs jumped as if they were going to {play sport}. ][music: The farmer whistled {@song}. ]

“Yours was the best,” said {friend}[short: , up by the lambs][!short:  to {child}]. “After {pet’s}.”

“Brap,” went the tractor, all the way down, a little one at every bump.

[!short: “Pardon,” said everybody.]

## or
[!short: At the top the smallest lamb had found the hat, and was eating it.

“Better out than in,” said {elder.short}, and pulled. ][sport: The [!short: other ]lambs jumped as if they were going to {play sport}. ][music: The farmer whistled {@song}. ]

“Teach me,” said {friend}[short: , up by the lambs][!short:  to {child}]. “I only get hiccups.”

[short: “Brap,” went the tractor at every bump. | And {child} did, all the way down, and the tractor helped. “Brap,” it went, at every bump.]

# pardon
When they got home there was tea. [adult & !short: {Adult} asked about the lambs, and heard about something else. ][!short: {Pet} didn’t want any supper. {Pet.He} lay on {pet.his} back on the kitchen floor. ]

{Elder.short} drank it all up. And then {elder.short} put both hands over {elder.his} mouth.

{child} climbed up on the chair behind.

{@pat}

## or
[adult & !short: {Adult} was at the gate to meet them, and heard all about it. ]They sat down on the step[!short:  in the last of the sun,] and had a glass of milk each. [!short: {Pet} lay on {pet.his} back, and was no use to anybody. ]

{Elder.short} drank last. And then {elder.short} put both hands over {elder.his} mouth.

{child} moved up close.

{@pat}

# @pat
Pat, pat, pat. //
“Better out than in.”

# @song
{music}
