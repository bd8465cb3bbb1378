title: The Star in the Egg Cosy
title: Only to Sleep
guest elder: Granny (she), Nana (she)

% {elder} is the family’s own, else Granny. The star is small and cross, and yawns when it likes. Bop is soft and round.

# first-one-then-the-other
Plop! Fsssssss.

Something had fallen out of the sky[city:  over {city}] and into the watering can.

{child} and {elder} looked inside. There, sitting in a puddle, was a star the size of [us: an orange | a satsuma].

“Ow,” said the star.

“Did you fall?” asked {child}.

“I dropped off,” said the star.

“Off to sleep,” said {elder.short}, “or off the sky?”

“First one,” said the star, “and then the other.” And it gave a yawn so wide that it nearly turned inside out.

# further-than-it-looks
{child} lifted it out with both hands. It was as warm as a bun. “We’d better get you home,” {child.he} said.

First {child.he} tried throwing. The star went up as high as the [us: clothesline | washing line], and came down again. {child} caught it.[athlete:  {athlete} couldn’t have done it better.]

Then {elder.short} stood on a bucket and held it up on the end of a broom.

“The sky is further than it looks,” said {elder.short}, and got down.

# not-tired
“It’s no good,” said the star. “I have to float, and I’m too heavy.” It yawned again, and its light went low and orange.

{child} knew about yawns like that. {Child.He}’d had one on Sunday, coming home from the beach, and {elder.short} had to carry {child.him} and both the buckets.

“You’re not heavy,” {child.he} said. “You’re tired.”

“I am not tired,” said the star crossly.

“That’s what I say,” said {child}, “when I am.”

# somebody-small
“When do stars go to bed?” asked {elder.short}.

“In the daytime,” mumbled the star. “But I stayed up. I was watching something.”

“What were you watching?”

“Somebody small,” said the star, “going [us: around and around | round and round] the garden with a colander on, and I wanted to know why.[sport:  I thought it might be {sport}.]”

“That was me,” said {child}. “I was a knight.”

[friend: “Somebody came galloping after,” said the star.

“That was {friend}[!friend.known: , my best friend],” said {child}. “{Friend} was the horse.”

]“Ohhh,” said the star. “I did wonder …” And it fell asleep in the middle of wondering.

# the-slipper
So {child} carried it indoors. {Child.He} knew what to do, because it had been done to {child.him} lots of times. {Child.He} wiped all its points with a warm [us: washcloth | flannel]. {Child.He} made it a bed in {child.his} slipper, with a hanky for a sheet. {Elder.short} fetched the blue egg cosy with the [us: pom-pom | bobble] on top, and {child} pulled it snugly down over the star. The light came out through the stitches and made spots on the ceiling.

[pet.dog: {Pet}[!pet.known:  the dog] lay down with {pet.his} nose against the slipper. {Pet.He} usually chewed slippers, but not this one.

][pet.cat: {Pet}[!pet.known:  the cat] looked at all the spots, and couldn’t reach a single one. So {pet.he} curled up [us: around | round] the slipper instead, because it was as warm as a bun.

][pet.other: One of the spots landed on {pet}, who kept very still, so as not to lose it.

][elder2: {Elder2} looked in to see who had left a lamp on, and was told to whisper.

]“Now a song,” whispered {elder.short}.

{child} sang “Twinkle, Twinkle”, because it might know that one[school:  from listening {at school}][music: , and then {music}, in case it didn’t]. Then {child.he} got into bed {child.himself}, to show it how. {Elder.short} sat down in the armchair to keep an eye on them both, and presently the armchair began to snore.

# bop
In the very middle of the night, {child} woke up.

Bop. Bop. Bop.

Something was bouncing on the ceiling. It was the star, in its egg cosy, bobbing about like a balloon.

“I’m floating!” it said.

{Elder.short} opened the window. {child} stood on the bed and took hold of the star one last time, and it tugged at {child.his} hands like a kite.

# save-you-a-bit
“Tomorrow you have to go to bed when it’s time,” {child.he} told it.

“But what if you do something interesting?”

{child} thought. “I’ll save you a bit,” {child.he} said. “I’ll do it at the window, when you get up.”

Then {child.he} let go. Up went the star, past the [us: clothesline | washing line], past the chimney, past the top of the tallest tree, until it slipped into a little gap in the sky and fitted it exactly.

# gone-off
“Well I never,” said {elder.short}. “It’s gone off in my egg cosy.”

And so it had. That was how {child} could always find it. The other stars were sharp at the edges, but {child’s} was fuzzy, and ever so slightly blue, with something on top that looked very like a [us: pom-pom | bobble].

# dropped-off
{child} put the colander on {child.his} head and waved. Far, far up, the [us: pom-pom | bobble] waved back.

Then {child.he} lay down, and {elder.short} tucked {child.him} in, and {child} dropped off.

Only to sleep.
