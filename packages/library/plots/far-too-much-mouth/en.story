title: Far Too Much Mouth
title: Move Your [pet.cat: Cat | Dog]
title: The Right Colour
guest pet: Rufus (he), Bonnie (she)

% {wish.is} is the colour, and the crocodile says it twice only: in the tug, and quite softly at the end. The crocodile is “he”.
% {pet} is the family’s dog or cat, otherwise a dog; a rabbit is at home, and {child} finds the corner. “Crocodile, crocodile, may we cross your water?” is for both of you.

# over-there
{@Off} off to feed the ducks[friend: , and {friend}[!friend.known: , {child’s} best friend,] had the peas]. But beside the little bridge in the park[city:  in {city}] was {a wish}, crying. {@All}

“Are you lost?” asked {child}.

“No,” said {the wish}. “I live just over there. But you have to ask him.”

[elder: {Elder}[elder2:  and {elder2}] sat down on the bench to wait.|[adult: {Adult} sat down on the bench to wait.]]

# brown
In the middle of the bridge sat a crocodile. He sat very low and very carefully, as if he were sitting on an egg.

{child} knew how you ask a crocodile.[school:  They often did it {at school}.]

“Crocodile, crocodile, may we cross your water?”

“Not unless you’ve got on … BROWN!” said the crocodile.

{child} had mud on both knees, and mud is brown. So {child.he} walked straight over, and the crocodile had to breathe in.

{@Over}

“{@Move},” said the crocodile.

# the-only-one
“It’s easy!” {child} called. “[sport: It’s easier than {sport}. ]You only need the right colour.”

“I’ve only got one,” said {the wish}. “And he never says it. He’s said brown and black and grey and white. I’ve been here since breakfast.”

[friend: {Friend} gave {wish.him} a pea.

]So {child} came back. The crocodile said WHITE, and {child} smiled so that every tooth showed. {@Again}

“{@Move},” said the crocodile.

# a-boot-on
“We’ll make you brown,” said {child}, and put a big handful of mud on {the wish}. “Crocodile, crocodile, may we cross your water?”

“Not unless you’ve got on … BLACK!”

{child} pulled off a black [us: rain boot | welly] and put it on {@bit}. It looked very smart.

[elder: “We’ll want that boot back!” called {elder.short} from the bench.

]“WHITE!” said the crocodile.

# never-heard-of-it
“That’s not fair!” said {child}. “Say {wish.is}!”

“Say what?”

“{Wish.is}!”

“Never heard of it,” said the crocodile.

“But look over there! What do you call that?”

“{@Call},” said the crocodile, “with a boot on.”

{The wish} began to cry again. “I’m the wrong colour,” {wish.he} said. “I’m the wrong colour all over.”

# old-and-soft
{@Pull} And it began to go crrrk.

“Let go!” roared the crocodile. “Let go of my {wish.is} blanket!”

Then he put both hands over his mouth. But there was far too much mouth.

# i-coughed
“You said {wish.is},” said {child}.

“I coughed,” said the crocodile.

[friend: “I heard it too,” said {friend}. “So did the ducks.”

]And over the bridge went {the wish}[music: , humming {music}]. The crocodile looked for a bit of {wish.him} that didn’t count. There wasn’t one.

# all-the-way-back
{@Drop}

Two big tears rolled down the crocodile’s nose. “Now everybody knows,” he said. “You can’t guard a bridge if you’ve got a blanket.”

{The wish} was nearly home. But {wish.he} came all the way back, and leaned on the blanket, and you couldn’t see where the one ended and the other began.

“It’s just my colour,” {wish.he} said. “I think it’s the right one.”

“It’s the best there is,” said the crocodile into the corner.

A long {wish.is} thread had come loose where {@puller}. The crocodile bit it off and tied it round {child’s} wrist.

# quite-softly
The next evening {@off} went to feed the ducks.

“Crocodile, crocodile, may we cross your water?”

The crocodile had his blanket round his shoulders.

“Not unless you’ve got on,” he said, and then, quite softly, “{wish.is}.”

{child} held up the {wish.is} thread, and the crocodile breathed in.

{@last}

It got dark, and the ducks were quiet. {child} sat under a corner of the blanket, and yawned. The crocodile yawned, too. It took a long time.

There was far too much mouth.

# @Off
{child} and {@pet} were
## if pet.other
{child} was

# @off
{child} and {pet}
## if pet.other
{child}

# @pet
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @All
{Wish.He} was {wish.is} from one end to the other, and {wish.is} underneath as well.
## if wish.unicorn
{Wish.He} was {wish.is} from horn to tail, and even the teeth were {wish.is}.

# @bit
the bit of {the wish} that stuck out most
## if wish.unicorn
the unicorn’s horn

# @Call
{A wish}
## if wish.unicorn
A horse

# @Over
{Pet} didn’t ask. {Pet} swam. Then {pet.he} had a good shake, all over the crocodile, and put {pet.his} nose under the crocodile’s tummy. Sniff, sniff, sniff.
## if pet.cat
{Pet} didn’t ask. {Pet} walked over the crocodile, from his tail to his nose, and then {pet.he} squeezed in beside his tummy, where it was warm. Push, push, push.
## if pet.other
Under his tummy a little corner stuck out.

# @Again
{Pet} swam. Sniff, sniff, sniff.
## if pet.cat
{Pet} walked over the crocodile. Push, push, push.
## if pet.other
There was that corner again.

# @Move
Move your dog
## if pet.cat
Move your cat
## if pet.other
Don’t look there

# @Pull
Sniff, sniff, sniff.

“Move your dog!” said the crocodile, much louder.

But {pet} had got hold of something. {Pet.He} growled and {pet.he} pulled, and out from under the crocodile came a corner. It was old and soft, and it had been chewed.

“No!” said the crocodile, and took the other end in his teeth. {Pet} pulled. The crocodile pulled.[athlete:  Not even {athlete} could have pulled so hard.] The corner got longer and longer.
## if pet.cat
Push, push, push.

“Move your cat!” said the crocodile, much louder. It tickled so much that he had to stand up, just for a moment. And when he wanted to sit down again, {pet} was lying in his place.

{Pet} was lying on something old and soft, and it had been chewed. And in went all the claws.

“No!” said the crocodile, and pulled at one corner.[athlete:  Not even {athlete} could have pulled so hard.] But a cat that has lain down stays where it is.
## if pet.other
“Don’t look there!” said the crocodile, much louder.

But {child} was looking. {Child.He} took hold of the little corner and pulled.[athlete:  {Child.He} pulled like {athlete}.] It was old and soft, and it had been chewed. At home {pet} had one just as soft to sleep on.

“No!” said the crocodile, and took the other end in his teeth. {child} pulled. The crocodile pulled. The corner got longer and longer.

# @Drop
“Drop it, {pet},” said {child}. {Pet} dropped it, rather wet.
## if pet.cat
“Up you come, {pet},” said {child}, and lifted {pet.him} off, one claw at a time.
## if pet.other
{child} let go at once.

# @puller
{pet} had pulled
## if pet.cat
{pet’s} claws had been
## if pet.other
{child} had pulled

# @last
{Pet} hadn’t got any {wish.is} on. So {pet} swam.
## if pet.cat
{Pet} hadn’t got any {wish.is} on. So {pet} walked over the crocodile.
## if pet.other
“You can look now,” he said.
