title: The Ting in {Elder.short’s} Coat
title: Crunch, Said the [us: Cookie | Biscuit]
title: The String Said Nothing
guest friend: Percy (he), Dora (she)
guest elder: Walter (he), Norman (he)

% The elder is a neighbour from downstairs where the family has ticked none.

# klamp
{Elder}[!elder: , who lived downstairs,] came up the stairs.

Clomp, clomp, ting.

Clomp, clomp, ting.

“{Elder.short},” said {child}. “You’re tinging!”

“Am I?” said {elder.short}.

{Friend}[!friend: , who had come to play,] put one ear against {elder.short’s} big coat. “It’s a treasure,” said {friend}. “A treasure that makes a noise.[school:  They haven’t even got one of those {at school}.]”

[age>=5: “What do treasures sound like?” said {child}.

“Shiny,” said {friend}.

]“Where is it?” said {child}.

“I don’t know,” said {elder.short}. “This coat’s so big [sport: you could {play sport} in it|I lose things in it]. We’ll have to look.”

# the-string
{child} put one hand in the first pocket. There was a bit of string in there. A long, red bit of string.

They listened to the string.

The string said nothing.

“No,” said {child}. “That’s not the treasure.”

# the-cone
{Friend} put one hand in the next pocket. There was a fir cone in there. A fat, brown fir cone.

They listened to the fir cone.[pet.dog:  {Pet}[!pet.known:  the dog] listened too.][pet.cat:  {Pet}[!pet.known:  the cat] listened too.]

The fir cone said nothing.

“No,” said {friend}. “That’s not the treasure.”

# the-watch
{child} felt in one more pocket. There was a watch in there, with a lid.

They listened to the watch.

The watch said nothing.

“It’s stopped,” said {elder.short}. “It’s been a quarter past three all year.”

“Then that’s not the treasure,” said {child}.

# the-rusk
Then {elder.short} picked {child} up,[athlete:  like {athlete} after a win,] to reach the pocket at the very top. There was half a [us: cookie | biscuit] in there.

They listened to the [us: cookie | biscuit].

Crunch, said the [us: cookie | biscuit].

But that was because {friend} was eating it.

# one-more
“Well, that’s all the pockets,” said {elder.short}. {Elder.He} took a step.

Clomp, ting.

“There’s another one!” said {child}.

And so there was. It was a secret pocket, on the inside of the coat. {Elder.short} tried to put one hand in, but it wouldn’t go. {Elder.His} hand was too big.

{child} tried, and in it went. {Child.His} hand was just right.

# down-and-down
The pocket was empty. But right at the bottom there was a hole. It was a little hole, just big enough for {child’s} hand to creep through.

So the hand crept through.

“Is it dark?” whispered {friend}.

“Yes,” whispered {child}. “And warm.”

[age>=5: “Does anybody live there?”

“Not yet. Only my hand.”

]
Down went the hand, and down, and down. The whole arm was gone. There was only {child} left.

“I can feel something!” said {child}. “It’s round! It’s cold!”

# as-gold
Up came the arm, and then the hand. And in the hand was a little bell, as yellow as gold.

Ting!

{Elder.short} stood quite still. Then {elder.he} laughed and laughed.

“That bell,” said {elder.short}, “was on my hat when I was little. I’ve looked for it in the kitchen. I’ve looked in the cellar. I’ve looked under the bed.[city:  I’ve looked all over {city}.][elder2:  {Elder2} looked too.] And I was wearing it all the time!”

[age>=5: “But how did it get down there?” said {friend}.

“I expect it crept in through the hole,” said {elder.short}, “just like the hand.”

]{child} gave it one ting. {Friend} gave it one ting. {Elder.short} gave it one ting, ever so gently.[music:  It sounded a bit like {music}.]

# double-bow
{Friend} was allowed to take the fir cone home, because {friend.he} wanted it.

And the red string got the job of holding the bell. {Elder.short} tied it to {child’s} bed, with a double bow that used up all the string.

# no-pling
That night {child} lay under the covers,[adult:  {adult} said good night,][pet.other:  {pet} was asleep,] and {elder.short} went back down the stairs.

Clomp, clomp.

Clomp, clomp.

No ting. Not a single one.

Because the ting lived with {child} now. {Child.He} put out one finger and gave it a tiny, tiny push.

Ting, said the treasure.

And then it went to sleep.
