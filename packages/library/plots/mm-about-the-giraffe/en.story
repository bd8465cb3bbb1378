title: Mm
title: Is There a Giraffe in the Bath?
title: Only the Mouth
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up is the grandparent who is ticked, else {adult}, else {minder}. The second grandparent is brushing teeth. A dog or a cat wants the ice lolly, any other pet wants its food. Rabbit is a soft toy.

# one-more
{child} was {age}, and sat on the sofa with the tablet. {Child.He} wanted to see one more episode, [friend: the one that [!friend.known: {child.his} best friend ]{friend} had talked about, ]and then one more after that.

“That’s an awful lot of screen time,” said {@first}.

“Mm,” said {child}.

“Shall we do something else?[sport:  Shall we {play sport}?]”

“Mm,” said {child}, and went on watching.

# a-giraffe
{@A} waited. Nothing happened. {@He} put {@his} head on one side.

“{child}, is there a giraffe in the [us: bathtub | bath]?”

“Mm.”

“Can I borrow your ballet skirt?”

“Mm.”

“And can I eat your [us: ice pop | ice lolly]?”

“Mm,” said {child}.

Then {@a} asked one more thing, and one more after that, and {child} said mm to the lot.

# the-skirt
And then the battery ran out. The screen went black, and {child} looked up. {Child.He} itched all over. {Child.He} felt angry, though nobody had done anything, and {child.his} legs didn’t know where to go.

In the armchair sat {@a}, in a pink ballet skirt, licking [us: an ice pop | an ice lolly].[pet.dog:  On the rug lay {child’s} dog {pet}, hoping for a drip.][pet.cat:  On the rug sat {child’s} cat {pet}, hoping for a drip.]

“That’s my skirt!” said {child}. “And my [us: ice pop | ice lolly]!”

“I asked,” said {@a}. “You said mm.”

“I did not!”

“You said mm about the giraffe as well.[pet.other:  {Pet} heard you.]”

[pet.other: {Pet} hadn’t heard a thing. {Pet} was waiting for something to eat.

]{child} ran to the bathroom and looked. There was no giraffe. [elder2: There was only {elder2}, brushing {elder2.his} teeth. ]It was almost a pity.

# on-the-fingers
“What else have I said mm to?” said {child}.

{@A} counted on {@his} fingers. “That we’re having fish soup on Friday.”

“Fish soup!”

“That I can sing[music:  {music}] when I wake you up.”

“{@A}!”

“And that I could give Rabbit a wash. He smelled of old banana[school: , ever since that day {at school}].”

# where-is-rabbit
{child} stood quite still. Rabbit was {child’s} very own. {Child.He} had slept with Rabbit every single night, and Rabbit was afraid of water.

“Where’s Rabbit?” said {child}.

{@A} stopped licking.

“I thought you meant it,” {@he} said.

# round-glass
{child} raced to the washing machine in the kitchen[athlete: , faster than {athlete}]. In there, behind the round glass, Rabbit was whirling about in the suds. An ear. A paw. A small horrified face. An ear again.

“Stop it!” shouted {child}. “Make it stop!”

“I can’t, not in the middle. The door stays locked until the water’s run out.”

# only-the-mouth
{child} sank down on the floor and cried.

“I didn’t hear you ask,” {child.he} said. “I wasn’t there. It was only my mouth that was there.”

{@A} sat down beside {child.him}, with the skirt all round {@him} like a cake.

“I should have waited for the rest of you,” {@he} said. “I’m sorry, {child}.”

# a-ping
Then something went ping in {@his} pocket. {@He} took out {@his} phone, just for a quick look.

“{@A}, will Rabbit be all right?” said {child}.

“Mm,” said {@a}.

“Are you sure?”

“Mm.”

{child} sniffed. There was something familiar about that sound.

“{@A}, is there a giraffe in the [us: bathtub | bath]?”

“Mm.”

“Can we have cake on Friday, and not fish soup?”

“Mm.”

[friend: “Can {friend} come and eat it?”

“Mm.”

]“Are you a princess[city:  from {city}]?”

“Mm,” said {@a}.

# both-hands
So {child} knelt down in front of {@him}. {Child.He} put one hand on one cheek and one hand on the other, and then {child.he} turned the whole of {@as} head, away from the phone, until the eyes were right in front of {child.his} own.

“Hello,” said {child}. “Will Rabbit be all right?”

{@A} blinked. The phone slid down into the skirt.

“Yes,” {@he} said. “He will. He’s on the kindest wash there is, the one for woolly mittens.”

“Do you promise?”

“I promise.”

It wasn’t like mm at all. You could feel it right down in your tummy.

# if-the-eyes
“From now on,” said {child}, and kept both hands where they were, “mm only counts if the eyes are in it.”

“That’s a good rule,” said {@a}, though {@he} had gone a bit fish-mouthed. “And the cake on Friday?”

“You said that before we had the rule. So it counts.”

[friend: “And {friend}?”

“{Friend} counts as well.”

]

# beside-the-loaf
{@A} put the phone and the tablet in the [us: bread box | bread bin], where they could keep the loaf company. Then they sat in front of the washing machine and watched Rabbit. They cheered every time he came past. When the machine had stopped {child} opened the door, and Rabbit was all in one piece. He was fluffy and a little wider, and he didn’t smell of banana anywhere.

They dried him on the radiator.[elder2:  {Elder2} came and turned him over now and then, so that he dried on both sides.] {@A} kept the skirt on, because {@he} found it very comfortable to cook in.[pet.other:  The one who got fed first was {pet}.][pet.dog / pet.cat:  The rest of the [us: ice pop | ice lolly] was still in the armchair, and {pet} took care of that.]

# it-counted
In bed that night Rabbit lay warm under {child’s} chin.

“Are you tired?” asked {@a}.

{child} looked for {@as} eyes in the half-dark, and found them.

“Mm,” {child.he} said, and it counted.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

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
