title: Nine Rock Cakes
title: Anywhere This Side of Neptune
guest elder: Granny (she), Nana (she)

% Nearly word for word as it was told for one child. Ten cakes: one is eaten, eight become moons, the ninth hits the N. The rule: to go one way, one pushes something the other way.

# no-job-too-far
On the side of {elder’s} ship it said, in letters a metre high, BREAKDOWN RECOVERY. ANYWHERE THIS SIDE OF NEPTUNE. NO JOB TOO FAR.

On Saturdays {child} was the crew.

“What have we got?” {child.he} asked, and strapped {child.himself} in with {child.his} lunch [us: box | tin] on {child.his} knee.

“Robot,” said {elder.short}. “A little one, measuring the ice in Saturn’s rings. It’s stopped answering. Probably wants a wipe and a new fuse. What’s in the [us: box | tin]?”

“Your rock cakes. [adult: {Adult} said to bring ten | I brought ten] so we wouldn’t run out.”

“Nobody’s ever run out of my rock cakes,” said {elder.short}, and {elder.he} pulled the big lever.[elder2: 

“{Elder2} keeps the door open with one,” said {child}.]

They had the first one on the way. It took them from the Moon to Mars to get through it.[pet.dog:  {Pet}[!pet.known:  the dog] had a corner, and was still chewing when they got to Jupiter.][pet.cat:  {Pet}[!pet.known:  the cat] sniffed at it once, and went to sleep on the heater.][pet.other:  {Pet} had stayed on Earth, where things keep still.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] was the crew on Sundays. You could tell, because there were [us: chips | crisps] in all the straps.

]

# like-sugar-like-houses
{child} had seen pictures of Saturn[school:  {at school}], but the pictures had been the size of a page. Now it filled the whole window, the colour of toffee and cream, and the rings went out from it on both sides further than {child.he} could turn {child.his} head. When {elder.short} brought the ship in close, {child} saw that they were made of ice, billions of lumps of it, some like sugar and some like houses,[city:  and one like half of {city},] all sailing along together without a sound.

“There’s our lad,” said {elder.short}.

The robot was hanging a little way off. Its one light was out.

“I’ll stay at the wheel and keep us level,” said {elder.short}. “You’ve got the small hands. In you get.”

# six-arms
So {child} put on {child.his} suit, hooked on the safety line, clipped a fuse to {child.his} belt, and floated out. {Child.He} had the lunch [us: box | tin] in {child.his} big outside pocket. {Child.He} {child.was}n’t leaving it with {elder.short}.

{Child.He} wiped the frost from the little hatch, took out the burnt fuse and pushed in the new one. The light came on, green. The robot whirred, looked at {child.him}, and waved all six of its arms.

One of them was the arm with the ice cutter on it.

Snick.

# two-halves
{child} looked down. The safety line was drifting away from {child.his} belt in two halves. And the wave had given {child.him} a push. There was nothing out here to stop {child.him}. {Child.He} {child.was} floating away from the robot, and away from the ship, as slowly as a balloon across a room.

“{child},” said {elder.short’s} voice in {child.his} helmet, very calm. “I can’t bring the ship in there. I’d knock ice all over you. How’s your air?”

{child} looked at the dial. “Two hours.”

“Then we’ve plenty of time to think. What have we got?”

It was what {elder.he} always asked. You didn’t start with what you hadn’t got.

# how-hard
{child} tried swimming. It was no good, because there was nothing to push on.[sport & !sport.Swimming:  It would have been no good to {play sport}, either.] If there had been a wall, {child} could have kicked it. To go one way, {child.he} had to push something the other way. {Child.He} needed something to throw.

{Child.He} put {child.his} hand in {child.his} pocket.

“{Elder.short},” {child.he} said. “How hard are your rock cakes?”

There was a silence.

“Oh, you clever [child.she: girl | [child.he: boy | thing]],” said {elder.short}. “Straight out in front of your chest, now, or you’ll spin. And aim away from me.”

# four-five-six
{child} turned {child.his} head until {child.he} could see the ship over {child.his} shoulder. {Child.He} took out a rock cake, held it against {child.his} chest with both hands, and shoved it away as hard as {child.he} could. Off it went, into the dark, straight as a cannonball.[athlete:  {athlete} couldn’t have sent it straighter.] And {child} slowed down.

{Child.He} threw another. {Child.He} stopped.

{Child.He} threw a third, and {child.he} felt it in {child.his} back, the very smallest nudge. The robot was sliding past. {child} was going the other way!

Four, five, six. {Child.He} {child.was} getting faster. Seven. A lump of ice as big as a bus rolled by. Eight.

“Nicely,” said {elder.short}. “Save the last one, or you’ll come in like a train.”

# clang
When the ship was so close that {child} could read the letters on it, {child.he} twisted [us: around | round] and threw the ninth cake straight ahead, to slow down. It hit the N in NEPTUNE with a clang. Then the airlock closed [us: around | round] {child.him}, softly, like a hand.

{Elder.short} had {child.his} helmet off in a second. {Elder.He} didn’t say anything. {Elder.He} just held on to {child} for rather a long time, and {elder.his} chin wobbled against the top of {child’s} head.

“You’ve dented your ship,” {child} said into {elder.his} [us: sweater | jumper].

“I’ll leave it there,” said {elder.short}. “I’ll show it to customers.”

# eight-moons
They flew home with the lamps turned low[music:  and {@song} on the radio]. Behind them the robot’s green light was going steadily [us: around | round] Saturn with all the ice, and so were eight small, brown, lumpy moons, with [us: raisins | currants] in.

“They’ll be there for a million years,” said {child}, yawning.

“They’ll still be fresh, too,” said {elder.short}, and {elder.he} tucked the blanket [us: around | round] {child.him}, and steered for the little blue dot that was home.

# @song
{music}
