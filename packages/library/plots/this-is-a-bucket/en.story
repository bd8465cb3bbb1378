title: This Is a Bucket
title: Is He Yours?
guest friend: Hattie (she), Rafi (he)
guest pup: Wilfred (he), Norman (he)
guest owner: Mrs Dunn (she), Mrs Birch (she)
guest minder: Josie (she), Bridget (she)

% The puppy is a neighbour's and stays hers. {friend} is the family's, else somebody who stands in. Whoever asks how far they have got: {adult}, else the grandparent, else {minder}.
% A family with a dog hears other stories; a cat sits in the window.

# on-the-doormat
There was a puppy on the doormat, and there was only one thing wrong with him. He wasn’t {child’s}.

{child} wanted a puppy. It was at the top of {child.his} birthday list, and again at the bottom. But this one was called {pup}, he was nine weeks old, and he belonged to {owner} next door. {child} only had him until she got home from choir.

They were going to walk all the way [us: around | round] the block[school: , past {school}], so that everybody could see. And somebody was going to say, “Is he yours?”

{Friend}[!friend.known: , {child’s} best friend,] was coming too, with an umbrella, because {friend.he} didn’t trust clouds.[elder & adult:  {Elder}[elder2:  and {elder2}] sat on the bench by the wall.][pet.cat:  {Pet}[!pet.known:  the cat] had gone in, and sat in the kitchen window.]

# to-the-bucket
“Come on, {pup},” said {child}.

{Pup} took two steps. Then he sat down. He looked at the bucket beside the step, and at {child}, and at the bucket.

{Child.He} called. {Child.He} went on ahead and pretended to be having a lovely time there. {Pup} stayed where he was.

“How far have you got?” called {@a-first} from the kitchen window.

“The bucket!” called {friend}. “He doesn’t want to go.”

“He doesn’t want to go with me,” said {child}, and sat down on the path as well, out of pure disappointment.

# he-is-asking
From there {child} could see his face. {Pup} looked at the bucket, with his forehead all wrinkled. He looked {child.him} straight in the eye. Then he looked at the bucket again.

“He isn’t being stubborn,” said {child} slowly. “He’s asking.”

“Asking what?” said {friend}.

“What it is. He’s nine weeks old. He’s never seen a bucket.”

{child} knocked on it. Bong.

“This is a bucket,” {child.he} said.

{Pup} sniffed it, all the way [us: around | round]. He put his head in, and sneezed. Then he walked on, three whole steps, and sat down in front of a [us: boot | welly].

“This is a [us: boot | welly],” said {child}.

# what-there-is
After that it went better, but it didn’t go fast.

[age>=6: “This is a leaf,” said {child}. “And this is the rest of the tree.”

]“This is a bicycle,” said {friend}, and rang the bell.

{Pup} looked at {child}.

“That’s right,” said {child}.

This was a worm, and it lived here. [elder & adult: This was {elder.short}, who had a biscuit somewhere, so that took a while. ][pet.cat: That in the window was {pet}, who was not for sniffing. ][pet.other: That was the window, and {pet} lived in there. ][sport: This was for when you wanted to {play sport}[athlete: , like {athlete}]. ][athlete & !sport: That on {friend’s} T-shirt was {athlete}. ][music: That noise was {music}, and you couldn’t sniff it. ]Every time, {pup} looked at the thing, and then at {child}, and then he walked on.

And at last they came to the gate.

“This is a gate,” said {child}. “Behind it there’s everything else[city:  in {city}].”

# floop
Then a drop fell on {pup’s} nose. He looked at {child}.

“This is rain.”

“What did I say?” said {friend}, and put up the umbrella.

FLOOMP!

Where {friend} had just had a head there was something huge and round and black. {Pup} yelped. {child} screamed, because it had gone off right beside {child.his} cheek. {Child.He} dropped the lead, and {pup} flew over the grass and in under the bench.

{Friend} shut the umbrella. CLACK. That made him go in even further.[elder & adult:  {Elder.short}, up on the bench, sat quite still.][pet.cat:  {Pet} had seen it coming.]

“How far have you got?” called {@a}.

“The bench!” called {friend}.

“But that’s the wrong way!”

# already-answered
{child} lay down flat in the wet grass. There was nothing to see in there but two eyes. They looked at the umbrella. They looked at {child}. They looked at the umbrella.

He was still asking. And {child} had answered him already. {Child.He} had screamed.

# this-is-an-umbrella
{Child} got up.

“Put it up again,” {child.he} said. “Slowly. And stand still.”

{Friend} put it up so slowly that it hardly made a sound, and stood like a lamp post.

{child} walked up to the umbrella, in no hurry, and knocked on it. Pock. {Child.He} went in underneath, sat down on the ground and stretched out {child.his} legs.

“This is an umbrella,” said {child}, in {child.his} ordinary voice. “It’s {friend} under here.”

“That’s right,” said {friend}.

The rain drummed over their heads. Then, from under the bench, {pup} put out a nose. He put out two paws. He looked at the umbrella, and he looked at {child}.

{child} said nothing more. {Child.He} only sat there, as if it were the sofa at home.

And he came. He walked all the way over the grass, all by himself, in under the umbrella, and sat down on {child’s} foot.

# is-he-yours
A big girl on a bicycle stopped outside the gate.

“Oh,” she said. “Is he yours?”

{Pup} looked at the girl. Then he looked at {child}.

“No,” said {child}. “But I’m the one he asks.”

# to-the-gate
The rain was over when {owner} came home.

“How far did you get?” she asked.

“The gate,” said {child}. It didn’t sound very far.

“As far as the gate,” said {owner}. “I’ve never got past the mat.” She looked at {pup}, and then she looked at {child}. “Are you busy tomorrow? He hasn’t seen the other side.”

{child} was not busy.[pet.cat:  Nor was {pet}, so long as there was a window.][elder & adult: 

“I’ll bring more biscuits,” said {elder.short}.]

# the-moon
They saw him home, up to {owner’s} step. Over the roof the moon had come out, thin and white. {Pup} sat down. He looked at it for a long time, and then at {child}.

“That’s the moon,” said {child}. “It’s meant to be there.”

And {pup} took {child’s} word for it, and went in to bed.

# @a-first
{minder}, who was looking after them,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
