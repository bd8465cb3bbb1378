title: The Bunny on the Boot
title: A Bunny in My Boot
title: I Can’t, Whispered {child}
guest grower: Mr Moon (he), Mr Pope (he)
guest bunny: Button (she), Biscuit (she)
guest friend: Ivy (she), Ned (he)
guest sitter: Maureen (she), Bridget (she)

% Refrain, always whole: “I can’t,” whispered {child}. “There’s a bunny on my boot!” The last time it is IN. @a is {adult}, else the grandparent, else {sitter}.

# on-my-boot
There was a bunny on {child’s} boot.

It was {grower’s} bunny, and her name was {bunny}. [friend: {child} and {friend}[!friend.known: , {child.his} best friend,] | {child}] had only come to the [us: community garden | allotment][city:  in {city}][elder & adult / elder2:  with {@with}] to say hello.[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] wanted to say hello too, and had to sit.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] was looking down from the shed roof. {Pet.He} liked that boot {pet.himself}.][pet.other:  {Pet} had stayed at home with a carrot of {pet.his} own.] But {bunny} hopped across the grass. She sniffed {child’s} left boot. She climbed up on the toe, tucked in her small brown paws, and went to sleep.

# beans
“Come and see my beans[friend: |, {child}],” called {grower}.

“I can’t,” whispered {child}. “There’s a bunny on my boot!”

So {grower} brought {child.him} a bean. It was as long as {child’s} arm.

# a-sandwich
“Come and have a sandwich,” called {@a-first}.

“I can’t,” whispered {child}. “There’s a bunny on my boot!”

So {@a} brought {child.him} a sandwich. {child.He} ate it standing up, and {child.he} didn’t drop one crumb on {bunny}.[pet.dog:  {Pet} got the crust.]

[friend / age>=6: “Come and see this worm,” called {friend}[friend: | , who was digging next door].

“I can’t,” whispered {child}. “There’s a bunny on my boot!”

So {friend} brought {child.him} the worm, and it waved.

]
# watering-can
[age>=6: “When does she wake up?” asked {child}, as quietly as {child.he} could.

“When she’s finished,” said {grower}.

]“Come and have a go with the watering can,” {@he-called}.

Oh, {child} loved the watering can! {child.He} loved it more than beans and sandwiches[sport: , and even more than getting to {play sport}]. {child.He} looked at the watering can. {child.He} looked down at {bunny’s} soft, shut eyes.[pet.cat:  {Child.He} looked up at {pet}, and {pet} looked away.]

“I can’t,” whispered {child}. “There’s a bunny on my boot!”

{child.His} leg went wobbly. {child.His} nose went itchy. {child.He} stood still[athlete: , stiller than {athlete} ever has].[pet.dog:  {Pet} sat still too, all but {pet.his} tail.]

# plip
[pet.dog: And then {pet} looked up at the sky … | [pet.cat: And then {pet} came down off the roof … | And then …]]

Plip.

A drop of rain fell on {bunny’s} ear.

Plop. A drop fell on her nose.

“Rain!” called {grower}. “Run to the shed!”[age>=6 / pet.dog:  And everybody ran, all but {child}[pet.dog:  and {pet}].]

“I can’t!” said {child}. “There’s a bunny on my boot!”

If {child.he} ran, {bunny} would tumble off. If {child.he} stayed, {bunny} would get soaking wet. Oh no!

# pop
{child} looked at the boot. [friend: {Friend} came running back, and held out an arm. ]Then, slowly, slowly, {child.he} began to pull {child.his} foot out. Out came {child.his} heel. Out came {child.his} toes. Pop!

There {child.he} stood, on one leg, in one sock[pet.dog: , leaning on {pet}].

{bunny} woke up. She looked into the empty boot. It was dark in there, and dry, and still warm from {child}. Her nose went in. Her ears went in. Her big back feet went in. Only her tail stayed out, like a bobble on a hat.

# hop
{child} picked up the boot and hugged it. {child.He} didn’t want a wet sock. So {child.he} went on one leg[school: , the way they do {at school}].[friend:  {Friend} did too, to keep {child.him} company.][pet.dog:  {Pet} went on four.] Hop, hop, hop, past the beans. Hop, hop, hop, past the cabbages. Hop, hop, hop, into the shed.

“Goodness,” said {grower}. “Which one of you is the bunny?”[elder & adult / elder2:  And {@laughing} laughed so much that {@laughing-he} had to sit down on a bucket.]

# in-my-boot
{child.He} put the boot down in the straw.[pet.dog:  {Pet} sniffed at the tail. Hello!][pet.cat:  {Pet} sat down on {child.his} other boot.] The rain drummed on the roof[music: , and {grower} hummed {music}]. [friend: {Friend} put an ear to the boot. Inside, somebody | Inside the boot, somebody] was breathing, very small and slow.

“Home time,” said {@a}. “Put your boot on, {child}.”

{child.He} smiled.

“I can’t,” {child.he} whispered. “There’s a bunny IN my boot.”

# until-morning
So {child} rode home on {@as} back, with [pet.cat: one boot, one sock and {pet} | one boot and one sock][friend: , and {friend} hopped all the way].

And {bunny} slept in the other boot until morning.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder.short}

# @with
{elder} and {elder2}
## if elder & adult
{adult} and {elder}
## if elder & elder2 & adult
{adult}, {elder} and {elder2}

# @laughing
{elder.short}[elder2:  and {elder2.short}]
## if elder2 & !adult
{elder2.short}

# @laughing-he
{elder.he}
## if elder2
they
## if elder2 & !adult
{elder2.he}

# @he-called
called {grower}
## if age>=6
he called
## if friend
called {friend}
