title: Only Here for the Day
title: Whoever Sits on the Present
guest friend: Hattie (she), Barnaby (he)
guest elder: Walter (he), Winifred (she)

% The Birthday is she. The one who makes things is {elder}; if there is no grandparent it is the neighbour. “I’m only here for the day”, a little different every time.

# at-the-door
At six o’clock in the morning the doorbell rang, and there stood {child’s} birthday.

She was big and round, and she rustled, because she was dressed in wrapping paper. She walked straight into the hall, where the biggest present of all was standing, and sat down on it.

“Many happy returns,” she said. “I’m only here for the day.”

“Good,” said {child}. “Could you move? I want to open that.”

“This evening,” said the Birthday. “First we wait. Waiting is the best part of me.”

“It’s the worst part of you!” said {child}.

They looked at each other. Neither of them blinked.[pet.dog:  {Pet} the dog sniffed at her paper and sneezed.][pet.cat:  {Pet} the cat saw the bow on her head and didn’t blink either.][pet.other:  Even {pet} stared.]

# a-camel
At eight o’clock {friend} arrived, {child’s} best friend, who knew everything for certain, right up to the moment it turned out to be wrong.[school:  It was the same {at school}.]

“It’s a camel,” said {friend}, pointing at the present.

“It is not.”

“A small one, then. Sitting down.”

# knocking
After {friend} came {@elder}, and these days {elder.he} always greeted the furniture first. {Elder.He} knocked on the hall table. {Elder.He} knocked on the door frame. Then {elder.he} knocked on the present, between the Birthday’s knees, and looked mysterious.

“Did you make it, {elder.short}?” said {child}.

“Some people talk,” said {elder.short}, “and some people glue.”

# the-bus-goes
{child} tried to tempt the Birthday away. {Child.He} put out cake in the kitchen.[adult:  {Adult} even lit the candles.] The Birthday fetched it and ate it in the hall. {child} shouted that the bus was leaving, and that it was the last one.

“My bus leaves at midnight,” said the Birthday. “When I go, the day is over. And I’m only here for the day. So wouldn’t you like to play something?”

“I’d like to open the present.”

“Would you like to hear what you were like, the first time I came? You were wrinkly and cross.”

“I’d like to open the present.”

# crunch
“I’ll tickle her,” said {friend}. “Everybody gets up if you tickle them. That’s a fact.”

{Friend.He} crawled in behind the present and slid one finger under the Birthday’s paper. The Birthday laughed until the wallpaper flapped. She laughed until she bounced, and every time she bounced, she came down again. Crack, went the present. Crunch.

“Glue,” said {elder.short} faintly. “That was glue, that was.”

The Birthday stopped laughing. At long last she got up, and she looked down. The present was perfectly flat in the middle.

# i-wish-you-were-over
“You’ve sat on my present and broken it!” shouted {child}. “You spoil everything! I wish you were over!”

The Birthday’s paper drooped. She straightened the bow on her head, although it was straight already.

“I think about you all year long,” she said. “And then all you look at is what I’m sitting on.”

She went out and pulled the door shut behind her.

# like-a-blind
To begin with, nothing happened. Then in the kitchen window the sky went out, as if somebody had pulled down a blind[city:  over the whole of {city}]. It was two o’clock in the afternoon. The stars came on.

“That’s the end of it,” said {friend}. “I’m almost certain.”

{child’s} stomach tied itself in a knot. {Child.He} felt ashamed.

“Come on,” {child.he} said. “You too, {elder.short}.”

# the-wrong-way-round
{Elder.short} took the [us: flashlight | torch], and out they ran, all three of them, in their socks[athlete: , and {child} ran like {athlete}]. The Birthday was waiting for her bus. She was sitting on the bottom step.

{child} didn’t know what you say to a birthday. Then {child.he} thought of what everybody says.

{Child.He} began to sing. {Child.He} sang Happy Birthday to the Birthday, so loudly that {child.he} had to do it on tiptoe. {Friend} joined in with quite another tune, perfectly sure of it[music: , and it might have been {music}]. {Elder.short} knocked out the beat on the railing.[elder2:  In the doorway {elder2} sang the low part.]

The Birthday looked up.

“I’ve heard that a thousand times,” she said. “But always pointing the wrong way.”

# no-shoes
“What was I like?” said {child}. “The first time?”

“Wrinkly,” she said. “And cross. You didn’t want to wait then, either. I had to run.”

“Is that true?”

“I didn’t even have time to put my shoes on.”

{child} laughed. {Child.He} took hold of the Birthday’s rustling hand with both of {child.his} own, and pulled.

“Come back in,” {child.he} said. “You’re only here for the day.”

# afternoon-again
In the kitchen window the sky went up again, one bit at a time, and it was afternoon all over again. They played charades. [sport: {child} was {sport}, and the | The] Birthday was a camel, and {friend} said, well, of course she was.[adult:  {Adult} had guessed a sofa.]

# one-more-plank
At seven o’clock they opened the present. It was a bench, in three pieces that were not supposed to be three.

“It’ll mend,” said {elder.short}. “If anything it’ll be better. It was a little on the short side.”

{Elder.He} fetched the glue.[elder2:  {Elder2} held the lamp.] {child} held one end, {friend} held the other, and {elder.short} put a new plank in the middle.

“It doesn’t need to be as big as that for two children, does it?” said {friend}.

“No,” said {child}. “But she’s coming back.”

# a-rosette
When the glue was dry, they all sat down on the bench by the window and looked at the street lamps.[pet.dog:  {Pet} lay across the Birthday’s feet.][pet.cat:  {Pet} lay in the Birthday’s lap, where it rustled most.][pet.other:  {Pet} stayed up as long as {pet.he} liked.] The Birthday was warm to lean on, like a newspaper in the sun.

“I’m only here for the day,” she said quietly.

“I know,” said {child}, and moved closer.

In the morning she was gone. But the bench was still there, under the window, and in the middle of the new plank lay a bow.

# @elder
their neighbour {elder}. {Elder.He} had been a carpenter all {elder.his} life
## if elder
{elder}[elder2:  and {elder2}]. {Elder} had been making something in secret all week

# picture 1
On the biggest present of all
# picture 2
In the hall, when something has been broken
# picture 3
On the bottom step, much too early in the day
