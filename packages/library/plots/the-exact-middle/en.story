title: The Exact Middle
title: The Middle Would Not Stay Put
title: The Same Distance from Everything
title: The Middle Is the Vacuum Cleaner
title: The Ball of Yarn with a Middle

# edge
{Child's} bed stood against the outside wall. It always had, but this was the first evening that anybody laid an ear
to the wallpaper.

On the other side it sighed and rustled. Something rolled by. [city: All of {city} was out there|The whole world was
out there], one wallpaper away.

“I live on the edge,” said {child}.

## or
{Child} came out of the bedroom with a pillow under one arm.

“I live on the edge,” said {child}.

It was true. The bed stood against the outside wall, and if you laid an ear to the wallpaper, you could hear it sigh
and rustle on the other side, and something rolling by. [city: All of {city} was out there|The whole world was out
there], one wallpaper away.

# wish
Tonight {child} wanted to sleep in the middle. The exact middle, the same distance from everything. [school: In the
lunch line {at school}, {child.he} had once stood exactly in the middle, and it had been surprisingly nice.]

[friend: “Then I’ll sleep next to the middle,” said {friend}, who was staying the night.]

## or
Edges are for falling off. {Child} wanted to sleep in the exact middle, the same distance from everything. [school: In
the lunchroom {at school} there was a table where you heard everybody’s talk at once. Like that, only quiet.]

[friend: {Friend}, who was staying over, would lie next to it, in case it was narrow.]

# yarn
[elder: {Elder} had a grey ball of yarn and a good piece of advice. “Fold it double,” {elder.he} said. “Where it
bends, that’s the middle.”|In the kitchen drawer lay a grey ball of yarn. You measure with it, you fold it double, and
where it bends, that’s the middle.]

So the yarn went from wall to wall, past the sofa and under the table, [elder2: with {elder2} at the other end, ]first
the long way and then the short way. The two middles met at a narrow door. Behind it stood the vacuum cleaner.

## or
[elder: “From corner to corner,” said {elder}, who had a grey ball of yarn. “And then between the other two. Where the
threads cross, that’s the middle.”|In the kitchen drawer lay a grey ball of yarn. You run it from corner to corner,
and then between the other two, and where it crosses is the middle.]

One thread went in under the sofa and came out with a sock. The other went around the table[elder2:  and under
{elder2}, who raised both feet]. They crossed in the hallway, on the handle of a narrow door. Behind it stood the
vacuum cleaner.

# closet
“The middle is the vacuum cleaner,” said [friend: {friend}|{child}].

It was tried at once. You could sleep there very well if you were a vacuum cleaner. The hose took the whole pillow.

But on the floor lay a brass curtain ring that nobody had missed, and it came along in a pocket.

## or
“Somebody’s sleeping there already,” said [friend: {friend}|{child}].

Out it went, and {child} tried the [us: closet | cupboard]. But there you sleep upright, among brooms, and it only took a minute to
start leaning.

As the vacuum cleaner was pushed back in, out rolled a brass curtain ring that nobody knew. It came along in a pocket.

# second
Perhaps the middle was where it balanced, like a ruler lying still on a finger. The heaviest thing in the whole place
was the fridge, so the middle had to be there, or very near.

{Child} lay down on the kitchen floor with the pillow. The fridge hummed like a friendly bus. It was nearly perfect.
Then it stopped, and if you’ve never lain beside a fridge that stops, you don’t know how quiet a kitchen can get.

A long time passed. Clunk, it went, and began again.

## or
Perhaps the middle was a sound instead. In the middle, you ought to hear everything equally well. {Child} walked
around listening, until the fridge and the water pipes and the wind outdoors were all just as loud.

That was on the doormat.

{Child} put down the pillow and tried it. It smelled of feet, all the feet that had ever come home, and through the
crack under the door, the outdoors looked in.

## or
Nobody had thought of up and down. A home has a floor and a ceiling too, and halfway between them, almost to the inch,
was the top of the kitchen table.

Up went the pillow, and {child} after it. From there it looked like some other family’s kitchen. The lamp was round
and close. It might have worked, if it hadn’t felt so much like being served. All that was missing was potatoes.

Nobody falls asleep waiting for potatoes.

# idea
“We’re measuring the wrong things,” said [friend: {friend}|{child}]. “Who wants to be the same distance from the
walls? You want to be the same distance from everything you want near.”

## or
“Who cares about walls?” said [friend: {friend}|{child}]. “They’re not what you want to be close to. You should
measure to the things you like.”

# threads
The yarn was cut into pieces. One was tied to the kitchen chair, one to the reading lamp, and one to the left
boot[age<9: , the nice one|, the one that never rubbed]. [sport: One went around {sport.thing}, because {sport}
shouldn’t be too far away. ][athlete: One was taped to the picture of {athlete}. ][elder: One went to
{elder.short}[elder2:  and one to {elder2.short}]. ][friend: One went to {friend}. ][adult: One went to {adult}, in
the hand with the dish brush. ][pet.dog / pet.cat: One {pet} lay down on, and that counted. ][pet.other: One pointed
in the direction of {pet}. ]The last one {child} held.

All the other ends were tied to the brass ring. [music: To get the pull right on every side, {child} hummed {music}
very evenly. ]The threads went tight, the ring rose off the floor, and there it hung, perfectly still, in the kitchen
doorway.

“That’s it,” whispered {child}.

## or
The yarn was cut. One thread went to the kitchen chair[age>=8: , where breakfast is], one to the reading lamp, and one
to the left boot[age<9: , the nice one|, the one that never rubbed]. [sport: One went to {sport.thing}, because a week
without {sport} is long. ][athlete: One was clipped to the picture of {athlete}. ][elder: {Elder.short} wore one on a
little finger[elder2:  and {elder2.short} one on a thumb]. ][friend: {Friend} tied one around the waist, with a bow.
][adult: {Adult} held one along with the dish brush. ][pet.dog / pet.cat: {Pet} put a paw on one, which was plenty.
][pet.other: One was stretched towards {pet}, as far as it reached. ]{Child} took the last.

The loose ends met in the brass ring and were knotted. [music: {Child} plucked them until they sounded nearly like
{music}. ]The ring trembled, rose from the floor, and stopped in mid-air in the kitchen doorway.

“Look,” whispered {child}. “The middle’s so small.”

# wander
{Child} put the pillow right underneath and lay down. But one of the threads was in {child.his} own hand, so the ring
moved too, a little to one side. The pillow moved after it. Then the ring moved again. [friend: {Friend} sneezed, and
the middle took a step to the left. ][adult & !friend / adult & age>=8: {Adult} reached for a glass, and the middle
went into the kitchen. ][pet.dog / pet.cat: {Pet} went for a drink of water, and the middle went along.]

“It won’t stay put,” said [friend: {friend}|{child}].

## or
Pillow on the floor, {child} on the pillow, right under the ring, quite still. But when you breathe, you breathe all
the way out to your fingers, and that’s where the thread was. The ring went up and down. [friend: {Friend} went for a
cookie, and so did the middle. ][adult & !friend / adult & age>=8: {Adult} began to laugh, and the middle jumped.
][pet.dog / pet.cat: {Pet} heard something in the hallway and took the middle there.]

“The middle hasn’t gone to bed yet,” said [friend: {friend}|{child}].

# gather
{Child} looked up at it. A thing that moves can be moved to where you want it.

“Everybody into my room,” said {child}[!friend & !elder & !adult:  to the kitchen chair, the reading lamp and the
boot].

So everything was carried in, trailing threads. The chair here. The boot there. [friend / elder / adult: Somebody up
on tiptoe. ]The ring slid over the rug, and slid in over the quilt, and there it stopped, an arm’s length from the
pillow. Everything that pulled was on this side of the bed. On the other side was only the wall, and behind the wall
was outdoors.

“Then outdoors will have to hold a thread too,” said {child}.

## or
{Child} sat up. If the middle went where they all went, they could all go where the middle should be.

“Then we’ll put it to bed,” said {child}. “Mine.”

The chair stuck in the door and had to go in backward. The boot took two steps. [friend / elder / adult: The rest came
in single file, because of the threads. ]The ring sailed in over the rug and almost up to the pillow. [age>=8: They
moved the chair a bit farther, and it didn’t help. ]Everything was pulling one way. Nobody pulled the other way,
because there was the wall, and then outdoors.

“Then outdoors will have to hold a thread too,” said {child}.

# there
That one was tied to the window catch, as close to [city: {city}|the outdoors] as anyone could get. It went tight. It
hummed a little, as if somebody had taken hold out there. And slowly the ring slid on, until it hung right above the
pillow.

Nobody said a thing. It was the same distance to everything.

## or
It was tied around the window catch, twice. On the other side of the glass lay [city: {city}|the street]. Then came a
little tug, as when somebody takes hold of the other end, and the ring slid the last bit, until it hung right above
the pillow.

It grew quiet. It was the same distance to everything.

# wind
[adult: “The dish brush is dripping,” said {adult} after a while.|But nobody can hold on to threads all night.]

So they were wound up on the ring, the one from the chair and the one from the lamp and the one from the boot[friend &
age>=8: , and the one from {friend}][elder & age>=8: , and the one from {elder.short}][pet.dog & age>=8 / pet.cat &
age>=8: , and the one from {pet}], and last the one from the window, around and around, until they were a ball of yarn
again, with the middle inside. Then everyone could go wherever they liked. The middle stayed put.

## or
[adult: “May I sit down?” asked {adult}.|But nobody can stand like that until tomorrow.]

{Child} turned the ring, and it ate the threads like spaghetti: the one from the chair, the one from the lamp, the one
from the boot[friend & age>=8: , the one from {friend}][elder & age>=8: , the one from {elder.short}][pet.dog &
age>=8 / pet.cat & age>=8: , the one from {pet}], and the one from the window last. Then it was a ball of yarn again,
with the middle deep inside, and people could go where they pleased.

# down
The ball of yarn got to lie by the pillow. It was soft and grey and still a little warm. [friend: {Friend} lay on a
mattress, next to the middle. ][pet.dog / pet.cat: {Pet} lay down where there was room, by the feet. ][adult: {Adult}
put out the reading lamp. ]

## or
{Child} put the ball of yarn by the pillow, where it sank in a little, like a thing that weighs more than it looks.
[friend: Next to the middle lay {friend}, as agreed. ][pet.dog / pet.cat: {Pet} had taken the foot of the bed already.
][adult: {Adult} put out the reading lamp. ]

# last
{Child} laid one ear to the wallpaper. On the other side it sighed and rustled, and something rolled by, slowly, on
its way home. Then {child.he} turned over and listened the other way, where the fridge was humming and somebody walked
across the floor in socks.

It was the same distance both ways. The bed stood where it had always stood, halfway between outdoors and in, and in
it lay {child}, in the exact middle, asleep.

## or
On the other side of the wallpaper it sighed and rustled, and something rolled by, slowly, on its way home. On this
side the fridge was humming, and somebody walked across the floor in socks.

And in between it all lay a ball of yarn, no bigger than a bun, and beside it lay {child}, with one hand around it,
and it was the same distance in every direction.
