title: The Shoe Thief
title: Only Just Broken In
guest friend: Carys (she), Felix (he)
guest rabbit: Doris (she), Maudie (she)
guest keeper: Mrs Penfold (she), Mrs Rudge (she)
guest lodger: Clive (he), Desmond (he)

% The rabbit is lent by a neighbour: she is the one who thumps. The grown-up (@a): {adult}, else {lodger}, who rents the room next door.

# ten-past-two
It began with {rabbit}. Every night, at ten past two, she thumped.

A rabbit that thumps its back feet is not joking. {Rabbit} was on loan from {keeper} next door. It sounded as if somebody had dropped a dictionary in the laundry room, where she had her cage: thump. {child} sat up, and on the other side of the wall {@a-first} mumbled something about soup, fast asleep.[pet.dog:  {Pet} the dog lifted one ear.][pet.cat:  {Pet} the cat lifted one ear.][pet.other:  {Pet} took no notice at all.]

# the-left-one
On the fourth night {child} went to the window. Down on the [us: deck | decking], right in the light of the street lamp, stood a fox. It was thin and reddish brown and in a hurry. It didn’t so much as glance at the laundry room. It walked straight up to the [us: soccer shoes | football boots] left out to dry.

They were {friend’s}. {Friend} was {child’s} best friend, and {friend.he} had forgotten them after practice.

The fox took the left one. Then it was gone[athlete: , quicker than {athlete}].

“A fox?” said {friend} the next day[school:  {at school}]. “[city: Here {in city}? ]{child}, I only got them on Saturday. There’s a [us: game | match] on Sunday. It took three shops to find that size!”

# eight-centimetres
{child} said nothing about the size. That spring {friend} had grown [us: three inches | eight centimetres], and {friend.his} feet had gone on ahead to show the way. {child} had grown [us: a quarter of an inch | half a centimetre]. They had always swapped things, [us: sweaters | jumpers] and gloves and shoes[sport:  and anything you need for {sport}]. Now they couldn’t. It was a silly thing to miss, so {child} had only told {rabbit}.

They asked along the street. Next door had lost a sandal. The yellow house had lost a [us: rubber boot | wellington], a riding boot, and a slipper shaped like a shark. It was only ever one of a pair.[elder:  “Is it somebody with one leg?” asked {elder}[elder2:  and {elder2}] on the phone.]

“What does it want them for?” said {friend}. “It’s got four feet. It could at least take pairs.”

# keeping-watch
On Friday {friend} was allowed to stay over, and {@a} agreed to sit up and keep watch.

“You can look,” {@he} said. “But nobody chases it, nobody touches it, and nobody goes anywhere without me.”

Then {@he} sat down in the armchair with a blanket and a [us: thermos | flask][music: , hummed two bars of {music}] and fell asleep before {@he} had the top off.

It didn’t matter. They had {rabbit}. She sat in {child’s} lap, warm and heavy, her nose going all the time.[pet.dog:  {Pet} the dog slept on the footstool.][pet.cat:  {Pet} the cat slept along the back of the armchair.] They talked in low voices about who would end up in whose class that [us: fall | autumn].

# further-to-the-floor
“They’ll put you in with the big ones,” said {child}. “They’ll think you’re one of them.”

{Child.He} had meant it as a joke. It didn’t sound like one.

{Friend} was quiet for a bit. “Do you know what people say to me?” {friend.he} said then. “They say, a big [us: kid | thing] like you. A big [us: kid | thing] like you can’t be scared. But I’m not any older. I’ve got exactly the same stuff in my head as you. It’s just further down to the floor.”

# closed
{child} was about to answer. Then {rabbit} went stiff. Her ears shot up. Thump, she said, right into {child’s} leg.

Ten past two.

The fox came along the hedge. But tonight all the shoes had been brought in. The fox looked under the bench and behind the flowerpots. It didn’t look like a thief any more. It looked like somebody who has got to the shop and found it closed.

They woke {@a}. “Soup!” {@he} said, and was on {@his} feet at once.

# a-playroom
They followed a long way behind, all three of them, down the street and over the grass to the old, forgotten open-air dance floor. At the fence {@a} laid a hand on each of their shoulders.

“This far,” {@he} whispered, “and no further.”

The fox sat down in front of the dance floor and made a small noise, like a cough. And out of the dark under the boards tumbled three fox cubs.

They were grey-brown and tubby and wild. One was dragging the shark slipper. The other two had an end each of the riding boot, and growled like very tiny motorbikes. The sandal flew through the air. This was no robber’s den. This was a playroom.

“My [us: shoe | boot],” whispered {friend}.

It lay at the edge, in the moonlight. And inside it, nose among the laces, lay a fourth cub. It was smaller than the others. When they rolled over it, it just crept further in. The [us: shoe | boot] was a perfect fit.

# a-slipper
{Friend} looked at it for a long time. A [us: game | match] on Sunday. Three shops.

“It’s the smallest,” {friend.he} said. “It needs somewhere to be. I can’t take that away.”

Then {child} had an idea.

“{@A},” {child.he} said slowly. “Those furry slippers. How old are they, actually?”

“Older than you,” said {@a}. “Why?” Then {@he} understood. “Oh no, {child}. They’re only just broken in.”

Nobody said anything. The smallest cub whimpered in its sleep. {@A} sighed, because they were on {@his} feet. {@He} took one off and stood it in the grass by the fence. Then they went home, with {@a} hopping through the dew on one leg.

# it-has-swapped
On Saturday morning the slipper was gone. And where it had stood, set down neatly on the grass, was a [us: soccer shoe | football boot]. The toe was chewed and the smell was beyond words, but it was in one piece.

“It swapped,” said {friend}. “It swapped.”

“I expect the slipper was softer,” said {@a}. {@He} sounded almost proud.

They washed the [us: shoe | boot] three times. On Sunday {friend} scored with {friend.his} left foot, and every dog along the touchline turned its head as {friend.he} ran by.[elder:  “So it wasn’t somebody with one leg,” said {elder}[elder2:  to {elder2}] afterwards.]

# one-whole-step
That evening they sat on the steps outside the laundry room, with {rabbit} between them.[pet.dog:  {Pet} the dog had a long sniff at the [us: shoe | boot].][pet.cat:  {Pet} the cat kept well away from the [us: shoe | boot].][pet.other:  {Pet} was spared the smell.] {Friend} stretched out two long legs, and {child} stretched out two shorter ones. There was one whole step between their feet.

“Hey,” said {friend}, and held out a bag. “My old ones. I grew out of them in March. If you want them.”

{child} put them on. They fitted perfectly.

“So we can still swap,” {child.he} said. “It just takes a bit longer.”

# a-knock
That night they put out {@as} other slipper, to make a pair. At ten past two there was a thump from the laundry room. But only one, and not very hard.

It didn’t sound like a warning any more. It sounded more like somebody knocking on the wall to a neighbour: I can hear you’re there. Good night.

# @a
{lodger}
## if adult
{adult}

# @a-first
{lodger} the lodger
## if adult
{adult}

# @as
{lodger’s}
## if adult
{adult’s}

# @he
he
## if adult
{adult.he}

# @his
his
## if adult
{adult.his}
