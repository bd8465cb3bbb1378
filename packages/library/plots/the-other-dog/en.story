title: The Other Dog
title: All Home
title: The Village Under the Water
guest dog: Jet (he), Moss (he)

% Rule: the other dog will not cross the line between the gateposts until he is told that everybody is home, and it has to be true.
% They stand on the old road, just outside the gate. The other dog is never seen.

# the-village
It was the driest summer anyone could remember, and the reservoir had gone down and down until, one evening in August, the village came up.

“They flooded the valley eighty years ago[city: , so that {city} could have baths],” said {elder}, “and moved everybody up to new cottages on the ridge.”

“How do you know all that?” said {child}.[school:  {Child.He} had done reservoirs {at school}, with arrows, and nobody had mentioned a village.]

“I read it on the board in the [us: parking lot | car park].”

There was a road, a little bridge with no river under it, and rows of stones that used to be houses. {Pet}, who was {child’s} dog and believed that all mud was meant for {pet.him} personally, was already halfway down.

# the-ball
They kept to the old road, where it was firm, as far as two gateposts and half a doorway. {child} threw the ball. It bounced between the posts and through the doorway, into the shadow, and {pet} ran after it. Just inside the gate, {pet.he} stopped.

The ball was coming back.[music:  {Elder} stopped humming {@song}.]

It rolled out of the doorway by itself, and came to rest against {pet’s} front paws.

“It’s on a slope,” said {child}, after a moment.

{Elder} laid {elder.his} walking stick on the path and looked along it. “So it is,” {elder.he} said. “It slopes the other way.”

# the-prints
{child’s} neck felt cold. But {pet} was wagging all over, as if at an old friend in the park. Down went {pet.his} elbows, and up went {pet.his} bottom. And in the wet mud beside the path {child} saw a paw print appear, and then another, and another. They went round {pet} in a ring, and {pet} hadn’t moved a paw.

“{Elder.short},” whispered {child}. “There’s another dog.”

“I can see there is,” said {elder.short}. “Or rather, I can’t.”

“Is it a ghost?”

“I should think so. But mostly it’s a dog. Throw the ball.”

# six-throws
{child} threw it. Two dogs went after it, one muddy and one not there at all, and it was the one not there that got it. The ball came trotting back at about the height of {child’s} knee, and was put down between the gateposts. [athlete: Even {athlete}, {child} thought, would have looked twice at that. ]Somewhere around the sixth throw {child} stopped being afraid.[sport:  {child.He} liked to {play sport}, but there you could generally see both sides.]

Then one throw went wrong and rolled off down the road. The prints came up to the line between the gateposts, and went no further.

## or
{Pet} didn’t wait for that. {Pet.He} snatched up the ball and was off, in at the doorway and out through a gap in the wall, with the prints tearing after {pet.him}. Then the ball changed its mind in mid-air, and went back the other way, with {pet} behind it.

“That was a foul,” said {elder.short}. “At least, I think it was.”

{child} laughed, and that was when {child.he} stopped being afraid.[sport:  {child.He} liked to {play sport}, but there you could generally see both sides.][athlete:  Even {athlete}, {child.he} thought, would have had to look twice.]

But when {pet} came out on to the road, nobody came after {pet.him}. The prints came up to the line between the gateposts, and went no further.

# until-when
“Come on, boy!” called {child}, and whistled, and patted both knees. Not one print came over the line. “Why won’t he?”

{Elder} rubbed {elder.his} chin. “What does {pet} do, when you tell {pet.him} to stay?”

“{Pet.He} stays.”

“Until when?”

“Until I say it’s over,” said {child}. And then {child.he} could see how it must have been: the cart loaded up in the road, and the chairs tied on, and everyone hurrying and upset, and someone saying stay, just for a minute, just while we get this done. Perhaps they had looked for him afterwards, for days. But he was a good dog, and he’d been told to stay.

“He’s been staying for eighty years,” said {child}. {child.His} throat hurt.

# the-disc
{Pet}, meanwhile, had begun to dig beside the gatepost. {Pet.He} came up brown to the eyebrows, and laid something in {child’s} hand, as gently as an egg. It was a little brass disc with a name on it.

“{dog},” {child} read out.

The prints stopped dead. {child} could feel something looking at {child.him}.

“Okay, {dog}!” {child.he} said. “Off you go! Release! At ease! You’re free!”

Nothing moved.

# the-word
“Every dog has his own word for it,” said {elder}. “His would be an old one. When the last sheep was in at night, the shepherds used to say to the dog, ‘All home.’ It meant that nobody was missing, and he could lie down.”

{child} took a breath.

“But only say it if it’s true,” said {elder.short}. “A dog can tell.”

{child} looked at the stones that used to be houses. There was nobody home in any of them. {child.He} let the breath out again.

It was getting dark. Up on the ridge somebody put a light on in one of the cottages. Then there was one in the next, and the next, and {child} stood and watched them come on all along the hill, until there wasn’t a dark window left.

# over-the-line
{child} went up to the gate. {child.He} crouched down and held out a hand, and after a moment there was a nose in the palm of it, cold and light.

“They’re up there, {dog},” {child.he} said. “Look. They got there, every one of them, and they’ve put the lights on. You did it right. Good dog. All home.”

The nose was gone. There was no sound at all. And then a print came down on the other side of the line.

Then there were four, and then they were flying, along the road and over the bridge with no river, with {pet} galloping alongside as far as the grass. There {pet} stopped. But the grass went on parting, in a dark line, straight up the hill to the lights. And from a long way off, very glad, came one bark.

{Elder} blew {elder.his} nose. It took {elder.him} some time.

# the-last-gate
On the way home {child} pushed the brass disc into the earth by the last cottage gate, where it belonged.[elder2:  {Elder2} was waiting with the flask, and took one look at {elder.short}, and didn’t ask.]

# all-home
That night the weather broke. {child} lay listening to the rain on the roof, and thought of the water rising over the bridge and the doorway and the two stone posts, with nobody there to mind it.[friend:  {child.He} had told {friend}[!friend.known: , {child.his} best friend,] all about it on the phone, and {friend}, who never believed anything, had only said, “Good.”]

{Pet} was at the end of {child.his} bed, where {pet.he} {pet.was} not allowed. {Pet.He} still had one eye open, in case there was anybody missing.

“All home, {pet},” said {child} sleepily.

And {pet} let out a long, long sigh, and put {pet.his} chin down on {child.his} feet, and slept.

## or
The weather broke before they were halfway home. {child} listened to the rain, and thought of the water rising over the bridge and the doorway and the two stone posts, with nobody there to mind it.[friend:  {child.He} would tell {friend}[!friend.known: , {child.his} best friend,] who never believed anything. {Friend} would believe this.]

At home the light was on over the door. But {pet} stopped on the mat, and looked back down the path, in case there was anybody missing.

“All home, {pet},” said {child}.

And {pet} let out a long, long sigh, and came in over the line, and lay down on both {child.his} feet.

# @song
{music}
