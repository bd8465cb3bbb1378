title: Flap, Pat
title: The Other Slipper
title: Good Night Up There, Good Night Down There
guest pet: Doris (she), Bramble (he)
guest elder: Maud (she), Olive (she)

% Let the child say “flap, pat”, and say the last flap as softly as you can. The grandparent is the family’s, else great-aunt {elder}. The pet is the family’s dog or cat, else the neighbour’s rabbit: @bus, @watched, @sat, @thump, @sniff, @settled.

# two-slippers
{child} was going to stay the night with {@host}. {@also}

[friend: {Friend}[!friend.known: , {child’s} best friend,] had hugged them both goodbye. ]{@bus} Something was missing, but {pet} couldn’t say so.

{Elder.short} had slippers, two of them, red and fluffy. When {elder.short} walked about the kitchen, they went like this:

Flap, flap. Flap, flap.

“Time to make the [us: oatmeal | porridge],” said {elder.short}[music: , humming {music}]. Flap, flap, {elder.he} went to the [us: stove | cooker].

{Pet} sat under the table and watched the slippers. {@watched}

# one-slipper
They ate the [us: oatmeal | porridge]. {Elder.short} kicked off both slippers under the table, because that is what you do when you’re eating [us: oatmeal | porridge]. And then {elder.he} got up to fetch some more milk.

Flap, pat. Flap, pat.

{Elder.short} stopped. {child} looked down.

“{Elder.short}! You’ve only got one slipper!”

“Well, bless my socks,” said {elder.short}. “Where’s the other one?”

# a-raisin
They looked under the table. No slipper. They looked under the sofa. There was a button[elder2:  off {elder2’s} shirt], and a raisin[athlete: , and a picture of {athlete}], but no slipper. They even looked in the [us: refrigerator | fridge], but that was mostly because {child} liked to see the light.

# gone
Flap, pat, went {elder.short}. Flap, pat.

“Let’s get you into your pyjamas for now,” said {elder.short}. “Where’s your sock?”

{child} only had one sock[sport: , the sort you have on to {play sport}]. The other one was gone!

“Where’s my [us: pot holder | oven glove]?” said {elder.short}.

Gone!

“Where’s my soft scarf[elder2: , the one from {elder2.short}]?”

Gone, gone, gone!

“And where,” said {child}, looking round, “is {pet}?”

# hasss
They stood still, the two of them. Then they heard it. Somebody was dragging something along the floor.

Shhhf. Shhhf. Shhhf.

{child} took hold of {elder.short’s} hand. They crept as quietly as they could. It wasn’t very quiet, because {elder.short} went flap, pat, flap, pat.

The sound was coming from the room where {child} was going to sleep. It was coming from under {@bed}.

# a-bed
{child} lay down on {child.his} tummy and looked in.

{@sat} Next to the scarf was [us: a pot holder | an oven glove]. On the [us: pot holder | oven glove] was a sock, and in the middle of it all was one red, fluffy slipper, and in the slipper {pet} had put {pet.his} chin.

“{Elder.short},” whispered {child}. “{Pet} has made a bed.”

{Elder.short} lay down on {elder.his} tummy too. It took a while.

“Oh, you poor little thing,” said {elder.short}. “Haven’t you got a bed?”

Then {child} remembered. {Pet} had a cushion at home, a blue one. They had forgotten it! It was still there, and {pet} hadn’t been able to tell them, because {@animals} can’t say cushion.

# we-swap
{Elder.short} reached in for the slipper.

{@thump}

{Elder.short} took {elder.his} hand away again. “{Pet.He} {pet.is}n’t going to give it to me.”

{child} thought. Then {child.he} crawled out and fetched {child.his} yellow [us: sweater | jumper], the one {child.he} had worn all day[adult: , ever since {adult} helped {child.him} into it]. It smelled of [us: oatmeal | porridge] and bus and [friend: {Friend} and ]{child}.

{Child.He} scrunched it up and pushed it in under the bed.

“Here, {pet},” {child.he} whispered. “Swap.”

{Pet} sniffed at the [us: sweater | jumper]. {@sniff} Then {@settled}

And {child} took the slipper and gave it to {elder.short}.

# up-and-down
Then {child} crept into {child.his} bed, the top one. Below {child.him} was {pet}, in the bottom one. {Elder.short} tucked them both in.

“Good night up there,” said {elder.short}. “Good night down there.”

# klapp
Then {elder.he} put out the lamp and went off to the kitchen, and {child} lay in bed and listened.

Flap, flap.

Flap, flap.

Flap.

# @host
{child.his} great-aunt {elder}
## if elder
{elder}

# @also
{Child.He} {child.was} looking after the rabbit from next door, who was called {pet}, and {pet} was going to stay the night too.
## if pet.dog
{Pet}[!pet.known:  the dog] was going to stay the night too.
## if pet.cat
{Pet}[!pet.known:  the cat] was going to stay the night too.

# @bus
{Pet.He} had come by bus[city: , right across {city},] in {pet.his} carrier[adult:  next to {adult}] and had looked very serious all the way[school: , even going past {school}].
## if pet.dog
{Pet.He} had come by bus[city: , right across {city},] on {pet.his} best [us: leash | lead][adult:  next to {adult}] and had looked very serious all the way[school: , even going past {school}].

# @watched
{Pet.His} nose went up and down, up and down.
## if pet.dog
{Pet.His} nose went snuff, snuff, snuff.
## if pet.cat
{Pet.His} head went to and fro, to and fro.

# @bed
the bed
## if pet.dog
the high bed

# @sat
There sat {pet}. {Pet.He} {pet.was} sitting on a scarf.
## if pet.dog
There lay {pet}. {Pet.He} {pet.was} lying on a scarf.

# @animals
rabbits
## if pet.dog
dogs
## if pet.cat
cats

# @thump
Thump, went {pet} with {pet.his} back foot.
## if pet.dog
Mmmrrm, went {pet}, with {pet.his} chin still in it.
## if pet.cat
Smack, went {pet} with {pet.his} paw.

# @sniff
{Pet.His} nose went up and down.
## if pet.dog
Snuff, snuff, snuff.
## if pet.cat
{Pet.He} trod on it a little.

# @settled
{pet.he} gave a little hop, right down into the yellow [us: sweater | jumper], and went all flat with joy.
## if pet.dog
{pet.he} put {pet.his} chin down in the middle of the yellow [us: sweater | jumper], gave a great big sigh and went all flat with joy.
## if pet.cat
{pet.he} turned round once, right down into the yellow [us: sweater | jumper], and went all round with joy.
