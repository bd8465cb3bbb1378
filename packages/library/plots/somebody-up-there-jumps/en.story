title: Somebody Up There Jumps
title: A Complaint from Downstairs
title: I’ve Come to Complain
guest neighbour: Mr Pettifer (he), Mr Tolliver (he)

% The old man lives under the floor and tells the time by the thumps. He is on the mat or he is downstairs, never in the flat.

# the-note
For five whole days {child} hadn’t jumped off anything.

It was because of the note. It had come through the letter box on Monday, from old {neighbour} in the [us: apartment|flat] downstairs[city: , the oldest man in {city}], and all it said was, “There is somebody up there who jumps.”

{child} was so ashamed that {child.his} cheeks burned. Now {child.he} went about on tiptoe, in three pairs of socks, and said sorry to the floor whenever a spoon fell.

# the-bell
On Saturday the bell rang. There on the mat, in his slippers, stood {neighbour}, holding a broom.

“I’ve come to complain,” he said.

“But I haven’t made a sound!” said {child}. “Not since Monday!”

“No,” said {neighbour}. “That’s what I’ve come to complain about.”

# the-complaint
{child} stared at him.

“Every morning there’s a thump,” said {neighbour}. “That’s you getting out of bed, so I put my egg on. Then it’s thump, thump, thump along the hall, and the egg’s done. [school: When it stops, you’re at {school}, and I nap. ][sport: When you’re off to {play sport}, the stairs rumble, and I water the plants. ][music: When it’s {music}, and you dance, I do my dusting. ]And in the evening there’s the big one.”

“That’s the sofa,” said {child}.

“Is it? I’d thought it was a piano. That’s when I have the news.” He sighed. “I haven’t got a clock, you see. I’ve got you. And since Monday I haven’t known what time it is. Last night I got up and had porridge. Yesterday I went to bed, and it was lunch.”

“But you wrote me that note!”

“I did,” said {neighbour}. “It was a thank-you letter.” He looked down at his broom. “I got stuck on the second line.”

# the-jump
That had to be put right at once. {neighbour} went down again to listen, and {child} climbed up on the sofa and jumped.

Pat, went the floor.

From underneath came one knock with a broom. It sounded like a question.

{child} tried again. Pat. Five days on tiptoe had got into {child.his} legs, and they came down like a cat’s. What if {child.he} couldn’t do it any more? An old man stood down there with his egg in his hand, waiting.

So {child} sat down and pulled off the socks, one pair, and another, and the third.[friend:  That one stuck, and {friend}[!friend.known: , {child.his} best friend,] pulled with both hands.][pet.dog:  {Pet}[!pet.known:  the dog] carried them all off, for safety.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on them, and slept.][pet.other:  {Pet} looked on, and stayed out of it.] {child.He} put ten bare toes over the edge.[athlete:  {child.He} thought hard about {athlete}.] Then {child.he} jumped with all of {child.him}, right down to the heels.

THUMP.

The lamp swung[elder: , till {elder} caught it[elder2:  and {elder2} caught {elder}]]. And from underneath came the broom, thump, thump, thump, as fast as an old man can knock.

# both-heels
That night {child} sat on the edge of the bed and put down both heels at once, not hard, only so as to be heard.

Thump.

Soft as a slipper, the broom said goodnight. Then there was the click of a lamp, because downstairs {neighbour} knew exactly what time it was.
