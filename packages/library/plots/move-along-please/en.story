title: Move Along, Please
title: Seven Sits Still
guest constable: Constable Dunn (he), Constable Webb (he)
guest pet: Mabel (she), Otto (he)

% The cat is the family’s, else next door’s; a dog keeps watch just as well. Friend and grandparent stand along the street.

# on-the-bonnet
The police car stood outside {child’s} gate with its blue light turning, and {@whose} was sitting on its [us: hood | bonnet].

“Move along, please,” said the police car.

{Pet} had never moved along in {pet.his} life. {Pet.He} sat down harder.

“{Pet}!” hissed {child}. “Get off! We’re leading the parade!”

It was the best day of {child’s} life[sport: , better than a whole week of {sport}][athlete: , and nearly as good as meeting {athlete}]. {Child.His} name had been pulled out of the hat, and {child.he} {child.was} to ride in front through [city: the middle of {city} | the whole town], in a real police car, and work the siren. [school: All of {school} would be watching. ][friend: {Friend}, {child’s} best friend, had been standing in the square with a flag since three. ]The parade began at six. It was a quarter past five.

“She’s called Seven,” said {constable}, who drove the car. “She does her own talking. And rules are rules with Seven. She won’t stir a wheel with anybody on her [us: hood | bonnet].”

“I am an officer of the law,” said Seven, through the loudspeaker on her roof. “I am not a cushion. Move along, please.”

{Pet} yawned, so that everyone could see all the way in.

# chewing-gum
{@long} At last {pet} was on the ground. {Pet.He} {pet.was} back before {child} had turned round.

“I am being obstructed,” said Seven.

{Pet} sat bolt upright with {pet.his} nose over the slit where the [us: hood | bonnet] met the glass, and {pet.his} tail went tick, tick, tick.

# neep
“Try your siren,” {constable} told Seven. “That moves anybody.”

“I’d rather not,” said Seven.

“Seven,” said {constable}.

“Neep,” said Seven.

{child} bit {child.his} lip. {Pet} didn’t even blink.

“It’s been like that all week,” whispered {constable}. “Two garages have looked at her, and they can’t find a thing. She’s very upset about it, so don’t laugh.”

# tuna
{@treat} {Pet.His} eyes slid to {@food}, then they slid back to the slit, and {pet.he} stayed where {pet.he} {pet.was}.

Then Seven’s blue light went out.

“Move a …” she said. “Mo …” That was all. Her headlights faded until they were no brighter than two [us: cookies | biscuits].

“Oh no,” said {constable}. He turned the key. “Oh, Seven. Not tonight.”

# cold-door
{child} put {child.his} hand on Seven’s cold door. {Child.He} had a sinking feeling. {Child.He} {child.was} disappointed, and sorry for Seven, too. Seven had so wanted to be respected. Something pushed at {child’s} elbow. It was {pet’s} head, and {pet.he} pushed just once. Then {pet.he} went back to {pet.his} post.

{child} watched {pet}. {@before}

# stake-out
“{Constable},” said {child} slowly. “What’s it called when the police sit and watch a place, and don’t go home, even if there’s supper?”

“A stake-out,” said {constable}.

“{Pet} isn’t in the way. {Pet} is on a stake-out! There’s somebody in there!”

{Constable} took out the key, pulled the catch and opened the [us: hood | bonnet]. {child} leaned in where {pet} was looking. There was a plug, chewed loose, and behind it a nest made of fluff and bits of parking ticket. In the middle of the nest sat a mouse with its cheeks full of wire.

“You’re [us: busted | nicked],” said {child}.

# the-nest
The mouse ran. {Pet} pounced, and landed slap across the only way out with {pet.his} paws spread wide. The mouse spun round, straight into {child’s} woolly hat.

“Got it! No, {pet}. Well done, but no.”

{Child.He} let the mouse run away under the hedge. {Constable} bound the chewed wire with tape.

“You found it,” he said to {child}. “You put the plug in.”

{child} pushed with both thumbs until it clicked.

The blue light woke.

“… long, please,” said Seven. Then, in quite another voice: “Oh. I feel well.”

“It was {pet},” said {child}. “{Pet} knew all the time.”

Nobody spoke. {Pet} licked a paw.

“I have been rude to an officer,” said Seven.

# parade
{child} patted the seat beside {child.his}. {Pet} walked in over {child’s} knees as if it had been {pet.his} own idea. So there were two of them at the [us: windshield | windscreen], side by side, when Seven led the parade.[music:  The band behind played {music}.] {child} pressed the button, and the siren went the way it should, nee-naw, nee-naw, and the whole town clapped.[elder:  {Elder}[elder2:  and {elder2}] clapped with both hands in the air.][friend:  {Friend} waved until the flag came off its stick.] {@stared}

“Move along, please,” Seven said. “There’s an officer in here.”

# warmest-bit
It was dark when they came home. Seven was parked at the gate with her engine off while {constable} had cocoa on the step with {child}[adult:  and {adult}]. [elder: {Elder} held the hat, which smelled of mouse. ]Seven’s [us: hood | bonnet] ticked as it cooled. {Pet} looked at it, and jumped.

“Move along, please,” said Seven, very softly. “A little to the left. That’s the warmest bit.”

{Pet} moved along. {Pet.He} turned round once, tucked in {pet.his} paws and lay down, and Seven dimmed her lamps so that they wouldn’t shine in {pet.his} eyes.

# @whose
{pet}, the cat from next door,
## if pet.cat
{pet}, {child’s} cat,
## if pet.cat & breed
{pet}, {child’s} {breed},
## if pet.dog
{pet}, {child’s} dog,
## if pet.dog & breed
{pet}, {child’s} {breed},

# @long
{child} lifted {pet} off. {Pet} went long, like chewing gum, and left {pet.his} front claws hooked round a [us: windshield | windscreen] wiper.
## if pet.dog
{child} pulled. {Pet} went heavy, like a sack of potatoes, and left both front paws hooked round a [us: windshield | windscreen] wiper.

# @treat
{child} tried tuna. {Pet} loved tuna more than {pet.he} loved anybody, and everybody knew it.
## if pet.dog
{child} tried a sausage. {Pet} loved sausage more than {pet.he} loved anybody, and everybody knew it.

# @food
the tuna
## if pet.dog
the sausage

# @before
{Child.He} had seen {pet.him} sit like that before, in front of the garden shed, for two whole days.
## if pet.dog
{Child.He} had seen {pet.him} sit like that before, in front of the woodpile, for two whole days.

# @stared
A dog stood in the road, staring at {pet}.
## if pet.dog
A cat sat in the road, staring at {pet}.
