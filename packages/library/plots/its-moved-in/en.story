title: The Puddle That Was Coming Home
title: It’s Moved In!
guest friend: Nadia (she), Toby (he)
guest minder: Josie (she), Hannah (she)

% Plip, plip, plip: let the child say it. Whoever fetches (@a): {adult}, else the grandparent, else {minder}.

# a-good-puddle
Outside [school: {school} | the [us: preschool | nursery]] there was a puddle.

It was a good puddle[city: , the best {in city}]. It was round and brown and just deep enough. When {child} jumped in it, it said, “Splash!” When {friend}[!friend.known: , {child’s} best friend,] jumped in it, it said, “Splash!” too. And when they both jumped, hand in hand, it said, “KER-SPLASH!”

“Time to go home,” said {@a-first}.

{child} didn’t move.

“The puddle’s coming too,” {child.he} said.

# it-is-coming
“The puddle lives here,” said {@a}.

“But it’ll be sad if we go. It’ll just lie here. And nobody will jump.”

{Friend} nodded, very seriously.

“It’s coming too,” said {friend}.

{@A} looked at the puddle. The puddle looked at {@a}.

“All right,” said {@a}. “But you’ll have to carry it yourselves.”

# in-hands
First {child} carried the puddle in two hands. {Child.He} made them into a little bowl, and took one step, and one step more.[sport:  It was harder than {sport}.]

Plip, plip, plip, said the puddle. And it was gone.

“It ran out!” said {child}.

# in-a-hat
Then {friend} carried the puddle in a hat. It was a yellow hat with a [us: pom-pom | bobble]. {Friend.He} took one step, and one step more[athlete: , as steady as {athlete}].

Plip, plip, plip, said the puddle. And it was gone. And the [us: pom-pom | bobble] was brown.

“It ran out of mine too!” said {friend}.

# moved-in
{child} was so sad that {child.he} sat down. {Child.He} sat down in the puddle.

“Splash,” said the puddle.

And then it was all wet inside one of {child’s} boots. Wet round the toes. Wet round the heel. {child} pulled off the boot and peeped inside.

There was something in there. Something brown. Something that went wibble, wobble.

“{@A}!” shouted {child}. “It’s moved in!”

A boot has no holes. A boot keeps water out. So a boot can keep water in as well.

# no-jolting
So they went home. {@A} carried {child}, because {child} had only one boot on. {child} held one side of the other boot. {Friend} walked along beside them and held the other side.

“Careful,” {friend} told {@a}. “No bumps.”

{@A} walked as carefully as {@he} could. {@He} walked as if the whole street was asleep[music: , and hummed {music} without a sound].

There was not one single plip.

# a-dip
By {child’s} front step there was a little dip in the gravel. It was round. It was empty. It looked as if it was waiting for somebody.

{child} and {friend} turned the boot upside down.

“Slurp,” said the puddle, and settled in.

It wasn’t so big now. It was about as big as a saucer.[pet.dog:  {Pet}[!pet.known:  the dog] only drank one sip.][pet.cat:  {Pet}[!pet.known:  the cat] touched it with a paw, and shook the paw for a long time.][pet.other:  {Pet} was told all about it.][adult & elder:  “Have we got visitors?” said {elder}[elder2:  to {elder2}].][!adult & elder2:  “Have we got visitors?” said {elder2}.]

“It’s a baby,” said {friend}.

“It needs to sleep,” said {child}. “Then it’ll grow.”

{Friend} gave the puddle a little pat on the top. Then somebody came to fetch {friend}, brown [us: pom-pom | bobble], wet mittens and all, and {friend.he} waved the whole way down the street.

# the-others
That night {child} lay in bed. All ten toes were dry and warm.[pet:  {Pet} was already asleep.][adult & elder:  {Elder} had hung up the socks to dry.]

“{@A},” {child.he} said. “What if the puddle misses the others?”

“What others?” said {@a}.

But then there was a sound at the window. Something small was knocking.

Plip.

Plip, plip.

Plip, plip, plip, plip, plip.

“Hear that?” whispered {@a}. “Here they come.”

They came in their hundreds. They came from all over the sky, and a lot of them were going to that very same little dip by {child’s} front step.

“Come in,” mumbled {child}.

# it-grew
And while {child} slept, the puddle grew. It grew as big as a plate. It grew as big as a tray. And by morning it would be round and brown and just deep enough, and just big enough for two to jump in, hand in hand.

But it was still night. And the puddle lay quite still.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, who was looking after {child}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
