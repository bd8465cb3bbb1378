title: Where the Middle Is
title: I Was Just Passing
title: The Swift Has Landed
guest friend: Nell (she), Rafi (he)
guest pet: Clive (he), Mabel (she)
guest elder: Len (he), Winnie (she)

% {elder} is the family’s own, else somebody who used to live next door. The cat is the family’s, else the friend’s; a dog lies on the garage roof. “I was just passing” is always said as if it were true.

# the-fortieth-time
On the Thursday before Saturday’s carnival parade[city:  {in city}], {child} fell off {child.his} unicycle for the fortieth time, and for the fortieth time {child.he} didn’t land.

A hand had {child.him} by the back of {child.his} T-shirt. It set {child.him} upright on the alley bricks and dusted {child.him} down.

“No need to thank me,” said the superhero. “I was just passing.”

Her name was the Swift. She had a silver cape, real flight and the strength to hold up a bus, and since the beginning of July she had been assigned to {child’s} street, where there weren’t any buses. It worked like this: the more a person needed her, the higher she could fly. And nobody for miles needed catching as often as {child}.

“I keep telling you,” {child.he} said. “I’ve got to fall off. That’s how you learn where the middle is.”

“You’d have hurt your knee.”

“It’s my knee!”

“It’s my street,” said the Swift, and went up over the chimneys, beaming.

# an-urge
{Friend} lowered {friend.his} stopwatch. {Friend} was {child’s} best friend and coach. {Friend.He} had never ridden anything with fewer than two wheels, but {friend.he} had a whistle[school: , on loan from {school},] and a theory of everything.

“She’s got an urge,” {friend} said. “You can’t argue with an urge. You have to tire it out. Fall off more.[sport:  It’s the same when you {play sport}.]”

{child} fell off all afternoon[athlete:  and thought hard about {athlete}]. It only made her fly higher.[adult:  {Adult} had bought a whole box of [us: Band-Aids | plasters], and not one of them had been used.]

# lives-there
Between times she rescued {pet}. {@place} Three times the Swift brought {pet.him} tenderly down. Three times {pet} walked along the wall, up the log pile, on to the garage roof and back to {pet.his} place, without hurrying, like somebody returning to a seat at the theatre.

“{Pet} isn’t stuck,” said {child}. “{Pet} lives there.”

“They all say that,” said the Swift.

# two-buses
At four, {elder} put {elder.his} head over the gate[elder2: , with {elder2} behind]. “I was just passing,” {elder.he} said.

{@passing} {Elder.He} sat down on an upturned bucket with {elder.his} hands between {elder.his} knees and watched {child} fall, and {child} saw what it cost {elder.him}. Every time, the hands jumped, and stayed where they were.

# the-third-turn
{child} got on again. This time {child.he} felt it, for the very first time: one wheel, one spine, the whole world balanced on a point the size of a plate. One turn. Two. {Child.He} leaned into the third, {child.he} nearly had it, {child.he} {child.was} there …

The hand took hold of {child.his} T-shirt.

“I was just passing,” said the Swift.

“You’re never just passing!” It came out of {child} so loudly that {child.his} throat hurt. “I’ve never learned one thing since you came, because you won’t let anything happen to me! I don’t need you. Nobody here does!”

{Child.He} hadn’t thought about how it worked.

# i-seem-to-have-landed
The Swift went up, but not far. Her cape sagged. She sank past the gutter like a balloon on the day after a party, and came down on the garage roof with a bump and sat there, holding on to the tiles.

“I seem to have landed,” she said in a careful voice. “Would one of you mind telling me how people get down?”

It was no higher than a tall man. But she’d never in her life been up anywhere without flying, and her knuckles were white.

“Say you need her,” hissed {friend}. “Quick.”

“It wouldn’t be true.” {child} felt sick with shame. {Child.He} knew that grip. It was {child.his} own, on the alley wall, the first day. “And it would only put us back where we were.”

“I’ll get the ladder,” said {elder.short}, half up from the bucket. Then {elder.he} looked at {child} and sat down again. “If I’m asked.”

# the-way-down
It was {pet} who got up. {Pet.He} stretched, front and then back. {@slow} Then {pet.he} strolled down the way {pet.he} had strolled three times that day: tiles, log pile, wall. At the bottom {pet.he} turned and waited for her.

“{Pet} is showing you,” said {child}.

# ill-be-here
{child} stood below with both arms up. “Sit, and let your foot hang. The log pile’s right there. {Friend}, steady the top log. {Elder.short}, please: the other side.”

“I thought you’d never ask,” said {elder.short}.

“What if I fall?” said the Swift.

“Then you’ll know where the middle is. I won’t grab. I’ll be here.”

Her boot felt about in the air. {child}’s hands jumped. {Child.He} kept them where they were, and it was the hardest thing {child.he} had done all summer. The Swift slid, squeaked, found the logs, found the wall, and came down the last bit in a heap on the bricks with her cape over her head.

# personal-best
{Friend} looked at {friend.his} stopwatch. “Four minutes,” {friend.he} said. “Personal best.”

“I’ve hurt my knee,” said the Swift from inside the cape. “And I got down. I did that.” Her head came out. “Why are you out of breath?”

“I was just passing,” said {child}.

# six-and-seven
On Saturday {child.he} rode from the bakery to the bridge[music: , to {music}], and {child.he} came off six times, and got on seven.[adult:  {Adult} walked beside with the [us: Band-Aids | plasters], and had a use for them at last.] At the corner there was a wall, and on it sat {elder}[elder2:  and {elder2}], and {pet}, who had been brought there in protest, and a silver cape.

{child} wobbled as {child.he} went by. Not one of them got up. The Swift was sitting on both her hands.

# @place
{Pet} was {friend’s} cat, wide and unworried, and {pet.he} spent {pet.his} days on the low branch of the apple tree, because that was where {pet.he} wanted to be.
## if pet.cat
{Pet} was {child’s} cat, {a breed}, and {pet.he} spent {pet.his} days on the low branch of the apple tree, because that was where {pet.he} wanted to be.
## if pet.dog
{Pet} was {child’s} dog, {a breed}, and {pet.he} spent {pet.his} days on the roof of the garage, because from there you could see everybody who came from both ends of the street.

# @passing
{Elder.He} had lived next door until last year. Now {elder.he} lived on the other side of town, and it took {elder.him} two buses. {Elder.He} had been a clock-mender, and {elder.he} held that you never touched somebody else’s work until it was handed to you.
## if elder
The alley didn’t lead to anything. And {elder.short} held that you never touched somebody else’s work until it was handed to you.

# @slow
{Pet.He} walked from {pet.his} branch on to the roof, looked the Swift in the face and meowed once, as one might to a slow pupil.
## if pet.dog
{Pet.He} walked across the roof, looked the Swift in the face and barked once, as one might to a slow pupil.
