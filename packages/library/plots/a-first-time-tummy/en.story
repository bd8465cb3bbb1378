title: Are You Asleep?
title: A First-Time Tummy
title: A Whisper Like a Bus
guest elder: Grandad (he), Grandpa (he)
guest pet: Cleo (she), Biscuit (he)

% The host is the grandparent who is ticked, else Grandad. The animal is the family's cat or dog, or else the cat from across the road. Read the capitals like a bus; after the paw, as softly as you can.

# very-first-time
{child} was having a sleepover at {elder’s}. It was the very first time[school: , and everybody {at school} knew about it].

There was a bed under the window. There was a lamp like a mushroom. In the morning there would be pancakes[elder2: , with jam that {elder2} had made][adult: , and after the pancakes there would be {adult}]. {@came}, because it was {pet.his} sleepover as well.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had said that there was nothing to it.]

Only {child’s} tummy felt funny. It was a first-time tummy.[sport:  You have one like that the first time you {play sport}.]

# like-a-bus
“I’ll whisper good night,” said {elder.short}.

But {elder.short} couldn’t whisper. When {elder.he} whispered, it sounded like a bus[city: , and one of the big ones in {city}].[music:  When {elder.he} hummed {music}, it sounded like two.]

“GOOD NIGHT!” whispered {elder.short}.

{Pet} jumped straight up in the air[athlete: , higher than {athlete}], and {pet.he} came down on {child} with all four feet.

# through-the-wall
Then {elder.short} went to bed in the next room, and it was dark. {child} curled up. {Pet} curled up. {child} shut one eye. Then {child.he} shut the other eye. {Child.He} {child.was} nearly, nearly …

“ARE YOU ASLEEP?” came a whisper through the wall.

The window rattled. Out in the road a dog began to bark.

“Nearly,” said {child}.

“OH, GOOD!” whispered {elder.short}.

# because-you-asked
{child} shut one eye. Then {child.he} shut the other eye. {Child.He} {child.was} nearly, nearly, nearly …

“ARE YOU ASLEEP NOW?”

{Pet} shot under the bed.

“No!” said {child}. “Because you asked!”

“SORRY!” whispered {elder.short}.

“Shhh!” said somebody across the road.

It was quiet for quite a while.

“IF YOU WERE ASLEEP, YOU’D TELL ME, WOULDN’T YOU?”

# only-wondering
Then {child} got up. {@fetched} across the [us: hall | landing] to {elder.short’s} room.

{Elder.short} had the blanket pulled up to {elder.his} nose.

“{Elder.short},” said {child}, “why do you keep asking?”

“I WAS ONLY WONDERING,” whispered {elder.short}. “YOU MIGHT HAVE HAD A FUNNY TUMMY.”

Then {child} saw where {elder.short} was holding {elder.his} hand. It was on {elder.his} own tummy, right in the middle.

“Have you got a funny tummy, {elder.short}?” asked {child}.

“A BIT,” whispered {elder.short}. “IT’S THE FIRST TIME YOU’VE SLEPT OVER.”

“It’s a first-time tummy,” said {child}. “I’ve got one too.”

“HAVE YOU?” whispered {elder.short}. “WHAT DO YOU DO ABOUT IT?”

# its-warm
{child} thought. {@put} {Pet.He} turned round once. {Pet.He} turned round twice. {@lay}.

“OH!” whispered {elder.short}. “IT’S WARM!”

{Pet} opened {pet.his} eyes. {Pet.He} looked at {elder.short}. {Pet.He} put out {pet.his} paw, and {pet.he} laid it on {elder.short’s} mouth.

“Oh,” whispered {elder.short}, underneath the paw.

And that was a real whisper. It was as small as a crumb.

“That’s how you do it!” said {child}.

# hows-yours
“My tummy’s better,” whispered {elder.short}. “How’s yours?”

{child} felt it. {Child.He} felt it at the top, and {child.he} felt it at the bottom. It wasn’t funny any more. It had been so busy with {elder.short’s} tummy that it had forgotten.

So {child} padded back across the [us: hall | landing] and got into bed, and they left both the doors open. After a while somebody else came padding. It was {pet}. {Pet.He} had to see to {child’s} tummy as well.

# and-then-they-were
{child} shut one eye. Then {child.he} shut the other eye. It was dark, and it was quiet.[friend:  There was nothing to it, just as {friend} had said.] There wasn’t a sound from {elder.short} for a long, long time.

{child} made the smallest whisper {child.he} had.

“Are you asleep?”

“Yes,” whispered {elder.short}.

And then they were.

# @came
And {Pet}, the cat from across the road, had come too, in {pet.his} basket
## if pet.cat
And {Pet} had come too, in {pet.his} basket
## if pet.dog
And {Pet} had come too, with {pet.his} blanket

# @fetched
{Child.He} pulled {pet} out and carried the whole warm bundle
## if pet.dog
{Child.He} got {pet} to come out, and they padded

# @put
Then {child.he} put {pet} on {elder.short’s} tummy, right in the middle.
## if pet.dog
Then {child.he} patted {elder.short’s} bed, and {pet} climbed up.

# @lay
Then {pet.he} lay down and shut {pet.his} eyes
## if pet.dog
Then {pet.he} lay down with {pet.his} chin on {elder.short’s} tummy, right in the middle, and shut {pet.his} eyes
