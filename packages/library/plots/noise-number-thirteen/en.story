title: Noise Number Thirteen
title: The List of Noises
title: Scritch, Scritch, Pock
guest host: Hetty (she), Bridie (she)

% @a: {adult}, or else the grandparent, or else {host}, who looks after the house. The list has twelve noises; numbers two, three, five, nine and
% twelve are always told, the others are whoever is ticked.

# twelve-noises
At night, the house made twelve noises. {child} had a list.

Number Two was the fridge, humming. Number Three was the pipe in the wall, which went glug when somebody next door had a bath. Number Five was the wind in the [us: mail slot | letterbox]. [pet.dog: Number Seven was {pet}[!pet.known:  the dog], running in {pet.his} sleep. ][pet.cat: Number Seven was {pet}[!pet.known:  the cat], jumping down from wherever {pet.he} had no business to be. ][pet.other: Number Seven was {pet}, rustling. ]Number Nine was the shed door, and Number Twelve was the banister, creaking because it felt like it.

Once a noise had a number, it couldn’t bother you. That was how the list worked.

# scritch
But on Monday night, at a quarter past nine, {child} heard this:

Scritch, scritch. Rrrrrrrrrr. Pock.

{Child.He} sat up. It wasn’t on the list. It was close, and it was low down, and it was rolling.

Scritch, scritch. Rrrrrrrrrr. Pock.

“{@A}!”

{@up}, and they listened together for five minutes. Of course, there was nothing but the fridge.

“Well, it’s no good being frightened of it yet,” said {@a}. “We don’t know what it is. What do detectives do first?”

“Write it down,” said {child}. So {child.he} did: Number Thirteen, and after it a big question mark.

# the-map
On Tuesday it came again, and {child} was ready. {Child.He} lay with one ear against the floorboards and drew a line on [school: the back of a letter from {school} | a piece of paper] for the way the noise was going. It started by the bookcase. It rolled under the bed. It went pock against the wall beneath the window.

“So it isn’t a pipe,” said {@a} on Wednesday, looking at the map over {@his} toast. “Pipes stay put.”

“And it isn’t a burglar,” said {child}. “A burglar wouldn’t fit. And [friend: {friend} thinks | I don’t think] it’s a ghost, [friend: but | because] a ghost wouldn’t need to scritch.”[friend:  {Friend} was {child.his} best friend, but that didn’t make it a ghost.]

“Very sound,” said {@a}. {@He} reached out to the bowl on the dresser for a hazelnut. “That’s odd. I filled this up at the weekend.”

{child} stopped chewing. {Child.He} looked at the bowl. {Child.He} looked at {child.his} map. Then {child.he} asked if {child.he} could borrow some flour.

# flour
That night they did it together. They sifted the flour over the boards by the bookcase, as thin as breath on a window, and {child} put one hazelnut down in the middle[sport: , as if somebody was going to {play sport}]. Then they turned off the light and sat on the bed with their backs to the wall and the quilt over their knees.

Number Two hummed. Number Three went glug. [elder & adult: Number Four, who was {elder}[elder2:  and {elder2}] on a visit, snored. ][elder2 & !adult: Number Four, who was {elder2}, snored. ][music: Number Six, which was the radio next door, played {music}. ]Number Nine banged, once.[pet.cat:  Number Seven was shut in the kitchen.]

“{@A},” whispered {child}, “what if it’s something horrible?”

“Then there are two of us,” whispered {@a}, “and we’ve got a [us: flashlight | torch].”

They waited so long that {child’s} foot went to sleep.

Scritch, scritch.

{Child.He} felt {@a-s} hand find {child.his} own. {Child.He} pointed the [us: flashlight | torch], {child.he} counted to three, and {child.he} switched it on.

# both-arms
In the middle of the flour stood a mouse. It was a wood mouse, with huge dark eyes and ears like petals, and it was holding on to the hazelnut with both arms, as you would hold a beach ball. It looked at {child}. It didn’t drop the nut.

For a moment all three of them were still. Then the mouse decided that it had work to do. It put its nose against the hazelnut and pushed. Rrrrrrrrrr. Under the bed it went, leaving a trail of footprints as small as apple [us: seeds | pips]. Pock, against the wall. [athlete: Not even {athlete} could have aimed it better. ]And then, with a squeeze and a wriggle, nut and mouse were gone, through a hole that nobody had ever noticed.

# the-shopping
“It’s moving house,” breathed {child}.

“It’s doing the shopping,” said {@a}. “[season.winter: It’s winter, after all. | Winter’s coming.] It must be the cleverest mouse in [city: {city}|[uk: Britain|the land]], to carry its dinner on wheels.”

“Do we have to stop up the hole?”

{@A} thought about it. “In the spring,” {@he} said, “when it’s gone back to the garden. And I’ll be keeping my nuts in a tin. But I might drop one, now and then.”

{child} took {child.his} list. {Child.He} rubbed out the question mark, and next to Number Thirteen {child.he} wrote: A mouse, doing its shopping. At once, the noise was {child’s}.

# number-one
“You never told me what Number One is,” said {@a}, reading over {child’s} shoulder.

“It’s the third stair,” said {child}. “When you’re coming up. It’s the best one.”

{@A} didn’t say anything for a moment. {@He} smoothed the quilt.

“I’ve got a list as well, you know,” {@he} said. “I listen to it every night, outside your door, before I go to bed.”

“How many noises are on it?”

“Only one,” said {@a}. “It goes in, and then it goes out. In, and out. And when I’ve heard it, I can sleep.”

# in-and-out
{child} lay down and listened. {Child.He} had never noticed that one before. But {@a} was right: it was there.

# @up
Up came {host}, who looked after the house
## if adult
Up {adult.he} came
## if elder & !adult
Up {elder.he} came

# @a
{host}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{host}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{host’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{host.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
{host.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @his
{host.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
