title: It Can’t Have Walked
title: The Ceiling’s Gone Off
title: As Sharp as a Pin
guest elder: Auntie Josie (she), Auntie Hattie (she)
guest hen: Maureen (she), Doreen (she)

% {elder} is the family’s, else an aunt. The second grandparent is there next morning. The dog or the cat has come along and wants the rainbow down from the ceiling. The last line is said lightly.

# the-ceiling
{child} was {age}, and whenever {child.he} stayed at {elder’s}[school:  in the [us: vacation | holidays] from {school}] there was a rainbow at breakfast. It was on the kitchen ceiling, and it came out of {elder.short’s} glass ring, which hung on a hook in the window while {elder.short} did the cooking[music:  and hummed {music}]. “Put a light on that ring,” {elder.short} always said, “and it’ll show you a rainbow.”[pet.dog:  {Pet}[!pet.known:  the dog] came along each time, and wanted it down on the floor.][pet.cat:  {Pet}[!pet.known:  the cat] came along each time, and wanted it down on the floor.][elder2:  Tomorrow {elder2} would be there as well, to look up at it.]

This morning there was no rainbow. {child} knew why. Yesterday {child.he} had taken the ring without asking, and worn it to feed the hens, and come back without it. {Child.He} had to find it before {elder.short} looked up.

{Elder.short} looked up.

“The ceiling’s gone off,” {elder.he} said.

“Perhaps it’s cloudy,” said {child}, to [child.name: the | {child.his}] [us: oatmeal | porridge].[pet.other:  {Pet}, who had come along and knew everything, said nothing.]

# the-best-place
“It’s blazing.” {Elder.short} went to the window and saw the empty hook. “Well, it can’t have walked.”

{Elder.He} said that about everything {elder.he} lost, and then {elder.he} would pat the top of {elder.his} head, where it usually was. {Elder.He} patted it now, and there was only hair.

“That’s my best place gone,” said {elder.short}.

# seeing-to-the-hens
They looked all morning. {Elder.short} looked in the [us: breadbox | bread bin] and found {elder.his} glasses. {Elder.He} looked in the teapot and found {elder.his} bus pass[city:  and a postcard of {city}].[sport:  {Elder.He} looked behind the sofa and found {sport.thing}.]

“I’ve missed this,” {elder.he} said. “We should lose things more often.”

And every time {elder.short’s} back was turned, {child} ran down the garden[athlete: , as fast as {athlete},] and dug through the straw with [child.name: both hands | {child.his} fingers], while {hen}, the largest hen, walked behind {child.him} and looked as well.

“What do you keep doing out there?” called {elder.short}.

“Only seeing to the hens!”

“You’ve seen to them four times! They’ll think they’re in [us: the hospital | hospital]!”

# a-stone
All day [child.name: there was a stone in {child’s} tummy | {child} had a stone in {child.his} tummy]. [friend: {Friend}[!friend.known: , {child.his} best friend,] would have told {child.him} to get it over with, but {friend} was at home. ]{Child.He} would tell {elder.short} after lunch. {Child.He} would tell {elder.him} once {child.he} had found it, because then it would hardly be like telling at all. But {child.he} didn’t find it, and by [us: suppertime | teatime] {elder.short} had stopped patting {elder.his} head. {Elder.He} just sat at the table with {elder.his} hands in {elder.his} lap.

# dotty
“I hung it up,” {elder.short} said. “I can see myself do it. Only I can’t have done, can I? I’ll have put it out with the peelings. I think I must have started going, {child}.”

“Going where?” said {child}.

“Dotty,” said {elder.short}, and {elder.he} wasn’t joking. “It isn’t right that you should be here with only me. I lose a ring on Monday, and on Tuesday I lose a child. I’m going to ask [adult: {adult} | [elder2: {elder2} | them at home]] to fetch you.”

And {elder.he} got up, holding on to the table, as {elder.he} never did, and went out to the telephone in the hall.

# the-telephone
All day long {child} had been afraid that {elder.short} would be cross. {Child.He} had never once thought that {elder.short} might be frightened.

{Child’s} chair went over backwards. {Child.He} ran out into the hall and put [child.name: one | {child.his}] hand down flat on top of the telephone.

“It can’t have walked!” said {child}.

“No, love,” said {elder.short}. “That’s the trouble.”

“Because I took it! You did hang it up, I saw you. I wanted to see it on my hand, and I lost it down by the hens, and I’ve been telling fibs since breakfast. You’re not dotty at all. It was only me. Please don’t be old.”

# sharp-as-a-pin
{Elder.short} put the receiver down.

“You took it,” {elder.he} said. “Off the hook.”

“Yes.”

“So I hung it up.”

“Yes.”

“So I’m as sharp as a pin.”

“Yes,” said {child}, in tears.

“Oh, you dreadful child,” said {elder.short}, and kissed {child.him} hard on the top of the head. “I’ve never been so pleased to be robbed.”

After that {elder.he} was properly cross for a minute. {child} nodded all through it, and afterwards the stone was gone.

# in-the-corner
“Now then,” said {elder.short}. “Get the [us: flashlight | torch]. When you put a light on that ring, what does it do?”

“It shows you a rainbow.”

They went down the garden arm in arm and squeezed into the hen house together. It was dark in there. {child} shone the [us: flashlight | torch] slowly along the floor and into the nesting boxes. There was no rainbow anywhere. {Child.He} shone it into the furthest corner, and in the corner somebody large stood up.

# no-bigger-than-a-stamp
And there on the wall was a rainbow, no bigger than a stamp. It wasn’t keeping still. It went along the planks a little way, stopped, had a scratch, and went on again.

“{Elder.short},” whispered {child}. “It’s walking.”

{hen} stepped into the light, with the ring on her toe. She was wearing it, {elder.short} said afterwards, as if she had just got engaged.

“Well,” said {elder.short}. “I stand corrected.”

# it-walked
Next morning the ring was on its hook, and the rainbow was back on the ceiling.[elder2:  {Elder2} looked up at it until the coffee was cold.][pet.dog/pet.cat:  {Pet} lay right underneath and waited.][pet.other:  {Pet} said nothing about that, either.]

“Please may I try your ring on?” said {child}.

“You may,” said {elder.short}.

It fitted {child’s} thumb. {Child.He} held it up to the sun and turned [child.name: it | {child.his} hand] a little, and the rainbow slid off the ceiling, and down past the clock, [pet.dog/pet.cat: and past {pet’s} nose, ]and stopped on {elder.short’s} cheek.

“Where’s it gone now?” said {elder.short}, looking up.

“It walked,” said {child}.
