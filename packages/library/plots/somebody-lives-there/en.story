title: The Bag in the Hall
title: Somebody Lives There
title: Bag, Occupied
guest friend: Samira (she), Milo (he)
guest elder: Stan (he), Winnie (she)

% {child} is living at {elder}’s because there is no floor at home, and it lasts till spring: no divorce, and no move for good.
% A real one has mended a violin bow or two, not for forty years: @mends.

# seventeen-days
{@lived} for seventeen days, and {child.his} bag was still packed and in the hall.

Every morning {child.he} took a [us: sweater | jumper] out of it, and every night {child.he} put the [us: sweater | jumper] back. The bag stood right in front of the cupboard where {elder.short} kept {elder.his} [us: rubber boots | wellingtons]. {Elder.short} never moved it. {Elder.He} fished {elder.his} [us: boots | wellingtons] out with a rake.

“A person could put that in the bedroom,” {elder.he} said.

“There’s no point,” said {child}. “We’re going home soon.”

# no-home-to-go-to
There was no home to go to. A pipe had burst[city: , back {in city}], and the floors were gone. {@moved-in} {child} would be getting the bus to [school: {school}|school] from here until spring. {Child.He} knew all that. But as long as the bag was in the hall, it hadn’t quite happened.

The only one who never asked about the bag was {friend}, from the house across the road. {Friend.He} had turned up on the third day with a sheet and a lamp and announced that {friend.he} needed somebody tall[athlete: , and that {athlete} was busy]. {Friend} wanted to find a creature no one had ever found before, so that it would have to be named after {friend.him}. {child} hung the sheet on the [us: clothesline | washing line], they lit the lamp behind it[music:  and hummed {music}], and when it got dark, the moths came.

# on-the-sheet
On the seventeenth evening there was something else on the sheet, right down in the corner. It was as long as a finger, as grey as a mushroom, and it had four wings.

“Dragonfly,” whispered {friend}, and shone {friend.his} [us: flashlight | torch]. Then {friend.he} went quiet. “It’s got elbows.”

“That’s a fairy,” said {elder.short}, coming out with {elder.his} coffee. “Mother used to get them in the woodshed. Devils for butter.” And {elder.he} went back in to fetch some.

# four-wings
They put the butter on the kitchen windowsill and left the window open. In the morning, there sat the fairy. She had a small, severe face, and butter on her chin.

Beside her lay the wings. All four of them.

{child’s} stomach went cold.

“Did we break her?”

“They’ll probably grow back,” said {friend}. “Crabs’ claws do.”

“She’s not a crab!”

# the-harness
{@mends} All day long {elder.he} sat at the kitchen table with tweezers and sewing thread[adult: , while {adult} held the lamp]. {Elder.He} had fingers like sausages, but they never shook. By six o’clock it was finished: a harness, as fine as a cobweb, with two wings to each side.

The fairy let herself be buckled in. She stood perfectly still, much as {child} did when somebody had been knitting. Then [child.she: the fairy | she] undid the harness, hung it on the curtain hook, and went back to the butter.

“There’s gratitude,” said {elder.short}. But {elder.he} sounded rather interested.

# backwards
{child} couldn’t sleep. {Child.He} lay thinking how far it must be to wherever [child.she: the fairy | she] came from, and how she could never get back there now. There had to be a way. She had to be able to go home.

Then [child.she: {child} | {child.he}] heard something out in the hall. It sounded like paper being pulled across the floor.

{Child.He} opened {child.his} door a crack. Through the moonlight came the fairy, walking backwards. She had got the wings out of the harness, and she was dragging one along behind her. She dragged it all the way to the bag, up the strap, and along to the gap where the [us: zipper | zip] wouldn’t close. There she disappeared inside. A moment later the wing slid into place across the gap, standing on its edge. The moon shone straight through it.

It was a window.

# toothmarks
{child} sat down on the floor. All round the gap was a neat edging of moss. Inside {child.he} could see fluff from {elder.short’s} socks, and a shirt button that appeared to be a table.

The other wings were lying close by. {Child.He} picked one up and shone {child.his} [us: flashlight | torch] on it. It hadn’t snapped. The edge was perfectly even, and all the way along it were tiny, tiny tooth marks.

# queens
At seven in the morning {child.he} {child.was} standing in {friend’s} kitchen.

“We didn’t break her,” {child.he} said. “She bit them off. She did it herself.”

{Friend} stopped chewing. Then {friend.he} ran for {friend.his} fattest book, flicked through it, and put {friend.his} finger on a page.

“Queen ants!” {friend.he} said. “They only ever fly once. Then they land in the place where they’re going to live, and they bite off their own wings. They don’t need them any more. They’re not going anywhere.”

“How do they know it’s the right place?”

{Friend} read the whole page, and the next one.

“It doesn’t say.”

When {elder.short} heard, {elder.he} took off {elder.his} glasses.

“So I sat nine hours with a pair of tweezers,” {elder.he} said, “for somebody who’d just taken her coat off.”

# in-order
All three of them stood round the bag.[pet.dog:  {Pet} lay down close beside it.][pet.cat:  {Pet} sat a little way off, and didn’t touch it.] Through the wing you could see something grey going to and fro inside. She was arranging a blue sock.

“We could always move her into a box,” said {friend}. “I mean, you need your bag.”

{child} thought about it. It took {child.him} a while.

“No,” {child.he} said. “She’s only just got it nice.”

Then {child.he} knelt down and opened the bag at the other end, carefully. {Child.He} took out a [us: sweater | jumper], and waited. {Child.He} took out another[sport: , and all the things for {sport}]. When {child.he} came to the blue sock, somebody pulled back, so {child.he} let that one stay.

{Child.He} carried the pile to {child.his} room and pulled open the top drawer of the [us: dresser | chest of drawers].[pet.other:  {Pet} watched.] {Child.He} had never opened it before. It had been emptied and wiped clean, and in the bottom lay a sheet of new [us: checkered | checked] paper, cut with a ruler. It was the same in the next drawer, and the next.

# somebody-lives-there
Out in the hall, {friend} opened {friend.his} notebook. “New species,” {friend.he} wrote. {Friend.He} looked at the words. Then {friend.he} thought of all the people who would come with tweezers, and {friend.he} crossed it all out. “Bag,” {friend.he} wrote instead. “Occupied.”

That afternoon {elder.short} was off down to the lake. {Elder.He} took the rake, leaned over the bag, and hooked {elder.himself} a [us: rubber boot | wellington].

“A person could put that in the bedroom,” {elder.he} said.

“You can’t,” said {child}. “Somebody lives there.”

# @lived
{child} had been living with {elder}, an old friend,
## if elder
{child} had been living [elder2: with {elder} and {elder2} | at {elder’s}]

# @moved-in
In September
## if pet
[pet.dog: {Pet}[!pet.known:  the dog] had moved into the kitchen][pet.cat: {Pet}[!pet.known:  the cat] had moved into the woodshed][pet.other: {Pet} had moved onto the chest of drawers], and in September
## if adult
{Adult} had moved into the attic, and in September
## if adult & pet
{Adult} had moved into the attic[pet.dog: , {pet}[!pet.known:  the dog] into the kitchen][pet.cat: , {pet}[!pet.known:  the cat] into the woodshed][pet.other: , {pet} onto the chest of drawers], and in September

# @mends
{Elder.short} already had {elder.his} glasses on. {Elder.He} had mended violin bows for forty years, and it was {elder.his} belief that whatever had been stuck on once could be got to stick on again.
## if elder
{Elder.short} already had {elder.his} glasses on. {Elder.He} had mended a violin bow or two, and it was {elder.his} belief that whatever had been stuck on once could be got to stick on again.
