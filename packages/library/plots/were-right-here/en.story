title: The Lights on Grey Skerry
title: Two Lines
title: The Red Light
guest friend: Maddy (she), Jasper (he)
guest siv: Helen (she), Joan (she)

% What it is about is never said. Whoever looks after the lighthouse (@a) is the grandparent, else {friend’s} aunt {siv}: she says little, and calmly.

# two-lights
The lighthouse on Grey Skerry had two lights. The white one, at the top, swept round. The red one, a floor below, never moved. It had been so for eighty years, and it was so in the [us: fall | autumn] when {child} and {friend}[!friend.known: , {child.his} best friend,] stayed with {@first} on the island for the [us: vacation | holidays][school:  from {school}][city: , a long way from {city}]. {@A} looked after the lighthouse, had oil on both hands and never said more than was needed.[elder2:  {Elder2} looked after the stove.]

{child’s} job was to turn on the lights at dusk. There was a crank, two switches and a lever with a black handle. {Child.He} liked the moment when they lit up, first one, then the other.[pet:  {@Warm} always had a place by the wall, just where the red light warmed it.]

# flicker
On Tuesday they flickered. The white one went out for a whole minute, then the red one, then both. When they came back they stuttered, as if they got in each other’s way.

On Wednesday two engineers came in a boat. They knocked on walls and shone lights into cracks, and in the evening {@a} said how it was going to be. The red light was to go to Little Ground, a skerry to the east with an empty base. The boat would come on Friday.

{Friend} asked a hundred things. {child} asked nothing. {Child.He} went out and sat on the rocks, where it was windiest.

# the-lever
After a while {friend} came and sat down too.

“What is it?”

{child} looked out over the water. “It was me. I pulled the lever too fast on Tuesday. I was thinking about something else.”

“I don’t think that’s why.”

“How do you know?”

{Friend} didn’t know. But {friend} was the kind who finds out.[sport:  {Friend.He} knew every rule of {sport}.][athlete:  {Friend.He} knew the birthday of {athlete}.] {Friend.He} pulled {child} indoors to {@a}, who listened to the end, and then took down a row of log books and opened one.

“Read,” said {@a}.

# log-books
{child} read. Flicker, both lights. Mended. That was six years ago. {Child.He} turned the pages. Flicker. New cables. Flicker. New relays. Flicker again, page after page.

“You’d never set foot here then,” said {@a}. “They take their power from the same cable, and they heat the same wall. There’s nothing wrong with either lamp. But the tower can’t manage them any more.”

# in-the-wall
“What if we’re careful, though? If we polish them every night, and I pull it slowly?”

“We’ve been careful for six years,” said {@a}, and it wasn’t said harshly. “It’s nothing you’ve done, {child}, and nothing you can mend. It’s in the wall.”

{child} had expected to be relieved. Mostly {child.he} felt angry. {Child.He} walked round the whole island kicking seaweed, and {friend} walked ten steps behind and said nothing, which was exactly enough.

# one-switch
On Friday they carried the red light down, wrapped in blankets and much heavier than it looked. When the boat had put out, {child} stood on the jetty until it was out of sight. That evening {child.he} turned on only one switch. Under the sweeping white there was a black hole where it had always been red. It looked wrong.[pet:  The wall was cold in {pet’s} place, and {child} had to move {pet.him} round to the other side, where the white one warmed it.]

# the-fog
On Saturday {@a} rowed {child} and {friend} across the sound to the net. [adult: {Adult} had [us: called | rung up] and said “life jackets” twice. ]They had life jackets, a chart and a compass, and plenty of time. But the net had caught, and by the time they got it loose dusk had turned to dark, and a low fog came creeping over the water. It took the skerries, one by one, until there was nothing left but a boat.

“Which way do we go?” said {friend}, not quite in the usual voice.

{child} turned round. Above the fog something white was sweeping. Grey Skerry. {Child.He} knew it so well that it stung.

“That way,” said {child}. But {@a} let the oars hang. {Child} knew where the island lay, but not how far off it was, and somewhere in between were the Hounds, three rocks just under the surface. A direction wasn’t enough.

# the-red-one
Then {child} saw the other one, away to the east, red and low and still.

“{Friend}, hold the [us: flashlight | torch]!”

{child} laid the chart across {child.his} knees. {Child.He} took aim over the compass at the white light and drew a line on the chart. They were somewhere on that line. Then {child.he} took aim at the red one and drew another. The two lines went straight across the empty blue, and met.

# the-cross
{child} put a finger on the cross.

“Here,” {child.he} said. “We’re right here.”

{Friend} looked at the cross, and at the Hounds, a thumb’s breadth to the left.

“That wouldn’t have worked last week,” said {friend} slowly. “Both lines would’ve been the same line.”

So {@a} rowed in a curve[music: , in time to {music}], {child} took aim and drew lines, and {@a} rowed again.

# beads
It took an hour. Then there was the jetty, and {@a} held a lantern over the chart, where the crosses went like a string of beads round the rocks.

“Good,” said {@a}. From {@a} that was a lot.[elder2:  {Elder2} said nothing at all, but the soup was already in the bowls.]

# two-windows
The room under the roof had two windows. {child} had never noticed that they looked different ways. Through one the white light came and stroked the wall, over and over. In the other stood the red one, small and calm.

“I liked it better before,” said {child} in the dark.

“You’re allowed to,” said {friend}, over in the other bed, nearly asleep.

{child} lay and looked at the lights, first one, then the other. They shone as brightly as before. The fog could come if it liked. {child} drew a line in {child.his} mind, and another, and lay quite still where they met, and slept.

# @first
{friend’s} aunt {siv}
## if elder
{elder}
## if elder & elder2
{elder} and {elder2}

# @a
{siv}
## if elder
{elder.short}

# @s
{siv’s}
## if elder
{elder.short’s}

# @warm
{pet}
## if pet.dog
{pet}[!pet.known: , {child’s} dog,]
## if pet.cat
{pet}[!pet.known: , {child’s} cat,]
