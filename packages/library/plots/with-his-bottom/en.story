title: {horse} Has an Itch
title: With His Bottom
title: Bock, Bock, Bump
guest horse: Gordon (he), Norman (he)
guest owner: Mrs Penny (she), Mrs Moss (she)

% {horse} is he, {owner} has the hens. {child} is outside the fence all the time. Three sounds to say along: the rub, the hens, the broom.

# an-itch
{horse} was a big brown horse with big hairy feet. He lived in {owner’s} field[city: , just outside {city}], next to the hens in their little wooden house.

Every afternoon {child} came to the fence[adult:  with {adult}] and said, “Hello, {horse}!”[friend: 

And {friend}, who was {child’s} best friend, said, “Hello, hens!”]

But today {horse} didn’t come. Today {horse} had an itch.

# bock-bock-bump
It was on his bottom, and a horse can’t reach his own bottom. So {horse} walked backwards, clop, clop, clop, all the way up to the hen house. And he rubbed.

Rubba-rub, rubba-rub, creeeak!

The hen house tipped over to one side. And inside, all the hens slid down to the end.

Bock, bock, bump!

# with-his-bottom
“{owner}!” shouted {child}[school: , so loud that they must have heard it {at school}]. “{horse} has pushed the hen house crooked!”

{owner} came running in her boots. “Pushed it? What with?”

“With his bottom,” said {child}.[age>=5: 

“{horse},” said {owner}, with her hands on her hips, “that is a hen house. It is not a brush.”

{horse} swished his tail. He looked at {owner}, and he looked at the hen house. Then he gave it one more little rub. Creak!

Bock, bump!]

A hen put her head out of the little door. Her head was crooked too.[pet.dog / pet.cat:  {child’s} [pet.dog: dog|cat], {pet}, had to put {pet.his} head on one side to see her straight.]

# as-strong-as-a-horse
“We must get it straight before dark,” said {owner}. “Hens can’t sit on a slope.” She pushed the hen house. It didn’t move.[elder:  {Elder} came and pushed as well[elder2: , and so did {elder2}].] {owner} pushed until her face was as red as a hen’s. It still didn’t move.

“It’s no good, {child},” she puffed. “[athlete: Not even {athlete} could do it. ]You’d have to be as strong as a horse.”

{child} looked at {owner}. {owner} looked at {child}. And then they both looked at {horse}.

“He’ll have to rub it on the other side!” said {child}.

# the-other-side
{Child.He} took the carrot bucket, and {child.he} walked along the fence and shook it. Rattle, rattle, rattle![music:  It sounded a bit like {music}.] {horse’s} ears went up. Clop, clop, clop, he came, all the way [us: around | round] to the other side of the hen house. He ate a carrot. He ate another carrot.

And then he had that itch again. So he walked backwards, clop, clop, clop. And he rubbed.

Rubba-rub, rubba-rub, creeeak!

Up came the hen house. And inside, all the hens slid back again.

Bock, bock, bump!

# whoa
“It’s straight!” cried {child}. “Stop, {horse}!”

But {horse} didn’t stop. The itch was still there. Rubba-rub, rubba …

“Oh no!” said {owner}. “Now it will go over the other way! Whoa, {horse}! Whoa!”

“He doesn’t want to push it,” said {child}. “He only wants a scratch.”

# scritch-scratch
By the fence stood the long broom. {child} put it through the bars, and stretched, and stretched, [sport: as you do before you {play sport}, ]until {child.he} could reach.

Scritch, scratch. Scritch, scratch.

{horse} stood still. His top lip grew longer and longer, and it wobbled.

“That’s the place,” whispered {owner}.[pet.other: 

{child} wondered where {pet’s} place was.]

# gone
Scritch, scratch, went {child}, slowly now. In the hen house the hens sat down in a row. Bock, they said, but only a little. The sun went down behind the field. {horse’s} head sank low, and he rested one big hairy foot on its toe.

Scritch … scratch …

And the itch was gone.
