title: The Bed That Was New to It
title: Only the Owl
guest elder: Bev (she), Maureen (she)

# the-folding-bed
{child} was sleeping at {@e-first} for the whole night, and {child.he} had never done it before.[friend:  {Friend} had, somewhere else, and said that it was easy.]

“You shall have the folding bed,” said {elder}, and pulled it out of the cupboard under the stairs. It was folded flat, with the mattress in the middle, like a sandwich. [school: Nobody {at school} had a bed like that. ]They took it up to the little back room[sport: , which was much too small to {play sport} in], and they opened it out. Creak, creak, clonk.

{child} sat down on it. Outside the window an owl said, “Hoo.”

TWANG! The bed folded up, and {child} shot out of the end like a pea[athlete: . {Athlete} couldn’t have done it faster].[pet.dog:  {Pet} shot out from underneath.]

“Well!” said {elder}. “It’s never done that before. Mind you, it’s never done anything before. I got it in a sale. There’s never been anybody in it.”

{child} looked at the bed. It stood in the corner with its legs tucked in, and all its springs were trembling, jingle, jingle, jingle. {child’s} tummy had been doing just the same since teatime.

# a-sandwich
“It’s frightened,” said {child}. “It’s its first night. When it hears something, it folds up.”

“Beds don’t get frightened,” said {elder}. “I’ll show you.” {elder.He} opened it out, creak, creak, clonk, and lay down on it in {elder.his} slippers[music: , humming {music}].

In the wall a pipe went, “Gurgle, gurgle, gurgle.”

TWANG! All that {child} could see of {elder} was a pair of slippers at one end and some hair at the other.

“{child},” said the bed, in {elder’s} voice. “I believe I’m a sandwich.”

{child} laughed until {child.he} had to hold on to the door. Then {child.he} pulled {elder} out by the slippers, and they opened the bed again, creak, creak, clonk.

“Hoo,” said the owl.

TWANG!

# the-telephone
This time {child} didn’t laugh. It was very dark outside[city: , all over {city}], and {child.he} {child.was} tired, and there was nowhere to lie down. {child} leaned on {elder’s} cardigan and began to cry.

“I want [adult: {adult}|to go home],” said {child}.

{elder} made a big soft lap, and took {child} on it, and rang home.

“The bed’s frightened of everything,” {child} told the telephone.

“Poor old bed,” said {@m} voice.[pet.cat / pet.other:  Behind it {pet} said something too.] “What do you think it needs? What do we do, when it’s you?”

{child} thought. “You put your hand on my back,” {child.he} said. “And you say what it is.”

“That’s right,” said {@m} voice. “Would you like me to come and fetch you home?”

{child} looked at the bed. It was jingling in its corner, and it had no lap to sit on.

“I can’t come now,” said {child}. “I’ve got to look after the bed.”

# only-the-owl
So {child} opened it out, creak, creak, clonk. {child.He} knelt on the floor beside it, and put {child.his} hand flat on the middle of the mattress.

“Hoo,” said the owl.

The bed gave a jump, and its legs began to tuck in.

“That’s only the owl,” said {child}. The springs were trembling under {child.his} hand. “He’s in the tree. He’s only saying who he is.”

Slowly the legs came down.

“Gurgle, gurgle, gurgle,” went the wall.

“That’s only the pipe,” said {child}. “It’s only [elder2: {elder2’s}|the] bathwater going home.”

# the-noise
Then, just outside the door, there was a noise that {child} didn’t know. It was long and slow and horrible. Crrrrr-ick.

The bed shook, and so did {child}. But {child} kept {child.his} hand where it was.

“{Elder.short}?” {child} called, in a small voice. “What’s that?”

“That’s only my knees, my darling,” said {elder}. “I’m sitting down on the stairs.”

“That’s only {elder.short’s} knees,” {child} told the bed. “They’re quite safe.”

The bed gave one last little jingle. Then it was still, and under {child’s} hand it was beginning to be warm.

{child} put in one foot, and then the other one. {child.He} lay down, all of {child.him}, and the bed stayed open.

# only-asleep
{Elder} came in, knees and all, and put a blanket over the two of them. {child} got a kiss, and the mattress got a pat[pet.dog: , and {pet} lay down underneath and sighed].

“I’ll be just across the landing,” said {elder}, and left the door open.

{child} lay in the dark. And very, very gently, the two sides of the bed came up, only a little way, until they were snug against {child.him}.

It wasn’t frightened. It was just holding on.

“Hoo,” said the owl, and “Gurgle,” said the pipe. And after that there was a new noise in the house, soft and slow, in and out, in and out. The bed had never heard it before, but it didn’t fold up. It knew what it was.

That was only {child}, asleep.

# @e-first
{elder’s} house
## if !elder
the house of {elder}, an old friend of the family,

# @m
the
## if adult
{adult’s}
