title: Hold Tight, Please
title: A Ticket Home
title: Be a Coat
guest friend: Maisie (she), Rory (he)
guest elder: Mr Tandy (he), Mrs Crumb (she)
guest teacher: Mrs Pym (she), Mr Rowan (he)

% “Hold tight, please” is said in a bus conductor’s voice; the last time very softly. Let the child do “Ding ding!” and “Pop!”

# at-the-kerb
“Hold tight, please,” said {elder} at the kerb, and {child} held {elder.his} hand with both {child.his} own.

It was {child.his} first day [school: {at school} | at the new school], and {child.he} didn’t want to let go.[adult:  {Adult} had said goodbye at home[pet: , and so had {Pet}[pet.dog:  the dog][pet.cat:  the cat]].][!adult & pet:  {Pet} [pet.dog: the dog ][pet.cat: the cat ]had said goodbye at home.] {@bus}. At the gate {friend} was waiting for them. {Friend} was {child’s} best friend, and had been at this school for ages.

# from-inside
“You can let go now,” said {friend}.

“I’m not going to,” said {child}. “{Elder.short} is coming in. And staying all day.”

“Grown-ups don’t stay. At our school they go home and miss you.”

“Mine can miss me from inside.”

“You just let go,” said {friend}. “I’ve done it. It’s easy.”

They were best friends, and they were both right, and they stood and frowned at each other. {child’s} tummy felt like [us: an elevator | a lift] going down.

“Hold tight, please,” said {elder.short}, because here came the bell and the pushing, and in they went, all three.

# a-coat
In the [us: coatroom | cloakroom] {friend} stopped. {Friend.He} had thought about it.

“All right,” {friend.he} said. “If {elder.short} is staying, we’ll have to hide {elder.him}. {Elder.short}, be a coat.”

“What sort of coat?” said {elder.short}.

“A quiet one.”

So {elder.he} stood against the pegs, between a duffel coat and a [us: raincoat | mackintosh]. {child} held on to {elder.his} sleeve. A boy came in and hung his scarf on {elder.him}.

“It’s working,” whispered {friend}.

“Good morning,” said {teacher}, the teacher. “What a big coat. Does it drink tea?”

“Two sugars,” said the coat.

{Teacher} said that {elder.short} could see {child} to {child.his} chair, and then it would be time for goodbye.

# very-small
{child’s} chair was next to {friend’s}. It was red, and very small, and it had two little arms. {child} wouldn’t sit in it.

“Look, it’s nothing to be afraid of,” said {elder.short}. “Any passenger can sit in that.” And to show {child.him}, {elder.he} sat down.

The chair creaked.

“There,” said {elder.short}. “Now I’ll just get up.” {Elder.He} got up. The chair got up too.

All the children turned round.

# like-a-tail
{Elder.short} turned round to look at it, and it went round behind {elder.him} like a tail. {Elder.He} bumped the sand tray. {Elder.He} bumped {teacher}. Somebody began to giggle, and then they all did.

“Well, {child},” {elder.he} puffed, “now I am staying. I’ll have to go to bed in it.”

{child} wasn’t giggling. {Child.He} had got just what {child.he} wanted, and {elder.short’s} face was getting pinker and pinker. {Elder.He} didn’t like it.

{Friend} pulled. “That’s too much {elder.short} for one,” {friend.he} said.

# both-hands
{child} looked at the chair. It would need somebody strong at the back, and both hands. But both {child.his} hands were holding {elder.short’s}.

{Child.He} looked at them. Then {child.he} opened {child.his} fingers and let go. {Child.He} ran round behind {elder.short} and grabbed the chair by its red legs.

“{Friend}, hold on to my middle!”

“Everyone hold on to my middle!” shouted {friend}.

And they did. They all came, one behind the other, all the way to the book corner, like the longest bus [city: in {city} | in the world].

# ding-ding
{child} took a big breath, and did it in {elder.short’s} own voice.

“Hold tight, please!” {child.he} bawled. “Ding ding!”

Everybody pulled[sport: , and {child} pulled as if it were {sport}].

Pop!

{Elder.short} shot out of the chair one way[athlete: , faster than {athlete}], and the whole class sat down the other way. {child} landed in a lap. {Child.He} laughed so much that {child.he} got hiccups.

“You see?” said {friend}. “You let go. I told you it was easy.”

“It wasn’t easy,” said {child}. “I was busy.”

# a-return
{Elder.short} got {elder.his} breath back. Then {elder.he} took {@machine}. {Elder.He} turned the little handle, trrrk, and out came a ticket, and {elder.he} gave it to {child}.

“That’s a [us: round trip | return],” {elder.he} said. “A [us: one-way | single] only takes you there. A [us: round trip | return] means the driver has to come back for you. That’s the law.”

{child} put it in {child.his} pocket[elder2: , next to the peppermint that {elder2} had sent]. {Child.He} felt it there at milk, [music: and at singing, although the song wasn’t {music}, ]and at painting[adult: , where {child.he} painted a bus for {adult}], and when {friend} showed {child.him} the snail. At lunch {child.he} forgot it, because there was [us: pudding | custard].

# at-the-gate
At home time {child.he} came out holding {friend’s} hand.

{Elder.short} was at the gate[pet.dog:  with {Pet} on the lead][pet.cat: , with a cat hair or two from {Pet} on one sleeve][pet.other: , with news of {Pet}]. {Elder.He} bent down, and {child} ran straight in under {elder.his} coat and put both arms round as much of {elder.him} as {child.he} could reach.

“Hold tight, please,” {elder.he} said into {child’s} hair.

Then {elder.he} got out the silver clippers, and {child} handed over the ticket, a bit sticky by now, and {elder.short} clipped a small round hole in it.

# @bus
{Elder} lived next door, and had driven a bus since before {child} was born, and still talked like that at every kerb
## if elder
They had come by bus, and {elder.short} liked the way the driver talked so much that {elder.he} did it at every kerb

# @machine
an old ticket machine out of {elder.his} pocket
## if elder
a ticket machine out of {elder.his} pocket. The bus driver had lent it to {elder.him} till home time
