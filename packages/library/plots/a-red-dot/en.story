title: A Red Dot
title: Press, Press
title: You’re Coming Too
guest driver: Bella (she), Dot (she)
guest aunt: Auntie May (she), Auntie Joan (she)

% Whoever gave the dots, and has one on the nose: {@m}. “Press, press. You’re coming too” is said the same each time, and at last only the pressing is left.

# red-dots
{child} was moving house. Today! Everything was going in the van, so that nothing was left behind, and {driver} was driving the van.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had come to help.]

{@M-first} gave [friend: {child} | {child.him}] a sheet of red dots, round and sticky[school: , the sort they had {at school}].

“Put a dot on everything that’s coming,” said {@m}. “Then {driver} will know.”

# press-press
So {child.he} put a dot on the blue chair.[pet.cat:  {Pet}[!pet.known:  the cat] was asleep in it.]

“Press, press,” {child.he} said. “You’re coming too.”

Out went the blue chair.[pet.dog:  {Pet}[!pet.known:  the dog] ran out, and in again.][pet.cat:  {Pet} only just got off.]

{Child.He} put a dot on the lamp.

“Press, press. You’re coming too.”

Out went the lamp.[friend:  {Friend} carried it.][pet.dog & !friend:  {Pet} ran out, and in again.][music:  {Driver} hummed {music} all the way to the van.]

[age>=5: {Child.He} put a dot on the clock.

“Press, press. You’re coming too.”

“Tick,” said the clock, and out it went.

]{Child.He} put a dot on the table.[sport:  {Child.He} put a dot on {sport.thing}.][athlete:  {Child.He} put a dot on the poster of {athlete}.][pet.other:  {Child.He} put a dot on the food for {pet}.] {Child.He} put a dot on a box, and a box, and a box[elder & adult: , all packed by {elder}[elder2:  and {elder2}]].[pet.cat:  {Pet} was in the last one.]

“Press, press. You’re coming too.”

[pet.dog: {Child.He} put a dot on {pet’s} collar.

“Press, press. You’re coming too.”

{Pet} went out, with {pet.his} tail in the air, and stayed out.

][pet.cat: {Child.He} put a dot on {pet’s} basket.

“Press, press. You’re coming too.”

{Pet} went out, basket and all.

]
# on-a-nose
[age>=5: {Child.He} put a dot on {driver’s} hat.

“I was coming anyway,” said {driver}. But the dot stayed on, to be on the safe side.

][friend: {Child.He} put a dot on {friend}.

“Press, press. You’re coming too.”

“On Sunday,” said {friend}, and ran out with a box.

]Then {child.he} put a dot on the end of {@m-of} nose.

“Press, press. You’re coming too.”

“Thank goodness,” said {@m}.

# no-more-dots
Now the room was empty. There was no blue chair. There was no lamp. [pet.dog / pet.cat: There was no {pet}. ]Only the floor, and {@m}, and {child}.

{Child.He} looked at {child.his} sheet. There were no more dots.

{Child.He} looked at {child.his} tummy. No dot. {Child.He} felt {child.his} nose. No dot!

{Child.He} sat down on the floor.

“I haven’t got a dot,” {child.he} said, and {child.he} cried. “I’m not coming!”

# chairs-need-dots
“Oh, {child},” said {@m}. “Oh, my love.”

{@M} lifted {child.him} up and held on tight.

“Chairs need dots,” said {@m}. “You don’t. I would never, never go without you.”

{Child.He} sniffed, and looked at the dot on {@m-of} nose.

# nose-on-nose
{Child.He} put {child.his} nose on {@m-of} nose.

“Press, press.”

Then {child.he} took {child.his} nose away. And the dot came too! Now it was on {child.him}.

“Your turn,” {child.he} said.

So they did it again. Nose on nose. Press, press. The dot was on {@m}.

Nose on nose. Press, press. The dot was on {child}.

“You’re coming too,” said {@m}.

“You’re coming too,” {child.he} said.

[age>=5: They did it until both noses were as red as the dot.

]And {@m} carried {child.him} out, all the way to the van.[friend:  “See you on Sunday,” said {friend}, and held the door.]

# all-here
The van went round a corner, and up a hill[city: , and right through {city}], with all the dots in the back. And then they were there.

It was a new room, with a new window. And {driver} carried in the blue chair[pet.dog / pet.cat: , which {pet} had kept warm], and the lamp, [age>=5: and the clock, which said tick, ]and the table, and a box, and a box, and a box.

“All here?” said {driver}[age>=5: , with the dot on her hat].[pet.dog: 

“Woof,” said {pet}.][pet.cat: 

“Miaow,” said {pet}.]

{Child.He} looked at all the dots. “All here,” {child.he} said.[friend:  “And {friend} on Sunday.”]

# press
It was getting dark. [pet.dog / pet.cat: {Pet} yawned. ]{@M} switched on the lamp, and sat down in the blue chair, and {child} climbed on to {@m-his} lap.

The dot was still on {child.his} nose. {@M} put {@m-his} nose there, very softly.

Press.

Press.

And {child} shut {child.his} eyes.

# @m-first
{aunt}, who lived there too,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-of
{aunt’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-his
{aunt.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
