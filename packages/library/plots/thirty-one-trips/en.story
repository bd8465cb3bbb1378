title: {Pet's} Stones
title: Thirty-One Trips
title: In the Left [us: Boot | Welly]
guest friend: Lucas (he), Marnie (she)
guest pet: Vera (she), Bruno (he)
guest elder: May (she), Peg (she)

% {pet} is the family’s dog or cat, else the friend’s dog. {elder} is the family’s own, else an old friend by a lake. The dinosaur is ‘it’ until {elder} says ‘old girl’, then ‘she’.

# in-the-boot
Every morning that summer there was a stone in {child's} left [us: boot | welly].

It was {@pet} who put it there. {@dived} One was for {child}. The rest went on a heap behind {elder's} woodshed, and nobody could touch that heap without being [pet.cat: hissed | growled] at.[!elder:  {child} and {friend} were spending the summer with {elder}, an old friend.]

“[pet.she: She’s | [pet.he: He’s | {Pet}’s]] a collector,” said {elder}. “With some people it’s stamps.”

# with-the-fog
The dinosaur came on a Tuesday, with the fog. {child} and [!friend.known: {child.his} best friend ]{friend} had gone to fetch the fishing rods, and there it stood in the boathouse, up to its knees in water. It was as big as a cow, with a long neck and a head like a horse’s, only sadder. Its skin looked like bark. It backed up against the wall, and all the oars fell down.

{@didnt-bark}

# nobody-must-know
“Nobody must know,” whispered {friend}. {Friend.His} eyes were shining. “Not till I’ve measured it. Whoever measures it first gets to choose the name.” {Friend.He} never went anywhere without a tape measure[school: , and had already measured {school}]. All {friend.his} life {friend.he} had been waiting to discover something, and so far there had only been a new kind of worm[city:  {in city}], which wasn’t new.

But {child} was looking at its ribs. You could count them.

“It’s got to eat something,” said {child}.

# a-meat-eater
They brought grass, and cabbage, and water-lily leaves, and {elder's} lettuce seedlings. It sniffed at the lot and turned away.

“It’s a meat-eater,” said {friend}. “You can tell by the eyes.” {Friend.He} held out a branch with [adult: one of {adult's} sausages | a sausage] on it. The dinosaur closed its eyes and shuddered. {Pet} ate the sausage.

# thursday
On Wednesday it lay down. On Thursday they had to tell {elder}.

{Elder} [elder.he: rolled up his [us: pants | trousers] | tucked up her skirt], waded straight in and put {elder.his} hand on the dinosaur’s neck, as if it were somebody’s heifer that had got out.

“You poor old girl,” {elder.he} said. “How long has she been like this?”

“She won’t have anything,” said {child}. “We’ve tried everything that grows.”

{Elder.short} went off to boil some oats[music: , without so much as humming {music}]. {Friend} sat on the [us: dock | jetty]. {Friend.He} hadn’t measured a thing all day[sport: , or said a word about {sport}].

“She’s not ill,” {friend.he} said at last. “When you’re ill you don’t look at anything. She’s looking for something.”

It was true. The long head went to and fro along the shore, where {elder.short} had put down gravel for the car. The dinosaur picked up a stone, turned it over with her tongue, spat it out and sighed.

“She’s trying to eat gravel,” said {friend}. “So she is ill.”

# their-turn
{Elder.short} came back with the oats[elder2: , and {elder2} with a ladle], and behind {elder.him} came the hens, who always thought it was their turn. They pecked about round {elder.his} boots.

“{Elder.short},” said {child}. “What are the hens eating? There isn’t any corn there.”

“Grit, of course. They’ve no teeth. They keep the stones in their insides, and that’s what grinds their dinner. Without stones a hen could stand up to her neck in oats and starve.”

The boathouse went quiet. The dinosaur had just opened her mouth for a stone, and you could see right in. Her teeth were as thin as pencils. They would do for tugging. They would never do for chewing.

# her-heap
She spat out the stone. {child} picked it up. It had sharp edges all the way round.

“She can’t swallow these,” said {child}. “They’d cut her. They’ve got to be round. They’ve got to be really, really …”

{Child.He} stopped, and looked at {pet}.

{Pet} saw that all three of them were looking. {Pet.He} got up and went off to the woodshed, fast. When they got there, {pet.he} {pet.was} lying on {pet.his} heap.

“Let’s just take them,” said {friend}. “There isn’t time.”

{Pet} [pet.cat: hissed | growled].

“No,” said {elder}. “They’re [pet.she: hers | [pet.he: his | {pet's}]].”

# the-long-way-down
So {child} ran indoors for {child.his} [us: boot | welly], where that morning’s stone still lay. That one was [child.she: hers | [child.he: his | {child's}]]. {Child.He} put it on the [us: dock | jetty] in the boathouse and stepped well back.

The dinosaur stretched out her neck. She took the stone. She turned it over with her tongue, for a long time. Then she raised her head to the roof, and they watched the lump go down, all that long way down.

Then she looked round for more.

# thirty-one
{Pet} had seen it too. {Pet.He} {pet.was} standing in the boathouse door. {Pet.He} looked at the dinosaur, and {pet.he} looked up towards the woodshed, and {pet.he} [pet.cat: made a noise | groaned] like an old person getting up off a sofa. And away {pet.he} went. When {pet.he} came back, there was a stone in {pet.his} mouth. {Pet.He} put it on the [us: dock | jetty] and pushed it forward with {pet.his} [pet.cat: paw | nose].

{Pet.He} made thirty-one trips[athlete: , as steady as {athlete}]. Nobody was allowed to help. {Friend} kept count.

After the thirty-first stone the dinosaur ate the oats. Then she ate the cabbage, the lettuces and a corner of {elder.short's} straw hat.

“She’s welcome to it,” said {elder}. “It itched.”

# what-she-is-called
By Saturday the dinosaur had a tummy[adult: , and {adult}, who came to visit, was shown it | [elder2: , and {elder2} said it was the finest {elder2.he} had seen]]. On Sunday night the fog came back, and in the morning the boathouse was empty.

“You never got to measure her,” said {child}.

“No.” {Friend} wound in {friend.his} tape measure. “But I know what her name is. It’s {pet's}.”

# the-left-boot
{Pet} was lying on the steps with {pet.his} chin on {pet.his} paws. Behind the woodshed there was nothing but a patch where the grass didn’t grow.

{child} sat down beside {pet.him} to put {child.his} [us: boots | wellies] on. The right one went on. In the left one there was a stone.

It was round and green, and so shiny you could see the sky in it. No stone ever got as shiny as that by lying in a lake. And the [us: boot | welly] was sopping wet, right down to the toe, with the marks of thin teeth all round the top.

{child} held out the stone. {Pet} sniffed it, for a long time. Then {pet.he} took it gently in {pet.his} mouth, got up and walked off towards the woodshed.

# @pet
{friend's} dog {pet}
## if pet
{pet}
## if pet & breed
{pet} the {breed}

# @dived
{Pet.He} ducked {pet.his} head under at the edge of the lake, took {pet.his} time choosing and came up with a smooth round stone in {pet.his} mouth.
## if pet.cat
{Pet.He} sat at the edge of the lake, took {pet.his} time choosing, hooked out a smooth round stone with one paw and carried it home in {pet.his} mouth.

# @didnt-bark
{Pet} didn’t bark. {Pet.He} sat down on the [us: dock | jetty], put {pet.his} head on one side and whined.
## if pet.cat
{Pet} didn’t hiss. {Pet.He} sat down on the [us: dock | jetty], put {pet.his} head on one side and mewed, very low.
