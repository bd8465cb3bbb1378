title: Put That Back
title: The Monkey in the Clock Shop
guest friend: Hana (she), Barnaby (he)
guest elder: Mr Tock (he), Mrs Tock (she)

% {elder} is the family’s own, helping out, or the clockmaker. The monkey never says a word; do her with your hands.

# swapped
On Saturday a monkey came in through the skylight of {@shop}, looked at {child}, and took the cap off {child.his} head.

“Hey!” said {child}. “Put that back!”

The monkey put the cap on her own head. Then she reached behind her, found a teaspoon, and laid it carefully in {child’s} hand. {child} didn’t want a teaspoon.

“She’s swapped with you,” said {friend}, {child’s} best friend, who [sport: had come straight from {sport} | came along everywhere].

And that was the trouble. Whatever the monkey took, she left something else in its place. She thought this was extremely good manners.[pet.dog:  Under the counter {pet} the dog was chewing a clothes peg that had been a biscuit.][pet.cat:  {Pet} the cat was safe at home.][pet.other:  {Pet} was safe at home.] All {child} wanted was for everything to stay where it belonged.

# the-big-clock
At twelve the big clock over the shop door had to strike, because the bus[city:  across {city}] went by it[school: , and so did {school}].

“It’s hung there for sixty years, and it’s never been late,” said {elder.short}. “You two mind the shop. I’ll oil the bell.”[elder2:  {Elder2} was already holding the ladder.]

{Elder.He} felt for the tiny screwdriver behind {elder.his} ear[music: , humming {music}]. Behind {elder.his} ear was a stick of celery.

“Put that back!” shouted {child}.

The monkey looked hurt. It was her best celery.

# fact
“Leave her to me,” said {friend}. “Monkeys love bananas. Fact.”

{Friend.He} held out a banana. The monkey pulled a face and swapped it for {friend’s} sweatband.

# a-potato
Next she took the cuckoo out of the cuckoo clock and put in a potato. The clock whirred. The door flew open and out came the potato. It didn’t say anything.

{Friend} laughed until {friend.he} had to hold the counter.

“It isn’t funny!” said {child}. “It’s a clock! Put that back!”

{Child.He} put back the cuckoo. The monkey put back the potato. {child} folded {child.his} arms. The monkey folded hers, and she had longer ones.

“She likes it better with the potato,” said {friend}. “Maybe she’s right.”

“She’s wrong! Things have a place!”

Then somewhere above the door there was a click.

# the-spoon
They ran out on the [us: sidewalk | pavement]. There sat the monkey on top of the big clock, with the long hand in her arms. And where the long hand should have been, she had stuck a wooden spoon.

“Oh no,” said {child}.

{Elder.short} came out with the oilcan, and {elder.his} mouth opened. The spoon went slowly round, drooped, and fell off on {elder.his} hat.

“Never been late,” {elder.he} said faintly. “Not once.”

{Child’s} throat went tight. “I was minding it,” {child.he} said. “I minded it as hard as I could.”

{Elder.short} put a hand on {child.his} head. “I know you did. I could hear you.”

“Put that back!” {child} called up, but it came out small. “Please?”

# scrrrk
The monkey shook her head. She pointed along the hand. She rubbed her finger on it, and made a noise: scrrrk.

“She’s telling us something,” said {friend}. For once {friend.he} had no facts. “Do it again, monkey!”

Scrrrk.

{Elder.short} shut {elder.his} eyes and listened. “Well, I never,” {elder.he} said. “That’s a hand that’s bent and scraping. We’d all got so used to it that we’d stopped hearing it.”

“So she was right?” said {child}.

“Right to take it off. Wrong about the spoon.”

# toast
Then {child} knew what to do. It wasn’t shouting. It was swapping.

In {child.his} pocket was {child.his} breakfast toast, with jam[adult: , because {adult} had said to finish it on the way]. {Child.He} held it up high.

“Toast,” {child.he} said. “For the hand. It’s my best toast.”

The monkey came down the drainpipe[athlete: , faster than {athlete}]. She laid the clock hand in {child’s} arms and ate with both hands and one foot.

“Monkeys love toast,” said {friend}. “Fact.”

# tap-tap
They laid the hand on the counter. {child} held one end, {friend} held the other, and tap, tap, tap, {elder.short} tapped it straight. But the bolt was tiny, and the clock was high.

“My fingers are too big,” said {elder.short}.

{child} held out the hand to the monkey. It was frightening to let go of it, but {child.he} let go.

“Put that back,” {child.he} asked her.

And up she went. She pushed the hand on, and with her small black fingers she turned the bolt, and there was no scrape at all.

# bong
Bong, said the clock, exactly on time. The bus went by, and the driver put up a thumb.[elder2:  So did {elder2}.]

“What about the potato?” asked {friend}.

{child} thought. “It can do Saturdays,” {child.he} said.

# the-arm
Afterwards they sat on the bench at the back, sharing the sandwiches[adult:  from {adult}].[pet.dog:  {Pet} swapped the clothes peg for a crust.][pet.cat/pet.other:  At home {pet} was never going to believe it.] {child} had an arm round the monkey, who was warm and smelled of jam. After a while {child.he} took it away to reach for a [us: chip | crisp].

The monkey frowned. She took hold of {child’s} hand, lifted the whole arm over her head, and laid it round her shoulders.

“What did she say?” asked {elder.short}.

“Put that back,” said {child}.

{Child.He} left it there, and ate with the other hand. The cuckoo clock whirred, the little door opened, and out came the potato with {friend’s} sweatband on.

# @shop
{elder’s} clock shop
## if elder
the clock shop, where {elder} was helping out this week
