title: Nothing Sneezed
title: Allergic
title: To Be on the Safe Side
guest friend: Priya (she), Rafi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up is {adult}, else the grandparent, else {minder}: @m. A grandparent beside {adult} is the one who comes on Tuesday, and gave the tea towels. The rhubarb is where the dog or the cat sleeps; any pet has been told what nobody else has.

# tea-towels
On the last day of the summer [us: vacation | holidays], {child} opened the back door and found a unicorn eating the [us: dish towels | tea towels] off the [us: clothesline | washing line].[elder & adult & !elder2:  They were a present from {elder}.][elder2 & adult:  They were a present from {elder} and {elder2}.][elder2 & !adult:  They were a present from {elder2}.] Normally {child.he} would have [us: called | rung] {friend}, as {child.he} had done about everything in the seven years they had been best friends. But tomorrow {friend} was starting at a different school, the one with the orchestra and the blazers[city: , right across {city}], and all summer they had been so careful with each other that it was like carrying soup.[pet:  What {child} really thought, only {pet} had heard.]

“{@First},” {child.he} called. “There’s a unicorn.”

# covered-in-snot
{@M} came out in {@his} [us: bathrobe | dressing gown] and looked at it for some time. “Right,” {@he} said. “Fine. I’m perfectly calm.”

The unicorn sneezed. It was not a fairy-tale sneeze. It was the sneeze of a large animal with a very long nose, and it got {@m} from collar to hem.

“I don’t mind a bit,” said {@m}, and it sneezed again.

{child} looked at its streaming eyes. “I think it’s allergic to fibs,” {child.he} said. “Say something true.”

“I am covered in snot.”

Nothing.

“Now say something that isn’t.”

“I’ve no idea who finished the good ice cream.”

ATCHOO!

“{@M}!”

“It had been a long week,” said {@m}, and went in to change.

# pollen
Then the side gate banged, and there was {friend}, who never knocked, and {friend.he} {friend.was} wearing the blazer.

“I only came to … Is that a unicorn?”

“It’s got an allergy,” said {child}.

“What to?”

{child} thought of all the things {child.he} had been saying to {friend} since May.

“Pollen,” {child.he} said.

ATCHOO!

“Poor thing,” said {friend}. {Friend.He} held {friend.his} arms out and turned round, and the sleeves came down to {friend.his} knuckles. “So? What do you think?”

“It really suits you,” said {child}, and the unicorn didn’t sneeze, which was almost worse.

“And you don’t mind about me going?”

“I’m really happy for you.”

ATCHOO!

“Bless you,” said {friend}. “Because I’m not even nervous.”

ATCHOO!

“Bless you. So you’re all right? You’re honestly all right?”

“I’m fine,” said {child}.

# in-the-rhubarb
The unicorn’s eyes went wide. Its head went up, and up, and up, and then it sneezed so hard that it shot down the path and drove its horn straight through the shed door. There it stuck, with its bottom in the rhubarb.[pet.dog/pet.cat:  {Pet} always slept in the rhubarb. {Pet.He} got up, gave the bottom a long look, and lay down again behind it.]

{@M} threw open the kitchen window. “{child}! You know it only does that when somebody fibs!”

{Friend} put {friend.his} arms down. {child} could see {friend.him} going back through it, sneeze by sneeze.

“You said you were happy for me.”

“I meant …”

“You’ve said it all summer.” {Friend} pulled the sleeves over {friend.his} hands. “Everybody else[school:  {at school}] was weird about it. And I thought, at least {child} is pleased.”

# in-a-corner
{Friend.He} walked away to the gate and put {friend.his} hand on the latch. {child} searched for something nice to say, and everything nice would have made the unicorn sneeze. There was only the true thing, and if {child.he} said that, {friend} might go through the gate and never come back.

“I hate your blazer!” {child} shouted.

{Friend} turned round.

“I hate it because it suits you! I’m not happy for you, or only a bit, in a corner. When you got in I cried in the bath, and I [us: left the water running | ran the taps] so nobody would hear.[pet:  I’ve only told {pet}.] I think you’re going to meet somebody who plays the oboe and is funnier than me[music: , and play {music} with them], and then I’ll just be a person you used to know, who lives near the [us: gas station | chip shop].” {Child.His} voice shook, and so did {child.his} knees. “I’m not fine. I’m not fine at all.”

They both looked at the shed. The unicorn swished its tail, and that was all it did.

# except-my-uncle
{Friend} came back up the path, slowly. “I go to the bus stop every evening,” {friend.he} said. “I practise standing there on my own. I’m really bad at it.” {Friend.He} wiped {friend.his} nose on the new sleeve. “And nobody’s funnier than you.”

The unicorn’s ribs gave a twitch.

“Except my uncle,” said {friend} quickly.

Then they were both laughing and holding on to each other, and a bit of it was crying.

# fibs-got-it-in
They put their arms [us: around | round] the unicorn’s neck and pulled, but it was stuck.

“Fibs got it in,” said {friend}. “So fibs can get it out. Stand back.” {Friend.He} put {friend.his} mouth to its ear. “{@netball},” {friend.he} whispered.

The unicorn began to tremble.

“I have never copied your [us: math | maths] homework, {child}.”

It drew a long, shuddering breath.

“And the [us: lasagna | lasagne] at your house,” said {friend}, “is absolutely delicious.”

ATCHOO! The horn flew out of the door with a pop, and the unicorn sat down in the rhubarb.

“I heard that,” said {@m} at the window.

# until-tuesday
By evening it was still there.[pet.dog/pet.cat:  {Pet} was asleep against its side.] “It can’t stay past Tuesday,” said {@m}. “{@tuesday} We’d lose the windows.”

# nothing-sneezed
When it was time to go home, {friend} stood at the gate with the blazer over {friend.his} arm.

“Will you be all right tomorrow?” {friend.he} said.

“No,” said {child}. “Will you?”

“No. I’ll [us: call | ring] you at four, and we can be not all right together.”

“And Saturday?”

“And Saturday,” said {friend}. “I’ll always come back, you know.”

They both turned round and looked at the unicorn. It looked at them, chewing the last of the [us: dish towels | tea towels].

They waited, to be on the safe side, but nothing sneezed.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @tuesday
My sister’s coming.
## if elder & adult & !elder2
{Elder} is coming, and {elder.he} will ask about the [us: dish towels | tea towels].
## if elder2 & adult
{Elder} and {elder2} are coming, and they’ll ask about the [us: dish towels | tea towels].
## if elder2 & !adult
{Elder2} is coming, and {elder2.he} will ask about the [us: dish towels | tea towels].

# @netball
I adore [us: gym class | netball]
## if athlete & !sport
I’m nearly as good as {athlete}
## if sport & !athlete
I’m much better than you at {sport}
## if sport & athlete
I’m better than you at {sport}, and nearly as good as {athlete}
