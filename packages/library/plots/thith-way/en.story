title: Thith Way!
title: Nothing but Air
guest pet: Sasha (she), Smoky (he)
guest elder: Bert (he), Walter (he)
guest minder: Josie (she), Hattie (she)

% Lisp as hard as you can after the plink. The tooth that comes out belongs to the invented great-uncle; the family’s own grandparent sticks a bit of pancake over one.
% @a: who is at home: {adult}, else {minder}. The cat is the neighbour’s where the family has neither a cat nor a dog.

# like-a-little-bed
{child} had a wobbly tooth. It was right at the front, and it was so loose that {child.he} could lay it down flat with {child.his} tongue, like a little bed.

“That’ll be out any minute!” said {@comes}.

“No,” said {child}. “It won’t.”

Because a big boy [school: {at school}|in the playground] had explained. If you lose a front tooth, you can’t say an s. Nothing comes out but air.

# nothing-but-air
And {child} needed {child.his} s. How would anyone ask for strawberry jam? But that wasn’t the worst of it. The worst of it was {pet}.

{@Who} When other people called, {pet} stayed where {pet.he} {pet.was}. But when {child} called “this way”, then {pet} came, wherever [city: in {city} ]{pet.he} {pet.was}, {@tail}. It was the best thing {child} knew. And what if {child} stood there and called nothing but air? Who would come then?

# it-stays
So {child} made up {child.his} mind. The tooth was staying in.

{Child.He} stopped chewing. {Child.He} had [us: yogurt | yoghurt] for breakfast and soup for lunch. {Child.He} stopped jumping[sport: , and wouldn’t {play sport}][friend: , though {friend}[!friend.known: , {child.his} best friend,] had a brand-new skipping rope]. {Child.He} even stopped laughing, and that was hard, because in the evening along came {@elder}.

{Elder.short} was funny just taking off {elder.his} shoes.

“Good evening,” said {elder.short}. “I hear there’s a wobbly tooth in the house.”

“Mm,” said {child}, mouth shut.

{@Mine}

{child} bit back a laugh. Carefully.

# moustaches
{@A} had made pancakes[elder2: , and {elder2} had sent the jam]. {Elder.short} rolled up a pancake, tucked it under {elder.his} nose and had a moustache. {child} looked down at the table. {Elder.short} rolled up another and had two moustaches. {child} looked up at the ceiling[music:  and thought hard about {music}]. Then {elder.short} sneezed, and both moustaches shot across the table[athlete: , as if {athlete} had sent them,] and landed in the jam.

That did it. {child} laughed and laughed, and bounced all over.

Plink, went the plate.

# in-the-jam
Everybody looked. There in the jam lay a tiny, tiny tooth.

“Hooray!” said {@a}.

But {child} put a hand over {child.his} mouth. {child.His} eyes went very shiny.

“Now {pet} will never come again,” said {child}, behind the hand. “Now I can’t thay it properly.”

And out it all came, about the s, and the air, and {pet}. {@A} gave {child.him} a hug. But {elder.short} laid down {elder.his} fork and looked serious.

“This will have to be tested,” {elder.he} said. “Where is {@animal}?”

# a-long-s
{@Lay}

“I’ll go first,” said {elder.short}. {Elder.He} stood in the kitchen doorway and called, with a long and beautiful s, “Thisssss way, {pet}! Thisssss way!”

{@Up}, an ear moved. It turned towards the kitchen, and then it turned back again.

“Nicely spoken,” said {elder.short}. “No {@cat}. {@You} next.”

“This way, {pet}! This way!” called {@a}, with an s as bright as a new penny.

The other ear moved. Then somebody yawned into a {@cap}.

“Still no {@cat},” said {elder.short}. “Now you.”

# two-of-us
“I can’t,” said {child}.

“It’s only a test,” said {elder.short}. “I’ll keep you company.” {@Gap}

“Tho there,” said {elder.short}. “Now there are two of uth.”

{child} couldn’t help smiling. It felt cold in the gap. {Child.He} took a breath, and {child.he} shut {child.his} eyes, and {child.he} said, not at all loudly:

“Thith way, {pet}.”

# thump
Thump.

Pad, pad, pad, pad.

Something soft brushed against {child’s} legs. When {child} looked, there stood {pet}, {@mark}.

“{@Sound}” said {pet}. That meant: You called?

{@Hug}

“Well, that proveth it,” said {elder.short}. “{Pet} didn’t come for the s. {Pet} came for you.”

# two-glasses
At bedtime {child} put the tooth in a glass of water on the bedside table.[friend:  “I mutht show {friend} my gap tomorrow,” {child.he} said.][elder2:  {Elder2} had already heard on the phone how it sounded.] {Elder.short}, who was staying the night, stood {@glass}.

“One can alwayth hope,” {elder.he} said.

# half-a-pancake
In the morning there was a gold coin in {child’s} glass. And in {elder.short’s} glass, {@under}, lay half a pancake, rolled up like a moustache.

“Thtingy,” said {elder.short}.

And {child} laughed, gap and all, until {pet} had to hold on tight.

# @comes
{minder}, who was looking after {child.him}
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @you
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}

# @elder
Great-Uncle {elder}
## if elder
{elder}

# @who
{Pet} was the neighbours’ cat, a Siamese with a black nose and long legs, but {pet.he} mostly lived at {child’s}.
## if pet.cat
{Pet} was {child’s} cat, {a breed} who did as {pet.he} pleased.
## if breed.Siamese
{Pet} was {child’s} cat, a Siamese with a black nose and long legs.
## if pet.dog
{Pet} was {child’s} dog, {a breed} who did as {pet.he} pleased.

# @tail
tail straight up
## if pet.dog
wagging from the middle backwards

# @mine
“I’ve got one too,” said {elder.short}. “Only mine’s so wobbly you can take it out and do it with the dishes.”
## if elder
“I had one too, once,” said {elder.short}. “It got so wobbly that it went down with a meatball.”

# @animal
the cat
## if pet.dog
the dog

# @cat
cat
## if pet.dog
dog

# @lay
The cat was up on the hat shelf in the hall, in {@as} woolly hat.
## if pet.dog
The dog was in the hall among the shoes, nose down in {@as} boot.

# @up
Up on the hat shelf
## if pet.dog
Out among the shoes

# @cap
hat
## if pet.dog
boot

# @gap
And {elder.he} turned round, fiddled with {elder.his} mouth, and slipped something into {elder.his} top pocket. When {elder.he} turned back, {elder.he} had a gap exactly like {child’s}.
## if elder
And {elder.he} turned round, tore off a bit of dark pancake edge and fiddled with {elder.his} mouth. When {elder.he} turned back, there it was, stuck over a front tooth, and it looked exactly like {child’s} gap.

# @mark
tail straight up like an exclamation mark
## if pet.dog
wagging from the middle backwards, like somebody dancing

# @sound
Miaaaow?
## if pet.dog
Woof?

# @hug
{child} picked {pet.him} up and buried {child.his} nose in {pet.his} fur.
## if breed.Sphynx
{child} picked {pet.him} up and buried {child.his} nose in {pet.his} warm neck.
## if pet.dog
{child} put both arms round {pet.him} and buried {child.his} nose in {pet.his} fur.


# @glass
a glass of {elder.his} own next to it
## if elder
another next to it, with the little pancake edge in

# @under
under the great big tooth
## if elder
where the little edge had been
