title: Oh Look, a Castle
title: Nine Thousand Times
title: Same One
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Nearly word for word as it was told for one child. The goldfish has no name: it is the family’s own. The grown-up (@a) is {adult}, else the grandparent, else {minder}.
% The snail speaks slowly. “Oh look” is said gladly, and the last two quite softly.

# good-morning
When {child} came down to feed the goldfish, he was lying on his side at the top of the water. {child} said good morning to him. {Child.He} tapped on the glass. Then {child.he} called {@a}, and {@a} looked, and put both arms round {child}, and said it.

“He’s died, [us: sweetheart | love].”

They laid him in a matchbox, on something soft, and {child} shut the box {child.himself}.

“Was it something I did?” {child.he} said.

“No,” said {@a}. “Nobody did anything. He was a fish, and he got to the end.”

# the-bowl
But there was still the bowl.[school:  It was there when {child} came home from {school}.] There was the weed and the little stone castle, and the water, not moving. {child} put {child.his} chin on the shelf and looked in.

“I don’t know if he even knew who I was,” {child.he} said, to nobody.

“Well,” said somebody. “Now.”

It was the snail. He lived on the inside of the glass, and he had never said a word before. He had been working up to it.

# the-same-castle
“I’ve been meaning,” said the snail, “to mention. About. That fish.”

{child} waited. You have to, with snails.

“Round and round,” said the snail, “he went. And every time round. Every. Single. Time. Oh look, he’d say. A castle!”

“But it’s the same castle,” said {child}.

“That is just what. I. Told him. And oh look, a weed! And oh look, a snail! I said, I haven’t moved! Nine thousand times, he did that.”

{child} laughed. It came out by accident. Then {child.he} stopped.

# somebody-new
“People say goldfish forget everything,” {child.he} said. “They get round to the other side, and it’s all gone. So every morning, when I came down, he didn’t know it was me. I was just somebody new.”

The snail pulled in one of his horns. Slowly, he put it out again.

“Forget?” he said. “Him? He knew every pebble in this bowl. He knew your feet on the stairs. He’d be up at the glass before you’d got to the bottom one[athlete: , like a little {athlete}]. He didn’t say it because he’d forgotten. He said it because he was pleased. Every time. Oh look, he’d say. It’s {child}!”

Then {child} cried, the real sort, with {child.his} forehead against the glass. And the snail waited. Snails are very good at it.

# all-day
“Do you miss him too?” said {child}, when {child.he} could.

“Me?” said the snail. “I used to say, do give it a rest.” He was quiet for a while. “Nobody’s said it all day,” he said. “I can’t see it, you know. The castle. I’m always facing the glass. I only ever knew it was there because he said so.”

{child} wiped {child.his} nose.

“Oh look,” {child.he} said. It came out all wobbly, so {child.he} tried it again. “Oh look! A castle!”

“Ahh,” said the snail.

# the-apple-tree
After [us: dinner | tea], {child} and {@a} dug a hole under the apple tree[pet.dog: , and {pet}[!pet.known:  the dog] was allowed to do the first bit], and {child} put the matchbox in, and they covered it over.

[elder & adult: {Elder} brought a flat stone to lay on top[elder2: , and {elder2} carried the other end]. It was the best one there was.

][elder2 & !adult: {Elder2} brought a flat stone to lay on top. It was the best one there was.

][friend: {Friend}[!friend.known: , {child’s} best friend,] had come too. “He looked at me once,” said {friend}, “for a whole minute.”

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] sat down beside {child}. {Pet} had looked into that bowl every single day, and never once put a paw in.

]“Can he see the garden?” said {child}.

“No,” said {@a}. “He can’t see anything now. And nothing can hurt him.”

“Then I’ll do the looking,” said {child}.

So {child.he} did it for him, out loud, the way he’d have done it, round and round. “Oh look, an apple tree! Oh look, a wall! Oh look, a bucket![city:  Oh look, {city}!][sport:  Oh look, my things for {sport}!]”[music:  Through the window came a bit of {music}. “Oh look, a song!”] And by then {child.he} {child.was} all the way round. “Oh look,” said {child}, “an apple tree.” It was the same apple tree. {Child.He} {child.was} quite pleased to see it.

# same-one
At bedtime {child.he} stopped beside the bowl.

“Oh look,” {child.he} told the snail. “A castle.”

“Same one?” said the snail.

“Same one.”

“Good,” said the snail.

# its-you
{@A} tucked {child.him} in.

“I still want him back,” said {child}.

“I know,” said {@a}. “So do I.” And {@he} stayed a long while, and stroked {child’s} hair, and put out the light, and went.

Then the door opened again, just a bit, and {@as} head came round it.

“Oh look,” said {@a}, very softly. “It’s {child}.”

“Oh look,” said {child}, nearly asleep. “It’s {@a}.”

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @as
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
she
## if elder & !adult
{elder.he}
## if adult
{adult.he}
