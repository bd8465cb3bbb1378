title: The Tractor That Pulled the Night
title: Hook It! Tug It!
title: Off We Go!
guest farmer: Joan (she), Sheila (she)
guest sitter: Maureen (she), Bridget (she)

% Refrain, always whole: “Hook it! Tug it! Off we go!” It is whispered the last time, and so is the dog’s woof. The grandparent who is ticked drives, that day; the friend has the hook; the cat only waits for the night. @a is {adult}, else {sitter}.

# pull-anything
{child} stood at the farm gate[city:  outside {city}] with {@a-first}. It was {child’s} job to shout[school: , and {child.he} could do it louder than all of {school}]. [pet.dog: {Pet}[!pet.known:  the dog] helped. ][friend: [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] had the hook. ]In the field was [elder: a big red tractor, with {elder} driving | Farmer {farmer’s} big red tractor], and it could pull anything. It really could.[athlete:  It was even stronger than {athlete}.]

The only thing it couldn’t do was go back. A tractor won’t go back without a beep, and the beep was broken. So it only went forwards.

# the-pond
“The ducks can’t get to the pond,” said {@farmer}. “It’s too far.”

So [friend: {friend} | [elder: {elder.he} | she]] hooked up the pond.

“Hook it! Tug it! Off we go!” shouted {child}.[pet.dog: 

“Woof!” said {pet}.]

Chug, chug, chug went the tractor. And along came the pond, all the way up the field, with the fish still in it.

“Quack,” said the ducks, and they got in.[pet.cat:  {Pet}[!pet.known:  the cat] slept on the gatepost, waiting for the night.]

# the-hill
“The cows are too hot,” said {@farmer}. So [friend: {friend} | [elder: {elder.he} | she]] hooked up a hill, a nice big one, with trees on it.

“Hook it! Tug it! Off we go!” shouted {child}.[pet.dog: 

“Woof!” said {pet}.]

Chug, chug, chug went the tractor. And along came the hill, and it stood by the cows and made some shade.

“Moo,” said the cows, and they lay down.[pet.cat:  {Pet} slept on.]

# soft-and-dark
“What now?” said {@farmer}[music: , humming {music}]. [friend: {Friend} | [elder: {elder.He} | She]] threw out the hook, far, far over the hedge, to see what it would catch. It caught the edge of something soft and dark.

“Hook it! Tug it! Off we go!” shouted {child}.[pet.dog: 

“Woof!” said {pet}.]

Chug, chug, chug.

# the-night
And along came the night.

It came over the hedge like a big blue blanket. It came over the cows, and over the barn, and over {child} and [friend: {friend} | {@a}], with all its stars in it. And it wasn’t even lunchtime!

The hens went to bed. The ducks went to bed. [pet.dog: {Pet} asked for {pet.his} supper. ][pet.other: {Pet} must have gone to bed at home. ][elder2: {Elder2} said good night to everybody. ]The cows shut their eyes.[pet.cat:  {Pet} got up.]

[friend: “I’m not even tired,” said {friend}.

]“Oh no!” said {child}. “I haven’t had my sandwich!”

# beep
“Back! Back!” cried {@farmer}. But the tractor stood still. It didn’t even wobble.

“It won’t go back without a beep,” [elder: {elder.he} | she] said. “And the beep is broken!”

{child} knew how it went. Every tractor that goes back goes beep. So {child.he} held on to the gate, and took a very big breath.

“Beep! Beep! Beep!” shouted {child}.

The tractor gave a jump. It began to roll. Chug, chug, chug, it went back.

“Beep! Beep! Beep!”

# the-sun
Back went the night, off the barn. Back went the night, off the cows. Back it went over the hedge, with all its stars, and there was the sun again, just where they’d left it.

“Cock-a-doodle-doo,” said the [us: rooster | cockerel], for the second time that day.[pet.cat:  {Pet} lay down again.]

And {child} had {child.his} sandwich[pet.dog: , and {pet} had the crust].

Then {child} and [friend: {friend} | [elder: {elder.short} | {@a}]] played by the pond, and they played on the hill[sport: , and they even got to {play sport}], all the long, sunny afternoon.

# tucked-in
And when the sun was low, and the hens were yawning, [friend: {friend} threw the hook over the hedge again. | {@farmer} looked at {child}.]

“Now?” [friend: {friend.he} | [elder: {elder.he} | she]] said.[pet.cat:  {Pet} opened one eye.]

“Now,” said {child}. And this time {child.he} didn’t shout. {child.He} whispered.

“Hook it. Tug it. Off we go.”[pet.dog: 

“Woof,” whispered {pet}.]

Chug … chug … chug went the tractor. And softly, softly, it pulled up the night and tucked in the farm.

# @a
{sitter}
## if adult
{adult}

# @a-first
{sitter}, who was looking after {child.him}
## if adult
{adult}

# @farmer
Farmer {farmer}
## if elder
{elder.short}
