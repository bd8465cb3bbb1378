title: Low Water
title: Fourth on the Right
title: The Door in the Lake
guest aunt: Rhona (she), Wendy (she)
guest tom: Tom (he), Jem (he)
guest annie: Annie (she), Ivy (she)
guest wilf: Wilf (he), Ned (he)

% Whoever comes along is the grown-up, else {child's} aunt: @Dad, @dad. {tom} was that one's grandfather. The mud is dry, and they
% stay on the road. A line and a letter is all there is time for. @sheep: what the breed was meant for. @knees: where the nose of a dog of that height comes.

# ten-weeks
By the end of August the reservoir had been shrinking for ten weeks, and one morning there was a chimney in the middle of it.

“That’s Harrowdale,” said [adult: {adult} | {child’s} aunt {aunt}], and leaned on the rail of the dam road. “I’ve heard about it all my life. I never thought I’d see it.”

{child} knew the story; everybody did.[school:  They told it every year {at school}.] There had been a village in the valley. Then [city: {city} | the cities] had needed water, and the people had been given new houses up on the hill, and the valley had been filled like a bath. That was ninety years ago. {child’s} own great-great-grandparents had been among the last to leave.

# or-never
Every day a bit more came up. First walls, and then a bridge with nothing under it. By September you could have walked in along the old road, if it hadn’t been for the signs: DANGER. DEEP MUD.

“Not without me,” said {@dad}, who worked for the water company, “and not before it’s dried out.”

But on Thursday the forecast changed: a week of rain.

“Then it’s tomorrow,” said {child}, “or never.”[sport:  {Child.He} had been going to {play sport} tomorrow, but that would still be there next week.]

{@Dad} studied the sky, and then {child}.

“Tomorrow after work,” {@he} said. “On the road and nowhere else. {Friend} can come, if it’s all right at home. And bring {pet}.”

# tidied
{@sheep} What {pet.he} herded was people. On walks {pet.he} ran [us: around and around | round and round] them in a wide, low circle, and anyone who fell behind was fetched, with a nose. {Friend}[!friend.known: , {child’s} best friend,] called it being tidied.

They set off at five, and the light was like honey. The road was cobbled, and cracked mud lay over it in plates, like a broken dish. On both sides the valley was the colour of elephants. Nothing grew. There were no birds, and their footsteps sounded far too loud[music: , and {child}, who had been humming {music}, stopped].

“Here’s somebody’s gatepost,” said {friend}. “Here’s somebody’s sink.”

{child} had imagined that it would be like a ruin. It wasn’t. It was like a street where everybody had gone indoors, and then the houses had gone, too. There was a step worn hollow in the middle. There was a boot scraper. {child} found that {child.he} {child.was} walking on the [us: right | left], as if something might come.

# our-front-door
{@Dad} had an old photograph[elder: , from a drawer of {elder’s}[elder2:  and {elder2’s}],] and kept stopping to hold it up. “It should be the fourth,” {@he} said. “Fourth on the right.”

The fourth on the right was only a floor, some rubble and a doorway: two tall stone posts and a stone across the top, with the hills in it.

“That’s us,” said {@dad}, in a rough sort of voice. “That was our front door.”

Nobody seemed to want to go first. So {pet} did. {Pet.He} walked in, sat down on the flagstones and looked at them: well?

# tom-was-here
So they went in. It was {friend} who saw it. {Friend.He} had crouched down to scrape some mud off {pet’s} paw, and {friend.he} stayed crouching.

“{child},” {friend.he} said, “come and look at this.”

On the inside of the doorpost, under the dried mud, there were lines: short, level cuts, one above the other, with letters beside them. {child} spat on {child.his} sleeve and rubbed.

{tom} 4. {tom} 5. {annie} 3. {tom} 7.

They rubbed faster, and the post came clean like a page. {annie} went up as far as nine. Somebody called {wilf} was there just once, very low down, with a wobble in it, as if he had refused to stand still. And above all the rest, cut deeper than the others:

{tom} [age<12: 11 | 12]. Last day.

“{tom} was my [us: grandpa | grandad],” said {@dad}. “Your great-[us: grandpa | grandad]. I sat on his knee. He had hands like shovels, and he never said one word about this place.” {@He} ran a finger along the letters. “So that’s who he was.”

# exactly-the-same
{child} looked at the line. Then {child.he} took {child.his} cap off, turned round and stood with {child.his} back against the stone.

It was cold. {child} could feel it through {child.his} shirt, all the way up. {Child.He} heard {friend} draw in {friend.his} breath.

“Don’t move,” said {friend}. {Friend.He} laid {friend.his} hand flat on the top of {child’s} head and slid it back till it met the post. “It’s the same. {child}, it’s exactly the same.”

{child} stood quite still. {Child.He} looked where {tom} must have looked: out through the door, down the road, and up at the hill, where the new houses would have been waiting. And for a moment it was not ninety years ago. It was simply somebody {age} years old, who’d been told to hold still, and who was looking at everything as hard as [child.he: he | they] could.

# a-line
Far off, there was a long, low grumble. The honey had gone out of the light.

“That’s our rain,” said {@dad}. “We ought to make a move.”

{Pet} thought so, too. {Pet.He} {pet.was} already up and circling, wide and low.

“Two minutes,” said {child}.

{Friend} had already gone out to the rubble and come back with an old iron hinge pin and half a brick to hit it with. {@Dad} looked at the sky, and held the [us: flashlight | torch].

The stone gave up its dust a grain at a time. {child} made a line right beside {tom’s}, so that they touched, and there was just time for one letter and [age<12: an 11 | a 12] before the first drops fell. Then it was {friend’s} turn. {Friend.His} line came a finger’s breadth higher, and {friend.he} {friend.was} unbearable about it. And right at the bottom, because {pet} came and leaned there, {@dad} did one for {pet.him}: a line, and four dots for a paw.

# which-was-the-door
They ran the last part[athlete:  as fast as {athlete} could have wished]. The mud was turning slick, and {pet} tidied them up the road without mercy, nosing {@knees} whenever one of them turned to look. {child} turned three times. The third time {child.he} could no longer tell which was the door.

It rained for nine days. From the dam road they watched the bridge go, and the walls, and finally, one evening in October, the chimney. Afterwards there was only water, grey and wide, with the wind going over it.

{child} leaned on the rail, with {@dad} on one side and {friend} on the other and a warm dog in between.

# the-same-height
People would drive past here for years and think that it was just a lake. They wouldn’t know that deep down, where it was green and quiet, there was a door standing open. And just inside it, close together in the dark, were {@two}, exactly the same height.

# @dad
{aunt}
## if adult
{adult}

# @he
she
## if adult
{adult.he}

# @two
two children
## if child.he
two boys
## if child.she
a boy and a girl

# @knees
the backs of their knees
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / breed.Bulldog
their heels

# @sheep
{Pet} was {a breed}, and had never met a sheep.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{Pet} had been bred for sheep, but {pet.he} had never cared for them.
