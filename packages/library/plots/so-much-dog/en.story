title: So Much in the Middle
title: Which Bit Is It?
title: The Basket Sneezed
guest wizard: Nettle (he), Thistle (he)
guest neighbour: Mrs Hill (she), Mrs Lane (she)
guest dog: Buster (he), Rufus (he)

% Whoever gets long (@p): the family's dog or cat, else the dog from next door. The grown-up (@a): {adult}, else the elder, else the neighbour who is babysitting.

# the-basket-sneezed
It was evening, and in the hall the laundry basket sneezed.

“Bless you,” said {child}.

“Thank you,” said the laundry basket.

[!short: The lid flew off, and up|Up] came a wizard. [short: His [us: pants|trousers] | He had {child’s} stripy socks over his ears and stars on his cloak, and his [us: pants|trousers]] were so short that his knees stuck out.

“My name’s {wizard},” he said. “I’ve grown, but my [us: pants|trousers] haven’t. So now I’m going to magic them longer.”

He lifted up his wand. Then he shut his eyes, which was a mistake.

“Longer, longer, like a noodle, only stronger!”

# longer
Because just then along came {@p-first}, to find out if {wizard} smelled of sausages. [!short: There was a bang at the end of the wand, and a tickle in the middle of {@p}.]

And {@p} got longer.

{@P-his} nose went off towards the bathroom. {@P-his} tail stayed where it was[!short: , by the shoes]. And in between there came {@kind}. And more {@kind}. [!short: And then a bit more {@kind}. ][city: Soon there was enough to go halfway [us: around|round] {city}.]

[!short: “Was {@p-he} like that before?” asked {wizard}.

“No,” said {child}. “Before, there was less in the middle.”

][school: “Didn’t you go to school?” said {child}.

“I did,” said {wizard}. “But it wasn’t {school}.”]

# a-bench
{@A-first} came out into the hall with a great pile of towels, and couldn’t see a thing. So {@a} sat down, straight on {@p}.

“How nice,” said {@a}. “A bench in the hall at last.”

“That’s {@p},” said {child}.

[!short: “Oh,” said {@a}. “Which bit is it?”

{child} felt with one hand. “The tummy.”

][adult & elder: {Elder} sat down as well[elder2: , and so did {elder2}].[!short / !friend:  There was plenty of room.]

][friend: [short: Then {friend} came in, {child’s} best friend. | Then the doorbell rang. It was {friend}[!friend.known: , {child’s} best friend,] who had left a mitten behind.] “Is that a new rug?” said {friend}.

][sport: “You could nearly {play sport} on {@p-him},” said {child}.

][athlete: Not even {athlete} could have jumped over.

][pet.other: {Pet} looked at it all, and said nothing.

]
# the-word
“I can magic {@p-him} short again,” said {wizard}. “But both ends have to hear the word at the same time.[!short:  If they don’t, only one half goes short. I had that happen with a crocodile. She can only go [us: around and around|round and round] now.]”

“Then we’ll call,” said {child}. “{@P}! Come here!”

[short: The nose came. But the middle got in the way, and the nose had to turn back. | The nose came. But the tail was so far away that it didn’t hear, and the middle got into a heap, and the nose went under the heap and had to turn back. From somewhere in the bathroom came a very small whine.]

[!short: And by the shoes, the tail hung down and didn’t move.

]“Oh no,” said {child}. “{@P-he} can’t find {@p-his} bottom.”

# the-tail
[!short: “I don’t suppose a bottom minds,” said {wizard}.

“Of course it minds. It hasn’t got anybody to be with.”

][!short: {child} sat down on the floor beside the bottom. ]{child.He} put {child.his} cheek against [short: the bottom|it], and patted it, slowly, slowly.

“I’m here,” {child.he} said. “Your head’s only in the bathroom.”

The tail moved. Once.

# round-and-round
Then {child} knew what to do. {child.He} fetched {@ps} green blanket and laid it in the middle of the floor[short: . | , beside the bottom, and patted it with both hands.]

“{@P},” said {child}. “Time to go to sleep.” [music: And {child.he} hummed {@song}[!short: , which is what {child.he} always hummed when {@p} was going to sleep].]

Because before {@p} goes to sleep, {@p-he} always walks [us: around|round] a bit first. And now {@p-he} came. [us: Around|Round] {@p-he} [short: went, and [us: around|round], until | went, [us: around|round] the bottom, and [us: around|round] {child}, and [us: around|round] {@a} and the towels, until] the whole hall was one enormous cinnamon bun of {@kind}. And right at the end of the bun, the nose found the tail.

[!short: Sniff, said the nose.

Wag, said the tail.]

# short
[!short: “Now,” said {child}.

]“Shorter, shorter, by at least three quarters,” said {wizard}.

Plop.

There lay {@p}, with just enough in the middle.

“But where did all the long go?” said {@a}.

{wizard} looked down. His [us: pants|trousers] were long now. They were rather hairy, and at the back they wagged.

“Ooh,” said {wizard}. “Warm.”

So he climbed down into the laundry basket and pulled the lid on after him.[!short:  He was allowed to borrow the socks.]

# all-of-it
{@A} carried {child} to bed. {@P} [short: came too, and lay down | came too, all of {@p-him} at once, and lay down] on the green blanket. {child} put a hand down in the dark, and felt.

A nose. A middle. A tail.

All of it was asleep.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  with {elder2} behind {elder.him}]

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog’s}
## if pet.dog / pet.cat
{pet’s}

# @p-he
he
## if pet.dog / pet.cat
{pet.he}

# @p-him
him
## if pet.dog / pet.cat
{pet.him}

# @p-his
his
## if pet.dog / pet.cat
{pet.his}

# @p-first
{dog}, the dog from next door, who was staying the night
## if pet.dog / pet.cat
{pet}, {child’s} {breed}

# @kind
dog
## if pet.cat
cat
## if breed.Dachshund
dachshund
