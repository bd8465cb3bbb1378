title: Sow in Spring, Stand Well Back
title: Comes Back Every Year
title: I Don’t Think It’s Salad
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whoever comes along (@a): {adult}, else the grandparent, else {aunt}. Rocket is a salad in British English only; Americans are told so.
% The two halves of the packet: sow, water, no washing lines or bridges, bolts, stand well back; under the fold, hardy perennial.

# the-packet
What {child} wanted was a rocket. {Child.He} had said so, several times. And what {child.he} got, from the lady at the market with the earth under her nails, was a small paper packet with ROCKET written on it.

“That’s salad,” said {child}.[us:  “It’s what they call arugula in England.”]

“Is it?” said the lady. “Read the back.”

{child} read the back.

Sow in spring, it said. Water well. Do not sow under [us: clotheslines | washing lines] or bridges. Pick before it bolts. Stand well back.

“What does bolts mean?” [friend: asked [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] | {child.he} asked] on the way home.

“When lettuces and things suddenly shoot up tall, gardeners say they’ve bolted,” said {@a-first}. “After that they’re no good for sandwiches.”

# plenty-of-sky
There was only one seed in the packet. It was silver, and when {child} held it to {child.his} ear, it ticked.[pet.dog:  {Child’s} dog, {pet}, put {pet.his} head on one side.]

{Child.He} sowed it behind the shed, where there was plenty of sky[sport:  and nobody ever tried to {play sport}].[pet.cat:  The roof of the shed belonged to {pet}[!pet.known: , {child.his} cat].]

After a week there was a point. It was red and shiny, like the tip of a radish. After two weeks there was a cone. After three there was a round window the size of a penny, and if {child} lay on {child.his} stomach and looked in, there was a light on.

“{@A},” said {child}, “I don’t think it’s salad.”

{@A} lay down too, [pet.dog: with {pet} alongside, ]and looked for quite a while.

“No,” {@he} said. “It’ll want a stick to lean on.”

# fins
In May it grew fins. [friend: “Four,” said {friend}, who came on Saturdays with a tape measure. ]In June it grew a door, with a handle that was still green, and gave when you touched it. {child} watered it every evening, [music: hummed {music} to it, ]and told it [school: all they had learnt about the planets {at school},|about the planets] so that it would know where to go. [elder & adult: {Elder} brought a longer stick[elder2: , and {elder2} brought the string]. ][elder2 & !adult: {Elder2} brought a longer stick. ]By July it was taller than the shed[pet.cat: , and {pet} moved from the shed to the rocket][pet.dog: , and {pet}, who dug everywhere else, had not dug there once][pet.other: , and {pet} had been carried out to see it].

# buzzing
And then one night {child} woke up because {child.his} bed was buzzing.[friend:  {Friend}, who was staying over, woke up too.]

{Child.He} ran to the window. [pet.dog: {Pet} was at it already, looking out. ]Behind the shed, something was glowing a deep and lovely orange.

“{@A}!” {child.he} shouted. “It’s going to bolt!”

They ran out across the wet grass in their [us: pajamas | pyjamas][athlete: , faster than {athlete}]. The handle was ripe now, hard and gold. {child} turned it, the door came open with a pop like a pea pod, and inside there were [friend: three | two] seats, soft and white as the inside of a broad bean.[pet.cat:  {Pet} was in one of them.]

“Do we stand well back?” said {@a}. “Or do we pick it?”[pet.dog: 

{Pet} stood well back.]

{child} had already done up {child.his} seat belt.

# oh-oh-oh
The rocket took one deep breath. Then there was no shed, no street and no [city: {city} | town], only a handful of lights getting smaller. {@A} said, “Oh, oh, oh!” and held {child’s} hand so hard that it hurt, in a nice way.

# listening
It flew as if it had been listening. There was the Moon, just where {child} had told it, enormous, with every mountain casting a sharp black shadow. They went round the side that nobody sees from home. There was nothing much there, but they had seen it. And when they came out again, past the edge of the Moon, something big and blue was coming up.
## or
It flew as if it had been listening. There was the space station, just where {child} had told it, with a light in every window. Somebody in there was brushing their teeth upside down, and forgot to go on. {child} waved, and the toothbrush waved back. Up and up they went, until the station was one spark among the sparks. Then the rocket rolled over on its back, like a dog in the grass, and the whole window turned blue.

# the-big-light
“Who’s put the big light on?” said [friend: {friend}|{@a}].

“That’s us,” said {child}. “That’s home.”

They turned the rocket so that [friend: all the | both] seats faced the window, and for a while they simply floated, knees up, hair like seaweed.[pet.cat:  {Pet} went by, asleep.][friend:  {Friend} measured the Earth against the window: [us: four inches | eleven centimetres].] It was so quiet that {child} could hear {@of} watch.

“I can’t see our house,” said {@a}.

“It’s there, though,” said {child}. “It’s just behind the shed.”

# go-on-then
They were back before it was light. The rocket came down backwards, as gently as a cat sitting, and let them out on to the grass. {child} patted its side. It was trembling.

“It isn’t finished, is it?” said {@a}.

{child} shook {child.his} head. You could tell. It had grown all summer to go a long, long way, and so far it had only gone a little one. {Child.He} thought of all the planets {child.he} had told it about, all those evenings with the watering can: Saturn, with its rings. Neptune, which {child.he} liked best because it was last.

“Go on, then,” {child.he} said.

# bolted
They stood well back[pet.dog: , with {pet}].[pet.cat:  {Pet} got up on the shed roof.]

It bolted. Up it went, straight up, thinner and thinner, until it was one spark among the sparks, and then they couldn’t have said which one.[pet.cat:  Only {pet} knew, and went on looking at it.]

{child} didn’t cry, but {child.he} looked at the hole behind the shed for some time.[friend:  {Friend} didn’t measure it.][pet.dog:  {Pet} sniffed at it, and did not dig.] Then [friend / pet.dog: {child}|{child.he}] went indoors, took the empty packet from the kitchen drawer and held it under the lamp. Right at the bottom, under the fold, there was one more line, in very small print.

{Child.He} read it aloud to {@a}[friend:  and {friend}].

Hardy perennial, it said. Comes back every year.

# @a-first
{aunt}, who lived upstairs
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{aunt.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
