title: With Chocolate On
title: When It Plays
title: The Most Terrible Luck
guest friend: Juno (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest uncle: Uncle Walter (he), Uncle Douglas (he)

% Whoever paints (@a) is {adult}, else the grandparent, else {minder}. {uncle} is only heard of. You can hit something for the “plonk”.

# they-have-run-out
{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were sitting on {child’s} front step, and it was so hot [city: in {city} ]that the step burned.[pet.dog:  {Pet}[!pet.known:  the dog] lay underneath it with {pet.his} tongue out.][pet.cat:  {Pet}[!pet.known:  the cat] lay underneath it, as flat as {pet.he} could go.][pet.other:  Only {pet} had any shade.] {child} wanted a pear {@lolly}. Then they heard something, away down the street.

Plinkety-plinkety-plonk.

“It’s the ice cream [us: truck | van]!” shouted {friend}, and shot up. “Come on!”

But {child} didn’t move.

“But it hasn’t got any ice cream,” said {child}.

“What?”

“When it plays, they’ve run out. That’s why it plays. It’s so that people don’t have to stand and wait.”

# who-told-you
{Friend} stared at {child.him}.

“{child},” said {friend}. “It plays because it’s GOT ice cream.”

“No.”

“Yes! [school: Everybody knows that {at school}! ]Why would it drive [us: around | round] with no ice cream?”

“To be kind,” said {child}.

“Who told you that?”

“{@A}.”

“Then {@a} was fooling you,” said {friend}.

{child} went hot with anger, all the way up the throat.

“{@A} doesn’t fool people!” {child.he} shouted.

But {child.he} felt a bit scared, too. Because what if?

# a-little-wave
They went to find {@a}. {@A} was painting the fence, with a [us: can | tin] of white paint on the grass[music:  and {music} on the radio].

“{@A},” said {child}, “why does the ice cream [us: truck | van] play?”

“Because they’ve run out,” said {@a}, and went on painting. “I feel sorry for the lady who drives it. Imagine going [us: around | round] all summer long, telling people there isn’t any. I always give her a little wave.”

“There you are,” said {child} to {friend}.

“Who told YOU?” said {friend} to {@a}.

“{Uncle},” said {@a}. “When I was your age. I asked him every time it came, and every time they’d run out. We had the most terrible luck.”

# on-a-stick
“Did {uncle} never get any ice cream either?” asked {child}.

“No, never. Sometimes he’d sit out in the garage and eat something from a box. But that was fish [us: sticks | fingers].”

“Cold?” said {friend}.

“Yes, they were … yes.”

“Were they on a stick?”

The brush stopped.

“They were on a stick,” said {@a} slowly. “With chocolate on.”

# dropped
Paint dripped on to {@s} shoe. {@He} didn’t notice. {@He} sat straight down on the grass.

“For {@years} years,” said {@a}, “I’ve been waving.”

{child} looked at {@him}. {@A} hadn’t fooled anybody. {@A} had been fooled. {@He} sat there on the grass and looked about {age}, like somebody who has dropped an ice cream. {child} clean forgot to be angry.

“You’re going to have ice cream, {@a},” said {child}. “Right now.”

# only-its-own
Plinkety-plinkety-plonk, they heard. But it was far away now, down by the main road.

“It’s going!” shouted {friend}.

They ran to the gate. They weren’t allowed any further. They could see the [us: truck | van], as small as a toy, on its way to the woods.[athlete:  Not even {athlete} could have caught it.]

“STOP!” called {child}.

“WAIT!” called {friend}.

It was no use. The [us: truck | van] was playing, after all. It couldn’t hear anything but its own plonk.

“Now they really have run out,” said {@a} from the grass. {@He} lifted one hand and gave a little wave.

It was the saddest thing {child} had ever seen.

# like-it
“{Friend}!” said {child}. “It only hears itself. We’ve got to sound like it!”

{Child.He} took the big plastic funnel from the [us: rain barrel | water butt], climbed up on the bench inside the fence,[sport:  planted both feet as you do when you {play sport},] and held the funnel like a trumpet. {Friend} took a stick and the lid of the paint [us: can | tin].

“PLINKETY-PLINKETY!” sang {child}, and the whole street rang.

“PLONK!” went {friend}.

“PLINKETY-PLINKETY!”

“PLONK!”

The [us: truck | van] went on a little way. Then it stopped playing. It looked as if it was standing there and listening.

“More!” said {friend}.

{@pot}“PLINKETY-PLINKETY!” sang {child}, and the funnel hooted, and {child.his} throat stung, and {friend} hit the lid until there was white all over both of them.{@plong}

# any-ice-cream
Then the [us: truck | van] turned round. It came back up the whole long street, and it stopped at the gate. Out stepped a lady in a striped cap, and she looked stern.

“Who’s driving an ice cream [us: truck | van] in my street?” she said.

“We are,” said {child}.

“Are you, now? And have you got any ice cream?”

“No,” said {child}. “We’ve run out.”

The lady looked at the funnel, and at the lid. She began to laugh so much that her cap slipped sideways. Then she caught sight of {@a}, who was coming across the grass with one white shoe.

“But you’re the one who waves,” she said. “I’ve always wondered why you look so sad.”

“Have you had ice cream all this time?” asked {@a}.

“All this time,” said the lady.

# i-have
{@A} bought a whole box of pear {@lollies}. They sat down on the step, {@all}, with {child} in the middle.[pet.dog/pet.cat:  {Pet} came out and lay down on the box, because it was cold.][pet.other:  {Pet} heard all about it afterwards.] {@A} took one lick. Then {@he} just sat there and held it, and looked at it.

“I’m sorry I said {@a} was fooling you,” said {friend}.

“That’s all right,” said {child}. “It was {uncle}.”

Far away, in another street, the [us: truck | van] was playing. Plinkety-plinkety-plonk.

“Hear that?” said {@a}. “They’ve run out.”

“Oh, {@a},” said {child}.

“Well,” said {@a}, holding up a stick, “I have.”

# @lolly
[us: ice pop | ice lolly]

# @lollies
[us: ice pops | ice lollies]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

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

# @years
thirty
## if elder & !adult
fifty

# @all
all three of them
## if elder & adult
all of them
## if elder2
all of them

# @pot
[elder & adult & !elder2: {Elder} came out on the step with a saucepan and a wooden spoon.

][elder2 & adult: {Elder} and {elder2} came out on the step with a saucepan and a wooden spoon.

][elder2 & !adult: {Elder2} came out on the step with a saucepan and a wooden spoon.

]

# @plong
[elder & adult / elder2:  “PLONK!” said the saucepan.]
