title: Are You Still There?
title: Mind the Footstool
guest friend: Reuben (he), Iris (she)
guest pet: Sybil (she), Moss (he)
guest elder: Maureen (she), Len (he)

% The dark is a little out of breath and very polite. {elder} is the family’s own, else whoever is minding the children. The cat is the family’s, else the friend’s; a dog goes by nose.

# out-of-breath
{child} and {friend} were sleeping over at {@whose}, and {child} needed the toilet. It was at the other end of the hall. The hall was dark, and {child} was afraid of the dark. {Child.He} only wanted the light on.[adult:  {Adult} wasn’t coming until the morning.][elder2:  {Elder2} was snoring.]

{Child.He} switched it on. {Child.He} switched it off, to see if the dark had gone.

“Are you still there?” {child.he} whispered.

“Yes,” said the dark. “A bit out of breath.”

{child} switched on the light so fast that it hurt {child.his} finger[athlete: , faster than {athlete}].

“It talked!” said {child}.

{Friend}, {child’s} best friend, sat up. {Friend.He} wore a [us: headlamp | head torch] in bed, and {friend.he} liked to investigate everything[sport: , even {sport}].

“Interesting,” said {friend}. “Switch it off.”

# hangers
{child} switched it off.

“When the light goes on, I have to run into the wardrobe,” said the dark. “When it goes off, I can come out. Not so fast, please. I run into the hangers.”

“Then stay in the wardrobe!” said {child}.

“These are my hours. I come every evening, and I’m never late.”

“But I don’t like you!”

“I don’t like your lamp. It prickles.”

“It’s a nice lamp!”

“It’s a pushy lamp.”

# on-and-off
{child} was frightened and cross, and hardly knew which to be first. {Child.He} switched on the light. Something clattered among the hangers. {Child.He} switched it off.

“Are you still there?” said {child}, in the hardest voice {child.he} had.

“Ow. Yes.”

{Child.He} switched it on, off and on.

“That’s mean,” said {friend}. “Scientifically speaking.[school:  I’ll be bringing it up {at school}.]”

“You’ve got a lamp on your head! You’ve never even been in the dark!”

“I’m not afraid,” said {friend}. “I’ll go to the toilet first and investigate. On half power.”

{Friend.He} marched out into the hall, as brave as [us: a backhoe | a digger]. {@door} {Pet.He} looked up at {friend’s} lamp and screwed up {pet.his} eyes.

“{Pet} thinks it prickles, too,” said the dark.

# click
Then something clicked, and all the lights went out, even the street lamp outside[city:  and the rest of them {in city}]. {child} pressed the switch. Nothing happened.

“[us: Power outage | Power cut],” said {friend}, out in the hall. “Keep calm. I’ve still got my …”

The [us: headlamp | head torch] blinked. It blinked again. Then it died.

There was a bump, and then nothing.

“{Friend}?” said {child}. {Child.His} heart was thumping right up in {child.his} throat. “Are you still there?”

{Friend} didn’t answer.

# threshold
“Dark,” whispered {child}. “Did you take {friend.him}?”

“I don’t take people,” said the dark, hurt. “{Friend} crawled in somewhere. {Friend}’s scared of me, like everybody else. And I’m only doing my job.”

{child} stood in the doorway. {Friend} was out there, and {friend} had never stopped talking before.

“Where is {friend}?”

“I couldn’t say. I’m everywhere at once, and it gets so muddled. {@sees}”

{child} reached down a hand, and it met fur.

“{Pet},” said {child}. “Can you find {friend}?”

# the-tail
{Pet} got up. {@leads}[age>=7:  {Child.He} took one step, and one step more.] {Child.He} couldn’t see {child.his} own feet.

“Are you still there?” asked {child}.

“I’m still here,” said the dark. “Mind the footstool.”

{Child.He} minded the footstool. {Pet} turned left, stopped and sat down. That meant here.

{child} felt about. {Child.He} felt a coat, the handle of an umbrella, and a sock. In the sock was {friend}.

# among-the-coats
“Don’t say a word,” whispered {friend}. “I investigated until I was so scared that I ran out of voice.”

{child} crept in among the coats and took {friend.his} hand. It was as cold as ice. {Pet} lay down across the two of them, {@warm}.

“It’s only the dark in here,” said {child}. “It’s quite soft, if you don’t run into it.”

“Thank you,” said the dark.

# steps
Then there were footsteps. They came straight on, not carefully at all, and stopped outside the coats.[music:  Somebody was humming {music}.]

“Two children and one {@kind},” said {elder}. {@nights}, and {elder.he} hadn’t brought a light. “I heard the breathing. One is frightened, one has been frightened, and one is {@purrs}. We go back a long way, the dark and I.”

{Elder.He} took each of them by the hand.

“Who needs the toilet?”

“I do,” said {child}.

“Me too,” said {friend}. “Since just now.”

{Elder} knew the way by heart, and they jumped over the squeaky board. {child} left the door open. {Friend} stood guard with {pet}, but mostly it was {pet}.

# slowly
When they were back in bed, the power came on. So did the ceiling light. Far away something clattered among the hangers.

{child} got up, went over to the switch, and put out the light, ever so slowly.

“Interesting,” mumbled {friend}, and put {friend.his} lamp on the floor.[adult:  “{Adult} will want to hear about this.”]

{child} pulled up the covers. {Pet} lay down at the foot of the bed.[elder2:  {Elder2} was still snoring.]

“Are you still there?” asked the dark.

It sounded as if it had been wondering for a while.

“I’m still here,” said {child}.

# an-open-hand
Then {child} put a hand out over the edge of the bed and let it hang there, open, in the middle of the soft black. It was still hanging there when {child.he} had gone to sleep. Out in the hall, the wardrobe door stood ajar.

# @whose
the house of {elder}, who was minding them
## if elder
{elder’s}

# @door
In the doorway lay {pet}, {friend’s} cat.
## if pet.cat
In the doorway lay {pet}. {Pet.He} {pet.was} {a breed}.
## if pet.cat & breed.Maine Coon
In the doorway lay {pet}. {Pet.He} {pet.was} a Maine Coon, and as big as a smallish sofa.
## if pet.dog
In the doorway lay {pet}. {Pet.He} {pet.was} {a breed}.

# @sees
But the cat can see in me.
## if pet.dog
But the dog can smell in me.

# @leads
{Pet.He} put up {pet.his} tail like a handrail and walked. {child} held on, quite loosely.
## if pet.dog
{Pet.He} put {pet.his} nose to the floor, sniff, sniff, and walked. {child} held on to {pet.his} collar, quite loosely.

# @warm
warm and soft, and purred so that the hangers shook
## if pet.dog
warm and soft, and sighed so that the coats shook

# @kind
cat
## if pet.dog
dog

# @nights
{Elder.He} had been a night nurse for forty years
## if elder
{Elder.He} had been up a great many nights in {elder.his} life

# @purrs
purring
## if pet.dog
wagging
