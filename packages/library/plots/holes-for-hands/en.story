title: The Ghost Who Had Grown
title: Holes for Hands
title: Something That Flaps

% Rule: whoever is to fly with the big ones must have something that flaps.

# a-small-boo
In the middle of the night {child} was woken by somebody sniffing inside the wardrobe. {child} sat up. {child.He} didn’t want to be afraid.

“Hello?” said {child}.

“Boo,” said the wardrobe. It was rather a small boo, and after it there was another sniff.

{child} went over and opened the door. Between the winter coat and the [us: rain boots | wellies] sat a ghost. It had a white pillowcase over its head, and out at the bottom stuck two bare feet. You could see through them, like juice when somebody’s put in too much water.

# grown
“Why are you crying?” asked {child}.

“I’ve grown,” said the ghost. “This fitted me perfectly when I was a hundred. But now I’m a hundred and five, and it doesn’t even cover my knees.”

“My boots are like that,” said {child}.

The ghost wiped its eyes on a corner of the pillowcase.

“Tonight the big ones are going out to fly[city:  over the whole of {city}]. And everybody who’s a hundred and five can go with them. But you’ve got to have something that flaps! This doesn’t flap. It only hangs.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] who was staying the night, sat up in the other bed. “I could cover my eyes, if somebody’s going to be frightened,” said {friend}.

][pet.dog: {Pet}[!pet.known: , {child’s} dog,] sniffed at the see-through feet. The nose went straight through, and {pet} looked most surprised.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] rubbed against the ghost’s legs, fell straight through, and acted as if nothing had happened.

][pet.other: “Only don’t wake {pet},” whispered {child}. “{Pet.He} {pet.has} seen so much already.”

][sport: “Would it flap if you ran?” asked {child}, who liked to {play sport}.

“I’ve tried running,” said the ghost. “It turned into a bag.”

][athlete: “Not even {athlete} could run fast enough to make a pillowcase flap,” said {child}.

]“Then we’ll have to find you something else,” said {child}.

# something-that-flutters
They crept out to the bathroom and tried the biggest towel. But it was so thick and heavy that the ghost fell flat on the bath mat, and stayed there.

They crept into the kitchen and tried the tablecloth. It flapped quite well. But it smelled of meatballs, and the ghost got so hungry that it couldn’t think of anything else.

[elder: They tried {elder’s} big nightshirt, which was hanging up to dry. It had flowers on it. “Nobody will scream at that,” said the ghost. “They’ll say, how nice you look.” [elder2: {Elder2’s} had room for two ghosts, and there was only one. ]

][school: They tried the flag from {school}, which {child} had borrowed. It flapped, but only as long as somebody stood there and waved it.

]They tried the curtains as well. They flapped best of all. But they were fixed to the ceiling, so the ghost didn’t get anywhere.

# in-the-wardrobe
“I may as well stay in the wardrobe,” said the ghost. “I expect it’ll be all right in there. For another hundred years.”

[music: It tried to hum a bit of {@song}, but it sounded more like a draught.

]{child} knew what it was like to be left behind when the big ones went out. There was nothing worse.

Then {child} looked at {child.his} own bed. There lay the [us: comforter | duvet], in its cover. The cover was big and thin, with yellow and blue stripes.

“Wait a minute,” {child.he} said.

# a-corner
{child.He} pulled out the [us: comforter | duvet], and the ghost crept in. Then for a long time nothing happened. There was only a bump, wandering about in there, to and fro.

“Are you still there?” asked {child}.

“I’m lost!” shouted the ghost. “Is this the way out?”

“No, that’s a corner.”

“How about here?”

“That’s a corner, too!”

But right up in the corner there was a little hole. And out of the hole came a hand. Then there came another, in the other corner.

# two-hands
The ghost looked at its hands. It turned them over and wiggled the fingers, one by one.

“It’s got holes for hands,” it whispered. “Nobody’s got those. Not even the big ones!”

“So that’s what the holes are for,” said {child}. “I’ve always wondered.”

Just then something flapped outside the window. There came the big ghosts, in a long white line. The little ghost took {child’s} hand and held it tight.

“What if they laugh? I’m stripy.”

“Then they can see where you are,” said {child}. “So that you won’t get lost.”

# in-the-air
The ghost took a deep breath and floated straight out through the glass. And it flapped. It flapped until its stripes rattled.

All the big ones stopped in the air, and looked.

The little ghost didn’t know what to do. So it waved.

“Oh,” said the biggest ghost, in its deep dark voice. “Can one wave?”

“Do it again,” said somebody else.

The little ghost waved with both hands. Then it turned round and waved to {child}, for a long time, until the yellow and blue stripes had gone behind the chimneys.

# pillow
{child} got back under the bare [us: comforter | duvet][pet.dog / pet.cat: , and {pet} got in beside {child.him}]. It felt a bit undressed, but it was warm. The pillowcase was still on the floor. {child} put it on {child.his} own pillow.

It was cool and smooth, and it smelled of night. And when {child} lay down, the pillow lifted. Not much. Only so much that you could have put a finger underneath.

And so {child} floated, ever such a little, until {child.he} fell asleep.

# @song
{music}
