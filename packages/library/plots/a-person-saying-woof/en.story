title: The Dog’s Jobs
title: A Person Saying Woof
title: I’m New
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The dog has no name: it is the family’s own. Who applies for the jobs is {adult}, else the grandparent, else {minder}. Let the bark lift the lid.

# nobody-came
On Saturday morning {child} dropped a crust under the table, the way {child.he} always did, and nobody came. There were no paws pattering across the kitchen and no nose against {child.his} knee. The crust just lay there.[pet.cat:  {Pet}[!pet.known:  the cat] looked down at it from the windowsill, and yawned.]

“Oh,” said {child}.

For one second {child.he} had forgotten. Their dog had died, and now {child.he} remembered it all over again, with a thump, as if {child.he} had missed a stair.

“I want our dog,” {child.he} said.

“I know you do,” said {@first}. “So do I.”

# im-new
They both looked at the crust. Then {@a} bent down and picked it up.

“Not with your hand,” said {child}. “That’s not how it’s done.”

“Sorry,” said {@a}. “I’m new.”

{child} looked at {@him}. {Child.He} hadn’t thought of it before, but the dog used to have jobs in this house, like the crusts, and barking at the door, and now nobody was doing them.

“Somebody’s got to do the jobs,” said {child}. “Properly.”

“I could do the barking,” said {@a}.

“You’ll have to have an interview,” said {child}.

# an-interview
So {child.he} fetched paper and a pencil and sat up straight behind the teapot, and {@a} went out into the hall and came in again.

“Name?” said {child}.

“{@A}.”

“Have you done any barking before?”

“{@shoes}”

{child} wrote down SHOES. “Let’s hear you,” {child.he} said.

“Woof,” said {@a}, in the voice {@he} used for [us: calling | ringing] the doctor’s.

“That’s just a person saying woof.”

{@A} tried again.

“That’s a cough,” said {child}.

# good-dog
{@A} put both hands on the table, filled right up with air, and barked so hard that the lid jumped on the teapot.[city:  Half of {city} must have heard it.][pet.cat:  {Pet} went up the curtain.] And at that very moment something rattled at the front door.

“[us: Mail | Post]!” said {child}. “Go on![athlete:  Like {athlete}!]”

{@A} galloped down the hall on {@his} hands and knees and barked at the [us: mail slot | letterbox] as if {@he} meant to eat it. A letter dropped through on to {@his} head.

“Good dog,” said the [us: mailman | postman], out on the step, and off he went, whistling[music:  {music}].

{@A} turned round on the mat. The letter was still on {@his} head. “He said I was good,” {@he} said.

“You’ve got the job,” said {child}.

# whats-left
After that it went quickly. {child} took the crusts, but only off a plate, {child.he} said. And they put both their names down for walks.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was put down for fetching sticks, and didn’t need an interview.][pet.other:  {Pet} kept the job {pet.he} had, which was being {pet}.][elder & adult & !elder2:  {Elder}, who came by just then, went in for lying on the sofa, and started at once.][elder2 & adult:  {Elder} and {elder2}, who came by just then, went in for lying on the sofa, and started at once.][elder2 & !adult:  {Elder2}, who came by just then, went in for lying on the sofa, and started at once.]

“What’s left?” asked {@a}.

{child} looked at the last line on the paper, and the pencil stopped.

“Coming to the door,” {child.he} said. “When I’ve been [school: {at school} | at school].”

# a-very-good-wag
“I’ll go in for that,” said {@a}. {@He} ran down the hall, opened the front door and wagged. {@He} wagged {@his} whole back half and bumped along both the walls. “You’re home!” {@he} panted. “It’s you! You’re home!”

It was a very good wag. But {child} didn’t laugh. {Child.His} mouth went square, and then {child.he} cried, so hard that {child.he} had to hold on to the coats.

“That’s not how it’s done,” {child.he} said.

# nobody-can
{@A} stopped in the middle of a wag. {@He} sat down on the mat, and {child} sat down in {@his} lap, though {child.his} legs were nearly too long for it.

“No,” said {@a}. “I can’t do that one.”

“I can’t either,” said {child}. “Nobody can.”

They stayed there until the worst of it had gone by. Then {child} reached for the paper. {Child.He} put it flat on the floor, and next to COMING TO THE DOOR {child.he} wrote the dog’s name. {Child.He} did it in capitals, and pressed so hard that it went through to the mat.

# for-always
“That one’s taken,” said {child}.

“How long for?” asked {@a}.

“For always.”

Then {child.he} said the name out loud, the way they used to call it across the grass, and {@a} said it too. And they stuck the list on the wall by the front door, very low down.

“Can anybody read it there?” said {@a}.

“It’s not for anybody,” said {child}.

# under-the-table
[elder & adult & !elder2: At lunchtime {elder.short} was still hard at work on the sofa. ][elder2 & adult: At lunchtime {elder.short} and {elder2.short} were still hard at work on the sofa. ][elder2 & !adult: At lunchtime {elder2.short} was still hard at work on the sofa. ][!elder / elder & !adult & !elder2: At lunchtime ]{child} dropped a crust. {Child.He} hadn’t meant to, it was just what {child.his} hand was used to. Nobody came, and {child} waited a little, and then {child.he} slid off the chair and went down to fetch it. It was nice under there. It still smelled a bit of dog.

After a while {@s} feet went away. Then the rest of {@a} came down, with both the plates, and they had their lunch where the dog always had it.

# @shoes
I’ve shouted down the hall about shoes every morning for years.[sport:  And about {sport}.]
## if elder & !adult
I shouted down the hall about shoes every morning for years.[sport:  And about {sport}.]
## if !elder & !adult
I’ve shouted down the hall about shoes all week.[sport:  And about {sport}.]

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
