title: The Knight and the Word
title: Does It Know the Word?
guest pet: Smudge (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The cat is the family’s own, or the family’s dog, who says woof (@miaow); else it is next door’s. Whoever doesn’t know the word is {adult}, else the grandparent, else {minder}. Say “Thump!” out loud, and whisper the word.

# the-knight
{child} was a knight[city:  {in city}]. {Child.He} had the colander on {child.his} head and the whisk in one hand, and the castle was under the kitchen table. It had walls made of blanket, and its drawbridge was a sofa cushion.

{@A} was in charge of socks. {@A} was in charge of porridge. {@A} was even in charge of when you had to [us: go pee|have a wee].[school:  {At school} the teacher was in charge.] But {child} wanted to be in charge of the castle, and nobody else.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had a castle just like it at home, and was in charge there.]

# say-the-word
“Halt!” said {child} the knight. “Say the word!”

Because you could only come in if you knew the word. If you didn’t, up went the drawbridge. Thump!

First came {@cat}.

“Halt!” said {child}. “Say the word!”

“{@Miaow},” said {pet}.

“Right,” said {child}, and {pet} went in.

# please
Then {@a} came along.

“Can I come into the castle, too?” {@he} said.

“Halt!” said {child}. “Say the word!”

{@A} had a think.

“Is it please?”

“No,” said {child}. Thump!

# who-taught
{Pet} went out for a stroll and came back.

“Halt! Say the word!”

“{@Miaow},” said {pet}.

“Right,” said {child}.

“Wait a minute,” said {@a}. “Why does {pet} get to go in?”

“{Pet} knows the word.”

“Who taught {pet.him}?”[elder & adult / elder2:  called {@sofa} from the sofa.]

“Nobody. {Pet} just knew,” said {child}.

# on-the-tummy
{@A} lay down on {@his} tummy on the kitchen floor.

“Is it open sesame?”

“No!” Thump!

“Is it [sport: {sport}|abracadabra]?”

“No!” Thump!

“Is it … coffee?”

“NO!” Thump, thump!

“I’ll ask {pet},” said {@a}. “Dear, kind {pet}, what’s the word?”

“{@Miaow},” said {pet}.

“{Pet} won’t tell me,” said {@a}.

# all-alone
{@He} sighed and got up.

“I’ll never get it. I’d better go and sit on the sofa.”

And off {@he} went[music: , humming {music}]. {Pet} yawned, walked out over the drawbridge and followed {@him}. Pad, pad, pad.

Now {child} was all alone in the castle, and in charge of everything in it. But there was nothing in it, only {child}. It was dark behind the blanket. The colander slid down over {child.his} nose, and {child} felt sad.

“{@A}!” {child.he} called. “Say the word!”

“Is it potatoes?” called {@a} from the sofa.

It wasn’t potatoes.

# in-the-ear
So {child} the knight took hold of the drawbridge with both hands and let it down, although nobody had said the word. {Child.He} crawled out. {Child.He} crawled across the whole of the kitchen floor with the colander on {child.his} head and the whisk in one hand, and it clattered all the way. {Child.He} climbed up on the sofa and into {@s} lap, next to {pet}. {Child.He} put both arms round {@s} neck and spoke right into {@his} ear.

“{@Miaow},” whispered {child}.

“What?” said {@a}. “Is THAT the word? I’d never have guessed!”[elder & adult / elder2:  {@He} whispered it to {@sofa}.]

# the-bottom
Then they hurried back to the castle. {child} crawled in first and turned round.

“Halt!” {child.he} said. “Say the word!”

“{@Miaow},” said {pet}.

[elder & adult / elder2: “{@Miaow},” said {@sofa}.

]“{@Miaow},” said {@a}.

“Right,” said {child}. “Right!”

{Pet} went in.[elder & adult / elder2:  {@Sofa} crawled in.] {@A} crawled in with {@his} head, and with {@his} arms, and with {@his} tummy. And then {@he} stuck.

“My bottom’s still outside,” said {@a}. “Does it know the word?”

{child} the knight thought about it. It was {child} who was in charge.

“Bottoms can come in, too,” {child.he} said.

# porridge
So {child} pulled {@s} arm as hard as [athlete: {athlete}|{child.he} could][elder & adult / elder2: . {@Sofa} pulled the other], and then they were all inside. It was squashed and warm and not a bit dark. And {child} decided that the porridge would be eaten in the castle.[friend:  You couldn’t even do that at {friend’s}.]

# all-the-same
At bedtime {child} lay in bed without a colander. The door was open a crack. Then {pet} came into the room, on {pet.his} soft paws, and jumped up on the bed. {Pet.He} didn’t say a word.

{Pet} could come in all the same.

# @cat
{pet}, the cat from next door, who was staying with them just now
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.dog
{pet}[!pet.known:  the dog]

# @miaow
[us: meow | miaow]
## if pet.dog
woof

# @sofa
{elder.short}
## if elder2 & !adult
{elder2.short}
## if elder2 & adult
{elder.short} and {elder2.short}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
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
