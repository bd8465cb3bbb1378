title: Not a Smidge
title: Did Not Budge
guest friend: Nell (she), Kit (he)
guest pet: Smudge (he), Dumpling (she)

% Refrain: “did not budge. Not a smidge.” Leave the smidge to the child. Purr too (or thump, for a dog).
% The cat is the family’s, or the one from next door. The British Shorthair is the original.

# stayed-sat
{@is} And when {Pet} sat down, {pet.he} stayed sat, and there was nothing anybody could do about it.

One night {friend}[!friend.known: , {child’s} best friend,] came to sleep at {child’s} house[city:  in {city}]. {@made} {Friend} had brought {friend.his} pyjamas and {friend.his} toothbrush. And {friend.he} had brought Bobbly.

# on-bobbly
Bobbly was {friend’s} blanket. Bobbly was blue, with bobbles on, and {friend} couldn’t go to sleep without him. Not ever. Not once.[school:  Bobbly went everywhere, except to {school}.]

{Friend} put Bobbly down on the rug, just for a minute, while {friend.he} and {child} brushed their teeth[adult:  with {adult}].

And when they came back, there was {Pet}. {Pet.He} {pet.was} sitting on Bobbly.

“Excuse me, {Pet},” said {friend}. “That’s my blanket.”

{Pet} looked at {friend} with {pet.his} [pet: big round | big orange] eyes.

But {Pet} did not budge. Not a smidge.

# a-king
“I know what to do,” said {child}. “We’ll pull.”

So {child} held one corner, and {friend} held another corner, and they pulled, very gently[sport: , not at all the way you {play sport}]. Bobbly slid across the rug. And {Pet} slid across the rug too, sitting up straight, like a king on a sledge.

“{Pet} likes it,” said {friend}.[athlete:  “Not even {athlete} could shift {pet.him}.”]

And {Pet} did not budge. Not a smidge.

# fish
“I know what to do,” said {child}. {@fish}

“It’s working!” whispered {friend}.

… and the paw went back in again.

{Pet} did not budge. Not a smidge.

# i-want-bobbly
{Friend} sat down on the floor. {Friend.He} rubbed {friend.his} eyes, and {friend.his} chin began to shake.

“I want Bobbly,” said {friend}, in a tiny voice. “I want Bobbly, and it’s dark outside, and it isn’t my house.”

{child} looked at {friend}. It had all been so funny that {child} had forgotten {friend} might be sad.

{child} didn’t say, “I know what to do,” because {child.he} didn’t.

# in-the-quiet
{Child.He} just sat down next to {friend}, close, so that their arms were touching. And because {friend} was looking at {Pet}, {child} looked at {Pet} too. It was quiet. And in the quiet, they heard it.

{@purr}

{@nice} “Bobbly must be very nice.”

{Friend} sniffed. “He is,” said {friend.he}.

# somebody-warm
“{Pet},” said {child}, “it’s bedtime. {Friend} needs that blanket, and {friend.he} needs somebody warm. Do you know anybody warm?”

Then {child} and {friend} lay down in the big bed on the floor, side by side, and waited.[music:  They hummed {music}, very softly.]

{Pet} looked at them. {Pet.He} stood up. {Pet.He} stretched {pet.his} front end. {Pet.He} stretched {pet.his} back end.

And {Pet} … BUDGED!

# all-warm
{Pet} budged across the rug. {Pet} budged right up on to the bed. Quick as a wink, {friend} reached out and got Bobbly.

“Oh!” said {friend}. “He’s all warm! {Pet} has warmed him up for me!”

{Friend} tucked Bobbly under {friend.his} chin, and {friend.his} chin did not shake at all. {Pet} turned round once, and round twice, and sat down with a flump, right on {child’s} feet.

[adult & elder: {Adult} and {elder.short} said goodnight and put out the light.

][adult & !elder: {Adult} said goodnight and put out the light.

][elder & !adult: {Elder} said goodnight and put out the light.

]{@purr}

# your-feet
“{child},” whispered {friend}, “can you move your feet?”

{child} tried. “No,” {child.he} whispered.

“Do you want to?”

{child} thought. {child.His} feet were as warm as toast. {Friend} was there, and so was Bobbly. {@on}

“No,” said {child}.

# until-the-morning
And all night long, in the big bed, until the morning, {child} did not budge.

Not a smidge.

# @is
{Pet} was a very round cat, and {pet.he} lived next door to {child} and came in when {pet.he} liked. {Pet.He} {pet.was} round and grey and soft, like a cloud that has eaten a big dinner.
## if pet.cat & breed.British Shorthair
{Pet} was {child’s} cat, a very round British Shorthair. {Pet.He} {pet.was} round and soft, like a cloud that has eaten a big dinner.
## if pet.cat
{Pet} was {child’s} cat, [breed: {a breed}, ]and {pet.he} sat like a cloud that has eaten a big dinner.
## if pet.dog
{Pet} was {child’s} dog, [breed: {a breed}, ]and {pet.he} sat like a cloud that has eaten a big dinner.

# @made
A big bed for two had been made up on the floor.
## if elder
{Elder}[elder2:  and {elder2}], who [elder2: were|was] helping out that week, had made up a big bed for two on the floor.

# @fish
“Fish!”

{child} put one fishy biscuit down by the door. {Pet’s} nose went twitch. {Pet.His} whiskers went twitch. One paw came out, slowly, slowly …
## if pet.dog
“Biscuit!”

{child} put one dog biscuit down by the door. {Pet’s} nose went twitch. {Pet.His} ears went twitch. One paw came out, slowly, slowly …

# @purr
Prrrrr. Prrrrr. Prrrrr.
## if pet.dog
Thump. Thump. Thump.

# @nice
“{Pet} is purring,” said {friend}.

“{Pet} only purrs on nice things,” said {child}.
## if pet.dog
“It’s {pet.his} tail,” said {friend}.

“{Pet} only thumps on nice things,” said {child}.

# @on
The purring went on and on, all the way down to {child’s} toes.
## if pet.dog
The tail went on and on, softer and softer, down by {child’s} toes.
