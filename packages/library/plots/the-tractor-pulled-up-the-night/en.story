title: The Tractor That Pulled the Night
title: Hook It! Tug It!
title: Off We Go!
guest farmer: Joan (she), Sheila (she)
guest sitter: Maureen (she), Bridget (she)

% Refrain, always whole: “Hook it! Tug it! Off we go!” It is whispered the last time. @a is {adult}, else the grandparent, else {sitter}.

# pull-anything
{child} stood at the farm gate[city:  outside {city}] with {@a-first}. It was {child’s} job to shout[school: , and {child.he} could do it louder than all of {school}]. In the field was Farmer {farmer’s} big red tractor, and it could pull anything. It really could.[athlete:  It was even stronger than {athlete}.]

The only thing it couldn’t do was go back. A tractor won’t go back without a beep, and the beep was broken. So it only went forwards.

# the-pond
“The ducks can’t get to the pond,” said Farmer {farmer}. “It’s too far.”

So she hooked up the pond.

“Hook it! Tug it! Off we go!” shouted {child}.

Chug, chug, chug went the tractor. And along came the pond, all the way up the field, with the fish still in it.

“Quack,” said the ducks, and they got in.

# the-hill
“The cows are too hot,” said Farmer {farmer}. So she hooked up a hill, a nice big one, with trees on it.

“Hook it! Tug it! Off we go!” shouted {child}.

Chug, chug, chug went the tractor. And along came the hill, and it stood by the cows and made some shade.

“Moo,” said the cows, and they lay down.

# soft-and-dark
“What now?” said Farmer {farmer}[music: , humming {music}]. She threw out the hook, far, far over the hedge, to see what it would catch. It caught the edge of something soft and dark.

“Hook it! Tug it! Off we go!” shouted {child}.

Chug, chug, chug.

# the-night
And along came the night.

It came over the hedge like a big blue blanket. It came over the cows, and over the barn, and over {child} and {@a}, with all its stars in it. And it wasn’t even lunchtime!

The hens went to bed. The ducks went to bed. [pet.dog: {Pet} the dog asked for {pet.his} supper. ][pet.cat: {Pet} the cat, who liked the night best, got up. ][pet.other: {Pet} must have gone to bed at home. ][elder & adult / elder2: {@elders} said good night to everybody. ]The cows shut their eyes.

[friend: “I’m not even tired,” said {friend}, {child’s} best friend.

]“Oh no!” said {child}. “I haven’t had my sandwich!”

# beep
“Back! Back!” cried Farmer {farmer}. But the tractor stood still. It didn’t even wobble.

“It won’t go back without a beep,” she said. “And the beep is broken!”

{child} knew how it went. Every tractor that goes back goes beep. So {child.he} held on to the gate, and took a very big breath.

“Beep! Beep! Beep!” shouted {child}.

The tractor gave a jump. It began to roll. Chug, chug, chug, it went back.

“Beep! Beep! Beep!”

# the-sun
Back went the night, off the barn. Back went the night, off the cows. Back it went over the hedge, with all its stars, and there was the sun again, just where they’d left it.

“Cock-a-doodle-doo,” said the [us: rooster | cockerel], for the second time that day.

And {child} had {child.his} sandwich.

Then {child} and {@a} played by the pond, and they played on the hill[sport: , and they even got to {play sport}], all the long, sunny afternoon.

# tucked-in
And when the sun was low, and the hens were yawning, Farmer {farmer} looked at {child}.

“Now?” she said.

“Now,” said {child}. And this time {child.he} didn’t shout. {child.He} whispered.

“Hook it. Tug it. Off we go.”

Chug … chug … chug went the tractor. And softly, softly, it pulled up the night and tucked in the farm.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @elders
{Elder}[elder2:  and {elder2}]
## if elder2 & !adult
{Elder2}
