title: Steady, Steady, Little Toe
title: The Littlest Toe of All
title: A Big One
guest camper: Maggie (she), Joan (she)

% @a: {adult}, or else the grandparent, or else the leader of the camp, by name each time. The monster is "it", and speaks in capitals. It takes the
% snores for a monster, and goes on thinking so to the end.

# a-big-one
Grrr-pshoo, went {@first}. Grrr-pshoo.

{@Asleep}. Beside {@a} lay {child}, and {child.he} {child.was} wide awake[music: , though {child.he} had hummed {music} twice]. {Child.He} lay in a sleeping bag and wished for a monster.

“A big one,” {child.he} whispered.

# a-toe
Then {child.he} looked at the door of the tent. At the very bottom the [us: zipper | zip] was open a tiny bit, and something was coming in. It was round and green and woolly, and it was as big as a watermelon.

It was a toe.[pet.cat:  If only {pet}[!pet.known:  the cat] could have seen it!][pet.other:  If only {pet} could have seen it!]

“Hello,” {child.he} said to the toe.

“HELLO,” said somebody, high up, far above the trees. “ARE YOU THE ONE WHO WISHED FOR A MONSTER?”

“Yes!” said {child}. “Come in!”

“I AM IN,” said the monster. “THIS IS ALL THAT FITS.”

# red-hat
{child} patted the toe. It was very cold. So {child.he} pulled a red woolly hat down over it, and the hat fitted perfectly.

“THANK YOU,” said the monster. “THAT’S LOVELY FOR MY LITTLE TOE.”

“Is that your little toe?” {child.he} asked.

“YES. IT’S THE LITTLEST ONE I’VE GOT.”

# it-growls
Grrr-pshoo, went {@a}.

The toe jumped.

“WHAT WAS THAT?”

“It’s only {@a},” said {child}.

“THAT’S NOT A PERSON,” said the monster. “THAT’S A MONSTER! IT’S GROWLING!”

# stuck
Now the monster was frightened. It wanted to get out, but it couldn’t, because some of the hairs on its toe were caught in the [us: zipper | zip]. The toe tugged, and the tent rocked, and the [us: flashlight | torch] rolled away.

“I’M STUCK!”

{child} put both hands on the toe.

“Steady, steady, little toe,” {child.he} said.

And the toe kept still.

# five-hairs
{child} had a good look. There were five green hairs in the [us: zipper | zip]. The monster couldn’t get them out, because its fingers were as big as canoes. But {child’s} fingers were just right.[school:  They’d had practice with beads, {at school}.]

{Child.He} took hold of the first hair.

“Steady, steady, little toe.”

Plip! That left four.

{Child.He} took hold of the second.

“Steady, steady, little toe.”

Plip! That left three.

{Child.He} took hold of the third.

“Steady, steady, little …”

# the-biggest-of-all
GRRRR-PSHOOOO, went {@a}. It was the biggest one all night[city: , and they must have heard it in {city}].

“IT’S COMING TO GET ME!” shrieked the monster.

Up went the toe, and up went the tent. The floor tipped. The backpack slid, and the [us: flashlight | torch] slid, and {child} rolled right into {@as} tummy. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] slid after them and never woke up. ]{@A} just slept. And a tear fell on the roof. It was as big as a bucketful. Splash!

Oh no, thought {child}. If the monster runs away now, the tent will go too. And so will {@a}. And so will I!

# roll-over
What could {child.he} do? Somebody had to stop {@a}.

{Child.He} leaned right over to {@as} ear.

“{@A},” {child.he} whispered. “Roll over.”

And {child.he} pushed with both hands, as hard as {child.he} could.[sport:  It was harder work than trying to {play sport}.]

“Mmm,” said {@a}, and rolled over. And after that there wasn’t a sound.

# foot-down
“It’s asleep now,” {child} told the monster. “It won’t hurt you. Put your foot down.”

“ARE YOU SURE?”

“Yes. I’m here.”

Slowly, slowly, down came the foot, and the floor was flat.

{Child.He} crawled over to the toe. It was trembling in its red hat.

“Steady, steady, little toe.”

Plip! That left two.

“Steady, steady, little toe.”

Plip! That left one.

# the-last-hair
The last one was the tightest of all. {child} pulled the [us: zipper | zip] up a bit, and down a bit. {Child.He} took a deep breath, and pinched with the very tips of two fingers.

“Steady … steady … little … toe.”

Plip, it went.

Out slid the toe, with its hat on. And outside, the monster heaved such a sigh of relief that all the trees bent over.

# with-that
“THANK YOU,” said the monster.

Then it whispered, as quietly as a monster can whisper:

“ARE YOU GOING TO STAY IN THERE? WITH THAT?”

“Yes,” said {child}. “It’s a nice one.”

“YOU ARE BRAVE,” said the monster. “GOOD NIGHT, {child}.”

“Good night, little toe,” said {child}. “You can keep the hat.[elder & adult:  I’ll get a new one from {elder}[elder2:  and {elder2}].][elder2 & !adult:  I’ll get a new one from {elder2}.]”

# thud
Thud, went the monster. [friend: It stepped very carefully over the tent where {friend}[!friend.known: , {child’s} best friend,] was sleeping. ]Thud … thud … It went all the way to the other side of the wood, and there it lay down.[athlete:  It only took seven steps, and not even {athlete} takes them as long as that.]

# in-between
{child} did up the [us: zipper | zip], all the way this time, and snuggled down close to {@a}, where it was warm. And then it began again.

Grrr-pshoo, went {@a}.

GRRRR-PSHOOOO, it went, beyond the wood.

On one side {@a} was snoring. On the other side the monster was snoring.

And in the middle slept {child}.

# @first
{camper}
## if adult
{adult}
## if elder & !adult
{elder}

# @asleep
{camper}, who ran the camp, was asleep in the tent
## if adult
{adult} was asleep in the tent
## if elder & !adult
{elder.short} was asleep in the tent

# @a
{camper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{camper’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
