title: The Frog in the Boot
title: Clump, Squelch, Croak
title: My Boot’s Talking
guest sitter: Bev (she), Jan (she)

% @a: {adult}, else the elder, else the babysitter, by name each time. The frog is "it".

# two-eyes
{child} was going [friend: outside with {friend}[!friend.known: , {child.his} best friend]. | out.][pet.dog:  So was {pet}[!pet.known:  the dog].][pet.cat:  So was {pet}[!pet.known:  the cat].][pet.other:  {Pet} was staying in.]

{Child.He} put on {child.his} coat. {Child.He} put on {child.his} woolly hat. {Child.He} put on one of {child.his} boots.

But the other boot had been out on the step all night. Now it was heavy, and something in it went slosh.

{child} looked down.

Two eyes looked up.

“Croak,” said the boot.[pet.dog: 

“Woof,” said {pet}.][pet.cat: 

“Miaow,” said {pet}.]

# a-boot
“{@A}!” shouted {child}. “My boot’s talking!”[friend: 

“Mine isn’t,” said {friend}.]

{@Who} came and had a look. There was rainwater in the boot, and in the rainwater sat a frog. It was brown and shiny, with an enormous mouth.

“It thinks your boot’s a pond,” said {@a}.

“It’s a boot,” {child} told the frog.

“Croak,” said the frog. And it stayed right where it was.

# a-proper-pond
But a frog should have a proper pond. And {child} knew just where to find one. Behind the apple tree!

So {child} hugged the boot, frog and all, and off they went. {Child.He} had a boot on one foot and just a sock on the other, and the grass was as wet as wet can be.[age>=5:  {@A} came along behind with both arms out, just in case.][friend:  Next to {child.him} came {friend}, in two boots.][pet.dog / pet.cat:  Last came {pet}, on four wet paws.]

Clump, went the boot.

Squelch, went the sock.

[pet.dog: Sniff, went {pet}.

][pet.cat: Miaow, went {pet}.

]Croak, went the frog.

# past-the-swing
Past the swing they went. Clump. Squelch. [pet.dog: Sniff. ][pet.cat: Miaow. ]Croak.

[age>=5: Past the [us: clothesline | washing line] they went. Clump. Squelch. [pet.dog: Sniff. ][pet.cat: Miaow. ]Croak.

]Past the [us: blueberry bush | currant bush] they went. Clump. Squelch. [pet.dog: Sniff. ][pet.cat: Miaow. ]Croak.[music:  It sounded almost like {music}.]

Past the apple tree they went. Clump. [pet.dog: Squelch. Sniff … | [pet.cat: Squelch. Miaow … | Squelch …]]

And that was all.

# where-are-you
{child} stopped, and looked down into the boot. There was nothing in it but water.

“Frog?” said {child}. “Where are you?”

{Child.He} looked under a big leaf. That was where a snail lived.

{@A} looked behind the tree. That was where {child’s} ball had got to.

[friend: {Friend} looked in the watering can. That was where a spider lived.

][elder & adult: {Elder}[elder2:  and {elder2}] got up from the bench and looked under it. That was where a toadstool lived.

][elder2 & !adult: {Elder2} got up from the bench and looked under it. That was where a toadstool lived.

][pet.dog / pet.cat: But {pet} just looked at {child}.

]“Croak,” said somebody.

It didn’t come from down below. It came from up above!

# on-your-head
“{Child},” whispered [friend: {friend} | {@a}]. “Don’t move. You’ve got a frog on your head.”

{child} stood as still as {child.he} could.[sport:  It was harder than trying to {play sport}.] {Child.His} hat did feel a bit heavy. Then on {child.he} went, very, very carefully, one little step at a time.

Clump, went the boot, down below.

Squelch, went the sock, down below.

[pet.dog: Sniff, went {pet}, down below.

][pet.cat: Miaow, went {pet}, down below.

]Croak, went the frog, up above.

# a-deep-bow
And there was the pond. It was big and green and smelled of mud[city: , and there wasn’t a finer one in all {city}]. {child} stood at the edge, and {@a} held {child.him} by the hand.

“Here you are, Frog,” said {child}.

Then {child.he} took a bow. Down, down, down {child.he} went, hat and all.

Plop, went the frog.

The rings on the water got bigger and bigger. And right in the middle, two eyes popped up.

“Bye-bye, Frog,” said {child}[friend:  and {friend}].

# upside-down
That night the sock was hanging up to dry[school: , in time for {school}]. The boot was upside down on the step, so that nobody new could move in.

{@A} turned back the [us: covers | duvet] and looked [us: around | round]. “Where’s {child}?”

Somebody was squatting on the rug, in green pyjamas, with an enormous mouth.

“Croak,” said somebody.

And {child.he} jumped[athlete: , further than {athlete}], right down under the [us: covers | duvet].

Plop.

[pet.dog: Sniff, went {pet}.

][pet.cat: Miaow, went {pet}.

]Two eyes popped up at the edge.

“It thinks the bed’s a pond,” said {@a}.

“It’s a bed,” said {child}.

And {child.he} stayed right where {child.he} {child.was}.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @Who
{Sitter}, who was babysitting,
## if adult
{Adult}
## if elder & !adult
{Elder}
