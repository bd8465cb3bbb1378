title: Nobody Leaves the Crocodile
title: Real Tears
title: Nice Log
guest croc: Desmond (he), Cuthbert (he)
guest keeper: Maureen (she), Doreen (she)
guest partner: Dominic (he), Rupert (he)
guest skipper: Mr Peel (he), Mr Finch (he)

% The crocodile is "he". @a steers: the grown-up, else the grandparent, else the neighbour whose boat it is.
% The other grandparent, or both, make egg sandwiches (@cook). The cat is what its breed is (@sort).

# a-log
On the second day of the [us: canal boat trip | narrowboat holiday][city: , a long way from {city}], {@a-first} steered into a log.

“Sorry,” said the log.

{@A} didn’t hear, because of the engine. But [friend: {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were lying right at the front in their life jackets, with their chins over the edge, and they | {child} was lying right at the front in {child.his} life jacket, with {child.his} chin over the edge, and {child.he}] heard quite clearly. So did {pet}. {@sort}

The log had eyes. The eyes were yellow, and tears were running out of them.

# real-tears
“You’re a crocodile,” said {child}.

“Yes,” said the crocodile, “and before you say it, they’re real. Nobody ever believes me. I’ve been crying since Thursday. Two ducks went by and said, ‘Ooh, crocodile tears,’ and laughed. You try being sad when you’re the one animal that’s famous for pretending.”

{Pet} narrowed {pet.his} eyes. {Pet.He} knew all about pretending. {Pet.He} did it every morning, over whether {pet.he}’d had {pet.his} breakfast.

“What are you sad about?” asked {child}.

“I’m lost,” said the crocodile, “and I’ve got my foot in a [us: shopping cart | shopping trolley].”

He lifted it out of the water to show them. It was his back left foot, and it had gone in between the wires and wouldn’t come out.

# i-believe-you
{child} looked at the foot. {child.He} looked at the teeth, of which there were a great many. Then {child.he} looked again at the tears. One ran down the long, bumpy nose, hung on the end and dropped off, plip. Anyone can make a face, {child} thought. But it was the way the crocodile had tried to sniff without anybody noticing.

“I believe you,” said {child}. “Hold still.”

{child.He} reached over the side[friend: , with {friend} holding on to {child.his} life jacket], and {child.he} wriggled, and {child.he} twisted, and {child.he} couldn’t shift it. It needed somebody with smaller hands, and better hooks.

“{Pet},” said {child}.

# better-hooks
{Pet} looked at the canal, and shuddered. {Pet.He} looked at the crocodile for a long time, down {pet.his} nose. Then {pet.he} stepped off the boat on to the crocodile’s back, as if it had been a doormat, walked all along it, unhooked one wire with one claw, and walked back. {Pet.He} did not get one [breed.Sphynx: toe|hair] wet.

The [us: cart | trolley] sank. The crocodile wiggled his toes, and then he cried harder than ever.

“That’s relief,” he explained.

# desmond
His name was {croc}. He came on behind, with just his nose out, and told them the rest.

“I live at the zoo. Lovely place. Heated pool. Last Thursday I was in the passage, waiting for {keeper} to do my floor, and the door wasn’t quite shut. And I heard a lady call out, [us: ‘Line up, Crocodiles, please! Find a partner! Nobody leaves the Crocodiles!’|‘Everyone into the crocodile, please! Find a partner! Nobody leaves the crocodile!’]”

“Oh no,” said {child}. [us: “That was only the name of their group.[school:  We line up like that {at school}.]” | “That’s just what teachers call it when you walk in a line.[school:  They do it {at school}.]”]

“I know that now,” said {croc}. “At the time I was very touched. I went and stood at the back. My partner was called {partner}, and he held my hand all the way to the [us: bus | coach]. We sang songs[music:.” He hummed a bit of {@song}, rather damply. “But then|. But then] we stopped for the [us: restrooms | toilets], and there was a [us: line | queue], and when I came out they’d gone.” Plip. “{keeper} will be beside herself. She does my teeth on Sundays.”

# doing-steering
“{child}?” called {@a}, from the back. “Who are you talking to?”

“A crocodile!”

“[us: Okay | Righto],” said {@a}. {@He} could only do one thing at a time, and {@he} was doing steering.

[adult & elder / elder2: “Ask if it likes egg,” called {@cook} from down in the cabin.

]{child} got out the canal map, and [friend: {friend} | {child.he}] followed the thin blue line with one finger: under the bridges, past the gasworks and round behind the park. And there, right up against the water, was a tiny picture of an elephant.

“{@A}! Can we go to the zoo?”

“It’s six locks!” said {@a}.

# six-locks
Now, anyone who has been on a [us: canal boat | narrowboat] knows about locks. You wind and wind till your arms ache, and then you put your back against the great black beam that opens the gate, and you push and push. {child} and {@a} had done three the day before, and had both had to lie down.

At the first lock {@a} leaned on the beam, shut both eyes and shoved. Down in the water, {croc} put his nose to the gate. It flew open like a cupboard.

“[us: My goodness | I say]!” said {@a}. “I’m getting the hang of this!”[sport:  It was just like when you {play sport}, {@a} explained. It was all in the breathing.]

At the second lock {@he} did it with one hand. At the fifth {@he} did it with one finger, and bowed to some people outside a [us: diner | pub], who were staring, with their [us: chips | crisps] halfway to their mouths, at something just behind {@him}.[athlete:  “{athlete} should have seen that,” said {@a}.]

“Nice log,” said {@a}, climbing back on board. “It’s been following us all day.”[adult & elder / elder2:

{@Cook} dropped it an egg sandwich, on the quiet. It did like egg.]

# nice-log
They came to the zoo as the sun was going down. On the bank stood a woman in green overalls, holding a toothbrush as long as a broom. Her eyes were red. She had plainly been there since Thursday.

“{keeper},” cried {croc}. He went up that bank like a puppy.

And {@a}, with nothing left to steer, at last turned round and looked. {@He} looked at the legs. {@He} looked at the tail. {@He} looked, for some time, at one finger. Then {@he} sat down on the deck next to {pet}, who moved up.

“{child},” {@he} said faintly. “That log.”

“I did say,” said {child}.

# a-duck
{keeper} had her arms as far round {croc} as they would go, and both of them were crying, plip, plip, plip.

“Look at that,” said a duck. “Crocodile tears.”

And {pet}, who never got {pet.his} feet wet for anybody, leaned right out over the side and, with one {@paw}, splashed it.

# @a
{skipper}
## if elder
{elder.short}
## if adult
{adult}
## if adult & elder
{adult}

# @A
{Skipper}
## if elder
{Elder.short}
## if adult
{Adult}
## if adult & elder
{Adult}

# @he
{skipper.he}
## if elder
{elder.he}
## if adult
{adult.he}
## if adult & elder
{adult.he}

# @him
{skipper.him}
## if elder
{elder.him}
## if adult
{adult.him}
## if adult & elder
{adult.him}

# @a-first
{skipper} from next door, whose boat it was,
## if elder
{elder}
## if adult
{adult}
## if adult & elder
{adult}

# @cook
{elder2}
## if adult & elder
{elder}
## if adult & elder & elder2
{elder} and {elder2}

# @Cook
{Elder2}
## if adult & elder
{Elder}
## if adult & elder & elder2
{Elder} and {elder2}

# @sort
{Pet} was {child's} cat, and had long whiskers and opinions about water. Every hair on {pet.him} stood up, until {pet.he} {pet.was} twice the cat.
## if breed.Maine Coon
{Pet} was a Maine Coon, the size of a small sheep, with tufts on {pet.his} ears and opinions about water. Every hair on {pet.him} stood up, until {pet.he} {pet.was} the size of a medium sheep.
## if breed.Persian
{Pet} was {child's} cat, a Persian the shape of a cushion, with a flat nose and opinions about water. Every hair on {pet.him} stood up, until {pet.he} {pet.was} more the shape of a sofa.
## if breed.British Shorthair
{Pet} was {child's} cat, a British Shorthair as round as a teapot, with thick grey fur and opinions about water. Every hair on {pet.him} stood up, until {pet.he} looked like a teapot with the tea cosy on.
## if breed.Ragdoll
{Pet} was {child's} cat, a Ragdoll as soft as a pillow, with blue eyes and opinions about water. Every hair on {pet.him} stood up, until {pet.he} looked like a pillow after the fight.
## if breed.Bengal
{Pet} was {child's} cat, a Bengal as spotted as a leopard, with opinions about water. Every hair on {pet.him} stood up, until all the spots were further apart.
## if breed.Siamese
{Pet} was {child's} cat, a Siamese with blue eyes, a voice like a door and opinions about water. Every hair on {pet.him} stood up, until {pet.his} tail looked like a bottle brush.
## if breed.Abyssinian
{Pet} was {child's} cat, an Abyssinian the colour of toast, with large ears and opinions about water. Every hair on {pet.him} stood up, until {pet.he} {pet.was} the size of the whole loaf.
## if breed.Russian Blue
{Pet} was {child's} cat, a Russian Blue, as smooth and grey as a seal, but with opinions about water. Every hair on {pet.him} stood up, until nothing about {pet.him} was smooth.
## if breed.Scottish Fold
{Pet} was {child's} cat, a Scottish Fold, with {pet.his} ears folded down to keep the water out, about which {pet.he} had opinions. Every hair on {pet.him} stood up. {Pet's} ears very nearly did.
## if breed.Sphynx
{Pet} was {child's} cat, a Sphynx, with no fur at all and strong opinions about water. {Pet.He} had no hair to stand on end, so {pet.he} did it with the rest of {pet.him}.

# @paw
paw
## if breed.Maine Coon
enormous paw

# @song
{music}
