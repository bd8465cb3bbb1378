title: Sit Still
title: Two Tiny Hands
guest pepper: Pepper (she), Nutmeg (she)
guest abbot: Mr Abbot (he), Mr Farrow (he)
guest friend: Orla (she), Idris (he)
guest pet: Clive (he), Duchess (she)
guest elder: Old Len (he), Mrs Snape (she)

% The elder is the family’s, or the barber. {friend} says everything like somebody on the news, until the chair is turned.

# fourth-time
“Sit still,” said {elder}, for the fourth time, and {child} tried.

It was no good. {child} had never sat still for a haircut yet. As soon as anyone touched {child.his} head, {child.his} shoulders went up, and {child.his} legs [sport: wanted to {play sport} | went round each other].[school:  It went better {at school}, where nobody touched your head.] {@Whose}, and {elder.he} said that cutting {child’s} hair was like trimming a hedge from a bicycle.[elder2:  {Elder2} said that it looked like it.][adult:  {Adult} sat by the wall, behind a magazine.]

Then the door opened and a monkey walked in.

# an-appointment
She was small and brown with a pale face and a very long tail, and she walked along the row of chairs as though she had an appointment.

“For the record,” said {friend}, “that’s a monkey.” {Friend} was {child’s} best friend. {Friend.He} meant to be a reporter, but that day {friend.he} {friend.was} sweeping up.

{Elder} put down the scissors and rang the wildlife park on the hill. “That’s {pepper},” {elder.he} said. “She lets herself out. The keeper’s on her way, and we’re to shut the door and keep her in here for twenty minutes.”

# up-the-curtain
{child} slid out of the chair. {Child.He} had wanted to meet a monkey since {child.he} {child.was} three. {Child.He} wanted one to sit on {child.his} shoulder, just once, with its tail round {child.his} neck.

“Hello, {pepper},” {child.he} said. “Come here. Good girl. Sit still.”

{Child.He} reached out. {pepper} went up the curtain.

“Sit still!” said {child}, and climbed on a chair. {pepper} went along the shelf, and bottles rolled. {child} tried a towel. {pepper} took the towel.

{Pet} watched it all. {Pet} was {@pets}, and the middle chair was {pet.his} place on Saturdays. {Pet.He} didn’t get up for customers. {Pet.He} had once not got up for the mayor[city:  of {city}].

# two-tiny-hands
Then {pepper} let herself down from the lamp by her tail. Two tiny hands landed on top of {child’s} head and pressed, firmly, as if they were shutting a suitcase. Little fingers began to part {child.his} hair.

It tickled dreadfully. {child} yelped and jumped, and {pepper} shot back up to the lamp and scolded.

“She wants you to sit still,” said {friend}.

“Well, I want her to!”

“That makes two of you,” said {elder}.

# bait
{Friend} decided that a monkey needed bait. {Friend.He} peeled the banana from {friend.his} lunch and laid it in the middle of the floor. Then {friend.he} hid behind the coats with a laundry basket held over {friend.his} head. {pepper} came down, ate the banana, put the skin in the basket, and patted {friend} on the head as she went by.

“This reporter,” said {friend}, “has been made a fool of.”

# just-a-trim
And then the bell over the door went ting.

“Just a trim, please,” said {abbot}, holding the door wide open to wipe his feet.

“Shut it!” they all yelled.

It was too late. {pepper} was through his legs[athlete: , quicker than {athlete},] and across the [us: sidewalk | pavement] and up the red-and-white barber’s pole. She sat on the golden knob at the top, well out of reach. A van went past below, and she stopped looking clever. She wrapped both arms round the knob and shook.

“She’s frightened,” said {child}. {Child.His} own hands had gone cold. “It’s too loud for her. {pepper}! Come down!”

She only held on tighter.

# frightened-customers
“Don’t go after her,” said {elder} quietly. “I’ve had a lot of frightened people in that chair. You don’t chase them round the shop. You let them see that the chair’s nice.”

{child} looked at the pole, and at the chairs inside. Then {child.he} knew what {child.he} would have to do, and {child.his} shoulders went up just from thinking about it.

“Turn my chair round,” {child.he} told {friend}. “So she can see in. And prop the door.”

# snip-snip
{child} sat down facing the window. {Friend} tucked the [us: cape | gown] round {child.him} and let {child.his} hair fall forward. “I’ll stay here,” {friend.he} said, not in {friend.his} reporter’s voice, and gave {child} a hand to squeeze under the cloth.

{Elder} stood in the doorway, held up the oldest scissors and began to snip at nothing, snip-snip, snip-snip, soft and quick[music: , like the very start of {music}]. Out on the pole, {pepper} turned her head. It was just the noise that monkeys make to each other with their lips, when they mean no harm.

She came halfway down, and stuck.

# the-middle-chair
Then {pet} got up. {Pet.He} would not have all this fuss made about someone else. {Pet.He} stepped out of the middle chair, walked across, climbed into {child’s} lap, turned round twice, {@purr} Anybody could see that here was the warmest place in the street.

Something brushed past {elder’s} knees, and {elder} shut the door. Two tiny hands landed on {child’s} head, and pressed.

# piece-by-piece
Every bit of {child} wanted to jump. {Child.He} squeezed {friend’s} fingers. {Pet} lay across {child.his} legs, warm as a pudding. {child} breathed out, and put {child.his} shoulders down, and sat still.

The little fingers went through {child.his} hair, piece by piece. They looked behind each ear, so carefully that after a while it stopped being a tickle and turned into something else.

“For the record,” whispered {friend}, “that’s what they do with their family.”

{pepper} found a crumb of banana, and ate it. Then she climbed down on to {child’s} shoulder, sat still, and laid her tail round {child.his} neck.

# your-turn
The keeper came, and {pepper} went home, waving the towel. Then {elder} finished the haircut. {child} didn’t wriggle once.[adult:  {Adult} looked over the magazine, to make sure that it was the right child.]

“Your turn,” said {child} when it was over. “Sit still, {elder.short}.”

{Elder} sank down into the chair and shut {elder.his} eyes. {child} stood behind and combed {elder.his} hair, piece by piece, looking carefully behind each ear.

# @whose
{elder} was the barber in Mill Street
## if elder
{elder} was helping out at the barber’s in Mill Street that Saturday

# @pets
{friend’s} cat
## if pet
{child’s} cat
## if pet.dog
{child’s} dog

# @purr
and purred. It rattled the combs.
## if pet.dog
and gave a long, loud, happy sigh. It rattled the combs.

# picture 1
at the barber’s
