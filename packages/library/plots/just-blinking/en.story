title: I Was Blinking
title: The Most Important Thing About Owls
title: One Long Blink
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% The owl is "it". Whoever is in the park with the child (@a) is buying hot dogs.

# the-bench
There was an owl on the park bench, in the middle of the day. {child} sat down next to it. {Child.He} had always wanted to talk to an owl.

“Hello,” said {child}.

The owl opened one eye. It was big and yellow.

“Good day,” said the owl. “Now I shall tell you the most important thing about owls. The most important thing about owls is that we never…”

And there it stopped. The eye shut. The head sank down into the feathers, and what came out was this: Hooo-pshee. Hooo-pshee.

# blinking
{child} waited. Then {child.he} gave one wing a little poke.

“You were asleep,” {child.he} said.

The owl jumped.

“I was not asleep,” it said. “I was blinking.”

“You were snoring!”

“It was a long blink,” said the owl. “Where were we? Ah, yes. The most important thing about owls is that we never… never…”

Hooo-pshee. Hooo-pshee.

# never-what
{child} did so want to know. Never what? Never have soup?[friend:  “Never brush their teeth,” said {friend}[!friend.known: , {child’s} best friend,] from the other side of it.][sport:  Never {play sport}?][music:  Never sing {music}?] {Child.He} poked again.

“I was not asleep,” said the owl. “I was blinking.”

# by-day
“Why are you out in the daytime?” said {child}. “I thought owls came out at night.[school:  We’ve done owls {at school}.]”

“We wake up when it gets dark,” said the owl. “But I was flying home this morning[city: , right across {city}], and I happened to blink. And when I’d finished blinking, I was on a bench.” It pointed its beak at the big oak. There was a hole in it, a long way up. “I live there. I’m going in a minute. I just need to…”

Hooo-pshee.

# soft
And over it tipped, soft and warm and heavy, with its whole head on {child’s} arm. {child} sat very still. It isn’t every day that you have an owl on your arm.[pet & !pet.dog:  {Pet}, at home, would have to be told.]

# crows
Caw!

A crow landed on the [us: trash can | bin]. Then there was another. And another. Crows don’t like owls. They came hopping closer. Caw! Caw! Caw!

“Wake up!” said {child}. “Wake up, it’s crows!”

Hooo-pshee, said the owl.

{child} poked it. {Child.He} shook it. The owl slept on. One of the crows tweaked the owl’s tail.

“Leave it alone!” shouted {child}. {Child.He} waved [friend: and {friend} waved ]at them, but back they hopped.[pet.dog:  {Pet}[!pet.known:  the dog] told them off, and they told {pet.him} off too.] {@A} was far away at the hot dog stand[athlete: , and not even {athlete} would have been there in time].

It wakes up when it gets dark, thought {child}. Dark!

# jacket
{Child.He} pulled off {child.his} jacket. {Child.He} threw it over the owl, and crept in underneath as well. {Child.He} held it shut with both hands, so that not one bit of light got in. It was as black as night.

“Good morning,” whispered {child}.

Two eyes lit up in the dark. They were as big as moons.

“Good morning,” said the owl, wide awake. “What is all that cawing?”

“Crows. Lots and lots. They’re being mean to you.”

“Are they,” said the owl, and it began to get bigger. Every feather stood up. “Off with the jacket. Now!”

# ho
{child} whisked it away. There sat the owl, as round as an enormous ball, with its wings out and its eyes like lamps.

“HOO!” said the owl.

“HOO!” shouted {child}.

And all the crows flew. They flew over the swings and over the grass and over the hot dog stand, and they were gone.

# never-tired
“Thank you,” said the owl. “That’s a very good jacket. Now I’m off home, before I blink.”

“Wait!” said {child}. “The most important thing about owls is that you never what?”

“Ah, yes,” said the owl. It put its beak right up to {child’s} ear. “We never get tired.”

And it opened its wings, without a sound, and flew up to the hole in the oak. And all the way down at the bench you could hear it:

Hooo-pshee. Hooo-pshee.

# home
{@A} came back with the hot dogs. {child} told the whole story in between bites, and then {child.he} rode home on {@of-a} shoulders. It was nice and rocky up there.[elder & adult:  {Elder}[elder2:  and {elder2}] waved from the window.] The sun was red among the trees. {child} put a cheek down on {@of-a} hair, and it was as soft as feathers.

“Are you asleep up there?” said {@a}.

“No,” said {child}. “I’m blinking.”
## if elder & !adult
{@A} came back with the hot dogs. {child} told the whole story in between bites, and then they took the bus home.[elder2:  {Elder2} was going to meet them at the stop.] The bus rocked. The sun was red among the trees. {child} put a cheek down on {@of-a} arm, and it was as soft as feathers.

“Are you asleep?” said {@a}.

“No,” said {child}. “I’m blinking.”

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder} from next door
## if adult
{Adult}
## if elder & !adult
{Elder}

# @of-a
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
