title: The Sneeze at Midnight
title: Quite a Bad King
title: The Waffle-Finder
guest pet: Pepper (she), Smudge (she)
guest knight: Sir Humphrey (he), Sir Hubert (he)
guest king: the King (he)

% “Ah-TISH” grows the nearer the waffle is. The clock at the end is counted slowly.

# its-the-holes
{knight} the Huge was afraid of nothing. He’d fought two dragons and a bishop[sport: , and once tried to {play sport} in full armour]. But he was allergic to waffles. If he so much as stood next to one he sneezed, and if he took a bite his face swelled up until he couldn’t shut his helmet.

“Is it the eggs?” people asked. “Is it the flour?”

“It’s the holes,” said {knight} darkly.

{child} was his squire. {Child.He} {child.was} {age}, and {child.he} polished his armour, carried his lance, and looked under every napkin before he sat down. [!pet.known: {Child.His} cat, {pet}, | {Pet}] came too, and generally slept in the helmet.

# that-cat
It was {knight’s} job to guard the King’s bedroom, in the castle[city:  {in city}]. For years he’d done it without a sound. Then one night, on the stroke of midnight, there was a sneeze so loud that a picture fell off the wall[athlete: , the one of {athlete}].

It happened the next night as well, and the next. The King came to breakfast with bags under his eyes.

“It’s that cat,” said the King. “Obviously. He’s allergic to the cat. It’ll have to go.”

{Pet}, in the helmet, opened one eye.

“Your Majesty,” said {child}, “he’s only allergic to waffles.”

“There are no waffles in my bedroom,” said the King, a little fast. “I gave them up at Easter. Doctor’s orders. It’s the cat. It leaves tomorrow.”

# the-notebook
{child} didn’t shout, but {child.he} wanted to. {Child.He} went and got a notebook[school: , the one for {school}].

First {child.he} tested the cat. {Child.He} put {pet} on {knight’s} lap, and waited. Nothing happened. {Child.He} put {pet} on his head. {Child.He} rubbed him gently under the nose with {pet’s} tail, ten times.

“It tickles,” said {knight}. But he didn’t sneeze. {child} wrote: “Cat, [us: zero | nought].”

# waffle-finder
Then {child.he} borrowed a waffle from the kitchen and carried it slowly up the corridor towards {knight}, on a very long fork. At thirty steps, he sniffed. At twenty steps, he said “Ah.” At ten steps, he said “Ah-TISH,” and a candle went out. {child} took the waffle away at once and gave him a clean hanky.

[friend: {Friend}[!friend.known: , {child’s} best friend,] helped in the kitchen, and had let {child} have the waffle. {Friend} wanted to hear a sneeze, and had now heard one, two floors down.

][elder: The hankies came from {elder}, who ironed them[elder2:  while {elder2} folded]. “Take ten,” said {elder.short}. “I can hear him from here.”

]“It’s a kind of machine,” {child} told {pet}. “The nearer the waffle, the bigger the sneeze. We’ve got a waffle-finder with a moustache.”

# a-creak
At ten minutes to midnight, {child} and {pet} and {knight} stood outside the King’s door. All was quiet.[music:  {knight} was humming {@song}, but only in his head.] Then, from inside, there came a creak. After the creak came a small, happy, crunching sound.

“Ah,” said {knight}.

“Twenty steps,” whispered {child}, and opened the door.

# only-testing
The King was sitting up in bed. He had his hands folded, and his cheeks were rather full. “Mmf?” said the King.

“Excuse us, Your Majesty,” said {child}. “We’re only testing. This way, {knight}.”

{Child.He} led him to the window. “Ah,” said {knight}. {Child.He} led him to the wardrobe. “Ah … ah …” {Child.He} led him to the far side of the enormous royal bed. “Ah-TISH!” All the candles went out but one.

“Stop there!” cried {child}. “Go and breathe at the window. {Pet}, you do the rest.”

{Pet} walked along the royal blankets, in no hurry at all. {Pet.He} stopped at the royal pillow and began to scratch. There was a rip. And out of the pillow, golden and crisp and full of holes, slid forty-six waffles.

# at-easter
Nobody spoke. The King swallowed.

“I did give them up,” he said, in a small voice. “At Easter. But then I missed them so terribly. I thought, just one, at midnight, when nobody’s looking.” A tear ran down and got into his beard, where there was quite a lot of syrup. “I’d have let you send away a cat, rather than tell. I’m a very bad king.”

“You’re quite a bad king,” said {child}, who felt he ought to know. “But you could say sorry.”

So the King got out of bed, in his nightshirt, and said sorry to {pet}, who washed one foot all the way through it. And he said sorry to {knight}, who was blowing his nose.

# the-ducks
“One waffle on Sundays,” said {child}. “In the garden, with the wind going the other way. Then you needn’t hide any.”

“Two?” said the King.

“I’ll ask the doctor,” said {child}.

They carried the forty-six waffles down to the moat and threw them to the ducks, who’d never had such a night in their lives. Then {knight} took up his place outside the King’s door, and {child} lay down on {child.his} little bed beside it, under his second-best cloak.

# twelve
The clock began to strike. {child} counted. Nine. Ten. Eleven. Twelve.

{Child.He} waited. {knight} waited. Inside the helmet, something was purring.

And nobody sneezed at all.

# @song
{music}
