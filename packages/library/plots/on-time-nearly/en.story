title: The Nine-Fifteen
title: On Time, Nearly
title: Tickets, Please
guest sitter: Martin (he), Derek (he)

% {friend} stays the night with {child}, whose cat it is. The cat purrs, and it is never called that: it hums, and the bed shivers. @a is {adult}, else the grandparent, else {sitter}.

# a-torch
{friend} had never slept at {child’s} house before. {@Friend-she} had brought {@friend-her} pillow, {@friend-her} slippers, {@friend-her} second-best slippers[athlete: , a picture of {athlete}] and a [us: flashlight | torch].

Everything went splendidly. They had pancakes[elder & adult:  that {elder}[elder2:  and {elder2}] had made][elder2 & !adult:  that {elder2} had made]. They made a den out of two chairs and a bedspread[sport: , and tried to {play sport} in it]. They put a doily on {pet’s} head and {@curtsied} to {@cat-him}, and {@limp}.

Then {@a-first} said goodnight and switched off the lamp.

# a-small-sniff
{child} {child.was} almost asleep when {child.he} heard a very small sniff.

“{friend}? What’s the matter?”

“Nothing,” said {friend}. “It’s just … what time is it?”

{child} looked at {child.his} clock. “Ten past nine.”

“Then it’s nearly the nine-fifteen,” said {friend}, “and it won’t come.”

At the bottom of {friend’s} garden there was a railway line. Every night, when {friend} was in bed, the nine-fifteen went by. {Friend.He} always waited for it, and then {friend.he} went to sleep. At {child’s} house[city:  in {city}] there were only other people’s gardens, and nothing went by but hedgehogs.

# not-that-kind
“I’ll be a train,” said {child} at once, and {child.he} sat up. “Choo-choo! Choo-choo!”

“It isn’t that kind,” said {friend}.

{@A} put {@a-his} head round the door, and they told {@a-him} all about it.

“Leave it to me,” {@a-he} said. {@A-he} ran downstairs and set the washing machine spinning with one [us: sneaker | trainer] in it. {child} and {friend} listened.

“That’s a helicopter,” said {friend}.

[music: {@A} tried humming {music}, very low.

“That’s a song,” said {friend}.

]{@A} tried rolling a tin of beans along the hall.

“That’s a tin of beans,” said {friend} kindly.

{child} poured all {@her} marbles into a baking tray and tipped them from one end to the other. It was so loud that the man next door opened his window. {Pet} got down from the bed and went away to be by {@cat-self}.

# tell-me
Now it was twenty past nine, and {friend’s} chin was going.

{child} put down the marbles. {@She} got into bed beside {@her} friend and thought for a minute.

“Tell me what it’s like,” {child.he} said. “Don’t do the noise. Just tell me.”

{friend} wiped {friend.his} nose.

“Well,” {friend.he} said, “first you don’t hear it at all. You feel it, in your pillow. It’s like a hum, but so small that you think you’ve made it up. Then it gets bigger. It comes right up close, and the bed shivers, and it’s dark outside but you know that all the people in there are sitting in the light with their sandwiches. Somebody’s driving, so you don’t have to do anything. And it goes along, and along …”

“In your pillow?” said {child}. “And the bed shivers?”

“Yes.”

# wait-there
“Wait there,” said {child}.

{@She} found {pet} in the laundry basket. {@She} gathered {@cat-him} up – and {pet} hung over {@her} arms, front half one side and back half the other, like a very soft scarf. {child} carried {@cat-him} upstairs. {child.He} laid {@cat-him} down, all along the place where the two pillows met, with {@cat-his} tail hanging over the edge of the bed.

“Now put your ear next to {@cat-him},” whispered {child}. “And don’t do anything.”

They put their ears down, one on each side.

# the-hum
At first there was nothing. {Pet} opened one [breed.Ragdoll / breed.Siamese: blue ]eye and shut it.

Then, a long way off, came a hum. It was so small that {friend} thought {friend.he} had made it up. It grew. It came along through the [breed.Sphynx: cat|fur], into the pillow, nearer and nearer, until it was all about them, deep and steady, and the whole bed had the tiniest shiver.

“Oh,” breathed {friend}. “It’s on time. Nearly.”

“Where’s it going?” asked {child}.

“I never know,” said {friend}. “That’s the best part.”

{child} tried to see it. {child.He} saw the lit-up windows, one behind another, and the black fields outside, and a lady with a flask[school: , who looked like somebody from {school}]. {child.He} saw two {@girls} in [us: bathrobes | dressing gowns] with a seat each by the window.

# tickets-please
Some while later, {@a} came up in {@a-his} socks with the baking tray under {@a-his} arm. {@A-he} stopped in the doorway.

“Tickets, please,” {@a-he} said softly.

Nobody answered. Only {pet} stretched out one [breed.Ragdoll: white|soft] paw, and laid it in {@a-his} hand, and went rumbling on into the night.

# @friend-she
{friend.he}
## if friend.she
she
## if friend.he
he

# @friend-her
{friend.his}
## if friend.she
her
## if friend.he
his

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{child.his}
## if child.she
her
## if child.he
his

# @curtsied
bowed
## if child.she & friend.she
curtsied

# @girls
children
## if child.she & friend.she
girls
## if child.he & friend.he
boys

# @limp
{pet}, who would let you do nearly anything when {@cat-she} was in the mood, sat up straight and allowed it
## if pet.cat & breed.Ragdoll
{pet}, who was a Ragdoll and would let you do nearly anything, went limp and allowed it
## if pet.cat & breed.Persian / pet.cat & breed.Maine Coon / pet.cat & breed.British Shorthair / pet.cat & breed.Scottish Fold
{pet}, who was {a breed} and would let you do nearly anything, went limp and allowed it

# @cat-she
{pet.he}
## if pet.she
she
## if pet.he
he

# @cat-him
{pet.him}
## if pet.she
her
## if pet.he
him

# @cat-his
{pet.his}
## if pet.she
her
## if pet.he
his

# @cat-self
{pet.himself}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
he
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @a-him
him
## if adult
{adult.him}
## if adult.she
her
## if adult.he
him
## if elder & !adult
{elder.him}

# @a-his
his
## if adult
{adult.his}
## if adult.she
her
## if adult.he
his
## if elder & !adult
{elder.his}
