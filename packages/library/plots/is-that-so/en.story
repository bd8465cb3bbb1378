title: Is That So
title: Badger
title: Time for a Break?
guest elder: Walter (he), Stanley (he)
guest host: Clive (he), Nigel (he)
guest cat: Zelda (she), Duchess (she)

% {elder} has the farm; where none is ticked it is old Walter. @a: {adult}, else {host} from the next farm. @cat: the family’s cat, else the farm’s. The tractor is “it” and is called Badger.

# drive-itself
[adult: {Adult’s} new car could | {Host} from the next farm had a new car that could] park itself. It could brake by itself, and look out for deer. It had a voice that [music: played {@song} and ]told you when you ought to stop for a cup of [us: coffee | tea].

What it couldn’t do was get itself out of a ditch.

“It said it was a road,” said {@a}, who stood with mud up to the knees in [elder: |old ]{elder’s} kitchen, where {child} was spending the holidays. Outside, the rain was coming down so hard that the gutters had given up. “Strictly speaking, it was the car that went the wrong way.[city:  It never does that {in city}.]”

[friend: {Friend}, {child’s} best friend, pulled {friend.his} [us: sweater | jumper] up over {friend.his} mouth, so as not to laugh.

]“Is that so,” said {elder}. It was what {elder.he} said when other people made speeches. “Then we’d better have Badger.”

# i-was-nine
Then {elder.he} looked at {elder.his} right arm. It was in [us: a cast | plaster] from the knuckles to the elbow, because {elder.he} had [sport: wanted to show somebody that {elder.he} could still {play sport} | slipped on the [us: dock | jetty]]. {Elder.He} looked at {@a}, who had never driven anything that didn’t have a screen. Last of all {elder.he} looked at {child}.

“You’re {age},” {elder.he} said.

“Yes.”

“I was nine. Get your [us: rubber boots | wellies] on.”

# tin-seat
Badger stood at the very back of the barn. It was a little grey tractor, older than {@a}, with [us: headlights | headlamps] like two surprised eyes. {@on-the-seat} {child} lifted {@cat-him} down. {@Cat-he} hung like a wet towel, though a reproachful one.

# doesnt-know-you
“Up you get,” said {elder.short}. “Key. [us: Gas valve | Petrol tap], down there. Choke, halfway out. And then the gear lever across to S. S for start.”

{child} pushed the lever across. Badger coughed and died.

“Again.”

Badger coughed and died.

“It doesn’t like me,” said {child}.

“It doesn’t know you. You’re going at it as if you were late for [school: {school} | school].” {Elder.short} laid {elder.his} good hand on the cold [us: hood | bonnet]. “Wait a bit. Count to ten. And then listen to it, instead of shoving.”

# count-to-ten
It was hard to count to ten with {@a} shuffling about in the barn door. {child} closed {child.his} eyes. Water was dripping off the roof, and it smelled of hay and oil. Eight. Nine. {Child.He} moved the lever across, gently, and this time, when the cough came, {child.he} held it there. Underneath the cough there was something else, a little rumble, like somebody thinking it over. {Child.He} eased the choke in by a fingernail.

Badger made up its mind. The whole barn began to shake.

“There,” said {elder.short}.

# the-lantern
{Elder.He} went in front with a lantern, through the rain,[friend:  {friend} walked beside {elder.him} with another,] and {child} drove behind. {Child.He} had never sat on anything so strong that went so slowly.[pet.other:  {Pet} would have beaten it.] The wheel tugged and the mud flew, but {child.he} could feel every stone in the field, all the way up {child.his} back. Behind {child.him} came {@a} with the chain[pet.dog: , and last of all came {pet}, {child’s} dog, carrying the end of it]. And on {child.his} knees, under {child.his} raincoat, all of a sudden, lay {@cat}. Nobody had seen {@cat-him} jump up.

# hazard
The car had its nose in the ditch and its bottom in the air.

“Hazard ahead,” it said, when they came close.

“Thank you,” said {@a}.

{@A} had to crawl down and hook on the chain, since {elder.short} only had one hand. {Elder.short} pointed. {@A} slipped. {child} turned the tractor [us: around | round], and backed, and stopped where the lantern showed.

# the-foot
Everybody else was sent a long way off. Then {elder.short} bent close to {child’s} ear.

“Now it’s the clutch,” {elder.he} said. “People think it’s the engine that does the pulling. It isn’t. It’s your foot. Let it up too fast, and the chain snaps. Or else the engine dies. You want to let it up so slowly that even you can’t tell when it starts.”

“How will I know if I’m doing it right?”

“You’ll feel it in your bottom.”

# slurp
{child} put it in first, and let up {child.his} foot by a hair. Then by another. The chain rose out of the mud, and dripped, and went as straight as a ruled line. Badger’s back wheels rocked. {child} felt it, exactly where {elder.short} had said. Badger took a deep breath under {child.him}, and {child.he} held that foot still, still, though every bit of {child.him} wanted to stamp.

Slurp, went the ditch, and let go.

The next yard was the longest of {child’s} life, and {child.he} never wanted it to end. Up came the car on to the road, with mud over its lights and a piece of the meadow on its roof.

# time-for-a-break
“You have been driving for a long time,” said the car. “Time for a break?”

And then {elder} laughed. It was a rusty sort of laugh, like a door that hasn’t been opened in a while. {@A} looked like somebody who had won a medal[athlete:  right in front of {athlete}]. [adult: {Adult.He} | {Host.He}] had been trying for fifteen years.

# the-calendar
Afterwards they sat in the kitchen, and {@a} had been lent a pair of [elder2: {elder2’s} ][us: pants | trousers] that stopped halfway down the shin. {@Cat} lay in front of the stove and smelled of [us: gas | petrol]. {Elder.short} took the old calendar down from its nail. Every time Badger had been out, ever since {elder.he} took over the farm, {elder.he} had written it there, always the same way: the date, the weather, what got done, and in the margin the name of whoever drove.

{Elder.He} tried to hold the pen in {elder.his} left hand. Then {elder.he} slid it across to {child}.

# in-the-margin
{child} wrote the date. {Child.He} wrote: Rain. Pulled out {@a}.

“The car,” said {@a}. “It was the car you pulled out.”

“Is that so,” said {child}.

And in the margin, under {elder.short’s} name, and {elder.short’s} name, and {elder.short’s} name, {child.he} wrote {child.his} own.

# @a
{host}
## if adult
{adult}

# @cat
{cat}
## if pet.cat
{pet}

# @cat-he
{cat.he}
## if pet.cat
{pet.he}

# @cat-him
{cat.him}
## if pet.cat
{pet.him}

# @on-the-seat
On the seat lay {cat}, the farm cat. {Cat.He} had a basket with a sheepskin in the kitchen, but {cat.he} had tried every place there was to sleep, and settled on a tin seat with a sack on it.
## if pet.cat
On the seat lay {pet}, {child’s} cat. [breed: {Pet.He} {pet.was} {a breed}, and had | {Pet.He} had] travelled here in a basket with a sheepskin, but on {pet.his} very first day at the farm {pet.he} had tried every place there was to sleep, and settled on a tin seat with a sack on it.

# @song
{music}
