title: Sorry We Missed You: Snow
title: We Were In
guest elder: Granny (she), Nana (she)
guest bhatt: Mr Bhatt (he), Mr Batra (he)

% Nearly word for word as it was told for one child. The snow day is {elder’s}: sixty years late. “We were in” is the last line and answers the card.

# the-coolest-place
On the hottest day in [us: June | July], {child} was lying on {elder’s} hall floor. {Child.He} {child.was} staying the week, and it was the only cool place left in [city: {city} | the world].

“Last winter it didn’t snow once,” {child.he} said. “Not one flake. I’ve never had a snow day in my life.”

“I missed the best one there ever was,” said {elder.short}, from the stairs, where {elder.he} {elder.was} fanning {elder.himself} with a magazine. “I was {age}, same as you, and we lived in this very house. I had chickenpox. Everyone else was out [us: sledding | sledging], and I was in bed with the curtains shut. By the time I was better it was slush.”

# the-card
{child} rolled over. That was how {child.he} came to be looking underneath the big old coat [us: rack | stand], and how {child.he} came to see the corner of something white.

{Child.He} pulled. It was a card, very yellow and very dusty. It said:

“SORRY WE MISSED YOU. We tried to deliver your: SNOW. You were: IN BED. To arrange another day, please [us: call | ring] the number below.”

“{Elder.short},” said {child}. “It’s got your name on.”

{Elder.short} read it twice. “Well, I never,” {elder.he} said. “It’s been there for sixty years. They won’t still have it.”

“We could ask,” said {child}.

# deliveries
The number only had three [us: digits | figures]. {child} [us: called | rang] it, and it was answered straight away by a man who sounded as if he was wearing a scarf.

“Deliveries.”

“You’ve got some snow for {elder.short},” said {child}.

There was a long rustling noise[music: , and then a bit of {@song}, and then more rustling]. “So we have,” said the man. “It’s right at the back. When would you like it?”

{child} looked at the thermometer. It said [us: eighty-eight | thirty-one].

“Tomorrow, please,” {child.he} said. “It’s a school day.”

# a-lid-on-the-road
In the morning, when {child} opened {child.his} eyes, the light on the ceiling was wrong. It was white. It was quiet too, as if somebody had put a lid on the road.

{Child.He} ran to the window. At number six, {bhatt} was watering his roses in his shorts. At number ten, somebody had a [us: wading | paddling] pool out. And at number eight, which was {elder.short’s}, the snow came halfway up the front door.

It was still coming down. There was one small grey cloud, exactly the size of the house and garden, and it was snowing as hard as it could.

# snowed-in
{Elder.short} [us: called | rang] [school: {school} | the school].

“I’m afraid {child} can’t come in,” {elder.he} said. “We’re snowed in.”

The school secretary said something.

“I know it’s [us: June | July],” said {elder.short}. “You can send someone to look.”

# no-mercy
They got out through the kitchen window. {Elder.short} was wearing {@nightie}, {elder.his} big coat and a tea cosy. {Elder.He} stood in the garden and didn’t say anything at all. Then a snowball hit {elder.him} on the shoulder.

“Right,” said {elder.short}.

{Elder.He} turned out to have a terrible aim and no mercy. They fought from the shed to the gate[sport: , and it was nothing like {sport}, because there weren’t any rules]. They built a snowman and gave him a sunhat. They went down the back slope on tea trays, {child} first[athlete: , as fast as {athlete},] and then {elder.short}, and {elder.short} screamed the whole way and went straight through the hedge into number ten, where {elder.he} landed in the [us: wading | paddling] pool.

[elder2: {Elder2} kept the score from the kitchen window, and gave nobody any points.

][pet.cat: {Pet}[!pet.known:  the cat] put one paw out of the window, took it in again, and went back to [us: June | July].

]

# everybody-knew
After that everybody knew.

{bhatt} came and stood in the snow with bare feet. The [us: mail carrier | postwoman] put a handful down her shirt. Every hot dog in the road lay down in it, [pet.dog: with {pet}[!pet.known: , {child’s} own dog,] in the very middle, ]and so did every hot child when school was over.

[friend: {Friend}[!friend.known: , {child’s} best friend,] got there first, at a run, and lay down flat in it without a word. “You said you were snowed in,” said {friend} at last, looking up at the cloud. “I thought it was chickenpox.”

]{child} rolled snowballs, so that there would be some for everybody, and handed out one each at the gate. {Child.He} handed the last one to the school secretary. She had come to look.

“I’ll put it down as weather,” she said faintly.

# the-very-last-bit
By [us: suppertime | teatime] the cloud was used up. The gutters ran, and the snowman got shorter and shorter under his hat.

{child} and {elder.short} sat on the step, with their feet in the very last bit.

“Was it as good as the one you missed?” asked {child}.

{Elder.short} thought about it. “Better,” {elder.he} said. “You weren’t in that one.”

# a-new-card
That night the house was cool all through, right up to {child’s} room under the roof. [pet.other: {child} had just told {pet} about it, and got into bed, | {Child.He} had just got into bed] when {child.he} heard the [us: mail slot | letterbox], and {child.he} went down to see.

It was a new card.

“HOW DID WE DO?” it said, and there was a row of boxes.

{child} ticked the very last one, and underneath {child.he} wrote: “Thank you. We were in.”

# @nightie
{elder.his} nightie
## if elder.he
{elder.his} pyjamas

# @song
{music}
