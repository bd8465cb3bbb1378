title: Very Small [us: Clothespins | Pegs]
title: Are You Dry Yet?
title: It’s Being Used
guest elder: Mrs Plum (she), Mrs Finch (she)
guest dog: Biscuit (he), Rufus (he)

% The dog (@d): the family’s, else {elder.short’s}. The blue sock is {adult’s}; where nobody is named it is {elder.short’s} own.
% Where no grandparent is ticked, {elder} babysits for {adult}, else lives next door.

# peg-peg
[school: There was no {school} that day. ]{@Who} had a big basket of wet [us: laundry | washing], and {child} had the [us: clothespins | pegs].[friend:  {Friend}[!friend.known: , {child’s} best friend,] had the empty [us: clothespin | peg] bag, for a hat.]

“Sock,” said {elder}.

“[us: Pin | Peg],” said {child}.

“Shirt,” said {elder}.

“[us: Pin, pin | Peg, peg],” said {child}.

# sniff
[pet.cat: {Pet}[!pet.known:  the cat] had a job. It was to sit on the wall. ][pet.other: {Pet} had a job. It was to look after the house. ]{@D-first} did not have a job. So {@d-he} gave {@d-himself} one. {@D-he} put {@d-his} nose in the basket[sport: , in among the things you wear to {play sport},] and {@d-he} sniffed.

Sniff, sniff, sniff.

Then {@d-his} tail went stiff. Then {@d-his} tail went [us: around and around | round and round].

“What have you found, {@d}?” said {child}.

# tishoo
Something in the basket went [us: achoo | tishoo].

It was a very little [us: achoo | tishoo]. It came from inside [adult: {adult’s} | {elder’s}] blue sock.

{child} looked into the sock. And out of the sock, all crumpled and dripping, peeped a fairy.

She was as big as {child’s} thumb.

“I went to sleep in a sock,” said the fairy, “and the sock went in the wash. [us: Around and around and around | Round and round and round]! Now my wings are wet, and I can’t fly home.”

“Oh dear,” said {child}.

“Oh dear,” said {elder}. “Wet things go on the line.”

{Elder.He} felt in {elder.his} apron pocket, right down at the bottom, and there were two [us: clothespins | pegs] no bigger than grains of rice.

# you-never-know
“{Elder}!” said {child}. “Why [us: do you have | have you got] such very small [us: clothespins | pegs]?”

“You never know,” said {elder}.

So {child} [us: clipped | pegged] the fairy up by her skirt, ever so gently. [us: Pin, pin | Peg, peg]. And there she hung, between a shirt and a pillowcase, with her toes in the air.

# not-yet
“Are you dry yet?” said {child}.

“Not yet,” said the fairy. Drip, drip.

Along came a little wind. [friend: {Friend} helped it to blow. ]The shirt waved. The pillowcase waved. The fairy swung, and she laughed[music:  and hummed {@song}].

“Are you dry yet?” said {child}.

“Not yet,” said the fairy. Drip.
## or
“Are you dry yet?” said {child}.

“Not yet,” said the fairy. Drip, drip.

Along came a butterfly. [friend: {Friend} held out a finger, but it didn’t want a finger. ]It sat down on the line beside the fairy, and it hung its wings out too. “But you’re not even wet!” said the fairy, and she laughed[music:  and hummed {@song}].

“Are you dry yet?” said {child}.

“Not yet,” said the fairy. Drip.

# nearly
Out came the sun, nice and warm[city: , all over {city}]. {Elder} shut {elder.his} eyes[elder2: , and {elder2} snored]. {child} sat down in the grass.

“Are you dry yet?”

“Nearly,” said the fairy. “It’s just my left wing. Just the tip.”

# haaah
Then {@d} stood up on {@d-his} back legs. {@D-he} put {@d-his} nose close, and {@d-he} breathed {@d-his} warm doggy breath.

Haaaaaah.

“Pooh!” said the fairy. “But thank you. Now I’m dry!”

# as-small-as-a-crumb
{child} took off the [us: clothespins | pegs]. And the fairy flew! She flew over the shirt and under the pillowcase[athlete: , as if {athlete} were watching]. She flew all the way down {@ds} back, from {@d-his} ears to {@d-his} tail. And she gave {child} a kiss on the nose, as small as a crumb.

# being-used
[adult: Then {adult} came [elder: to fetch {child} ]home.|Then {elder} folded up the shirt and the pillowcase.]

“Has anybody seen my other blue sock?” said [adult: {adult} | {elder}].

{child} looked up. High in the apple tree hung one blue sock. It had a tiny bulge in it, and it was swinging, very slowly.

“Shhh,” said {child}. “It’s being used.”

And [adult: {adult} said that in that case, {adult.he} could wait|{elder} said that in that case, {elder.he} could wait].

# @who
{elder} next door
## if adult & !elder
{elder}, who was babysitting,
## if elder
{elder}

# @d
{dog}
## if pet.dog
{pet}

# @ds
{dog’s}
## if pet.dog
{pet’s}

# @d-first
{dog} the beagle
## if pet.dog
{pet} the [breed: {breed} | dog]

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-his
{dog.his}
## if pet.dog
{pet.his}

# @d-himself
{dog.himself}
## if pet.dog
{pet.himself}

# @song
{music}
