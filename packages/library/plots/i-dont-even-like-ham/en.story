title: I Don’t Even Like Ham
title: Huff and Puff
title: What a Pig!
guest friend: Kofi (he), Bryony (she)
guest teacher: Mrs Bell (she), Mrs Marsh (she)

% Huff properly: the wolf’s WHOOOOF, and the pig’s, which is longer. The “Fff” is nothing but air. “Down” is said without a doubt.

# in-and-in
{child} was the third little pig in the school play[school:  {at school}], and so frightened that no breath came out.

It only went in. It went in, and in, and in, and then it stayed there, in {child’s} tummy, like a balloon.[sport:  It didn’t even come out at {sport}.] It had been there since Monday, and the play was tonight.

“They’ll all be looking at me,” said {child} in the classroom, in a tight little voice.

“That’s the good bit,” said {friend}[!friend.known: , {child’s} best friend], who was the wolf. All week {friend.he} had practised. {Friend} had huffed the register off {teacher’s} desk, and puffed the peas off {child’s} plate.[pet.dog:  {Friend} had huffed at {pet}[!pet.known: , {child’s} dog,] until both ears were inside out.][pet.cat:  {Friend} had huffed at {pet}[!pet.known: , {child’s} cat,] just the once.][pet.other:  {Friend} had huffed at {pet}, who sneezed.] The biggest huff of all was for tonight. “When I’m frightened I just blow it out. Like this.”

{Friend} huffed, and {child’s} hair stood up.

{child} tried. Fff, it went, and that was all.

# its-bricks
“Never mind,” said {friend}. “You’ll be behind the curtain, in the brick house. I huff and I puff, and it doesn’t fall down.”

“What if it does?”

“It can’t,” said {friend}. “It’s bricks.”

It was cardboard, really. But it had a lot of bricks on it, and one big window with a curtain.

# straw-and-sticks
That evening the hall was full of [us: moms | mums] and dads and a baby[city: , and half of {city}].[elder:  {@olders} sat right at the front.] {child} put on a pig’s nose, stood behind the curtain and breathed in.

On came the wolf. {Friend} huffed and puffed at the house of straw, and it fell down so well that the piano was full of it.[music:  After that {music} came out rustling.] {Friend} huffed and puffed at the house of sticks, and a stick landed in {@bag}.

“Little pig, little pig!” roared the wolf at the brick house. “Let me come in!”

# you-have-to-say
Now it was {child’s} turn to speak. There was so much breath, and none of it would come out.

“Fff,” said {child}.

The wolf leaned close to the curtain. “You have to say I can’t,” whispered {friend}.

“Fff,” said {child}.

So {friend} went on alone. {Friend.He} huffed. {Friend.He} puffed. It was such fun being the wolf that {friend} forgot about the cardboard, and gave it the big one, the one for tonight.

WHOOOOF!

# flat-on-its-back
The house wobbled, and came down flat on its back. The window came down right over {child}, who was left standing in the middle of it, with the curtain for a hat.

Oh no.

There was nothing left to hide behind. They were all looking, the [us: moms | mums] and the dads and the baby.

# not-in-the-story
The wolf was looking too, open-mouthed.

“That’s not in the story,” whispered {friend}. “Now I’ve got to eat you. And I don’t even like ham.”

The wolf’s whiskers were shaking. {Friend} was frightened, and had no huff left.

But {child} had. {child} had all of it, right from Monday, and now it was coming up. It came up through {child.his} tummy, and up through {child.his} neck, and the curtain slid off.

# my-turn
“NOT,” shouted {child}, so that the baby sat up, “by the hair of my chinny-chin-chin! And now it’s MY turn!”

And {child} huffed. And {child} puffed. And out it came.

WHOOOOOOOOF!

{Friend’s} eyes went round. No pig had ever blown down a wolf. {Friend} had to decide very fast what a wolf does then, and {friend.he} decided.

Over went the wolf. The wolf rolled backwards through the straw and backwards through the sticks, and down the steps, bump, bump, bump, and between the chairs all the way to the door.

“Help!” howled the wolf. “What a pig!”

# what-a-pig
How they clapped![athlete:  You’d have thought it was {athlete}.] The baby huffed.[elder:  {@Olders} waved the stick.] {child} bowed so low that the nose fell off.

# up-or-down
Afterwards {friend} sat picking straw out of {friend.his} collar, and {teacher} mended the bricks with tape.

“We’re doing it again tomorrow,” said {teacher}, “for the little ones. Are you frightened, {child}?”

{child} felt. There was a tiny bit, right at the bottom. {Child.He} blew it out, and {friend’s} whiskers moved.

“Not now,” {child.he} said.

“And the brick house?” said {teacher}. “Up or down?”

{child} looked at {friend}, and {friend} looked at {child}.

“Down,” said {child}.

It was dark when they were driven home[adult:  by {adult}], side by side in the back of the car. {Friend} leaned on {child}, whiskers and all, and {child} yawned. The breath went in, and the breath came out, all by itself.

“Fff,” went the third little pig, nearly asleep.

# @bag
the [us: principal’s | head teacher’s] handbag
## if elder
{elder.short’s} lap

# @olders
{Elder}
## if elder2
{Elder} and {elder2}
