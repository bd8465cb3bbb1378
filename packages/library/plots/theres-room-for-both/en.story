title: There’s Room for Both
title: No Plastic
title: A Wheel in a Meadow
guest small: Nutmeg (he), Pickle (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% It is never said what small animal it was: it lived in a cage, dug, and ran in a wheel. Who is asked is the grandparent, else {adult}, else {minder}; who comes in at night is {adult}, else the grandparent, else {minder}. The dog or cat on the bed is the family’s own; else it was the friend or the grown-up who watched the cage.

# so-quiet
{small} died yesterday. {small.He} had lived in the cage on the [us: dresser | chest of drawers], and you could hold {small.him} in two hands.

Tonight {child’s} room was quiet. {child} had never known how many small sounds there were: the wheel going round, paws in the shavings, teeth on the bars. Now {child.he} lay and listened to them not coming.

[pet.dog / pet.cat: {Pet}[!pet.known:  the [pet.dog: dog | cat]] lay on the bed, heavy against {child.his} legs. {Pet} could probably hear how quiet it was, too.]

# nobody-knows-for-sure
“Where is {small.he} now?” {child} had asked {@first}.

“Nobody knows for sure,” {@t} had said. “{small.His} body has stopped living, and it can’t feel anything any more. It doesn’t hurt, and it isn’t cold.[!elder2:  After that, some people believe one thing and some another.]”

[elder2: “After that, some people believe one thing and some another,” {elder2} had said.]

{child} had thought about it all day[school: , {at school}[sport:  and at {sport}]][sport & !school: , even at {sport}]. {Child.He} didn’t want it to be the way people believed. {Child.He} wanted it to be good. And what was good for {small}, nobody [city: {in city} or ]in the whole world knew better than {child}.

# the-biggest-sheet
{Child.He} got up in {child.his} pyjamas, put on the lamp, fetched the biggest sheet of paper and the pencils, and got back into bed.[pet.dog / pet.cat:  {Pet} moved over, by one paw.]

First {child.he} drew night. For {small} it had to be night, a long night with no people rushing about [us: vacuuming | hoovering]. But not a cold one. {child} made it dark blue and warm, with a little yellow moon, so you could see where to put your paws.

# no-plastic
Then {child.he} drew earth. Deep, crumbly earth that you could dig in for ever. In a cage you dig and you dig, and then you come to the plastic. Here there was no plastic. {child} drew one tunnel that went down, one that went round a bend and one that split into three. {Child.He} drew a room for sleeping in, with hay and a torn-up bit of paper, and a room for seeds. That had to be the biggest.

{Child.He} drew sunflowers. They stood thick as a forest, and the seeds fell all by themselves, so that you only had to stand there with your cheeks open.

{Child.He} drew a wheel. It stood out in a meadow and never squeaked[music: , but hummed {music}], and you could get off exactly when you wanted.

# what-more
“What else?” {child.he} said[pet.dog / pet.cat:  to {pet} |  out loud].

{@Watched}

So {child} drew a big stone in the middle of the meadow, where you can sit and be admired. But nobody comes any nearer unless you want them to.

# the-pencil-still
And then, when the paper was nearly full, {child.he} drew {small}. It was hard. The ear came out wrong. {child} drew the back, a bit round. {Child.He} drew the cheeks, so full that the whole head went wide. {Child.He} drew the nose, which was always moving, with tiny, tiny lines round it, to show that it was moving now.

{child} held the pencil still, and looked at the drawing for so long that the paper almost went away.

# where-he-was
It smelled of earth and hay. The moon shone. Over under the sunflowers something rustled, and out came {small}. {small.He} was in no hurry, and {small.he} wasn’t tired. {small.He} stopped on the stone, sat up on {small.his} back legs and sniffed. There was nothing to be afraid of. {small.He} washed behind one ear and then the other, properly, as {small.he} always did. Then {small.he} took one more seed, though there was hardly room, and scurried down the longest tunnel to see where it went.

{child} could hear {small.him} digging down there. For a long time. There was no plastic.

# a-pond
A tear ran on to the paper, right at the edge. It made a little round spot. {child} was going to rub it out, but drew a line round it instead. That could be a pond. You need something to drink when you eat that many seeds.

# room-for-both
{@A} came in and sat down on the edge of the bed. {@He} looked at all of it, at the night and the tunnels and the pond, and never asked about the ear.

“That’s how {small} wants it,” said {child}.

“Yes,” said {@a}. “I can see that.”

“But I’m sad anyway.”

“You can be. You can be sad for yourself and glad for {small.him}. There’s room for both.”

# a-wheel-far-off
They put the drawing up on the wall[athlete:  underneath {athlete}], low down, where you could see it lying in bed. Then the lamp went out. {@Purr} It sounded almost like a wheel a long way off, one that went round in a meadow.

{child} {@warm} and listened until {child.he} fell asleep.

# @Watched
Then {child.he} thought of {@t}, who had sat in front of the cage evening after evening and watched, the way you watch television.
## if pet.dog / pet.cat
{Pet} blinked. {Pet} had sat in front of the cage evening after evening and watched, the way you watch television. [friend: {Friend}[!friend.known: , {child’s} best friend,] had sat there, too.]
## if friend & !pet
Then {child.he} thought of {friend}[!friend.known: , {child.his} best friend]. {Friend} had sat in front of the cage evening after evening and watched, the way you watch television.

# @Purr
{@A} stayed where {@he} was and hummed, a small, soft, steady whirr.
## if pet.cat
{Pet} crept up against {child’s} tummy and began to purr, a small, soft, steady whirr.
## if pet.dog
{Pet} crept up against {child’s} tummy and began to snore, a small, soft, steady whirr.

# @warm
held the warm hand
## if pet.dog / pet.cat
put a hand on the warm back

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @t
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
