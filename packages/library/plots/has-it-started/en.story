title: Has It Started?
title: The Knight Who Held Up His Lance
title: Not Yet
guest friend: Rafi (he), Nell (she)
guest knight: Barnaby (he), Osbert (he)
guest minder: Auntie Bea (she), Auntie Josie (she)

% “Has it started?” is called from a long way off, and everybody may answer “Not yet”, quietly, one after the other. The very last one is whispered, from bed.
% One rule: it starts when the lance comes down. Whoever has made the pancakes (@a) is the grandparent, else {adult}, else {minder}.

# the-short-cut
The short cut home[school:  from {school}] went across the meadow, and at home there were pancakes. But when {child} and {friend} crawled out of the hedge, the meadow was full.

On one side stood a row of knights. There was another row on the other side. In the middle the tallest knight of all was holding a long lance straight up, with a flag on it. It shook.

“Excuse me, can we get past?” asked {child}.

“Not just now,” said the knight. “There’s going to be a battle. It starts when the lance comes down.”

“When’s that?” said {friend}. {Friend} [!friend.known: was {child’s} best friend, and {friend.he} ]always came straight out with things.

# dont-tell
The knight looked both ways. Then he bent down, creaking.

“Never, if I can help it,” he whispered. “Don’t tell anybody. I don’t want to fight.”

“Why not?” said {friend}.

“Somebody might get hurt,” said the knight. “And I’m at the front.”

“Has it started?” shouted somebody in the row.

“Not yet!” shouted the knight.

“Not yet,” they said, all down the row. “Not yet. Not yet. Not yet.”

# to-fight-on
His name was Sir {knight}, and he had stood like that since breakfast. Really he grew peas. He had been given the lance for being tallest.

“What are you fighting about?” asked {friend}.

“The meadow.”

“What do you want it for?”

Sir {knight} thought. “To fight on,” he said.[city:  “There’s no other meadow in {city}, you see.”]

His arms shook until his armour rattled. {child} knew just how that felt. {Child.He} had once had a hand up for a whole lesson.

“I’ll help,” {child.he} said, and took hold as high as {child.he} could reach. But soon {child} was shaking too.[sport:  It was worse than {sport}.]

# give-me-your-shield
“It’ll have to stand by itself,” said {friend}. “We’ll dig it in. Give me your shield.”

{Friend} never waited to hear what other people thought. {Friend.He} knelt at the knight’s feet and dug with the shield until the earth flew.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] dug as well, but in another direction. Over there it smelled of mouse.]

“They’re digging!” shouted somebody. “Has it started?”

“Not yet!” shouted {child}. “Not yet, not yet, not yet,” it went, along the row.[music:  And somebody hummed {@song}, to keep calm.]

# the-crow
Then the crow came. She had flown a long way, and the point of the lance was just right for sitting on.

A crow weighs almost nothing. But at the far end of a lance she weighs as much as a cow.

“Oh no,” said Sir {knight}.

The lance began to tip. Clap, clap, clap, went the visors, all along both rows.

“It’s starting!” shouted somebody, not very happily.

# see-saw
{child} hung on, but the point sank. Then {child.he} saw the other end. It had been on the ground, and now it was going up, behind the knight’s back. The lower the point sank, the higher it rose.

Like a see-saw!

{child} ran round the knight, jumped, and caught the thick end in both arms.[athlete:  Not even {athlete} could have jumped higher.] Then {child.he} pulled up {child.his} feet and hung there like a sack of potatoes.

Nothing happened. Then {child} went down. And the point went up, so fast that the crow said caw and fell off.

“This way!” yelled {friend}, with both arms in the hole. “A bit more! Let go!”

{child} let go. THUD. The lance was in the hole.

They filled it up and stamped, the knight in his iron shoes.

# one-finger
“Let go now,” said {child}.

“I don’t dare.”

“Try one finger.”

Sir {knight} let go with his little fingers, then the others, and last of all his thumbs. The lance stood. But his arms had forgotten how to be down, so {child} pulled them down for him.

“Has it started?” they shouted.

The knight looked at the lance. “Not yet,” he said.

# at-home
So they sat down to wait. The sun set behind the hedge, and the dew came, and dew is bad for knights. The rows began to squeak.

“I could wait at home,” said one at last. “Will you tell me when it starts?”

“And me?” shouted one on the other side.

“I promise,” said Sir {knight}, and waved. “The moment it comes down.”

So they went home, squeak, squeak, in two directions.[pet.dog:  {Pet} went after them for a bit, to make sure.]

# another-plate
“You’re late,” said {@first}, when they came in.[elder2:  {Elder2} was at the table, guarding the pancakes.]

“There was going to be a battle,” said {friend}. “But they’re waiting at home.”

“Very wise,” said {@a}. Then {@he} saw the knight, and got out another plate.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] smelled the iron shoes, and had smelled better.][pet.other:  {Pet}[!pet.known: , {child’s} pet,] looked at the iron shoes for a long time.][pet.dog:  {Pet} lay down on the iron shoes, which is where pancakes land.]

# not-yet
The lance is still there, and peas grow up it, as far as the crow. Every day {child} and {friend} take the short cut, and there sits Sir {knight}, eating out of his shield.

“Has it started?” shouts {friend}.

“Not yet,” says Sir {knight}.

At night the crow puts its head under its wing. {child} lies in bed, with the window open, and yawns. Then {@a} tiptoes in, to see if {child} is asleep.

“Not yet,” {child} whispers.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
