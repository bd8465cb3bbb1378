title: The Sock Is Not Helping
title: Mister Sock
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever carries the washing is the grandparent, else {adult}, else {minder}. “Like thith” is said with the cheeks pushed up.

# the-bottom-stair
{child} was sitting on the bottom stair, chin on knees, because {child.he} felt sad. {@A-first} came along with a big basket of [us: laundry | washing][city: , enough for all of {city}], and {@he} couldn’t get past.[elder2:  {Elder2} was waiting upstairs for the socks.][pet.dog:  {Pet}[!pet.known:  the dog] came after the basket and wanted a sock.]

“Excuse me, {child},” said {@a}. “I need to go up.”

“I can’t move,” said {child}. “I’m sad.”

{@A} put the basket down. “Oh dear,” {@he} said. “What are you sad about?”[pet.cat:  {Pet}[!pet.known:  the cat] wanted to lie in the basket, but it was full.]

“Nothing. I’m just sad.”

“Is it because your banana broke?”

“No. I like it broken. Then I’ve got two.”

[friend: “Is it because {friend} had to go home?”

“No. {Friend} is my best friend anyway.”

][pet.other: “Is it because {pet} only wanted to sleep?”

“No. {Pet} likes sleeping.”

]“Is it because we couldn’t find your blue cup[athlete: , the one with {athlete} on it]?”

{child} thought. “I’d forgotten about my blue cup,” {child.he} said, and now {child.he} sounded a little bit worse.

# mister-sock
“Forget I said it,” said {@a} quickly. {@He} took a long stripy sock, put it on {@his} hand and made it talk. “Hello, {child}!” said the sock, in a squeaky voice. “I’m Mister Sock! Why don’t you give me a smile?”[music:  Then it hummed {music}.]

“{@A},” said {child}. “The sock is not helping.”

“No,” said {@a}. “I can see that.” {@He} took it off again. “What would help, then?”

# with-me
{child} had to think. It felt big and grey inside[school: , bigger than {school}], and there was only {child} in there with it.

“You could be sad too,” {child.he} said. “With me.”

“I can do that,” said {@a}. “Budge up.”

# a-cow-and-a-fish
{child} budged up, and {@a} squeezed in beside {child.him}. {@He} threw back {@his} head and put {@his} hand on {@his} forehead. “Ohhh!” {@he} said. “Oh, ohhh, oooooh!”

“Not like that,” said {child}. “That’s a cow.”

{@A} tried again. {@He} pulled {@his} mouth down at the corners as far as it would go.

“That’s a fish,” said {child}.

“It’s harder than it looks,” said {@a}. “You show me.”

“You put your elbows here,” said {child}. “You put your face in your hands, and you make your cheeks go up. And you don’t say anything.”

{@A} put {@his} elbows on {@his} knees and {@his} face in {@his} hands. {@His} cheeks went up so far that {@his} eyes almost shut.

“Like thith?” said {@a}.

# it-popped
And {child} laughed. It just popped out of {child.him}, and then {@a} popped too, and they had to hold on to each other.

“It’s gone!” said {child}, and {child.he} jumped up. “I’m going to take all the socks upstairs!”

# halfway-up
{Child.He} filled both arms with socks and ran up[sport: , as if it was {sport}], one stair, and another stair, and another. And halfway up, {child.he} stopped. {@A} saw {child’s} back go small.

“It’s still here,” said {child}.

It had come up the stairs with {child.him}, and it was even bigger than before. {Child.He} let go of the socks, and they rolled all the way down, bump, bump, bump, and {child} stood there and cried.

“I did laughing,” {child.he} sobbed, “and it didn’t even work.”

# two-of-them
{@A} came up to {child.him}, over all the socks. {child} sat down right where {child.he} stood and shuffled over to the wall, and {child.he} patted [child.name: the rest of the stair | the stair next to {child.him}].

“Budge up,” said {child}, although it was {child} who had budged.

{@A} sat down. This time {@he} didn’t do a cow or a fish. {@He} just sat very close, and {child} leaned. {Child.He} cried for as long as there was crying in there, and {@a} stayed exactly where {@he} was, and now there were two of them in there with it.

# a-bit-still-here
Bit by bit the crying got further apart. Then there was only some sniffing.[elder2:  Upstairs, {elder2} closed the sock drawer again, very softly.][pet.dog:  At the bottom of the stairs lay {pet}, with a sock between {pet.his} paws.][pet.cat:  At the bottom of the stairs lay {pet}, in the basket, where there was room now.]

“It’s a bit still here,” said {child}.

“That’s all right,” said {@a}. “I’m a bit still here too.”

“My nose is runny,” said {child}.

{@A} didn’t have a [us: tissue | hanky]. But there on the stair lay the long stripy sock. {child} picked it up and blew {child.his} nose in it, a great big blow, right down to the toe.

# now-it-is
“{Child},” said {@a} after a while. “Is the sock helping?”

{child} leaned on {@him} and thought about it.

“Yes,” {child.he} said. “Now it is.”

# @a-first
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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
