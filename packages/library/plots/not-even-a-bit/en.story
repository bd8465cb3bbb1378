title: Not Even a Bit
title: Three Sharks in the Little Pool
guest teacher: Mr Doyle (he), Mr Hoskins (he)

% The sharks are "it". Whoever waits with the towel: {@lap}.

# three-sharks
There were three sharks in the paddling pool[city:  in {city}].

They were real sharks, with fins and teeth. They lay in the warm water with their chins on the side, and they looked at {child}.

{child} had a yellow swimming ring. {Child.He} wanted to get in.[pet.dog:  So did {pet}[!pet.known:  the dog].][pet.cat:  {Pet}[!pet.known:  the cat] did not.] Beside {child.him} sat {@who} with [elder: both|his] feet in the water[music: , humming {music}].[friend:  And in the water stood {friend}[!friend.known: , {child’s} best friend,] waiting.]

# the-rule
“Can we play?” said the sharks.

{child} thought about it. “Yes,” {child.he} said. “But no biting.”

“Not even a bit?” said the sharks.

“Not even a bit!” said {child}.[pet:  “{Pet} has got the same rule at my house.”]

“That’s a good rule,” said {@t}.[school:  “They have it {at school} too.”]

# splashing
So {child} got in,[pet.dog:  and so did {pet},] and they splashed. The sharks had never splashed before. They had only swum.[sport:  They had never been asked to {play sport}, either.] They smacked the water with their fins until {@t} was wet right up to {@his} eyebrows.[pet.cat:  {Pet} moved. A bit.]

{@duck}

“Can we bite that?” said the sharks.

{@no}

“Not even a bit?”

“Not even a bit!”

The sharks sighed, and it made bubbles.

# the-toe
Then they saw {@ts} big toe. It was round and pink.

“Can we bite that?”

“NO!” said {child}.

“Not even a bit?”

“NOT EVEN A BIT!” said {child} and [friend: {friend}|{@t}], and {@t} pulled {@his} foot out.

# it-bit
The smallest shark was looking at {child’s} ring. It was so yellow. It was so fat. The little shark didn’t ask.

It bit.

# pffft
PFFFFFFFT!

All the air came out at once! The little shark’s teeth were stuck, and off it went. It went round and round the whole pool, with the ring in its mouth and its tail in the air. PFFFFT past {child}[friend:  and {friend}]! PFFFFT past [pet.dog / pet.cat: {pet}|the duck]! PFFFFT straight up!

And PLOP. It came down in {@ts} lap.

# flat
There it sat, with the ring in its mouth. The ring was as flat as a pancake.

“My ring,” said {child}, and now {child.he} {child.was} sad.

The little shark cried. Its tears were as big as strawberries.

“I bit,” it sobbed. “Now I can’t ever play again. Not even a bit.”

# be-my-ring
{child} looked at the shark. The shark looked at {child}.

“You can say sorry,” said {child}.

“Sorry,” said the shark.

“And then you can be my ring.”

“Can I?”

{child} put both arms round the little shark. It was smooth and round. The other two swam close, one on each side[friend: , with {friend} holding on to a fin], and {@t} kept one hand under {child.his} tummy.

# glide
Then {child} kicked. {Child.He} kicked until the water was all froth.[athlete:  {Child.He} tried as hard as {athlete}.] And away they slid! They slid across the whole pool, {child}[friend: , {friend}][pet.dog: , the sharks and {pet} with the duck][!pet.dog:  and the sharks], right to the other side.

“I swam!” shouted {child}. “Did it hurt when I squeezed you?”

“Not even a bit,” said the little shark.

# towels
Then it was time to get out. {child} sat on the bench [adult: on {adult’s} lap|{@beside}], in a great big towel. Next to {child.him} sat [friend: {friend} and ]three sharks, each in a little one.[elder & adult:  {Elder.short}[elder2:  and {elder2}] had warmed the towels on the radiator.][pet.dog:  {Pet} shook, and everybody had to be dried again.][pet.cat:  {Pet} wasn’t wet. Not even a bit.]

“Are you tired?” said {@lap}.

“Not even a bit,” said {child}, and yawned.

# not-even-a-bit
The little shark leaned on {child.him}. “Are you cross with me now?”

{Child.He} leaned back. It was warm there, and soft.

“Not even a bit,” {child.he} said.

# @who
{teacher}, the swimming teacher,
## if elder
{elder}

# @t
{teacher}
## if elder
{elder.short}

# @ts
{teacher’s}
## if elder
{elder.short’s}

# @his
his
## if elder
{elder.his}

# @duck
Then a rubber duck came floating by.
## if pet.dog
Then {pet} came swimming by, carrying a rubber duck.
## if pet.cat
Then they saw {pet’s} tail. It was hanging over the side.

# @no
“No.”
## if pet.dog & friend
“No,” said {friend}. “{Pet} is only holding it.”
## if pet.dog
“No. {Pet} is only holding it.”
## if friend
“No,” said {friend}.

# @lap
{teacher}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @beside
beside {teacher}
## if elder
on {elder’s} lap
## if elder & elder2
between {elder} and {elder2}
