title: Ready?
title: Twelve Corners
title: Just Before the Siren
guest elder: Ron (he), Bess (she)
guest pet: Peggy (she), Otto (he)
guest minder: Josie (she), Hattie (she)
guest bold: Noah (he), Ethan (he)

% Take a deep breath yourself, every time {pet} does. The grown-up who fetches and reads is {adult}, else {minder}.

# a-lawnmower
{@Elder} had gone out to buy a lawnmower, and had come home with a fire engine.

It stood in {elder.his} yard, very red, with a ladder on its back. Inside, above the driver’s seat, hung a cord with a wooden knob, and when you pulled it, the siren went.[elder2:  {Elder2} looked at it for a while, and asked where the lawnmower was.]

Everyone in {child’s} class[school:  {at school}] said there was no luckier person alive[friend: , and {friend}[!friend.known: , {child.his} best friend,] said it twice]. {child} thought so too, until {elder} pulled the cord.

# the-grab
It wasn’t like hearing something. It was like being grabbed. It went in at the stomach and came out through the teeth, and the next thing {child} knew {child.he} {child.was} behind the [us: rain barrel | water butt] with {child.his} hands over {child.his} ears[athlete: , and {athlete} couldn’t have got there faster]. {@Whose} was there already.

“Isn’t she grand?” shouted {elder.short}.

“Brilliant,” said {child}. “I was just seeing to {pet}.”

And that was the trouble. Because on Saturday the fire engine was going to lead the summer parade, with {child} sitting up at the front and {child.his} whole class walking behind. And {elder} meant to pull the cord at every corner. There were twelve corners. {child} had been round and counted.

# the-gate
{Child.He} tried to get used to it. On Monday {child.he} ended up in the shed. On Tuesday {child.he} ended up under the kitchen table, with toast. On Wednesday {child.he} held on to the gate with both arms, and the gate opened, and {child.he} went with it. Each time {pet} got there first, and each time {pet.he} [pet.cat: yowled | howled], long and terribly, with a wobble at the end.

“{Pet} is singing along,” said {elder.short} proudly. “You don’t mind it, do you, chief? You’d say?”

“I love it,” said {child}.

It is hard to say that you’re frightened of a thing when everybody else is [us: lining up | queueing up] to look at it.

# under-the-bench
[sport: On Thursday there was {sport}, luckily. ]On Friday, {@comes}, and of course {@a} had to hear it too. {Elder} climbed up into the cab. {child} put {child.his} hands ready. There was nowhere left to hide, so this time {child.he} just stood there and looked at {pet}.

{Pet} was asleep in the sun. {Pet.He} opened one eye. {Pet.He} got up, strolled over to the bench, lay down underneath it, and took a deep breath.

Then the siren went.

# a-squeak
“{Elder.short}!” said {child}, as soon as {child.he} could. “Do it again!”

“Gladly!” said {elder}.

This time {child} listened, as hard as {child.he} could. And there it was, just before the siren: a tiny squeak. It was the cord. It squeaked when {elder.short} took hold of it. {Pet} heard that squeak, and then {pet.he} knew. {Pet.He} didn’t like it, and {pet.he} said so. But {pet.he} never jumped. Only {child} jumped.

It’s not that it’s loud, {child.he} thought. It’s that I don’t know when.

# not-the-shed
{Child} walked across the yard to the fire engine. It would have been easier without {@a} there.

“{Elder.short},” {child.he} said. “I don’t love it. I hate it. It makes me jump every time. That’s why I was in the shed.”

{Elder} leaned out of the cab. “I thought you liked the shed.”

“No.”

“And under the table?”

“No.”

“And on the gate?”

“{Elder.short}!”

“Well, [us: I’ll be | blow me],” said {elder}. “And there was I, doing it extra for you.” {Elder.He} looked up at the cord. “Then we’ll go without. We’ll do the whole parade as quiet as [us: an ice-cream truck in January | a milk float].”

{Child’s} heart was thumping.

“No,” {child.he} said. “Can I pull it?”

“But you’ve just said …” said {@a}.

“If it’s me pulling it,” said {child}, “I’ll know when.”

# ready
{Child.He} climbed up. {Child.He} took hold of the wooden knob. Down under the bench, {pet} was watching {child.him}.

“Ready?” said {child}.

{Pet} took a deep breath.

Squeak, went the cord, and then it came, all of it, stomach and teeth. But this time it wasn’t grabbing {child}. {Child.He} {child.was} the one who had hold of it. And when {child.he} thought that was enough, {child.he} let go, and it stopped. It stopped! {Child.He} hadn’t known that it would do that.

“Again,” said {child}.

# the-parade
On Saturday the whole [city: of {city} | town] stood along the [us: sidewalks | pavements][music: , and a band played {music}].[elder2:  {Elder2} had put a folding chair at the third corner.] Before the first corner {child} turned round to {child.his} class.

“Ready?” {child.he} shouted.

{Child.He} waited until everyone had their hands where they wanted them. There were a lot more hands over ears than you’d think. {@Bold}, who wasn’t scared of anything, had {@his} whole head inside {@his} [us: sweater | jumper].

“Thanks for telling us,” said the [us: sweater | jumper].

{Pet} sat in the middle[pet.cat: , in {pet.his} basket,] and [pet.cat: yowled | howled] at every corner, except the seventh, when {pet.he} had dozed off. People clapped {pet} more than they clapped the mayor. Twelve times {child} asked if they were ready, and twelve times nobody jumped. Only at the very last corner somebody did, and that was {elder}, because {elder.he} had been waving.

# click
In the evening it was so quiet in {child’s} room that you could hear it. {Pet} lay on the bed, right in the middle. {@A} closed the book and reached up for the cord of the lamp.

“Can I?” said {child}.

{Child.He} took hold of it. It squeaked a little. {Pet} opened one eye.

“Ready?” whispered {child}.

{Pet} took a deep breath, and let it all out again in a sigh.

Click.

# @elder
{elder} next door
## if elder
{elder}

# @whose
{pet}, the neighbours’ dog, who was staying with {child} that week,
## if pet.dog
{pet}, {child’s} {breed},
## if pet.cat
{pet}, {child’s} {breed}, who had come along in a basket,

# @comes
{minder}, who was looking after {child} that week, came by
## if adult
{adult} came to fetch {child}

# @a
{minder}
## if adult
{adult}

# @bold
{bold}
## if friend
{friend}

# @his
his
## if friend
{friend.his}
