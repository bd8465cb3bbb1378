title: Thunder: {child}
title: It’s Missed Its Cue
title: The Next One’s on Eight
guest king: Roland (he), Rupert (he)
guest director: Daphne (she), Muriel (she)
guest painter: Ken (he), Len (he)

% Thunder is “it”. The counting: three, four, five, six (it comes on seven), eight, ten, twelve, fifteen, twenty-three, forty-one. The Second Guard is {friend}, where one is ticked.

# in-the-programme
{child} was the thunder. It said so in the [us: program | programme], at the very bottom, under the Second Guard: Thunder … {child}, aged {age}.

The thunder was a sheet of tin, as tall as a door. It hung on a rope behind the scenery in the village hall[city: , an hour from {city}], and if you shook it, it sounded as if somebody had broken the sky. Every summer the village did the same play, King Oswald and the Storm,[music:  with {@song} in the [us: intermission | interval],] but every summer somebody else got to be the thunder. This year, at last, it was {child}. {Child.He} had practised until {child.he} had blisters[adult:  and {adult} had a headache]. [pet.dog / pet.cat: {Pet}, {child.his} [pet.dog: dog|cat], had gone to live in the [us: closet | wardrobe]. ][pet.other: {Pet} had been moved to another room. ][friend: {Friend}[!friend.known: , {child.his} best friend,] was the Second Guard, and didn’t have a single line.]

# only-surprised
King Oswald was played by {king}, who [sport: taught the little ones to {play sport}, and ]was as big as a wardrobe. In the second act he had to shake his fist at the ceiling and shout, “I fear not the thunder!” Then {child} shook the tin. And then {king} jumped. He knew it was coming, and every single time he went straight up in the air[athlete: , higher than {athlete}], and the crown came down on his nose.

“I don’t fear it,” he explained. “I’m only surprised.”

# too-early
On the first night every seat was taken[school: , and half of {school} had come], and it was as close as the inside of a boot. Through the window at the back {child} could see a cloud over the woods, blue-black and growing. {Child.He} didn’t care for it.

{king} stepped forward. He shook his fist. He opened his mouth.

CRRRACK!

{king} jumped. Everybody clapped. “Good thunder this year,” somebody said.

{child} had both hands on the tin. {Child.He} hadn’t moved it.

“Too early, {child}!” hissed {director}, who was directing.

“That wasn’t me!”

Now it was {child.his} turn. {Child.He} shook until it hurt {child.his} teeth, and it sounded like somebody dropping a baking tray. A boy laughed. Four summers {child.he} had waited to be the thunder, and now the thunder had come in person and taken the part.

Another flash, and a bang, and all the lights went out.

# lights-out
Somebody screamed in the dark. The rain came down on the roof like gravel. Along the front bench the little ones began to cry, all six at once, and one was crying for her [us: mom | mum], whose knee she was sitting on. Chairs scraped. “There’s a lightning [us: rod | conductor] on the roof! Stay in your seats, everybody!” shouted {director}. But people were already pushing towards the doors, and on the other side was the storm.

“{director}?” said somebody on the stage. “Are you there?” It was King Oswald.

# i-am-the-thunder
Behind the scenery {child} was counting. {Child.He} had been doing it all evening without thinking, as {child.he} always did, from the flash to the bang. The light comes at once. The sound comes limping along behind, and the further off the thunder is, the later it comes. First {child} had got to three, and then to four. Now it was five.

It’s going away, {child} thought. And I’m the only one who knows.

{Child.He} took {director’s} [us: flashlight | torch], walked out to the middle of the stage, where the thunder was never allowed to go, and lit up {child.his} own face.

“I’m the thunder!” shouted {child}.

The noise dropped a bit.

“It says so in the [us: program | programme]. And the next bang comes on six. Nobody’s to leave until we’ve counted.”

# the-cue
{child} raised one arm. The flash came, and {child.he} saw them all, a hundred white faces.

“One,” said {child}. “Two.”

“Three,” sobbed somebody on the front bench. “Four. Five.” More of them now. “Six!”

{child} brought the arm down. Nothing happened. The whole hall held its breath.

“It’s missed its cue,” said {director} in the dark.

CRRRACK.

Somebody giggled. It was the one who had been crying for her [us: mom | mum].

# makes-it
“Seven,” said {child}. “So now we know. Next time, on eight!”

And next time they all counted: the little ones, the ladies with the teapot, [elder: {elder}[elder2:  and {elder2}], ]the men at the door. On eight {child} brought the arm down, and the sky broke. {child} felt it all the way from the clouds, through {child.his} arm and into the floor.

“[child.she: She’s | [child.he: He’s | {child’s}]] DOING it!” yelled the girl on the front bench.

# across-a-lake
They counted to ten. They counted to twelve. {child} fetched [friend: {friend} | the Second Guard] to hold up the tin, and now {child} shook first, and the sky answered afterwards, like two people calling to each other across a lake. And {king} took a step into the light, straightened his crown, and said, in rather a small voice:

“I fear not the thunder.”

Everybody counted. It came on fifteen, deep and long. {king} had closed his eyes, but he was still there.

“You see?” he said, and opened one eye.

Then {director} dropped her script on the floor, and {king} jumped so high that the crown flew off.

# that-will-do
By twenty-three it was only a mutter. Then for a long time there was nothing.

“Thank you,” said {child} to the ceiling. “That will do.”

# only-one-board
In the last act there was supposed to be a rainbow. It was made of hardboard, {painter} had painted it, and two guards carried it on. But the lights were still out, so they opened the big doors. And there, over the wet fields, all the way from the church to the lake, stood the real one, and above it another.

The guards put {painter’s} rainbow down.

“That one’s bigger,” said [friend: {friend}, who had a line after all | the Second Guard].

“I only had the one board,” said {painter}.

# by-itself
The whole audience went out on the grass in the evening sun. The little girl put her hand in {child’s}.

“Did you do that one too?”

“No,” said {child}. “That one came by itself.”

# like-a-bow
That night {child} lay by an open window. Far, far away something flickered, and {child.he} counted, slower and slower, up to forty-one. Then it rumbled, low and soft, like somebody taking a bow.

# @song
{music}
