title: There’s Always a Cup
title: Especially Not a Cup
guest friend: Nell (she), Rory (he)
guest pet: Smudge (he), Tansy (she)
guest digger: Brenda (she), Maureen (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The pet is the family’s own; else it is next door’s cat. The cup is {adult}’s, else the grandparent’s, else {minder}’s.

# a-secret
When {child} came out into the garden there was a digger. It was as big as a house, and it was going to dig just where {child} didn’t want it to.

Because under the grass, right next to the rhubarb, lay a secret. It was {@s} very best cup, the one with the bluebells on. {child} had happened to knock it last week, and the handle had come off. So {child.he} had buried it. The cup and the handle.

Nobody knew. Except for {friend}[!friend.known: , {child’s} best friend,] because {friend} had held the spade. And {@pet}, because {pet} knew everything.

# nothing-at-all
“Now for some excitement,” said {@a}[elder & adult:  to {elder}[elder2:  and {elder2}]][elder2 & !adult:  to {elder2}]. There were chairs out already, to watch from. “They’re going to lay a pipe. Right across the garden.”

“No,” whispered {child}.

In the digger sat a woman in a cap. Her name was {digger}, and she leaned out of the window.

“Is there anything I ought to know,” she called, “before I begin?”

“No!” said {child}. “There’s nothing there!”

“Nothing at all!” called {friend}. “Especially not a cup!”

{child} squeezed {friend’s} hand.

“I said there WASN’T one,” whispered {friend}.

# over-there-instead
“Right, then,” said {digger}, and started up. The digger growled till the rhubarb leaves shook[music:  in time to {music}]. The long arm stretched out, and the bucket with its great teeth took a bite out of the grass, far away by the fence. Another bite. And another. With every bite it came nearer to the rhubarb.

“Dig over there instead!” called {child}. “There’s lovely earth over there!”[city:  “The best {in city}!”]

“Much lovelier!” called {friend}. “With no bluebells in it at all!”

“{Friend}!”

“I’m helping!”

# on-the-very-spot
Then {pet} came. {Pet.He} walked under the red tape that nobody was allowed to walk under. {Pet.He} walked straight across the grass, taking {pet.his} time, and lay down next to the rhubarb. On the very spot. The earth was so soft and loose just there.

{Digger} turned off the engine.

“Whose is that {@kind}?” she said.

“{@Whose},” said {@a}. “How funny. {Pet.He} never lies there.”

“{Pet}! Come here!” called {child}.

{Pet} looked at {child.him}. Then {pet.he} began to dig with one paw.

“{Pet.He} only wants [us: to pee | a wee]!” called {friend}.

# only-two-bits
{child} had a tummy ache. The bucket hung quite still in the air, with all its teeth. Soon it would bite. And then the cup would be in a thousand bits, and nobody would ever, ever be able to mend it.

But just now, thought {child}, just now it’s only two bits.

“Stop!” {child.he} shouted, although the digger had stopped already. “Your cup’s there, {@a}! The one with the bluebells! I broke it, and then I buried it!”

{Friend} breathed out so hard that {friend.his} fringe flew.

“AT LAST,” {friend.he} said.

# always-a-cup
{@A} said nothing. It was {digger} who said something.

“There’s always a cup,” she said. “I’ve dug a hundred gardens. As soon as somebody says that there’s nothing there, it’s a cup.”

{@A} clicked {@his} tongue, and {pet} came and sat down where it was warmest[sport: , as if after {sport}]. And then {digger} did something that {child} hadn’t thought a digger could do. The bucket went down into the earth as carefully as when you take a spoonful of porridge for a baby. It lifted, swung over the tape and stopped in front of {child’s} boots.[athlete:  {Athlete} couldn’t do it more gently.]

On top of all the earth lay a cup with bluebells on. And beside it lay the handle.

# by-the-big-stone
{child} hardly dared look up.

“Are you cross?”

“A bit,” said {@a}. “Mostly because I’ve looked in all the cupboards.” {@He} stroked {pet} for rather a long time. Then {@he} cleared {@his} throat.

“{Digger}. While you’re at it. Could you dig a bit by the big stone, too?”

“What’s there?” asked {digger}.

“Nothing,” said {@a}.

“{@A}?” said {child}.

{@A} went quite red.

“It’s {@aunt} ugly vase,” {@he} said. “I dropped it at Christmas.”[elder & adult:  “So that’s where it is,” said {elder.short}.]

{Friend} laughed so much that {friend.he} had to sit down. The vase was in four pieces, and it was really very ugly.

# glue
Then they sat in the kitchen and glued, {child} and {friend} the cup and {@a} the vase.

“I’ll have to own up tomorrow,” sighed {@a}.[school:  “When you’re {at school}.”]

“I can hold your hand,” said {child}.

# just-where-it-should
That night {child.he} lay in bed and didn’t ache anywhere. Outside the window the digger was asleep, with its bucket on the ground. {@Night} {child} ran one finger, very gently, very gently, over {pet.his} ear.

It was just where it should be.

# @pet
next door’s cat {pet}
## if pet.cat / pet.dog
{pet}

# @kind
cat
## if pet.dog
dog

# @Whose
Next door’s
## if pet.cat / pet.dog
Ours

# @Night
On the windowsill lay {pet}, who would soon be going home.
## if pet.cat / pet.dog
On the cover lay {pet}.

# @aunt
my sister’s
## if elder & adult
{elder.short’s}

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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
