title: Isn’t It Time You Were in Bed?
title: Breakfast at Eight
title: I’ve Got Two
guest pet: Otis (he), Biddy (she)
guest elder: Joe (he), Percy (he)
guest madam: Mrs Brill (she), Mrs Tolley (she)

% {elder} is the family’s own, staying that week, else an old friend of the family; {pet} is the family’s dog or cat, else a dog they mind.
% The question is said four times: by the owl, by {elder}, and at last to the owl.

# half-past-seven
“Isn’t it time you were in bed?” said the owl.

It was half past seven in the morning. {child} stood at the back door in {child.his} school [us: sweater | jumper], with toast in {child.his} hand.

“I’ve just got up,” {child.he} said.

“In broad daylight?” said the owl. Her name was {madam}, and she had moved into the shed on Sunday[city: , from the other end of {city}]. “It’s a disgrace.”

{@yawned}

“That one’s been nicely brought up,” said {madam}.

# wakey-wakey
{child} thought it was funny until bedtime. {@who} closed the curtains at eight o’clock and said, “Isn’t it time you were in bed?” {child} climbed in[athlete: , under the poster of {athlete}]. {Pet} flopped down on the rug. {child} shut {child.his} eyes.

Tap, tap, tap.

“Wakey, wakey!” cried {madam} through the gap in the window. “Lovely dark evening! I’ve brought you some breakfast.”

She put it on the sill. It had a tail.

“No, thank you,” said {child}. “I need to sleep. I’ve got a spelling test.”

“Sleep? At night? You’ll ruin your eyes,” said {madam}, and she hooted on the sill until midnight to keep {child} cheerful.[music:  Some of it was very nearly {music}.]

# with-a-q
It went on like that for three nights. {child} fell asleep in {child.his} porridge[sport: , dropped off in the middle of {sport}] and spelled “because” with a q[school:  in front of the whole of {school}].[friend:  {Friend}, {child’s} best friend, had to wake {child.him} twice.] All {child} wanted was one good night.

“You tell her,” {child.he} begged {elder}.

# turned-over
{Elder.short} marched out to the shed with {child}, {pet} and an alarm clock. “Eight o’clock is bed,” {elder.he} said.

“Eight o’clock is breakfast,” said {madam}.

“I’ve gone to bed by this clock for years!”

“Then it’s been wrong for years.”

{Elder.short} turned the clock over to check.

“Why do you care when I sleep?” asked {child}.

“My own chicks have flown. Then I find you. No feathers. You can’t even turn your head round. Somebody’s got to keep an eye on you. I’ve got two.”

“I’m not a chick!” said {child}, louder than {child.he} meant. “Leave me alone!”

{Madam} went back into the dark of the shed and turned her face to the wall.

{Pet} looked at {child}. {Pet.He} walked into the shed, lay down under the owl’s beam and wouldn’t come out, not even for cheese.

# a-cold-place
That night nobody tapped. It was just what {child} had wanted, and there was a cold place in {child’s} chest. {Child.He} {child.was} ashamed. {Elder} came and sat on the edge of the bed.

“I was rude too,” {elder.he} said. “I shook a clock at her. We’ll go round in the morning.”

# under-the-apple-tree
But in the morning the rain went sideways, and {@noise} {Pet.He} stood under the apple tree. High in the branches, soaked through, sat {madam}. Two crows were screaming round her head.

{Elder} pointed. In {madam’s} foot was a sheet of squared paper. It was {child’s} spelling list, which had blown off the windowsill.

“She’s gone after it for you,” said {elder.short}. “Her feathers drink up the rain like a sponge. She can’t fly.”

The crows dived. {Madam} ducked, slipped and hung by one claw.

“Oh no!” cried {child}. “{Madam}! Let go! I’ll catch you!”

“It’s too bright!” called {madam}. “I can’t see you!”

# listen-then
{child} tore off {child.his} yellow raincoat. {Elder.short} took one side of it and {child} the other, and they pulled it out flat between them.

“Listen, then!” shouted {child}. {Child.He} cupped {child.his} free hand to {child.his} mouth and did what {child.he} had heard on the windowsill for three whole nights. “Hoo! Hoo-hoo-HOOO!”

{Madam’s} head turned right round. She let go and dropped out of the tree like a bag of [us: laundry | washing].

Flump.

“Got you,” said {child}.

{@left}

# the-warmest-place
In the kitchen {madam} was just a wet stick with eyes, and she couldn’t stop shaking. {Pet} lay down on {pet.his} side in the basket and lifted one front leg. It was {pet.his} warmest place. {child} tucked the owl in there.

Steam began to rise. Slowly, {madam} grew round again. {child} stroked her head with one finger.

{Elder} looked at the clock. It was eight in the morning. {Elder.He} drew the curtains.

“{Madam},” said {child} softly. “Isn’t it time you were in bed?”

“Yes, dear,” said {madam}, and shut both eyes.

# in-the-middle
After that they met in the middle. Every evening, when it was neither light nor dark, {child} came out on the step in {child.his} pyjamas[friend: , and on Fridays {friend} came too], and {madam} came down from the shed roof to have her breakfast, facing the other way. {Elder} brought cocoa[elder2: , and {elder2} brought a blanket]. {Pet} lay across all their feet.

When the first star came out, {child} went in, and {madam} flew over the garden without a sound.

# @who
{Elder}, an old friend of the family, was staying that week and was in charge of bedtimes, and {elder.he}
## if elder
{Elder} was staying that week[elder2: , with {elder2},] and was in charge of bedtimes, and {elder.he}

# @yawned
{Pet}, a dog they were minding that week, yawned and went back to {pet.his} basket.
## if pet.dog
{Pet} the dog yawned and went back to {pet.his} basket.
## if pet.cat
{Pet} the cat yawned and went back to {pet.his} basket.

# @noise
{pet}, who never barked, was barking.
## if pet.cat
{pet}, who never went out in the wet, was out in it and yowling.

# @left
The crows came down after {madam}, and {pet} rose up on {pet.his} hind legs and barked once, so deep that the puddles shook. The crows left.
## if pet.cat
The crows came down after {madam}, and {pet} stood in front of {madam} with every hair on end, twice as big as before, and hissed. The crows left.
