title: He’s Got Hold of Me
title: What’s the Hold-Up?
title: The Baby Who Wouldn’t Let Go
guest driver: Maureen (she), Glenda (she)
guest man: Mr Pruitt (he), Mr Ogden (he)
guest girl: Nadia (she), Amina (she)
guest aunt: Bernadette (she), Rosalind (she)

% The baby (@it, @him, @his) is he or she where the wish says a brother or a sister, else it. Whoever carries the baby (@a): {adult}, else the grandparent, else {aunt}.
% A newborn’s hand shuts when its palm is touched and opens when it is stroked on the back; that is true.

# got-hold
At ten o’clock on Thursday morning, {@sib} got hold of a bus driver.

The baby was six weeks old, and hadn’t been given a name yet. {@It} was in a sling on {@tummy} as they got on[school: , since {school} was closed that day and {child} had come along], and the driver, who was called {driver} and had a long grey [us: braid | plait], leaned over to have a look.

“Well, hello, you,” said {driver}.

The [us: braid | plait] swung. It brushed the inside of the baby’s hand, and the hand shut.

“Ooh,” said {driver}. “{@Strong}.”

“{@It} gets hold of everything,” said {@a}.

# everything-but
It was true. {@It} had got hold of {@a-s} hair, and {@specs} glasses, and the doctor’s pen, so that the doctor had to go and borrow another one.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], went all the way [us: around | round] the edge of a room these days, to keep both ears.][pet.other:  {Pet} had got away so far, but only by keeping well back.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had been held for a whole afternoon.] The only person the baby had never got hold of was {child}.

{child} tried every day. {Child.He} patted the baby on the back of the hand, gently, as you pat a rabbit. And every time, the fingers went stiff, and the hand flew open, as if it didn’t want {child.him}.

“I’m the one {@it} lets go of,” {child} would say.

“{@It}’s only little,” {@a} would say. “It’ll come.”

But it didn’t come.

# cheek-to-jacket
{Driver} gave her [us: braid | plait] a small tug. The baby held on tighter.[athlete:  Not even {athlete} had a grip like that.] {Driver} tugged a bit more. Then the baby tugged, and {driver} came too.

“I can’t drive a bus like this,” she said, with her cheek against {@a-s} jacket.

“Sorry,” said {@a}. “{@It}’ll get bored.”

{@It} didn’t get bored. Behind them, people began to shuffle.

“What’s the hold-up?” called a man with a briefcase. He was {man}, and he had to get to work.

“A baby,” said {child}.

“Let me through. I’ve had four of them.”

{Man} bent down. He had reading glasses on a string [us: around | round] his neck, and the baby, after all, had another hand.

“Hm,” said {man}.

# you-never-say-hello
So now {driver} hung on one side and {man} on the other, nose to nose.

“Don’t you get my bus every morning?” said {driver}.

“Yes.”

“You never say hello.”

“No,” said {man}. He thought about it. “Hello.”

A girl called {girl}, in headphones[music:  with {music} coming out of them][sport & music: , on her way to {play sport}][sport & !music:  and on her way to {play sport}], jingled her keys, so that the baby would want those instead. {@It} did. But {@it} had run out of hands. {@It} just gazed at the keys, and held on to what {@it} had.

# number-fifteen
Then there was a honk. It was the number fifteen, which wanted the bus stop, and they were in it. Behind that was a [us: milk truck | milk lorry], and behind the [us: milk truck | milk lorry] a learner driver, doing everything right[city: , and behind the learner was the whole of {city}]. The driver of the fifteen came running through the rain.

“What are you holding on for?” he shouted.

“It isn’t us,” said {driver}.

“Shall I just …?”

“Mind out!” said {child}, and he quickly put both hands behind his back.

# ow
Then the [us: milk truck | milk lorry] honked so loudly that the windows buzzed, and the baby got a fright. {@It} turned red, and then redder, and then {@it} screamed. And the more {@it} screamed, the tighter {@it} made {@his} fists.

“Ow,” said {driver}.

“Ow,” said {man}.

{@A} rocked, because that usually helped. But when {@a} rocked, {driver} had to rock, and when {driver} rocked, {man} had to rock, and his briefcase hit the ticket machine, which went ping every time.

“Has anyone got any scissors?” asked the driver of the fifteen.

Nobody answered, apart from the baby.

“Twenty-two years I’ve been growing it,” said {driver}, at last.

“I’ve got some for nails,” said {girl} sadly. But she didn’t open her bag.

# like-a-rabbit
{child} looked at the little fist [us: around | round] the [us: braid | plait]. Everybody was pulling. Everybody wanted the baby to let go, and the baby wouldn’t do it for anyone: not for {@a}, not for {driver}, not for somebody who’d had four of them.

“Wait!” said {child}. “{@It} lets go for me.”

“For you?” said {man}.

“Always.”

{child} squeezed in between them, stood on tiptoe, and stroked the baby on the back of the hand, just as usual. Like a rabbit. The little finger came off first. Then the next one. Then the whole hand flew open like a star, and the [us: braid | plait] slid free.

{Child.He} stroked the other hand. Down dropped {man’s} glasses.

The whole bus breathed out. So did the baby, who stopped in the middle of a scream and looked at {child} in surprise.

{Driver} tucked the [us: braid | plait] inside her collar and drove. After a while there was a crackle from the loudspeaker.

“Next stop, Market Square. And thank you to the passenger with the knack.”

# wrong-side
{child} sat beside {@a} and tried it out: one stroke on the back of the hand, like a rabbit. Nothing happened. Then one finger on the inside. It tickled, and the hand wanted to shut.

That was where the [us: braid | plait] had gone. And the string!

It wasn’t that the baby didn’t want {child}. {Child.He} had been knocking on the wrong side.

# stuck
{child} reached over and put one finger in the middle of the baby’s hand.

It shut. It was warm, and a bit damp, and much stronger than you would think. The baby held on, and held on, and then sighed and went to sleep.

“Market Square,” said {driver} on the loudspeaker.

“This is us,” said {@a}. “Can you get the bag, {child}?”

{child} knew exactly what you did to get loose. {Child.He} {child.was} the only person on the whole bus who knew.

“I can’t,” {child.he} said. “{@It}’s got hold of me.”

# @sib
the new baby at {child’s} house
## if brother
{child’s} baby brother
## if sister
{child’s} baby sister

# @it
it
## if brother
he
## if sister
she

# @his
its
## if brother
his
## if sister
her

# @Strong
What a grip
## if brother
Strong lad
## if sister
Strong girl

# @tummy
the front of {aunt}, who lived upstairs and was helping out,
## if adult
{adult’s} tummy
## if elder & !adult
{elder’s} tummy

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

# @a-s
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @specs
the [us: nurse’s | health visitor’s]
## if elder & adult
{elder’s}[elder2:  and {elder2’s}]
## if elder2 & !adult
{elder2’s}
