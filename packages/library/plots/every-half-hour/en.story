title: The Leek Bed
title: Every Half Hour
guest friend: Hazel (she), Reuben (he)
guest pet: Pickle (she), Pepper (he)
guest elder: Ron (he), Edna (she)
guest minder: Josie (she), Hattie (she)

% {elder} is the family’s, otherwise somebody next door. The cat is the family’s, otherwise {elder}’s or next door’s; a dog wags its thanks. @moved: {friend} moves away only where {friend.he} is the story’s own.

# hands-off
{@grew} They said things like CARROTS, or MORE CARROTS, or HANDS OFF.

HANDS OFF was the leeks, even for {child}. They grew in the long raised bed at the very bottom of the garden, beside the fence, and in a week the best three were going to the show.

On the other side of the fence lay the old railway. No train had come down it for fifty years, but {elder} still had {elder.his} rule. “Nobody over the fence,” {elder.he} said. “Rails are rails.”

# the-train
So {child} and {friend}[!friend.known: , {child.his} best friend,] were on the proper side, eating peas[adult:  that {adult} had asked them to pick], when the train came.

It came out of the tunnel at half past seven: one small engine and one carriage, quite slowly, with brambles on its front. It stopped beside the leeks and breathed, as a horse does at a gate. There was nobody driving, and every seat was empty.

{Friend} jumped up and waved both arms[athlete: , as if it had been {athlete}].

The train flinched. It rolled backwards into the tunnel and was gone.

“You frightened it,” said {child}.

“I was being friendly!” said {friend}. “Where does it go?”

“Through the hill,” said {child}. “After that, I don’t know.”

# tomorrow
{@moved} The road went all the way round and made {friend} sick, so {friend.he} came once a month[sport: , and in between there was only {elder.short} to {play sport} with]. Tomorrow {friend} had to go home, and {friend.he} had stopped talking about tomorrow.

# the-wrong-counter
{Elder} did not believe in the train, and said so, until it came back on the stroke of eight. Then {elder.he} took off {elder.his} cap.[elder & elder2:  {Elder2} wished it a good evening.]

“It’s got the look of somebody at the wrong counter,” {elder.he} said.

{child} wanted to ride on it, just to find out where it went. But the doors stayed shut. It waited one minute, sighed, and went back.

“Tickets!” said {friend}. “You can’t get on without tickets.” {Friend.He} cut a seed packet into four, with half a radish on each. At half past eight {friend.he} held them up, without waving. The doors didn’t open.

“Well, I’d have let us on,” said {friend}.

# digging
{@pickle} had come to every train, and sat each time at the same sunny end of the leek bed. Now {pet.he} {pet.was} digging there as if {pet.he} had a job to do.

“Not in the leeks, {@cat}!” shouted {elder}.

{Pet} gave {elder.him} a long look, moved one leek along and went on digging. Then {pet.his} claws went scritch, and {pet.he} stopped, offended, and shook {pet.his} paw.

# a-platform
{Elder} got down on {elder.his} knees to rescue {elder.his} leek. {Elder.He} brushed the earth aside with {elder.his} thumb, and went on brushing.

Under there was a flat, wide stone. Its edge was painted white.

{child} looked along the bed. It was quite straight, and as high as a step, and exactly as long as one small carriage.

“{Elder.short},” {child.he} said. “Who built this bed?”

“It was here when I came. I just put the soil on.” The thumb had stopped. “Oh, my good grief.”

“It isn’t at the wrong place at all,” said {child}. “It’s at the station. We’ve put leeks on the platform.”

Nobody spoke. {Pet} sat down on the bare warm stone.

# a-leek-knows
“They can’t be moved,” said {elder} at last. “A leek knows. You move a leek the week before a show and it sulks.” {Elder.He} looked at {elder.his} three best, which were as thick as {elder.his} arm. Then {elder.he} looked at {friend}, who was putting the tickets carefully back in a pocket.

“I came second last year,” {elder.he} said. “To a man[city:  {in city}] who plays them [music: {music}|music]. Fetch the fork.”

{Elder.He} lifted every one {elder.himself}, with both hands, the way you lift a baby out of a bath. {child} and {friend} [us: carted | barrowed] the soil away and swept, and {elder.short} opened the fence. It was nearly dark when the train came.

# its-shy
It saw the platform, all swept, with the white edge shining, and it stopped so softly that nothing clinked.

The doors still did not open.

“Don’t wave,” breathed {friend}. “It’s shy. Let {pet}.”

{Pet} got up. {Pet.He} {@strolled} to the edge and sat down in front of a shut door. {Pet.He} did not {@scratch} at it. {Pet.He} simply looked at it, as {pet.he} looked at the kitchen door every day of {pet.his} life.

The door opened.

{@in} {Friend} laid the tickets on the ledge, and {elder} [elder & elder2: and {elder2} wiped their|wiped {elder.his}] boots.

# four-minutes
The tunnel was long and black. {child} counted seconds[school: , the way they did {at school}]. At two hundred and forty the dark turned grey, and the train stopped beside a low bank with a row of [us: trash cans | bins] on top.

{Friend} pressed {friend.his} nose to the glass.

“Those are our [us: trash cans | bins],” {friend.he} said. “That’s our [us: laundry | washing]. That’s my window!”

“Two hundred and forty,” said {child}. “That’s four minutes.”

“Four minutes,” said {friend}, and {friend.he} had to sit down.

# every-half-hour
Back at the house, {@a} only said that somebody had been gardening.

The leeks came third at the show. They had sulked. But {friend} came over for it, and when {friend.he} had gone home on the half past seven, {elder} went down the garden with {elder.his} pencil. {Elder.He} pulled up the label that said HANDS OFF, turned it over, wrote on the back, and stuck it in a pot at the end of the platform.

TO {Friend}, it said. EVERY HALF HOUR.

# @grew
{Elder}, who lived next door, put a label on everything {elder.he} grew.
## if elder
{Elder} put a label on everything {elder.he} grew.

# @moved
{Friend} had moved away at Easter, to the other side of that hill.
## if friend
That summer {friend} was living on the other side of that hill.

# @pickle
{Pet}, {elder.short’s} cat,
## if elder & !pet
{Pet}, next door’s cat,
## if pet.cat
{Pet}, {child’s} cat,
## if pet.cat & breed
{Pet}, {child’s} {breed},
## if pet.dog
{Pet}, {child’s} dog,
## if pet.dog & breed
{Pet}, {child’s} {breed},

# @cat
cat
## if pet.dog
dog

# @strolled
strolled
## if pet.dog
trotted

# @scratch
scratch
## if pet.dog
bark

# @in
{Pet} thought about it, half in and half out. Then {pet.he} went in and chose a seat.
## if pet.dog
{Pet} wagged {pet.his} thanks. Then {pet.he} went in, sniffed at every seat and chose one.

# @a
{minder}, who was minding the supper,
## if adult
{adult}
