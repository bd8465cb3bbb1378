title: Lumps Travel Free
title: One Child and One Lump
guest elder: Auntie Josie (she), Auntie Hattie (she)
guest mate: Noor (she), Tilly (she)
guest rival: Maureen (she), Glenda (she)
guest first: Gerald (he), Norman (he)
guest late: Priscilla (she), Rosalind (she)

% Whoever comes along is the grandparent, else {adult}, else {elder} as an aunt.

# ten-to-two
The party began at two o’clock on Saturday. {child} knew, because the invitations had been on the desks [school: {at school} ]on Wednesday. They were pale blue. On {child’s} desk there was nothing but [us: an eraser | a rubber].

Now it was ten to two, and {child} was sitting at {@table}, watching the clock on the wall.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was at home with a temperature.][pet.dog:  {Pet}[!pet.known:  the dog] hadn’t been invited either.][pet.cat:  {Pet}[!pet.known:  the cat] hadn’t been invited either.][pet.other:  {Pet} hadn’t been invited either.]

“How does it feel?” asked {@m}.

“Like a lump,” said {child}. “Here.” {Child.He} pointed somewhere between throat and stomach.

{@M} nodded. {@He} didn’t say that the lump would soon be gone. {@He} didn’t say that they could have a much better party of their own. {@He} stood up and put on {@his} coat.[elder2:  {Elder2} already had one on.]

“It’s bad for lumps to sit indoors,” said {@m}. “We’ll take it on the bus.”

# lumps-travel-free
The number four stopped outside the front door. {@M} held out {@his} pass.

“{@tickets} and one lump,” {@he} said.

“Lumps travel free,” said the driver, who had kind eyes[music: , {music} on the radio] and a big [us: thermos | flask]. “But no standing in the aisle.”

They sat right at the back. {child} had the window, {@m} had the aisle, and the lump sat in between.[elder2:  {Elder2} took the seat in front, to give the lump some leg room.][pet.dog:  {Pet} wanted the lump’s seat, and got the floor.] It was odd, but once the lump had its own seat, breathing was a little easier. {child} could almost see it: grey and knobbly, and as big as a [us: backpack | rucksack].

“Where are we going?” {child.he} asked.

“To the last stop. I’ve taken the number four for {@years} years, and never seen where it ends.”

# eight-chairs
The bus went past [school: {school}|the school]. It went past the swimming pool.[sport:  It went past the place where {child} liked to {play sport}.] It went past a door where somebody had tied pale blue balloons, and the lump grew so big that {@m} had to move up.

“Why couldn’t I come?” {child} said to the window.

{@M} thought about it, really thought. That’s the best thing about {@m}.

“I don’t know,” {@he} said. “Sometimes there’s a why. Sometimes there are only eight chairs. And you hardly ever find out which it was.”

# still-me
“I think it’s something about me.”

“Everybody thinks that. I thought so, too, when {rival} turned ten and invited everyone but me and a boy with {@measles}.”

{child} turned round. “What did you do?”

“I lay under my bed and hated her. It was dusty. Then it was evening, and the next day was Monday, and I was still me. That surprised me a bit.”

{child} laughed, one short laugh that came out through the nose. The lump shrank a little. Now it was more like an ordinary loaf.

# where-it-ends
[city: {city}|The houses] came to an end. There were some factories, and a field, and a horse with a blanket on. People got off, one by one, until only they were left. Then the bus swung round on a patch of gravel, and the driver turned off the engine.

“Last stop!” he called. “I’ve got twenty minutes. Then we turn back.”

They got off. There was a bench, a sign and a ditch. That was all. By the ditch crouched a girl about {child’s} age, in [us: rubber boots | wellingtons], with a ruler in her hand.

{child} wanted to go and stand behind the sign. That’s how it is when you haven’t been invited: you think it shows. But the girl had already looked up.

“Don’t step there,” said the girl. “They’re racing.”

# two-jobs
In the grass lay a plank, and along the plank crept three snails. The first had come nine centimetres.

“Who’s winning?” asked {child}.

“{first}. [athlete: He’s like {athlete}, only on his stomach. ]But {late} was late for the start, so it isn’t fair. Could you hold the ruler? It’s hard to do both jobs.”

{child} held the ruler. {@M} sat on the bench and shared the driver’s coffee[elder2:  with him and {elder2}]. {late} gained one centimetre, and then two, and then stopped to think about something else, and the girl sighed so loudly that {first} pulled in his horns. They were just in time to see the finish. {first} won, though he did it backwards.

“Number four, all aboard!” called the driver.

“I’m here most Saturdays,” said the girl. “If it’s damp.”

“My name’s {child},” said {child}.

“{mate}. You were good on the ruler.”

# like-a-pea
On the way home {child} was quiet. It had begun to drizzle, and the lamps came on along the road. Some way past the horse, {child.he} remembered to feel between throat and stomach.

“It’s still there,” {child.he} said. “But it’s small. Like a pea.”

“That’s how it goes,” said {@m}. “They don’t always disappear. But you can carry them.”

When they passed the door with the balloons, {child} looked at them the whole way. They were only pale blue. One had burst. {Child.He} thought about Monday, and didn’t like it, but {child.he} would manage it.[friend:  {Friend} would have to hear about {first}.] {Child.He} would still be {child}. {Child}, who was good on the ruler. {Child}, who had {@m}[elder2:  and {elder2}], who took the bus all the way to where it stopped.[pet.cat / pet.other:  {Child}, who had {pet} waiting.]

# if-its-damp
“Do you think it’ll be damp next Saturday?” asked {child}.

{@M} put an arm round {child.him}, where the lump had sat, for there was plenty of room now.[pet.dog:  {Pet} took the rest.]

“We can only hope so,” said {@m}.

The [us: windshield | windscreen] wipers went to and fro. It was warm on the bus. {child} leaned against the coat, which smelled of coffee and rain, and the number four drove them home.

# @table
{elder’s} kitchen table
## if adult & !elder
the kitchen table with {adult}

# @m
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @tickets
One grown-up, one child
## if pet.dog
One grown-up, one child, one dog
## if elder
One [us: senior | pensioner], one child
## if elder & pet.dog
One [us: senior | pensioner], one child, one dog
## if elder & elder2
Two [us: seniors | pensioners], one child
## if elder & elder2 & pet.dog
Two [us: seniors | pensioners], one child, one dog

# @years
ten
## if elder
thirty

# @measles
chicken pox
## if elder
measles
