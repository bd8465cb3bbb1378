title: Shut the Door, There’s a Draught
title: An Egg in the Sauna
guest friend: Tilda (she), Milo (he)
guest elder: Walter (he), Winnie (she)

% {elder} is the family’s, or else the neighbour, forty years a chimney sweep. Refrain: “Shut the door, there’s a draught”, cross at first, at last an invitation.

# in-a-bathrobe
When {child} and {friend} came by on Saturday, {@who} was standing outside {@whose} sauna[city:  on the edge of {city}] in a [us: bathrobe | dressing gown], clutching a towel. Both shins were blue.[elder2:  {Elder2} had gone in to make coffee.]

“I can’t get in,” said {elder.short}. “There’s somebody on the stove.”

{child} peeped in. Up on the sauna stove lay a dragon, as green and as big as a sofa. She was breathing a small flame straight down among the hot stones. In between the stones lay an egg.

“Shut the door,” said the dragon. “There’s a [us: draft | draught].”

{child} shut it. {Child.He} {child.was} still on the outside. {Child.He} had wanted a dragon all {child.his} life, and now {child.he} had seen one for four seconds.

# never-a-hot-stove
“She can’t stay there,” said {elder}. “{@sweep} That chimney gets swept today[adult: , I promised {adult}], and you never sweep a chimney over a hot stove.”

“Leave this to me,” said {friend}. {Friend} was {child’s} best friend, and {friend.he} bargained over everything. At home {friend.he} had bargained {friend.his} way to two Christmas Eves[school: , and {at school} to an extra long break]. {Friend.He} went in with {friend.his} mittens behind {friend.his} back, and {child} went in right behind {friend.him}.[pet.dog:  {Pet} the dog lay down outside, where a little warmth came under the door.][pet.cat:  {Pet} the cat sat on the woodpile and pretended not to have noticed any dragon.][pet.other:  {Pet} was at home, luckily, where there was no [us: draft | draught] at all.]

# not-one-minute
“Here’s the deal,” said {friend} to the dragon. “You go out for one hour. {Elder} sweeps. Then you come back in.”

“A dragon’s egg must never get cold,” said the dragon. “Not for an hour. Not for a minute. Feel it.”

{child} laid a hand on the egg. It was as warm as a new loaf, and inside it somebody was kicking[athlete: , as hard as {athlete}].

“Shut the door, there’s a [us: draft | draught],” said the dragon, and that meant they were to go.

# on-roofs
{Elder} wasn’t pleased. {Elder.He} stood in the sauna doorway with {elder.his} [us: bathrobe | dressing gown] flapping and the sweep’s brush in {elder.his} hand.

“If a chimney’s full of soot, the smoke comes back in!” {elder.he} said. “Then your fire goes out, and then where are you?”

“I’ve sat on eggs before,” said the dragon. “Have you?”

“No,” said {elder.short}. “But I’ve sat on a roof!”

“I don’t suppose it hatched,” said the dragon.

They glared at each other. Neither of them blinked, {@smoke}.

“They’re both right,” whispered {child} to {friend}.

“I know. That’s what makes it so hard,” whispered {friend}. “If only one of them is right, you can bribe the other one.”

# pfft
Then the dragon coughed. A tuft of black came out of her nose. She coughed again and took a deep breath for a flame, but all that came was a pfft, like the air going out of a swimming ring.

The smoke was thick under the ceiling by now. The dragon looked at her egg, and her great chin began to wobble.

“I’m out of fire,” she said. “I’ve never been out of fire.”

{child} felt a knot in {child.his} stomach. {Child.He} {child.was} frightened, and {child.he} could see that the dragon was frightened too.

# only-the-oven
“Give me the egg,” said {child}.

“It’s mine,” said the dragon.

“I know. I’ll just be the oven.”

{child} pulled up {child.his} [us: sweater | jumper] and held it out. The dragon looked at {child} for a long time. Then she lifted the egg in her lips and laid it against {child’s} tummy. {Child.He} pulled the [us: sweater | jumper] down over it, sat on the step outside and held on with both arms. {Friend} sat close behind and buttoned {friend.his} coat round all three of them.

“I’ve got better insulation than you,” {friend.he} said. “At home they say I’m as good as a radiator when I’m talking.”

“Then talk!” said {child}.

“Here’s the deal,” said {friend} to the egg. “You stay warm, and you can have my [us: dessert | pudding] for a week. Two weeks! But for two weeks I want you warm on the bottom as well.”

The egg kicked.

“Three weeks,” said {friend}.[music:  After that {friend.he} hummed {music}, until it kicked in time.]

# gape
Meanwhile {elder} walked up to the dragon, lifted her lip and looked inside.

“Just as I thought,” {elder.he} said. “It isn’t the chimney that’s the trouble. When were you last swept?”

“Never,” said the dragon.

“Never! Open wide.”

{Elder} sent the brush down. Up and down it went, up and down, {@forty}. The dragon gargled. The soot flew. At last out came a lump as big as a [us: soccer ball | football], and after the lump came a flame, clear and yellow, which lit the lantern out on the step.

“Ooh,” said the dragon. “That’s so much lighter.”

“You want to look after your pipes,” said {elder.short}. {Elder.He} was black down to the slippers. Then {elder.he} did the chimney as well.

# a-mitten
But when the dragon asked for her egg back, {child} shook {child.his} head. Something was cracking under the [us: sweater | jumper]. Something tickled. A small wet nose poked up out of the neck, and it sneezed. Out flew a spark, and it landed on {friend’s} mitten.

“Here’s the deal,” said {friend} to the little one. “You can have the mitten.”

# room-on-the-bench
It was getting dark now. The dragon carried her baby in by the scruff and settled on the stove again. She left a space beside her on the bench. {Elder} stayed out on the step, rubbing one blue shin against the other.

“Well,” said {elder.short}. “I see the stove’s taken, then.”

“{Elder.short},” said the dragon. “Shut the door. There’s a [us: draft | draught].”

{Elder} stepped inside, and shut it behind {elder.him}.

# in-a-row
They all sat in a row, with {child} and {friend} at the bottom where it was just warm enough[sport: , as floppy as after {sport}].[pet.dog:  {Pet} lay on the floor, where it was coolest.][pet.cat:  {Pet} sat in the changing room, on top of everybody’s clothes.][pet.other:  {Pet} would have to be told all about it at home.] {Elder} tipped a drop of water on the stones, and it hissed softly. The little dragon crept into {child’s} lap, turned round once and laid its chin on {child.his} arm.

# @who
{elder}, who lived next door,
## if elder
{elder}

# @whose
{elder.his} own
## if elder
the little

# @sweep
I was a chimney sweep for forty years.
## if elder
I’ve borrowed a real sweep’s brush.

# @smoke
because they were both used to smoke
## if elder
because they were both as stubborn as each other

# @forty
just as {elder.he} had done for forty years
## if elder
the way you clean a bottle
