title: Fine Where I Am
title: The Troll on the Slide
title: Budge Up, Troll
guest gudrun: Mrs Dodd (she), Mrs Tibbs (she)
guest korven: Chipolata (he), Banger (he)

% The troll is “it” and has no name. {korven} is the neighbour’s sausage dog.

# the-slide
There was a troll at the playground.

It was sitting at the very bottom of the slide, just where you’re meant to come out. It was grey and shaggy and as wide as a sofa, and it had a fir cone in one ear.

At the very top stood {child}, who wanted to slide.[friend:  On the ladder behind {child.him} stood {friend}[!friend.known: , {child.his} best friend,] who wanted to slide too.]

“Move, troll!” shouted {child}.

“Shan’t,” said the troll. “I’M FINE WHERE I AM.”

# the-bench
So {child} climbed all the way down again, and went round to have a look at its face.

“You could sit on the bench,” said {child}.

“Shan’t,” said the troll. “I’M FINE WHERE I AM.”

“You could sit on the swing.”[music:  There was somebody on the swing already, singing {music}.]

“Shan’t. I’M FINE WHERE I AM.”

“But it’s a slide,” said {child}. “You’re supposed to slide on it.”

“Is it a slide?” said the troll. “I thought it was a chair.”

# gudrun
Along came {gudrun} from next door, with her sausage dog. The sausage dog was called {korven}.

“That troll will have to move!” said {gudrun}.

“Shan’t. I’M FINE WHERE I AM.”

{korven} sniffed the troll’s toes. Then he licked them, one after the other, for quite a long time.

“Tee-hee-hee!” went the troll. “That tickles! Stop it! All right, I’m going!”

# stuck
And the troll went to stand up.

Only it couldn’t.

It pushed, and it puffed[athlete: , as hard as {athlete}], and it pushed so hard that the fir cone shot out of its ear. It was still sitting there.

Its bottom was stuck!

“Oh,” said the troll in a small voice. “I’m … fine where I am.”

“You’re stuck,” said {child}.

“Yes,” said the troll. “I’m ever so fine where I am.”

# pulling
{gudrun} pulled one arm, and {child} pulled the other.[elder:  {Elder}[elder2:  and {elder2}] got up from the bench and pulled {child}.][sport:  Some people on their way to {play sport} came and pulled as well.] {korven} pulled the tuft on its tail.[pet.dog:  {Pet}[!pet.known:  the dog] pulled {korven}.] But no. The troll was fine where it was.

A tear rolled down the troll’s nose, as big as a plum.

“What if I’m still here when it’s winter?” it said.

“Wait a minute,” said {child}.

# the-cone
{Child.He} picked the fir cone up out of the grass. It was a long one, and very ruffled. Then {child.he} crouched down, and tickled the troll under one foot.

“Tee,” said the troll.

{child} tickled it under the other foot.

“Tee-hee!”

{child} tickled both feet at once, as hard as {child.he} could.

“TEE-HEE-HEE!” roared the troll. Its toes hopped. Its tummy hopped. Its back hopped. And last of all, its bottom hopped.

POP!

Out flew the troll like a cork. It flew right over the grass[city: , higher than anything in {city},] and came down in the sandpit, softly, with sand all over its tummy.

# did-i-slide
The troll blinked.

“Did I slide?” it asked.

“Yes, you slid a bit,” said {child}.

“I liked it,” said the troll. “Could I start from the top?”

It could. First it was {child’s} go. WHEEE![friend:  Then it was {friend’s}.] Then it was the troll’s, and everybody else got out of the way. Then it was {korven’s}, in {gudrun’s} arms. And then they all had one more go.[school:  It was even better than the slide at {school}.]

# the-lap
By then they were so tired that they had to sit down on the edge of the sandpit. The troll sat very firmly, on its own bottom. {child} climbed up into its lap. It was warm there, and shaggy, and it smelled of fir cones.

“Shall we go home soon, {child}?” asked [adult: {adult} | {gudrun}].[pet & !pet.dog:  “{Pet} will be waiting.”]

{child} leaned back, and yawned.

“Shan’t,” said {child}. “I’m fine where I am.”
