title: Have We Met?
title: Not a Soul
title: Knights Are Never Ill
guest friend: Kit (he), Juno (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest teacher: Miss Bell (she), Miss Moss (she)

% The knight is {adult}, else the grandparent, else {minder}: @m. A grandparent beside another knight sits at the table and oils the pin. The dog or the cat wants the strap; any other pet has been told.

# knights-are-slain
{child} was {age}, and on Thursday {child.his} new class[school:  {at school}] was going to Harkley Castle. The trouble was the knight. Every school that came to Harkley[city: , from {city} or from anywhere else,] was met at the drawbridge by a knight in full armour, who bowed and bellowed and called people fair maidens, and {@knight}.

Nobody in the class knew, except {child.his} best friend, {friend}.[pet.other:  Otherwise only {pet} had been told.]

“Couldn’t you be [us: sick | ill]?” said {child}, at [us: dinner | tea] on Wednesday.

“Knights are never [us: sick | ill],” said {@m}. “Knights are slain.”

“{@M}, I mean it. They’ll laugh at me.” {child} could feel it already, like a cold spoon under the ribs. “Couldn’t you just pretend you don’t know me?”

{@M} put down {@his} fork. {@He} looked, for a second, like somebody who has sat down where there wasn’t a chair. Then {@he} stood up, hand on heart.

“I swear it,” {@he} said, “on the honour of a knight. Tomorrow you shall be a stranger to me, whatever happens, until you yourself release me.” {@He} sat down and passed the peas. “Have we met?”

“You can start tomorrow, {@m}.”

“I’m practising,” said {@m}.

[elder & adult & !elder2: “It was a very good oath,” said {elder}, who was waiting for the peas.

][elder2 & adult: “It was a very good oath,” said {elder}, and passed the peas on to {elder2}.

][elder2 & !adult: “It was a very good oath,” said {elder2}, who was waiting for the peas.

][pet.dog/pet.cat: Out in the hall, {pet} was sitting in front of the armour, looking at a strap.]

# which-was-porridge
On Thursday {@m} came clanking out over the drawbridge[music: , humming {music},] with {@his} visor up and the sun on {@his} shoulders.

“Welcome, noble travellers!” {@he} roared, and {@he} went along the line, bowing to each of them. When {@he} came to {child} {@he} bowed lowest of all. “Have we met?”

“No,” said {child}.

“I thought not!” bellowed {@m}. “I have never seen this {@maiden} in my life! {@Nothing}, which was porridge!”

The whole line turned to look at {child}.

“Lucky guess!” said {friend}, much too loudly. “Everyone has porridge! I had porridge!”

“{Friend},” said {teacher}, their teacher, “you had a Scotch egg. You had it on my coat.”

{child} stared at the cobbles until they had all moved on.

# behind-the-tall-one
In the courtyard, {@m} showed them how to swing a sword. {@He} was good, that was the annoying thing.[athlete:  {athlete} couldn’t have swung it better.] {@He} made them laugh and gasp, and a girl in front of {child} whispered that she wished the knight was their teacher, and something in {child} wanted to say, “{@He} made my [us: lunch | packed lunch].” {Child.He} didn’t say it. {Child.He} stood at the back behind {friend}, who was tall.

# in-a-bucket
Then {@m} took one grand step backwards and put {@his} heel in a bucket.

{@He} went over like a whole kitchen falling downstairs. The class roared. {@M} lay flat on {@his} back with {@his} visor snapped shut and waved one iron hand.

“All part of the show!” said {@his} voice, from inside.

{@He} rocked to the left and to the right, but {@he} didn’t get up, and bit by bit the laughing stopped. {teacher} knelt down and tugged at the visor.

“It’s stuck,” she said. “How does it open?”

# not-a-soul
“There’s a knack,” said the helmet. “I can’t do it from in here. There’s a person who does it for me at home.”

“Who? We’ll [us: call | ring] them.”

“I couldn’t say.”

“But you must be boiling!”

“I am a bit soupy,” said the helmet.

“Is there nobody here who knows you?” said {teacher}.

It took a while for the answer to come.

“Not a soul,” said {@m}.

# one-long-step
{child’s} cold spoon turned right over. {@M} would lie there all day. {@He} would lie there until the castle shut, being steamed like a pudding, because {child} had asked {@him} to. {child} looked at {friend}. {Friend} didn’t say a word, because {friend.he} had promised too, but {friend.he} took one long step to the side, and there was nothing in front of {child} any more.

# i-release-you
{child} ducked under the rope. {Child.He} walked across the courtyard, with every face following {child.him}, and knelt down on the stones.

“{@M},” {child.he} said.

“Gentle stranger,” whispered the helmet, “they can hear you.”

“Keep still, {@m}.”

“I do have one at home,” said the helmet, louder, “a marvellous one, but this isn’t it.”

{child} got up again, so that they could hear it in the back row.

“I release you!” {child.he} said. “This is {@m}! {@He}’s the knight, and {@he}’s mine, and I’m the one who knows how to open {@him}!”

# how-was-your-porridge
{child} pushed a thumb under the left side of the helmet, turned the pin, and gave it a good thump. The visor flew up. There was {@m}, pink and dripping, beaming as if {child} had been away at sea.

“{child}!” {@he} said. “How was your porridge?”

“{Friend},” said {child}, “get {@his} other arm.”

It takes two to lift a knight. They bent their knees and heaved, and up {@he} came, water running out of one boot. Nobody spoke. {child} waited for it.

# like-that-at-home
“Is the knight like that at home?” said a boy at the back.

“Worse,” said {child}. “{@He} does it at [us: dinner | tea][sport:  and at {sport}].”

“My dad does [us: taxes | tax],” said the boy sadly. “He never gets to fall over.”

And then they did laugh, all of them, and {child} was laughing too, with one hand on a warm iron shoulder.

# lift-your-arm
That evening {@m} stood in the hall at home, still in armour from the neck down, while {child} worked at the strap that always stuck.[pet.dog/pet.cat:  {Pet} sat as close as {pet.he} could get, in case it came off.]

[elder & adult & !elder2: {Elder} had carried the helmet off to the kitchen and was giving the pin a drop of oil.

][elder2 & adult: {Elder} and {elder2} had carried the helmet off to the kitchen and were giving the pin a drop of oil.

][elder2 & !adult: {Elder2} had carried the helmet off to the kitchen and was giving the pin a drop of oil.

]{@M} looked down at {child} for a bit.

“Have we met?” {@he} said.

“Lift your arm, {@m},” said {child}.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @knight
the knight was {child’s} own {minder}
## if adult
the knight was {child’s} own {adult}
## if adult & adult.name
at home {child} called the knight {adult}
## if elder & !adult
the knight was {child’s} own {elder}

# @maiden
stranger
## if child.she
maiden
## if child.he
squire

# @nothing
I could not tell you any name, nor what there was for breakfast
## if child.she
I could not tell you her name, nor what she had for breakfast
## if child.he
I could not tell you his name, nor what he had for breakfast

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
