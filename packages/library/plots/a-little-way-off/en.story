title: A Little Way Off
title: How Does He Do It?
guest pet: Smudge (he), Biscuit (he)
guest robin: Robin (they), Ash (they)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The pet is the family’s own; else it is the cat from across the road. Whoever tries to say hello first is {adult}, else the grandparent, else {minder}.

# behind-the-hedge
{child} wanted to make a friend, and the friend was on the other side of the hedge.

It was somebody with a bucket. {child} could see that through the hole at the bottom, where {@pet} went in and out. It was somebody just {child’s} own size, who had moved in on Monday.

“Go and say hello,” said {@a}. “Just say, ‘Hello, I’m {child}. Do you want to play?’”

So {child} went out to the hedge. {Child.He} opened {child.his} mouth, but no hello came out. It had stuck, a long way down.

{Child.He} went in again.

“I can’t,” {child.he} said.

# youve-got-a-bin
“It’s not hard,” said {@a}. “I’ll show you. I’ll say hello to the grown-ups.”

{@He} went out and put {@his} head over the hedge.

“Hello!” said {@a}. “So … er. You’ve got a [us: trash can | bin].”

“Yes,” said somebody on the other side. “You, too?”

“Yes,” said {@a}.

{@He} came back in, rather pink. “Well, perhaps it is quite hard,” {@he} said.[elder & adult & !elder2:  “I once said hello to a coat,” said {elder}.][elder2:  “I once said hello to a coat,” said {elder}. “It was my coat,” said {elder2}.]

# colin
Then it was time for {pet} to have {pet.his} dinner, but {pet} didn’t come. {child} lay down in the grass and looked through the hole.

There lay {pet}, on {pet.his} back in the other garden, and somebody was tickling {pet.his} chin.

“Good boy, Colin,” said somebody.

Colin! {child} couldn’t believe it. {Pet} had been through that hedge for four days, and {pet.he} already had a friend, and a new name. And {pet.he} couldn’t even say hello.

“How does {pet.he} do it?” said {child}.

“I’ve no idea,” said {@a}. “Ask {pet.him}.”

# watching
You couldn’t ask {pet} anything. But the next morning, when {pet.he} went through the hedge, {child} lay down at the hole and watched.

Somebody was sitting by the flower bed with the bucket. {Pet} didn’t go up to them. {Pet.He} didn’t even look at them. {Pet.He} stopped a little way off. Then {pet.he} turned {pet.his} back, sat down and began to {@wash}.

That was all.

{@Washed} Somebody looked at {pet.him}. {@Changed} Somebody put down the bucket, and came a bit nearer, and sat down again. {@Ear} Somebody came nearer still.

And then, when they were really close, {pet} looked round, as if to say, oh, are you here?

# digging
{child} wriggled backwards out of the hedge.

{Child.He} couldn’t very well {@wash2}. But {child.he} fetched {child.his} own bucket, and {child.he} sat down on {child.his} own side, a little way off from the hole. {Child.He} turned {child.his} back. {Child.He} began to dig[music:  and hummed {music} into the hole].

{Child.He} didn’t look round. It was terribly difficult[sport: , worse than {sport}]. {Child.He} dug up a root. {Child.He} dug up a snail’s shell.

Behind {child.him}, something rustled. {child} dug.

There was a rustle again, closer. {child} found a worm, a long one, and laid it on the spade. {Child.His} ears nearly turned round on {child.his} head.

# six
“Is that a worm?” said somebody.

Now {child} looked round. There was a face in the hole, with leaves in its hair.

“Yes,” said {child}. And the rest came by itself. “I’m {child}.”

“I’m {robin},” said the face. “I’ve got six.”

“Six years?”

“Six worms,” said {robin}, and pushed the bucket through. The rest of {robin} came after.

They dug until dinner time.[school:  {robin} was going to start {at school}, too, it turned out.][city:  It was the deepest hole {in city}.][athlete:  {robin} could run like {athlete}, but only sideways.][friend:  {robin} wanted to meet {friend} as well. “{Friend.He} can dig,” said {child}.] Then {pet} came through the hole, and found them both on the wrong side of it.

# both-of-them
“There’s Colin!” said {robin}.

“There’s {pet}!” said {child}.

{Pet} looked at one of them, and {pet.he} looked at the other. Then {pet.he} turned {pet.his} back on both of them, and began to {@wash}.

At bedtime, {@a} tucked {child} in.

“So what did you say to {robin}?” {@he} said. “I’m going to try the grown-ups again tomorrow.”

“Nothing,” said {child}. “You sit down a little way off. And you have to dig.”[friend:  {Friend} had to be told that, too.]

“Not [us: trash cans | bins]?” said {@a}.

“No,” said {child}.

# something-nearer
{@A} put out the lamp. {@Sat}

{child} turned round in bed, with {child.his} back to it. {Child.He} shut {child.his} eyes, and {child.he} didn’t look round.

After a while, something came a bit nearer. And then nearer still.

# @pet
{pet}, the cat from across the road,
## if pet.cat / pet.dog
{pet}

# @wash
wash {pet.his} leg
## if pet.dog
scratch {pet.his} ear

# @wash2
wash {child.his} leg
## if pet.dog
scratch {child.his} ear with {child.his} foot

# @Washed
{Pet} washed for a long time.
## if pet.dog
{Pet} scratched for a long time.

# @Changed
{Pet} changed legs.
## if pet.dog
{Pet} changed ears.

# @Ear
{Pet} washed {pet.his} ear.
## if pet.dog
{Pet} yawned at a tree.

# @Sat
Outside the window, on the sill, sat {pet}, with {pet.his} back to the room. {@He} let {pet.him} in, as far as the end of the bed.
## if pet.cat / pet.dog
{Pet} came up and sat down right at the end of the bed. {Pet.He} turned {pet.his} back.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
