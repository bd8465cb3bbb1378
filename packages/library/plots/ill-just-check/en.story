title: I’ll Just Check
title: One Pull Means No
title: The Hatch on the Matilda
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest hunter: Denzil (he), Jago (he)

% Whoever sailed on the Matilda (@a) is the grandparent, else {adult}, else {minder}. {Hunter} shouts, except about what a wreck keeps. Wait a little after the one pull.
% One rule: a wreck keeps everything just the way it was left. {@help} is one event: somebody finds where the line is caught.

# late
{child} and {@first} were late for everything, because they always had to check. {@A} ran back and rattled the front door, to be sure it was shut. Then {child} ran back and rattled it, to be sure that {@a} had. “I’ll just check,” they said, and the bus left without them. It was a bus they mostly knew from behind.

For {child} it had begun last winter, when {child.he} forgot to turn off the bath, and the water came down through the kitchen ceiling. Ever since, something had been dripping in {child.his} stomach. Did I, or didn’t I? Drip.[school:  It dripped {at school} too, all through sums.] When it had begun for {@a}, nobody knew.

But this morning they ran all the way to the harbour, because they were going out to a shipwreck.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] ran in front, and had never been late in {pet.his} life.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was already on board, though nobody had invited {pet.him}.][pet.other:  {Pet} came along in a basket with a lid, which both of them had checked.] And there stood {friend}[!friend.known: , {child’s} best friend], with one foot in the boat and one on the quay, so that it couldn’t leave.

# no-need
The boat belonged to {hunter}, a treasure hunter, who never checked anything.

“The Matilda!” he shouted. “Three masts, and full of gold! I’ve been diving for it all summer, and today’s the last day.”

“How do you know there’s gold?” asked {child}.

“You can’t go round checking everything,” said {hunter}[athlete: . “{athlete} doesn’t check. {athlete} goes for it.” | .]

In the middle of the bay he stopped. The water was so clear that they could see the Matilda, deep down on the sand, a whole ship with her masts lying beside her.

“A wreck keeps everything,” said {hunter}, and for once he didn’t shout. “It’s all just the way they left it that night.”

# the-hatch
{@A} hadn’t said a word the whole way. Now {@he} leaned over the side and looked down.

“I sailed on her, the summer I was ten,” said {@a}. “I had one job. When it got dark, I was to shut the front hatch. And one night, in the fog, she ran on a rock. Everybody got off with dry feet, even the cook’s canary. But the captain said that with the hatch shut, she’d have floated.”

“Did you shut it?” said {child}.

“I don’t know,” said {@a}. “I’ve gone back to every door since then. But never to that one.”

{child} knew exactly where it was dripping. {Child.He} put {child.his} hand in {@s}.

“Now you can,” {child.he} said. “It’s all just the way you left it.”

# one-pull
{Hunter} tied a long line to his belt and gave {child} the other end. “One pull means no,” he said, “and two mean yes. Three, and I have to come straight up, and then it’s over for this year. So don’t.”

“And look at the front hatch!” called {friend}. “See if somebody left it open!”

“Will do!” said {hunter}, and fell in backwards.

They saw the light of his [us: flashlight | torch] go down, and along the ship, all the way to the front.[pet.dog:  {Pet} stood with both paws on the side and watched the bubbles.][elder2:  {Elder2} held on to {@s} coat.][music:  Nobody was humming {@song} any more.] Then the line jerked in {child’s} hands, once.

They waited for another. There wasn’t another.

# that-is-no
“One,” said {@a}. “That’s no.” {@He} sat down, and looked about ten years old. “Well. Then I know. It was me who sank her.”

In {child’s} stomach it wasn’t dripping any more. It was pouring.

“I’ll just check,” said {child}.

“No,” said {@a}. “Leave it. The man’s been waiting for this all summer, and now we know.”

# three-pulls
Three pulls, and the last dive was over. {child} hated being a nuisance, and felt like one at every front door. But they had gone back to every door in the world, and this was the only one that mattered.

{Child.He} took hold of the line and pulled. It was caught somewhere, and down there {hunter} couldn’t feel a thing.

{@help}

Then {child} set {child.his} feet against the side and pulled with {child.his} whole back. One. Two. Three.

# crowbars
The sea boiled, and up came {hunter}.

“What is it?” he bellowed. “Are we sinking?”

“No,” said {child}. “I’m just checking. Was the hatch really open?”

“Open?” roared {hunter}. “I said no! You asked if somebody left it open, and nobody did! I’ve been at that hatch since June! I’ve broken two crowbars on it! Whoever shut that hatch …” He had to stop for breath. “Whoever shut that hatch, shut it!”

{@A} laughed, and then {@he} cried, and {child} held on to {@him} until it was over.

“But why did she sink, then?” said {@a}.

“Because she hit a rock,” said {hunter}. “There’s a hole in her as big as a cow, round the back. You could have shut every hatch in the world. And behind that hatch is where the gold is!”

“Behind that hatch,” said {@a}, “is where we kept the potatoes.”

{Hunter} sank a little. “Potatoes,” he said.

“Didn’t you check?” said {child}.

He looked at {child.him} for a long time. “Next summer,” he said, “I’m bringing you.”

# from-the-front
The next morning {@a} shut the front door, and it said click. {child} felt in {child.his} stomach[sport: , as you do before {@game}]. Nothing was dripping.

“Did you hear that?” said {@a}.

“I heard it,” said {child}.

So they walked to the bus stop[city:  through {city}], as slowly as they liked. There was nobody there, and no bus.

They waited, hand in hand.

Then it came round the corner, and they saw it from the front.

# @help
{Friend} lay flat on {friend.his} tummy and looked over the edge. “It’s gone under the anchor rope,” {friend.he} said and lifted it off.
## if pet.dog
Then {pet} barked. {Pet} had kept an eye on the bubbles the whole time, and now they were coming up on the wrong side. So the line had gone under the boat, and {child} carried it round the front until it came free.
## if pet.cat
But {pet} was sitting right at the front, where no cat ought to be, staring down at the anchor rope. When {child} pulled, something twitched there, and {pet} hit it with a paw. That was where it was caught, and {child} lifted it off.
## if pet.other
But the basket jumped, and inside it {pet} scrabbled. {child} pulled again, and the basket jumped again. The line had gone round the handle. “Thank you, {pet},” said {child}, and lifted it off.
## if elder
“It’s under the keel,” said {elder.short}, who had sailed for a whole summer and could hear it scraping. “Walk it round the front.” {child} walked it round the front, and felt it come free.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
