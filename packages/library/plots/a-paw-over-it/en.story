title: A Paw Over It
title: Out Came Nothing
title: Yawns Are Catching
guest pet: Biscuit (he), Cleo (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. The animal is the family's own, or else a cat. Wait before “Nothing”, with your mouth wide open, and yawn in earnest.

# nobody-asked-you
{child} and {@first} were having a picnic in the park[city:  in {city}][elder2: , and {elder2} was bringing the cake]. {@Basket}

“{Wish.sound}! {Wish.sound}!” went {a wish} {@over}.

{Pet} yawned, as wide as a [pet.dog: dog|[pet.other: mouth|cat]] can yawn. Then that mouth went shut, snap, and {pet} looked surprised.

# nothing
Along came {the wish}. {Wish.He} opened {wish.his} {@mouth}, and out came …

Nothing.

{Wish.He} opened it right up, and out came …

Nothing at all.

“{Wish.He}’s lost {wish.his} {@voice}!” said {child}.[friend: 

“And {wish.he} was using it just now,” said {friend}[!friend.known: , {child’s} best friend].]

{The wish’s} head hung down.

“We’ll find it,” said {child}.

# under-the-bench
{Child.He} looked under the bench. Squeak! But that was only the bench. So {the wish} opened {wish.his} {@mouth}, and out came …

Nothing.

{Child.He} looked in the bush. Rustle! But that was only [friend: {friend}|the bush]. So {the wish} opened {wish.his} {@mouth}, and out came …

Nothing at all.[athlete: 

“Even {athlete} loses sometimes,” said {child}, and patted {wish.him}.]

And {pet} wasn’t helping. {Pet} sat [pet.dog: on the rug|in the basket] with a mouth shut tight, and looked at a tree.[pet.dog:  Somebody went by on a bicycle, and {pet} didn’t even bark.]

“Have you seen a {@voice}?” asked {child}.

{Pet} looked at another tree.

# said-the-cat
“What’s the matter, {pet}?” said {@a}. {@He} tickled {pet.him} under the chin, and {pet} was just about to [pet.dog: say woof|[pet.other: see if it was food|say [us: meow | miaow]]].

“{Wish.sound},” said {pet}.

They all looked at {pet}.

“You’ve got it!” said {child}. “It went in when you yawned! Give it back.”

But {pet} wouldn’t. Finders, keepers. And the mouth went shut, tighter than ever.

# a-small-hole
{@A} held out some [pet.other: carrot|ham]. {@hole}

“It went in with a yawn,” said {child}. “So it’s got to come out with a yawn.”

And yawns are catching.[school:  They had tried it {at school}.]

# catching
“Aaah,” yawned {child}.

“Aaah,” yawned {@a}.[friend: 

“Aaah,” yawned {friend}.]

{The wish} yawned too, and out came …

Nothing.

{Pet’s} whiskers shook. {Pet.He} didn’t want to. {Pet.He} really, really didn’t want to.

“AAAAH,” yawned {pet}, and out flew the {@voice}!

But oh no! {child’s} mouth was still open.

# is-that-a-yes
“{Wish.sound}!” said {child}.

“Pardon?” said {@a}.

“{Wish.sound}!”

“Do you want to go home?”

“{Wish.sound}! {Wish.sound}!”

“Is that a yes?”[sport: 

“{Wish.sound}!”

“Do you want to go to {sport}?”]

“{Wish.sound}!” said {child}, and stamped.

# nose-to-nose
{child} couldn’t say it, so {child.he} had to do it. {@Close} {The wish} opened wide. And {child} yawned, the longest, slowest yawn in the world, until there wasn’t a bit of {@voice} left in {child.him}.

“{Wish.sound}?” said {the wish}, very softly, to see if it fitted.

It did.

# it-was-a-no
“{Wish.sound}! {Wish.sound}! {Wish.sound}!” And {wish.he} ran all the way back {@home}, with {wish.his} {@tail} in the air.[music:  It sounded nearly like {@song}.]

“Now, then,” said {@a}. “Was that a yes?”

“It was a no,” said {child}. “We haven’t had the picnic.”

# over-it
So they had the picnic, all except the [pet.other: carrot|ham], and then they [pet.dog: went home with {pet}|carried {pet} home in the basket].

“Say something, {pet},” said {child}.

{Pet} looked to one side. {Pet} looked to the other side.

{@last}

Then {child} yawned, and {@a} yawned, and {pet} yawned.

But they all put a paw over it.

# @Basket
But when {child.he} opened the basket, there was a cat in it.

“{Pet}!” said {child}. “Nobody asked you.”
## if pet.cat
But when {child.he} opened the basket, there sat {pet}[!pet.known: , {child’s} cat].

“{Pet}!” said {child}. “Nobody asked you.”
## if pet.dog
But when {child.he} had spread out the rug, there was {pet}[!pet.known: , {child’s} dog,] right in the middle of it.

“{Pet}!” said {child}. “Where are we going to sit?”
## if pet.other
But when {child.he} opened the basket, there sat {pet}.

“{Pet}!” said {child}. “Nobody asked you.”

# @over
over by the trees
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.frog / wish.toad
on the pond

# @home
to the trees
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.frog / wish.toad
into the pond

# @mouth
mouth
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.hen / wish.chick / wish.rooster / wish.turkey / wish.budgie / wish.parrot / wish.bird / wish.peacock / wish.owl / wish.eagle / wish.crow / wish.magpie / wish.seagull / wish.robin / wish.sparrow / wish.pigeon / wish.woodpecker / wish.cuckoo / wish.stork / wish.penguin / wish.puffin / wish.flamingo / wish.ostrich / wish.toucan / wish.falcon / wish.pelican / wish.phoenix
beak

# @tail
nose
## if wish.duck / wish.duckling
tail

# @voice
voice
## if wish.duck / wish.duckling
quack
## if wish.lion / wish.tiger / wish.bear / wish.dinosaur / wish.t-rex / wish.dragon / wish.lion-cub / wish.leopard
roar
## if wish.cow / wish.calf / wish.bull
moo
## if wish.sheep / wish.lamb / wish.goat
baa
## if wish.pig / wish.piglet
grunt
## if wish.owl
hoot
## if wish.frog / wish.toad
croak
## if wish.wolf / wish.werewolf
howl
## if wish.mouse
squeak
## if wish.horse / wish.pony / wish.foal
neigh
## if wish.bee / wish.bumblebee
buzz
## if wish.rooster
crow

# @hole
{Pet} looked at it for a long time. Then {pet.he} ate it, through a very small hole at the side.
## if pet.dog
No dog can say no to ham. But {pet} sucked it in through a very small hole at the side, like spaghetti.

# @Close
{Child.He} went right up, nose to nose with {the wish}.
## if wish.size.tiny / wish.size.small
{Child.He} lay down on {child.his} tummy in the grass, nose to {@nose} with {the wish}.
## if wish.size.huge
{Child.He} climbed up on the bench, nose to nose with {the wish}.

# @nose
nose
## if wish.duck / wish.duckling / wish.swan / wish.goose / wish.hen / wish.chick / wish.rooster / wish.parrot / wish.bird / wish.owl / wish.crow / wish.robin / wish.sparrow / wish.pigeon / wish.cuckoo / wish.penguin / wish.puffin
beak

# @last
“[us: Meow | Miaow],” {pet.he} said, as quietly as {pet.he} could.
## if pet.dog
“Woof,” {pet.he} said, as quietly as {pet.he} could.
## if pet.other
{Pet} twitched one ear, and didn’t say a thing. That was quite right.

# @song
{music}

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

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @He
She
## if adult & !elder
{Adult.He}
## if elder
{Elder.He}
