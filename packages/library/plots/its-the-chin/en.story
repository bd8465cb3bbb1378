title: It’s the Chin
title: The Front and the Back
title: The Egg in the Wheelbarrow
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever lifts the blanket (@a) is the grandparent, else {adult}, else {minder}. Beep, beep, beep and Up, up, up are for both of you. The dragon’s last words are whispered.
% One rule: the first thing it sees is its mum.

# same-with-ducks
{child} had found an egg. It was green and warm, and as big as a [us: soccer ball | football], and it lay in the wheelbarrow by the front gate.[pet.dog / pet.cat:  Under the wheelbarrow lay {pet}[!pet.known:  the [pet.cat: cat | dog]], who liked to be where it was warm.]

“It’s a dragon’s egg,” said {friend}[!friend.known: , {child’s} best friend]. “And the first thing it sees when it comes out will be its [us: mom | mum]. It’s the same with ducks.”

“Then it’s me,” said {child}. “I found it.”

“But I tucked it in,” said {friend}, and that was true. The green picnic blanket was {friend’s}.

There was only one egg, and they both wanted to be its [us: mom | mum]. So they stood one on each side, eating jam sandwiches, with their noses almost on the shell.[sport:  {child} forgot all about {sport}.][pet.other:  {Pet} was asleep in the house, and missed it all.]

# tap-tap
Tap, tap, tap, went the egg.[school:  None of the eggs {at school} had ever done that.]

“Hello, egg,” said {child}. “I’m your [us: mom | mum].”

“There’s jam on {child.his} face,” {friend} told it. “I’m your [us: mom | mum].”

[elder2: “Something green that growls,” said {elder2}, who sat on the step with a crossword. Nobody had time.

]Tap, tap, CRACK!

# bonk
They both leaned in at once.

Bonk!

“Ow!” said {child}, and sat down on the path with both eyes shut.

“Ow!” said {friend}, and sat down on the other side.

Just then the dragon came out. It was small and green, with a piece of shell on its head. It opened one eye. It opened the other. And it saw somebody, over the gate.

# big-and-green
She was big and green, and she growled. She put out two long arms, picked up a [us: garbage can | bin], and ate up everything in it. “Beep, beep, beep,” she said.

“[us: Mommy | Mum]!” said the dragon.

It was the [us: garbage truck | bin lorry].

“No, me!” cried {child}. “Look over here!”

“Or here!” cried {friend}.

But the dragon climbed on the gate, and looked only at the [us: truck | lorry].[athlete:  That’s how other people look at {athlete}.]

# whole-of-mill-lane
The [us: garbage man | bin man] came to the gate. “Is that dragon yours?” he asked.

“No,” said {friend}. “It’s yours. It thinks your [us: truck | lorry] is its [us: mom | mum].”

The [us: garbage man | bin man] looked at the dragon. Then he looked at the [us: truck | lorry].

“Yes, I can see that,” he said. “It’s the chin. But she can’t stop. She’s got the whole of Mill Lane to do[city: , and then the rest of {city}].”

And off she drove, [us: around | round] the corner.

# hot-tears
“[us: Mommy | Mum]?” said the dragon.

It waited. Then it crept back into its egg, and pulled the top half down over its head. “Tsss,” they heard from inside. “Tsss, tsss.” It was crying, and the tears were so hot that they hissed.

Oh no!

{child} offered it half a sandwich. {Friend} [music: hummed {music} to it|sang it a song about ducks].

“Tsss,” said the egg.

“It doesn’t want us,” said {friend} sadly. “It wants a [us: garbage truck | bin lorry].”

# only-the-front
{child} looked at the blanket. It was big, and it was green. {Child.He} pulled it over {child.his} head and growled. “Brrrrm! I’m a [us: garbage truck | bin lorry]!”

“You’re only the front of one,” said {friend}. “The back’s where the arms are.”

{child} thought about it. {Child.He} did want to be the [us: mom | mum]. {Child.He} wanted it badly, all by {child.himself}.

“Tsss,” said the egg.

{child} lifted up a corner of the blanket. “Come in, then,” {child.he} said. “I’ll do the front, and you do the back.”

# up-up-up
So {friend} crawled in behind. “Brrrrm!” went {child}. “Beep, beep, beep!” went {friend}. And the blanket backed down the path on four legs.

The egg opened a crack. One eye looked out.

“[us: Mommy | Mum]?”

“Beep, beep, beep!” {Friend} put out two long arms, and picked up the dragon like a [us: garbage can | bin]. Up, up, up! And tip! Down it slid under the blanket, where it was warm.

It laughed, and a puff of smoke came out at the front.

“Again,” said the dragon.

[pet.dog / pet.cat: The next time it slid down, somebody furry was there already. {Pet} had found out how warm it was.

]
# which-of-you
They did it again until [us: suppertime | tea], when {@first} came out and lifted the blanket.

“That’s a dragon,” said {@a}. “Which of you is the [us: mom | mum]?”[elder2: 

“Dragon,” said {elder2}, and wrote it in.]

“I’m the front,” said {child}.

“I’m the back,” said {friend}.

“That’s all right, then,” said {@a}.

# it-waved
The next Thursday somebody big and green came growling down the road. She picked up a [us: garbage can | bin]. Beep, beep, beep.

The dragon sat on the gate between {child} and {friend}, watching her for a long time. Then it waved.

“[elder: Auntie | Granny],” it said.

When it got dark, {@a} sat on the step with the blanket. {child} crept in at the front, {friend} at the back. The dragon yawned a small puff of smoke, and backed in between them, where it was warm.

“Beep, beep,” it whispered.

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
